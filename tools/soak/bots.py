"""House against random and greedy play, search against house: shares with 95 % intervals.

The search meetings are long; on the compiled package (`tools/with-compiled python -m tools.soak
bots`) they take a fraction of the time.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec

from starboard.games.flagship import GAME
from starboard.games.flagship.cards.starters import starter_decks
from starboard.kernel.options import read_options
from starboard.lab.arena import wilson
from starboard.lab.play import Task
from starboard.lab.pool import cores, play_all
from starboard.lab.simulate import template
from tools.soak import Progress

LIMIT = 20 * 60
GAMES = 400
BATCH = 10
"""Games between two looks at the clock; long ones take half a minute each."""


class Meeting(NamedTuple):
    """Two bots and what is asked of the first one."""

    one: str
    other: str
    enough: Callable[[int, int], bool]


def at_least(share: float) -> Callable[[int, int], bool]:
    """So large a share of the games."""
    return lambda won, games: won >= share * games


def surely_better(won: int, games: int) -> bool:
    """More than half of the games, at the lower end of the interval."""
    return wilson(won, games)[0] > 0.5


MEETINGS = (
    Meeting("house", "random", at_least(0.95)),
    Meeting("house", "greedy", at_least(0.65)),
    Meeting("search:200", "house", surely_better),
    Meeting("search:400", "search:50", surely_better),
)


def run(progress: Progress) -> dict[str, Any]:
    """Every meeting in turn; a call goes on where the last one stopped."""
    stored: dict[str, list[int]] = progress.state.setdefault("won", {})
    faults: list[str] = progress.state.setdefault("faults", [])
    for meeting in MEETINGS:
        tally = stored.setdefault(f"{meeting.one} {meeting.other}", [0, 0])
        while tally[1] < GAMES and progress.time_left > 0:
            play(meeting, tally, faults)
            progress.save()
    done = all(tally[1] >= GAMES for tally in stored.values())
    enough = all(
        meeting.enough(*stored[f"{meeting.one} {meeting.other}"])
        for meeting in MEETINGS
        if stored[f"{meeting.one} {meeting.other}"][1] >= GAMES
    )
    return {
        **{f"{pair} wins": told(won, games) for pair, (won, games) in stored.items() if games},
        "faults": len(faults),
        "good": enough and not faults,
        "done": done,
    }


def play(meeting: Meeting, tally: list[int], faults: list[str]) -> None:
    """The next games of a meeting, on all cores."""
    numbers = range(tally[1], min(GAMES, tally[1] + BATCH))
    tasks = [task_of(meeting, number) for number in numbers]
    for result in play_all(tasks, cores()):
        if result.error or result.fault:
            faults.append(str(result.error or result.fault))
        tally[0] += bool(result.won) and result.seats[result.won[0]] == meeting.one
        tally[1] += 1


def task_of(meeting: Meeting, number: int) -> Task:
    """A game of a meeting: the same decks once from each seat, then the next decks."""
    names = list(starter_decks())
    deal = number // 2
    decks = [names[deal % 4], names[(deal // 4) % 4]]
    seats = (meeting.one, meeting.other)
    if number % 2:
        decks, seats = decks[::-1], (meeting.other, meeting.one)
    return msgspec.structs.replace(
        template(GAME, seats, {}),
        index=number,
        seed=f"bots/{meeting.one}/{meeting.other}/{number}",
        options=read_options(GAME.options, {"decks": decks}),
    )


def told(won: int, games: int) -> str:
    """A share with its interval."""
    low, high = wilson(won, games)
    return f"{won} of {games} = {won / games:.1%} ({low:.1%} to {high:.1%})"
