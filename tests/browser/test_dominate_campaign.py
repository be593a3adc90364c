"""A campaign of Dominate & Delegate in the browser, month after month to the newspaper."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from starboard.kernel.options import OptionValue
from tests.browser.conftest import SitDown
from tests.browser.house import House
from tests.browser.person import Person

LONGEST = 16
"""Missions there are."""
BEFORE = {"mission", "ready"}
"""What is done before a mission begins."""
LAST_MONTHS = [
    "efa.charism.4",
    "efa.lost.e1",
    "efa.lost.e2",
    "efa.lost.e4",
    "efa.lost.e7",
    "efa.got.insufficient_funds.2",
    "efa.used.insufficient_funds.2",
    "red.victory.4",
    "red.charism.8",
    "red.won.r1",
    "red.won.r3",
    "red.won.r2",
    "red.won.r4",
    "red.won.r5",
    "red.won.r6",
    "red.card.r7",
    "red.got.funds_received.2",
    "red.got.new_construction_options.1",
    "flag.strike_launched",
    "next.RedCat",
]
"""A log in which the last chapter of the factory is open, and what follows it."""
LAST_MONTH = [
    "efa.charism.4",
    "efa.lost.e1",
    "efa.lost.e2",
    "efa.lost.e4",
    "efa.lost.e7",
    "efa.got.insufficient_funds.2",
    "efa.used.insufficient_funds.2",
    "red.victory.5",
    "red.charism.11",
    "red.won.r1",
    "red.won.r3",
    "red.won.r2",
    "red.won.r4",
    "red.won.r5",
    "red.won.r6",
    "red.won.r7",
    "red.won.r8",
    "red.card.r9",
    "red.got.funds_received.2",
    "red.got.new_construction_options.1",
    "flag.strike_launched",
    "next.RedCat",
]
"""A log in which one mission is left."""


def reads(person: Person) -> None:
    """Whatever is chosen and read before a mission begins."""
    while person.waits() and BEFORE.intersection(each["kind"] for each in person.offers):
        person.takes_hint()


def gives_up(person: Person) -> Locator:
    """Give the mission up; what came of it."""
    person.opens("Table")
    person.page.get_by_role("button", name="Give up", exact=True).click()
    person.page.get_by_role("button", name="Really give up").click()
    dialog = person.page.get_by_role("dialog")
    dialog.wait_for()
    return dialog


def goes_on(person: Person, dialog: Locator) -> None:
    """To the next mission, with one click."""
    before, person.turn = person.page.url, {"question": ""}
    dialog.get_by_role("button", name="On to the next mission").click()
    person.page.wait_for_url(lambda url: url != before)
    person.until(lambda: bool(person.turn["question"]))


def plays_months(person: Person) -> int:
    """Lose one mission after the other until the campaign is over; how many there were."""
    for month in range(1, LONGEST + 1):
        reads(person)
        dialog = gives_up(person)
        if dialog.get_by_label("The newspaper").count():
            return month
        goes_on(person, dialog)
    raise AssertionError("no end")


def test_whoever_loses_the_last_missions_goes_on_to_the_paper(
    house: House, sit_down: SitDown
) -> None:
    person = sit_down()
    options: dict[str, OptionValue] = {"scenario": "campaign", "log": LAST_MONTHS}
    table = house.new_table("dominate", "lost", [person.arrives()], bots=1, options=options)
    person.sits_at(table)
    assert plays_months(person) == 3
    paper = person.page.get_by_role("dialog").get_by_label("The newspaper")
    expect(paper.locator("article").first).to_be_visible()
    assert person.findings() == []


def test_two_people_read_the_same_paper_when_the_last_mission_is_over(
    house: House, sit_down: SitDown
) -> None:
    loser, winner = sit_down(width=390, height=844, touch=True), sit_down()
    options: dict[str, OptionValue] = {"scenario": "campaign", "log": LAST_MONTH}
    people = [loser.arrives(), winner.arrives()]
    table = house.new_table("dominate", "last", people, options=options)
    loser.sits_at(table)
    winner.sits_at(table)
    assert winner.waits()
    expect(winner.page.locator(".campaign")).to_contain_text("Counting to Zero")
    winner.takes_hint()
    for person in (winner, loser):
        assert person.waits()
        person.makes("ready")
    expect(winner.page.locator(".orders")).to_contain_text("prevent the counter-strike")
    gives_up(loser)
    papers = [
        person.page.get_by_role("dialog").get_by_label("The newspaper")
        for person in (loser, winner)
    ]
    for paper in papers:
        expect(paper.locator("article").first).to_be_visible()
    assert papers[0].inner_text() == papers[1].inner_text()
    expect(papers[0]).to_contain_text("because VICTORY is 0 to 5")
    for person in (loser, winner):
        assert person.findings() == []
