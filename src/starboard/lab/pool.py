"""Games on several processes: the same results in the same order, however many there are."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager, redirect_stdout

from starboard.errors import BadInput
from starboard.lab.play import Result, Task, play_task

Progress = Callable[[int, int], None]
"""Told after every game: how many are done, how many there are."""


def play_all(tasks: Sequence[Task], jobs: int, progress: Progress | None = None) -> list[Result]:
    """Play every task; the results are in the order of the tasks. What bots print is an aside."""
    if jobs <= 1 or len(tasks) < 2:
        with redirect_stdout(sys.stderr):
            return collect(map(play_task, tasks), len(tasks), progress)
    workers = min(jobs, len(tasks))
    chunk = max(1, min(8, len(tasks) // (4 * workers)))
    # Spawned, not forked: the same on every system, and no state is ever shared.
    spawned = multiprocessing.get_context("spawn")
    others = multiprocessing.active_children()
    with ProcessPoolExecutor(workers, mp_context=spawned, initializer=print_aside) as pool:
        try:
            with uninterrupted():
                results = pool.map(play_task, tasks, chunksize=chunk)
            return collect(results, len(tasks), progress)
        except BrokenProcessPool:
            raise BadInput("", "process-died") from None
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            for child in multiprocessing.active_children():
                if child not in others:  # it would play on, a bot that hangs for ever
                    child.terminate()
            raise


def print_aside() -> None:
    """Standard output belongs to the result."""
    sys.stdout = sys.stderr


@contextmanager
def uninterrupted() -> Iterator[None]:
    """Processes that begin now leave Ctrl+C to the one that began them."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


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
