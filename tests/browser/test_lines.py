"""The line to the server: lost and found again, two tabs, and games that are over."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Line, SitDown
from tests.browser.person import Person


def test_after_a_lost_line_the_game_goes_on_where_it_was(sit_down: SitDown) -> None:
    person = sit_down()
    line = Line(person)
    person.plays_against_bots("Flagship")
    person.waits()
    line.is_lost_and_found()
    assert person.takes_hint()
    assert len(line.opened) == 2


def test_two_tabs_show_the_same_table(sit_down: SitDown) -> None:
    person = sit_down()
    person.plays_against_bots("Flagship")
    person.waits()
    other = Person(person.page.context.new_page(), person.server)
    other.page.goto(person.page.url)
    other.waits()
    before = other.question
    person.takes_hint()
    other.sees_something_new(before)
    assert other.trouble == []


def gives_up(person: Person) -> None:
    """End a game quickly."""
    person.plays_against_bots("Flagship")
    person.waits()
    person.takes_hint()
    person.opens("Table")
    person.page.get_by_role("button", name="Give up", exact=True).click()
    person.page.get_by_role("button", name="Really give up").click()
    person.page.get_by_role("dialog").wait_for()


def test_a_finished_game_is_replayed_with_its_course_and_played_on_from_a_moment(
    sit_down: SitDown,
) -> None:
    person = sit_down()
    gives_up(person)
    person.page.get_by_role("dialog").get_by_role("link", name="Replay").click()
    person.page.locator(".replay .mat").first.wait_for()
    person.page.locator(".replay footer svg polyline").first.wait_for()
    person.page.get_by_role("button", name="One step on").click()
    person.page.wait_for_url("**/1")
    address = person.page.url
    person.page.reload()
    person.page.locator(".replay .mat").first.wait_for()
    assert person.page.url == address
    expect(person.page.get_by_label("Moment")).to_have_value("1")
    assert person.findings() == []
    person.page.get_by_role("button", name="Branch from here").click()
    person.page.get_by_text("plays on from move 1 of a finished one").wait_for()
    assert person.findings() == []
    person.page.get_by_role("button", name="I am ready").click()
    person.waits()
    assert person.takes_hint()
