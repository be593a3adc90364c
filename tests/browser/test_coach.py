"""The coach of the first two games after a lesson, and what verbs say of their odds."""

from __future__ import annotations

import json

from playwright.sync_api import expect
from tools.screens.stored import stored

from tests.browser.conftest import SitDown
from tests.browser.house import House
from tests.browser.person import Person

BEGINNER = """try {
  const settings = JSON.parse(localStorage["starboard.settings"] ?? "{}");
  settings.coach ??= { flagship: %s };
  localStorage["starboard.settings"] = JSON.stringify(settings);
} catch { /* a page without a store */ }"""
"""They have finished the lesson of Flagship, and played these games since."""
CREDITS_LEFT = ("flagship/match-1-seats-2", 20)
"""Whoever ends the turn here lets credits lapse that would buy something useful."""


def comes(
    house: House, sit_down: SitDown, where: tuple[str, int], watched: list[str] | None
) -> Person:
    """Somebody at a stored match; `watched` are the games since the lesson, nothing before it."""
    person = sit_down()
    if watched is not None:
        person.page.add_init_script(BEGINNER % json.dumps(watched))
    name, at = where
    seat = stored(name).entries[at].seat
    chairs = ["guest-0", "guest-1"]
    chairs[seat] = person.arrives()
    person.sits_at(house.stored_table(stored(name), at, chairs))
    person.waits()
    return person


def ends_the_turn(person: Person) -> None:
    person.page.locator('footer [data-move="end-turn"]:enabled').first.click()


def test_a_beginner_is_told_and_shown_what_the_credits_would_buy(
    house: House, sit_down: SitDown
) -> None:
    person = comes(house, sit_down, CREDITS_LEFT, [])
    ends_the_turn(person)
    line = person.page.locator("[data-advice]")
    expect(line).to_contain_text("You could buy")
    assert line.get_attribute("data-advice") == "coach-buy"
    line.get_by_role("button", name="Show me").click()
    expect(line).to_have_count(0)
    expect(person.page.locator("[data-thing].hinted").first).to_be_visible()
    assert person.findings() == []


def test_whoever_wants_can_end_the_turn_all_the_same(house: House, sit_down: SitDown) -> None:
    person = comes(house, sit_down, CREDITS_LEFT, [])
    ends_the_turn(person)
    line = person.page.locator("[data-advice]")
    line.get_by_role("button", name="Close").click()
    expect(line).to_have_count(0)
    person.page.locator('footer [data-confirm][data-move="end-turn"]:enabled').click()
    person.until(lambda: "end-turn" in person.made)


def test_a_coach_that_is_switched_off_stays_off(house: House, sit_down: SitDown) -> None:
    person = comes(house, sit_down, CREDITS_LEFT, [])
    ends_the_turn(person)
    person.page.get_by_role("button", name="Coach off").click()
    person.page.keyboard.press("Escape")
    ends_the_turn(person)
    expect(person.page.locator("footer .warning")).to_be_visible()
    expect(person.page.locator("[data-advice]")).to_have_count(0)


def test_nobody_is_coached_before_the_lesson_nor_after_two_games(
    house: House, sit_down: SitDown
) -> None:
    for watched in (None, ["one", "two"]):
        person = comes(house, sit_down, CREDITS_LEFT, watched)
        ends_the_turn(person)
        expect(person.page.locator("footer .warning")).to_be_visible()
        expect(person.page.locator("[data-advice]")).to_have_count(0)


def test_an_attack_says_how_likely_it_gets_through(house: House, sit_down: SitDown) -> None:
    name = "flagship/match-2-seats-2"
    at = next(
        number
        for number, entry in enumerate(stored(name).entries)
        if entry.moves and entry.moves[0].startswith("attack ")
    )
    person = comes(house, sit_down, (name, at), None)
    person.page.evaluate(
        'thing => document.querySelector(`[data-stage] [data-thing="${thing}"]`).click()',
        stored(name).entries[at].moves[0].split()[1],
    )
    expect(person.page.locator("footer [data-odds]")).to_contain_text("hits")
