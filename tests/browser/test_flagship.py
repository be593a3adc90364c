"""Flagship in the browser."""

from __future__ import annotations

from tests.browser.conftest import SitDown


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
    person.page.get_by_role("group", name="What is happening").focus()
    assert person.page.evaluate("document.activeElement.matches('.now')"), "scrolled by keys"
