"""Tools for people who own a box: no table, no account."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import SitDown

STICKS_OUT = """() => {
  const right = (each) => each.getBoundingClientRect().right;
  const controls = [...document.querySelectorAll(".panel :is(input, select, button)")];
  const wide = controls.filter((each) => right(each) > right(each.closest(".panel")));
  return wide.map((each) => each.outerHTML);
}"""
"""The controls that are wider than the panel they lie in."""


def test_battle_odds_follow_every_change_and_travel_in_the_address(sit_down: SitDown) -> None:
    person = sit_down()
    person.open("#/tools/odds")
    more = person.page.get_by_role("button", name="One more Interceptor", exact=True)
    more.wait_for()  # what is printed on the ships has come
    result = person.page.locator(".result figcaption")
    two = result.inner_text()
    more.click()
    expect(result).not_to_have_text(two, use_inner_text=True)
    three = result.inner_text()
    person.page.reload()
    expect(result).to_have_text(three, use_inner_text=True)
    assert person.findings() == []


def test_a_deck_is_checked_while_it_is_built_and_comes_back_from_its_code(
    sit_down: SitDown,
) -> None:
    person = sit_down()
    person.open("#/tools/decks")
    person.page.get_by_role("button", name="Add Ambush").click()
    person.page.locator(".verdict .bad").first.wait_for()
    person.page.wait_for_url("**code=**")
    assert person.page.get_by_label("Code").input_value().startswith("fs1:")
    person.page.reload()
    person.page.get_by_text("1 × Ambush").wait_for()
    assert person.findings() == []


def test_the_tools_are_listed(sit_down: SitDown) -> None:
    person = sit_down(width=390, height=844, touch=True)
    person.open("#/tools")
    person.page.get_by_role("link", name="Eclipse: battle odds").wait_for()
    assert person.findings() == []


@pytest.mark.parametrize("place", ["odds", "decks", "mission", "resolve"])
def test_long_words_fit_on_a_small_phone(sit_down: SitDown, place: str) -> None:
    person = sit_down(width=360, height=740, lang="de-DE", touch=True)
    person.open(f"#/tools/{place}")
    person.page.locator(".panel button").first.wait_for()
    assert person.page.evaluate(STICKS_OUT) == []
