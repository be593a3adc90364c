"""Why the server refuses something: a code, a message id and its arguments."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from starboard.errors import BadInput, Damaged, Endless, Error, Illegal
from starboard.server.store.health import Ailment
from starboard.server.store.protocol import Taken, Unavailable
from starboard.server.wire.messages import Refused
from starboard.server.wire.parts import Code
from starboard.text import COMMON, Texts

TEXTS = Texts(COMMON, Path(__file__).parents[1] / "text")
"""The sentences of the server."""
SICK = {Ailment.FULL: "database-is-full", Ailment.DAMAGED: "database-is-damaged"}
"""What is said where trying again does not help."""
LONGEST = 200
"""As much of an error as belongs into an answer."""


class Refusal(Error):
    """Something a client asked for that does not happen."""

    def __init__(self, code: Code, message: str, clause: str = "", **args: Any) -> None:
        super().__init__(code, message, args)
        self.code = code
        self.message = message
        self.clause = clause
        self.arguments: Mapping[str, Any] = args


def not_found(what: str) -> Refusal:
    """There is no such thing, or none that the asker may know of."""
    return Refusal(Code.NOT_FOUND, f"no-such-{what}")


def not_allowed(message: str = "not-yours") -> Refusal:
    return Refusal(Code.NOT_ALLOWED, message)


def not_now(message: str) -> Refusal:
    return Refusal(Code.NOT_NOW, message)


def as_refusal(error: Error, lang: str) -> Refusal:
    """What the kernel or the store says, in the words of the wire and of the reader."""
    if isinstance(error, Refusal):
        return error
    if isinstance(error, Illegal):
        gone = error.message == "question-is-gone"
        code = Code.NOT_NOW if gone else Code.ILLEGAL
        return Refusal(code, error.message, error.clause, **error.arguments)
    if isinstance(error, BadInput):
        what = error.said(lang)[:LONGEST]
        return Refusal(Code.BAD_INPUT, "cannot-be-read", error.clause, what=what)
    if isinstance(error, Endless):
        return Refusal(Code.NOT_NOW, "rules-have-no-end")
    if isinstance(error, Damaged):
        return Refusal(Code.UNAVAILABLE, "table-is-damaged")
    if isinstance(error, Taken):
        return not_now("table-moved-on")
    if isinstance(error, Unavailable):
        return Refusal(Code.UNAVAILABLE, SICK.get(error.kind, "database-is-away"))
    return Refusal(Code.BAD_INPUT, "cannot-be-read", what=str(error)[:LONGEST])


def refused(request: str, refusal: Refusal, lang: str, text: str = "") -> Refused:
    """The answer to a request that was refused; `text` where the game has words for it."""
    return Refused(
        id=request,
        code=refusal.code,
        message=refusal.message,
        args=dict(refusal.arguments),
        clause=refusal.clause,
        text=text or said(lang, refusal.message, **refusal.arguments),
    )


def said(lang: str, message: str, **args: Any) -> str:
    """A sentence of the server; the bare id where a game's own message has no words here."""
    try:
        return TEXTS.say(lang, message, **args)
    except LookupError:
        return message
