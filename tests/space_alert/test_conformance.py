"""Space Alert keeps what every game promises."""

from __future__ import annotations

from starboard.games.space_alert import GAME
from starboard.testing.conformance import conform


def test_space_alert_conforms() -> None:
    conform(GAME, games=10)
