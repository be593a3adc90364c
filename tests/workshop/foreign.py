"""A game of somebody else: a package with everything in its own folder, installed nowhere else."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tests.workshop.documents import ROOT

GAME = '''
"""Warp: jump and gather, or dock and keep it. A 1 loses everything; who keeps 12 wins."""

from collections.abc import Mapping, Sequence
from typing import ClassVar

from starboard.errors import Illegal
from starboard.kernel import (
    Act, Chance, Choice, Content, Event, Game, Move, OptionValue, Outcome, Seat, Seats, State, Step,
)

GOAL = 12


class Table(State):
    gathered: int
    kept: list[int]


class Jumped(Event):
    seat: int
    rolled: int


class Jump(Move):
    verb: ClassVar[str] = "jump"


class Dock(Move):
    verb: ClassVar[str] = "dock"


def jump(choice: "Decide", state: Table, seat: Seat, move: Jump, chance: Chance) -> None:
    state.push(Leap(seat))


def cannot_dock(choice: "Decide", state: Table, seat: Seat, move: Dock) -> Illegal | None:
    return None if state.gathered else Illegal("WARP-TURN-01", "nothing-gathered")


def dock(choice: "Decide", state: Table, seat: Seat, move: Dock, chance: Chance) -> None:
    state.kept[seat] += state.gathered
    if state.kept[seat] < GOAL:
        next_turn(state, seat)


class Decide(Choice[Table]):
    acts: ClassVar[tuple[Act, ...]] = (Act(Jump, jump), Act(Dock, dock, reason=cannot_dock))
    seat: int

    def must(self, state: Table) -> Seats:
        return (self.seat,)


class Leap(Step[Table]):
    seat: int

    def run(self, state: Table, chance: Chance) -> None:
        rolled = chance.die()
        state.report(Jumped("WARP-TURN-02", self.seat, rolled))
        if rolled == 1:
            next_turn(state, self.seat)
        else:
            state.gathered += rolled
            state.push(Decide(self.seat))


def next_turn(state: Table, seat: Seat) -> None:
    state.gathered = 0
    state.push(Decide((seat + 1) % state.seats))


class Warp(Game[Table]):
    id: ClassVar[str] = "warp"
    rooms: ClassVar[Mapping[str, object]] = {"face": ".face:FACE", "tools": ".tools:TOOLS"}
    seats: ClassVar[Sequence[int]] = range(2, 5)
    timing: ClassVar[str] = "WARP-TURN-01"
    move_types: ClassVar[tuple[type[Move], ...]] = (Jump, Dock)

    def setup(self, seats: int, options: Mapping[str, OptionValue], content: Content) -> Table:
        state = Table(seats, self.rules, 0, [0] * seats)
        state.agenda.push(Decide(0))
        return state

    def run_out(self, state: Table) -> Outcome:
        places = tuple(1 + sum(other > mine for other in state.kept) for mine in state.kept)
        won = tuple(seat for seat, place in enumerate(places) if place == 1)
        return Outcome(places, tuple(state.kept), won, "reached-goal", "WARP-TURN-01")


GAME = Warp()
'''
FACE = """
from typing import Any

from starboard.kernel import Face

from foreign_games.warp import Table


class WarpFace(Face[Table]):
    def seat_facts(self, state: Table, seat: int) -> dict[str, Any]:
        return {"kept": state.kept[seat]}


FACE = WarpFace()
"""
TOOLS = """
import msgspec

from starboard.tool import Answer, Document, Tool


class Jumps(msgspec.Struct):
    jumps: int = 1


class Log(msgspec.Struct):
    log: Document


def safe(wants: Jumps, lang: str) -> Answer:
    chance = (5 / 6) ** wants.jumps
    return Answer({"chance": round(chance, 3), "lang": lang}, [f"{chance:.1%}"])


def count(wants: Log, lang: str) -> Answer:
    rolls = [int(word) for word in wants.log.read().split()]
    return Answer({"gathered": sum(rolls)}, [f"{sum(rolls)}"], no=1 in rolls)


TOOLS = (
    Tool(words="safe", wants=Jumps, answer=safe, online=True, quick=True),
    Tool(words="log count", wants=Log, answer=count, online=True),
)
"""
RULES = """
- {id: WARP-TURN-01, section: Turn, kind: right, clause: Jump or dock., de: Springe oder docke an.}
- {id: WARP-TURN-02, section: Turn, kind: effect, clause: A 1 loses all., de: Die 1 verliert alles.}
"""
TEXTS = {
    "en": """
game-name = Warp Jump
event-jumped = { $seat } jumps: { $rolled }.
choice-decide = Jump on, or dock?
waiting-decide = { $seat } decides.
move-jump = Jump
    .group = Fly
    .short = Jump
move-dock = Dock
    .group = Fly
    .short = Dock
nothing-gathered = You have gathered nothing yet.
reason-reached-goal = The goal is reached.
tool-safe = how likely jumps go well
    .jumps = how many jumps
tool-log = look at a log
tool-log-count = what a log of dice comes to
    .log = a file with dice
""",
    "de": """
game-name = Warpsprung
event-jumped = { $seat } springt: { $rolled }.
choice-decide = Weiterspringen oder andocken?
waiting-decide = { $seat } entscheidet.
move-jump = Springen
    .group = Fliegen
    .short = Springen
move-dock = Andocken
    .group = Fliegen
    .short = Andocken
nothing-gathered = Du hast noch nichts gesammelt.
reason-reached-goal = Das Ziel ist erreicht.
tool-safe = wie wahrscheinlich Sprünge gut gehen
    .jumps = wie viele Sprünge
tool-log = ein Protokoll ansehen
tool-log-count = was ein Protokoll aus Würfen ergibt
    .log = eine Datei mit Würfen
""",
}
TESTS = """
from foreign_games.warp import GAME

import starboard
from starboard.testing import clause
from starboard.testing.conformance import conform


@clause("WARP-TURN-01")
def test_nobody_docks_with_nothing():
    match = starboard.new("warp", seats=2, seed=1)
    assert match.explain(0, "dock")[0].message == "nothing-gathered"


def test_warp_conforms_with_its_texts():
    conform(GAME, games=2, positions=2)
"""


class Package:
    """A folder with the package and what an installer would leave beside it."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.game = root / "foreign_games" / "warp"
        self.write("foreign_games/__init__.py", "")
        self.write("foreign_games/warp/__init__.py", GAME)
        self.write("foreign_games/warp/face.py", FACE)
        self.write("foreign_games/warp/tools.py", TOOLS)
        self.write("foreign_games/warp/rules.yaml", RULES)
        for lang, text in TEXTS.items():
            self.write(f"foreign_games/warp/text/warp.{lang}.ftl", text)
        self.write("foreign_games/warp/speech/de/hallo.wav", "RIFF")
        self.write("warp-1.dist-info/METADATA", "Metadata-Version: 2.1\nName: warp\nVersion: 1\n")
        named = "[starboard.games]\nwarp = foreign_games.warp:GAME\n"
        self.write("warp-1.dist-info/entry_points.txt", named)
        self.write("tests/warp/test_warp.py", TESTS)

    def write(self, path: str, text: str) -> None:
        file = self.root / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")

    def python(self, *arguments: str, told: str = "") -> subprocess.CompletedProcess[str]:
        """A process that finds the package and this checkout."""
        ways = os.pathsep.join(map(str, (self.root, ROOT / "src", ROOT)))
        kept = {name: value for name, value in os.environ.items() if "PYTEST" not in name}
        return subprocess.run(
            [sys.executable, *arguments],
            cwd=self.root,
            env=kept | {"PYTHONPATH": ways, "LANG": "en_GB.UTF-8", "PYTHONDONTWRITEBYTECODE": "1"},
            input=told,
            capture_output=True,
            text=True,
        )

    def starboard(self, *arguments: str, told: str = "") -> subprocess.CompletedProcess[str]:
        return self.python("-m", "starboard.cli", *arguments, told=told)
