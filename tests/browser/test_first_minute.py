"""The first minute: a small sheet before a game, an invitation with one tap, two at one screen."""

from __future__ import annotations

from playwright.sync_api import expect

from starboard.games.flagship.cards.starters import starter_decks
from tests.browser.conftest import SitDown
from tests.browser.person import Person


def test_the_play_sheet_has_answers_and_one_button(sit_down: SitDown) -> None:
    person = sit_down(width=390, height=844, touch=True)
    person.open()
    page = person.page
    card = page.locator(".game", has=page.get_by_role("heading", name="Flagship"))
    expect(card).to_contain_text("25 min")
    card.locator("button.primary").click()
    sheet = page.locator("[data-play-sheet]")
    sheet.get_by_label("They will see you as").fill("Marion")
    sheet.locator("[data-side=rebels] svg").wait_for()
    sheet.get_by_role("radio", name="Rebels").check(force=True)
    assert person.findings() == []
    sheet.locator("button.primary").click()
    page.locator(".table footer .ask").wait_for()
    rebels = starter_decks()["rebels"]
    shelf = page.locator(".shelves [data-thing]")
    expect(shelf).to_have_count(len({*rebels.main_ship, *rebels.market}))
    assert shelf.first.get_attribute("data-thing") in {*rebels.main_ship, *rebels.market}
    expect(page.locator("header li").first).to_contain_text("Marion")
    expect(page.locator("header li")).to_have_count(2)
    person.open()
    card.locator("button.primary").click()
    expect(sheet).to_be_visible()
    expect(sheet.get_by_label("They will see you as")).to_have_count(0)


def opened(sit_down: SitDown) -> Person:
    host = sit_down()
    host.open("#/new/flagship")
    host.page.get_by_label("Seats").select_option("2")
    host.page.get_by_role("button", name="Open the table").click()
    host.page.get_by_role("heading", name="Invite others").wait_for()
    return host


def test_an_invitation_says_who_invites_to_what_and_seats_with_one_tap(sit_down: SitDown) -> None:
    host, friend = opened(sit_down), sit_down()
    name = host.page.locator("section li .who").first.inner_text().splitlines()[0]
    friend.open(host.page.locator(".link").inner_text().split("/", 3)[3])
    invitation = friend.page.locator("[data-invitation]")
    expect(invitation).to_contain_text(f"{name} invites you to Flagship")
    assert friend.findings() == []
    invitation.get_by_role("button", name="Sit down and play").click()
    expect(invitation).to_have_count(0)
    host.page.get_by_role("button", name="I am ready").click()
    assert host.waits()
    assert friend.waits()


def test_two_people_at_one_screen_hand_it_over(sit_down: SitDown) -> None:
    host = opened(sit_down)
    page = host.page
    page.get_by_role("button", name="Somebody beside me").click()
    page.get_by_label("Their name").fill("Kolja")
    page.get_by_label("Their name").press("Enter")
    expect(page.get_by_text("Kolja")).to_have_count(1)
    page.get_by_role("button", name="I am ready").click()
    over = page.locator("[data-hand-over]")
    assert host.waits()
    while not any(each["move"] == "ready" for each in host.offers):
        host.takes_hint()
        assert host.waits()
    page.locator('footer [data-move="ready"]').click()
    confirm = page.locator("footer [data-confirm]:enabled")
    confirm.or_(over).first.wait_for()
    if confirm.count():
        confirm.click()
    expect(over).to_contain_text("Kolja is next")
    over.get_by_role("button").click()
    expect(over).to_have_count(0)
    expect(page.locator("header li.you")).to_contain_text("Kolja")
    assert host.waits()
