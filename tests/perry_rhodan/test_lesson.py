"""The first steps of Perry Rhodan: a story that always goes the same way, against the house bot."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from starboard.games.perry_rhodan import GAME
from starboard.games.perry_rhodan.events.combat import ValuesDrawn
from starboard.games.perry_rhodan.events.effects import CardSunk
from starboard.kernel.match import Match
from starboard.kernel.registry import start
from starboard.table.bots import decide

LESSON = Path(__file__).parents[2] / "web/src/games/perry_rhodan/lesson.ts"
OPTIONS = {"phases": "I", "decks": ("raumflotte", "forschungsflug")}


def comes_to(match: Match[Any], move: str) -> None:
    """The house bot plays, and the learner lets every window pass, until a move is open."""
    while move not in {str(each) for each in match.moves(0)}:
        if 0 in match.to_act:
            match.play(0, "pass")
        else:
            match.play(1, decide(match, 1, "house").move)


def test_the_told_lesson_ends_with_a_fight_that_is_won() -> None:
    told = LESSON.read_text(encoding="utf-8").split("orders:")[0]
    word = re.findall(r'word: "(\w+)"', told)[0]
    match = start(GAME, seats=2, seed=f"lesson:{word}", options=OPTIONS)
    for move in re.findall(r'move: "([^"]+)"', told):
        comes_to(match, move)
        match.play(0, move)
    events = [each.event for each in match.events(0)]
    drawn = [each for each in events if isinstance(each, ValuesDrawn)]
    assert [(each.attack, each.defence) for each in drawn] == [(3, 1), (1, 2)]
    assert [each.seat for each in events if isinstance(each, CardSunk)] == [1]
