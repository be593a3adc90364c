"""What the server sends: answers to requests, and everything that it says by itself."""

from __future__ import annotations

from typing import Any

import msgspec

from starboard.server.wire.parts import (
    ChatLine,
    ClockState,
    Code,
    GameCard,
    Happening,
    Me,
    Pad,
    Room,
    Shown,
    Span,
    TableCard,
    Turn,
    ViewPart,
    WayPart,
)
from starboard.server.wire.requests import VERSION
from starboard.table.orders import Order
from starboard.table.words import Line, Reason


class Message(
    msgspec.Struct,
    omit_defaults=True,
    kw_only=True,
    forbid_unknown_fields=True,
    tag_field="type",
):
    """Base of everything the server sends."""


class Answer(Message, kw_only=True):
    """Base of what answers a request: it carries its id."""

    id: str


class Welcome(Answer, tag="welcome", kw_only=True):
    """Answers `hello`."""

    version: int = VERSION
    you: Me
    now: float
    games: tuple[GameCard, ...]
    by_table: bool = False
    """Whether it pays to come to `ws?table=ID`: several workers may serve, and one a table."""


class Done(Answer, tag="done", kw_only=True):
    """It happened, and it will not be forgotten. What it changed was sent before."""

    table: str = ""
    """The table that was made (`create`, `rematch`, `branch`)."""
    proposal: str = ""
    """The proposal that now waits for others (`undo`, `propose`)."""


class Refused(Answer, tag="error", kw_only=True):
    """It did not happen; nothing has changed. `id` is empty where a message had none."""

    code: Code
    message: str
    args: dict[str, Any] = {}
    clause: str = ""
    text: str


class TimeTold(Answer, tag="time", kw_only=True):
    """Answers `time`: the server's clock in Unix seconds."""

    sent: float
    now: float


class Explained(Answer, tag="explained", kw_only=True):
    """Answers `explain`; no reasons: it can be used."""

    reasons: tuple[Reason, ...] = ()


class WaysTold(Answer, tag="ways", kw_only=True):
    """Answers `ways`: each can be sent as one `move`."""

    ways: tuple[WayPart, ...] = ()


class Previewed(Answer, tag="previewed", kw_only=True):
    """Answers `preview`, and a `move` whose end nobody can be sure of."""

    costs: dict[str, int] = {}
    costs_text: str = ""
    events: tuple[Happening, ...] = ()
    complete: bool = True
    """Whether nothing depends on chance or on what the seat does not know."""
    undone: tuple[Line, ...] = ()
    """What the move would leave plainly undone."""
    foretold: tuple[Line, ...] = ()
    """Chances and the like, where they were asked for."""
    advice: Line | None = None
    """Why a coach would not make it, where one was asked for."""
    better: str = ""
    """The move that the coach would make instead."""


class Hinted(Answer, tag="hinted", kw_only=True):
    """Answers `hint`."""

    move: str
    further: tuple[str, ...] = ()
    """With `as_one`: the moves that follow, to be sent as one with the first."""
    why: Line


class LobbyNews(Message, tag="lobby", kw_only=True):
    """Tables of the lobby: all of them (`whole`), or those that changed and those that are gone."""

    whole: bool = False
    tables: tuple[TableCard, ...] = ()
    gone: tuple[str, ...] = ()


class Update(Message, tag="update", kw_only=True):
    """What changed at a table, all at once; a part that did not change is left out."""

    table: str
    seat: int | None = None
    """Through whose eyes: a seat, or nothing for a spectator."""
    room: Room | None = None
    events: tuple[Happening, ...] = ()
    undone: tuple[Span, ...] | None = None
    """The events that were taken back so far, all of them."""
    view: ViewPart | None = None
    turn: Turn | None = None
    clock: ClockState | None = None
    chat: tuple[ChatLine, ...] = ()
    pad: Pad | None = None
    """The sketch pad, whole, in games that have one."""
    shown: Shown | None = None
    """Where the film stands for all who watch it, once somebody has touched the remote."""
    orders: dict[str, Order] | None = None
    """One's own standing orders, by kind of window; `default` for all others."""


class Closed(Message, tag="closed", kw_only=True):
    """A table is not followed any more: it is gone, or one may not see it any longer."""

    table: str
    why: Line


class Goodbye(Message, tag="goodbye", kw_only=True):
    """The connection ends; come again after `after` seconds."""

    why: Line
    after: float = 1.0


AnyMessage = (
    Welcome | Done | Refused | TimeTold | Explained | WaysTold | Previewed | Hinted | LobbyNews
    | Update | Closed | Goodbye
)  # fmt: skip

read_message = msgspec.json.Decoder(AnyMessage).decode
"""A message of the server out of bytes, for clients in Python."""
write = msgspec.json.Encoder(order="deterministic").encode
"""A message as bytes; the order of keys tells nothing."""
