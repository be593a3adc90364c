"""What `test_reach` does, with every move of whole games: `make soak PART=reach`."""

from __future__ import annotations

import pytest

from tests.browser.conftest import SitDown
from tests.browser.stage import Stage, every_position


@pytest.mark.parametrize("number", range(20))
@pytest.mark.parametrize("game", ["flagship", "eclipse", "space_alert", "dominate", "perry_rhodan"])
def test_a_whole_game_is_within_reach(sit_down: SitDown, game: str, number: int) -> None:
    width, least = (390, 44) if number % 2 else (1280, 24)
    seats = 2 + number // 2 % 3
    stage = Stage.of_width(sit_down, width)
    faults, moves = [], 0
    for match, seat in every_position(game, number, seats):
        stage.show(match, seat)
        moves += len(stage.moves)
        faults += [f"{len(match.log)}, seat {seat}: {each}" for each in stage.faults(least)]
    print(f"moves: {moves}")
    assert not faults, "\n".join(faults)
