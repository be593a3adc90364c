"""A patch applied, as a client does it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from starboard.server.views.patch import unescaped
from starboard.server.wire.parts import Change


def applied(value: Any, changes: Sequence[Change]) -> Any:
    """A value with a patch applied; what was given is not changed."""
    for change in changes:
        value = replaced(value, pointer(change.path), change)
    return value


def pointer(path: str) -> list[str]:
    """The keys of a JSON pointer."""
    return [unescaped(key) for key in path.split("/")[1:]]


def replaced(value: Any, keys: list[str], change: Change) -> Any:
    """A copy of a value in which the place that the keys lead to has changed."""
    if not keys:
        return change.value
    if isinstance(value, list):
        items = value.copy()
        items[int(keys[0])] = replaced(items[int(keys[0])], keys[1:], change)
        return items
    copy = dict(value)
    if len(keys) == 1 and change.op == "remove":
        del copy[keys[0]]
    else:
        copy[keys[0]] = replaced(copy.get(keys[0]), keys[1:], change)
    return copy
