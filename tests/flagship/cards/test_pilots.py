"""Pilots."""

from __future__ import annotations

import pytest

from starboard.games.flagship.cards.content import catalogue
from starboard.games.flagship.cards.vocabulary import GainCredits
from starboard.games.flagship.events import (
    AttackCancelled,
    AttackRolled,
    CardDrawn,
    CreditsGained,
    EvadeRolled,
    GeneratorRolled,
    HandSeen,
)
from starboard.kernel import only
from tests.flagship.duel import EVADING, GOING_ON, Duel, Part


@pytest.mark.parametrize("pilot", ["alter_haudegen", "contessa_valente"])
def test_a_marksman_raises_attack_rolls_of_all_own_units_by_one(pilot: str) -> None:
    duel = Duel([pilot, "kreuzer_bastion", "impulslaser", "drohne"])
    duel.do("attack impulslaser pendler_k7 0 no", 3)
    assert [event.modified for event in duel.reported(AttackRolled)] == [4]
    assert duel.asked == EVADING
    duel.they("evade", 6, 6)
    duel.do("attack drohne pendler_k7 0 no", 4)
    assert [event.modified for event in duel.reported(AttackRolled)] == [5]
    assert duel.asked == EVADING


def test_alter_haudegen_does_not_help_the_opponent() -> None:
    duel = Duel(["kreuzer_bastion", "impulslaser"], ["alter_haudegen"])
    duel.do("attack impulslaser pendler_k7 0 no", 3)
    assert [event.modified for event in duel.reported(AttackRolled)] == [3]
    assert duel.asked == GOING_ON


def test_contessa_valente_is_charged_by_missed_attacks_up_to_two() -> None:
    duel = Duel(["contessa_valente", "kreuzer_bastion", "raketenwerfer"])
    for charge in (1, 2, 2):
        duel.do("attack raketenwerfer pendler_k7 0 no", 1)
        assert duel.mine("contessa_valente").charge == charge


def test_contessa_valente_is_not_charged_by_an_evaded_attack() -> None:
    duel = Duel(["contessa_valente", "kreuzer_bastion", "raketenwerfer"])
    duel.do("attack raketenwerfer pendler_k7 0 no", 6)
    duel.they("evade", 6, 6)
    assert duel.mine("contessa_valente").charge == 0


def test_navigatorin_ohne_flagge_cancels_an_attack_before_evading() -> None:
    pilot = Part("navigatorin_ohne_flagge", charge=3)
    duel = Duel(["kreuzer_bastion", "raketenwerfer"], [pilot, "pendler_k7", "drohne"])
    duel.do("attack raketenwerfer drohne 0 no", 6)  # any unit of hers
    duel.they("use navigatorin_ohne_flagge 0")
    assert [event.target for event in duel.reported(AttackCancelled)] == [duel.theirs("drohne").id]
    assert duel.theirs("navigatorin_ohne_flagge").charge == 1
    assert not duel.theirs("drohne").face_down
    assert duel.mine("raketenwerfer").charge == 2


def test_navigatorin_ohne_flagge_is_too_late_after_a_failed_evade_roll() -> None:
    pilot = Part("navigatorin_ohne_flagge", charge=3)
    duel = Duel(["kreuzer_bastion", "raketenwerfer"], [pilot, "pendler_k7", "leichter_deflektor"])
    assert duel.why_not("use navigatorin_ohne_flagge 0", seat=1) != ""
    duel.do("attack raketenwerfer pendler_k7 0 no", 6)
    duel.they("evade", 1, 1)
    assert duel.asked == (1, "Interception")
    assert duel.why_not("use navigatorin_ohne_flagge 0", seat=1) == "FS-TIMING-04"


def test_navigatorin_ohne_flagge_needs_two_tokens() -> None:
    duel = Duel(["kreuzer_bastion", "raketenwerfer"], ["navigatorin_ohne_flagge"])
    duel.do("attack raketenwerfer pendler_k7 0 no", 6)
    assert duel.why_not("use navigatorin_ohne_flagge 0", seat=1) == "FS-ABILITY-03"


def test_rico_furioso_raises_evade_rolls_of_all_own_units_by_one() -> None:
    duel = Duel(["kreuzer_bastion", "raketenwerfer"], ["rico_furioso", "pendler_k7", "drohne"])
    duel.do("attack raketenwerfer pendler_k7 0 no", 6)
    duel.they("evade", 4, 4)
    assert [(event.modified, event.evaded) for event in duel.reported(EvadeRolled)] == [(9, True)]
    duel.do("attack raketenwerfer drohne 0 no", 6)
    duel.they("evade", 5)
    assert not duel.theirs("drohne").face_down


def test_mira_ohnenamen_takes_all_tokens_off_an_opposing_card() -> None:
    duel = Duel(
        [Part("mira_ohnenamen", charge=3)], [Part("zwillingslaser", charge=3), "panzerplatten"]
    )
    duel.do("use mira_ohnenamen 0")
    assert duel.moves() == ["choose pendler_k7", "choose zwillingslaser"]  # what holds tokens
    duel.do("choose zwillingslaser")
    assert duel.theirs("zwillingslaser").charge == 0
    assert duel.mine("mira_ohnenamen").charge == 1
    assert duel.why_not("use mira_ohnenamen 0") == "FS-ABILITY-03"


def test_mira_ohnenamen_works_only_in_the_own_turn() -> None:
    duel = Duel(
        ["kreuzer_bastion", "raketenwerfer"],
        [Part("mira_ohnenamen", charge=2), "pendler_k7", "impulslaser"],
        quiet=False,
    )
    duel.do("attack raketenwerfer pendler_k7 0 no", 1)
    assert duel.asked == (1, "Between")
    assert duel.why_not("use mira_ohnenamen 0", seat=1) == "FS-TIMING-03"


def test_schrauber_jon_repairs_for_a_hand_card_once_per_turn() -> None:
    duel = Duel(
        [
            "schrauber_jon",
            "kreuzer_bastion",
            Part("panzerplatten", face_down=True),
            Part("railkanone", face_down=True),
        ],
        hand=["pazaak", "nachschub", "garantiekarte"],
    )
    duel.do("use schrauber_jon 0")
    duel.do("drop pazaak")
    duel.do("choose panzerplatten")
    assert not duel.mine("panzerplatten").face_down
    assert duel.mine("railkanone").face_down  # more than 2000 credits
    assert duel.me.draw_discard == ["pazaak"]
    assert duel.me.credits == 0
    duel.mine("panzerplatten").face_down = True
    assert duel.why_not("use schrauber_jon 0") == "FS-ABILITY-04"


def test_schrauber_jon_needs_a_hand_card_and_something_to_repair() -> None:
    broken = Part("panzerplatten", face_down=True)
    assert Duel(["schrauber_jon", "pendler_k7", broken]).why_not("use schrauber_jon 0") == (
        "FS-ABILITY-03"
    )
    assert Duel(["schrauber_jon"], hand=["pazaak"]).why_not("use schrauber_jon 0") == (
        "FS-ABILITY-04"
    )


def test_der_buchhalter_brings_credits_at_the_start_of_the_own_turn() -> None:
    [printed] = catalogue().cards["der_buchhalter"].triggers
    [gain] = printed.effects
    assert isinstance(gain, GainCredits)
    duel = Duel([], ["der_buchhalter"])
    duel.do("end-turn", "nachschub")
    assert duel.them.credits == gain.amount
    duel.they("end-turn", "nachschub")
    assert not duel.reported(CreditsGained)
    assert (duel.me.credits, duel.them.credits) == (0, 0)


def test_madame_zins_makes_cards_500_cheaper_but_never_cheaper_than_500() -> None:
    duel = Duel(["madame_zins"], row=["drohne", "lohnfliegerin", "panzerplatten"], credits=5000)
    duel.do("buy drohne -")
    assert duel.me.credits == 4500
    duel.do("buy panzerplatten pendler_k7")
    assert duel.me.credits == 4000  # 800 - 500, but at least 500
    duel.do("buy lohnfliegerin -")
    assert duel.me.credits == 3500  # 500 stays 500


def test_madame_zins_looks_at_a_hand_for_3000_credits_once_per_turn() -> None:
    duel = Duel(["madame_zins"], their_hand=["pazaak", "funkstille"], credits=6000)
    duel.do("use madame_zins 1")
    duel.do("choose seat.1")
    [seen] = duel.reported(HandSeen)
    assert (seen.of, seen.cards) == (1, ("funkstille", "pazaak"))
    assert seen.audience() == only(0) | only(1)
    assert all(slot.seen & only(0) for slot in duel.them.hand.slots)
    assert duel.me.credits == 3000
    assert duel.why_not("use madame_zins 1") == "FS-ABILITY-04"


def test_madame_zins_needs_credits_and_a_hand_to_look_at() -> None:
    duel = Duel(["madame_zins"], their_hand=["pazaak"], credits=2999)
    assert duel.why_not("use madame_zins 1") == "FS-ABILITY-03"
    assert Duel(["madame_zins"], credits=3000).why_not("use madame_zins 1") == "FS-ABILITY-04"


def test_drittes_gelege_helps_swarms_only() -> None:
    duel = Duel(["drittes_gelege", "kreuzer_bastion", "brutling", "drohne"])
    duel.do("attack brutling pendler_k7 0 no", 3)
    assert [event.modified for event in duel.reported(AttackRolled)] == [4]
    assert duel.asked == EVADING
    duel.they("evade", 6, 6)
    duel.do("attack drohne pendler_k7 0 no", 4)
    assert [event.modified for event in duel.reported(AttackRolled)] == [4]
    assert duel.asked == GOING_ON


def test_stimme_der_koenigin_draws_at_the_end_of_the_turn_with_three_cards_or_fewer() -> None:
    duel = Duel(["stimme_der_koenigin"], hand=["pazaak"] * 3, draw=["funkstille"])
    duel.do("end-turn", "funkstille", "nachschub")
    assert duel.hand() == ["funkstille", "pazaak", "pazaak", "pazaak"]
    assert [event.seat for event in duel.reported(CardDrawn)] == [0, 1]


def test_stimme_der_koenigin_draws_nothing_with_four_cards() -> None:
    duel = Duel(["stimme_der_koenigin"], hand=["pazaak"] * 4)
    duel.do("end-turn", "nachschub")
    assert duel.hand() == ["pazaak"] * 4


def test_stimme_der_koenigin_raises_charge_rolls_of_ships_only() -> None:
    duel = Duel(["stimme_der_koenigin", "kreuzer_bastion", Part("drohne", charge=0)])
    duel.do("charge kreuzer_bastion", 5)
    assert [(event.modified, event.tokens) for event in duel.reported(GeneratorRolled)] == [(6, 3)]
    assert duel.mine("kreuzer_bastion").charge == 5
    duel.do("charge drohne", 3)
    assert duel.mine("drohne").charge == 0
