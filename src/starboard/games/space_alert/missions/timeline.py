"""Everything the computer says in a mission, second by second, with warnings and ends."""

from __future__ import annotations

import re
from enum import StrEnum
from itertools import pairwise

import msgspec

from starboard.errors import BadInput
from starboard.games.space_alert.missions.mission import (
    DataTransfer,
    Happening,
    IncomingData,
    Mission,
    Outage,
    Threat,
    content,
)


class Say(StrEnum):
    """What kind of announcement it is."""

    ALARM = "alarm"
    THREAT = "threat"
    INCOMING_DATA = "incoming_data"
    DATA_TRANSFER = "data_transfer"
    TRANSFER_OVER = "transfer_over"
    OUTAGE = "outage"
    OUTAGE_OVER = "outage_over"
    WARNING = "warning"
    COUNTDOWN = "countdown"
    PHASE_END = "phase_end"
    MISSION_END = "mission_end"


class Announcement(msgspec.Struct, frozen=True, kw_only=True):
    """One announcement: when it begins, how long nothing else is said, and what it is about."""

    at: int
    lasts: int
    say: Say
    phase: int
    left: int = 0
    threat: Threat | None = None


def announcements(mission: Mission) -> tuple[Announcement, ...]:
    """All announcements of a mission in order (SA-ANN-01…17)."""
    durations = content().durations
    found = [Announcement(at=0, lasts=durations.alarm, say=Say.ALARM, phase=1)]
    for event in mission.events:
        found += _spoken(event, mission.phase_at(event.at))
    for phase in range(1, mission.phases + 1):
        found += _ends(mission, phase)
    return tuple(sorted(found, key=lambda each: each.at))


def _spoken(event: Happening, phase: int) -> list[Announcement]:
    """What is said for an event, with what ends it."""
    last = content().durations
    at = event.at
    match event:
        case Threat():
            return [
                Announcement(at=at, lasts=last.threat, say=Say.THREAT, phase=phase, threat=event)
            ]
        case IncomingData():
            return [
                Announcement(at=at, lasts=last.incoming_data, say=Say.INCOMING_DATA, phase=phase)
            ]
        case DataTransfer():
            beep = at + last.data_transfer  # SA-ANN-10
            return [
                Announcement(at=at, lasts=beep - at, say=Say.DATA_TRANSFER, phase=phase),
                Announcement(at=beep, lasts=0, say=Say.TRANSFER_OVER, phase=phase),
            ]
        case Outage(seconds=seconds):
            over = at + seconds  # SA-ANN-12
            return [
                Announcement(at=at, lasts=seconds, say=Say.OUTAGE, phase=phase, left=seconds),
                Announcement(at=over, lasts=last.outage_over, say=Say.OUTAGE_OVER, phase=phase),
            ]


def _ends(mission: Mission, phase: int) -> list[Announcement]:
    """The warnings, the countdown and the end of a phase (SA-ANN-13, SA-ANN-17)."""
    last = content().durations
    end = mission.phase_ends[phase - 1]
    final = Say.MISSION_END if phase == mission.phases else Say.PHASE_END
    warnings = [
        Announcement(at=end - left, lasts=last.warning, say=Say.WARNING, phase=phase, left=left)
        for left in content().warnings
    ]
    count = last.countdown
    return [
        *warnings,
        Announcement(at=end - count, lasts=count, say=Say.COUNTDOWN, phase=phase, left=count),
        Announcement(at=end, lasts=last.phase_end, say=final, phase=phase),
    ]


def overlaps(mission: Mission) -> list[tuple[Announcement, Announcement]]:
    """Announcements that begin before the one before them is over."""
    said = announcements(mission)
    return [(a, b) for a, b in pairwise(said) if a.at + a.lasts > b.at]


def clock(second: int) -> str:
    """Minutes and seconds as people read them."""
    return f"{second // 60}:{second % 60:02}"


def read_clock(text: str, where: str) -> int:
    """The second of `M:SS`."""
    found = re.fullmatch(r"(\d{1,2}):([0-5]\d)", text)
    if not found:
        raise BadInput(where, "is-no-time", text=text)
    return int(found[1]) * 60 + int(found[2])
