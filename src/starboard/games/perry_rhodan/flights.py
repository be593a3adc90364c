"""Flights of several rounds: the formation is set aside and arrives later (PR-RANGE-16)."""

from __future__ import annotations

from starboard.games.perry_rhodan.attackable import target_of
from starboard.games.perry_rhodan.events.missions import (
    FlightArrived,
    FlightBegan,
    FlightReturned,
)
from starboard.games.perry_rhodan.formation import origin_of, rounds_of, ships_of
from starboard.games.perry_rhodan.state import Flight, Mission, Table
from starboard.games.perry_rhodan.zones import borne_by


def cannot_arrive_yet(state: Table, mission: Mission) -> bool:
    """Whether the formation needs more than one round (PR-RANGE-15, 16)."""
    return bool(mission.members) and rounds_of(state, mission) > 1


def set_off(state: Table, mission: Mission) -> None:
    """The formation is set aside until it arrives (PR-ASIDE-01, PR-RANGE-16)."""
    rounds = rounds_of(state, mission)
    due = state.players[mission.seat].turns + rounds
    state.flights.append(Flight(mission, due))
    for ship in ships_of(state, mission):
        for laid in [ship, *borne_by(state, ship)]:
            laid.place = ""
    state.memo = {}
    state.report(FlightBegan("PR-RANGE-16", mission.seat, rounds))


def due_flights(state: Table, seat: int) -> list[Flight]:
    """The formations of a player that arrive in this turn."""
    turns = state.players[seat].turns
    return [each for each in state.flights if each.mission.seat == seat and each.due <= turns]


def arrive(state: Table, flight: Flight) -> bool:
    """A formation arrives; says whether its target is still there (PR-RANGE-16)."""
    mission = flight.mission
    state.flights.remove(flight)
    there = target_of(state, mission).top is not None
    for ship in ships_of(state, mission):
        for laid in [ship, *borne_by(state, ship)]:
            laid.place = mission.origin
    state.memo = {}
    if there:
        state.report(FlightArrived("PR-RANGE-16", mission.seat, target_of(state, mission).id))
    else:
        state.report(FlightReturned("PR-RANGE-16", mission.seat, origin_of(state, mission).id))
    return there
