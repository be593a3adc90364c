"""Neutral event cards that can be played in the own turn."""

from __future__ import annotations

import pytest

from starboard.games.flagship.events import (
    AttackRolled,
    CardDiscarded,
    CardDrawn,
    Charged,
    ContestRolled,
    DiceRolled,
    EffectEnded,
    EventPlayed,
    GeneratorRolled,
    HandSeen,
    ItemDiscarded,
    ItemEntered,
    ItemRepaired,
    MarketArranged,
    MarketRevealed,
    OverloadRolled,
    PileShuffled,
    PrizeTaken,
    SpeedCompared,
)
from starboard.kernel import only
from tests.flagship.duel import Duel, Part

SHIP = "kreuzer_bastion"
GUN: list[str | Part] = [SHIP, Part("raketenwerfer", charge=3)]


def test_garantiekarte_repairs_any_card_with_its_initial_charge() -> None:
    duel = Duel([SHIP, Part("railkanone", face_down=True), "drohne"], hand=["garantiekarte"])
    duel.do("play garantiekarte")
    assert [event.item for event in duel.reported(ItemRepaired)] == [duel.mine("railkanone").id]
    assert duel.me.draw_discard == ["garantiekarte"]


def test_garantiekarte_repairs_a_unit_and_is_refused_without_a_destroyed_card() -> None:
    duel = Duel([Part("drohne", face_down=True)], hand=["garantiekarte"])
    duel.do("play garantiekarte")
    assert duel.mine("drohne").charge == 1
    assert Duel(hand=["garantiekarte"]).why_not("play garantiekarte") == "FS-EVENT-05"


def test_haendler_brings_a_cheap_card_back_without_payment() -> None:
    duel = Duel([SHIP], hand=["haendler"], market_discard=["zwillingslaser", "railkanone"])
    duel.do("play haendler")  # the rail cannon costs more than 2500
    assert [event.onto for event in duel.reported(ItemEntered)] == [duel.mine(SHIP).id]
    assert duel.mine("zwillingslaser").charge == 1
    assert duel.me.market_discard == ["railkanone"]


def test_haendler_replaces_equipment_when_the_slots_are_full() -> None:
    duel = Duel(["zwillingslaser"], hand=["haendler", "pazaak"], market_discard=["impulslaser"])
    duel.do("play haendler")
    duel.do("buy impulslaser pendler_k7")
    duel.do("give-up zwillingslaser")
    assert duel.me.market_discard == ["zwillingslaser"]
    assert duel.mine("impulslaser").charge == 1


def test_haendler_brings_no_card_of_a_wrong_faction() -> None:
    duel = Duel([SHIP], hand=["haendler"], market_discard=["rapier_laser"])
    duel.do("play haendler")
    assert not duel.reported(ItemEntered)
    assert duel.me.market_discard == ["rapier_laser"]


def test_pazaak_lets_the_winner_draw_two_cards() -> None:
    duel = Duel(hand=["pazaak"])
    duel.do("play pazaak", 6, 2, 3, 4, "nachschub", "nachschub")
    assert [(event.own, event.other) for event in duel.reported(ContestRolled)] == [(8, 7)]
    assert (len(duel.hand(0)), len(duel.hand(1))) == (2, 0)


def test_pazaak_lets_the_opponent_draw_who_wins() -> None:
    duel = Duel(hand=["pazaak"])
    duel.do("play pazaak", 1, 1, 3, 4, "nachschub", "nachschub")
    assert (len(duel.hand(0)), len(duel.hand(1))) == (0, 2)


def test_pazaak_lets_both_draw_one_card_on_a_tie() -> None:
    duel = Duel(hand=["pazaak"])
    duel.do("play pazaak", 1, 6, 3, 4, "nachschub", "nachschub")
    assert (len(duel.hand(0)), len(duel.hand(1))) == (1, 1)


def test_flottenlizenz_stays_and_allows_further_ships() -> None:
    duel = Duel(row=["lastesel"], hand=["flottenlizenz"], credits=4500)
    assert duel.why_not("buy lastesel -") == "FS-MARKET-12"
    duel.do("play flottenlizenz")
    duel.do("buy lastesel -")
    assert duel.mine("lastesel").hangar
    assert [laid.card.id for laid in duel.state.laid] == ["flottenlizenz"]


def test_flottenlizenz_of_an_opponent_allows_nothing() -> None:
    duel = Duel(row=["lastesel"], credits=4500)
    duel.lay("flottenlizenz", 1)
    assert duel.why_not("buy lastesel -") == "FS-MARKET-12"


def test_energiestoss_puts_up_to_three_tokens_on_one_card() -> None:
    duel = Duel([SHIP, Part("zwillingslaser", charge=1)], hand=["energiestoss", "pazaak"])
    duel.do("play energiestoss")
    duel.do("choose zwillingslaser")
    assert [event.amount for event in duel.reported(Charged)] == [2]
    assert duel.mine("zwillingslaser").charge == 3


def test_energiestoss_may_be_played_in_an_opponents_turn() -> None:
    duel = Duel(GUN, [Part("zwillingslaser", charge=0)], their_hand=["energiestoss"], quiet=False)
    duel.do("attack raketenwerfer pendler_k7 0 no", 1)
    duel.they("play energiestoss")
    duel.they("choose zwillingslaser")
    assert duel.theirs("zwillingslaser").charge == 3


def test_stoersender_lowers_attack_rolls_until_the_end_of_the_opponents_next_turn() -> None:
    duel = Duel([SHIP], [SHIP, Part("zwillingslaser", charge=3)], hand=["stoersender"])
    duel.do("play stoersender")
    assert [(laid.owner, laid.on) for laid in duel.state.laid] == [(0, 1)]
    duel.do("end-turn", "nachschub")
    duel.they("attack zwillingslaser kreuzer_bastion 0 no", 3)
    assert [event.modified for event in duel.reported(AttackRolled)] == [2]
    duel.they("end-turn", "nachschub")
    assert [event.seat for event in duel.reported(EffectEnded)] == [0]
    assert duel.me.draw_discard == ["stoersender"]


def test_zielerfassung_makes_one_unit_evade_only_with_twelve_once() -> None:
    duel = Duel(GUN, ["drohne", "panzerplatten"], hand=["zielerfassung", "pazaak"])
    duel.do("play zielerfassung")
    duel.do("choose pendler_k7")
    duel.do("attack raketenwerfer drohne 0 no", 6)
    duel.they("evade", 6)  # another unit: as printed
    duel.do("attack raketenwerfer pendler_k7 0 no", 6)
    duel.they("evade", 5, 6)
    duel.they("lose panzerplatten")
    duel.do("attack raketenwerfer pendler_k7 0 no", 6)
    duel.they("evade", 4, 5)  # used up
    assert duel.asked == (0, "ActionPhase")


@pytest.mark.parametrize(("die", "seen"), [(5, True), (4, False)])
def test_spaehsonde_looks_at_a_random_card_with_a_five(die: int, seen: bool) -> None:
    duel = Duel(hand=["spaehsonde"], their_hand=["pazaak", "funkstille"])
    duel.do("play spaehsonde")
    duel.they("pass")  # a radio silence could have been played
    duel.do("choose seat.1", "pazaak", die)
    assert [event.cards for event in duel.reported(HandSeen)] == ([("pazaak",)] if seen else [])
    if seen:
        assert duel.why_not("pay") == "FS-ABILITY-03"
        duel.do("pass")
    assert duel.hand(1) == ["funkstille", "pazaak"]
    known = [slot.name for slot in duel.them.hand.slots if slot.seen & only(0)]
    assert known == (["pazaak"] if seen else [])


def test_spaehsonde_makes_the_opponent_discard_the_card_for_1000_credits() -> None:
    duel = Duel(hand=["spaehsonde"], their_hand=["pazaak", "nachschub"], credits=1000)
    duel.do("play spaehsonde")
    duel.do("choose seat.1", "pazaak", 6)
    duel.do("pay")
    assert [(event.seat, event.card) for event in duel.reported(CardDiscarded)] == [(1, "pazaak")]
    assert duel.hand(1) == ["nachschub"]
    assert (duel.me.credits, duel.them.credits) == (0, 0)


def test_spaehsonde_needs_a_hand_to_look_into() -> None:
    assert Duel(hand=["spaehsonde"]).why_not("play spaehsonde") == "FS-EVENT-05"


@pytest.mark.parametrize(("die", "charge"), [(4, 4), (3, 2), (2, 2)])
def test_ueberlastung_doubles_the_next_charge_with_a_four(die: int, charge: int) -> None:
    duel = Duel([Part(SHIP, charge=0)], hand=["ueberlastung"])
    duel.do("play ueberlastung")
    duel.do(f"charge {SHIP}", 4, die)  # two tokens
    assert duel.mine(SHIP).charge == charge
    assert len(duel.reported(OverloadRolled)) == 1


def test_ueberlastung_damages_the_unit_with_a_one_and_holds_for_one_charge() -> None:
    duel = Duel(
        [Part(SHIP, charge=0), "panzerplatten", Part("drohne", charge=0)], hand=["ueberlastung"]
    )
    duel.do("play ueberlastung")
    duel.do(f"charge {SHIP}", 4, 1)
    assert duel.mine("panzerplatten").face_down  # nobody could evade
    assert duel.mine(SHIP).charge == 0
    duel.do("charge drohne", 4)
    assert duel.mine("drohne").charge == 1


def test_schrotthaendler_takes_a_destroyed_card_for_2500_credits() -> None:
    duel = Duel([SHIP, Part("railkanone", face_down=True)], hand=["schrotthaendler"])
    duel.do("play schrotthaendler")
    assert duel.me.market_discard == ["railkanone"]
    assert duel.me.credits == 2500
    assert Duel(hand=["schrotthaendler"]).why_not("play schrotthaendler") == "FS-EVENT-05"


def test_sofortkredit_brings_5000_credits_and_costs_two_cards_at_the_end_of_the_turn() -> None:
    duel = Duel(hand=["sofortkredit", "pazaak", "nachschub", "funkstille"])
    duel.do("play sofortkredit")
    assert duel.me.credits == 5000
    duel.do("end-turn")
    assert duel.asked == (0, "DiscardCards")
    duel.do("drop pazaak")
    duel.do("drop nachschub", "nachschub")
    assert duel.hand() == ["funkstille"]
    assert duel.state.active == 1
    assert duel.me.credits == 0


def test_sofortkredit_takes_only_what_is_left_in_the_hand() -> None:
    duel = Duel(hand=["sofortkredit", "pazaak"])
    duel.do("play sofortkredit")
    duel.do("end-turn")
    duel.do("drop pazaak", "nachschub")
    assert duel.state.active == 1


def test_kopfgeld_gives_a_second_prize_for_the_first_prize_card_destroyed() -> None:
    duel = Duel([SHIP, Part("zwillingslaser", charge=3)], ["railkanone"], hand=["kopfgeld"])
    duel.do("play kopfgeld")
    duel.do("attack zwillingslaser pendler_k7 0 no", 6)
    duel.they("pass")
    assert duel.theirs("railkanone").face_down
    duel.do("prize")
    duel.do("prize")
    assert len(duel.me.prizes) == 4
    assert duel.asked == (0, "ActionPhase")


def test_kopfgeld_counts_once_and_only_in_this_turn() -> None:
    fighters = ["rebellen_jaeger", "rebellen_jaeger"]
    duel = Duel([SHIP, Part("zwillingslaser", charge=3)], fighters, hand=["kopfgeld"])
    duel.do("play kopfgeld")
    for prizes in (4, 3):
        target = next(unit.id for unit in duel.items("rebellen_jaeger") if not unit.face_down)
        duel.do(f"attack zwillingslaser {target} 0 no", 6)
        duel.they("pass")
        while duel.asked[1] == "PrizeOffer":
            duel.do("prize")
        assert len(duel.me.prizes) == prizes
    duel.do("end-turn", "nachschub")
    assert not duel.state.promises


def test_kopfgeld_gives_nothing_for_a_card_without_the_prize_symbol() -> None:
    duel = Duel([SHIP, "zwillingslaser"], ["panzerplatten"], hand=["kopfgeld"])
    duel.do("play kopfgeld")
    duel.do("attack zwillingslaser pendler_k7 0 no", 6)
    duel.they("pass")
    assert not duel.reported(PrizeTaken)
    assert duel.asked == (0, "ActionPhase")


def test_rueckrufaktion_takes_a_cheap_card_away_unless_it_is_paid_for() -> None:
    parts = ["zwillingslaser", "panzerplatten", "drohne"]
    duel = Duel([], parts, hand=["rueckrufaktion"], their_credits=1000)
    duel.do("play rueckrufaktion")  # the laser is too dear, the drone is no equipment
    duel.they("pass")
    assert duel.them.market_discard == ["panzerplatten"]
    assert duel.them.credits == 1000


def test_rueckrufaktion_is_bought_off_for_1000_credits() -> None:
    duel = Duel([], ["panzerplatten"], hand=["rueckrufaktion"], their_hand=["pazaak"])
    duel.do("play rueckrufaktion")
    duel.do("choose panzerplatten")
    assert duel.why_not("pay", seat=1) == "FS-ABILITY-03"
    duel.they("cash pazaak")
    duel.they("pay")
    assert duel.them.credits == 0
    assert duel.me.credits == 0  # nobody gets them
    assert not duel.theirs("panzerplatten").face_down


def test_rueckrufaktion_needs_cheap_equipment() -> None:
    duel = Duel([], ["zwillingslaser", "drohne"], hand=["rueckrufaktion"])
    assert duel.why_not("play rueckrufaktion") == "FS-EVENT-05"


def test_marktforschung_puts_three_cards_back_in_order_and_turns_one_up() -> None:
    duel = Duel(hand=["marktforschung"], market=["drohne", "impulslaser", "nachbrenner", "funke"])
    duel.do("play marktforschung", "drohne", "impulslaser", "funke")
    duel.do("choose funke")
    assert duel.moves() == ["choose drohne", "choose impulslaser"]
    duel.do("choose impulslaser")
    [arranged] = duel.reported(MarketArranged)
    assert arranged.cards == ("funke", "impulslaser", "drohne")
    assert arranged.audience() == only(0)
    assert [item.card.id for item in duel.me.row] == ["funke"]
    assert [slot.name for slot in duel.me.market.top] == ["impulslaser", "drohne"]


def test_marktforschung_does_not_replace_the_reveal_of_the_turn() -> None:
    duel = Duel(hand=["marktforschung"], market=["drohne"], row=["funke"] * 3)
    duel.do("play marktforschung", "drohne")
    assert len(duel.reported(MarketRevealed)) == 1
    assert len(duel.reported(ItemDiscarded)) == 1  # the row was full
    assert duel.why_not("reveal") == "FS-MARKET-17"  # only because the deck is empty now


def test_notreparatur_repairs_armor_or_a_smaller_shield_with_a_four() -> None:
    broken: list[str | Part] = [
        Part("panzerplatten", face_down=True),
        Part("impulslaser", face_down=True),
    ]
    duel = Duel(broken, hand=["notreparatur"])
    duel.do("play notreparatur", 4)
    assert not duel.mine("panzerplatten").face_down
    assert duel.mine("impulslaser").face_down


def test_notreparatur_fails_with_a_three() -> None:
    duel = Duel([Part("leichter_deflektor", face_down=True)], hand=["notreparatur"])
    duel.do("play notreparatur", 3)
    assert [event.dice for event in duel.reported(DiceRolled)] == [(3,)]
    assert duel.mine("leichter_deflektor").face_down


def test_notreparatur_repairs_no_heavy_shield_but_may_be_played_in_an_opponents_turn() -> None:
    broken: list[str | Part] = [
        Part("kuppelschild", face_down=True),
        Part("mittlerer_deflektor", face_down=True),
    ]
    duel = Duel(GUN, [SHIP, *broken], their_hand=["notreparatur"], quiet=False)
    duel.do("attack raketenwerfer kreuzer_bastion 0 no", 1)
    duel.they("play notreparatur", 6)
    assert not duel.theirs("mittlerer_deflektor").face_down
    assert duel.theirs("mittlerer_deflektor").charge == 2
    assert duel.theirs("kuppelschild").face_down


def test_kurzschluss_takes_all_tokens_off_an_opposing_card() -> None:
    duel = Duel([], [Part("zwillingslaser", charge=3)], hand=["kurzschluss", "pazaak"])
    duel.do("play kurzschluss")
    duel.do("choose zwillingslaser")
    assert duel.theirs("zwillingslaser").charge == 0
    duel = Duel([], [Part("pendler_k7", charge=0)], hand=["kurzschluss"])
    assert duel.why_not("play kurzschluss") == "FS-EVENT-05"


def test_nachschub_draws_two_cards() -> None:
    duel = Duel(hand=["nachschub"], draw=["pazaak", "funkstille", "pazaak"])
    duel.do("play nachschub", "pazaak", "funkstille")
    assert duel.hand() == ["funkstille", "pazaak"]
    assert [event.audience() for event in duel.reported(CardDrawn)] == [only(0)] * 2


def test_ionensturm_lowers_everybodys_charge_rolls_until_the_own_next_turn() -> None:
    duel = Duel([Part(SHIP, charge=0)], [SHIP], hand=["ionensturm"])
    duel.do("play ionensturm")
    duel.do(f"charge {SHIP}", 5)
    assert [(event.modified, event.tokens) for event in duel.reported(GeneratorRolled)] == [(3, 1)]
    duel.do("end-turn", "nachschub")
    duel.they(f"charge {SHIP}", 1)
    assert [(event.modified, event.tokens) for event in duel.reported(GeneratorRolled)] == [(-1, 0)]
    duel.they("end-turn", "nachschub")
    assert duel.me.draw_discard == ["ionensturm"]
    assert not duel.state.laid


def test_logbuch_revision_shuffles_without_a_prize_for_the_opponent() -> None:
    duel = Duel(hand=["logbuch_revision"], draw=["pazaak"], draw_discard=["funkstille"])
    duel.do("play logbuch_revision")
    assert duel.me.draw.names() == ["funkstille", "pazaak"]
    assert duel.me.draw_discard == ["logbuch_revision"]
    assert len(duel.reported(PileShuffled)) == 1
    assert duel.asked == (0, "ActionPhase")


def test_wettrennen_pays_a_card_and_1000_credits_to_the_faster_ship() -> None:
    duel = Duel(["veloce_klasse"], hand=["wettrennen"])
    duel.do("play wettrennen", "nachschub")
    assert [(event.own, event.other) for event in duel.reported(SpeedCompared)] == [(5, 3)]
    assert duel.me.credits == 1000
    assert duel.hand() == ["nachschub"]


def test_wettrennen_pays_nothing_to_a_ship_that_is_not_faster() -> None:
    duel = Duel([], ["duca_klasse", "abfangdrohne"], hand=["wettrennen"])
    duel.do("play wettrennen")  # three against three; the fast drone is no ship
    assert [(event.own, event.other) for event in duel.reported(SpeedCompared)] == [(3, 3)]
    assert (duel.me.credits, duel.hand()) == (0, [])


def test_wettrennen_is_run_against_the_slowest_opposing_ship() -> None:
    fleet: list[str | Part] = ["veloce_klasse", Part("lastesel"), Part(SHIP, hangar=True)]
    duel = Duel(["pendler_k7"], fleet, hand=["wettrennen"])
    duel.do("play wettrennen", "nachschub")
    assert [(event.own, event.other) for event in duel.reported(SpeedCompared)] == [(3, 2)]
    assert (duel.hand(), duel.me.credits) == (["nachschub"], 1000)
    lost = Duel(["lastesel"], fleet, hand=["wettrennen"])
    lost.do("play wettrennen")  # as slow as the slowest of them
    assert (lost.hand(), lost.me.credits) == ([], 0)


@pytest.mark.parametrize("card", ["garantiekarte", "kurzschluss", "nachschub", "kopfgeld"])
def test_an_event_without_the_anytime_symbol_is_for_the_own_turn(card: str) -> None:
    broken = Part("panzerplatten", face_down=True)
    duel = Duel(GUN, [broken, "impulslaser"], their_hand=[card], quiet=False)
    duel.do("attack raketenwerfer pendler_k7 0 no", 1)
    assert duel.why_not(f"play {card}", seat=1) == "FS-TIMING-06"
    assert not duel.reported(EventPlayed)
