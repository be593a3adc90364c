"""Everything that a move touches can be found and clicked, in positions of random games."""

from __future__ import annotations

from random import Random

import pytest

from tests.browser.conftest import SitDown
from tests.browser.stage import Stage, by_clicks_alone, positions

POSITIONS = 10
TRIED = 4
"""Moves of each position that are made by clicking things."""


@pytest.mark.parametrize(
    ("game", "width", "least"),
    [("flagship", 1280, 24), ("flagship", 390, 44), ("eclipse", 1280, 24), ("eclipse", 390, 44)],
)
def test_every_thing_that_a_move_touches_is_drawn_and_large_enough(
    sit_down: SitDown, game: str, width: int, least: int
) -> None:
    look_closely(sit_down, game, width, least, number=width)


def look_closely(
    sit_down: SitDown,
    game: str,
    width: int,
    least: int,
    number: int,
    positions_each: int = POSITIONS,
) -> None:
    """One random game: no thing too small, and moves are made without the list of the bar."""
    stage = Stage(sit_down(width=width, height=844 if width < 600 else 800, touch=width < 600))
    dice = Random(number)
    for match, seat in positions(game, number, 2 + number % 3, positions_each):
        moves = stage.show(match, seat)
        small = {thing: size for thing, size in stage.sizes(moves).items() if size < least - 0.5}
        assert small == {}, match
        plain = by_clicks_alone(moves)
        for move in dice.sample(plain, min(TRIED, len(plain))):
            assert stage.clicks(move) == move.move, match
