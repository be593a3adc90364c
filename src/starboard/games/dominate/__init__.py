"""Dominate & Delegate: hex tactics with bases, in skirmishes of two to four."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import ClassVar

from starboard.errors import BadInput
from starboard.games.dominate.concession import give_up
from starboard.games.dominate.content import Box, box
from starboard.games.dominate.indoors.moves import INDOOR_MOVES
from starboard.games.dominate.invariants import faults
from starboard.games.dominate.moves import MOVES
from starboard.games.dominate.options import OPTIONS, scenario_of
from starboard.games.dominate.setup import skirmish_table
from starboard.games.dominate.state import Table
from starboard.games.dominate.turn import RollForOrder, Round
from starboard.kernel import (
    Chance,
    Content,
    Game,
    Move,
    Option,
    OptionValue,
    Seat,
    clockwise,
    number_of,
)


class Dominate(Game[Table]):
    """Bases, tanks and engineers on hexagonal fields."""

    id: ClassVar[str] = "dominate"
    rules: ClassVar[int] = 1
    seats: ClassVar[Sequence[int]] = range(2, 5)
    timing: ClassVar[str] = "DD-ACT-02"
    rooms: ClassVar[Mapping[str, object]] = {
        "face": ".face:FACE",
        "mind": ".bot.mind:MIND",
        "terminal": ".terminal:TERMINAL",
    }
    options: ClassVar[tuple[Option, ...]] = OPTIONS
    move_types: ClassVar[tuple[type[Move], ...]] = (*MOVES, *INDOOR_MOVES)

    def content(self, own: object) -> Content:
        self.refuse_own(own)
        return box()

    def check_options(
        self, seats: int, options: Mapping[str, OptionValue], content: Content
    ) -> None:
        scenario_of(Box.of(content), str(options["scenario"]), seats)
        start = number_of(options, "start")
        if start > seats:
            told = {"seats": seats, "start": start}
            raise BadInput("option start", "start-beyond-seats", "DD-ROUND-03", **told)

    def setup(self, seats: int, options: Mapping[str, OptionValue], content: Content) -> Table:
        things = Box.of(content)
        scenario = scenario_of(things, str(options["scenario"]), seats)
        rounds, start = number_of(options, "rounds"), number_of(options, "start")
        state = skirmish_table(self.rules, things, scenario, rounds, bool(options["open_credits"]))
        state.agenda.push(Round())
        if start:
            state.order = list(clockwise(start - 1, seats))
        elif scenario.first is None:
            state.agenda.push(RollForOrder())
        return state

    def concede(self, state: Table, seat: Seat, chance: Chance) -> None:
        give_up(state, seat)

    def invariants(self, state: Table) -> Iterable[str]:
        return faults(state)


GAME = Dominate()
