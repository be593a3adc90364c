"""Points that are counted in parts: integers on the wire, with how many make one."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

from starboard.kernel.registry import add
from starboard.server import wire
from tests.server.running import running, seated, tell
from tests.toys import hunt


class Quarters(hunt.Hunt):
    """Counts in quarters."""

    id: ClassVar[str] = "quarters"
    units: ClassVar[int] = 4


add(Quarters())
add(hunt.GAME)
PAIR = ("Marion", "Kolja")


def test_a_result_keeps_whole_numbers_and_says_what_they_count(tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            for game, units in (("quarters", 4), ("hunt", 1)):
                table, _, (seeker, keeper) = await seated(server, game, PAIR, options={"days": 1})
                await keeper.play(table, "bury c")
                await seeker.until(lambda: bool(seeker.moves(table)))  # noqa: B023
                await seeker.play(table, "dig")
                await keeper.play(table, "bury a")
                await seeker.until(lambda: "rest" in seeker.moves(table))  # noqa: B023
                await seeker.play(table, "rest")
                outcome = seeker.rooms[table].outcome
                assert (outcome.points, outcome.units) == ((1, 2), units)
                assert (b'"units"' in wire.write(outcome)) is (units != 1)
            cards = (await server.http.get("/api/games")).json()
            told = {card["game"]: card.get("units", 1) for card in cards}
            assert (told["quarters"], told["hunt"], told["flagship"]) == (4, 1, 1)

    tell(story())
