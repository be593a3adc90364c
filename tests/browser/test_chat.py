"""What people say to each other at a table."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import SitDown
from tests.browser.house import House


def test_an_emote_is_seen_at_the_seat_of_its_sender_and_counted_until_the_chat_is_read(
    house: House, sit_down: SitDown
) -> None:
    marion, kolja = sit_down(), sit_down()
    table = house.new_table("flagship", "emotes", [marion.arrives(), kolja.arrives()])
    marion.sits_at(table)
    kolja.sits_at(table)
    marion.page.locator("[data-drawer=chat]").click()
    marion.page.locator("[data-emote=well-played]").click()
    expect(marion.page.locator("ol[aria-live]").get_by_text("Well played!")).to_be_visible()
    bubble = kolja.page.locator("[data-said='0']")
    expect(bubble).to_contain_text("Well played!")
    plate, seen = kolja.page.locator("header li.seat-0").bounding_box(), bubble.bounding_box()
    assert plate is not None
    assert seen is not None
    assert plate["y"] + plate["height"] <= seen["y"] <= plate["y"] + plate["height"] + 12
    assert abs(seen["x"] - plate["x"]) <= 12
    expect(kolja.page.locator("[data-drawer=chat] [data-badge]")).to_contain_text("1")
    expect(marion.page.locator("[data-said]")).to_have_count(0)
    kolja.page.locator("[data-drawer=chat]").click()
    expect(kolja.page.locator("[data-drawer=chat] [data-badge]")).to_have_count(0)
    expect(bubble).to_have_count(0)


def test_a_plate_says_whether_its_person_is_at_the_table(house: House, sit_down: SitDown) -> None:
    marion, kolja = sit_down(), sit_down()
    table = house.new_table("flagship", "presence", [marion.arrives(), kolja.arrives()])
    marion.sits_at(table)
    kolja.sits_at(table)
    seen = marion.page.locator("header li.seat-1 [data-presence]")
    expect(seen).to_have_attribute("data-presence", "here")
    expect(marion.page.locator("header li.seat-0 [data-presence]")).to_have_count(0)
    address = kolja.page.url
    kolja.page.goto("about:blank")
    expect(seen).to_have_attribute("data-presence", "away")
    expect(seen).to_have_attribute("aria-label", "not at the table now")
    kolja.page.goto(address)
    expect(seen).to_have_attribute("data-presence", "here")
