"""The server under load, as ratios to a bare echo server and to boardgame.io, in one run.

`python -m bench.server_load` starts ours and the echo server as processes on loopback and plays at
300 tables of four connections each. Where the machine cannot bear 500 moves a second both are
compared at rates it can bear, some shares of what ours does at most, and the rates are said.

Processor time a move is compared with boardgame.io (`bench.server_load_peer`) at 60 tables of four,
in turns at one rate: ours with every move durable on SQLite, patches and words in the reader's
language; the peer with whole states, in memory. What the echo server does at most, which only reads
and tells, is the bound for any server of this stack.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import platform
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import msgspec
from tests.server.holding import local_sockets
from tests.server.ports import free_port
from tests.server.postgres import BINARIES, DURABLE, running_postgres
from tools.measured import record

from bench.calibration import REFERENCE_MS, measure
from bench.server_load_driver import (
    Guest,
    Load,
    Table,
    begun_table,
    echo_table,
    followed_table,
    four_people,
    offer,
    press,
    some_at_once,
)
from bench.server_load_peer import installed, peer_table, whole_state
from starboard.kernel import loop
from starboard.server.settings import Limits, Settings
from starboard.server.store.address import read_address
from starboard.server.store.opening import prepare

SHARES = (0.125, 0.25, 0.5)
"""The shares of what ours can do at most that are offered where it cannot bear the wanted rate."""
PEER_TABLES = 60
"""Tables of four that are played beside the peer."""
PEER_RATE = 60.0
"""Moves a second there: one a table."""
WARM = 4
"""Tables that play before anything is counted: whatever is read once is read."""
LIMITS = Limits(
    tables=10_000, tables_here=10_000, connections=10_000, sockets=10_000, rate=1e9,
    burst=10**9, guests=1e9, work=1e9, work_burst=10**9,
)  # fmt: skip
TICK = os.sysconf("SC_CLK_TCK")
SERVE = "import sys; from bench.server_load import serve; serve(sys.argv[1])"


def serve(told: str) -> None:
    """In a process of its own: our server, without the limits that keep one address small."""
    from starboard.server.run.process import serve as serve_with

    serve_with(msgspec.json.decode(told, type=Settings))


class Server:
    """A server process with its children."""

    def __init__(self, port: int, process: subprocess.Popen[bytes]) -> None:
        self.port = port
        self.process = process

    def pids(self) -> list[int]:
        """The process and those that it has started."""
        found = [self.process.pid]
        for pid in found:
            for task in Path(f"/proc/{pid}/task").glob("*/children"):
                found += [int(child) for child in task.read_text().split()]
        return found

    def cpu(self) -> float:
        """Seconds of processor time so far."""
        total = 0
        for pid in self.pids():
            fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
            total += int(fields[11]) + int(fields[12])
        return total / TICK

    def places(self) -> int:
        """How many workers take connections from the others."""
        names = [name for pid in self.pids() for name in local_sockets(pid)]
        return sum("starboard-" in name for name in names)

    def memory(self) -> float:
        """Kilobytes in memory."""
        pages = [int(Path(f"/proc/{pid}/statm").read_text().split()[1]) for pid in self.pids()]
        return sum(pages) * os.sysconf("SC_PAGESIZE") / 1024


@contextmanager
def started(arguments: list[str], settings: Settings) -> Iterator[Server]:
    """A server of this stack for as long as the context lasts."""
    told = msgspec.json.encode(settings).decode()
    command = [sys.executable, *[told if part == "SETTINGS" else part for part in arguments]]
    with process(command, settings.port) as server:
        yield server


@contextmanager
def process(command: list[str], port: int) -> Iterator[Server]:
    """Any server for as long as the context lasts; it is told its `PORT`."""
    told = [str(port) if part == "PORT" else part for part in command]
    process = subprocess.Popen(told, stdout=subprocess.DEVNULL)
    try:
        wait_for(port, process)
        yield Server(port, process)
    finally:
        process.terminate()
        try:
            process.wait(20)
        except subprocess.TimeoutExpired:
            process.kill()


def wait_for(port: int, process: subprocess.Popen[bytes]) -> None:
    """Until somebody listens there."""
    for _ in range(600):
        if process.poll() is not None:
            sys.exit(f"bench: {process.args} has stopped")  # type: ignore[str-bytes-safe]
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.1)
    sys.exit("bench: the server does not start")


@contextmanager
def ours(database: str, folder: str, workers: int = 1) -> Iterator[Server]:
    """Our server."""
    prepare(read_address(database), Path(folder) / "backups")
    settings = Settings(
        database=database, data=folder, port=free_port(), limits=LIMITS, workers=workers
    )
    with started(["-c", SERVE, "SETTINGS"], settings) as server:
        while workers > 1 and server.places() < workers:
            time.sleep(0.1)
        yield server


async def begun_tables(guests: list[Guest], count: int) -> list[str]:
    """Running games that nobody follows yet."""
    return await some_at_once([begun_table(guests) for _ in range(count)])


async def followed(server: Server, guests: list[Guest], games: list[str]) -> list[Table]:
    """The same games with a connection for everybody."""
    return await some_at_once([followed_table(server.port, name, guests) for name in games])


def say(what: str) -> None:
    """Where the measurement stands."""
    print(f"bench.server_load: {what}", file=sys.stderr, flush=True)


def close(tables: list[Table]) -> None:
    for table in tables:
        for line in table.lines:
            line.close()


async def offered(server: Server, tables: list[Table], rate: float, seconds: float) -> Any:
    """One run: the load, and milliseconds of the server's processor time a move."""
    before = server.cpu()
    load = await offer(tables, rate, seconds)
    return load, (server.cpu() - before) / load.moves * 1000


async def beside_echo(options: argparse.Namespace, folder: str) -> dict[str, Any]:
    """Latency beside the echo server, the most moves a second, memory."""
    with ours(f"sqlite:///{folder}/load.db", folder) as server:
        guests = await four_people(server.port)
        first = await followed(server, guests, await begun_tables(guests, WARM))
        await press(first, 3.0)
        close(first)
        empty = server.memory()
        games = await begun_tables(guests, options.tables)
        idle = (server.memory() - empty) / options.tables
        tables = await followed(server, guests, games)
        say(f"{len(tables)} tables")
        most, alone = await press(tables, options.seconds), await press(tables[:1], 3.0)
        told: dict[str, Any] = {
            "idle_kb": idle,
            "followed_kb": (server.memory() - empty) / options.tables,
            "most": most.moves / most.seconds,
            "alone": alone.moves / alone.seconds,
            "bytes": most.bytes / most.updates,
            "refused": most.refused,
        }
        told |= await at_all_rates(server, tables, told, options)
        close(tables)
    return told


async def at_all_rates(
    server: Server, tables: list[Table], told: dict[str, Any], options: argparse.Namespace
) -> dict[str, Any]:
    """The most that an echo server does, and ours beside it at every rate that ours can bear."""
    settings = Settings(database="", data="", port=free_port())
    size = str(int(told["bytes"]))
    with started(["-m", "bench.server_load_echo", "SETTINGS", size], settings) as echo:
        works = [echo_table(echo.port, number) for number in range(options.tables)]
        others = await some_at_once(works)
        bound = await press(others, options.seconds)
        beside = [
            await compared((server, tables), (echo, others), rate, options)
            for rate in bearable(options.rate, told["most"])
        ]
        close(others)
    return {"echo_most": bound.moves / bound.seconds, "beside": beside}


def bearable(wanted: float, most: float) -> list[float]:
    """The rates to compare at: the wanted one, or some that are far enough from the most."""
    shares = [share * most for share in SHARES]
    return [wanted] if wanted <= shares[-1] else shares


async def compared(
    ours: tuple[Server, list[Table]],
    echo: tuple[Server, list[Table]],
    rate: float,
    options: argparse.Namespace,
) -> dict[str, Any]:
    """Ours and the echo server in turns at one rate, some runs each."""
    runs: list[tuple[Load, float, Load, float]] = []
    for _ in range(options.runs):
        say(f"{rate:.0f} moves a second")
        mine, bare = [
            await offered(server, tables, rate, options.seconds) for server, tables in (ours, echo)
        ]
        runs.append((*mine, *bare))
    ratios = [load.quantile(0.99) / bare.quantile(0.99) for load, _, bare, _ in runs]
    return {
        "rate": rate,
        "p99_ratio": statistics.median(ratios),
        "runs": {
            "ours_p99": [1000 * load.quantile(0.99) for load, _, _, _ in runs],
            "echo_p99": [1000 * load.quantile(0.99) for _, _, load, _ in runs],
            "ours_p50": [1000 * load.quantile(0.5) for load, _, _, _ in runs],
            "echo_p50": [1000 * load.quantile(0.5) for _, _, load, _ in runs],
            "ours_cpu": [cpu for _, cpu, _, _ in runs],
            "echo_cpu": [cpu for _, _, _, cpu in runs],
            "reached": [load.moves / load.seconds for load, _, _, _ in runs],
        },
    }


async def with_workers(options: argparse.Namespace, folder: str, rate: float) -> dict[str, Any]:
    """Milliseconds of processor time a move with one worker and with two, on PostgreSQL.

    Two workers are one server with two processes behind one port. Each connection names its table
    (`ws?table=ID`), as clients do, and comes to either; the one that is not the table's hands it
    over. All processes of the server count: the workers and the one that looks after them. That of
    the database does not. Both servers play in turns, after they have played as fast as they can
    for a while, since every worker has to read and to put into words what it has not met before.
    """
    with running_postgres(DURABLE) as postgres, ExitStack() as stack:
        played = []
        for workers in (1, 2):
            server = stack.enter_context(ours(postgres.new_database(), folder, workers))
            guests = await four_people(server.port)
            tables = await followed(server, guests, await begun_tables(guests, options.tables))
            say(f"{workers} on PostgreSQL, {len(tables)} tables")
            await press(tables, options.seconds)
            played.append((server, tables))
        runs: list[list[float]] = []
        for _ in range(options.runs):
            loads = [await offered(*each, rate, options.seconds) for each in played]
            runs.append([cpu for _, cpu in loads])
        for _, tables in played:
            close(tables)
    return {
        "cpu_1": statistics.median(one for one, _ in runs),
        "cpu_2": statistics.median(two for _, two in runs),
        "cpu_ratio": statistics.median(two / one for one, two in runs),
    }


async def beside_peer(options: argparse.Namespace, folder: str) -> dict[str, Any]:
    """Milliseconds of processor time a move beside boardgame.io, in turns and warm."""
    command = ["node", str(installed()), "PORT", str(whole_state())]
    with ExitStack() as stack:
        server = stack.enter_context(ours(f"sqlite:///{folder}/peer.db", folder))
        peer = stack.enter_context(process(command, free_port()))
        guests = await four_people(server.port)
        tables = await followed(server, guests, await begun_tables(guests, PEER_TABLES))
        others = await some_at_once([peer_table(peer.port, n) for n in range(PEER_TABLES)])
        say(f"{PEER_TABLES} tables beside the peer")
        runs: list[tuple[float, float]] = []
        for each in (tables, others):
            await press(each, options.seconds / 2)
        for _ in range(options.runs):
            _, mine = await offered(server, tables, PEER_RATE, options.seconds)
            _, theirs = await offered(peer, others, PEER_RATE, options.seconds)
            runs.append((mine, theirs))
        close([*tables, *others])
    return {
        "peer_ours_cpu": statistics.median(mine for mine, _ in runs),
        "peer_cpu": statistics.median(theirs for _, theirs in runs),
        "peer_ratio": statistics.median(mine / theirs for mine, theirs in runs),
        "peer_ratios": sorted(mine / theirs for mine, theirs in runs),
    }


async def everything(options: argparse.Namespace) -> dict[str, Any]:
    """All measurements, one after the other."""
    Path("build").mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=Path.cwd() / "build") as folder:
        told = await beside_echo(options, folder)
        told |= await beside_peer(options, folder)
        if BINARIES is not None and options.workers:
            told |= await with_workers(options, folder, min(options.rate, told["most"] / 4))
    return told


class Figures:
    """The figures for people; scaled ones are what the reference machine would show."""

    def __init__(self, told: dict[str, Any]) -> None:
        self.scale = REFERENCE_MS / told["calibration_ms"]
        build = f"({told['build']}, Python {told['python']})"
        self.rows = [f"{'':52} {'here':>9} {'scaled':>9}     {build}"]
        self.ms("calibration (bench.calibration.sieve_and_sort)", told["calibration_ms"])

    def ms(self, name: str, value: float) -> None:
        """Milliseconds."""
        self.rows.append(f"{name:52} {value:9.2f} {value * self.scale:9.2f} ms")

    def speed(self, name: str, value: float) -> None:
        """So many a second."""
        self.rows.append(f"{name:52} {value:9.0f} {value / self.scale:9.0f} /s")

    def ratio(self, name: str, value: float, limit: str = "") -> None:
        """What does not depend on the machine."""
        self.rows.append(f"{name:52} {value:9.2f} {'':9}     {limit}")

    def memory(self, name: str, value: float, limit: str = "") -> None:
        """Kilobytes."""
        self.rows.append(f"{name:52} {value:9.0f} {'':9} KB  {limit}")

    def beside(self, found: dict[str, Any], wanted: float) -> None:
        """Ours and the echo server at one rate."""
        of = {name: statistics.median(each) for name, each in found["runs"].items()}
        reached = f"(wanted: {wanted:.0f}, reached: {of['reached']:.0f})"
        self.rows.append(f"at {found['rate']:.0f} moves a second {reached}")
        self.ms("move until everybody knows, p99", of["ours_p99"])
        self.ms("the same at the echo server", of["echo_p99"])
        self.ratio("ratio, median of the runs", found["p99_ratio"], "at most 5")
        self.ms("median", of["ours_p50"])
        self.ms("the same at the echo server", of["echo_p50"])
        self.ms("processor time a move", of["ours_cpu"])
        self.ms("the same at the echo server", of["echo_cpu"])

    def most(self, told: dict[str, Any]) -> None:
        """The most moves, and memory."""
        self.rows.append("as many as go")
        self.speed("most durable moves a second", told["most"])
        self.speed("most moves a second of the echo server", told["echo_most"])
        self.speed("durable moves a second at one table", told["alone"])
        self.memory("memory of an idle table", told["idle_kb"], "at most 300")
        self.memory("the same with its four connections", told["followed_kb"])

    def peer(self, told: dict[str, Any]) -> None:
        """Ours and boardgame.io."""
        self.rows.append(
            f"beside boardgame.io: {PEER_TABLES} tables, {PEER_RATE:.0f} moves a second"
        )
        self.ms("processor time a move", told["peer_ours_cpu"])
        self.ms("the same at boardgame.io", told["peer_cpu"])
        self.ratio("ratio, median of the runs", told["peer_ratio"], "at most 1")

    def workers(self, told: dict[str, Any]) -> None:
        """One worker and two."""
        self.rows.append("on PostgreSQL")
        self.ms("processor time a move, one worker", told["cpu_1"])
        self.ms("the same with two workers", told["cpu_2"])
        self.ratio("ratio, median of the runs", told["cpu_ratio"], "at most 1.25")


def figures(told: dict[str, Any], options: argparse.Namespace) -> str:
    """All figures."""
    shown = Figures(told)
    shown.rows.append(f"{options.tables} tables of 4")
    for found in told["beside"]:
        shown.beside(found, options.rate)
    shown.most(told)
    shown.peer(told)
    if "cpu_2" in told:
        shown.workers(told)
    return "\n".join(shown.rows)


def remember(told: dict[str, Any]) -> None:
    """One line in docs/measured.md."""
    found = {
        "build": told["build"],
        "p99 to echo": ", ".join(
            f"{found['p99_ratio']:.2f} at {found['rate']:.0f} moves a second"
            for found in told["beside"]
        ),
        "CPU a move there": ", ".join(
            f"{statistics.median(found['runs']['ours_cpu']):.2f}" for found in told["beside"]
        )
        + " ms",
        "most moves a second": f"{told['most']:.0f} (echo {told['echo_most']:.0f})",
        "CPU a move to boardgame.io": f"{told['peer_ratio']:.2f}",
        "idle table": f"{told['idle_kb']:.0f} KB",
    }
    if "cpu_2" in told:
        found["CPU two workers to one"] = f"{told['cpu_ratio']:.2f}"
    record("bench-server", found)


def peer_alone(options: argparse.Namespace) -> None:
    """Only ours and boardgame.io."""
    Path("build").mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=Path.cwd() / "build") as folder:
        told = asyncio.run(beside_peer(options, folder))
    ratios = told["peer_ratios"]
    found = {
        "CPU a move to boardgame.io": f"{told['peer_ratio']:.2f}",
        "runs": f"{len(ratios)}, {ratios[0]:.2f} to {ratios[-1]:.2f}",
        "ours": f"{told['peer_ours_cpu']:.2f} ms",
        "theirs": f"{told['peer_cpu']:.2f} ms",
    }
    print(", ".join(f"{name} {value}" for name, value in found.items()))
    if options.record:
        record("bench-server-peer", found)


def main() -> None:
    """Measure, print the table, add a line to docs/measured.md."""
    parser = argparse.ArgumentParser(prog="bench.server_load")
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--rate", type=float, default=500.0, help="moves a second")
    parser.add_argument("--seconds", type=float, default=8.0, help="of each run")
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--no-workers", dest="workers", action="store_false")
    parser.add_argument("--no-record", dest="record", action="store_false")
    parser.add_argument("--peer", action="store_true", help="nothing but the comparison with it")
    options = parser.parse_args()
    if options.peer:
        peer_alone(options)
        return
    calibration = measure()
    told = asyncio.run(everything(options))
    told["calibration_ms"] = min(calibration, measure())
    told["build"] = "plain CPython" if str(loop.__file__).endswith(".py") else "compiled"
    told["python"] = platform.python_version()
    print(figures(told, options))
    Path("build/bench-server.json").write_text(json.dumps(told, indent=2) + "\n", "utf-8")
    if options.record:
        remember(told)


if __name__ == "__main__":
    main()
