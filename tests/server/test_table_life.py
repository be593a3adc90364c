"""What a table can agree on, and what happens at it without a person."""

from __future__ import annotations

import asyncio
import re
import sqlite3
from pathlib import Path
from random import Random

from starboard.kernel.registry import add, game_named
from starboard.server import wire
from starboard.server.jobs.bots import Decided, Thought, decided
from starboard.server.wire.parts import ClockRules, Code
from starboard.table.orders import Order, windows
from tests.server.beside import Beside, Fast
from tests.server.running import Running, Tab, eventually, guest, running, seated, tell
from tests.server.test_playing import READY, play_on
from tests.toys import countdown

add(countdown.GAME)
PAIR = ("Marion", "Kolja")


def test_building_a_ship_can_be_taken_back_freely(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            table, _, tabs = await seated(server, "flagship", PAIR)
            before = tabs[0].views[table]["table"]["players"][0]["draft"]
            await tabs[0].play(table, tabs[0].moves(table)[0])
            assert tabs[0].views[table]["table"]["players"][0]["draft"] != before
            answer = await tabs[0].do(wire.Undo, table=table)
            assert answer.proposal == ""
            (gone,) = tabs[0].undone[table]
            assert gone.last == tabs[0].events[table][-1].number
            assert table not in tabs[1].undone, "what was built in secret is taken back in secret"
            assert not tabs[0].turns[table].undo
            assert tabs[0].views[table]["table"]["players"][0]["draft"] == before
            assert tabs[1].chat[table] == []

    tell(story())


def test_an_undo_beyond_chance_waits_for_consent(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            table, _, tabs = await seated(server, "flagship", PAIR, options=READY)
            seat = server.worker.tables.live[table].running().state.active
            mover, other = tabs[seat], tabs[1 - seat]
            await play_on(tabs, table, Random(1), 12)
            answer = await mover.do(wire.Undo, table=table)
            await other.until(lambda: bool(other.rooms[table].proposals))
            proposal = other.rooms[table].proposals[0]
            assert (proposal.proposal, proposal.waits_for) == (answer.proposal, (1 - seat,))
            await other.do(wire.Reply, table=table, proposal=proposal.proposal, yes=True)
            await mover.until(lambda: not mover.rooms[table].proposals)
            assert [line.note for line in mover.chat[table]] == ["note-undone"]

    tell(story())


def test_one_refusal_ends_a_proposal(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            table, _, tabs = await seated(server, "flagship", PAIR, options=READY)
            answer = await tabs[0].do(wire.Propose, table=table, what="agree")
            assert answer.proposal
            told = {"table": table, "proposal": answer.proposal}
            own = await tabs[0].refused(wire.Reply, yes=True, **told)
            assert own.message == "not-asked"
            await tabs[1].do(wire.Reply, yes=False, **told)
            await tabs[0].until(lambda: not tabs[0].rooms[table].proposals)
            assert tabs[0].rooms[table].status == "running"
            assert tabs[0].chat[table][-1].note == "note-refused-agree"

    tell(story())


def test_a_game_ends_by_agreement_without_a_winner(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            table, people, tabs = await seated(server, "flagship", PAIR, options=READY)
            answer = await tabs[0].do(wire.Propose, table=table, what="agree")
            told = {"table": table, "proposal": answer.proposal, "yes": True}
            await tabs[1].do(wire.Reply, "yes", **told)
            await tabs[0].until(lambda: tabs[0].rooms[table].status == "finished")
            assert tabs[0].rooms[table].outcome.reason == "agreed"
            again = await people[1].tab()
            assert await again.do(wire.Reply, "yes", **told) == wire.Done(id="yes")

    tell(story())


def test_nobody_moves_while_a_game_is_paused(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            table, _, tabs = await seated(server, "flagship", PAIR, options=READY)
            pause = await tabs[0].do(wire.Propose, table=table, what="pause")
            await tabs[1].do(wire.Reply, table=table, proposal=pause.proposal, yes=True)
            seat = tabs[0].turns[table].waits_for[0]
            question = tabs[seat].turns[table].question
            told = {"table": table, "question": question, "moves": tabs[seat].moves(table)[:1]}
            answer = await tabs[seat].refused(wire.Move, **told)
            assert answer.message == "game-is-paused"
            go_on = await tabs[1].do(wire.Propose, table=table, what="resume")
            await tabs[0].do(wire.Reply, table=table, proposal=go_on.proposal, yes=True)
            await tabs[seat].do(wire.Move, **told)

    tell(story())


def test_who_gives_up_loses(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            table, people, tabs = await seated(server, "flagship", PAIR, options=READY, rated=True)
            await tabs[0].do(wire.Concede, table=table)
            await tabs[1].until(lambda: tabs[1].rooms[table].status == "finished")
            assert tabs[1].rooms[table].outcome.won == (1,)
            known = await server.http.get(f"/api/people/{people[1].id}")
            assert [score["won"] for score in known.json()["history"]] == [True]
            assert known.json()["ratings"][0]["mu"] > 25

    tell(story())


def test_bots_play_a_whole_game_against_a_person(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            table, _, tabs = await seated(server, "flagship", ("Marion",), seats=2, options=READY)
            await play_on(tabs, table, Random(2))
            assert tabs[0].rooms[table].status == "finished"

    tell(story())


class Failing(Beside):
    """Every bot but `greedy` overruns its time."""

    async def think(self, thought: Thought) -> Decided:
        found = decided(thought)
        fault = "" if thought.bot == "greedy" else "overran"
        return Decided(found.move, found.why, found.args, fault)


def test_a_bot_that_fails_is_replaced_by_greedy_with_a_note(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path, thinker=Failing()) as server:
            table, _, tabs = await seated(server, "flagship", ("Marion",), seats=2, options=READY)
            await play_on(tabs, table, Random(3), 8)
            notes = [line.note for line in tabs[0].chat[table]]
            assert notes == ["note-bot-replaced"]
            assert tabs[0].rooms[table].seats[1].bot == "greedy"

    tell(story())


def test_a_leaver_is_replaced_by_a_bot_and_can_come_back(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            table, _, tabs = await seated(server, "flagship", PAIR, options=READY)
            await tabs[1].do(wire.Leave, table=table)
            await play_on(tabs[:1], table, Random(4), 5)
            assert tabs[0].rooms[table].seats[1].left
            await tabs[1].do(wire.Sit, table=table)
            assert not tabs[1].rooms[table].seats[1].left
            notes = [line.note for line in tabs[1].chat[table]]
            assert notes == ["note-left", "note-back"]

    tell(story())


def test_who_is_out_of_time_is_replaced_by_a_bot(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path, Fast(60)) as server:
            clock = ClockRules(bank=20)
            table, _, tabs = await seated(server, "flagship", PAIR, options=READY, clock=clock)
            seat = tabs[0].turns[table].waits_for[0]
            assert tabs[0].clocks[table].seats[seat].until is not None
            await tabs[0].until(lambda: tabs[0].rooms[table].seats[seat].left)
            assert tabs[0].chat[table][0].note == "note-out-of-time"

    tell(story())


async def origin_of(server: Running, table: str) -> float:
    """The instant at which a game's own time began, whether it still runs or not."""
    return round((await server.worker.tables.get(table)).record.progress.origin, 3)


def test_scheduled_instants_come_by_themselves_and_at_their_time(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path, Fast(60)) as server:
            table, _, tabs = await seated(server, "countdown", PAIR, options={"phases": 1})
            origin = await origin_of(server, table)
            await tabs[0].until(lambda: tabs[0].rooms[table].status == "finished")
            alarms = [event for event in tabs[0].events[table] if event.kind == "Alarm"]
            assert [round(event.time - origin, 1) for event in alarms] == [20.0, 45.0, 60.0]

    tell(story())


async def crew_plans(tabs: list[Tab], table: str, random: Random, enough: int) -> None:
    """People lay cards while the clock runs, until so many events have happened or it is over."""
    while tabs[0].rooms[table].status == "running" and len(tabs[0].events[table]) < enough:
        for tab in tabs:
            turn = tab.turns[table]
            if turn.moves:
                move = random.choice(turn.moves).move
                await tab.ask(wire.Move, table=table, question=turn.question, moves=(move,))
        await asyncio.sleep(0.05)


def test_a_live_mission_runs_to_its_end_with_a_restart_in_the_middle(tmp_path: Path) -> None:
    async def story() -> None:
        hours, random = Fast(60), Random(1)
        async with running(tmp_path, hours) as server:
            table, people, tabs = await seated(server, "space_alert", PAIR)
            await crew_plans(tabs, table, random, 15)
            origin = await origin_of(server, table)
        async with running(tmp_path, hours) as server:
            tabs = [await person.tab(server) for person in people]
            for tab in tabs:
                await tab.do(wire.Open, table=table)
            assert await origin_of(server, table) > origin  # nobody loses the time without a server
            await crew_plans(tabs, table, random, 10_000)
            await tabs[1].until(lambda: tabs[1].rooms[table].status == "finished")
            assert tabs[1].rooms[table].outcome.reason
            assert tabs[0].events[table][0].time == origin

    tell(story())


def test_bots_lay_cards_while_the_clock_runs(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path, Fast(5)) as server:
            table, _, _ = await seated(server, "space_alert", PAIR[:1], seats=2)
            match = server.worker.tables.live[table].running

            def played() -> list[str]:
                return [move for entry in match().log if entry.seat == 1 for move in entry.moves]

            await eventually(lambda: any(move.startswith("lay ") for move in played()))
            assert "pass" not in played()

    tell(story())


def is_window(tab: Tab, table: str) -> bool:
    """Whether a seat is not asked, or only in a window that its orders answer."""
    turn = tab.turns[table]
    return turn.ask is None or turn.choice in windows(game_named("flagship"))


def test_standing_orders_let_windows_go_by_and_nobody_else_is_told(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path, Fast(60)) as server:
            table, _, tabs = await seated(server, "flagship", PAIR, options=READY)
            for tab in tabs:
                await tab.do(wire.Orders, table=table, default=Order.NEVER)
            assert tabs[0].orders[table] == {"default": "never"}
            for _ in range(15):
                while all(is_window(tab, table) for tab in tabs):
                    await asyncio.sleep(0.005)  # the orders answer
                await play_on(
                    [tab for tab in tabs if not is_window(tab, table)], table, Random(6), 1
                )
            entries = await server.worker.store.entries(table)
            assert any(not each.person and each.entry.moves == ("pass",) for each in entries)
            told = b"".join(tabs[0].received + tabs[1].received)
            assert told.count(b'"orders"') == 2

    tell(story())


def test_spectators_see_what_everybody_may_know_and_later_if_the_table_wishes(
    tmp_path: Path,
) -> None:
    async def story() -> None:
        async with running(tmp_path, Fast(60)) as server:
            table, _, tabs = await seated(server, "flagship", PAIR, options=READY, delay=60)
            watcher = await (await guest(server, "Otto")).tab()
            await watcher.do(wire.Open, table=table)
            await play_on(tabs, table, Random(7), 3)
            assert watcher.events.get(table, []) == []
            await watcher.until(lambda: len(watcher.events.get(table, [])) > 0)
            assert watcher.views[table]["seat"] is None
            assert watcher.turns[table].moves == ()

    tell(story())


def test_a_rematch_has_the_same_people(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            table, _, tabs = await seated(server, "flagship", PAIR, options=READY)
            await tabs[0].do(wire.Concede, table=table)
            first = await tabs[1].do(wire.Rematch, table=table)
            second = await tabs[0].do(wire.Rematch, table=table)
            assert first.table == second.table
            await tabs[0].do(wire.Open, table=first.table)
            assert [s.name for s in tabs[0].rooms[first.table].seats] == list(PAIR)
            assert tabs[0].rooms[table].rematch == first.table

    tell(story())


def test_one_device_serves_two_people_on_a_hot_seat(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            marion = await (await guest(server, "Marion")).tab()
            made = await marion.do(wire.Create, game="flagship", seats=2, options=READY)
            table = made.table
            await marion.do(wire.Sit, table=table, seat=1, name="Kolja")
            await marion.do(wire.Ready, table=table)
            await marion.do(wire.Open, table=table, seat=1)
            assert marion.views[table]["seat"] == 1
            await marion.do(wire.Open, table=table, seat=0)
            assert marion.views[table]["seat"] == 0
            assert [seat.kind for seat in marion.rooms[table].seats] == ["person", "hot"]

    tell(story())


def test_a_table_that_nobody_follows_is_forgotten_and_comes_back_from_the_store(
    tmp_path: Path,
) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            table, _, tabs = await seated(server, "flagship", PAIR, options=READY)
            await play_on(tabs, table, Random(9), 4)
            server.worker.forget_idle(0)
            assert table in server.worker.tables.live
            for tab in tabs:
                await tab.do(wire.Close, table=table)
            server.worker.forget_idle(0)
            assert table not in server.worker.tables.live
            known = tabs[0].views[table]
            await tabs[0].do(wire.Open, table=table)
            assert tabs[0].views[table] == known

    tell(story())


def test_a_stored_match_that_was_tampered_with_is_not_played_on(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            table, people, tabs = await seated(server, "flagship", PAIR, options=READY)
            await play_on(tabs, table, Random(9), 4)
        with sqlite3.connect(tmp_path / "starboard.db") as database:
            [(line,)] = database.execute(
                'SELECT line FROM log WHERE n = 4 AND "table" = ?', [table]
            )
            forged = re.sub(r'"hash":"\w+"', '"hash":"0000000000000000"', line)
            database.execute('UPDATE log SET line = ? WHERE n = 4 AND "table" = ?', [forged, table])
        database.close()
        async with running(tmp_path) as server:
            tab = await people[0].tab(server)
            answer = await tab.refused(wire.Open, table=table)
            assert answer.message == "table-is-damaged"

    tell(story())


def test_a_move_may_be_played_only_if_nothing_is_left_to_chance(tmp_path: Path) -> None:
    """Taking a part for one's ship is sure; being ready rolls for the first turn."""

    async def story() -> None:
        async with running(tmp_path) as server:
            table, _, tabs = await seated(server, "flagship", PAIR)
            tab, other = tabs
            pick = next(move for move in tab.moves(table) if move.startswith("pick"))
            told = {"question": tab.turns[table].question, "if_sure": True}
            sure = await tab.do(wire.Move, table=table, moves=(pick,), **told)
            assert isinstance(sure, wire.Done)
            assert pick not in tab.moves(table)
            for each in (other, tab):
                await build(each, table)
            await other.play(table, "ready")
            turn = tab.turns[table]
            told = {"question": turn.question, "if_sure": True, "moves": ("ready",)}
            unsure = await tab.do(wire.Move, table=table, **told)
            assert isinstance(unsure, wire.Previewed)
            assert not unsure.complete
            assert tab.turns[table] == turn

    tell(story())


def test_of_several_moves_as_one_nobody_can_be_sure(tmp_path: Path) -> None:
    """Only one move is looked at before it is played; the second could roll."""

    async def story() -> None:
        async with running(tmp_path) as server:
            table, _, (tab, _) = await seated(server, "flagship", PAIR)
            picks = tuple(move for move in tab.moves(table) if move.startswith("pick"))[:2]
            before = tab.turns[table]
            told = {"question": before.question, "moves": picks, "if_sure": True}
            refused = await tab.refused(wire.Move, table=table, **told)
            assert (refused.code, refused.message) == (Code.BAD_MESSAGE, "bad-message")
            assert "if_sure" in refused.args["what"]
            assert tab.turns[table] == before

    tell(story())


async def build(tab: Tab, table: str) -> None:
    """Whatever the house bot would build, up to the last word."""
    while (told := await tab.do(wire.Hint, table=table)).move != "ready":
        await tab.play(table, told.move)


def test_questions_about_a_move_are_answered(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            table, _, tabs = await seated(server, "flagship", PAIR)
            tab = tabs[0]
            move = next(o for o in tab.turns[table].moves if o.kind == "pick")
            previewed = await tab.do(wire.Preview, table=table, move=move.move)
            assert previewed.costs
            assert previewed.costs_text
            explained = await tab.do(wire.Explain, table=table, thing="nonsense")
            assert explained.reasons[0].text
            hinted = await tab.do(wire.Hint, table=table)
            assert hinted.move in tab.moves(table)

    tell(story())
