"""The ASGI application: WebSocket, HTTP interface, pages."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from secrets import token_hex
from typing import Any

import msgspec
from litestar import Litestar
from litestar.datastructures import State
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from starboard import __version__
from starboard.server import (
    http_devices,
    http_estimates,
    http_games,
    http_moments,
    http_people,
    http_tables,
    http_tools,
    operations,
    pages,
)
from starboard.server.answering import EXCEPTIONS
from starboard.server.bodies import JSONRequest
from starboard.server.connection import Connection
from starboard.server.guard import Guarded
from starboard.server.http_limits import rate_limited
from starboard.server.logs import set_up
from starboard.server.notices import fresh_key
from starboard.server.process import before_the_end, beside_others
from starboard.server.rehearsal import Rehearsal
from starboard.server.reviewing import Reviews
from starboard.server.service import Service
from starboard.server.settings import ENVIRONMENT, Settings
from starboard.server.sockets import check_keys, say_goodbye, talk
from starboard.server.store.opening import open_store
from starboard.server.thinking import Thinker
from starboard.server.timing import Hours
from starboard.server.visiting import Door
from starboard.server.warming import warm_up

LARGEST_BODY = 4_096
"""Bytes of a body; a handler that needs more says so."""
HANDLERS: list[Any] = [
    talk,
    *http_people.HANDLERS,
    *http_devices.HANDLERS,
    *http_tables.HANDLERS,
    *http_estimates.HANDLERS,
    *http_moments.HANDLERS,
    *http_games.HANDLERS,
    *http_tools.HANDLERS,
    *operations.HANDLERS,
    *pages.HANDLERS,
]


def create_app(
    settings: Settings,
    hours: Hours | None = None,
    thinker: Thinker | None = None,
    rehearsal: Rehearsal | None = None,
) -> Litestar:
    """A worker. Hours, thinker and rehearsal are handed in by tests."""

    @asynccontextmanager
    async def open_doors(app: Litestar) -> AsyncIterator[None]:
        store = await open_store(settings.database, settings.backups)
        secret = await store.secret("server", token_hex(32))
        push_key = await store.secret("push", fresh_key())
        service = Service(settings, store, secret, hours, thinker, push_key, rehearsal)
        connections: set[Connection] = set()
        app.state.update({"service": service, "door": Door(settings), "connections": connections})
        app.state.update({"tools": http_tools.tool_places(), "reviews": Reviews()})
        service.check_keys = lambda person: check_keys(store, connections, person)
        await service.start()
        before_the_end(lambda: say_goodbye(connections))
        try:
            async with beside_others(app, settings):
                yield
        finally:
            await service.close()
            await store.close()

    return Guarded(
        HANDLERS,
        path=settings.prefix or None,
        lifespan=[open_doors],
        guards=[rate_limited],
        state=State({"settings": settings}),
        exception_handlers=EXCEPTIONS,
        openapi_config=OpenAPIConfig(
            title="Starboard",
            version=__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin()],
            use_handler_docstrings=True,
        ),
        request_class=JSONRequest,
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
    )


def from_environment() -> Litestar:
    """The application of a worker process."""
    settings = msgspec.json.decode(os.environ[ENVIRONMENT], type=Settings)
    set_up(settings.json_log)
    app = create_app(settings)
    warm_up()
    return app
