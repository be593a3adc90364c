"""Credits and item cards: FS-CREDIT and FS-ITEM."""

from __future__ import annotations

from starboard.games.flagship.events import (
    CardDiscarded,
    CreditsGained,
    CreditsLapsed,
    CreditsPaid,
    ItemBought,
    ItemEntered,
)
from starboard.testing import clause
from tests.flagship.duel import FILLER, SHIP, Duel, Part

SYNDICATE = "der_buchhalter"


@clause("FS-CREDIT-01")
def test_credits_buy_items() -> None:
    duel = Duel(row=["impulslaser"], credits=1000)
    duel.buys("impulslaser", onto=SHIP)
    assert duel.me.credits == 0
    assert duel.reported(CreditsPaid) == [CreditsPaid("FS-CREDIT-06", 0, 1000)]


@clause("FS-CREDIT-01")
def test_credits_pay_for_effects_of_cards() -> None:
    duel = Duel([SYNDICATE], hand=["feindliche_uebernahme"], credits=6500)
    duel.plays("feindliche_uebernahme")
    assert duel.me.credits == 500
    assert duel.reported(CreditsPaid) == [CreditsPaid("FS-ABILITY-03", 0, 6000)]


@clause("FS-CREDIT-01", "FS-CREDIT-06")
def test_an_effect_that_cannot_be_paid_in_full_cannot_be_used() -> None:
    duel = Duel([SYNDICATE], hand=["feindliche_uebernahme"], credits=5999)
    assert duel.why_not("play feindliche_uebernahme") == "FS-ABILITY-03"
    duel.me.credits = 6000
    assert duel.why_not("play feindliche_uebernahme") == ""


@clause("FS-CREDIT-01")
def test_what_costs_nothing_is_not_paid_for() -> None:
    duel = Duel(hand=["pazaak"], credits=1500, their_credits=500)
    duel.plays("pazaak", 1, 1, 6, 6, FILLER, FILLER)
    assert not duel.reported(CreditsPaid)
    assert (duel.me.credits, duel.them.credits) == (1500, 500)


@clause("FS-CREDIT-02", "FS-CREDIT-07")
def test_discarding_a_hand_card_gives_the_credits_shown_on_it() -> None:
    duel = Duel(hand=["flottenlizenz"])
    duel.cashes("flottenlizenz")
    assert duel.me.credits == 2000
    told = CardDiscarded("FS-EVENT-07", 0, "flottenlizenz", 2000)
    assert duel.reported(CardDiscarded) == [told]


@clause("FS-CREDIT-02", "FS-CREDIT-07", "FS-CREDIT-04")
def test_an_effect_can_give_the_credits_shown_on_it() -> None:
    duel = Duel(hand=["sofortkredit"], their_credits=100)
    duel.plays("sofortkredit")
    assert duel.me.credits == 5000
    assert duel.them.credits == 100
    assert duel.reported(CreditsGained) == [CreditsGained("FS-CREDIT-04", 0, 5000)]


@clause("FS-CREDIT-03")
def test_credits_of_one_turn_add_up_whatever_they_come_from() -> None:
    duel = Duel([SYNDICATE], hand=["flottenlizenz", "forza_frabiana"], start=[FILLER])
    (gained,) = duel.reported(CreditsGained)  # the effect of the pilot
    assert (gained.amount, duel.me.credits) == (1000, 1000)
    duel.cashes("flottenlizenz")
    assert duel.me.credits == 3000
    duel.cashes("forza_frabiana")
    assert duel.me.credits == 5500


@clause("FS-CREDIT-03")
def test_the_credits_of_an_effect_are_added_to_the_pool() -> None:
    duel = Duel(hand=["sofortkredit"], credits=1000)
    duel.plays("sofortkredit")
    assert duel.me.credits == 6000


@clause("FS-CREDIT-04")
def test_gained_credits_can_be_spent_in_this_turn() -> None:
    duel = Duel(["kreuzer_bastion"], hand=["sofortkredit"], row=["kuppelschild"])
    assert duel.why_not("buy kuppelschild kreuzer_bastion") == "FS-CREDIT-06"
    duel.plays("sofortkredit")
    duel.buys("kuppelschild", onto="kreuzer_bastion")
    assert duel.me.credits == 1000


@clause("FS-CREDIT-05")
def test_what_is_left_after_a_purchase_is_usable_in_this_turn_and_gone_after_it() -> None:
    duel = Duel(["kreuzer_bastion"], row=["railkanone", "zielcomputer"], credits=4000)
    duel.buys("railkanone", onto="kreuzer_bastion")
    assert duel.me.credits == 1000
    assert duel.why_not("buy zielcomputer railkanone") == ""
    duel.ends_turn(FILLER)
    assert duel.me.credits == 0
    assert duel.reported(CreditsLapsed) == [CreditsLapsed("FS-CREDIT-05", 0, 1000)]


@clause("FS-CREDIT-05")
def test_every_pool_lapses_at_the_end_of_every_turn() -> None:
    duel = Duel(their_hand=["flottenlizenz"], credits=500)
    duel.cashes("flottenlizenz", by=1)  # in the opponent's turn
    assert duel.them.credits == 2000
    duel.ends_turn(FILLER)
    assert (duel.me.credits, duel.them.credits) == (0, 0)
    assert duel.reported(CreditsLapsed) == [
        CreditsLapsed("FS-CREDIT-05", 0, 500),
        CreditsLapsed("FS-CREDIT-05", 1, 2000),
    ]


@clause("FS-CREDIT-05")
def test_an_empty_pool_does_not_lapse() -> None:
    duel = Duel()
    duel.ends_turn(FILLER)
    assert (duel.me.credits, duel.them.credits) == (0, 0)
    assert not duel.reported(CreditsLapsed)


@clause("FS-CREDIT-05")
def test_what_lasts_until_the_end_of_the_turn_ends_with_the_credits() -> None:
    duel = Duel([SYNDICATE], hand=["insiderhandel", "kopfgeld"], row=["impulslaser"], credits=0)
    duel.plays("insiderhandel")  # everything is 1000 cheaper in this turn
    duel.plays("kopfgeld")
    assert duel.why_not(f"buy impulslaser {SHIP}") == ""
    duel.ends_turn(FILLER)
    assert not duel.state.lasting
    assert not duel.state.promises
    assert duel.state.active == 1


@clause("FS-CREDIT-06")
def test_the_price_must_be_paid_in_full() -> None:
    duel = Duel(row=["impulslaser"], credits=999)
    assert duel.why_not(f"buy impulslaser {SHIP}") == "FS-CREDIT-06"
    assert f"buy impulslaser {SHIP}" not in duel.moves()
    assert duel.me.credits == 999
    duel.me.credits = 1000
    assert duel.why_not(f"buy impulslaser {SHIP}") == ""
    assert f"buy impulslaser {SHIP}" in duel.moves()


@clause("FS-CREDIT-06", "FS-MARKET-08")
def test_credits_alone_do_not_buy_what_may_not_come_into_play() -> None:
    duel = Duel(row=["rebellen_jaeger"], credits=9000)
    assert duel.why_not("buy rebellen_jaeger -") == "FS-FACTION-07"


@clause("FS-CREDIT-06")
def test_a_cost_in_cards_must_be_paid_in_full() -> None:
    broken = Part("zwillingslaser", face_down=True)
    duel = Duel(["schrauber_jon", broken])
    assert duel.why_not("use schrauber_jon 0") == "FS-ABILITY-03"
    duel = Duel(["schrauber_jon", broken], hand=[FILLER])
    assert duel.why_not("use schrauber_jon 0") == ""


@clause("FS-CREDIT-06")
def test_a_cost_in_charge_tokens_must_be_paid_in_full() -> None:
    duel = Duel([Part("mira_ohnenamen", charge=1)], [Part("zwillingslaser", charge=1)])
    assert duel.why_not("use mira_ohnenamen 0") == "FS-ABILITY-03"
    duel.mine("mira_ohnenamen").charge = 2
    assert duel.why_not("use mira_ohnenamen 0") == ""


@clause("FS-CREDIT-07")
def test_only_the_owner_receives_what_a_discarded_card_shows() -> None:
    duel = Duel(their_hand=["flottenlizenz"])
    duel.cashes("flottenlizenz", by=1)
    assert (duel.me.credits, duel.them.credits) == (0, 2000)


@clause("FS-CREDIT-08")
def test_an_amount_is_what_the_card_says() -> None:
    duel = Duel(
        [SYNDICATE, "schuldeneintreiber"], hand=["sofortkredit"], row=["impulslaser"], credits=1500
    )
    duel.plays("sofortkredit")
    duel.buys("impulslaser", onto="schuldeneintreiber")
    assert duel.me.credits == 1500 + 5000 - 1000


@clause("FS-ITEM-01")
def test_a_bought_item_lies_on_the_field_and_never_in_a_hand() -> None:
    duel = Duel(row=["impulslaser"], credits=1000)
    duel.buys("impulslaser", onto=SHIP)
    assert duel.hand() == []
    assert [item.card.id for item in duel.me.items.values()][-1] == "impulslaser"


@clause("FS-ITEM-01")
def test_a_revealed_item_lies_in_the_market_and_never_in_a_hand() -> None:
    duel = Duel(market=["impulslaser"])
    duel.reveals("impulslaser")
    assert duel.hand() == []
    assert [item.card.id for item in duel.me.row] == ["impulslaser"]


@clause("FS-ITEM-02")
def test_an_item_is_acquired_for_the_price_shown_on_it() -> None:
    duel = Duel(row=["zwillingslaser"], credits=5000)
    duel.buys("zwillingslaser", onto=SHIP)
    bought = duel.mine("zwillingslaser").id
    ship = duel.me.ship
    assert duel.reported(ItemBought) == [ItemBought("FS-MARKET-06", 0, bought, 2000, ship)]
    assert duel.me.credits == 3000


@clause("FS-ITEM-02")
def test_an_effect_can_bring_an_item_into_play_without_a_price() -> None:
    duel = Duel(hand=["haendler", FILLER], market_discard=["impulslaser", "drohne"], credits=100)
    duel.plays("haendler")
    assert duel.asked == (0, "PutCard")
    assert duel.why_not("buy zwillingslaser -") == "FS-ITEM-02"
    duel.buys("drohne")
    drone = duel.mine("drohne")
    assert duel.me.credits == 100
    assert duel.me.market_discard == ["impulslaser"]
    assert duel.reported(ItemEntered) == [ItemEntered("FS-ITEM-02", 0, drone.id, "")]
    assert drone.charge == 1


@clause("FS-ITEM-02")
def test_a_card_put_into_play_out_of_the_market_row_leaves_the_row() -> None:
    duel = Duel(
        ["rico_furioso"],
        hand=["eskorte_der_herzogin", FILLER],
        row=["drohne", "frabbianischer_jaeger", "frabbianischer_jaeger"],
    )
    second = duel.me.row[2].id
    duel.plays("eskorte_der_herzogin")
    duel.buys(second)
    assert [item.card.id for item in duel.me.row] == ["drohne", "frabbianischer_jaeger"]
    assert second in duel.me.items


@clause("FS-ITEM-02")
def test_what_is_put_into_play_still_has_to_fit() -> None:
    duel = Duel(
        hand=["haendler", FILLER], market_discard=["rebellen_jaeger", "mittlerer_deflektor"]
    )
    duel.plays("haendler")
    assert duel.asked == (0, "ActionPhase")  # neither the faction nor the slots allow it
    assert duel.me.draw_discard == ["haendler"]


@clause("FS-ITEM-02")
def test_a_player_can_be_refused_a_card_that_does_not_fit() -> None:
    duel = Duel(hand=["haendler", FILLER], market_discard=["rebellen_jaeger", "drohne"])
    duel.plays("haendler")
    assert duel.why_not("buy rebellen_jaeger -") == "FS-FACTION-07"
    assert duel.moves()[0] == "buy drohne -"
