"""The list of tables: what each person sees of it, and what changed."""

from __future__ import annotations

import asyncio

from starboard.errors import Damaged
from starboard.server.kinds import UNFINISHED, Status, Visibility
from starboard.server.store.protocol import Store, Unavailable
from starboard.server.store.records import Table
from starboard.server.views.present import table_card
from starboard.server.wire.messages import LobbyNews, write
from starboard.server.wire.parts import TableCard
from starboard.server.worker.followers import Listener

EVERY = 0.3
"""Seconds that changes are gathered before the lobby is told."""
LOBBY = "lobby"
"""What news of the list are about; tables have other names."""
News = dict[str, Table | None]
"""Tables that changed; nothing, where one is gone."""
Shared = dict[str, Table]
"""The tables that everybody has in the list."""


class Guest:
    """Somebody in the lobby: where messages go, and what was sent of each table."""

    def __init__(self, listener: Listener) -> None:
        self.listener = listener
        self.sent: dict[str, bytes] = {}
        self.own: set[str] = set()
        """Those of them that stay in the list whatever everybody sees."""

    def card(self, record: Table) -> TableCard | None:
        """A table as this person sees it, unless that is what was sent last."""
        card = table_card(record, self.listener.person)
        encoded = write(card)
        (self.own.add if is_own(record, self.listener.person) else self.own.discard)(record.id)
        if self.sent.get(record.id) == encoded:
            return None
        self.sent[record.id] = encoded
        return card

    def hear(self, news: News, shared: Shared) -> None:
        """Tell this person of tables that changed, and of those that came into the list or left."""
        person = self.listener.person
        seen = {id: each for id, each in shared.items() if id not in self.sent}
        for id, each in news.items():
            if each is not None and (id in shared or is_own(each, person)):
                seen[id] = each
        cards = tuple(card for record in seen.values() if (card := self.card(record)) is not None)
        changed = news.keys() - seen.keys()
        gone = tuple(
            table
            for table in self.sent
            if table in changed or not (table in shared or table in self.own)
        )
        for table in gone:
            del self.sent[table]
            self.own.discard(table)
        if cards or gone:
            self.listener.send(LobbyNews(tables=cards, gone=gone))


class Lobby:
    """Those who look at the list of tables."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.guests: dict[Listener, Guest] = {}
        self.touched: set[str] = set()
        self.shared: Shared = {}

    async def enter(self, listener: Listener) -> None:
        """Begin to tell somebody: first everything."""
        records = await listed(self.store, listener.person)
        if not self.guests:
            self.shared = {each.id: each for each in await shared_tables(self.store)}
        self.show(listener, records)

    def show(self, listener: Listener, records: list[Table]) -> None:
        """The whole list."""
        guest = self.guests[listener] = Guest(listener)
        cards = [card for record in records if (card := guest.card(record)) is not None]
        listener.outdated(LOBBY)
        listener.send(LobbyNews(whole=True, tables=tuple(cards)))

    async def look_again(self) -> None:
        """Tell everybody everything: something may have been missed."""
        for listener in list(self.guests):
            records = await listed(self.store, listener.person)
            if listener in self.guests:
                self.show(listener, records)

    def leave(self, listener: Listener) -> None:
        """No more of it."""
        self.guests.pop(listener, None)

    def touch(self, table: str) -> None:
        """Something is new at a table."""
        if self.guests:
            self.touched.add(table)

    async def watch(self) -> None:
        """Without end: tell the lobby about tables that changed."""
        while True:
            await asyncio.sleep(EVERY)
            touched, self.touched = self.touched, set()
            try:
                await self.tell(touched)
            except Unavailable:
                self.touched |= touched  # told when the database is back

    async def tell(self, touched: set[str]) -> None:
        """Tell everybody in the lobby about tables that changed."""
        news = {table: await self.readable(table) for table in sorted(touched)}
        if any(self.stands_elsewhere(table, record) for table, record in news.items()):
            self.shared = {each.id: each for each in await shared_tables(self.store)}
        self.shared |= {id: each for id, each in news.items() if each and id in self.shared}
        if news:
            for guest in list(self.guests.values()):
                guest.hear(news, self.shared)

    async def readable(self, table: str) -> Table | None:
        """A table; of one that is damaged nobody is told any more."""
        try:
            return await self.store.table(table)
        except Damaged:
            return None

    def stands_elsewhere(self, table: str, record: Table | None) -> bool:
        """Whether a table comes into the list or leaves it, or makes room there."""
        before = self.shared.get(table)
        now = record if record is not None and is_public(record) else None
        return status_of(before) != status_of(now)


async def listed(store: Store, person: str) -> list[Table]:
    """Every table this person sees in the lobby: open ones, and the own ones."""
    mine = await store.my_tables(person) if person else []
    found = {record.id: record for record in mine}
    for record in await shared_tables(store):
        found.setdefault(record.id, record)
    return list(found.values())


async def shared_tables(store: Store) -> list[Table]:
    """The tables that everybody sees, those first at which most people wait for others."""
    waiting = await store.open_tables()
    waiting.sort(key=lambda record: (-len(people_at(record)), -record.created))
    return [*waiting, *await store.watchable_tables()]


def people_at(record: Table) -> set[str]:
    """The people who sit at a table."""
    return {chair.person for chair in record.seats if chair.person and not chair.left}


def status_of(record: Table | None) -> str:
    """Where a table stands that everybody sees."""
    return "" if record is None else record.progress.status


def is_own(record: Table, person: str) -> bool:
    """Whether a table is one of this person's unfinished ones."""
    if record.progress.status not in UNFINISHED or not person:
        return False
    return record.owner == person or person in people_at(record)


def is_public(record: Table) -> bool:
    """Whether everybody may find a table in the list."""
    status = record.progress.status
    if record.visibility != Visibility.OPEN:
        return False
    return status == Status.LOBBY or (status == Status.RUNNING and record.spectators)
