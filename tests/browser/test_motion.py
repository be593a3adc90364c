"""What moves: parts and cards that are dragged, and ships that fly over the board."""

from __future__ import annotations

from math import dist
from typing import Any

from playwright.sync_api import Page, expect

from starboard.kernel.match import Match
from tests.browser.conftest import SitDown
from tests.browser.hands import thing
from tests.browser.stage import Stage, planning, stored_match

NOTED = """(() => {
  const { animate } = Element.prototype;
  window.flights = [];
  Element.prototype.animate = function (...how) {
    const flight = animate.apply(this, how);
    flight.pause();
    if (this.matches(".ship")) window.flights.push(flight);
    return flight;
  };
  window.placeOf = (ship) => {
    const { x, y } = ship.querySelector(".touch").getBoundingClientRect();
    return [x, y];
  };
})()"""
"""Whatever flies is noted and stands still, so that nobody has to be quick."""
DRAWN = "selector => placeOf(document.querySelector(selector))"
"""Where a ship is drawn."""
FLOWN = """(ship) => {
  const flight = flights.find(({ effect }) => effect.target.dataset.thing === ship);
  const at = (part) => {
    flight.currentTime = part * flight.effect.getTiming().duration;
    return placeOf(flight.effect.target);
  };
  return [at(0), at(0.999)];
}"""
"""Where the flight of a ship begins and where it ends."""
LANDED = """(ship) => new Promise((landed) => {
  const flight = flights.find(({ effect }) => effect.target.dataset.thing === ship);
  flight.addEventListener("finish", () => landed(flight.effect.target.isConnected));
  flight.finish();
})"""
"""Whether what has flown is still drawn after it has landed."""
NEAR, FAR = 1, 40
"""Pixels within which two places are the same, and beyond which they are not."""


def test_a_ship_flies_from_where_it_was_to_where_it_is(sit_down: SitDown) -> None:
    person = sit_down(moving=True)
    person.page.add_init_script(NOTED)
    stage, page = Stage(person), person.page
    match = three_ships(stage)
    was = page.evaluate(DRAWN, thing("interceptor.4"))
    fly(stage, match, "interceptor.4")
    begin, end = flown(page, "interceptor.4")
    assert dist(begin, was) < NEAR
    assert page.evaluate(LANDED, "interceptor.4")
    assert dist(end, page.evaluate(DRAWN, thing("interceptor.4"))) < NEAR
    assert dist(begin, end) > FAR


def three_ships(stage: Stage) -> Match[Any]:
    """Three interceptors lie together and may fly."""
    match = stored_match("eclipse/match-3-seats-4", 141)
    stage.show(match, 2, news=True)
    return match


def fly(stage: Stage, match: Match[Any], ship: str) -> None:
    """One of them flies to the next sector."""
    match.play(2, next(move for move in match.moves(2) if str(move) == f"fly {ship} 103"))
    stage.show(match, 2, news=True)


def flown(page: Page, ship: str) -> list[tuple[float, float]]:
    """The way of a ship, as soon as it flies."""
    page.wait_for_function("() => flights.length")
    way: list[tuple[float, float]] = page.evaluate(FLOWN, ship)
    return way


def test_nothing_flies_where_somebody_wants_less_motion(sit_down: SitDown) -> None:
    person = sit_down()
    person.page.add_init_script(NOTED)
    stage = Stage(person)
    fly(stage, three_ships(stage), "interceptor.4")
    assert person.page.evaluate("flights.length") == 0


def test_a_part_is_dragged_to_where_it_fits(sit_down: SitDown) -> None:
    stage = Stage(sit_down())
    stage.show(stored_match("eclipse/match-1-seats-2", 17), 1)
    page = stage.person.page
    part = page.locator(thing("plasma_cannon"))
    part.drag_to(page.locator(thing("slot.dreadnought.1")))
    expect(page.locator("[data-inspect] .reasons")).to_be_visible()
    assert page.evaluate("stage.made()") == ""
    part.drag_to(page.locator(thing("slot.interceptor.4")))
    stage.person.until(lambda: made(page) == "install plasma_cannon interceptor 4")


def test_a_card_is_dragged_to_a_space_of_the_plan(sit_down: SitDown) -> None:
    stage = Stage(sit_down())
    stage.show(*next(planning(0, seats=3)))
    lay = next(each for each in stage.moves if each["kind"] == "lay")
    card, space, half = lay["move"].split()[1:]
    page = stage.person.page
    page.locator(f'{thing(card)} [data-half="{half}"]').drag_to(page.locator(thing(space)))
    stage.person.until(lambda: made(page) == lay["move"])


def made(page: Page) -> str:
    """The move that was made, or that waits for its button."""
    return str(page.evaluate("stage.made()"))
