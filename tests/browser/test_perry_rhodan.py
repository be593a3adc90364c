"""Perry Rhodan in the browser."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect
from tools.screens.played import decisions

from starboard.games.perry_rhodan import GAME
from starboard.games.perry_rhodan.deck_text import starter_decks
from starboard.games.perry_rhodan.events.combat import ValuesDrawn
from starboard.kernel.chance import Seeded
from starboard.kernel.log import Setup
from starboard.kernel.loop import choice_of
from starboard.kernel.match import Match
from tests.browser.conftest import SitDown
from tests.browser.house import House
from tests.browser.stage import Position, Stage
from tests.browser.test_lessons import GO_ON, does_what_is_lit
from tests.browser.test_rounds import MOST, comes, plays_a_round, ways
from tests.browser.test_tools import MISCUT
from tests.perry_rhodan.fight import Fight, card
from tests.perry_rhodan.table import Game, Part

POSITIONS, TRIED = 12, 4
NOTED = """(() => {
  window.verdicts = [];
  new MutationObserver(() => {
    const verdict = document.querySelector(".pairing .verdict");
    const words = verdict?.parentElement.innerText.replace(/\\s+/g, " ");
    if (words && words !== verdicts.at(-1)) verdicts.push(words);
  }).observe(document, { childList: true, subtree: true });
})()"""
"""Every verdict on a pairing that is shown, with the numbers before it."""


def positions(number: int, seats: int, count: int) -> Iterator[Position]:
    """Some positions of such games: no question too often."""
    dice = Random(number)
    asked: Counter[str] = Counter()
    for game in range(count):
        for match, seat in decisions(GAME.id, number + game, seats):
            kind = type(choice_of(match.state, seat)).__name__
            if asked[kind] < 2 and dice.random() < 1 / (1 + 4 * asked[kind]):
                asked[kind] += 1
                yield match, seat
            if sum(asked.values()) == count:
                return


@pytest.mark.parametrize(("width", "least"), [(1280, 24), (390, 44)])
@pytest.mark.parametrize("seats", [2, 4])
def test_every_thing_that_a_move_touches_is_drawn_and_large_enough(
    sit_down: SitDown, width: int, least: int, seats: int
) -> None:
    stage = Stage.of_width(sit_down, width)
    for match, seat in positions(width, seats, POSITIONS):
        stage.show(match, seat)
        assert stage.faults(least, TRIED) == [], (match, choice_of(match.state, seat))


@ways
def test_two_turns_of_phase_one_are_played(house: House, sit_down: SitDown, way: str) -> None:
    person = comes(sit_down, way)
    person.sits_at(house.new_table("perry_rhodan", way, [person.arrives()], bots=1))
    plays_a_round(person)
    assert {"keep", "end-missions", "end-build-up"} <= set(person.made)
    assert person.findings() == []
    assert person.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def at_table(game: Game, seats: int = 2) -> Match[Any]:
    """A situation as a match that a page can show."""
    setup = Setup(game=GAME.id, rules=GAME.rules, seats=seats, options={}, seed="stage")
    match = Match(GAME, setup, game.state, Seeded("stage"))
    match.history.append([])
    return match


def two_fronts() -> Game:
    return Game(
        pro={"terra": ["terra", "terra", "perry_rhodan_i", Part("stosstrupp", passive=True)]},
        anti={"fantan_raum": ["fantan_raum", "fantan_leute"]},
        their_pro={"venus": ["venus"]},
        their_anti={"terra": ["terra", "fantan_kommandant"]},
        hand=["konter_i"],
    )


def test_each_side_stands_before_the_enemy_side_that_it_meets(sit_down: SitDown) -> None:
    stage = Stage(sit_down())
    stage.show(at_table(two_fronts()), 0)
    page = stage.person.page
    boxes = {
        side: page.get_by_role("region", name=side, exact=True).bounding_box()
        for side in (
            "Pro side of Player 1",
            "Anti side of Player 1",
            "Pro side of Player 2",
            "Anti side of Player 2",
        )
    }
    mine, theirs = boxes["Pro side of Player 1"], boxes["Anti side of Player 2"]
    assert mine is not None
    assert theirs is not None
    assert mine["x"] == theirs["x"]
    assert mine["y"] > theirs["y"]
    other, before = boxes["Anti side of Player 1"], boxes["Pro side of Player 2"]
    assert other is not None
    assert before is not None
    assert other["x"] == before["x"] > mine["x"]
    assert stage.person.findings() == []


def test_on_a_phone_one_front_is_seen_at_a_time_and_the_hand_is_a_sheet(sit_down: SitDown) -> None:
    stage = Stage.of_width(sit_down, 390)
    stage.show(at_table(two_fronts()), 0)
    page = stage.person.page
    expect(page.get_by_role("region", name="Pro side of Player 1")).to_be_visible()
    expect(page.get_by_role("region", name="Anti side of Player 1")).to_have_count(0)
    page.get_by_role("button", name="My Anti · their Pro").tap()
    expect(page.get_by_role("region", name="Anti side of Player 1")).to_be_visible()
    expect(page.get_by_role("region", name="Pro side of Player 2")).to_be_visible()
    expect(page.locator('[data-thing="konter_i"]')).to_have_count(0)
    page.get_by_role("button", name="Hand 1").tap()
    expect(page.locator('[data-thing="konter_i"]')).to_be_visible()
    assert stage.person.findings() == []


def test_passive_cards_lie_turned(sit_down: SitDown) -> None:
    game = two_fronts()
    stage = Stage(sit_down())
    stage.show(at_table(game), 0)
    box = stage.person.page.locator(f'[data-thing="{game.mine("stosstrupp").id}"]').bounding_box()
    active = stage.person.page.locator(f'[data-thing="{game.mine("perry_rhodan_i").id}"]')
    upright = active.bounding_box()
    assert box is not None
    assert upright is not None
    assert box["width"] > box["height"]
    assert upright["height"] > upright["width"]


def test_a_pairing_is_told_with_its_chances_then_with_its_sums(sit_down: SitDown) -> None:
    fight = Fight(["good_hope"], ["iv_raumschiff"], draws=[card({"B": 2}, {"C": 1})])
    stage = Stage(sit_down())
    stage.show(at_table(fight), 0)
    pairing = stage.person.page.locator("[data-pairing='1']")
    expect(pairing).to_contain_text("2 > 1")
    expect(pairing.locator(".chances")).to_contain_text("attacker hits")
    ours, theirs = fight.front("good_hope"), fight.front("iv_raumschiff")
    ours.attack, ours.defence, ours.bonus_attack = 3, 4, 1
    theirs.attack, theirs.defence = 1, 2
    stage.show(at_table(fight), 0)
    expect(pairing).to_contain_text("3 > 2")
    expect(pairing).to_contain_text("C = 2 +1 stealth against C = 2")
    expect(pairing).to_contain_text("IV Starship falls.")
    assert stage.person.findings() == []


def test_a_fight_that_is_decided_in_one_go_is_seen_with_its_numbers(sit_down: SitDown) -> None:
    match = at_table(Fight(["good_hope"], ["iv_raumschiff"], draws=[card({"B": 2}, {"C": 1})]))
    person = sit_down(pace="calm")
    person.page.add_init_script(NOTED)
    stage, before = Stage(person), len(match.events(0))
    stage.show(match, 0)
    while match.state.combat is not None:
        seat = next(iter(match.to_act))
        calm = [move for move in match.moves(seat) if move.verb in ("pass", "bonus", "retreat")]
        match.play(seat, calm[0])
    told = match.events(0)[before:]
    ours, theirs = (each.event for each in told if isinstance(each.event, ValuesDrawn))
    stage.show(match, 0, news=len(told), waits=False)
    person.page.wait_for_function("question => stage.draws(question)", arg=str(stage.shown))
    seen = person.page.evaluate("verdicts")
    assert len(seen) == 1
    assert f"Attack {ours.attack} {sign(ours.attack, theirs.defence)} {theirs.defence}" in seen[0]
    assert f"Attack {theirs.attack} {sign(theirs.attack, ours.defence)} {ours.defence}" in seen[0]


def sign(one: int, other: int) -> str:
    return ">" if one > other else "=" if one == other else "<"


def test_a_deck_is_printed_with_its_backs_its_action_cards_and_what_everybody_needs(
    sit_down: SitDown,
) -> None:
    person = sit_down()
    person.open("#/tools/perry-rhodan-decks")
    person.page.get_by_role("button", name="Research Flight").click()
    person.page.locator(".verdict .good").first.wait_for()
    person.page.emulate_media(media="print")
    person.page.evaluate("dispatchEvent(new Event('beforeprint'))")
    deck = starter_decks()["forschungsflug"]
    cards = sum(len(deck.source(phase)) for phase in deck.phases) + len(deck.action)
    fronts, backs = person.page.locator(".cut:not(.back)"), person.page.locator(".cut.back > *")
    assert fronts.count() == backs.count() > cards
    first = person.page.locator(".page").nth(1).locator(".cut").first
    expect(first).to_have_text("I")
    assert person.page.evaluate(MISCUT) == []


def test_whoever_does_what_is_lit_learns_two_turns_of_phase_one(sit_down: SitDown) -> None:
    person = sit_down()
    person.open()
    heading = person.page.get_by_role("heading", name="Perry Rhodan")
    card = person.page.locator(".game", has=heading)
    card.get_by_role("button", name="First steps").click()
    person.page.locator(".coach").wait_for()
    for _ in range(MOST):
        person.page.wait_for_selector(f"footer [data-move].hinted, .coach.over, {GO_ON}")
        if person.page.locator(".coach.over").count():
            break
        if person.page.locator(GO_ON).count():
            person.page.locator(GO_ON).click()
        else:
            does_what_is_lit(person)
    assert "You know a first turn" in person.page.locator(".coach").inner_text()
    assert {"keep", "end-missions", "end-build-up"} <= set(person.made)
