"""How people come, sit down, and give a game up."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
import yaml

from starboard.cli import build_parser
from starboard.kernel.registry import game_named
from starboard.server import wire
from starboard.server.people.accounts import CALL_SIGNS
from starboard.server.wire.parts import ClockRules
from tests.server.running import Someone, Tab, guest, running, seated, tell
from tests.server.test_playing import READY, play_on
from tests.server.test_prompts import ByHand

PAIR = ("Marion", "Kolja")
DAY = 86_400.0
COMPOSE = Path(__file__).parents[2] / "compose.yaml"


async def my_tables(person: Someone) -> list[str]:
    """The unfinished games of a person."""
    told = (await person.http("GET", "/api/me/tables")).json()
    return [each["table"] for each in told]


def test_who_says_no_name_gets_one_and_a_name_in_use_gets_a_number(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            assert (await guest(server, "")).name in CALL_SIGNS
            await guest(server, "Marion")
            second = await guest(server, "marion")
            assert second.name.startswith("marion ")
            assert second.name.split()[1].isdecimal()
            taken = await second.http("PATCH", "/api/me", json={"name": "MARION"})
            assert taken.json()["message"] == "name-is-taken"

    tell(story())


@pytest.mark.parametrize("options", [{"no_such": True}, {"ready_ships": "perhaps"}])
def test_options_are_those_of_the_game(options: dict[str, object], tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            marion = await (await guest(server, "Marion")).tab()
            answer = await marion.refused(wire.Create, game="flagship", seats=2, options=options)
            assert answer.code == "bad_input"

    tell(story())


def test_an_unfinished_game_stays_until_all_give_it_up(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            table, people, tabs = await seated(server, "flagship", PAIR, options=READY)
            asked = await tabs[0].do(wire.Propose, table=table, what="abandon")
            assert await my_tables(people[0]) == await my_tables(people[1]) == [table]
            await tabs[1].do(wire.Reply, table=table, proposal=asked.proposal, yes=True)
            assert tabs[1].rooms[table].status == "abandoned"
            assert await my_tables(people[0]) == await my_tables(people[1]) == []

    tell(story())


def test_the_owner_replaces_a_person_in_a_running_game_by_a_bot(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            table, people, tabs = await seated(server, "flagship", PAIR, options=READY)
            await tabs[0].do(wire.Remove, table=table, seat=1)
            await tabs[0].do(wire.SeatBot, table=table, seat=1, bot="greedy")
            chair = tabs[0].rooms[table].seats[1]
            assert (chair.left, chair.bot) == (True, "greedy")
            assert await play_on(tabs[:1], table, Random(4), 3) == 3
            back = await tabs[1].refused(wire.Sit, table=table)
            assert back.message == "no-such-table"
            assert (await people[1].http("GET", f"/api/tables/{table}")).status_code == 404

    tell(story())


def test_a_bot_that_somebody_plays_against_is_rated_as_well(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            table, people, tabs = await seated(
                server, "flagship", PAIR[:1], seats=2, options=READY, rated=True
            )
            await tabs[0].do(wire.Concede, table=table)
            await tabs[0].until(lambda: tabs[0].rooms[table].status == "finished")
            players = [people[0].id, "bot:random"]
            rated = await server.worker.store.ratings("flagship", players)
            assert rated[players[0]].mu < 25 < rated[players[1]].mu

    tell(story())


def test_in_play_over_days_a_decision_has_its_days(tmp_path: Path) -> None:
    async def story() -> None:
        hours = ByHand()
        async with running(tmp_path, hours) as server:
            clock = ClockRules(step=3 * DAY)
            table, _, tabs = await seated(server, "flagship", PAIR, options=READY, clock=clock)
            seat = tabs[0].turns[table].waits_for[0]
            assert tabs[0].clocks[table].seats[seat].until == hours.at + 3 * DAY
            hours.pass_by(3 * DAY - 1)
            await tabs[seat].play(table, tabs[seat].moves(table)[0])
            assert not tabs[0].rooms[table].seats[seat].left
            seat = tabs[0].turns[table].waits_for[0]
            hours.pass_by(3 * DAY)
            await tabs[0].until(lambda: tabs[0].rooms[table].seats[seat].left)

    tell(story())


def test_every_move_names_things_that_its_player_sees(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            table, _, tabs = await seated(server, "flagship", PAIR, options=READY)
            touched = 0
            for number in range(30):
                await play_on(tabs, table, Random(number), 1)
                for tab in tabs:
                    touched += len(seen_things(tab, table))
            assert touched > 30

    tell(story())


def seen_things(tab: Tab, table: str) -> set[str]:
    """What the open moves touch; all of it is in the view."""
    touched = {thing for offer in tab.turns[table].moves for thing in offer.touches}
    assert touched <= set(tab.views[table]["things"])
    return touched


def test_a_running_match_goes_on_under_its_rules_and_a_new_one_begins_under_the_newest(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            table, people, tabs = await seated(server, "flagship", PAIR, options=READY)
            await play_on(tabs, table, Random(1), 3)
        old = game_named("flagship").rules
        monkeypatch.setattr(game_named("flagship"), "rules", old + 1)
        async with running(tmp_path) as server:
            tabs = [await person.tab(server) for person in people]
            for tab in tabs:
                await tab.do(wire.Open, table=table)
            assert await play_on(tabs, table, Random(2), 3) == 3
            assert server.worker.tables.live[table].match.state.rules == old
            made = await tabs[0].do(wire.Create, game="flagship", seats=2)
            assert (await server.worker.store.table(made.table)).rules == old + 1

    tell(story())


def test_keys_and_notices_of_others_are_out_of_reach(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            marion, kolja = await guest(server, "Marion"), await guest(server, "Kolja")
            endpoint = "https://fcm.googleapis.com/fcm/send/abc"
            told = {"endpoint": endpoint, "keys": {"p256dh": "x", "auth": "y"}}
            await marion.http("POST", "/api/me/push", json=told)
            [key] = (await marion.http("GET", "/api/me/keys")).json()
            taken = await kolja.http("DELETE", f"/api/me/keys/{key['key']}")
            assert taken.status_code == 404
            await kolja.http("DELETE", "/api/me/push", json={"endpoint": endpoint})
            assert (await marion.http("GET", "/api/me")).status_code == 200
            assert len(await server.worker.store.subscriptions(marion.id)) == 1

    tell(story())


def test_the_composition_serves_as_the_command_line_allows() -> None:
    told = yaml.load(COMPOSE.read_text(), yaml.CSafeLoader)["services"]["starboard"]["command"]
    program, command, *options = told.split()
    assert program == "starboard"
    read = build_parser(command).parse_args([command, *options])
    assert read.workers == 2
    assert read.database.startswith("postgresql://")


def test_a_lesson_goes_the_same_way_for_everybody_and_is_private_and_unrated(
    tmp_path: Path,
) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            hands = []
            for number, word in enumerate(("first", "first", "")):
                wanted = {"options": READY, "lesson": word, "rated": True, "visibility": "open"}
                table, _, (tab,) = await seated(
                    server, "flagship", (f"Marion {number}",), seats=2, **wanted
                )
                await tab.until(lambda: table in tab.views)  # noqa: B023
                room = tab.rooms[table]
                alone = ("private", False) if word else ("open", True)
                assert (room.visibility, room.rated) == alone
                things = tab.views[table]["things"].items()
                hands.append(sorted(name for name, each in things if each["zone"] == "hand"))
            assert hands[0] == hands[1] != hands[2]

    tell(story())


def test_the_owner_settles_what_is_played_and_everybody_is_asked_once_more(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            people = [await guest(server, name) for name in PAIR]
            tabs = [await person.tab() for person in people]
            table = (await tabs[0].do(wire.Create, game="space_alert", seats=3)).table
            await tabs[0].do(wire.SeatBot, table=table, seat=2, bot="random")
            for tab in tabs:
                await tab.do(wire.Sit, table=table)
                await tab.do(wire.Open, table=table)
            await tabs[1].do(wire.Ready, table=table)
            easy = {"mission": "test_run_1"}
            await tabs[0].do(wire.Settle, table=table, options=easy)
            await tabs[1].until(lambda: tabs[1].rooms[table].options["mission"] == "test_run_1")
            assert [card.ready for card in tabs[1].rooms[table].seats] == [False, False, True]
            wrong = await tabs[0].refused(wire.Settle, table=table, options={"mission": "none"})
            assert wrong.code == "bad_input"
            for tab in tabs:
                await tab.do(wire.Ready, table=table)
            late = await tabs[0].refused(wire.Settle, table=table, options={})
            assert late.message == "already-begun"

    tell(story())
