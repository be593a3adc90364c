"""Texts being carried out: effects one after the other, from top to bottom (FS-EVENT-05)."""

from __future__ import annotations

from collections.abc import Callable

from starboard.games.flagship.state import Deed, Table
from starboard.games.flagship.vocabulary import Effect
from starboard.kernel import Chance, Entry, Step

Performer = Callable[[Table, int, Deed, Effect, Chance], None]

PERFORMERS: dict[type, Performer] = {}
"""How each kind of effect is carried out; `effects.py` fills it."""


def start_deed(state: Table, deed: Deed, effects: tuple[Effect, ...]) -> int:
    """Begin to carry a text out."""
    number = state.number()
    state.deeds[number] = deed
    state.push(Carry(number, effects), EndDeed(number))
    return number


class Carry(Step[Table]):
    """The next effect of a text, then the others (FS-ABILITY-04)."""

    deed: int
    effects: tuple[Effect, ...]

    def run(self, state: Table, chance: Chance) -> None:
        deed = state.deeds.get(self.deed)
        if deed is None or deed.cancelled or not self.effects:
            return
        if state.players[deed.seat].out:
            return
        effect = self.effects[0]
        here = len(state.current.stack)
        PERFORMERS[type(effect)](state, self.deed, deed, effect, chance)
        rest: Entry = Carry(self.deed, self.effects[1:])
        if state.outcome is None:
            state.current.stack.insert(here, rest)


class EndDeed(Step[Table]):
    """A text is done: pointed-at cards go back, a plain event is discarded (FS-EVENT-06)."""

    deed: int

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
