"""Tools for people who own a box: no table, no account."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from starboard.games.flagship.cards.starters import starter_decks
from tests.browser.conftest import SitDown

STICKS_OUT = """() => {
  const right = (each) => each.getBoundingClientRect().right;
  const controls = [...document.querySelectorAll(".panel :is(input, select, button)")];
  const wide = controls.filter((each) => right(each) > right(each.closest(".panel")));
  return wide.map((each) => each.outerHTML);
}"""
"""The controls that are wider than the panel they lie in."""
MISCUT = """() => {
  const mm = 96 / 25.4;
  const wrong = [...document.querySelectorAll(".cut > *")].filter((card) => {
    const { width, height } = card.getBoundingClientRect();
    return Math.abs(width - 63 * mm) > 0.5 || Math.abs(height - 88 * mm) > 1.5;
  });
  return wrong.map((card) => `${card.innerText} ${card.getBoundingClientRect().height / mm}`);
}"""
"""The cards that are not 63 by 88 mm on paper: what grows beyond them would be cut off."""


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


def test_a_deck_is_pasted_counted_and_read_as_text(sit_down: SitDown) -> None:
    person = sit_down()
    person.open("#/tools/decks")
    person.page.get_by_role("button", name="Frabians", exact=True).click()
    tally = person.page.locator("[data-tally=events]")
    expect(tally).to_contain_text("42 of at least 40")
    expect(person.page.locator("[data-section=main_ship] li")).to_have_count(5)
    person.page.get_by_text("As text").click()
    text = person.page.get_by_role("textbox", name="As text")
    expect(text).to_have_value(re.compile("Main ship\n1 Veloce Class"))
    text.fill("Deck: Small\nMarket\n3 Frabian Fighter\n")
    text.blur()
    expect(tally).to_contain_text("0 of at least 40")
    expect(person.page.get_by_text("3 × Frabian Fighter")).to_be_visible()
    expect(person.page.get_by_role("textbox", name="Name")).to_have_value("Small")
    assert person.findings() == []


def test_a_card_is_found_by_filters_and_read_large(sit_down: SitDown) -> None:
    person = sit_down()
    person.open("#/tools/decks")
    person.page.get_by_label("Faction").select_option("rebels")
    person.page.get_by_label("Kind of card").select_option("pilot")
    expect(person.page.locator("[data-card]")).to_have_count(2)
    person.page.locator("[data-card=schrauber_jon] .face").first.click()
    reader = person.page.get_by_role("dialog")
    expect(reader).to_be_visible()
    assert reader.locator(".face").first.evaluate("(card) => card.offsetWidth") == 300
    reader.get_by_role("button", name="to: Main ship").click()
    reader.get_by_role("button", name="Close").click()
    expect(person.page.locator("[data-section=main_ship] li")).to_have_count(1)


@pytest.mark.parametrize("lang", ["en-GB", "de-DE"])
def test_every_card_is_printed_at_its_size_and_none_is_cut(sit_down: SitDown, lang: str) -> None:
    person = sit_down(lang=lang)
    person.open("#/tools/decks")
    add = person.page.locator("[data-card] .homes button:first-child")
    add.first.wait_for()
    add.evaluate_all("(buttons) => buttons.forEach((button) => button.click())")
    person.page.emulate_media(media="print")
    person.page.evaluate("dispatchEvent(new Event('beforeprint'))")
    assert person.page.locator(".cut").count() == person.page.locator("[data-card]").count() > 100
    assert person.page.evaluate(MISCUT) == []


def test_a_side_is_chosen_by_its_ship_its_pilots_and_how_it_plays(sit_down: SitDown) -> None:
    person = sit_down()
    person.open("#/tools/sides")
    sides = person.page.locator("[data-side]")
    expect(sides).to_have_count(4)
    expect(sides.locator("svg[viewBox] [data-part]").first).to_be_attached()
    assert person.findings() == []
    person.page.get_by_role("button", name="Play Rebels against a bot").click()
    shelf = person.page.locator(".shelves [data-thing]")
    shelf.first.wait_for()
    on_shelf = {each.get_attribute("data-thing") for each in shelf.all()}
    rebels = starter_decks()["rebels"]
    assert on_shelf == {*rebels.main_ship, *rebels.market}


def test_a_legal_deck_can_be_played_at_once(sit_down: SitDown) -> None:
    person = sit_down()
    person.open("#/tools/decks")
    play = person.page.get_by_role("button", name="Play this deck")
    expect(play).to_be_disabled()
    person.page.get_by_role("button", name="Syndicate", exact=True).click()
    play.click()
    shelf = person.page.locator(".shelves [data-thing]")
    shelf.first.wait_for()
    syndicate = starter_decks()["syndicate"]
    on_shelf = {each.get_attribute("data-thing") for each in shelf.all()}
    assert on_shelf == {*syndicate.main_ship, *syndicate.market}


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
