"""Situations on a battlefield, in a few lines.

    field = Battlefield('''
        . . f ~
         . . . =
    ''')                                      # seat 0 EFA, seat 1 RedCat; turn of seat 0
    tank = field.put("tank", 0, "a1")
    enemy = field.put("mg_inf", 1, "c2")
    field.steps(tank, "a2", "b2")
    assert field.why(f"attack {tank} {enemy}").clause == "DD-COMBAT-02"

Fields are named `a1` from the top left; odd rows are shifted to the right. Both sides have a
construction yard far away on an island of its own (`y1`, `z1` …), so that nobody is out.
Chance is scripted: what a move asks of it stands behind the move.
"""

from __future__ import annotations

from textwrap import dedent
from typing import TypeVar

from starboard.errors import Illegal
from starboard.games.dominate import GAME
from starboard.games.dominate.content import box, head_of
from starboard.games.dominate.events import Placed
from starboard.games.dominate.kinds import Faction, Look
from starboard.games.dominate.pieces import put
from starboard.games.dominate.printed import Board, Holding, SeatPlan, Skirmish, ValueCount, Victory
from starboard.games.dominate.setup import skirmish_table
from starboard.games.dominate.state import Figure, Player, Table, category_of
from starboard.games.dominate.turn import Round
from starboard.kernel import Event, Forced
from starboard.kernel.loop import act, advance, choice_of, legal_moves, to_act, why_not
from starboard.kernel.notation import parse
from starboard.kernel.yaml_files import Name

E = TypeVar("E", bound=Event)
FACTIONS = (Faction.EFA, Faction.REDCAT, Faction.EST, Faction.KOBRA)
HOMES = ("y1", "y3", "y5", "y7")
"""Where the construction yards of the seats stand, away from everything."""


class Battlefield:
    """A small board in the middle of a game."""

    def __init__(
        self,
        rows: str = "",
        seats: int = 2,
        *,
        teams: tuple[tuple[Faction, ...], ...] = (),
        credits: int = 20,
        last_round: int = 50,
        homes: bool = True,
        team_credits: bool = False,
        no_building: tuple[tuple[int, int], ...] = (),
        hold: tuple[tuple[tuple[int, int], ...], int] = ((), 0),
    ) -> None:
        plan = Skirmish(
            id="small",
            name=Name(de="Klein", en="Small"),
            players=seats,
            seats=tuple(
                [SeatPlan(faction=FACTIONS[seat], credits=credits) for seat in range(seats)]
            ),
            victory=(
                Victory(points_at_round=ValueCount(round=last_round)),
                *[Victory(hold=Holding(field="hill", turns=hold[1]))] * bool(hold[1]),
            ),
            board=Board(
                kind="outdoor",
                look=Look.EUROPE,
                rows=dedent(rows).strip("\n"),
                fields={"shut": no_building, "hill": hold[0]},
            ),
            teams=teams,
            team_credits=team_credits,
            no_building=("shut",),
            first=Faction.EFA,
        )
        content = box().copy()
        content.scenarios["small"] = head_of(plan)
        self.state: Table = skirmish_table(GAME.rules, content, plan, 0, False)
        if homes:
            self.state.land.lay(dict.fromkeys(HOMES[:seats], "open"))
            for seat in range(seats):
                self.put("construction_yard", seat, HOMES[seat])
        self.state.agenda.push(Round())
        advance(GAME, self.state, Forced())
        self.forget()

    def forget(self) -> None:
        """Only what happens from now on is of interest."""
        self.state.events.clear()
        self.state.settled = 0

    # --------------------------------------------------------------------- the position

    def put(self, type: str, owner: int, field: str, **values: object) -> str:
        """A figure on a field, with other values on its sheet (`shield=True`); gives its id."""
        sheet = self.state.box.sheet_for("small", type, values)
        return put(self.state, sheet, owner, field).id

    def aboard(self, type: str, transporter: str) -> str:
        """A passenger; gives its id."""
        carrier = self[transporter]
        rider = put(self.state, self.state.box.sheet(type), carrier.owner, "", carrier.colour)
        rider.aboard = carrier.id
        carrier.passengers.append(rider.id)
        return rider.id

    def produces(self, seat: int, *orders: str) -> None:
        """Figures in the slot of a seat, as `tank@3`."""
        for order in orders:
            sheet = self.state.box.sheet(order.partition("@")[0])
            self.player(seat).orders(category_of(sheet)).append(order)

    def in_slot(self, seat: int = 0) -> list[str]:
        """Everything in production, sorted."""
        return sorted([name for secret in self.player(seat).slot.values() for name in secret.names])

    def has(self, credits: int, seat: int = 0) -> None:
        """A seat has so many credits."""
        self.player(seat).credits.value = credits

    def figures(self, type: str, seat: int = 0) -> list[str]:
        """The ids of the figures of a type that a seat controls."""
        return [figure.id for figure in self.state.of(seat) if figure.type == type]

    def player(self, seat: int = 0) -> Player:
        return self.state.players[seat]

    def __getitem__(self, figure: str) -> Figure:
        return self.state.figures[figure]

    def __contains__(self, figure: str) -> bool:
        return figure in self.state.figures

    def at(self, field: str) -> list[str]:
        """The ids of the figures on a field."""
        return list(self.state.standing.get(field, ()))

    # --------------------------------------------------------------------- playing

    @property
    def seat(self) -> int:
        """Who is asked."""
        return to_act(self.state)[0]

    def moves(self, seat: int | None = None) -> list[str]:
        """The legal moves of who is asked, in notation."""
        asked = self.seat if seat is None else seat
        return [str(move) for move in legal_moves(GAME, self.state, asked)]

    def listed(self, seat: int) -> list[str]:
        """The legal moves; they are what is conceivable and not refused."""
        choice = choice_of(self.state, seat)
        assert choice is not None
        moves = [str(move) for move in choice.moves(self.state, seat)]
        conceived = choice.offers(self.state, seat)
        allowed = [each for each in conceived if choice.reason(self.state, seat, each) is None]
        assert sorted(moves) == sorted(map(str, allowed))
        return moves

    def offered(self, verb: str) -> list[str]:
        """The legal moves that begin like this."""
        return [move for move in self.moves() if f"{move} ".startswith(f"{verb} ")]

    def why(self, move: str, seat: int | None = None) -> Illegal:
        """Why a move is refused; fails if it is legal."""
        asked = self.seat if seat is None else seat
        refused = why_not(GAME, self.state, asked, parse(move, GAME.move_types))
        assert refused is not None, f"{move} is legal"
        return refused

    def do(self, move: str, *chance: int | str) -> None:
        """The one who is asked plays a legal move; what it asks of chance stands behind it."""
        seat = self.seat
        parsed = parse(move, GAME.move_types)
        assert move in self.listed(seat), f"{move} is not listed"
        script = Forced(*chance)
        act(GAME, self.state, seat, parsed, script)
        assert not script.script, f"chance was not asked: {script.script}"
        assert not list(GAME.invariants(self.state))

    def steps(self, figure: str, *fields: str) -> None:
        for field in fields:
            self.do(f"step {figure} {field}")

    def attacks(self, figure: str, target: str) -> None:
        self.do(f"attack {figure} {target}")

    def counters(self) -> None:
        self.do("counter")

    def holds(self) -> None:
        self.do("hold")

    def finishes(self) -> None:
        """The active figure does nothing more."""
        self.do("done")

    def ends(self) -> None:
        """The rest of the turn passes."""
        if self.state.activation is not None:
            self.do("done")
        if "build" in self.moves():
            self.do("build")
        self.do("end-turn")

    def builds(self) -> None:
        """On to the build phase of who is active."""
        self.do("build")

    def places(self, type: str, field: str, side: str = "-") -> str:
        """A finished figure comes onto the board; gives its id."""
        self.do(f"place {type} {field} {side}")
        return self.saw(Placed)[-1].figure

    def orders(self, *types: str) -> None:
        for type in types:
            self.do(f"order {type}")

    def round(self) -> None:
        """Everybody's turn passes, beginning with who is asked, until it is his again."""
        for _ in self.state.alive():
            self.ends()

    def saw(self, kind: type[E]) -> list[E]:
        """The events of a kind since they were last forgotten."""
        return [event for event in self.state.events if isinstance(event, kind)]
