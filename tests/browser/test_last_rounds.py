"""The last round of a stored match, played to its result by two people in two browsers."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tools.screens.stored import stored

from tests.browser.conftest import SitDown
from tests.browser.house import House
from tests.browser.person import Person


def two_sit_down(house: House, sit_down: SitDown, name: str, at: int) -> list[Person]:
    """One at a desk and one with a phone, at a stored match that goes on after an entry."""
    people = [sit_down(), sit_down(width=390, height=844, touch=True)]
    table = house.stored_table(stored(name), at, [person.arrives() for person in people])
    for person in people:
        person.sits_at(table)
    return people


@pytest.mark.parametrize(
    ("name", "at", "result"),
    [
        ("flagship/match-1-seats-2", 72, "No other main ship is left in the game."),
        ("eclipse/match-1-seats-2", 160, "Sectors\t12\t3"),
    ],
)
def test_the_last_round_of_a_stored_match_leads_to_its_result_and_its_replay(
    house: House, sit_down: SitDown, name: str, at: int, result: str
) -> None:
    people = two_sit_down(house, sit_down, name, at)
    entries = stored(name).entries
    for entry in entries[at:]:
        for move in entry.moves:
            people[entry.seat].is_offered(move)
            people[entry.seat].makes(move)
    for person in people:
        dialog = person.page.get_by_role("dialog")
        expect(dialog).to_contain_text(result, use_inner_text=True)
        assert person.findings() == []
    page = people[1].page
    page.get_by_role("dialog").get_by_role("link", name="Replay").click()
    page.wait_for_url("**/0")
    assert page.get_by_label("Moment").get_attribute("max") == str(len(entries))
    page.get_by_label("Moment").fill(str(at))
    page.wait_for_url(f"**/{at}")
    page.locator(".replay [data-thing]").first.wait_for()
