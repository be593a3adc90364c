"""The list of tables: what each person sees of it, and what changed."""

from __future__ import annotations

import asyncio

from starboard.server.hub import Listener
from starboard.server.parts import TableCard
from starboard.server.store.protocol import Store, Unavailable
from starboard.server.store.records import Table
from starboard.server.tables import Tables
from starboard.server.telling import table_card
from starboard.server.wire import LobbyNews, write

EVERY = 0.3
"""Seconds that changes are gathered before the lobby is told."""
LOBBY = "lobby"
"""What news of the list are about; tables have other names."""


class Guest:
    """Somebody in the lobby: where messages go, and what was sent of each table."""

    def __init__(self, listener: Listener) -> None:
        self.listener = listener
        self.sent: dict[str, bytes] = {}

    def news(self, record: Table | None, table: str) -> LobbyNews | None:
        """What is new about a table for this person."""
        person = self.listener.person
        if record is None or not is_listed(record, person):
            return LobbyNews(gone=(table,)) if self.sent.pop(table, None) else None
        card = table_card(record, person)
        if not self.remember(card):
            return None
        return LobbyNews(tables=(card,))

    def remember(self, card: TableCard) -> bool:
        """Whether a card is not what was sent last."""
        encoded = write(card)
        if self.sent.get(card.table) == encoded:
            return False
        self.sent[card.table] = encoded
        return True


class Lobby:
    """Those who look at the list of tables."""

    def __init__(self, store: Store, tables: Tables) -> None:
        self.store = store
        self.tables = tables
        self.guests: dict[Listener, Guest] = {}
        self.touched: set[str] = set()

    async def enter(self, listener: Listener) -> None:
        """Begin to tell somebody: first everything."""
        self.show(listener, await listed(self.store, listener.person))

    def show(self, listener: Listener, records: list[Table]) -> None:
        """The whole list."""
        guest = Guest(listener)
        cards = [table_card(record, listener.person) for record in records]
        for card in cards:
            guest.remember(card)
        self.guests[listener] = guest
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
            while self.touched:
                table = self.touched.pop()
                try:
                    await self.tell(table)
                except Unavailable:
                    self.touched.add(table)  # told when the database is back
                    break

    async def tell(self, table: str) -> None:
        """Tell everybody in the lobby about a table."""
        record = await self.store.table(table)
        for guest in list(self.guests.values()):
            news = guest.news(record, table)
            if news is not None:
                guest.listener.send(news)


async def listed(store: Store, person: str) -> list[Table]:
    """Every table this person sees in the lobby: open ones, and the own ones."""
    mine = await store.my_tables(person) if person else []
    found = {record.id: record for record in mine}
    for record in [*await store.open_tables(), *await store.watchable_tables()]:
        found.setdefault(record.id, record)
    return list(found.values())


def is_listed(record: Table, person: str) -> bool:
    """Whether a table belongs into the lobby that this person sees."""
    status = record.progress.status
    if status not in ("lobby", "running"):
        return False
    if record.owner == person or any(c.person == person and not c.left for c in record.seats):
        return True
    return record.visibility == "open" and (status == "lobby" or record.spectators)
