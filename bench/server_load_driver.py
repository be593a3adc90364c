"""The driver: tables of four connections, moves offered at a rate, and when everybody knew."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from itertools import count
from random import Random
from typing import Any

import httpx
import msgspec

from bench.server_load_lines import Line, connect
from starboard.server import wire

SEATS = 4
AT_ONCE = 24
"""Requests at once while tables are made."""
GIVE_UP = 60.0
"""Seconds after which a table that says nothing has failed."""
UPDATE, DONE, REFUSED = b'{"type":"update"', b'{"type":"done"', b'{"type":"error"'
TURN, ASK = b'"turn":{', b'"ask":{'


class Offered(msgspec.Struct):
    """A legal move."""

    move: str


class Turn(msgspec.Struct):
    """What a seat has to decide."""

    question: str = ""
    moves: list[Offered] = []


class Told(msgspec.Struct):
    """The part of an update that a scripted client reads."""

    turn: Turn


read_update = msgspec.json.Decoder(Told).decode


class Load:
    """What was measured: seconds until everybody knew, bytes of the updates."""

    def __init__(self) -> None:
        self.latencies: list[float] = []
        self.updates = 0
        self.bytes = 0
        self.refused = 0
        self.seconds = 0.0

    @property
    def moves(self) -> int:
        return len(self.latencies)

    def quantile(self, share: float) -> float:
        """Seconds within which that share of moves was known to everybody."""
        ordered = sorted(self.latencies)
        return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


class Table:
    """Four connections at one table, of which one moves at a time."""

    def __init__(self, name: str, lines: list[Line], random: Random) -> None:
        self.name = name
        self.lines = lines
        self.random = random
        self.ids = count(1)
        self.asked: list[bytes] = [b""] * SEATS
        """The last update of each seat that said what there is to decide, if it was asked."""
        self.made: tuple[int, bytes] | None = None
        """The next move, if it is chosen."""
        self.missing: set[int] = set()
        self.answered = True
        self.since = 0.0
        self.load = Load()
        self.ready: asyncio.Future[None] | None = None
        for seat, line in enumerate(lines):
            line.hear = lambda message, seat=seat: self.hear(seat, message)  # type: ignore[misc]

    def hear(self, seat: int, message: bytes) -> None:
        """Something came."""
        if message.startswith(UPDATE):
            self.load.updates += 1
            self.load.bytes += len(message)
            if TURN in message:
                self.asked[seat] = message if ASK in message else b""
            self.missing.discard(seat)
        elif message.startswith(DONE):
            self.answered = True
        elif message.startswith(REFUSED):
            self.load.refused += 1
            self.answered = True
            self.missing.clear()
        if self.answered and not self.missing and self.ready and not self.ready.done():
            self.ready.set_result(None)

    def question(self) -> tuple[int, Turn] | None:
        """Who is asked, and what."""
        for seat, told in enumerate(self.asked):
            if told and (turn := read_update(told).turn).moves:
                return seat, turn
        return None

    def message(self) -> tuple[int, bytes] | None:
        """The next move: any of the legal ones; nothing when the game is over."""
        asked = self.question()
        if asked is None:
            return None
        seat, turn = asked
        move = self.random.choice(turn.moves).move
        id = f"{self.name}-{next(self.ids)}"  # whoever sits at many tables uses none twice
        told = wire.Move(id=id, table=self.name, question=turn.question, moves=(move,))
        return seat, wire.write(told)

    async def move(self, load: Load, due: float) -> bool:
        """One move, until everybody at the table knows; says whether there was one to make."""
        made = self.made or self.message()
        if made is None:
            return False
        seat, message = made
        self.load, self.missing, self.answered = load, set(range(SEATS)), False
        self.ready = asyncio.get_running_loop().create_future()
        self.lines[seat].send(message)
        await asyncio.wait_for(self.ready, GIVE_UP)
        load.latencies.append(time.perf_counter() - due)
        self.made = self.message()  # nobody waits while a client chooses
        return True


class EchoTable(Table):
    """The same at the echo server, with a message as long as a move."""

    def message(self) -> tuple[int, bytes] | None:
        return next(self.ids) % SEATS, b'{"type":"move","told":"%b"}' % (b"x" * 100)


async def offer(tables: list[Table], rate: float, seconds: float) -> Load:
    """Moves at a rate, each at a table that has nothing else to do; from when each was due."""
    load, idle, going = Load(), deque(tables), set()
    begun = time.perf_counter()
    due = begun

    async def play(table: Table, due: float) -> None:
        if await table.move(load, due):
            idle.append(table)

    while due < begun + seconds:
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        while not idle:
            await asyncio.sleep(0.001)
        task = asyncio.create_task(play(idle.popleft(), due))
        going.add(task)
        task.add_done_callback(going.discard)
        due += 1.0 / rate
    await asyncio.gather(*going)
    load.seconds = time.perf_counter() - begun
    return load


async def press(tables: list[Table], seconds: float) -> Load:
    """As many moves as go: every table plays its next one as soon as everybody knows the last."""
    load, begun = Load(), time.perf_counter()

    async def play(table: Table) -> None:
        while (now := time.perf_counter()) < begun + seconds:
            if not await table.move(load, now):
                return

    await asyncio.gather(*[play(table) for table in tables])
    load.seconds = time.perf_counter() - begun
    return load


# ------------------------------------------------------------------ tables


class Answer(msgspec.Struct):
    """What a request is answered."""

    type: str
    id: str = ""
    table: str = ""


class Guest:
    """Somebody with a cookie and a connection for making tables."""

    def __init__(self, cookie: str) -> None:
        self.headers = {"Cookie": f"starboard={cookie}"}
        self.ids = count(1)
        self.waiting: dict[str, asyncio.Future[Answer]] = {}
        self.line: Line | None = None

    async def come(self, port: int) -> Guest:
        """Connect and say hello."""
        self.line = await connect(port, "/ws", self.headers)
        self.line.hear = self.hear
        await self.ask(wire.Hello)
        return self

    def hear(self, message: bytes) -> None:
        answer = msgspec.json.decode(message, type=Answer)
        if answer.id in self.waiting:
            self.waiting.pop(answer.id).set_result(answer)

    async def ask(self, kind: type[wire.Request], **fields: Any) -> Answer:
        """A request that has to succeed."""
        assert self.line is not None
        id = f"make-{next(self.ids)}"
        self.waiting[id] = asyncio.get_running_loop().create_future()
        answered = self.waiting[id]
        self.line.send(wire.write(kind(id=id, **fields)))
        answer = await asyncio.wait_for(answered, GIVE_UP)
        assert answer.type != "error", answer
        return answer


async def four_people(port: int) -> list[Guest]:
    """Those who sit at all tables."""
    guests = []
    for _ in range(SEATS):
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60) as http:
            answer = await http.post("/api/me", json={})
            assert answer.status_code == 200, answer.text
        guests.append(await Guest(answer.cookies["starboard"]).come(port))
    return guests


async def begun_table(guests: list[Guest]) -> str:
    """A running game that nobody follows yet."""
    options = {"ready_ships": True}
    made = await guests[0].ask(wire.Create, game="flagship", seats=SEATS, options=options)
    for guest in guests[1:]:
        await guest.ask(wire.Sit, table=made.table)
    for guest in guests:
        await guest.ask(wire.Ready, table=made.table)
    return made.table


async def followed_table(port: int, name: str, guests: list[Guest]) -> Table:
    """A table with a connection for each of its seats."""
    path = f"/ws?table={name}"
    lines = [await connect(port, path, guest.headers) for guest in guests]
    table = Table(name, lines, Random(name))
    table.missing = set(range(SEATS))
    table.ready = asyncio.get_running_loop().create_future()
    for line in lines:
        line.send(wire.write(wire.Hello(id="hello")))
        line.send(wire.write(wire.Open(id="open", table=name)))
    await asyncio.wait_for(table.ready, GIVE_UP)
    return table


async def echo_table(port: int, number: int) -> Table:
    """The same at the echo server."""
    lines = [await connect(port, f"/ws?table={number}", {}) for _ in range(SEATS)]
    return EchoTable(str(number), lines, Random(number))


async def some_at_once(works: list[Any]) -> list[Any]:
    """The results of many small works, a few at a time."""
    gate = asyncio.Semaphore(AT_ONCE)

    async def one(work: Any) -> Any:
        async with gate:
            return await work

    return await asyncio.gather(*[one(work) for work in works])
