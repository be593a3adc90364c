"""The bridge of Space Alert while one plans: a strip above, a row below, the rest is window."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, expect
from tools.screens.stored import stored

from tests.browser.conftest import SitDown
from tests.browser.house import House
from tests.browser.person import Person

MATCH = "space_alert/match-3-seats-4"
SECOND_PHASE = 62
"""An entry in the second phase, with threats on all lanes."""
PHONE: dict[str, Any] = {"width": 390, "height": 844, "touch": True, "lang": "de-DE"}
SMALLEST = """section => {
  const sizes = [];
  const walk = document.createTreeWalker(section, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    if (walk.currentNode.data.trim() && !walk.currentNode.parentElement.closest(".unseen"))
      sizes.push(parseFloat(getComputedStyle(walk.currentNode.parentElement).fontSize));
  }
  return Math.min(...sizes);
}"""
CUT = """strip => [...strip.querySelectorAll(".sign > *")].filter((each) => {
  const [mine, room] = [each.getBoundingClientRect(), each.parentElement.getBoundingClientRect()];
  return mine.right > room.right + 1 || mine.bottom > room.bottom + 1;
}).length"""


def sits(house: House, person: Person) -> None:
    """Somebody sits on the first seat in the second phase."""
    people = [person.arrives(), "second", "third", "fourth"]
    table = house.stored_table(stored(MATCH), SECOND_PHASE, people)
    person.open(f"#/table/{table}")
    person.page.locator(".hand .card").first.wait_for()


def box(place: Locator) -> dict[str, float]:
    """Where something is on the screen."""
    found = place.bounding_box()
    assert found is not None
    return {name: float(value) for name, value in found.items()}


@pytest.mark.parametrize("size", [{}, PHONE], ids=["desk", "phone"])
def test_the_window_has_most_of_the_screen_and_nothing_lies_on_the_ship(
    house: House, sit_down: SitDown, size: dict[str, Any]
) -> None:
    person = sit_down(**size)
    sits(house, person)
    page = person.page
    window, draw = box(page.locator(".ship .window")), page.locator(".draw")
    assert window["height"] >= (0.5 if size else 0.66) * box(page.locator("body"))["height"]
    if draw.count():
        assert box(draw)["y"] >= window["y"] + window["height"]
    expect(page.locator("header .head .sign")).to_be_visible()
    assert page.locator("header .head").evaluate(CUT) == 0
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert person.findings() == []


def test_threats_are_read_from_open_cards_with_a_face(house: House, sit_down: SitDown) -> None:
    person = sit_down()
    sits(house, person)
    cards = person.page.locator(".deck .threat:not(.closed)")
    assert cards.count() >= 3
    for card in cards.all():
        assert card.evaluate(SMALLEST) >= 13
        assert box(card.locator("svg"))["width"] >= 44


def test_the_ship_shows_the_phase_that_is_planned_and_what_is_still_to_come(
    house: House, sit_down: SitDown
) -> None:
    person = sit_down()
    sits(house, person)
    page = person.page
    looked = page.locator(".scrub[aria-pressed=true]")
    assert int(looked.inner_text()) in (4, 5, 6, 7)
    page.get_by_role("button", name="Show turn 1 on the ship", exact=True).click()
    expect(looked).to_have_text("1")
    later = page.locator(".window .waits").count()
    page.get_by_role("button", name="Show turn 12 on the ship", exact=True).click()
    assert later > page.locator(".window .waits").count() == 0


def test_whoever_has_left_the_line_is_marked_in_the_crew(house: House, sit_down: SitDown) -> None:
    person = sit_down()
    sits(house, person)
    expect(person.page.locator(".column .crew").first).to_contain_text("away")


def test_the_captain_gives_a_threat_to_somebody_and_the_board_says_so(
    house: House, sit_down: SitDown
) -> None:
    person = sit_down()
    sits(house, person)
    board = person.page.locator("[data-intention]")
    expect(board.first).to_be_visible()
    take = board.first.get_by_role("button").nth(1)
    take.click()
    expect(take).to_have_attribute("aria-pressed", "true")
    person.until(lambda: any(move.startswith("assign ") for move in person.made))
    assert person.findings() == []
