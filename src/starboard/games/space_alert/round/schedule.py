"""What will be announced, line by line: a state keeps it where nobody sees it."""

from __future__ import annotations

from typing import NamedTuple

from starboard.games.space_alert.missions.mission import Mission
from starboard.games.space_alert.missions.timeline import Announcement, Say, announcements


class Cue(NamedTuple):
    """One scheduled instant."""

    at: int
    say: Say
    phase: int
    left: int
    number: int = 0
    track: str = ""
    serious: bool = False
    unconfirmed: bool = False
    colour: str = ""


ENDS = (Say.PHASE_END, Say.MISSION_END)
CLOSING = (Say.TRANSFER_OVER, Say.OUTAGE_OVER)


def cue_of(each: Announcement) -> Cue:
    """An announcement as an instant of the clock."""
    threat = each.threat
    if threat is None:
        return Cue(each.at, each.say, each.phase, each.left)
    return Cue(
        each.at,
        each.say,
        each.phase,
        each.left,
        threat.t,
        threat.zone,
        threat.serious,
        threat.unconfirmed,
        threat.colour.value if threat.colour else "",
    )


def written(cue: Cue) -> str:
    """A cue as one line."""
    marks = f"{'s' if cue.serious else '-'}{'u' if cue.unconfirmed else '-'}"
    track, colour = cue.track or "-", cue.colour or "-"
    return f"{cue.at} {cue.say.value} {cue.phase} {cue.left} {cue.number} {track} {marks} {colour}"


def read(line: str) -> Cue:
    """The cue of a line."""
    at, say, phase, left, number, track, marks, colour = line.split()
    return Cue(
        int(at),
        Say(say),
        int(phase),
        int(left),
        int(number),
        track.strip("-"),
        "s" in marks,
        "u" in marks,
        colour.strip("-"),
    )


def schedule_of(mission: Mission) -> list[str]:
    """All instants of a mission in order."""
    return [written(cue_of(each)) for each in announcements(mission)]
