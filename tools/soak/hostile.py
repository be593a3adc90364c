"""A client that wishes the server ill for ten minutes: nobody waits, nothing breaks or leaks."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import httpx
from tests.server.ports import free_port
from tests.server.running import Running, Tab, guest

from starboard.server import wire
from tools.soak import Progress
from tools.soak._hostile import ATTACKS

LIMIT = 20 * 60
SECONDS = 10 * 60
"""How long it is attacked."""
MESSAGES = 100_000
"""Mutated messages that have to be sent at least."""
PATIENCE = 0.25
"""Seconds that somebody else may wait."""
GROWTH = 300
"""MiB that the server may grow by."""
SHORT = 20.0
"""Seconds of each attack that is no mutation."""
PROGRAM = "import sys; from starboard.cli import main; sys.exit(main())"


def run(progress: Progress) -> dict[str, Any]:
    """Every attack in turn, then mutations for the rest of the time."""
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(attacked(Path(folder), SECONDS))


async def attacked(folder: Path, seconds: float) -> dict[str, Any]:
    """What somebody met who only wanted to play."""
    with serving(folder) as (process, port, log):
        place = Running(cast(Any, SimpleNamespace(should_exit=False)), None, port)
        await answers(place, process)
        honest = await seated_alone(place)
        before = memory(process.pid)
        waits: dict[str, list[float]] = {}
        end = time.monotonic() + seconds
        sent = 0
        for name in ATTACKS:
            left = max(SHORT, end - time.monotonic()) if name == "mutations" else SHORT
            waits[name] = []
            sent += await watched(name, port, left, honest, waits[name])
        await asyncio.sleep(2.0)
        grown = memory(process.pid) - before
        alive = process.poll() is None
        await place.close()
    written = log.read_text(errors="replace")
    secrets = await told_secrets(folder)
    longest = {name: max(found, default=0.0) for name, found in waits.items()}
    worst = max(longest, key=lambda name: longest[name])
    tracebacks = written.count("Traceback")
    leaked = sum(secret in written for secret in secrets)
    return {
        "messages": sent,
        "longest_wait": f"{1000 * longest[worst]:.0f} ms ({worst})",
        "grown": f"{grown:.0f} MiB",
        "tracebacks": tracebacks,
        "log": f"{len(written) // 1024} KiB",
        "alive": alive,
        "secrets_in_the_log": leaked,
        "waits": "; ".join(f"{name} {1000 * most:.0f}" for name, most in longest.items()),
        "good": alive
        and all(waits.values())
        and not (tracebacks or leaked)
        and longest[worst] <= PATIENCE
        and grown <= GROWTH
        and sent >= MESSAGES * seconds / SECONDS,
    }


@contextlib.contextmanager
def serving(folder: Path) -> Iterator[tuple[subprocess.Popen[bytes], int, Path]]:
    """A server as people start it, and what it writes."""
    port, log = free_port(), folder / "log"
    command = [sys.executable, "-c", PROGRAM, "serve", "--data", str(folder / "data")]
    with log.open("wb") as out:
        process = subprocess.Popen([*command, "--port", str(port)], stdout=out, stderr=out)
        try:
            yield process, port, log
        finally:
            process.send_signal(signal.SIGTERM)
            with contextlib.suppress(subprocess.TimeoutExpired):
                process.wait(30)
            process.kill()
            process.wait()


async def answers(place: Running, process: subprocess.Popen[bytes]) -> None:
    """Wait until the server answers."""
    async with asyncio.timeout(60):
        while True:
            assert process.poll() is None, "the server has ended"
            with contextlib.suppress(httpx.TransportError):
                if (await place.http.get("/ready")).status_code == 200:
                    return
            await asyncio.sleep(0.05)


async def seated_alone(place: Running) -> tuple[Tab, str]:
    """Somebody who plays against a bot."""
    tab = await (await guest(place, "Marion")).tab()
    made = await tab.do(wire.Create, game="flagship", seats=2, options={"ready_ships": True})
    await tab.do(wire.Open, table=made.table)
    await tab.do(wire.SeatBot, table=made.table, seat=1, bot="greedy")
    await tab.do(wire.Ready, table=made.table)
    return tab, made.table


async def watched(
    name: str, port: int, seconds: float, honest: tuple[Tab, str], waits: list[float]
) -> int:
    """One attack; how long somebody waits meanwhile who asks ten times a second. Messages sent."""
    command = [sys.executable, "-m", "tools.soak._hostile", name, str(port), str(seconds), name]
    attack = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
    reading = asyncio.create_task(attack.communicate())
    tab, table = honest
    while not reading.done():
        began = time.monotonic()
        await tab.do(wire.Time, sent=began)
        await tab.do(wire.Explain, table=table, thing="anything")
        waits.append(time.monotonic() - began)
        await asyncio.sleep(0.1)
    out, _ = await reading
    lines = [json.loads(line) for line in out.decode().splitlines()]
    return sum(line.get("sent", 0) for line in lines)


def memory(pid: int) -> float:
    """MiB of a process."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


async def told_secrets(folder: Path) -> list[str]:
    """The seeds and words of invitations that nobody may read anywhere."""
    from starboard.server.store.opening import open_store

    store = await open_store(f"sqlite:///{folder}/data/starboard.db", folder / "backups")
    try:
        tables = await store.unfinished_tables()
    finally:
        await store.close()
    return [secret for table in tables for secret in (table.seed, table.invite) if secret]
