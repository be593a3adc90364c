"""Flagship in the browser."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

import starboard
from starboard.games.flagship import GAME
from starboard.games.flagship.events import AttackDeclared, AttackRolled
from starboard.games.flagship.moves import Attack, Pick
from starboard.games.flagship.state import Item, Table
from starboard.kernel.chance import Seeded
from starboard.kernel.log import Setup
from starboard.kernel.match import Match
from tests.browser.conftest import SitDown
from tests.browser.hands import thing
from tests.browser.stage import Stage, decisions, stored_match
from tests.flagship.duel import Duel

FOCUSED = "() => document.activeElement?.dataset.thing ?? ''"
OVERLAPS = """() => {
  const labels = [...document.querySelectorAll(".arena [data-thing]")];
  const boxes = labels.map((each) => [each.dataset.thing, each.getBoundingClientRect()]);
  const beside = (a, b) => a.right <= b.left + 1 || b.right <= a.left + 1;
  const above = (a, b) => a.bottom <= b.top + 1 || b.bottom <= a.top + 1;
  return boxes.flatMap(([name, box], place) => {
    const others = boxes.slice(place + 1);
    const under = others.filter(([, other]) => !beside(box, other) && !above(box, other));
    return under.map(([other]) => [name, other]);
  });
}"""
"""Names of parts that lie on each other."""
CUT = """() => {
  const texts = [...document.querySelectorAll(".arena [data-thing], .card .text")];
  const wide = (each) => each.scrollWidth > each.clientWidth + 1;
  const high = (each) => each.scrollHeight > each.clientHeight + 1;
  return texts.filter((each) => wide(each) || high(each)).map((each) => each.innerText);
}"""
"""Texts that are not seen whole."""
ABOVE_HAND = """() => {
  const [arena, dock] = [".arena", ".dock"].map((each) => document.querySelector(each));
  return arena.getBoundingClientRect().bottom <= dock.getBoundingClientRect().top + 1;
}"""
OUT_OF_REACH = """() => {
  const arena = document.querySelector(".arena");
  const top = arena.getBoundingClientRect().top - arena.scrollTop;
  const cut = (each) => each.getBoundingClientRect().top < top;
  return [...arena.querySelectorAll("[data-thing]")].filter(cut).map((each) => each.innerText);
}"""
"""Names above the upper edge: nobody can scroll there."""
WHOLE = """(each) => each.scrollHeight <= each.clientHeight + 1
  && each.scrollWidth <= each.clientWidth + 1
  && each.getBoundingClientRect().right <= innerWidth"""
"""Whether all of a button is seen."""
FULL = 15
"""As many cards as one side holds in a long game."""
SIZES = [
    pytest.param(1280, 800, id="laptop"),
    pytest.param(1440, 900, id="desk"),
    pytest.param(390, 844, id="phone"),
]


def test_arrows_walk_among_the_lit_things_and_escape_clears(sit_down: SitDown) -> None:
    stage = Stage(sit_down())
    page = stage.person.page
    stage.show(*next(decisions("flagship", 0, 2)))
    page.keyboard.press("ArrowRight")
    first = page.evaluate(FOCUSED)
    page.keyboard.press("ArrowRight")
    assert first
    assert page.evaluate(FOCUSED) not in ("", first)
    page.keyboard.press("Enter")
    page.wait_for_selector("footer .choices .primary")
    page.keyboard.press("Escape")
    page.wait_for_function("() => !document.querySelector('.picked, footer .choices .primary')")


def test_a_card_that_is_read_makes_nothing_jump(sit_down: SitDown) -> None:
    stage = Stage(sit_down())
    stage.show(*next(decisions("flagship", 0, 2)))
    yard = stage.person.page.locator(".yard")
    before = yard.bounding_box()
    stage.person.page.locator(".tray .card").first.hover()
    read = stage.person.page.locator(".reading.something")
    expect(read).to_be_visible()
    assert read.locator(".face").evaluate("(card) => card.offsetWidth") == 300
    assert yard.bounding_box() == before


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_of_a_full_table_no_name_lies_on_another_and_none_is_cut(
    sit_down: SitDown, width: int, height: int
) -> None:
    stage = Stage(sit_down(width=width, height=height, lang="de-DE", touch=width < 700))
    match = stored_match("flagship/match-4-seats-3", 831)
    assert len(match.state.players[0].items) == FULL
    stage.show(match, 0)
    page = stage.person.page
    page.locator(".ship.main .hull svg").first.wait_for()
    assert page.evaluate(OVERLAPS) == []
    assert page.evaluate(CUT) == []
    assert page.evaluate(OUT_OF_REACH) == []
    assert page.evaluate(ABOVE_HAND)


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_one_opponent_stands_before_the_others_and_whoever_is_called_comes_forward(
    sit_down: SitDown, width: int, height: int
) -> None:
    stage = Stage(sit_down(width=width, height=height, touch=width < 700))
    stage.show(stored_match("flagship/match-5-seats-4", 249), 0)
    page = stage.person.page
    waiting = page.locator(".rivals button")
    expect(page.locator(".mat")).to_have_count(2)
    expect(waiting).to_have_count(2)
    waiting.filter(has_text="Player 4").click()
    expect(page.locator(".enemies .mat")).to_have_attribute("aria-label", "Player 4")
    expect(waiting.filter(has_text="Player 2")).to_be_visible()
    assert page.evaluate(OUT_OF_REACH) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_whoever_shoots_steps_forward_to_whom_it_is_about(sit_down: SitDown) -> None:
    stage = Stage(sit_down(pace="calm"))
    stage.show(stored_match("flagship/match-5-seats-4", 270), 0)
    front = stage.person.page.locator(".enemies .mat")
    expect(front).to_have_attribute("aria-label", "Player 3")
    match = stored_match("flagship/match-5-seats-4", 277)
    told = match.events(0)
    shot = max(place for place, each in enumerate(told) if isinstance(each.event, AttackDeclared))
    stage.show(match, 0, news=len(told) - shot, waits=False)
    expect(front).to_have_attribute("aria-label", "Player 4")


def test_every_installed_part_is_drawn_on_its_ship_and_what_is_destroyed_is_torn(
    sit_down: SitDown,
) -> None:
    stage = Stage(sit_down())
    match = stored_match("flagship/match-4-seats-3", 831)
    stage.show(match, 0)
    page = stage.person.page
    me = match.state.players[0]
    hull = page.locator(f'[data-hull="{me.ship}"]')
    parts = [each for each in me.items.values() if match.state.unit_of(each).id == me.ship]
    installed = [each for each in parts if each.id not in (me.ship, me.pilot)]
    on_ship = [each for each in installed if not is_on_pilot(match.state, each)]
    expect(hull.locator("[data-part]")).to_have_count(len(on_ship))
    broken = sum(each.face_down for each in on_ship)
    assert broken > 0
    expect(hull.locator("[data-part][data-broken]")).to_have_count(broken)


def is_on_pilot(state: Table, item: Item) -> bool:
    """Whether an extension hangs on the pilot, not on the ship."""
    while item.base and item.base != state.players[item.owner].pilot:
        base = state.item(item.base)
        assert base is not None
        item = base
    return bool(item.base)


def test_in_the_hangar_parts_go_into_the_hull_and_the_rest_says_why_not(sit_down: SitDown) -> None:
    stage = Stage(sit_down())
    match = starboard.new("flagship", seats=2, seed=1, options={"decks": ("frabian", "rebels")})
    for card in ("rico_furioso", "veloce_klasse", "rapier_laser"):
        match.play(0, f"pick {card}")
    stage.show(match, 0)
    page = stage.person.page
    expect(page.locator(".yard [data-part=weapon]")).to_have_count(1)
    expect(page.locator(".yard [data-socket]")).to_have_count(5)
    expect(page.locator(".yard .filled")).to_have_text("Rapier Laser")
    expect(page.locator(".budget")).to_contain_text("3,200")
    lit = page.locator(".shelves .card.lit")
    assert {each.get_attribute("data-thing") for each in lit.all()} == {
        move.card for move in match.moves(0) if isinstance(move, Pick)
    }


def test_a_shot_is_spelled_out_with_what_its_cards_add(sit_down: SitDown) -> None:
    duel = Duel(mine=["contessa_valente", "veloce_klasse", "rapier_laser"], theirs=["schwarmkern"])
    setup = Setup(game="flagship", rules=GAME.rules, seats=2, options={}, seed="shot")
    told = Match(GAME, setup, duel.state, Seeded("shot"))
    told.history.append([])
    stage = Stage(sit_down())
    stage.show(told, 0)
    attack = next(move for move in told.moves(0) if isinstance(move, Attack))
    told.play(0, attack)
    rolled = next(each.event for each in told.events(0) if isinstance(each.event, AttackRolled))
    stage.show(told, 0, news=len(told.events(0)))
    total = stage.person.page.locator("[data-story=attack] [data-sum]").first
    expect(total).to_contain_text("+1 Contessa Valente")
    expect(total).to_contain_text(f"= {sum(rolled.dice) + 1}")
    expect(total).to_contain_text("needs 4+")


def test_on_a_phone_what_is_confirmed_is_read_whole(sit_down: SitDown) -> None:
    duel = Duel(mine=["contessa_valente", "veloce_klasse", "rapier_laser"], theirs=["schwarmkern"])
    setup = Setup(game="flagship", rules=GAME.rules, seats=2, options={}, seed="phone")
    told = Match(GAME, setup, duel.state, Seeded("phone"))
    told.history.append([])
    stage = Stage(sit_down(width=390, height=844, lang="de-DE", touch=True))
    stage.show(told, 0)
    attack = next(each for each in stage.moves if each["kind"] == "attack")
    page = stage.person.page
    assert stage.person.hands.touch(thing(attack["touches"][0]))
    confirm = page.locator("footer [data-confirm]")
    expect(confirm).to_be_visible()
    assert confirm.evaluate(WHOLE)


def test_the_table_in_words_tells_every_part_with_its_numbers_and_its_text(
    sit_down: SitDown,
) -> None:
    stage = Stage(sit_down())
    duel = Duel(mine=["contessa_valente", "veloce_klasse", "rapier_laser"], hand=["pazaak"])
    setup = Setup(game="flagship", rules=GAME.rules, seats=2, options={}, seed="twin")
    told = Match(GAME, setup, duel.state, Seeded("twin"))
    told.history.append([])
    stage.show(told, 0)
    page = stage.person.page
    page.get_by_role("button", name="Show the table in words").first.click()
    weapon = page.locator(".twin li", has=page.locator("[data-thing^=rapier_laser]"))
    expect(weapon).to_contain_text("Attack 4+ (dice +1 Contessa Valente)")
    expect(weapon).to_contain_text("Give up 1 charge token: Attack.")
    expect(weapon).to_contain_text("on Veloce Class")
    card = page.locator(".twin li", has=page.locator("[data-thing=pazaak]"))
    expect(card).to_contain_text("brings 1,000 credits when discarded")
    assert stage.person.findings() == []
