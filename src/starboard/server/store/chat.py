"""Chat: what is said at a table."""

from __future__ import annotations

from msgspec.structs import replace
from sqlalchemy import Integer, String, bindparam, insert, select, update

from starboard.server.store import schema
from starboard.server.store.database import Change, Database, Row, as_new, everybody, replacing
from starboard.server.store.protocol import Taken
from starboard.server.store.records import Notice, Said

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
            *(value.label(name) for name, value in replacing(schema.chat, *LINE).items()),
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


class Chat(Database):
    """Chat."""

    async def say(self, line: Said) -> Said:
        """Keep a line under the next number of its table."""
        before = await self._repeated(line)
        if before is not None:
            return before
        values = as_new({name: getattr(line, name) for name in LINE})
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

    async def pass_on(self, notice: Notice) -> None:
        """Give notice to all workers; nothing is kept."""
        await self.write(f"table {notice.table}", [], everybody(notice))

    async def _repeated(self, line: Said) -> Said | None:
        if not line.client:
            return None
        told = {"table": line.table, "person": line.person, "client": line.client}
        return await self.record(Said, schema.chat, REPEATED, **told)

    async def lines(self, table: str, after: int = 0, limit: int = 1000) -> list[Said]:
        """The chat after a number."""
        with self.about(table):
            return await self.records(
                Said, schema.chat, LINES, table=table, after=after, limit=limit
            )
