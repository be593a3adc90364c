"""First steps: every lesson can be followed to its end by doing what is lit."""

from __future__ import annotations

import pytest

from tests.browser.conftest import SitDown
from tests.browser.person import Person


@pytest.mark.parametrize("game", ["Flagship", "Eclipse: Second Dawn for the Galaxy"])
def test_whoever_does_what_is_lit_learns_a_first_turn(sit_down: SitDown, game: str) -> None:
    person = sit_down()
    person.open()
    card = person.page.locator(".game", has=person.page.get_by_role("heading", name=game))
    card.get_by_role("button", name="First steps").click()
    person.page.locator(".coach").wait_for()
    for _ in range(60):
        person.page.wait_for_selector("footer .ask.mine, .coach.over")
        if person.page.locator(".coach.over").count():
            break
        does_what_is_lit(person)
    assert "You know a first turn" in person.page.locator(".coach").inner_text()


def does_what_is_lit(person: Person) -> None:
    """The move that the lesson shows in the bar."""
    before = person.question
    lit = person.page.locator("footer [data-move].hinted")
    lit.first.wait_for()
    lit.first.click()
    person.confirms()
    person.sees_something_new(before)
