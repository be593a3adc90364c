"""The film of a table, told to all alike, and the one remote of those who watch it together."""

from __future__ import annotations

from pathlib import Path

import pytest

from starboard.games.space_alert.round import schedule
from starboard.server import wire
from starboard.server.room import showing, sketch
from tests.server.beside import Fast
from tests.server.running import Running, Someone, Tab, guest, running, seated, tell
from tests.server.test_campaign import QUIET

PAIR = ("Marion", "Kolja")


@pytest.fixture(autouse=True)
def quiet(monkeypatch: pytest.MonkeyPatch) -> None:
    """A mission in which nothing is announced is over at once."""
    monkeypatch.setattr(schedule, "announcements", lambda mission: QUIET)


async def flown(server: Running) -> tuple[str, list[Someone], list[Tab]]:
    """Two who have flown a mission."""
    table, people, tabs = await seated(server, "space_alert", PAIR)
    for tab in tabs:
        await tab.until(lambda tab=tab: tab.rooms[table].status == "finished")  # type: ignore[misc]
    return table, people, tabs


def test_the_film_of_a_mission_is_told_with_the_names_of_its_crew(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path, Fast(1_000)) as server:
            table, people, _ = await flown(server)
            film = (await people[0].http("GET", f"/api/tables/{table}/film?lang=en")).json()
            assert film["complete"]
            assert film["shots"][0]["turn"] == 0
            assert film["shots"][-1]["caption"] == "The ship jumps. The mission is completed."
            assert film["plan"]["order"] == [1, 2, 3, 4]
            other = (await people[1].http("GET", f"/api/tables/{table}/film?lang=en")).json()
            assert other == film

    tell(story())


def test_before_the_mission_round_there_is_no_film(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path, Fast(0.01)) as server:
            table, people, _ = await seated(server, "space_alert", PAIR)
            answer = await people[0].http("GET", f"/api/tables/{table}/film?lang=en")
            assert (answer.status_code, answer.json()["message"]) == (404, "no-such-film")

    tell(story())


def test_whoever_touches_the_remote_moves_the_film_for_everybody(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path, Fast(1_000)) as server:
            table, _, tabs = await flown(server)
            await tabs[1].do(wire.Show, table=table, at=7, plays=True, pace=1)
            for tab in tabs:
                await tab.until(lambda tab=tab: table in tab.shown)  # type: ignore[misc]
                shown = tab.shown[table]
                assert (shown.at, shown.plays, shown.pace, shown.seat) == (7, True, 1, 1)
            late = await guest(server, "Vera")
            watching = await late.tab()
            await watching.do(wire.Open, table=table)
            await watching.until(lambda: table in watching.shown)
            assert watching.shown[table] == tabs[0].shown[table]
            await tabs[0].do(wire.Show, table=table, at=3)
            await watching.until(lambda: watching.shown[table].at == 3)
            assert not watching.shown[table].plays

    tell(story())


def test_a_spectator_has_no_remote_and_nobody_presses_it_too_fast(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path, Fast(1_000)) as server:
            table, _, tabs = await flown(server)
            watching = await (await guest(server, "Vera")).tab()
            await watching.do(wire.Open, table=table)
            refused = await watching.refused(wire.Show, table=table, at=1)
            assert refused.code == "not_allowed"
            for at in range(sketch.BURST):
                await tabs[0].do(wire.Show, table=table, at=at)
            hurried = await tabs[0].refused(wire.Show, table=table, at=1)
            assert hurried.code == "too_fast"

    tell(story())


def test_a_game_without_a_film_has_no_remote(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            table, _, tabs = await seated(server, "flagship", PAIR)
            refused = await tabs[0].refused(wire.Show, table=table, at=1)
            assert refused.message == "nothing-to-show"

    tell(story())


@pytest.mark.parametrize("at", [0, 1, 4_095])
@pytest.mark.parametrize("plays", [True, False])
def test_the_number_of_a_notice_holds_the_whole_place(at: int, plays: bool) -> None:
    found = showing.place_of(
        (((1_800_000_000_123 * showing.PLACES + at) * showing.SEATS + 15) * showing.PACES + 3) * 2
        + plays
    )
    assert (found.at, found.plays, found.pace, found.seat) == (at, plays, 3, 15)
    assert found.since == 1_800_000_000.123
