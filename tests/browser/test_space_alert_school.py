"""Flight school in the browser: every exercise is passed by doing what is lit."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import SitDown

SHOWN = {
    "walk": ("lower_blue", 4),
    "fire": ("yes", 2),
    "energy": ("3", 3),
    "shields": ("0", 2),
    "tracks": ("x", 3),
    "inside": ("yes", 4),
    "computer": ("no", 4),
}
"""What is right in each exercise if one lays what is lit, and how many cards that are."""


LIT_SPACE = """() => {
  const light = document.querySelector("[data-spotlight]")?.getBoundingClientRect();
  if (!light) return "";
  const [x, y] = [light.x + light.width / 2, light.y + light.height / 2];
  const thing = document.elementFromPoint(x, y)?.closest("[data-thing]")?.dataset.thing ?? "";
  return thing.startsWith("space.0.") ? thing : "";
}"""
"""The space of the own board on which the spotlight rests."""


def lays_what_is_lit(page: Page) -> None:
    """A half of a card, then the space that the spotlight shows."""
    page.locator(".hand .half.hinted").first.click()
    space = page.wait_for_function(LIT_SPACE).json_value()
    page.locator(f'[data-thing="{space}"]').click()


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (390, 844)])
@pytest.mark.parametrize("name", list(SHOWN))
def test_whoever_lays_what_is_lit_and_guesses_right_passes(
    sit_down: SitDown, name: str, width: int, height: int
) -> None:
    truth, cards = SHOWN[name]
    person = sit_down(width=width, height=height, touch=width < 600)
    person.open("#/tools/school")
    page = person.page
    page.locator(f'[data-open="{name}"]').click()
    for _ in range(cards):
        lays_what_is_lit(page)
    page.locator(f'[data-answer="{truth}"]').click()
    page.get_by_role("region", name="The film").wait_for()
    page.keyboard.press("End")
    verdict = page.locator("[data-verdict]")
    expect(verdict).to_have_attribute("data-verdict", "right")
    expect(verdict).to_have_attribute("data-passed", "true")
    assert person.findings() == []
    page.get_by_role("button", name="Back to the list of exercises").click()
    expect(page.locator(f'[data-open="{name}"]')).to_contain_text("passed")


def test_a_wrong_plan_is_flown_too_and_says_what_was_true(sit_down: SitDown) -> None:
    person = sit_down(lang="de-DE")
    person.open("#/tools/school?lesson=fire")
    page = person.page
    page.locator('.card[data-thing="c<"] [data-half="movement"]').click()
    page.locator('[data-thing="space.0.1"]').click()
    page.locator('.card[data-thing="a>"] [data-half="activation"]').click()
    page.locator('[data-thing="space.0.2"]').click()
    page.get_by_role("button", name="So fliegen").click()
    page.locator('[data-answer="yes"]').click()
    page.get_by_role("region", name="Der Film").wait_for()
    page.keyboard.press("End")
    verdict = page.locator("[data-verdict]")
    expect(verdict).to_have_attribute("data-verdict", "wrong")
    expect(verdict).to_have_attribute("data-passed", "false")
    verdict.get_by_text("Wird der Jäger zerstört? nein").wait_for()
    verdict.get_by_role("button", name="Noch einmal fliegen").click()
    expect(page.locator(".hand .card")).to_have_count(3)


def test_first_steps_lead_to_school_and_the_last_exercise_to_a_mission(sit_down: SitDown) -> None:
    person = sit_down()
    person.open("#/tools/school?lesson=computer")
    page = person.page
    for _ in range(4):
        lays_what_is_lit(page)
    page.locator('[data-answer="no"]').click()
    page.get_by_role("region", name="The film").wait_for()
    page.keyboard.press("End")
    page.locator("[data-next]").click()
    page.locator(".coach").get_by_text("The threats of this mission are announced").wait_for()
