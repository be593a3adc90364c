"""Giving up, aborting, joint surrender, and points that nobody shares."""

from __future__ import annotations

from starboard.games.perry_rhodan import GAME
from starboard.games.perry_rhodan.awards import PARTS, Award, Reason
from starboard.games.perry_rhodan.kinds import Phase, Side
from starboard.games.perry_rhodan.scoring import fine, give, points, score_phase
from starboard.games.perry_rhodan.sections import Section
from starboard.games.perry_rhodan.state import Cover
from starboard.kernel import Forced, Secret, Slot, only
from starboard.testing import clause
from tests.perry_rhodan.played import PLAYED
from tests.perry_rhodan.table import Game


def gives_up(game: Game, seat: int) -> None:
    GAME.concede(game.state, seat, Forced())
    PLAYED.tells(game.state.events)


@clause("PR-QUIT-01", "PR-QUIT-02")
def test_who_gives_up_loses_two_points_and_keeps_those_of_finished_phases() -> None:
    game = Game(seats=3, phase=Phase.II)
    give(game.state, [Award(1, Phase.I, Reason.CHANGE, PARTS, "PR-VP-03")])
    gives_up(game, 1)
    assert points(game.state, 1) == PARTS - 2 * PARTS


@clause("PR-QUIT-04")
def test_fixed_minus_points_stay_with_a_leaver() -> None:
    game = Game(seats=3)
    for reason in (Reason.RENEWED, Reason.SHUFFLED, Reason.SHUFFLED):
        fine(game.state, 1, reason)
    gives_up(game, 1)
    assert points(game.state, 1) == -(2 * PARTS + 60 + 24)


@clause("PR-QUIT-13")
def test_two_or_more_go_on_and_agents_in_the_leavers_space_come_home() -> None:
    game = Game(
        pro={"terra": ["terra", "stosstrupp"]},
        their_anti={"terra": ["terra", "fantan_leute"]},
        seats=3,
    )
    agent = game.mine("stosstrupp")
    cover = Cover("cover.1", 0, Side.ANTI, 1, "terra", 1, Secret([agent.id], only(0)))
    game.me.covers[cover.id] = cover
    gives_up(game, 1)
    assert game.state.outcome is None
    assert game.state.living() == [0, 2]
    assert not game.them.cards
    assert not game.me.covers
    assert game.hand() == ["stosstrupp"]


@clause("PR-QUIT-07", "PR-QUIT-08", "PR-QUIT-12")
def test_with_one_left_the_game_is_aborted_and_he_gets_the_changes_to_come() -> None:
    game = Game(phase=Phase.II, phases="I-III")
    gives_up(game, 1)
    outcome = game.state.outcome
    assert outcome is not None
    assert (outcome.reason, outcome.won) == ("aborted", (0,))
    assert outcome.points == (round((1.5 + 2.0) * PARTS), -2 * PARTS)


@clause("PR-QUIT-05", "PR-QUIT-06")
def test_when_all_agree_nobody_loses_the_two_points() -> None:
    game = Game()
    fine(game.state, 1, Reason.RENEWED)
    GAME.agree(game.state)
    outcome = game.state.outcome
    assert outcome is not None
    assert outcome.points == (0, -60)
    assert outcome.won == (0,)


@clause("PR-QUIT-03")
def test_a_leaver_has_no_part_in_the_points_of_the_running_phase() -> None:
    game = Game(seats=3, phase=Phase.II)
    for player in game.state.players:
        player.riddles = ["wanderer"]
    gives_up(game, 2)
    score_phase(game.state, 0)
    assert [points(game.state, seat) for seat in range(3)] == [
        PARTS + 30,
        30,
        -2 * PARTS,
    ]


@clause("PR-VP-02")
def test_shuffling_a_source_that_was_looked_into_costs_a_tenth_of_a_point() -> None:
    game = Game(section=Section.MISSION, source=["stosstrupp", "stosstrupp", "venus"])
    pile = game.me.sources[Phase.I]
    pile.bag.remove("venus")
    pile.top = [Slot("venus", only(1))]
    game.do("end-missions")
    assert game.asked == (0, "DrawSection")
    game.do("shuffle I")
    assert points(game.state, 0) == -12
    assert not pile.top
    assert game.why_not("shuffle I") == "PR-VP-02"  # nobody knows the order now


@clause("PR-VP-01")
def test_a_source_that_has_to_be_renewed_costs_half_a_point() -> None:
    game = Game(section=Section.MISSION, source=[], sink=["stosstrupp", "perry_rhodan_i"])
    game.do("end-missions", "stosstrupp")
    assert points(game.state, 0) == -60
    assert game.hand() == ["stosstrupp"]


@clause("PR-QUIT-05", "PR-QUIT-13")
def test_the_agreed_rounds_are_counted_on_when_the_first_player_leaves() -> None:
    game = Game(seats=3, turn=5, options={"rounds": 8})
    game.state.players[1].turns = 4  # to the left of the first player, who has begun his fifth
    assert game.state.first == 0
    gives_up(game, 0)
    assert game.state.first == 1
    assert game.state.players[1].turns - game.state.phase_began == 5
