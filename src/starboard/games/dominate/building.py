"""The build phase: advance, then place, recycle and order in one open choice (DD-BUILD)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from starboard.errors import Illegal
from starboard.games.dominate.campaign.using import USE
from starboard.games.dominate.energy import has_energy
from starboard.games.dominate.events import CreditsGiven
from starboard.games.dominate.moves import EndTurn, Give
from starboard.games.dominate.ordering import ORDER, PLACING, RECYCLE
from starboard.games.dominate.placing import PLACE
from starboard.games.dominate.slot import split
from starboard.games.dominate.state import READY, Table
from starboard.games.dominate.strike_token import advance_token
from starboard.games.dominate.surplus import hide
from starboard.kernel import Act, Chance, Choice, Move, Seat, Seats, Step


class Advance(Step[Table]):
    """Everything in the slot moves one field on; without energy only power plants (DD-BUILD-02)."""

    seat: int

    def owners(self, state: Table) -> Seats:
        return (self.seat,)

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
        if powered:  # DD-UPLINK-02, DD-ENERGY-07
            advance_token(state, self.seat)  # DD-UPLINK-02
        hide(state, self.seat)  # DD-BUILD-04
        player.stage.value = PLACING


# ------------------------------------------------------------------------- partners


def gifts(choice: Choice[Table], state: Table, seat: Seat) -> Iterator[Give]:
    """Any number of credits for a partner."""
    if not state.scenario.team_credits:
        return
    for other in state.players:
        if other.seat != seat and state.friendly(seat, other.seat) and not other.out:
            for credits in range(1, state.players[seat].money() + 1):
                yield Give(other.seat, credits)


def gift_refused(choice: Choice[Table], state: Table, seat: Seat, move: Give) -> Illegal | None:
    """To a partner who plays, where the scenario says so (DD-ROUND-09)."""
    if not state.scenario.team_credits:
        return Illegal("DD-ROUND-09", "no-gifts")
    if move.seat == seat or move.seat not in state.alive() or not state.friendly(seat, move.seat):
        return Illegal("DD-ROUND-09", "no-partner", player=move.seat)
    if not 1 <= move.credits <= state.players[seat].money():
        return Illegal("DD-MAT-09", "not-so-many-credits", credits=move.credits)
    return None


def take_gift(choice: Choice[Table], state: Table, seat: Seat, move: Give, chance: Chance) -> None:
    state.players[seat].pay(-move.credits)
    state.players[move.seat].pay(move.credits)
    state.report(CreditsGiven("DD-ROUND-09", seat, move.seat, move.credits))


# ------------------------------------------------------------------------- the choice


def end_turn(choice: Building, state: Table, seat: Seat, move: EndTurn, chance: Chance) -> None:
    """The build phase is over (DD-BUILD-10)."""


class Building(Choice[Table]):
    """One open question for all of it, so that nobody sees how much is ordered (DD-ORDER-02)."""

    acts: ClassVar[tuple[Act, ...]] = (
        PLACE,
        RECYCLE,
        ORDER,
        Act(Give, take_gift, gifts, gift_refused),
        USE,
        Act(EndTurn, end_turn),
    )

    seat: int

    def must(self, state: Table) -> Seats:
        return (self.seat,)

    def take(self, state: Table, seat: Seat, move: Move, chance: Chance) -> None:
        if not isinstance(move, EndTurn):
            state.push(self)
        super().take(state, seat, move, chance)

    def question(self, state: Table) -> dict[str, str | int]:
        return {"stage": state.players[self.seat].stage.value or PLACING}
