"""Whole games of random moves: nothing is lost or doubled, and every one comes to an end."""

from __future__ import annotations

from random import Random

import pytest

from starboard.games.dominate import GAME
from starboard.games.dominate.content import box
from starboard.games.dominate.invariants import ore_of
from starboard.games.dominate.state import NEUTRAL, Table
from starboard.kernel import Move, Seeded
from starboard.kernel.loop import act, advance, legal_moves, to_act
from starboard.kernel.options import read_options
from starboard.testing import clause

GAMES = 8
RARE = {"sell": 0.002, "pack": 0.004, "crush": 0.02, "give": 0.02, "recycle": 0.02,
        "done": 0.1, "build": 0.1, "end-turn": 0.2}  # fmt: skip
"""What would end a game early, or fill it: people do it less often than chance would."""
SHOTS = ("attack", "suppress", "strike")


def weight(state: Table, seat: int, move: Move) -> float:
    """How likely a kind of move is; hardly anybody shoots at his own."""
    verb = type(move).verb
    if verb in SHOTS and state.figures[move.touches[1]].owner in (seat, NEUTRAL):
        return 0.002
    return RARE.get(verb, 1.0)


def weighed(state: Table, seat: int, moves: list[Move], random: Random) -> Move:
    """A random move, of a random kind first, so that building comes to something."""
    kinds: dict[tuple[str, float], list[Move]] = {}
    for move in moves:
        kinds.setdefault((type(move).verb, weight(state, seat, move)), []).append(move)
    kind = random.choices(list(kinds), [each[1] for each in kinds])[0]
    return random.choice(kinds[kind])


def play(seats: int, scenario: str, seed: int) -> Table:
    """A whole game, looked at after every move."""
    options = read_options(GAME.options, {"scenario": scenario})
    state = GAME.setup(seats, options, box())
    random, chance = Random(seed), Seeded(f"{scenario} {seed}")
    advance(GAME, state, chance)
    ore = ore_of(state)
    while state.outcome is None:
        seat = random.choice(to_act(state))
        move = weighed(state, seat, legal_moves(GAME, state, seat), random)
        act(GAME, state, seat, move, chance)
        faults = list(GAME.invariants(state))
        assert not faults, f"{scenario} {seed}: after {move}: {faults}"
        if not any(player.out for player in state.players):
            assert ore_of(state) == ore, f"{scenario} {seed}: ore after {move}"
    return state


@pytest.mark.parametrize("scenario", sorted(box().skirmishes))
@clause("DD-MAT-04", "DD-MAT-09", "DD-MAT-02")
def test_random_games_end_and_conserve_everything(scenario: str) -> None:
    seats = box().skirmishes[scenario].players
    for seed in range(GAMES):
        assert play(seats, scenario, seed).outcome is not None
