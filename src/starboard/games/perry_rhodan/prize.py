"""What boarders achieve who break through (PR-SKILL-35)."""

from __future__ import annotations

from typing import ClassVar

from starboard.games.perry_rhodan.events.combat import CardReduced
from starboard.games.perry_rhodan.moves.combat import Reduce
from starboard.games.perry_rhodan.passive import turn_passive
from starboard.games.perry_rhodan.sinking import Way, sink
from starboard.games.perry_rhodan.state import Table
from starboard.games.perry_rhodan.zones import borne_by
from starboard.kernel import Act, Chance, Choice, Seat, Seats


def prizes(choice: Prize, state: Table, seat: Seat) -> list[Reduce]:
    """The starship itself becomes passive, or one of its accessories is reduced."""
    ship = state.laid(choice.ship)
    if ship is None:
        return []
    gear = [each for each in borne_by(state, ship) if each.card.is_ship_accessory]
    return [Reduce(ship.id), *[Reduce(each.id) for each in gear]]


def take_prize(choice: Prize, state: Table, seat: Seat, move: Reduce, chance: Chance) -> None:
    """The ship is passive, or its accessory gone (PR-SKILL-35)."""
    laid = state.laid(move.card)
    assert laid is not None
    if move.card == choice.ship:
        turn_passive(state, laid, seat, "PR-SKILL-35")
        return
    state.report(CardReduced("PR-SKILL-35", seat, laid.id))
    sink(state, laid, Way.REDUCED)


class Prize(Choice[Table]):
    """A boarder broke through: the ship becomes passive or loses an accessory (PR-SKILL-35)."""

    acts: ClassVar[tuple[Act, ...]] = (Act(Reduce, take_prize, prizes),)
    obvious: ClassVar[bool] = True
    seat: int
    ship: str

    def must(self, state: Table) -> Seats:
        return (self.seat,) if state.laid(self.ship) is not None else ()
