"""Space Alert in the browser: planning within reach, the tools without an account."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from starboard.kernel.match import Match
from starboard.kernel.registry import game_named, start
from starboard.kernel.seats import CLOCK
from tests.browser.conftest import SitDown
from tests.browser.stage import Stage, by_clicks_alone

POSITIONS = 6
TRIED = 5
CALLS = ("i_do", "we_need", "say", "pass")


def positions(seats: int, number: int) -> Iterator[Match[Any]]:
    """Moments of a planning that goes on at random: some cards laid, then an announcement."""
    dice = Random(number)
    match = start(game_named("space_alert"), seats=seats, seed=f"reach-{number}")
    match.play(CLOCK, match.moves(CLOCK)[0])
    for _ in range(POSITIONS):
        for seat in range(seats):
            quiet = [move for move in match.moves(seat) if move.verb not in (*CALLS, "end")]
            if quiet:
                match.play(seat, dice.choice(quiet))
        yield match
        match.play(CLOCK, match.moves(CLOCK)[0])


@pytest.mark.parametrize(("width", "least"), [(1280, 24), (390, 44)])
def test_everything_that_planning_touches_is_drawn_and_can_be_clicked(
    sit_down: SitDown, width: int, least: int
) -> None:
    stage = Stage(sit_down(width=width, height=844 if width < 600 else 800, touch=width < 600))
    dice = Random(width)
    for match in positions(3, width):
        moves = stage.show(match, 0)
        small = {thing: size for thing, size in stage.sizes(moves).items() if size < least - 0.5}
        assert small == {}, match
        plain = by_clicks_alone(moves)
        for move in dice.sample(plain, min(TRIED, len(plain))):
            assert stage.clicks(move) == move.move, match
        back_to_the_plan(stage)


def back_to_the_plan(stage: Stage) -> None:
    """On a phone call-outs are made in another part of the table."""
    tab = stage.person.page.get_by_role("button", name="Plan", exact=True)
    if tab.is_visible():
        tab.click()


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (360, 740)])
def test_a_plan_that_is_typed_becomes_a_film_with_its_result(
    sit_down: SitDown, width: int, height: int
) -> None:
    person = sit_down(width=width, height=height, touch=width < 600)
    person.open("#/tools/resolve")
    page = person.page
    page.get_by_role("button", name="Fill in an example").click()
    page.locator('[data-thing="space.0.9"]').focus()
    page.keyboard.type("ba", delay=100)
    page.get_by_role("button", name="Turn 10: A").first.wait_for()
    page.get_by_role("button", name="Watch the film").click()
    page.get_by_role("region", name="The film").wait_for()
    page.keyboard.press("End")
    page.get_by_role("region", name="Score sheet").wait_for()
    assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_the_mission_player_speaks_its_first_announcement_and_jumps(sit_down: SitDown) -> None:
    person = sit_down(width=390, height=844, touch=True)
    person.open("#/tools/mission")
    page = person.page
    page.get_by_role("button", name="Prepare the mission").click()
    page.get_by_role("button", name="Start").click()
    page.get_by_text("begins with phase 1").first.wait_for()
    page.keyboard.press("ArrowRight")
    page.wait_for_function("() => document.querySelector('[role=timer]').textContent !== '0:00'")
    page.get_by_role("button", name="Pause").click()
    assert person.findings() == []
