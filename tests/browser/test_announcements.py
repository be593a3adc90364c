"""The ship's computer speaks on all devices at once, on the second, with the net and without."""

from __future__ import annotations

from bisect import bisect_left
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from starboard.games.space_alert.box.speech import sounds
from starboard.games.space_alert.missions.mission import find_mission
from starboard.games.space_alert.voice.recorded import BEEP, clips
from starboard.kernel.options import OptionValue
from starboard.server.store.records import Clock
from tests.browser.conftest import SitDown
from tests.browser.house import House
from tests.browser.person import Person
from tests.browser.test_offline import besides_the_net

DEVICE = (Path(__file__).parent / "device.js").read_text()
QUICK = Clock(speed=20)
"""The mission runs twenty times as fast."""
EXACT, ON_ZERO = 0.05, 0.03
"""Seconds that a clip may be off, and a beep."""
WAY = 1.0
"""Seconds after which even a slow device has heard of something; a busy one hears much late."""
PLAYED = "count => window.noted.played.length >= count"
STEP = 60
"""The mission player is moved on by so many seconds; it plans ninety ahead."""
BETWEEN = 0.37
"""A step ends where no clip begins."""
MOVE = """second => {
  const slider = document.querySelector("main > input[type=range]");
  window.noted.played.length = 0;
  slider.value = second;
  slider.dispatchEvent(new Event("input", { bubbles: true }));
  return (performance.timeOrigin + performance.now()) / 1000;
}"""
KEPT = """async (names) => {
  const found = await Promise.all(names.map((each) => caches.match(each)));
  return found.every(Boolean);
}"""
VOICE = [f"api/speech/space-alert/{lang}/voice.opus" for lang in ("de", "en")]


def has_device(person: Person, wrong: float, late: float) -> Person:
    """Somebody whose device has a wrong clock and a slow line, both in seconds."""
    person.page.add_init_script(f"{DEVICE}({{ wrong: {wrong}, late: {late} }});")
    return person


def named(played: list[dict[str, float]], lang: str) -> list[tuple[str, float]]:
    """What was played by name, and when."""
    places = sorted((clip.begins, name) for name, clip in clips(lang).items())
    begins = [place for place, _ in places]
    return [(places[bisect_left(begins, each["begins"] - 0.01)][1], each["at"]) for each in played]


def expected(events: list[dict[str, Any]], passed: float) -> list[tuple[str, float]]:
    """Every word that a table was told of, and its instant; numbers come too fast here."""
    return [
        (cue["clip"], told["time"] - passed + cue.get("after", 0.0))
        for told in events
        for cue in told.get("cues", ())
        if not cue.get("at")
    ]


def off(clip: str, at: float, wanted: list[tuple[str, float]]) -> float:
    """How far from the nearest of its instants a clip is heard."""
    return min(abs(at - instant) for name, instant in wanted if name == clip)


def test_what_the_computer_says_is_heard_at_one_instant_on_all_devices(
    house: House, sit_down: SitDown
) -> None:
    people = [has_device(sit_down(), 3600.0, 0.15), has_device(sit_down(), -7.5, 0.0)]
    who = [person.arrives() for person in people]
    options: dict[str, OptionValue] = {"mission": "test_run_2"}
    table = house.new_table("space_alert", "together", who, options=options, clock=QUICK)
    for person in people:
        person.sits_at(table)
        person.page.mouse.click(5, 5)
    since = house.hours.now()
    for person in people:
        person.page.wait_for_function(PLAYED, arg=40)
        noted = person.page.evaluate("window.noted")
        until = house.hours.now() - WAY
        told = [each for each in person.events if since < each["time"] < until]
        played = named(noted["played"], "en")
        wrong = sorted(off(*each, played) for each in expected(told, house.hours.passed))
        assert len(wrong) > 10
        assert wrong[0] <= noted["quickest"] / 2 + EXACT
        assert noted["voices"] == 0


@pytest.mark.parametrize("lang", ["de", "en"])
@pytest.mark.parametrize("online", [True, False], ids=["with the net", "without the net"])
def test_a_whole_mission_is_heard_to_the_second(lang: str, online: bool, sit_down: SitDown) -> None:
    person = has_device(sit_down(lang=lang, keeps=True), 0.0, 0.0)
    page = person.page
    person.open("#/tools/mission?name=mission_3")
    page.locator("form button.primary").click()
    page.locator(".controls .primary").wait_for()
    person.until(lambda: bool(page.evaluate(KEPT, [VOICE[lang == "en"]])))
    if not online:
        page.context.set_offline(True)
        page.reload()
        page.locator("form button.primary").click()
    page.locator(".controls .primary:not([disabled])").click()
    page.wait_for_function(PLAYED, arg=5)
    heard = heard_in_steps(page, lang)
    wanted = [(each.clip, each.at) for each in sounds(find_mission("3"), lang)]
    assert sorted(name for name, _ in heard) == sorted(name for name, _ in wanted)
    assert max(off(name, at, wanted) for name, at in heard) <= EXACT
    assert max(off(name, at, wanted) for name, at in heard if name == BEEP) <= ON_ZERO
    assert page.evaluate("window.noted.voices") == 0
    assert besides_the_net(person) == []
    person.trouble.clear()


def test_without_the_net_the_last_mission_is_offered_by_its_name(sit_down: SitDown) -> None:
    person = has_device(sit_down(keeps=True), 0.0, 0.0)
    page = person.page
    person.open("#/tools/mission?name=mission_3")
    page.locator("form button.primary").click()
    page.locator(".controls .primary:not([disabled])").click()
    page.locator(".sign").first.wait_for(timeout=30_000)
    page.get_by_role("button", name="Close").click()
    page.context.set_offline(True)
    page.locator("form select").first.select_option("random")
    page.locator("form button.primary").click()
    page.get_by_role("alert").get_by_text("Mission 3").wait_for()
    page.get_by_role("button", name="Take this one").click()
    page.get_by_text("Everybody ready? Then start.").wait_for()
    assert [note for note in besides_the_net(person) if "net::ERR_FAILED" not in note] == []
    person.trouble.clear()


def heard_in_steps(page: Page, lang: str) -> list[tuple[str, float]]:
    """All clips of the mission by its seconds, each taken from the step in which it comes."""
    found: list[tuple[str, float]] = []
    for second in range(0, find_mission("3").length + STEP, STEP):
        moved = page.evaluate(MOVE, second)
        played = named(page.evaluate("window.noted.played"), lang)
        known = [(name, at - moved + second) for name, at in played]
        first = second + BETWEEN if second else 0.0
        found += [(name, at) for name, at in known if first <= at < second + STEP + BETWEEN]
    return found
