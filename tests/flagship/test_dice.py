"""Dice: FS-DICE."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.errors import BadInput
from starboard.games.flagship.dice import Roll
from starboard.games.flagship.events import (
    AttackRolled,
    ContestRolled,
    DamageDealt,
    DiceRolled,
    EvadeRolled,
    GeneratorRolled,
    ItemRepaired,
    OverloadRolled,
    TokensLost,
    UnitHit,
)
from starboard.testing import clause
from tests.flagship.duel import EVADING, FILLER, GOING_ON, SHIP, Duel, Part, example

RANDOM_CARDS = (FILLER, FILLER)


def overloaded(*parts: str | Part) -> Duel:
    """An overload hangs over my next charge."""
    duel = Duel(mine=parts or [Part("kreuzer_bastion", charge=0)], hand=["ueberlastung"])
    duel.plays("ueberlastung")
    return duel


# ------------------------------------------------------------------------- what dice are for


@clause("FS-DICE-01")
@pytest.mark.parametrize(("rolled", "repaired"), [(3, False), (4, True)])
def test_a_roll_decides_within_an_event(rolled: int, repaired: bool) -> None:
    duel = Duel(mine=[Part("panzerplatten", face_down=True)], hand=["notreparatur"])
    duel.plays("notreparatur", rolled)
    assert duel.reported(DiceRolled) == [DiceRolled("FS-DICE-01", 0, "notreparatur", (rolled,))]
    assert bool(duel.reported(ItemRepaired)) is repaired
    assert duel.mine("panzerplatten").face_down is not repaired


@clause("FS-DICE-01")
@pytest.mark.parametrize(
    ("dice", "drawn"),
    [((3, 4, 3, 3), [0, 0]), ((3, 3, 3, 4), [1, 1]), ((3, 4, 5, 2), [0, 1])],
)
def test_in_a_contest_the_higher_total_wins(dice: tuple[int, ...], drawn: list[int]) -> None:
    duel = Duel(hand=["pazaak"])
    duel.plays("pazaak", *dice, *RANDOM_CARDS)
    own, other = sum(dice[:2]), sum(dice[2:])
    assert duel.reported(ContestRolled) == [ContestRolled("FS-DICE-01", 0, 1, own, other)]
    assert [len(duel.hand(seat)) for seat in (0, 1)] == [drawn.count(0), drawn.count(1)]


@clause("FS-DICE-01")
def test_with_several_opponents_the_player_names_the_one_who_rolls() -> None:
    duel = Duel(others=[[]], hand=["pazaak"])
    duel.plays("pazaak")
    assert duel.moves() == ["choose seat.1", "choose seat.2"]
    duel.chooses("seat.2", 1, 1, 6, 6, *RANDOM_CARDS)
    assert [(event.seat, event.opponent) for event in duel.reported(ContestRolled)] == [(0, 2)]
    assert len(duel.side(2).hand) == 2


@clause("FS-DICE-01")
def test_the_first_player_may_be_the_opponent_in_a_contest() -> None:
    duel = Duel(their_hand=["pazaak"])
    duel.ends_turn(FILLER)
    duel.plays("pazaak", by=1)
    duel.chooses("seat.0", 6, 6, 1, 1, *RANDOM_CARDS, by=1)
    assert duel.reported(ContestRolled) == [ContestRolled("FS-DICE-01", 1, 0, 12, 2)]
    assert len(duel.them.hand) == 3


@clause("FS-DICE-01")
def test_the_winner_of_a_contest_strikes_the_loser() -> None:
    duel = Duel(mine=["rico_furioso"], theirs=["panzerplatten"], hand=["duell_der_ehre"])
    duel.plays("duell_der_ehre", 6, 6, 1, 1)
    assert duel.reported(DamageDealt) == [DamageDealt("FS-EVENT-05", 1, duel.theirs(SHIP).id, 2)]
    assert duel.theirs("panzerplatten").face_down
    lost = Duel(mine=["rico_furioso", "panzerplatten"], hand=["duell_der_ehre"])
    lost.do("play duell_der_ehre", 1, 1, 6, 6)
    assert lost.mine("panzerplatten").face_down


@clause("FS-DICE-01")
def test_attacks_and_evasions_are_rolled() -> None:
    duel = Duel(mine=["zwillingslaser"])
    duel.attacks("zwillingslaser", roll=3)
    weapon, ship = duel.mine("zwillingslaser"), duel.theirs(SHIP)
    assert duel.reported(AttackRolled) == [
        AttackRolled("FS-ATTACK-04", 0, weapon.id, (3,), 3, ship.id)
    ]
    assert duel.asked == EVADING
    duel.evades(4, 5)
    assert duel.reported(EvadeRolled) == [EvadeRolled("FS-EVADE-02", 1, ship.id, (4, 5), 9, True)]
    assert duel.asked == GOING_ON


# ------------------------------------------------------------------------- thresholds


@clause("FS-DICE-02")
@pytest.mark.parametrize(("rolled", "hits"), [(2, False), (3, True), (4, True)])
def test_three_plus_is_three_or_more(rolled: int, hits: bool) -> None:
    duel = Duel(mine=["zwillingslaser"])
    duel.attacks("zwillingslaser", roll=rolled)
    assert (duel.asked == (1, "Evasion")) is hits


@clause("FS-DICE-02", "FS-DICE-03")
@pytest.mark.parametrize(
    ("rolled", "damage", "broken"),
    [(1, 0, True), (2, 0, False), (3, 1, False), (4, 1, False), (5, 3, False), (6, 3, False)],
)
def test_each_result_of_a_roll_meets_its_own_threshold(
    rolled: int, damage: int, broken: bool
) -> None:
    duel = Duel(mine=["schrauber_jon", "schrottkanone"], theirs=["panzerplatten"])
    duel.attacks("schrottkanone", roll=rolled)  # 5+: 3, 3-4: 1, 1-: it breaks
    if damage:
        duel.they("pass")
    assert [event.amount for event in duel.reported(UnitHit)] == [damage] * bool(damage)
    assert duel.mine("schrottkanone").face_down is broken


@clause("FS-DICE-03")
@pytest.mark.parametrize(("rolled", "asked"), [(2, True), (3, False)])
def test_two_minus_is_two_or_less(rolled: int, asked: bool) -> None:
    parts: list[str | Part] = ["panzerplatten", "leichter_deflektor"]
    duel = Duel(theirs=["drittes_gelege"], mine=parts, turn=4, start=None)
    duel.ends_turn(FILLER)
    duel.lay("giftwolke", owner=1, on=0)
    duel.ends_turn(rolled, *([] if asked else [FILLER]), by=1)
    assert (duel.asked == (0, "AskTarget")) is asked


@clause("FS-DICE-02", "FS-DICE-03", "FS-DICE-09")
def test_a_threshold_is_written_as_it_is_printed() -> None:
    printed = ["5+", "1-", "3", "3-4", "2d 10+", "2d 2-"]
    assert [str(Roll.parse(text)) for text in printed] == printed
    for text in ("", "5*", "3+4", "high"):
        with pytest.raises(BadInput):
            Roll.parse(text)


@clause("FS-DICE-04")
def test_five_plus_succeeds_with_five_and_six() -> None:
    given, _, then = example("FS-DICE-04")
    success = []
    for rolled in given["rolls"]:
        duel = Duel(mine=["drohne"])  # attacks with 5+
        duel.attacks("drohne", roll=rolled)
        success.append(duel.asked == (1, "Evasion"))
    assert success == then["success"]


@clause("FS-DICE-05")
def test_an_overload_doubles_the_charge_or_strikes_or_does_nothing() -> None:
    given, _, then = example("FS-DICE-05")
    triggered = []
    for rolled in given["rolls"]:
        duel = overloaded()
        duel.charges("kreuzer_bastion", roll=(2, rolled))  # one token without the overload
        ship = duel.mine("kreuzer_bastion")
        (event,) = duel.reported(OverloadRolled)
        assert (event.clause, event.seat, event.item, event.roll) == (
            "FS-DICE-05",
            0,
            ship.id,
            rolled,
        )
        triggered.append(event.result or "none")
        tokens = {"double_charge": 2, "": 1, "damage_instead_of_charge": 0}
        assert ship.charge == tokens[event.result]
        assert ship.face_down is (event.result == "damage_instead_of_charge")
    assert triggered == then["triggered"]


@clause("FS-DICE-05")
def test_an_overload_is_used_up_by_the_next_charge_of_its_player() -> None:
    duel = overloaded(Part(SHIP, charge=0), Part("drohne", charge=0))
    duel.charges(SHIP, roll=(3, 4))
    assert duel.mine(SHIP).charge == 2
    duel.charges("drohne", roll=4)
    assert duel.mine("drohne").charge == 1
    assert not duel.reported(OverloadRolled)


@clause("FS-DICE-05")
def test_an_overload_waits_for_a_charge_of_its_own_player() -> None:
    duel = overloaded(Part(SHIP, charge=0))
    duel.ends_turn(FILLER)
    duel.charges(SHIP, roll=3, by=1)
    assert not duel.reported(OverloadRolled)
    duel.they(f"load {SHIP}")
    assert (duel.mine(SHIP).charge, duel.theirs(SHIP).charge) == (0, 2)  # theirs began with one
    duel.ends_turn(FILLER, by=1)
    duel.charges(SHIP, roll=(3, 4))
    assert [event.result for event in duel.reported(OverloadRolled)] == ["double_charge"]
    duel.do(f"load {SHIP}")
    duel.do(f"load {SHIP}")
    assert (duel.mine(SHIP).charge, duel.theirs(SHIP).charge) == (2, 2)


@clause("FS-DICE-06")
def test_an_overload_strikes_with_as_many_points_as_there_would_have_been_tokens() -> None:
    duel = overloaded(Part("kreuzer_bastion", charge=0), "panzerplatten", "leichter_deflektor")
    duel.charges("kreuzer_bastion", roll=(5, 1))
    ship = duel.mine("kreuzer_bastion")
    assert ship.charge == 0
    assert duel.reported(DamageDealt) == [DamageDealt("FS-DICE-06", 0, ship.id, 2)]
    assert duel.asked == (0, "Interception")  # no evasion, but the shield may absorb
    duel.uses("leichter_deflektor")
    assert duel.asked == (0, "LosePart")
    duel.loses("panzerplatten", by=0)
    assert duel.reported(UnitHit) == []
    assert not ship.face_down


@clause("FS-DICE-06")
def test_without_tokens_an_overload_does_no_damage() -> None:
    duel = overloaded(Part("kreuzer_bastion", charge=0))
    duel.charges("kreuzer_bastion", roll=(1, 1))
    assert not duel.reported(DamageDealt)
    assert not duel.mine("kreuzer_bastion").face_down


@clause("FS-DICE-06")
def test_the_overload_of_a_shield_strikes_its_unit() -> None:
    duel = overloaded("drittes_gelege", Part("chitinmembran", charge=0), "panzerplatten")
    duel.charges("chitinmembran", roll=(4, 1))
    assert [event.target for event in duel.reported(DamageDealt)] == [duel.mine(SHIP).id]
    assert duel.mine("chitinmembran").charge == 0
    assert duel.asked == (0, "LosePart")


# ------------------------------------------------------------------------- modifiers


@clause("FS-DICE-07")
def test_modifiers_change_a_roll_before_it_is_compared() -> None:
    duel = Duel(mine=["alter_haudegen", "zwillingslaser"])
    duel.attacks("zwillingslaser", roll=2)  # 2 + 1 reaches 3+
    (event,) = duel.reported(AttackRolled)
    assert (event.dice, event.modified) == ((2,), 3)
    assert duel.asked == (1, "Evasion")


@clause("FS-DICE-07")
def test_a_modified_roll_may_be_higher_than_the_die_can_show() -> None:
    duel = Duel(mine=["alter_haudegen", "zwillingslaser"])
    duel.attacks("zwillingslaser", roll=6)
    assert [event.modified for event in duel.reported(AttackRolled)] == [7]
    assert duel.asked == (1, "Evasion")


@clause("FS-DICE-07")
def test_a_modifier_for_attacks_changes_neither_evasions_nor_charges() -> None:
    duel = Duel(mine=["zwillingslaser"], theirs=["alter_haudegen", "panzerplatten"])
    duel.attacks("zwillingslaser", roll=3)
    assert [event.modified for event in duel.reported(AttackRolled)] == [3]
    duel.evades(4, 4)  # 9+ is needed
    assert [event.modified for event in duel.reported(EvadeRolled)] == [8]
    assert duel.theirs("panzerplatten").face_down
    charge = Duel(mine=["alter_haudegen", Part(SHIP, charge=0)])
    charge.do(f"charge {SHIP}", 2)  # 3+ is needed
    assert [event.modified for event in charge.reported(GeneratorRolled)] == [2]
    assert charge.mine(SHIP).charge == 0


@clause("FS-DICE-07")
def test_a_modifier_of_a_weapon_extension_concerns_that_weapon_only() -> None:
    duel = Duel(mine=["zwillingslaser", "zielcomputer", "impulslaser"])
    duel.attacks("impulslaser", roll=3)  # it needs 4+
    assert [event.modified for event in duel.reported(AttackRolled)] == [3]
    assert duel.asked == GOING_ON
    duel.attacks("zwillingslaser", roll=2)  # it needs 3+
    assert [event.modified for event in duel.reported(AttackRolled)] == [3]
    assert duel.asked == EVADING


@clause("FS-DICE-07")
def test_a_modifier_may_concern_some_units_only() -> None:
    duel = Duel(mine=["drittes_gelege", "brutling", "drohne"])  # +1 for swarms
    duel.attacks("drohne", roll=4)  # it needs 5+
    assert [event.modified for event in duel.reported(AttackRolled)] == [4]
    assert duel.asked == GOING_ON
    duel.attacks("brutling", roll=3)  # it needs 4+
    assert [event.modified for event in duel.reported(AttackRolled)] == [4]
    assert duel.asked == EVADING


@clause("FS-DICE-07")
@pytest.mark.parametrize(
    ("target", "roll", "modified", "asked"),
    [
        pytest.param("drohne", 1, 3, GOING_ON, id="a drone, one too few"),
        pytest.param("drohne", 2, 4, EVADING, id="a drone"),
        pytest.param(SHIP, 3, 3, GOING_ON, id="a ship, one too few"),
        pytest.param(SHIP, 4, 4, EVADING, id="a ship"),
    ],
)
def test_a_weapon_may_roll_better_against_some_units(
    target: str, roll: int, modified: int, asked: tuple[int, str]
) -> None:
    duel = Duel(mine=["rico_furioso", "rapier_laser"], theirs=["drohne"])
    duel.attacks("rapier_laser", target, roll=roll)  # 4+, and +2 against what is no ship
    assert [event.modified for event in duel.reported(AttackRolled)] == [modified]
    assert duel.asked == asked


@clause("FS-DICE-07")
def test_an_amplified_modifier_counts_twice() -> None:
    amplifier = Part("koppelverstaerker", onto="zielcomputer")
    duel = Duel(mine=["zwillingslaser", "zielcomputer", amplifier])
    duel.attacks("zwillingslaser", roll=1)  # it needs 3+
    assert [event.modified for event in duel.reported(AttackRolled)] == [3]
    assert duel.asked == EVADING


@clause("FS-DICE-07")
def test_a_penalty_may_lie_on_the_side_of_an_opponent() -> None:
    duel = Duel(mine=["zwillingslaser"], theirs=["zwillingslaser"])
    duel.lay("stoersender", owner=1, on=0)
    duel.attacks("zwillingslaser", roll=3)
    assert [event.modified for event in duel.reported(AttackRolled)] == [2]
    assert duel.asked == GOING_ON
    duel.ends_turn(FILLER)
    duel.attacks("zwillingslaser", roll=3, by=1)
    assert [event.modified for event in duel.reported(AttackRolled)] == [3]
    assert duel.asked == (0, "Evasion")


@clause("FS-DICE-07")
def test_a_charge_roll_is_modified_before_it_is_divided() -> None:
    duel = Duel(mine=["stimme_der_koenigin", Part(SHIP, charge=0), Part("wespenschwarm", charge=0)])
    duel.charges(SHIP, roll=2)  # ships +1: 3 divided by 3
    assert duel.mine(SHIP).charge == 1
    duel.charges("wespenschwarm", roll=2)
    assert duel.mine("wespenschwarm").charge == 0


@clause("FS-DICE-08")
def test_a_one_with_a_penalty_of_two_is_at_most_one() -> None:
    given, _, then = example("FS-DICE-08")
    duel = overloaded(Part("schwarmkern", charge=0), "panzerplatten")
    duel.lay("ionensturm", owner=1)  # the penalty of the example
    duel.charges("schwarmkern", roll=(4, given["roll"]))
    (event,) = duel.reported(OverloadRolled)
    assert event.roll - given["roll"] == given["passive_modifier"]
    assert event.roll == then["modified_roll"]
    assert (event.result == "damage_instead_of_charge") is then["success"]
    assert [event.amount for event in duel.reported(DamageDealt)] == [2]


# ------------------------------------------------------------------------- two dice


@clause("FS-DICE-09")
@pytest.mark.parametrize(("dice", "hits"), [((1, 4), False), ((1, 5), True), ((6, 1), True)])
def test_where_a_card_demands_two_dice_their_total_counts(
    dice: tuple[int, int], hits: bool
) -> None:
    duel = Duel(mine=["kreuzer_bastion", Part("railkanone", charge=2)])
    duel.attacks("railkanone", roll=(*dice,))  # 2d 6+
    assert (duel.asked == (1, "Evasion")) is hits


@clause("FS-DICE-10")
def test_twelve_plus_with_two_dice_to_evade_the_next_attack() -> None:
    given, _, then = example("FS-DICE-10")
    success: list[Any] = []
    for dice in given["rolls"]:
        duel = Duel(mine=["zwillingslaser"], hand=["zielerfassung"])
        duel.plays("zielerfassung")
        duel.attacks("zwillingslaser", roll=6)
        duel.evades(*dice)
        success += [event.evaded for event in duel.reported(EvadeRolled)]
    assert success == then["success"]


@clause("FS-DICE-10")
def test_a_changed_evade_value_holds_for_the_chosen_unit_and_one_attack() -> None:
    duel = Duel(mine=[Part("zwillingslaser", charge=3)], theirs=["drohne"], hand=["zielerfassung"])
    duel.plays("zielerfassung")
    duel.chooses(duel.theirs(SHIP).id)
    duel.attacks("zwillingslaser", "drohne", roll=6)
    duel.evades(6)  # the drone still needs 6+ with one die
    assert not duel.theirs("drohne").face_down
    duel.attacks("zwillingslaser", roll=6)
    duel.evades(6, 6)
    assert duel.reported(EvadeRolled)[0].evaded
    assert duel.asked == GOING_ON
    duel.attacks("zwillingslaser", roll=6)
    duel.evades(4, 5)  # 9+ again
    assert duel.reported(EvadeRolled)[0].evaded
    assert duel.asked == GOING_ON


@clause("FS-DICE-10")
def test_a_changed_evade_value_is_not_reached_with_less() -> None:
    duel = Duel(mine=["zwillingslaser"], theirs=["panzerplatten"], hand=["zielerfassung"])
    duel.plays("zielerfassung")
    duel.attacks("zwillingslaser", roll=6)
    duel.evades(5, 6)  # 12+
    assert duel.theirs("panzerplatten").face_down


@clause("FS-DICE-05", "FS-CHARGE-07")
def test_doubled_tokens_without_room_are_lost() -> None:
    duel = overloaded(Part(SHIP, charge=1))
    duel.charges(SHIP, roll=(6, 6))
    assert duel.mine(SHIP).charge == 3
    assert [event.amount for event in duel.reported(TokensLost)] == [2]
