"""The HTTP interface for people: who you are, and what you have played."""

from __future__ import annotations

import contextlib
from typing import Annotated, Any

import msgspec
from litestar import Response, delete, get, patch, post
from litestar.params import JSONBody
from msgspec import Meta

from starboard.errors import Damaged
from starboard.server.door.answers import AnyRequest, InPath
from starboard.server.door.identity import (
    address_of,
    changer,
    cookie_for,
    device_key,
    door_of,
    left,
    opened,
    somebody,
    visitor,
    worker_of,
)
from starboard.server.people.accounts import digest
from starboard.server.store.records import Onlooker, Person, Rating, Score, Statistics
from starboard.server.wire.errors import Refusal, not_found
from starboard.server.wire.parts import Code, Lang, Me, Name
from starboard.server.wire.requests import Leave
from starboard.server.worker.handlers import Asked, answer

KEY_NAME = 16
"""Letters of a key's hash that name it."""
Phrase = Annotated[str, Meta(max_length=200)]


class Newcomer(msgspec.Struct, forbid_unknown_fields=True):
    """Who becomes a guest."""

    name: Annotated[str, Meta(max_length=24)] = ""
    lang: Lang = "en"


class Changed(msgspec.Struct, forbid_unknown_fields=True):
    """What somebody wants to change about oneself."""

    name: Name | None = None
    lang: Lang | None = None


class Kept(msgspec.Struct, forbid_unknown_fields=True):
    """A pass phrase."""

    phrase: Phrase


class Login(msgspec.Struct, forbid_unknown_fields=True):
    """Who somebody says to be."""

    name: Name
    phrase: Phrase
    sure: bool = False
    """Whether the guest of this device may be lost for good."""


class Label(msgspec.Struct, forbid_unknown_fields=True):
    """What a token is for."""

    label: Annotated[str, Meta(max_length=40)] = ""


class Token(msgspec.Struct):
    """A new token; it is shown only once."""

    token: str


class KeyCard(msgspec.Struct):
    """A device or a token."""

    key: str
    kind: str
    label: str
    created: float
    here: bool
    """Whether it is the one that asks."""


class Known(msgspec.Struct):
    """What everybody may know about a person."""

    person: str
    name: str
    statistics: list[Statistics]
    history: list[Score]
    ratings: list[Rating]


@get("/api/me", tags=["people"])
async def me(request: AnyRequest) -> Me:
    """Who you are."""
    return await worker_of(request).people.card(await somebody(request))


@post("/api/me", tags=["people"], status_code=200)
async def become(request: AnyRequest, data: JSONBody[Newcomer]) -> Response[Me]:
    """Become a guest; who is somebody already stays who they are."""
    people = worker_of(request).people
    known = await visitor(request)
    if known is not None:
        return Response(await people.card(known))
    door_of(request).newcomers.take(address_of(request))
    person, key = await people.guest(data.name, data.lang)
    return Response(await people.card(person), cookies=[cookie_for(request, key)])


@patch("/api/me", tags=["people"])
async def change(request: AnyRequest, data: JSONBody[Changed]) -> Me:
    """Be called otherwise; read another language."""
    people = worker_of(request).people
    person = await changer(request)
    if data.name is not None and data.name != person.name:
        person = await people.rename(person, data.name)
    if data.lang is not None:
        person = await people.speak(person, data.lang)
    return await people.card(person)


@post("/api/me/phrase", tags=["people"], status_code=200)
async def keep(request: AnyRequest, data: JSONBody[Kept]) -> Me:
    """Keep yourself by name and pass phrase."""
    people, person = worker_of(request).people, await somebody(request)
    door_of(request).keepers.take(person.id)
    door_of(request).newcomers.take(address_of(request))
    return await people.card(await people.keep(person, data.phrase))


@post("/api/me/login", tags=["people"], status_code=200)
async def login(request: AnyRequest, data: JSONBody[Login]) -> Response[Me]:
    """Be yourself on another device."""
    people = worker_of(request).people
    door_of(request).newcomers.take(address_of(request))
    return await opened(request, await people.login(data.name, data.phrase), data.sure)


@post("/api/me/logout", tags=["people"], status_code=204)
async def logout(request: AnyRequest) -> Response[None]:
    """This device forgets you."""
    worker = worker_of(request)
    person = await somebody(request)
    await worker.people.drop(person, device_key(request))
    return left(request)


@post("/api/me/tokens", tags=["people"], status_code=201)
async def new_token(request: AnyRequest, data: JSONBody[Label]) -> Token:
    """A token for a bot or a script."""
    worker, person = worker_of(request), await changer(request)
    most = worker.settings.limits.tokens
    if sum(key.kind == "bot" for key in await worker.store.keys(person.id)) >= most:
        raise Refusal(Code.LIMIT, "too-many-tokens", most=most)
    return Token(await worker.people.new_key(person, "bot", data.label))


@get("/api/me/keys", tags=["people"])
async def keys(request: AnyRequest) -> list[KeyCard]:
    """The devices and tokens that open for you."""
    person = await somebody(request)
    shown = digest(device_key(request))
    return [
        KeyCard(key.hash[:KEY_NAME], key.kind, key.label, key.created, key.hash == shown)
        for key in await worker_of(request).store.keys(person.id)
    ]


@delete("/api/me/keys/{key:str}", tags=["people"], status_code=204)
async def drop_key(request: AnyRequest, key: InPath) -> None:
    """A device or token stops opening."""
    person = await somebody(request)
    store = worker_of(request).store
    found = [each for each in await store.keys(person.id) if each.hash[:KEY_NAME] == key]
    if not found:
        raise not_found("key")
    await store.drop_key(person.id, found[0].hash)


@get("/api/me/export", tags=["people"])
async def export(request: AnyRequest) -> dict[str, Any]:
    """Everything that is kept about you."""
    person = await somebody(request)
    return await worker_of(request).store.export_person(person.id)


@delete("/api/me", tags=["people"], status_code=204)
async def forget(request: AnyRequest) -> Response[None]:
    """Be forgotten: name, keys and chat go; matches stay, without you in them."""
    worker = worker_of(request)
    person = await somebody(request)
    for table in await worker.store.my_tables(person.id):
        with contextlib.suppress(Damaged, Refusal):  # the store empties the chairs all the same
            leave = Leave(id=f"forget-{table.id}", table=table.id)
            await answer(Asked(worker, person, leave))
    await worker.store.delete_person(person.id)
    return left(request)


@get("/api/people/{person:str}", tags=["people"])
async def known(request: AnyRequest, person: InPath) -> Known:
    """A person's history, statistics and ratings, as far as you may know them."""
    worker = worker_of(request)
    store = worker.store
    found: Person | None = await store.person(person)
    if found is None:
        raise not_found("person")
    asking = await visitor(request)
    to = Onlooker(asking.id if asking else "", worker.hours.now())
    return Known(
        person=found.id,
        name=found.name,
        statistics=await store.statistics(person, to),
        history=await store.history(person, to),
        ratings=await store.shown_ratings(person, to),
    )


HANDLERS = [
    me, become, change, keep, login, logout, new_token, keys, drop_key, export, forget, known,
]  # fmt: skip
