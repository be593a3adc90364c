"""Space Alert with the box on the table: cards that were drawn, and what becomes of them."""

from __future__ import annotations

from playwright.sync_api import expect
from tools.screens.stored import stored

from tests.browser.conftest import SitDown
from tests.browser.house import House

PHONE = {"width": 390, "height": 844, "touch": True}
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


def test_phones_lay_their_cards_and_the_screen_shows_them_as_they_come(sit_down: SitDown) -> None:
    screen, phone, other = sit_down(), sit_down(**PHONE), sit_down(**PHONE)
    screen.open("#/tools/resolve")
    page = screen.page
    page.get_by_role("button", name="Fill in an example").click()
    page.get_by_role("button", name="Each phone lays its cards").click()
    codes = page.get_by_role("region", name="On your phones").get_by_role("link")
    expect(codes).to_have_count(4)
    way = codes.nth(1).get_attribute("href") or ""
    phone.open(way)
    phone.page.get_by_role("group", name="Crew member 2").wait_for()
    for half in ("red arrow", "A", "gravolift"):
        phone.page.get_by_role("group", name="Halves of cards").get_by_role(
            "button", name=half, exact=True
        ).click()
    phone.page.get_by_role("button", name="Send").click()
    phone.page.get_by_text("Sent. Look at the screen.").wait_for()
    page.get_by_text("3 cards").wait_for()
    row = page.get_by_role("group", name="Crew member 2").locator(".space.filled")
    expect(row).to_have_count(3)
    other.open(way)
    other.page.get_by_text("Somebody has laid here already.").wait_for()
    other.page.get_by_role("button", name="Send").click()
    other.page.get_by_text("Another phone has handed something in here already.").wait_for()
    other.page.get_by_role("button", name="Take this place over").click()
    other.page.get_by_text("Sent. Look at the screen.").wait_for()
    page.get_by_role("button", name="Watch the film").click()
    page.get_by_role("region", name="The film").wait_for()
    other.page.get_by_role("button", name="Send again").click()
    other.page.get_by_text("Too late").wait_for()
    page.get_by_role("button", name="Change the plan").click()
    expect(row).to_have_count(3)
    assert screen.findings() == phone.findings() == []
    assert all("409" in note for note in other.trouble)
    other.trouble.clear()


def test_a_phone_without_a_line_keeps_its_plan_and_sends_it_later(sit_down: SitDown) -> None:
    screen, phone = sit_down(), sit_down(**PHONE)
    screen.open("#/tools/resolve")
    screen.page.get_by_role("button", name="Each phone lays its cards").click()
    codes = screen.page.get_by_role("region", name="On your phones").get_by_role("link")
    way = codes.first.get_attribute("href") or ""
    phone.open(way)
    phone.page.get_by_role("group", name="Crew member 1").wait_for()
    phone.page.get_by_role("button", name="A", exact=True).click()
    phone.page.context.set_offline(True)
    phone.page.get_by_role("button", name="Send").click()
    phone.page.get_by_text("No connection. Your plan is kept here").wait_for()
    phone.page.context.set_offline(False)
    phone.page.get_by_text("Sent. Look at the screen.").wait_for()
    screen.page.get_by_text("1 card", exact=True).wait_for()
    phone.page.reload()
    phone.page.get_by_role("button", name="Turn 1: A").wait_for()
    phone.open(way.replace("/lay/", "/lay/x"))
    phone.page.get_by_text("This code is no longer valid.").wait_for()
    phone.trouble.clear()


def test_a_mission_of_ones_own_is_flown_with_a_bot_crew(sit_down: SitDown) -> None:
    person = sit_down(**PHONE)
    person.arrives()
    person.open(OWN)
    fly = person.page.get_by_role("button", name="Fly with a bot crew")
    fly.click()
    person.page.wait_for_url("**/#/table/*")
    person.page.locator("[data-stage]").first.wait_for()
    person.page.get_by_text("Our own mission").first.wait_for()


def test_the_log_book_knows_what_was_flown_on_another_device(
    house: House, sit_down: SitDown
) -> None:
    person = sit_down()
    match = stored("space_alert/match-3-seats-4")
    people = [person.arrives(), "second", "third", "fourth"]
    house.stored_table(match, len(match.entries), people)
    person.open("#/tools/career")
    book = person.page.get_by_role("region", name="Log book")
    expect(book.locator("tbody tr")).to_have_count(1)
    assert person.page.evaluate("localStorage.getItem('starboard.space_alert.log')") is None
    assert person.findings() == []
