"""The four levels of opponents, neighbour against neighbour: each wins 60 to 80 % of its games.

Every installed game in which two play against each other; `strong` takes longest.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import msgspec

from starboard.bots.named import LEVELS
from starboard.kernel.game import Game
from starboard.kernel.registry import game_named, games
from starboard.lab.arena import wilson
from starboard.lab.play import Result, Task
from starboard.lab.pool import cores, play_all
from starboard.lab.simulate import template
from tools.soak import Progress

LIMIT = 20 * 60
GAMES = 400
BATCH = 10
TOGETHER = ("space_alert",)
"""Where nobody plays against anybody."""


def run(progress: Progress) -> dict[str, Any]:
    """Every meeting in turn; a call goes on where the last one stopped."""
    stored: dict[str, list[float]] = progress.state.setdefault("won", {})
    for name in games():
        if name in TOGETHER or game_named(name).mind.house_bot() is None:
            continue
        for weaker, better in pairwise(LEVELS):
            tally = stored.setdefault(f"{name} {better} {weaker}", [0.0, 0])
            while tally[1] < GAMES and progress.time_left > 0:
                play(game_named(name), (better, weaker), tally)
                progress.save()
    shares = [won / played for won, played in stored.values() if played >= GAMES]
    return {
        **{pair: told(won, int(played)) for pair, (won, played) in stored.items() if played},
        "good": all(0.6 <= share <= 0.8 for share in shares),
        "done": len(shares) == len(stored),
    }


def play(game: Game[Any], pair: tuple[str, str], tally: list[float]) -> None:
    """The next games of a meeting, on all cores."""
    first = int(tally[1])
    for result in play_all([task_of(game, pair, first + n) for n in range(BATCH)], cores()):
        tally[0] += share(result, pair[0])
        tally[1] += 1


def task_of(game: Game[Any], pair: tuple[str, str], number: int) -> Task:
    """A game of a meeting, by turns from each seat."""
    seats = pair if number % 2 == 0 else pair[::-1]
    return msgspec.structs.replace(
        template(game, seats, {}), index=number, seed=f"levels/{pair}/{number // 2}"
    )


def share(result: Result, name: str) -> float:
    """What part of a victory is whose; nobody's where a bot failed."""
    mine = [seat for seat in result.won if result.seats[seat] == name]
    return len(mine) / len(result.won) if result.won else 0.0


def told(won: float, played: int) -> str:
    """A share with its interval."""
    low, high = wilson(round(won), played)
    return f"{won:g} of {played} = {won / played:.1%} ({low:.1%} to {high:.1%})"
