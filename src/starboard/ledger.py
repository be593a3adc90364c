"""The ledger: every rule of a game as a numbered clause, in English and German."""

from __future__ import annotations

import difflib
import functools
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Literal, NamedTuple, TypeVar

import msgspec
import yaml

from starboard import installed
from starboard.errors import BadInput

EXEMPT_PERCENT = 3
"""How many of a game's clauses may go without a test, each with its reason."""

Language = Literal["de", "en"]
Kind = Literal[
    "constraint",
    "effect",
    "example",
    "exception",
    "faq",
    "flow",
    "quantity",
    "right",
    "scoring",
    "setup",
]
Record = TypeVar("Record", bound=msgspec.Struct)
CLAUSE_ID = re.compile(r"[A-Z]+-[A-Z0-9]+-\d{2,3}")


class Clause(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One numbered rule; `reading` is what we decided where the book leaves it open."""

    id: str
    section: str
    kind: Kind
    clause: str
    de: str
    test_hint: str = ""
    reading: str = ""
    needs: str = ""
    given: dict[str, object] | None = None
    when: object = None
    then: object = None
    table: dict[str, object] | None = None

    def text(self, lang: Language) -> str:
        """The rule in the reader's language; the German text contains its reading."""
        if lang == "de":
            return self.de
        return f"{self.clause} {self.reading}" if self.reading else self.clause

    @property
    def heading(self) -> str:
        """The heading of its section up to the first “;” or “(”: what is beside it is a detail."""
        return re.split("[;(]", self.section, maxsplit=1)[0].strip() or self.section

    def mentions(self, words: list[str]) -> bool:
        """Whether every word occurs in this clause, in either language."""
        said = f"{self.id} {self.section} {self.clause} {self.reading} {self.de}".casefold()
        return all(word in said for word in words)


class Exempt(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A clause that no program can show, and why."""

    id: str
    why: str


class Chapter(NamedTuple):
    """A heading of the rule book with its clauses, in the ledger's order."""

    name: str
    clauses: tuple[Clause, ...]


class Ledger(Mapping[str, Clause]):
    """All clauses of one game by id, in the order of the file."""

    def __init__(
        self, game: str, clauses: Mapping[str, Clause], exempt: tuple[Exempt, ...]
    ) -> None:
        self.game = game
        self.exempt = exempt
        self._clauses = dict(clauses)

    def __getitem__(self, id: str) -> Clause:
        return self._clauses[id]

    def __iter__(self) -> Iterator[str]:
        return iter(self._clauses)

    def __len__(self) -> int:
        return len(self._clauses)

    def __repr__(self) -> str:
        return f"<Ledger {self.game}: {len(self)} clauses>"

    def chapters(self) -> tuple[Chapter, ...]:
        """The clauses under the headings of the rule book, in order of first appearance."""
        found: dict[str, list[Clause]] = {}
        for clause in self.values():
            found.setdefault(clause.heading, []).append(clause)
        return tuple(Chapter(name, tuple(clauses)) for name, clauses in found.items())

    def search(self, words: str) -> tuple[Clause, ...]:
        """Clauses that contain every word, in either language, whatever its case."""
        wanted = words.casefold().split()
        return tuple(clause for clause in self.values() if clause.mentions(wanted))


def games() -> tuple[str, ...]:
    """Ids of the games that have a ledger."""
    return tuple(_files())


def _files() -> dict[str, Path]:
    """The games that have a ledger, with its file."""
    files = {game: folder / "rules.yaml" for game, folder in installed.folders().items()}
    return {game: file for game, file in files.items() if file.exists()}


def named(game: str) -> str:
    """The id of a game written with `_` or `-`; BadInput when it has no ledger."""
    id = game.replace("-", "_").casefold()
    if id not in games():
        if id in installed.games():
            raise BadInput(f"game “{id}”", "has-no-rules", file="rules.yaml")
        raise BadInput(game, "has-no-such-game", known=", ".join(games()))
    return id


def of(game: str) -> Ledger:
    """The ledger of a game, read once as long as the file does not change."""
    id = named(game)
    path = _files()[id]
    return _loaded(path, path.stat().st_mtime_ns, id)


def game_of(id: str) -> str:
    """The game whose ledger uses the prefix of this clause id; "" when none does."""
    return _prefixes().get(id.partition("-")[0], "")


def find(id: str) -> Clause:
    """The clause with this id, in whichever game it belongs to."""
    wanted = id.strip().upper()
    game = game_of(wanted)
    if not game:
        raise BadInput(id, "has-no-such-prefix", known=", ".join(_prefixes()))
    ledger = of(game)
    if wanted in ledger:
        return ledger[wanted]
    near = difflib.get_close_matches(wanted, ledger, n=1)
    if near:
        raise BadInput(id, "has-no-such-clause-but", nearest=near[0])
    raise BadInput(id, "has-no-such-clause")


def _prefixes() -> Mapping[str, str]:
    """Prefixes of clause ids with their games."""
    found = {_prefix(path): game for game, path in _files().items()}
    return {prefix: game for prefix, game in found.items() if prefix}


@functools.cache
def _prefix(path: Path) -> str:
    """The prefix of a game's clause ids, found without reading the whole ledger."""
    text = path.read_text("utf-8", errors="replace")
    first = re.search(r"^- *{? *id: *['\"]?([A-Z]+)-", text, re.MULTILINE)
    return first[1] if first else ""


def load(path: Path, game: str = "") -> Ledger:
    """Reads a `rules.yaml` and the `exempt.yaml` beside it; BadInput names file, entry, field."""
    clauses: dict[str, Clause] = {}
    for where, entry in _entries(path):
        clause = _convert(where, entry, Clause)
        if not CLAUSE_ID.fullmatch(clause.id):
            raise BadInput(f"{where}: id", "is-not-of-form", form="FS-AREA-01")
        if clause.id in clauses:
            raise BadInput(f"{where}: id", "is-there-twice")
        _refuse_empty(where, section=clause.section, clause=clause.clause, de=clause.de)
        clauses[clause.id] = clause
    if not clauses:
        raise BadInput(_short(path), "has-no-clause")
    exempt = _load_exempt(path.with_name("exempt.yaml"), clauses)
    return Ledger(game or path.parent.name, clauses, exempt)


@functools.lru_cache(maxsize=16)
def _loaded(path: Path, changed: int, game: str) -> Ledger:
    return load(path, game)


def _load_exempt(path: Path, clauses: Mapping[str, Clause]) -> tuple[Exempt, ...]:
    """The exempt clauses: each known, none twice, with its reason, at most three in a hundred."""
    if not path.exists():
        return ()
    found: dict[str, Exempt] = {}
    for where, entry in _entries(path):
        exempt = _convert(where, entry, Exempt)
        if exempt.id not in clauses:
            raise BadInput(f"{where}: id", "is-no-clause-of-game")
        if exempt.id in found:
            raise BadInput(f"{where}: id", "is-there-twice")
        _refuse_empty(where, why=exempt.why)
        found[exempt.id] = exempt
    most = len(clauses) * EXEMPT_PERCENT // 100
    if len(found) > most:
        raise BadInput(
            _short(path), "too-many-exempt", count=len(found), most=most, all=len(clauses)
        )
    return tuple(found.values())


def _entries(path: Path) -> Iterator[tuple[str, dict[object, object]]]:
    """The records of a YAML list, each with the words that say where it stands."""
    try:
        content = yaml.load(path.read_bytes(), yaml.CSafeLoader)
    except OSError as error:
        raise BadInput(_short(path), "cannot-read") from error
    except (yaml.YAMLError, UnicodeDecodeError) as error:
        mark = getattr(error, "problem_mark", None)
        if mark is None:
            raise BadInput(_short(path), "is-no-yaml", why=type(error).__name__) from error
        raise BadInput(_short(path), "is-no-yaml-in-line", line=mark.line + 1) from error
    if not isinstance(content, list):
        raise BadInput(_short(path), "is-no-list")
    for number, entry in enumerate(content, start=1):
        if not isinstance(entry, dict):
            raise BadInput(f"{_short(path)}: entry {number}", "is-no-record")
        yield f"{_short(path)}: {entry.get('id', f'entry {number}')}", entry


def _convert(where: str, entry: object, record: type[Record]) -> Record:
    try:
        return msgspec.convert(entry, record)
    except msgspec.ValidationError as error:
        raise _misfit(where, str(error)) from error


def _misfit(where: str, message: str) -> BadInput:
    """Field and trouble, taken from what msgspec says about a record."""
    if missing := re.match(r"Object missing required field `(.+?)`", message):
        return BadInput(f"{where}: {missing[1]}", "is-missing")
    if unknown := re.match(r"Object contains unknown field `(.+?)`", message):
        return BadInput(f"{where}: {unknown[1]}", "is-no-field")
    what, _, place = message.partition(" - at `$")
    why = what[0].lower() + what[1:]
    return BadInput(f"{where}: {place.strip('`.') or 'entry'}", "does-not-fit", why=why)


def _refuse_empty(where: str, **texts: str) -> None:
    for field, text in texts.items():
        if not text.strip():
            raise BadInput(f"{where}: {field}", "is-empty")


def _short(path: Path) -> str:
    return f"{path.parent.name}/{path.name}"
