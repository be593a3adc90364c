"""The market: FS-MARKET."""

from __future__ import annotations

import pytest

from starboard.games.flagship.events import (
    ItemBought,
    ItemDiscarded,
    ItemRepaired,
    MarketRevealed,
    PileShuffled,
)
from starboard.testing import clause
from tests.flagship.duel import FILLER, SHIP, Duel, Part


def row(duel: Duel, seat: int = 0) -> list[str]:
    """The cards in a market row, the oldest first."""
    return [item.card.id for item in duel.side(seat).row]


@clause("FS-MARKET-01")
def test_each_player_has_an_own_market() -> None:
    duel = Duel(market=["drohne"], their_row=["impulslaser"], market_discard=["nachbrenner"])
    duel.reveals("drohne")
    assert (row(duel, 0), row(duel, 1)) == (["drohne"], ["impulslaser"])
    assert duel.them.market_discard == []


@clause("FS-MARKET-02")
def test_a_player_may_turn_up_the_top_card_of_the_market_deck() -> None:
    duel = Duel(market=["drohne", "impulslaser"], row=["nachbrenner"])
    duel.reveals("impulslaser")
    assert row(duel) == ["nachbrenner", "impulslaser"]
    assert duel.me.market.bag == ["drohne"]
    revealed = duel.mine("impulslaser")
    assert duel.reported(MarketRevealed) == [MarketRevealed("FS-MARKET-02", 0, revealed.id)]


@clause("FS-MARKET-02")
def test_only_one_card_is_turned_up_in_each_turn() -> None:
    duel = Duel(market=["drohne", "impulslaser", "nachbrenner"])
    duel.reveals("impulslaser")
    assert duel.why_not("reveal") == "FS-MARKET-02"
    assert "reveal" not in duel.moves()
    duel.ends_turn(FILLER)
    duel.ends_turn(FILLER, by=1)
    assert duel.why_not("reveal") == ""
    assert "reveal" in duel.moves()


@clause("FS-MARKET-02")
def test_turning_up_a_card_is_optional() -> None:
    duel = Duel(market=["drohne"])
    duel.ends_turn(FILLER)
    assert row(duel) == []


@clause("FS-MARKET-03")
def test_the_card_just_turned_up_can_be_bought_in_the_same_turn() -> None:
    duel = Duel(market=["drohne"], credits=1000)
    duel.reveals("drohne")
    duel.buys("drohne")
    assert row(duel) == []
    assert duel.mine("drohne").id in duel.me.items


@clause("FS-MARKET-04", "FS-MARKET-05")
def test_from_a_full_row_the_oldest_card_leaves_before_the_next_is_turned_up() -> None:
    duel = Duel(row=["drohne", "impulslaser", "nachbrenner"], market=["panzerplatten"])
    oldest = duel.mine("drohne").id
    duel.reveals("panzerplatten")
    assert row(duel) == ["impulslaser", "nachbrenner", "panzerplatten"]
    assert duel.me.market_discard == ["drohne"]
    assert duel.reported(ItemDiscarded) == [ItemDiscarded("FS-MARKET-05", 0, oldest)]


@clause("FS-MARKET-04", "FS-MARKET-05")
def test_a_third_card_pushes_nothing_out() -> None:
    duel = Duel(row=["drohne", "impulslaser"], market=["panzerplatten"])
    duel.reveals("panzerplatten")
    assert row(duel) == ["drohne", "impulslaser", "panzerplatten"]
    assert duel.me.market_discard == []


@clause("FS-MARKET-05")
@pytest.mark.parametrize(
    ("bought", "left"),
    [
        pytest.param(f"impulslaser {SHIP}", ["nachbrenner", "panzerplatten"], id="second"),
        pytest.param(f"nachbrenner {SHIP}", ["impulslaser", "panzerplatten"], id="youngest"),
    ],
)
@pytest.mark.parametrize("start", [None, (FILLER,)], ids=["in the turn", "from its start"])
def test_a_purchase_does_not_save_the_oldest_of_three(
    bought: str, left: list[str], start: tuple[str] | None
) -> None:
    full = ["drohne", "impulslaser", "nachbrenner"]
    duel = Duel(row=full, market=["panzerplatten"], start=start)
    duel.me.credits = 9000
    duel.do(f"buy {bought}")
    duel.reveals("panzerplatten")
    assert row(duel) == left
    assert duel.me.market_discard == ["drohne"]


@clause("FS-MARKET-05")
def test_if_the_oldest_of_three_was_bought_none_is_removed() -> None:
    full = ["drohne", "impulslaser", "nachbrenner"]
    duel = Duel(row=full, market=["panzerplatten"], credits=1000)
    duel.buys("drohne")
    duel.reveals("panzerplatten")
    assert row(duel) == ["impulslaser", "nachbrenner", "panzerplatten"]
    assert duel.me.market_discard == []


@clause("FS-MARKET-05")
def test_of_three_at_the_beginning_of_the_turn_only_one_goes() -> None:
    duel = Duel(
        hand=["marktforschung"],
        row=["drohne", "impulslaser", "nachbrenner"],
        market=["panzerplatten", "panzerplatten"],
        credits=9000,
    )
    duel.buys("impulslaser", onto=SHIP)
    duel.plays("marktforschung", "panzerplatten", "panzerplatten")
    duel.chooses("panzerplatten")
    assert (row(duel), duel.me.market_discard) == (["nachbrenner", "panzerplatten"], ["drohne"])
    duel.do("reveal")
    assert row(duel) == ["nachbrenner", "panzerplatten", "panzerplatten"]
    assert duel.me.market_discard == ["drohne"]


@clause("FS-MARKET-05")
def test_a_row_that_became_full_in_this_turn_loses_nothing_through_a_purchase() -> None:
    duel = Duel(
        hand=["marktforschung"],
        row=["drohne", "impulslaser"],
        market=["panzerplatten", "panzerplatten"],
        credits=9000,
    )
    duel.reveals("panzerplatten")
    duel.buys("impulslaser", onto=SHIP)
    duel.plays("marktforschung", "panzerplatten")
    assert row(duel) == ["drohne", "panzerplatten", "panzerplatten"]
    assert duel.me.market_discard == []


@clause("FS-MARKET-04")
def test_a_row_that_became_full_in_this_turn_has_no_room_for_one_more_card() -> None:
    duel = Duel(
        hand=["marktforschung"],
        row=["drohne", "impulslaser"],
        market=["panzerplatten", "nachbrenner"],
    )
    duel.reveals("panzerplatten")
    duel.plays("marktforschung", "nachbrenner")
    assert row(duel) == ["impulslaser", "panzerplatten", "nachbrenner"]
    assert duel.me.market_discard == ["drohne"]


@clause("FS-MARKET-05")
def test_a_full_row_of_an_earlier_turn_does_not_count() -> None:
    full = ["drohne", "impulslaser", "nachbrenner"]
    duel = Duel(row=full, market=["panzerplatten"], credits=9000)
    duel.buys("impulslaser", onto=SHIP)
    duel.ends_turn(FILLER)
    duel.ends_turn(FILLER, by=1)
    duel.reveals("panzerplatten")
    assert row(duel) == ["drohne", "nachbrenner", "panzerplatten"]
    assert duel.me.market_discard == []


@clause("FS-MARKET-05")
def test_in_matches_begun_under_the_first_rules_a_purchase_saves_the_oldest_card() -> None:
    full = ["drohne", "impulslaser", "nachbrenner"]
    duel = Duel(row=full, market=["panzerplatten"], credits=9000, rules=1)
    duel.buys("impulslaser", onto=SHIP)
    duel.reveals("panzerplatten")
    assert row(duel) == ["drohne", "nachbrenner", "panzerplatten"]


@clause("FS-MARKET-05")
def test_without_a_card_turned_up_nothing_is_removed() -> None:
    full = ["drohne", "impulslaser", "nachbrenner"]
    duel = Duel(row=full)
    assert duel.why_not("reveal") == "FS-MARKET-17"
    duel.ends_turn(FILLER)
    assert row(duel) == full


@clause("FS-MARKET-05")
def test_an_effect_that_turns_up_a_card_follows_the_same_rule() -> None:
    full = ["drohne", "impulslaser", "nachbrenner"]
    duel = Duel(hand=["marktforschung"], row=full, market=["panzerplatten"])
    duel.plays("marktforschung", "panzerplatten")
    assert row(duel) == ["impulslaser", "nachbrenner", "panzerplatten"]
    assert duel.me.market_discard == ["drohne"]
    assert duel.me.revealed != duel.state.turn  # the card of this turn can still be turned up


@clause("FS-MARKET-05", "FS-MARKET-04")
def test_with_an_empty_market_deck_an_effect_turns_nothing_up() -> None:
    full = ["drohne", "impulslaser", "nachbrenner"]
    duel = Duel(hand=["marktforschung"], row=full)
    duel.plays("marktforschung")
    assert row(duel) == full
    assert not duel.reported(MarketRevealed)


@clause("FS-MARKET-06")
def test_a_bought_card_goes_from_the_row_to_its_place_and_leaves_a_gap() -> None:
    duel = Duel(
        row=["drohne", "impulslaser", "nachbrenner"], market=["panzerplatten"], credits=1500
    )
    bought = duel.mine("impulslaser").id
    duel.buys("impulslaser", onto=SHIP)
    assert row(duel) == ["drohne", "nachbrenner"]
    assert duel.me.items[bought].base == duel.me.ship
    assert duel.hand() == []
    told = ItemBought("FS-MARKET-06", 0, bought, 1000, duel.me.ship)
    assert duel.reported(ItemBought) == [told]
    assert not duel.reported(ItemDiscarded)
    assert duel.me.credits == 500


@clause("FS-MARKET-07")
def test_a_player_may_buy_several_items_per_turn() -> None:
    duel = Duel(row=["drohne", "impulslaser"], credits=2000)
    duel.buys("drohne")
    duel.buys("impulslaser", onto=SHIP)
    assert row(duel) == []
    assert duel.me.credits == 0


@clause("FS-MARKET-08")
def test_nobody_buys_from_another_player_s_market() -> None:
    duel = Duel(their_row=["drohne"], credits=9000)
    assert duel.why_not("buy drohne -") == "FS-MARKET-08"
    assert not [move for move in duel.moves() if move.startswith("buy")]


@clause("FS-MARKET-09")
def test_equipment_needs_a_unit_with_a_slot_of_its_kind() -> None:
    duel = Duel(["stachelrochen", "drittes_gelege"], row=["leichter_deflektor"], credits=9000)
    assert duel.why_not("buy leichter_deflektor stachelrochen") == "FS-MARKET-09"
    duel = Duel(["drittes_gelege"], row=["leichter_deflektor"], credits=9000)
    assert duel.why_not(f"buy leichter_deflektor {SHIP}") == ""


@clause("FS-MARKET-09")
def test_equipment_cannot_be_put_onto_something_that_is_no_unit() -> None:
    duel = Duel(["zwillingslaser"], row=["impulslaser"], credits=9000)
    assert duel.why_not("buy impulslaser zwillingslaser") == "FS-MARKET-09"


@clause("FS-MARKET-10")
def test_a_unit_with_too_few_slots_in_all_cannot_take_the_equipment() -> None:
    duel = Duel(row=["railkanone"], credits=9000)
    assert duel.why_not(f"buy railkanone {SHIP}") == "FS-MARKET-10"
    duel = Duel(["zusatzrahmen"], row=["railkanone"], credits=9000)  # one more weapon slot
    assert duel.why_not(f"buy railkanone {SHIP}") == ""


@clause("FS-MARKET-10", "FS-MARKET-14")
def test_equipment_in_the_way_is_replaced() -> None:
    duel = Duel(["zwillingslaser"], row=["impulslaser"], credits=1000)
    old = duel.mine("zwillingslaser").id
    duel.buys("impulslaser", onto=SHIP)
    assert duel.me.market_discard == ["zwillingslaser"]
    assert duel.reported(ItemDiscarded) == [ItemDiscarded("FS-MARKET-14", 0, old)]
    assert duel.mine("impulslaser").base == duel.me.ship
    assert not duel.items("zwillingslaser")


@clause("FS-MARKET-10")
def test_with_enough_free_slots_nothing_is_replaced() -> None:
    duel = Duel(["kreuzer_bastion", "zwillingslaser"], row=["railkanone"], credits=3000)
    duel.buys("railkanone", onto="kreuzer_bastion")  # needs two of the two free slots
    assert duel.me.market_discard == []
    assert duel.asked == (0, "ActionPhase")


@clause("FS-MARKET-10")
def test_equipment_of_another_slot_kind_is_not_in_the_way() -> None:
    duel = Duel(["panzerplatten", "nachbrenner"], row=["impulslaser"], credits=1000)
    duel.buys("impulslaser", onto=SHIP)
    assert duel.me.market_discard == []


@clause("FS-MARKET-10")
def test_the_player_chooses_what_to_give_up_and_no_more_than_needed() -> None:
    full = ["kreuzer_bastion", "zwillingslaser", "raketenwerfer", "impulslaser"]
    duel = Duel(full, row=["impulslaser"], credits=1000)
    new = duel.me.row[0].id
    duel.buys(new, onto="kreuzer_bastion")
    assert duel.asked == (0, "MakeRoom")
    assert duel.moves() == [
        "give-up zwillingslaser",
        "give-up raketenwerfer",
        "give-up impulslaser",
    ]
    assert duel.why_not("give-up zwillingslaser+raketenwerfer") == "FS-MARKET-10"
    assert duel.why_not(f"give-up {new}") == "FS-MARKET-10"
    assert duel.why_not("give-up -") == "FS-MARKET-10"
    duel.do("give-up raketenwerfer")
    assert duel.me.market_discard == ["raketenwerfer"]
    assert new in duel.me.items
    assert duel.asked == (0, "ActionPhase")


@clause("FS-MARKET-10")
def test_heavy_equipment_may_take_the_place_of_several_light_ones() -> None:
    full = ["kreuzer_bastion", "zwillingslaser", "raketenwerfer", "impulslaser"]
    duel = Duel(full, row=["railkanone"], credits=3000)
    duel.buys("railkanone", onto="kreuzer_bastion")
    assert duel.moves() == [
        "give-up zwillingslaser+raketenwerfer",
        "give-up zwillingslaser+impulslaser",
        "give-up raketenwerfer+impulslaser",
    ]
    duel.do("give-up zwillingslaser+impulslaser")
    assert duel.me.market_discard == ["zwillingslaser", "impulslaser"]


@clause("FS-MARKET-10")
def test_a_heavy_item_is_given_up_whole_even_if_one_slot_would_do() -> None:
    full = ["kreuzer_bastion", "railkanone", "zwillingslaser"]
    duel = Duel(full, row=["impulslaser"], credits=1000)
    duel.buys("impulslaser", onto="kreuzer_bastion")
    assert duel.moves() == ["give-up railkanone", "give-up zwillingslaser"]
    duel.do("give-up railkanone")
    assert duel.me.market_discard == ["railkanone"]


@clause("FS-MARKET-11")
def test_equipment_belongs_to_one_unit_and_slots_are_counted_per_unit() -> None:
    mine = ["rico_furioso", "zwillingslaser", "frabbianischer_jaeger"]
    duel = Duel(mine, row=["impulslaser"], credits=1000)
    duel.buys("impulslaser", onto="frabbianischer_jaeger")
    assert duel.mine("impulslaser").base == duel.mine("frabbianischer_jaeger").id
    assert duel.mine("zwillingslaser").base == duel.me.ship
    assert duel.me.market_discard == []


@clause("FS-MARKET-11")
def test_equipment_cannot_be_placed_next_to_nothing() -> None:
    duel = Duel(row=["impulslaser"], credits=1000)
    assert duel.why_not("buy impulslaser -") == "FS-MARKET-11"
    assert duel.why_not(f"buy impulslaser {duel.them.ship}") == "FS-MARKET-11"


@clause("FS-MARKET-11")
def test_equipment_cannot_be_placed_next_to_a_destroyed_unit() -> None:
    wreck = Part("frabbianischer_jaeger", face_down=True)
    duel = Duel(["rico_furioso", wreck], row=["impulslaser"], credits=1000)
    assert duel.why_not("buy impulslaser frabbianischer_jaeger") == "FS-MARKET-11"


@clause("FS-MARKET-11")
def test_a_unit_stands_by_itself() -> None:
    duel = Duel(row=["drohne"], credits=1000)
    assert duel.why_not(f"buy drohne {SHIP}") == "FS-MARKET-11"
    assert duel.why_not("buy drohne -") == ""


@clause("FS-MARKET-12")
def test_an_additional_ship_needs_a_fleet_license() -> None:
    duel = Duel(row=["lastesel"], credits=9000)
    assert duel.why_not("buy lastesel -") == "FS-MARKET-12"
    duel.lay("flottenlizenz", owner=1)
    assert duel.why_not("buy lastesel -") == "FS-MARKET-12"  # not mine
    duel.lay("flottenlizenz", owner=0)
    assert duel.why_not("buy lastesel -") == ""


@clause("FS-MARKET-12")
def test_a_card_with_a_similar_effect_will_do() -> None:
    duel = Duel(["admiralspatent"], row=["lastesel"], credits=9000)
    duel.buys("lastesel")
    assert duel.mine("lastesel").id in duel.me.items


@clause("FS-MARKET-13")
def test_units_that_are_not_ships_are_bought_without_restriction() -> None:
    duel = Duel(["drohne"], row=["drohne", "drohne", "abfangdrohne"], credits=9000)
    for item in list(duel.me.row):
        duel.buys(item.id)
    assert len(duel.state.units(0)) == 5


@clause("FS-MARKET-14")
def test_a_replaced_item_takes_everything_attached_to_it_to_the_market_discard() -> None:
    duel = Duel(["zwillingslaser", "zielcomputer", "koppelverstaerker"], row=["impulslaser"])
    duel.me.credits = 1000
    gone = [duel.mine(card).id for card in ("koppelverstaerker", "zielcomputer", "zwillingslaser")]
    duel.buys("impulslaser", onto=SHIP)
    assert duel.me.market_discard == ["koppelverstaerker", "zielcomputer", "zwillingslaser"]
    told = [ItemDiscarded("FS-MARKET-14", 0, item) for item in gone]
    assert duel.reported(ItemDiscarded) == told


@clause("FS-MARKET-15")
def test_a_bought_item_gets_its_initial_charge() -> None:
    duel = Duel(row=["raketenwerfer"], credits=1500)
    duel.buys("raketenwerfer", onto=SHIP)
    assert duel.mine("raketenwerfer").charge == 3


@clause("FS-MARKET-15", "FS-MARKET-06")
def test_a_revealed_item_has_no_charge_before_it_is_bought() -> None:
    duel = Duel(market=["drohne"], credits=1000)
    duel.reveals("drohne")
    assert duel.mine("drohne").charge == 0
    duel.buys("drohne")
    assert duel.mine("drohne").charge == 1


@clause("FS-MARKET-16")
def test_a_repaired_item_gets_its_initial_charge() -> None:
    duel = Duel([Part("raketenwerfer", face_down=True)], hand=["garantiekarte"])
    duel.plays("garantiekarte")
    launcher = duel.mine("raketenwerfer")
    assert (launcher.face_down, launcher.charge) == (False, 3)
    assert duel.reported(ItemRepaired) == [ItemRepaired("FS-DESTROY-02", 0, launcher.id)]


@clause("FS-MARKET-16")
def test_an_item_put_into_play_by_an_effect_gets_its_initial_charge() -> None:
    duel = Duel(hand=["haendler"], market_discard=["raketenwerfer"])
    duel.plays("haendler")
    assert duel.mine("raketenwerfer").charge == 3


@clause("FS-MARKET-17")
def test_an_empty_market_deck_may_be_renewed_without_a_prize_for_anybody() -> None:
    duel = Duel(market_discard=["impulslaser", "drohne"])
    assert duel.why_not("reveal") == "FS-MARKET-17"
    duel.do("shuffle-market")
    assert duel.me.market.bag == ["drohne", "impulslaser"]
    assert duel.me.market_discard == []
    assert duel.reported(PileShuffled) == [PileShuffled("FS-MARKET-17", 0, "market")]
    assert duel.asked == (0, "ActionPhase")
    assert duel.why_not("claim", seat=1) == "FS-DRAW-08"
    assert duel.why_not("reveal") == ""


@clause("FS-MARKET-17")
def test_a_market_deck_with_cards_in_it_is_not_renewed() -> None:
    duel = Duel(market=["drohne"], market_discard=["impulslaser"])
    assert duel.why_not("shuffle-market") == "FS-MARKET-17"
    assert "shuffle-market" not in duel.moves()


@clause("FS-MARKET-17")
def test_with_both_piles_empty_there_is_no_reveal() -> None:
    duel = Duel()
    assert duel.why_not("shuffle-market") == "FS-MARKET-17"
    assert duel.why_not("reveal") == "FS-MARKET-17"
    assert duel.moves() == ["charge pendler_k7", "end-turn"]


@clause("FS-MARKET-17")
def test_the_market_deck_can_be_renewed_in_a_later_turn() -> None:
    duel = Duel(market_discard=["drohne"])
    duel.ends_turn(FILLER)
    assert duel.me.market_discard == ["drohne"]
    duel.ends_turn(FILLER, by=1)
    assert "shuffle-market" in duel.moves()
