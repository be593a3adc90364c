"""Chat and snapshots: what belongs to a table beside its match."""

from __future__ import annotations

from msgspec.structs import replace
from sqlalchemy import Integer, String, bindparam, delete, insert, literal_column, select, update

from starboard.server.store import schema
from starboard.server.store.database import Change, Database, Row, record_of, row_of
from starboard.server.store.protocol import Taken
from starboard.server.store.records import Notice, Said, Snapshot

_chat = schema.chat.c
_tables = schema.tables.c
_table = bindparam("table", type_=String)

COUNT_LINE = update(schema.tables).where(_tables.id == _table).values(said=_tables.said + 1)
LINE = ("person", "seat", "text", "time", "client")
ADD_LINE = (
    insert(schema.chat)
    .from_select(
        ["table", "number", *LINE],
        select(
            _tables.id,
            _tables.said,
            *(bindparam(f"new_{name}", type_=_chat[name].type).label(name) for name in LINE),
        ).where(_tables.id == _table),
    )
    .returning(_chat.number)
)
LINES = (
    select(schema.chat)
    .where(_chat.table == _table, _chat.number > bindparam("after"))
    .order_by(_chat.number)
    .limit(bindparam("limit", type_=Integer))
)
REPEATED = select(schema.chat).where(
    _chat.table == _table,
    _chat.person == bindparam("person"),
    _chat.client == bindparam("client"),
)
SNAPSHOT = select(schema.snapshots).where(schema.snapshots.c.table == _table)
DROP_OLDER = delete(schema.snapshots).where(
    schema.snapshots.c.table == _table, schema.snapshots.c.n <= bindparam("new_n")
)
ADD_SNAPSHOT = insert(schema.snapshots)
DROP_SNAPSHOTS = delete(schema.snapshots).where(literal_column("1") == literal_column("1"))


class Chat(Database):
    """Chat and snapshots."""

    async def say(self, line: Said) -> Said:
        """Keep a line under the next number of its table."""
        before = await self._repeated(line)
        if before is not None:
            return before
        values = {f"new_{name}": getattr(line, name) for name in LINE}
        changes = [
            Change(COUNT_LINE, {"table": line.table}, 1),
            Change(ADD_LINE, {"table": line.table, **values}, 1),
        ]

        def tell(written: list[list[Row]]) -> list[Notice]:
            number = written[1][0]["number"]
            return [Notice(table=line.table, topic="chat", number=number)]

        try:
            written = await self.write(f"table {line.table}", changes, tell)
        except Taken:  # both came at once
            before = await self._repeated(line)
            if before is None:
                raise
            return before
        return replace(line, number=written[1][0]["number"])

    async def _repeated(self, line: Said) -> Said | None:
        if not line.client:
            return None
        row = await self.first(REPEATED, table=line.table, person=line.person, client=line.client)
        return record_of(Said, row, schema.chat) if row else None

    async def lines(self, table: str, after: int = 0, limit: int = 1000) -> list[Said]:
        """The chat after a number."""
        found = await self.rows(LINES, table=table, after=after, limit=limit)
        return [record_of(Said, row, schema.chat) for row in found]

    async def snapshot(self, table: str) -> Snapshot | None:
        """The newest snapshot."""
        row = await self.first(SNAPSHOT, table=table)
        return record_of(Snapshot, row, schema.snapshots) if row else None

    async def save_snapshot(self, snapshot: Snapshot) -> None:
        """Keep a snapshot unless there is a newer one."""
        older = {"table": snapshot.table, "new_n": snapshot.n}
        changes = [
            Change(DROP_OLDER, older),
            Change(ADD_SNAPSHOT, row_of(snapshot, schema.snapshots)),
        ]
        try:
            await self.write(f"snapshot of {snapshot.table}", changes)
        except Taken:
            return  # a newer one is there, or comes from another worker just now

    async def drop_snapshots(self) -> None:
        """Forget all snapshots."""
        await self.write("snapshots", [Change(DROP_SNAPSHOTS, {})])
