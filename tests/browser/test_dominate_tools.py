"""Tools of Dominate & Delegate in the browser: log book, set-up sheets, positions."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import SitDown
from tests.browser.person import Person


def is_refused(person: Person) -> None:
    """The browser notes that the server has refused something, and nothing else."""
    assert {note for note in person.trouble if "400 (Bad Request)" not in note} == set()
    person.trouble.clear()


def test_a_log_says_what_may_be_played_and_its_newspaper_every_number(sit_down: SitDown) -> None:
    person = sit_down(width=390, height=844, touch=True)
    person.open("#/tools/dominate-log")
    page = person.page
    expect(page.locator("[data-log]")).to_contain_text("Phantom Convoy")
    expect(page.locator("[data-findings] li").first).to_be_visible()
    assert person.findings() == []
    page.locator("textarea").fill("efa.victory.many")
    expect(page.get_by_role("alert")).to_contain_text("efa.victory.many")
    expect(page.locator("[data-log]")).to_have_count(0)
    is_refused(person)


def test_a_set_up_sheet_keeps_the_secrets_of_a_mission(sit_down: SitDown) -> None:
    person = sit_down()
    person.open("#/tools/dominate-setup?scenario=e3_microgen")
    sheet = person.page.locator("[data-sheet=e3_microgen]")
    expect(sheet).to_contain_text("Delete the data base")
    expect(sheet).not_to_contain_text("Fridge")
    person.page.get_by_label("The game master’s sheet").check()
    expect(sheet).to_contain_text("Fridge")
    assert person.findings() == []


def test_a_position_says_who_hits_whom_and_a_file_what_is_wrong(sit_down: SitDown) -> None:
    person = sit_down()
    person.open("#/tools/dominate-check")
    page = person.page
    page.get_by_role("button", name="Look at the position").click()
    expect(page.locator("[data-look]")).to_contain_text("MG-Buggy C2 from B2: destroyed")
    assert person.findings() == []
    page.get_by_role("button", name="Check the file").click()
    expect(page.locator(".bad").first).to_be_visible()
    is_refused(person)
