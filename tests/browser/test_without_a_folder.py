"""A game that has no folder in the client: everybody can play it all the same, in words."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from starboard.kernel import registry
from starboard.server.views.catalogue import game_card
from tests.browser.conftest import SitDown
from tests.browser.house import House
from tests.toys import harvest


@pytest.fixture
def toy() -> str:
    """A game that only the server knows."""
    registry.add(harvest.GAME)
    return harvest.GAME.id


def test_a_game_without_a_folder_is_on_the_start_page_with_a_plain_picture(
    sit_down: SitDown, toy: str
) -> None:
    person = sit_down()
    person.open("#/")
    name = game_card(harvest.GAME, "en").name
    game = person.page.locator("li.game", has=person.page.get_by_role("heading", name=name))
    expect(game.locator(".emblem img")).to_be_visible()
    expect(game.get_by_role("button", name="First steps")).to_have_count(0)


def test_a_game_without_a_folder_is_played_in_words(
    house: House, sit_down: SitDown, toy: str
) -> None:
    person = sit_down()
    person.sits_at(house.new_table(toy, "words", [person.arrives()], bots=1))
    expect(person.page.locator(".twin li").first).to_be_visible()
    assert person.waits()
    asked = person.page.locator(".table").get_attribute("data-question")
    person.page.locator("footer button.verb[data-move]").first.click()
    confirm = person.page.locator("footer button.primary")
    person.until(
        lambda: (
            person.page.locator(".table").get_attribute("data-question") != asked
            or confirm.count() > 0
        )
    )
    if confirm.count():
        confirm.click()
    expect(person.page.locator(".table")).not_to_have_attribute("data-question", asked or "")
