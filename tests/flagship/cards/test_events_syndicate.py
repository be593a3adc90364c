"""Event cards of the Syndicate."""

from __future__ import annotations

import pytest

from starboard.games.flagship.events import (
    AttackCancelled,
    CardDiscarded,
    CreditsGained,
    FactionTolerated,
    ItemDiscarded,
    PrizeTaken,
)
from tests.flagship.duel import Duel, Part

PILOT = "der_buchhalter"
GUN: list[str | Part] = ["kreuzer_bastion", Part("raketenwerfer", charge=3)]


@pytest.mark.parametrize(
    "card",
    ["schutzgeld", "zwangsversteigerung", "insiderhandel", "strohmann", "feindliche_uebernahme"],
)
def test_a_syndicate_event_needs_a_syndicate_pilot(card: str) -> None:
    for pilot, clause in (("lohnfliegerin", "FS-FACTION-04"), (PILOT, "")):
        duel = Duel([pilot], hand=[card], their_row=["drohne"], credits=6000)
        assert duel.why_not(f"play {card}") == clause


def test_schutzgeld_is_paid_to_the_player() -> None:
    duel = Duel([PILOT], hand=["schutzgeld"], their_hand=["pazaak"], their_credits=2000)
    duel.do("play schutzgeld")
    duel.do("choose seat.1")
    duel.they("pay")
    assert [(event.seat, event.amount) for event in duel.reported(CreditsGained)] == [(0, 2000)]
    assert (duel.me.credits, duel.them.credits) == (2000, 0)
    assert duel.hand(1) == ["pazaak"]


def test_schutzgeld_costs_a_random_card_if_it_is_not_paid() -> None:
    duel = Duel([PILOT], hand=["schutzgeld"], their_hand=["pazaak", "nachschub"])
    duel.do("play schutzgeld")
    duel.do("choose seat.1")
    assert duel.why_not("pay", seat=1) == "FS-ABILITY-03"
    duel.they("pass", "nachschub")
    assert [(event.card, event.credits) for event in duel.reported(CardDiscarded)] == [
        ("nachschub", 0)
    ]
    assert duel.me.credits == 0


def test_bestechung_cancels_an_attack_for_2000_credits_also_after_the_evade_roll() -> None:
    duel = Duel(
        GUN, [PILOT, "pendler_k7", "panzerplatten"], their_hand=["bestechung"], their_credits=2000
    )
    duel.do("attack raketenwerfer pendler_k7 0 no", 6)
    duel.they("evade", 1, 1)
    duel.they("play bestechung")
    assert duel.reported(AttackCancelled)
    assert duel.them.credits == 0
    assert not duel.theirs("panzerplatten").face_down


def test_bestechung_may_be_paid_by_cashing_cards_during_the_attack() -> None:
    hand = ["bestechung", "forza_frabiana"]
    duel = Duel(GUN, [PILOT, "pendler_k7"], their_hand=hand)
    duel.do("attack raketenwerfer pendler_k7 0 no", 6)
    assert duel.why_not("play bestechung", seat=1) == "FS-ABILITY-03"
    duel.they("cash forza_frabiana")
    duel.they("play bestechung")
    assert duel.them.credits == 500


def test_bestechung_needs_a_syndicate_pilot_and_an_attack() -> None:
    duel = Duel(GUN, their_hand=["bestechung"], their_credits=2000)
    duel.do("attack raketenwerfer pendler_k7 0 no", 6)
    assert duel.why_not("play bestechung", seat=1) == "FS-FACTION-04"
    duel = Duel([PILOT], hand=["bestechung"], credits=2000)
    assert duel.why_not("play bestechung") == "FS-TIMING-03"


def test_zwangsversteigerung_clears_a_card_out_of_an_opposing_market() -> None:
    duel = Duel([PILOT], hand=["zwangsversteigerung", "pazaak"], their_row=["drohne", "funke"])
    duel.do("play zwangsversteigerung")
    duel.do("choose funke")
    assert len(duel.reported(ItemDiscarded)) == 1
    assert duel.them.market_discard == ["funke"]
    assert [item.card.id for item in duel.them.row] == ["drohne"]
    assert duel.me.credits == 1500


def test_zwangsversteigerung_needs_an_opposing_market_card() -> None:
    duel = Duel([PILOT], hand=["zwangsversteigerung"], row=["drohne"])
    assert duel.why_not("play zwangsversteigerung") == "FS-EVENT-05"


def test_insiderhandel_makes_everything_1000_cheaper_for_a_turn_but_never_pays() -> None:
    duel = Duel([PILOT], hand=["insiderhandel"], row=["drohne", "panzerplatten"], credits=100)
    duel.do("play insiderhandel")
    duel.do("buy drohne -")
    duel.do("buy panzerplatten pendler_k7")
    assert duel.me.credits == 100
    duel.do("end-turn", "nachschub")
    assert not duel.state.lasting


def test_strohmann_lets_its_player_use_one_more_faction() -> None:
    duel = Duel(
        [PILOT], hand=["strohmann", "sabotage", "maezen"], row=["rapier_laser"], credits=1800
    )
    duel.do("play strohmann")
    assert "choose neutral" not in duel.moves()
    duel.do("choose frabian")
    assert [event.faction for event in duel.reported(FactionTolerated)] == ["frabian"]
    duel.do("buy rapier_laser pendler_k7")
    duel.do("play maezen")
    assert duel.me.credits == 1000
    assert duel.why_not("play sabotage") == "FS-FACTION-04"


def test_strohmann_leaves_with_its_faction_and_takes_the_tolerated_cards_along() -> None:
    duel = Duel([PILOT, "pendler_k7", "rapier_laser"], row=["lohnfliegerin"], credits=500)
    duel.lay("strohmann", 0).faction = duel.mine("rapier_laser").card.faction
    duel.do("buy lohnfliegerin -")
    assert not duel.state.laid
    assert duel.me.draw_discard == ["strohmann"]
    assert sorted(duel.me.market_discard) == [PILOT, "rapier_laser"]


def test_strohmann_stays_under_another_pilot_of_its_faction() -> None:
    duel = Duel([PILOT, "pendler_k7", "rapier_laser"], row=["madame_zins"], credits=3500)
    duel.lay("strohmann", 0).faction = duel.mine("rapier_laser").card.faction
    duel.do("buy madame_zins -")
    assert len(duel.state.laid) == 1
    assert duel.mine("rapier_laser").id in duel.me.items


def test_feindliche_uebernahme_buys_a_prize_card_for_6000_credits() -> None:
    duel = Duel([PILOT], hand=["feindliche_uebernahme"], credits=6500)
    duel.do("play feindliche_uebernahme")
    duel.do("prize")
    assert [event.left for event in duel.reported(PrizeTaken)] == [5]
    assert duel.me.credits == 500


def test_feindliche_uebernahme_needs_the_credits() -> None:
    duel = Duel([PILOT], hand=["feindliche_uebernahme"], credits=5999)
    assert duel.why_not("play feindliche_uebernahme") == "FS-ABILITY-03"


def test_feindliche_uebernahme_wins_with_the_last_prize_card() -> None:
    duel = Duel([PILOT], hand=["feindliche_uebernahme"], credits=6000, prizes=1)
    duel.do("play feindliche_uebernahme")
    duel.do("prize")
    assert duel.state.outcome is not None
    assert duel.state.outcome.won == (0,)
