"""Attacks: FS-ATTACK and FS-EVADE."""

from __future__ import annotations

from starboard.games.flagship.events import AttackMissed, ItemDestroyed, UnitHit
from starboard.testing import clause
from tests.flagship.duel import Duel, Part


@clause("FS-ATTACK-04", "FS-ATTACK-05")
def test_a_failed_attack_roll_costs_the_tokens_and_does_nothing() -> None:
    duel = Duel(mine=[Part("railkanone", charge=3), "kreuzer_bastion"])
    duel.do("attack railkanone pendler_k7 0 no", 2, 3)  # needs 6 or more with two dice
    assert duel.mine("railkanone").charge == 1
    assert duel.reported(AttackMissed)
    assert not duel.reported(UnitHit)


@clause("FS-ATTACK-12")
def test_a_shield_can_absorb_part_of_the_damage() -> None:
    duel = Duel(
        mine=["kreuzer_bastion", Part("railkanone", charge=2)],
        theirs=[Part("leichter_deflektor", charge=1), "panzerplatten"],
    )
    duel.do("attack railkanone pendler_k7 0 no", 6, 6)  # two damage points
    duel.they("evade", 1, 1)
    duel.they("use leichter_deflektor 0")
    assert duel.asked == (1, "LosePart")
    duel.they("lose panzerplatten")
    assert duel.theirs("panzerplatten").face_down
    assert duel.theirs("leichter_deflektor").charge == 0
    assert [event.item for event in duel.reported(ItemDestroyed)] == [
        duel.theirs("panzerplatten").id
    ]
