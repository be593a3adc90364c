"""Situations indoors, in a few lines.

    house = Building('''
        +---+---+---+
        | .   . a . |
        +---+---+---+
    ''', doors={"a": "closed"})                # seat 0 is PL1, seat 1 is PL2; PL1 has the turn
    agent = house.intruder("mg_inf", "a1")
    guard = house.guard("c1")
    house.steps(agent, "b1")
    house.do(f"act {agent} {house.door('a')}")

Squares are named `a1` from the top left. What stands on tiles that are laid later belongs into the
plan (`guards=[…]`, in the words of a mission file); everybody else is set up by a line each.
Chance is scripted: what a move asks of it stands behind the move.
"""

from __future__ import annotations

from textwrap import dedent
from typing import TypeVar

from starboard.errors import Illegal
from starboard.games.dominate import GAME
from starboard.games.dominate.content import box
from starboard.games.dominate.ground import place_of
from starboard.games.dominate.indoors.events import Told
from starboard.games.dominate.indoors.floor import (
    Backstage,
    Bot,
    Door,
    Floor,
    Guard,
    Notes,
    PlannedPerson,
    PlannedSpot,
    Spot,
)
from starboard.games.dominate.indoors.laying import place, set_up
from starboard.games.dominate.indoors.persons import floor_of
from starboard.games.dominate.indoors.planning import GREY
from starboard.games.dominate.indoors.printed import IndoorBoard
from starboard.games.dominate.indoors.setup import set_up_floor
from starboard.games.dominate.indoors.turns import IndoorRound
from starboard.games.dominate.kinds import Category, Look, Mode
from starboard.games.dominate.pieces import relocate
from starboard.games.dominate.plans import Plan
from starboard.games.dominate.printed import Scenario
from starboard.games.dominate.setup import empty_land
from starboard.games.dominate.state import NO_STRIKE, Figure, Player, Table
from starboard.games.dominate.wording import Wording
from starboard.kernel import EVERYONE, Event, Forced, Sealed, Secret, only
from starboard.kernel.loop import act, advance, choice_of, legal_moves, to_act, why_not
from starboard.kernel.notation import parse
from starboard.kernel.view import View
from starboard.kernel.yaml_files import Name, typed

E = TypeVar("E", bound=Event)
PL1, PL2 = 0, 1
HALL = """
    +---+---+---+---+---+---+---+---+
    | .   .   .   .   .   .   .   . |
    +   +   +   +   +   +   +   +   +
    | .   .   .   .   .   .   .   . |
    +---+---+---+---+---+---+---+---+
"""
"""Eight columns, two rows, no wall inside."""


def words(text: str) -> Wording:
    """The same in both languages, which is enough for a test."""
    return Wording(text, text)


def named(text: str) -> dict[str, str]:
    """The same for a plan."""
    return {"de": text, "en": text}


def at(field: str) -> list[int]:
    """A square as a plan writes it."""
    return list(place_of(field))


class Building:
    """A floor in the middle of a mission."""

    def __init__(
        self,
        plan: str = HALL,
        *,
        doors: dict[str, str | dict[str, object]] | None = None,
        tiles: dict[str, str | dict[str, object]] | None = None,
        start: tuple[str, ...] = (),
        kept: tuple[str, ...] = (),
        **content: object,
    ) -> None:
        text = dedent(plan).strip("\n") + "\n"
        described = dict.fromkeys(Plan(text, "house").doors, "closed") | (doors or {})
        data = {
            "kind": "indoor",
            "look": "europe",
            "plan": text,
            "tiles": {name: tile_of(area) for name, area in (tiles or {"A": "a1:z20"}).items()},
            "start_tiles": list(start),
            "doors": {
                letter: {"state": door} if isinstance(door, str) else door
                for letter, door in described.items()
            },
            **content,
        }
        self.board = typed(data, IndoorBoard, "house")
        self.state = empty_table()
        set_up_floor(self.state, self.board, PL1, PL2, kept)
        self.begun = False

    # --------------------------------------------------------------------- the position

    @property
    def floor(self) -> Floor:
        return floor_of(self.state)

    @property
    def backstage(self) -> Backstage:
        value = self.floor.backstage.value
        assert value is not None
        return value

    def person(
        self, type: str, owner: int, field: str, duty: str = "", colour: str = "", **values: object
    ) -> str:
        """Somebody on a square; gives the id."""
        facing = str(values.pop("facing", ""))
        route, stops = values.pop("route", ""), values.pop("stops", "")
        prone = bool(values.pop("prone", False))
        sheet = self.state.box.sheet_for("house", type, values)
        plan = PlannedPerson(
            type, sheet, owner, colour, field, duty, facing,
            tuple(str(route).split()), tuple(str(stops).split()), None, (), prone,
        )  # fmt: skip
        return set_up(self.state, self.backstage, plan).id

    def intruder(self, type: str, field: str, **values: object) -> str:
        """One of PL1's infantry."""
        usual = self.state.box.intruder_values
        return self.person(type, PL1, field, "", "", **{**usual, **values})

    def guard(self, field: str, duty: str = "stationary", **values: object) -> str:
        """A guard; a patrol with `route="a1 a2 a3"` and its crosses `stops="a1 a3"`."""
        return self.person("guard", PL2, field, duty, GREY, **values)

    def bot(self, field: str, facing: str, **values: object) -> str:
        """A guardbot."""
        return self.person("guardbot", PL2, field, "guardbot", GREY, facing=facing, **values)

    def civilian(self, field: str, owner: int = -1, **values: object) -> str:
        return self.person("civilian", owner, field, "", "", **values)

    def thing(
        self,
        kind: str,
        field: str,
        *,
        on: bool = True,
        controls: tuple[str, ...] = (),
        use: str = "",
        blue: str = "",
        magnifier: str = "",
        red: str = "",
        name: str = "",
    ) -> str:
        """An object, terminal, camera or sentry gun; gives the id."""
        notes = Notes(*[words(text) if text else None for text in (blue, magnifier, red)])
        plan = PlannedSpot(name or f"{kind} {field}", kind, kind, field, on, use, controls, notes)
        place(self.state, self.backstage, plan)
        return next(reversed(self.floor.spots))

    def door(self, name: str) -> str:
        """The id of a door, by its name in the plan."""
        return self.backstage.names[name][0]

    def named(self, name: str) -> str:
        """The id of something, by its name in the plan."""
        return self.backstage.names[name][0]

    def door_state(self, name: str) -> str:
        return self.floor.doors[self.door(name)].state

    def duty(self, figure: str) -> Guard:
        return self.floor.guards[figure]

    def robot(self, figure: str) -> Bot:
        return self.floor.bots[figure]

    def spot(self, name: str) -> Spot:
        return self.floor.spots[name]

    def gate(self, name: str) -> Door:
        return self.floor.doors[self.door(name)]

    def __getitem__(self, figure: str) -> Figure:
        return self.state.figures[figure]

    def places(self, *figures: str) -> list[str]:
        return [self[figure].field for figure in figures]

    def prone(self, *figures: str) -> list[bool]:
        return [self[figure].prone for figure in figures]

    def puts(self, figure: str, field: str) -> None:
        """Somebody stands somewhere else all of a sudden; for a guard it is where he belongs."""
        relocate(self.state, self[figure], field)
        if figure in self.floor.guards:
            self.floor.guards[figure].home = field

    @property
    def alarm(self) -> bool:
        return self.floor.alarm

    def sounds(self) -> None:
        """The alarm is ON already."""
        self.floor.alarm = True

    # --------------------------------------------------------------------- playing

    def begin(self) -> None:
        """PL1's turn of the first round, unless it has begun."""
        if not self.begun:
            self.begun = True
            self.state.agenda.push(IndoorRound())
            self.state.events.clear()
            self.state.settled = 0
            advance(GAME, self.state, Forced())

    def forget(self) -> None:
        """Only what happens from now on is of interest."""
        self.begin()
        self.state.events.clear()
        self.state.settled = 0

    @property
    def seat(self) -> int:
        """Who is asked."""
        self.begin()
        return to_act(self.state)[0]

    def moves(self) -> list[str]:
        """The legal moves of who is asked, in notation."""
        seat = self.seat
        return [str(move) for move in legal_moves(GAME, self.state, seat)]

    def offered(self, verb: str) -> list[str]:
        """The legal moves that begin like this."""
        return [move for move in self.moves() if f"{move} ".startswith(f"{verb} ")]

    def why(self, move: str) -> Illegal:
        """Why a move is refused; fails if it is legal."""
        refused = why_not(GAME, self.state, self.seat, parse(move, GAME.move_types))
        assert refused is not None, f"{move} is legal"
        return refused

    def do(self, move: str, *chance: int | str) -> None:
        """The one who is asked plays a legal move; what it asks of chance stands behind it."""
        self.play(Forced(*chance), move)

    def play(self, script: Forced, *moves: str) -> None:
        """Several moves in a row, as long as the turn lasts; all of chance is asked for."""
        turn = self.state.turn
        for move in moves:
            seat = self.seat
            choice = choice_of(self.state, seat)
            assert choice is not None
            parsed = parse(move, GAME.move_types)
            if not parsed.open:
                listed = [str(one) for one in choice.moves(self.state, seat)]
                assert move in listed, f"{move} is not among {listed}"
            assert why_not(GAME, self.state, seat, parsed) is None
            act(GAME, self.state, seat, parsed, script)
            assert not list(GAME.invariants(self.state))
            if turn not in (0, self.state.turn):
                break
        assert not script.script, f"chance was not asked: {script.script}"

    def steps(self, figure: str, *fields: str) -> None:
        for field in fields:
            self.do(f"step {figure} {field}")

    def ends(self, *chance: int | str) -> None:
        """The turn of who is asked ends, and what follows by itself happens."""
        self.begin()
        done = () if self.state.activation is None else ("done",)
        self.play(Forced(*chance), *done, "end-turn")

    def round(self, *chance: int | str) -> None:
        """PL1 does nothing more, PL2 does nothing of his own accord, and it is PL1's turn again."""
        self.ends(*chance)
        while self.seat == PL2:
            moves = self.moves()
            self.do(next(move for move in ("end-turn", "hold", "done") if move in moves))

    # --------------------------------------------------------------------- looking

    def saw(self, kind: type[E]) -> list[E]:
        """The events of a kind since they were last forgotten."""
        return [event for event in self.state.events if isinstance(event, kind)]

    def told(self) -> list[str]:
        """What PL1 was told, in order."""
        self.begin()
        return [event.en for event in self.saw(Told)]

    def view(self, seat: int) -> Floor:
        """The floor as a seat knows it."""
        floor = View(GAME, self.state, seat).table.floor
        assert floor is not None
        return floor


def tile_of(area: str | dict[str, object]) -> dict[str, object]:
    """A tile, as `a1:c3` or in the words of a plan."""
    if isinstance(area, dict):
        return {**tile_of(str(area["area"])), **{k: v for k, v in area.items() if k != "area"}}
    first, _, last = area.partition(":")
    (left, top), (right, bottom) = place_of(first), place_of(last)
    return {"at": [left, top], "size": [right - left + 1, bottom - top + 1]}


def empty_table() -> Table:
    """Two players and no board."""
    content = box().copy()
    name = Name(de="Haus", en="House")
    scenario = Scenario(id="house", name=name, mode=Mode.INDOOR, players=2, look=Look.EUROPE)
    content.scenarios["house"] = scenario
    players = [
        Player(
            seat,
            faction,
            seat,
            Sealed(0, EVERYONE),
            {category.value: Secret([], only(seat)) for category in Category},
            Sealed(0, only(seat)),
            Secret([], only(seat)),
            NO_STRIKE,
        )
        for seat, faction in enumerate(("EFA", "RedCat"))
    ]
    return Table(
        2, GAME.rules, content, scenario, empty_land(), players, {}, {}, {}, {}, {},
        [PL1, PL2], 0, False,
    )  # fmt: skip
