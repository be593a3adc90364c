"""The HTTP interface."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request, Response, get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import JSONBody

from starboard.server import wire
from starboard.server.answering import answer
from starboard.server.parts import Lang, Me
from starboard.server.visiting import (
    address_of,
    cookie_for,
    language_of,
    service_of,
    somebody,
    visitor,
)

AnyRequest = Request[Any, Any, Any]


class Newcomer(msgspec.Struct, forbid_unknown_fields=True):
    """Who becomes a guest."""

    name: str = ""
    lang: Lang = "en"


@get("/api/me", tags=["people"])
async def me(request: AnyRequest) -> Me:
    """Who you are."""
    return await service_of(request).people.card(await somebody(request))


@post("/api/me", tags=["people"], status_code=200)
async def become(request: AnyRequest, data: JSONBody[Newcomer]) -> Response[Me]:
    """Become a guest; who is somebody already stays who they are."""
    service = service_of(request)
    known = await visitor(request)
    if known is not None:
        return Response(await service.people.card(known))
    request.app.state["door"].admit(address_of(request), service.hours.now())
    person, key = await service.people.guest(data.name, data.lang)
    return Response(await service.people.card(person), cookies=[cookie_for(request, key)])


@post("/api/act", tags=["tables"], status_code=200)
async def act(request: AnyRequest, data: JSONBody[wire.AnyRequest]) -> Response[bytes]:
    """Do what a request of the wire says."""
    person = await somebody(request)
    person = msgspec.structs.replace(person, language=language_of(request, person))
    return answer(await service_of(request).answer(person, data))


HANDLERS: list[HTTPRouteHandler] = [me, become, act]
