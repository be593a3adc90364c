"""The connections over which requests come: how long they may take, and where they go.

The protocol is uvicorn's on top of h11, which is always there and says how far a request has come;
under a WebSocket it is the one on top of websockets.
"""

from __future__ import annotations

from asyncio import AbstractEventLoop, BaseTransport, TimerHandle
from typing import Any, ClassVar, Protocol

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState

from starboard.server.settings import Limits

SECONDS_TO_STOP = 5


class Others(Protocol):
    """The other workers, to which some connections belong."""

    def hand_over(self, doorman: Doorman, read: bytes) -> bool: ...


class Doorman(H11Protocol):
    """A connection over which requests come, in time.

    It looks at a request before it is read: that of another worker's table goes there.
    """

    desk: ClassVar[Others | None] = None
    """The desk of this process, while it serves."""

    def __init__(
        self,
        config: uvicorn.Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: AbstractEventLoop | None = None,
        limits: Limits = Limits(),  # noqa: B008  # never changes
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.limits = limits
        self.deadline: TimerHandle | None = None
        """When the request has to be here, as long as it is not."""
        self.watching: TimerHandle | None = None
        """When somebody looks whether the answer is read, as long as it is not."""

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)  # type: ignore[arg-type]  # as uvicorn declares it
        self.await_request()

    def connection_lost(self, exc: Exception | None) -> None:
        self.request_is_here()
        self.watch_no_more()
        super().connection_lost(exc)

    # ------------------------------------------------------------------ a request

    def handle_events(self) -> None:
        super().handle_events()
        if self.is_awaited():
            self.await_request()
        else:
            self.request_is_here()

    def is_awaited(self) -> bool:
        """Whether a part of a request is missing; between two of them uvicorn has its own time."""
        if self.transport.is_closing() or self.transport.get_protocol() is not self:
            return False
        if self.conn.their_state is h11.IDLE:
            return self.timeout_keep_alive_task is None or bool(self.conn.trailing_data[0])
        return self.conn.their_state is h11.SEND_BODY

    def await_request(self) -> None:
        """From now on there is so much time for the request."""
        if self.deadline is None:
            self.deadline = self.loop.call_later(self.limits.request, self.transport.abort)

    def request_is_here(self) -> None:
        """There is nothing to wait for."""
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None

    # ------------------------------------------------------------------ an answer

    def pause_writing(self) -> None:
        super().pause_writing()
        self.watch()

    def resume_writing(self) -> None:
        super().resume_writing()
        self.watch()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self.watch()

    def watch(self) -> None:
        """Look later whether the other end reads, if there is something to read."""
        self.watch_no_more()
        if left := self.transport.get_write_buffer_size():
            self.watching = self.loop.call_later(self.limits.answer, self.look, left)

    def look(self, before: int) -> None:
        """Whoever has read nothing in all that time will not."""
        if self.transport.get_write_buffer_size() < before:
            self.watch()
        else:
            self.transport.abort()

    def watch_no_more(self) -> None:
        """There is nothing to look at."""
        if self.watching is not None:
            self.watching.cancel()
            self.watching = None

    # ------------------------------------------------------------------ another worker

    def data_received(self, data: bytes) -> None:
        if self.desk and self.is_idle() and self.desk.hand_over(self, data):
            self.transport.pause_reading()
        else:
            super().data_received(data)

    def go_on(self, read: bytes | None) -> None:
        """The other worker has the connection, too, and keeps it open; or it is to be served."""
        if read is None or self.transport.is_closing():
            self.transport.close()
        else:
            self.transport.resume_reading()
            super().data_received(read)

    def is_idle(self) -> bool:
        """Whether a request begins now: a proxy sends many over one connection."""
        idle = self.conn.our_state is self.conn.their_state is h11.IDLE
        return idle and not self.conn.trailing_data[0]


class Frames(WebSocketsSansIOProtocol):
    """Hands on what claims to be text and is none as bytes, which the connection refuses."""

    def send_receive_event_to_app(self) -> None:
        try:
            b"".join(self.frames).decode()
        except UnicodeDecodeError:
            self.curr_msg_data_type = "bytes"
        super().send_receive_event_to_app()
