"""Ours: random play through the kernel's interface. Runs in the environment that is measured.

A worker: each line on standard input is `games seed`, each answer one JSON object.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import time
import tracemalloc
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

import starboard
from starboard.kernel.agenda import State
from starboard.kernel.chance import Seeded
from starboard.kernel.game import Game
from starboard.kernel.loop import act, advance, legal_moves, to_act
from starboard.kernel.moves import Move, Pass
from starboard.kernel.options import read_options
from starboard.kernel.registry import game_named

ENDLESS = 1_000_000


class Play(NamedTuple):
    """How a game is played at random."""

    seats: int = 2
    passes: int = 0
    """One in so many chances to pass is taken; 0: a pass is a move like any other."""
    game: str = ""
    """Which game it is, where the row has another name."""
    options: Mapping[str, object] = {}
    spared: str = ""
    """A verb that ends games early, chosen only where there is no other."""


PLAYS = {
    "eclipse": Play(seats=4, passes=3),
    "dominate": Play(spared="sell"),
    "dominate-indoors": Play(game="dominate", options={"scenario": "r5_factory_chapter_2"}),
    "perry-rhodan": Play(game="perry_rhodan", options={"phases": "I"}),
    "perry-rhodan-five": Play(game="perry_rhodan", options={"phases": "V"}),
    "perry-rhodan-campaign": Play(game="perry_rhodan", options={"phases": "I-III"}),
}
"""Who never passes in Eclipse is bankrupt after a few decisions; whoever sells at random in
Dominate & Delegate has no base left after as many."""


def games(game_id: str, n: int, seed: int, public: bool) -> tuple[float, int, int]:
    """Seconds, decisions, and decisions with more than one legal move of n games."""
    decisions = real = 0
    start = time.process_time()
    for number in range(n):
        made, chosen = (
            play_match(game_id, seed * 1000 + number)
            if public
            else play(game_id, seed * 1000 + number)[1:]
        )
        decisions += made
        real += chosen
    return time.process_time() - start, decisions, real


def play(game_id: str, seed: int, limit: int = ENDLESS) -> tuple[State, int, int]:
    """Random play: the state it led to, the decisions, and those with a choice."""
    how = PLAYS.get(game_id, Play())
    game: Game[Any] = game_named(how.game or game_id)
    chance = Seeded(str(seed))
    pick = random.Random(seed).randrange
    options = read_options(game.options, how.options)
    state: State = game.setup(how.seats, options, game.content(None))
    advance(game, state, chance)
    decisions = real = 0
    while (seats := to_act(state)) and decisions < limit:
        moves = legal_moves(game, state, seats[0])
        decisions += 1
        real += len(moves) > 1
        act(game, state, seats[0], chosen(moves, pick, how), chance)
        state.events.clear()  # a match hands them on after every move; nobody listens here
        state.settled = 0
    return state, decisions, real


def play_match(game_id: str, seed: int) -> tuple[int, int]:
    """The same through the public interface, with log and events, as a bot writer would."""
    how = PLAYS.get(game_id, Play())
    pick = random.Random(seed).randrange
    match = new(game_id, seed)
    decisions = real = 0
    while seats := match.to_act:
        moves = list(match.moves(seats[0]))
        decisions += 1
        real += len(moves) > 1
        match.play(seats[0], chosen(moves, pick, how))
    return decisions, real


def new(game_id: str, seed: int) -> starboard.Match[Any]:
    """A match as it is measured."""
    how = PLAYS.get(game_id, Play())
    game = how.game or game_id
    return starboard.new(game, seats=how.seats, seed=seed, options=how.options)


def chosen(moves: list[Move], pick: Callable[[int], int], how: Play) -> Move:
    """Any move; now and then a pass."""
    if how.passes and not pick(how.passes):
        for move in moves:
            if isinstance(move, Pass):
                return move
    if how.spared:
        moves = [move for move in moves if move.verb != how.spared] or moves
    return moves[pick(len(moves))]


def clone_microseconds(game_id: str, rounds: int = 9, each: int = 300) -> float:
    """One clone of a state in the middle of a game: the median over several seeds."""
    found = []
    for seed in range(rounds):
        _, decisions, _ = play(game_id, seed)
        state, _, _ = play(game_id, seed, decisions // 2)
        start = time.perf_counter()
        for _ in range(each):
            state.clone()
        found.append((time.perf_counter() - start) / each * 1e6)
    return sorted(found)[rounds // 2]


def match_megabytes(game_id: str) -> float:
    """What one whole match keeps in memory, its log and events included."""
    how = PLAYS.get(game_id, Play())
    new(game_id, seed=0)  # content is shared by matches
    tracemalloc.start()
    match = new(game_id, seed=1)
    pick = random.Random(1).randrange
    while match.to_act:
        seat = match.to_act[0]
        match.play(seat, chosen(list(match.moves(seat)), pick, how))
    kept, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return kept / 1e6


def main() -> None:
    """Answer until standard input ends, or measure sizes once."""
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("--public", action="store_true", help="through matches, not the loop")
    parser.add_argument("--sizes", action="store_true")
    options = parser.parse_args()
    if options.sizes:
        told = {"clone": clone_microseconds(options.game), "memory": match_megabytes(options.game)}
        print(json.dumps(told))
        return
    for line in sys.stdin:
        n, seed = map(int, line.split())
        seconds, decisions, real = games(options.game, n, seed, options.public)
        print(json.dumps({"seconds": seconds, "decisions": decisions, "real": real}), flush=True)


if __name__ == "__main__":
    main()
