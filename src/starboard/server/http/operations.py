"""For whoever runs a server: is it alive, is it ready, how is it doing."""

from __future__ import annotations

import os

from litestar import Response, get

from starboard.server.door.answers import AnyRequest
from starboard.server.door.identity import worker_of
from starboard.server.store.protocol import Unavailable
from starboard.server.worker.worker import Worker

FORMAT = "text/plain; version=0.0.4"


@get("/health", include_in_schema=False, media_type="text/plain")
async def health() -> str:
    """Whether the process lives."""
    return "alive\n"


@get("/ready", include_in_schema=False, media_type="text/plain")
async def ready(request: AnyRequest) -> Response[str]:
    """Whether the database keeps what is written; 503 and why not otherwise."""
    try:
        await worker_of(request).store.check()
    except Unavailable as error:
        return Response(f"not ready: {error.kind}\n", status_code=503)
    return Response("ready\n")


@get("/metrics", include_in_schema=False)
async def metrics(request: AnyRequest) -> Response[bytes]:
    """Figures for Prometheus, of this worker."""
    connections = len(request.app.state["connections"])
    return Response(figures_of(worker_of(request), connections), media_type=FORMAT)


def figures_of(worker: Worker, connections: int) -> bytes:
    """What there is to count, as Prometheus reads it; of several workers any one answers."""
    from prometheus_client import CollectorRegistry, Counter, Gauge  # slow to load
    from prometheus_client.exposition import generate_latest

    registry = CollectorRegistry()
    followers = sum(len(each) for each in worker.followers.by_table.values())
    thinking = sum(len(live.thinking) for live in worker.tables.live.values())
    process = str(os.getpid())
    for kind, name, text, value in (
        (Gauge, "connections", "WebSockets that are open", connections),
        (Gauge, "tables_in_memory", "tables in memory", len(worker.tables.live)),
        (Gauge, "followers", "followed tables of all connections", followers),
        (Gauge, "bots_thinking", "bots that think", thinking),
        (Counter, "changes", "changes of tables by people", worker.counts["changes"]),
        (Counter, "refusals", "requests that were refused", worker.counts["refusals"]),
    ):
        made: Gauge | Counter = kind(f"starboard_{name}", text, ["worker"], registry=registry)
        made.labels(process).inc(value)
    return generate_latest(registry)


HANDLERS = [health, ready, metrics]
