"""Words of cards about missions: new goals, missions broken off, further missions."""

from __future__ import annotations

import pytest

from starboard.games.perry_rhodan.action_cards import action_cards
from starboard.games.perry_rhodan.events.effects import MissionBrokenOff
from starboard.games.perry_rhodan.kinds import Goal, Phase, Side
from starboard.games.perry_rhodan.sections import Section
from starboard.testing import clause
from tests.perry_rhodan.table import Game


def with_goal(goal: Goal) -> str:
    """An action card that names this goal."""
    return next(name for name, card in action_cards().items() if card.goal is goal)


ATTACKED = {"terra": ["terra", "terra", "saboteure_i"]}
DEVASTATION, SABOTAGE = with_goal(Goal.DEVASTATION), with_goal(Goal.SABOTAGE)


def attacking(hand: list[str], *units: str, phase: Phase = Phase.III) -> Game:
    """A mission to Anti-Terra has drawn devastation, and its goal may be changed."""
    game = Game(
        pro={"terra": ["terra", "stosstrupp", *units]},
        their_anti=ATTACKED,
        hand=hand,
        section=Section.MISSION,
        phase=phase,
        action=[DEVASTATION, SABOTAGE],
    )
    game.do("attack 1 anti:terra", DEVASTATION)
    assert game.state.mission is not None
    assert game.state.mission.goal is Goal.DEVASTATION
    return game


@clause("PR-GEN-13", "PR-OFF-04")
def test_taeuschungsmanoever_draws_another_goal() -> None:
    game = attacking(["taeuschungsmanoever"])
    game.plays("taeuschungsmanoever", SABOTAGE)
    assert game.state.mission is not None
    assert game.state.mission.goal is Goal.SABOTAGE


@clause("PR-GEN-13")
@pytest.mark.parametrize("goal", list(Goal))
def test_leutnant_guck_chooses_the_goal(goal: Goal) -> None:
    game = attacking(["leutnant_guck"], "gucky_iii")
    assert game.state.mission is not None
    game.state.mission.members = [game.mine("gucky_iii").id]
    game.plays("leutnant_guck")
    assert game.asked == (0, "PickGoal")
    game.do(f"choose {goal}")
    assert game.state.mission.goal is goal


@clause("PR-GEN-13")
def test_fehltransition_breaks_a_mission_off_in_flight() -> None:
    game = Game(
        pro={"ferrol": ["ferrol", "ferronische_flotte"], "terra": ["terra"]},
        their_anti={"terra": ["terra"], "ferrol": ["ferrol"]},
        their_hand=["fehltransition"],
        section=Section.MISSION,
        phase=Phase.II,
        action=[DEVASTATION, SABOTAGE],
    )
    game.do("attack 1 anti:ferrol")
    while game.asked[1] != "Moment" or game.asked[0] != 1:
        seat = game.asked[0]
        moves = game.moves(seat)
        wanted = ("join", "go", "pass", "call", "from", "keep")
        best = [move for word in wanted for move in moves if move.split()[0] == word]
        game.play(seat, best[0])
    fleet = game.mine("ferronische_flotte")
    game.plays("fehltransition", by=1, side="anti")
    assert game.reported(MissionBrokenOff)
    assert game.state.mission is None
    assert (fleet.place, fleet.space) == ("ferrol", 0)
    assert game.them.sink == ["fehltransition"]
    assert not game.state.deeds
    assert game.asked == (0, "MissionSection")
    assert game.state.turn.missions == 1, "it is used up"


@clause("PR-GEN-13")
def test_befehl_des_regenten_gives_a_further_mission() -> None:
    game = Game(
        anti={"arkon_iii": ["arkon_iii_iv", "arkon_iii_iv", "robotflotte", "naats"]},
        hand=["befehl_des_regenten"],
        section=Section.MISSION,
        phase=Phase.IV,
    )
    moves = [move for move in game.moves() if move.startswith("play befehl_des_regenten")]
    assert moves
    game.do(moves[0])
    extras = game.state.turn.extras or []
    assert [extra.side for extra in extras] == [Side.ANTI]
