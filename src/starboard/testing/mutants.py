"""Changes rules beside cited clauses and lets the tests of those clauses find the change.

    python -m starboard.testing.mutants GAME [MODULE …] --minutes 20 [--sample N --seed S] [--json]

Works on copies of the package, goes on where the last run stopped, and says what survived.
"""

from __future__ import annotations

import argparse
import compileall
import contextlib
import functools
import hashlib
import os
import py_compile
import queue
import random
import shutil
import sys
import tempfile
import threading
import time
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Literal

import msgspec

from starboard import ledger
from starboard.errors import BadInput, Error
from starboard.testing import coverage
from starboard.testing.mutation import Mutant, mutants_of
from starboard.testing.trial import FAILED, PASSED, Trials

Verdict = Literal["killed", "survived", "timeout"]

PATIENCE = 10.0
"""Seconds that a trial may take besides five times what its tests take on unchanged rules."""

LONGEST_BASELINE = 1200.0


class Judged(msgspec.Struct, frozen=True):
    """One line of the record: a mutant with its tests and sources, and what became of it."""

    key: str
    verdict: Verdict


class Task(msgspec.Struct, frozen=True):
    """A mutant with the tests of its clauses; its key also stands for their sources."""

    mutant: Mutant
    tests: tuple[str, ...]
    key: str


class Summary(msgspec.Struct, frozen=True):
    """What is known after a run."""

    game: str
    mutants: int
    killed: int
    timeouts: int
    survived: int
    left: int
    done: bool
    survivors: tuple[str, ...]

    def __str__(self) -> str:
        share = 100 * self.survived / max(1, self.mutants)
        said = (
            f"mutants {self.game}: {self.mutants} made, {self.killed} killed, "
            f"{self.survived} survived ({share:.1f} %)"
        )
        if self.timeouts:
            said += f", {self.timeouts} killed by the clock"
        return said + (f", {self.left} left" if self.left else "")


class Worker:
    """A copy of the package in a folder of its own, with processes that try tests on it."""

    def __init__(self, folder: Path, root: Path, game: str) -> None:
        self.folder = folder
        self.package = _copy(folder)
        self.trials = Trials(self.package, root, game, folder)
        self.quick = Trials(self.package, root, game, folder, warm=True)
        self.quick.run((), LONGEST_BASELINE)  # it has read everything before the first change

    def verdict(self, task: Task, seconds: Mapping[str, float]) -> Verdict:
        """What becomes of one mutant; the quickest tests go first, and the copy is restored."""
        path = self.package / task.mutant.file
        original = path.read_bytes()
        quickest = sorted(task.tests, key=lambda test: (seconds.get(test, 0.0), test))
        patience = PATIENCE + 5 * sum(seconds.get(test, 0.0) for test in task.tests)
        path.write_bytes(task.mutant.apply(original))
        try:
            code = self.quick.run(quickest, patience, file=str(path), before=original.decode())
            if code not in (FAILED, None):
                code = self.trials.run(quickest, patience)
        finally:
            path.write_bytes(original)
        if code is None:
            return "timeout"
        return "survived" if code == PASSED else "killed"

    def close(self) -> None:
        """Let its processes end."""
        self.trials.close()
        self.quick.close()


class Hunt:
    """One run: several workers, each with its own copy of the package, until the time is up."""

    def __init__(self, game: str, root: Path, deadline: float, jobs: int) -> None:
        self.game = game
        self.root = root
        self.deadline = deadline
        self.jobs = jobs
        self.path = root / "build" / "mutants" / f"{game}.jsonl"
        self.verdicts = _read(self.path)
        self._lock = threading.Lock()
        self._trouble: list[Exception] = []

    def run(self, sample: int, seed: int, modules: Sequence[str]) -> Summary:
        """Judge the mutants that are still open, in a random order that the seed decides."""
        if not coverage.fresh(self.root, self.game):
            coverage.run_tests(self.root, self.game)
        shown = coverage.covered(self.root, self.game).tests
        found = list(mutants_of(coverage.PACKAGE, self.game, ledger.of(self.game)))
        if modules:
            found = [mutant for mutant in found if Path(mutant.file).stem in modules]
        random.Random(seed).shuffle(found)
        tasks = self._tasks(found[:sample] if sample else found, shown)
        waiting = [task for task in tasks if task.key not in self.verdicts]
        if waiting:
            with tempfile.TemporaryDirectory(prefix="starboard-mutants-") as folder:
                self._judge(Path(folder), waiting)
        return self._summary(tasks)

    def _tasks(self, found: Iterable[Mutant], shown: Mapping[str, list[str]]) -> list[Task]:
        """Mutants with their tests; where no test shows the clause, the mutant has survived."""
        stamp = functools.cache(coverage.Sources(self.root, self.game).stamp)
        tasks = []
        for mutant in found:
            tests = sorted({test for id in mutant.clauses for test in shown.get(id, ())})
            told = [mutant.key, *tests, *(stamp(test.partition("::")[0]) for test in tests)]
            key = hashlib.sha256("\0".join(told).encode()).hexdigest()[:24]
            tasks.append(Task(mutant, tuple(tests), key))
            if not tests:
                self.verdicts[key] = "survived"
        return tasks

    def _judge(self, folder: Path, waiting: Sequence[Task]) -> None:
        """Share the open mutants among the workers and wait for all of them."""
        workers = [
            Worker(folder / f"copy{number}", self.root, self.game)
            for number in range(min(self.jobs, len(waiting)))
        ]
        try:
            seconds = self._baseline(workers[0], {test for task in waiting for test in task.tests})
            self._share(workers, waiting, seconds)
        finally:
            for worker in workers:
                worker.close()
        if self._trouble:
            raise self._trouble[0]

    def _baseline(self, worker: Worker, tests: set[str]) -> dict[str, float]:
        """Seconds per test on an unchanged copy, where all of them have to pass."""
        durations = worker.folder / "durations.json"
        if worker.trials.run(sorted(tests), LONGEST_BASELINE, str(durations)) != PASSED:
            raise BadInput(self.game, "tests-fail-unchanged")
        return msgspec.json.decode(durations.read_bytes(), type=dict[str, float])

    def _share(
        self, workers: Sequence[Worker], waiting: Iterable[Task], seconds: Mapping[str, float]
    ) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        tasks: queue.SimpleQueue[Task] = queue.SimpleQueue()
        for task in waiting:
            tasks.put(task)
        threads = [
            threading.Thread(target=self._work, args=(worker, tasks, seconds)) for worker in workers
        ]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()

    def _work(
        self, worker: Worker, tasks: queue.SimpleQueue[Task], seconds: Mapping[str, float]
    ) -> None:
        """Try one mutant after the other until none is left or the time is up."""
        try:
            while time.monotonic() < self.deadline and not self._trouble:
                task = tasks.get_nowait()
                self._note(task.key, worker.verdict(task, seconds))
        except queue.Empty:
            return
        except Exception as error:  # handed to the thread that waits for us
            self._trouble.append(error)

    def _note(self, key: str, verdict: Verdict) -> None:
        line = msgspec.json.encode(Judged(key, verdict)) + b"\n"
        with self._lock, self.path.open("ab") as record:
            record.write(line)
            self.verdicts[key] = verdict

    def _summary(self, tasks: Sequence[Task]) -> Summary:
        verdicts = [self.verdicts.get(task.key) for task in tasks]
        alive = [
            task.mutant
            for task, verdict in zip(tasks, verdicts, strict=True)
            if verdict == "survived"
        ]
        left = verdicts.count(None)
        return Summary(
            game=self.game,
            mutants=len(tasks) - left,
            killed=len(tasks) - left - len(alive),
            timeouts=verdicts.count("timeout"),
            survived=len(alive),
            left=left,
            done=left == 0,
            survivors=tuple(
                f"{mutant}  ({', '.join(mutant.clauses)})"
                for mutant in sorted(alive, key=lambda mutant: (mutant.file, mutant.start))
            ),
        )


def main(argv: Sequence[str] | None = None) -> int:
    """The command; exit 2 when something about the game or its tests is not in order."""
    options = _parser().parse_args(argv)
    deadline = time.monotonic() + (options.seconds or 60 * options.minutes)
    try:
        game = ledger.named(options.game)
        hunt = Hunt(game, coverage.checkout(game), deadline, options.jobs)
        summary = hunt.run(options.sample, options.seed, options.modules)
    except Error as error:
        print(f"mutants: {error}", file=sys.stderr)
        return 2
    if options.json:
        print(msgspec.json.encode(summary).decode())
        return 0
    print(summary)
    for survivor in summary.survivors:
        print(f"  {survivor}")
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m starboard.testing.mutants",
        description="Changes rules beside cited clauses; their tests have to notice.",
    )
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("modules", metavar="MODULE", nargs="*", help="only of these: turn fire")
    parser.add_argument("--minutes", type=float, default=20.0, help="stop after so long (20)")
    parser.add_argument("--seconds", type=float, help="the same, finer")
    parser.add_argument("--sample", type=int, default=0, metavar="N", help="only N of them")
    parser.add_argument("--seed", type=int, default=0, metavar="S", help="which N, what order")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, metavar="J")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    return parser


def _copy(folder: Path) -> Path:
    """A copy of the package's sources; compiled modules stay behind, they would hide changes."""
    package = folder / coverage.PACKAGE.name
    leave = shutil.ignore_patterns("__pycache__", "*.pyc", "*.so", "*.pyd")
    shutil.copytree(coverage.PACKAGE, package, ignore=leave)
    by_content = py_compile.PycInvalidationMode.CHECKED_HASH  # times are too coarse for us
    compileall.compile_dir(package, quiet=2, invalidation_mode=by_content)
    return package


def _read(path: Path) -> dict[str, Verdict]:
    """The verdicts so far; a line that was cut off is left out."""
    verdicts: dict[str, Verdict] = {}
    if not path.exists():
        return verdicts
    for line in path.read_bytes().splitlines():
        with contextlib.suppress(msgspec.DecodeError):
            judged = msgspec.json.decode(line, type=Judged)
            verdicts[judged.key] = judged.verdict
    return verdicts


if __name__ == "__main__":
    sys.exit(main())
