"""The briefing room of Space Alert: what comes, how hard, who is what; then all count down."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import SitDown
from tests.browser.person import Person

COUNTED = """(() => {
  new MutationObserver(() => {
    if (document.querySelector("[data-countdown]")) document.documentElement.dataset.counted = "";
  }).observe(document.body, { childList: true, subtree: true });
})()"""
"""Notes whether three, two, one was on the screen, however short."""


def room(person: Person) -> Locator:
    """What is told before the mission."""
    return person.page.locator("[data-briefing-room]")


def opened(host: Person, seats: str = "3") -> None:
    """A table of Space Alert for some people."""
    host.open("#/new/space_alert")
    host.page.get_by_label("Seats").select_option(seats)
    room(host).get_by_label("Mission").select_option("random")
    host.page.get_by_role("button", name="Open the table").click()
    host.page.get_by_role("heading", name="Invite others").wait_for()


def test_host_and_guest_see_the_same_briefing_and_the_same_countdown(sit_down: SitDown) -> None:
    host, guest = sit_down(), sit_down(width=390, height=844, touch=True)
    opened(host)
    guest.open(host.page.locator(".link").inner_text().split("/", 3)[3])
    guest.page.get_by_role("button", name="Sit down and play").click()
    expect(room(guest)).to_contain_text("White threats")
    expect(room(guest).get_by_role("radio")).to_have_count(0)
    serious = room(host).get_by_role("group", name="Serious threats")
    serious.get_by_role("radio", name="Yellow").check(force=True)
    expect(room(guest)).to_contain_text("Serious threats: yellow")
    expect(guest.page.get_by_role("button", name="I am ready")).to_be_visible()
    room(host).get_by_role("button", name="captain").click()
    expect(room(guest).locator("li").nth(1)).to_contain_text("captain")
    assert host.findings() == guest.findings() == []
    for person in (host, guest):
        person.page.evaluate(COUNTED)
    guest.page.get_by_role("button", name="I am ready").click()
    room(host).get_by_role("button", name="Fly with a bot crew").click()
    for person in (host, guest):
        person.page.locator("html[data-counted]").wait_for(state="attached")
        expect(person.page.locator("[data-countdown]")).to_have_count(0)
        expect(person.page.locator(".crew").first).to_be_visible()


@pytest.mark.parametrize("size", [{}, {"width": 390, "height": 844, "touch": True}])
def test_whoever_is_new_is_offered_a_test_run_and_turns_dials_by_keyboard(
    sit_down: SitDown, size: dict[str, Any]
) -> None:
    person = sit_down(**size)
    person.open("#/new/space_alert")
    mission = room(person).get_by_label("Mission")
    expect(mission).to_have_value("test_run_1")
    expect(room(person).get_by_role("radio")).to_have_count(0)
    mission.select_option("mission_2")
    normal = room(person).get_by_role("group", name="Normal threats")
    normal.get_by_role("radio", name="White").focus()
    person.page.keyboard.press("ArrowRight")
    expect(normal.get_by_role("radio", name="Shuffled")).to_be_checked()
    expect(room(person)).to_contain_text("Your first mission?")
    room(person).get_by_role("button", name="A short test run first").click()
    expect(mission).to_have_value("test_run_1")
    assert person.findings() == []
    assert person.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
