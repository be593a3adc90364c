"""People: their keys, passkeys and turn notices, and whom they do not want to meet."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

from msgspec.structs import replace
from sqlalchemy import String, bindparam, delete, insert, select, update
from sqlalchemy.sql import ClauseElement

from starboard.server.store import schema
from starboard.server.store.database import (
    Change,
    Database,
    Row,
    as_new,
    everybody,
    replacing,
    row_of,
)
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

CHANGING = ("version", "name", "folded", "phrase", "language", "settings", "seen")
ADD_PERSON = insert(schema.people)
SAVE_PERSON = (
    update(schema.people)
    .where(_people.id == _person, _people.version == bindparam("read"))
    .values(replacing(schema.people, *CHANGING))
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
        row = person_row(new)
        told = as_new({name: row[name] for name in CHANGING})
        change = Change(SAVE_PERSON, {**told, "person": person.id, "read": person.version}, 1)
        await self.write(f"the name {person.name}", [change], everybody(about(person.id)))
        return new

    async def saw(self, people: Iterable[str], now: float) -> None:
        """These people are here now; nobody is told."""
        here = [Change(SEEN, {"person": person, "now": now}) for person in sorted(set(people))]
        if here:
            await self.write("people", here)

    async def person(self, person: str) -> Person | None:
        """One person."""
        return await self.record(Person, schema.people, PERSON, person=person)

    async def people(self, people: Iterable[str]) -> dict[str, Person]:
        """Several people by id."""
        found = await self._several(PEOPLE, "person", people)
        return {row["id"]: self.read(Person, row, schema.people) for row in found}

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
        return await self.record(Person, schema.people, BY_NAME, folded=folded(name))

    async def person_by_key(self, hash: str) -> tuple[Person, Key] | None:
        """Whose key this is."""
        person = await self.record(Person, schema.people, BY_KEY, hash=hash)
        key = await self.record(Key, schema.keys, KEY, hash=hash)
        return (person, key) if person and key else None

    async def people_by_keys(self, hashes: Iterable[str]) -> dict[str, Person]:
        """Whose keys these are."""
        found = await self._several(BY_KEYS, "hash", hashes)
        return {row["hash"]: self.read(Person, row, schema.people) for row in found}

    async def add_key(self, key: Key) -> None:
        """One more key."""
        await self.write("the key", [Change(ADD_KEY, row_of(key, schema.keys))])

    async def keys(self, person: str) -> list[Key]:
        """A person's keys."""
        return await self.records(Key, schema.keys, KEYS, person=person)

    async def drop_key(self, person: str, hash: str) -> None:
        """A key stops opening, and its device takes no more notices."""
        gone = {"person": person, "hash": hash}
        changes = [Change(DROP_KEY, gone), Change(OF_DEVICE, gone)]
        await self.write("the key", changes, everybody(about(person)))

    async def save_passkey(self, passkey: Passkey) -> None:
        """Keep a passkey in place of its older count."""
        old = Change(DROP_PASSKEY, {"person": passkey.person, "old_id": passkey.id})
        await self.write(
            "the passkey", [old, Change(ADD_PASSKEY, row_of(passkey, schema.passkeys))]
        )

    async def passkey(self, id: str) -> Passkey | None:
        """One passkey."""
        return await self.record(Passkey, schema.passkeys, PASSKEY, id=id)

    async def passkeys(self, person: str) -> list[Passkey]:
        """A person's passkeys."""
        return await self.records(Passkey, schema.passkeys, PASSKEYS, person=person)

    async def drop_passkey(self, person: str, id: str) -> None:
        """A passkey stops opening."""
        await self.write("the passkey", [Change(DROP_PASSKEY, {"person": person, "old_id": id})])

    async def save_subscription(self, subscription: Subscription) -> None:
        """Keep where turn notices go."""
        old = Change(DROP_SUBSCRIPTION, {"old_endpoint": subscription.endpoint})
        new = Change(ADD_SUBSCRIPTION, row_of(subscription, schema.subscriptions))
        await self.write("the subscription", [old, new])

    async def subscriptions(self, person: str) -> list[Subscription]:
        """Where a person's turn notices go."""
        return await self.records(Subscription, schema.subscriptions, SUBSCRIPTIONS, person=person)

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


def about(person: str) -> Notice:
    """That a person has another name, fewer keys, or does not want to read somebody."""
    return Notice(table=person, topic="person", number=0)


def folded(name: str) -> str:
    """A name as it is compared: the same in whatever case and form it is written."""
    return " ".join(unicodedata.normalize("NFKC", name).casefold().split())


def person_row(person: Person) -> Row:
    """A person as a row."""
    return {**row_of(person, schema.people), "folded": folded(person.name)}
