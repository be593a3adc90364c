"""Answers over HTTP: the same objects as over the WebSocket, with a status."""

from __future__ import annotations

import logging
from typing import Any

import segno
from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.params import FromPath

from starboard.errors import Error
from starboard.server import wire
from starboard.server.door.identity import language_of
from starboard.server.wire.errors import Refusal, as_refusal, refused
from starboard.server.wire.parts import Code

log = logging.getLogger("starboard.server")
STATUS = {
    Code.BAD_MESSAGE: 400,
    Code.BAD_INPUT: 400,
    Code.NOT_SIGNED_IN: 401,
    Code.NOT_ALLOWED: 403,
    Code.NOT_FOUND: 404,
    Code.NOT_NOW: 409,
    Code.ILLEGAL: 409,
    Code.TOO_LARGE: 413,
    Code.LIMIT: 429,
    Code.TOO_FAST: 429,
    Code.UNAVAILABLE: 503,
}
WORDS = {
    404: (Code.NOT_FOUND, "no-such-page"),
    413: (Code.TOO_LARGE, "message-too-large"),
    415: (Code.BAD_MESSAGE, "body-is-no-json"),
}
"""What is said about a request that is wrong in itself; else that it cannot be understood."""
AnyRequest = Request[Any, Any, Any]
InPath = FromPath[str]


def answer(answer: wire.Answer | wire.Message, status: int = 200) -> Response[bytes]:
    """A message of the wire as a response; a refusal may say when to come again."""
    after = answer.args.get("after") if isinstance(answer, wire.Refused) else None
    headers = {} if after is None else {"retry-after": str(after)}
    written = wire.write(answer)
    return Response(written, media_type="application/json", status_code=status, headers=headers)


def drawn_code(url: str) -> Response[bytes]:
    """An address as a QR code."""
    drawn = segno.make(url, error="m").svg_inline(scale=4, border=2, light="#ffffff")
    namespaced = drawn.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1)
    return Response(namespaced.encode(), media_type="image/svg+xml")


def said_no(request: AnyRequest, error: Error) -> Response[bytes]:
    """Something was refused."""
    refusal = as_refusal(error, language_of(request))
    said = refused("", refusal, language_of(request))
    return answer(said, STATUS[refusal.code])


def not_understood(request: AnyRequest, error: HTTPException) -> Response[bytes]:
    """The request itself is wrong: path, method, body."""
    status = error.status_code
    code, message = WORDS.get(status, (Code.BAD_MESSAGE, "bad-message"))
    told: dict[str, Any] = {"what": wrong_with(error)[:200]} if message == "bad-message" else {}
    if status == 413:
        told["most"] = request.route_handler.resolve_request_max_body_size()
    return answer(refused("", Refusal(code, message, **told), language_of(request)), status)


def wrong_with(error: HTTPException) -> str:
    """What is wrong with a request: field by field, where that is known."""
    fields = [each for each in error.extra or () if isinstance(each, dict) and "key" in each]
    return "; ".join(f"{each['key']}: {each['message']}" for each in fields) or str(error.detail)


def failed(request: AnyRequest, error: Exception) -> Response[bytes]:
    """A defect of ours."""
    log.exception("a request failed", exc_info=error, extra={"path": request.scope["path"]})
    refusal = Refusal(Code.UNAVAILABLE, "server-defect")
    return answer(refused("", refusal, language_of(request)), 500)


EXCEPTIONS: Any = {Error: said_no, HTTPException: not_understood, Exception: failed}
