"""The HTTP interface for what several phones hand in to one screen, without anybody signing in.

The screen opens a gathering and gets its code, with a key to change it. Each place has an address
as a QR code; a phone that comes there hands in a slip, again if it likes. The code opens for a few
hours; whoever has it sees what was handed in. What slips say is the page's business.
"""

from __future__ import annotations

import secrets
from hmac import compare_digest
from typing import Annotated

import msgspec
from litestar import Response, get, patch, post
from litestar.params import FromPath, JSONBody
from msgspec import Meta
from msgspec.structs import replace

from starboard.server.address import place
from starboard.server.door.answers import AnyRequest, InPath, drawn_code
from starboard.server.door.identity import address_of, language_of, worker_of
from starboard.server.people.accounts import digest
from starboard.server.store.protocol import Full, Taken
from starboard.server.store.records import Gathering, Slip
from starboard.server.wire.errors import Refusal, not_allowed, not_found, not_now, said
from starboard.server.wire.parts import Code
from starboard.server.worker.creation import source_of

Place = FromPath[int]
LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
"""None that is taken for another one."""
LENGTH = 10
HOURS = 3.0
PLACES = 8
"""A screen asks for so many at most."""
HERE, TOGETHER = 20, 2_000
"""Gatherings from one address, and in all."""
Told = Annotated[str, Meta(max_length=2_000)]
Secret = Annotated[str, Meta(min_length=8, max_length=64)]
Page = Annotated[str, Meta(max_length=40, pattern="^[a-z][a-z/-]*$")]


class Opening(msgspec.Struct, forbid_unknown_fields=True):
    """What a screen wants."""

    places: Annotated[int, Meta(ge=1, le=PLACES)]
    page: Page
    """The page of the client that phones come to: `tools/lay`."""
    about: Told = ""


class Opened(msgspec.Struct):
    """A new gathering: the code in its address, and the key of its screen."""

    code: str
    key: str
    reach: str
    text: str
    """Whom the addresses reach, as a word and in a sentence."""


class Changes(msgspec.Struct, forbid_unknown_fields=True):
    """What the screen changes: it takes nothing more, or tells something else."""

    key: Secret
    open: bool | None = None
    about: Told | None = None


class HandedIn(msgspec.Struct, forbid_unknown_fields=True):
    """What a phone hands in; `mine` is a word of its own by which it is known again."""

    text: Annotated[str, Meta(max_length=200)]
    mine: Secret
    over: bool = False
    """Whether it takes the place of another phone."""


class Lying(msgspec.Struct):
    """What lies at a place; version 0 is nothing yet."""

    text: str
    version: int


class Gathered(msgspec.Struct):
    """A gathering as everybody with its code sees it."""

    about: str
    open: bool
    until: float
    slips: list[Lying]


class Kept(msgspec.Struct):
    """What is kept of a gathering's words: where phones come to, and what they are told."""

    page: str
    about: str


async def found(request: AnyRequest, code: str) -> Gathering:
    """The gathering of a code; refused where its time is over."""
    worker = worker_of(request)
    known = await worker.store.gathering(code, worker.hours.now())
    if known is None:
        raise not_found("gathering")
    return known


def one_of_them(at: int) -> int:
    """A place that a gathering may have; whatever else stands in an address asks no database."""
    if not 0 <= at < PLACES:
        raise not_found("place")
    return at


def words_of(gathering: Gathering) -> Kept:
    """What a gathering says."""
    return msgspec.json.decode(gathering.about, type=Kept)


def written(page: str, about: str) -> str:
    """What is kept of it."""
    return msgspec.json.encode(Kept(page, about)).decode()


async def shown(request: AnyRequest, gathering: Gathering) -> Gathered:
    """A gathering as it is now."""
    slips = await worker_of(request).store.slips(gathering.id)
    lying = [Lying(slip.text, slip.version) for slip in slips]
    return Gathered(words_of(gathering).about, gathering.open, gathering.until, lying)


@post("/api/gatherings", tags=["gatherings"], status_code=201)
async def gather(request: AnyRequest, data: JSONBody[Opening]) -> Opened:
    """Open a gathering; it is forgotten after a few hours."""
    worker = worker_of(request)
    code = "".join(secrets.choice(LETTERS) for _ in range(LENGTH))
    key = secrets.token_urlsafe(24)
    gathering = Gathering(
        id=code,
        key=digest(key),
        source=source_of(worker.secret, address_of(request)),
        about=written(data.page, data.about),
        until=worker.hours.now() + HOURS * 3_600,
    )
    try:
        await worker.store.add_gathering(gathering, data.places, HERE, TOGETHER)
    except Full:
        raise Refusal(Code.LIMIT, "too-many-gatherings") from None
    reach = place(worker.settings, request.headers.get("host", "")).reach
    return Opened(code, key, reach.value, said(language_of(request), f"invitation-{reach.value}"))


@get("/api/gatherings/{code:str}", tags=["gatherings"])
async def look(request: AnyRequest, code: InPath) -> Gathered:
    """What was handed in so far."""
    return await shown(request, await found(request, code))


@patch("/api/gatherings/{code:str}", tags=["gatherings"])
async def change(request: AnyRequest, code: InPath, data: JSONBody[Changes]) -> Gathered:
    """Take nothing more, or something again; only for the screen that opened it."""
    worker, gathering = worker_of(request), await found(request, code)
    if not compare_digest(gathering.key, digest(data.key)):
        raise not_allowed()
    known = words_of(gathering)
    about = known.about if data.about is None else data.about
    open = gathering.open if data.open is None else data.open
    changed = replace(gathering, about=written(known.page, about), open=open)
    await worker.store.save_gathering(changed, worker.hours.now())
    return await shown(request, changed)


@post("/api/gatherings/{code:str}/{at:int}", tags=["gatherings"], status_code=200)
async def hand_in(
    request: AnyRequest, code: InPath, at: Place, data: JSONBody[HandedIn]
) -> Gathered:
    """Hand something in at a place; again as often as you like, until nothing is taken any more."""
    worker = worker_of(request)
    slip = Slip(gathering=code, place=one_of_them(at), holder=digest(data.mine), text=data.text)
    try:
        await worker.store.hand_in(slip, worker.hours.now(), data.over)
    except Taken:
        raise await why_not(request, slip) from None
    return await shown(request, await found(request, code))


async def why_not(request: AnyRequest, slip: Slip) -> Refusal:
    """Why a slip was not taken."""
    gathering = await found(request, slip.gathering)
    if not gathering.open:
        return not_now("gathering-is-closed")
    if slip.place >= len(await worker_of(request).store.slips(gathering.id)):
        return not_found("place")
    return not_now("place-is-anothers")


@get("/api/gatherings/{code:str}/{at:int}/code.svg", tags=["gatherings"])
async def way_there(request: AnyRequest, code: InPath, at: Place) -> Response[bytes]:
    """The address of a place as a QR code."""
    gathering = await found(request, code)
    here = place(worker_of(request).settings, request.headers.get("host", "")).url
    url = f"{here}/#/{words_of(gathering).page}/{code}/{one_of_them(at)}"
    return drawn_code(url)


HANDLERS = [gather, look, change, hand_in, way_there]
