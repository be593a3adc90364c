"""Eclipse in the browser: the galaxy, its battles, and the room they have."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import SitDown
from tests.browser.stage import Stage, decisions, stored_match

SMALL = """() => {
  const shown = (each) => each.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const written = [...document.querySelectorAll(".eclipse *")].filter(
    (each) => [...each.childNodes].some((node) => node.nodeType === 3 && node.data.trim()),
  );
  const size = (each) => {
    const font = parseFloat(getComputedStyle(each).fontSize);
    const drawing = each.closest("svg[data-scale]");
    return drawing ? font * Number(drawing.dataset.scale) : font;
  };
  const texts = written.filter((each) => !each.closest(".unseen, title, style") && shown(each));
  return texts.filter((each) => size(each) < 11.95).map((each) => [each.textContent, size(each)]);
}"""
"""Texts that are smaller than twelve pixels."""
CUT = """() => {
  const rooms = [...document.querySelectorAll(".eclipse *")].filter((each) => {
    const style = getComputedStyle(each);
    const flows = style.display === "inline" || ["auto", "scroll"].includes(style.overflowX);
    const map = each.closest(".galaxy") ?? each.querySelector(".galaxy");
    return !flows && !map && !each.closest("svg, .unseen") && each.innerText?.trim();
  });
  const wide = (each) => each.checkVisibility() && each.scrollWidth > each.clientWidth + 1;
  return rooms.filter(wide).map((each) => [each.className, each.innerText]);
}"""
"""What is wider than the room it has."""
BOX = """() => {
  const { x, y, width, height } = document.querySelector("[data-stage]").getBoundingClientRect();
  const map = document.querySelector(".drawing")?.getBoundingClientRect();
  return [x, y, width, height, map?.width, map?.height];
}"""
"""The stage, and the room of the map on it."""
BEYOND = """() => [...document.querySelectorAll("[data-theatre] [data-party]")]
  .filter((side) => side.scrollHeight > side.clientHeight + 1
    || side.scrollWidth > side.clientWidth + 1)
  .map((side) => [side.innerText, side.scrollHeight, side.clientHeight])"""
"""Fleets that do not fit on their side."""
EYE = "() => document.querySelector('[data-scale]').getAttribute('style')"
"""Where one looks, and how closely."""
SIZES = [
    pytest.param(1280, 800, id="laptop"),
    pytest.param(1440, 900, id="desk"),
    pytest.param(1920, 1080, id="wall"),
    pytest.param(390, 844, id="phone"),
]
FIGHT = ("eclipse/match-3-seats-4", 374)
"""A cruiser against an Ancient, round after round."""
EVERY = 20
"""Of the positions of a game, each of so many is looked at."""


def eye(page: Page) -> str:
    return str(page.evaluate(EYE))


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_map_has_the_same_room_all_through_a_game_and_no_text_is_small(
    sit_down: SitDown, width: int, height: int
) -> None:
    stage = Stage(sit_down(width=width, height=height, touch=width < 700, lang="de-DE"))
    page = stage.person.page
    rooms = set()
    for number, (match, seat) in enumerate(decisions("eclipse", 5, 3)):
        if number % EVERY or not match.state.players[seat].species:
            continue
        stage.show(match, seat)
        rooms.add(tuple(page.evaluate(BOX)))
        assert page.evaluate(SMALL) == [], match
    assert len(rooms) == 1


@pytest.mark.parametrize("lang", ["de-DE", "en-GB"])
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_nothing_is_cut_on_any_board(sit_down: SitDown, width: int, height: int, lang: str) -> None:
    stage = Stage(sit_down(width=width, height=height, touch=width < 700, lang=lang))
    page = stage.person.page
    stage.show(stored_match("eclipse/match-3-seats-4", 246), 0)
    boards = page.locator(".eclipse > nav button")
    expect(boards).to_have_count(4)
    for board in boards.all():
        board.click()
        expect(board).to_have_attribute("aria-pressed", "true")
        assert page.evaluate(CUT) == [], board.text_content()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_every_ship_is_drawn_and_nothing_is_called_by_a_letter_or_a_place(
    sit_down: SitDown,
) -> None:
    stage = Stage(sit_down())
    match = stored_match("eclipse/match-3-seats-4", 246)
    stage.show(match, 0)
    page = stage.person.page
    ships = [ship.id for sector in match.state.sectors.values() for ship in sector.ships]
    drawn = page.locator(".galaxy .ship[data-ship]")
    assert len(ships) > 8
    expect(drawn).to_have_count(len(ships))
    words = page.locator(".galaxy svg[data-scale] text").all_text_contents()
    assert not [word for word in words if word in ("A", "G", "X") or "," in word]


def test_where_two_wormholes_meet_there_is_a_way(sit_down: SitDown) -> None:
    stage = Stage(sit_down())
    match = stored_match("eclipse/match-3-seats-4", 246)
    stage.show(match, 0)
    ways = stage.person.page.locator("[data-wormhole=way]").count()
    assert ways > 4
    assert ways % 2 == 0


def test_the_map_stays_where_it_is_whatever_is_asked(sit_down: SitDown) -> None:
    stage = Stage(sit_down())
    page = stage.person.page
    match = stored_match("eclipse/match-3-seats-4", 246)
    stage.show(match, 0)
    page.mouse.move(640, 400)
    page.mouse.down()
    page.mouse.move(700, 430, steps=3)
    page.mouse.up()
    before = eye(page)
    match.play(0, "action research")
    stage.show(match, 0)
    page.locator(".glass").wait_for()
    page.get_by_role("button", name="Map", exact=True).click()
    assert eye(page) == before


def test_a_drawn_sector_turns_in_the_hand_and_its_ways_light_up(sit_down: SitDown) -> None:
    stage = Stage(sit_down())
    match = stored_match("eclipse/match-3-seats-4", 248)
    stage.show(match, 0)
    page = stage.person.page
    lay = page.locator(".lay title")
    first = lay.text_content()
    expect(page.locator(".ghost [data-wormhole=way]")).not_to_have_count(0)
    page.locator(".laying .turn").click()
    expect(lay).not_to_have_text(str(first))
    expect(page.locator(".ghost [data-wormhole=way]")).not_to_have_count(0)


def test_a_battle_shows_both_fleets_and_the_dice_with_their_sums(sit_down: SitDown) -> None:
    stage = Stage(sit_down())
    page = stage.person.page
    match = stored_match(*FIGHT)
    stage.show(match, 1)
    theatre = page.locator("[data-theatre]")
    expect(theatre.locator("[data-fighter] svg")).to_have_count(2)
    before = len(match.events(1))
    match.play(1, next(move for move in match.moves(1) if str(move).startswith("attack")))
    stage.show(match, 1, news=len(match.events(1)) - before)
    expect(theatre.locator("[data-roll]").first).to_be_visible()
    sums = theatre.locator("[data-sum]").all_inner_texts()
    assert sums
    assert all(each[-1] in "✓✗" for each in sums)


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_every_ship_of_a_battle_is_seen_whole(sit_down: SitDown, width: int, height: int) -> None:
    stage = Stage(sit_down(width=width, height=height, touch=width < 700))
    page = stage.person.page
    match = stored_match("eclipse/match-3-seats-4", 377)
    stage.show(match, next(iter(match.to_act)))
    expect(page.locator("[data-fighter] svg")).to_have_count(3)
    assert page.evaluate(BEYOND) == []


@pytest.mark.parametrize("width", [1280, 390])
@pytest.mark.parametrize(
    ("entry", "kind", "seen"),
    [
        pytest.param(133, "ReputationDrawn", '[data-scene="fame"] .tile', id="reputation"),
        pytest.param(328, "PopulationAttacked", '[data-scene="bombard"] .late', id="bombardment"),
        pytest.param(199, "RoundBegan", ".summary table", id="the end of a round"),
    ],
)
def test_what_follows_battles_and_rounds_is_a_scene(
    sit_down: SitDown, entry: int, kind: str, seen: str, width: int
) -> None:
    stage = Stage(sit_down(width=width, height=844, pace="step"))
    match, after = (stored_match("eclipse/match-3-seats-4", entry + more) for more in (0, 1))
    stage.show(match, 0, news=len(match.events(0)))
    kinds = [type(told.event).__name__ for told in after.events(0)]
    begins = kinds.index(kind, len(match.events(0)))
    stage.show(after, 0, news=len(kinds) - begins, waits=False)
    expect(stage.person.page.locator(seen).first).to_be_visible()


def test_the_table_in_words_tells_planets_ways_and_blueprints(sit_down: SitDown) -> None:
    stage = Stage(sit_down())
    stage.show(stored_match("eclipse/match-3-seats-4", 246), 0)
    page = stage.person.page
    page.get_by_role("button", name="Show the table in words").first.click()
    home = page.locator(".twin section", has=page.locator('[data-thing="231"]')).first
    expect(home).to_contain_text("northeast: Antares (312), a way")
    expect(home.locator('[data-thing^="231."]')).to_have_count(5)
    expect(page.locator(".twin")).to_contain_text("initiative")
    assert stage.person.findings() == []
