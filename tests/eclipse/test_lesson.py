"""The first steps of Eclipse: a story that always goes the same way, against the house bot."""

from __future__ import annotations

import re
from pathlib import Path

from starboard.bots.named import seat_bot
from starboard.games.eclipse import GAME
from starboard.games.eclipse.battle.events import ShipDestroyed
from starboard.kernel.chance import Seeded
from starboard.kernel.registry import start

LESSON = Path(__file__).parents[2] / "web/src/games/eclipse/lesson.ts"
OPTIONS = {"species": ("orion_hegemony", "terran_union"), "start": 1}


def test_the_told_lesson_explores_buys_builds_and_wins_its_battle() -> None:
    told = LESSON.read_text(encoding="utf-8").split("steps:")[0]
    word = re.findall(r'word: "(\w+)"', told)[0]
    moves = re.findall(r'move: "([^"]+)"', told)
    match = start(GAME, seats=2, seed=f"lesson:{word}", options=OPTIONS)
    bot = seat_bot("house", GAME, at_table=True)
    for move in moves:
        while 0 not in match.to_act:
            decided = bot.decide(1, match.view(1), match.moves(1), Seeded("lesson"))
            match.play(1, decided.move)
        match.play(0, move)
    fallen = [each.event for each in match.events(0) if isinstance(each.event, ShipDestroyed)]
    assert [(each.kind, each.by) for each in fallen] == [("ancient", 0)]
    won = match.state.sectors["101"]
    assert won.disc == 0
    assert sum(won.cubes) == 2
