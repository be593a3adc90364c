"""Effects as card files write them: a word and its values, `- draw: 2` or `- attack: {…}`.

A game derives its pieces from `Record` and its effects from `Op`; where effects may stand follows
from the types of fields, and so do the words that are known there.
"""

from __future__ import annotations

import difflib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import ClassVar, Generic, NamedTuple, TypeVar

import msgspec
from msgspec import inspect

from starboard.errors import BadInput, shortened
from starboard.kernel import yaml_files
from starboard.kernel.options import SHOWN
from starboard.kernel.yaml_files import Fault


class Rows(NamedTuple):
    """How a list of records is written as a mapping: `4+: 2` is `{on: 4+, damage: 2}`."""

    key: str
    value: str
    fields: bool = False
    """Whether a mapping in the place of the value holds the other fields instead."""


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A piece of a card's data."""

    rows: ClassVar[Rows | None] = None


class Op(Record, frozen=True, tag_field="op", tag=None):
    """A piece that YAML writes as a one-key mapping, the key being its tag."""

    short: ClassVar[str] = "amount"
    """What a bare value after the word means: `draw: 2` is `draw: {amount: 2}`."""
    whole: ClassVar[bool] = False
    """Whether a mapping after the word is that value itself: `roll: {4+: […]}`."""

    @classmethod
    def written(cls, body: Mapping[str, object]) -> Mapping[str, object]:
        """The fields out of what is written, where a word has a shorter form of its own."""
        return body


R = TypeVar("R", bound=Record)
Misfit = Callable[[str, msgspec.ValidationError, object], BadInput]


def word_of(op: Op) -> str:
    """The word by which a card file calls an effect."""
    return str(type(op).__struct_config__.tag)


def near(word: str, known: Iterable[str]) -> str:
    """The known word that was probably meant, or nothing."""
    found = difflib.get_close_matches(word[:SHOWN], list(known), 1)
    return found[0] if found else ""


def effects_in(record: Record) -> Iterator[Op]:
    """The effects directly inside a card, an ability, an effect or a piece of one."""
    for field in record.__struct_fields__:
        value = getattr(record, field)
        for part in value if isinstance(value, tuple) else ():
            if isinstance(part, Op):
                yield part
            elif isinstance(part, Record):
                yield from effects_in(part)


def all_effects(record: Record, path: str = "") -> Iterator[tuple[str, Op]]:
    """Every effect in a record, all the way down, with the way to it."""
    for field in record.__struct_fields__:
        value = getattr(record, field)
        at = f"{path}.{field}" if path else field
        for index, part in enumerate(value if isinstance(value, tuple) else (value,)):
            place = f"{at}[{index}]" if isinstance(value, tuple) else at
            if isinstance(part, Op):
                place = f"{place}.{word_of(part)}"
                yield place, part
            if isinstance(part, Record):
                yield from all_effects(part, place)


class Reader(Generic[R]):
    """Reads the entries of card files as records of one kind; errors name the field.

    `like` is a word with its value as an example, `misfit` words the errors of the game's own.
    """

    def __init__(self, kind: type[R], like: str, misfit: Misfit | None = None) -> None:
        self.kind = kind
        self.like = like
        self.misfit = misfit or explain
        self._shape: inspect.Type | None = None

    def read(self, entry: object, where: str) -> R:
        """One card, typed."""
        if self._shape is None:  # when first asked for: all kinds of effects are known by then
            self._shape = inspect.type_info(self.kind)
        try:
            spread = self._spread(entry, self._shape, "")
            return msgspec.convert(spread, self.kind, dec_hook=_parsed)
        except msgspec.ValidationError as error:
            raise self.misfit(where, error, self.kind) from None
        except BadInput as error:
            raise error.within(where) from None
        except RecursionError:
            raise BadInput(where, "is-nested-too-deeply") from None

    def _spread(self, value: object, shape: inspect.Type, path: str) -> object:
        """Write short forms out, all the way down."""
        ops = _ops(shape)
        if ops:
            return self._op(value, ops, path)
        for member in _members(shape):
            if isinstance(member, inspect.VarTupleType):
                return self._list(value, member.item_type, path)
            if isinstance(member, inspect.StructType) and isinstance(value, Mapping):
                return self._fields(value, member, path)
        return value

    def _list(self, value: object, shape: inspect.Type, path: str) -> object:
        if not _holds_records(shape):
            return value
        if not isinstance(value, Sequence) or isinstance(value, str):
            raise BadInput(path, "expected-list")
        return [self._spread(part, shape, f"{path}[{i}]") for i, part in enumerate(value)]

    def _fields(
        self, body: Mapping[str, object], shape: inspect.StructType, path: str
    ) -> dict[str, object]:
        fields = {field.encode_name: field for field in shape.fields}
        spread: dict[str, object] = {}
        for key, part in body.items():
            at = f"{path}.{key}" if path else str(key)
            field = fields.get(str(key))
            if field is None:
                spread[str(key)] = part
            elif (row := _row(field.type)) is not None:
                spread[str(key)] = self._rows(part, row, path)
            else:
                spread[str(key)] = self._spread(part, field.type, at)
        return spread

    def _op(self, value: object, ops: Mapping[str, inspect.StructType], path: str) -> object:
        """`draw: 2` becomes `{op: draw, amount: 2}`; a bare word is an effect without fields."""
        bare = isinstance(value, str)
        pair = {value: {}} if bare else value
        if not isinstance(pair, Mapping) or len(pair) != 1:
            raise BadInput(path, "expected-word", like=self.like)
        ((word, body),) = pair.items()
        shape = ops.get(str(word))
        if shape is None:
            raise unknown_word(path, str(word), ops)
        kind = shape.cls
        assert issubclass(kind, Op)
        if not bare and (kind.whole or not isinstance(body, Mapping)):
            body = {kind.short: body}
        written = kind.written(body)
        return {"op": str(word), **self._fields(written, shape, f"{path}.{word}")}

    def _rows(self, value: object, shape: inspect.StructType, path: str) -> list[object]:
        """A mapping from one field to another: each line of it is a record."""
        if not isinstance(value, Mapping) or not value:
            raise BadInput(path, "expected-thresholds", like="4+: …")
        assert issubclass(shape.cls, Record)
        rows = shape.cls.rows
        assert rows is not None
        types = {field.encode_name: field.type for field in shape.fields}
        found: list[object] = []
        for key, part in value.items():
            at = f"{path}.{key}"
            if rows.fields and isinstance(part, Mapping):
                found.append({rows.key: key, **self._fields(part, shape, at)})
            else:
                told = self._spread(part, types[rows.value], at)
                found.append({rows.key: key, rows.value: told})
        return found


def unknown_word(path: str, word: str, known: Iterable[str]) -> BadInput:
    """A word that nobody knows here, with the one that was probably meant."""
    told = shortened(repr(word), SHOWN)
    meant = near(word, known)
    if meant:
        return BadInput(path, "unknown-word-but", word=told, near=meant)
    return BadInput(path, "unknown-word", word=told)


def explain(where: str, error: msgspec.ValidationError, kind: object) -> BadInput:
    """What the converter found, with the field that was probably meant."""
    fault = Fault(error)
    if fault.unknown:
        meant = near(fault.unknown, yaml_files.fields(kind, fault.path))
        if meant:
            place = f"{where}: {fault.at(fault.unknown)}"
            return BadInput(place, "unknown-field-but", near=meant)
    return yaml_files.misfit(where, error, kind)


def _parsed(kind: type, value: object) -> object:
    """A value of a kind that reads itself from text, such as a threshold."""
    parse = getattr(kind, "parse", None)
    if parse is None:
        raise NotImplementedError  # so msgspec is told that a type is unknown
    return parse(str(value))


def _members(shape: inspect.Type) -> tuple[inspect.Type, ...]:
    return shape.types if isinstance(shape, inspect.UnionType) else (shape,)


def _ops(shape: inspect.Type) -> dict[str, inspect.StructType]:
    """The effects that may stand in a place, by their words."""
    return {
        str(member.tag): member
        for member in _members(shape)
        if isinstance(member, inspect.StructType) and issubclass(member.cls, Op)
    }


def _holds_records(shape: inspect.Type) -> bool:
    return any(isinstance(member, inspect.StructType) for member in _members(shape))


def _row(shape: inspect.Type) -> inspect.StructType | None:
    """The record of a list that is written as a mapping."""
    for member in _members(shape):
        if isinstance(member, inspect.VarTupleType):
            item = member.item_type
            if isinstance(item, inspect.StructType) and getattr(item.cls, "rows", None):
                return item
    return None
