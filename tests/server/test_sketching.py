"""The shared sketch pad: marks that everybody sees, and that are no part of the match."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

import pytest

from starboard.server import wire
from starboard.server.room import sketch
from tests.server.beside import Fast
from tests.server.running import Running, Someone, Tab, guest, running, seated, tell

PAIR = ("Marion", "Kolja")
SLOW = Fast(0.01)
"""Nothing is announced while somebody draws."""


def is_planning(tab: Tab, table: str) -> bool:
    return bool(tab.turns[table].moves)


async def planning(server: Running) -> tuple[str, list[Someone], list[Tab]]:
    """Two who plan a mission; the alarm has sounded."""
    table, people, tabs = await seated(server, "space_alert", PAIR)
    for tab in tabs:
        await tab.until(partial(is_planning, tab, table))
    return table, people, tabs


def marks(tab: Tab, table: str) -> list[tuple[int, str, str]]:
    """What a person sees on the pad."""
    return [(mark.seat, mark.sign, mark.at) for mark in tab.pads[table].marks]


def state_of(server: Running, table: str) -> Any:
    return server.worker.tables.live[table].match.state


def test_everybody_sees_a_mark_until_somebody_takes_it_away(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path, SLOW) as server:
            table, _, tabs = await planning(server)
            entries = len(await server.worker.store.entries(table))
            mark: dict[str, Any] = {"table": table, "sign": "pawn", "at": "upper_red", "number": 3}
            await tabs[0].do(wire.Sketch, **mark)
            await tabs[1].until(lambda: bool(tabs[1].pads[table].marks))
            assert marks(tabs[1], table) == [(0, "pawn", "upper_red")]
            assert tabs[1].pads[table].marks[0].number == 3
            await tabs[1].do(wire.Sketch, on=False, of=0, **mark)
            await tabs[0].until(lambda: not tabs[0].pads[table].marks)
            assert len(await server.worker.store.entries(table)) == entries

    tell(story())


def test_the_same_mark_twice_is_one_mark(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path, SLOW) as server:
            table, _, tabs = await planning(server)
            for _ in range(2):
                await tabs[0].do(
                    wire.Sketch, table=table, sign="arrow", at="upper_red", to="track.red.4"
                )
            assert marks(tabs[0], table) == [(0, "arrow", "upper_red")]
            await tabs[1].do(wire.Wipe, table=table)
            await tabs[0].until(lambda: not tabs[0].pads[table].marks)

    tell(story())


def test_the_pad_survives_a_lost_connection_and_a_restart(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path, SLOW) as server:
            table, people, tabs = await planning(server)
            await tabs[0].do(wire.Sketch, table=table, sign="fire", at="lower_blue")
        async with running(tmp_path, SLOW) as server:
            again = await people[1].tab(server, resume=(tabs[1].seen(table),))
            await again.until(lambda: table in again.pads)
            assert marks(again, table) == [(0, "fire", "lower_blue")]

    tell(story())


def test_in_a_communication_outage_nobody_draws(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path, SLOW) as server:
            table, _, tabs = await planning(server)
            state_of(server, table).table.outage = True
            answer = await tabs[0].refused(wire.Sketch, table=table, sign="fire", at="upper_red")
            assert (answer.code, answer.message) == ("not_now", "no-talking-now")
            assert (await tabs[0].refused(wire.Wipe, table=table)).message == "no-talking-now"
            state_of(server, table).table.outage = False
            await tabs[0].do(wire.Sketch, table=table, sign="fire", at="upper_red")

    tell(story())


def test_the_next_mission_begins_with_an_empty_pad(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path, SLOW) as server:
            table, _, tabs = await planning(server)
            await tabs[0].do(wire.Sketch, table=table, sign="fire", at="upper_red")
            state_of(server, table).table.past.missions += 1
            await tabs[1].do(wire.Sketch, table=table, sign="energy", at="upper_blue")
            await tabs[0].until(lambda: len(marks(tabs[0], table)) == 1)
            assert marks(tabs[0], table) == [(1, "energy", "upper_blue")]
            state_of(server, table).turn = 1
            answer = await tabs[1].refused(wire.Sketch, table=table, sign="fire", at="upper_red")
            assert answer.message == "nothing-to-sketch-on"

    tell(story())


def test_a_seat_has_only_so_many_marks_and_draws_only_so_fast(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sketch, "RATE", 1e-9)

    async def story() -> None:
        async with running(tmp_path, SLOW) as server:
            table, _, tabs = await planning(server)
            answers = [
                await tabs[0].ask(wire.Sketch, table=table, sign="pawn", at=f"track.red.{number}")
                for number in range(sketch.BURST + 6)
            ]
            refused = [each for each in answers if isinstance(each, wire.Refused)]
            drawn = sketch.BURST
            assert [each.code for each in refused] == ["too_fast"] * (len(answers) - drawn)
            await tabs[1].until(lambda: f"track.red.{drawn - 1}" in marks(tabs[1], table)[-1])
            kept = [mark.at for mark in tabs[1].pads[table].marks]
            first = drawn - sketch.MOST
            assert kept == [f"track.red.{number}" for number in range(first, drawn)]
            await tabs[1].do(wire.Sketch, table=table, sign="pawn", at="upper_red")

    tell(story())


def test_only_the_crew_draws_and_only_where_the_game_has_a_pad(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path, SLOW) as server:
            table, _, tabs = await planning(server)
            other = await (await guest(server, "Nadja")).tab()
            mark = {"sign": "fire", "at": "upper_red"}
            assert (await other.refused(wire.Sketch, table=table, **mark)).code == "not_allowed"
            duel, _, pair = await seated(server, "flagship", ("Ilse", "Bela"))
            answer = await pair[0].refused(wire.Sketch, table=duel, **mark)
            assert answer.message == "nothing-to-sketch-on"
            assert duel not in pair[0].pads
            words = await tabs[0].refused(wire.Sketch, table=table, sign="fire", at="<b>", to="")
            assert words.code == "bad_message"

    tell(story())
