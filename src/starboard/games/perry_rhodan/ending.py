"""The end of a mission: what lies where is known again (PR-TRANS-05)."""

from __future__ import annotations

from starboard.games.perry_rhodan.accessories import pick_up_loose_ends, settle_gear
from starboard.games.perry_rhodan.holds import ON_FOOT, close_holds, cover_over, is_carried
from starboard.games.perry_rhodan.meeting import wake_stunned
from starboard.games.perry_rhodan.state import Table
from starboard.kernel import Chance, Seats, Step


class OfMission(Step[Table]):
    """A step of the mission under way; it falls away with its player."""

    seat: int

    def owners(self, state: Table) -> Seats:
        return (self.seat,)


class EndMission(OfMission):
    """The mission is over; what lies where is known again (PR-TRANS-05, PR-ACC-04, 11, 12)."""

    def run(self, state: Table, chance: Chance) -> None:
        wake_stunned(state)
        state.mission = None
        for player in state.players:
            stay = [name for name in player.holds if is_in_flight(state, name)]
            kept = {*stay, *player.covers}
            gone = [name for name in player.holds if name not in kept]
            for name in gone:
                unit = player.cards.get(name)
                if unit is not None and cover_over(state, unit) is None:
                    settle_gear(state, unit)
            close_holds(state, player.seat, gone)
        pick_up_loose_ends(state)


def is_in_flight(state: Table, carrier: str) -> bool:
    """Whether a ship, or somebody aboard one, is on a flight of several rounds."""
    if carrier == ON_FOOT:
        return False
    laid = state.laid(carrier)
    if laid is None:
        return False
    flying = [name for flight in state.flights for name in flight.mission.members]
    return carrier in flying or is_carried(state, laid)
