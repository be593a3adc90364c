"""Unlucky people and odd circumstances: nobody is locked out, nothing hangs."""

from __future__ import annotations

import re
import sqlite3
from pathlib import Path
from random import Random

from msgspec.structs import replace

from starboard.kernel.registry import new
from starboard.server import wire
from starboard.server.people.rate_limit import Bucket
from starboard.server.room.live import Live
from starboard.server.store.records import Mark, Pad, Progress, Said, Table
from starboard.server.views.delay import Past, replayed
from starboard.server.views.present import table_card
from starboard.server.wire.parts import ClockRules, Seen
from starboard.table.chairs import Chair
from tests.server.running import Running, Tab, eventually, guest, running, seated, tell
from tests.server.test_playing import READY, play_on
from tests.server.test_prompts import ByHand

PAIR = ("Marion", "Kolja")
THREE = (*PAIR, "Otto")
DAY = 86_400.0


async def with_a_friend(server: Running) -> tuple[str, list[Tab]]:
    """A running table of two people, the second with somebody beside him."""
    people = [await guest(server, name) for name in PAIR]
    tabs = [await person.tab() for person in people]
    table: str = (await tabs[0].do(wire.Create, game="flagship", seats=3)).table
    await tabs[1].do(wire.Sit, table=table, seat=2)
    await tabs[1].do(wire.Sit, table=table, name="Freund")
    await tabs[1].do(wire.Sit, table=table, seat=2)  # where he sits already
    for tab in tabs:
        await tab.do(wire.Open, table=table)
        await tab.do(wire.Ready, table=table)
    return table, tabs


def left(tab: Tab, table: str) -> list[bool]:
    """On which seats a bot plays for somebody."""
    return [card.left for card in tab.rooms[table].seats]


def test_those_at_the_same_device_come_back_and_are_removed_together(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            table, tabs = await with_a_friend(server)
            await tabs[1].do(wire.Leave, table=table)
            assert left(tabs[1], table) == [False, True, True]
            await tabs[1].do(wire.Sit, table=table)
            assert left(tabs[1], table) == [False, False, False]
            await tabs[1].do(wire.Leave, table=table)
            for seat in (1, 2):
                await tabs[1].do(wire.Sit, table=table, seat=seat)
            assert left(tabs[1], table) == [False, False, False]
            await tabs[0].do(wire.Remove, table=table, seat=2)
            assert left(tabs[0], table) == [False, True, True]
            answer = await tabs[1].refused(wire.Say, table=table, text="still here")
            assert answer.message == "no-such-table"

    tell(story())


def test_whose_seat_is_gone_meanwhile_comes_back_as_a_spectator(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            table, people, tabs = await seated(server, "flagship", PAIR, options=READY)
            seen = tabs[1].seen(table)
            await tabs[1].do(wire.Leave, table=table)
            again = await people[1].tab(resume=(seen,))
            assert again.views[table]["seat"] is None
            watched = again.seen(table)
            await again.do(wire.Sit, table=table)
            back = await people[1].tab(resume=(watched,))
            assert [event.number for event in back.events[table]][:1] == [1]

    tell(story())


def test_a_bot_on_the_last_seat_begins_the_game(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            tab = await (await guest(server, "Marion")).tab()
            table = (await tab.do(wire.Create, game="flagship", seats=2, options=READY)).table
            await tab.do(wire.Open, table=table)
            await tab.do(wire.Ready, table=table)
            await tab.do(wire.SeatBot, table=table, seat=1, bot="random")
            assert tab.rooms[table].status == "running"

    tell(story())


def test_a_block_does_not_take_a_seat_from_whoever_has_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            table, people, tabs = await seated(server, "flagship", PAIR, options=READY)
            await tabs[1].do(wire.Leave, table=table)
            await tabs[0].do(wire.Block, person=people[1].id, on=True)
            await tabs[1].do(wire.Sit, table=table)
            assert tabs[1].views[table]["seat"] == 1

    tell(story())


def test_what_waited_only_for_a_leaver_is_carried_out(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            table, _, tabs = await seated(server, "flagship", THREE)
            asked = await tabs[0].do(wire.Propose, table=table, what="abandon")
            await tabs[1].do(wire.Reply, table=table, proposal=asked.proposal, yes=True)
            await tabs[2].do(wire.Leave, table=table)
            await tabs[0].until(lambda: tabs[0].rooms[table].status == "abandoned")
            notes = [line.note for line in tabs[0].chat[table]]
            assert notes == ["note-left", "note-abandon"]

    tell(story())


def test_whoever_gives_up_during_a_pause_costs_nobody_time(tmp_path: Path) -> None:
    async def story() -> None:
        hours = ByHand()
        async with running(tmp_path, hours) as server:
            clock = ClockRules(bank=300.0)
            table, _, tabs = await seated(server, "flagship", THREE, clock=clock)
            asked = await tabs[0].do(wire.Propose, table=table, what="pause")
            for tab in tabs[1:]:
                await tab.do(wire.Reply, table=table, proposal=asked.proposal, yes=True)
            hours.pass_by(DAY)
            await tabs[2].do(wire.Concede, table=table)
            asked = await tabs[0].do(wire.Propose, table=table, what="resume")
            for tab in tabs[1:]:
                await tab.do(wire.Reply, table=table, proposal=asked.proposal, yes=True)
            assert tabs[0].clocks[table].seats[0].until == hours.now() + 300.0

    tell(story())


def test_a_clock_that_is_set_back_locks_nobody_out() -> None:
    bucket = Bucket(1.0, 5, 1_000.0)
    assert bucket.take(1_000.0)
    assert bucket.take(10.0)


async def told_late(watcher: Tab, table: str) -> str:
    """The status of a table as somebody sees it who begins to watch it now."""
    await watcher.do(wire.Close, table=table)
    await watcher.do(wire.Open, table=table)
    status: str = watcher.rooms[table].status
    return status


def test_whoever_watches_later_learns_neither_time_nor_end_sooner(tmp_path: Path) -> None:
    async def story() -> None:
        hours = ByHand()
        async with running(tmp_path, hours) as server:
            told = {"options": READY, "delay": 60, "clock": ClockRules(bank=900.0)}
            table, people, tabs = await seated(server, "flagship", PAIR, **told)
            otto = await guest(server, "Otto")
            watcher = await otto.tab()
            hours.pass_by(100)
            assert await told_late(watcher, table) == "running"
            thinks = tabs[0].turns[table].waits_for[0]
            clocks = [tab.clocks[table].seats[thinks].until for tab in (tabs[0], watcher)]
            assert clocks[1] - clocks[0] == 60
            ended = (await tabs[0].do(wire.Propose, table=table, what="agree")).proposal
            await tabs[1].do(wire.Reply, table=table, proposal=ended, yes=True)
            match = f"/api/tables/{table}/match"
            for soon, late, code in ((0, "running", 409), (61, "finished", 200)):
                hours.pass_by(soon)
                assert await told_late(watcher, table) == late
                assert (await otto.http("GET", match)).status_code == code
            await tabs[1].do(wire.Say, table=table, text="a word too many")
            await people[1].http("DELETE", "/api/me")
            hours.pass_by(61)
            await told_late(watcher, table)
            assert "a word too many" not in [line.text for line in watcher.chat[table]]

    tell(story())


def test_a_table_as_it_was_knows_nothing_of_what_came_after() -> None:
    match = new("flagship", seats=2, seed=3, options=READY)
    match.play(match.to_act[0], match.moves(match.to_act[0])[0], time=5.0)
    progress = Progress(status="abandoned", started=1.0, ended=9.0, banks=(1.0, 2.0))
    pad = Pad(page="1", marks=(Mark(seat=0, sign="x", at="y"),))
    told = {"owner": "", "created": 0.0, "progress": progress, "pad": pad}
    told |= {"options": match.setup.options, "seed": match.setup.seed, "rules": match.setup.rules}
    table = Table(id="t", game="flagship", seats=(Chair(), Chair()), **told)
    live = Live(table, match.game)
    live.match = match
    then, now = replayed(live, 4.0), replayed(live, 9.0)
    assert (then.record.progress.status, then.record.progress.banks) == ("running", ())
    assert then.record.pad == Pad()
    assert now.record.progress.status == "abandoned"


def test_a_damaged_table_keeps_no_other_one_waiting(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            damaged, people, tabs = await seated(server, "flagship", PAIR, options=READY)
            await play_on(tabs, damaged, Random(9), 2)
            table, _, _ = await seated(server, "flagship", ("Otto", "Pia"), options=READY)
        with sqlite3.connect(tmp_path / "starboard.db") as database:
            told = 'WHERE n = 2 AND "table" = ?'
            [(line,)] = database.execute(f"SELECT line FROM log {told}", [damaged])
            forged = re.sub(r'"hash":"\w+"', '"hash":"0000000000000000"', line)
            database.execute(f"UPDATE log SET line = ? {told}", [forged, damaged])
            for due, which in enumerate((damaged, table)):
                database.execute("UPDATE tables SET deadline = ? WHERE id = ?", [due, which])
        database.close()
        async with running(tmp_path) as server:
            await eventually(lambda: table in server.worker.tables.live)
            tab = await people[0].tab(server, resume=(Seen(table=damaged),))
            assert [each.table for each in tab.messages if isinstance(each, wire.Closed)]
            people[0].server = server
            await people[0].http("DELETE", "/api/me")
            await tab.ended()

    tell(story())


def test_a_long_chat_is_read_to_its_end(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            table, people, _ = await seated(server, "flagship", PAIR, options=READY)
            for number in range(3):
                line = Said(table=table, person=people[0].id, text=str(number), time=1.0)
                await server.worker.store.say(line)
        async with running(tmp_path) as server:
            store = server.worker.store
            all_lines = store.lines
            store.lines = lambda table, after: all_lines(table, after, limit=1)
            tab = await people[1].tab(server)
            await tab.do(wire.Open, table=table)
            assert [line.text for line in tab.chat[table]] == ["0", "1", "2"]

    tell(story())


def test_when_a_person_is_removed_from_the_database_a_bot_plays_on(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            table, people, tabs = await seated(server, "flagship", PAIR, options=READY)
            asked = tabs[0].turns[table].waits_for[0]
            other = tabs[1 - asked]
            lobby = (await tabs[asked].do(wire.Create, game="flagship", seats=2)).table
            await server.worker.store.delete_person(people[asked].id)
            await other.until(lambda: 1 - asked in other.turns[table].waits_for)
            assert other.rooms[table].owner == people[1 - asked].id
            assert await server.worker.store.table(lobby) is None

    tell(story())


def test_who_was_removed_or_is_gone_is_not_in_the_rematch(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            table, people, tabs = await seated(server, "flagship", THREE)
            await tabs[0].do(wire.Remove, table=table, seat=1)
            await people[2].http("DELETE", "/api/me")
            asked = await tabs[0].do(wire.Propose, table=table, what="agree")
            assert asked.proposal == ""
            made = await tabs[0].do(wire.Rematch, table=table)
            await tabs[0].do(wire.Open, table=made.table)
            kinds = [card.kind for card in tabs[0].rooms[made.table].seats]
            assert kinds == ["person", "empty", "empty"]

    tell(story())


def test_the_same_id_at_two_tables_happens_at_both(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            tab = await (await guest(server, "Marion")).tab()
            tab.careless = True
            tables = [(await tab.do(wire.Create, game="flagship", seats=2)).table for _ in range(2)]
            for table in tables:
                await tab.do(wire.Open, table=table)
                await tab.do(wire.Ready, "the same", table=table)
                await tab.until(lambda table=table: tab.rooms[table].seats[0].ready)  # type: ignore[misc]

    tell(story())


def test_whoever_opens_a_delayed_table_again_and_again_leaves_nothing_behind(
    tmp_path: Path,
) -> None:
    async def story() -> None:
        async with running(tmp_path, ByHand()) as server:
            table, _, _ = await seated(server, "flagship", PAIR, options=READY, delay=600)
            watcher = await (await guest(server, "Otto")).tab()
            for _ in range(20):
                await watcher.do(wire.Open, table=table)
            assert len(server.worker.followers.later) == 1
            await watcher.do(wire.Close, table=table)
            assert not server.worker.followers.later
            assert not server.worker.followers.past.films

    tell(story())


def test_whoever_comes_late_to_a_delayed_table_sees_the_delayed_game_go_on_at_once(
    tmp_path: Path,
) -> None:
    async def story() -> None:
        hours = ByHand()
        async with running(tmp_path, hours) as server:
            table, _, tabs = await seated(server, "flagship", PAIR, options=READY, delay=600)
            lengths = []
            for _ in range(3):  # a move a minute, the first one minute after the beginning
                hours.pass_by(60)
                await play_on(tabs, table, Random(7), 1)
                lengths.append(len(server.worker.tables.live[table].running().log))
            watcher = await (await guest(server, "Otto")).tab()
            hours.pass_by(600 - 180)
            await watcher.do(wire.Open, table=table)
            late = server.worker.followers.past
            assert late.films[table].shown.match is not None
            shown = [len(late.films[table].shown.match.log)]
            for _ in lengths:
                before = shown[-1]
                hours.pass_by(60.1)
                await eventually(lambda before=before: length_of(late, table) > before)  # type: ignore[misc]
                shown.append(length_of(late, table))
            assert shown == [0, *lengths]
            await watcher.do(wire.Time, sent=0.0)
            match = server.worker.tables.live[table].running()
            assert len(watcher.events[table]) == len(match.events(None))

    tell(story())


def length_of(late: Past, table: str) -> int:
    """How long the log is, for those who see a table late."""
    match = late.films[table].shown.match
    return 0 if match is None else len(match.log)


def test_it_is_never_the_turn_of_somebody_who_has_left(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path, ByHand()) as server:
            table, people, tabs = await seated(server, "flagship", PAIR, options=READY)
            record = server.worker.tables.live[table].record
            waits = replace(record, progress=replace(record.progress, waiting=(0,)))
            assert table_card(waits, people[0].id).your_turn
            await tabs[0].do(wire.Leave, table=table)
            record = server.worker.tables.live[table].record
            waits = replace(record, progress=replace(record.progress, waiting=(0,)))
            assert not table_card(waits, people[0].id).your_turn
            assert not table_card(replace(record, owner=""), "").yours

    tell(story())


def test_what_happened_is_later_for_whoever_sees_it_later(tmp_path: Path) -> None:
    async def story() -> None:
        hours = ByHand()
        async with running(tmp_path, hours) as server:
            table, _, tabs = await seated(server, "flagship", PAIR, options=READY, delay=60)
            watcher = await (await guest(server, "Otto")).tab()
            hours.pass_by(100)
            await watcher.do(wire.Open, table=table)
            assert watcher.events[table][0].time == tabs[0].events[table][0].time + 60

    tell(story())


def test_who_was_removed_may_look_at_the_finished_game(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            table, _, tabs = await seated(server, "flagship", PAIR, options=READY)
            await tabs[0].do(wire.Remove, table=table, seat=1)
            await tabs[0].do(wire.Concede, table=table)
            await tabs[1].do(wire.Open, table=table)
            await tabs[1].do(wire.Time, sent=0.0)
            assert tabs[1].rooms[table].status == "finished"

    tell(story())
