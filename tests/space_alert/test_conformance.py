"""Space Alert keeps what every game promises."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from starboard.games.space_alert import GAME
from starboard.kernel import CLOCK, Move
from starboard.kernel.agenda import State
from starboard.kernel.play import play_out
from starboard.kernel.registry import start
from starboard.testing.conformance import conform

LEGACY = ["missions.1", "damage.red_shield", "squads.1", "out.2"]
VARIANTS: list[tuple[int, dict[str, Any]]] = [
    (1, {}),
    (1, {"timed": False}),
    (2, {"mission": "test_run_1"}),
    (2, {"five_crew": True, "stumbling": True}),
    (3, {"normal_threats": "yellow", "serious_threats": "random"}),
    (4, {"normal_threats": "mix", "serious_threats": "mix", "captain": 3}),
    (4, {"campaign": True, "legacy": LEGACY}),
    (5, {"mission": "cd", "length": 600, "stumbling": True}),
]


def test_space_alert_conforms() -> None:
    conform(GAME, games=5, positions=3)


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        pytest.param((4,), {"campaign": True, "legacy": LEGACY}, id="campaign"),
        pytest.param((2,), {"five_crew": True, "stumbling": True}, id="five crew, stumbling"),
    ],
)
def test_other_modes_conform(seats: tuple[int, ...], options: dict[str, Any]) -> None:
    conform(GAME, games=2, seats=seats, options=options, positions=2, texts=False)


@pytest.mark.parametrize(("seats", "options"), VARIANTS, ids=str)
def test_random_crews_play_every_variant_to_the_end(seats: int, options: dict[str, Any]) -> None:
    for seed in range(5):
        match = start(GAME, seats=seats, seed=seed, options=options)
        rng = Random(seed)

        def choose(state: State, seat: int, moves: list[Move], rng: Random = rng) -> Move:
            return moves[0] if seat == CLOCK else rng.choice(moves)

        def watch(state: Any, seat: int, move: Move) -> None:
            assert list(GAME.invariants(state)) == [], str(move)

        tally = play_out(GAME, match.state, choose, match.chance, watch=watch)
        assert tally.finished
        assert match.outcome is not None
        assert len(set(match.outcome.points)) == 1
        assert match.outcome.won in ((), tuple(range(seats)))
