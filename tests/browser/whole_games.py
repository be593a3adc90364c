"""Whole games through the page with the house bot's moves: `make soak PART=pages`."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from starboard.kernel.options import OptionValue
from tests.browser.conftest import SitDown
from tests.browser.house import House
from tests.browser.person import Person
from tests.browser.test_crew import crew, plays_a_mission, sees_the_film
from tests.browser.test_dominate_campaign import plays_months
from tests.browser.test_rounds import comes, ways

SEARCH = 180_000
"""Milliseconds for the search after a mission, on a machine that has much to do."""


@pytest.mark.parametrize("number", range(3))
@pytest.mark.parametrize("game", ["flagship", "eclipse", "dominate", "perry_rhodan"])
@ways
def test_a_whole_game(house: House, sit_down: SitDown, way: str, game: str, number: int) -> None:
    person = comes(sit_down, way)
    people = [person.arrives()]
    person.sits_at(house.new_table(game, f"{way} {number}", people, bots=1 + number))
    while person.waits():
        person.takes_hint()
    print(f"moves: {len(person.made)}")
    assert person.findings() == []


@pytest.mark.parametrize("number", range(3))
@ways
def test_a_whole_mission(house: House, sit_down: SitDown, way: str, number: int) -> None:
    people = [comes(sit_down, way) for _ in range(1 + number)]
    plays_a_mission(house, people, f"{way} {number}", every=10)
    for person in people:
        sees_the_film(person)
    print(f"moves: {sum(len(person.made) for person in people)}")


@pytest.mark.parametrize("number", range(3))
def test_a_crew_and_its_debriefing(house: House, sit_down: SitDown, number: int) -> None:
    people = crew(sit_down)
    plays_a_mission(house, people, f"crew {number}", every=10)
    sheets = {sees_the_film(person) for person in people}
    told = {is_debriefed(person) for person in people}
    print(f"moves: {sum(len(person.made) for person in people)}")
    assert len(sheets) == len(told) == 1
    assert [person.findings() for person in people] == [[], [], []]


def is_debriefed(person: Person) -> str:
    """From the film with one click; what everybody reads, as soon as the search has ended."""
    person.page.get_by_role("button", name="Debriefing").click()
    dialog = person.page.locator("dialog.debriefing")
    dialog.locator(".crew li").first.wait_for()
    expect(dialog.locator("progress")).to_have_count(0, timeout=SEARCH)
    return "\n".join(dialog.locator("h2, .chain, .crew").all_inner_texts())


def test_a_whole_campaign(house: House, sit_down: SitDown) -> None:
    person = comes(sit_down, "mouse")
    options: dict[str, OptionValue] = {"scenario": "campaign"}
    table = house.new_table("dominate", "whole", [person.arrives()], bots=1, options=options)
    person.sits_at(table)
    assert plays_months(person) > 9
