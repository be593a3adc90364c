"""A process that is ready to run tests: each trial is a fork of it, so nothing is imported twice.

`Trials` is the side that asks; `python -m starboard.testing.trial GAME` is the side that answers.
They speak JSON, one line per question and answer. Only the game under test is left unimported, so
that every trial reads its present source; `starboard.testing.warm` has imported it and is quicker.
"""

from __future__ import annotations

import contextlib
import importlib
import importlib.util
import io
import math
import os
import pkgutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import BinaryIO

import msgspec

NAMED = Path(__file__).parents[2]
"""Where the package lies that is tested; what is installed beside it names its games."""

MEMORY = 4 << 30
"""What one trial may use; a mutant that never stops appending is stopped here."""

PASSED = 0
FAILED = 1
UNKNOWN = 4
"""The end of a trial that cannot be made here."""

SHARE = 12
"""On a busy machine a trial may wait so much longer than it works."""

NEEDLESS = ("cacheprovider", "unraisableexception", "threadexception", "schemathesis", "faker")
"""Plugins of pytest that cost time in every trial and change nothing about its end."""


class Ask(msgspec.Struct, frozen=True):
    """Run these tests until one fails, for so many seconds of work at most."""

    tests: list[str]
    seconds: float
    durations: str = ""
    file: str = ""
    """A file that has changed since everything was imported."""
    before: str = ""
    """What stood there then."""


class Answer(msgspec.Struct, frozen=True):
    """How pytest ended; no code when time ran out."""

    code: int | None


class Trials:
    """A prepared process with a copy of the package of its own."""

    def __init__(
        self, package: Path, root: Path, game: str, scratch: Path, warm: bool = False
    ) -> None:
        environment = os.environ | {
            "PYTHONPATH": os.pathsep.join([str(package.parent), str(NAMED)]),
            "PYTHONDONTWRITEBYTECODE": "1",
            "HYPOTHESIS_STORAGE_DIRECTORY": str(scratch),
        }
        self._process = subprocess.Popen(
            [sys.executable, "-m", f"starboard.testing.{'warm' if warm else 'trial'}", game],
            cwd=root,
            env=environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )

    def run(
        self,
        tests: Sequence[str],
        seconds: float,
        durations: str = "",
        file: str = "",
        before: str = "",
    ) -> int | None:
        """The exit code of pytest for these tests; None when they took too long."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        question = msgspec.json.encode(Ask(list(tests), seconds, durations, file, before))
        self._process.stdin.write(question + b"\n")
        self._process.stdin.flush()
        line = self._process.stdout.readline()
        if not line:
            raise RuntimeError("the process that runs the tests has ended")
        return msgspec.json.decode(line, type=Answer).code

    def close(self) -> None:
        """Let the process end; it ends when there is nothing more to read."""
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait()


def serve(game: str) -> None:
    """Answer questions until there are no more."""
    _prepare(game)
    reply(sys.stdin.buffer, sys.stdout.buffer, _pytest)


def reply(asked: BinaryIO, answered: BinaryIO, trial: Callable[[Ask], int]) -> None:
    """Make each trial in a fork of this process and tell how it ended."""
    for line in asked:
        ask = msgspec.json.decode(line, type=Ask)
        child = os.fork()
        if child == 0:
            _child(ask, trial)
        answered.write(msgspec.json.encode(Answer(_wait(child, ask.seconds))) + b"\n")
        answered.flush()


def _prepare(game: str) -> None:
    """Import what every trial needs, but nothing of the game."""
    import pytest

    with contextlib.redirect_stdout(io.StringIO()), contextlib.redirect_stderr(io.StringIO()):
        pytest.main(["--version", "--version"])  # imports pytest's own parts and its plugins
    if importlib.util.find_spec("hypothesis"):
        importlib.import_module("hypothesis")  # its plugin imports it late, in every trial
    kernel = importlib.import_module("starboard.kernel")
    for module in pkgutil.walk_packages(kernel.__path__, "starboard.kernel."):
        importlib.import_module(module.name)
    importlib.import_module("starboard.testing.plugin")
    importlib.import_module("starboard.ledger").of(game)  # every trial checks marks against it
    name = f"starboard.games.{game}"
    if any(module == name or module.startswith(f"{name}.") for module in sys.modules):
        raise RuntimeError(f"{name} is imported by the kernel, so its changes would not be seen")


def _child(ask: Ask, trial: Callable[[Ask], int]) -> None:
    """One trial: a process group of its own, silent, with bounded memory; never returns."""
    code = 3
    try:
        os.setsid()
        silence()
        _bound(ask.seconds)
        code = trial(ask)
    finally:
        os._exit(code)


def silence() -> None:
    """Neither hear nor say anything from now on."""
    nowhere = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(nowhere, stream)


def _bound(seconds: float) -> None:
    """Limits of work, not of waiting; they hold even when nobody is left to stop this process."""
    import resource

    most = math.ceil(seconds)
    resource.setrlimit(resource.RLIMIT_CPU, (most, most + 1))
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def _pytest(ask: Ask) -> int:
    import pytest

    stopwatch = Stopwatch()
    code = int(pytest.main([*options(), *ask.tests], plugins=[stopwatch]))
    stopwatch.write(ask.durations)
    return code


def options() -> list[str]:
    """How pytest is called: nothing that only costs time."""
    found = ["-x", "-q", "-p", "starboard.testing.plugin", "--no-clause-records"]
    found += ["--assert=plain"]  # nobody reads why a test failed
    found += [part for name in NEEDLESS for part in ("-p", f"no:{name}")]
    return [*found, "-n", "0"] if importlib.util.find_spec("xdist") else found


class Stopwatch:
    """Notes how long each test takes, set-up and tear-down included."""

    def __init__(self) -> None:
        self.seconds: dict[str, float] = {}

    def pytest_runtest_logreport(self, report: object) -> None:
        test: str = getattr(report, "nodeid", "")
        took: float = getattr(report, "duration", 0.0)
        self.seconds[test] = self.seconds.get(test, 0.0) + took

    def write(self, path: str) -> None:
        """Write them down where somebody has asked for them."""
        if path:
            Path(path).write_bytes(msgspec.json.encode(self.seconds))


def _wait(child: int, seconds: float) -> int | None:
    """The exit code of a trial; None when it had to be stopped, or stopped itself."""
    deadline = time.monotonic() + SHARE * seconds
    running = True
    try:
        while time.monotonic() < deadline:
            ended, status = os.waitpid(child, os.WNOHANG)
            if ended:
                running = False
                code = os.waitstatus_to_exitcode(status)
                return None if code == -signal.SIGXCPU else code
            time.sleep(0.005)
        return None
    finally:
        if running:
            os.kill(child, signal.SIGKILL)
            os.waitpid(child, 0)
        with contextlib.suppress(ProcessLookupError):
            os.killpg(child, signal.SIGKILL)  # what its tests started


if __name__ == "__main__":
    serve(sys.argv[1])
