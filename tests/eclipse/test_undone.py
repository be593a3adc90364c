"""What somebody is told before passing or acting: ships unused, money that will be missing."""

from __future__ import annotations

from starboard.games.eclipse import GAME
from starboard.kernel.face import Undone
from starboard.kernel.loop import legal_moves
from starboard.kernel.notation import parse
from tests.eclipse.story import Story


def undone(story: Story, move: str) -> list[Undone]:
    story.state.memo = {}
    others = legal_moves(GAME, story.state, 0)
    read = parse(move, GAME.move_types)
    return list(GAME.face.leaves_undone(story.state, 0, read, others))


def test_whoever_passes_is_told_of_colony_ships_that_have_a_planet() -> None:
    story = Story()
    assert undone(story, "pass") == []
    story.lay("101", "0,-1", disc=0, neutrals=False)
    assert undone(story, "pass") == [Undone("left-colony-ships", {"count": 3})]
    assert undone(story, "action explore") == []


def test_whoever_acts_is_told_of_money_that_will_be_missing() -> None:
    story = Story()
    story.store(money=0)
    story.player().tracks["money"] = 11
    story.player().discs = 5
    (told,) = undone(story, "action move")
    assert told.message == "left-bankrupt"
    assert int(told.arguments["short"]) > 0
