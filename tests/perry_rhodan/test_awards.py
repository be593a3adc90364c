"""The table of victory points, row by row."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from starboard.games.perry_rhodan.awards import (
    PARTS,
    Award,
    Reason,
    Tally,
    abort_awards,
    leaving_awards,
    phase_awards,
    ranking,
    surrender_awards,
    winners_of,
)
from starboard.games.perry_rhodan.kinds import PHASES, Phase
from starboard.testing import clause

NOBODY = Tally()


def points(awards: list[Award], seat: int) -> float:
    return sum(award.parts for award in awards if award.seat == seat) / PARTS


def ended(phase: Phase, *tallies: Tally, by: int = 0, **more: bool) -> list[float]:
    """The points of everybody for a phase that somebody ended."""
    awards = phase_awards(phase, dict(enumerate(tallies)), by, **more)
    return [points(awards, seat) for seat in range(len(tallies))]


@clause("PR-VP-03", "PR-VP-04", "PR-VP-07")
@pytest.mark.parametrize(("phase", "worth"), [(Phase.I, 1.0), (Phase.II, 1.0), (Phase.III, 1.5)])
def test_who_triggers_the_change_of_an_early_phase_gets_its_points(
    phase: Phase, worth: float
) -> None:
    assert ended(phase, NOBODY, NOBODY, by=1) == [0, worth]


@clause("PR-VP-11", "PR-VP-16")
@pytest.mark.parametrize("phase", [Phase.IV, Phase.V])
def test_who_triggers_the_change_of_a_late_phase_gets_two_points(phase: Phase) -> None:
    other = Tally(rm_anti=9, rm_pro=-9)
    assert ended(phase, NOBODY, other)[0] == 2.0


@clause("PR-VP-05", "PR-VP-08")
@pytest.mark.parametrize("phase", [Phase.II, Phase.III])
def test_the_most_riddles_give_half_a_point_and_none_at_all_nothing(phase: Phase) -> None:
    change = ended(phase, NOBODY, NOBODY)[0]
    assert ended(phase, Tally(riddles=1), Tally(riddles=2)) == [change, 0.5]
    assert ended(phase, NOBODY, NOBODY) == [change, 0]


@clause("PR-VP-06", "PR-VP-10")
@pytest.mark.parametrize("phase", [Phase.II, Phase.III])
def test_a_reduction_on_pro_terra_gives_half_a_point(phase: Phase) -> None:
    assert ended(phase, NOBODY, Tally(terra=True))[1] == 0.5
    assert ended(Phase.I, NOBODY, Tally(terra=True))[1] == 0


@clause("PR-VP-09")
def test_the_ganymed_on_the_anti_side_gives_half_a_point_in_phase_three() -> None:
    assert ended(Phase.III, NOBODY, Tally(ganymed=True))[1] == 0.5
    assert ended(Phase.II, NOBODY, Tally(ganymed=True))[1] == 0


@clause("PR-VP-12")
def test_the_first_reduction_on_aralon_gives_a_point() -> None:
    worse = Tally(rm_anti=-1, rm_pro=1)
    assert ended(Phase.IV, NOBODY, Tally(aralon=True, rm_anti=-1, rm_pro=1))[1] == 1.0
    assert ended(Phase.IV, NOBODY, worse)[1] == 0


@clause("PR-VP-13", "PR-VP-14")
def test_the_highest_anti_rm_and_the_lowest_pro_rm_give_half_a_point_each() -> None:
    tallies = (NOBODY, Tally(rm_anti=3, rm_pro=1), Tally(rm_anti=1, rm_pro=-2))
    assert ended(Phase.IV, *tallies) == [2.0, 0.5, 0.5]


@clause("PR-VP-17", "PR-VP-20", "PR-VP-21")
@pytest.mark.parametrize(
    ("tally", "worth"),
    [
        pytest.param(Tally(compensator=True), 1.0, id="compensator"),
        pytest.param(Tally(laury=True), 0.5, id="laury"),
        pytest.param(Tally(aurigel=True), 1.0, id="aurigel"),
    ],
)
def test_partial_points_of_phase_five(tally: Tally, worth: float) -> None:
    assert ended(Phase.V, NOBODY, tally) == [2.0, worth]


@clause("PR-VP-18", "PR-VP-19")
def test_the_highest_and_lowest_sol_coordinates_count_only_if_they_differ() -> None:
    assert ended(Phase.V, Tally(sol=-1), Tally(sol=-4)) == [2.5, -0.5]
    assert ended(Phase.V, Tally(sol=-4), Tally(sol=-4)) == [2.0, 0]


@clause("PR-VP-15", "PR-VP-23")
@pytest.mark.parametrize(("phase", "cited"), [(Phase.IV, "PR-VP-15"), (Phase.V, "PR-VP-23")])
def test_an_arkonbombe_costs_a_point_in_its_phase(phase: Phase, cited: str) -> None:
    tallies = {0: NOBODY, 1: Tally(bombs=1, rm_anti=-1, rm_pro=1)}
    awards = phase_awards(phase, tallies, 0)
    assert [award.clause for award in awards if award.reason is Reason.BOMB] == [cited]
    assert points(awards, 1) == -1.0


@clause("PR-VP-22")
def test_every_lost_atlan_of_an_opponent_costs_a_point() -> None:
    assert ended(Phase.V, NOBODY, Tally(atlans=2))[1] == -2.0


@clause("PR-VP-01", "PR-VP-02")
@pytest.mark.parametrize("phase", PHASES)
def test_renewing_and_needless_shuffling_cost_in_every_phase(phase: Phase) -> None:
    plain = ended(phase, NOBODY, Tally(rm_anti=-1, rm_pro=1))[1]
    renewed = ended(phase, NOBODY, Tally(renewed=2, shuffled=3, rm_anti=-1, rm_pro=1))[1]
    assert renewed - plain == pytest.approx(-1.3)


@clause("PR-VP-24")
def test_who_meet_a_criterion_together_share_its_points() -> None:
    """Two with the highest Koordinaten von Sol, a third lower: +0.25 each, and -0.5."""
    tallies = (Tally(sol=0), Tally(sol=0), Tally(sol=-3))
    assert ended(Phase.V, *tallies) == [2.25, 0.25, -0.5]
    three = ended(Phase.II, *[Tally(riddles=1, terra=True)] * 3)
    assert three == pytest.approx([1 + 1 / 3, 1 / 3, 1 / 3])


@clause("PR-VP-25")
def test_fixed_minus_points_are_never_shared() -> None:
    tally = Tally(bombs=1, atlans=1, renewed=1, shuffled=1)
    assert ended(Phase.V, tally, tally, tally)[1:] == pytest.approx([-2.6, -2.6])


@clause("PR-P5-11")
def test_a_change_made_with_anti_atlan_scores_one_point() -> None:
    assert ended(Phase.V, NOBODY, NOBODY, anti_atlan=True) == [1.0, 0]


@pytest.mark.parametrize(
    ("phase", "all_of_it"),
    [
        (Phase.I, Tally()),
        (Phase.II, Tally(riddles=1, terra=True)),
        (Phase.III, Tally(riddles=1, terra=True, ganymed=True)),
        (Phase.IV, Tally(aralon=True, rm_anti=1, rm_pro=-1)),
        (Phase.V, Tally(sol=1, compensator=True, laury=True, aurigel=True)),
    ],
)
@clause("PR-VP-16", "PR-VP-11", "PR-VP-07")
def test_a_phase_gives_its_number_in_points_at_most(phase: Phase, all_of_it: Tally) -> None:
    assert ended(phase, all_of_it, NOBODY)[0] == phase.number


@given(
    st.sampled_from(PHASES),
    st.lists(
        st.builds(
            Tally,
            riddles=st.integers(0, 3),
            terra=st.booleans(),
            ganymed=st.booleans(),
            rm_anti=st.integers(-3, 3),
            rm_pro=st.integers(-3, 3),
            sol=st.integers(-9, 0),
            compensator=st.booleans(),
            laury=st.booleans(),
            aurigel=st.booleans(),
        ),
        min_size=2,
        max_size=6,
    ),
)
def test_shared_points_add_up_to_whole_ones(phase: Phase, tallies: list[Tally]) -> None:
    """Two to six share without a remainder: each reason gives all its points or none."""
    awards = phase_awards(phase, dict(enumerate(tallies)), 0)
    sums: dict[Reason, int] = {}
    for award in awards:
        sums[award.reason] = sums.get(award.reason, 0) + award.parts
    assert all(parts % (PARTS // 2) == 0 for parts in sums.values())


# ------------------------------------------------------------------------- giving up


@clause("PR-QUIT-01", "PR-QUIT-03", "PR-QUIT-04")
def test_who_gives_up_loses_two_points_and_keeps_only_the_fixed_minus() -> None:
    tally = Tally(riddles=3, terra=True, ganymed=True, renewed=1, shuffled=1)
    awards = leaving_awards(Phase.III, 1, tally)
    assert {award.reason for award in awards} == {Reason.LEFT, Reason.RENEWED, Reason.SHUFFLED}
    assert points(awards, 1) == pytest.approx(-2.6)
    late = leaving_awards(Phase.V, 0, Tally(bombs=1, atlans=1, aurigel=True))
    assert points(late, 0) == -4.0


@clause("PR-QUIT-06")
def test_a_joint_surrender_costs_nobody_the_two_points() -> None:
    awards = surrender_awards(Phase.II, {0: Tally(riddles=2), 1: Tally(renewed=1)})
    assert [points(awards, seat) for seat in (0, 1)] == [0, -0.5]


@clause("PR-QUIT-08", "PR-QUIT-10", "PR-QUIT-11")
def test_the_last_one_of_an_aborted_game_gets_what_every_way_to_win_needs() -> None:
    """Campaign I-IV aborted in phase IV: 2.0 + 1.0 without a reduction, no RM bonus."""
    tally = Tally(rm_anti=5, rm_pro=-5, renewed=1)
    awards = abort_awards(Phase.IV, Phase.IV, 0, tally)
    assert points(awards, 0) == pytest.approx(2.5)
    assert {award.reason for award in awards} == {Reason.CHANGE, Reason.ARALON, Reason.RENEWED}


@clause("PR-QUIT-08", "PR-QUIT-09")
@pytest.mark.parametrize(
    ("phase", "last", "worth"),
    [
        (Phase.I, Phase.I, 1.0),
        (Phase.II, Phase.II, 1.5),
        (Phase.I, Phase.III, 1.0 + 1.5 + 2.0),
        (Phase.II, Phase.V, 1.5 + 2.0 + 3.0 + 2.0),
    ],
)
def test_phases_still_to_be_played_count_for_the_last_one(
    phase: Phase, last: Phase, worth: float
) -> None:
    assert points(abort_awards(phase, last, 0, NOBODY), 0) == worth


# ------------------------------------------------------------------------- who wins


@clause("PR-VP-26")
def test_the_campaign_is_won_by_most_points() -> None:
    assert ranking([3 * PARTS, 4 * PARTS, PARTS], []) == (2, 1, 3)


@clause("PR-VP-27", "PR-VP-28")
def test_ties_go_to_more_changes_and_then_to_the_highest() -> None:
    klaus = [(Phase.I, 0), (Phase.II, 0), (Phase.III, 1)]
    assert ranking([3 * PARTS, 3 * PARTS], klaus) == (1, 2)
    assert ranking([0, 0], [(Phase.I, 0), (Phase.II, 1)]) == (2, 1)
    assert ranking([0, 0], []) == (1, 1)


@clause("PR-WIN-01")
def test_a_phase_is_won_by_most_points_and_not_by_who_ended_it() -> None:
    awards = phase_awards(Phase.II, {0: Tally(renewed=1), 1: Tally(riddles=1, terra=True)}, 0)
    assert winners_of(Phase.II, awards) == (1,)
