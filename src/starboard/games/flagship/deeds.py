"""Texts being carried out: effects one after the other, from top to bottom (FS-EVENT-05)."""

from __future__ import annotations

from typing import Final

from starboard.cards.words import Lexicon, carrying
from starboard.games.flagship.cards.vocabulary import Effect
from starboard.games.flagship.matters import OfText, user_of
from starboard.games.flagship.state import Deed, Table
from starboard.kernel import Chance, Seats

WORDS: Final = Lexicon()
"""Everything about each word of the cards; the modules in `cards/words` fill it."""


def start_deed(state: Table, deed: Deed, effects: tuple[Effect, ...]) -> int:
    """Begin to carry a text out."""
    number = state.number()
    state.deeds[number] = deed
    state.push(Carry(number, effects), EndDeed(number))
    return number


class Carry(carrying.Carry[Table, Deed]):
    """The next effect of a text, then the others (FS-ABILITY-04)."""

    deed: int
    effects: tuple[Effect, ...]

    def owners(self, state: Table) -> Seats:
        return user_of(state, self.deed)

    def text(self, state: Table) -> Deed | None:
        deed = state.deeds.get(self.deed)
        if deed is None or deed.cancelled or state.players[deed.seat].out:
            return None
        return deed

    def words(self) -> Lexicon:
        return WORDS

    def rest(self) -> Carry:
        return Carry(self.deed, self.effects[1:])


class EndDeed(OfText):
    """A text is done: pointed-at cards go back, a plain event is discarded (FS-EVENT-06)."""

    def run(self, state: Table, chance: Chance) -> None:
        deed = state.deeds.pop(self.deed)
        hand_back(state, deed)
        if is_on_field(deed) and not state.players[deed.seat].out:
            state.players[deed.seat].draw_discard.append(deed.card.id)


def hand_back(state: Table, deed: Deed) -> None:
    """A hand card that was pointed at goes back: the text is done, or speaks of another one now."""
    if deed.held is not None and not state.players[deed.opponent].out:
        for slot in deed.held.slots:
            state.players[deed.opponent].hand.add(slot)
    deed.held = None


def is_on_field(deed: Deed) -> bool:
    """Whether the text is that of an event card which lies on the field meanwhile."""
    return not deed.source and deed.card.is_event and not deed.card.is_effect
