"""Bots against each other: shares with intervals, ratings, and every pair.

Every line-up plays every deal once from each seating, so no bot gains from a seat. A game that
several seats win counts in equal parts; a game that nobody wins counts as a half (with k seats a
k-th) for everyone.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations, product
from math import sqrt
from time import perf_counter
from typing import Any

import msgspec
from openskill.models import PlackettLuce

from starboard.bots.named import make_bot
from starboard.errors import BadInput
from starboard.kernel.game import Game
from starboard.kernel.registry import game_named
from starboard.lab.play import Result, Task
from starboard.lab.pool import Progress, play_all
from starboard.lab.simulate import at_least_one, rotated, seats_for, template, whole

SURE = 1.959963984540054
"""Standard deviations on either side of a 95 % interval."""


def arena(
    game_id: str,
    bots: Sequence[str],
    games: int,
    seats: int | None = None,
    seed: int | str = 0,
    jobs: int = 1,
    options: Mapping[str, object] | None = None,
    timed: bool = False,
    progress: Progress | None = None,
    cards: Sequence[str] = (),
) -> dict[str, Any]:
    """Let every line-up of the bots play `games` games, rounded up to whole rounds of seats."""
    game = game_named(game_id)
    count = seats_for(game, seats)
    check_bots(game, bots, timed)
    tasks = schedule(game, bots, count, at_least_one(games), seed, options or {}, cards)
    started = perf_counter()
    results = play_all(tasks, jobs, progress)
    seconds = perf_counter() - started
    counted = [result for result in results if result.error is None]
    return {
        "game": game.id,
        "rules": game.rules,
        "seats": count,
        "seed": seed,
        "games": len(tasks),
        "seconds": round(seconds, 3),
        "errors": [result.error for result in results if result.error],
        "faults": [result.fault for result in results if result.fault],
        "unfinished": sum(not result.won and not result.places for result in counted),
        "bots": standings(bots, counted),
        "pairs": [pair(a, b, counted) for a, b in combinations(bots, 2)],
    }


def check_bots(game: Game[Any], bots: Sequence[str], timed: bool) -> None:
    """Raise `BadInput` unless these bots can be compared."""
    if len(set(bots)) < len(bots):
        raise BadInput("bots", "bot-listed-twice")
    if len(bots) < 2:
        raise BadInput("bots", "arena-needs-two-bots")
    for name in bots:
        seconds = make_bot(name, game)[1].seconds
        if seconds and not timed:
            raise BadInput(f"bot {name}", "bot-thinks-for-a-time")


def lineups(bots: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """Who meets whom: every choice of bots; where they are too few, some sit twice."""
    if len(bots) >= seats:
        return list(combinations(bots, seats))
    return [tuple(bots[seat % len(bots)] for seat in range(seats))]


def schedule(
    game: Game[Any],
    bots: Sequence[str],
    seats: int,
    games: int,
    seed: int | str,
    options: Mapping[str, object],
    cards: Sequence[str] = (),
) -> list[Task]:
    """Every game to be played: the same deal once for each rotation of a line-up."""
    tasks: list[Task] = []
    rounds = -(-games // seats)
    for lineup in lineups(bots, seats):
        task = template(game, lineup, options, cards)
        for deal, turn in product(range(rounds), range(seats)):
            told = {"seed": f"{seed}/{deal}", "seats": rotated(lineup, turn)}
            tasks.append(msgspec.structs.replace(task, index=len(tasks), **told))
    return tasks


def credit(result: Result, seat: int) -> float:
    """A seat's part of the victory."""
    if not result.won:
        return 1 / len(result.seats)
    return 1 / len(result.won) if seat in result.won else 0.0


def standings(bots: Sequence[str], results: Sequence[Result]) -> list[dict[str, Any]]:
    """Every bot with its share and rating, the best rating first."""
    rated = ratings(bots, results)
    rows = []
    for bot in bots:
        credits = [
            credit(result, seat)
            for result in results
            for seat, name in enumerate(result.seats)
            if name == bot
        ]
        mu, sigma = rated[bot]
        rows.append({"bot": bot, **share(sum(credits), len(credits)), "rating": mu, "sigma": sigma})
    return sorted(rows, key=lambda row: -row["rating"])


def share(won: float, games: int) -> dict[str, Any]:
    """Games, wins, and the share with its 95 % interval."""
    low, high = wilson(won, games)
    part = won / games if games else 0.0
    return {
        "games": games,
        "wins": whole(won),
        "share": round(part, 4),
        "low": round(low, 4),
        "high": round(high, 4),
    }


def wilson(won: float, games: int, sure: float = SURE) -> tuple[float, float]:
    """The interval in which the true share lies in 95 of 100 cases (Wilson's score)."""
    if games == 0:
        return 0.0, 1.0
    part = won / games
    square = sure * sure
    middle = (part + square / (2 * games)) / (1 + square / games)
    reach = sqrt(part * (1 - part) / games + square / (4 * games * games))
    reach *= sure / (1 + square / games)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def ratings(bots: Sequence[str], results: Sequence[Result]) -> dict[str, tuple[float, float]]:
    """A rating for each bot with its uncertainty, after all games in their order."""
    model = PlackettLuce()
    rated = {bot: model.rating(name=bot) for bot in bots}
    for result in results:
        names = list(dict.fromkeys(result.seats))
        if len(names) < len(result.seats) or not result.places:
            continue  # a bot that met itself learns nothing from it
        teams = [[rated[name]] for name in names]
        for name, team in zip(names, model.rate(teams, ranks=list(result.places)), strict=True):
            rated[name] = team[0]
    return {bot: (round(mark.mu, 3), round(mark.sigma, 3)) for bot, mark in rated.items()}


def pair(a: str, b: str, results: Sequence[Result]) -> dict[str, Any]:
    """How two bots did against each other: who had the better place where both sat."""
    games, won, even = 0, 0.0, 0
    for result in results:
        if a not in result.seats or b not in result.seats:
            continue
        games += 1
        ahead = compare(result, result.seats.index(a), result.seats.index(b))
        won += ahead
        even += ahead == 0.5
    return {"a": a, "b": b, "even": even, **share(won, games)}


def compare(result: Result, one: int, other: int) -> float:
    """1 if the first seat did better, 0 if the other one did, a half if neither."""
    mine, theirs = one in result.won, other in result.won
    if mine != theirs:
        return 1.0 if mine else 0.0
    if not result.places or result.places[one] == result.places[other]:
        return 0.5
    return 1.0 if result.places[one] < result.places[other] else 0.0
