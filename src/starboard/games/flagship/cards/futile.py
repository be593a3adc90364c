"""What can never work on a card: words nobody performs, rolls out of reach, nothing chosen.

Like the bounds, this holds for cards that come to a new table (`content.check_own`).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from starboard.cards.checks import unperformed
from starboard.cards.effects import Op, Record, effects_in, word_of
from starboard.cards.words import Lexicon
from starboard.errors import BadInput
from starboard.games.flagship.cards import vocabulary as v
from starboard.games.flagship.cards.kinds import Pick, Scope, Target
from starboard.games.flagship.cards.printed import PrintedCard
from starboard.games.flagship.cards.words import WORDS
from starboard.games.flagship.dice import Roll

ABILITIES = (v.Passive, v.Active, v.Attack, v.Absorb, v.Trigger)
"""The frames of texts; the rules know them themselves."""


def futile(card: PrintedCard, words: Lexicon = WORDS) -> Iterator[BadInput]:
    """Each thing that can never work, with its field; none on a sound card."""
    yield from unperformed(card, words, ABILITIES)
    yield from _out_of_reach(card, "")
    yield from _unchosen(card.effects, "effects", chosen=False)
    for index, ability in enumerate(card.abilities):
        given = isinstance(ability, v.Trigger)  # it speaks of what set it off
        at = f"abilities[{index}].{word_of(ability)}"
        yield from _unchosen(effects_in(ability), at, chosen=given)


def _out_of_reach(record: Record, path: str) -> Iterator[BadInput]:
    """Thresholds that no roll of their dice can show."""
    for field in record.__struct_fields__:
        value = getattr(record, field)
        at = f"{path}.{field}" if path else field
        if isinstance(value, Roll) and not value.in_reach:
            low, high = value.dice, 6 * value.dice
            yield BadInput(at, "is-out-of-dice", text=str(value), low=low, high=high)
        elif isinstance(value, Record):
            yield from _out_of_reach(value, at)
        elif isinstance(value, tuple):
            for index, part in enumerate(value):
                if isinstance(part, Record):
                    yield from _out_of_reach(part, f"{at}[{index}]")


def _unchosen(effects: Iterable[Op], path: str, *, chosen: bool) -> Iterator[BadInput]:
    """Effects on what was chosen, where nothing was chosen before them in their text."""
    for effect in effects:
        if not chosen and _speaks_of_chosen(effect):
            yield BadInput(f"{path}: {word_of(effect)}", "nothing-chosen")
        chosen = chosen or isinstance(effect, v.Choose)
        if isinstance(effect, v.Later):  # it is a text of its own, and knows what set it off
            yield from _unchosen(effect.effects, f"{path}.later", chosen=True)
        else:
            anew = chosen and not isinstance(effect, v.Contest)
            inner = f"{path}.{word_of(effect)}"
            yield from _unchosen(effects_in(effect), inner, chosen=anew)


def _speaks_of_chosen(effect: Op) -> bool:
    if isinstance(effect, v.Discard):
        return effect.pick is Pick.CHOSEN
    target, scope = getattr(effect, "target", None), getattr(effect, "scope", None)
    return target is Target.CHOSEN or scope is Scope.CHOSEN
