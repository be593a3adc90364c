"""A mission as a short text that people write themselves, and back:

    phases 3:40 7:20 10:00
    0:10 T+1 white
    0:55 T+2 internal serious
    2:00 data
    2:30 transfer
    3:00 outage 0:15
    4:00 T+5 blue unconfirmed
    cards white,yellow

One thing a line; in an address `|` stands for the end of a line. `#` begins a remark. Where threats
name a colour, each does, as in `T+1 white yellow`. German words are read too.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from difflib import get_close_matches
from itertools import pairwise
from typing import Final, NoReturn, cast, get_args

from starboard.errors import Argument, BadInput
from starboard.games.space_alert.kinds import Difficulty
from starboard.games.space_alert.missions.generator import LENGTHS
from starboard.games.space_alert.missions.mission import (
    NO_THIRD_PHASE,
    OWN,
    OWN_SHORT,
    DataTransfer,
    Decks,
    Happening,
    IncomingData,
    LeavesOut,
    Mission,
    Outage,
    Shade,
    Threat,
    TrackName,
)
from starboard.games.space_alert.missions.timeline import (
    clock,
    overlaps,
    read_clock,
)

LONGEST: Final = 4_000
MOST_LINES: Final = 100
LAST_NUMBER: Final = 8
SHORTEST_PHASE: Final = 90
PHASES: Final = (2, 3)
NUMBER = re.compile(r"[tT]\+?(\d{1,3})")
GERMAN: Final = {
    "phasen": "phases", "karten": "cards", "rot": "red", "weiß": "white", "weiss": "white",
    "blau": "blue", "intern": "internal", "innen": "internal", "ernst": "serious",
    "ernsthaft": "serious", "unbestätigt": "unconfirmed", "gelb": "yellow", "daten": "data",
    "übertragung": "transfer", "ausfall": "outage", "zufällig": "random",
}  # fmt: skip
ZONES: Final[tuple[TrackName, ...]] = get_args(TrackName)
MARKS: Final = ("serious", "unconfirmed", "white", "yellow")
SHADES: Final = ("white", "yellow", "random")
KINDS: Final = ("data", "transfer", "outage")


class Line:
    """One line with its place: words, and the sentence where one of them is wrong."""

    def __init__(self, name: str, place: str, text: str) -> None:
        self.where = f"{name}: {place}" if name else place
        words = text.replace(",", " , ").split()
        self.words = [GERMAN.get(word.lower(), word) for word in words if word != ","]

    def fail(self, message: str, **args: Argument) -> NoReturn:
        raise BadInput(self.where, message, "", **args)

    def one_of(self, word: str, known: Sequence[str], message: str) -> str:
        """A word that is known, whatever its letters' size; else the nearest one is named."""
        found = word.lower()
        if found in known:
            return found
        readable = [*known, *[word for word, meant in GERMAN.items() if meant in known]]
        near = get_close_matches(found, readable, n=1, cutoff=0.5)
        told = {"word": word, "known": ", ".join(known), "near": near[0] if near else "none"}
        raise BadInput(self.where, message, "", **told)

    def time(self, word: str) -> int:
        return read_clock(word, self.where)

    def only(self, count: int) -> None:
        """Nothing may follow."""
        if len(self.words) > count:
            self.fail("own-left-over", word=self.words[count])


def read_mission(text: str, name: str = "") -> Mission:
    """The mission of a short text; one sentence with its line where it is none."""
    name = "" if name == "-" else name
    if len(text) > LONGEST:
        raise BadInput(name, "own-too-long", most=LONGEST)
    return Reading(lines_of(text, name), name).mission()


def lines_of(text: str, name: str) -> list[Line]:
    """What is written, without remarks and empty lines."""
    rows = text.splitlines()
    word = "line" if len(rows) > 1 else "entry"
    pieces = rows if len(rows) > 1 else text.split("|")
    found = []
    for number, row in enumerate(pieces, 1):
        for piece in row.partition("#")[0].split("|"):
            if piece.strip():
                found.append(Line(name, f"{word} {number}", piece))
    if len(found) > MOST_LINES:
        raise BadInput(name, "own-too-many", most=MOST_LINES)
    return found


class Reading:
    """A text that becomes a mission, line by line."""

    def __init__(self, lines: Sequence[Line], name: str) -> None:
        self.name = name
        self.ends: tuple[int, ...] = ()
        self.decks: Decks | None = None
        self.events: list[tuple[Line, Happening]] = []
        heads: dict[str, Callable[[Line], None]] = {"phases": self.phases, "cards": self.cards}
        for line in lines:
            first = line.words[0].lower() if line.words else ""
            if first in heads:
                heads[first](line)
            elif first[:1].isdigit():
                self.events.append((line, happening(line)))
            else:
                line.one_of(first, tuple(heads), "own-begins")
        if not self.ends:
            raise BadInput(name, "own-no-phases")

    def phases(self, line: Line) -> None:
        """`phases 3:40 7:20 10:00`: when each of them ends."""
        if self.ends:
            line.fail("own-twice", word="phases")
        ends = [line.time(word) for word in line.words[1:]]
        if len(ends) not in PHASES:
            line.fail("own-phase-count", count=len(ends))
        if any(b - a < SHORTEST_PHASE for a, b in pairwise([0, *ends])):
            line.fail("own-phase-short", shortest=clock(SHORTEST_PHASE))
        if ends[-1] > LENGTHS[1]:
            line.fail("own-long", most=clock(LENGTHS[1]))
        self.ends = tuple(ends)

    def cards(self, line: Line) -> None:
        """`cards white` or `cards white,yellow`: normal and serious threats."""
        if self.decks is not None:
            line.fail("own-twice", word="cards")
        if len(line.words) == 1:
            line.fail("own-missing", known=", ".join(SHADES))
        line.only(3)
        shades = [line.one_of(word, SHADES, "own-unknown") for word in line.words[1:]]
        self.decks = Decks(common=cast("Shade", shades[0]), serious=cast("Shade", shades[-1]))

    def mission(self) -> Mission:
        """All of it together, if it fits together."""
        self.events.sort(key=lambda each: each[1].at)
        for line, event in self.events:
            if event.at >= self.ends[-1]:
                line.fail("own-after-end", end=clock(self.ends[-1]))
        self.check_threats()
        events = tuple(event for _, event in self.events)
        decks = self.decks or Decks()
        if any(each.colour for each in events if isinstance(each, Threat)):
            decks = Decks(common="mix", serious="mix")
        short = len(self.ends) == PHASES[0]
        found = Mission(
            id=OWN_SHORT if short else OWN,
            group="own",
            phase_ends=self.ends,
            events=events,
            decks=decks,
            leaves_out=LeavesOut(topics=(NO_THIRD_PHASE,)) if short else LeavesOut(),
        )
        self.check_time(found)
        return found

    def check_threats(self) -> None:
        """Each number once; a colour for all of them or for none."""
        threats = [(line, event) for line, event in self.events if isinstance(event, Threat)]
        if not threats:
            raise BadInput(self.name, "own-no-threat")
        coloured = any(threat.colour for _, threat in threats)
        seen: set[int] = set()
        for line, threat in threats:
            if threat.t in seen:
                line.fail("own-number-twice", number=threat.t)
            if coloured and threat.colour is None:
                line.fail("own-colour-missing")
            if coloured and self.decks is not None:
                line.fail("own-colour-and-cards")
            seen.add(threat.t)

    def check_time(self, mission: Mission) -> None:
        """Nothing is said while something else is said (SA-ANN-01)."""
        for earlier, later in overlaps(mission):
            by_time = {event.at: line for line, event in self.events}
            before = [line for line, event in self.events if event.at <= earlier.at]
            line = by_time.get(later.at) or by_time.get(earlier.at) or before[-1]
            until = earlier.at + earlier.lasts
            told = {"start": clock(earlier.at), "until": clock(until), "at": clock(later.at)}
            line.fail("own-overlap", **told)


def happening(line: Line) -> Happening:
    """`0:10 T+1 white serious`, `2:00 data`, `3:00 outage 0:15`."""
    at = line.time(line.words[0])
    if len(line.words) == 1:
        line.fail("own-missing", known=", ".join(("T+1", *KINDS)))
    word = line.words[1]
    if found := NUMBER.fullmatch(word):
        return threat(line, at, int(found[1]))
    match line.one_of(word, KINDS, "own-unknown"):
        case "data":
            line.only(2)
            return IncomingData(at=at)
        case "transfer":
            line.only(2)
            return DataTransfer(at=at)
    if len(line.words) == 2:
        line.fail("own-missing", known="0:15")
    line.only(3)
    seconds = line.time(line.words[2])
    if not seconds:
        line.fail("own-no-outage")
    return Outage(at=at, seconds=seconds)


def threat(line: Line, at: int, number: int) -> Threat:
    """`T+1 white`, and what else is known of it."""
    if not 1 <= number <= LAST_NUMBER:
        line.fail("own-no-number", number=number, most=LAST_NUMBER)
    if len(line.words) == 2:
        line.fail("own-missing", known=", ".join(ZONES))
    zone = cast("TrackName", line.one_of(line.words[2], ZONES, "own-no-zone"))
    marks = [line.one_of(word, MARKS, "own-unknown") for word in line.words[3:]]
    colours = [mark for mark in marks if mark in ("white", "yellow")]
    if len(set(marks)) < len(marks) or len(colours) > 1:
        line.fail("own-twice", word=marks[-1])
    return Threat(
        at=at,
        t=number,
        zone=zone,
        serious="serious" in marks,
        unconfirmed="unconfirmed" in marks,
        colour=Difficulty(colours[0]) if colours else None,
    )


def short_text(mission: Mission) -> str:
    """A mission as such a text: `read_mission` makes the same timeline of it."""
    lines = [" ".join(["phases", *map(clock, mission.phase_ends)])]
    lines += [f"{clock(event.at)} {written(event)}" for event in mission.events]
    decks = mission.decks
    if decks.common != "mix" and decks != Decks():
        both = dict.fromkeys((decks.common, decks.serious))
        lines.append(f"cards {','.join(both)}")
    return "\n".join(lines)


def written(event: Happening) -> str:
    """What happens, without its time."""
    match event:
        case Threat():
            return " ".join(threat_words(event))
        case IncomingData():
            return "data"
        case DataTransfer():
            return "transfer"
        case Outage(seconds=seconds):
            return f"outage {clock(seconds)}"


def threat_words(event: Threat) -> Iterator[str]:
    """Number, zone and marks."""
    yield f"T+{event.t}"
    yield event.zone
    if event.serious:
        yield "serious"
    if event.unconfirmed:
        yield "unconfirmed"
    if event.colour is not None:
        yield event.colour.value
