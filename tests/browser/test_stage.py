"""The director: what happens is shown one beat after the other, then people are asked."""

from __future__ import annotations

from itertools import islice
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import SitDown
from tests.browser.house import House
from tests.browser.stage import Stage, decisions

NOTED = """(() => {
  const noted = { beats: [], most: 0, early: [] };
  window.noted = noted;
  let running = "";
  new MutationObserver(() => {
    const plates = [...document.querySelectorAll("[data-beat]")];
    noted.most = Math.max(noted.most, plates.length);
    const now = plates.map(({ dataset }) => `${dataset.beat}/${dataset.seat ?? ""}`).join();
    if (now && document.querySelector(".ask.mine")) noted.early.push(now);
    if (now === running) return;
    const at = performance.now();
    const last = noted.beats.at(-1);
    if (last && last.end === null) last.end = at;
    if (now) noted.beats.push({ what: now, begin: at, end: null });
    running = now;
  }).observe(document, { subtree: true, childList: true, attributes: true });
})()"""
"""Which beats were told from when to when, and whether somebody was asked meanwhile."""
NEXT = "[data-beat] button"
PACE = "[data-pace]"
BEATS = 12
"""Positions that are told one after the other."""
FEW, BOT = 6, 1
"""Moves of one's own at least, and the seat of the bot."""


def noted(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate("noted")
    return found


def test_what_a_bot_does_is_shown_beat_by_beat_before_one_is_asked(
    house: House, sit_down: SitDown
) -> None:
    person = sit_down(pace="calm")
    person.page.add_init_script(NOTED)
    person.sits_at(house.new_table("eclipse", "mouse", [person.arrives()], bots=1))
    strip = person.page.locator(".since li")
    while len(person.made) < FEW or not strip.count():
        assert person.waits()
        person.takes_hint()
        assert person.waits()
    told = noted(person.page)
    assert told["most"] == 1
    assert told["early"] == []
    bots = [beat for beat in told["beats"] if beat["what"].endswith(f"/{BOT}")]
    assert len(bots) > 1
    assert min(beat["end"] - beat["begin"] for beat in bots) > 100
    assert max(beat["end"] - beat["begin"] for beat in bots) < 6000
    expect(strip.first).to_contain_text("Alan")
    strip.first.locator("button").click()
    person.page.locator(".since .what").first.wait_for()


def test_step_by_step_every_beat_waits_for_a_touch(sit_down: SitDown) -> None:
    stage = Stage(sit_down(pace="step"))
    page = stage.person.page
    told = (match for match, seat in decisions("eclipse", 0, 3) if seat)
    for number, match in enumerate(islice(told, BEATS)):
        stage.show(match, 0, news=True, waits=not number)
    page.locator(NEXT).wait_for()
    assert not stage.person.question.startswith(f"{stage.shown}/")
    expect(page.locator("footer .ask.mine")).to_have_count(0)
    while not stage.person.question.startswith(f"{stage.shown}/"):
        page.keyboard.press(" ")
    page.locator(PACE).click()
    expect(page.locator(PACE)).to_have_attribute("data-pace", "calm")


def test_whoever_wants_everything_at_once_gets_it(sit_down: SitDown) -> None:
    stage = Stage(sit_down(pace="brisk"))
    page = stage.person.page
    told = (match for match, seat in decisions("eclipse", 1, 3) if seat)
    for number, match in enumerate(islice(told, BEATS)):
        stage.show(match, 0, news=True, waits=not number)
    page.locator(PACE).click()
    expect(page.locator(PACE)).to_have_attribute("data-pace", "instant")
    assert stage.person.question.startswith(f"{stage.shown}/")
    expect(page.locator("[data-beat]")).to_have_count(0)
    page.reload()
    page.wait_for_function("() => stage.opened")
    stage.show(*next(decisions("eclipse", 1, 3)))
    expect(page.locator(PACE)).to_have_attribute("data-pace", "instant")
