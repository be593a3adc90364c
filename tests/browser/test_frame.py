"""Start page, tables, language, rules, settings: what people see before and around a game."""

from __future__ import annotations

import re

from playwright.sync_api import Request, expect

from tests.browser.conftest import Line, SitDown
from tests.browser.person import Person

MUCH = 10
"""Lines that a table says at least."""


def test_two_clicks_lead_from_the_link_to_the_first_decision(sit_down: SitDown) -> None:
    person = sit_down()
    person.plays_against_bots("Flagship")
    assert person.waits()
    assert "Build your main ship" in person.asked


def test_a_table_downloads_little(sit_down: SitDown) -> None:
    person = sit_down()
    loaded: list[Request] = []
    person.page.on("requestfinished", lambda request: loaded.append(request))
    person.plays_against_bots("Space Alert")
    person.page.get_by_role("button", name="Start the mission").click()
    person.page.locator(".hand .card").first.wait_for()
    voice = [each for each in loaded if "/api/speech/" in each.url]
    assert 50_000 < weight([each for each in loaded if each not in voice]) < 350_000
    assert weight(voice) < 300_000


def weight(loaded: list[Request]) -> int:
    """The bytes of what was loaded."""
    return sum(each.sizes()["responseBodySize"] for each in loaded)


def test_the_language_changes_at_once_and_everywhere(sit_down: SitDown) -> None:
    person = sit_down()
    person.plays_against_bots("Flagship")
    person.waits()
    person.page.locator(".tray .card").first.hover()
    person.page.locator(".reading.something").wait_for()
    english = said(person)
    person.open("#/settings")
    person.page.get_by_label("Language").select_option("de")
    person.page.get_by_role("heading", name="Einstellungen").wait_for()
    person.page.go_back()
    person.page.locator("footer .ask.mine", has_text="Baue dein Hauptschiff").wait_for()
    person.page.locator(".tray .card").first.hover()
    person.page.locator(".reading.something").wait_for()
    assert len(english) > MUCH
    person.until(lambda: not english & said(person))
    expect(person.page.locator("html")).to_have_attribute("lang", "de")


def said(person: Person) -> set[str]:
    """The lines of a page with words in them that are no names."""
    lines = person.page.locator("body").inner_text().splitlines()
    return {line for line in lines if re.search(r"\b[a-z]{3,}", line)}


def test_rules_are_found_by_their_words(sit_down: SitDown) -> None:
    person = sit_down()
    person.open("#/rules/flagship")
    person.page.locator("dt").nth(200).wait_for(state="attached")
    person.page.get_by_placeholder("Search the rules").fill("however many points hit")
    person.page.locator("dt", has_text="FS-ATTACK-15").wait_for()
    expect(person.page.locator("dt")).to_have_count(1)


def begun_by_two(sit_down: SitDown) -> tuple[Person, Person]:
    """A host and a friend who came by the link, in the first decision of a game."""
    host, friend = sit_down(), sit_down()
    host.open("#/new/flagship")
    host.page.get_by_label("Seats").select_option("2")
    host.page.get_by_role("button", name="Open the table").click()
    host.page.get_by_role("heading", name="Invite others").wait_for()
    link = host.page.locator(".link").inner_text()
    friend.open(link.split("/", 3)[3])
    friend.page.get_by_role("button", name="Sit down here").first.click()
    for person in (friend, host):
        person.page.get_by_role("button", name="I am ready").click()
    return host, friend


def test_a_friend_comes_by_the_link(sit_down: SitDown) -> None:
    host, friend = begun_by_two(sit_down)
    assert host.waits()
    assert friend.waits()


def test_others_are_not_read_come_back_and_are_replaced(sit_down: SitDown) -> None:
    host, friend = begun_by_two(sit_down)
    for person in (host, friend):
        person.waits()
        person.opens("Chat")
    friend.page.get_by_placeholder("Say something").fill("hello there")
    friend.page.get_by_role("button", name="Say", exact=True).click()
    heard = host.page.get_by_text("hello there")
    heard.wait_for()
    host.opens("Table")
    host.page.get_by_role("button", name="Do not read").click()
    host.page.locator("button[aria-pressed=true]", has_text="Do not read").wait_for()
    host.opens("Chat")
    host.page.get_by_placeholder("Say something").wait_for()
    expect(heard).to_have_count(0)

    friend.opens("Table")
    friend.page.get_by_role("button", name="Leave; a bot plays on").click()
    friend.page.get_by_role("button", name="Take your seat back").click()
    friend.page.get_by_role("button", name="Leave; a bot plays on").wait_for()

    host.opens("Table")
    host.page.get_by_role("button", name="Replace by a bot").click()
    host.page.get_by_role("button", name="Really replace").click()
    friend.page.get_by_text("This table is gone").wait_for()
    expect(host.page.get_by_role("button", name="Really replace")).to_have_count(0)


def test_a_spectator_comes_by_the_link_and_stays_when_the_line_was_lost(sit_down: SitDown) -> None:
    host, other = sit_down(), sit_down(width=390, height=844, touch=True)
    host.open("#/new/flagship")
    host.page.get_by_label("Seats").select_option("2")
    host.page.get_by_label("Who may come").select_option("invite")
    host.page.get_by_role("button", name="Open the table").click()
    host.page.get_by_label("Put a bot here").select_option("regular")
    host.page.get_by_role("button", name="I am ready").click()
    host.waits()
    host.opens("Table")
    link = host.page.locator(".link").inner_text()
    assert "?invite=" in link
    line = Line(other)
    other.open(link.split("/", 3)[3])
    other.page.locator(".table .mat").first.wait_for()
    line.is_lost_and_found()
    host.takes_hint()
    other.page.locator(".table .mat").first.wait_for()
    assert other.page.get_by_text("This table is gone").count() == 0
    assert not other.has_to_decide()
    assert host.findings() == []
