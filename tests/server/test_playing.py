"""People play over the socket."""

from __future__ import annotations

from pathlib import Path

from starboard.server import wire
from tests.server.running import running, seated, tell

READY = {"ready_ships": True}


def test_two_people_play_a_few_moves(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            table, _, tabs = await seated(server, "flagship", ("Marion", "Kolja"), options=READY)
            for _ in range(10):
                seat = next(s for s in tabs[0].turns[table].waits_for)
                await tabs[seat].play(table, tabs[seat].moves(table)[0])
            assert tabs[0].rooms[table].status == "running"

    tell(story())
