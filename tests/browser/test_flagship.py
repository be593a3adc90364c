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


def test_a_turn_is_played_by_keyboard_alone(sit_down: SitDown) -> None:
    person = sit_down()
    person.plays_against_bots("Flagship")
    made: list[str] = []
    while "end-turn" not in made and person.waits():
        made.append(person.takes_hint_by_keys())
        assert len(made) < 40
    assert "end-turn" in made


def test_arrows_walk_among_the_lit_things_and_escape_clears(sit_down: SitDown) -> None:
    person = sit_down()
    person.plays_against_bots("Flagship")
    person.waits()
    person.page.locator("[data-thing].lit").first.wait_for()
    focused = "() => document.activeElement?.dataset.thing ?? ''"
    person.page.keyboard.press("ArrowRight")
    first = person.page.evaluate(focused)
    person.page.keyboard.press("ArrowRight")
    assert first
    assert person.page.evaluate(focused) not in ("", first)
    person.page.keyboard.press("Enter")
    person.page.wait_for_selector(".picked, footer .choices .primary")
    person.page.keyboard.press("Escape")
    person.page.wait_for_function("() => !document.querySelector('.picked')")
