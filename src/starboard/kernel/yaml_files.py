"""YAML files with printed facts: reading them, typing them, and saying what is wrong with them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

import msgspec
import yaml
from msgspec import inspect

from starboard.errors import BadInput

if TYPE_CHECKING:
    from yaml._yaml import Mark as MarkOfLibyaml

T = TypeVar("T")
DEEPEST = 100
"""Pieces inside of each other; libyaml itself ends the process when there are very many."""


class Printed(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A piece of what is printed on a component."""


class Name(Printed, frozen=True):
    """A name in both languages."""

    de: str
    en: str

    def of(self, lang: str) -> str:
        """The name in one language."""
        return self.de if lang == "de" else self.en


def read_yaml(path: Path, where: str) -> object:
    """The content of a YAML file, or one clear sentence."""
    try:
        return parse_yaml(path.read_text(encoding="utf-8"), where)
    except OSError as error:
        raise BadInput(where, "is-out-of-reach", why=str(error.strerror)) from None
    except UnicodeDecodeError:
        raise BadInput(where, "is-not-utf8") from None


def parse_yaml(text: str, where: str) -> object:
    """The content of a YAML text, or one clear sentence."""
    try:
        if "&" in text or "*" in text:
            refuse_aliases(text, where)
        return yaml.load(text, Loader=Shallow)
    except TooDeep:
        raise BadInput(where, "is-nested-too-deeply") from None
    except yaml.MarkedYAMLError as error:
        raise BadInput(
            at_line(where, error.problem_mark), "is-no-yaml", why=str(error.problem)
        ) from None
    except (yaml.YAMLError, ValueError, RecursionError) as error:
        what = str(error).splitlines() or [type(error).__name__]
        raise BadInput(where, "is-no-yaml", why=what[0]) from None


def at_line(where: str, mark: yaml.Mark | MarkOfLibyaml | None) -> str:
    """A place in a text, with its line where that is known."""
    return f"{where}: line {mark.line + 1}" if mark else where


class TooDeep(Exception):
    """There are more pieces inside of each other than anybody writes."""


class Shallow(yaml.CSafeLoader):
    """Reads YAML, and stops where too many pieces are inside of each other."""

    depth = 0

    def descend_resolver(self, parent: yaml.Node | None, index: object) -> None:
        """A piece begins; paths, for which libyaml calls this, are used by nobody here."""
        self.depth += 1
        if self.depth > DEEPEST:
            raise TooDeep

    def ascend_resolver(self) -> None:
        """A piece ends."""
        self.depth -= 1


def refuse_aliases(text: str, where: str) -> None:
    """Refused where a piece stands for another one: a few lines could stand for billions."""
    depth = 0
    for event in yaml.parse(text, Loader=yaml.CSafeLoader):
        if isinstance(event, yaml.NodeEvent) and event.anchor:
            raise BadInput(at_line(where, event.start_mark), "has-yaml-aliases")
        if isinstance(event, yaml.CollectionStartEvent):
            depth += 1
        elif isinstance(event, yaml.CollectionEndEvent):
            depth -= 1
        if depth > DEEPEST:  # to go on takes a time that grows with its square
            raise TooDeep


def typed(value: object, kind: type[T], where: str) -> T:
    """The value as a record of that kind; errors name the field."""
    try:
        return msgspec.convert(value, kind)
    except msgspec.ValidationError as error:
        raise misfit(where, error, kind, key_of(value, kind, error)) from None
    except RecursionError:
        raise BadInput(where, "is-nested-too-deeply") from None


_AT = re.compile(r"^(?P<what>.*?)(?: - at `(?:key in )?\$\.?(?P<path>.*?)`)?$", re.DOTALL)
_UNKNOWN = re.compile(r"Object contains unknown field `(?P<field>.*)`", re.DOTALL)
_MISSING = re.compile(r"Object missing required field `(?P<field>.*)`", re.DOTALL)
_STRANGE = re.compile(r"Invalid enum value (?P<value>.*)", re.DOTALL)
_OTHER_KIND = re.compile(r"Expected `(?P<wanted>\w+)(?: \| null)?`, got `(?P<found>\w+)`")
_STEP = re.compile(r"\[\.\.\.\]|[^.\[\]]+")
_ANY_KEY = "[...]"
"""What the converter says instead of the key of a table."""
MOST_KEYS = 200
"""In a larger table the key is not looked for."""


class Fault:
    """What the converter found: a field that is unknown or missing, or a value that is wrong."""

    def __init__(self, error: msgspec.ValidationError, key: str = "") -> None:
        found = _AT.match(str(error))
        assert found is not None
        self.what = found["what"]
        self.steps = _STEP.findall(found["path"] or "")
        self.path = (found["path"] or "").replace(_ANY_KEY, f".{key}" if key else _ANY_KEY, 1)
        unknown, missing = _UNKNOWN.fullmatch(self.what), _MISSING.fullmatch(self.what)
        self.unknown = unknown["field"] if unknown else ""
        self.missing = missing["field"] if missing else ""

    def at(self, field: str) -> str:
        """A field with the way to it."""
        return f"{self.path}.{field}" if self.path else field


def key_of(value: object, kind: object, error: msgspec.ValidationError) -> str:
    """The key at which a table does not fit: the one that alone leads to the same error."""
    steps = Fault(error).steps
    if _ANY_KEY not in steps:
        return ""
    way = steps[: steps.index(_ANY_KEY)]
    table = value
    for step in way:
        table = table[int(step)] if isinstance(table, list) else _entries(table).get(step)
    keys = list(_entries(table))
    for key in keys if len(keys) <= MOST_KEYS else ():
        try:
            msgspec.convert(_with_only(value, way, key), type=kind)
        except msgspec.ValidationError as other:
            if str(other) == str(error):
                return str(key)
    return ""


def _entries(value: object) -> dict[object, object]:
    return value if isinstance(value, dict) else {}


def _with_only(value: object, way: list[str], key: object) -> object:
    """The same with one entry left in the table at the end of a way."""
    if not way:
        return {key: _entries(value).get(key)}
    step, rest = way[0], way[1:]
    if isinstance(value, list):
        changed = _with_only(value[int(step)], rest, key)
        return [changed if number == int(step) else each for number, each in enumerate(value)]
    entries = _entries(value)
    return {**entries, step: _with_only(entries.get(step), rest, key)}


def misfit(where: str, error: msgspec.ValidationError, kind: object, key: str = "") -> BadInput:
    """`needs.weapn: unknown field` out of the message of the converter, for a record of a kind."""
    fault = Fault(error, key)
    if fault.unknown:
        return BadInput(f"{where}: {fault.at(fault.unknown)}", "unknown-field")
    if fault.missing:
        return BadInput(f"{where}: {fault.at(fault.missing)}", "missing-field")
    place = f"{where}: {fault.path}" if fault.path else where
    known = ", ".join(choices(kind, fault.path))
    if known and (strange := _STRANGE.fullmatch(fault.what)):
        return BadInput(place, "must-be-one-of", known=known, value=strange["value"])
    if other := _OTHER_KIND.fullmatch(fault.what):
        return BadInput(place, "is-of-other-kind", wanted=other["wanted"], found=other["found"])
    return BadInput(place, "does-not-fit", why=fault.what)


def fields(kind: object, path: str) -> list[str]:
    """The fields that a place of a record has, such as `ships[0]`."""
    structs = [end for end in _ends(kind, path) if isinstance(end, inspect.StructType)]
    return [field.encode_name for struct in structs for field in struct.fields]


def choices(kind: object, path: str) -> list[str]:
    """The words that may stand at a place of a record, such as `ships[0].type`."""
    ends = _ends(kind, path)
    words = [word.value for end in ends if isinstance(end, inspect.EnumType) for word in end.cls]
    words += [word for end in ends if isinstance(end, inspect.LiteralType) for word in end.values]
    return [str(word) for word in dict.fromkeys(words) if word != ""]


def _ends(kind: object, path: str) -> list[inspect.Type]:
    """Everything that may stand at a place."""
    found = [inspect.type_info(kind)]
    for step in _STEP.findall(path):
        found = [inner for each in found for inner in _inside(each, step)]
    return [end for each in found for end in _members(each)]


def _members(kind: inspect.Type) -> tuple[inspect.Type, ...]:
    return kind.types if isinstance(kind, inspect.UnionType) else (kind,)


def _inside(kind: inspect.Type, step: str) -> Iterator[inspect.Type]:
    """What a field, or the elements of a list, may be."""
    for member in _members(kind):
        if isinstance(member, inspect.StructType):
            yield from (field.type for field in member.fields if field.encode_name == step)
        elif isinstance(member, inspect.DictType):
            yield member.value_type
        elif isinstance(member, inspect.ListType | inspect.VarTupleType):
            yield member.item_type
