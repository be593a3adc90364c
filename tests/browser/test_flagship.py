"""Flagship in the browser."""

from __future__ import annotations

from tests.browser.conftest import SitDown
from tests.browser.stage import Stage, decisions, stored_match

FOCUSED = "() => document.activeElement?.dataset.thing ?? ''"
HAND_IS_BELOW = """() => {
  const [own, hand] = [".mat.own", "section.hand"].map((each) => document.querySelector(each));
  return own.getBoundingClientRect().bottom <= hand.getBoundingClientRect().top;
}"""
FULL = 15
"""As many cards as one side holds in a long game."""


def test_arrows_walk_among_the_lit_things_and_escape_clears(sit_down: SitDown) -> None:
    stage = Stage(sit_down())
    page = stage.person.page
    stage.show(*next(decisions("flagship", 0, 2)))
    page.keyboard.press("ArrowRight")
    first = page.evaluate(FOCUSED)
    page.keyboard.press("ArrowRight")
    assert first
    assert page.evaluate(FOCUSED) not in ("", first)
    page.keyboard.press("Enter")
    page.wait_for_selector("footer .choices .primary")
    page.keyboard.press("Escape")
    page.wait_for_function("() => !document.querySelector('.picked, footer .choices .primary')")


def test_a_card_that_is_read_makes_nothing_jump(sit_down: SitDown) -> None:
    stage = Stage(sit_down())
    stage.show(*next(decisions("flagship", 0, 2)))
    own = stage.person.page.locator(".mat.own")
    before = own.bounding_box()
    stage.person.page.locator(".tray .card").first.hover()
    stage.person.page.locator(".reading.something").wait_for()
    assert own.bounding_box() == before


def test_nothing_of_a_full_side_lies_under_the_hand(sit_down: SitDown) -> None:
    stage = Stage(sit_down(width=1280, height=800))
    match = stored_match("flagship/match-4-seats-3", 831)
    assert len(match.state.players[0].items) == FULL
    stage.show(match, 0)
    page = stage.person.page
    assert page.evaluate(HAND_IS_BELOW)
    page.set_viewport_size({"width": 1920, "height": 1080})
    stage.person.until(lambda: bool(page.evaluate(HAND_IS_BELOW)))
