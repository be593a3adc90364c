"""The peer: Catanatron's random play, counted like ours. Runs in the peer's environment.

A worker: each line on standard input is `games seed`, each answer one JSON object.
"""

from __future__ import annotations

import json
import random
import sys
import time

from catanatron import Color, Game, RandomPlayer

TURNS_LIMIT = 1000
COLOURS = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)


def games(n: int, seed: int) -> tuple[float, int, int]:
    """Seconds, decisions, and decisions with more than one legal move of n games."""
    decisions = real = 0
    begin = time.process_time()
    for number in range(n):
        game = Game([RandomPlayer(colour) for colour in COLOURS], seed=seed * 1000 + number + 1)
        pick = random.Random(number).randrange
        while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
            actions = game.state.playable_actions
            decisions += 1
            real += len(actions) > 1
            game.execute(actions[pick(len(actions))], validate_action=False)
    return time.process_time() - begin, decisions, real


def main() -> None:
    """Answer until standard input ends."""
    for line in sys.stdin:
        n, seed = map(int, line.split())
        seconds, decisions, real = games(n, seed)
        print(json.dumps({"seconds": seconds, "decisions": decisions, "real": real}), flush=True)


if __name__ == "__main__":
    main()
