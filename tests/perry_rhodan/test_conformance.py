"""Perry Rhodan keeps what every game promises."""

from __future__ import annotations

from starboard.games.perry_rhodan import GAME
from starboard.testing.conformance import conform


def test_perry_rhodan_conforms() -> None:
    conform(GAME, games=3, seats=(2, 3, 4), options={"rounds": 6}, positions=4)
