"""The career of a crew in the browser: star map, log book, and a campaign on one page."""

from __future__ import annotations

from playwright.sync_api import Page, expect
from tools.screens.stored import stored

from tests.browser.conftest import SitDown
from tests.browser.house import House
from tests.browser.stage import Stage, stored_match

LINE = {"crew": ["Ada", "Grace"], "normal": "white", "serious": "white", "lostTo": ""}
BOOK = [
    {"id": "1", "date": "2026-05-02", "mission": "test_run_1", "score": 12, **LINE},
    {"id": "2", "date": "2026-05-09", "mission": "test_run_2", "score": None, **LINE},
]


def keeps(page: Page, book: object) -> None:
    """The log book of this device."""
    told = "book => localStorage.setItem('starboard.space_alert.log', JSON.stringify(book))"
    page.evaluate(told, book)


def test_the_star_map_says_what_a_mission_adds_and_which_comes_next(sit_down: SitDown) -> None:
    person = sit_down()
    person.open()
    keeps(person.page, BOOK)
    person.open("#/tools/career")
    page = person.page
    expect(page.locator("[data-mission]")).to_have_count(17)
    expect(page.locator('[data-mission="test_run_1"] .earned')).to_have_count(1)
    expect(page.locator('[data-mission="test_run_2"]')).to_have_attribute("aria-pressed", "true")
    page.get_by_text("New here: rockets").wait_for()
    page.locator('[data-mission="simulation_1"]').click()
    page.get_by_text("New here: phase 3").wait_for()
    row = page.get_by_role("row", name="Test run 2")
    expect(row).to_contain_text("lost")
    page.get_by_text("1 of 2 came home, best result 12").wait_for()
    assert person.findings() == []


def test_from_the_map_one_flies_a_test_run_with_bots(sit_down: SitDown) -> None:
    person = sit_down(width=390, height=844, touch=True)
    person.open("#/tools/career?mission=test_run_1")
    page = person.page
    page.get_by_role("button", name="Fly with a bot crew").click()
    page.get_by_role("dialog", name="Test run 1").wait_for()


def test_a_campaign_says_before_a_mission_what_is_broken_and_what_that_means(
    sit_down: SitDown,
) -> None:
    stage = Stage(sit_down())
    stage.show(stored_match("space_alert/match-6-campaign-2", 2), 2)
    page = stage.person.page
    blue = page.locator(".between section.blue")
    blue.get_by_text("of 2 repaired").wait_for()
    blue.get_by_text("whoever takes the lift is delayed").wait_for()
    token = next(each["touches"][0] for each in stage.moves if each["kind"] == "repair")
    blue.locator(f'[data-thing="{token}"]').click()
    page.wait_for_function("() => stage.made() !== ''")
    assert page.evaluate("stage.made()").split()[:2] == ["repair", token]


def test_proposals_stand_on_a_board_with_the_risk_of_each(sit_down: SitDown) -> None:
    stage = Stage(sit_down(width=390, height=844, touch=True))
    stage.show(stored_match("space_alert/match-6-campaign-2", 5), 0)
    page = stage.person.page
    cells = page.locator(".between .grid button")
    expect(cells).to_have_count(9)
    expect(cells.first).to_contain_text(" of ")
    cells.first.click()
    page.wait_for_function("() => stage.made() !== ''")
    assert page.evaluate("stage.made()") == "propose white white"


def test_at_the_end_of_a_campaign_its_stations_and_its_worth_are_told(
    house: House, sit_down: SitDown
) -> None:
    person = sit_down()
    match = stored("space_alert/match-6-campaign-2")
    people = [person.arrives(), "second", "third", "fourth"]
    table = house.stored_table(match, len(match.entries), people)
    person.open(f"#/table/{table}")
    page = person.page
    page.get_by_role("region", name="The film").wait_for()
    page.keyboard.press("End")
    stand = page.get_by_role("region", name="The campaign")
    expect(stand.locator("li.done")).to_have_count(2)
    expect(stand.locator("dd")).to_have_text(["32", "12", "0", "−20", "24"])
