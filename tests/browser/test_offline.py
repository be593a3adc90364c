"""Without the net: what was opened once opens again, and the last games can be looked at."""

from __future__ import annotations

import json

from playwright.sync_api import Page, expect
from tools.screens.stored import stored

from tests.browser.conftest import SitDown
from tests.browser.house import House
from tests.browser.person import Person
from tests.browser.versions import CLIENT, LIST, READ, WORKER, Site

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

KEEP = """async (names) => {
  await navigator.serviceWorker.register("sw.js");
  const { active } = await navigator.serviceWorker.ready;
  active.postMessage({ keep: names });
}"""
CONTROLLED = "() => navigator.serviceWorker.controller !== null"
UPDATED = """async () => {
  const registration = await navigator.serviceWorker.getRegistration();
  await registration.update();
  return registration.waiting !== null;
}"""
"""Whether a new version is there and waits."""
READS = "async (name) => (await fetch(name)).text()"


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
    assert page.get_by_role("button", name="Play", exact=True).count() == 0
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


def test_a_new_version_drops_the_files_of_the_former_once_nobody_looks_at_it(
    sit_down: SitDown,
) -> None:
    person = sit_down(keeps=True)
    page, other = person.page, person.page.context.new_page()
    with Site() as site:
        site.puts_up("first")
        page.goto(site.address)
        other.goto(site.elsewhere)
        page.evaluate(KEEP, ["./", "assets/first.js", READ])
        read = ["/app/", f"/app/{READ}"]
        person.until(lambda: kept_at(other) == {*read, "/app/assets/first.js"})
        person.until(lambda: bool(page.evaluate(CONTROLLED)))
        site.puts_up("second")
        person.until(lambda: bool(page.evaluate(UPDATED)))
        assert kept_at(other) == {*read, "/app/assets/first.js", "/app/assets/second.js"}
        assert page.evaluate(READS, "assets/first.js") == "// first"
        page.close()
        person.page = other
        person.until(lambda: kept_at(other) == {*read, "/app/assets/second.js"})
        other.context.set_offline(True)
        other.goto(site.address)
        assert other.title() == "second"
        assert other.evaluate(READS, "assets/second.js") == "// second"
        assert other.evaluate(READS, READ) == "Rules"


def kept_at(page: Page) -> set[str]:
    """The addresses of everything that is there without the net."""
    return set(page.evaluate(ADDRESSES))


def test_the_worker_knows_every_file_of_its_version() -> None:
    found = LIST.search(WORKER)
    assert found
    built = {f"assets/{file.name}" for file in (CLIENT / "assets").iterdir()}
    assert set(json.loads(found[1])) == built


def test_a_table_that_is_asked_for_without_the_net_opens_once_it_is_back(
    sit_down: SitDown,
) -> None:
    person = sit_down()
    page = person.page
    person.open()
    page.get_by_role("button", name="Play", exact=True).first.wait_for()
    page.context.set_offline(True)
    page.evaluate("location.hash = '#/new/flagship'")
    page.get_by_text("This needs the net, and there is none right now.").wait_for()
    page.context.set_offline(False)
    page.reload()
    button = page.get_by_role("button", name="Open the table")
    button.wait_for()
    page.context.set_offline(True)
    page.locator(".offline").wait_for()
    button.click()
    page.get_by_text("The table opens as soon as the line is back.").wait_for()
    expect(button).to_be_disabled()
    page.context.set_offline(False)
    page.wait_for_url("**/#/table/*")
    assert besides_the_net(person) == []
    person.trouble.clear()
