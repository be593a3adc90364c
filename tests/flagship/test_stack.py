"""Effects that do not stack: FS-STACK."""

from __future__ import annotations

import pytest

from starboard.games.flagship.events import AttackRolled, EvadeRolled
from starboard.testing import clause
from tests.flagship.duel import EVADING, GOING_ON, Duel, Part, example


def thruster(number: int, bonus: int, marked: bool, roll: str = "evade") -> dict[str, object]:
    """A card that changes the evade rolls of its unit, marked as not stacking or not."""
    change = {"modify_roll": {"roll": roll, "scope": "this_unit", "delta": bonus}}
    return {
        "id": f"schub_{number}",
        "name": {"de": f"Schub {number}", "en": f"Thrust {number}"},
        "type": {"kind": "equipment", "class": "booster"},
        "rarity": "common",
        "source": "own",
        "price": 1000,
        "needs": {"booster": 1},
        "abilities": [{"passive": {"stackable": not marked, "effects": [change]}}],
    }


def bonus_of(*effects: tuple[int, bool]) -> int:
    """What cards with these effects save two dice of the 9 with which the ship evades."""
    own = [thruster(number, bonus, marked) for number, (bonus, marked) in enumerate(effects)]
    parts = ["panzerplatten", *[str(card["id"]) for card in own]]
    for total in range(2, 13):
        duel = Duel(mine=["zwillingslaser"], theirs=parts, own=own)
        duel.attacks("zwillingslaser", roll=6)
        duel.evades(total // 2, total - total // 2)
        if duel.asked == GOING_ON and not duel.theirs("panzerplatten").face_down:
            return 9 - total
    raise AssertionError("not even a 12 evades")


@clause("FS-STACK-01")
def test_of_marked_effects_only_the_strongest_applies() -> None:
    assert bonus_of((1, True), (2, True)) == 2
    assert bonus_of((2, True), (1, True)) == 2
    assert bonus_of((3, True), (1, True), (2, True)) == 3


@clause("FS-STACK-02")
def test_both_effects_marked() -> None:
    given, _, then = example("FS-STACK-02")
    effects = [(each["bonus"], each["non_stacking"]) for each in given["effects"]]
    assert bonus_of(*effects) == then["total_bonus"]


@clause("FS-STACK-03")
def test_if_only_one_effect_is_marked_both_apply() -> None:
    assert bonus_of((1, True), (2, False)) == 3
    assert bonus_of((2, False), (1, True)) == 3


@clause("FS-STACK-04")
def test_only_one_effect_marked() -> None:
    given, _, then = example("FS-STACK-04")
    effects = [(each["bonus"], each["non_stacking"]) for each in given["effects"]]
    assert bonus_of(*effects) == then["total_bonus"]


@clause("FS-STACK-05")
@pytest.mark.parametrize(
    ("effects", "together"),
    [
        pytest.param([(1, False), (1, False), (2, False)], 4, id="none marked"),
        pytest.param([(1, True), (2, True), (1, False)], 3, id="two of three marked"),
        pytest.param([(2, True), (2, True)], 2, id="two alike, both marked"),
        pytest.param([(2, True), (-1, True)], 1, id="a bonus and a penalty, both marked"),
        pytest.param([(-1, True), (-2, True), (1, True)], -1, id="two penalties and a bonus"),
        pytest.param([(-2, True), (-1, True), (-1, False)], -3, id="penalties, two marked"),
        pytest.param([], 0, id="nothing"),
    ],
)
def test_unmarked_effects_add_up_and_penalties_are_compared_apart(
    effects: list[tuple[int, bool]], together: int
) -> None:
    assert bonus_of(*effects) == together


@clause("FS-STACK-06")
def test_effects_on_different_rolls_are_not_compared() -> None:
    own = [thruster(0, 1, True), thruster(1, 2, True, roll="attack")]
    fit: list[str] = ["schub_0", "schub_1"]
    duel = Duel(mine=["zwillingslaser", *fit], theirs=fit, own=own)
    duel.attacks("zwillingslaser", roll=1)  # 3+ with +2
    assert [event.modified for event in duel.reported(AttackRolled)] == [3]
    assert duel.asked == EVADING
    duel.evades(4, 4)  # 9+ with +1
    assert [event.modified for event in duel.reported(EvadeRolled)] == [9]
    assert duel.asked == GOING_ON


@clause("FS-STACK-06")
def test_effects_on_different_units_are_not_compared() -> None:
    duel = Duel(
        mine=[Part("zwillingslaser", charge=2)],
        theirs=["rico_furioso", "corsa_turbine", "drohne"],  # own units +1, this ship +2
    )
    duel.attacks("zwillingslaser", "drohne", roll=6)
    duel.evades(5)  # 6+
    assert [event.modified for event in duel.reported(EvadeRolled)] == [6]
    assert not duel.theirs("drohne").face_down
    duel.attacks("zwillingslaser", "drohne", roll=6)
    duel.evades(4)
    assert duel.theirs("drohne").face_down
