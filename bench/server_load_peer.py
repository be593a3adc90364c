"""boardgame.io beside ours: the same tables of four, the same rate, processor time a move.

It keeps whole states in memory, strips what a seat may not see and tells everybody the rest; it
stores nothing and knows no rules. Its packages come from the registry by name, into `build/`.
"""

from __future__ import annotations

import asyncio
import json
import subprocess
from pathlib import Path
from random import Random

from bench.server_load_driver import GIVE_UP, SEATS, Table
from bench.server_load_lines import Line, connect
from starboard.kernel.codec import dumps
from starboard.kernel.registry import new

PEER = "boardgame.io@0.50.2"
SCRIPT = Path(__file__).with_name("server_load_peer.js")
HOME = Path("build") / "bench-peer"
PATH = "/socket.io/?EIO=4&transport=websocket"
SPACE = "/table,"
PING, PONG = b"2", b"3"
TOLD = tuple(f'42{SPACE}["{kind}"'.encode() for kind in ("sync", "update"))


def installed() -> Path:
    """The script beside the packages that it needs."""
    if not (HOME / "node_modules" / "boardgame.io").exists():
        HOME.mkdir(parents=True, exist_ok=True)
        quiet = ["--no-audit", "--no-fund", "--loglevel", "error"]
        subprocess.run(["npm", "install", "--prefix", HOME, *quiet, PEER], check=True)
    script = HOME / SCRIPT.name
    script.write_bytes(SCRIPT.read_bytes())
    return script


def whole_state() -> int:
    """Bytes of what a seat knows of a game like those that are played."""
    match = new("flagship", seats=SEATS, seed="peer", options={"ready_ships": True})
    return len(dumps(match.view(0).plain()))


class PeerTable(Table):
    """Four connections at one table of the peer; they move in turns."""

    def __init__(self, name: str, lines: list[Line]) -> None:
        super().__init__(name, lines, Random(name))
        self.turn = 0
        """It is also the number of the state that the next move is made upon."""

    def hear(self, seat: int, message: bytes) -> None:
        """Something came: a sign of life is wanted, or everything is told."""
        if message == PING:
            self.lines[seat].send(PONG)
        elif message.startswith(TOLD):
            self.load.updates += 1
            self.load.bytes += len(message)
            self.missing.discard(seat)
            self.answered = True
        if not self.missing and self.ready and not self.ready.done():
            self.ready.set_result(None)

    def message(self) -> tuple[int, bytes] | None:
        """The next move of whoever is at turn."""
        seat = self.turn % SEATS
        told = {"type": "play", "args": [self.random.randrange(1000)], "playerID": str(seat)}
        action = {"type": "MAKE_MOVE", "payload": told}
        self.turn += 1
        return seat, emitted("update", action, self.turn - 1, self.name, str(seat))


def emitted(*told: object) -> bytes:
    """An event as socket.io writes it."""
    return f"42{SPACE}{json.dumps(told)}".encode()


async def peer_table(port: int, number: int) -> Table:
    """A table of the peer with a connection for each of its seats."""
    lines = [await connect(port, PATH, {}) for _ in range(SEATS)]
    for line in lines:
        await entered(line)
    table = PeerTable(f"table{number}", lines)
    for seat, line in enumerate(lines):
        table.missing, table.ready = {seat}, asyncio.get_running_loop().create_future()
        line.send(emitted("sync", table.name, str(seat), None, SEATS))
        await asyncio.wait_for(table.ready, GIVE_UP)
    return table


async def entered(line: Line) -> None:
    """Until the peer has let a connection into the space of its game."""
    let_in = asyncio.get_running_loop().create_future()

    def hear(message: bytes) -> None:
        if message.startswith(f"40{SPACE}".encode()) and not let_in.done():
            let_in.set_result(None)

    line.hear = hear
    line.send(f"40{SPACE}".encode())
    await asyncio.wait_for(let_in, GIVE_UP)
