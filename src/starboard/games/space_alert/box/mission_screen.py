"""What a mission looks like in a terminal, and how the terminal's keys and time reach it."""

from __future__ import annotations

import time
from collections.abc import Callable

from rich.align import Align
from rich.console import Console, Group, RenderableType
from rich.live import Live
from rich.panel import Panel
from rich.text import Text

from starboard.games.space_alert.box.mission_player import (
    BACK,
    NEXT,
    PAUSE,
    QUIT,
    Moment,
    Pace,
    play,
)
from starboard.games.space_alert.box.script import headline, mission_name, say, spoken, task
from starboard.games.space_alert.missions.mission import Mission
from starboard.games.space_alert.missions.timeline import clock
from starboard.screen.keyboard import has_keyboard, keyboard

KEYS = {" ": PAUSE, "p": PAUSE, "right": NEXT, "n": NEXT, "left": BACK, "b": BACK, "q": QUIT}
COLOURS = {"red": "red", "white": "white", "blue": "bright_blue", "internal": "yellow"}
GLYPHS = {
    "0": ("███", "█ █", "█ █", "█ █", "███"),
    "1": (" █ ", "██ ", " █ ", " █ ", "███"),
    "2": ("███", "  █", "███", "█  ", "███"),
    "3": ("███", "  █", " ██", "  █", "███"),
    "4": ("█ █", "█ █", "███", "  █", "  █"),
    "5": ("███", "█  ", "███", "  █", "███"),
    "6": ("███", "█  ", "███", "█ █", "███"),
    "7": ("███", "  █", "  █", " █ ", " █ "),
    "8": ("███", "█ █", "███", "█ █", "███"),
    "9": ("███", "█ █", "███", "  █", "███"),
    ":": (" ", "█", " ", "█", " "),
    "T": ("███", " █ ", " █ ", " █ ", " █ "),
    "+": ("   ", " █ ", "███", " █ ", "   "),
}


class TablePace:
    """Real seconds, or shorter ones; keys only where somebody sits at a keyboard."""

    def __init__(
        self, speed: float, read_key: Callable[[float | None], str], now: Callable[[], float]
    ) -> None:
        self.second = 1 / speed
        self.read_key = read_key
        self.now = now
        self._due: float | None = None

    def pass_second(self) -> str:
        """Seconds follow each other without drift, whatever is drawn in between."""
        due = self.now() + self.second if self._due is None else self._due
        key = self.meant(max(0.0, due - self.now()))
        self._due = due if key else due + self.second
        return key

    def wait_for_key(self) -> str:
        """After a pause the seconds are counted anew."""
        self._due = None
        return self.meant(None)

    def meant(self, seconds: float | None) -> str:
        """What the next key means."""
        key = self.read_key(seconds)
        return KEYS.get(key, key)


def large(text: str) -> str:
    """Digits that can be read across a table."""
    return "\n".join("  ".join(GLYPHS[sign][row] for sign in text) for row in range(5))


def picture(mission: Mission, seen: Moment, lang: str) -> RenderableType:
    """The whole screen: the time left, the last announcement, what to do."""
    colour, words = "cyan", spoken(mission, seen.last, lang)
    parts = [Text(large(clock(seen.left)), style="bold"), Text(" "), Text(_status(seen, lang))]
    if seen.last.threat is not None:
        colour = COLOURS[seen.last.threat.zone]
        parts += [Text(" "), Text(large(f"T+{seen.last.threat.t}"), style=f"bold {colour}")]
    if seen.silence:
        colour = "magenta"
    parts += [Text(" "), Text(words, style=f"bold {colour}", justify="center")]
    parts += [Text(" "), Text(task(mission, seen.last, lang), justify="center")]
    middle = Group(*(Align.center(part) for part in parts))
    title = f"{mission_name(mission, lang)} · {clock(seen.at)}"
    keys = say(lang, "mission-keys")
    return Panel(middle, title=title, subtitle=keys, border_style=colour, padding=(1, 4))


def _status(seen: Moment, lang: str) -> str:
    if seen.paused:
        return say(lang, "mission-paused")
    if seen.over:
        return say(lang, "mission-over")
    if seen.silence:
        return say(lang, "mission-silence", left=seen.silence)
    return say(lang, "mission-clock", phase=seen.phase, left=clock(seen.left))


def play_here(
    mission: Mission, lang: str, speed: float, start: int, heard: Callable[[Moment], None]
) -> None:
    """Name and seed first; then a screen with keys, or in a pipe one line per announcement."""
    print("\n".join(headline(mission, lang)), flush=True)
    if not has_keyboard():
        play_lines(mission, lang, TablePace(speed, sleep, time.monotonic), start, heard)
        return
    console = Console()
    with keyboard() as read_key, Live(console=console, screen=True, auto_refresh=False) as live:
        pace = TablePace(speed, read_key, time.monotonic)

        def show(seen: Moment) -> None:
            heard(seen)
            live.update(picture(mission, seen, lang), refresh=True)

        play(mission, pace, show, start)


def play_lines(
    mission: Mission, lang: str, pace: Pace, start: int, heard: Callable[[Moment], None]
) -> None:
    """Each announcement as a line, when its time has come."""

    def show(seen: Moment) -> None:
        heard(seen)
        for each in seen.fresh:
            print(f"{clock(each.at):>5}  {spoken(mission, each, lang)}", flush=True)

    play(mission, pace, show, start)


def sleep(seconds: float | None) -> str:
    """No keyboard: the time passes, and no key ever comes."""
    time.sleep(seconds or 0.0)
    return ""
