"""Without the net: what was opened once opens again, and the last games can be looked at."""

from __future__ import annotations

from playwright.sync_api import expect
from tools.screens.stored import stored

from tests.browser.conftest import SitDown
from tests.browser.house import House
from tests.browser.person import Person

KEPT = """async (more) => {
  const drawn = performance.getEntriesByType("resource").map((each) => each.name);
  const assets = drawn.filter((each) => each.includes("/assets/"));
  const wanted = [location.href.split("#")[0], ...assets, ...more];
  const found = await Promise.all(wanted.map((each) => caches.match(each)));
  return found.every(Boolean);
}"""
"""Whether the page itself and everything that it has loaded is there without the net."""
PRINTED = "api/games/flagship/printed?lang=en"
GAME_KEPT = "() => localStorage.getItem('starboard.replays')"
ADDRESSES = """async () => {
  const boxes = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
  const files = (await Promise.all(boxes.map((box) => box.keys()))).flat();
  return files.map((file) => new URL(file.url).pathname);
}"""


def test_a_tool_that_was_open_once_opens_without_the_net(sit_down: SitDown) -> None:
    person = sit_down(keeps=True)
    person.open("#/tools/decks")
    person.page.get_by_role("button", name="Add Ambush").wait_for()
    everything_is_kept(person, PRINTED)
    person.page.context.set_offline(True)
    person.page.reload()
    person.page.get_by_role("button", name="Add Ambush").wait_for()
    assert besides_the_net(person) == []
    person.trouble.clear()


def everything_is_kept(person: Person, *more: str) -> None:
    """Wait until what the page has loaded, and more, is there without the net."""
    person.until(lambda: bool(person.page.evaluate(KEPT, list(more))))


def besides_the_net(person: Person) -> list[str]:
    """What went wrong, but for the requests that found no net: a browser notes every one."""
    return [note for note in person.trouble if "net::ERR_INTERNET_DISCONNECTED" not in note]


def test_a_replay_that_was_open_once_is_looked_at_without_the_net(
    house: House, sit_down: SitDown
) -> None:
    person = sit_down(keeps=True)
    match = stored("flagship/match-3-seats-2")
    last = len(match.entries)
    table = house.stored_table(match, last, [person.arrives(), "somebody-else"])
    person.open(f"#/replay/{table}/{last}")
    page = person.page
    board = page.get_by_role("region", name="Board")
    board.locator(".mat").first.wait_for()
    page.wait_for_function(GAME_KEPT)
    everything_is_kept(person, PRINTED)
    seen = board.inner_text()
    page.context.set_offline(True)
    page.goto("about:blank")
    person.open()
    page.get_by_role("heading", name="There is no net right now").wait_for()
    assert page.get_by_role("button", name="Play against bots").count() == 0
    page.get_by_role("link", name="Flagship Guest").click()
    page.wait_for_url("**/0")
    page.get_by_text("you see this game as a spectator").wait_for()
    page.get_by_role("button", name="One step on").click()
    page.wait_for_url("**/1")
    assert board.inner_text() != seen
    page.get_by_label("Moment").fill(str(last))
    page.wait_for_url(f"**/{last}")
    expect(board).to_have_text(seen, use_inner_text=True)
    assert page.get_by_role("button", name="Branch from here").is_disabled()
    assert not [each for each in page.evaluate(ADDRESSES) if "/api/tables" in each]
    assert besides_the_net(person) == []
    person.trouble.clear()
