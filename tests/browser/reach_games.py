"""What `test_reach` does, over 20 games each: `make soak PART=reach`."""

from __future__ import annotations

import pytest

from tests.browser.conftest import SitDown
from tests.browser.test_reach import look_closely


@pytest.mark.parametrize("number", range(20))
@pytest.mark.parametrize("game", ["flagship", "eclipse"])
def test_whole_games_are_within_reach(sit_down: SitDown, game: str, number: int) -> None:
    width, least = (390, 44) if number % 2 else (1280, 24)
    look_closely(sit_down, game, width, least, number, positions_each=40)
