"""Many games between bots, and what came of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from time import perf_counter
from typing import Any

import msgspec

from starboard.bots.named import make_bot
from starboard.errors import BadInput
from starboard.kernel.game import Game
from starboard.kernel.options import read_options
from starboard.kernel.play import LIMIT
from starboard.kernel.registry import game_named, wrong_number_of_seats
from starboard.lab.play import Result, Task, printed
from starboard.lab.pool import Progress, play_all


def simulate(
    game_id: str,
    games: int,
    seats: int | None = None,
    bots: Sequence[str] = ("random",),
    seed: int | str = 0,
    jobs: int = 1,
    record: str | Path | None = None,
    options: Mapping[str, object] | None = None,
    progress: Progress | None = None,
    limit: int = LIMIT,
    cards: Sequence[str] = (),
) -> dict[str, Any]:
    """Play many games. Bots change seats from game to game; few bots are seated repeatedly.

    The same seed gives the same results whatever the number of jobs.
    """
    game = game_named(game_id)
    count = seats_for(game, seats)
    if len(bots) > count:
        raise BadInput("bots", "too-many-bots", bots=len(bots), seats=count)
    lineup = [bots[seat % len(bots)] for seat in range(count)]
    folder = prepare(record)
    task = template(game, lineup, options or {}, cards, folder, limit)
    tasks = [
        msgspec.structs.replace(
            task, index=index, seed=f"{seed}/{index}", seats=rotated(lineup, index)
        )
        for index in range(at_least_one(games))
    ]
    started = perf_counter()
    results = play_all(tasks, jobs, progress)
    seconds = perf_counter() - started
    told = {"game": game.id, "rules": game.rules, "seats": count, "bots": list(bots), "seed": seed}
    return told | summary(bots, results, seconds)


def summary(bots: Sequence[str], results: Sequence[Result], seconds: float) -> dict[str, Any]:
    """What came of all games together, and of each."""
    return {
        "games": len(results),
        "finished": sum(result.finished for result in results),
        "errors": [result.error for result in results if result.error],
        "faults": [result.fault for result in results if result.fault],
        "decisions": sum(result.decisions for result in results),
        "real": sum(result.real for result in results),
        "seconds": round(seconds, 3),
        "wins": wins(bots, results),
        "results": [msgspec.to_builtins(result) for result in results],
    }


def at_least_one(games: int) -> int:
    if games < 1:
        raise BadInput("games", "must-be-at-least", low=1, value=str(games))
    return games


def seats_for(game: Game[Any], seats: int | None) -> int:
    """The number of seats, checked; the smallest one by default."""
    count = game.seats[0] if seats is None else seats
    if count not in game.seats:
        raise wrong_number_of_seats(game, count)
    return count


def template(
    game: Game[Any],
    bots: Sequence[str],
    options: Mapping[str, object],
    cards: Sequence[str] = (),
    record: str = "",
    limit: int = LIMIT,
) -> Task:
    """A task with everything checked; index, seats and seed are filled in for each game."""
    for name in bots:
        make_bot(name, game)
    values = read_options(game.options, options)
    game.check_options(len(bots), values, printed(game, tuple(cards)))
    return Task(
        index=0,
        game=game.id,
        home=type(game).__module__,
        seats=tuple(bots),
        seed="",
        options=values,
        cards=tuple(cards),
        record=record,
        limit=limit,
        units=game.units,
    )


def prepare(record: str | Path | None) -> str:
    """The folder for recorded matches, made if it is missing."""
    if record is None:
        return ""
    try:
        Path(record).mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadInput(str(record), "is-no-usable-folder", why=str(error.strerror)) from None
    return str(record)


def rotated(lineup: Sequence[str], by: int) -> tuple[str, ...]:
    """The bots moved on by some seats."""
    shift = by % len(lineup)
    return (*lineup[shift:], *lineup[:shift])


def wins(bots: Sequence[str], results: Sequence[Result]) -> dict[str, float]:
    """Games won by each bot; a game that several seats won counts in equal parts."""
    won = dict.fromkeys(bots, 0.0)
    for result in results:
        for seat in result.won:
            won[result.seats[seat]] += 1 / len(result.won)
    return {bot: whole(count) for bot, count in won.items()}


def whole(count: float) -> float:
    """Whole numbers are printed as such."""
    rounded = round(count, 6)
    return int(rounded) if rounded == int(rounded) else rounded
