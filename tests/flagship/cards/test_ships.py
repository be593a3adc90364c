"""Ships with an ability."""

from __future__ import annotations

from starboard.games.flagship.events import AbilityTriggered, AttackRolled, Charged, CreditsGained
from tests.flagship.duel import EVADING, GOING_ON, Duel, Part


def test_lastesel_pays_500_credits_for_the_first_purchase_of_a_turn_only() -> None:
    duel = Duel(["lastesel"], row=["impulslaser", "leichter_deflektor"], credits=2000)
    duel.do("buy impulslaser lastesel")
    assert duel.me.credits == 2000 - 1000 + 500
    assert [event.card for event in duel.reported(AbilityTriggered)] == ["lastesel"]
    duel.do("buy leichter_deflektor lastesel")
    assert duel.me.credits == 1500 - 1000
    assert not duel.reported(AbilityTriggered)


def test_lastesel_pays_again_in_the_next_own_turn() -> None:
    duel = Duel(["lastesel"], row=["impulslaser", "leichter_deflektor"], credits=1000)
    duel.do("buy impulslaser lastesel")
    duel.do("end-turn", "nachschub")
    duel.they("end-turn", "nachschub")
    duel.me.credits = 1000
    duel.do("buy leichter_deflektor lastesel")
    assert duel.me.credits == 500


def test_duca_klasse_helps_frabian_units_but_no_ship_and_no_neutral_unit() -> None:
    duel = Duel(["rico_furioso", "duca_klasse", "frabbianischer_jaeger", "drohne", "impulslaser"])
    duel.do("attack frabbianischer_jaeger pendler_k7 0 no", 3)
    assert [event.modified for event in duel.reported(AttackRolled)] == [4]
    assert duel.asked == EVADING
    duel.they("evade", 6, 6)
    duel.do("attack impulslaser pendler_k7 0 no", 3)
    assert [event.modified for event in duel.reported(AttackRolled)] == [3]
    assert duel.asked == GOING_ON
    duel.do("attack drohne pendler_k7 0 no", 4)
    assert [event.modified for event in duel.reported(AttackRolled)] == [4]
    assert duel.asked == GOING_ON


def test_freiheitsbote_gets_a_charge_token_when_a_card_of_its_owner_is_destroyed() -> None:
    duel = Duel(["kreuzer_bastion", "zwillingslaser"], ["freiheitsbote", "panzerplatten"])
    duel.do("attack zwillingslaser freiheitsbote 0 no", 6)
    duel.they("pass")
    assert duel.theirs("panzerplatten").face_down
    assert duel.theirs("freiheitsbote").charge == 2
    assert [event.item for event in duel.reported(Charged)] == [duel.theirs("freiheitsbote").id]


def test_freiheitsbote_gets_nothing_when_an_opposing_card_is_destroyed() -> None:
    duel = Duel(["freiheitsbote", "zwillingslaser"], ["panzerplatten"])
    duel.do("attack zwillingslaser pendler_k7 0 no", 6)
    duel.they("pass")
    assert duel.theirs("panzerplatten").face_down
    assert duel.mine("freiheitsbote").charge == 1


def test_schuldeneintreiber_earns_1000_credits_for_each_card_it_destroys() -> None:
    duel = Duel(["schuldeneintreiber", "zwillingslaser"], ["impulslaser", "zielcomputer"])
    duel.do("attack zwillingslaser pendler_k7 0 no", 6)
    duel.they("pass")
    duel.they("lose impulslaser")  # with the extension on it
    assert duel.theirs("zielcomputer").face_down
    assert duel.me.credits == 2000


def test_schuldeneintreiber_earns_nothing_for_what_another_unit_destroys() -> None:
    duel = Duel(["schuldeneintreiber", "drohne"], ["panzerplatten"])
    duel.do("attack drohne pendler_k7 0 no", 6)
    duel.they("pass")
    assert duel.theirs("panzerplatten").face_down
    assert duel.me.credits == 0


def test_goldkuppel_buys_two_charge_tokens_once_per_turn() -> None:
    duel = Duel(["goldkuppel", Part("zwillingslaser", charge=0), "drohne"], credits=4000)
    duel.do("use goldkuppel 0")
    assert "choose drohne" not in duel.moves()
    duel.do("choose zwillingslaser")
    assert duel.mine("zwillingslaser").charge == 2
    assert duel.me.credits == 2000
    assert duel.why_not("use goldkuppel 0") == "FS-ABILITY-04"


def test_goldkuppel_needs_2000_credits() -> None:
    duel = Duel(["goldkuppel"], credits=1999)
    assert duel.why_not("use goldkuppel 0") == "FS-ABILITY-03"


def test_schwarmkern_makes_insectoid_units_cheaper_but_nothing_else() -> None:
    duel = Duel(
        ["drittes_gelege", "schwarmkern"], row=["brutling", "drohne", "saeurespucker"], credits=2300
    )
    duel.do("buy brutling -")
    assert duel.me.credits == 1800
    duel.do("buy drohne -")
    assert duel.me.credits == 800
    assert duel.why_not("buy saeurespucker schwarmkern") == "FS-CREDIT-06"  # still 1300


def test_schwarmkern_makes_no_ship_cheaper() -> None:
    duel = Duel(["drittes_gelege", "schwarmkern"], row=["stachelrochen"], credits=4400)
    duel.lay("flottenlizenz", 0)
    assert duel.why_not("buy stachelrochen -") == "FS-CREDIT-06"
    assert not duel.reported(CreditsGained)
