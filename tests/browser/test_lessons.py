"""First steps: every lesson can be followed to its end by doing what is lit."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import SitDown
from tests.browser.person import Person

GO_ON = ".coach button.primary:enabled"


@pytest.mark.parametrize(
    "game", ["Flagship", "Eclipse: Second Dawn for the Galaxy", "Dominate & Delegate"]
)
def test_whoever_does_what_is_lit_learns_a_first_turn(sit_down: SitDown, game: str) -> None:
    person = sit_down()
    person.open()
    card = person.page.locator(".game", has=person.page.get_by_role("heading", name=game))
    card.get_by_role("button", name="First steps").click()
    person.page.locator(".coach").wait_for()
    for _ in range(60):
        person.page.wait_for_selector(f"footer [data-move].hinted, .coach.over, {GO_ON}")
        if person.page.locator(".coach.over").count():
            break
        if person.page.locator(GO_ON).count():
            person.page.locator(GO_ON).click()
        else:
            does_what_is_lit(person)
    assert "You know a first turn" in person.page.locator(".coach").inner_text()


def test_a_told_lesson_points_at_what_it_speaks_of_and_always_goes_the_same_way(
    sit_down: SitDown,
) -> None:
    person = sit_down(lang="de-DE")
    person.open()
    card = person.page.locator(".game", has=person.page.get_by_role("heading", name="Flagship"))
    card.get_by_role("button", name="Erste Schritte").click()
    dots = person.page.locator(".coach .dots i.done")
    spot = person.page.locator("[data-spotlight]")
    person.page.locator(GO_ON).click()
    for number in range(1, 12):
        expect(dots).to_have_count(number)
        spot.wait_for()
        does_what_is_lit(person)
    person.page.locator(".coach.over").wait_for()
    told = [event["kind"] for event in person.events]
    assert "DamageAbsorbed" in told
    assert any(
        event["kind"] == "ItemDestroyed" and event["fields"]["by"] == 0 for event in person.events
    )


def does_what_is_lit(person: Person) -> None:
    """The move that the lesson shows."""
    lit = person.page.locator("footer [data-move].hinted")
    lit.first.wait_for()
    person.makes(str(lit.first.get_attribute("data-move")))


def test_whoever_lays_what_is_lit_sees_the_film_of_a_first_mission(sit_down: SitDown) -> None:
    person = sit_down(width=390, height=844, touch=True)
    person.open()
    card = person.page.locator(".game", has=person.page.get_by_role("heading", name="Space Alert"))
    card.get_by_role("button", name="First steps").click()
    person.page.get_by_role("button", name="Your first mission").click()
    person.page.get_by_text("The threats of this mission are announced").wait_for()
    for _ in range(60):
        person.page.wait_for_selector("footer [data-move].hinted, .film")
        if person.page.locator(".film").count():
            break
        does_what_is_lit(person)
    person.page.get_by_text("This is what your plan does").wait_for()
    assert person.findings() == []
    person.page.keyboard.press("End")
    person.page.locator(".coach.over").wait_for()
    assert "You know a first turn" in person.page.locator(".coach").inner_text()
    table = person.page.url.split("/table/")[1].split("?")[0]
    person.open(f"#/replay/{table}")
    person.page.locator(".replay .film").wait_for()
    person.page.keyboard.press("End")
    person.page.get_by_role("region", name="Score sheet").wait_for()
    assert person.findings() == []
