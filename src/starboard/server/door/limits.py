"""How much an address may read over HTTP: every request costs by the work it causes."""

from __future__ import annotations

from litestar.handlers import BaseRouteHandler

from starboard.server.door.identity import address_of, worker_of
from starboard.server.door.origin import Visit

LITTLE = 0.1
"""What a request to the interface costs; the unit is a table that is told."""
TABLE = "/api/tables/{table:str}"
COSTS = {
    "/plain": 1.0,
    "/api/tables": 1.0,
    "/api/finished": 1.0,
    "/api/me/tables": 0.5,
    "/api/me/export": 5.0,
    "/api/people/{person:str}": 0.5,
    TABLE: 1.0,
    f"{TABLE}/wait": 2.0,
    f"{TABLE}/match": 2.0,
    f"{TABLE}/replay": 2.0,
    f"{TABLE}/moments": 5.0,
    f"{TABLE}/estimates": 5.0,
    f"{TABLE}/ending": 5.0,
    f"{TABLE}/film": 2.0,
    f"{TABLE}/invitation.svg": 0.5,
    "/api/gatherings": 5.0,
    "/api/gatherings/{code:str}/{at:int}/code.svg": 0.5,
}
"""What costs more than others."""


async def rate_limited(visit: Visit, handler: BaseRouteHandler) -> None:
    """A guard: refused where an address wants too much at once. Pages and files cost nothing."""
    little = LITTLE if any(path.startswith("/api/") for path in handler.paths) else 0.0
    if cost := max(COSTS.get(path, little) for path in handler.paths):
        worker_of(visit).work.take(address_of(visit), cost)
