"""Weapons."""

from __future__ import annotations

import pytest

from starboard.games.flagship.cards.content import catalogue
from starboard.games.flagship.cards.vocabulary import Attack
from starboard.games.flagship.events import (
    AttackMissed,
    AttackRolled,
    DamageDealt,
    EvadeRolled,
    ItemDestroyed,
)
from tests.flagship.duel import EVADING, GOING_ON, Duel, Part

SHIP = "kreuzer_bastion"


def dice(count: int, total: int) -> tuple[int, ...]:
    """One die or two with that total."""
    return (total,) if count == 1 else (total // 2, total - total // 2)


@pytest.mark.parametrize(
    "weapon",
    [
        "impulslaser",
        "zwillingslaser",
        "railkanone",
        "raketenwerfer",
        "rapier_laser",
        "serenata_batterie",
        "guerilla_torpedo",
        "schuldscheinwerfer",
        "saeurespucker",
        "stachelsalve",
    ],
)
def test_a_weapon_costs_its_tokens_and_deals_its_damage_from_its_threshold_on(weapon: str) -> None:
    [printed] = catalogue().cards[weapon].abilities
    assert isinstance(printed, Attack)
    [strike] = printed.strikes
    cost, least = printed.cost.charge, strike.on.low
    assert cost
    assert least
    duel = Duel([SHIP, Part(weapon, charge=2 * cost)], ["panzerplatten"])
    duel.do(f"attack {weapon} pendler_k7 0 no", *dice(printed.dice, least - 1))
    assert duel.reported(AttackMissed)
    assert duel.mine(weapon).charge == cost
    duel.do(f"attack {weapon} pendler_k7 0 no", *dice(printed.dice, least))
    assert duel.mine(weapon).charge == 0
    duel.they("evade", 1, 1)
    assert [event.amount for event in duel.reported(DamageDealt)] == [strike.damage]
    assert duel.theirs("panzerplatten").face_down
    assert duel.why_not(f"attack {weapon} pendler_k7 0 no") == "FS-ABILITY-03"


def test_raketenwerfer_cannot_be_charged() -> None:
    duel = Duel([SHIP, Part("raketenwerfer", charge=1)], hand=["energiestoss"])
    duel.do("play energiestoss")
    assert duel.mine("raketenwerfer").charge == 1
    assert duel.mine(SHIP).charge == 5  # the only card that could take the tokens


def test_rapier_laser_rolls_two_better_against_units_that_are_no_ships() -> None:
    duel = Duel([SHIP, Part("rapier_laser", charge=2)], ["drohne"])
    duel.do("attack rapier_laser drohne 0 no", 2)
    assert [event.modified for event in duel.reported(AttackRolled)] == [4]
    assert duel.asked == EVADING
    duel.they("evade", 6)
    duel.do("attack rapier_laser pendler_k7 0 no", 3)
    assert [event.modified for event in duel.reported(AttackRolled)] == [3]
    assert duel.reported(AttackMissed)
    assert duel.asked == GOING_ON


def test_serenata_batterie_is_held_up_by_a_shield_only_in_part() -> None:
    duel = Duel(
        [SHIP, Part("serenata_batterie", charge=6)],
        [SHIP, Part("kuppelschild", charge=1), "panzerplatten"],
    )
    target = duel.theirs(SHIP).id
    duel.do(f"attack serenata_batterie {target} 0 no", 6, 6)
    duel.they("pass")
    duel.they("use kuppelschild 0")
    assert duel.asked == (1, "LosePart")  # two points are left
    duel.they("lose panzerplatten")
    assert not duel.theirs("kuppelschild").face_down


@pytest.mark.parametrize(("die", "damage"), [(6, 3), (5, 3), (4, 1), (3, 1)])
def test_schrottkanone_deals_three_or_one_damage_points(die: int, damage: int) -> None:
    duel = Duel([SHIP, "schrottkanone"])
    duel.do("attack schrottkanone pendler_k7 0 no", die)
    assert duel.state.blows[min(duel.state.blows)].damage == damage


def test_schrottkanone_does_nothing_on_a_two() -> None:
    duel = Duel([SHIP, "schrottkanone"])
    duel.do("attack schrottkanone pendler_k7 0 no", 2)
    assert duel.reported(AttackMissed)
    assert not duel.mine("schrottkanone").face_down


def test_schrottkanone_destroys_itself_on_a_one() -> None:
    duel = Duel([SHIP, "schrottkanone"])
    duel.do("attack schrottkanone pendler_k7 0 no", 1)
    assert duel.mine("schrottkanone").face_down
    assert [event.by for event in duel.reported(ItemDestroyed)] == [0]
    assert duel.asked == (0, "ActionPhase")


def test_schuldscheinwerfer_deals_one_more_damage_point_for_1000_credits() -> None:
    duel = Duel([SHIP, "schuldscheinwerfer"], ["panzerplatten"], credits=1000)
    duel.do("attack schuldscheinwerfer pendler_k7 0 yes", 3)
    duel.they("pass")
    assert [event.amount for event in duel.reported(DamageDealt)] == [2]
    assert duel.me.credits == 0


def test_schuldscheinwerfer_needs_the_credits_and_other_weapons_have_no_option() -> None:
    duel = Duel([SHIP, "schuldscheinwerfer", "impulslaser"], credits=999)
    assert duel.why_not("attack schuldscheinwerfer pendler_k7 0 yes") == "FS-ABILITY-03"
    assert duel.why_not("attack schuldscheinwerfer pendler_k7 0 no") == ""
    assert duel.why_not("attack impulslaser pendler_k7 0 yes") == "FS-ATTACK-01"


def test_monopolkanone_costs_a_token_and_2000_credits() -> None:
    duel = Duel([SHIP, Part("monopolkanone", charge=2)], ["panzerplatten"], credits=3999)
    duel.do("attack monopolkanone pendler_k7 0 no", 2, 3)
    duel.they("pass")
    assert [event.amount for event in duel.reported(DamageDealt)] == [4]
    assert duel.mine("monopolkanone").charge == 1
    assert duel.me.credits == 1999
    assert duel.why_not("attack monopolkanone pendler_k7 0 no") == "FS-ABILITY-03"


def test_monopolkanone_does_not_give_the_credits_back_after_a_miss() -> None:
    duel = Duel([SHIP, "monopolkanone"], credits=2000)
    duel.do("attack monopolkanone pendler_k7 0 no", 2, 2)
    assert duel.reported(AttackMissed)
    assert duel.me.credits == 0


def test_saeurespucker_goes_through_shields() -> None:
    duel = Duel(
        [SHIP, Part("saeurespucker", charge=1)],
        [Part("leichter_deflektor", charge=2), "nachbrenner"],
    )
    duel.do("attack saeurespucker pendler_k7 0 no", 5)
    duel.they("pass")
    assert duel.asked == (1, "LosePart")  # nobody is asked whether to absorb
    duel.they("lose nachbrenner")
    assert duel.theirs("leichter_deflektor").charge == 2


def test_stachelsalve_hits_two_units_and_each_evades_for_itself() -> None:
    duel = Duel([SHIP, Part("stachelsalve", charge=2)], ["drohne", "panzerplatten"])
    duel.do("attack stachelsalve pendler_k7+drohne 0 no", 3)  # one roll for both
    assert sorted(event.target for event in duel.reported(AttackRolled)) == sorted(
        [duel.theirs("pendler_k7").id, duel.theirs("drohne").id]
    )
    duel.they("evade", 4, 5)
    assert [event.evaded for event in duel.reported(EvadeRolled)] == [True]
    duel.they("evade", 5)
    assert duel.theirs("drohne").face_down
    assert not duel.theirs("panzerplatten").face_down
    assert duel.mine("stachelsalve").charge == 0


def test_stachelsalve_cannot_hit_one_unit_twice_or_three_units() -> None:
    duel = Duel([SHIP, Part("stachelsalve", charge=4)], ["drohne", "abfangdrohne"])
    assert duel.why_not("attack stachelsalve drohne+drohne 0 no") == "FS-ATTACK-03"
    three = "attack stachelsalve pendler_k7+drohne+abfangdrohne 0 no"
    assert duel.why_not(three) == "FS-ATTACK-03"
    assert duel.why_not("attack stachelsalve drohne 0 no") == ""


def test_stachelsalve_that_misses_misses_once() -> None:
    duel = Duel(["contessa_valente", SHIP, Part("stachelsalve", charge=2)], ["drohne"])
    duel.do("attack stachelsalve pendler_k7+drohne 0 no", 1)
    assert duel.mine("contessa_valente").charge == 1  # one attack has missed, not two
