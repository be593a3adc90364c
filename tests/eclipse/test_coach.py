"""What a coach says to a beginner in Eclipse, when it is silent, and what verbs foretell."""

from __future__ import annotations

from starboard.games.eclipse import GAME
from starboard.games.eclipse.control import put_ship
from starboard.kernel.loop import legal_moves
from starboard.kernel.notation import parse
from starboard.kernel.remarks import Advice, Remark
from starboard.testing import clause
from tests.eclipse.story import Story


def advice(story: Story, move: str) -> Advice | None:
    story.state.memo = {}
    others = legal_moves(GAME, story.state, 0)
    return GAME.mind.coach(story.state, 0, parse(move, GAME.move_types), others)


def said(story: Story, move: str) -> str:
    found = advice(story, move)
    return "" if found is None else found.message


def foretold(story: Story, move: str) -> list[Remark]:
    return list(GAME.face.foretells(story.state, 0, parse(move, GAME.move_types)))


def rich() -> Story:
    """Two sectors without anybody lie north of 221, all connected."""
    story = Story()
    story.lay("304", "0,-3", discovery=False)
    story.lay("310", "0,-4", discovery=False)
    story.store(money=30, science=30, materials=30)
    return story


def test_research_without_science_is_a_disc_wasted() -> None:
    story = rich()
    assert said(story, "action research") == ""
    story.store(money=30, science=0, materials=0)
    found = advice(story, "action research")
    assert found is not None
    assert (found.message, found.arguments) == ("coach-wasted", {"action": "research"})


def test_building_without_materials_is_a_disc_wasted() -> None:
    story = rich()
    assert said(story, "action build") == ""
    story.store(money=30, science=30, materials=0)
    assert said(story, "action build") == "coach-wasted"


@clause("ECL-MOV-06")
def test_a_fleet_that_is_pinned_does_not_move() -> None:
    story = rich()
    assert said(story, "action move") == ""
    for _ in range(2):
        put_ship(story.state, story.sector("221"), 1, "cruiser")
    assert said(story, "action move") == "coach-pinned"


def test_passing_with_discs_and_money_left_is_idle_only_while_something_pays() -> None:
    story = rich()
    found = advice(story, "pass")
    assert found is not None
    assert found.message == "coach-idle"
    assert str(found.better).startswith("action ")
    story.store(money=0, science=0, materials=0)
    story.player().tracks["money"] = 11
    story.player().discs = 5
    assert said(story, "pass") == ""


def test_what_is_useful_is_not_commented() -> None:
    story = rich()
    for action in ("explore", "research", "build", "upgrade", "influence"):
        assert said(story, f"action {action}") == ""


def test_a_battle_that_cannot_be_won_and_its_odds() -> None:
    story = rich()
    for _ in range(2):
        put_ship(story.state, story.sector("304"), 1, "dreadnought")
    story.takes("move")
    move = flights(story, "304")[0]
    assert said(story, move) == "coach-hopeless"
    (odds,) = foretold(story, move)
    assert odds.message == "chance-battle"
    assert int(odds.arguments["percent"]) < 10  # type: ignore[arg-type]


def test_a_flight_into_an_empty_sector_has_neither_odds_nor_comment() -> None:
    story = rich()
    story.takes("move")
    moves = flights(story, "304")
    assert moves
    for move in moves:
        assert said(story, move) == ""
        assert foretold(story, move) == []


def flights(story: Story, target: str) -> list[str]:
    moves = [str(each) for each in legal_moves(GAME, story.state, 0)]
    return [each for each in moves if each.startswith("fly ") and each.endswith(f" {target}")]


@clause("ECL-RESCH-02")
def test_a_discount_is_spelled_out() -> None:
    story = rich()
    story.state.tray = {"plasma_missile": 1}
    story.takes("research")
    (move,) = [each for each in story.moves() if each.startswith("research ")]
    told = {"price": 15, "printed": 16, "discount": 1}
    assert foretold(story, move) == [Remark("price-discounted", told)]
    story.state.tray = {"gauss_shield": 1}
    (move,) = [each for each in story.moves() if each.startswith("research ")]
    assert foretold(story, move) == []
