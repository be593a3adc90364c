"""Prompt line, console and card: always in the same place, one sentence, verbs on things."""

from __future__ import annotations

from itertools import islice

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import SitDown
from tests.browser.hands import thing
from tests.browser.house import House
from tests.browser.stage import Stage, decisions, every_position, stored_match

SIZES = [(1280, 800), (1440, 900), (1920, 1080), (390, 844)]
RECT = """() => {
  const box = (selector) => {
    const { x, y, width, height } = document.querySelector(selector).getBoundingClientRect();
    return [x, y, width, height].map(Math.round);
  };
  return [box("[data-stage]"), box("[data-prompt]"), box("footer")];
}"""
WORDS = "[data-prompt], footer button, header li, header button"
CUT = """words => [...document.querySelectorAll(words)]
  .filter((each) => each.checkVisibility() && each.scrollHeight > each.clientHeight + 2)
  .map((each) => each.textContent.trim())"""
"""Words that are taller than the place they stand in."""
ROW = 56
"""How high a console of one row is."""
EVERY = 7
"""Of so many positions of a game one is shown."""
CENTER = "001"


def rectangles(page: Page) -> list[list[int]]:
    found: list[list[int]] = page.evaluate(RECT)
    return found


def places(page: Page) -> list[list[int]]:
    """What keeps its place: in a console of one row a question has what its buttons leave."""
    stage, prompt, footer = rectangles(page)
    return [stage, footer] if footer[3] <= ROW else [stage, prompt, footer]


@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("game", ["eclipse", "flagship", "space_alert"])
def test_the_stage_keeps_its_place_over_a_whole_game(
    sit_down: SitDown, game: str, width: int, height: int
) -> None:
    stage = Stage(sit_down(width=width, height=height))
    page, seen, cut = stage.person.page, set(), set()
    for match, seat in islice(every_position(game, 1, 3), 0, None, EVERY):
        stage.show(match, seat)
        seen.add(str(places(page)))
        cut |= set(page.evaluate(CUT, WORDS))
        lit = page.locator("[data-stage] [data-thing].lit").first
        if lit.count():
            lit.dispatch_event("click")
            seen.add(str(places(page)))
    assert len(seen) == 1
    assert cut == set()
    _, prompt, footer = rectangles(page)
    height = 64 if width < 700 else 72
    assert footer[3] - prompt[3] == pytest.approx(height, abs=1) or footer[3] <= ROW


def test_whatever_one_points_at_opens_its_card_with_verbs_or_the_reason(
    house: House, sit_down: SitDown
) -> None:
    person = sit_down()
    options = {"species": ("terran_directorate", "terran_federation")}
    table = house.new_table("eclipse", "card", [person.arrives()], bots=1, options=options)
    person.sits_at(table)
    assert person.waits()
    while "choose an action" not in person.asked:
        person.takes_hint()
        assert person.waits()
    page, card = person.page, person.page.locator("[data-inspect]")
    page.locator(thing(CENTER)).first.dispatch_event("click")
    expect(card).to_have_attribute("data-inspect", CENTER)
    expect(card.locator("[data-reason]")).to_contain_text("None of your ships")
    card.locator("[data-reason] button").click()
    expect(page.locator("aside dt").first).to_contain_text("ECL-MOV-03")
    person.closes()
    page.locator("[data-stage] .seat-0 .sector").first.dispatch_event("click")
    expect(card.locator("[data-verb]")).to_have_count(3)
    expect(card.locator('[data-verb="explore"]')).to_contain_text("1 disc")
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)


def test_a_verb_of_the_card_begins_its_action_with_the_thing(
    house: House, sit_down: SitDown
) -> None:
    person = sit_down()
    options = {"species": ("terran_directorate", "terran_federation")}
    table = house.new_table("eclipse", "card", [person.arrives()], bots=1, options=options)
    person.sits_at(table)
    assert person.waits()
    page = person.page
    home = page.locator("[data-stage] .seat-0 .sector").first
    home.dispatch_event("click")
    page.locator('[data-inspect] [data-verb="explore"]').click()
    person.until(lambda: person.made == ["action explore"])
    expect(page.locator("[data-stage] .seat-0 .sector.picked")).to_be_attached()
    expect(page.locator("[data-stage] .zone.lit").first).to_be_attached()
    assert person.findings() == []


def test_every_thing_of_the_table_in_words_says_what_its_card_says(sit_down: SitDown) -> None:
    stage = Stage(sit_down())
    stage.show(stored_match("eclipse/match-1-seats-2", 104), 0)
    page = stage.person.page
    page.get_by_role("button", name="Show the table in words").click()
    words = page.locator(".twin")
    expect(words.locator("li", has_text="Ancient A It")).to_contain_text("Hits on 5+ (6 − 1)")
    expect(words.locator("li", has_text="61 Cygni (226)").first).to_contain_text("Ways to")
    words.locator(f'[data-thing="{CENTER}"]').click()
    expect(page.locator("[data-inspect]")).to_have_attribute("data-inspect", CENTER)


def test_at_two_hundred_percent_the_board_scrolls_and_nothing_is_lost(sit_down: SitDown) -> None:
    stage = Stage(sit_down(width=640, height=400))
    stage.show(stored_match("eclipse/match-1-seats-2", 104), 0)
    page = stage.person.page
    board = page.locator("[data-stage] .board").first
    assert board.evaluate("each => each.scrollHeight - each.clientHeight") > 100
    assert rectangles(page)[0][3] > 250
    assert stage.faults(24, 3) == []


def test_the_other_button_only_asks_and_never_acts(sit_down: SitDown) -> None:
    stage = Stage(sit_down())
    stage.show(*next(decisions("flagship", 2, 2)))
    page = stage.person.page
    lit = page.locator("[data-stage] [data-thing].lit").first
    lit.click(button="right")
    expect(page.locator("[data-inspect]")).to_be_visible()
    assert page.evaluate("stage.made()") == ""
    expect(page.locator("[data-stage] .picked")).to_have_count(0)


def test_all_moves_are_a_sheet_to_search(sit_down: SitDown) -> None:
    stage = Stage(sit_down())
    stage.show(stored_match("eclipse/match-1-seats-2", 17), 1)
    page = stage.person.page
    page.keyboard.press("Control+k")
    sheet = page.locator("[data-all-moves]")
    expect(sheet.locator("[data-move]")).to_have_count(len(stage.moves))
    page.keyboard.type("plasma interceptor 4")
    expect(sheet.locator("[data-move]")).to_have_count(1)
    page.keyboard.press("Enter")
    stage.person.until(
        lambda: page.evaluate("stage.made()") == "install plasma_cannon interceptor 4"
    )
    expect(sheet).to_have_count(0)


def test_what_is_irreversible_is_confirmed_where_it_was_pressed(sit_down: SitDown) -> None:
    stage = Stage(sit_down())
    stage.show(stored_match("eclipse/match-1-seats-2", 104), 0)
    page = stage.person.page
    verb = page.locator('footer [data-move="pass"]')
    before = verb.bounding_box()
    verb.click()
    confirm = page.locator("footer [data-confirm]:enabled")
    confirm.wait_for()
    after = confirm.bounding_box()
    assert before
    assert after
    middle = (before["x"] + before["width"] / 2, before["y"] + before["height"] / 2)
    assert after["x"] <= middle[0] <= after["x"] + after["width"]
    assert after["y"] <= middle[1] <= after["y"] + after["height"]


def test_letters_rest_when_a_question_opens_and_then_belong_to_their_verbs(
    sit_down: SitDown,
) -> None:
    stage = Stage(sit_down())
    page = stage.person.page
    page.clock.install(time=0)
    page.clock.pause_at(1_000)
    stage.show(stored_match("eclipse/match-1-seats-2", 104), 0, waits=False)
    while not page.locator("footer[data-rests]").count():
        page.clock.run_for(20)
    page.keyboard.press("p")
    assert page.locator("footer [data-confirm]").count() == 0
    page.clock.run_for(500)
    expect(page.locator("footer[data-rests]")).to_have_count(0)
    page.keyboard.press("p")
    expect(page.locator('footer [data-confirm][data-move="pass"]')).to_be_attached()


def test_what_is_forced_is_not_asked(house: House, sit_down: SitDown) -> None:
    person = sit_down()
    settings = '\'{"pace":"instant","forced":true}\''
    person.page.add_init_script(f'localStorage["starboard.settings"] = {settings}')
    person.sits_at(house.new_table("flagship", "forced", [person.arrives()], bots=1))
    for _ in range(12):
        if not person.waits():
            break
        person.until(lambda: person.question.startswith(f"{person.turn['question']}/"))
        assert len(person.offers) > 1
        person.takes_hint()
