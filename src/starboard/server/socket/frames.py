"""WebSocket frames: bytes that are no text are a message that cannot be read, and no defect."""

from __future__ import annotations

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol


class Frames(WebSocketsSansIOProtocol):
    """Hands on what claims to be text and is none as bytes, which the connection refuses."""

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text" and not is_text(b"".join(self.frames)):
            self.curr_msg_data_type = "bytes"
        super().send_receive_event_to_app()


def is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
