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
from starboard.server.door.answers import EXCEPTIONS
from starboard.server.door.bodies import JSONRequest
from starboard.server.door.guard import Guarded
from starboard.server.door.identity import Door
from starboard.server.door.limits import rate_limited
from starboard.server.http import (
    devices,
    games,
    gatherings,
    operations,
    pages,
    people,
    reviews,
    tables,
    tools,
)
from starboard.server.jobs.bots import Thinker
from starboard.server.jobs.capacity import Workplaces
from starboard.server.jobs.reviews import Reviews
from starboard.server.logs import set_up
from starboard.server.room.clock import Hours
from starboard.server.room.rehearsal import Rehearsal
from starboard.server.run.process import before_the_end, beside_others
from starboard.server.run.warm_up import warm_up
from starboard.server.settings import ENVIRONMENT, Settings
from starboard.server.socket.adapter import check_keys, say_goodbye, talk
from starboard.server.socket.connection import Connection
from starboard.server.store.opening import open_store
from starboard.server.worker.push import fresh_key
from starboard.server.worker.worker import Worker

LARGEST_BODY = 4_096
"""Bytes of a body; a handler that needs more says so."""
HANDLERS: list[Any] = [
    talk,
    *people.HANDLERS,
    *devices.HANDLERS,
    *tables.HANDLERS,
    *reviews.HANDLERS,
    *gatherings.HANDLERS,
    *games.HANDLERS,
    *tools.HANDLERS,
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
        connections: set[Connection] = set()
        worker = Worker(
            settings,
            store,
            secret,
            hours,
            thinker,
            push_key,
            rehearsal,
            lambda person: check_keys(store, connections, person),
        )
        app.state.update({"worker": worker, "door": Door(settings), "connections": connections})
        places = Workplaces(tools.AT_ONCE, tools.WAITING, tools.EACH)
        app.state.update({"tools": places, "answers": {}, "reviews": Reviews()})
        await worker.start()
        before_the_end(lambda: say_goodbye(connections))
        try:
            async with beside_others(app, settings):
                yield
        finally:
            await worker.close()
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
