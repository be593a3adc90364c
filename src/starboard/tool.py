"""Tools for people with the box on the table: declared once, served by command line and HTTP.

A game names them in `Game.rooms["tools"]`, such as `.tools:TOOLS`, a tuple:

    class Wants(msgspec.Struct):
        battle: Document
        samples: int = 1000

    TOOLS = (Tool(words="odds", wants=Wants, answer=odds, online=True),)

That is `starboard GAME odds FILE --samples N` and `POST api/tools/GAME/odds`. Help sentences are
messages of the game: `tool-odds` with an attribute for each argument.
"""

from __future__ import annotations

import re
import sys
import types
import typing
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum, StrEnum
from pathlib import Path
from typing import Annotated, Any, Generic, TypeVar

import msgspec

from starboard.errors import BadInput
from starboard.kernel.game import Game, room

W = TypeVar("W", bound=msgspec.Struct)
Value = str | int | float | bool
WORDS = re.compile(r"[a-z][a-z0-9-]*(?: [a-z][a-z0-9-]*)?")
"""One word, or two where several tools have the first in common."""
LONGEST_WORD = 100
"""Letters of an argument over HTTP."""
WHOLE = re.compile(r"-?[0-9]{1,18}")
DECIMAL = re.compile(r"-?[0-9]{1,18}(?:\.[0-9]{1,18})?")
FLAGS = {"yes": True, "true": True, "1": True, "no": False, "false": False, "0": False}


@dataclass(frozen=True)
class Document:
    """A text that somebody hands over: a file, or `-` for standard input or the body over HTTP."""

    name: str

    def read(self) -> str:
        """The text, or one sentence why there is none."""
        if self.name == "-":
            return sys.stdin.read()
        try:
            return Path(self.name).read_text(encoding="utf-8")
        except OSError as error:
            raise BadInput(self.name, "is-out-of-reach", why=str(error.strerror)) from None
        except UnicodeDecodeError:
            raise BadInput(self.name, "is-not-utf8") from None


@dataclass(frozen=True)
class Arg:
    """How an argument is given where its type does not say it: `Annotated[str, Arg(…)]`."""

    place: bool = False
    """Known by its place, not by its name; a document always is."""
    shown: str = ""
    """What stands for the value in help."""
    here: bool = False
    """On the command line only; folders always are."""
    either: str = ""
    """Of the arguments with the same word here at most one may be given."""


@dataclass(frozen=True)
class Answer:
    """What a tool has found: facts for programs, lines for people, and whether it is a no."""

    facts: object
    lines: Sequence[str] = ()
    no: bool = False


@dataclass(frozen=True, kw_only=True)
class Tool(Generic[W]):
    """One tool: its name, what it wants to know, and the function that answers."""

    words: str
    """On the command line, such as `deck check`; over HTTP it is `deck-check`."""
    wants: type[W]
    """A record whose fields are the arguments: documents, `str`, `int`, `float`, `bool`, enums of
    words (each may be `| None`), `tuple[str, ...]` and folders, `tuple[Path, ...]`."""
    answer: Callable[[W, str], Answer]
    """Arguments and language in, answer out."""
    facts: Any = Mapping[str, Any]
    """The type of the facts in its answers; pages get theirs from it."""
    online: bool = False
    """Whether it may be asked over HTTP: a document as body, in a process of its own."""
    quick: bool = False
    """Over HTTP: reads no document and needs no process of its own."""
    always: Mapping[str, Value] = field(default_factory=dict)
    """What arguments always are over HTTP, whoever asks."""
    prepare: str = ""
    """A module that is run once beside a server, so that nobody who asks has to wait for it."""
    command: bool = True
    """Whether the command line has it."""
    show: Callable[[W, str], int] | None = None
    """What the command line does instead of printing the answer; returns the exit code."""

    @property
    def name(self) -> str:
        """Its name in an address, and after `tool-` in texts."""
        return self.words.replace(" ", "-")


class Kind(Enum):
    """What an argument can be."""

    DOCUMENT = "document"
    WORD = "word"
    NUMBER = "number"
    FRACTION = "fraction"
    FLAG = "flag"
    CHOICE = "choice"
    WORDS = "words"
    FOLDERS = "folders"


KINDS: Mapping[object, Kind] = {
    Document: Kind.DOCUMENT,
    str: Kind.WORD,
    int: Kind.NUMBER,
    float: Kind.FRACTION,
    bool: Kind.FLAG,
    tuple[str, ...]: Kind.WORDS,
    tuple[Path, ...]: Kind.FOLDERS,
}


@dataclass(frozen=True)
class Field:
    """One argument of a tool."""

    field: str
    kind: Kind
    arg: Arg
    default: Any
    needed: bool
    choices: tuple[str, ...] = ()
    type: Any = None
    """What a value is made with, where it is one of several words."""

    @property
    def name(self) -> str:
        """As people write it: `from` for a field `from_`."""
        return self.field.rstrip("_").replace("_", "-")

    @property
    def by_place(self) -> bool:
        return self.arg.place or self.kind is Kind.DOCUMENT

    @property
    def by_query(self) -> bool:
        """Whether it can be given over HTTP beside a document."""
        return not (self.arg.here or self.kind in (Kind.DOCUMENT, Kind.FOLDERS))

    def made(self, value: Any) -> Any:
        """A value as the tool wants it."""
        if value is None:
            return None
        match self.kind:
            case Kind.DOCUMENT:
                return Document(value)
            case Kind.CHOICE:
                return self.type(value)
            case Kind.WORDS:
                return tuple(value)
            case Kind.FOLDERS:
                return tuple(Path(folder) for folder in value)
        return value

    def read(self, words: Sequence[str]) -> Any:
        """What was written into an address; of a single value the last one counts."""
        word = max(words, key=len)
        if len(word) > LONGEST_WORD:
            most, count = LONGEST_WORD, len(word)
            raise BadInput(self.name, "at-most-letters", most=most, count=count, word=word)
        word = words[-1]
        match self.kind:
            case Kind.WORDS:
                return self.made(words)
            case Kind.NUMBER if WHOLE.fullmatch(word):
                return int(word)
            case Kind.NUMBER:
                raise BadInput(self.name, "must-be-whole-number", value=word)
            case Kind.FRACTION if DECIMAL.fullmatch(word):
                return float(word)
            case Kind.FRACTION:
                raise BadInput(self.name, "must-be-number", value=word)
            case Kind.FLAG if word not in FLAGS:
                raise BadInput(self.name, "must-be-flag", value=word)
            case Kind.FLAG:
                return FLAGS[word]
            case Kind.CHOICE if word not in self.choices:
                known = ", ".join(self.choices)
                raise BadInput(self.name, "must-be-one-of", known=known, value=word)
        return self.made(word)


class UnknownKind(Exception):
    """An argument that nobody knows how to ask for."""

    def __init__(self, field: str, kind: object) -> None:
        super().__init__(field, kind)
        self.field = field
        self.kind = kind


def fields_of(wants: type[msgspec.Struct]) -> tuple[Field, ...]:
    """The arguments of a tool in the order in which they are declared."""
    hints = typing.get_type_hints(wants, include_extras=True)
    return tuple(_field(each, hints[each.name]) for each in msgspec.structs.fields(wants))


def _field(each: msgspec.structs.FieldInfo, hint: Any) -> Field:
    arg = Arg()
    if typing.get_origin(hint) is Annotated:
        hint, *marks = typing.get_args(hint)
        arg = next((mark for mark in marks if isinstance(mark, Arg)), arg)
    bare = _without_none(hint)
    default = None if each.required else each.default
    if each.default_factory is not msgspec.NODEFAULT:
        default = each.default_factory()
    if isinstance(bare, type) and issubclass(bare, StrEnum):
        words = tuple(word.value for word in bare)
        return Field(each.name, Kind.CHOICE, arg, default, each.required, words, bare)
    if bare not in KINDS:
        raise UnknownKind(each.name, hint)
    return Field(each.name, KINDS[bare], arg, default, each.required)


def _without_none(hint: Any) -> Any:
    """The one type besides `None`."""
    if not isinstance(hint, types.UnionType):
        return hint
    kinds = [kind for kind in typing.get_args(hint) if kind is not types.NoneType]
    return kinds[0] if len(kinds) == 1 else hint


def tools_of(game: Game[Any]) -> tuple[Tool[Any], ...]:
    """The tools of a game, in its order; one sentence about the first that is declared wrongly."""
    tools = room(game, "tools", tuple)
    if type(game) not in _CHECKED:
        _check(f"game “{game.id}”", tools)
        _CHECKED.add(type(game))
    return tools


_CHECKED: set[type] = set()


def _check(where: str, tools: tuple[object, ...]) -> None:
    taken: set[str] = set()
    groups: set[str] = set()
    for tool in tools:
        if not isinstance(tool, Tool):
            raise BadInput(where, "has-other-than-tools", found=repr(tool))
        if not WORDS.fullmatch(tool.words):
            raise BadInput(where, "has-unfit-tool-name", tool=tool.words)
        group, _, one = tool.words.partition(" ")
        if {tool.name, tool.words} & (taken | groups) or (one and group in taken):
            raise BadInput(where, "has-tool-twice", tool=tool.words)
        taken.add(tool.name)
        groups |= {group} if one else set()
        _check_fields(where, tool)


def _check_fields(where: str, tool: Tool[Any]) -> None:
    """Whether a tool can be asked the way it says."""
    try:
        fields = fields_of(tool.wants)
    except UnknownKind as unknown:
        kind = getattr(unknown.kind, "__name__", str(unknown.kind))
        told = {"tool": tool.words, "field": unknown.field, "kind": kind}
        raise BadInput(where, "wants-unknown-kind", **told) from None
    except (NameError, TypeError) as error:
        raise BadInput(where, "wants-no-record", tool=tool.words, why=str(error)) from None
    needed = [field.kind is Kind.DOCUMENT for field in fields if field.needed]
    documents = sum(field.kind is Kind.DOCUMENT for field in fields)
    fits = documents == 0 if tool.quick else needed == [True] and documents == 1
    if tool.online and not fits:
        raise BadInput(where, "has-tool-not-for-http", tool=tool.words)
