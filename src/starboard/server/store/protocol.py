"""The protocol of the storage: what every database has to do for the server.

Who changes something reads it, changes it, and saves it. If somebody else was faster the save
raises `Taken`: read again, check again, try again. So any worker can serve any table.
When a method returns, what it wrote is durable.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Any, Protocol

from starboard.errors import Error
from starboard.kernel.log import LogEntry
from starboard.server.store.health import Ailment
from starboard.server.store.records import (
    Append,
    Gathering,
    Held,
    Key,
    Logged,
    Notice,
    Onlooker,
    Passkey,
    Person,
    Progress,
    Quota,
    Rating,
    Relation,
    Said,
    Score,
    Slip,
    Statistics,
    Subscription,
    Table,
)


class Taken(Error):
    """Somebody was faster, or a name is in use: read again, check again. Nothing was written."""

    def __init__(self, what: str) -> None:
        super().__init__(what)
        self.what = what

    def __str__(self) -> str:
        return f"{self.what} has changed in the meantime"


class Full(Taken):
    """There are as many as there may be; `what` says whose. Nothing was written."""

    def __str__(self) -> str:
        return f"{self.what} has as many as there may be"


class Repeated(Error):
    """A message came a second time: the entry it led to and what was answered then."""

    def __init__(self, logged: Logged) -> None:
        super().__init__(logged)
        self.logged = logged

    def __str__(self) -> str:
        return f"already there as entry {self.logged.entry.n}"


class Unavailable(Error):
    """The database does not answer. What was asked may or may not have happened; ask again later.

    An append repeated with its client id is safe: if it had happened, `Repeated` says so.
    """

    def __init__(self, why: str, kind: Ailment = Ailment.AWAY) -> None:
        super().__init__(why, kind)
        self.why = why
        self.kind = kind

    def __str__(self) -> str:
        return f"the database does not answer: {self.why}"


class Store(Protocol):
    """Everything the server keeps. All instants are seconds since 1970, handed in by the caller."""

    # The match log

    async def append(self, append: Append) -> Table:
        """Append an entry; returns the table as it is now (with `whole` under its next version).

        `Taken` if the entry's number is not the next one or the table has another version.

        `Repeated` if the person already sent a message with this client id to this table.
        """

    async def entries(self, table: str, after: int = 0, limit: int = 1_000_000_000) -> list[Logged]:
        """The entries with higher numbers than `after`, in order."""

    async def since(self, table: str, after: int) -> tuple[Table, list[Logged]] | None:
        """A table and its entries with higher numbers than `after`, as they are at one moment."""

    async def answered(self, table: str, person: str, client: str) -> Logged | None:
        """The entry that a message of this person led to, if it came before."""

    async def match_lines(self, table: str) -> list[bytes]:
        """The match as the lines of a save file, without ends of line; empty if there is none."""

    # Tables

    async def add_table(
        self, table: Table, past: Sequence[LogEntry] = (), quota: Quota | None = None
    ) -> Table:
        """Keep a new table, with the entries it plays on from; returns it with version 1.

        `Full` (of `owner` or `source`) where the quota is used up, however many try at once.
        """

    async def save_table(self, table: Table) -> Table:
        """Save a changed table, progress included; returns it with its next version.

        `Taken` if the version or the length of the log are not those that are stored.
        """

    async def table(self, table: str) -> Table | None:
        """One table."""

    async def table_by_invite(self, invite: str) -> Table | None:
        """The table an invitation leads to."""

    async def open_tables(self, game: str = "", limit: int = 100) -> list[Table]:
        """Open tables that have not begun: the newest of every source, then the second ones, …"""

    async def watchable_tables(self, game: str = "", limit: int = 100) -> list[Table]:
        """Open tables that are running and admit spectators, in the same order."""

    async def unfinished_tables(self, limit: int = 1000) -> list[Table]:
        """All tables in the lobby or running, the newest first; for whoever runs the server."""

    async def my_tables(self, person: str) -> list[Table]:
        """A person's tables in the lobby or running, the newest first; also those only owned."""

    async def finished_tables(
        self,
        to: Onlooker,
        mine: bool = False,
        game: str = "",
        before: float = 1e12,
        limit: int = 50,
    ) -> list[Table]:
        """Finished tables, the last one first: one's own, or the open ones that one may know of."""

    async def due_tables(self, now: float, limit: int = 1000) -> list[Table]:
        """Running tables whose deadline has come, the most overdue first."""

    async def next_deadline(self) -> float | None:
        """The earliest deadline of all running tables."""

    async def count_tables(self, owner: str) -> int:
        """How many tables in the lobby or running somebody owns."""

    async def drop_table(self, table: str, version: int = 0) -> None:
        """Forget a table that never began, with its chat; a running or finished one stays.

        `Taken` where it is another version than the one that is given.
        """

    async def deserted_tables(self, before: float, open: bool, limit: int = 100) -> list[Table]:
        """Tables in the lobby, open or not, whose people have all been away since before then."""

    async def forget_sources(self) -> None:
        """Of tables that are over nobody needs to know from where they were opened."""

    # Chat

    async def say(self, line: Said) -> Said:
        """Keep a line; returns it with its number. A repeated client id returns the first."""

    async def pass_on(self, notice: Notice) -> None:
        """Give notice to everybody who listens, in all processes; nothing is kept."""

    async def lines(self, table: str, after: int = 0, limit: int = 1000) -> list[Said]:
        """The chat after a number, in order."""

    # People

    async def add_person(self, person: Person, key: Key) -> Person:
        """Keep a new person with a first key; `Taken` if the name is in use."""

    async def save_person(self, person: Person) -> Person:
        """Save a changed person; `Taken` if somebody was faster or the name is in use."""

    async def person(self, person: str) -> Person | None:
        """One person."""

    async def saw(self, people: Iterable[str], now: float) -> None:
        """These people are here now."""

    async def people(self, people: Iterable[str]) -> dict[str, Person]:
        """Several people by id; those who are gone are missing."""

    async def person_by_name(self, name: str) -> Person | None:
        """The person of that name, in whatever case it is written."""

    async def person_by_key(self, hash: str) -> tuple[Person, Key] | None:
        """Whose key or bot token this is."""

    async def people_by_keys(self, hashes: Iterable[str]) -> dict[str, Person]:
        """Whose keys these are; those that open nothing are missing."""

    async def add_key(self, key: Key) -> None:
        """One more device, or a bot token."""

    async def keys(self, person: str) -> list[Key]:
        """A person's devices and bot tokens."""

    async def drop_key(self, person: str, hash: str) -> None:
        """A key stops opening, and its device takes no more notices."""

    async def save_passkey(self, passkey: Passkey) -> None:
        """Keep a passkey, or its new count; `Taken` if it is another person's."""

    async def passkey(self, id: str) -> Passkey | None:
        """One passkey by its credential id."""

    async def passkeys(self, person: str) -> list[Passkey]:
        """A person's passkeys."""

    async def drop_passkey(self, person: str, id: str) -> None:
        """A passkey stops opening."""

    async def save_subscription(self, subscription: Subscription) -> None:
        """Keep where turn notices go; the endpoint changes hands if it was another's."""

    async def subscriptions(self, person: str) -> list[Subscription]:
        """Where a person's turn notices go."""

    async def drop_subscription(self, endpoint: str) -> None:
        """A browser no longer takes notices."""

    async def relate(self, person: str, other: str, relation: Relation, wanted: bool) -> None:
        """Block or mute somebody, or no longer."""

    async def related(self, person: str, relation: Relation) -> frozenset[str]:
        """Whom a person blocks or mutes."""

    async def blocked_by(self, person: str) -> frozenset[str]:
        """Who blocks a person."""

    async def export_person(self, person: str) -> dict[str, Any]:
        """Everything kept about a person, as plain data without hashes."""

    async def delete_person(self, person: str) -> None:
        """Forget a person: keys, chat and name go; matches stay, with an empty person in them."""

    # Results

    async def record_result(
        self,
        scores: Sequence[Score],
        ratings: Sequence[Rating],
        shown: float | None = None,
        held: Sequence[Held] = (),
    ) -> None:
        """How a table ended, once, with the new ratings; `Taken` if known, or a rating changed.

        Everybody is told from `shown` on (never, if it is nothing), and sees what is `held` until
        its instant in place of the new ratings. Who sat there is told at once.
        """

    async def scores(self, table: str) -> list[Score]:
        """How a table ended, by seat."""

    async def history(
        self, player: str, to: Onlooker, game: str = "", limit: int = 50
    ) -> list[Score]:
        """A player's results, the last one first, as far as somebody may know them."""

    async def statistics(self, player: str, to: Onlooker) -> list[Statistics]:
        """A player's figures, by game, of results that somebody may know."""

    async def ratings(self, game: str, players: Iterable[str]) -> dict[str, Rating]:
        """Ratings of several players, to reckon with; those never rated are missing."""

    async def shown_ratings(self, player: str, to: Onlooker) -> list[Rating]:
        """A player's ratings in all games, as somebody may know them."""

    async def leaders(self, game: str, to: Onlooker, limit: int = 50) -> list[Rating]:
        """The best of a game, by what they are at least worth (mu - 3 sigma), as one may know."""

    # Gatherings

    async def add_gathering(
        self, gathering: Gathering, places: int, here: int, together: int
    ) -> None:
        """Keep a new gathering with so many places.

        `Full` (of `source` or `all`) where there are as many from there, or together.
        """

    async def gathering(self, id: str, now: float) -> Gathering | None:
        """A gathering, until its time is over."""

    async def save_gathering(self, gathering: Gathering, now: float) -> None:
        """Tell the phones something else, or take nothing more; `Taken` if it is gone."""

    async def slips(self, id: str) -> list[Slip]:
        """What was handed in so far, place by place."""

    async def hand_in(self, slip: Slip, now: float, over: bool = False) -> None:
        """Keep what a phone hands in; `Taken` if another one has the place, or it is too late."""

    async def forget_gatherings(self, now: float) -> None:
        """Drop those whose time is over."""

    # The whole

    async def secret(self, name: str, fresh: str) -> str:
        """A secret all workers share; `fresh` becomes it if there is none yet."""

    def subscribe(self) -> AbstractAsyncContextManager[AsyncIterator[Notice]]:
        """What is new at any table, from every worker, from the moment the context is entered.

        After a lost connection a notice with an empty table says: look at everything again.
        """

    async def check(self) -> None:
        """Write something and return if it is kept, else raise `Unavailable`."""

    async def arrive(self, now: float, given: Callable[[Progress, float], Progress]) -> float:
        """Say that a worker is there. If no other one is, time is given back to running tables.

        They get the seconds since the last sign of life, a week at most, as `given` says, all of
        them or none. Returns how many seconds it were.
        """

    async def beat(self, now: float) -> None:
        """Say that a worker still is there; every few seconds, and at its end."""

    async def close(self) -> None:
        """Finish what was begun and let go of the database."""
