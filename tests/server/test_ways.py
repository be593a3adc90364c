"""Ways over the wire: asked for a thing, sent back as one move."""

from __future__ import annotations

from pathlib import Path

from starboard.kernel.registry import add
from starboard.server import wire
from tests.server.running import guest, running, seated, tell
from tests.toys import hunt

add(hunt.GAME)


def test_a_way_is_asked_for_and_played_as_one(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            table, _, (seeker, keeper) = await seated(server, "hunt", ("Marion", "Kolja"))
            await keeper.play(table, "bury a")
            await seeker.until(lambda: bool(seeker.moves(table)))
            told = await seeker.do(wire.Ways, table=table, thing="c")
            way = told.ways[2]
            assert (way.touches, way.moves) == (("a",), ("go b", "go a"))
            assert way.label.message == "move-go"
            assert (await keeper.do(wire.Ways, table=table, thing="c")).ways == ()
            assert (await seeker.do(wire.Ways, table=table, thing="nonsense")).ways == ()
            await seeker.play(table, *told.ways[2].moves)
            assert seeker.views[table]["table"]["at"] == "a"
            await seeker.do(wire.Undo, table=table)
            assert seeker.views[table]["table"]["at"] == "c"
            stranger = await (await guest(server, "Ole")).tab()
            await stranger.refused(wire.Ways, table=table, thing="c")

    tell(story())
