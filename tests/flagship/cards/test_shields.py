"""Shields."""

from __future__ import annotations

import pytest

from starboard.games.flagship.events import AttackRolled, CardDiscarded, DamageAbsorbed, UnitHit
from tests.flagship.duel import GOING_ON, Duel, Part

GUN: list[str | Part] = ["kreuzer_bastion", Part("raketenwerfer", charge=3)]


@pytest.mark.parametrize(
    ("shield", "amount"),
    [
        ("leichter_deflektor", 1),
        ("mittlerer_deflektor", 1),
        ("kuppelschild", 2),
        ("paradeschild", 1),
        ("flickenschild", 1),
        ("chitinmembran", 1),
    ],
)
def test_a_shield_absorbs_for_a_token_as_often_as_it_has_tokens(shield: str, amount: int) -> None:
    duel = Duel(
        ["duca_klasse", Part("raketenwerfer", charge=3)], ["kreuzer_bastion", Part(shield, 2)]
    )
    duel.do("attack raketenwerfer kreuzer_bastion 0 no", 6)  # two damage points
    duel.they("pass")
    duel.they(f"use {shield} 0")
    assert [event.amount for event in duel.reported(DamageAbsorbed)] == [amount]
    if amount == 1:
        duel.they(f"use {shield} 0")
    assert not duel.reported(UnitHit)
    assert not duel.theirs(shield).face_down
    assert duel.theirs(shield).charge == amount - 1
    assert duel.asked == (0, "ActionPhase")


def test_kuppelschild_absorbs_no_more_than_there_is() -> None:
    duel = Duel(["kreuzer_bastion", "impulslaser"], ["veloce_klasse", Part("kuppelschild", 1)])
    duel.do("attack impulslaser veloce_klasse 0 no", 6)
    duel.they("pass")
    duel.they("use kuppelschild 0")
    assert [(event.amount, event.left) for event in duel.reported(DamageAbsorbed)] == [(1, 0)]
    assert duel.theirs("kuppelschild").charge == 0
    assert not duel.theirs("kuppelschild").face_down
    assert duel.asked == GOING_ON


def test_a_shield_does_not_protect_another_unit_and_not_without_tokens() -> None:
    duel = Duel(GUN, [Part("leichter_deflektor", charge=2), "drohne"])
    duel.do("attack raketenwerfer drohne 0 no", 6)
    duel.they("evade", 1)
    assert duel.theirs("drohne").face_down  # nobody was asked
    duel = Duel(GUN, [Part("leichter_deflektor", charge=0), "panzerplatten"])
    duel.do("attack raketenwerfer pendler_k7 0 no", 6)
    duel.they("pass")
    assert duel.asked == (1, "LosePart")


def test_paradeschild_gives_one_better_roll_after_absorbing_everything() -> None:
    duel = Duel(
        ["kreuzer_bastion", Part("impulslaser", charge=2)],
        ["veloce_klasse", "paradeschild", Part("zwillingslaser", charge=2)],
        quiet=False,
    )
    duel.do("attack impulslaser veloce_klasse 0 no", 6)
    duel.they("pass")
    duel.they("use paradeschild 0")
    duel.they("attack zwillingslaser kreuzer_bastion 0 no", 2)
    assert [event.modified for event in duel.reported(AttackRolled)] == [3]
    assert duel.asked == (0, "Evasion")
    duel.do("evade", 6, 6)
    duel.they("attack zwillingslaser kreuzer_bastion 0 no", 2)
    assert [event.modified for event in duel.reported(AttackRolled)] == [2]
    assert duel.asked == GOING_ON


def test_paradeschild_gives_nothing_when_damage_is_left() -> None:
    duel = Duel(
        GUN,
        ["veloce_klasse", "paradeschild", "panzerplatten", Part("zwillingslaser", charge=2)],
        quiet=False,
    )
    duel.do("attack raketenwerfer veloce_klasse 0 no", 6)
    duel.they("pass")
    duel.they("use paradeschild 0")
    duel.they("lose panzerplatten")
    duel.they("attack zwillingslaser kreuzer_bastion 0 no", 2)
    assert [event.modified for event in duel.reported(AttackRolled)] == [2]
    assert duel.asked == (1, "Between")  # it has missed


def test_paradeschild_does_not_help_the_attacker() -> None:
    duel = Duel(GUN, ["veloce_klasse", Part("paradeschild", charge=2)])
    duel.do("attack raketenwerfer veloce_klasse 0 no", 6)
    duel.they("pass")
    duel.they("use paradeschild 0")
    duel.they("use paradeschild 0")
    duel.do("attack raketenwerfer veloce_klasse 0 no", 2)
    assert [event.modified for event in duel.reported(AttackRolled)] == [2]
    assert duel.asked == GOING_ON


def test_flickenschild_cannot_be_charged() -> None:
    duel = Duel([Part("pendler_k7", charge=3), Part("flickenschild", charge=1)])
    assert duel.why_not("charge pendler_k7") == "FS-CHARGE-04"  # nothing else has room


def test_versicherungsschild_absorbs_for_1000_credits_as_often_as_they_are_paid() -> None:
    duel = Duel(GUN, ["versicherungsschild", "panzerplatten"], their_credits=2000)
    duel.do("attack raketenwerfer pendler_k7 0 no", 6)
    duel.they("pass")
    duel.they("use versicherungsschild 0")
    duel.they("use versicherungsschild 0")
    assert duel.them.credits == 0
    assert not duel.theirs("panzerplatten").face_down
    assert duel.asked == (0, "ActionPhase")


def test_versicherungsschild_is_paid_with_a_card_cashed_when_the_damage_has_come() -> None:
    duel = Duel(GUN, ["versicherungsschild", "panzerplatten"], their_hand=["forza_frabiana"])
    duel.do("attack raketenwerfer pendler_k7 0 no", 6)
    duel.they("evade", 1, 1)
    assert duel.asked == (1, "Interception")
    assert duel.why_not("use versicherungsschild 0", seat=1) == "FS-ABILITY-03"
    duel.they("cash forza_frabiana")
    assert [event.credits for event in duel.reported(CardDiscarded)] == [2500]
    duel.they("use versicherungsschild 0")
    duel.they("use versicherungsschild 0")
    assert duel.them.credits == 500
    assert not duel.theirs("panzerplatten").face_down


def test_versicherungsschild_asks_nobody_without_credits_and_without_cards() -> None:
    duel = Duel(GUN, ["versicherungsschild", "panzerplatten"])
    duel.do("attack raketenwerfer pendler_k7 0 no", 6)
    duel.they("pass")
    assert duel.asked == (1, "LosePart")


def test_chitinmembran_charges_itself() -> None:
    duel = Duel([Part("chitinmembran", charge=1)])
    duel.do("charge chitinmembran", 4)
    assert duel.mine("chitinmembran").charge == 2
    assert duel.why_not("charge chitinmembran") == "FS-CHARGE-01"
