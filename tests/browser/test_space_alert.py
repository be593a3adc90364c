"""Space Alert in the browser: planning, and the tools without an account."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect
from tools.screens.stored import stored

from starboard.kernel.options import OptionValue
from tests.browser.conftest import SitDown
from tests.browser.hands import thing
from tests.browser.house import SLOW, House
from tests.browser.stage import Stage, planning, stored_match

MET = """button => {
  const { x, y, width, height } = button.getBoundingClientRect();
  return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}"""
"""Whether a click in the middle of a button meets it."""
PROSPECTS = {"at": [0, 40], "seats": [[0.5, 0.6]] * 4}


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (360, 740)])
def test_a_plan_that_is_typed_becomes_a_film_with_its_result(
    sit_down: SitDown, width: int, height: int
) -> None:
    person = sit_down(width=width, height=height, touch=width < 600)
    person.open("#/tools/resolve")
    page = person.page
    page.get_by_role("button", name="Fill in an example").click()
    page.locator('[data-thing="space.0.9"]').focus()
    page.keyboard.type("ba")
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


def test_a_laid_card_that_was_turned_over_is_let_go(sit_down: SitDown) -> None:
    stage = Stage(sit_down())
    laid: list[str] = []
    for match, seat in planning(0, seats=3):
        stage.show(match, seat)
        laid = [each["touches"][0] for each in stage.moves if each["kind"] == "turn"]
        if laid:
            break
    page = stage.person.page
    page.locator(thing(laid[0])).click()
    expect(page.locator(".space[aria-pressed=true]")).to_have_count(1)
    page.get_by_role("button", name="Turn over").click()
    expect(page.locator(".space[aria-pressed=true]")).to_have_count(0)


def test_the_buttons_of_a_film_are_in_reach_on_a_small_phone(
    house: House, sit_down: SitDown
) -> None:
    person = sit_down(width=360, height=740, touch=True)
    match = stored("space_alert/match-3-seats-4")
    people = [person.arrives(), "second", "third", "fourth"]
    table = house.stored_table(match, len(match.entries), people)
    page = person.page
    page.route("**/estimates*", lambda asked: asked.fulfill(json=PROSPECTS))
    with page.expect_response("**/estimates*"):
        person.open(f"#/replay/{table}")
    film = page.get_by_role("region", name="The film")
    play = film.get_by_role("button", name="Play", exact=True)
    play.wait_for()
    assert play.evaluate(MET)
    page.keyboard.press("End")
    page.get_by_role("region", name="Score sheet").wait_for()
    page.locator(".replay footer svg polyline").wait_for()
    page.locator(".replay .board").evaluate("board => board.scrollTo(0, 0)")
    assert play.evaluate(MET)


def test_what_is_proposed_before_a_mission_is_asked_once(sit_down: SitDown) -> None:
    stage = Stage(sit_down())
    stage.show(stored_match("space_alert/match-6-campaign-2", 5), 0)
    page = stage.person.page
    assert [each["kind"] for each in stage.moves] == ["propose"] * 9
    expect(page.get_by_text("Which threats shall the next mission bring?")).to_have_count(1)
    for each in stage.moves:
        name = each["label"]["text"]
        expect(page.get_by_role("button", name=name, exact=True)).to_have_count(1)


def test_a_lost_mission_is_debriefed_by_one_click_and_leads_back_into_its_film(
    house: House, sit_down: SitDown
) -> None:
    person = sit_down()
    match = stored("space_alert/match-2-seats-3")
    table = house.stored_table(match, len(match.entries), [person.arrives(), "second", "third"])
    page = person.page
    page.route("**/estimates*", lambda asked: asked.fulfill(json=PROSPECTS))
    with page.expect_response("**/estimates*"):
        person.open(f"#/replay/{table}")
    page.get_by_role("region", name="The film").wait_for()
    page.keyboard.press("End")
    page.get_by_role("button", name="Debriefing").click()
    dialog = page.get_by_role("dialog", name="Lost in turn 10")
    dialog.wait_for()
    expect(dialog.locator(".crew li")).to_have_count(4)
    dialog.locator(".chain button", has_text="in turn 7").first.click()
    expect(dialog).to_have_count(0)
    expect(page.locator(".film header b")).to_have_text("Turn 7")
    assert person.findings() == []


def test_whoever_flies_with_bots_is_briefed_while_the_clock_waits(
    house: House, sit_down: SitDown
) -> None:
    person = sit_down()
    options: dict[str, OptionValue] = {"mission": "test_run_2"}
    who = [person.arrives()]
    table = house.new_table("space_alert", "brief", who, bots=3, options=options, clock=SLOW)
    person.sits_at(table)
    page = person.page
    briefing = page.get_by_role("dialog", name="Test run 2")
    briefing.get_by_text("two phases, now with rockets").wait_for()
    expect(briefing.locator("li")).to_have_count(4)
    page.get_by_role("button", name="Go on").wait_for()
    briefing.get_by_role("button", name="Start the mission").click()
    expect(briefing).to_have_count(0)
    page.get_by_role("button", name="Pause").click()
    page.get_by_role("button", name="Go on").wait_for()


def test_what_is_broken_is_repaired_by_touching_it_on_the_ship(sit_down: SitDown) -> None:
    stage = Stage(sit_down())
    stage.show(stored_match("space_alert/match-6-campaign-2", 2), 2)
    page = stage.person.page
    broken = [each["touches"][0] for each in stage.moves if each["kind"] == "repair"]
    on_ship = [token for token in broken if token.split("_")[0] in ("red", "white", "blue")]
    assert on_ship
    for token in on_ship:
        expect(page.locator(f'[data-repair="{token}"]')).to_have_count(1)
    page.locator(f'[data-repair="{on_ship[0]}"]').click()
    page.wait_for_function("() => stage.made() !== ''")
    assert page.evaluate("stage.made()").split()[:2] == ["repair", on_ship[0]]


def test_who_watches_together_has_one_remote_and_whoever_comes_late_joins(
    house: House, sit_down: SitDown
) -> None:
    people = [sit_down(), sit_down(), sit_down()]
    match = stored("space_alert/match-2-seats-3")
    table = house.stored_table(match, len(match.entries), [each.arrives() for each in people])
    first, second, late = people
    for person in (first, second):
        person.open(f"#/table/{table}")
        person.page.get_by_role("region", name="The film").wait_for()
    first.page.get_by_role("button", name="Turn 5", exact=True).click()
    expect(second.page.locator("header.bridge b")).to_have_text("Turn 5")
    second.page.get_by_role("button", name="Turn 7", exact=True).click()
    expect(first.page.locator("header.bridge b")).to_have_text("Turn 7")
    late.open(f"#/table/{table}")
    expect(late.page.locator("header.bridge b")).to_have_text("Turn 7")
    late.page.get_by_role("button", name="Short cut").click()
    for person in people:
        expect(person.page.get_by_role("button", name="Short cut")).to_have_attribute(
            "aria-pressed", "true"
        )
    shot = first.page.locator(".film").get_attribute("data-shot")
    for person in people:
        expect(person.page.locator(".film")).to_have_attribute("data-shot", shot or "")
        assert person.findings() == []


def test_a_film_is_kept_as_one_page_that_needs_no_server(
    house: House, sit_down: SitDown, tmp_path: Path
) -> None:
    person = sit_down()
    match = stored("space_alert/match-2-seats-3")
    table = house.stored_table(match, len(match.entries), [person.arrives(), "second", "third"])
    page = person.page
    person.open(f"#/table/{table}")
    page.get_by_role("region", name="The film").wait_for()
    page.get_by_role("button", name="To the end").click()
    with page.expect_download() as kept:
        page.get_by_role("button", name="Keep the film as a page").click()
    file = tmp_path / "film.html"
    kept.value.save_as(file)
    asked: list[str] = []
    alone = page.context.new_page()
    alone.on("request", lambda request: asked.append(request.url))
    alone.goto(file.as_uri())
    alone.get_by_role("region", name="The film").wait_for()
    alone.get_by_role("button", name="Turn 7", exact=True).click()
    expect(alone.locator(".film header b")).to_have_text("Turn 7")
    assert [url for url in asked if not url.startswith(("blob:", "data:"))] == [file.as_uri()]
    assert person.findings() == []


def test_a_mission_of_ones_own_is_checked_while_it_is_written_and_travels_in_the_address(
    sit_down: SitDown,
) -> None:
    person = sit_down()
    person.open("#/tools/mission?own=phases 3:40 7:20 10:00 | 0:10 T%2B9 white")
    page = person.page
    prepare = page.get_by_role("button", name="Prepare the mission")
    expect(page.get_by_text("line 2: there is no T+9")).to_be_visible()
    expect(prepare).to_be_disabled()
    text = page.get_by_label("The mission, one announcement a line")
    text.fill("phases 3:40 7:20 10:00\n0:10 T+1 white\n4:00 T+5 internal serious")
    expect(page.get_by_text("Length 10:00")).to_be_visible()
    prepare.click()
    page.get_by_text("All announcements").click()
    expect(page.get_by_text("Own mission")).to_be_visible()
    expect(page.get_by_text("Time T+5. Serious internal threat.")).to_be_visible()
    assert {note for note in person.trouble if "400 (Bad Request)" not in note} == set()
    person.trouble.clear()  # what was refused is noted by the browser, too


def test_the_table_in_words_says_what_the_actions_of_threats_do(
    house: House, sit_down: SitDown
) -> None:
    person = sit_down()
    people = [person.arrives(), "second", "third", "fourth"]
    table = house.stored_table(stored("space_alert/match-3-seats-4"), 62, people)
    person.open(f"#/table/{table}")
    page = person.page
    page.get_by_role("button", name="Show the table in words").first.click()
    threat = page.locator(".board li", has_text="Z: ").first
    expect(threat).to_contain_text("X: ")
    expect(threat).to_contain_text("Y: ")
    station = page.locator(".board li", has_text="energy side reactor").first
    expect(station).to_be_visible()
    assert "side_reactor" not in page.locator(".board").inner_text()
