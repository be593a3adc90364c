"""What a game shows has the types that it declares: boards rely on them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from starboard.kernel.codec import plain
from starboard.kernel.shape import Schema, shape_of
from starboard.testing.kit.spot import Spot

CHECK = "shown"
REF = "#/$defs/"
KINDS: dict[str, type | tuple[type, ...]] = {
    "integer": int,
    "number": (int, float),
    "string": str,
    "boolean": bool,
    "null": type(None),
    "array": list,
    "object": dict,
}


def check_shown(spot: Spot) -> None:
    """Things, facts and events of every viewer, as they go over the wire."""
    shape = shape_of(spot.game)
    parts = shape["properties"]
    for viewer in spot.viewers:
        view = spot.match.view(viewer)
        for name, thing in view.things.items():
            fits(spot, shape, parts["thing"], plain(thing), f"thing “{name}”")
        for seat, facts in enumerate(view.seats):
            fits(spot, shape, parts["facts"], plain(facts), f"the facts of seat {seat}")
        for told in spot.match.events(viewer):
            kind = type(told.event).__name__
            known = parts["events"]["properties"].get(kind)
            if known is None:
                spot.fail(CHECK, f"the event {kind} is not among those of the game")


def fits(spot: Spot, shape: Schema, schema: Schema, value: Any, what: str) -> None:
    """Fail where a value is not of its declared type."""
    fault = misfit(shape["$defs"], schema, value)
    if fault:
        spot.fail(CHECK, f"{what} is not what the face declares: {fault}")


def misfit(named: Mapping[str, Schema], schema: Schema, value: Any) -> str:
    """What is wrong with a value; nothing if it fits."""
    if "$ref" in schema:
        return misfit(named, named[schema["$ref"].removeprefix(REF)], value)
    if "anyOf" in schema:
        faults = [misfit(named, each, value) for each in schema["anyOf"]]
        return "" if "" in faults else " or ".join(faults)
    if "enum" in schema:
        return "" if value in schema["enum"] else f"{value!r} is none of {schema['enum']}"
    if "type" not in schema:
        return ""
    kind = KINDS[schema["type"]]
    if not isinstance(value, kind) or (isinstance(value, bool) and kind is int):
        return f"{value!r} is no {schema['type']}"
    if isinstance(value, dict):
        return misfit_fields(named, schema, value)
    if isinstance(value, list):
        return misfit_items(named, schema["items"], value)
    return ""


def misfit_fields(named: Mapping[str, Schema], schema: Schema, value: dict[str, Any]) -> str:
    """What is wrong with the fields of an object."""
    fields: Mapping[str, Any] = schema.get("properties", {})
    for name in schema.get("required", ()):
        if name not in value:
            return f"“{name}” is missing"
    others = schema.get("additionalProperties", True)
    for name, item in value.items():
        known = fields.get(name, others)
        if known is False:
            return f"“{name}” is not declared"
        fault = "" if known is True else misfit(named, known, item)
        if fault:
            return f"“{name}”: {fault}"
    return ""


def misfit_items(named: Mapping[str, Schema], items: Any, value: list[Any]) -> str:
    """What is wrong with the items of a list."""
    each = items if isinstance(items, list) else [items] * len(value)
    faults = [misfit(named, schema, item) for schema, item in zip(each, value, strict=False)]
    return next((fault for fault in faults if fault), "")
