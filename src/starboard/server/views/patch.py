"""The difference between two plain values, as operations of RFC 6902.

Objects are compared key by key, lists of equal length item by item; anything else is replaced.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from starboard.server.wire.parts import Change

encode = msgspec.json.Encoder(order="deterministic").encode


def difference(old: Any, new: Any, path: str = "") -> Iterator[Change]:
    """What turns the old value into the new one."""
    if isinstance(old, dict) and isinstance(new, dict):
        yield from between_objects(old, new, path)
    elif isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        for index, (before, after) in enumerate(zip(old, new, strict=True)):
            if not same(before, after):
                yield from difference(before, after, f"{path}/{index}")
    elif not same(old, new):
        yield Change(op="replace", path=path, value=new)


def same(old: Any, new: Any) -> bool:
    """Whether two values are the same on the wire; `True` and 1 are not."""
    if old is new:
        return True
    return type(old) is type(new) and old == new and encode(old) == encode(new)


def between_objects(old: dict[str, Any], new: dict[str, Any], path: str) -> Iterator[Change]:
    """Keys that went, came, or hold something else."""
    for key in sorted(old):  # the order of keys must not tell anything
        if key not in new:
            yield Change(op="remove", path=f"{path}/{escaped(key)}")
    for key, value in sorted(new.items()):
        if key not in old:
            yield Change(op="add", path=f"{path}/{escaped(key)}", value=value)
        elif not same(old[key], value):
            yield from difference(old[key], value, f"{path}/{escaped(key)}")


def escaped(key: str) -> str:
    """A key in a JSON pointer (RFC 6901)."""
    return key.replace("~", "~0").replace("/", "~1")


def unescaped(key: str) -> str:
    """A key out of a JSON pointer."""
    return key.replace("~1", "/").replace("~0", "~")
