"""Retreats and stalemates (ECL-CMB-19, 33…42, 49…51, 57)."""

from __future__ import annotations

import pytest

from starboard.games.eclipse.battle.events import (
    DiceRolled,
    RetreatCancelled,
    RetreatDeclared,
    Retreated,
    ShipDestroyed,
    StalemateReached,
)
from starboard.games.eclipse.state import NEUTRAL
from starboard.testing import clause
from tests.eclipse.fights import ARENA, BLANK, DAMAGE, REFUGE, Fight

HOME = "221"


@clause("ECL-CMB-19", "ECL-CMB-33")
def test_on_activation_the_owner_decides_between_attack_and_retreat() -> None:
    fight = Fight({0: ["interceptor"], 1: ["interceptor"]}, retreats=(1,))
    fight.play(BLANK)
    assert fight.asked == (1,)
    assert fight.listed() == ["attack interceptor", f"retreat interceptor {REFUGE}"]
    assert fight.question() == {"kind": "interceptor", "sector": ARENA, "forced": "no"}


@clause("ECL-CMB-19")
def test_nobody_is_asked_where_there_is_no_way_out() -> None:
    fight = Fight({0: ["interceptor"], 1: ["interceptor"]})
    fight.watch(BLANK, BLANK, BLANK, BLANK)
    assert len(fight.volleys()) == 4
    assert (fight.left(0), fight.left(1)) == (["interceptor"], ["interceptor"])


@clause("ECL-CMB-13", "ECL-CMB-19")
def test_types_that_act_together_decide_each_for_itself() -> None:
    fight = Fight({0: ["interceptor", "cruiser"], 1: ["interceptor"]}, retreats=(0,))
    fight.fit(0, "cruiser", "", "", "", "", "fusion_drive")
    fight.play()
    assert fight.why("attack cruiser").clause == "ECL-CMB-19"
    fight.retreats("interceptor", HOME)
    assert fight.listed() == ["attack cruiser", f"retreat cruiser {HOME}"]
    fight.then("attack cruiser", BLANK)
    assert [event.kinds for event in fight.told(DiceRolled)] == [("cruiser",)]
    assert fight.ship(ARENA, 0, "interceptor").retreat == HOME
    assert fight.ship(ARENA, 0, "cruiser").retreat == ""


@clause("ECL-CMB-33", "ECL-CMB-39")
def test_all_ships_of_the_type_go_to_the_edge_together_and_do_not_attack() -> None:
    fight = Fight({0: ["cruiser", "cruiser", "interceptor"], 1: ["interceptor"]}, retreats=(0,))
    fight.play()
    fight.choose("attack interceptor", BLANK, BLANK)
    fight.choose(f"retreat cruiser {HOME}")
    assert [ship.retreat for ship in fight.sector(ARENA).ships_of(0)] == [HOME, HOME, ""]
    assert [(event.kind, event.sector) for event in fight.told(RetreatDeclared)] == [
        ("cruiser", HOME)
    ]
    assert len(fight.volleys()) == 2
    assert fight.asked == (0,)


@clause("ECL-CMB-57")
def test_marion_can_retreat_to_one_of_four_neighbours_and_marcus_to_none() -> None:
    marcus, marion, third = 0, 1, 2
    fight = Fight({marcus: ["interceptor"], marion: ["interceptor"]}, seats=3, retreats=(marion,))
    fight.lay("105", "1,-2", disc=third, neutrals=False)
    fight.lay("106", "-1,0")
    fight.lay("102", "-1,-1", disc=marion, ships={marcus: ["cruiser"]})
    fight.play(BLANK)  # Marcus is not asked
    assert fight.listed() == ["attack interceptor", f"retreat interceptor {REFUGE}"]
    refused = {name: fight.why(f"retreat interceptor {name}").clause for name in ("105", "106")}
    assert refused == {"105": "ECL-CMB-35", "106": "ECL-CMB-35"}
    assert fight.why("retreat interceptor 102").clause == "ECL-CMB-36"


@clause("ECL-CMB-34")
def test_a_retreat_needs_a_wormhole() -> None:
    fight = Fight({0: ["interceptor"], 1: ["interceptor"]}, retreats=(1,))
    fight.lay("106", "1,-2", disc=1)  # no fragment towards the battle
    fight.play(BLANK)
    assert fight.why("retreat interceptor 106").clause == "ECL-CMB-34"
    assert fight.why(f"retreat interceptor {HOME}").clause == "ECL-CMB-34"


@clause("ECL-CMB-34")
def test_with_the_wormhole_generator_a_single_fragment_is_enough() -> None:
    fight = Fight({0: ["interceptor"], 1: ["interceptor"]})
    fight.lay("106", "1,-2", disc=1)
    fight.learn("wormhole_generator", 1)
    fight.play(BLANK)
    assert fight.listed() == ["attack interceptor", "retreat interceptor 106"]


@clause("ECL-WARP-06")
def test_ships_retreat_through_warp_portals() -> None:
    fight = Fight({0: ["interceptor"], 1: ["interceptor"]})
    fight.lay("314", "2,1", disc=1)
    fight.sector(ARENA).portal = fight.sector("314").portal = True
    fight.play(BLANK)
    assert fight.listed() == ["attack interceptor", "retreat interceptor 314"]


@clause("ECL-CMB-35")
def test_the_retreat_sector_must_be_ones_own() -> None:
    fight = Fight({0: ["interceptor"], 1: ["interceptor"]}, seats=3, retreats=(1,))
    fight.sector(REFUGE).disc = 2
    fight.watch(BLANK, BLANK)
    assert len(fight.volleys()) == 2
    assert (fight.left(1), fight.left(1, REFUGE)) == (["interceptor"], [])


@clause("ECL-CMB-36")
def test_there_is_no_retreat_to_enemy_ships() -> None:
    fight = Fight({0: ["interceptor"], 1: ["interceptor"]}, retreats=(1,))
    fight.send(REFUGE, {NEUTRAL: ["ancient"]})
    fight.watch(BLANK, BLANK)
    assert len(fight.volleys()) == 2
    assert (fight.left(1), fight.left(1, REFUGE)) == (["interceptor"], [])


@clause("ECL-CMB-36", "ECL-SPEC-25")
@pytest.mark.parametrize(("rules", "ways"), [(1, []), (2, [f"retreat interceptor {REFUGE}"])])
def test_draco_may_retreat_to_ancients_in_a_sector_of_its_own(rules: int, ways: list[str]) -> None:
    species = ["terran_directorate", "descendants_of_draco"]
    fight = Fight({0: ["interceptor"], 1: ["interceptor"]}, species=species, retreats=(1,))
    fight.state.rules = rules
    fight.send(REFUGE, {NEUTRAL: ["ancient"]})
    if ways:
        fight.play(BLANK)
        assert fight.listed() == ["attack interceptor", *ways]
    else:
        fight.watch(BLANK, BLANK)


@clause("ECL-CMB-37")
def test_starbases_cannot_retreat() -> None:
    fight = Fight({0: ["starbase", "interceptor"], 1: ["interceptor"]}, retreats=(0,))
    fight.fit(0, "interceptor", "", "", "fusion_drive")  # both types act together
    fight.play()
    assert fight.why(f"retreat starbase {HOME}").clause == "ECL-CMB-37"
    fight.then(f"retreat interceptor {HOME}", BLANK)
    assert fight.volleys() == [(0, (BLANK,))]


@clause("ECL-CMB-37")
def test_a_starbase_alone_is_not_asked() -> None:
    fight = Fight({0: ["starbase"], 1: ["interceptor"]}, retreats=(0,))
    fight.watch(BLANK, BLANK, BLANK)
    assert len(fight.volleys()) == 3
    assert (fight.left(0), fight.left(0, HOME)) == (["starbase"], ["interceptor"])


@clause("ECL-CMB-38", "ECL-CMB-39")
def test_retreating_ships_leave_when_they_are_activated_next() -> None:
    fight = Fight({0: ["interceptor"], 1: ["interceptor", "interceptor"]}, retreats=(1,))
    fight.play(BLANK)
    fight.choose(f"retreat interceptor {REFUGE}", BLANK)
    assert fight.left(1) == []
    assert fight.left(1, REFUGE) == ["interceptor", "interceptor"]
    assert fight.ship(REFUGE, 1, "interceptor").retreat == ""
    assert [event.sector for event in fight.told(Retreated)] == [REFUGE]
    assert fight.volleys() == [(0, (BLANK,)), (0, (BLANK,))]


@clause("ECL-CMB-38")
def test_a_declared_retreat_cannot_be_taken_back() -> None:
    fight = Fight({0: ["cruiser"], 1: ["interceptor", "cruiser"]}, retreats=(1,))
    fight.play()
    fight.choose(f"retreat interceptor {REFUGE}", BLANK)
    assert fight.listed() == ["attack cruiser", f"retreat cruiser {REFUGE}"]
    fight.choose("attack cruiser", BLANK, BLANK)
    assert fight.left(1, REFUGE) == ["interceptor"]
    assert fight.listed() == ["attack cruiser", f"retreat cruiser {REFUGE}"]


@clause("ECL-CMB-40")
def test_retreating_ships_can_be_attacked_until_they_leave() -> None:
    fight = Fight({0: ["cruiser"], 1: ["interceptor"]}, retreats=(1,))
    fight.play()
    fight.choose(f"retreat interceptor {REFUGE}", DAMAGE)
    assert [event.kind for event in fight.told(ShipDestroyed)] == ["interceptor"]
    assert fight.left(1, REFUGE) == []


@clause("ECL-CMB-41")
def test_ships_stay_if_the_duel_ends_in_the_round_of_their_decision() -> None:
    runners = ["interceptor", "interceptor"]
    fight = Fight({0: ["interceptor"], 1: [*runners, "cruiser"]}, retreats=(1,))
    fight.fit(1, "interceptor", "", "", "fusion_drive")
    fight.play()
    fight.choose(f"retreat interceptor {REFUGE}", BLANK)
    fight.choose("attack cruiser", DAMAGE)
    assert fight.left(1) == [*runners, "cruiser"]
    assert [event.kind for event in fight.told(RetreatCancelled)] == ["interceptor"]
    assert fight.ship(ARENA, 1, "interceptor").retreat == ""


@clause("ECL-CMB-13", "ECL-CMB-41")
def test_a_type_stays_if_the_other_type_of_its_activation_ends_the_duel() -> None:
    fight = Fight({0: ["interceptor", "cruiser"], 1: ["interceptor"]}, retreats=(0,))
    fight.fit(0, "cruiser", "", "", "", "", "fusion_drive")
    fight.play()
    fight.choose(f"retreat interceptor {HOME}")
    fight.choose("attack cruiser", DAMAGE)
    assert fight.left(0) == ["interceptor", "cruiser"]


@clause("ECL-CMB-42")
def test_ships_still_leave_if_the_duel_ends_in_the_round_of_their_departure() -> None:
    fight = Fight({0: ["interceptor"], 1: ["interceptor", "cruiser"]}, retreats=(1,))
    fight.fit(1, "interceptor", "", "", "fusion_drive")
    fight.play()
    fight.choose("attack interceptor", BLANK, BLANK)
    fight.choose(f"retreat cruiser {REFUGE}")
    fight.choose("attack interceptor", DAMAGE)  # the Cruisers would have left after that
    assert fight.left(1) == ["interceptor"]
    assert fight.left(1, REFUGE) == ["cruiser"]


@clause("ECL-CMB-06", "ECL-CMB-38", "ECL-REP-09")
def test_whoever_is_left_when_the_middle_one_retreats_meets_the_first() -> None:
    fight = Fight({seat: ["interceptor"] for seat in range(3)}, seats=3, retreats=(1,))
    fight.play()
    fight.choose(f"retreat interceptor {REFUGE}", BLANK, BLANK, DAMAGE)
    assert fight.volleys() == [(2, (BLANK,)), (0, (BLANK,)), (2, (DAMAGE,))]
    assert (fight.left(1, REFUGE), fight.left(2)) == (["interceptor"], ["interceptor"])
    assert fight.draws() == [(0, 1), (2, 2)]


@clause("ECL-CMB-31")
def test_ships_take_their_damage_along() -> None:
    fight = Fight({0: ["interceptor"], 1: ["cruiser"]}, retreats=(1,))
    fight.play(DAMAGE)
    assert fight.ship(ARENA, 1, "cruiser").damage == 1
    fight.retreats("cruiser", REFUGE, BLANK, "1", seat=1)
    assert fight.ship(REFUGE, 1, "cruiser").damage == 1


# ------------------------------------------------------------------------- stalemates


def unarmed(attackers: list[str], defenders: list[str], retreats: tuple[int, ...] = ()) -> Fight:
    """Nobody has a cannon."""
    fight = Fight({0: defenders, 1: attackers}, retreats=retreats)
    for seat in (0, 1):
        for kind in ("interceptor", "cruiser"):
            slots = fight.player(seat).blueprints[kind]
            cannon = 0 if kind == "interceptor" else 1
            slots[cannon] = "hull"
    return fight


@clause("ECL-CMB-38", "ECL-CMB-49")
def test_where_nobody_can_destroy_anything_the_attacker_must_retreat() -> None:
    fight = unarmed(["interceptor"], ["interceptor"], retreats=(1,))
    fight.play()
    assert fight.left(1, REFUGE) == ["interceptor"]
    assert fight.left(0) == ["interceptor"]
    assert [event.attacker for event in fight.told(StalemateReached)] == [1]
    assert fight.volleys() == []


@clause("ECL-CMB-49")
def test_in_a_stalemate_the_attacker_chooses_only_where_to() -> None:
    fight = unarmed(["interceptor"], ["interceptor"], retreats=(1,))
    fight.lay("106", "-1,0", disc=1)
    fight.play()
    assert fight.listed() == [f"retreat interceptor {REFUGE}", "retreat interceptor 106"]
    assert fight.why("attack interceptor").clause == "ECL-CMB-49"
    fight.choose("retreat interceptor 106")
    assert fight.left(1, "106") == ["interceptor"]


@clause("ECL-CMB-49")
def test_one_cannon_on_either_side_is_no_stalemate() -> None:
    fight = unarmed(["interceptor"], ["interceptor", "dreadnought"], retreats=(1,))
    fight.play()
    assert fight.listed() == ["attack interceptor", f"retreat interceptor {REFUGE}"]


@clause("ECL-CMB-49")
def test_a_defender_who_leaves_ends_the_stalemate() -> None:
    fight = unarmed(["interceptor"], ["interceptor"], retreats=(0,))
    fight.play()
    fight.choose(f"retreat interceptor {HOME}")
    assert fight.left(0) == []
    assert fight.left(1) == ["interceptor"]
    assert fight.told(StalemateReached) == []


@clause("ECL-CMB-37", "ECL-CMB-50")
def test_a_starbase_has_no_way_out_of_a_stalemate() -> None:
    fight = unarmed(["starbase", "interceptor"], ["interceptor"], retreats=(1,))
    fight.fit(1, "starbase", "", "hull")
    fight.play()
    assert [event.kind for event in fight.told(ShipDestroyed)] == ["starbase"]
    assert fight.left(1, REFUGE) == ["interceptor"]


@clause("ECL-CMB-50", "ECL-CMB-51")
def test_attackers_without_a_way_out_are_destroyed_to_nobodys_credit() -> None:
    fight = unarmed(["interceptor", "cruiser"], ["interceptor"])
    fight.play()
    assert fight.left(1) == []
    assert [event.clause for event in fight.told(ShipDestroyed)] == ["ECL-CMB-50"] * 2
    assert fight.draws() == [(0, 1), (1, 1)]
    assert fight.player(1).supply["cruiser"] == 4


@clause("ECL-REP-11")
def test_a_retreat_that_a_stalemate_forces_brings_no_penalty() -> None:
    fight = unarmed(["interceptor"], ["interceptor"], retreats=(1,))
    fight.play()
    assert [event.kind for event in fight.told(RetreatDeclared)] == ["interceptor"]
    assert fight.draws() == [(0, 1), (1, 1)]
    assert (fight.left(0), fight.left(1), fight.left(1, REFUGE)) == (
        ["interceptor"],
        [],
        ["interceptor"],
    )
