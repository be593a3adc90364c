"""Two friends with secret decks of Perry Rhodan in the waiting room."""

from __future__ import annotations

from playwright.sync_api import expect

from starboard.games.perry_rhodan.deck_text import encode_deck, starter_decks
from tests.browser.conftest import SitDown
from tests.browser.test_bringing import meet, seat


def test_two_friends_bring_secret_decks_of_their_own(sit_down: SitDown) -> None:
    host, friend = meet(sit_down, game="perry_rhodan")
    codes = [encode_deck(starter_decks()[name]) for name in ("raumflotte", "mutantenkorps")]
    for person, number in ((host, 0), (friend, 1)):
        mine = seat(person, number)
        mine.get_by_label("Deck").select_option("own")
        mine.get_by_label("A code, or a list to paste").fill(codes[number])
        mine.get_by_role("button", name="Take it along").click()
        expect(mine.get_by_role("status")).to_contain_text("taken along")
    expect(seat(host, 1).locator(".brought")).to_have_text("a deck of one’s own")
    assert codes[1] not in host.page.content()
    for person in (friend, host):
        person.page.get_by_role("button", name="I am ready").click()
    for person in (friend, host):
        person.page.locator(".table .board [data-thing]").first.wait_for()
