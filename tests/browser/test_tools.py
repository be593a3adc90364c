"""Tools for people who own a box: no table, no account."""

from __future__ import annotations

from tests.browser.conftest import SitDown


def test_battle_odds_follow_every_change_and_travel_in_the_address(sit_down: SitDown) -> None:
    person = sit_down()
    person.open("#/tools/odds")
    result = person.page.locator(".result figcaption")
    result.wait_for()
    two = result.inner_text()
    person.page.get_by_role("button", name="One more Interceptor").click()
    person.page.wait_for_function(
        "two => document.querySelector('.result figcaption')?.innerText !== two", arg=two
    )
    three = result.inner_text()
    person.page.wait_for_url("**battle=**")
    person.page.reload()
    result.wait_for()
    assert result.inner_text() == three
    assert person.findings() == []


def test_a_deck_is_checked_while_it_is_built_and_comes_back_from_its_code(
    sit_down: SitDown,
) -> None:
    person = sit_down()
    person.open("#/tools/decks")
    person.page.get_by_role("button", name="Add Ambush").click()
    person.page.locator(".verdict .bad").first.wait_for()
    code = person.page.get_by_label("Code")
    person.page.wait_for_url("**code=**")
    assert code.input_value().startswith("fs1:")
    person.page.reload()
    person.page.get_by_text("1 × Ambush").wait_for()
    assert person.findings() == []


def test_the_tools_are_listed(sit_down: SitDown) -> None:
    person = sit_down(width=390, height=844, touch=True)
    person.open("#/tools")
    person.page.get_by_role("link", name="Eclipse: battle odds").wait_for()
    assert person.findings() == []
