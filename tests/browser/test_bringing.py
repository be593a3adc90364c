"""Everybody brings a deck to the waiting room; the others see that it is one."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from starboard.games.flagship.cards.deck_text import encode_deck
from starboard.games.flagship.cards.decks import Deck
from starboard.games.flagship.cards.starters import starter_decks
from starboard.kernel.yaml_files import Name
from tests.browser.conftest import SitDown
from tests.browser.person import Person

FRABIAN = starter_decks()["frabian"]
OWN = encode_deck(FRABIAN)
SMALL = encode_deck(Deck(name=Name(de="x", en="x"), main_ship=FRABIAN.main_ship))


def meet(
    sit_down: SitDown, lang: str = "en-GB", width: int = 1280, game: str = "flagship"
) -> tuple[Person, Person]:
    """A host and a friend in the waiting room."""
    host, friend = sit_down(), sit_down(lang=lang, width=width)
    host.open(f"#/new/{game}")
    host.page.get_by_label("Seats").select_option("2")
    host.page.get_by_role("button", name="Open the table").click()
    host.page.get_by_role("heading", name="Invite others").wait_for()
    friend.open(host.page.locator(".link").inner_text().split("/", 3)[3])
    friend.page.get_by_role("button", name="Sit down here" if lang == "en-GB" else "Hier").click()
    return host, friend


def seat(person: Person, number: int) -> Locator:
    """A row of the list of seats."""
    return person.page.locator("ol > li").nth(number)


def test_a_deck_is_brought_and_others_see_only_that_it_is_an_own_one(sit_down: SitDown) -> None:
    host, friend = meet(sit_down)
    mine = seat(friend, 1)
    mine.get_by_label("Deck").select_option("own")
    mine.get_by_label("A code, or a list to paste").fill(SMALL)
    mine.get_by_role("button", name="Take it along").click()
    expect(mine.get_by_role("alert")).to_contain_text("FS-DECK-03")
    expect(seat(host, 1).locator(".brought")).to_have_count(0)

    mine.get_by_label("A code, or a list to paste").fill(OWN)
    mine.get_by_role("button", name="Take it along").click()
    expect(mine.get_by_role("status")).to_contain_text("taken along")
    expect(mine.get_by_role("alert")).to_have_count(0)
    expect(seat(host, 1).locator(".brought")).to_have_text("own deck")
    assert OWN not in host.page.content()

    seat(host, 0).get_by_label("Deck").select_option("rebels")
    expect(seat(friend, 0).locator(".brought")).to_have_text("Rebels")
    friend.page.reload()
    expect(seat(friend, 1).get_by_label("Deck")).to_have_value("own")

    for person in (friend, host):
        person.page.get_by_role("button", name="I am ready").click()
    assert friend.waits()
    assert host.waits()
    assert {offer["move"] for offer in friend.turn["moves"]} >= {"pick rico_furioso"}


def test_the_waiting_room_speaks_german_on_a_phone_and_is_open_to_all(sit_down: SitDown) -> None:
    host, friend = meet(sit_down, "de-DE", 390)
    mine = seat(friend, 1)
    mine.get_by_label("Deck").select_option("syndicate")
    expect(seat(host, 1).locator(".brought")).to_have_text("Syndicate")
    mine.get_by_label("Deck").select_option("own")
    mine.get_by_label("Ein Code oder eine Liste zum Einfügen").fill("Ereignisse\n3 Nachschb")
    mine.get_by_role("button", name="Mitnehmen").click()
    expect(mine.get_by_role("alert")).to_contain_text("Zeile 2")
    expect(mine.get_by_role("alert")).to_contain_text("Nachschub")
    assert friend.page.evaluate("document.documentElement.scrollWidth") <= 390
    assert friend.findings() == []


STUMBLING = {
    "en-GB": ("Stumbling: no", "By the rule book everybody may stumble."),
    "de-DE": ("Stolpern: nein", "Nach der Spielregel darf jeder stolpern."),
}


def test_the_waiting_room_says_that_a_right_of_the_book_is_switched_off(sit_down: SitDown) -> None:
    host, friend = sit_down(), sit_down(lang="de-DE", width=390)
    host.open("#/new/space_alert")
    host.page.get_by_role("button", name="Open the table").click()
    host.page.get_by_role("heading", name="Invite others").wait_for()
    friend.open(host.page.locator(".link").inner_text().split("/", 3)[3])
    for person, (said, why) in zip((host, friend), STUMBLING.values(), strict=True):
        option = person.page.locator("dl", has_text=said)
        expect(option).to_be_visible()
        expect(option).to_contain_text(why)
