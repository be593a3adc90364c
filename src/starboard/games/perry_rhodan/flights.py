"""Flights of several rounds: the formation is set aside and arrives later (PR-RANGE-16)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from starboard.games.perry_rhodan.attackable import target_of
from starboard.games.perry_rhodan.ending import EndMission
from starboard.games.perry_rhodan.events.missions import (
    FlightArrived,
    FlightBegan,
    FlightReturned,
)
from starboard.games.perry_rhodan.formation import origin_of, rounds_of, ships_of
from starboard.games.perry_rhodan.homecoming import Homeward
from starboard.games.perry_rhodan.kinds import MissionKind
from starboard.games.perry_rhodan.state import Flight, Laid, Mission, Table
from starboard.games.perry_rhodan.versions import AS_THE_BOOK_SAYS, follows
from starboard.games.perry_rhodan.zones import borne_by
from starboard.kernel import Chance, Entry, Seats, Step

AT_TARGET: Final[dict[MissionKind, Callable[[Mission], tuple[Entry, ...]]]] = {}
"""What a mission of each kind does once a long flight is over; their modules fill it."""


def cannot_arrive_yet(state: Table, mission: Mission) -> bool:
    """Whether the formation needs more than one round (PR-RANGE-15, 16)."""
    return bool(mission.members) and rounds_of(state, mission) > 1


def set_off(state: Table, mission: Mission) -> None:
    """The formation is set aside until it arrives (PR-ASIDE-01, PR-RANGE-16)."""
    rounds = rounds_of(state, mission)
    due = state.players[mission.seat].turns + rounds
    for laid in formation_of(state, mission):
        laid.place = ""
    state.flights.append(Flight(mission, due))
    state.memo = {}
    state.report(FlightBegan("PR-RANGE-16", mission.seat, rounds))


def formation_of(state: Table, mission: Mission) -> list[Laid]:
    """The ships of a formation with what they bear."""
    ships = ships_of(state, mission)
    return [laid for ship in ships for laid in (ship, *borne_by(state, ship))]


class LateArrivals(Step[Table]):
    """Formations that arrive now: of defensive missions in Reaktivierung, the others in Mission."""

    seat: int
    defensive: bool

    def owners(self, state: Table) -> Seats:
        return (self.seat,)

    def run(self, state: Table, chance: Chance) -> None:
        for flight in state.flights:
            kind = flight.mission.kind
            if self.is_due(state, flight) and (kind is MissionKind.DEFENSIVE) is self.defensive:
                state.push(self)
                state.flights.remove(flight)
                come_in(state, flight.mission)
                return

    def is_due(self, state: Table, flight: Flight) -> bool:
        """Whether a formation is one of this player that arrives in this turn."""
        return flight.mission.seat == self.seat and flight.due <= state.players[self.seat].turns


def come_in(state: Table, mission: Mission) -> None:
    """It goes on with its mission, or back if the target is gone (PR-RANGE-16, PR-TRANS-07)."""
    for laid in formation_of(state, mission):
        laid.place = mission.origin
    state.memo = {}
    state.mission = mission
    state.push(EndMission(mission.seat))
    mission.scope = state.agenda.open("mission")
    if mission.kind is not MissionKind.DEFENSIVE or not follows(state, AS_THE_BOOK_SAYS):
        state.turn.mission_side = mission.side
    if target_of(state, mission).top is None:
        state.report(FlightReturned("PR-RANGE-16", mission.seat, origin_of(state, mission).id))
        back = (mission.target, tuple(mission.members), mission.origin)
        state.push(Homeward(mission.seat, mission.side, *back))
        return
    state.report(FlightArrived("PR-RANGE-16", mission.seat, target_of(state, mission).id))
    state.push(*AT_TARGET[mission.kind](mission))
