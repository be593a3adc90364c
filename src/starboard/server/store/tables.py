"""Tables and their match logs."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from contextlib import suppress

import msgspec
from msgspec.structs import asdict, replace
from sqlalchemy import (
    ClauseElement,
    Integer,
    Select,
    String,
    and_,
    bindparam,
    case,
    delete,
    func,
    insert,
    or_,
    select,
    update,
)

from starboard.errors import BadInput, Damaged
from starboard.kernel.log import LogEntry
from starboard.server.kinds import Status, Visibility
from starboard.server.store import schema
from starboard.server.store.database import (
    UNREADABLE,
    Change,
    Database,
    Row,
    as_new,
    everybody,
    replacing,
    sound,
    text_of,
)
from starboard.server.store.fairness import (
    ADD_SOURCE,
    DESERTED,
    DROP_SOURCE,
    DROP_SOURCES,
    OWNED,
    OWNER_HAS_ROOM,
    SOURCE_HAS_ROOM,
    fair,
)
from starboard.server.store.protocol import Repeated, Taken
from starboard.server.store.records import (
    GONE,
    Append,
    Logged,
    Notice,
    Onlooker,
    Progress,
    Quota,
    Table,
)
from starboard.server.store.showing import end_is_told, seen_by

LOBBY = ("game", "owner", "visibility", "spectators", "invite")
"""Fields of a table with a column of their own, besides the id."""

_tables = schema.tables.c
_log = schema.log.c
_seats = schema.seats.c
_table = bindparam("table", type_=String)
_limit = bindparam("limit", type_=Integer)
_game = bindparam("game", type_=String)
_person = bindparam("person", type_=String)
_unfinished = or_(_tables.status == Status.LOBBY, _tables.status == Status.RUNNING)
_open = _tables.visibility == Visibility.OPEN
_any_game = or_(_game == "", _tables.game == _game)


def newest(*conditions: ClauseElement) -> Select[tuple[object, ...]]:
    """Tables under some conditions, the newest first."""
    found = select(schema.tables).where(*conditions)  # type: ignore[arg-type]  # a wide type
    return found.order_by(_tables.created.desc(), _tables.id)


def sat(left: bool) -> Select[tuple[str]]:
    """The tables a person sits at; with `left` also those the person has left."""
    found = select(_seats.table).where(_seats.person == _person)
    return found if left else found.where(_seats.left.is_(False))


def last_finished(condition: ClauseElement) -> Select[tuple[object, ...]]:
    """Finished tables, the last one first."""
    found = select(schema.tables).where(
        _tables.status == Status.FINISHED,
        _tables.ended < bindparam("before"),
        _any_game,
        condition,  # type: ignore[arg-type]  # a wide type
    )
    return found.order_by(_tables.ended.desc(), _tables.id).limit(_limit)


ONE = select(schema.tables).where(_tables.id == _table)
BY_INVITE = select(schema.tables).where(_tables.invite == bindparam("invite"), schema.invited)
OPEN = fair(_tables.status == Status.LOBBY, _open, _any_game).limit(_limit)
WATCHABLE = fair(_tables.status == Status.RUNNING, _open, _tables.spectators, _any_game).limit(
    _limit
)
UNFINISHED = newest(_unfinished).limit(_limit)
MINE = newest(_unfinished, or_(_tables.owner == _person, _tables.id.in_(sat(left=False))))
EVER_MINE = newest(or_(_tables.owner == _person, _tables.id.in_(sat(left=True))))
FINISHED = last_finished(and_(_open, _tables.spectators, end_is_told()))
FINISHED_BY = last_finished(_tables.id.in_(sat(left=True)))
DUE = (
    select(schema.tables)
    .where(schema.running, _tables.deadline <= bindparam("now"))
    .order_by(_tables.deadline)
    .limit(_limit)
)
NEXT_DEADLINE = select(func.min(_tables.deadline).label("deadline")).where(schema.running)
ADD = insert(schema.tables)
AS_READ = (
    _tables.id == _table,
    _tables.version == bindparam("read"),
    _tables.length == bindparam("stored"),
)
"""Nobody has changed a table, or played there, since it was read."""
_saved = set(_tables.keys()) - {"id", "created", "said"}
SAVE = update(schema.tables).where(*AS_READ).values(replacing(schema.tables, *_saved))
_version = bindparam("version", type_=Integer)
DROP_LOBBY = delete(schema.tables).where(
    _tables.id == _table,
    _tables.status == Status.LOBBY,
    or_(_version == 0, _tables.version == _version),
)
DROP_SEATS = delete(schema.seats).where(_seats.table == _table)
ADD_SEAT = insert(schema.seats)
DROP_LOG = delete(schema.log).where(_log.table == _table)
DROP_CHAT = delete(schema.chat).where(schema.chat.c.table == _table)

ENTRIES = (
    select(schema.log)
    .where(_log.table == _table, _log.n > bindparam("after"))
    .order_by(_log.n)
    .limit(_limit)
)
_after = bindparam("after", type_=Integer)
_first = or_(_log.n.is_(None), _log.n == _after + 1)
SINCE = (  # what belongs to the table itself need not come with every entry
    select(
        *(_tables[name] for name in ("version", "said", "progress")),
        case((_first, _tables.lobby), else_="").label("lobby"),
        *(_log[name] for name in ("n", "line", "person", "client", "answer")),
    )
    .select_from(
        schema.tables.outerjoin(schema.log, and_(_log.table == _tables.id, _log.n > _after))
    )
    .where(_tables.id == _table)
    .order_by(_log.n)
)
ANSWERED = select(schema.log).where(
    _log.table == _table, _log.person == _person, _log.client == bindparam("client")
)
ADD_ENTRY = insert(schema.log)


class Tables(Database):
    """Tables and match logs."""

    @abstractmethod
    async def appended(self, row: Row) -> bool:
        """Append on the bare driver; whether the entry is there now, durably, with its notice."""

    async def append(self, append: Append) -> Table:
        """Append an entry, or say that it is there already or that somebody was faster."""
        table, entry = append.table, append.entry
        if entry.n != table.progress.length:
            raise BadInput("entry", "is-out-of-turn", number=entry.n, length=table.progress.length)
        logged = entry_row(append)
        sound(*logged.values())
        try:
            if append.whole:
                return await self._append_whole(append, logged)
            row = logged | progress_of(table.progress) | {"version": table.version}
            if await self.appended(row):
                return table
        except Taken:
            pass  # the answer follows
        before = await self.answered(table.id, append.person, append.client)
        if before is not None:
            raise Repeated(before)
        raise Taken(f"table {table.id}")

    async def _append_whole(self, append: Append, logged: Row) -> Table:
        """Append an entry together with a change of the table."""
        table = append.table
        changes = [*saving(table, append.entry.n - 1), Change(ADD_ENTRY, logged)]
        entry = Notice(table=table.id, topic="log", number=append.entry.n)
        await self.write(f"table {table.id}", changes, everybody(notice_of(table), entry))
        return replace(table, version=table.version + 1)

    async def entries(self, table: str, after: int = 0, limit: int = 1_000_000_000) -> list[Logged]:
        """The entries after a number, in order."""
        with self.about(table):
            found = await self.rows(ENTRIES, table=table, after=after, limit=limit)
        return [self._logged(table, row) for row in found]

    async def since(self, table: str, after: int) -> tuple[Table, list[Logged]] | None:
        """A table and the entries after a number, at one moment."""
        with self.about(table):
            found = await self.rows(SINCE, table=table, after=after)
        if not found:
            return None
        logged = [self._logged(table, row) for row in found if row["line"] is not None]
        return self._table(table, found[0]), logged

    async def answered(self, table: str, person: str, client: str) -> Logged | None:
        """The entry that a message led to."""
        if not client:
            return None
        with self.about(table):
            row = await self.first(ANSWERED, table=table, person=person, client=client)
        return self._logged(table, row) if row else None

    async def match_lines(self, table: str) -> list[bytes]:
        """The lines of the save file."""
        known = await self.table(table)
        if known is None or known.progress.status == Status.LOBBY:
            return []
        with self.about(table):
            found = await self.rows(ENTRIES, table=table, after=0, limit=1_000_000_000)
        return [msgspec.json.encode(known.setup()), *(row["line"].encode() for row in found)]

    async def add_table(
        self, table: Table, past: Sequence[LogEntry] = (), quota: Quota | None = None
    ) -> Table:
        """Keep a new table, with the entries it plays on from."""
        new = replace(table, version=1, said=0)
        row = {**columns_of(new), "id": new.id, "created": new.created, "said": 0}
        entries = [entry_row(Append(table=new, entry=entry)) for entry in past]
        logged = [Change(ADD_ENTRY, entry) for entry in entries]
        changes = [Change(ADD, row), *seating(new), *logged]
        if quota is not None:
            locks = self.locks(table.owner, quota.source)
            changes = [*locks, *asking_for_room(table, quota), *changes]
        await self.write(f"table {table.id}", changes, everybody(notice_of(table)))
        return new

    async def save_table(self, table: Table) -> Table:
        """Save a changed table unless somebody was faster."""
        changes = saving(table, table.progress.length)
        await self.write(f"table {table.id}", changes, everybody(notice_of(table)))
        return replace(table, version=table.version + 1)

    async def table(self, table: str) -> Table | None:
        """One table."""
        with self.about(table):
            row = await self.first(ONE, table=table)
        return self._table(table, row) if row else None

    async def table_by_invite(self, invite: str) -> Table | None:
        """The table an invitation leads to."""
        row = await self.first(BY_INVITE, invite=invite)
        return self._table(row["id"], row) if row else None

    async def _tables(self, statement: ClauseElement, **values: object) -> list[Table]:
        """The tables that a query finds; one that is damaged keeps nobody from the others."""
        found = []
        for row in await self.rows(statement, **values):
            with suppress(Damaged):  # it was told
                found.append(self._table(row["id"], row))
        return found

    def _table(self, table: str, row: Row) -> Table:
        """The table that a row holds; `Damaged` if it cannot be read any more."""
        try:
            return replace(
                msgspec.json.decode(row["lobby"], type=Table),
                version=row["version"],
                said=row["said"],
                progress=msgspec.json.decode(row["progress"], type=Progress),
            )
        except UNREADABLE as error:
            raise self.damaged(table, 0, str(error)) from None

    def _logged(self, table: str, row: Row) -> Logged:
        """The entry that a row holds; `Damaged` if it cannot be read any more."""
        try:
            entry = msgspec.json.decode(row["line"], type=LogEntry)
        except UNREADABLE as error:
            raise self.damaged(table, row["n"], str(error)) from None
        return Logged(entry=entry, person=row["person"], client=row["client"], answer=row["answer"])

    async def open_tables(self, game: str = "", limit: int = 100) -> list[Table]:
        """Open tables that have not begun."""
        return await self._tables(OPEN, game=game, limit=limit)

    async def watchable_tables(self, game: str = "", limit: int = 100) -> list[Table]:
        """Open running tables that admit spectators."""
        return await self._tables(WATCHABLE, game=game, limit=limit)

    async def unfinished_tables(self, limit: int = 1000) -> list[Table]:
        """All tables in the lobby or running."""
        return await self._tables(UNFINISHED, limit=limit)

    async def my_tables(self, person: str) -> list[Table]:
        """A person's unfinished tables."""
        return await self._tables(MINE, person=person)

    async def finished_tables(
        self,
        to: Onlooker,
        mine: bool = False,
        game: str = "",
        before: float = 1e12,
        limit: int = 50,
    ) -> list[Table]:
        """Finished tables of the one who asks, or else the open ones that are told already."""
        asked: dict[str, object] = {"game": game, "before": before, "limit": limit}
        if mine:
            return await self._tables(FINISHED_BY, person=to.person, **asked)
        return await self._tables(FINISHED, **asked, **seen_by(to))

    async def due_tables(self, now: float, limit: int = 1000) -> list[Table]:
        """Running tables whose deadline has come."""
        return await self._tables(DUE, now=now, limit=limit)

    async def next_deadline(self) -> float | None:
        """The earliest deadline of all running tables."""
        row = await self.first(NEXT_DEADLINE)
        return row["deadline"] if row else None

    async def count_tables(self, owner: str) -> int:
        """How many unfinished tables somebody owns."""
        row = await self.first(OWNED, owner=owner)
        return int(row["count"]) if row else 0

    async def deserted_tables(self, before: float, open: bool, limit: int = 100) -> list[Table]:
        """Tables in the lobby whose people have all been away."""
        return await self._tables(DESERTED, before=before, open=open, limit=limit)

    async def forget_sources(self) -> None:
        """From where tables were opened that are over."""
        await self.write("sources", [Change(DROP_SOURCES, {})])

    async def drop_table(self, table: str, version: int = 0) -> None:
        """Forget a table that never began."""
        changes = [
            Change(DROP_LOBBY, {"table": table, "version": version}, 1),
            Change(DROP_SOURCE, {"dropped": table}),
            Change(DROP_SEATS, {"table": table}),
            Change(DROP_LOG, {"table": table}),
            Change(DROP_CHAT, {"table": table}),
        ]
        gone = Notice(table=table, topic="table", number=GONE)
        await self.write(f"table {table}", changes, everybody(gone))


def asking_for_room(table: Table, quota: Quota) -> list[Change]:
    """Changes that go on only where an owner and a source may have one more table."""
    asked = {"owner": table.owner, "most": quota.owner}
    changes = [Change(OWNER_HAS_ROOM, asked, 1, "owner")]
    if quota.source:
        asked = {"source": quota.source, "most": quota.together}
        changes.append(Change(SOURCE_HAS_ROOM, asked, 1, "source"))
        changes.append(Change(ADD_SOURCE, {"table": table.id, "source": quota.source}))
    return changes


def notice_of(table: Table) -> Notice:
    """That a table has a new version."""
    return Notice(table=table.id, topic="table", number=table.version + 1)


def entry_row(append: Append) -> Row:
    """An entry as a row of the log."""
    return {
        "table": append.table.id,
        "n": append.entry.n,
        "line": text_of(append.entry),
        "person": append.person,
        "client": append.client,
        "answer": append.answer,
    }


def progress_of(progress: Progress) -> Row:
    """The columns that change with every entry."""
    return {
        "status": progress.status,
        "length": progress.length,
        "deadline": progress.deadline,
        "ended": progress.ended,
        "progress": text_of(progress),
    }


def columns_of(table: Table) -> Row:
    """The columns that change when a table is saved."""
    lobby = asdict(table)
    for name in ("version", "progress", "said"):
        del lobby[name]
    own = {name: lobby[name] for name in LOBBY}
    return {
        "version": table.version,
        **own,
        **progress_of(table.progress),
        "lobby": text_of(lobby),
    }


def saving(table: Table, stored: int) -> list[Change]:
    """The changes that save a table of which version and length are still as they were read."""
    values = as_new(columns_of(replace(table, version=table.version + 1)))
    values |= {"table": table.id, "read": table.version, "stored": stored}
    seated = [Change(DROP_SEATS, {"table": table.id}), *seating(table)]
    return [Change(SAVE, values, 1), *seated]


def seating(table: Table) -> Sequence[Change]:
    """One row for each seat with a person."""
    return [
        Change(
            ADD_SEAT,
            {"table": table.id, "seat": number, "person": chair.person, "left": chair.left},
        )
        for number, chair in enumerate(table.seats)
        if chair.person
    ]
