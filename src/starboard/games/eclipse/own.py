"""What is one player's matter: steps, and decisions with trade beside them."""

from __future__ import annotations

from typing import ClassVar

from starboard.games.eclipse.state import Table
from starboard.games.eclipse.trade import Trade
from starboard.kernel import Aside, Choice, Seat, Seats, Step


class OwnStep(Step[Table]):
    """What the rules do for one player; it does not happen once that player is out."""

    seat: int

    def owners(self, state: Table) -> Seats:
        return (self.seat,)


class OwnChoice(Choice[Table]):
    """A decision of one player, who may trade before it (ECL-RES-04)."""

    admits: ClassVar[tuple[type[Aside[Table]], ...]] = (Trade,)
    seat: int

    def must(self, state: Table) -> Seats:
        return (self.seat,)

    def owners(self, state: Table) -> Seats:
        return (self.seat,)

    def admits_from(self, state: Table, seat: Seat) -> bool:
        return seat == self.seat

    def question(self, state: Table) -> dict[str, str | int]:
        return {"seat": self.seat}


class CombatChoice(OwnChoice):
    """A decision in combat, or about a cube that goes home; since rules 2 with trade before it.

    Where there is only one way there is nothing to decide.
    """

    def admits_from(self, state: Table, seat: Seat) -> bool:
        return state.rules > 1 and seat == self.seat and len(self.moves(state, seat)) > 1
