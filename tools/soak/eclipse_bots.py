"""The house bot of Eclipse: its points among its like, and its share against random and greedy."""

from __future__ import annotations

import statistics
from math import sqrt
from typing import Any

import msgspec

from starboard.games.eclipse import GAME
from starboard.games.eclipse.empire_moves import GiveUp
from starboard.games.eclipse.state import Table
from starboard.kernel import Move
from starboard.kernel.agenda import Outcome, State
from starboard.kernel.play import Tally
from starboard.kernel.seats import Seat
from starboard.lab.arena import SURE
from starboard.lab.play import Result, Task, attempt, play_fast, play_task
from starboard.lab.seating import Seating
from starboard.lab.simulate import template
from tools.soak import Progress
from tools.soak.bots import Meeting, at_least, told

LIMIT = 20 * 60
QUARTETS = 200
GAMES = 400
ENOUGH = 22
"""Points that four house bots score on average."""
SAFE = 6
"""Nobody has to give up a sector before this round."""

MEETINGS = (
    Meeting("house", "random", at_least(0.99)),
    Meeting("house", "greedy", at_least(0.75)),
)


def run(progress: Progress) -> dict[str, Any]:
    """First the quartets, then the meetings; a call goes on where the last one stopped."""
    stored = progress.state
    points: list[int] = stored.setdefault("points", [])
    faults: list[str] = stored.setdefault("faults", [])
    won: dict[str, list[int]] = stored.setdefault("won", {})
    stored.setdefault("early", 0)
    while len(points) < 4 * QUARTETS and progress.time_left > 0:
        quartet(stored, len(points) // 4)
    for meeting in MEETINGS:
        tally = won.setdefault(f"{meeting.one} {meeting.other}", [0, 0])
        while tally[1] < GAMES and progress.time_left > 0:
            meet(meeting, tally, faults)
    enough = all(
        meeting.enough(*won[f"{meeting.one} {meeting.other}"])
        for meeting in MEETINGS
        if won[f"{meeting.one} {meeting.other}"][1] >= GAMES
    )
    average = statistics.fmean(points) if points else 0.0
    return {
        "quartets": len(points) // 4,
        "points": f"{average:.2f} ± {margin(points):.2f}",
        "sectors_given_up_early": stored["early"],
        **{f"{pair} wins": told(*tally) for pair, tally in won.items() if tally[1]},
        "faults": len(faults),
        "good": enough and not faults and average >= ENOUGH and not stored["early"],
        "done": len(points) >= 4 * QUARTETS and all(tally[1] >= GAMES for tally in won.values()),
    }


def quartet(stored: dict[str, Any], number: int) -> None:
    """One game of four house bots."""
    reached = 1

    def watch(state: State, seat: Seat, move: Move) -> None:
        nonlocal reached
        assert isinstance(state, Table)
        stored["early"] += isinstance(move, GiveUp) and reached < SAFE
        reached = state.round

    task = task_of(("house",) * 4, f"quartet/{number}")

    def play(tally: Tally) -> Outcome | None:
        return play_fast(GAME, task, Seating.named(GAME, task.seats, task.seed), tally, watch)

    result = attempt(task, play)
    note_faults(result, stored["faults"])
    stored["points"].extend(result.points)


def meet(meeting: Meeting, tally: list[int], faults: list[str]) -> None:
    """The next game of a meeting, the same one once from each seat."""
    seats = (meeting.one, meeting.other)
    seed = f"bots/{meeting.one}/{meeting.other}/{tally[1] // 2}"
    result = play_task(task_of(seats[::-1] if tally[1] % 2 else seats, seed))
    note_faults(result, faults)
    tally[0] += len(result.won) == 1 and result.seats[result.won[0]] == meeting.one
    tally[1] += 1


def task_of(seats: tuple[str, ...], seed: str) -> Task:
    """A game with species by chance."""
    return msgspec.structs.replace(template(GAME, seats, {"random_species": True}), seed=seed)


def note_faults(result: Result, faults: list[str]) -> None:
    if result.error or result.fault:
        faults.append(str(result.error or result.fault))


def margin(points: list[int]) -> float:
    """Half of the 95 % interval of the average, from game to game."""
    games = [statistics.fmean(points[at : at + 4]) for at in range(0, len(points), 4)]
    return SURE * statistics.stdev(games) / sqrt(len(games)) if len(games) > 1 else 0.0
