"""Space Alert with the box on the table: cards that were drawn, and what becomes of them."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import SitDown

OWN = "#/tools/mission?own=phases 3:40 7:20 10:00 | 0:10 T%2B2 white | 1:00 T%2B5 internal"
"""A mission with a threat from outside and one from inside."""


def test_cards_tapped_in_the_mission_player_lie_in_the_resolver(sit_down: SitDown) -> None:
    person = sit_down(width=390, height=844, touch=True)
    page = person.page
    person.open(OWN)
    page.get_by_role("button", name="Prepare the mission").click()
    page.get_by_role("button", name="Start").click()
    page.get_by_role("slider", name="Where in the mission").fill("599")
    page.get_by_role("button", name="Say which card was drawn for T+2").click()
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_role("button", name="Saboteur")).to_have_count(0)
    sheet.get_by_role("button", name="Meteoroid").click()
    page.get_by_role("button", name="T+2 is Meteoroid").wait_for()
    page.get_by_role("combobox", name="blue", exact=True).select_option("T6")
    page.get_by_role("link", name="Lay the action cards").click()
    page.get_by_text("Still without a card: T+5.").wait_for()
    page.get_by_text("No trajectory yet: red, white, inside the ship.").wait_for()
    expect(page.get_by_role("combobox", name="blue", exact=True)).to_have_value("T6")
    cards = page.get_by_role("combobox", name="Threat")
    expect(cards.first).to_have_value("E1-10")
    expect(cards.nth(1)).to_have_value("")
    expect(page.get_by_role("button", name="Watch the film")).to_be_disabled()
    assert person.findings() == []
    person.open(OWN)
    page.reload()
    page.get_by_role("button", name="Prepare the mission").click()
    page.get_by_role("button", name="Start").click()
    page.get_by_role("slider", name="Where in the mission").fill("60")
    page.get_by_role("button", name="T+2 is Meteoroid").wait_for()
