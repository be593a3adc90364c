"""What the cards of every game must keep to."""

from __future__ import annotations

from collections.abc import Iterator

from starboard.cards.effects import Op, Record, all_effects, word_of
from starboard.cards.words import Lexicon
from starboard.errors import BadInput


def unperformed(
    card: Record, words: Lexicon, frames: tuple[type[Op], ...] = ()
) -> Iterator[BadInput]:
    """Words on a card that nobody performs; `frames` of texts are known to the rules themselves."""
    for place, effect in all_effects(card):
        if not isinstance(effect, frames) and not words.works(type(effect)):
            yield BadInput(place, "nobody-performs", word=word_of(effect))
