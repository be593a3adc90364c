"""A whole round of each game, in three ways: by mouse, by keys alone, and with a finger on a phone.

The house bot says which move. It is made by touching the things on the board in the order that the
move names them; the decision bar helps where a move touches nothing or where things leave several.
"""

from __future__ import annotations

import pytest

from starboard.kernel.options import OptionValue
from tests.browser.conftest import SitDown
from tests.browser.house import House
from tests.browser.person import Person

MOST = 60
"""Moves of one person in a round, at most."""

ECLIPSE = {"mouse": "mouse", "keys": "a", "finger": "g"}
"""Seeds of rounds in which there is much to do: research, upgrades, something found."""

ways = pytest.mark.parametrize("way", ["mouse", "keys", "finger"])


def comes(sit_down: SitDown, way: str) -> Person:
    """Somebody who plays that way."""
    if way == "finger":
        return sit_down(width=390, height=844, touch=True)
    return sit_down().by_keys() if way == "keys" else sit_down()


def plays_a_round(person: Person) -> None:
    """With the house bot's moves, until a second turn or round has begun and a move is asked."""
    for _ in range(MOST):
        assert person.waits()
        if begun(person) > 1:
            return
        person.takes_hint()
    raise AssertionError(f"no end after {person.made}")


def begun(person: Person) -> int:
    """How many turns of the first seat, or rounds of all, have begun."""
    kinds = [(event["kind"], event.get("fields", {}).get("seat", 0)) for event in person.events]
    return kinds.count(("TurnBegan", 0)) + kinds.count(("RoundBegan", 0))


@ways
def test_a_round_of_flagship_is_played(house: House, sit_down: SitDown, way: str) -> None:
    person = comes(sit_down, way)
    ready: dict[str, OptionValue] = {"ready_ships": way != "mouse"}
    people = [person.arrives()]
    person.sits_at(house.new_table("flagship", way, people, bots=1, options=ready))
    plays_a_round(person)
    assert "end-turn" in person.made


@ways
def test_a_round_of_eclipse_is_played(house: House, sit_down: SitDown, way: str) -> None:
    person = comes(sit_down, way)
    person.sits_at(house.new_table("eclipse", ECLIPSE[way], [person.arrives()], bots=1))
    assert person.waits()
    person.page.locator(".stage button[data-thing]", has_text="Begins with").first.wait_for()
    plays_a_round(person)
    assert "pass" in person.made
    assert person.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
