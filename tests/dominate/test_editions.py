"""Missions whose plan was changed: a match keeps the one it was begun with."""

from __future__ import annotations

import pytest

from starboard.games.dominate import GAME
from starboard.games.dominate.campaign.checks import check_book
from starboard.games.dominate.campaign.pages import PL2, Page
from starboard.games.dominate.content import RULES, box, first_editions
from starboard.games.dominate.state import Table
from starboard.kernel.files import Setup
from starboard.kernel.match import begin
from starboard.kernel.options import read_options


def begun(mission: str, rules: int) -> Table:
    """The table of a mission whose match was begun under such rules."""
    options = read_options(GAME.options, {"scenario": mission})
    setup = Setup(game=GAME.id, rules=rules, seats=2, options=options, seed="1")
    return begin(GAME, setup).state


def page_of_the_master(state: Table) -> Page:
    assert state.mission is not None
    page = state.mission.pages[PL2].value
    assert page is not None
    return page


def test_a_match_of_old_rules_keeps_its_guards() -> None:
    then, now = begun("e3_microgen", 1), begun("e3_microgen", RULES)
    guards = [page_of_the_master(state).floor.guards for state in (then, now)]  # type: ignore[union-attr]  # a mission indoors
    assert [guard.id for guard in guards[0]] == ["g1", "g2", "g3", "g4", "g5"]
    assert [guard.id for guard in guards[1]] == ["g1", "g2", "g3", "g4", "g5", "g6"]


def test_a_match_of_old_rules_keeps_its_credits() -> None:
    then, now = begun("r4_factory_chapter_1", 1), begun("r4_factory_chapter_1", RULES)
    assert (then.players[0].credits.value, now.players[0].credits.value) == (8, 4)


@pytest.mark.parametrize("mission", sorted(first_editions()))
@pytest.mark.parametrize("rules", [1, RULES])
def test_a_stored_page_is_found_again_in_its_own_edition(mission: str, rules: int) -> None:
    page = page_of_the_master(begun(mission, rules))
    assert box().find(Page, page.id) == page
    other = page_of_the_master(begun(mission, 1 if rules == RULES else RULES))
    assert other.id != page.id


@pytest.mark.parametrize("mission", sorted(first_editions()))
def test_an_earlier_edition_is_as_sound_as_todays(mission: str) -> None:
    earlier, now = first_editions()[mission], box().books[mission]
    check_book(earlier, box().sheets)
    assert (earlier.head.edition, now.head.edition) == (1, 2)
    assert (earlier.head.start_credits, earlier.board) != (now.head.start_credits, now.board)
