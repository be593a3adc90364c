"""Flagship keeps what every game promises."""

from __future__ import annotations

from starboard.bots.greedy import Greedy
from starboard.games.flagship import GAME
from starboard.games.flagship.bot.house import House
from starboard.testing.conformance import conform


def test_flagship_conforms() -> None:
    conform(GAME, games=6, bots=(House(), Greedy(samples=1)))


def test_flagship_conforms_with_ready_ships() -> None:
    conform(GAME, games=2, options={"ready_ships": True}, positions=3, texts=False)
