"""The promises that every game keeps."""

from __future__ import annotations

import pytest

from starboard.games.dominate import GAME
from starboard.testing.conformance import conform


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_dominate_conforms(seats: int) -> None:
    conform(GAME, games=1, seats=(seats,))
