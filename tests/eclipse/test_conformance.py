"""Eclipse keeps what every game promises."""

from __future__ import annotations

from starboard.bots.greedy import Greedy
from starboard.games.eclipse import GAME
from starboard.games.eclipse.bot.house import House
from starboard.testing.conformance import conform


def test_eclipse_conforms() -> None:
    conform(GAME, games=5, bots=(House(), Greedy(samples=1)), positions=3)


def test_eclipse_conforms_with_portals_advanced_neutrals_and_drawn_species() -> None:
    options = {"warp_portals": True, "advanced_neutrals": True, "random_species": True}
    conform(GAME, games=2, seats=(3,), options=options, positions=2, texts=False)
