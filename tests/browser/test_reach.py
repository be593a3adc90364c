"""Everything that a move touches can be found and clicked, in positions of random games."""

from __future__ import annotations

from itertools import islice

import pytest

from tests.browser.conftest import SitDown
from tests.browser.stage import Stage, planning, positions

POSITIONS = 10
MOMENTS = 6
TRIED = 4
"""Moves of each position that are made."""

on_a_desk_and_a_phone = pytest.mark.parametrize(("width", "least"), [(1280, 24), (390, 44)])


@on_a_desk_and_a_phone
@pytest.mark.parametrize("game", ["flagship", "eclipse"])
def test_every_thing_that_a_move_touches_is_drawn_and_large_enough(
    sit_down: SitDown, game: str, width: int, least: int
) -> None:
    stage = Stage.of_width(sit_down, width)
    for match, seat in positions(game, width, 2 + width % 3, POSITIONS):
        stage.show(match, seat)
        assert stage.faults(least, TRIED) == [], match


@on_a_desk_and_a_phone
def test_everything_that_planning_touches_is_drawn_and_can_be_clicked(
    sit_down: SitDown, width: int, least: int
) -> None:
    stage = Stage.of_width(sit_down, width)
    for match, seat in islice(planning(width, seats=3), MOMENTS):
        stage.show(match, seat)
        assert stage.faults(least, TRIED) == [], match
