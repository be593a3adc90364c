"""Answers over HTTP: the same objects as over the WebSocket, with a status."""

from __future__ import annotations

import logging
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException

from starboard.errors import Error
from starboard.server import wire
from starboard.server.parts import Code
from starboard.server.refusals import Refusal, as_refusal, refused
from starboard.server.visiting import language_of

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
AnyRequest = Request[Any, Any, Any]


def answer(answer: wire.Answer | wire.Message, status: int = 200) -> Response[bytes]:
    """A message of the wire as a response."""
    return Response(wire.write(answer), media_type="application/json", status_code=status)


def said_no(request: AnyRequest, error: Error) -> Response[bytes]:
    """Something was refused."""
    refusal = as_refusal(error, language_of(request))
    said = refused("", refusal, language_of(request))
    return answer(said, STATUS[refusal.code])


def not_understood(request: AnyRequest, error: HTTPException) -> Response[bytes]:
    """The request itself is wrong: path, method, body."""
    status = error.status_code
    if status == 404:
        return answer(
            refused("", Refusal(Code.NOT_FOUND, "no-such-page"), language_of(request)), 404
        )
    code = Code.TOO_LARGE if status == 413 else Code.BAD_MESSAGE
    message = "message-too-large" if status == 413 else "bad-message"
    refusal = Refusal(code, message, what=str(error.detail)[:200], most=wire.LARGEST)
    return answer(refused("", refusal, language_of(request)), status)


def failed(request: AnyRequest, error: Exception) -> Response[bytes]:
    """A defect of ours."""
    log.exception("a request failed", exc_info=error, extra={"path": request.scope["path"]})
    refusal = Refusal(Code.UNAVAILABLE, "server-defect")
    return answer(refused("", refusal, language_of(request)), 500)


EXCEPTIONS: Any = {Error: said_no, HTTPException: not_understood, Exception: failed}
