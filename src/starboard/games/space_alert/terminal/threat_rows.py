"""The trajectories with their threats, one line each."""

from __future__ import annotations

from typing import Final

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from starboard.games.space_alert.content import NO_MARK
from starboard.games.space_alert.kinds import ABOARD, TRACKS, Fate
from starboard.games.space_alert.state import Mission, Threat
from starboard.games.space_alert.terminal.portrait import UNKNOWN, action_lines, places
from starboard.screen.look import BAD, QUIET
from starboard.text import texts_for

ZONE_INKS: Final = ("#FF6B6B", "#E8ECF8", "#5CC8FF", "#F0E442")
DIGITS: Final = "⓪①②③④⑤⑥⑦⑧"
MARKS: Final = "XYZ"


def say(lang: str, message: str, **args: str | int) -> str:
    """A word of the table."""
    return texts_for("space_alert").say(lang, message, **args)


def tracks(state: Mission, lang: str, wordy: bool) -> RenderableType:
    """Every trajectory with its threats, one line each."""
    grid = Grid.grid(padding=(0, 1))
    for _ in range(2):
        grid.add_column(no_wrap=True)
    grid.add_column()
    for zone, track in enumerate(state.tracks):
        threats = [threat for threat in state.threats if threat.track == zone]
        name = Text(say(lang, f"zone-{TRACKS[zone]}"), style=f"bold {ZONE_INKS[zone]}")
        way = Text()
        for space in range(track.length, 0, -1):
            here = [t for t in threats if t.fate is Fate.ON_TRACK and t.position == space]
            mark = track.marks[space]
            sign = "·" if mark == NO_MARK else MARKS[mark]
            shown = "".join([DIGITS[threat.number] for threat in here])
            way.append(shown or sign, style=BAD if here else QUIET)
        told = Text("\n").join([threat_line(threat, lang, wordy) for threat in threats])
        grid.add_row(name, way, told)
    return grid


def threat_line(threat: Threat, lang: str, wordy: bool) -> Text:
    """Number and name, hit points, shield, speed, where it is aboard; what it does if asked."""
    gone = threat.fate in (Fate.DESTROYED, Fate.SURVIVED)
    line = Text()
    line.append(f"{DIGITS[threat.number]} ", style=f"bold {QUIET if gone else BAD}")
    line.append(threat.card.name.of(lang), style=f"strike {QUIET}" if gone else "bold")
    if gone:
        line.append(f" {say(lang, f'live-{threat.fate.value}')}", style=QUIET)
        return line
    left = hit_points(threat)
    line.append(f" {say(lang, 'live-threat', hp=left, shield=threat.shield, speed=threat.speed)}")
    where = stations_of(threat)
    if where:
        line.append(f" {places(threat.card, where, lang)}", style=QUIET)
    if wordy:
        line.append("\n  " + " · ".join(action_lines(threat.card, lang)), style=QUIET)
    return line


def hit_points(threat: Threat) -> str | int:
    """What is left of them; before they appear nobody knows those of the warheads (SA-INT-01)."""
    if threat.card.rocket_points and threat.fate is Fate.COMING:
        return UNKNOWN
    return threat.hp - threat.cubes


def stations_of(threat: Threat) -> list[int]:
    """Where an internal threat lies, or will lie."""
    found = threat.tokens or threat.card.stations
    return [station for station in found if station < ABOARD]
