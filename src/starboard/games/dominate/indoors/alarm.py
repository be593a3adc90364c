"""The alarm: three causes, and the end of the turn in which one occurred (DD-ALARM)."""

from __future__ import annotations

from collections.abc import Iterator

from starboard.games.dominate.indoors.events import AlarmEnded, AlarmRaised, Spotted
from starboard.games.dominate.indoors.persons import (
    DEVICE_SIGHT,
    devices,
    floor_of,
    guards_on,
    intruders,
    sees,
    sight_of,
)
from starboard.games.dominate.state import Table
from starboard.kernel import Chance, Step


def look_around(state: Table) -> None:
    """Who sees PL1 now; done after every step, every door, every new tile (DD-ALARM-09)."""
    floor = floor_of(state)
    if floor.alarm:
        return
    places = {figure.field: figure.id for figure in intruders(state)}
    for name, field, sight in watchers(state):
        if name in floor.seen_by:
            continue
        seen = [places[other] for other in sees(state, field, sight) if other in places]
        if seen:
            floor.seen_by.append(name)
            state.report(Spotted("DD-ALARM-05", seen[0], name))


def watchers(state: Table) -> Iterator[tuple[str, str, int]]:
    """Everybody who would raise the alarm, with square and sight (DD-ALARM-05, 06)."""
    for guard in guards_on(state):
        yield guard.id, guard.field, sight_of(state, guard)
    for camera in devices(state, "camera"):
        yield camera.id, camera.field, DEVICE_SIGHT


def cause_of(state: Table) -> str:
    """The clause of the cause that holds at the end of this turn, if any."""
    floor = floor_of(state)
    standing = {guard.id for guard in guards_on(state)}
    if standing & set(floor.seen_by):
        return "DD-ALARM-05"
    if set(floor.spots) & set(floor.seen_by):
        return "DD-ALARM-06"
    return "DD-ALARM-07" if floor.shots and standing else ""


class CheckAlarm(Step[Table]):
    """At the end of a player turn the alarm goes ON, and PL1 is told (DD-ALARM-04, 08)."""

    def run(self, state: Table, chance: Chance) -> None:
        floor = floor_of(state)
        clause = "" if floor.alarm else cause_of(state)
        floor.seen_by, floor.shots = [], False
        if clause:
            raise_alarm(state, clause)


def end_alarm(state: Table) -> None:
    """Only a mission ends it; guards are on duty again."""
    floor_of(state).alarm = False
    state.report(AlarmEnded("DD-ALARM-02"))


def raise_alarm(state: Table, clause: str) -> None:
    """Once ON it stays ON (DD-ALARM-02)."""
    floor = floor_of(state)
    floor.alarm = True
    for guard in floor.guards.values():
        guard.errand, guard.goal, guard.returning, guard.waits = "", "", False, 0
    state.report(AlarmRaised(clause))
