"""Rules and cards that meet where nobody looks: costs, redirected attacks, eliminated players."""

from __future__ import annotations

import msgspec
import pytest

from starboard.errors import BadInput
from starboard.games.flagship import GAME
from starboard.games.flagship.cards.deck_text import encode_deck
from starboard.games.flagship.cards.starters import starter_decks
from starboard.games.flagship.cards.vocabulary import OnCharge
from starboard.games.flagship.events import AbilityTriggered, PileShuffled
from starboard.games.flagship.windows import Between, could_act
from starboard.kernel import Forced, Slot, only
from starboard.kernel.loop import advance, choice_of, why_not
from starboard.kernel.registry import start
from starboard.testing import clause
from starboard.text import texts_for
from tests.flagship.duel import FILLER, Duel, Part

WRECK = Part("panzerplatten", face_down=True)
REBELS = ["funke", "schrauber_jon", WRECK]


# ------------------------------------------------------------------------- decks without a ship


def bare_deck() -> str:
    """The code of a starter deck that does not say what its main ship is."""
    rebels = starter_decks()["rebels"]
    return encode_deck(msgspec.structs.replace(rebels, main_ship=(), market=rebels.items))


@clause("FS-BUILD-01", "FS-BUILD-02")
def test_with_ready_ships_whoever_has_no_main_ship_in_the_deck_builds_one() -> None:
    options = {"decks": [bare_deck(), "syndicate"], "ready_ships": True}
    match = start(GAME, seats=2, seed="a", options=options)
    assert match.to_act == (0,)
    for move in ("pick schrauber_jon", "pick funke", "ready"):
        match.play(0, move)
    assert [len(player.items) for player in match.state.players] == [2, 5]
    assert match.state.turn == 1


@clause("FS-BUILD-02", "FS-BUILD-09")
def test_a_main_ship_that_was_built_in_secret_is_imagined_with_ship_and_pilot() -> None:
    match = start(GAME, seats=2, seed="a", options={"decks": [bare_deck(), "syndicate"]})
    for move in ("pick schrauber_jon", "pick funke", "ready"):
        match.play(0, move)
    parts = [GAME.content(None)[name] for name in match.imagine(1, 3).state.players[0].draft.names]
    assert [(card.is_pilot, card.is_ship) for card in parts] == [(True, False), (False, True)]


# ------------------------------------------------------------------------- costs in hand cards


@clause("FS-ABILITY-03", "FS-EVENT-08")
def test_a_card_that_a_cost_needs_cannot_be_discarded_for_credits_instead() -> None:
    duel = Duel(REBELS, hand=[FILLER])
    duel.uses("schrauber_jon")
    assert duel.moves() == [f"drop {FILLER}"]


@clause("FS-TIMING-05", "FS-ABILITY-03")
def test_while_a_cost_is_paid_only_what_it_does_not_need_may_be_discarded_for_credits() -> None:
    duel = Duel(REBELS, hand=["geborgtes_ersatzteil", "pazaak", FILLER], their_hand=[FILLER])
    duel.plays("geborgtes_ersatzteil")
    duel.cashes("pazaak")
    assert duel.moves() == [f"drop {FILLER}"]
    assert duel.moves(seat=1) == [f"cash {FILLER}"]


@clause("FS-ABILITY-03")
def test_a_refusal_names_the_cards_to_discard_without_the_played_one() -> None:
    duel = Duel(REBELS, hand=["geborgtes_ersatzteil"])
    refused = why_not_of(duel, "play geborgtes_ersatzteil")
    assert refused == ("not-enough-cards", {"needs": 1})


# ------------------------------------------------------------------------- attacks that turn


@clause("FS-DICE-10")
def test_an_attack_that_was_drawn_onto_a_locked_unit_uses_the_lock_up() -> None:
    duel = Duel(
        [Part("raketenwerfer", charge=3)],
        ["drohne"],
        hand=["zielerfassung"],
        their_hand=["ablenkungsmanoever"],
    )
    duel.plays("zielerfassung")
    duel.chooses("drohne")
    duel.attacks("raketenwerfer", roll=6)
    duel.plays("ablenkungsmanoever", by=1)
    duel.evades(6, 6)
    duel.attacks("raketenwerfer", "drohne", roll=6)
    assert choice_of(duel.state, 1).question(duel.state)["evade"] == "6+"


@clause("FS-DICE-05", "FS-EVENT-05")
def test_two_overloads_hold_for_one_charge_each() -> None:
    duel = Duel(["schwarmkern", "drittes_gelege", "chitinmembran"], hand=["ueberlastung"] * 2)
    duel.plays("ueberlastung")
    duel.plays("ueberlastung")
    duel.charges("chitinmembran", roll=(4, 2))
    assert [type(lasting.effect) for lasting in duel.state.lasting] == [OnCharge]
    duel.charges("schwarmkern", roll=(1, 2))
    assert duel.state.lasting == []


# ------------------------------------------------------------------------- eliminated players


@clause("FS-PRIZE-04", "FS-MULTI-01")
def test_a_bounty_also_counts_for_a_main_ship() -> None:
    duel = Duel([Part("raketenwerfer", charge=3)], others=[()], hand=["kopfgeld"])
    duel.plays("kopfgeld")
    duel.hit("raketenwerfer", duel.them.ship)
    duel.takes_prize()
    assert duel.asked == (0, "PrizeOffer")
    duel.takes_prize()
    assert len(duel.me.prizes) == 4


@clause("FS-ABILITY-02", "FS-MULTI-01")
def test_a_ship_is_paid_for_destroying_a_main_ship() -> None:
    duel = Duel(["schuldeneintreiber", "der_buchhalter", "raketenwerfer"], others=[()])
    duel.hit("raketenwerfer", duel.them.ship)
    duel.do("pass")
    assert duel.me.credits == 1000


@clause("FS-MULTI-01", "FS-ATTACK-02")
def test_what_held_for_one_attack_is_used_up_although_it_ended_the_turn() -> None:
    rebels = ["funke", "mira_ohnenamen", Part("raketenwerfer", charge=3)]
    duel = Duel(
        theirs=rebels, others=[()], their_hand=["hinterhalt"], market=["drohne"], quiet=False
    )
    duel.reveals("drohne")
    duel.plays("hinterhalt", by=1)
    duel.attacks("raketenwerfer", duel.me.ship, roll=6, by=1)
    duel.they("pass", FILLER)
    assert duel.me.out
    assert duel.state.lasting == []


@clause("FS-MULTI-01", "FS-TIMING-04")
def test_a_volley_that_eliminates_the_active_player_still_reaches_its_second_target() -> None:
    swarm = ["stachelrochen", "drittes_gelege", Part("stachelsalve", charge=4)]
    duel = Duel(theirs=swarm, others=[["drohne"]], market=["drohne"], quiet=False)
    duel.reveals("drohne")
    drone = duel.item("drohne", 2)
    duel.attacks("stachelsalve", f"{duel.me.ship}+{drone.id}", roll=6, by=1)
    duel.do("pass")
    duel.takes_prize(by=1)
    assert duel.asked == (2, "Evasion")
    duel.play(2, "pass", FILLER)
    assert drone.face_down
    assert not duel.state.blows
    assert duel.asked == (1, "ActionPhase")


@clause("FS-MULTI-01", "FS-PRIZE-03")
def test_whoever_gives_up_does_not_take_the_prize_of_another_player_along() -> None:
    duel = Duel(["railkanone"], ["raketenwerfer"], [()], market=["drohne"], quiet=False)
    duel.leave_prizes(1, 1)
    duel.reveals("drohne")
    duel.hit("raketenwerfer", duel.me.ship, seat=1)
    assert duel.asked == (1, "PrizeOffer")
    GAME.concede(duel.state, 0, Forced())
    advance(GAME, duel.state, Forced())
    duel.takes_prize(by=1)
    assert duel.state.outcome is not None
    assert duel.state.outcome.won == (1,)


# ------------------------------------------------------------------------- cards


@clause("FS-FACTION-10", "FS-FACTION-12")
def test_a_straw_man_does_not_keep_itself_when_the_faction_changes() -> None:
    duel = Duel(
        ["der_buchhalter", "schuldscheinwerfer"],
        hand=["strohmann"],
        row=["schrauber_jon"],
        credits=1500,
    )
    duel.plays("strohmann")
    duel.chooses("syndicate")
    duel.buys("schrauber_jon")
    assert duel.state.laid == []
    assert duel.me.market_discard == ["der_buchhalter", "schuldscheinwerfer"]


@clause("FS-EVENT-05", "FS-TIMING-05")
def test_nobody_pays_for_a_card_that_was_discarded_before_it_could_be_pointed_at() -> None:
    duel = Duel(hand=["spaehsonde"], their_hand=[FILLER], their_draw=["funkstille"], credits=1000)
    duel.plays("spaehsonde")
    duel.they(f"cash {FILLER}", 5)
    assert duel.asked == (0, "ActionPhase")
    assert duel.me.credits == 1000


@clause("FS-TIMING-03", "FS-EVENT-05")
def test_units_that_have_gone_underground_are_no_targets_of_texts_either() -> None:
    duel = Duel(
        ["rico_furioso"],
        ["funke", "schrauber_jon", "drohne", "impulslaser"],
        hand=["zielerfassung", "kurzschluss", "duell_der_ehre"],
        their_hand=["untertauchen"],
        their_draw=(),
    )
    duel.state.push(Between((1,), (1,)))
    duel.plays("untertauchen", by=1)
    assert duel.why_not("play zielerfassung") == "FS-EVENT-05"
    duel.plays("kurzschluss")
    assert duel.moves()[0] == "choose impulslaser"
    duel.chooses("impulslaser")
    duel.plays("duell_der_ehre")
    duel.chooses("seat.1", 6, 6, 1, 1)
    assert duel.asked == (0, "ActionPhase")


@clause("FS-ABILITY-04")
def test_a_brood_chamber_without_a_broodling_is_not_used_and_nobody_is_asked() -> None:
    swarm = ["schwarmkern", "drittes_gelege", Part("brutkammer", charge=4)]
    duel = Duel(swarm, market_discard=["drohne"])
    assert duel.why_not("use brutkammer 0") == "FS-ABILITY-04"
    assert not could_act(duel.state, 0)


@clause("FS-DRAW-05")
def test_a_card_that_is_pointed_at_still_counts_as_a_hand_card() -> None:
    duel = Duel(hand=["spaehsonde"], their_hand=["ausweichen", "pazaak"], credits=1000)
    duel.plays("spaehsonde")
    duel.chooses("seat.1", "ausweichen", 5)
    assert duel.asked == (0, "PayFor")
    assert GAME.face.seat_facts(duel.state, 1)["hand"] == 2


@clause("FS-MULTI-01")
def test_a_card_that_was_pointed_at_leaves_with_its_player() -> None:
    duel = Duel(others=[()], hand=["spaehsonde"], their_hand=["ausweichen"], credits=1000)
    duel.plays("spaehsonde")
    duel.chooses("seat.1", "ausweichen", 5)
    assert duel.asked == (0, "PayFor")
    GAME.concede(duel.state, 1, Forced())
    advance(GAME, duel.state, Forced())
    assert duel.asked == (0, "ActionPhase")


@clause("FS-TURN-07", "FS-TURN-03")
def test_a_trigger_names_the_clause_of_its_moment() -> None:
    duel = Duel(["schwarmkern", "stimme_der_koenigin"], start=(FILLER,))
    assert duel.reported(AbilityTriggered) == []
    assert duel.hand() == [FILLER]
    duel.ends_turn(FILLER, FILLER)
    assert [event.clause for event in duel.reported(AbilityTriggered)] == ["FS-TURN-07"]
    assert (duel.hand(0), duel.hand(1)) == ([FILLER, FILLER], [FILLER])


# ------------------------------------------------------------------------- what was right before


@clause("FS-FACTION-10", "FS-FACTION-11")
def test_a_pilot_change_takes_hangar_units_and_wrecks_along_with_all_they_carry() -> None:
    side = [
        "rico_furioso",
        "pendler_k7",
        "panzerplatten",
        Part("veloce_klasse", hangar=True),
        Part("nachbrenner", onto="veloce_klasse"),
        "frabbianischer_jaeger",
        Part("impulslaser", onto="frabbianischer_jaeger"),
        Part("paradeschild", face_down=True),
    ]
    duel = Duel(side, row=["schrauber_jon"], credits=1500)
    duel.buys("schrauber_jon")
    left = [item.card.id for item in duel.me.items.values()]
    assert left == ["pendler_k7", "panzerplatten", "schrauber_jon"]
    assert "nachbrenner" in duel.me.market_discard
    assert "impulslaser" in duel.me.market_discard


@clause("FS-FACTION-16", "FS-MARKET-12")
def test_the_admirals_commission_goes_with_the_pilot_who_holds_it() -> None:
    duel = Duel(["admiralspatent"], row=["lastesel", "alter_haudegen"], credits=9000)
    assert duel.why_not("buy lastesel -") == ""
    duel.buys("alter_haudegen")
    assert duel.why_not("buy lastesel -") == "FS-MARKET-12"


@clause("FS-TIMING-04", "FS-ATTACK-06")
def test_an_attack_may_be_turned_twice_and_the_last_unit_evades_it() -> None:
    duel = Duel(["raketenwerfer"], ["abfangdrohne", "drohne"], their_hand=["ablenkungsmanoever"])
    duel.attacks("raketenwerfer", roll=6)
    duel.uses("abfangdrohne", by=1)
    duel.plays("ablenkungsmanoever", by=1)
    duel.chooses("drohne", by=1)
    duel.evades(5)
    assert duel.theirs("drohne").face_down


@clause("FS-EXTEND-05", "FS-CHARGE-07")
def test_a_shield_keeps_its_tokens_when_one_capacitor_bank_replaces_another() -> None:
    shield = [Part("leichter_deflektor", charge=4), "kondensatorbank"]
    duel = Duel(shield, row=["kondensatorbank"], credits=1000)
    duel.buys(duel.me.row[0].id, onto="leichter_deflektor")
    assert duel.mine("leichter_deflektor").charge == 4


@clause("FS-MARKET-10", "FS-DESTROY-02")
def test_a_purchase_clears_all_slots_that_a_lost_extension_had_offered() -> None:
    armed = ["impulslaser", "zwillingslaser", Part("zusatzrahmen", face_down=True)]
    duel = Duel(armed, row=["raketenwerfer"], credits=1500)
    duel.buys("raketenwerfer", onto="pendler_k7")
    assert duel.me.market_discard == ["impulslaser", "zwillingslaser"]


@clause("FS-MULTI-01", "FS-DICE-06", "FS-PRIZE-03")
def test_whoever_overloads_a_bare_main_ship_is_out_and_nobody_takes_a_prize() -> None:
    duel = Duel(["schwarmkern", "drittes_gelege"], others=[()], hand=["ueberlastung"])
    duel.plays("ueberlastung")
    duel.charges("schwarmkern", roll=(3, 1, FILLER))
    assert duel.me.out
    assert duel.asked == (1, "ActionPhase")
    assert [len(duel.side(seat).prizes) for seat in (1, 2)] == [6, 6]


@clause("FS-DRAW-08")
def test_the_prize_for_a_shuffle_may_be_taken_in_the_discard_phase_of_that_turn() -> None:
    duel = Duel(draw=[], draw_discard=[FILLER], hand=[FILLER] * 6)
    duel.do("shuffle-draw")
    duel.they("pass")
    duel.ends_turn()
    assert duel.asked == (0, "HandLimit")
    duel.they("claim")
    assert len(duel.them.prizes) == 5


# ------------------------------------------------------------------------- own cards


def own_event(*effects: object, **more: object) -> dict[str, object]:
    """An event card that is in no box."""
    name = {"de": "Eigene Karte", "en": "Own card"}
    card = {"id": "own", "name": name, "type": {"kind": "event"}, "rarity": "common"}
    return {**card, "source": "own", "discard_value": 500, "effects": list(effects), **more}


@clause("FS-DECK-02", "FS-EVENT-02")
@pytest.mark.parametrize(
    "effect",
    [{"fetch": {"pile": "market_row"}}, {"put_into_play": {"piles": ["draw_deck"]}}],
)
def test_events_are_fetched_out_of_draw_piles_and_items_out_of_the_market(effect: object) -> None:
    with pytest.raises(BadInput, match="does not go with"):
        GAME.content([own_event(effect)])


@pytest.mark.parametrize(
    ("until", "effect"),
    [
        ("next_attack", {"untargetable": "own_units"}),
        ("next_attack", {"modify_roll": {"roll": "charge", "scope": "own_units", "delta": 1}}),
        ("next_charge", {"modify_roll": {"roll": "evade", "scope": "own_units", "delta": 1}}),
    ],
)
@clause("FS-EVENT-04")
def test_what_holds_until_an_attack_or_a_charge_must_be_able_to_end(
    until: str, effect: object
) -> None:
    with pytest.raises(BadInput, match="until"):
        GAME.content([own_event({"grant": {"until": until, "effects": [effect]}})])


@clause("FS-EVENT-05")
@pytest.mark.parametrize(
    ("then", "moves"),
    [
        ({"choose": "enemy_hand_card"}, ()),
        ({"choose": "opponent"}, ("choose seat.2",)),
    ],
)
def test_a_card_that_was_pointed_at_goes_back_when_the_text_speaks_of_another(
    then: dict[str, str], moves: tuple[str, ...]
) -> None:
    card = own_event({"choose": "enemy_hand_card"}, then)
    duel = Duel([], [], [[]], hand=["own"], their_hand=[FILLER, FILLER], own=[card])
    again = [FILLER] if not moves else []
    duel.plays("own")
    duel.chooses("seat.1", FILLER, *again)
    for move in moves:
        duel.do(move)
    assert duel.hand(1) == [FILLER, FILLER]
    assert duel.asked == (0, "ActionPhase")


@clause("FS-CHARGE-07")
def test_tokens_that_a_card_can_no_longer_hold_are_lost() -> None:
    name = {"de": "Drossel", "en": "Choke"}
    choke = {
        **own_event(id="drossel", name=name, type={"kind": "extension", "class": "for_weapon"}),
        "price": 0,
        "requires": {"card": "zwillingslaser"},
        "abilities": [{"passive": [{"modify_max_charge": -1}]}],
    }
    del choke["effects"], choke["discard_value"]
    most = GAME.content(None)["zwillingslaser"].max_charge
    duel = Duel([Part("zwillingslaser", charge=most)], row=["drossel"], own=[choke])
    duel.buys("drossel", onto="zwillingslaser")
    assert duel.mine("zwillingslaser").charge == most - 1


@clause("FS-MARKET-14")
def test_what_left_together_with_its_unit_does_not_leave_twice() -> None:
    card = own_event({"to_market_discard": "each_own_destroyed_item"})
    wreck = [Part("kreuzer_bastion", face_down=True), Part("zwillingslaser", face_down=True)]
    wreck[1].onto = "kreuzer_bastion"
    duel = Duel(["pendler_k7", *wreck], hand=["own"], own=[card])
    duel.plays("own")
    assert sorted(duel.me.market_discard) == ["kreuzer_bastion", "zwillingslaser"]


@clause("FS-MULTI-01", "FS-TYPE-06")
def test_nobody_races_against_a_player_who_is_out() -> None:
    race = {"compare_speed": {"faster": [{"draw": 1}]}}
    card = own_event({"choose": "enemy_unit"}, {"destroy": "chosen"}, race)
    duel = Duel([], [], [[]], hand=["own"], own=[card])
    duel.plays("own")
    duel.chooses(duel.them.ship)
    duel.do("pass")
    assert duel.them.out
    assert duel.asked == (0, "ActionPhase")


@clause("FS-DICE-07", "FS-CHARGE-05")
def test_a_better_charge_roll_holds_for_one_charge() -> None:
    better = {"modify_roll": {"roll": "charge", "scope": "own_units", "delta": 1}}
    card = own_event({"grant": {"until": "next_charge", "effects": [better]}})
    duel = Duel([Part("pendler_k7", charge=0), Part("drohne", charge=0)], hand=["own"], own=[card])
    duel.plays("own")
    duel.charges("pendler_k7", roll=2)
    assert duel.mine("pendler_k7").charge == 1
    duel.charges("drohne", roll=3)
    assert duel.mine("drohne").charge == 0


@clause("FS-DICE-07", "FS-EVADE-02")
def test_a_better_evade_roll_holds_for_one_attack_on_the_units_it_speaks_of() -> None:
    better = {"modify_roll": {"roll": "evade", "scope": "own_units", "delta": 2}}
    card = own_event({"grant": {"until": "next_attack", "effects": [better]}}, anytime=True)
    duel = Duel([Part("raketenwerfer", charge=3)], their_hand=["own"], own=[card], quiet=False)
    duel.state.push(Between((1,), (1,)))
    duel.plays("own", by=1)
    duel.attacks("raketenwerfer", roll=6)
    duel.evades(3, 4)
    duel.attacks("raketenwerfer", roll=6)
    duel.evades(3, 4)
    assert duel.state.outcome is not None  # 7 is not enough any more


@clause("FS-EVENT-05")
def test_a_text_that_speaks_of_an_opponent_never_means_its_own_player() -> None:
    card = own_event({"discard": {"who": "opponent"}}, anytime=True)
    duel = Duel(hand=[FILLER], their_hand=["own", FILLER], own=[card], quiet=False)
    duel.state.push(Between((1,), (1,)))
    duel.plays("own", by=1)
    duel.chooses("seat.0", by=1)
    assert duel.asked == (0, "DiscardCards")


@clause("FS-MULTI-01")
def test_whoever_gave_up_does_not_go_on_arranging_a_market() -> None:
    card = own_event({"arrange_market": 2}, anytime=True)
    duel = Duel(others=[()], their_hand=["own"], own=[card], quiet=False)
    duel.them.market.bag = ["drohne", "impulslaser"]
    duel.recount()
    duel.state.push(Between((1,), (1,)))
    duel.plays("own", "drohne", "impulslaser", by=1)
    assert duel.asked == (1, "Arrange")
    GAME.concede(duel.state, 1, Forced())
    advance(GAME, duel.state, Forced())
    assert duel.asked == (0, "ActionPhase")


@clause("FS-EVENT-04", "FS-MULTI-01")
def test_an_effect_event_is_laid_down_although_the_active_player_gave_up_meanwhile() -> None:
    card = own_event(abilities=[{"passive": ["allow_extra_ships"]}], until="leaves_play")
    card |= {"type": {"kind": "event", "class": "effect"}, "anytime": True}
    duel = Duel(others=[()], hand=["funkstille"], their_hand=["own"], own=[card], quiet=False)
    duel.state.push(Between((1,), (1,)))
    duel.plays("own", by=1)
    assert duel.asked == (0, "EventWindow")
    GAME.concede(duel.state, 0, Forced())
    advance(GAME, duel.state, Forced(FILLER))
    assert [(laid.card.id, laid.owner) for laid in duel.state.laid] == [("own", 1)]


@clause("FS-TIMING-04", "FS-MULTI-01")
def test_an_event_can_still_be_cancelled_although_the_active_player_gave_up_meanwhile() -> None:
    card = own_event({"draw": 2}, anytime=True)
    duel = Duel(others=[()], their_hand=["own"], own=[card], quiet=False)
    duel.side(2).hand.add(Slot("funkstille", only(2)))
    duel.recount()
    duel.state.push(Between((1,), (1,)))
    duel.plays("own", by=1)
    GAME.concede(duel.state, 0, Forced())
    advance(GAME, duel.state, Forced())
    assert duel.asked == (2, "EventWindow")
    duel.plays("funkstille", FILLER, by=2)
    assert duel.asked == (1, "ActionPhase")
    assert duel.hand(1) == [FILLER]


@clause("FS-TIMING-04", "FS-MULTI-01")
def test_the_rest_of_a_text_is_carried_out_although_the_active_player_gave_up_meanwhile() -> None:
    card = own_event({"charge": {"target": "own_item", "amount": 1}}, {"draw": 2}, anytime=True)
    lasers = [Part("zwillingslaser", charge=0), Part("impulslaser", charge=0)]
    duel = Duel(theirs=lasers, others=[()], their_hand=["own"], own=[card], quiet=False)
    duel.state.push(Between((1,), (1,)))
    duel.plays("own", by=1)
    assert duel.asked == (1, "AskTarget")
    GAME.concede(duel.state, 0, Forced())
    advance(GAME, duel.state, Forced())
    duel.chooses("impulslaser", FILLER, FILLER, FILLER, by=1)
    assert duel.theirs("impulslaser").charge == 1
    assert duel.hand(1) == [FILLER] * 3


@clause("FS-FACTION-16", "FS-GOAL-04")
def test_neither_a_pilot_nor_a_main_ship_is_put_on_the_market_discard() -> None:
    card = own_event({"to_market_discard": "enemy_item"})
    duel = Duel(theirs=["drohne", "panzerplatten"], hand=["own"], own=[card])
    duel.plays("own")
    assert duel.moves() == ["choose drohne", "choose panzerplatten"]


@clause("FS-EVADE-02")
def test_without_an_attack_there_is_no_evade_roll_to_repeat() -> None:
    duel = Duel(hand=["own"], own=[own_event({"reroll_evade": "own_units"})])
    duel.plays("own")
    assert duel.asked == (0, "ActionPhase")


# ------------------------------------------------------------------------- sentences


@clause("FS-MULTI-03")
def test_with_three_players_the_refusal_of_an_attack_speaks_of_the_last_player() -> None:
    duel = Duel(["zwillingslaser"], others=[()], turn=2)
    assert why_not_of(duel, "attack zwillingslaser pendler_k7 0 no")[0] == "no-attack-before-last"


@clause("FS-EVENT-05", "FS-DRAW-08")
def test_a_searched_draw_deck_is_not_said_to_be_renewed_out_of_the_discard() -> None:
    duel = Duel(["funke", "schrauber_jon"], hand=["aufruf_zum_widerstand"], draw=["hinterhalt"])
    duel.plays("aufruf_zum_widerstand")
    duel.me.draw_discard = ["ausweichen"]
    duel.recount()
    duel.chooses("hinterhalt", "shuffle")
    assert [event.pile for event in duel.reported(PileShuffled)] == ["searched"]
    assert (duel.hand(), duel.me.draw.bag) == (["hinterhalt"], [])
    assert duel.me.draw_discard == ["ausweichen", "aufruf_zum_widerstand"]


@clause("FS-TIMING-04")
def test_whoever_redirects_an_attack_is_asked_for_the_unit_that_draws_it() -> None:
    duel = Duel(["raketenwerfer"], ["drohne", "abfangdrohne"], their_hand=["ablenkungsmanoever"])
    duel.attacks("raketenwerfer", roll=6)
    duel.plays("ablenkungsmanoever", by=1)
    asked = choice_of(duel.state, 1).question(duel.state)
    assert asked == {"card": "ablenkungsmanoever", "effect": "Redirect"}


@pytest.mark.parametrize(("lang", "words"), [("de", "deine letzte"), ("en", "your last")])
@clause("FS-PRIZE-07")
def test_taking_a_prize_is_offered_not_ordered(lang: str, words: str) -> None:
    assert words in texts_for("flagship").say(lang, "choice-prize-offer", left=1)


def why_not_of(duel: Duel, text: str) -> tuple[str, dict[str, object]]:
    """The message and arguments with which a move of seat 0 is refused."""
    refused = why_not(GAME, duel.state, 0, duel.read(0, text))
    assert refused is not None
    return refused.message, dict(refused.arguments)
