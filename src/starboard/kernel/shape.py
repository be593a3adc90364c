"""What a game shows as JSON Schema: its things, facts, printed components, events and table.

Boards are written in another language; types that are generated from this make a renamed field
fail there too.
"""

from __future__ import annotations

import types
import typing
from collections.abc import Iterable, Mapping
from enum import Enum
from typing import Any, get_type_hints

from starboard.kernel.codec import KIND, family, fields_of, is_printed
from starboard.kernel.events import Event
from starboard.kernel.game import Game
from starboard.kernel.record import Fields
from starboard.kernel.written import types_of

Schema = dict[str, Any]
SIMPLE: dict[Any, Schema] = {
    int: {"type": "integer"},
    float: {"type": "number"},
    str: {"type": "string"},
    bool: {"type": "boolean"},
    type(None): {"type": "null"},
    Any: {},
    object: {},
}
LISTS = (list, tuple, set, frozenset)


class Shapes:
    """The schemas of some types, those with a name under `named`."""

    def __init__(self) -> None:
        self.named: dict[str, Schema] = {}

    def of(self, hint: Any) -> Schema:
        """The schema of a type as it is written on the wire."""
        if hint in SIMPLE:
            return SIMPLE[hint]
        if isinstance(hint, typing.NewType):
            return self.of(hint.__supertype__)
        origin, args = typing.get_origin(hint), typing.get_args(hint)
        if origin in (types.UnionType, typing.Union):
            return {"anyOf": [self.of(arg) for arg in args]}
        if origin is typing.Literal:
            return {"enum": list(args)}
        if origin in LISTS:
            return self._of_list(origin, args)
        if origin is not None and issubclass(origin, Mapping):
            return {"type": "object", "additionalProperties": self.of(args[1])}
        return self._of_class(hint)

    def _of_list(self, origin: Any, args: tuple[Any, ...]) -> Schema:
        if origin is tuple and args[-1] is not Ellipsis:
            items = [self.of(arg) for arg in args]
            return {"type": "array", "items": items, "minItems": len(items), "maxItems": len(items)}
        return {"type": "array", "items": self.of(args[0])}

    def _of_class(self, kind: Any) -> Schema:
        if issubclass(kind, Enum):
            return {"enum": [member.value for member in kind]}
        if is_printed(kind):
            return SIMPLE[str]
        if typing.is_typeddict(kind):
            return self._named(kind.__name__, *typed_dict(kind))
        if issubclass(kind, Fields):
            hints = types_of(kind)
            told = {name: hints[name] for name in fields_of(kind) if name in hints}
            return self._named(kind.__name__, told, set(told))
        return {}

    def _named(self, name: str, fields: dict[str, Any], required: Iterable[str]) -> Schema:
        if name not in self.named:
            self.named[name] = {}  # it may contain itself
            self.named[name] = self.object(fields, required)
        return {"$ref": f"#/$defs/{name}"}

    def object(self, fields: dict[str, Any], required: Iterable[str]) -> Schema:
        """An object with these fields and no others."""
        return {
            "type": "object",
            "properties": {name: self.of(hint) for name, hint in fields.items()},
            "required": sorted(required),
            "additionalProperties": False,
        }


def typed_dict(kind: Any) -> tuple[dict[str, Any], list[str]]:
    """The fields of a typed dictionary, and which of them are always there."""
    marked = get_type_hints(kind, include_extras=True)
    required = [
        name for name, hint in marked.items() if typing.get_origin(hint) is not typing.NotRequired
    ]
    return get_type_hints(kind), required


def events_of(game: Game[Any]) -> list[type[Fields]]:
    """Every kind of event of a game, by name."""
    bases = type(game).__mro__[: type(game).__mro__.index(Game)]
    packages = tuple(f"{base.__module__}." for base in bases)
    found = [kind for kind in family(Event) if f"{kind.__module__}.".startswith(packages)]
    return sorted(found, key=lambda kind: kind.__name__)


def shape_of(game: Game[Any], tools: Mapping[str, Any] | None = None) -> Schema:
    """Everything that a board of a game may read, as one schema.

    `tools` are the types of what its tools answer, by name.
    """
    shapes, shows = Shapes(), game.face.shows
    parts = {name: shapes.of(hint) for name, hint in shows._asdict().items()}
    events: dict[str, Schema] = {}
    for kind in events_of(game):
        hints = types_of(kind)
        told = {name: hints[name] for name in fields_of(kind) if name not in (KIND, "clause")}
        events[kind.__name__] = shapes.object(told, told)
    parts["events"] = closed(events)
    parts["tools"] = closed({name: shapes.of(hint) for name, hint in (tools or {}).items()})
    named = dict(sorted(shapes.named.items()))
    return {"title": "Shown", **closed(parts), "$defs": named}


def closed(properties: Mapping[str, Schema]) -> Schema:
    """An object with all of these properties and no others."""
    return {
        "type": "object",
        "properties": dict(properties),
        "required": list(properties),
        "additionalProperties": False,
    }
