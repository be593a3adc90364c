"""The methods of records, written from their fields.

Python makes them when a class is made (`__init__`) and first copied (`clone`). The compiled build
writes the same text into the sources, because only what stands there becomes fast.
"""

from __future__ import annotations

import sys
import types
import typing
from collections.abc import Callable
from typing import Any

WRITTEN = "<written>"
"""Where tracebacks say that a method stands which was made from its text."""
_TYPES: dict[type, dict[str, Any]] = {}


def name_fields(kind: Any) -> None:
    """Give a class its table of fields, and `__init__` unless it writes its own."""
    if "field_types" not in vars(kind):  # a compiled class brings its own along
        named: dict[str, Any] = vars(kind).get("__annotations__", {})
        kind.field_types = {
            name: written for name, written in named.items() if not is_constant(written)
        }
    own, inherited = kind.field_types, kind.field_names
    kind.field_names = (*inherited, *[name for name in own if name not in inherited])
    setattr(kind, "__match_args__", kind.field_names)  # noqa: B010  # mypy knows it already
    if own and "__init__" not in vars(kind):
        kind.__init__ = made(kind, init_text(kind), "__init__")


def is_constant(annotation: Any) -> bool:
    return str(annotation).removeprefix("typing.").startswith("ClassVar")


def made(kind: Any, text: str, name: str) -> Callable[..., Any]:
    """A method from its text."""
    names: dict[str, Any] = {}
    body = text.replace("\n", "\n    ")
    factory = f"def within(__class__, {kind.__name__}):\n    {body}\n    return {name}"
    exec(compile(f"from __future__ import annotations\n{factory}", WRITTEN, "exec"), names)
    method: Callable[..., Any] = names["within"](kind, kind)
    method.__qualname__ = f"{kind.__qualname__}.{name}"
    return method


def init_text(kind: Any) -> str:
    """`__init__` with all fields as arguments; a base that writes its own gets what it names."""
    told = {name: each for base in kind.__mro__[::-1] for name, each in own_types(base).items()}
    arguments = ["self"]
    for name in kind.field_names:
        written = told[name] if isinstance(told[name], str) else "object"
        arguments.append(f"{name}: {written}{default_text(kind, name)}")
    lines = [f"    self.{name} = {name}" for name in kind.field_names]
    if kind.base_fields:
        given = ", ".join(kind.base_fields)
        lines[: len(kind.base_fields)] = [f"    super().__init__({given})"]
    return "\n".join([f"def __init__({', '.join(arguments)}) -> None:", *lines])


def default_text(kind: Any, name: str) -> str:
    """` = 0` where a field has a default; those of compiled bases are not to be seen."""
    value = getattr(kind, name, ...)
    known = value is not ... and not isinstance(value, types.GetSetDescriptorType)
    return f" = {value!r}" if known else ""


def own_types(kind: Any) -> dict[str, Any]:
    """The fields that a class names itself, with their types as written."""
    found: dict[str, Any] = vars(kind).get("field_types", {})
    return found


def clone_text(kind: Any) -> str:
    """`clone`: every field copied as its type asks for."""
    copies = [copy_text(hint, f"self.{name}") for name, hint in types_of(kind).items()]
    new = f"{kind.__name__}({', '.join(copies)})"
    lines = [f"def clone(self) -> {kind.__name__}:"]
    if not hasattr(kind, "copy_base"):
        return "\n".join([*lines, f"    return {new}"])
    return "\n".join([*lines, f"    copy = {new}", "    self.copy_base(copy)", "    return copy"])


def copy_text(hint: Any, value: str) -> str:
    """The expression that copies a value of this type."""
    origin, args = typing.get_origin(hint), typing.get_args(hint)
    if origin in (types.UnionType, typing.Union):
        copies = [copy_text(arg, value) for arg in args if arg is not types.NoneType]
        copy = next((copy for copy in copies if copy != value), value)
        return value if copy == value else f"None if {value} is None else {copy}"
    if origin is set:
        return f"{value}.copy()"
    if origin is list:
        item = copy_text(args[0], "item")
        return f"{value}.copy()" if item == "item" else f"[{item} for item in {value}]"
    if origin is dict:
        item = copy_text(args[1], "item")
        same = item == "item"
        return f"{value}.copy()" if same else f"{{key: {item} for key, item in {value}.items()}}"
    kind = origin or hint
    return f"{value}.clone()" if hasattr(kind, "field_types") and hasattr(kind, "clone") else value


def types_of(kind: Any) -> dict[str, Any]:
    """The types of all fields; worked out when first asked for, as classes come in any order."""
    if kind not in _TYPES:
        found: dict[str, Any] = {}
        for base in kind.__mro__[::-1]:
            names = vars(sys.modules[base.__module__])
            for name, told in own_types(base).items():
                found[name] = eval(told, names) if isinstance(told, str) else told
        _TYPES[kind] = found
    return _TYPES[kind]
