"""Who comes to the door: cookies, tokens, origins, and how many come from one address."""

from __future__ import annotations

from ipaddress import IPv4Address, IPv6Network, ip_address

from litestar import Response
from litestar.datastructures import Cookie

from starboard.server.door.origin import Visit, is_ours
from starboard.server.people.rate_limit import Headcount, RateLimit
from starboard.server.settings import Settings
from starboard.server.store.records import Person
from starboard.server.wire.errors import Refusal
from starboard.server.wire.parts import Code, Me
from starboard.server.worker.worker import Worker

COOKIE = "starboard"
YEAR = 365 * 86_400


def worker_of(visit: Visit) -> Worker:
    """The worker that serves this visit."""
    found = visit.app.state["worker"]
    assert isinstance(found, Worker)
    return found


def door_of(visit: Visit) -> Door:
    """Who counts the visits of this worker."""
    found = visit.app.state["door"]
    assert isinstance(found, Door)
    return found


async def visitor(visit: Visit) -> Person | None:
    """The person who comes: by a token, else by the cookie of this device."""
    kind, key = shown_key(visit)
    return await worker_of(visit).people.by_key(key, kind) if key else None


def shown_key(visit: Visit) -> tuple[str, str]:
    """The kind of key that somebody shows, and the key, if there is any."""
    scheme, _, token = visit.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        return "bot", token.strip()
    return "device", device_key(visit)


def device_key(visit: Visit) -> str:
    """The key in the cookie of this device, where it is one of our pages that asks."""
    cookie = visit.cookies.get(COOKIE, "")
    return worker_of(visit).people.key_in(cookie) if cookie and same_origin(visit) else ""


async def changer(visit: Visit) -> Person:
    """The person who comes to change something of themselves; refused where it is too much."""
    person = await somebody(visit)
    door_of(visit).changers.take(person.id)
    return person


async def somebody(visit: Visit) -> Person:
    """The person who comes; refused where it is nobody. The language is the one to answer in."""
    found = await visitor(visit)
    if found is None:
        raise Refusal(Code.NOT_SIGNED_IN, "not-signed-in")
    return found


def same_origin(visit: Visit) -> bool:
    """Whether a page that talks to us is ours; programs do not say where they come from."""
    return is_ours(visit, worker_of(visit).settings)


def language_of(visit: Visit, person: Person | None = None) -> str:
    """The language to answer in: asked for, the person's, the browser's."""
    asked = visit.query_params.get("lang", "")
    if asked in ("de", "en"):
        return str(asked)
    if person is not None and person.language in ("de", "en"):
        return person.language
    accepted = visit.headers.get("accept-language", "en").lower()
    return "de" if accepted.startswith("de") else "en"


def is_secure(visit: Visit) -> bool:
    """Whether people come over https."""
    public = worker_of(visit).settings.public
    return visit.scope["scheme"] in ("https", "wss") or public.startswith("https:")


def cookie_for(visit: Visit, key: str) -> Cookie:
    """The cookie that makes a device know its person."""
    worker = worker_of(visit)
    return Cookie(
        key=COOKIE,
        value=worker.people.signed(key),
        path=worker.settings.prefix or "/",
        max_age=YEAR,
        httponly=True,
        samesite="lax",
        secure=is_secure(visit),
    )


async def opened(visit: Visit, person: Person, sure: bool) -> Response[Me]:
    """Somebody is here from now on; whoever was here before is not, any more."""
    people = worker_of(visit).people
    card, before = await people.card(person), await former(visit)
    if before is not None and before.id == person.id:
        return Response(card)
    if before is not None:
        await check_guest(visit, sure)
        await people.drop(before, device_key(visit))
    return Response(card, cookies=[cookie_for(visit, await people.new_key(person))])


async def former(visit: Visit) -> Person | None:
    """Who has been here so far, by the cookie of this device."""
    key = device_key(visit)
    return await worker_of(visit).people.by_key(key, "device") if key else None


async def check_guest(visit: Visit, sure: bool) -> None:
    """Refused where a guest would be lost for good, unless somebody is sure of that."""
    people, before = worker_of(visit).people, await former(visit)
    if sure or before is None or not await people.is_guest(before):
        return
    if await people.has_played(before):
        raise Refusal(Code.NOT_NOW, "guest-would-be-lost", name=before.name)


def left(visit: Visit) -> Response[None]:
    """Nobody is here any more."""
    response: Response[None] = Response(None, status_code=204)
    response.delete_cookie(COOKIE, path=worker_of(visit).settings.prefix or "/")
    return response


def address_of(visit: Visit) -> str:
    """Where somebody comes from."""
    return counted_as(visit.client.host if visit.client else "")


def counted_as(host: str) -> str:
    """What an address counts as: of IPv6 every household has a whole network of its own."""
    try:
        found = ip_address(host)
    except ValueError:
        return host
    if isinstance(found, IPv4Address):
        return host
    return str(found.ipv4_mapped or IPv6Network((found, 64), strict=False))


class Door:
    """Counts who comes from where."""

    def __init__(self, settings: Settings) -> None:
        self.limits = settings.limits
        self.connections = Headcount()
        self.newcomers = RateLimit(self.limits.guests, 60, "too-many-guests")
        """Addresses from which guests come, somebody logs in, or sets a pass phrase."""
        self.speakers = RateLimit(self.limits.rate, self.limits.burst, "too-fast")
        """People who send something over HTTP."""
        self.changers = RateLimit(self.limits.changes, 20, "too-fast")
        """People who change what is known of them."""
        self.keepers = RateLimit(self.limits.phrases, 5, "too-fast")
        """People who set a pass phrase."""

    def enter(self, address: str) -> bool:
        """Whether one more connection may come from an address."""
        return self.connections.enter(address, self.limits.connections)

    def leave(self, address: str) -> None:
        """A connection has gone."""
        self.connections.leave(address)
