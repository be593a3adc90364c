"""What the server keeps: people, tables, log entries, chat, results and ratings.

All are immutable; changed by `msgspec.structs.replace` and saved again.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Any, Literal

import msgspec

from starboard.kernel.log import LogEntry, Setup
from starboard.kernel.options import Brought, OptionValue
from starboard.server.kinds import Mark, Proposed, Status, TimeOut, Visibility
from starboard.table.chairs import Chair, ChairKind

KeyKind = Literal["device", "bot"]
Relation = Literal["block", "mute"]
Topic = Literal["log", "table", "chat", "person", "shown"]


class Person(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody. A guest has only keys; `phrase` is the hash of a pass phrase, kept by choice."""

    id: str
    version: int = 0
    """Counts the saves; the store sets it. A save of an old version is refused."""
    name: str
    phrase: str = ""
    language: str = ""
    settings: dict[str, Any] = {}
    created: float
    seen: float = 0.0


class Key(msgspec.Struct, frozen=True, kw_only=True):
    """The SHA-256 of what a device's cookie, or a bot's token, shows to be its person."""

    hash: str
    person: str
    kind: KeyKind = "device"
    label: str = ""
    created: float


class Passkey(msgspec.Struct, frozen=True, kw_only=True):
    """A credential of a person's device; `id` and `public` in base64url, as browsers write them."""

    id: str
    person: str
    public: str
    count: int = 0
    label: str = ""
    created: float


class Subscription(msgspec.Struct, frozen=True, kw_only=True):
    """Where a browser takes turn notices; `keys` are its own for the encryption.

    They go with the key that opened there (`key` is its hash).
    """

    endpoint: str
    person: str
    key: str = ""
    keys: dict[str, str]
    created: float


class Clock(msgspec.Struct, frozen=True, kw_only=True):
    """How time is kept: `bank` seconds a seat, `step` more a decision; 0 and 0: no clock."""

    bank: float = 0.0
    step: float = 0.0
    on_time_out: TimeOut = TimeOut.BOT
    """What happens to a seat whose time is up."""
    speed: float = 1.0
    """How much faster than real time scheduled instants come; for tests and practice."""


class Proposal(msgspec.Struct, frozen=True, kw_only=True):
    """What needs everybody's consent, and which seats have given it."""

    kind: Proposed
    seat: int
    entry: int = 0
    """With `undo`: the log entry to take back."""
    agreed: tuple[int, ...] = ()


class Progress(msgspec.Struct, frozen=True, kw_only=True):
    """Where the match of a table stands; written with every appended entry."""

    status: Status = Status.LOBBY
    length: int = 0
    """The number of the last log entry."""
    waiting: tuple[int, ...] = ()
    """The seats the game waits for."""
    deadline: float | None = None
    """The next instant at which somebody has to look at this table: a clock, a bot, an event."""
    banks: tuple[float, ...] = ()
    """Seconds left to each seat at `since`."""
    since: float = 0.0
    origin: float = 0.0
    """The instant at which the game's own time was 0."""
    paused: float | None = None
    started: float = 0.0
    ended: float = 0.0
    outcome: Any = None


class Pad(msgspec.Struct, frozen=True, kw_only=True):
    """What is drawn on a page of the sketch pad."""

    page: str = ""
    marks: tuple[Mark, ...] = ()


class Origin(msgspec.Struct, frozen=True, kw_only=True):
    """The moment of a finished match from which a table plays on, and the seed it was dealt by."""

    table: str
    at: int
    seed: str
    brought: Brought = {}
    """What its seats had brought along."""


class Table(msgspec.Struct, frozen=True, kw_only=True):
    """A table: what is played, under which rules, by whom, and where the match stands."""

    id: str
    version: int = 0
    """Counts the saves; the store sets it. A save or an append upon an old version is refused."""
    game: str
    rules: int
    options: dict[str, OptionValue] = {}
    cards: Any = None
    """Own cards that take part; they travel in the saved match."""
    owner: str
    visibility: Visibility = Visibility.OPEN
    invite: str = ""
    seats: tuple[Chair, ...] = ()
    removed: tuple[str, ...] = ()
    """People whom the owner has sent away."""
    seed: str
    """Secret until the end."""
    clock: Clock = Clock()
    delay: float = 0.0
    """Seconds by which spectators see things later."""
    spectators: bool = True
    rated: bool = False
    proposals: tuple[Proposal, ...] = ()
    previous: str = ""
    following: str = ""
    """The tables of which this is a rematch, and the rematch of this one."""
    origin: Origin | None = None
    """Where it branches off; its log then begins with the entries of that match."""
    pad: Pad = Pad()
    created: float
    progress: Progress = Progress()
    said: int = 0
    """The number of the last chat line; the store sets it."""

    def commitment(self) -> str:
        """What is published before the first move: SHA-256 of the table's id and its seed."""
        return sha256(f"{self.id}:{self.seed}".encode()).hexdigest()

    def given_up(self, now: float) -> Table:
        """The table without an end of its game: nothing is due there any more."""
        progress = msgspec.structs.replace(
            self.progress, status=Status.ABANDONED, ended=now, deadline=None
        )
        return msgspec.structs.replace(self, progress=progress, proposals=())

    def next_owner(self) -> str:
        """Who looks after the table when its owner is gone; nobody, if nobody is there."""
        people = (chair for chair in self.seats if chair.kind is ChairKind.PERSON)
        return next((chair.person for chair in people if not chair.left), "")

    def brings(self) -> Brought:
        """What seats bring along; in a branch, what they had brought to the match before."""
        if self.origin is not None:
            return self.origin.brought
        return {seat: chair.brought for seat, chair in enumerate(self.seats) if chair.brought}

    def setup(self) -> Setup:
        """The first line of this table's saved match."""
        return Setup(
            game=self.game,
            rules=self.rules,
            seats=len(self.seats),
            options=self.options,
            seed=self.seed if self.origin is None else self.origin.seed,
            cards=self.cards,
            brought=self.brings() or msgspec.UNSET,
        )


class Append(msgspec.Struct, frozen=True, kw_only=True):
    """An entry to be appended, and the table as it is after it.

    `table.version` is the version the caller has read, `table.progress.length` is `entry.n`. Only
    the progress is written, unless `whole`: then the rest of the table too.
    """

    table: Table
    entry: LogEntry
    person: str = ""
    client: str = ""
    """The id that the client chose for its message; unique for a table and person, or empty."""
    answer: str = ""
    """What the client is told; a repeated message finds it again."""
    whole: bool = False


class Logged(msgspec.Struct, frozen=True, kw_only=True):
    """A log entry as it was appended."""

    entry: LogEntry
    person: str = ""
    client: str = ""
    answer: str = ""


class Said(msgspec.Struct, frozen=True, kw_only=True):
    """A line of chat; the store gives the number, per table from 1 without gaps."""

    table: str
    number: int = 0
    person: str
    seat: int | None = None
    text: str
    time: float
    client: str = ""
    """As with moves: a line sent twice is said once."""


class Score(msgspec.Struct, frozen=True, kw_only=True):
    """How a table ended for one seat. A `player` is a person's id, or `bot:NAME`."""

    table: str
    seat: int
    player: str
    game: str
    place: int
    points: int
    won: bool
    rated: bool
    ended: float


class Rating(msgspec.Struct, frozen=True, kw_only=True):
    """How good a player is believed to be at a game (openskill); `version` as with tables."""

    game: str
    player: str
    mu: float
    sigma: float
    played: int = 0
    version: int = 0


class Held(msgspec.Struct, frozen=True, kw_only=True):
    """A rating before a game, which others see until an instant in place of the one after it."""

    table: str
    rating: Rating
    until: float


class Onlooker(msgspec.Struct, frozen=True):
    """Who wants to know how games ended, and when; nobody in particular has no name."""

    person: str
    now: float


class Statistics(msgspec.Struct, frozen=True, kw_only=True):
    """A player's figures in one game."""

    game: str
    played: int
    won: int
    first: int
    """How often in first place, alone or not."""
    points: float
    """The mean."""
    last: float
    """When the last match ended."""


GONE = 0
"""The version of a table that is there no more."""


class Gathering(msgspec.Struct, frozen=True, kw_only=True):
    """Where several phones hand something in to one screen, without anybody signing in."""

    id: str
    """The code in its address."""
    key: str
    """The hash of what its screen shows to change it."""
    source: str = ""
    about: str = ""
    """What the phones are told; the page knows how it reads."""
    open: bool = True
    """Whether something may still be handed in."""
    until: float


class Slip(msgspec.Struct, frozen=True, kw_only=True):
    """What was handed in at one place of a gathering."""

    gathering: str
    place: int
    holder: str = ""
    """The hash of what the phone shows that has this place."""
    text: str = ""
    version: int = 0
    """Counts what was handed in here; 0 is nothing yet."""


class Quota(msgspec.Struct, frozen=True, kw_only=True):
    """How many unfinished tables there may be: of one owner, and opened from one source."""

    owner: int
    source: str = ""
    """Where a table is opened from; nobody can tell an address by it."""
    together: int = 0


class Notice(msgspec.Struct, frozen=True, kw_only=True):
    """Something is new at a table: `number` is the log's length, a version, or the last line.

    With the topic `person` it is a person of whom something is new: name, keys, relations. With the
    topic `shown` the number itself is the news: nothing of it is kept.
    """

    table: str
    topic: Topic
    number: int
