"""The processes of a server: how uvicorn runs it, and how it ends."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import subprocess
import sys
import threading
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from functools import partial
from secrets import token_hex
from socket import socket
from types import FrameType
from typing import Any

import msgspec
import uvicorn
from litestar import Litestar
from uvicorn.config import STARTUP_FAILURE
from uvicorn.supervisors import Multiprocess

from starboard.server.http.tools import online_tools
from starboard.server.run.listener import calm_about_files, listeners, want_files
from starboard.server.run.transport import SECONDS_TO_STOP, Doorman, Frames
from starboard.server.settings import ENVIRONMENT, Settings

LARGEST_FRAME = 65_536
AT_LEISURE = "import os, runpy, sys; os.nice(15); runpy.run_module(sys.argv[1], None, '__main__')"
"""Runs a module after everybody else."""


def configuration(settings: Settings) -> dict[str, Any]:
    """How uvicorn serves."""
    return {
        "host": settings.host,
        "port": settings.port,
        "loop": "asyncio",
        "http": partial(Doorman, limits=settings.limits),
        "ws": Frames,
        "ws_max_size": LARGEST_FRAME,
        "lifespan": "on",
        "log_config": None,
        "access_log": False,
        "proxy_headers": settings.trusted,
        "forwarded_allow_ips": "*" if settings.trusted else None,
        "server_header": False,
        "timeout_graceful_shutdown": SECONDS_TO_STOP,
    }


def configured(app: Litestar, settings: Settings) -> uvicorn.Config:
    """The same for an application at hand."""
    return uvicorn.Config(app, **configuration(settings))


def serve(settings: Settings, opened: Callable[[], None] = lambda: None) -> None:
    """Serve until somebody stops it, in one process or several; says when people may come."""
    if settings.workers > 1 and sys.platform == "linux":  # elsewhere each serves what it gets
        settings = msgspec.structs.replace(settings, handing=token_hex(8))
    os.environ[ENVIRONMENT] = msgspec.json.encode(settings).decode()
    config = uvicorn.Config(
        "starboard.server.app:from_environment",
        factory=True,
        workers=settings.workers,
        **configuration(settings),
    )
    want_files()
    with contextlib.suppress(KeyboardInterrupt), preparing():
        if settings.workers > 1:
            opened()  # each worker opens a moment later, and nobody hears of it
            Multiprocess(config, sockets=[*listeners(settings)]).run()
        else:
            run(config, settings, opened)


@contextlib.contextmanager
def preparing() -> Iterator[None]:
    """Beside the server, at leisure: what tools want made before anybody asks for them."""
    modules = sorted({tool.prepare for _, tool in online_tools() if tool.prepare})
    making = [
        subprocess.Popen((sys.executable, "-c", AT_LEISURE, module), stdin=subprocess.DEVNULL)
        for module in modules
    ]
    try:
        yield
    finally:
        for each in making:
            each.terminate()
            each.wait()


class Opening(uvicorn.Server):
    """A server that says when it is open."""

    def __init__(self, config: uvicorn.Config, opened: Callable[[], None]) -> None:
        super().__init__(config)
        self.opened = opened

    async def startup(self, sockets: list[socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.opened()


def run(config: uvicorn.Config, settings: Settings, opened: Callable[[], None]) -> None:
    """Serve in this process until somebody stops it."""
    server = Opening(config, opened)
    server.run(sockets=[*listeners(settings)])
    if not server.started:
        sys.exit(STARTUP_FAILURE)


@asynccontextmanager
async def beside_others(app: Litestar, settings: Settings) -> AsyncIterator[None]:
    """A worker beside others: as long as it serves it takes what belongs to it, and gives."""
    if not settings.handing:
        with calm_about_files():
            yield
        return
    from starboard.server.run.handoff import Desk  # there is none on some systems

    desk = Desk(configured(app, settings), settings)

    async def leave() -> None:
        desk.leave()

    desk.open()
    before_the_end(leave)
    try:
        with calm_about_files():
            yield
    finally:
        await desk.close()


def before_the_end(farewell: Callable[[], Awaitable[None]]) -> None:
    """Do something when the process is asked to end, before uvicorn closes the connections."""
    if threading.current_thread() is not threading.main_thread():
        return
    for number in (signal.SIGTERM, signal.SIGINT):
        known = signal.getsignal(number)
        if callable(known):
            signal.signal(number, delayed(known, farewell))


def delayed(
    known: Callable[[int, FrameType | None], Any], farewell: Callable[[], Awaitable[None]]
) -> Callable[[int, FrameType | None], None]:
    """A handler that says farewell first, and then does what the known one does."""
    loop = asyncio.get_running_loop()
    leaving: list[asyncio.Task[None]] = []

    async def leave(number: int) -> None:
        await farewell()
        known(number, None)

    def handler(number: int, frame: FrameType | None) -> None:
        if leaving:
            known(number, frame)  # asked twice: at once
        else:
            loop.call_soon_threadsafe(lambda: leaving.append(loop.create_task(leave(number))))

    return handler
