"""Two lessons of Dominate & Delegate: a small field, then an office at night."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import SitDown
from tests.browser.person import Person
from tests.browser.test_lessons import GO_ON, does_what_is_lit

FIELD, OFFICE = 16, 21
"""Moves of the two lessons."""


def follows(person: Person, moves: int) -> None:
    """Read the goal, then do what is lit until nothing more is taught."""
    person.page.locator(GO_ON).click()
    spot = person.page.locator("[data-spotlight]")
    for number in range(moves):
        expect(person.page.locator(".coach .dots i.done")).to_have_count(number + 1)
        spot.wait_for()
        does_what_is_lit(person)
    person.page.locator(".coach.over").wait_for()


def test_a_field_is_won_and_a_file_deleted_by_doing_what_is_lit(sit_down: SitDown) -> None:
    person = sit_down()
    person.open()
    heading = person.page.get_by_role("heading", name="Dominate & Delegate")
    card = person.page.locator(".game", has=heading)
    card.get_by_role("button", name="First steps").click()
    follows(person, FIELD)
    told = [event["kind"] for event in person.events]
    for kind in ("Attacked", "Placed", "Ordered", "Countered", "OreUnloaded", "Captured"):
        assert kind in told, kind
    expect(person.page.get_by_role("dialog")).to_contain_text("No other side is left")
    assert person.findings() == []

    person.told.clear()
    person.page.get_by_role("button", name="Next lesson: indoors").click()
    person.page.locator(".board .square").first.wait_for()
    follows(person, OFFICE)
    told = [event["kind"] for event in person.events]
    for kind in ("Told", "ItemGiven", "DoorTurned", "Attacked", "LaidDown", "ReadAloud"):
        assert kind in told, kind
    assert "AlarmRaised" not in told
    expect(person.page.get_by_role("dialog")).to_contain_text("The mission has been decided")
    assert person.findings() == []
