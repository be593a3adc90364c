"""Eclipse keeps what every game promises."""

from __future__ import annotations

from starboard.bots.greedy import Greedy
from starboard.games.eclipse import GAME
from starboard.games.eclipse.bot.house import House
from starboard.testing.conformance import conform


def test_eclipse_conforms() -> None:
    conform(GAME, games=5, bots=(House(), Greedy(samples=1)), positions=3)
