"""Who comes to the door: cookies, tokens, origins, and how many come from one address."""

from __future__ import annotations

from collections import Counter
from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from starboard.server.limiting import Bucket, bucket_of
from starboard.server.parts import Code
from starboard.server.refusals import Refusal
from starboard.server.service import Service
from starboard.server.settings import Settings
from starboard.server.store.records import Person

COOKIE = "starboard"
YEAR = 365 * 86_400
Visit = ASGIConnection[Any, Any, Any, Any]


def service_of(visit: Visit) -> Service:
    """The worker that serves this visit."""
    found = visit.app.state["service"]
    assert isinstance(found, Service)
    return found


async def visitor(visit: Visit) -> Person | None:
    """The person who comes: by a token, else by the cookie of this device."""
    people = service_of(visit).people
    scheme, _, token = visit.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        return await people.by_token(token.strip())
    cookie = visit.cookies.get(COOKIE, "")
    if not cookie or not same_origin(visit):
        return None
    return await people.by_cookie(cookie)


async def somebody(visit: Visit) -> Person:
    """The person who comes; refused where it is nobody. The language is the one to answer in."""
    found = await visitor(visit)
    if found is None:
        raise Refusal(Code.NOT_SIGNED_IN, "not-signed-in")
    return found


def same_origin(visit: Visit) -> bool:
    """Whether a page that talks to us is ours; programs do not say where they come from."""
    origin = visit.headers.get("origin", "")
    if not origin:
        return True
    public = service_of(visit).settings.public
    ours = {visit.headers.get("host", ""), urlsplit(public).netloc if public else ""}
    return urlsplit(origin).netloc in ours - {""}


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
    public = service_of(visit).settings.public
    return visit.url.scheme in ("https", "wss") or public.startswith("https:")


def cookie_for(visit: Visit, key: str) -> Cookie:
    """The cookie that makes a device know its person."""
    service = service_of(visit)
    return Cookie(
        key=COOKIE,
        value=service.people.signed(key),
        path=service.settings.prefix or "/",
        max_age=YEAR,
        httponly=True,
        samesite="lax",
        secure=is_secure(visit),
    )


def address_of(visit: Visit) -> str:
    """Where somebody comes from."""
    return visit.client.host if visit.client else ""


class Door:
    """Counts who comes from where."""

    def __init__(self, settings: Settings) -> None:
        self.limits = settings.limits
        self.connections: Counter[str] = Counter()
        self.newcomers: dict[str, Bucket] = {}
        self.speakers: dict[str, Bucket] = {}

    def enter(self, address: str) -> bool:
        """Whether one more connection may come from an address."""
        if self.connections[address] >= self.limits.connections:
            return False
        self.connections[address] += 1
        return True

    def leave(self, address: str) -> None:
        """A connection has gone."""
        self.connections[address] -= 1
        if self.connections[address] <= 0:
            del self.connections[address]

    def admit(self, address: str, now: float) -> None:
        """Refused where too many new guests come from an address."""
        if not bucket_of(self.newcomers, address, self.limits.guests, 60, now).take(now):
            raise Refusal(Code.TOO_FAST, "too-many-guests")

    def hear(self, person: str, now: float) -> None:
        """Refused where a person sends too much over HTTP."""
        limits = self.limits
        if not bucket_of(self.speakers, person, limits.rate, limits.burst, now).take(now):
            raise Refusal(Code.TOO_FAST, "too-fast")
