"""Bodies of requests: JSON that is nested without end cannot be understood."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.exceptions import ClientException


class JSONRequest(Request[Any, Any, Any]):
    """A request whose body is refused, and no defect of ours, where it is nested too deeply."""

    async def json(self) -> Any:
        try:
            return await super().json()
        except RecursionError:
            raise ClientException("too many lists and objects in each other") from None
