"""Missions in a few lines, written in the words of mission files and read through the same door.

    mission = Operation(
        figures=[{"id": "hut", "type": "civil_building", "at": [3, 0], "side": "yellow"}],
        triggers=[{"id": "hut", "when": {"captured": {"figure": {"id": "hut"}, "by": "PL1"}},
                   "do": [{"give_item": {"to": "PL1", "item": "key"}}]}],
    )
    mission.capture("hut")

Seat 0 is EFA and PL1, seat 1 RedCat and PL2, unless `pl1="RedCat"`. The usual board is a meadow
of eight columns and four rows, with an engineer, a tank and a yard for each side; indoors there is
a hall. Chance is scripted: what a move asks of it stands behind the move.
"""

from __future__ import annotations

from textwrap import dedent
from typing import Any, TypeVar

from starboard.errors import Illegal
from starboard.games.dominate import GAME
from starboard.games.dominate.campaign.records import Backroom, Line
from starboard.games.dominate.content import box
from starboard.games.dominate.ground import place_of
from starboard.games.dominate.legacy.log_book import LogBook, Page
from starboard.games.dominate.pieces import put
from starboard.games.dominate.state import Figure, Mission, Table
from starboard.kernel import Event, Forced
from starboard.kernel.loop import act, advance, choice_of, legal_moves, to_act, why_not
from starboard.kernel.notation import parse
from starboard.kernel.options import read_options
from starboard.kernel.view import View

E = TypeVar("E", bound=Event)
PL1, PL2 = 0, 1
MEADOW = """
    . . . . . . . .
     . . . . . . . .
    . . . . . . . .
     . . . . . . . .
"""
HALL = """
    +---+---+---+---+---+---+
    | .   .   .   .   .   . |
    +   +   +   +   +   +   +
    | .   .   .   .   .   . |
    +---+---+---+---+---+---+
"""
ARMIES: list[dict[str, object]] = [
    {"id": "efa_yard", "type": "construction_yard", "faction": "EFA", "at": [0, 3]},
    {"id": "engineer", "type": "ing_inf", "faction": "EFA", "at": [1, 0]},
    {"id": "efa_tank", "type": "tank", "faction": "EFA", "at": [1, 2]},
    {"id": "red_yard", "type": "construction_yard", "faction": "RedCat", "at": [7, 3]},
    {"id": "red_tank", "type": "tank", "faction": "RedCat", "at": [6, 2]},
]


def named(text: str) -> dict[str, str]:
    """A text in two languages that can be told apart."""
    return {"de": f"{text} (de)", "en": text}


def trigger(id: str, when: object, *do: object, **more: object) -> dict[str, object]:
    """A trigger in the words of a mission file."""
    return {"id": id, "name": named(id.upper()), "when": when, "do": list(do), **more}


def mission_file(**more: Any) -> dict[str, Any]:
    """A whole mission file; what is not given is as small as possible."""
    indoor = "plan" in more
    pl1 = more.pop("pl1", "EFA")
    pl2 = "RedCat" if pl1 == "EFA" else "EFA"
    rows, plan = more.pop("rows", MEADOW), more.pop("plan", HALL)
    board: dict[str, Any] = {"kind": "indoor" if indoor else "outdoor", "look": "europe"}
    if indoor:
        text = dedent(plan).strip("\n") + "\n"
        board |= {"plan": text, "tiles": {"A": {"at": [0, 0], "size": [26, 20]}}}
        board["pl1"] = [{"id": "agent", "type": "mg_inf", "at": [0, 0]}]
    else:
        board |= {"rows": dedent(rows).strip("\n"), "figures": more.pop("armies", ARMIES)}
        board["figures"] = [*board["figures"], *more.pop("figures", [])]
    names = ("tiles", "start_tiles", "fog_tokens", "fields", "labels", "doors", "guards",
             "guardbots", "civilians", "terminals", "cameras", "sentry_guns", "objects", "team",
             "look")  # fmt: skip
    for name in names:
        if name in more:
            board[{"fog_tokens": "fog", "team": "pl1"}.get(name, name)] = more.pop(name)
    head: dict[str, Any] = {
        "id": "small",
        "name": named("Small"),
        "kind": "indoor" if indoor else "outdoor",
        "prerequisite": {"from": ["start"], "note": None},
        "place": named("Somewhere"),
        "pl1": {"commander": pl1, "plays": pl1},
        "pl2": {"commander": pl2, "plays": "guards" if indoor else pl2},
        "round_counter": True,
        "fog": "start_tiles" in board,
        "message": {
            role: {"flavour": named(f"{role} muses"), "orders": named(f"{role} orders")}
            for role in ("PL1", "PL2")
        },
        "rules": {},
        "goals": {"PL1": [{"id": "win", "text": named("Win")}], "PL2": []},
        "triggers": [],
        "outcome": {},
        "items": {"key": named("Key"), "map": named("Map")},
        "board": board,
    }
    if not indoor:
        head["start_credits"] = {"PL1": 10, "PL2": 10}
        head["building"] = {"PL1": True, "PL2": True}
    return {**head, **more}


class Operation:
    """A small mission, read by both and begun."""

    def __init__(self, *chance: int | str, begin: bool = True, log: str = "", **more: Any) -> None:
        self.box = box().copy()
        self.box.add_own(mission_file(**more), "small.yaml")
        given: dict[str, object] = {"own": "small"}
        options = read_options(GAME.options, given)
        self.state: Table = GAME.setup(2, options, self.box)
        if log:
            from starboard.games.dominate.legacy.words import read_log

            self.state.log = read_log(log.split())
        advance(GAME, self.state, Forced())
        if begin:
            self.do("ready", seat=PL1)
            self.do("ready", *chance, seat=PL2)

    # --------------------------------------------------------------------- what there is

    @property
    def mission(self) -> Mission:
        assert self.state.mission is not None
        return self.state.mission

    @property
    def room(self) -> Backroom:
        room = self.mission.backroom.value
        assert room is not None
        return room

    @property
    def log(self) -> LogBook:
        assert self.state.log is not None
        return self.state.log

    def page(self, seat: int) -> Page:
        """The page of the log of a seat."""
        return self.log.efa if seat == 0 else self.log.redcat

    def ids(self, name: str) -> list[str]:
        """What has a name in the plan, on the table."""
        floor = self.state.floor
        if floor is None:
            return self.room.names.get(name, [])
        assert floor.backstage.value is not None
        return floor.backstage.value.names.get(name, [])

    def id(self, name: str) -> str:
        return self.ids(name)[0]

    def __getitem__(self, name: str) -> Figure:
        """A figure by its name in the plan, or by its id."""
        figures = self.state.figures
        return figures[name] if name in figures else figures[self.id(name)]

    def __contains__(self, name: str) -> bool:
        found = [name, *self.ids(name)]
        return any(each in self.state.figures for each in found)

    def put(self, type: str, owner: int, field: str) -> str:
        return put(self.state, self.state.box.sheet(type), owner, field).id

    def items(self, role: str = "PL1") -> list[str]:
        return self.mission.items[role]

    def heard(self, seat: int) -> list[str]:
        """What a seat can read again, in English."""
        return [line.words.en for line in self.lines(seat)]

    def lines(self, seat: int) -> list[Line]:
        heard = self.mission.heard[self.mission.role(seat)].value
        assert heard is not None
        return heard.lines

    def fired(self, name: str) -> int:
        return self.room.fired.get(name, 0)

    def view(self, seat: int | None) -> Table:
        return View(GAME, self.state, seat).table

    # --------------------------------------------------------------------- playing

    @property
    def seat(self) -> int:
        return to_act(self.state)[0]

    @property
    def over(self) -> bool:
        return self.state.outcome is not None

    def moves(self, seat: int | None = None) -> list[str]:
        asked = self.seat if seat is None else seat
        return [str(move) for move in legal_moves(GAME, self.state, asked)]

    def offered(self, verb: str) -> list[str]:
        return [move for move in self.moves() if f"{move} ".startswith(f"{verb} ")]

    def why(self, move: str, seat: int | None = None) -> Illegal:
        asked = self.seat if seat is None else seat
        refused = why_not(GAME, self.state, asked, parse(move, GAME.move_types))
        assert refused is not None, f"{move} is legal"
        return refused

    def do(self, move: str, *chance: int | str, seat: int | None = None) -> None:
        """Who is asked plays a legal move; what it asks of chance stands behind it."""
        asked = self.seat if seat is None else seat
        parsed = parse(move, GAME.move_types)
        choice = choice_of(self.state, asked)
        assert choice is not None
        if not parsed.open:
            listed = self.moves(asked)
            assert move in listed, f"{move} is not among {listed}"
        script = Forced(*chance)
        act(GAME, self.state, asked, parsed, script)
        assert not script.script, f"chance was not asked: {script.script}"
        assert not list(GAME.invariants(self.state))

    def steps(self, name: str, *fields: str) -> None:
        for field in fields:
            self.do(f"step {self.id(name)} {field}")

    def done(self) -> None:
        if self.state.activation is not None:
            self.do("done")

    def capture(self, name: str, *chance: int | str, by: str = "engineer") -> None:
        """An engineer who stands beside it captures something."""
        self.do(f"capture {self.id(by)} {self.id(name)}", *chance)

    def ends(self, *chance: int | str) -> None:
        """The turn of who is asked passes; chance is for what follows."""
        self.done()
        moves = self.moves()
        if "build" in moves:
            last = self.seat not in self.mission.building
            self.do("build", *(chance if last else ()))
            if last:
                return
        self.do("end-turn", *chance)

    def round(self, *chance: int | str) -> None:
        """Both turns pass."""
        self.ends()
        self.ends(*chance)

    def saw(self, kind: type[E]) -> list[E]:
        return [event for event in self.state.events if isinstance(event, kind)]

    def forget(self) -> None:
        self.state.events.clear()
        self.state.settled = 0


def at(field: str) -> list[int]:
    """A field as a plan writes it."""
    return list(place_of(field))
