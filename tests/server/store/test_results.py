"""Results, ratings, figures, and the secrets that workers share."""

from __future__ import annotations

import asyncio

import pytest
from msgspec.structs import replace

from starboard.server.store import Store, Taken
from starboard.server.store.records import Held, Onlooker, Rating, Score, Statistics
from tests.server.store.situations import BEN, a_table

pytestmark = pytest.mark.anyio


ANNA, ANYBODY = Onlooker("anna", 100.0), Onlooker("", 100.0)


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
    found = await store.history("anna", ANNA)
    assert [score.table for score in found] == ["c", "b", "a"]
    found = await store.history("anna", ANNA, "bluff", limit=1)
    assert [score.table for score in found] == ["c"]
    assert await store.history("ben", ANNA) == []


async def test_figures_are_added_up_by_game(store: Store) -> None:
    await store.record_result(scores("a", 1.0, points=(5, 2)), [], 1.0)
    await store.record_result(scores("b", 2.0, points=(4, 4)), [], 2.0)
    await store.record_result(scores("c", 3.0, "chess"), [], 3.0)
    bluff, chess = await store.statistics("anna", ANYBODY)
    assert bluff == Statistics(game="bluff", played=2, won=2, first=2, points=4.5, last=2.0)
    assert chess.game == "chess"
    [bot, _] = await store.statistics("bot:house", ANYBODY)
    assert (bot.played, bot.won, bot.first, bot.points) == (2, 0, 0, 3.0)
    assert await store.statistics("ben", ANYBODY) == []


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
    assert [each.player for each in await store.leaders("bluff", ANYBODY)] == [
        "steady",
        "lucky",
        "new",
    ]
    assert len(await store.leaders("bluff", ANYBODY, limit=1)) == 1
    assert await store.leaders("chess", ANYBODY) == []


async def test_a_result_is_told_from_an_instant_on_and_before_it_to_those_who_sat_there(
    store: Store,
) -> None:
    await store.add_table(a_table("late"))  # Anna's, with Ben
    await store.add_table(a_table("never"))
    await store.record_result(scores("late", 90.0), [], shown=150.0)
    await store.record_result(scores("never", 91.0), [])
    told = {
        who: [score.table for score in await store.history("bot:house", Onlooker(who, now))]
        for who, now in (("", 149.0), ("carl", 149.0), ("ben", 0.0), ("anna", 0.0))
    }
    assert told == {"": [], "carl": [], "ben": ["never", "late"], "anna": ["never", "late"]}
    [late] = await store.history("bot:house", Onlooker("carl", 150.0))
    assert late.table == "late"
    [figures] = await store.statistics("bot:house", Onlooker("carl", 150.0))
    assert (figures.played, figures.last) == (1, 90.0)


async def test_a_rating_is_shown_as_it_was_before_the_first_game_that_is_not_told(
    store: Store,
) -> None:
    async def shown(who: str, now: float) -> list[float]:
        to = Onlooker(who, now)
        ratings = await store.shown_ratings("anna", to)
        assert await store.leaders("bluff", to) == ratings
        return [rating.mu for rating in ratings]

    for number, until in enumerate((30.0, 20.0, 0.0)):
        table = await store.add_table(a_table(f"t{number}", seats=() if number else (BEN,)))
        known = await store.ratings("bluff", ["anna"])
        before = known.get("anna", replace(a_rating("anna"), played=0))
        after = replace(before, mu=before.mu + 1, played=before.played + 1)
        held = [Held(table=table.id, rating=before, until=until)] if until else []
        await store.record_result(scores(table.id, number + 1.0), [after], held=held)
    assert await shown("carl", 29.0) == []
    assert await shown("ben", 19.0) == [26.0]
    assert await shown("ben", 20.0) == [28.0]
    assert await shown("carl", 30.0) == [28.0]
    await store.record_result(scores("more", 25.0), [])  # 20 is past, and no longer needed
    assert await shown("carl", 29.0) == []


async def test_all_workers_share_a_secret(store: Store, other: Store) -> None:
    told = await asyncio.gather(
        *(each.secret("cookies", f"fresh {place}") for place, each in enumerate((store, other) * 4))
    )
    assert len(set(told)) == 1
    assert await other.secret("cookies", "later") == told[0]
    assert await other.secret("push", "another") == "another"
