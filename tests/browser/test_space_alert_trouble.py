"""What may go wrong on the bridge: nothing moves, nobody's plan is lost, the clock goes on."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect
from tools.screens.stored import stored

from tests.browser.conftest import SitDown
from tests.browser.hands import thing
from tests.browser.house import House
from tests.browser.person import Person
from tests.browser.test_crew import everybody_sees, lets_pass

MATCH = stored("space_alert/match-2-seats-3")
LAST_PHASE = 113
"""The entry with which the last phase begins, at second 440."""
TRANSFER, BEEP, OUTAGE, AGAIN = 10, 10, 40, 10
"""Seconds from one to the next."""
PHONE: dict[str, Any] = {"width": 390, "height": 844, "touch": True}
PLACES = """() => Object.fromEntries(
  [".ship .window", ".column", "section.plan", ".held .hand", "header .head .strip"].map((each) => {
    const found = document.querySelector(each)?.getBoundingClientRect();
    return [each, found && [found.x, found.y, found.width, found.height].map(Math.round)];
  }),
)"""
"""Where on the screen the parts of the bridge are."""
NO_SOUND = """Object.defineProperty(AudioContext.prototype, "state", { get: () => "suspended" });"""
SECONDS = """() => document.querySelector("[role=timer]").textContent !== "0:00" """
CHECK = ".check [role=status]"
START = ".controls .primary:not([disabled])"


def crew(house: House, sit_down: SitDown, **size: Any) -> tuple[str, list[Person]]:
    """Two people of three in the last phase."""
    people = [sit_down(**size), sit_down(**size)]
    table = house.stored_table(MATCH, LAST_PHASE, [*[each.arrives() for each in people], "third"])
    for person in people:
        person.open(f"#/table/{table}")
        person.page.locator(".hand .card").first.wait_for()
    return table, people


@pytest.mark.parametrize("size", [{}, PHONE], ids=["desk", "phone"])
def test_nothing_on_the_bridge_moves_or_changes_its_size(
    house: House, sit_down: SitDown, size: dict[str, Any]
) -> None:
    table, people = crew(house, sit_down, **size)
    page = people[0].page
    before = page.evaluate(PLACES)
    assert None not in before.values()
    people[0].hinted_move()
    assert page.evaluate(PLACES) == before
    lets_pass(house, table, people, TRANSFER)
    page.locator(".crew.receives").first.wait_for()
    assert page.evaluate(PLACES) == before
    lets_pass(house, table, people, BEEP)
    expect(page.locator(".crew.receives")).to_have_count(0)
    lets_pass(house, table, people, OUTAGE)
    page.locator(".alert.outage").wait_for()
    assert page.evaluate(PLACES) == before
    lets_pass(house, table, people, AGAIN)
    expect(page.locator(".alert.outage")).to_have_count(0)
    assert page.evaluate(PLACES) == before


def test_whoever_drops_out_in_a_transfer_loses_nothing_and_the_clock_goes_on(
    house: House, sit_down: SitDown
) -> None:
    table, people = crew(house, sit_down)
    stays, drops = people
    laying = next(each for each in drops.offers if each["kind"] == "lay")
    drops.makes(laying["move"])
    everybody_sees(house, table, people)
    space = next(each for each in laying["touches"] if each.startswith("space."))
    lets_pass(house, table, people, TRANSFER)
    drops.page.context.set_offline(True)
    drops.page.goto("about:blank")
    seat = stays.page.locator(".column .crew").nth(0)
    expect(seat).to_contain_text("away")
    lets_pass(house, table, [stays], BEEP)
    lets_pass(house, table, [stays], OUTAGE)
    stays.page.locator(".alert.outage").wait_for()
    drops.page.context.set_offline(False)
    drops.open(f"#/table/{table}")
    expect(drops.page.locator(f"{thing(space)}.filled")).to_be_visible()
    drops.page.locator(".alert.outage").wait_for()


def test_without_the_voice_one_sentence_says_so_and_the_clock_runs(sit_down: SitDown) -> None:
    person = sit_down()
    page = person.page
    page.route("**/voice.*", lambda asked: asked.abort())
    person.open("#/tools/mission?name=mission_3")
    page.get_by_role("button", name="Prepare the mission").click()
    expect(page.locator(CHECK)).to_contain_text("There is no voice")
    page.locator(START).click()
    page.wait_for_function(SECONDS)
    page.unroute("**/voice.*")
    page.get_by_role("button", name="Close").click()
    page.get_by_role("button", name="Prepare the mission").click()
    expect(page.locator(CHECK)).to_contain_text("The voice is here")
    assert [note for note in person.trouble if "net::ERR_FAILED" not in note] == []
    person.trouble.clear()


def test_where_the_browser_allows_no_sound_one_sentence_says_so_and_the_clock_runs(
    sit_down: SitDown,
) -> None:
    person = sit_down()
    page = person.page
    page.add_init_script(NO_SOUND)
    person.open("#/tools/mission?name=mission_3")
    page.get_by_role("button", name="Prepare the mission").click()
    page.locator("[data-sound-check]:not([disabled])").click()
    expect(page.locator(CHECK)).to_contain_text("The browser allows no sound")
    page.locator(START).click()
    page.wait_for_function(SECONDS)
    assert person.findings() == []
