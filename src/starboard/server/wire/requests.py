"""What a client sends: every request over the one WebSocket of a person."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from starboard.server.kinds import Proposed, Visibility
from starboard.server.wire.parts import (
    ClockRules,
    Count,
    Lang,
    Name,
    Notation,
    PersonId,
    Played,
    RequestId,
    SeatNumber,
    Seen,
    TableId,
)
from starboard.table.orders import Order

VERSION = 1
LARGEST = 16_384
"""Bytes of the largest message a client may send."""


class Request(
    msgspec.Struct,
    omit_defaults=True,
    kw_only=True,
    forbid_unknown_fields=True,
    tag_field="type",
):
    """Base of everything a client sends."""

    id: RequestId


class AtTable(Request, kw_only=True):
    """Base of everything that concerns one table."""

    table: TableId


class AtSeat(AtTable, kw_only=True):
    """Base of what is done for a seat; without `seat` it is the person's only one."""

    seat: SeatNumber | None = None


class Hello(Request, tag="hello", kw_only=True):
    """The first message. `resume` names what the client still has, and opens those tables."""

    version: int = VERSION
    lang: Lang = "en"
    resume: Annotated[tuple[Seen, ...], Meta(max_length=50)] = ()


class Language(Request, tag="language", kw_only=True):
    """Go on in another language; open tables are sent again."""

    lang: Lang


class Time(Request, tag="time", kw_only=True):
    """What time is it? Ask a few times, keep the answer that came fastest."""

    sent: float


class Lobby(Request, tag="lobby", kw_only=True):
    """Begin or cease to follow the list of tables."""

    on: bool = True


class Open(AtTable, tag="open", kw_only=True):
    """Follow a table: as a seat of one's own, else as a spectator."""

    seat: SeatNumber | None = None
    mark: Annotated[str, Meta(max_length=40)] = ""
    events: Count = 0
    chat: Count = 0
    invite: Annotated[str, Meta(max_length=40)] = ""


class Close(AtTable, tag="close", kw_only=True):
    """Cease to follow a table."""


class Create(Request, tag="create", kw_only=True):
    """A new table; its owner sits down on the first seat."""

    game: Annotated[str, Meta(max_length=40)]
    seats: SeatNumber
    options: dict[str, Any] = {}
    visibility: Visibility = Visibility.OPEN
    clock: ClockRules = ClockRules()
    spectators: bool = True
    cards: Annotated[tuple[dict[str, Any], ...], Meta(max_length=200)] = ()
    """Own cards that take part, as plain data."""
    delay: Annotated[int, Meta(ge=0, le=3_600)] = 0
    rated: bool = False
    lesson: Annotated[str, Meta(max_length=20)] = ""
    """The word of a lesson: its chance is always the same, so it is private and never rated."""


class Sit(AtSeat, tag="sit", kw_only=True):
    """Take a seat; `name` puts another person of this room (hot seat) onto it."""

    invite: Annotated[str, Meta(max_length=40)] = ""
    name: Name | None = None


class Ready(AtTable, tag="ready", kw_only=True):
    """Say that one is ready, or not yet. When all seats are, the game begins."""

    ready: bool = True


class Settle(AtTable, tag="settle", kw_only=True):
    """The owner changes options before the game; whoever was ready is asked once more."""

    options: dict[str, Any]


class SeatBot(AtTable, tag="seat_bot", kw_only=True):
    """The owner puts a bot onto a seat: a free one, or one whose person has left."""

    seat: SeatNumber
    bot: Annotated[str, Meta(min_length=1, max_length=40)] = "house"


class Bring(AtSeat, tag="bring", kw_only=True):
    """Bring something of one's own for a private option; nothing (no value) takes it back.

    The owner of a table brings it for bots. Others learn it when the match is over.
    """

    option: Annotated[str, Meta(max_length=40)]
    value: str = ""


class Remove(AtTable, tag="remove", kw_only=True):
    """The owner frees a seat; in a running game a bot takes over."""

    seat: SeatNumber


class Leave(AtTable, tag="leave", kw_only=True):
    """Get up from all one's seats; in a running game a bot takes over."""


class Move(AtSeat, tag="move", kw_only=True):
    """Play a move, or several as one; it answers the question with that number."""

    question: Annotated[str, Meta(max_length=20)]
    moves: Annotated[tuple[Played, ...], Meta(min_length=1, max_length=60)]
    if_sure: bool = False
    """Play it only if all that follows is known; else the answer is what `preview` would tell."""
    coached: bool = False
    """With `if_sure`: do not play what a coach would call a mistake, but say it (`advice`)."""


class Undo(AtSeat, tag="undo", kw_only=True):
    """Take one's last move back: at once where that is free, else by a proposal."""


class Propose(AtSeat, tag="propose", kw_only=True):
    """Propose to pause, to resume, to end the game without a winner, or to give the table up."""

    what: Proposed


class Reply(AtSeat, tag="reply", kw_only=True):
    """Consent to a proposal or refuse it."""

    proposal: Annotated[str, Meta(max_length=40)]
    yes: bool


class Concede(AtSeat, tag="concede", kw_only=True):
    """Give up."""


class Say(AtSeat, tag="say", kw_only=True):
    """Chat."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


Place = Annotated[str, Meta(pattern="^[a-z0-9_.]{1,40}$")]


class Sketch(AtSeat, tag="sketch", kw_only=True):
    """Put a mark on the sketch pad, or take one away (not `on`); that may be another seat's."""

    sign: Annotated[str, Meta(pattern="^[a-z]{1,12}$")]
    at: Place
    to: Annotated[str, Meta(pattern="^[a-z0-9_.]{0,40}$")] = ""
    number: Annotated[int, Meta(ge=0, le=99)] = 0
    on: bool = True
    of: SeatNumber | None = None


class Wipe(AtSeat, tag="wipe", kw_only=True):
    """Take all marks off the sketch pad."""


class Show(AtSeat, tag="show", kw_only=True):
    """Touch the remote of a film: it stands at this place for everybody, and plays on or not."""

    at: Annotated[int, Meta(ge=0, le=4_095)]
    plays: bool = False
    pace: Annotated[int, Meta(ge=0, le=3)] = 0


class Orders(AtSeat, tag="orders", kw_only=True):
    """Standing orders: when to be asked, by kind of window. Nobody else sees them."""

    default: Order = Order.ALWAYS
    windows: Annotated[dict[str, Order], Meta(max_length=40)] = {}


class Rematch(AtTable, tag="rematch", kw_only=True):
    """After the game: a new table with the same people and options."""


class Branch(AtSeat, tag="branch", kw_only=True):
    """Of a finished game: a new table that plays on from the moment after `at` entries."""

    at: Count
    invite: Annotated[str, Meta(max_length=40)] = ""


class Explain(AtSeat, tag="explain", kw_only=True):
    """Why can this thing not be used now, or this move not be made?"""

    thing: Notation


class Ways(AtSeat, tag="ways", kw_only=True):
    """Where can this thing be brought by several small moves?"""

    thing: Notation


class Preview(AtSeat, tag="preview", kw_only=True):
    """What would this move cost and do, as far as one can know?"""

    move: Played
    odds: bool = False
    """Tell also how likely it does what it is for (`foretold`); that may take a moment."""


class Hint(AtSeat, tag="hint", kw_only=True):
    """What would the house bot do here, and why?"""

    as_one: bool = False
    """Also what it would do next, while it is asked the same kind of question."""


class Mute(Request, tag="mute", kw_only=True):
    """Do not read a person's chat any more."""

    person: PersonId
    on: bool = True


class Block(Request, tag="block", kw_only=True):
    """Keep a person away from one's tables, and be kept away from theirs."""

    person: PersonId
    on: bool = True


AnyRequest = (
    Hello | Language | Time | Lobby | Open | Close | Create | Sit | Ready | SeatBot | Settle
    | Bring | Remove | Leave | Move | Undo | Propose | Reply | Concede | Say | Sketch | Wipe | Show
    | Orders | Rematch | Branch | Explain | Ways | Preview | Hint | Mute | Block
)  # fmt: skip


read_request = msgspec.json.Decoder(AnyRequest, strict=True).decode
"""A request out of bytes; raises `msgspec.ValidationError` or `msgspec.DecodeError`."""
