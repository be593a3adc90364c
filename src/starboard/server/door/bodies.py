"""Bodies of requests: JSON that is not nested without end."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.exceptions import ClientException

DEEPEST = 64
"""Lists and objects in each other; nothing that is sent to us has a third of it."""


class JSONRequest(Request[Any, Any, Any]):
    """A request whose body can be worked on by functions that call themselves."""

    async def json(self) -> Any:
        try:
            told = await super().json()
        except RecursionError:
            raise too_deep() from None
        if not is_shallow(told):
            raise too_deep()
        return told


def too_deep() -> ClientException:
    return ClientException(f"more than {DEEPEST} lists and objects in each other")


def is_shallow(told: Any) -> bool:
    """Whether something is not nested deeper than it may be."""
    layer = [told]
    for _ in range(DEEPEST + 1):
        layer = [inner for each in layer for inner in parts_of(each)]
        if not layer:
            return True
    return False


def parts_of(told: Any) -> list[Any]:
    """What a list or an object has in it."""
    if isinstance(told, dict):
        return list(told.values())
    return told if isinstance(told, list) else []
