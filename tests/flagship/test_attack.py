"""Attacks up to the damage: FS-ATTACK-01…08."""

from __future__ import annotations

import pytest

from starboard.games.flagship.events import (
    AbilityUsed,
    AttackCancelled,
    AttackDeclared,
    AttackMissed,
    AttackRedirected,
    AttackRolled,
    CreditsPaid,
    DamageAbsorbed,
    DamageDealt,
    Drained,
    EvadeRolled,
    ItemDestroyed,
    UnitHit,
)
from starboard.kernel import Event
from starboard.kernel.loop import choice_of
from starboard.testing import clause
from tests.flagship.duel import SHIP, Duel, Part, example

CRUISER: list[str | Part] = ["kreuzer_bastion", Part("railkanone", charge=4)]
"""A ship with a cannon: two tokens, two dice, 6+, two damage points."""


def hit(*theirs: str | Part, their_hand: tuple[str, ...] = (), target: str = SHIP) -> Duel:
    """An attack with two damage points has met its target, which did not evade."""
    duel = Duel(mine=CRUISER, theirs=theirs, their_hand=their_hand)
    duel.attacks("railkanone", target, roll=(3, 3))
    duel.they("pass")
    return duel


def kinds(duel: Duel) -> list[type[Event]]:
    return [type(event) for event in duel.events]


# ------------------------------------------------------------------------- announcing an attack


@clause("FS-ATTACK-01")
def test_an_attack_is_an_ability_of_a_card_in_play() -> None:
    duel = Duel(mine=["zwillingslaser", "panzerplatten", Part("impulslaser", face_down=True)])
    assert duel.why_not(f"attack zwillingslaser {SHIP} 0 no") == ""
    assert duel.why_not(f"attack panzerplatten {SHIP} 0 no") == "FS-ATTACK-01"
    assert duel.why_not(f"attack zwillingslaser {SHIP} 1 no") == "FS-ATTACK-01"
    assert duel.why_not(f"attack zwillingslaser {SHIP} 0 yes") == "FS-ATTACK-01"
    assert duel.why_not(f"attack nothing {SHIP} 0 no") == "FS-ATTACK-01"
    assert duel.why_not(f"attack impulslaser {SHIP} 0 no") == "FS-DESTROY-02"


@clause("FS-ATTACK-01")
def test_a_unit_may_have_an_attack_itself() -> None:
    duel = Duel(mine=["wespenschwarm"])
    assert duel.why_not(f"attack wespenschwarm {SHIP} 0 no") == ""
    assert duel.why_not(f"attack wespenschwarm {SHIP} 1 no") == "FS-ATTACK-01"  # a passive one
    duel.attacks("wespenschwarm", roll=(1, 1))
    assert duel.mine("wespenschwarm").charge == 0


@clause("FS-ATTACK-02")
def test_an_attack_is_paid_then_rolled_then_evaded_then_intercepted_then_destroys() -> None:
    duel = Duel(mine=CRUISER, theirs=["panzerplatten", "leichter_deflektor"])
    duel.attacks("railkanone", roll=(3, 3))
    assert kinds(duel) == [AttackDeclared, Drained, AttackRolled]
    cannon, ship = duel.mine("railkanone"), duel.theirs(SHIP)
    assert duel.reported(AttackDeclared) == [
        AttackDeclared("FS-ATTACK-02", 0, cannon.id, (ship.id,))
    ]
    duel.evades(1, 1)
    assert kinds(duel) == [EvadeRolled, DamageDealt]
    duel.uses("leichter_deflektor", by=1)
    assert kinds(duel) == [AbilityUsed, Drained, DamageAbsorbed, UnitHit]
    duel.loses("panzerplatten")
    assert kinds(duel) == [ItemDestroyed]
    assert not duel.state.blows


@clause("FS-ATTACK-02")
def test_an_attack_may_cost_credits_besides_tokens() -> None:
    duel = Duel(mine=["der_buchhalter", "goldkuppel", "monopolkanone"], credits=2000)
    duel.attacks("monopolkanone", roll=(1, 1))
    assert duel.reported(CreditsPaid) == [CreditsPaid("FS-ATTACK-02", 0, 2000)]
    assert (duel.me.credits, duel.mine("monopolkanone").charge) == (0, 0)
    poor = Duel(mine=["der_buchhalter", "goldkuppel", "monopolkanone"], credits=1999)
    assert poor.why_not(f"attack monopolkanone {SHIP} 0 no") == "FS-ABILITY-03"


@clause("FS-ATTACK-02")
def test_an_option_that_is_announced_costs_more_and_does_more() -> None:
    launcher: list[str | Part] = ["der_buchhalter", Part("schuldscheinwerfer", charge=2)]
    duel = Duel(mine=launcher, theirs=["panzerplatten", "leichter_deflektor"], credits=1000)
    assert duel.why_not(f"attack schuldscheinwerfer {SHIP} 0 yes") == ""
    duel.attacks("schuldscheinwerfer", roll=3, boost=True)
    assert duel.reported(CreditsPaid) == [CreditsPaid("FS-ATTACK-02", 0, 1000)]
    duel.they("pass")
    assert [event.amount for event in duel.reported(DamageDealt)] == [2]
    duel.they("pass")
    duel.loses("panzerplatten")
    assert duel.why_not(f"attack schuldscheinwerfer {SHIP} 0 yes") == "FS-ABILITY-03"
    duel.attacks("schuldscheinwerfer", roll=3)
    duel.they("pass")
    assert [event.amount for event in duel.reported(DamageDealt)] == [1]


@clause("FS-ATTACK-02")
def test_an_extension_may_make_an_attack_stronger_and_dearer() -> None:
    duel = Duel(mine=[Part("zwillingslaser", charge=2), "ueberladespule"], theirs=["panzerplatten"])
    duel.attacks("zwillingslaser", roll=3)
    assert duel.mine("zwillingslaser").charge == 0
    duel.they("pass")
    assert [event.amount for event in duel.reported(UnitHit)] == [2]
    weak = Duel(mine=[Part("zwillingslaser", charge=1), "ueberladespule"])
    assert weak.why_not(f"attack zwillingslaser {SHIP} 0 no") == "FS-ABILITY-03"


@clause("FS-ATTACK-02")
def test_a_free_attack_costs_no_tokens_but_everything_else() -> None:
    duel = Duel(mine=["rico_furioso", Part("zwillingslaser", charge=0)], hand=["feuerwerk"])
    duel.plays("feuerwerk")
    assert duel.asked == (0, "FreeShot")
    duel.attacks("zwillingslaser", roll=3)
    assert duel.asked == (1, "Evasion")
    assert duel.mine("zwillingslaser").charge == 0


@clause("FS-ATTACK-03")
def test_the_target_may_be_any_opposing_unit() -> None:
    duel = Duel(
        mine=["zwillingslaser", "drohne"],
        theirs=["drohne", "rebellen_jaeger", "zwillingslaser"],
        others=[[]],
    )
    words = [move for move in duel.moves() if move.startswith("attack zwillingslaser")]
    targets = [SHIP, "drohne", "rebellen_jaeger", SHIP]
    assert words == [f"attack zwillingslaser {target} 0 no" for target in targets]
    assert duel.why_not(f"attack zwillingslaser {duel.mine('drohne').id} 0 no") == "FS-ATTACK-03"
    assert duel.why_not("attack zwillingslaser nothing 0 no") == "FS-ATTACK-03"
    weapon = duel.theirs("zwillingslaser").id
    assert duel.why_not(f"attack zwillingslaser {weapon} 0 no") == "FS-ATTACK-03"


@clause("FS-ATTACK-03")
def test_neither_a_destroyed_unit_nor_a_ship_in_the_hangar_can_be_attacked() -> None:
    duel = Duel(
        mine=["zwillingslaser"],
        theirs=[Part("drohne", face_down=True), Part("lastesel", hangar=True)],
    )
    assert duel.why_not("attack zwillingslaser drohne 0 no") == "FS-ATTACK-03"
    assert duel.why_not("attack zwillingslaser lastesel 0 no") == "FS-HANGAR-04"
    words = [move for move in duel.moves() if move.startswith("attack")]
    assert words == [f"attack zwillingslaser {SHIP} 0 no"]


@clause("FS-ATTACK-03")
def test_a_weapon_may_attack_several_different_units() -> None:
    duel = Duel(
        mine=["drittes_gelege", "stachelrochen", Part("stachelsalve", charge=2)],
        theirs=["drohne", "abfangdrohne"],
    )
    assert duel.why_not(f"attack stachelsalve {SHIP}+drohne 0 no") == ""
    assert duel.why_not("attack stachelsalve drohne+drohne 0 no") == "FS-ATTACK-03"
    assert duel.why_not(f"attack stachelsalve {SHIP}+drohne+abfangdrohne 0 no") == "FS-ATTACK-03"
    assert duel.why_not("attack stachelsalve - 0 no") == "FS-ATTACK-03"
    words = [move.split()[2] for move in duel.moves() if move.startswith("attack")]
    pairs = [f"{SHIP}+drohne", f"{SHIP}+abfangdrohne", "drohne+abfangdrohne"]
    assert sorted(words) == sorted([SHIP, "drohne", "abfangdrohne", *pairs])
    single = Duel(mine=["zwillingslaser"], theirs=["drohne"])
    assert single.why_not(f"attack zwillingslaser {SHIP}+drohne 0 no") == "FS-ATTACK-03"


# ------------------------------------------------------------------------- the roll


@clause("FS-ATTACK-04", "FS-ATTACK-05")
def test_a_failed_attack_roll_costs_the_tokens_and_does_nothing() -> None:
    duel = Duel(mine=CRUISER, theirs=["panzerplatten"])
    duel.attacks("railkanone", roll=(2, 3))  # needs 6 or more with two dice
    cannon, ship = duel.mine("railkanone"), duel.theirs(SHIP)
    assert cannon.charge == 2
    assert kinds(duel) == [AttackDeclared, Drained, AttackRolled, AttackMissed]
    assert duel.reported(AttackRolled) == [
        AttackRolled("FS-ATTACK-04", 0, cannon.id, (2, 3), 5, ship.id)
    ]
    assert duel.reported(AttackMissed) == [AttackMissed("FS-ATTACK-04", 0, cannon.id, ship.id)]
    assert duel.asked == (0, "ActionPhase")


@clause("FS-ATTACK-04")
def test_one_roll_counts_for_all_targets_and_each_defends_itself() -> None:
    duel = Duel(
        mine=["drittes_gelege", "stachelrochen", Part("stachelsalve", charge=2)],
        theirs=["drohne", "abfangdrohne"],
    )
    duel.attacks("stachelsalve", "drohne+abfangdrohne", roll=3)
    drones = duel.theirs("drohne"), duel.theirs("abfangdrohne")
    assert [(event.dice, event.target) for event in duel.reported(AttackRolled)] == [
        ((3,), drones[1].id),
        ((3,), drones[0].id),
    ]
    duel.they("pass")  # the first one named comes first
    assert [drone.face_down for drone in drones] == [True, False]
    duel.evades(5)
    assert [drone.face_down for drone in drones] == [True, False]
    assert duel.mine("stachelsalve").charge == 0


@clause("FS-ATTACK-04")
def test_a_result_without_damage_is_a_miss_whatever_else_it_does() -> None:
    duel = Duel(mine=["schrauber_jon", "schrottkanone"])
    duel.attacks("schrottkanone", roll=1)
    assert len(duel.reported(AttackMissed)) == 1
    assert duel.mine("schrottkanone").face_down
    again = Duel(mine=["schrauber_jon", "schrottkanone"])
    again.do(f"attack schrottkanone {SHIP} 0 no", 3)
    assert not again.reported(AttackMissed)
    assert not again.mine("schrottkanone").face_down


@clause("FS-ATTACK-04")
@pytest.mark.parametrize(("rolled", "gained"), [(3, 0), (4, 1000)])
def test_a_result_of_the_roll_may_do_more_than_damage(rolled: int, gained: int) -> None:
    own: dict[str, object] = {
        "id": "beutelaser",
        "name": {"de": "Beutelaser", "en": "Loot Laser"},
        "type": {"kind": "equipment", "class": "light_weapon"},
        "rarity": "common",
        "source": "own",
        "price": 1000,
        "needs": {"weapon": 1},
        "charge": {"max": 1, "initial": 1},
        "abilities": [
            {
                "attack": {
                    "cost": {"charge": 1},
                    "strikes": {"4+": {"damage": 1, "effects": [{"gain_credits": 1000}]}, "3": 1},
                }
            }
        ],
    }
    duel = Duel(mine=["beutelaser"], own=[own])
    duel.attacks("beutelaser", roll=rolled)
    assert duel.me.credits == gained
    assert len(duel.state.deeds) == 0
    assert duel.asked == (1, "Evasion")


@clause("FS-ATTACK-05")
def test_the_cost_of_an_evaded_attack_is_not_refunded() -> None:
    duel = Duel(mine=CRUISER)
    duel.attacks("railkanone", roll=(3, 3))
    duel.evades(6, 6)
    assert duel.mine("railkanone").charge == 2


@clause("FS-ATTACK-05")
def test_the_cost_of_a_cancelled_attack_is_not_refunded() -> None:
    duel = hit("panzerplatten", their_hand=("ausweichen",))
    duel.plays("ausweichen", by=1)
    assert duel.reported(AttackCancelled) == [
        AttackCancelled("FS-ATTACK-09", 1, duel.theirs(SHIP).id)
    ]
    assert duel.mine("railkanone").charge == 2


# ------------------------------------------------------------------------- evasion and damage


@clause("FS-ATTACK-06")
def test_the_defender_evades_first_with_the_value_of_the_attacked_card() -> None:
    duel = Duel(mine=CRUISER, theirs=["leichter_deflektor", "drohne"], their_hand=["ausweichen"])
    duel.attacks("railkanone", "drohne", roll=(3, 3))
    assert duel.asked == (1, "Evasion")
    assert duel.moves(1) == ["evade", "play ausweichen", "pass", "cash ausweichen"]
    choice = choice_of(duel.state, 1)
    assert choice is not None
    assert choice.question(duel.state) == {
        "attacker": 0,
        "weapon": duel.mine("railkanone").id,
        "target": duel.theirs("drohne").id,
        "damage": 2,
        "evade": "6+",
    }
    assert duel.why_not("use leichter_deflektor 0", 1) == "FS-ABILITY-03"  # not yet
    duel.evades(6)
    assert duel.reported(EvadeRolled)[0].evaded


@clause("FS-ATTACK-06")
def test_an_ability_may_turn_the_attack_away_before_the_evasion() -> None:
    duel = Duel(mine=CRUISER, theirs=[Part("navigatorin_ohne_flagge", charge=3), "panzerplatten"])
    duel.attacks("railkanone", roll=(3, 3))
    duel.uses("navigatorin_ohne_flagge", by=1)
    assert duel.reported(AttackCancelled)
    assert duel.theirs("navigatorin_ohne_flagge").charge == 1
    assert duel.asked == (0, "ActionPhase")


@clause("FS-ATTACK-06")
def test_a_drone_may_take_the_attack_upon_itself_and_evades_it_then() -> None:
    duel = Duel(mine=CRUISER, theirs=["abfangdrohne", "panzerplatten"])
    duel.attacks("railkanone", roll=(3, 3))
    drone = duel.theirs("abfangdrohne")
    duel.uses("abfangdrohne", by=1)
    assert duel.reported(AttackRedirected) == [AttackRedirected("FS-TIMING-04", 1, drone.id)]
    assert duel.asked == (1, "Evasion")
    duel.evades(4)
    assert drone.face_down
    assert not duel.theirs("panzerplatten").face_down


@clause("FS-ATTACK-06")
def test_who_can_neither_evade_nor_answer_is_not_asked() -> None:
    duel = Duel(
        mine=["mira_ohnenamen", "zwillingslaser"], theirs=["panzerplatten"], hand=["hinterhalt"]
    )
    duel.plays("hinterhalt")
    duel.attacks("zwillingslaser", roll=6)
    assert duel.theirs("panzerplatten").face_down


@clause("FS-ATTACK-07")
def test_an_evaded_attack_has_no_effect() -> None:
    duel = Duel(mine=CRUISER, theirs=["panzerplatten"], their_hand=["ausweichen"])
    duel.attacks("railkanone", roll=(3, 3))
    duel.evades(4, 5)
    assert kinds(duel) == [EvadeRolled]
    assert duel.asked == (0, "ActionPhase")
    assert not duel.theirs("panzerplatten").face_down


@clause("FS-ATTACK-07")
def test_an_attack_that_is_not_evaded_deals_its_stated_damage() -> None:
    duel = Duel(mine=CRUISER, theirs=["panzerplatten"])
    duel.attacks("railkanone", roll=(3, 3))
    duel.evades(4, 4)
    ship = duel.theirs(SHIP)
    assert duel.reported(DamageDealt) == [DamageDealt("FS-ATTACK-07", 1, ship.id, 2)]
    assert duel.reported(UnitHit) == [UnitHit("FS-ATTACK-15", 1, ship.id, 2)]
    assert duel.theirs("panzerplatten").face_down


@clause("FS-ATTACK-08")
def test_illustrated_attack_with_two_damage_points() -> None:
    given, _, then = example("FS-ATTACK-08")
    duel = Duel(mine=CRUISER, theirs=["panzerplatten", "nachbrenner"])
    duel.attacks("railkanone", roll=(6, 6))
    duel.evades(1, 1)
    dealt = [event.amount for event in duel.reported(DamageDealt)]
    assert dealt == [given["attack"]["damage"]] == [then["damage_points_dealt"]]
    duel.loses("nachbrenner")
    assert len(duel.reported(ItemDestroyed)) == then["parts_destroyed"]
