"""Dominate & Delegate in the browser: a round in three ways, a floor plan, a game master."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from starboard.bots.named import seat_bot
from starboard.games.dominate.moves import Attack
from starboard.kernel.chance import Seeded
from starboard.kernel.match import Match
from starboard.kernel.options import OptionValue
from starboard.kernel.registry import game_named, start
from tests.browser.conftest import SitDown
from tests.browser.hands import thing
from tests.browser.house import House
from tests.browser.person import Person
from tests.browser.stage import Stage, positions
from tests.browser.test_rounds import MOST, comes, ways

BROOK = {"scenario": "s2_mill_brook"}
TRIED = 4
POSITIONS = 8


def plays_rounds(person: Person, rounds: int) -> None:
    """With the house bot's moves, until so many rounds are over or the game is."""
    for _ in range(MOST * rounds):
        if not person.waits() or rounds_begun(person) > rounds:
            return
        person.takes_hint()
    raise AssertionError(f"no end after {person.made}")


def rounds_begun(person: Person) -> int:
    return sum(event["kind"] == "RoundBegan" for event in person.events)


@ways
def test_a_round_of_a_skirmish_is_played(house: House, sit_down: SitDown, way: str) -> None:
    person = comes(sit_down, way)
    table = house.new_table("dominate", way, [person.arrives()], bots=1, options={"start": 1})
    person.sits_at(table)
    plays_rounds(person, 1)
    assert "end-turn" in person.made
    assert any(move.startswith("step ") for move in person.made)
    assert person.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert person.findings() == []


@ways
def test_agents_walk_through_a_building(house: House, sit_down: SitDown, way: str) -> None:
    person = comes(sit_down, way)
    mission: dict[str, OptionValue] = {"scenario": "e3_microgen"}
    person.sits_at(house.new_table("dominate", way, [person.arrives()], bots=1, options=mission))
    assert person.waits()
    person.page.locator("[data-goal=database]", has_text="Delete the data base").wait_for()
    plays_rounds(person, 3)
    assert any(move.startswith("step ") for move in person.made)
    assert person.page.locator(".board [data-thing^='door.']").count() > 0
    assert person.findings() == []


@ways
def test_a_game_master_leads_the_guards(house: House, sit_down: SitDown, way: str) -> None:
    person = comes(sit_down, way)
    mission: dict[str, OptionValue] = {"scenario": "r2_night_shift"}
    person.sits_at(house.new_table("dominate", way, [person.arrives()], bots=1, options=mission))
    person.page.locator(".board .plan rect").first.wait_for()  # what PL1 has not seen yet
    plays_rounds(person, 3)
    assert person.findings() == []


@pytest.mark.parametrize(("width", "least"), [(1280, 24), (390, 44)])
def test_every_thing_that_a_move_touches_is_drawn_and_large_enough(
    sit_down: SitDown, width: int, least: int
) -> None:
    stage = Stage.of_width(sit_down, width)
    for match, seat in positions("dominate", width, 2 + width % 3, POSITIONS):
        stage.show(match, seat)
        assert stage.faults(least, TRIED) == [], match


def friends_in_range() -> tuple[Match[Any], int, str, str]:
    """A position in which somebody could shoot at somebody of his own who can still be used."""
    match = start(game_named("dominate"), seats=2, seed="friends", options=BROOK)
    bot = seat_bot("house", match.game, at_table=True)
    while True:
        seat = next(iter(match.to_act))
        moves = match.moves(seat)
        movers = {getattr(move, "figure", "") for move in moves}
        for move in moves:
            if (
                isinstance(move, Attack)
                and move.target in movers
                and match.state.activation is None
            ):
                return match, seat, move.figure, move.target
        match.play(seat, bot.decide(seat, match.view(seat), moves, Seeded("f")).move)


def test_who_touches_one_figure_after_another_means_the_next(sit_down: SitDown) -> None:
    stage = Stage(sit_down())
    page = stage.person.page
    match, seat, figure, friend = friends_in_range()
    stage.show(match, seat)
    for each in (figure, friend):
        assert stage.person.hands.touch(thing(each))
        expect(page.locator("[data-chosen]")).to_have_attribute("data-chosen", each)
        expect(page.locator("[data-inspect]")).to_have_count(0)
    expect(page.locator(f'footer [data-move="attack {figure} {friend}"]')).to_have_count(0)
    page.locator("[data-chosen]").click()
    expect(page.locator(f'[data-inspect="{friend}"]')).to_be_visible()
