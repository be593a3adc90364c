"""Line-up: alternating, with obligation, escorts and leftovers (PR-SPACE-10…22, PR-GROUND)."""

from __future__ import annotations

from functools import partial

import pytest

from starboard.games.perry_rhodan.events.combat import FrontLaid, SatOut
from starboard.games.perry_rhodan.kinds import CombatKind, Goal, Stat
from starboard.games.perry_rhodan.line_up import may_escort
from starboard.testing import clause
from tests.perry_rhodan.fight import Fight
from tests.perry_rhodan.table import GAME, Part, example

CARDS = GAME.content(None)
LineUp = partial(Fight, only_line_up=True)
STARSHIPS = ["good_hope", "stardust_i", "arkonidisches_beiboot"]


@clause("PR-SPACE-10", "PR-SPACE-11")
def test_the_attacker_lays_first_and_then_both_alternate() -> None:
    fight = LineUp(["good_hope", "stardust_i"], ["spindelschiff", "iv_raumschiff"])
    assert fight.asked == (0, "LineUp")
    fight.do("front stardust_i")
    assert fight.asked == (1, "LineUp")
    fight.they("oppose spindelschiff stardust_i")
    first = fight.combat.pairings[0]
    assert first.attacker is fight.front("stardust_i")
    assert first.defender is fight.front("spindelschiff")


@clause("PR-SPACE-12")
def test_an_enemy_front_without_an_opponent_comes_first() -> None:
    fight = LineUp(["good_hope", "stardust_i"], ["spindelschiff", "iv_raumschiff"])
    fight.do("front stardust_i")
    assert fight.why_not("front spindelschiff", 1) == "PR-SPACE-12"
    assert fight.moves(1) == ["oppose spindelschiff stardust_i", "oppose iv_raumschiff stardust_i"]


@clause("PR-SPACE-13", "PR-SPACE-15")
def test_with_all_fronts_opposed_a_ship_escorts_or_opens_a_pairing() -> None:
    fight = LineUp(["good_hope", "stardust_i", "arkonidisches_beiboot"],
                  ["spindelschiff", "iv_raumschiff"])  # fmt: skip
    fight.do("front stardust_i")
    fight.they("oppose spindelschiff stardust_i")
    assert fight.moves(0) == [
        "front good_hope",
        "front arkonidisches_beiboot",
        "escort good_hope stardust_i attack",
        "escort good_hope stardust_i defence",
        "escort arkonidisches_beiboot stardust_i attack",
        "escort arkonidisches_beiboot stardust_i defence",
    ]
    fight.do("escort good_hope stardust_i defence")
    assert [(each.card[:9], each.role) for each in fight.front("stardust_i").escorts] == [
        ("good_hope", Stat.DEFENCE)
    ]


@clause("PR-SPACE-14")
def test_a_front_has_two_escorts_at_most() -> None:
    more = ["arkonidischer_forschungskreuzer", "arkonidisches_beiboot"]
    fight = LineUp([*STARSHIPS, *more], ["spindelschiff"])
    fight.do("front stardust_i")
    fight.do("escort good_hope stardust_i attack")
    fight.do("escort arkonidisches_beiboot stardust_i attack")
    assert fight.moves(0) == [f"front {name}" for name in more]
    third = "escort arkonidischer_forschungskreuzer stardust_i attack"
    assert fight.why_not(third) == "PR-SPACE-14"


@pytest.mark.parametrize(
    ("escort", "front", "allowed"),
    [
        pytest.param("good_hope", "raumjaegerstaffel", False, id="a starship a fleet"),
        pytest.param("raumjaegerstaffel", "good_hope", True, id="a fleet a starship"),
        pytest.param("raumjaegerstaffel", "raketenverband", True, id="a fleet a fleet"),
        pytest.param("stardust_i", "good_hope", True, id="a starship a starship"),
    ],
)
@clause("PR-SPACE-16")
def test_starships_do_not_escort_fleets(escort: str, front: str, allowed: bool) -> None:
    assert may_escort(CARDS[escort], CARDS[front]) is allowed


@pytest.mark.parametrize(
    ("escort", "front", "allowed"),
    [
        pytest.param("reginald_bull", "stosstrupp", False, id="a person a troop"),
        pytest.param("stosstrupp", "reginald_bull", True, id="a troop a person"),
        pytest.param("reginald_bull", "thora", True, id="a person a person"),
        pytest.param("stosstrupp", "kampfroboter_i", True, id="a troop a troop"),
    ],
)
@clause("PR-GROUND-05")
def test_persons_do_not_escort_troops(escort: str, front: str, allowed: bool) -> None:
    assert may_escort(CARDS[escort], CARDS[front]) is allowed


@clause("PR-GROUND-04", "PR-GROUND-06")
def test_on_the_ground_units_line_up_as_ships_do_in_space() -> None:
    fight = LineUp(
        ["good_hope", "reginald_bull", "thora", "stosstrupp"], ["fantan_leute", "ivs"],
        kind=CombatKind.GROUND, goal=Goal.DESTABILISATION,
    )  # fmt: skip
    assert fight.moves(0) == ["front reginald_bull", "front thora", "front stosstrupp"]
    fight.do("front stosstrupp")
    fight.they("oppose ivs stosstrupp")
    assert fight.moves(0) == ["front reginald_bull", "front thora"]
    assert fight.why_not("escort reginald_bull stosstrupp attack") == "PR-SPACE-16"


@clause("PR-SPACE-17")
def test_space_combat_knows_no_limit_of_pairings() -> None:
    enemies = ["spindelschiff", "iv_raumschiff", "iv_raumschiff"]
    fight = LineUp(STARSHIPS, enemies, goal=Goal.SABOTAGE)
    while fight.asked[1] == "LineUp":
        seat = fight.asked[0]
        laid = [move for move in fight.moves(seat) if not move.startswith("escort")]
        fight.play(seat, laid[0])
    assert len(fight.combat.pairings) == 3


@clause("PR-SPACE-18", "PR-SPACE-22")
def test_a_front_without_an_opponent_becomes_an_escort() -> None:
    given, when, then = example("PR-SPACE-22")
    assert (given["attacker_ships"], given["defender_ships"]) == (3, 2)
    fight = LineUp(STARSHIPS, ["spindelschiff", "iv_raumschiff"])
    fight.do("front good_hope")
    fight.they("oppose spindelschiff good_hope")
    fight.do("escort stardust_i good_hope attack")
    fight.they("front iv_raumschiff")
    assert (when["next_to_lay"], then["attacker_must"]) == ("attacker", "oppose pairing 2")
    assert fight.reported(FrontLaid)[-1].against == fight.theirs("iv_raumschiff").id
    assert len(fight.combat.pairings) == 2


@clause("PR-SPACE-22")
def test_if_the_attacker_has_no_ship_left_the_lone_front_escorts() -> None:
    _, _, then = example("PR-SPACE-22")
    assert then["if_attacker_has_no_ship_left"] == (
        "defender ship of pairing 2 becomes escort in pairing 1"
    )
    fight = LineUp(["good_hope", "stardust_i"], ["spindelschiff", "iv_raumschiff"])
    fight.do("front good_hope")
    fight.they("oppose spindelschiff good_hope")
    fight.do("escort stardust_i good_hope attack")
    fight.they("front iv_raumschiff")
    assert fight.asked == (1, "Leftovers")
    fight.they("escort iv_raumschiff spindelschiff defence")
    assert [each.card for each in fight.front("spindelschiff").escorts] == [
        fight.theirs("iv_raumschiff").id
    ]


@clause("PR-SPACE-19")
def test_a_lone_front_that_cannot_escort_sits_the_round_out() -> None:
    fight = LineUp(["good_hope"], ["fantan_schwarm", "iv_raumschiff"])
    fight.they("oppose fantan_schwarm good_hope")
    assert [event.card for event in fight.reported(SatOut)] == [fight.theirs("iv_raumschiff").id]
    assert len(fight.combat.pairings) == 1


@clause("PR-SPACE-05")
def test_passive_ships_of_the_defender_line_up_too() -> None:
    fight = LineUp(
        ["good_hope", "stardust_i"], ["spindelschiff", Part("iv_raumschiff", passive=True)]
    )
    fight.do("front good_hope")
    assert "oppose iv_raumschiff good_hope" in fight.moves(1)


@clause("PR-GROUND-09", "PR-GROUND-21")
def test_once_the_limit_is_reached_units_are_escorts_or_sit_out() -> None:
    fight = LineUp(
        ["reginald_bull", "thora", "crest_i"], ["fantan_kommandant", "iv_anfuehrer"],
        kind=CombatKind.GROUND, goal=Goal.SABOTAGE,
    )  # fmt: skip
    assert fight.combat.limit == 1
    fight.do("front thora")
    fight.they("oppose iv_anfuehrer thora")
    assert fight.why_not("front crest_i") == "PR-GROUND-21"
    assert "escort crest_i thora attack" in fight.moves(0)
