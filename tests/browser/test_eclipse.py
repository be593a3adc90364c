"""Eclipse in the browser."""

from __future__ import annotations

from tests.browser.conftest import SitDown


def test_a_turn_is_played_by_mouse(sit_down: SitDown) -> None:
    person = sit_down()
    person.plays_against_bots("Eclipse: Second Dawn for the Galaxy")
    made: list[str] = []
    while sum(move.startswith("action") for move in made) < 2 and person.waits():
        made.append(person.takes_hint())
        assert len(made) < 40
    assert made[0].startswith("species")
    assert person.findings() == []


def test_what_a_species_can_do_stands_on_its_card(sit_down: SitDown) -> None:
    person = sit_down(width=390, height=844, touch=True)
    person.plays_against_bots("Eclipse: Second Dawn for the Galaxy")
    person.waits()
    card = person.page.locator(".stage button[data-thing]", has_text="Begins with")
    card.first.wait_for()
    assert person.page.evaluate("document.documentElement.scrollWidth") <= 390
