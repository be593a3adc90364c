"""Plays a mission second by second: the time is handed in, and so is what shows it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

import msgspec

from starboard.games.space_alert.missions.mission import Mission
from starboard.games.space_alert.missions.timeline import Announcement, announcements

PAUSE, NEXT, BACK, QUIT = "pause", "next", "back", "quit"


class Pace(Protocol):
    """How time passes at the table."""

    def pass_second(self) -> str:
        """Let a second of the mission pass; a key that comes before is returned instead."""

    def wait_for_key(self) -> str:
        """Let no time pass until a key comes."""


class Moment(msgspec.Struct, frozen=True, kw_only=True):
    """One second of a mission, as the table sees it."""

    at: int
    phase: int
    left: int
    silence: int
    over: bool
    paused: bool
    last: Announcement
    fresh: tuple[Announcement, ...]


def moment(mission: Mission, at: int, *, paused: bool = False) -> Moment:
    """What there is to see and hear at a second."""
    said = [each for each in announcements(mission) if each.at <= at]
    phase = mission.phase_at(at)
    silent = [each.at + each.seconds - at for each in mission.outages if each.at <= at]
    return Moment(
        at=at,
        phase=phase,
        left=max(0, mission.phase_ends[phase - 1] - at),
        silence=max([0, *silent]),
        over=at >= mission.length,
        paused=paused,
        last=said[-1],
        fresh=tuple(each for each in said if each.at == at),
    )


def play(mission: Mission, pace: Pace, show: Callable[[Moment], None], start: int = 0) -> None:
    """From a second to the end of the operation, with pauses and jumps."""
    at, paused = start, False
    while True:
        show(moment(mission, at, paused=paused))
        if at >= mission.length:
            return
        key = pace.wait_for_key() if paused else pace.pass_second()
        if key == QUIT:
            return
        if key == PAUSE:
            paused = not paused
        elif key in (NEXT, BACK):
            at = jumped(mission, at, key)
        elif not key:
            at += 1


def jumped(mission: Mission, at: int, key: str) -> int:
    """The time of the next announcement, or of the one before the last."""
    times = sorted({each.at for each in announcements(mission)})
    if key == NEXT:
        return next((time for time in times if time > at), mission.length)
    return next((time for time in reversed(times) if time < at), 0)
