"""A bare echo server of the same stack: whoever sends a line, everybody at the table gets one.

`python -m bench.server_load_echo SETTINGS BYTES`: same uvicorn, Litestar and WebSocket protocol as
ours, same fan-out and message sizes, but no game, no storage, no people.
"""

from __future__ import annotations

import sys
from collections import defaultdict
from typing import Any

import msgspec
import uvicorn
from litestar import Litestar, WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from starboard.server.run.process import configuration
from starboard.server.settings import Settings

AnySocket = WebSocket[Any, Any, Any]
DONE = '{"type":"done","id":"0123456789"}'
tables: defaultdict[str, list[AnySocket]] = defaultdict(list)
update = ""


@websocket("/ws")
async def talk(socket: AnySocket) -> None:
    """Pass on what comes."""
    await socket.accept()
    seats = tables[socket.query_params["table"]]
    seats.append(socket)
    try:
        while (await socket.receive())["type"] == "websocket.receive":
            for seat in seats:
                await seat.send_data(update, mode="text")
            await socket.send_data(DONE, mode="text")
    except (WebSocketDisconnect, RuntimeError):
        pass
    finally:
        seats.remove(socket)


def main() -> None:
    """Serve until somebody stops it."""
    global update
    settings = msgspec.json.decode(sys.argv[1], type=Settings)
    head = '{"type":"update","table":"'
    update = head + "x" * max(0, int(sys.argv[2]) - len(head) - 2) + '"}'
    uvicorn.run(Litestar([talk], logging_config=None), **configuration(settings))


if __name__ == "__main__":
    main()
