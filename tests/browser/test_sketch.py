"""The sketch pad of Space Alert: two people draw on one ship."""

from __future__ import annotations

from tests.browser.conftest import SitDown
from tests.browser.person import Person


def crew_of_two(sit_down: SitDown) -> tuple[Person, Person]:
    """A mission of two people: one at a desk, one with a phone."""
    host, friend = sit_down(), sit_down(width=390, height=844, touch=True)
    host.open("#/new/space_alert")
    host.page.get_by_label("Seats").select_option("2")
    host.page.get_by_role("button", name="Open the table").click()
    host.page.get_by_role("heading", name="Invite others").wait_for()
    friend.open(host.page.locator(".link").inner_text().split("/", 3)[3])
    friend.page.get_by_role("button", name="Sit down here").first.click()
    for person in (friend, host):
        person.page.get_by_role("button", name="I am ready").click()
    friend.page.locator(".alert").wait_for()
    return host, friend


def test_what_one_draws_everybody_sees_and_anybody_takes_away(sit_down: SitDown) -> None:
    host, friend = crew_of_two(sit_down)
    host.page.get_by_role("button", name="Sketch").click()
    host.page.locator(".alert .tools select").select_option("3")
    host.page.get_by_role("button", name="Fire here", exact=True).click()
    host.page.locator('[data-thing="upper_red"] .press').click()
    host.page.get_by_role("button", name="Arrow", exact=True).click()
    host.page.locator('[data-thing="lower_white"] .press').click()
    host.page.locator('[data-place="track.blue.4"]').click()
    for person in (host, friend):
        person.page.locator(".sketch .chip").nth(1).wait_for()
        labels = person.page.locator(".sketch .chip text").all_text_contents()
        assert labels == ["▲A3", "▲➜3"]
    assert host.findings() == []
    assert host.page.locator('footer [data-move="pass"]').count() == 0, "waiting needs no button"
    friend.page.reload()
    friend.page.locator(".sketch .chip").nth(1).wait_for()
    friend.page.get_by_role("button", name="Sketch").click()
    friend.page.locator(".sketch .chip .press").first.click()
    host.page.locator(".sketch .chip").nth(1).wait_for(state="detached")
    friend.page.locator('[data-place="track.red"]').click()
    space = friend.page.locator('[data-place="track.red.4"]')
    assert (space.bounding_box() or {"height": 0})["height"] >= 44, "a finger finds it"
    space.click()
    host.page.locator(".sketch .chip").nth(1).wait_for()
    friend.page.get_by_role("button", name="Wipe the pad").click()
    host.page.locator(".sketch .chip").first.wait_for(state="detached")
