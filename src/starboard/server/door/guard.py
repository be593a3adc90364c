"""What comes is looked at before anything else happens, and what goes carries the same headers."""

from __future__ import annotations

from typing import Any

from litestar import Litestar, Request
from litestar.exceptions import HTTPException
from litestar.types import LifeSpanReceive, LifeSpanScope, LifeSpanSend, Message, Receive, Scope
from litestar.types import Send as SendTo

from starboard.errors import Error
from starboard.server.door.answers import not_understood, said_no
from starboard.server.door.headers import with_headers
from starboard.server.door.origin import Visit, is_host, is_known, is_socket, may_change
from starboard.server.settings import Settings
from starboard.server.wire.errors import Refusal, not_found
from starboard.server.wire.parts import Code

HARMLESS = ("GET", "HEAD", "OPTIONS")
LONGEST_ADDRESS = 4_000
"""Letters of a path and its query together; nothing of ours has as many."""
TOOLS = "/api/tools/"
"""What is below takes text; everything else takes JSON."""


class Guarded(Litestar):
    """An application that nobody gets past these checks into, whatever handlers it has."""

    async def __call__(
        self,
        scope: Scope | LifeSpanScope,
        receive: Receive | LifeSpanReceive,
        send: SendTo | LifeSpanSend,
    ) -> None:
        if scope["type"] == "lifespan":
            await super().__call__(scope, receive, send)
        else:
            await self.let_in(scope, receive, send)  # type: ignore[arg-type]  # as they belong

    async def let_in(self, scope: Scope, receive: Receive, send: SendTo) -> None:
        """Serve a request or a WebSocket that passes, and refuse it otherwise."""
        settings: Settings = self.state["settings"]
        scope["app"] = scope["litestar_app"] = self
        scope.setdefault("state", {})

        async def sent(message: Message) -> None:
            await send(with_headers(message, settings))

        visit = Visit(scope, receive, send)
        try:
            check(visit, settings)
        except (Error, HTTPException) as error:
            if is_socket(visit):
                await send({"type": "websocket.close", "code": 4403, "reason": ""})
            else:
                await refuse(Request(scope, receive, send), error, sent)
        else:
            await super().__call__(scope, receive, sent)


async def refuse(
    request: Request[Any, Any, Any], error: Error | HTTPException, send: SendTo
) -> None:
    """Answer what does not pass as everything is answered that is refused."""
    told = said_no(request, error) if isinstance(error, Error) else not_understood(request, error)
    response = told.to_asgi_response(app=None, request=request)
    await response(request.scope, request.receive, send)


def check(visit: Visit, settings: Settings) -> None:
    """Refused: names that are not ours, wishes of foreign pages, bodies that are no JSON."""
    scope = visit.scope
    if len(scope["path"]) + len(scope["query_string"]) > LONGEST_ADDRESS:
        raise not_found("page")
    host = visit.headers.get("host", "")
    if not is_host(host):
        raise Refusal(Code.BAD_MESSAGE, "bad-host")
    if not is_known(visit, settings):
        raise Refusal(Code.NOT_ALLOWED, "wrong-host", host=host)
    if str(scope.get("method", "GET")) not in HARMLESS:
        if not may_change(visit, settings):
            raise Refusal(Code.NOT_ALLOWED, "wrong-origin")
        empty = visit.headers.get("content-length", "0") == "0"
        has_body = not empty or "transfer-encoding" in visit.headers
        if has_body and not takes(visit, settings):
            raise HTTPException(status_code=415)


def takes(visit: Visit, settings: Settings) -> bool:
    """Whether a body is of a kind that is read here: forms of foreign pages cannot send JSON."""
    kind = visit.headers.get("content-type", "").partition(";")[0].strip().lower()
    return kind == "application/json" or visit.scope["path"].startswith(settings.prefix + TOOLS)
