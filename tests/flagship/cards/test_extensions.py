"""Extensions."""

from __future__ import annotations

import pytest

from starboard.games.flagship.events import (
    AttackRolled,
    Charged,
    CreditsGained,
    DamageDealt,
    EvadeRolled,
    ItemEntered,
)
from tests.flagship.duel import EVADING, GOING_ON, Duel, Part

SHIP = "kreuzer_bastion"


@pytest.mark.parametrize(
    ("extension", "onto", "wrong"),
    [
        ("zusatzrahmen", "pendler_k7", "drohne"),
        ("panzerguertel", "pendler_k7", "drohne"),
        ("schwarzes_konto", "pendler_k7", "drohne"),
        ("brutkammer", "pendler_k7", "drohne"),
        ("zielcomputer", "impulslaser", "leichter_deflektor"),
        ("ueberladespule", "impulslaser", "pendler_k7"),
        ("brandbeschleuniger", "impulslaser", "serenata_batterie"),
        ("kondensatorbank", "leichter_deflektor", "impulslaser"),
        ("admiralspatent", "lohnfliegerin", "pendler_k7"),
        ("fechtmeisterorden", "rico_furioso", "lohnfliegerin"),
        ("geschwaderfunk", "drohne", "brutling"),
        ("koppelverstaerker", "zielcomputer", "impulslaser"),
        ("redundanzmodul", "zielcomputer", "impulslaser"),
    ],
)
def test_an_extension_goes_only_where_it_says(extension: str, onto: str, wrong: str) -> None:
    pilot = "rico_furioso" if onto == "rico_furioso" else "lohnfliegerin"
    parts = [pilot, "pendler_k7", "impulslaser", "leichter_deflektor", "drohne", "brutling"]
    if "zielcomputer" in (onto, wrong):
        parts.append("zielcomputer")
    if wrong == "serenata_batterie":
        parts.append(wrong)
    duel = Duel(parts, row=[extension], credits=9000)
    duel.lay("strohmann", 0).faction = duel.mine(extension).card.faction
    if wrong != "lohnfliegerin":
        assert duel.why_not(f"buy {extension} {wrong}") == "FS-EXTEND-01"
    duel.do(f"buy {extension} {onto}")
    assert duel.mine(extension).base == duel.mine(onto).id


def test_fechtmeisterorden_extends_no_pilot_of_another_faction() -> None:
    duel = Duel(["lohnfliegerin"], row=["fechtmeisterorden"], credits=9000)
    duel.lay("strohmann", 0).faction = duel.mine("fechtmeisterorden").card.faction
    assert duel.why_not("buy fechtmeisterorden lohnfliegerin") == "FS-EXTEND-01"


def test_zusatzrahmen_makes_room_for_a_bigger_weapon() -> None:
    duel = Duel(["zusatzrahmen"], row=["railkanone"], credits=3000)
    duel.do("buy railkanone pendler_k7")
    assert duel.mine("railkanone").base == duel.mine("pendler_k7").id
    assert Duel([], row=["railkanone"], credits=3000).why_not("buy railkanone pendler_k7") == (
        "FS-MARKET-10"
    )


def test_panzerguertel_makes_room_for_two_more_armors() -> None:
    duel = Duel(["panzerguertel", "panzerplatten"], row=["panzerplatten"] * 3, credits=2400)
    for _ in range(2):
        duel.do(f"buy {duel.me.row[0].id} pendler_k7")
    assert len(duel.me.market_discard) == 0
    duel.do(f"buy {duel.me.row[0].id} pendler_k7")
    assert duel.asked == (0, "MakeRoom")


def test_schwarzes_konto_brings_1000_credits_at_the_start_of_the_own_turn() -> None:
    duel = Duel([], ["schwarzes_konto"])
    duel.do("end-turn", "nachschub")
    assert [(event.seat, event.amount) for event in duel.reported(CreditsGained)] == [(1, 1000)]
    duel = Duel([], [Part("schwarzes_konto", face_down=True)])
    duel.do("end-turn", "nachschub")
    assert duel.them.credits == 0


def test_brutkammer_hatches_a_broodling_from_the_market_discard_once_per_turn() -> None:
    duel = Duel(
        ["drittes_gelege", "schwarmkern", Part("brutkammer", charge=4)],
        market_discard=["brutling", "brutling", "drohne"],
    )
    duel.do("use brutkammer 0")
    assert [event.clause for event in duel.reported(ItemEntered)] == ["FS-ITEM-02"]
    assert duel.mine("brutling").charge == 2
    assert duel.mine("brutkammer").charge == 2
    assert duel.me.market_discard == ["brutling", "drohne"]
    assert duel.why_not("use brutkammer 0") == "FS-ABILITY-04"


def test_brutkammer_needs_two_tokens() -> None:
    duel = Duel([Part("brutkammer", charge=1)], market_discard=["brutling"])
    assert duel.why_not("use brutkammer 0") == "FS-ABILITY-03"


def test_zielcomputer_helps_the_weapon_below_which_it_lies() -> None:
    duel = Duel([SHIP, "impulslaser", "zielcomputer", "zwillingslaser"])
    duel.do("attack impulslaser pendler_k7 0 no", 3)
    assert [event.modified for event in duel.reported(AttackRolled)] == [4]
    assert duel.asked == EVADING
    duel.they("evade", 6, 6)
    duel.do("attack zwillingslaser pendler_k7 0 no", 2)
    assert [event.modified for event in duel.reported(AttackRolled)] == [2]
    assert duel.asked == GOING_ON


def test_zielcomputer_does_not_stack_with_a_marksman() -> None:
    laser = Part("impulslaser", charge=2)
    duel = Duel(["alter_haudegen", SHIP, laser, "zielcomputer"])
    duel.do("attack impulslaser pendler_k7 0 no", 3)
    assert [event.modified for event in duel.reported(AttackRolled)] == [4]
    assert duel.asked == EVADING
    duel.they("evade", 6, 6)
    duel.do("attack impulslaser pendler_k7 0 no", 2)
    assert [event.modified for event in duel.reported(AttackRolled)] == [3]
    assert duel.asked == GOING_ON


def test_ueberladespule_adds_a_damage_point_and_a_token_of_cost() -> None:
    duel = Duel([SHIP, Part("impulslaser", charge=2), "ueberladespule"], ["panzerplatten"])
    duel.do("attack impulslaser pendler_k7 0 no", 4)
    assert duel.mine("impulslaser").charge == 0
    duel.they("pass")
    assert [event.amount for event in duel.reported(DamageDealt)] == [2]


def test_ueberladespule_makes_one_token_too_few() -> None:
    duel = Duel([SHIP, Part("impulslaser", charge=1), "ueberladespule"])
    assert duel.why_not("attack impulslaser pendler_k7 0 no") == "FS-ABILITY-03"


def test_brandbeschleuniger_lowers_the_evade_roll_against_its_weapon_only() -> None:
    duel = Duel([SHIP, Part("impulslaser", 2), "brandbeschleuniger", "zwillingslaser"], ["drohne"])
    duel.do("attack impulslaser pendler_k7 0 no", 6)
    duel.they("evade", 6, 4)
    assert [event.modified for event in duel.reported(EvadeRolled)] == [9]
    assert duel.asked == GOING_ON
    duel.do("attack zwillingslaser pendler_k7 0 no", 6)
    duel.they("evade", 5, 4)
    assert [event.modified for event in duel.reported(EvadeRolled)] == [9]
    assert duel.asked == GOING_ON
    duel.do("attack impulslaser drohne 0 no", 6)
    duel.they("evade", 6)  # 5 is not 6+
    assert [event.modified for event in duel.reported(EvadeRolled)] == [5]
    assert duel.theirs("drohne").face_down


def test_kondensatorbank_raises_the_maximum_and_hands_tokens_on() -> None:
    duel = Duel([SHIP, Part("leichter_deflektor", charge=2), "kondensatorbank"])
    duel.do("use kondensatorbank 1")
    duel.do("use kondensatorbank 1")
    assert duel.mine("leichter_deflektor").charge == 4
    assert duel.mine("kondensatorbank").charge == 0
    assert duel.why_not("use kondensatorbank 1") == "FS-ABILITY-03"


def test_kondensatorbank_has_no_use_for_a_full_shield() -> None:
    duel = Duel([SHIP, Part("leichter_deflektor", charge=4), "kondensatorbank"])
    assert duel.why_not("use kondensatorbank 1") == "FS-ABILITY-04"


def test_kondensatorbank_works_between_the_actions_of_an_opponent_not_inside_one() -> None:
    duel = Duel(
        [SHIP, Part("raketenwerfer", charge=3)],
        [Part("leichter_deflektor", charge=1), "kondensatorbank"],
        quiet=False,
    )
    duel.do("attack raketenwerfer pendler_k7 0 no", 1)
    duel.they("use kondensatorbank 1")
    assert [event.item for event in duel.reported(Charged)] == [
        duel.theirs("leichter_deflektor").id
    ]
    duel.they("pass")
    duel.do("attack raketenwerfer pendler_k7 0 no", 6)
    assert duel.why_not("use kondensatorbank 1", seat=1) == "FS-TIMING-04"
    duel.they("pass")
    assert duel.asked == (1, "Interception")
    assert duel.why_not("use kondensatorbank 1", seat=1) == "FS-TIMING-04"


def test_admiralspatent_allows_another_ship() -> None:
    duel = Duel(["admiralspatent"], row=["lastesel"], credits=4500)
    duel.do("buy lastesel -")
    assert duel.mine("lastesel").hangar
    duel = Duel([], row=["lastesel"], credits=4500)
    assert duel.why_not("buy lastesel -") == "FS-MARKET-12"


def test_fechtmeisterorden_helps_all_units_and_stacks_with_the_contessa() -> None:
    duel = Duel(["contessa_valente", SHIP, "fechtmeisterorden", Part("drohne", charge=2)])
    duel.do("attack drohne pendler_k7 0 no", 3)
    assert [event.modified for event in duel.reported(AttackRolled)] == [5]
    assert duel.asked == EVADING
    duel.they("evade", 6, 6)
    duel.do("attack drohne pendler_k7 0 no", 2)
    assert [event.modified for event in duel.reported(AttackRolled)] == [4]
    assert duel.asked == GOING_ON


def test_geschwaderfunk_helps_its_unit_to_attack_and_to_evade() -> None:
    duel = Duel([SHIP, "rebellen_jaeger"], ["drohne", "geschwaderfunk"], quiet=False)
    duel.do("attack rebellen_jaeger drohne 0 no", 6)
    duel.they("evade", 5)
    assert [(event.modified, event.evaded) for event in duel.reported(EvadeRolled)] == [(6, True)]
    assert not duel.theirs("drohne").face_down
    duel.they("attack drohne kreuzer_bastion 0 no", 4)
    assert [event.modified for event in duel.reported(AttackRolled)] == [5]
    assert duel.asked == (0, "Evasion")


def test_geschwaderfunk_helps_no_other_unit() -> None:
    duel = Duel([SHIP, "drohne", "geschwaderfunk", "rebellen_jaeger"])
    duel.do("attack rebellen_jaeger pendler_k7 0 no", 3)
    assert [event.modified for event in duel.reported(AttackRolled)] == [3]
    assert duel.asked == GOING_ON


def test_koppelverstaerker_doubles_the_bonus_of_a_targeting_computer() -> None:
    amplifier = Part("koppelverstaerker", onto="zielcomputer")
    duel = Duel([SHIP, "zwillingslaser", "zielcomputer", amplifier])
    duel.do("attack zwillingslaser pendler_k7 0 no", 1)
    assert [event.modified for event in duel.reported(AttackRolled)] == [3]
    assert duel.asked == (1, "Evasion")


def test_koppelverstaerker_doubles_damage_and_cost_of_an_overload_coil() -> None:
    amplifier = Part("koppelverstaerker", onto="ueberladespule")
    weapon = Part("zwillingslaser", charge=3)
    duel = Duel([SHIP, weapon, "ueberladespule", amplifier], ["panzerplatten"])
    duel.do("attack zwillingslaser pendler_k7 0 no", 4)
    assert duel.mine("zwillingslaser").charge == 0
    duel.they("pass")
    assert [event.amount for event in duel.reported(DamageDealt)] == [3]


def test_koppelverstaerker_doubles_the_room_of_a_capacitor_bank() -> None:
    bank: list[str | Part] = [Part("leichter_deflektor", charge=5), "kondensatorbank"]
    duel = Duel([SHIP, *bank, Part("koppelverstaerker", onto="kondensatorbank")])
    duel.do("use kondensatorbank 1")  # one token, as printed: its active ability is not doubled
    assert duel.mine("leichter_deflektor").charge == 6
    assert duel.why_not("use kondensatorbank 1") == "FS-ABILITY-04"


def test_redundanzmodul_is_destroyed_in_the_place_of_the_extension() -> None:
    duel = Duel(
        [SHIP, "zwillingslaser"],
        ["impulslaser", "zielcomputer", Part("redundanzmodul", onto="zielcomputer")],
    )
    duel.do("attack zwillingslaser pendler_k7 0 no", 6)
    duel.they("pass")
    duel.they("lose zielcomputer")
    assert duel.theirs("redundanzmodul").face_down
    assert not duel.theirs("zielcomputer").face_down


def test_redundanzmodul_falls_with_the_weapon_that_carries_the_chain() -> None:
    duel = Duel(
        [SHIP, "zwillingslaser"],
        ["impulslaser", "zielcomputer", Part("redundanzmodul", onto="zielcomputer")],
    )
    duel.do("attack zwillingslaser pendler_k7 0 no", 6)
    duel.they("pass")
    duel.they("lose impulslaser")
    chain = ("impulslaser", "zielcomputer", "redundanzmodul")
    assert all(duel.theirs(card).face_down for card in chain)
