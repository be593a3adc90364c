"""Evading: FS-EVADE."""

from __future__ import annotations

import pytest

from starboard.games.flagship.events import (
    AttackCancelled,
    DamageDealt,
    EvadeRolled,
    UnitHit,
)
from starboard.testing import clause
from tests.flagship.duel import GOING_ON, SHIP, Duel, Part, example

HULK: dict[str, object] = {
    "id": "wrack",
    "name": {"de": "Wrack", "en": "Hulk"},
    "type": {"kind": "unit", "class": "ship"},
    "rarity": "common",
    "source": "own",
    "price": 1000,
    "slots": {"armor": 1, "shield": 1},
}
"""A ship without an evade value."""


def attacked(*theirs: str | Part, their_hand: tuple[str, ...] = (), target: str = SHIP) -> Duel:
    """An attack with one damage point has succeeded."""
    duel = Duel(mine=["zwillingslaser"], theirs=theirs, their_hand=their_hand, own=[HULK])
    duel.attacks("zwillingslaser", target, roll=6)
    return duel


@clause("FS-EVADE-01")
def test_an_attacked_unit_may_evade() -> None:
    duel = attacked("panzerplatten")
    assert duel.asked == (1, "Evasion")
    assert duel.moves(1) == ["evade", "pass"]
    assert duel.moves(0) == []


@clause("FS-EVADE-01")
def test_evading_is_optional() -> None:
    duel = attacked("panzerplatten")
    duel.they("pass")
    assert not duel.reported(EvadeRolled)
    assert duel.theirs("panzerplatten").face_down


@clause("FS-EVADE-01")
def test_there_is_one_attempt_for_each_attack() -> None:
    duel = attacked("panzerplatten", "leichter_deflektor")
    duel.evades(1, 1)
    assert duel.asked == (1, "Interception")
    assert duel.why_not("evade", 1) == "FS-TIMING-04"


@clause("FS-EVADE-01", "FS-ATTACK-06")
def test_a_unit_without_an_evade_value_cannot_evade() -> None:
    duel = attacked("wrack", "panzerplatten", target="wrack")
    assert duel.theirs("panzerplatten").face_down  # nobody was asked
    asked = attacked("wrack", "panzerplatten", their_hand=("ausweichen",), target="wrack")
    assert asked.asked == (1, "Evasion")
    assert asked.why_not("evade", 1) == "FS-EVADE-01"
    assert asked.moves(1) == ["play ausweichen", "pass", "cash ausweichen"]


@clause("FS-EVADE-01", "FS-ATTACK-02")
def test_an_attack_that_cannot_be_evaded_is_not_evaded() -> None:
    duel = Duel(
        mine=["mira_ohnenamen", "zwillingslaser"], theirs=["panzerplatten"], hand=["hinterhalt"]
    )
    duel.plays("hinterhalt")  # the next attack of the ship: +1 damage, no evasion
    duel.attacks("zwillingslaser", roll=6)
    assert [event.amount for event in duel.reported(UnitHit)] == [2]
    assert duel.theirs("panzerplatten").face_down


@clause("FS-EVADE-02")
@pytest.mark.parametrize(("dice", "evaded"), [((4, 4), False), ((4, 5), True)])
def test_if_the_requirement_is_met_the_attack_fails(dice: tuple[int, int], evaded: bool) -> None:
    duel = attacked("panzerplatten")  # 2d 9+
    duel.evades(*dice)
    ship = duel.theirs(SHIP)
    assert duel.reported(EvadeRolled) == [
        EvadeRolled("FS-EVADE-02", 1, ship.id, dice, sum(dice), evaded)
    ]
    assert bool(duel.reported(UnitHit)) is not evaded
    assert duel.theirs("panzerplatten").face_down is not evaded


@clause("FS-EVADE-02")
def test_modifiers_of_the_unit_and_of_the_weapon_change_the_evade_roll() -> None:
    duel = Duel(
        mine=[
            "mira_ohnenamen",
            Part("zwillingslaser", charge=2),
            "brandbeschleuniger",
            "impulslaser",
        ],
        theirs=["nachbrenner", "panzerplatten"],
    )
    duel.attacks("zwillingslaser", roll=6)
    duel.evades(4, 5)  # +1 by the booster, -1 by the extension of the weapon
    assert [event.modified for event in duel.reported(EvadeRolled)] == [9]
    assert duel.asked == GOING_ON
    duel.attacks("impulslaser", roll=6)
    duel.evades(4, 4)
    assert [event.modified for event in duel.reported(EvadeRolled)] == [9]
    assert duel.asked == GOING_ON
    duel.attacks("zwillingslaser", roll=6)
    duel.evades(4, 4)
    assert duel.asked == (1, "LosePart")


@clause("FS-EVADE-02")
def test_a_failed_attempt_changes_nothing_and_may_be_repeated_by_an_ability() -> None:
    duel = attacked("schrauber_jon", "notschubduese", "panzerplatten")
    duel.evades(1, 1)
    assert duel.reported(DamageDealt) == [DamageDealt("FS-ATTACK-07", 1, duel.theirs(SHIP).id, 1)]
    assert duel.asked == (1, "Interception")
    duel.uses("notschubduese", 6, 6, by=1)
    assert duel.reported(EvadeRolled)[0].evaded
    assert not duel.theirs("panzerplatten").face_down
    assert duel.asked == (0, "ActionPhase")


@clause("FS-EVADE-02", "FS-ATTACK-09")
def test_the_repeated_attempt_counts_and_comes_once_per_attack() -> None:
    duel = attacked("schrauber_jon", "notschubduese", "panzerplatten", their_hand=("ausweichen",))
    duel.evades(1, 1)
    duel.uses("notschubduese", 2, 2, by=1)
    assert not duel.reported(EvadeRolled)[0].evaded
    assert duel.why_not("use notschubduese 0", 1) == "FS-ABILITY-04"
    assert duel.theirs("notschubduese").charge == 1


@clause("FS-EVADE-02", "FS-ATTACK-02")
def test_another_attack_may_be_evaded_anew() -> None:
    duel = Duel(
        mine=[Part("zwillingslaser", charge=2)],
        theirs=["schrauber_jon", "notschubduese", "panzerplatten"],
    )
    for _ in range(2):
        duel.attacks("zwillingslaser", roll=6)
        duel.evades(1, 1)
        duel.uses("notschubduese", 6, 6, by=1)
    assert duel.theirs("notschubduese").charge == 0


@clause("FS-EVADE-03")
def test_ten_plus_with_two_dice() -> None:
    given, _, then = example("FS-EVADE-03")
    evaded = []
    for dice in given["rolls"]:
        duel = attacked("lastesel", "panzerplatten", target="lastesel")
        printed = duel.theirs("lastesel").card.evade
        assert printed is not None
        assert (printed.dice, printed.threshold) == tuple(given["evade"].values())
        duel.evades(*dice)
        evaded.append(not duel.theirs("panzerplatten").face_down)
    assert evaded == then["evaded"]


@clause("FS-EVADE-04")
def test_an_event_may_cancel_the_attack_right_after_a_failed_evade_roll() -> None:
    duel = attacked("panzerplatten", their_hand=("ausweichen",))
    duel.evades(1, 1)
    assert duel.asked == (1, "Interception")
    duel.plays("ausweichen", by=1)
    assert duel.reported(AttackCancelled) == [
        AttackCancelled("FS-ATTACK-09", 1, duel.theirs(SHIP).id)
    ]
    assert not duel.theirs("panzerplatten").face_down
    assert duel.them.draw_discard == ["ausweichen"]


@clause("FS-EVADE-04")
def test_an_event_may_cancel_the_attack_without_an_evade_roll() -> None:
    duel = attacked("panzerplatten", their_hand=("ausweichen",))
    duel.plays("ausweichen", by=1)
    assert duel.reported(AttackCancelled)
    assert not duel.reported(EvadeRolled)
    assert duel.asked == (0, "ActionPhase")
    assert duel.mine("zwillingslaser").charge == 0
