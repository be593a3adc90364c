"""Results, ratings, figures, and the secrets that workers share."""

from __future__ import annotations

import asyncio

import pytest
from msgspec.structs import replace

from starboard.server.store import Store, Taken
from starboard.server.store.records import Rating, Score, Statistics

pytestmark = pytest.mark.anyio


def scores(
    table: str, ended: float, game: str = "bluff", points: tuple[int, int] = (5, 2)
) -> list[Score]:
    """Anna beat the house bot."""
    return [
        Score(
            table=table, seat=seat, player=player, game=game, place=1 + seat,
            points=points[seat], won=seat == 0, rated=True, ended=ended,
        )
        for seat, player in enumerate(("anna", "bot:house"))
    ]  # fmt: skip


def a_rating(player: str, mu: float = 25.0, sigma: float = 8.0) -> Rating:
    return Rating(game="bluff", player=player, mu=mu, sigma=sigma, played=1)


async def test_a_result_is_kept_by_seat_and_only_once(store: Store) -> None:
    await store.record_result(scores("t", 5.0), [a_rating("anna")])
    with pytest.raises(Taken):
        await store.record_result(scores("t", 6.0), [a_rating("bot:house")])
    assert await store.scores("t") == scores("t", 5.0)
    assert await store.ratings("bluff", ["bot:house"]) == {}


async def test_a_history_begins_with_the_last_match(store: Store) -> None:
    for place, (table, game) in enumerate((("a", "bluff"), ("b", "chess"), ("c", "bluff"))):
        await store.record_result(scores(table, float(place), game), [])
    found = await store.history("anna")
    assert [score.table for score in found] == ["c", "b", "a"]
    found = await store.history("anna", "bluff", limit=1)
    assert [score.table for score in found] == ["c"]
    assert await store.history("ben") == []


async def test_figures_are_added_up_by_game(store: Store) -> None:
    await store.record_result(scores("a", 1.0, points=(5, 2)), [])
    await store.record_result(scores("b", 2.0, points=(4, 4)), [])
    await store.record_result(scores("c", 3.0, "chess"), [])
    bluff, chess = await store.statistics("anna")
    assert bluff == Statistics(game="bluff", played=2, won=2, first=2, points=4.5, last=2.0)
    assert chess.game == "chess"
    [bot, _] = await store.statistics("bot:house")
    assert (bot.played, bot.won, bot.first, bot.points) == (2, 0, 0, 3.0)
    assert await store.statistics("ben") == []


async def test_a_rating_changed_meanwhile_is_calculated_again(store: Store, other: Store) -> None:
    await store.record_result(scores("a", 1.0), [a_rating("anna"), a_rating("bot:house")])
    read = await store.ratings("bluff", ["anna", "bot:house", "ben", ""])
    assert sorted(read) == ["anna", "bot:house"]
    better = replace(read["anna"], mu=27.0, played=2)
    await other.record_result(scores("b", 2.0), [better])
    with pytest.raises(Taken):
        await store.record_result(scores("c", 3.0), [replace(read["anna"], mu=30.0)])
    assert await store.scores("c") == []
    kept = await store.ratings("bluff", ["anna"])
    assert kept["anna"] == replace(better, version=2)


async def test_of_two_first_ratings_at_once_one_is_kept(store: Store, other: Store) -> None:
    tried = await asyncio.gather(
        store.record_result(scores("a", 1.0), [a_rating("anna")]),
        other.record_result(scores("b", 1.0), [a_rating("anna")]),
        return_exceptions=True,
    )
    assert sum(isinstance(each, Taken) for each in tried) == 1


async def test_leaders_are_ordered_by_what_they_are_at_least_worth(store: Store) -> None:
    ratings = [a_rating("lucky", 30.0, 8.0), a_rating("steady", 28.0, 1.0), a_rating("new")]
    await store.record_result(scores("t", 1.0), ratings)
    assert [each.player for each in await store.leaders("bluff")] == ["steady", "lucky", "new"]
    assert len(await store.leaders("bluff", limit=1)) == 1
    assert await store.leaders("chess") == []


async def test_all_workers_share_a_secret(store: Store, other: Store) -> None:
    told = await asyncio.gather(
        *(each.secret("cookies", f"fresh {place}") for place, each in enumerate((store, other) * 4))
    )
    assert len(set(told)) == 1
    assert await other.secret("cookies", "later") == told[0]
    assert await other.secret("push", "another") == "another"
