"""A finished game is played on from one of its moments, at a table of its own."""

from __future__ import annotations

from functools import partial
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import starboard
from starboard.server import wire
from tests.server.running import Running, Tab, guest, running, seated, tell
from tests.server.test_playing import READY, back, play_on

PAIR = ("Marion", "Kolja")
PLAYED = 16


async def finished(server: Running, **create: Any) -> tuple[str, list[Any], list[Tab]]:
    """A game of two that somebody gave up after some moves."""
    table, people, tabs = await seated(server, "flagship", PAIR, options=READY, **create)
    await play_on(tabs, table, Random(3), PLAYED)
    await tabs[0].do(wire.Concede, table=table)
    await tabs[1].until(lambda: tabs[1].rooms[table].status == "finished")
    return table, people, tabs


def is_running(tab: Tab, table: str) -> bool:
    return bool(tab.rooms[table].status == "running")


async def begun(tabs: list[Tab], branch: str) -> None:
    """Both open the branch, sit down and are ready."""
    for tab in tabs:
        await tab.do(wire.Open, table=branch, invite=tabs[0].rooms[branch].invite)
        await tab.do(wire.Sit, table=branch, invite=tabs[0].rooms[branch].invite)
        await tab.do(wire.Ready, table=branch)
    for tab in tabs:
        await tab.until(partial(is_running, tab, branch))


def test_a_branch_goes_on_from_the_moment_that_was_chosen(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            table, people, tabs = await finished(server, rated=True)
            made = await tabs[0].do(wire.Branch, "once", table=table, at=PLAYED - 2)
            again = await tabs[0].do(wire.Branch, "again", table=table, at=PLAYED - 2)
            assert again.table != made.table
            branch = made.table
            await tabs[0].do(wire.Open, table=branch)
            room = tabs[0].rooms[branch]
            assert (room.status, room.rated, room.visibility) == ("lobby", False, "invite")
            assert (room.origin.table, room.origin.at) == (table, PLAYED - 2)
            assert [card.yours for card in room.seats] == [True, False]
            assert branch not in tabs[0].views, "the lobby shows no cards"
            await begun(tabs, branch)
            told = await people[1].http("GET", f"/api/tables/{table}/replay?at={PLAYED - 2}&seat=1")
            view = tabs[1].views[branch]
            assert view["table"] == told.json()["view"]["table"]
            assert view["to_act"] == told.json()["view"]["to_act"]

    tell(story())


def test_a_branch_is_played_to_its_end_through_a_restart_and_every_die_can_be_checked(
    tmp_path: Path,
) -> None:
    async def story() -> None:
        random = Random(8)
        async with running(tmp_path) as server:
            table, people, tabs = await finished(server)
            branch = (await tabs[0].do(wire.Branch, table=table, at=PLAYED)).table
            await tabs[0].do(wire.Open, table=branch)
        async with running(tmp_path) as server:
            zipped = zip(people, tabs, strict=True)
            tabs = [await back(server, who, tab, table) for who, tab in zipped]
            await tabs[0].do(wire.Open, table=branch)
            commitment = tabs[0].rooms[branch].commitment
            await begun(tabs, branch)
            await play_on(tabs, branch, random, 20)
        async with running(tmp_path) as server:
            zipped = zip(people, tabs, strict=True)
            tabs = [await back(server, who, tab, branch) for who, tab in zipped]
            assert await play_on(tabs, branch, random) > 5
            await tabs[0].until(lambda: tabs[0].rooms[branch].status == "finished")
            room = tabs[0].rooms[branch]
            assert sha256(f"{branch}:{room.seed}".encode()).hexdigest() == commitment
            saved = await server.http.get(f"/api/tables/{branch}/match?invite={room.invite}")
        file = tmp_path / "branch.jsonl"
        file.write_bytes(saved.content)
        match = starboard.load(file)
        match.verify()
        assert [entry.seed for entry in match.log if entry.kind == "branch"] == [room.seed]

    tell(story())


def test_what_chance_gives_after_the_moment_is_new(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            table, _, tabs = await finished(server)
            made = await tabs[0].do(wire.Branch, table=table, at=PLAYED)
            old = (await server.worker.tables.get(table)).match.chance
            live = await server.worker.tables.get(made.table)
            assert live.begins.chance.seed == live.record.seed
            assert live.begins.chance.seed != old.seed
            assert live.record.setup().seed == old.seed

    tell(story())


def test_a_game_that_goes_on_has_no_branches(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            table, _, tabs = await seated(server, "flagship", PAIR, options=READY)
            await play_on(tabs, table, Random(3), 4)
            answer = await tabs[0].refused(wire.Branch, table=table, at=2)
            assert answer.message == "game-goes-on"

    tell(story())


def test_only_who_may_see_the_finished_game_branches_from_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            alone = {"seats": 2, "options": READY, "visibility": "invite"}
            table, _, tabs = await seated(server, "flagship", PAIR[:1], **alone)
            await play_on(tabs, table, Random(3), 3)
            await tabs[0].do(wire.Concede, table=table)
            other = await (await guest(server, "Nadja")).tab()
            assert (await other.refused(wire.Branch, table=table, at=1)).code == "not_found"
            word = tabs[0].rooms[table].invite
            made = await other.do(wire.Branch, table=table, at=1, invite=word, seat=1)
            await other.do(wire.Open, table=made.table)
            assert [card.yours for card in other.rooms[made.table].seats] == [False, True]

    tell(story())


def test_a_moment_that_is_not_there_or_already_the_end_is_refused(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            table, _, tabs = await finished(server)
            told = {"table": table}
            end = await tabs[0].refused(wire.Branch, at=PLAYED + 1, **told)
            assert end.message == "nothing-left-to-play"
            beyond = await tabs[0].refused(wire.Branch, at=PLAYED + 2, **told)
            assert beyond.message == "no-such-moment"
            no_seat = await tabs[0].refused(wire.Branch, at=1, seat=2, **told)
            assert no_seat.message == "no-such-seat"

    tell(story())


def test_bots_keep_their_seats_in_a_branch_and_play_on(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            table, _, tabs = await seated(server, "flagship", PAIR[:1], seats=2, options=READY)
            await play_on(tabs, table, Random(3), 3)
            await tabs[0].do(wire.Concede, table=table)
            branch = (await tabs[0].do(wire.Branch, table=table, at=2)).table
            await tabs[0].do(wire.Open, table=branch)
            assert [card.kind for card in tabs[0].rooms[branch].seats] == ["person", "bot"]
            await tabs[0].do(wire.Ready, table=branch)
            assert await play_on(tabs, branch, Random(4), 12) == 12

    tell(story())


def test_a_branch_whose_maker_leaves_before_it_begins_is_cleared_away(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            table, _, tabs = await finished(server)
            branch = (await tabs[0].do(wire.Branch, table=table, at=3)).table
            await tabs[0].do(wire.Leave, table=branch)
            assert await server.worker.store.entries(branch) == []

    tell(story())
