"""Which clauses have a test that ran and passed: the records and what they say."""

from __future__ import annotations

import functools
import hashlib
import importlib.util
import os
import subprocess
import sys
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

import msgspec

import starboard
from starboard import installed, ledger
from starboard.errors import BadInput
from starboard.ledger import Exempt

PACKAGE = Path(starboard.__file__).parent
"""The package with the kernel that every game stands on."""


class Shown(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One test as it last ran: its clauses, whether it passed, and against which sources."""

    clauses: tuple[str, ...]
    passed: bool
    stamp: str = ""


class Records(msgspec.Struct, forbid_unknown_fields=True):
    """What is known about one game: its tests, and the files that were run as a whole."""

    game: str
    files: dict[str, str] = {}
    tests: dict[str, Shown] = {}


class Coverage(msgspec.Struct, frozen=True):
    """The answer of `starboard rules coverage`."""

    game: str
    clauses: int
    covered: tuple[str, ...]
    missing: tuple[str, ...]
    exempt: tuple[Exempt, ...]
    tests: dict[str, list[str]]


class Sources:
    """Digests of what a test of a game depends on, each computed once."""

    def __init__(self, root: Path, game: str) -> None:
        self.root = root
        self.game = game

    def stamp(self, file: str) -> str:
        """Changes when the test file, its helpers, the kernel or the game change; "" if gone."""
        path = self.root / file
        if not path.is_file():
            return ""
        return hashlib.sha256(path.read_bytes() + self._code).hexdigest()[:32]

    def test_files(self) -> Iterator[str]:
        """The test files in the game's own folder of tests."""
        for path in sorted((self.root / "tests" / self.game).rglob("test_*.py")):
            yield path.relative_to(self.root).as_posix()

    @functools.cached_property
    def _code(self) -> bytes:
        digest = hashlib.sha256()
        for path in (
            *_files(PACKAGE / "kernel"),
            *_files(installed.folder(self.game)),
            *_files(self.root / "tests" / self.game),
        ):
            if not path.name.startswith("test_"):
                digest.update(path.name.encode() + b"\0" + path.read_bytes())
        return digest.digest()


def read(root: Path, game: str) -> Records:
    """The stored records of a game; none when there is no readable file."""
    try:
        return msgspec.json.decode(_path(root, game).read_bytes(), type=Records)
    except (OSError, msgspec.DecodeError):
        return Records(game)


def update(root: Path, ran: Mapping[str, Shown], whole: Iterable[str]) -> None:
    """Puts the tests that just ran in place of their old records and drops what is stale."""
    complete = tuple(whole)
    for game in ledger.games():
        old = read(root, game)
        new = _updated(old, Sources(root, game), _of_game(game, ran), ran, complete)
        if new != old:
            _write(root, new)


def fresh(root: Path, game: str) -> bool:
    """Whether every test file of the game was run as a whole and nothing changed since."""
    records = read(root, game)
    sources = Sources(root, game)
    files = set(sources.test_files()) | set(records.files)
    return bool(records.files) and all(
        records.files.get(file) == sources.stamp(file) for file in files
    )


def covered(root: Path, game: str) -> Coverage:
    """Clauses with a passing test, and those without, by the records that still hold."""
    book = ledger.of(game)
    sources = Sources(root, game)
    tests: dict[str, list[str]] = {id: [] for id in book}
    for test, shown in sorted(read(root, game).tests.items()):
        if not shown.passed or shown.stamp != sources.stamp(_file(test)):
            continue
        for id in shown.clauses:
            if id in tests:
                tests[id].append(test)
    free = {exempt.id for exempt in book.exempt}
    return Coverage(
        game=book.game,
        clauses=len(book),
        covered=tuple(id for id in book if tests[id]),
        missing=tuple(id for id in book if not tests[id] and id not in free),
        exempt=book.exempt,
        tests={id: named for id, named in tests.items() if named},
    )


def checkout(game: str) -> Path:
    """The project folder that holds the tests of a game: here, above, or where the code lies."""
    here = Path.cwd()
    for folder in (here, *here.parents, *installed.folder(game).parents):
        if (folder / "tests" / game).is_dir():
            return folder
    raise BadInput(game, "coverage-needs-tests", folder=f"tests/{game}")


OUTER_RUN = {
    "PYTEST_ADDOPTS",
    "PYTEST_CURRENT_TEST",
    "PYTEST_VERSION",
    "PYTEST_XDIST_TESTRUNUID",
    "PYTEST_XDIST_WORKER",
    "PYTEST_XDIST_WORKER_COUNT",
}
"""What a run of tests tells the processes that it starts; a run within it must not hear it."""


def run_tests(root: Path, game: str) -> None:
    """Run the tests of a game in a process of its own; they record what they show."""
    if not importlib.util.find_spec("pytest"):
        raise BadInput(game, "coverage-needs-pytest")
    command = [sys.executable, "-m", "pytest", f"tests/{game}", "-p", "starboard.testing.plugin"]
    if importlib.util.find_spec("xdist"):
        command += ["-n", "auto"]
    clean = {name: value for name, value in os.environ.items() if name not in OUTER_RUN}
    wide = clean | {"COLUMNS": "1000"}  # so that no line of pytest's summary is cut
    ended = subprocess.run(command, cwd=root, env=wide, capture_output=True, text=True)
    for line in ended.stdout.splitlines():
        if line.startswith("ERROR ") and "::" not in line.partition(" - ")[0]:
            raise BadInput(f"tests/{game}", "tests-cannot-be-run", why=line[6:])
    if ended.returncode not in (0, 1, 5):  # passed, some failed, none there
        ending = f"pytest ended {ended.returncode}"
        raise BadInput(f"tests/{game}", "tests-cannot-be-run", why=ending)


def _updated(
    old: Records,
    sources: Sources,
    shown: Mapping[str, Shown],
    ran: Mapping[str, Shown],
    whole: tuple[str, ...],
) -> Records:
    """The records after a run: what ran is replaced, what no longer holds is dropped."""
    mine = {_file(test) for test in shown} | set(old.files) | set(sources.test_files())
    files = {file: stamp for file, stamp in old.files.items() if stamp == sources.stamp(file)}
    files |= {file: sources.stamp(file) for file in whole if file in mine}
    tests = {
        test: entry
        for test, entry in old.tests.items()
        if test not in ran
        and _file(test) not in whole
        and entry.stamp == sources.stamp(_file(test))
    }
    for test, entry in shown.items():
        tests[test] = Shown(entry.clauses, entry.passed, sources.stamp(_file(test)))
    return Records(old.game, dict(sorted(files.items())), dict(sorted(tests.items())))


def _of_game(game: str, ran: Mapping[str, Shown]) -> dict[str, Shown]:
    """The tests that show clauses of this game, with those clauses only."""
    found = {}
    for test, shown in ran.items():
        ids = tuple(id for id in shown.clauses if ledger.game_of(id) == game)
        if ids:
            found[test] = Shown(ids, shown.passed)
    return found


def _write(root: Path, records: Records) -> None:
    path = _path(root, records.game)
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_suffix(f".{os.getpid()}")
    beside.write_bytes(msgspec.json.format(msgspec.json.encode(records), indent=1) + b"\n")
    beside.replace(path)


def _path(root: Path, game: str) -> Path:
    return root / "build" / "coverage" / f"{game}.json"


def _file(test: str) -> str:
    return test.partition("::")[0]


def _files(folder: Path) -> Iterator[Path]:
    for path in sorted(folder.rglob("*")):
        if path.is_file() and path.suffix in {".py", ".yaml", ".json", ".jsonl", ".ftl", ".txt"}:
            yield path
