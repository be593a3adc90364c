"""Missions, losses and reductions are noted where they happen."""

from __future__ import annotations

import pytest

from starboard.games.perry_rhodan.attackable import cannot_take_part
from starboard.games.perry_rhodan.events.phases import ShipsDetected
from starboard.games.perry_rhodan.journey import Depart
from starboard.games.perry_rhodan.kinds import Goal, MissionKind, Phase, Side
from starboard.games.perry_rhodan.marks import is_marked
from starboard.games.perry_rhodan.phase_four import regent_modifier_of
from starboard.games.perry_rhodan.reduction import reduce_card
from starboard.games.perry_rhodan.scoring import count_text, points, tally
from starboard.games.perry_rhodan.sections import Section
from starboard.games.perry_rhodan.sinking import Way, sink
from starboard.games.perry_rhodan.state import Mission
from starboard.games.perry_rhodan.victory import REDUCED, is_won
from starboard.kernel import Forced
from starboard.testing import clause
from tests.perry_rhodan.played import PLAYED
from tests.perry_rhodan.table import Game


def offensive(
    game: Game, side: Side, target: str, unit: str, goal: Goal = Goal.DEVASTATION
) -> Mission:
    """My unit has broken through at a place of seat 1."""
    mine = game.mine(unit)
    scope = game.state.agenda.open("mission")
    mission = Mission(
        1, scope, MissionKind.OFFENSIVE, 0, side, mine.place, target, 1, [mine.id], goal
    )
    mission.through, mission.landed = [mine.id], {mine.id: ""}
    game.state.mission = mission
    return mission


@clause("PR-VP-06", "PR-VP-10")
@pytest.mark.parametrize(
    ("phase", "unit", "counts"),
    [
        (Phase.II, "topsider_elite", True),
        (Phase.II, "saboteure_i", False),
        (Phase.III, "saboteure_i", True),
        (Phase.III, "topsider_elite", False),
    ],
)
def test_a_reduction_on_pro_terra_counts_with_units_of_the_phase(
    phase: Phase, unit: str, counts: bool
) -> None:
    game = Game(
        anti={"terra": ["terra", unit]},
        their_pro={"terra": ["terra", "terra", "stosstrupp"]},
        phase=phase,
    )
    mission = offensive(game, Side.ANTI, "terra", unit)
    reduce_card(game.state, mission, game.theirs("stosstrupp"))
    assert tally(game.state, 0).terra is counts
    assert not tally(game.state, 1).terra


@clause("PR-WIN-05", "PR-VP-12")
def test_the_first_reduction_on_aralon_is_noted_when_it_happens() -> None:
    game = Game(
        pro={"aqua": ["aqua", "raumlandedivision"]},
        their_anti={"aralon": ["aralon_iv", "gegul"]},
        phase=Phase.IV,
    )
    mission = offensive(game, Side.PRO, "aralon", "raumlandedivision")
    reduce_card(game.state, mission, game.theirs("gegul"))
    assert is_marked(game.state, 0, REDUCED, "aralon")
    assert (tally(game.state, 0).aralon, tally(game.state, 1).aralon) == (True, False)


@clause("PR-P4-07")
def test_a_flight_to_m_13_is_noted_when_it_departs() -> None:
    game = Game(
        pro={"aqua": ["aqua", "good_hope"], "mooff_vi": ["mooff_vi"]},
        phase=Phase.IV,
    )
    ship = game.mine("good_hope")
    scope = game.state.agenda.open("mission")
    game.state.mission = Mission(
        1, scope, MissionKind.DEFENSIVE, 0, Side.PRO, "aqua", "mooff_vi", 0, [ship.id]
    )
    Depart(0).run(game.state, Forced())
    assert regent_modifier_of(game.state, 0, Side.PRO) == 1


@clause("PR-P5-03")
def test_a_station_sees_ships_when_they_depart() -> None:
    game = Game(
        pro={"tolimon": ["tolimon", "stardust_i"], "sol": ["solares_system"]},
        their_anti={"tolimon": ["tolimon", "strukturtasterstation"]},
        phase=Phase.V,
    )
    ship = game.mine("stardust_i")
    scope = game.state.agenda.open("mission")
    game.state.events = []
    game.state.mission = Mission(
        1, scope, MissionKind.DEFENSIVE, 0, Side.PRO, "tolimon", "sol", 0, [ship.id]
    )
    Depart(0).run(game.state, Forced())
    PLAYED.tells(game.state.events)
    seen = [event for event in game.state.events if isinstance(event, ShipsDetected)]
    assert [(event.seat, event.cards) for event in seen] == [(1, (ship.id,))]


@clause("PR-P4-11", "PR-P4-18")
def test_the_regent_and_the_aras_are_asked_who_takes_part() -> None:
    game = Game(
        anti={"m_13": ["m_13", "stardust_klasse"], "aqua": ["aqua"]},
        pro={"aqua": ["aqua", "raumlandedivision"]},
        their_anti={"aralon": ["aralon_iv"] * 2},
        their_pro={"aralon": ["aralon_iv"]},
        phase=Phase.IV,
    )
    attack = Mission(1, 0, MissionKind.OFFENSIVE, 0, Side.ANTI, "m_13", "aralon", 1, [])
    refused = cannot_take_part(game.state, attack, game.mine("stardust_klasse"))
    assert refused is not None
    assert refused.clause == "PR-P4-11"
    raid = Mission(1, 0, MissionKind.OFFENSIVE, 0, Side.PRO, "aqua", "aralon", 1, [])
    refused = cannot_take_part(game.state, raid, game.mine("raumlandedivision"))
    assert refused is not None
    assert refused.clause == "PR-P4-18"


@clause("PR-GEN-07", "PR-PHASE-09")
def test_a_condition_that_is_lost_before_the_own_turn_does_not_count() -> None:
    game = Game(pro={"terra": ["terra"] * 4 + ["good_hope"]}, section=Section.BUILD_UP)
    assert is_won(game.state, 0)
    assert "change-phase" not in game.moves()
    sink(game.state, game.mine("good_hope"), Way.DESTROYED)
    game.state.memo = {}
    assert not is_won(game.state, 0)


@clause("PR-VP-21")
def test_the_envoy_of_aurigel_counts_when_she_has_been_played() -> None:
    game = Game(
        pro={"mirsal_iii": ["mirsal_iii", "perry_rhodan_v"]},
        hand=["gesandte_von_aurigel"],
        phase=Phase.V,
    )
    game.plays("gesandte_von_aurigel")
    while game.asked[1] != "BuildUp":
        game.play(game.asked[0], "pass")
    assert tally(game.state, 0).aurigel
    assert not tally(game.state, 1).aurigel
    assert points(game.state, 0) == 0  # given, and shared, when the phase ends


@clause("PR-VP-17", "PR-VP-20")
@pytest.mark.parametrize(
    ("clause_id", "field"),
    [("PR-VP-17", "compensator"), ("PR-VP-20", "laury"), ("PR-VP-21", "aurigel")],
)
def test_texts_that_the_table_of_points_states_too_are_counted_by_it(
    clause_id: str, field: str
) -> None:
    game = Game(phase=Phase.V)
    for _ in range(2):
        count_text(game.state, 1, ("PR-GEN-13", clause_id), 120)
    assert getattr(tally(game.state, 1), field)
    assert points(game.state, 1) == 0


@clause("PR-VP-15", "PR-VP-25")
def test_bombs_and_cards_of_ones_own_count_at_once() -> None:
    game = Game(phase=Phase.IV)
    for _ in range(2):
        count_text(game.state, 0, ("PR-VP-15", "PR-VP-23"), -120)
    assert points(game.state, 0) == -2 * 120
    count_text(game.state, 1, (), 60)
    assert points(game.state, 1) == 60
    assert [score.clause for score in game.state.scores] == ["PR-VP-15", "PR-VP-15", "PR-GEN-13"]
