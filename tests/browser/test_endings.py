"""The end of a game as a scene: what decided it, points counted up, where it turned, what next."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect
from tools.screens.stored import stored

from tests.browser.conftest import SitDown
from tests.browser.house import House
from tests.browser.person import Person

CUT = """() => [...document.querySelectorAll("[role=dialog] *")]
  .filter((each) => each.scrollWidth > each.clientWidth + 1 && each.clientWidth > 1
    && getComputedStyle(each).overflowX !== "visible")
  .map((each) => each.className)"""
"""What is wider than there is room for it."""


def end_of(house: House, person: Person, name: str, seats: int) -> Locator:
    """The scene of a stored match that is over."""
    found = stored(name)
    chairs = [person.arrives(), *(f"guest-{seat}" for seat in range(1, seats))]
    person.open(f"#/table/{house.stored_table(found, len(found.entries), chairs)}")
    dialog = person.page.get_by_role("dialog")
    dialog.locator(".curve").wait_for()
    return dialog


def test_points_are_counted_up_to_those_of_the_outcome(house: House, sit_down: SitDown) -> None:
    dialog = end_of(house, sit_down(moving=True), "eclipse/match-1-seats-2", 2)
    expect(dialog.get_by_role("heading")).to_contain_text("Victory")
    expect(dialog).to_contain_text("is 23 points ahead of")
    expect(dialog.locator("[data-points='0']")).to_contain_text("30")
    expect(dialog.locator("[data-points='1']")).to_contain_text("7")
    expect(dialog.locator("tr.told")).to_have_count(10)


def test_a_click_counts_the_rest_at_once(house: House, sit_down: SitDown) -> None:
    person = sit_down(moving=True)
    person.page.clock.install(time=0)
    person.page.clock.pause_at(1)
    dialog = end_of(house, person, "eclipse/match-1-seats-2", 2)
    expect(dialog.locator("tr.told")).to_have_count(0)
    dialog.get_by_role("heading").click()
    expect(dialog.locator("tr.told")).to_have_count(10)


@pytest.mark.parametrize(("width", "height", "lang"), [(1280, 800, "en-GB"), (390, 844, "de-DE")])
def test_whoever_wants_less_motion_reads_everything_at_once_and_nothing_is_cut(
    house: House, sit_down: SitDown, width: int, height: int, lang: str
) -> None:
    person = sit_down(width=width, height=height, lang=lang, touch=width < 600)
    dialog = end_of(house, person, "eclipse/match-5-seats-6", 6)
    expect(dialog.locator("tr:not(.heading):not(.told)")).to_have_count(1)  # that of the seats
    assert person.page.evaluate(CUT) == []
    assert person.findings() == []


def test_a_turning_point_leads_to_its_moment_in_the_replay(house: House, sit_down: SitDown) -> None:
    person = sit_down()
    dialog = end_of(house, person, "flagship/match-2-seats-2", 2)
    expect(dialog).to_contain_text("destroyed the main ship of")
    turning = dialog.get_by_label("Where it turned").get_by_role("link").first
    expect(turning).to_have_text(re.compile(r"Turn \d+ .*\+\d+%.*\w+"))
    href = turning.get_attribute("href") or ""
    turning.click()
    person.page.wait_for_url(f"**/{href.removeprefix('#/')}")
    person.page.locator(".replay [data-thing]").first.wait_for()


def test_the_board_can_be_looked_at_and_the_end_again(house: House, sit_down: SitDown) -> None:
    person = sit_down()
    dialog = end_of(house, person, "flagship/match-2-seats-2", 2)
    dialog.get_by_role("button", name="Look at the board").click()
    expect(dialog).to_have_count(0)
    person.page.get_by_role("button", name="How it ended").click()
    expect(dialog).to_be_visible()


def test_the_address_of_the_replay_is_given_away(house: House, sit_down: SitDown) -> None:
    person = sit_down()
    person.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    person.page.add_init_script("delete Navigator.prototype.share")
    dialog = end_of(house, person, "flagship/match-2-seats-2", 2)
    dialog.get_by_role("button", name="Share").click()
    expect(dialog.get_by_role("button", name="Copied")).to_be_visible()
    assert "#/replay/" in person.page.evaluate("navigator.clipboard.readText()")
