"""A game of one phase, and a campaign of several: points decide, not the last word."""

from __future__ import annotations

import random

import pytest

from starboard.games.perry_rhodan import GAME, phase_change
from starboard.games.perry_rhodan.awards import PARTS, Award, Reason, Tally, phase_awards
from starboard.games.perry_rhodan.kinds import PHASES, Phase
from starboard.games.perry_rhodan.options import phase_ranges, read_range
from starboard.games.perry_rhodan.scoring import changes_of, give, outcome, points
from starboard.games.perry_rhodan.sections import Section
from starboard.games.perry_rhodan.setup import played_sources
from starboard.games.perry_rhodan.state import Table
from starboard.games.perry_rhodan.victory import Part as Wanted
from starboard.kernel.chance import Seeded
from starboard.kernel.loop import act, advance, legal_moves, to_act
from starboard.kernel.options import read_options
from starboard.testing import clause
from tests.perry_rhodan.table import Game


@clause("PR-GEN-06", "PR-GEN-03")
def test_who_ends_the_phase_may_still_lose() -> None:
    """A ends phase IV (2.0) after a bomb (-1.0); B was first on Aralon and has the higher RM."""
    game = Game(phase=Phase.IV)
    tallies = {0: Tally(bombs=1), 1: Tally(aralon=True, rm_anti=1, rm_pro=1)}
    give(game.state, phase_awards(Phase.IV, tallies, 0))
    give(game.state, [Award(0, Phase.IV, Reason.LOWEST_RM, -60, "PR-VP-14")])
    assert (points(game.state, 0), points(game.state, 1)) == (PARTS, PARTS + 60)
    assert outcome(game.state, "phases-are-over", "PR-PHASE-22").won == (1,)


@clause("PR-GEN-05", "PR-GEN-08")
def test_the_first_to_meet_the_condition_ends_the_phase_and_then_points_are_given() -> None:
    game = Game(
        pro={"terra": ["terra"] * 4 + ["good_hope"]},
        their_pro={"terra": ["terra"] * 4 + ["good_hope"]},
        phases="I",
        section=Section.REACTIVATION,
    )
    assert points(game.state, 0) == 0
    game.do("change-phase")
    assert (points(game.state, 0), points(game.state, 1)) == (PARTS, 0)
    assert game.state.changes == [0]


@clause("PR-GEN-10", "PR-GEN-12")
def test_one_phase_is_played_or_several_in_their_order() -> None:
    assert [phase.value for phase in PHASES] == ["I", "II", "III", "IV", "V"]
    assert len(phase_ranges()) == 15
    for word in phase_ranges():
        low, high = read_range(word)
        state = GAME.setup(2, read_options(GAME.options, {"phases": word}), GAME.content(None))
        assert (state.phase, state.first_phase, state.last_phase) == (low, low, high)


@clause("PR-GEN-11")
@pytest.mark.parametrize(
    ("word", "used"),
    [
        ("I", "I"),
        ("III", "I II III"),
        ("II-IV", "I II III IV"),
        ("V", "V"),
        ("IV-V", "I II III IV V"),
    ],
)
def test_a_start_in_the_middle_uses_the_sources_of_its_cycle(word: str, used: str) -> None:
    assert " ".join(played_sources(*read_range(word))) == used


def is_ripe(state: Table, seat: int) -> bool:
    """In this campaign a phase can be ended every now and then."""
    return (state.turn.number * 7 + seat) % 11 == 0


def nothing(state: Table, seat: int) -> list[Wanted]:
    return []


@pytest.mark.parametrize("seed", range(6))
def test_random_campaigns_go_through_their_phases(
    seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every state keeps its promises through changes, following, outdated cards and leavers."""
    monkeypatch.setattr(phase_change, "is_won", is_ripe)
    monkeypatch.setattr(phase_change, "parts", nothing)
    lots = random.Random(seed)
    seats, word = lots.choice([2, 3, 4]), lots.choice(["I-III", "I-V", "III-V"])
    options = read_options(GAME.options, {"phases": word, "rounds": 8})
    state, chance = GAME.setup(seats, options, GAME.content(None)), Seeded(str(seed))
    advance(GAME, state, chance)
    while state.outcome is None:
        seat = to_act(state)[0]
        moves = legal_moves(GAME, state, seat)
        change = [move for move in moves if type(move).verb == "change-phase"]
        act(GAME, state, seat, change[0] if change else lots.choice(moves), chance)
        assert not list(GAME.invariants(state))
        for player in state.players:
            assert player.access <= state.phase
    changed = [phase for phase, _ in changes_of(state)]
    assert changed == list(PHASES[state.first_phase.number - 1 :])[: len(changed)]
    gained = {score.phase for score in state.scores if score.reason == "change"}
    assert gained == set(changed)
    assert state.outcome.points == tuple(points(state, seat) for seat in range(seats))
