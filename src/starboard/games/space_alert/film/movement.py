"""Moving through the ship, what waits in a station, and delays (SA-MOVE, SA-HERO-01, SA-DELAY)."""

from __future__ import annotations

from starboard.games.space_alert.film.crew_events import (
    CardLost,
    CardPushed,
    CrewDelayed,
    CrewMoved,
    CrewReturned,
    CrewStayed,
    KnockedOut,
    SquadDisabled,
)
from starboard.games.space_alert.kinds import (
    BLUE,
    RED,
    SPACE,
    STATIONS,
    UPPER_RED,
    Action,
    Squad,
)
from starboard.games.space_alert.phases import TURNS
from starboard.games.space_alert.state import Mission


def walk(state: Mission, seat: int, action: Action) -> None:
    """Through a door, if there is one in that direction (SA-MOVE-01…03)."""
    station = state.crew[seat].station
    edge, towards = (RED, -1) if action is Action.RED else (BLUE, 1)
    if station % 3 == edge:
        state.report(CrewStayed("SA-MOVE-03", seat, STATIONS[station]))
        return
    enter(state, seat, station + towards, "SA-MOVE-01")


def ride(state: Mission, seat: int) -> None:
    """By gravolift to the other deck; damaged or in use it costs time (SA-MOVE-04…06)."""
    station = state.crew[seat].station
    zone = station % 3
    enter(state, seat, (station + 3) % 6, "SA-MOVE-04")
    if state.lift_broken[zone]:
        delay(state, seat, "lift-broken", "SA-MOVE-05")
    elif state.lift_used[zone]:
        delay(state, seat, "lift-used", "SA-MOVE-06")
    state.lift_used[zone] = True


def rush(state: Mission, seat: int, station: int) -> None:
    """A heroic move, however far (SA-HERO-01, 02)."""
    if state.crew[seat].station == station:
        state.report(CrewStayed("SA-HERO-01", seat, STATIONS[station]))
        return
    enter(state, seat, station, "SA-HERO-01")


def enter(state: Mission, seat: int, station: int, clause: str) -> None:
    """Come into a station, with what waits there (SA-INT-05, 12, 44)."""
    crew = state.crew[seat]
    crew.station = station
    state.report(CrewMoved(clause, seat, STATIONS[station]))
    if station in state.deadly:
        knock_out(state, seat, "SA-INT-44")
    for threat in state.threats:
        if threat.card.slows_entry and station in threat.tokens:
            delay(state, seat, "slime", "SA-INT-05")


def come_back(state: Mission, seat: int, clause: str) -> None:
    """From space to the interceptor station (SA-FIGHTER-10, SA-INT-45)."""
    state.report(CrewReturned(clause, seat))
    enter(state, seat, UPPER_RED, clause)


def delay(state: Mission, seat: int, cause: str, clause: str) -> None:
    """The next action comes a turn later; several reasons count once (SA-DELAY-05…07)."""
    crew = state.crew[seat]
    if crew.delayed or crew.knocked_out:
        return
    crew.delayed = True
    state.report(CrewDelayed(clause, seat, cause))


def delay_aboard(state: Mission, cause: str, clause: str) -> None:
    """Everybody but the one in space (SA-FIGHTER-05, 06)."""
    for seat, crew in enumerate(state.crew):
        if crew.station != SPACE:
            delay(state, seat, cause, clause)


def push_back(state: Mission, seat: int) -> None:
    """The card of this turn goes to the next, and pushes on to an empty space (SA-DELAY-01…04)."""
    crew = state.crew[seat]
    first = state.turn - 1
    if crew.plan[first] is Action.EMPTY:  # SA-DELAY-03
        return
    last = first
    while last < TURNS and crew.plan[last] is not Action.EMPTY:
        last += 1
    end = min(last, TURNS - 1)
    crew.plan[first : end + 1] = [Action.EMPTY, *crew.plan[first:end]]
    crew.backs[first : end + 1] = [Action.EMPTY, *crew.backs[first:end]]  # SA-ACT-06
    state.report(CardPushed("SA-DELAY-01", seat, state.turn))
    if last == TURNS:
        state.report(CardLost("SA-DELAY-04", seat))


def knock_out(state: Mission, seat: int, clause: str) -> None:
    """Out for the rest of the mission, and the squad with it (SA-THREAT-30, 31)."""
    crew = state.crew[seat]
    if crew.knocked_out:
        return
    crew.knocked_out = True
    state.report(KnockedOut(clause, seat))
    if crew.squad is Squad.ACTIVE:
        disable_squad(state, seat, "SA-THREAT-31")


def disable_squad(state: Mission, seat: int, clause: str) -> None:
    """Lay a squad flat (SA-BOT-09)."""
    state.crew[seat].squad = Squad.DISABLED
    state.report(SquadDisabled(clause, seat))
