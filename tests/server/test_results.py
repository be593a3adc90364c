"""How a game ended is told as late, and to as few, as the game itself was shown."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from starboard.server import wire
from starboard.server.kinds import Visibility
from tests.server.running import Running, Someone, Tab, guest, running, tell
from tests.server.test_playing import READY
from tests.server.test_prompts import ByHand

DELAY = 3_600
DAY = 86_400.0


class Eyes:
    """What somebody is told of Kolja, who wins every game here."""

    def __init__(self, server: Running, winner: Someone, who: Someone | None) -> None:
        self.server = server
        self.winner = winner
        self.headers = who.headers if who else {}

    async def get(self, path: str) -> Any:
        answer = await self.server.http.get(path, headers=self.headers)
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def known(self) -> Any:
        return await self.get(f"/api/people/{self.winner.id}")

    async def results(self) -> list[str]:
        """The tables of which the result is told anywhere; everywhere the same ones."""
        known = await self.known()
        told = [score["table"] for score in known["history"]]
        assert sum(each["played"] for each in known["statistics"]) == len(told)
        return told

    async def finished(self) -> list[str]:
        return [card["table"] for card in await self.get("/api/finished")]

    async def rating(self) -> tuple[float, int]:
        """Kolja's rating, as it stands with the person and among the best."""
        [told] = (await self.known())["ratings"] or [{"player": self.winner.id}]
        best = await self.get("/api/games/flagship/leaders")
        [same] = [each for each in best if each["player"] == self.winner.id] or [told]
        assert same == told
        return round(told.get("mu", 0.0), 3), told.get("played", 0)


class Story:
    """Marion and Kolja, who play; Otto, who looks on; somebody without a name."""

    def __init__(self, server: Running, people: list[Someone], tabs: list[Tab]) -> None:
        self.server = server
        self.people = people
        self.tabs = tabs
        winner = people[1]
        self.loser, self.winner, self.spectator, self.stranger = (
            Eyes(server, winner, who) for who in (*people, None)
        )

    @property
    def others(self) -> tuple[Eyes, Eyes]:
        return self.spectator, self.stranger

    async def game(self, visibility: Visibility = Visibility.OPEN, **fields: Any) -> str:
        """A game that Marion loses, with Otto looking on."""
        marion, kolja, otto = self.tabs
        told = {"game": "flagship", "seats": 2, "options": READY, "rated": True, **fields}
        table: str = (await marion.do(wire.Create, visibility=visibility, **told)).table
        await marion.do(wire.Open, table=table)
        invite = marion.rooms[table].invite
        await kolja.do(wire.Sit, table=table, invite=invite)
        for tab in (marion, kolja):
            await tab.do(wire.Ready, table=table)
        if fields.get("spectators", True):
            await otto.do(wire.Open, table=table, invite=invite)
        await marion.do(wire.Concede, table=table)
        return table

    async def game_alone(self) -> str:
        """A game of Kolja's against a bot, at a private table."""
        kolja = self.tabs[1]
        told = {"game": "flagship", "seats": 2, "options": READY, "rated": True}
        made = await kolja.do(wire.Create, visibility=Visibility.PRIVATE, **told)
        await kolja.do(wire.SeatBot, table=made.table, seat=1, bot="random")
        await kolja.do(wire.Ready, table=made.table)
        await kolja.do(wire.Concede, table=made.table)
        return str(made.table)


async def begun(server: Running) -> Story:
    people = [await guest(server, name) for name in ("Marion", "Kolja", "Otto")]
    return Story(server, people, [await person.tab() for person in people])


def test_a_result_is_told_as_late_as_spectators_see_it(database: str, tmp_path: Path) -> None:
    async def story() -> None:
        hours = ByHand()
        async with running(tmp_path, hours, database=database) as server:
            it = await begun(server)
            table = await it.game(delay=DELAY)
            for player in (it.loser, it.winner):
                assert await player.results() == await player.finished() == [table]
            hours.pass_by(DELAY - 1)
            for other in it.others:
                assert await other.results() == await other.finished() == []
            hours.pass_by(1)
            for other in it.others:
                assert await other.results() == await other.finished() == [table]

    tell(story())


@pytest.mark.parametrize(
    "hidden", [{"visibility": Visibility.INVITE}, {"spectators": False}], ids=["invite", "closed"]
)
def test_the_result_of_a_hidden_table_is_told_to_those_who_sat_there(
    database: str, tmp_path: Path, hidden: dict[str, Any]
) -> None:
    async def story() -> None:
        hours = ByHand()
        async with running(tmp_path, hours, database=database) as server:
            it = await begun(server)
            table = await it.game(**hidden)
            hours.pass_by(30 * DAY)
            for player in (it.loser, it.winner):
                assert await player.results() == [table]
            for other in it.others:
                assert await other.results() == await other.finished() == []

    tell(story())


def test_the_result_of_a_private_table_is_told_to_nobody_else(
    database: str, tmp_path: Path
) -> None:
    async def story() -> None:
        hours = ByHand()
        async with running(tmp_path, hours, database=database) as server:
            it = await begun(server)
            table = await it.game_alone()
            hours.pass_by(30 * DAY)
            assert await it.winner.results() == [table]
            for other in (it.loser, *it.others):
                assert await other.results() == await other.finished() == []

    tell(story())


def test_a_rating_does_not_tell_a_result_before_its_time(database: str, tmp_path: Path) -> None:
    async def story() -> None:
        hours = ByHand()
        async with running(tmp_path, hours, database=database) as server:
            it = await begun(server)
            await it.game()
            first = await it.stranger.rating()
            assert first[1] == 1
            hours.pass_by(1)
            await it.game(delay=DELAY)
            assert (await it.loser.rating())[1] == (await it.winner.rating())[1] == 2
            for other in it.others:
                assert await other.rating() == first
            hours.pass_by(1)
            await it.game()  # what it brings depends on the one before, so it waits as well
            for other in it.others:
                assert await other.rating() == first
            hours.pass_by(DELAY)
            last = await it.winner.rating()
            assert last[1] == 3
            for other in it.others:
                assert await other.rating() == last

    tell(story())


def test_who_was_never_rated_before_is_not_among_the_best_until_then(
    database: str, tmp_path: Path
) -> None:
    async def story() -> None:
        hours = ByHand()
        async with running(tmp_path, hours, database=database) as server:
            it = await begun(server)
            await it.game(delay=DELAY)
            for other in it.others:
                assert await other.rating() == (0.0, 0)
                assert await other.get("/api/games/flagship/leaders") == []
            hours.pass_by(DELAY)
            assert (await it.stranger.rating())[1] == 1

    tell(story())


def test_a_hidden_game_moves_the_rating_that_others_see_when_its_day_is_over(
    database: str, tmp_path: Path
) -> None:
    async def story() -> None:
        hours = ByHand()
        hours.at = 20_000 * DAY + 1_000
        async with running(tmp_path, hours, database=database) as server:
            it = await begun(server)
            for _ in range(2):
                await it.game(visibility=Visibility.INVITE)
                hours.pass_by(100)
            assert (await it.winner.rating())[1] == 2
            hours.at = 20_001 * DAY - 1
            for other in it.others:
                assert await other.rating() == (0.0, 0)
            hours.pass_by(1)
            for other in it.others:
                assert await other.rating() == await it.winner.rating()
                assert await other.results() == []

    tell(story())


async def ends_without(it: Story, gone: str, **fields: Any) -> tuple[Any, Any]:
    """Kolja is gone from a game that his bot wins; what is known of Marion and of him."""
    marion, kolja, _ = it.tabs
    told = {"game": "flagship", "seats": 2, "options": READY, "rated": True, **fields}
    table = (await marion.do(wire.Create, **told)).table
    await kolja.do(wire.Sit, table=table)
    for tab in (marion, kolja):
        await tab.do(wire.Ready, table=table)
    if gone == "left":
        await kolja.do(wire.Leave, table=table)
    else:
        await marion.do(wire.Remove, table=table, seat=1)
    await marion.do(wire.Concede, table=table)
    first, second = [await it.winner.get(f"/api/people/{who.id}") for who in it.people[:2]]
    return first, second


def test_whoever_leaves_a_rated_game_loses_it_whatever_the_bot_makes_of_it(
    database: str, tmp_path: Path
) -> None:
    async def story() -> None:
        async with running(tmp_path, ByHand(), database=database) as server:
            stayed, left = await ends_without(await begun(server), "left")
            [score] = left["history"]
            assert (score["place"], score["won"], score["rated"]) == (2, False, True)
            assert left["ratings"][0]["mu"] < 25 < stayed["ratings"][0]["mu"]

    tell(story())


@pytest.mark.parametrize(
    ("gone", "fields"),
    [
        pytest.param("left", {"rated": False}, id="an unrated game"),
        pytest.param("removed", {}, id="sent away by the owner"),
    ],
)
def test_nobody_else_has_the_result_of_a_seat_that_a_bot_played_on(
    gone: str, fields: dict[str, Any], database: str, tmp_path: Path
) -> None:
    async def story() -> None:
        async with running(tmp_path, ByHand(), database=database) as server:
            _, known = await ends_without(await begun(server), gone, **fields)
            assert known["history"] == known["ratings"] == []

    tell(story())
