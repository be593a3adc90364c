"""Event cards: FS-EVENT."""

from __future__ import annotations

import pytest

from starboard.games.flagship.cards.content import catalogue
from starboard.games.flagship.events import (
    CardDiscarded,
    CardDrawn,
    CreditsPaid,
    DiceRolled,
    EffectEnded,
    EventCancelled,
    EventPlayed,
)
from starboard.testing import clause
from tests.flagship.duel import FILLER, SHIP, Duel, Part

INSECTOID = "drittes_gelege"


def on_the_field(duel: Duel) -> list[tuple[str, int, int]]:
    """The effect events that lie there: card, owner, side."""
    return [(laid.card.id, laid.owner, laid.on) for laid in duel.state.laid]


@clause("FS-EVENT-01")
def test_an_event_takes_effect_as_soon_as_it_is_played() -> None:
    duel = Duel(hand=["energiestoss"])
    duel.plays("energiestoss")
    assert duel.mine(SHIP).charge == 3
    assert duel.asked == (0, "ActionPhase")


@clause("FS-EVENT-01")
def test_an_effect_event_takes_effect_as_soon_as_it_is_played() -> None:
    duel = Duel(hand=["flottenlizenz"], row=["lastesel"], credits=9000)
    assert duel.why_not("buy lastesel -") == "FS-MARKET-12"
    duel.plays("flottenlizenz")
    assert duel.why_not("buy lastesel -") == ""


@clause("FS-EVENT-01")
def test_the_cost_of_an_event_is_paid_before_it_takes_effect() -> None:
    broken = Part("zwillingslaser", face_down=True)
    duel = Duel(["schrauber_jon", broken], hand=["geborgtes_ersatzteil", "pazaak", FILLER])
    duel.plays("geborgtes_ersatzteil")
    assert duel.asked == (0, "DiscardCards")
    assert duel.mine("zwillingslaser").face_down
    duel.drops("pazaak")
    duel.chooses("zwillingslaser")
    assert not duel.mine("zwillingslaser").face_down
    assert duel.me.draw_discard == ["pazaak", "geborgtes_ersatzteil"]


@clause("FS-EVENT-02")
def test_events_stay_in_the_hand_until_they_are_used() -> None:
    duel = Duel(hand=["energiestoss", "pazaak"])
    assert duel.why_not("play kopfgeld") == "FS-EVENT-02"
    assert duel.why_not("play energiestoss") == ""
    duel.ends_turn(FILLER)
    duel.ends_turn(FILLER, by=1)
    assert duel.hand() == ["energiestoss", FILLER, "pazaak"]
    duel.plays("energiestoss")
    assert duel.hand() == [FILLER, "pazaak"]


@clause("FS-EVENT-03", "FS-EVENT-06")
def test_while_it_is_carried_out_an_event_is_neither_in_the_hand_nor_in_the_discard() -> None:
    broken = [Part("panzerplatten", face_down=True), Part("zwillingslaser", face_down=True)]
    duel = Duel(broken, hand=["garantiekarte"])
    duel.plays("garantiekarte")
    assert duel.reported(EventPlayed) == [EventPlayed("FS-EVENT-03", 0, "garantiekarte")]
    assert duel.asked == (0, "AskTarget")
    assert (duel.hand(), duel.me.draw_discard) == ([], [])
    duel.chooses("zwillingslaser")
    assert duel.me.draw_discard == ["garantiekarte"]


@clause("FS-EVENT-04")
def test_an_effect_event_stays_until_its_effect_ends() -> None:
    duel = Duel(hand=["flottenlizenz"])
    duel.plays("flottenlizenz")
    assert on_the_field(duel) == [("flottenlizenz", 0, 0)]
    duel.ends_turn(FILLER)
    duel.ends_turn(FILLER, by=1)
    assert on_the_field(duel) == [("flottenlizenz", 0, 0)]
    assert duel.me.draw_discard == []


@clause("FS-EVENT-04")
def test_an_effect_event_can_be_played_onto_an_opponent() -> None:
    duel = Duel(hand=["stoersender"])
    duel.plays("stoersender")
    assert on_the_field(duel) == [("stoersender", 0, 1)]
    (laid,) = duel.state.laid
    assert laid.turn == 5
    assert laid.id.startswith("stoersender.")


@clause("FS-EVENT-04")
def test_the_second_player_plays_onto_the_first() -> None:
    duel = Duel(their_hand=["stoersender"])
    duel.ends_turn(FILLER)
    duel.plays("stoersender", by=1)
    duel.chooses("seat.0", by=1)
    assert on_the_field(duel) == [("stoersender", 1, 0)]


@clause("FS-EVENT-04")
def test_among_several_opponents_the_player_chooses_whom_it_is_played_onto() -> None:
    duel = Duel(others=[()], hand=["stoersender"])
    duel.plays("stoersender")
    assert duel.asked == (0, "AskOpponent")
    assert not duel.state.laid
    assert duel.why_not("choose seat.0") == "FS-EVENT-05"
    duel.chooses("seat.2")
    assert on_the_field(duel) == [("stoersender", 0, 2)]
    assert not duel.state.deeds


@clause("FS-EVENT-04", "FS-EVENT-06")
def test_an_effect_event_ends_as_stated_after_the_affected_player_s_next_turn() -> None:
    duel = Duel(hand=["stoersender"])
    duel.plays("stoersender")
    duel.ends_turn(FILLER)
    assert on_the_field(duel) == [("stoersender", 0, 1)]
    (laid,) = duel.state.laid
    duel.ends_turn(FILLER, by=1)
    assert on_the_field(duel) == []
    assert duel.reported(EffectEnded) == [EffectEnded("FS-EVENT-06", 0, laid.id)]
    assert duel.me.draw_discard == ["stoersender"]
    assert duel.them.draw_discard == []


@clause("FS-EVENT-05")
def test_the_effects_of_an_event_are_carried_out_from_top_to_bottom() -> None:
    duel = Duel(hand=["marktforschung"], market=["drohne", "impulslaser", "panzerplatten"])
    duel.plays("marktforschung", "drohne", "impulslaser", "panzerplatten")
    duel.chooses("panzerplatten")  # looks at three and puts this one on top,
    duel.chooses("impulslaser")
    assert [item.card.id for item in duel.me.row] == ["panzerplatten"]  # then turns one up
    assert [slot.name for slot in duel.me.market.top] == ["impulslaser", "drohne"]


@clause("FS-EVENT-05")
def test_the_second_effect_waits_for_the_decisions_of_the_first() -> None:
    broken = [Part("panzerplatten", face_down=True), Part("zwillingslaser", face_down=True)]
    duel = Duel(broken, hand=["schrotthaendler"])
    duel.plays("schrotthaendler")
    assert duel.me.credits == 0
    duel.chooses("panzerplatten")
    assert duel.me.market_discard == ["panzerplatten"]
    assert duel.me.credits == 2500


@clause("FS-EVENT-05")
def test_an_answer_to_attacks_says_nothing_to_damage_that_is_no_attack() -> None:
    shield = Part("leichter_deflektor", charge=1)
    duel = Duel(["rico_furioso"], [shield], hand=["duell_der_ehre"], their_hand=["ausweichen"])
    duel.plays("duell_der_ehre")
    duel.chooses("seat.1", 6, 6, 1, 1)
    duel.chooses(duel.them.ship)
    assert duel.asked == (1, "Interception")
    assert duel.why_not("play ausweichen", seat=1) == "FS-EVENT-05"


@clause("FS-EVENT-05")
def test_an_event_without_anything_to_act_on_cannot_be_played() -> None:
    duel = Duel(hand=["garantiekarte"])
    assert duel.why_not("play garantiekarte") == "FS-EVENT-05"


@clause("FS-EVENT-06")
def test_an_event_goes_to_its_owner_s_discard_as_soon_as_it_is_resolved() -> None:
    duel = Duel(hand=["energiestoss"])
    duel.plays("energiestoss")
    assert duel.me.draw_discard == ["energiestoss"]
    assert not duel.state.deeds


@clause("FS-EVENT-06")
def test_the_ability_of_an_item_leaves_no_card_in_the_discard() -> None:
    duel = Duel([Part("mira_ohnenamen", charge=2)], [Part("zwillingslaser", charge=1)])
    duel.uses("mira_ohnenamen")
    duel.chooses("zwillingslaser")
    assert (duel.me.draw_discard, duel.me.market_discard) == ([], [])


@clause("FS-EVENT-06")
def test_a_card_that_was_pointed_at_goes_back_to_its_hand() -> None:
    duel = Duel(hand=["spaehsonde"], their_hand=["pazaak", FILLER])
    duel.plays("spaehsonde")
    duel.chooses("seat.1", "pazaak", 4)
    assert duel.hand(1) == [FILLER, "pazaak"]
    assert duel.me.draw_discard == ["spaehsonde"]


@clause("FS-EVENT-06")
def test_an_effect_event_that_ends_itself_is_discarded() -> None:
    duel = Duel([INSECTOID])
    cloud = duel.lay("giftwolke", owner=0, on=1)
    other = duel.lay("flottenlizenz", owner=0)
    duel.ends_turn(6, FILLER)
    assert duel.reported(DiceRolled) == [DiceRolled("FS-DICE-01", 0, "giftwolke", (6,))]
    assert duel.reported(EffectEnded) == [EffectEnded("FS-EVENT-06", 0, cloud.id)]
    assert duel.state.laid == [other]
    assert duel.me.draw_discard == ["giftwolke"]


@clause("FS-EVENT-06", "FS-EVENT-04")
def test_a_cancelled_effect_event_goes_to_the_discard_at_once() -> None:
    duel = Duel(hand=["flottenlizenz"], their_hand=["funkstille"])
    duel.plays("flottenlizenz")
    assert duel.asked == (1, "EventWindow")
    duel.plays("funkstille", by=1)
    assert duel.reported(EventCancelled) == [EventCancelled("FS-TIMING-04", 0, "flottenlizenz")]
    assert on_the_field(duel) == []
    assert duel.me.draw_discard == ["flottenlizenz"]
    assert duel.them.draw_discard == ["funkstille"]
    assert not duel.state.deeds


@clause("FS-EVENT-05", "FS-EVENT-01")
def test_a_cancelled_event_has_no_effect_and_is_discarded() -> None:
    duel = Duel(hand=["energiestoss"], their_hand=["funkstille"])
    duel.plays("energiestoss")
    assert duel.mine(SHIP).charge == 1  # not before the others had their say
    duel.plays("funkstille", by=1)
    assert duel.mine(SHIP).charge == 1
    assert duel.me.draw_discard == ["energiestoss"]


@clause("FS-EVENT-07")
def test_an_event_may_be_discarded_for_credits_instead() -> None:
    duel = Duel(hand=["kopfgeld", "pazaak"])
    duel.cashes("kopfgeld")
    assert duel.reported(CardDiscarded) == [CardDiscarded("FS-EVENT-07", 0, "kopfgeld", 2000)]
    assert duel.me.draw_discard == ["kopfgeld"]
    assert duel.hand() == ["pazaak"]
    assert duel.me.credits == 2000
    assert not duel.state.promises


@clause("FS-EVENT-07")
def test_only_a_card_in_the_hand_can_be_discarded_for_credits() -> None:
    duel = Duel(hand=["pazaak"], their_hand=["kopfgeld"])
    assert duel.why_not("cash kopfgeld") == "FS-EVENT-07"
    assert duel.why_not("cash pazaak") == ""
    assert "cash pazaak" in duel.moves()
    assert "cash kopfgeld" not in duel.moves()


@clause("FS-EVENT-07")
def test_credits_from_a_discard_are_added_to_the_pool() -> None:
    duel = Duel(hand=["kopfgeld"], credits=700)
    duel.cashes("kopfgeld")
    assert duel.me.credits == 2700


@clause("FS-EVENT-08")
def test_a_played_event_gives_no_credits_for_the_discard() -> None:
    duel = Duel(hand=["energiestoss"])
    duel.plays("energiestoss")
    assert duel.me.draw_discard == ["energiestoss"]
    assert duel.me.credits == 0
    assert duel.why_not("cash energiestoss") == "FS-EVENT-07"


@clause("FS-EVENT-08")
def test_an_event_discarded_for_credits_has_no_effect() -> None:
    duel = Duel(hand=["energiestoss"])
    duel.cashes("energiestoss")
    assert duel.mine(SHIP).charge == 1
    assert duel.why_not("play energiestoss") == "FS-EVENT-02"


@clause("FS-EVENT-09")
@pytest.mark.parametrize("card", ["pazaak", "kopfgeld", "forza_frabiana"])
def test_each_card_shows_the_credits_for_its_discard(card: str) -> None:
    shown = {"pazaak": 1000, "kopfgeld": 2000, "forza_frabiana": 2500}[card]
    assert catalogue()[card].discard_value == shown
    duel = Duel(hand=[card])
    duel.cashes(card)
    assert duel.me.credits == shown


@clause("FS-EVENT-09")
def test_playing_an_event_costs_no_credits_unless_its_text_says_so() -> None:
    duel = Duel(hand=[FILLER], credits=800)
    duel.plays(FILLER, FILLER, FILLER)
    assert duel.me.credits == 800
    assert not duel.reported(CreditsPaid)
    assert len(duel.reported(CardDrawn)) == 2


@clause("FS-EVENT-04")
def test_a_faction_is_chosen_for_an_effect_event_that_asks_for_one() -> None:
    duel = Duel(["der_buchhalter"], hand=["strohmann"])
    duel.plays("strohmann")
    assert duel.asked == (0, "AskFaction")
    assert duel.why_not("choose neutral") == "FS-FACTION-01"
    duel.chooses("rebels")
    (laid,) = duel.state.laid
    assert laid.faction == "rebels"
