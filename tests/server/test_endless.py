"""What a card sets off and never ends costs its table, never the server."""

from __future__ import annotations

import os
import signal
from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar

import pytest

from starboard import new
from starboard.errors import Endless
from starboard.kernel import Chance, Content, Event, Step, registry
from starboard.kernel.loop import MOST_STEPS
from starboard.server import wire
from starboard.server.jobs.rehearsals import Apart
from starboard.server.kinds import Status
from starboard.server.room.rehearsal import Begun, Conceded, Played, Previewed, Task
from starboard.server.wire.parts import Code
from tests.server.running import Running, Tab, eventually, guest, running, seated, tell
from tests.server.test_playing import READY
from tests.toys import bluff

PAIR = ("Marion", "Kolja")
BREAKS = {"destroy": "this"}
OWN = ({"id": "mine"},)


def trigger(effect: dict[str, Any]) -> dict[str, Any]:
    """A text that happens at the end of every turn."""
    return {"trigger": {"when": "turn_end", "effects": [effect]}}


class Forever(Step[bluff.Table]):
    """Sets itself off."""

    def run(self, state: bluff.Table, chance: Chance) -> None:
        state.push(self)


class Perpetual(bluff.Bluff):
    """Bluff in which a high card sets something off that never ends; own cards may take part."""

    id: ClassVar[str] = "perpetual"

    def content(self, own: object) -> Content:
        return Content()

    def settle(self, state: bluff.Table, events: list[Event]) -> None:
        if any(isinstance(event, bluff.Played) and event.card in "456" for event in events):
            state.push(Forever())


registry.add(Perpetual())


class Rehearsed:
    """Remembers what was tried out; some acts have no end."""

    def __init__(self, endless: Mapping[type, bool] | None = None) -> None:
        self.acts: list[object] = []
        self.endless = endless or {}

    async def rehearse(self, task: Task) -> None:
        self.acts.append(task.act)
        if self.endless.get(type(task.act)):
            raise Endless(MOST_STEPS)

    def close(self) -> None:
        """Nothing to end."""


def low(moves: list[str]) -> str:
    """A card that sets nothing off."""
    return next(move for move in moves if move.split()[-1] in ("1", "2", "3", "block"))


def high(moves: list[str]) -> str:
    """A card that sets something endless off."""
    return next(move for move in moves if move.split()[-1] in ("4", "5", "6"))


async def played_on(table: str, tabs: list[Tab], until: Any) -> Tab:
    """Play low cards until somebody can do something; gives the tab of whoever can."""
    while True:
        for tab in tabs:
            await tab.until(lambda tab=tab: table in tab.turns)  # type: ignore[misc]
            moves = tab.moves(table)
            if any(until(move) for move in moves):
                return tab
            if moves:
                await tab.play(table, "pass" if "pass" in moves else low(moves))


def is_high(move: str) -> bool:
    return move.startswith("play") and move.split()[-1] in ("4", "5", "6")


async def stopped(server: Running, table: str) -> Any:
    """The record of a table that was given up."""
    record = await server.worker.store.table(table)
    assert record.progress.status == "abandoned"
    assert record.progress.deadline is None
    return record


def test_a_move_without_end_stops_its_table_and_is_not_tried_again_after_a_start(
    tmp_path: Path,
) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            table, _, tabs = await seated(server, "perpetual", PAIR)
            other, _, others = await seated(server, "perpetual", ("Ada", "Bo"))
            tab = await played_on(table, tabs, is_high)
            length = (await server.worker.store.table(table)).progress.length
            move = high(tab.moves(table))
            question = tab.turns[table].question
            no = await tab.refused(wire.Move, table=table, question=question, moves=(move,))
            assert (no.code, no.message) == (Code.NOT_NOW, "rules-have-no-end")
            for each in tabs:
                await each.until(lambda each=each: each.rooms[table].status is Status.ABANDONED)  # type: ignore[misc]
                assert each.chat[table][-1].note == "note-endless"
            assert (await stopped(server, table)).progress.length == length
            waiting = next(each for each in others if each.moves(other))
            await waiting.play(other, low(waiting.moves(other)))  # the other table goes on
        async with running(tmp_path) as server:
            await stopped(server, table)
            assert not await server.worker.store.due_tables(server.worker.hours.now() + 1e6)

    tell(story())


def test_a_bot_that_plays_without_end_stops_its_table_too(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            table, _, tabs = await seated(server, "perpetual", ("Marion",), seats=2)
            while tabs[0].rooms[table].status is Status.RUNNING:
                moves = tabs[0].moves(table)
                if moves:
                    await tabs[0].ask(
                        wire.Move,
                        table=table,
                        question=tabs[0].turns[table].question,
                        moves=("pass" if "pass" in moves else moves[0],),
                    )
                else:
                    seen = len(tabs[0].messages)
                    await tabs[0].until(lambda seen=seen: len(tabs[0].messages) > seen)  # type: ignore[misc]
            await stopped(server, table)

    tell(story())


def test_with_own_cards_every_act_is_tried_out_elsewhere_first(tmp_path: Path) -> None:
    async def story() -> None:
        rehearsal = Rehearsed()
        async with running(tmp_path, rehearsal=rehearsal) as server:
            table, _, tabs = await seated(server, "perpetual", PAIR, cards=OWN)
            tab = await played_on(table, tabs, lambda move: move.startswith("play"))
            move = low(tab.moves(table))
            seat = tab.seats[table]
            assert seat is not None
            await tab.do(wire.Preview, table=table, move=move)
            await tab.play(table, move)
            await tab.do(wire.Concede, table=table)
        wanted = [Begun(), Previewed(seat, move), Played(seat, (move,)), Conceded(seat)]
        assert [act for act in rehearsal.acts if act in wanted] == wanted

    tell(story())


def test_with_printed_cards_nothing_is_tried_out_elsewhere(tmp_path: Path) -> None:
    async def story() -> None:
        rehearsal = Rehearsed()
        async with running(tmp_path, rehearsal=rehearsal) as server:
            table, _, tabs = await seated(server, "perpetual", PAIR)
            tab = await played_on(table, tabs, lambda move: move.startswith("play"))
            await tab.play(table, low(tab.moves(table)))
        assert rehearsal.acts == []

    tell(story())


@pytest.mark.parametrize("act", [Played, Conceded])
def test_what_had_no_end_elsewhere_never_runs_here(tmp_path: Path, act: type) -> None:
    async def story() -> None:
        rehearsal = Rehearsed({act: True})
        async with running(tmp_path, rehearsal=rehearsal) as server:
            table, _, tabs = await seated(server, "perpetual", PAIR, cards=OWN)
            asked = next(tab for tab in tabs if tab.moves(table))
            told: dict[type, tuple[type[wire.Request], dict[str, Any]]] = {
                Played: (
                    wire.Move,
                    {"question": asked.turns[table].question, "moves": (asked.moves(table)[0],)},
                ),
                Conceded: (wire.Concede, {}),
            }
            kind, fields = told[act]
            no = await asked.refused(kind, table=table, **fields)
            assert no.message == "rules-have-no-end"
            assert (await stopped(server, table)).progress.length == 0

    tell(story())


def test_a_game_that_cannot_even_begin_is_given_up(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path, rehearsal=Rehearsed({Begun: True})) as server:
            people = await seated(server, "perpetual", ("Marion",), seats=2, options={})
            tab = people[2][0]
            made = await tab.do(wire.Create, game="perpetual", seats=2, cards=OWN)
            await tab.do(wire.Open, table=made.table)
            await tab.do(wire.SeatBot, table=made.table, seat=1, bot="random")
            no = await tab.refused(wire.Ready, table=made.table)
            assert no.message == "rules-have-no-end"
            await tab.until(lambda: tab.rooms[made.table].status is Status.ABANDONED)

    tell(story())


def test_a_look_ahead_without_end_is_refused_and_the_table_goes_on(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path, rehearsal=Rehearsed({Previewed: True})) as server:
            table, _, tabs = await seated(server, "perpetual", PAIR, cards=OWN)
            tab = await played_on(table, tabs, lambda move: move.startswith("play"))
            move = low(tab.moves(table))
            no = await tab.refused(wire.Preview, table=table, move=move)
            assert no.message == "rules-have-no-end"
            await tab.play(table, move)

    tell(story())


PERPETUUM = {
    "id": "perpetuum",
    "name": {"de": "Perpetuum", "en": "Perpetual"},
    "type": {"kind": "equipment", "class": "armor"},
    "faction": "neutral",
    "rarity": "common",
    "price": 500,
    "needs": {"armor": 1},
    "abilities": [
        {"trigger": {"when": "turn_end", "effects": [{"destroy": "this"}]}},
        {"trigger": {"when": "this_destroyed", "effects": [{"repair": "this"}, BREAKS]}},
    ],
    "source": "proposed",
}


@pytest.mark.parametrize("amount", [1, 10**9])
def test_a_table_with_a_card_that_goes_too_far_is_not_opened(tmp_path: Path, amount: int) -> None:
    greedy = {**PERPETUUM, "abilities": [trigger({"draw": amount})]}
    cards = (PERPETUUM if amount == 1 else greedy,)

    async def story() -> None:
        async with running(tmp_path) as server:
            tab = await (await guest(server, "Mallory")).tab()
            no = await tab.refused(wire.Create, game="flagship", seats=2, cards=cards)
            assert no.code is Code.BAD_INPUT
            assert "perpetuum: abilities" in no.text
            assert await server.worker.store.unfinished_tables() == []
            await tab.do(
                wire.Create,
                game="flagship",
                seats=2,
                cards=({**PERPETUUM, "abilities": [trigger({"draw": 1})]},),
            )

    tell(story())


# ------------------------------------------------------------------ the process beside


def a_task(seconds: float = 60.0) -> Task:
    """The first move of a game of Flagship."""
    match = new("flagship", seats=2, seed=3, options=READY)
    seat = match.to_act[0]
    act = Played(seat, (str(match.moves(seat)[0]),))
    return Task("t", match.setup, (), act, seconds)


def test_what_comes_to_an_end_in_time_may_happen() -> None:
    async def story() -> None:
        apart = Apart()
        try:
            await apart.rehearse(a_task())
            wrong = Task("t", a_task().setup, (), Played(0, ("no such move",)), 60.0)
            await apart.rehearse(wrong)  # whoever asked will be refused
        finally:
            apart.close()

    tell(story())


def test_what_takes_too_long_has_no_end() -> None:
    async def story() -> None:
        apart = Apart()
        try:
            with pytest.raises(Endless):
                await apart.rehearse(a_task(seconds=1e-6))
            await apart.rehearse(a_task())  # the process is there for the next one
        finally:
            apart.close()

    tell(story())


def test_what_takes_too_much_memory_has_no_end() -> None:
    async def story() -> None:
        apart = Apart(memory=0)
        try:
            with pytest.raises(Endless):
                await apart.rehearse(a_task())
        finally:
            apart.close()

    tell(story())


def test_a_process_that_dies_says_the_same_and_the_next_one_is_a_new_one() -> None:
    async def story() -> None:
        apart = Apart()
        try:
            await apart.rehearse(a_task())
            assert apart.pool.executor is not None
            for process in apart.pool.executor._processes.values():
                os.kill(process.pid or 0, signal.SIGKILL)
            await eventually(lambda: bool(apart.pool.executor and apart.pool.executor._broken))
            with pytest.raises(Endless):
                await apart.rehearse(a_task())
            await apart.rehearse(a_task())
        finally:
            apart.close()

    tell(story())
