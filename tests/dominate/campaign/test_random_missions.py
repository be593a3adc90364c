"""Every mission can be played from both seats to an end, and nothing is lost or doubled."""

from __future__ import annotations

from random import Random

import pytest

from starboard.games.dominate import GAME
from starboard.games.dominate.content import box
from starboard.games.dominate.state import Table
from starboard.kernel import Move, Seeded
from starboard.kernel.loop import act, advance, playable_moves, to_act
from starboard.kernel.options import read_options
from starboard.testing import clause

RARE = {"sell": 0.002, "pack": 0.004, "crush": 0.02, "explicit": 0.05, "end-turn": 0.3,
        "done": 0.2, "build": 0.15, "drop": 0.1, "pick-up": 0.1}  # fmt: skip
"""What would end a turn early or fill it: people do it less often than chance would."""
ENDS = ("trigger", "stalemate")


def by_kind(moves: list[Move], random: Random) -> Move:
    """A random move, of a random kind first."""
    kinds: dict[str, list[Move]] = {}
    for move in moves:
        kinds.setdefault(type(move).verb, []).append(move)
    weights = [RARE.get(verb, 1.0) for verb in kinds]
    return random.choice(kinds[random.choices(list(kinds), weights)[0]])


def play(options: dict[str, object], seed: int) -> Table:
    """A whole match, looked at after every move."""
    state = GAME.setup(2, read_options(GAME.options, options), box())
    random, chance = Random(seed), Seeded(f"{options} {seed}")
    advance(GAME, state, chance)
    while state.outcome is None:
        seat = random.choice(to_act(state))
        move = by_kind(playable_moves(GAME, state, seat), random)
        act(GAME, state, seat, move, chance)
        faults = list(GAME.invariants(state))
        assert not faults, f"{options} {seed}: after {move}: {faults}"
        state.events.clear()
        state.settled = 0
    return state


@pytest.mark.parametrize("mission", sorted(box().books))
@clause("DD-CAMP-24", "DD-CAMP-26")
def test_every_mission_comes_to_an_end(mission: str) -> None:
    for seed in range(3):
        state = play({"scenario": mission}, seed)
        assert state.mission is not None
        assert state.outcome is not None
        assert state.outcome.reason in ENDS
        assert state.outcome.won == (state.mission.winner,)
        assert state.round <= state.mission.last_round


@clause("DD-CAMP-02", "DD-CAMP-30")
def test_a_campaign_goes_from_mission_to_mission_up_to_its_evaluation() -> None:
    options: dict[str, object] = {"scenario": "campaign"}
    played: list[str] = []
    for number in range(20):
        state = play(options, number)
        assert state.outcome is not None
        played.append(state.scenario.id)
        if state.outcome.reason == "campaign":
            break
        assert state.outcome.reason == "goes-on"
        options = dict(GAME.next_options(state, read_options(GAME.options, options)))
    assert state.outcome.reason == "campaign"
    assert len(played) == len(set(played))
    assert state.log is not None
    assert not state.log.efa.open_cards()
    assert not state.log.redcat.open_cards()
