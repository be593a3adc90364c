"""Records as plain data and back, and canonical JSON: equal knowledge is equal bytes.

The codec of a class is derived from its annotations when it is first needed. A record that may
be one of several kinds (an agenda entry, an event) carries its kind under `$`. What is printed on
components is stored by id and looked up in the content again.
"""

from __future__ import annotations

import types
import typing
from collections.abc import Callable, Iterable, Mapping
from enum import Enum
from hashlib import sha256
from operator import attrgetter
from typing import Any

import msgspec

from starboard.errors import BadInput
from starboard.kernel.agenda import Agenda, Entry, Outcome, State
from starboard.kernel.events import Event
from starboard.kernel.forms import Text
from starboard.kernel.hidden import OwnPile, OwnZone, Sealed
from starboard.kernel.moves import Move
from starboard.kernel.record import Content, Fact, Fields, Record
from starboard.kernel.written import types_of

KIND = "$"
PLAIN_TYPES = (str, int, bool, float, type(None))
TAGGED = (Entry, Event, Move, OwnZone, OwnPile)
"""Records that stand where others may stand too; an own zone where a zone is expected."""
BESIDES = ("agenda", "outcome", "now")
"""What every state has besides its fields."""


def dumps(value: object) -> bytes:
    """Canonical JSON bytes of a view, a record or plain data."""
    return msgspec.json.encode(plain(value), order="sorted")


def digest(state: State) -> str:
    """A short hash of everything in a state."""
    return hashed(plain(state))


def hashed(data: object) -> str:
    """The same of a state that is plain data already."""
    return sha256(msgspec.json.encode(data, order="sorted")).hexdigest()[:16]


def plain(value: Any) -> Any:
    """A value as plain data."""
    kind = type(value)
    if kind is str or kind is int or kind is bool or value is None:
        return value
    write = _WRITERS.get(kind)
    if write is None:
        write = _WRITERS[kind] = written_as(kind)
    return write(value)


Writer = Callable[[Any], Any]
"""Makes plain data of a value of one type."""
_WRITERS: dict[type, Writer] = {}


def written_as(kind: type) -> Writer:
    """How values of a type become plain data; worked out once."""
    for base, write in BUILT_IN.items():
        if issubclass(kind, base):
            return write
    if issubclass(kind, (Record, Fact)):
        return record_writer(kind)
    if issubclass(kind, msgspec.Struct):
        return attrgetter("id") if is_printed(kind) else struct_as_plain
    if hasattr(kind, "plain"):
        return lambda value: plain(value.plain())
    raise TypeError(f"{kind.__name__} is not part of a record")


def itself(value: Any) -> Any:
    """A number or text as it is."""
    return value


def struct_as_plain(value: Any) -> Any:
    return msgspec.to_builtins(value, enc_hook=str)


def list_as_plain(value: Iterable[Any]) -> list[Any]:
    return [plain(item) for item in value]


def dict_as_plain(value: Mapping[Any, Any]) -> dict[str, Any]:
    return {
        key if type(key) is str else str(plain(key)): plain(item) for key, item in value.items()
    }


def set_as_plain(value: Iterable[Any]) -> list[Any]:
    return sorted([plain(item) for item in value])


BUILT_IN: dict[type, Writer] = {
    Enum: attrgetter("value"),
    str: itself,
    int: itself,
    float: itself,
    list: list_as_plain,
    tuple: list_as_plain,
    dict: dict_as_plain,
    set: set_as_plain,
    frozenset: set_as_plain,
}


def record_writer(kind: type[Fields]) -> Writer:
    """A record as plain data, with its kind where there are several; one expression a class."""
    hints, names, parts = types_of(kind), {}, []
    for name in fields_of(kind):
        write = writer_of(hints.get(name, Any))
        names[f"write_{name}"] = write
        value = f"value.{name}"
        parts.append(f"{name!r}: {value if write is None else f'write_{name}({value})'}")
    if issubclass(kind, TAGGED):
        parts.append(f"{KIND!r}: {kind.__name__!r}")
    written: Writer = eval(f"lambda value: {{{', '.join(parts)}}}", names)
    return written


def writer_of(hint: Any) -> Writer | None:
    """How values of a type become plain; nothing where they are plain already."""
    if hint in PLAIN_TYPES:
        return None
    origin, args = typing.get_origin(hint), typing.get_args(hint)
    if origin in (types.UnionType, typing.Union) and all(arg in PLAIN_TYPES for arg in args):
        return None
    if origin is list or (origin is tuple and args[1:] == (Ellipsis,)):
        return list if args[0] in PLAIN_TYPES else plain
    if origin is dict and args[0] is str and args[1] in PLAIN_TYPES:
        return dict
    return plain


_FIELDS: dict[type, tuple[str, ...]] = {}


def fields_of(kind: type[Fields]) -> tuple[str, ...]:
    """The names of the fields that are stored."""
    if kind not in _FIELDS:
        own = tuple(name for name, hint in types_of(kind).items() if not is_content(hint))
        _FIELDS[kind] = (*own, *BESIDES) if issubclass(kind, State) else own
    return _FIELDS[kind]


def is_content(hint: Any) -> bool:
    return isinstance(hint, type) and issubclass(hint, Content)


def is_printed(kind: type) -> bool:
    """Whether a struct is printed on a component and so stored by its id."""
    return bool(getattr(kind, "printed", False))


class Reader:
    """Builds records from plain data, with the content they refer to."""

    def __init__(self, content: Content) -> None:
        self.content = content
        self.home = ""
        """The module of the state that is read: games may have kinds of the same name."""

    def read(self, hint: Any, data: Any) -> Any:
        """A value of this type from plain data; raises `BadInput` where it does not fit."""
        try:
            return self._read(hint, data)
        except (KeyError, TypeError, ValueError, AttributeError) as error:
            why = f"{type(error).__name__}: {error}"
            raise BadInput("record", "is-unreadable", why=why) from error

    def _read(self, hint: Any, data: Any) -> Any:
        origin = typing.get_origin(hint)
        if origin in (types.UnionType, typing.Union):
            return self._read_union(typing.get_args(hint), data)
        if origin is not None:
            return self._read_container(origin, typing.get_args(hint), data)
        if hint in (int, str, bool, float, type(None), Text) or hint is Any:
            return data
        if issubclass(hint, Enum):
            return hint(data)
        if issubclass(hint, (Record, Fact)):
            return self._read_record(hint, data)
        if is_printed(hint):
            return self.content.find(hint, data)
        return read_struct(data, hint)

    def _read_union(self, kinds: tuple[Any, ...], data: Any) -> Any:
        if data is None:
            return None
        inner = [kind for kind in kinds if kind is not type(None)]
        if len(inner) == 1:
            return self._read(inner[0], data)
        if all(isinstance(kind, type) and issubclass(kind, msgspec.Struct) for kind in inner):
            return read_struct(data, typing.Union[tuple(inner)])  # noqa: UP007
        return data

    def _read_container(self, origin: Any, args: tuple[Any, ...], data: Any) -> Any:
        if origin is Sealed:
            return Sealed(self._read_union((*args, type(None)), data["value"]), data["seen"])
        if origin is dict:
            return {self._key(args[0], key): self._read(args[1], data[key]) for key in data}
        if origin is tuple and not (len(args) == 2 and args[1] is Ellipsis):
            return tuple(self._read(arg, item) for arg, item in zip(args, data, strict=True))
        return origin(self._read(args[0], item) for item in data)

    def _key(self, hint: Any, key: str) -> Any:
        return int(key) if hint is int else self._read(hint, key)

    def _read_record(self, hint: type[Fields], data: Mapping[str, Any]) -> Any:
        kind = kind_named(hint, data[KIND], self.home) if KIND in data else hint
        hints = types_of(kind)
        if issubclass(kind, State):
            return self._read_state(kind, hints, data)
        return kind(**{name: self._read(hints[name], data[name]) for name in fields_of(kind)})

    def _read_state(self, kind: type[State], hints: Mapping[str, Any], data: Any) -> State:
        self.home = kind.__module__
        own: dict[str, Any] = {}
        for name, hint in hints.items():
            own[name] = self.content if is_content(hint) else self._read(hint, data[name])
        state = kind(**own)
        state.agenda = self._read(Agenda, data["agenda"])
        state.outcome = self._read(Outcome | None, data["outcome"])
        state.now = data["now"]
        state.current = state.agenda
        return state


def read_struct(data: Any, hint: Any) -> Any:
    """A struct from plain data; a type of its own inside it reads itself from text."""
    return msgspec.convert(data, hint, dec_hook=lambda kind, text: kind.parse(text))


def kind_named(base: type[Fields], name: str, home: str = "") -> type[Fields]:
    """The kind of that name below a polymorphic base, nearest to the module of the state."""
    found = [kind for kind in family(base) if kind.__name__ == name]
    if not found:
        raise KeyError(name)
    package = home.rpartition(".")[0] + "."

    def distance(kind: type[Fields]) -> tuple[bool, bool]:
        return kind.__module__ != home, not f"{kind.__module__}.".startswith(package)

    return min(found, key=distance)


def family(base: type[Fields]) -> list[type[Fields]]:
    """A class and everything derived from it."""
    kinds: list[type[Fields]] = base.__subclasses__()
    return [base, *[member for kind in kinds for member in family(kind)]]
