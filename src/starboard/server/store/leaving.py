"""What a person may take along, and what goes when a person goes."""

from __future__ import annotations

from typing import Any

from msgspec import to_builtins
from msgspec.structs import replace
from sqlalchemy import String, bindparam, delete, select, update

from starboard.server.kinds import Status
from starboard.server.store import schema
from starboard.server.store.database import Change, everybody
from starboard.server.store.people import People, about
from starboard.server.store.protocol import Taken
from starboard.server.store.records import Onlooker, Said, Table
from starboard.server.store.results import Results
from starboard.server.store.tables import EVER_MINE, Tables
from starboard.table.chairs import Chair

_person = bindparam("leaving", type_=String)
_ratings = schema.ratings.c

LINES_BY = (
    select(schema.chat)
    .where(schema.chat.c.person == bindparam("person"))
    .order_by(schema.chat.c.time, schema.chat.c.table, schema.chat.c.number)
)
FORGET = (
    update(schema.log)
    .where(schema.log.c.person == _person)
    .values(person="", client="", answer=""),
    update(schema.chat)
    .where(schema.chat.c.person == _person)
    .values(person="", client="", text=""),
    update(schema.scores).where(schema.scores.c.player == _person).values(player=""),
    delete(schema.ratings).where(_ratings.player == _person),
    delete(schema.held).where(schema.held.c.player == _person),
    delete(schema.relations).where(schema.relations.c.person == _person),
    delete(schema.relations).where(schema.relations.c.other == _person),
    delete(schema.subscriptions).where(schema.subscriptions.c.person == _person),
    delete(schema.passkeys).where(schema.passkeys.c.person == _person),
    delete(schema.keys).where(schema.keys.c.person == _person),
    delete(schema.people).where(schema.people.c.id == _person),
)


class Leaving(Tables, People, Results):
    """Export of a person, and going for good."""

    async def export_person(self, person: str) -> dict[str, Any]:
        """Everything kept about a person, without hashes and other people's secrets."""
        known = await self.person(person)
        if known is None:
            return {}
        told = {
            "person": replace(known, phrase=""),
            "devices": [replace(key, hash="") for key in await self.keys(person)],
            "passkeys": await self.passkeys(person),
            "notices": [replace(each, key="") for each in await self.subscriptions(person)],
            "blocks": sorted(await self.related(person, "block")),
            "mutes": sorted(await self.related(person, "mute")),
            "tables": [part_of(table, person) for table in await self._tables_of(person)],
            "chat": await self.records(Said, schema.chat, LINES_BY, person=person),
            "results": await self.history(person, Onlooker(person, 0.0), limit=1_000_000_000),
            "ratings": await self.ratings_of(person),
        }
        plain: dict[str, Any] = to_builtins(told)
        return plain

    async def delete_person(self, person: str) -> None:
        """Forget a person; the matches stay."""
        for table in await self._tables_of(person):
            await self._empty_chairs(table, person)
        changes = [Change(statement, {"leaving": person}) for statement in FORGET]
        await self.write(f"person {person}", changes, everybody(about(person)))

    async def _tables_of(self, person: str) -> list[Table]:
        """Every table a person has ever had to do with."""
        return await self._tables(EVER_MINE, person=person)

    async def _empty_chairs(self, table: Table, person: str) -> None:
        """Take a person's id and name off a table, however often somebody else is faster."""
        known: Table | None = table
        while known is not None:
            left = without(known, person)
            try:
                if left.progress.status == Status.LOBBY and not left.owner:
                    await self.drop_table(left.id)
                else:
                    await self.save_table(left)
                return
            except Taken:
                known = await self.table(table.id)


def without(table: Table, person: str) -> Table:
    """A table without a person: before the game the chair is free, in the game a bot plays on."""
    progress = table.progress
    free = Chair() if progress.status == Status.LOBBY else None
    seats = tuple(
        free or replace(chair, person="", name="", ready=False, left=True, orders={})
        if chair.person == person
        else chair
        for chair in table.seats
    )
    asked = [seat for seat in progress.waiting if seat >= 0 and table.seats[seat].person == person]
    if progress.status == Status.RUNNING and progress.paused is None and asked:
        progress = replace(progress, deadline=progress.since)  # somebody has to ask the bot
    left = replace(table, seats=seats, progress=progress)
    return replace(left, owner=left.next_owner()) if table.owner == person else left


def part_of(table: Table, person: str) -> dict[str, Any]:
    """What a table knows about a person: no seed, nobody else."""
    chairs: list[tuple[int, Chair]] = list(enumerate(table.seats))
    return {
        "id": table.id,
        "game": table.game,
        "options": table.options,
        "owned": table.owner == person,
        "seats": {number: chair for number, chair in chairs if chair.person == person},
        "created": table.created,
        "status": table.progress.status,
    }
