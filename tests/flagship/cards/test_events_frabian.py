"""Event cards of the Frabians."""

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
from tests.flagship.duel import Duel, Part

PILOT = "rico_furioso"
CARDS = [
    "forza_frabiana",
    "duell_der_ehre",
    "eskorte_der_herzogin",
    "ehrenrunde",
    "feuerwerk",
    "maezen",
]


@pytest.mark.parametrize("card", CARDS)
def test_a_frabian_event_needs_a_frabian_pilot(card: str) -> None:
    assert Duel(hand=[card]).why_not(f"play {card}") == "FS-FACTION-04"
    assert Duel([PILOT], hand=[card]).why_not(f"play {card}") == ""


def test_forza_frabiana_charges_all_units_and_helps_their_attacks_for_a_turn() -> None:
    duel = Duel(
        [PILOT, "veloce_klasse", Part("drohne", charge=0), Part("impulslaser", charge=2)],
        hand=["forza_frabiana"],
    )
    duel.do("play forza_frabiana")
    assert [event.item for event in duel.reported(Charged)] == [
        duel.mine("veloce_klasse").id,
        duel.mine("drohne").id,
    ]
    duel.do("attack drohne pendler_k7 0 no", 2)
    assert [event.modified for event in duel.reported(AttackRolled)] == [4]
    duel.do("attack impulslaser pendler_k7 0 no", 1)
    assert [event.modified for event in duel.reported(AttackRolled)] == [3]
    duel.do("end-turn", "nachschub")
    assert not duel.state.lasting


def test_duell_der_ehre_lets_the_winner_hit_a_unit_of_the_loser() -> None:
    duel = Duel([PILOT], ["drohne", "panzerplatten"], hand=["duell_der_ehre", "pazaak"])
    duel.do("play duell_der_ehre")
    duel.do("choose seat.1", 4, 4, 3, 4)
    assert [move for move in duel.moves() if move.startswith("choose")] == [
        "choose pendler_k7",
        "choose drohne",
    ]
    duel.do("choose drohne")
    assert [event.amount for event in duel.reported(DamageDealt)] == [2]
    assert duel.theirs("drohne").face_down  # nobody could evade


def test_duell_der_ehre_lets_the_opponent_hit_back_who_wins() -> None:
    duel = Duel(
        [PILOT, "pendler_k7", "drohne", "panzerplatten"],
        hand=["duell_der_ehre", "pazaak"],
    )
    duel.do("play duell_der_ehre")
    duel.do("choose seat.1", 1, 1, 3, 4)
    assert duel.asked == (1, "AskTarget")
    duel.they(f"choose {duel.mine('drohne').id}")
    assert duel.mine("drohne").face_down
    assert sorted(duel.me.draw_discard) == ["duell_der_ehre"]


def test_duell_der_ehre_hurts_nobody_on_a_tie_and_can_be_absorbed() -> None:
    duel = Duel([PILOT], hand=["duell_der_ehre"])
    duel.do("play duell_der_ehre", 1, 6, 3, 4)
    assert duel.asked == (0, "ActionPhase")
    duel = Duel([PILOT], [Part("leichter_deflektor", charge=2)], hand=["duell_der_ehre"])
    duel.do("play duell_der_ehre", 6, 6, 3, 4)
    assert duel.asked == (1, "Interception")


@pytest.mark.parametrize("pile", ["row", "market_discard"])
def test_eskorte_der_herzogin_brings_a_fighter_out_of_the_market(pile: str) -> None:
    cards = ["frabbianischer_jaeger", "drohne"]
    if pile == "row":
        duel = Duel([PILOT], hand=["eskorte_der_herzogin"], row=cards)
    else:
        duel = Duel([PILOT], hand=["eskorte_der_herzogin"], market_discard=cards)
    duel.do("play eskorte_der_herzogin")
    fighter = duel.mine("frabbianischer_jaeger")
    assert [event.item for event in duel.reported(ItemEntered)] == [fighter.id]
    assert fighter.charge == 1
    assert fighter.id in duel.me.items
    assert duel.me.credits == 0


def test_ehrenrunde_helps_all_own_units_to_evade_until_the_own_next_turn() -> None:
    duel = Duel(
        [PILOT, "veloce_klasse"],
        ["kreuzer_bastion", Part("raketenwerfer", charge=3)],
        hand=["ehrenrunde"],
    )
    duel.do("play ehrenrunde")
    duel.do("end-turn", "nachschub")
    duel.they("attack raketenwerfer veloce_klasse 0 no", 6)
    duel.do("evade", 4, 3)
    assert [(event.modified, event.evaded) for event in duel.reported(EvadeRolled)] == [(9, True)]
    duel.they("end-turn", "nachschub")
    assert duel.me.draw_discard == ["ehrenrunde"]


def test_feuerwerk_attacks_without_charge_tokens() -> None:
    duel = Duel([PILOT, "veloce_klasse", Part("railkanone", charge=0)], hand=["feuerwerk"])
    duel.do("play feuerwerk")
    assert duel.asked == (0, "FreeShot")
    duel.do("attack railkanone pendler_k7 0 no", 5, 5)
    assert duel.asked == (1, "Evasion")
    assert duel.mine("railkanone").charge == 0


def test_feuerwerk_keeps_the_tokens_but_not_the_credits() -> None:
    duel = Duel([PILOT, "duca_klasse", "monopolkanone"], hand=["feuerwerk"], credits=2000)
    duel.do("play feuerwerk")
    duel.do("attack monopolkanone pendler_k7 0 no", 1, 1)
    assert duel.mine("monopolkanone").charge == 1
    assert duel.me.credits == 0


def test_feuerwerk_is_for_weapons_not_for_units() -> None:
    duel = Duel([PILOT, "veloce_klasse", "drohne", "impulslaser"], hand=["feuerwerk"])
    duel.do("play feuerwerk")
    assert duel.why_not("attack drohne pendler_k7 0 no") == "FS-EVENT-05"
    duel.do("pass")
    assert duel.mine("impulslaser").charge == 1


def test_feuerwerk_may_be_played_in_an_opponents_turn() -> None:
    duel = Duel(
        ["kreuzer_bastion", "raketenwerfer"],
        [PILOT, "veloce_klasse", Part("impulslaser", charge=0)],
        their_hand=["feuerwerk"],
        quiet=False,
    )
    duel.do("attack raketenwerfer veloce_klasse 0 no", 1)
    duel.they("play feuerwerk")
    duel.they("attack impulslaser kreuzer_bastion 0 no", 4)
    assert duel.asked == (0, "Evasion")


@pytest.mark.parametrize(
    ("fighters", "credits"),
    [
        pytest.param(0, 2000, id="a pilot and a ship"),
        pytest.param(2, 4000, id="two fighters as well"),
        pytest.param(3, 5000, id="three, the most that is paid"),
        pytest.param(5, 5000, id="five, more than is paid"),
    ],
)
def test_maezen_pays_1000_credits_for_each_frabian_card_up_to_5000(
    fighters: int, credits: int
) -> None:
    parts = [PILOT, "veloce_klasse", "drohne", *["frabbianischer_jaeger"] * fighters]
    duel = Duel(parts, hand=["maezen"])
    duel.do("play maezen")
    assert [event.amount for event in duel.reported(CreditsGained)] == [credits]
    assert duel.me.credits == credits


def test_maezen_counts_no_destroyed_card() -> None:
    duel = Duel([PILOT, Part("frabbianischer_jaeger", face_down=True)], hand=["maezen"])
    duel.do("play maezen")
    assert duel.me.credits == 1000
