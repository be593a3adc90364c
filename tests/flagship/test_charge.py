"""Charge tokens: FS-CHARGE."""

from __future__ import annotations

import pytest

from starboard.games.flagship import GAME
from starboard.games.flagship.events import (
    Charged,
    Drained,
    GeneratorRolled,
    TokensLost,
)
from starboard.testing import clause
from tests.flagship.duel import FILLER, SHIP, Duel, Part, example

PILOT_BATTERY: dict[str, object] = {
    "id": "pilotenakku",
    "name": {"de": "Pilotenakku", "en": "Pilot Battery"},
    "type": {"kind": "extension", "class": "for_pilot"},
    "rarity": "common",
    "source": "own",
    "price": 1000,
    "requires": {"kind": "pilot"},
    "charge": {"max": 2},
}


@clause("FS-CHARGE-01")
def test_each_generator_charges_once_in_each_own_turn() -> None:
    duel = Duel(mine=[Part(SHIP, charge=0), Part("drohne", charge=0)])
    duel.charges(SHIP, roll=3)
    assert duel.why_not(f"charge {SHIP}") == "FS-CHARGE-01"
    assert duel.why_not("charge drohne") == ""
    duel.ends_turn(FILLER)
    assert duel.why_not(f"charge {duel.mine(SHIP).id}", 1) == "FS-CHARGE-01"  # not their card
    duel.ends_turn(FILLER, by=1)
    assert duel.why_not(f"charge {SHIP}") == ""


@clause("FS-CHARGE-01")
def test_a_destroyed_card_or_one_in_the_hangar_does_not_charge() -> None:
    duel = Duel(mine=[Part("drohne", face_down=True), Part("lastesel", hangar=True)])
    assert duel.why_not("charge drohne") == "FS-DESTROY-02"
    assert duel.why_not("charge lastesel") == "FS-HANGAR-03"


@clause("FS-CHARGE-02")
def test_the_generator_of_a_drone_charges_only_the_drone() -> None:
    duel = Duel(mine=[Part(SHIP, charge=0), Part("drohne", charge=0)])
    duel.charges("drohne", roll=4)
    assert duel.reported(Charged) == [Charged("FS-CHARGE-05", 0, duel.mine("drohne").id, 1)]
    assert duel.mine(SHIP).charge == 0


@clause("FS-CHARGE-02")
def test_the_generator_of_a_fighter_does_not_charge_its_weapon() -> None:
    fighter = Part("frabbianischer_jaeger", charge=0)
    weapon = Part("impulslaser", charge=0, onto="frabbianischer_jaeger")
    duel = Duel(mine=["rico_furioso", fighter, weapon])
    duel.charges("frabbianischer_jaeger", roll=6)
    assert duel.mine("frabbianischer_jaeger").charge == 2
    assert duel.mine("impulslaser").charge == 0


@clause("FS-CHARGE-02")
def test_the_generator_of_a_shield_charges_only_the_shield() -> None:
    duel = Duel(mine=["drittes_gelege", Part("chitinmembran", charge=0)])
    duel.charges("chitinmembran", roll=5)
    assert duel.mine("chitinmembran").charge == 1


@clause("FS-CHARGE-02", "FS-CHARGE-03")
def test_a_ship_charges_itself_its_pilot_its_equipment_and_their_extensions() -> None:
    duel = Duel(
        mine=[
            Part("navigatorin_ohne_flagge"),
            Part("schwarmkern"),
            Part("pilotenakku"),
            Part("leichter_deflektor"),
            Part("kondensatorbank", charge=0),
            Part("drohne", charge=0),
            Part("lastesel", charge=0),
            Part("impulslaser", charge=0, face_down=True),
        ],
        theirs=["impulslaser"],
        own=[PILOT_BATTERY],
    )
    duel.charges("schwarmkern", roll=6)  # generator value 1
    wanted = ["schwarmkern", "leichter_deflektor", "kondensatorbank"]
    assert duel.moves() == [
        f"load {card}" for card in [*wanted, "navigatorin_ohne_flagge", "pilotenakku"]
    ]
    for card in ("drohne", "lastesel", "impulslaser"):
        assert duel.why_not(f"load {card}") == "FS-CHARGE-03"


@clause("FS-CHARGE-03")
def test_the_tokens_of_one_roll_may_be_divided() -> None:
    duel = Duel(mine=[Part(SHIP, charge=0), Part("zwillingslaser", charge=0)])
    duel.charges(SHIP, roll=6)
    assert duel.asked == (0, "Divide")
    duel.do("load zwillingslaser")
    duel.do(f"load {SHIP}")
    assert (duel.mine("zwillingslaser").charge, duel.mine(SHIP).charge) == (1, 1)
    assert duel.reported(Charged) == [Charged("FS-CHARGE-05", 0, duel.mine(SHIP).id, 1)]
    assert duel.asked == (0, "ActionPhase")


@clause("FS-CHARGE-03")
def test_only_the_main_ship_charges_the_pilot() -> None:
    duel = Duel(
        mine=[Part("navigatorin_ohne_flagge", charge=0), Part(SHIP), Part("lastesel", charge=0)]
    )
    duel.charges("lastesel", roll=2)
    assert duel.mine("lastesel").charge == 1
    assert duel.mine("navigatorin_ohne_flagge").charge == 0


@clause("FS-CHARGE-04")
def test_a_card_without_a_generator_cannot_charge() -> None:
    duel = Duel(mine=[Part("zwillingslaser", charge=0)])
    assert duel.why_not("charge zwillingslaser") == "FS-CHARGE-04"
    assert duel.moves().count(f"charge {SHIP}") == 1
    assert "charge zwillingslaser" not in duel.moves()


@clause("FS-CHARGE-04")
def test_a_card_without_maximum_charge_takes_no_tokens() -> None:
    duel = Duel(mine=[Part(SHIP, charge=0), "panzerplatten"])
    duel.charges(SHIP, roll=6)
    assert (duel.mine(SHIP).charge, duel.mine("panzerplatten").charge) == (2, 0)


@clause("FS-CHARGE-04")
def test_where_nothing_can_take_a_token_there_is_nothing_to_charge() -> None:
    full = Duel(mine=[Part(SHIP, charge=3), Part("raketenwerfer", charge=1)])
    assert full.why_not(f"charge {SHIP}") == "FS-CHARGE-04"  # rockets cannot be recharged
    assert Duel(mine=[Part(SHIP, charge=2)]).why_not(f"charge {SHIP}") == ""


@clause("FS-CHARGE-05")
@pytest.mark.parametrize(
    ("unit", "rolled", "tokens"), [("lastesel", 5, 2), ("lastesel", 1, 0), ("drohne", 6, 1)]
)
def test_a_die_divided_by_the_generator_value_gives_the_tokens(
    unit: str, rolled: int, tokens: int
) -> None:
    duel = Duel(mine=[Part(unit, charge=0)])
    duel.charges(unit, roll=rolled)
    item = duel.mine(unit)
    assert duel.reported(GeneratorRolled) == [
        GeneratorRolled("FS-CHARGE-05", 0, item.id, rolled, rolled, tokens)
    ]
    assert item.charge == tokens


@clause("FS-CHARGE-05", "FS-CHARGE-07")
def test_a_roll_below_zero_gives_no_tokens_and_takes_none_away() -> None:
    duel = Duel(mine=[Part(SHIP, charge=1)])
    duel.lay("ionensturm", 1)  # charge rolls of all units -2
    duel.charges(SHIP, roll=1)
    assert duel.reported(GeneratorRolled) == [
        GeneratorRolled("FS-CHARGE-05", 0, duel.mine(SHIP).id, 1, -1, 0)
    ]
    assert duel.mine(SHIP).charge == 1
    assert not duel.reported(TokensLost)


@clause("FS-CHARGE-06")
def test_generator_value_three() -> None:
    given, _, then = example("FS-CHARGE-06")
    tokens = []
    for rolled in given["rolls"]:
        duel = Duel(mine=[Part(SHIP, charge=0)])
        assert duel.mine(SHIP).card.generator == given["generator"]
        duel.charges(SHIP, roll=rolled)
        tokens.append(duel.mine(SHIP).charge)
    assert tokens == then["tokens"]


@clause("FS-CHARGE-07")
def test_a_card_with_two_of_three_tokens_that_gets_two_loses_one() -> None:
    duel = Duel(mine=[Part(SHIP, charge=2)])
    duel.charges(SHIP, roll=6)
    ship = duel.mine(SHIP)
    assert ship.charge == 3
    assert duel.reported(TokensLost) == [TokensLost("FS-CHARGE-07", 0, ship.id, 1)]


@clause("FS-CHARGE-07")
def test_tokens_of_an_event_fill_a_card_and_the_rest_is_lost() -> None:
    duel = Duel(mine=["drohne"], hand=["energiestoss"])  # three tokens for one of two places
    duel.plays("energiestoss")
    duel.chooses("drohne")
    drone = duel.mine("drohne")
    assert drone.charge == 2
    assert duel.reported(Charged) == [Charged("FS-EVENT-05", 0, drone.id, 1)]
    assert duel.reported(TokensLost) == [TokensLost("FS-CHARGE-07", 0, drone.id, 2)]


@clause("FS-CHARGE-07")
def test_tokens_that_all_find_room_are_not_lost() -> None:
    duel = Duel(mine=[Part("lastesel", charge=1)], hand=["energiestoss"])
    duel.plays("energiestoss")
    ship = duel.mine("lastesel")
    assert duel.reported(Charged) == [Charged("FS-EVENT-05", 0, ship.id, 3)]
    assert not duel.reported(TokensLost)
    assert ship.charge == 4


@clause("FS-CHARGE-07")
def test_each_unit_gets_its_tokens_whether_it_has_room_or_not() -> None:
    duel = Duel(
        mine=["rico_furioso", Part(SHIP, charge=3), "drohne", "abfangdrohne"],  # one without charge
        hand=["forza_frabiana"],
    )
    duel.plays("forza_frabiana")  # one token for each unit
    assert [item.amount for item in duel.reported(Charged)] == [1]
    assert duel.reported(TokensLost) == [TokensLost("FS-CHARGE-07", 0, duel.mine(SHIP).id, 1)]
    assert [duel.mine(unit).charge for unit in (SHIP, "drohne", "abfangdrohne")] == [3, 2, 0]


@clause("FS-CHARGE-07")
def test_a_card_that_cannot_be_recharged_or_is_full_is_not_offered() -> None:
    duel = Duel(mine=["raketenwerfer", Part("drohne", charge=2)], hand=["energiestoss"])
    duel.plays("energiestoss")
    assert duel.mine(SHIP).charge == 3  # the only card with room
    assert duel.mine("drohne").charge == 2


@clause("FS-CHARGE-07")
def test_an_extension_raises_the_maximum_charge_of_its_card() -> None:
    shield = Part("leichter_deflektor", charge=2)
    duel = Duel(mine=[shield, "kondensatorbank"])
    assert GAME.face.things(duel.state, 0)[duel.mine("leichter_deflektor").id]["max_charge"] == 4
    duel.uses("kondensatorbank", ability=1)
    assert duel.mine("leichter_deflektor").charge == 3
    broken = Duel(mine=[shield, Part("kondensatorbank", face_down=True)])
    shown = GAME.face.things(broken.state, 0)
    assert shown[broken.mine("leichter_deflektor").id]["max_charge"] == 2


@clause("FS-CHARGE-07")
def test_an_amplified_extension_raises_the_maximum_charge_twice_as_much() -> None:
    amplifier = Part("koppelverstaerker", onto="kondensatorbank")
    duel = Duel(mine=["leichter_deflektor", "kondensatorbank", amplifier])
    assert GAME.face.things(duel.state, 0)[duel.mine("leichter_deflektor").id]["max_charge"] == 6


@clause("FS-CHARGE-07")
def test_a_card_keeps_no_more_than_its_maximum_when_its_extension_is_destroyed() -> None:
    duel = Duel(
        mine=["zwillingslaser"],
        theirs=[Part("leichter_deflektor", charge=4), Part("kondensatorbank", charge=2)],
    )
    duel.attacks("zwillingslaser", roll=6)
    duel.evades(1, 1)
    duel.they("pass")
    duel.loses("kondensatorbank")
    shield = duel.theirs("leichter_deflektor")
    assert shield.charge == 2
    assert duel.reported(TokensLost) == [TokensLost("FS-CHARGE-07", 1, shield.id, 2)]


@clause("FS-CHARGE-07")
def test_a_card_keeps_its_tokens_when_another_card_is_destroyed() -> None:
    duel = Duel(
        mine=["zwillingslaser"], theirs=[Part("leichter_deflektor", charge=2), "panzerplatten"]
    )
    duel.attacks("zwillingslaser", roll=6)
    duel.evades(1, 1)
    duel.they("pass")
    duel.loses("panzerplatten")
    assert duel.theirs("leichter_deflektor").charge == 2


@clause("FS-CHARGE-08")
def test_tokens_spent_on_an_ability_leave_the_card() -> None:
    duel = Duel(mine=[Part("leichter_deflektor", charge=0), "kondensatorbank"])
    duel.uses("kondensatorbank", ability=1)
    bank = duel.mine("kondensatorbank")
    assert bank.charge == 1
    assert duel.reported(Drained) == [Drained("FS-CHARGE-08", 0, bank.id, 1)]


@clause("FS-CHARGE-08")
def test_tokens_spent_on_an_attack_leave_the_weapon() -> None:
    duel = Duel(mine=["kreuzer_bastion", Part("railkanone", charge=3)])
    duel.attacks("railkanone", roll=(1, 1))
    cannon = duel.mine("railkanone")
    assert cannon.charge == 1
    assert duel.reported(Drained) == [Drained("FS-CHARGE-08", 0, cannon.id, 2)]


@clause("FS-CHARGE-08")
def test_tokens_spent_on_a_shield_leave_the_shield() -> None:
    duel = Duel(mine=["zwillingslaser"], theirs=[Part("leichter_deflektor", charge=2)])
    duel.attacks("zwillingslaser", roll=6)
    duel.evades(1, 1)
    duel.uses("leichter_deflektor", by=1)
    shield = duel.theirs("leichter_deflektor")
    assert shield.charge == 1
    assert duel.reported(Drained) == [Drained("FS-CHARGE-08", 1, shield.id, 1)]


@clause("FS-CHARGE-08")
def test_a_card_without_tokens_loses_none() -> None:
    duel = Duel(
        mine=["mira_ohnenamen"],
        theirs=[Part(SHIP, charge=0), "zwillingslaser"],
        hand=["kurzschluss"],
    )
    duel.plays("kurzschluss")  # the only card of theirs with tokens is found
    weapon = duel.theirs("zwillingslaser")
    assert weapon.charge == 0
    assert duel.reported(Drained) == [Drained("FS-EVENT-05", 1, weapon.id, 1)]


@clause("FS-CHARGE-09")
def test_a_card_has_one_number_of_charge_however_it_is_counted() -> None:
    duel = Duel(mine=[Part("schwarmkern", charge=5)])
    duel.charges("schwarmkern", roll=1)
    assert duel.mine("schwarmkern").charge == 6
