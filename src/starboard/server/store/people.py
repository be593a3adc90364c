"""People: their keys, passkeys and turn notices, and whom they do not want to meet."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

from msgspec.structs import replace
from sqlalchemy import String, bindparam, delete, insert, select, update
from sqlalchemy.sql import ClauseElement

from starboard.server.store import schema
from starboard.server.store.database import Change, Database, Row, everybody, row_of
from starboard.server.store.protocol import Taken
from starboard.server.store.records import (
    Key,
    Notice,
    Passkey,
    Person,
    Relation,
    Subscription,
)

AT_ONCE = 16

_people = schema.people.c
_keys = schema.keys.c
_passkeys = schema.passkeys.c
_subscriptions = schema.subscriptions.c
_relations = schema.relations.c
_person = bindparam("person", type_=String)
_relation = bindparam("relation", type_=String)

ADD_PERSON = insert(schema.people)
SAVE_PERSON = (
    update(schema.people)
    .where(_people.id == _person, _people.version == bindparam("read"))
    .values(
        {
            column.name: bindparam(f"new_{column.name}", type_=column.type)
            for column in schema.people.columns
            if column.name not in ("id", "created")
        }
    )
)
PERSON = select(schema.people).where(_people.id == _person)
PEOPLE = select(schema.people).where(
    _people.id.in_([bindparam(f"person{place}", type_=_people.id.type) for place in range(AT_ONCE)])
)
BY_NAME = select(schema.people).where(_people.folded == bindparam("folded"))
BY_KEY = select(schema.people).join(schema.keys, _keys.person == _people.id)
BY_KEY = BY_KEY.where(_keys.hash == bindparam("hash"))

BY_KEYS = select(_keys.hash, schema.people).join(schema.keys, _keys.person == _people.id)
BY_KEYS = BY_KEYS.where(
    _keys.hash.in_([bindparam(f"hash{place}", type_=_keys.hash.type) for place in range(AT_ONCE)])
)

SEEN = update(schema.people).where(_people.id == _person).values(seen=bindparam("now"))

KEY = select(schema.keys).where(_keys.hash == bindparam("hash"))
KEYS = select(schema.keys).where(_keys.person == _person).order_by(_keys.created, _keys.hash)
ADD_KEY = insert(schema.keys)
DROP_KEY = delete(schema.keys).where(_keys.person == _person, _keys.hash == bindparam("hash"))

PASSKEY = select(schema.passkeys).where(_passkeys.id == bindparam("id"))
PASSKEYS = select(schema.passkeys).where(_passkeys.person == _person)
PASSKEYS = PASSKEYS.order_by(_passkeys.created, _passkeys.id)
ADD_PASSKEY = insert(schema.passkeys)
DROP_PASSKEY = delete(schema.passkeys).where(
    _passkeys.person == _person, _passkeys.id == bindparam("old_id")
)

SUBSCRIPTIONS = select(schema.subscriptions).where(_subscriptions.person == _person)
SUBSCRIPTIONS = SUBSCRIPTIONS.order_by(_subscriptions.created, _subscriptions.endpoint)
OF_DEVICE = delete(schema.subscriptions).where(
    _subscriptions.person == _person,
    _subscriptions.key.in_([bindparam("hash"), ""]),  # whose device is not known goes as well
)
ADD_SUBSCRIPTION = insert(schema.subscriptions)
DROP_SUBSCRIPTION = delete(schema.subscriptions).where(
    _subscriptions.endpoint == bindparam("old_endpoint")
)

RELATE = insert(schema.relations)
UNRELATE = delete(schema.relations).where(
    _relations.person == _person,
    _relations.other == bindparam("to"),
    _relations.relation == _relation,
)
RELATED = select(_relations.other).where(
    _relations.person == _person, _relations.relation == _relation
)
BLOCKED_BY = select(_relations.person).where(
    _relations.other == _person, _relations.relation == "block"
)


class People(Database):
    """People and what belongs to them."""

    async def add_person(self, person: Person, key: Key) -> Person:
        """Keep a new person with a first key."""
        new = replace(person, version=1)
        changes = [
            Change(ADD_PERSON, person_row(new)),
            Change(ADD_KEY, row_of(key, schema.keys)),
        ]
        await self.write(f"the name {person.name}", changes)
        return new

    async def save_person(self, person: Person) -> Person:
        """Save a changed person."""
        new = replace(person, version=person.version + 1)
        values = {f"new_{name}": value for name, value in person_row(new).items()}
        del values["new_id"], values["new_created"]
        change = Change(SAVE_PERSON, {**values, "person": person.id, "read": person.version}, 1)
        await self.write(f"the name {person.name}", [change], everybody(about(person.id)))
        return new

    async def saw(self, people: Iterable[str], now: float) -> None:
        """These people are here now; nobody is told."""
        here = [Change(SEEN, {"person": person, "now": now}) for person in sorted(set(people))]
        if here:
            await self.write("people", here)

    async def person(self, person: str) -> Person | None:
        """One person."""
        row = await self.first(PERSON, person=person)
        return self.person_of(row) if row else None

    async def people(self, people: Iterable[str]) -> dict[str, Person]:
        """Several people by id."""
        found = await self._several(PEOPLE, "person", people)
        return {row["id"]: self.person_of(row) for row in found}

    async def _several(self, statement: ClauseElement, name: str, ids: Iterable[str]) -> list[Row]:
        """The rows that a query finds for several ids, some at once."""
        wanted = sorted(set(ids) - {""})
        found = []
        for start in range(0, len(wanted), AT_ONCE):
            part = wanted[start : start + AT_ONCE]
            part += [""] * (AT_ONCE - len(part))
            places = {f"{name}{place}": id for place, id in enumerate(part)}
            found += await self.rows(statement, **places)
        return found

    async def person_by_name(self, name: str) -> Person | None:
        """The person of that name."""
        row = await self.first(BY_NAME, folded=folded(name))
        return self.person_of(row) if row else None

    async def person_by_key(self, hash: str) -> tuple[Person, Key] | None:
        """Whose key this is."""
        row = await self.first(BY_KEY, hash=hash)
        key = await self.first(KEY, hash=hash)
        return (self.person_of(row), self.read(Key, key, schema.keys)) if row and key else None

    async def people_by_keys(self, hashes: Iterable[str]) -> dict[str, Person]:
        """Whose keys these are."""
        found = await self._several(BY_KEYS, "hash", hashes)
        return {row["hash"]: self.person_of(row) for row in found}

    async def add_key(self, key: Key) -> None:
        """One more key."""
        await self.write("the key", [Change(ADD_KEY, row_of(key, schema.keys))])

    async def keys(self, person: str) -> list[Key]:
        """A person's keys."""
        found = await self.rows(KEYS, person=person)
        return [self.read(Key, row, schema.keys) for row in found]

    async def drop_key(self, person: str, hash: str) -> None:
        """A key stops opening, and its device takes no more notices."""
        gone = {"person": person, "hash": hash}
        changes = [Change(DROP_KEY, gone), Change(OF_DEVICE, gone)]
        await self.write("the key", changes, everybody(about(person)))

    async def save_passkey(self, passkey: Passkey) -> None:
        """Keep a passkey in place of its older count."""
        old = Change(DROP_PASSKEY, {"person": passkey.person, "old_id": passkey.id})
        await self._put("the passkey", old, ADD_PASSKEY, row_of(passkey, schema.passkeys))

    async def passkey(self, id: str) -> Passkey | None:
        """One passkey."""
        row = await self.first(PASSKEY, id=id)
        return self.read(Passkey, row, schema.passkeys) if row else None

    async def passkeys(self, person: str) -> list[Passkey]:
        """A person's passkeys."""
        found = await self.rows(PASSKEYS, person=person)
        return [self.read(Passkey, row, schema.passkeys) for row in found]

    async def drop_passkey(self, person: str, id: str) -> None:
        """A passkey stops opening."""
        await self.write("the passkey", [Change(DROP_PASSKEY, {"person": person, "old_id": id})])

    async def save_subscription(self, subscription: Subscription) -> None:
        """Keep where turn notices go."""
        old = Change(DROP_SUBSCRIPTION, {"old_endpoint": subscription.endpoint})
        row = row_of(subscription, schema.subscriptions)
        await self._put("the subscription", old, ADD_SUBSCRIPTION, row)

    async def subscriptions(self, person: str) -> list[Subscription]:
        """Where a person's turn notices go."""
        found = await self.rows(SUBSCRIPTIONS, person=person)
        return [self.read(Subscription, row, schema.subscriptions) for row in found]

    async def drop_subscription(self, endpoint: str) -> None:
        """A browser no longer takes notices."""
        change = Change(DROP_SUBSCRIPTION, {"old_endpoint": endpoint})
        await self.write("the subscription", [change])

    async def relate(self, person: str, other: str, relation: Relation, wanted: bool) -> None:
        """Block or mute somebody, or no longer."""
        tell = everybody(about(person))
        row: Row = {"person": person, "other": other, "relation": relation}
        old = Change(UNRELATE, {"person": person, "to": other, "relation": relation})
        if not wanted:
            await self.write("the relation", [old], tell)
            return
        try:
            await self.write("the relation", [old, Change(RELATE, row)], tell)
        except Taken:
            return  # wanted twice at once

    async def related(self, person: str, relation: Relation) -> frozenset[str]:
        """Whom a person blocks or mutes."""
        found = await self.rows(RELATED, person=person, relation=relation)
        return frozenset(row["other"] for row in found)

    async def blocked_by(self, person: str) -> frozenset[str]:
        """Who blocks a person."""
        return frozenset(row["person"] for row in await self.rows(BLOCKED_BY, person=person))

    def person_of(self, row: Row) -> Person:
        """The person that a row holds."""
        return self.read(Person, row, schema.people)

    async def _put(self, what: str, old: Change, add: ClauseElement, row: Row) -> None:
        """One row in place of another."""
        await self.write(what, [old, Change(add, row)])


def about(person: str) -> Notice:
    """That a person has another name, fewer keys, or does not want to read somebody."""
    return Notice(table=person, topic="person", number=0)


def folded(name: str) -> str:
    """A name as it is compared: the same in whatever case and form it is written."""
    return " ".join(unicodedata.normalize("NFKC", name).casefold().split())


def person_row(person: Person) -> Row:
    """A person as a row."""
    return {**row_of(person, schema.people), "folded": folded(person.name)}
