"""Perry Rhodan in the browser."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from starboard.games.perry_rhodan import GAME
from starboard.kernel.loop import choice_of
from starboard.kernel.registry import start
from tests.browser.conftest import SitDown
from tests.browser.stage import Position, Stage

EAGER = ("lay", "attack", "from", "join", "board", "go", "front", "oppose", "agents", "declare")
"""What somebody does who wants something to happen."""
LAZY = ("redraw", "done", "end-build-up", "end-missions")
EAGERNESS = 0.75
POSITIONS, TRIED = 12, 4


def decisions(number: int, seats: int, phases: str = "I") -> Iterator[Position]:
    """Every position of a game in which everybody lays out and attacks what they can."""
    dice = Random(f"perry_rhodan/{number}")
    match = start(GAME, seats=seats, seed=f"stage-{number}", options={"phases": phases})
    while not match.over:
        seat = next(iter(match.to_act))
        yield match, seat
        moves = match.moves(seat)
        eager = [move for move in moves if move.verb in EAGER]
        busy = [move for move in moves if move.verb not in LAZY]
        wanted = eager if eager and dice.random() < EAGERNESS else busy
        match.play(seat, dice.choice(wanted or moves))


def positions(number: int, seats: int, count: int) -> Iterator[Position]:
    """Some positions of such games: no question too often."""
    dice = Random(number)
    asked: Counter[str] = Counter()
    for game in range(count):
        for match, seat in decisions(number + game, seats):
            kind = type(choice_of(match.state, seat)).__name__
            if asked[kind] < 2 and dice.random() < 1 / (1 + 4 * asked[kind]):
                asked[kind] += 1
                yield match, seat
            if sum(asked.values()) == count:
                return


@pytest.mark.parametrize(("width", "least"), [(1280, 24), (390, 44)])
@pytest.mark.parametrize("seats", [2, 4])
def test_every_thing_that_a_move_touches_is_drawn_and_large_enough(
    sit_down: SitDown, width: int, least: int, seats: int
) -> None:
    stage = Stage.of_width(sit_down, width)
    for match, seat in positions(width, seats, POSITIONS):
        stage.show(match, seat)
        assert stage.faults(least, TRIED) == [], (match, choice_of(match.state, seat))
