"""The HTTP interface for passkeys and turn notices."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import msgspec
from litestar import Response, delete, get, post
from litestar.params import FromQuery, JSONBody
from msgspec import Meta

from starboard.server.door.answers import AnyRequest, InPath
from starboard.server.door.identity import (
    address_of,
    changer,
    check_guest,
    door_of,
    is_secure,
    opened,
    shown_key,
    somebody,
    worker_of,
)
from starboard.server.people.accounts import digest
from starboard.server.store.records import Person, Subscription
from starboard.server.wire.errors import not_found, not_now
from starboard.server.wire.parts import Me
from starboard.server.wire.requests import LARGEST
from starboard.server.worker.push import check_endpoint, public_key

if TYPE_CHECKING:
    from starboard.server.people.passkeys import Passkeys, Site

Text = Annotated[str, Meta(max_length=500)]


class Made(msgspec.Struct, forbid_unknown_fields=True):
    """A credential as `navigator.credentials` gives it, in JSON."""

    credential: dict[str, Any]
    label: Annotated[str, Meta(max_length=40)] = ""


class Shown(msgspec.Struct, forbid_unknown_fields=True):
    """A credential with which somebody wants to be here."""

    credential: dict[str, Any]
    label: Annotated[str, Meta(max_length=40)] = ""  # as it was taken before
    sure: bool = False
    """Whether the guest of this device may be lost for good."""


class PasskeyCard(msgspec.Struct):
    """A passkey by which somebody comes back."""

    passkey: str
    label: str
    created: float
    only: bool
    """Whether there is no other way to come back: no other passkey and no pass phrase."""


class Browser(msgspec.Struct, forbid_unknown_fields=True):
    """Where a browser takes notices: its `PushSubscription` in JSON."""

    endpoint: Text
    keys: Annotated[dict[str, Text], Meta(max_length=4)]
    expirationTime: float | None = None  # as browsers write it


class Gone(msgspec.Struct, forbid_unknown_fields=True):
    """A browser that takes no more notices."""

    endpoint: Text


class PushKey(msgspec.Struct):
    """The key that a browser needs to accept our notices."""

    key: str


def site(request: AnyRequest) -> Site:
    """The address under which somebody comes."""
    from starboard.server.people.passkeys import site_of

    public = worker_of(request).settings.public
    scheme = "https" if is_secure(request) else "http"
    return site_of(public or f"{scheme}://{request.headers.get('host', '')}")


def passkeys_of(request: AnyRequest) -> Passkeys:
    """What makes and checks passkeys; slow to load, so only where somebody wants one."""
    from starboard.server.people.passkeys import Passkeys

    known = request.app.state.get("passkeys")
    if not isinstance(known, Passkeys):
        known = Passkeys(worker_of(request).people)
        request.app.state["passkeys"] = known
    return known


@post("/api/me/passkeys/options", tags=["people"], status_code=200)
async def offer(request: AnyRequest) -> Response[str]:
    """What your browser needs to make a passkey."""
    told = await passkeys_of(request).offer(await somebody(request), site(request))
    return Response(told, media_type="application/json")


@post("/api/me/passkeys", tags=["people"], status_code=200, request_max_body_size=LARGEST)
async def keep(request: AnyRequest, data: JSONBody[Made]) -> Me:
    """Keep yourself by a passkey."""
    person = await changer(request)
    await passkeys_of(request).keep(person, site(request), data.credential, data.label)
    return await worker_of(request).people.card(person)


async def cards_of(request: AnyRequest, person: Person) -> list[PasskeyCard]:
    """A person's passkeys, the oldest first."""
    kept = await worker_of(request).store.passkeys(person.id)
    only = len(kept) == 1 and not person.phrase
    return [PasskeyCard(each.id, each.label, each.created, only) for each in kept]


@get("/api/me/passkeys", tags=["people"])
async def passkeys(request: AnyRequest) -> list[PasskeyCard]:
    """Your passkeys."""
    return await cards_of(request, await somebody(request))


@delete("/api/me/passkeys/{passkey:str}", tags=["people"], status_code=200)
async def remove(request: AnyRequest, passkey: InPath, sure: FromQuery[bool] = False) -> Me:
    """A passkey stops opening; the only way to come back goes only if you are `sure`."""
    person = await somebody(request)
    worker = worker_of(request)
    found = [each for each in await cards_of(request, person) if each.passkey == passkey]
    if not found:
        raise not_found("passkey")
    if found[0].only and not sure:
        raise not_now("only-way-back")
    await worker.store.drop_passkey(person.id, passkey)
    return await worker.people.card(person)


@post("/api/passkeys/options", tags=["people"], status_code=200)
async def ask(request: AnyRequest) -> Response[str]:
    """What your browser needs to use a passkey."""
    return Response(passkeys_of(request).ask(site(request)), media_type="application/json")


@post("/api/passkeys/login", tags=["people"], status_code=200, request_max_body_size=LARGEST)
async def login(request: AnyRequest, data: JSONBody[Shown]) -> Response[Me]:
    """Be yourself on this device."""
    door_of(request).newcomers.take(address_of(request))
    await check_guest(request, data.sure)  # first, as a passkey that was shown serves only once
    person = await passkeys_of(request).login(site(request), data.credential)
    return await opened(request, person, data.sure)


@get("/api/push", tags=["people"])
async def push_key(request: AnyRequest) -> PushKey:
    """The key for turn notices."""
    return PushKey(public_key(worker_of(request).notices.private))


@post("/api/me/push", tags=["people"], status_code=204)
async def subscribe(request: AnyRequest, data: JSONBody[Browser]) -> None:
    """Take turn notices in this browser."""
    person = await changer(request)
    check_endpoint(data.endpoint)
    worker, key = worker_of(request), digest(shown_key(request)[1])
    told, now = data.endpoint, worker.hours.now()
    await worker.store.save_subscription(
        Subscription(endpoint=told, person=person.id, key=key, keys=data.keys, created=now)
    )


@delete("/api/me/push", tags=["people"], status_code=204)
async def unsubscribe(request: AnyRequest, data: JSONBody[Gone]) -> None:
    """Take no more notices in this browser."""
    store = worker_of(request).store
    mine = await store.subscriptions((await somebody(request)).id)
    if data.endpoint in [each.endpoint for each in mine]:
        await store.drop_subscription(data.endpoint)


HANDLERS = [offer, keep, passkeys, remove, ask, login, push_key, subscribe, unsubscribe]
