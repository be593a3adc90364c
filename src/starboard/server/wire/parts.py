"""What the messages of `wire.py` are made of."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from starboard.server.kinds import Mark, Proposed, Status, TimeOut, Visibility
from starboard.table.chairs import ChairKind
from starboard.table.words import Line, Offer

TableId = Annotated[str, Meta(min_length=1, max_length=40)]
PersonId = Annotated[str, Meta(min_length=1, max_length=40)]
RequestId = Annotated[str, Meta(min_length=1, max_length=40)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Name = Annotated[str, Meta(min_length=1, max_length=24)]
Notation = Annotated[str, Meta(min_length=1, max_length=200)]
Played = Annotated[str, Meta(min_length=1, max_length=12_000)]
"""A move that may carry a text: longer than any that is allowed, so that the rules can say so."""
Count = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Lang = Annotated[str, Meta(pattern="^(de|en)$")]


class Part(msgspec.Struct, omit_defaults=True, kw_only=True, forbid_unknown_fields=True):
    """A part of a message. A field that has its default is left out."""


class Code(StrEnum):
    """Kinds of errors."""

    BAD_MESSAGE = "bad_message"
    BAD_INPUT = "bad_input"
    NOT_SIGNED_IN = "not_signed_in"
    NOT_FOUND = "not_found"
    NOT_ALLOWED = "not_allowed"
    NOT_NOW = "not_now"
    ILLEGAL = "illegal"
    LIMIT = "limit"
    TOO_LARGE = "too_large"
    TOO_FAST = "too_fast"
    UNAVAILABLE = "unavailable"


class ClockRules(
    msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True, forbid_unknown_fields=True
):
    """Thinking time: `bank` seconds to begin with, `step` more with every decision.

    It never grows beyond the larger of the two. No bank and three days of step is a game by
    correspondence; both 0 is no clock.
    """

    bank: Annotated[float, Meta(ge=0, le=31 * 86_400)] = 0.0
    step: Annotated[float, Meta(ge=0, le=31 * 86_400)] = 0.0
    on_time_out: TimeOut = TimeOut.BOT


class SeatClock(Part, kw_only=True):
    """The thinking time of a seat: what is `left`, or the instant `until` which it runs."""

    left: float | None = None
    until: float | None = None


class ClockState(Part, kw_only=True):
    """Thinking time and the game's own time, in instants of the server (Unix seconds)."""

    seats: tuple[SeatClock, ...] = ()
    """By seat; empty without a clock."""
    origin: float | None = None
    """The instant at which the game's own time was 0; nothing while it stands still."""
    pace: float = 1.0
    """Seconds of the game's own time per second."""
    paused: bool = False


class SeatCard(Part, kw_only=True):
    """One seat: who sits there."""

    seat: int
    kind: ChairKind = ChairKind.EMPTY
    person: str = ""
    name: str = ""
    bot: str = ""
    ready: bool = False
    left: bool = False
    """A person who got up during the game; a bot plays for them."""
    away: bool = False
    """A person who has no page of this table open now."""
    yours: bool = False
    brought: dict[str, str] = {}
    """In a room: what the seat brings along, by option. Until the match is over, one of the choices
    that everybody knows, or `own`."""


class Proposal(Part, kw_only=True):
    """Something that waits for the consent of some seats."""

    proposal: str
    what: Proposed
    seat: int
    waits_for: tuple[int, ...] = ()
    text: str = ""


class Outcome(Part, kw_only=True):
    """How a game ended."""

    places: tuple[int, ...]
    points: tuple[int, ...]
    won: tuple[int, ...]
    reason: str
    clause: str
    text: str = ""
    units: int = 1
    """How many of these `points` make one; they are shown divided by it."""


class Origin(Part, kw_only=True):
    """The moment of a finished game from which a table plays on."""

    table: str
    at: int


class Room(Part, kw_only=True):
    """Everything around the match: people, seats, phase, wishes."""

    table: str
    game: str
    rules: int
    status: Status
    seats: tuple[SeatCard, ...]
    options: dict[str, Any] = {}
    owner: str = ""
    visibility: Visibility = Visibility.OPEN
    invite: str = ""
    """The word that lets others in; only for those who sit at the table."""
    clock: ClockRules = ClockRules()
    spectators: bool = True
    delay: int = 0
    watching: int = 0
    """How many watch (on this server process)."""
    proposals: tuple[Proposal, ...] = ()
    commitment: str = ""
    """SHA-256 of table id and seed, published before the first move."""
    seed: str = ""
    """Revealed when the game is over."""
    outcome: Outcome | None = None
    rematch: str = ""
    """The table of the next game, once there is one."""
    origin: Origin | None = None
    """Where this table branches off from another game."""
    rated: bool = False
    created: float = 0.0


class TableCard(Part, kw_only=True):
    """A table as the lobby shows it."""

    table: str
    game: str
    status: Status
    seats: tuple[SeatCard, ...]
    visibility: Visibility
    clock: ClockRules = ClockRules()
    spectators: bool = True
    options: dict[str, Any] = {}
    """Flags, numbers and choices; of lists only words that the game suggests (`choices`)."""
    created: float = 0.0
    yours: bool = False
    your_turn: bool = False


class Change(Part, omit_defaults=False, kw_only=True):
    """One operation of a patch, as in RFC 6902; its value is always there, `null` included."""

    op: Literal["add", "replace", "remove"]
    path: str
    value: Any = None


class ViewPart(Part, kw_only=True):
    """What this viewer knows: `whole`, or a `patch` against the view with the mark `base`."""

    mark: str
    whole: dict[str, Any] | None = None
    base: str = ""
    patch: tuple[Change, ...] = ()


class WayPart(Part, kw_only=True):
    """Several small moves that lead somewhere, to be sent as one."""

    touches: tuple[str, ...]
    """The ids of the things they lead to, in clicking order."""
    moves: tuple[str, ...]
    label: Line
    """What the first of them does."""


class Turn(Part, kw_only=True):
    """What there is to decide."""

    question: str = ""
    """Send it back with the move that answers it."""
    choice: str = ""
    """The kind of the open choice, e.g. `evasion`."""
    ask: Line | None = None
    """The question to this viewer, if it is asked."""
    waiting: tuple[Line, ...] = ()
    """What the others decide; `args.seat` says who."""
    waits_for: tuple[int, ...] = ()
    """Seats that are waited for; -1 is time."""
    moves: tuple[Offer, ...] = ()
    thinking: tuple[int, ...] = ()
    """Seats where a bot thinks."""
    undo: bool = False
    """Whether this viewer has made a move that could be taken back, freely or by consent."""


class SoundCue(Part, kw_only=True):
    """A recorded clip and when it begins: `at` seconds of the game and `after` real ones later."""

    clip: str
    at: int = 0
    after: float = 0.0


class Happening(Part, kw_only=True):
    """An event as this viewer sees it, numbered for this viewer from 1 without gaps."""

    number: int
    kind: str
    clause: str
    fields: dict[str, Any] = {}
    text: str = ""
    """Empty where another event of the same moment says it already."""
    time: float = 0.0
    """The instant at which it happened."""
    cues: tuple[SoundCue, ...] = ()
    """What is heard of it, counted from that instant on every device."""


class Span(Part, kw_only=True):
    """Events from one number to another."""

    first: int
    last: int


class ChatLine(Part, kw_only=True):
    """Something said, or a note of the table; numbers grow, a muted person leaves gaps."""

    number: int
    time: float
    seat: int | None = None
    person: str = ""
    name: str = ""
    text: str
    note: str = ""
    """The message id of a note; empty for what people say."""
    args: dict[str, Any] = {}


class Pad(Part, kw_only=True):
    """The sketch pad of a table."""

    marks: tuple[Mark, ...] = ()


class Shown(Part, kw_only=True):
    """Where the film of a table stands for everybody: its shot `at` the instant `since`."""

    at: int
    plays: bool = False
    """Whether it goes on from there by itself."""
    pace: int = 0
    """How fast; what the numbers mean is the board's affair."""
    seat: int
    """Who touched the remote."""
    since: float


class Seen(Part, kw_only=True):
    """What a client still has of a table: send it, and only the rest comes."""

    table: TableId
    seat: SeatNumber | None = None
    mark: Annotated[str, Meta(max_length=40)] = ""
    events: Count = 0
    chat: Count = 0
    invite: Annotated[str, Meta(max_length=40)] = ""
    """The word that let a spectator in."""


class OptionCard(Part, kw_only=True):
    """An option of a game for a form."""

    name: str
    kind: str
    default: Any
    low: int = 0
    high: int = 0
    choices: tuple[str, ...] = ()
    label: str = ""
    about: str = ""
    names: dict[str, str] = {}
    """What people call the choices."""


class Brought(Part, kw_only=True):
    """What can be brought to a table, and what you have brought there for your seats."""

    options: tuple[OptionCard, ...] = ()
    seats: dict[int, dict[str, str]] = {}
    """By seat and option; when the match is over, of all seats."""


class GameCard(Part, kw_only=True):
    """A game for the list of games."""

    game: str
    name: str
    seats: tuple[int, ...]
    rules: int
    finished: bool = False
    options: tuple[OptionCard, ...] = ()
    sides: tuple[OptionCard, ...] = ()
    """What a seat may bring along, such as a deck; `bring` says it."""
    bots: tuple[str, ...] = ()
    windows: dict[str, str] = {}
    """Kinds of windows that standing orders can be given for, with their names."""
    units: int = 1
    """How many units make one point in results of this game."""


class Me(Part, kw_only=True):
    """The person on this connection."""

    person: str
    name: str
    guest: bool = True
    """Whether nothing but this browser's cookie knows the person."""
    muted: tuple[str, ...] = ()
    blocked: tuple[str, ...] = ()
