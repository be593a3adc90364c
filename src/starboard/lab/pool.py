"""Games on several processes: the same results in the same order, however many there are."""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

from starboard.errors import Error
from starboard.lab.play import Result, Task, play_task

Progress = Callable[[int, int], None]
"""Told after every game: how many are done, how many there are."""


def play_all(tasks: Sequence[Task], jobs: int, progress: Progress | None = None) -> list[Result]:
    """Play every task; the results are in the order of the tasks."""
    if jobs <= 1 or len(tasks) < 2:
        return collect(map(play_task, tasks), len(tasks), progress)
    workers = min(jobs, len(tasks))
    chunk = max(1, min(8, len(tasks) // (4 * workers)))
    # Spawned, not forked: the same on every system, and no state is ever shared.
    spawned = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(workers, mp_context=spawned) as pool:
        try:
            return collect(pool.map(play_task, tasks, chunksize=chunk), len(tasks), progress)
        except BrokenProcessPool:
            raise Error("a process died in the middle of a game; --jobs 1 shows where") from None
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def collect(results: Iterable[Result], total: int, progress: Progress | None) -> list[Result]:
    """Gather results as they come."""
    found: list[Result] = []
    for result in results:
        found.append(result)
        if progress is not None:
            progress(len(found), total)
    return found


def cores() -> int:
    """How many processes are useful here."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
