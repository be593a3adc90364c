"""Phase V: Anti-Atlan, the empire outside M-13, the Strukturtasterstation."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.games.perry_rhodan.attackable import cannot_take_part
from starboard.games.perry_rhodan.awards import PARTS
from starboard.games.perry_rhodan.kinds import MissionKind, Phase, Side
from starboard.games.perry_rhodan.phase_five import detect, note_pursuit
from starboard.games.perry_rhodan.scoring import points
from starboard.games.perry_rhodan.sections import Section
from starboard.games.perry_rhodan.state import Mission
from starboard.testing import clause
from tests.perry_rhodan.table import Game, Part


def with_anti_atlan(**more: Any) -> Game:
    """Everything for the change of phase V is there, with Anti-Atlan."""
    return Game(
        pro={
            "sol": ["solares_system", "atlan_anti"],
            "mirsal_iii": ["mirsal_iii", "perry_rhodan_v"],
        },
        anti={"mirsal_iii": ["mirsal_iii", "ara_diplomat"]},
        phase=Phase.V,
        section=Section.REACTIVATION,
        **more,
    )


@clause("PR-P5-06", "PR-P5-10", "PR-P5-11")
def test_the_change_with_anti_atlan_scores_one_and_he_leaves() -> None:
    game = with_anti_atlan()
    game.do("change-phase")
    assert points(game.state, 0) == PARTS
    assert game.me.sink == ["atlan_anti"]
    assert game.state.outcome is not None


@clause("PR-P5-06", "PR-P5-12")
@pytest.mark.parametrize(
    "more",
    [
        pytest.param({"hand": ["atlan_pro"]}, id="on hand"),
        pytest.param({"sink": ["atlan_pro"]}, id="destroyed"),
        pytest.param({"source": ["atlan_pro"]}, id="in the source"),
    ],
)
def test_who_owns_a_pro_atlan_cannot_use_the_other_one(more: dict[str, Any]) -> None:
    assert with_anti_atlan(**more).why_not("change-phase") == "PR-P5-06"


@clause("PR-P5-06")
@pytest.mark.parametrize("options", [{"anti_atlan": False}, {"tournament": True}])
def test_without_the_rule_only_pro_atlan_counts(options: dict[str, object]) -> None:
    game = with_anti_atlan(options=options)
    assert game.asked == (0, "MissionSection")  # nothing to declare


@clause("PR-P5-07", "PR-ACT-18")
@pytest.mark.parametrize(
    ("drawn", "place"), [("action_08", "hellgate"), ("action_02", ""), ("action_05", "")]
)
def test_the_duel_on_hellgate_is_decided_by_the_red_number_at_d(drawn: str, place: str) -> None:
    """D red is 4 on card 8; on card 2 it is 3; on card 5 only the green one is 4."""
    game = Game(
        pro={"hellgate": ["hellgate"]},
        anti={"sol": ["solares_system", "atlan_anti"]},
        hand=["psychoduell_auf_hellgate"],
        action=[drawn],
        phase=Phase.V,
    )
    game.plays("psychoduell_auf_hellgate", drawn, on="atlan_anti")
    while game.asked[1] != "BuildUp":
        game.play(game.asked[0], "pass")
    if place:
        atlan = game.mine("atlan_anti")
        assert (atlan.place, atlan.side, atlan.passive) == (place, Side.PRO, True)
    else:
        assert "atlan_anti" in game.me.sink


@clause("PR-P5-08", "PR-P5-09")
def test_anti_atlan_passive_on_pro_sol_serves_the_duel() -> None:
    game = Game(
        pro={"sol": ["solares_system", Part("atlan_anti", passive=True)]},
        hand=["der_zweikampf"],
        phase=Phase.V,
    )
    game.plays("der_zweikampf", on="atlan_anti")
    while game.asked[1] != "BuildUp":
        game.play(game.asked[0], "pass")
    assert not game.mine("atlan_anti").passive


def mission(game: Game, kind: MissionKind, side: Side, origin: str, target: str) -> Mission:
    """My mission: to a place of my own, or against seat 1."""
    space = 0 if kind is MissionKind.DEFENSIVE else 1
    return Mission(1, 0, kind, 0, side, origin, target, space, [])


@clause("PR-P5-08", "PR-P5-10")
def test_anti_atlan_may_be_carried_although_he_is_passive() -> None:
    game = Game(
        pro={"hellgate": ["hellgate", Part("atlan_anti", passive=True)], "sol": ["solares_system"]},
        phase=Phase.V,
    )
    way = mission(game, MissionKind.DEFENSIVE, Side.PRO, "hellgate", "sol")
    assert cannot_take_part(game.state, way, game.mine("atlan_anti")) is None
    other = game.put(0, Side.PRO, "hellgate", Part("stosstrupp", passive=True))
    refused = cannot_take_part(game.state, way, other)
    assert refused is not None
    assert refused.clause == "PR-MISS-08"


@clause("PR-P5-01", "PR-P4-01")
def test_ships_of_the_empire_leave_m_13_from_phase_five_on() -> None:
    game = Game(
        anti={"m_13": ["m_13", "good_hope_klasse"]},
        their_pro={"tolimon": ["tolimon"], "aqua": ["aqua"]},
        phase=Phase.V,
    )
    ship = game.mine("good_hope_klasse")
    way = mission(game, MissionKind.OFFENSIVE, Side.ANTI, "m_13", "aqua")
    assert cannot_take_part(game.state, way, ship) is None
    game.state.phase = Phase.IV
    refused = cannot_take_part(game.state, way, ship)
    assert refused is not None
    assert refused.clause == "PR-P4-01"


@clause("PR-P5-02")
@pytest.mark.parametrize(("coordinates", "goes"), [(-8, False), (-9, True)])
@pytest.mark.parametrize("target", ["sol", "terra"])
def test_the_empire_finds_sol_below_minus_eight(coordinates: int, goes: bool, target: str) -> None:
    card = {"sol": "solares_system", "terra": "terra"}[target]
    game = Game(
        anti={"m_13": ["m_13", "good_hope_klasse"]}, their_pro={target: [card]}, phase=Phase.V
    )
    game.them.sol = coordinates
    way = mission(game, MissionKind.OFFENSIVE, Side.ANTI, "m_13", target)
    refused = cannot_take_part(game.state, way, game.mine("good_hope_klasse"))
    assert (refused is None) is goes


def station() -> Game:
    """My station on Anti-Tolimon, their ships on Pro-Tolimon, and Mirsal III that is closed."""
    return Game(
        anti={"tolimon": ["tolimon", "strukturtasterstation", "good_hope_klasse"]},
        their_pro={
            "tolimon": ["tolimon", "stardust_i", "iv_raumschiff"],
            "mirsal_iii": ["mirsal_iii"],
        },
        phase=Phase.V,
    )


def they_fly(game: Game, ship: str) -> None:
    """Their ship flies from Tolimon to Mirsal III."""
    way = Mission(2, 0, MissionKind.DEFENSIVE, 1, Side.PRO, "tolimon", "mirsal_iii", 1, [])
    detect(game.state, way, [game.theirs(ship)])


def may_follow(game: Game) -> bool:
    way = mission(game, MissionKind.OFFENSIVE, Side.ANTI, "tolimon", "mirsal_iii")
    return cannot_take_part(game.state, way, game.mine("good_hope_klasse")) is None


@clause("PR-P5-03", "PR-P5-04")
def test_a_station_sees_ships_with_stealth_a_or_b_leave_its_place() -> None:
    game = station()
    they_fly(game, "iv_raumschiff")  # stealth C
    game.me.turns += 1
    assert not may_follow(game)
    game.me.turns -= 1
    they_fly(game, "stardust_i")  # stealth A
    assert not may_follow(game)  # not before the following round
    game.me.turns += 1
    assert may_follow(game)
    game.me.turns += 1
    assert not may_follow(game)  # and not after it


@clause("PR-P5-05")
def test_what_was_reached_in_pursuit_is_open_for_ever() -> None:
    game = station()
    they_fly(game, "stardust_i")
    game.me.turns += 1
    way = mission(game, MissionKind.OFFENSIVE, Side.ANTI, "tolimon", "mirsal_iii")
    note_pursuit(game.state, way, [game.mine("good_hope_klasse")])
    game.me.turns += 5
    assert may_follow(game)


@clause("PR-P5-03")
def test_a_frequency_damper_hides_from_the_station() -> None:
    game = station()
    game.put(1, Side.PRO, "tolimon", Part("frequenzdaempfer", onto="stardust_i"))
    they_fly(game, "stardust_i")
    game.me.turns += 1
    assert not may_follow(game)
