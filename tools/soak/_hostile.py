"""Clients that know the wire and wish the server ill; each attack ends by itself."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import json
import sys
import time
from collections.abc import Awaitable, Callable
from random import Random
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

LOST = (OSError, TimeoutError, WebSocketException, httpx.HTTPError, json.JSONDecodeError)
"""What a server may do to whoever attacks it."""
PACE = 5.0
"""Seconds between two bursts of mutated messages of one connection."""
PERPETUUM = {
    "id": "perpetuum",
    "name": {"de": "Perpetuum", "en": "Perpetual"},
    "type": {"kind": "equipment", "class": "armor"},
    "faction": "neutral",
    "rarity": "common",
    "source": "proposed",
    "price": 500,
    "needs": {"armor": 1},
    "abilities": [
        {"trigger": {"when": "turn_end", "effects": [{"destroy": "this"}]}},
        {
            "trigger": {
                "when": "this_destroyed",
                "effects": [{"repair": "this"}, {"destroy": "this"}],
            }
        },
    ],
}
LAUGHS = "a: &a [x,x,x,x,x,x,x,x,x]\n" + "".join(
    f"{b}: &{b} [*{a},*{a},*{a},*{a},*{a},*{a},*{a},*{a},*{a}]\n"
    for a, b in zip("abcdefgh", "bcdefghi", strict=True)
)
REQUESTS: list[dict[str, Any]] = [
    {"type": "hello", "lang": "de"},
    {"type": "time", "sent": 1.0},
    {"type": "lobby", "on": True},
    {"type": "create", "game": "flagship", "seats": 2, "options": {"ready_ships": True}},
    {"type": "create", "game": "eclipse", "seats": 6, "visibility": "private"},
    {"type": "create", "game": "space_alert", "seats": 4, "options": {"again": ["1"]}},
    {"type": "open", "table": "T"},
    {"type": "sit", "table": "T"},
    {"type": "ready", "table": "T"},
    {"type": "seat_bot", "table": "T", "seat": 1, "bot": "house"},
    {"type": "move", "table": "T", "question": "1", "moves": ["pass"]},
    {"type": "preview", "table": "T", "move": "pass"},
    {"type": "explain", "table": "T", "thing": "laser"},
    {"type": "say", "table": "T", "text": "hello"},
    {"type": "undo", "table": "T"},
    {"type": "propose", "table": "T", "what": "pause"},
    {"type": "orders", "table": "T", "windows": {}, "default": "always"},
    {"type": "branch", "table": "T", "at": 3},
    {"type": "hint", "table": "T"},
    {"type": "language", "lang": "en"},
    {"type": "concede", "table": "T"},
    {"type": "leave", "table": "T"},
]
ODD: list[Any] = [
    None, True, -1, 0, 1, 2**31, 2**63, -(2**70), 1e308, "", " ", "\0", "\u202e", "ä" * 300,
    "x" * 20_000, [], [[]], {}, {"a": {}}, "../../etc/passwd", "{}", "pass", "1.1", "search:9999",
]  # fmt: skip


class Visitor:
    """Somebody from an address of the loopback range, with a cookie."""

    def __init__(self, port: int, number: int) -> None:
        self.port = port
        self.address = f"127.0.{1 + number // 250}.{1 + number % 250}"
        transport = httpx.AsyncHTTPTransport(local_address=self.address)
        self.http = httpx.AsyncClient(
            base_url=f"http://127.0.0.1:{port}", transport=transport, timeout=30.0
        )
        self.socket: ClientConnection | None = None
        self.heard: list[str] = []

    async def become(self, name: str) -> None:
        """A guest."""
        await self.http.post("/api/me", json={"name": name})

    async def come(self) -> ClientConnection:
        """A connection that has said hello."""
        cookie = "; ".join(f"{key}={value}" for key, value in self.http.cookies.items())
        self.socket = await connect(
            f"ws://127.0.0.1:{self.port}/ws",
            additional_headers={"Cookie": cookie},
            local_addr=(self.address, 0),
            max_size=None,
        )
        await self.say({"type": "hello"})
        return self.socket

    async def say(self, request: dict[str, Any]) -> None:
        """A message, without waiting for its answer."""
        assert self.socket is not None
        await self.socket.send(json.dumps({"id": f"{time.monotonic_ns()}", **request}))

    async def act(self, request: dict[str, Any]) -> dict[str, Any]:
        """A request over HTTP."""
        told = {"id": f"{time.monotonic_ns()}", **request}
        answer = await self.http.post("/api/act", json=told)
        self.heard.append(answer.text)
        found: dict[str, Any] = answer.json()
        return found

    async def listen(self, seconds: float) -> None:
        """Read what comes, for a while."""
        assert self.socket is not None
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while True:
                    self.heard.append(str(await self.socket.recv()))

    async def go(self) -> None:
        if self.socket is not None:
            await self.socket.close()
        await self.http.aclose()


async def some(port: int, first: int, count: int) -> list[Visitor]:
    """Guests of one address."""
    found = [Visitor(port, first) for _ in range(count)]
    for number, visitor in enumerate(found):
        await visitor.become(f"Mallory {first} {number}")
    return found


async def tables_of(visitor: Visitor, game: str, seats: int, count: int) -> list[str]:
    """Tables with bots on all other seats, running; as many as the server allows."""
    made: list[str] = []
    for _ in range(count):
        done = await visitor.act({"type": "create", "game": game, "seats": seats})
        if "table" not in done:
            break
        table = done["table"]
        for seat in range(1, seats):
            await visitor.act(
                {"type": "seat_bot", "table": table, "seat": seat, "bot": "search:200"}
            )
        await visitor.act({"type": "ready", "table": table})
        made.append(table)
    return made


# ------------------------------------------------------------------ the attacks


async def endless_cards(port: int, seconds: float, rng: Random) -> None:
    """A card that sets itself off, and amounts without bounds."""
    [visitor] = await some(port, 1, 1)
    huge = json.loads(json.dumps(PERPETUUM))
    huge["abilities"] = [{"trigger": {"when": "turn_end", "effects": [{"draw": 10**9}]}}]
    for card in (PERPETUUM, huge):
        request = {"type": "create", "game": "flagship", "seats": 2, "cards": [card]}
        done = await visitor.act(request)
        if "table" in done:
            for told in ("seat_bot", "ready", "leave"):
                await visitor.act({"type": told, "table": done["table"], "seat": 1, "bot": "house"})
    await visitor.go()


async def languages(port: int, seconds: float, rng: Random) -> None:
    """Many tables, told anew again and again."""
    visitors = await some(port, 2, 4)
    tables = await tables_of(visitors[0], "eclipse", 6, 20)
    for visitor in visitors:
        await visitor.come()
        for table in tables:
            await visitor.say({"type": "open", "table": table})
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        for visitor in visitors:
            with contextlib.suppress(*LOST):
                await visitor.say({"type": "language", "lang": rng.choice(["de", "en"])})
        await asyncio.sleep(0.02)
    for visitor in visitors:
        await visitor.go()


async def lobby_flood(port: int, seconds: float, rng: Random) -> None:
    """Tables with as much text as they take, and people who look and do not read."""
    visitors = await some(port, 3, 5)
    for visitor in visitors:
        for _ in range(20):
            options = {"again": ["x" * 250_000], "legacy": ["y" * 90] * 24}
            told = {"type": "create", "game": "space_alert", "seats": 4}
            with contextlib.suppress(*LOST):
                await visitor.act({**told, "options": options})
                await visitor.act({**told, "options": {"legacy": ["z" * 99] * 24}})
                await visitor.act({**told, "cards": [{"x": "y" * 15_000}]})
    for visitor in visitors:
        with contextlib.suppress(*LOST):
            await visitor.come()
            for _ in range(40):
                await visitor.say({"type": "lobby", "on": True})
    await asyncio.sleep(min(seconds, 5.0))
    for visitor in visitors:
        await visitor.go()


async def half_requests(port: int, seconds: float, rng: Random) -> None:
    """Requests that never end."""
    opened: list[asyncio.StreamWriter] = []
    for number in range(1_200):
        with contextlib.suppress(*LOST):
            async with asyncio.timeout(1.0):
                _, writer = await asyncio.open_connection(
                    "127.0.0.1", port, local_addr=(f"127.0.9.{1 + number % 3}", 0)
                )
                writer.write(b"GET / HTTP/1.1\r\nHost: x\r\nX: ")
                opened.append(writer)
    await asyncio.sleep(min(seconds, 15.0))
    for writer in opened:
        writer.close()


async def deserted_bots(port: int, seconds: float, rng: Random) -> None:
    """Tables full of bots that everybody leaves."""
    [visitor] = await some(port, 4, 1)
    for table in await tables_of(visitor, "eclipse", 6, 20):
        await visitor.act({"type": "leave", "table": table})
    await asyncio.sleep(min(seconds, 10.0))
    await visitor.go()


async def tools(port: int, seconds: float, rng: Random) -> None:
    """Texts that are small and become large."""
    visitor = Visitor(port, 5)
    deep = "[" * 30_000
    with contextlib.suppress(*LOST):
        asked = [
            visitor.http.post(f"/api/tools/{tool}", content=text)
            for tool in ("space-alert/resolve", "eclipse/odds", "flagship/deck-check")
            for text in (LAUGHS, deep, "species: " + "x" * 3_000)
            for _ in range(4)
        ]
        await asyncio.gather(*asked, return_exceptions=True)
    await visitor.go()


async def slow_readers(port: int, seconds: float, rng: Random) -> None:
    """People who ask for much and read nothing."""
    visitors = await some(port, 6, 8)
    tables = await tables_of(visitors[0], "eclipse", 6, 4)
    for visitor in visitors:
        with contextlib.suppress(*LOST):
            socket = await visitor.come()
            socket.transport.pause_reading()
            for _ in range(190):
                await visitor.say({"type": "open", "table": rng.choice(tables)})
    await asyncio.sleep(min(seconds, 10.0))
    for visitor in visitors:
        if visitor.socket is not None:
            visitor.socket.transport.abort()
        await visitor.http.aclose()


async def bad_requests(port: int, seconds: float, rng: Random) -> None:
    """Paths, bodies and origins that should not come."""
    visitor = Visitor(port, 7)
    nested = b"[" * 100_000
    secret = base64.b64encode(nested).decode()
    made = {"credential": {"response": {"clientDataJSON": secret}}}
    foreign = {"origin": "http://evil.example", "content-type": "text/plain"}
    for _ in range(5):
        for method, path, told in (
            ("GET", "/" + "a" * 3_000, {}),
            ("GET", "/assets/" + "a" * 300, {}),
            ("GET", "/%00", {}),
            ("POST", "/api/act", {"content": nested}),
            ("POST", "/api/me", {"content": nested}),
            ("PATCH", "/api/me", {"content": nested}),
            ("POST", "/api/passkeys/login", {"json": made}),
            ("POST", "/api/me", {"content": b'{"name":"x"}', "headers": foreign}),
            ("POST", "/api/me/login", {"content": b"{}", "headers": foreign}),
        ):
            with contextlib.suppress(*LOST):
                answer = await visitor.http.request(method, path, **told)
                assert answer.status_code < 500, (method, path[:40], answer.status_code)
    await visitor.become("Mallory bytes")
    with contextlib.suppress(*LOST):
        socket = await visitor.come()
        await socket.send(b"\xff\xfe", text=True)
        await visitor.listen(1.0)
    await visitor.go()


async def mutations(port: int, seconds: float, rng: Random) -> None:
    """Messages that are almost right, from many connections, until the time is over."""
    end = time.monotonic() + seconds
    sent = 0

    async def one(number: int) -> None:
        nonlocal sent
        visitor = Visitor(port, 300 + number)
        await visitor.become(f"Mallory m{number}")
        table = "T"
        while (began := time.monotonic()) < end:
            with contextlib.suppress(*LOST):
                socket = await visitor.come()
                done = await visitor.act({"type": "create", "game": "flagship", "seats": 2})
                table = done.get("table", table)
                await visitor.say({"type": "open", "table": table})
                for _ in range(60):
                    await socket.send(mutated(rng, table))
                    sent += 1
                await visitor.listen(1.0)
                await socket.close()
            if table != "T":
                with contextlib.suppress(*LOST):
                    await visitor.act({"type": "leave", "table": table})
            await asyncio.sleep(max(0.0, began + PACE - time.monotonic()))
        await visitor.go()

    await asyncio.gather(*[one(number) for number in range(24)])
    print(json.dumps({"sent": sent}), flush=True)


def mutated(rng: Random, table: str) -> str | bytes:
    """A request of the wire with one thing wrong, or some bytes of it."""
    request = dict(rng.choice(REQUESTS))
    request = {key: table if value == "T" else value for key, value in request.items()}
    request["id"] = f"{rng.random()}"
    for _ in range(rng.randrange(3)):
        request[rng.choice([*request, "extra", "seat", "seen"])] = rng.choice(ODD)
    told = json.dumps(request)
    if rng.random() < 0.1:
        at = rng.randrange(len(told))
        told = told[:at] + rng.choice('\0{}[]",:9é') + told[at + rng.randrange(4) :]
    return told


ATTACKS: dict[str, Callable[[int, float, Random], Awaitable[None]]] = {
    "endless cards": endless_cards,
    "languages": languages,
    "lobby": lobby_flood,
    "half requests": half_requests,
    "deserted bots": deserted_bots,
    "tools": tools,
    "slow readers": slow_readers,
    "bad requests": bad_requests,
    "mutations": mutations,
}


def main(name: str, port: str, seconds: str, seed: str) -> None:
    """One attack, in a process of its own."""
    asyncio.run(attack(name, int(port), float(seconds), Random(seed)))


async def attack(name: str, port: int, seconds: float, rng: Random) -> None:
    """What the server refuses or cuts off is no error here."""
    try:
        await ATTACKS[name](port, seconds, rng)
    except LOST as lost:
        print(json.dumps({"cut": repr(lost)[:100]}), flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
