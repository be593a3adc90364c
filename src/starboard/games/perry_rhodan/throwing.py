"""Throwing hand cards off: as a price, as an effect, at the end of a turn (PR-TURN-14, 18)."""

from __future__ import annotations

from typing import ClassVar

from starboard.errors import Illegal
from starboard.games.perry_rhodan.events.turn import CardDiscarded
from starboard.games.perry_rhodan.moves.turn import Discard
from starboard.games.perry_rhodan.moves.windows import Waive
from starboard.games.perry_rhodan.passive import turn_passive
from starboard.games.perry_rhodan.playing import waivers
from starboard.games.perry_rhodan.state import Laid, Table
from starboard.kernel import Act, Chance, Choice, Seat, Seats


def throw_off(state: Table, seat: int, name: str, clause: str) -> None:
    """A hand card goes to the sink."""
    player = state.players[seat]
    player.hand[state.catalogue[name].phase].take(name)
    player.sink.append(name)
    state.report(CardDiscarded(clause, seat, name))


def hand_cards(choice: Choice[Table], state: Table, seat: Seat) -> list[Discard]:
    """Every kind of card on the hand."""
    return [Discard(name) for name in dict.fromkeys(state.players[seat].hand_names())]


def not_on_hand(choice: Choice[Table], state: Table, seat: Seat, move: Discard) -> Illegal | None:
    """A card of one's own choice out of the hand (PR-TURN-18)."""
    if state.players[seat].holds_card(move.card):
        return None
    return Illegal("PR-TURN-18", "not-on-hand", card=move.card)


def throw_one(choice: ThrowOff, state: Table, seat: Seat, move: Discard, chance: Chance) -> None:
    """One card goes; the others follow."""
    throw_off(state, seat, move.card, "PR-TURN-14")
    if choice.count > 1:
        state.push(ThrowOff(seat, choice.count - 1, choice.source, choice.effect))


def sparing(choice: ThrowOff, state: Table) -> list[Laid]:
    """The cards that may become passive instead."""
    laid = state.laid(choice.source)
    return [] if laid is None else waivers(state, laid, laid.card.effects[choice.effect])


def waives(choice: ThrowOff, state: Table, seat: Seat) -> list[Waive]:
    """Every card that may become passive instead (PR-SKILL-83, 84)."""
    return [Waive(laid.id) for laid in sparing(choice, state)]


def cannot_waive(choice: ThrowOff, state: Table, seat: Seat, move: Waive) -> Illegal | None:
    """Only a card with Wirtschaft in reach spares the throwing off (PR-SKILL-83, 84)."""
    if any(laid.id == move.card for laid in sparing(choice, state)):
        return None
    return Illegal("PR-SKILL-83", "spares-nothing", card=move.card)


def waive(choice: ThrowOff, state: Table, seat: Seat, move: Waive, chance: Chance) -> None:
    """The card becomes passive, and nothing is thrown off (PR-SKILL-83, 84)."""
    turn_passive(state, state.players[seat].cards[move.card], seat, "PR-SKILL-83")


class ThrowOff(Choice[Table]):
    """Hand cards that have to be thrown off, for an effect of a card or by one."""

    acts: ClassVar[tuple[Act, ...]] = (
        Act(Discard, throw_one, hand_cards, not_on_hand, hand_cards),
        Act(Waive, waive, waives, cannot_waive),
    )
    seat: int
    count: int
    source: str = ""
    """The card on the table whose price this is, and which of its effects."""
    effect: int = 0

    def must(self, state: Table) -> Seats:
        some = state.players[self.seat].hand_size() or sparing(self, state)
        return (self.seat,) if some else ()

    def question(self, state: Table) -> dict[str, str | int]:
        return {"count": self.count}
