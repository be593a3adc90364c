"""Tools of Dominate & Delegate in the browser: log book, set-up sheets, positions."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from starboard.games.dominate.content import FOLDER
from tests.browser.conftest import SitDown
from tests.browser.person import Person


def is_refused(person: Person) -> None:
    """The browser notes that the server has refused something, and nothing else."""
    assert {note for note in person.trouble if "400 (Bad Request)" not in note} == set()
    person.trouble.clear()


def is_on_paper(person: Person) -> None:
    """What is printed is dark on white, without what one asks with."""
    page = person.page
    page.emulate_media(media="print")
    for asked in ("header", "textarea", "button", "select", "input"):
        assert page.locator(asked).locator("visible=true").count() == 0, asked
    ink = page.evaluate("getComputedStyle(document.querySelector('main')).color")
    assert ink == "rgb(22, 32, 58)"
    page.emulate_media(media="screen")


def test_a_log_says_what_may_be_played_and_its_newspaper_every_number(sit_down: SitDown) -> None:
    person = sit_down(width=390, height=844, touch=True)
    person.open("#/tools/dominate-log")
    page = person.page
    expect(page.locator("[data-log]")).to_contain_text("Phantom Convoy")
    expect(page.locator("[data-findings] li").first).to_be_visible()
    expect(page.get_by_label("The newspaper")).to_contain_text("because VICTORY is 4 to 1")
    page.get_by_label("How likely each text is").check()
    expect(page.locator("[data-odds]").first).to_contain_text("1/3")
    assert person.findings() == []
    is_on_paper(person)
    page.get_by_label("my own").check()
    page.get_by_label("What they show").fill("1,1,1")
    expect(page.get_by_role("alert")).to_contain_text("one more die")
    is_refused(person)
    page.get_by_label("of the program").check()
    expect(page.get_by_role("alert")).to_have_count(0)
    page.locator("textarea").fill("efa.victory.many")
    expect(page.get_by_role("alert")).to_contain_text("efa.victory.many")
    expect(page.locator("[data-log]")).to_have_count(0)
    is_refused(person)


def test_a_set_up_sheet_keeps_the_secrets_of_a_mission(sit_down: SitDown) -> None:
    person = sit_down()
    person.open("#/tools/dominate-setup?scenario=e3_microgen")
    sheet = person.page.locator("[data-sheet=e3_microgen]")
    expect(sheet).to_contain_text("Delete the data base")
    expect(sheet).not_to_contain_text("Fridge")
    person.page.get_by_label("The game master’s sheet").check()
    expect(sheet).to_contain_text("Fridge")
    expect(sheet).to_contain_text("Door between K7 and L7: locked, “Server room”")
    assert person.findings() == []
    is_on_paper(person)
    person.open("#/tools/dominate-setup?scenario=s2_mill_brook")
    skirmish = person.page.locator("[data-sheet=s2_mill_brook]")
    expect(skirmish).to_contain_text("Refinery (RedCat)")
    person.page.get_by_label("Sheet for").select_option("EFA")
    expect(skirmish).not_to_contain_text("RedCat")
    expect(skirmish).to_contain_text("EFA begins with 14 credits.")


def test_a_position_says_who_hits_whom_and_a_file_what_is_wrong(sit_down: SitDown) -> None:
    person = sit_down()
    person.open("#/tools/dominate-check")
    page = person.page
    page.get_by_role("button", name="Look at the position").click()
    expect(page.locator("[data-look]")).to_contain_text("destroys MG-Buggy 1 ● from B2")
    expect(page.get_by_text("EFA: energy 0, 0 credits, figures worth 7")).to_be_visible()
    assert person.findings() == []
    is_on_paper(person)
    page.get_by_label("only field").fill("C2")
    page.get_by_role("button", name="Look at the position").click()
    expect(page.locator("[data-look]")).not_to_contain_text("Tank 1 ▲ (EFA)")
    expect(page.locator("[data-look]")).to_contain_text("can be attacked by Tank 1 ▲")
    page.get_by_label("only field").fill("Q9")
    page.get_by_role("button", name="Look at the position").click()
    expect(page.get_by_role("alert")).to_contain_text("Q9 is no field of the board")
    is_refused(person)
    page.get_by_role("button", name="Check the file").click()
    expect(page.locator(".bad").first).to_be_visible()
    is_refused(person)


def test_several_files_are_checked_one_after_another(sit_down: SitDown, tmp_path: Path) -> None:
    person = sit_down()
    person.open("#/tools/dominate-check")
    good = FOLDER / "skirmish" / "s2_mill_brook.yaml"
    renamed = good.read_text("utf-8").replace("id: s2_mill_brook", "id: my_brook")
    files = [tmp_path / "brook.yaml", tmp_path / "broken.yaml"]
    files[0].write_text(renamed, "utf-8")
    files[1].write_text("id: [", "utf-8")
    person.page.get_by_label("Open files").set_input_files(files)
    expect(person.page.locator("h3")).to_have_text(["brook.yaml", "broken.yaml"])
    expect(person.page.locator("[data-sound]")).to_contain_text("my_brook")
    expect(person.page.get_by_role("alert")).to_contain_text("line 2")
    is_refused(person)
