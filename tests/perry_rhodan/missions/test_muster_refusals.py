"""Who does not take part, and what each refusal cites (PR-MISS, PR-TRANS, PR-ACC)."""

from __future__ import annotations

from starboard.games.perry_rhodan.action_cards import action_cards
from starboard.games.perry_rhodan.kinds import Goal, Phase
from starboard.games.perry_rhodan.sections import Section
from starboard.testing import clause
from tests.perry_rhodan.missions.test_muster import defending
from tests.perry_rhodan.table import Game, Part

(DEVASTATION, *_) = [n for n, each in action_cards().items() if each.goal is Goal.DEVASTATION]


def on_foot(*cards: str) -> Game:
    """An attack from Anti-Terra on the enemy's Pro-Terra, to which one may walk."""
    game = Game(
        anti={"terra": ["terra"] * 4 + list(cards)},
        their_pro={"terra": ["terra"] * 2},
        section=Section.MISSION,
    )
    game.do("attack 1 pro:terra", DEVASTATION)
    return game


@clause("PR-MISS-01", "PR-MISS-08")
def test_only_a_ship_of_the_place_joins_and_only_once() -> None:
    game = defending("kaulquappe", "reginald_bull")
    assert game.why_not("join reginald_bull") == "PR-MISS-01"
    assert game.why_not("join rofus") == "PR-MISS-01"
    assert game.why_not("join no_ship_at_all") == "PR-MISS-01"
    game.do("join kaulquappe")
    assert game.why_not("join kaulquappe") == "PR-MISS-08"


@clause("PR-MISS-08")
def test_a_passive_ship_stays() -> None:
    game = defending(Part("kaulquappe", passive=True), "stardust_ii")
    assert game.why_not("join kaulquappe") == "PR-MISS-08"


@clause("PR-TRANS-01", "PR-MISS-12")
def test_a_unit_boards_only_a_ship_that_flies() -> None:
    game = defending("kaulquappe", "stardust_ii", "reginald_bull")
    game.do("join stardust_ii")
    assert game.why_not("board reginald_bull kaulquappe") == "PR-MISS-12"
    assert game.why_not("board reginald_bull stardust_ii") == ""


@clause("PR-TRANS-01", "PR-TRANS-04", "PR-MISS-12")
def test_units_are_boarded_ships_are_carried() -> None:
    game = defending("stardust_i", "stardust_ii", "reginald_bull")
    game.do("join stardust_ii")
    assert game.why_not("board stardust_i stardust_ii") == "PR-TRANS-04"
    assert game.why_not("carry reginald_bull stardust_ii") == "PR-TRANS-01"
    assert game.why_not("carry stardust_ii stardust_ii") == "PR-MISS-12"


@clause("PR-TRANS-04")
def test_who_is_aboard_does_not_go_aboard_again() -> None:
    game = defending("kaulquappe", "stardust_ii", "reginald_bull")
    for move in ("join stardust_ii", "join kaulquappe", "board reginald_bull stardust_ii"):
        game.do(move)
    assert game.why_not("board reginald_bull kaulquappe") == "PR-TRANS-04"


@clause("PR-TRANS-01", "PR-MISS-08")
def test_a_ship_in_a_hangar_does_not_fly_as_well() -> None:
    game = defending("stardust_i", "stardust_ii")
    game.do("join stardust_ii")
    game.do("carry stardust_i stardust_ii")
    assert game.why_not("join stardust_i") == "PR-MISS-08"


@clause("PR-MISS-11", "PR-MISS-12")
def test_a_formation_goes_with_ships_or_without() -> None:
    game = on_foot("raketenverband", "saboteure_i", "ivs")
    assert game.why_not("walk raketenverband") == "PR-MISS-11"
    game.do("walk saboteure_i")
    assert game.why_not("walk saboteure_i") == "PR-MISS-11"
    assert game.why_not("join raketenverband") == "PR-MISS-12"
    ships = on_foot("raketenverband", "saboteure_i")
    ships.do("join raketenverband")
    assert ships.why_not("walk saboteure_i") == "PR-MISS-12"


@clause("PR-MISS-11", "PR-RANGE-05", "PR-DEF-03")
def test_to_another_place_nobody_walks() -> None:
    game = defending("kaulquappe", "reginald_bull")
    assert game.why_not("walk reginald_bull") == "PR-RANGE-05"


@clause("PR-MISS-01")
def test_a_mission_departs_when_somebody_takes_part() -> None:
    game = defending("kaulquappe")
    assert game.why_not("go") == "PR-MISS-01"
    game.do("join kaulquappe")
    assert game.why_not("go") == ""


@clause("PR-ACC-01", "PR-ACC-05")
def test_an_accessory_goes_with_somebody_who_goes() -> None:
    gear = Part("thermostrahler", onto="stosstrupp")
    game = defending("stardust_ii", "stosstrupp", gear, "reginald_bull", "perry_rhodan_i")
    game.do("join stardust_ii")
    game.do("board reginald_bull stardust_ii")
    assert game.why_not("equip stosstrupp reginald_bull") == "PR-ACC-01"
    assert game.why_not("equip thermostrahler perry_rhodan_i") == "PR-ACC-01"
    game.do("equip thermostrahler reginald_bull")
    assert game.why_not("equip thermostrahler reginald_bull") == "PR-ACC-01"


@clause("PR-ACC-11")
def test_only_an_accessory_that_comes_along_is_left_behind() -> None:
    gear = Part("thermostrahler", onto="stosstrupp")
    game = defending("stardust_ii", "stosstrupp", gear, "reginald_bull")
    game.do("join stardust_ii")
    assert game.why_not("leave thermostrahler") == "PR-ACC-11"
    game.do("board reginald_bull stardust_ii")
    game.do("equip thermostrahler reginald_bull")
    assert game.why_not("leave reginald_bull") == "PR-ACC-11"
    assert game.why_not("leave thermostrahler") == ""
    game.do("leave thermostrahler")
    assert game.why_not("leave thermostrahler") == "PR-ACC-11"


@clause("PR-MISS-01")
def test_a_mission_departs_from_a_place_of_its_side() -> None:
    game = Game(
        pro={
            "terra": ["terra"] * 3 + ["kaulquappe"],
            "venus": ["venus"] * 2 + ["kaulquappe"],
            "ferrol": ["ferrol"],
        },
        anti={"venus": ["venus"]},
        section=Section.MISSION,
        phase=Phase.II,
    )
    game.do("defend pro:ferrol")
    assert game.why_not("from anti:venus") == "PR-MISS-01"
    assert game.why_not("from nowhere") == "PR-MISS-01"
    assert game.why_not("from pro:venus") == ""
