"""The build phase: advance, place, recycle, order (DD-BUILD)."""

from __future__ import annotations

from typing import ClassVar

from starboard.games.dominate.energy import has_energy
from starboard.games.dominate.moves import EndTurn
from starboard.games.dominate.state import READY, Table
from starboard.kernel import Act, Chance, Choice, Seat, Seats, Step


def split(order: str) -> tuple[str, int]:
    """A figure in production and its field of the slot: `tank@3`."""
    type, _, field = order.partition("@")
    return type, int(field)


class Advance(Step[Table]):
    """Everything in the slot moves one field on; without energy only power plants (DD-BUILD-02)."""

    seat: int

    def run(self, state: Table, chance: Chance) -> None:
        player = state.players[self.seat]
        powered = has_energy(state, self.seat)
        for secret in player.slot.values():
            moved: list[str] = []
            for order in secret.names:
                type, field = split(order)
                on = field - 1 if powered or type == "powerplant" else field  # DD-BUILD-03
                moved.append(f"{type}@{max(on, READY)}")
            secret.names = moved
        player.stage.value = 0


def end_turn(choice: Building, state: Table, seat: Seat, move: EndTurn, chance: Chance) -> None:
    """The build phase is over (DD-BUILD-10)."""


class Building(Choice[Table]):
    """One open question for all of it, so that nobody sees how much is ordered (DD-ORDER-02)."""

    acts: ClassVar[tuple[Act, ...]] = (Act(EndTurn, end_turn),)

    seat: int

    def must(self, state: Table) -> Seats:
        return (self.seat,)
