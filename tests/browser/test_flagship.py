"""Flagship in the browser."""

from __future__ import annotations

import pytest

from tests.browser.conftest import SitDown


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (390, 844)])
def test_a_whole_round_is_played_with_the_house_bots_moves(
    sit_down: SitDown, width: int, height: int
) -> None:
    person = sit_down(width=width, height=height, touch=width < 600)
    person.plays_against_bots("Flagship")
    made: list[str] = []
    while "end-turn" not in made and person.waits():
        made.append(person.takes_hint())
        assert len(made) < 40
    assert "end-turn" in made
    assert person.findings() == []
