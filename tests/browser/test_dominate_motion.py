"""Dominate & Delegate in motion: ways are gone field by field, also where nothing may move."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from starboard.bots.named import seat_bot
from starboard.games.dominate.moves import StepTo
from starboard.kernel.chance import Seeded
from starboard.kernel.match import Match
from starboard.kernel.registry import game_named, start
from tests.browser.conftest import SitDown
from tests.browser.stage import Stage

NOTED = """(() => {
  const { animate } = Element.prototype;
  window.steps = [];
  Element.prototype.animate = function (frames, how) {
    if (this.matches(".figure")) steps.push([this.dataset.thing, frames[0].transform ?? ""]);
    return animate.call(this, frames, how);
  };
  window.longest = 0;
  new MutationObserver(() => {
    longest = Math.max(longest, document.querySelectorAll(".trails circle").length);
  }).observe(document, { childList: true, subtree: true });
})()"""
"""Whatever figure moves is noted, with how far it was away, and the longest way that was drawn."""
WALKER = "harvester.2"
NEARER = 6
"""Turns of the wheel after which a corner of the map fills the frame."""


IN_SIGHT = """thing => {
  const middle = (box) => [box.x + box.width / 2, box.y + box.height / 2];
  const figure = document.querySelector(`.figure[data-thing="${thing}"]`);
  const [x, y] = middle(figure.getBoundingClientRect());
  const frame = document.querySelector("[data-nearer]").getBoundingClientRect();
  return x > frame.left && x < frame.right && y > frame.top && y < frame.bottom;
}"""

WHOLE = """(() => {
  const frame = document.querySelector("[data-nearer]").getBoundingClientRect();
  return [...document.querySelectorAll(".square")].every((square) => {
    const { left, right, top, bottom } = square.getBoundingClientRect();
    return left >= frame.left && right <= frame.right && top >= frame.top && bottom <= frame.bottom;
  });
})()"""
"""Whether every square of a floor lies in the frame."""


def walks(stage: Stage) -> int:
    """A harvester goes as far as it can, told in one go; how many fields it came to."""
    match = start(
        game_named("dominate"), seats=2, seed="walk", options={"scenario": "s2_mill_brook"}
    )
    seat, been = next(iter(match.to_act)), [match.state.figures[WALKER].field]
    stage.show(match, 0)
    told = len(match.events(0))
    while step := next_step(match, seat, been):
        been.append(step.field)
        match.play(seat, step)
    stage.show(match, 0, news=len(match.events(0)) - told, waits=False)
    return len(been) - 1


def next_step(match: Match[Any], seat: int, been: list[str]) -> StepTo | None:
    """A step of the walker to a field where it has not been."""
    steps = [each for each in match.moves(seat) if isinstance(each, StepTo)]
    return next((each for each in steps if each.figure == WALKER and each.field not in been), None)


def test_a_way_of_several_fields_is_gone_field_by_field(sit_down: SitDown) -> None:
    person = sit_down(moving=True, pace="calm")
    person.page.add_init_script(NOTED)
    stage, page = Stage(person), person.page
    fields = walks(stage)
    page.wait_for_function("question => stage.draws(question)", arg=str(stage.shown))
    gone = [away for who, away in page.evaluate("steps") if who == WALKER]
    assert len(gone) == fields > 1
    assert all(away.startswith("translate(") for away in gone)


def test_where_nothing_moves_a_way_is_drawn(sit_down: SitDown) -> None:
    person = sit_down(pace="calm")
    person.page.add_init_script(NOTED)
    stage, page = Stage(person), person.page
    fields = walks(stage)
    page.wait_for_function("question => stage.draws(question)", arg=str(stage.shown))
    assert page.evaluate("steps") == []
    assert page.evaluate("longest") == fields
    expect(page.locator(".trails polyline")).to_have_count(0)


def test_what_happens_beside_the_picture_comes_into_it(sit_down: SitDown) -> None:
    person = sit_down(moving=True, pace="calm")
    stage, page = Stage(person), person.page
    match = start(
        game_named("dominate"), seats=2, seed="walk", options={"scenario": "s2_mill_brook"}
    )
    stage.show(match, 0)
    frame = page.locator("[data-nearer]").bounding_box()
    assert frame is not None
    page.mouse.move(frame["x"] + frame["width"] - 90, frame["y"] + 10)
    for _ in range(NEARER):
        page.mouse.wheel(0, -100)
    page.wait_for_function(f"thing => !({IN_SIGHT})(thing)", arg=WALKER)
    walks(stage)
    page.wait_for_function("question => stage.draws(question)", arg=str(stage.shown))
    page.wait_for_function(IN_SIGHT, arg=WALKER)


def test_a_plan_that_grows_is_seen_whole_until_somebody_looks_elsewhere(sit_down: SitDown) -> None:
    stage = Stage(sit_down())
    page = stage.person.page
    squares: set[int] = set()
    match = start(game_named("dominate"), seats=2, seed="eyes", options={"scenario": "e3_microgen"})
    bot = seat_bot("house", match.game, at_table=True)
    while len(squares) < 2:
        seat = next(iter(match.to_act))
        laid = len(match.state.floor.squares)
        if laid not in squares and 0 in match.to_act:
            squares.add(laid)
            stage.show(match, 0)
            page.wait_for_function(f"() => document.querySelectorAll('.square').length === {laid}")
            page.wait_for_function(f"() => {WHOLE}")
        match.play(seat, bot.decide(seat, match.view(seat), match.moves(seat), Seeded("e")).move)
    page.get_by_role("button", name="Nearer").click()
    page.wait_for_function(f"() => !({WHOLE})")
