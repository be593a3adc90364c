"""Event cards of the Rebels."""

from __future__ import annotations

import pytest

from starboard.games.flagship import GAME
from starboard.games.flagship.events import (
    CardDrawn,
    CardFetched,
    DamageDealt,
    DiceRolled,
    ItemDestroyed,
)
from starboard.kernel import EVERYONE
from starboard.kernel.view import View
from tests.flagship.duel import Duel, Part

PILOT = "mira_ohnenamen"
BROKEN = Part("panzerplatten", face_down=True)
GUN: list[str | Part] = [PILOT, "funke", Part("impulslaser", charge=2)]


@pytest.mark.parametrize(
    "card",
    [
        "hinterhalt",
        "sabotage",
        "untertauchen",
        "geborgtes_ersatzteil",
        "aufruf_zum_widerstand",
        "zellenstruktur",
    ],
)
def test_a_rebel_event_needs_a_rebel_pilot(card: str) -> None:
    hand = [card, "pazaak"]
    neutral = Duel(["lohnfliegerin", "pendler_k7", BROKEN], ["impulslaser"], hand=hand)
    assert neutral.why_not(f"play {card}") == "FS-FACTION-04"
    rebel = Duel([PILOT, "pendler_k7", BROKEN], ["impulslaser"], hand=hand)
    assert rebel.why_not(f"play {card}") == ""


def test_hinterhalt_makes_the_next_attack_of_a_unit_harder_and_impossible_to_evade() -> None:
    duel = Duel(GUN, ["panzerplatten", "nachbrenner"], hand=["hinterhalt"])
    duel.do("play hinterhalt")
    duel.do("attack impulslaser pendler_k7 0 no", 6)
    assert [event.amount for event in duel.reported(DamageDealt)] == [2]
    assert duel.asked == (1, "LosePart")  # nobody could evade
    duel.they("lose panzerplatten")
    duel.do("attack impulslaser pendler_k7 0 no", 6)
    assert duel.asked == (1, "Evasion")  # used up
    assert duel.state.blows[min(duel.state.blows)].damage == 1


def test_hinterhalt_waits_for_the_chosen_unit() -> None:
    duel = Duel([*GUN, Part("drohne", charge=2)], hand=["hinterhalt", "pazaak"])
    duel.do("play hinterhalt")
    duel.do("choose drohne")
    duel.do("attack impulslaser pendler_k7 0 no", 6)
    assert duel.asked == (1, "Evasion")
    duel.they("evade", 6, 6)
    duel.do("attack drohne pendler_k7 0 no", 4)  # a miss uses it up as well
    assert not duel.state.lasting


@pytest.mark.parametrize(("die", "destroyed"), [(4, True), (3, False)])
def test_sabotage_destroys_cheap_equipment_with_a_four(die: int, destroyed: bool) -> None:
    parts = ["zwillingslaser", "corsa_turbine", "drohne"]  # the turbine costs 3000
    duel = Duel([PILOT], parts, hand=["sabotage"])
    duel.do("play sabotage", die)
    assert duel.theirs("zwillingslaser").face_down is destroyed
    assert [event.by for event in duel.reported(ItemDestroyed)] == ([0] if destroyed else [])
    assert [event.dice for event in duel.reported(DiceRolled)] == [(die,)]


def test_sabotage_needs_cheap_equipment() -> None:
    duel = Duel([PILOT], ["corsa_turbine", "drohne"], hand=["sabotage"])
    assert duel.why_not("play sabotage") == "FS-EVENT-05"


def test_untertauchen_keeps_all_own_units_from_being_attacked_for_a_turn() -> None:
    duel = Duel(
        ["kreuzer_bastion", Part("raketenwerfer", charge=3)],
        [PILOT, "funke", "drohne"],
        their_hand=["untertauchen"],
        quiet=False,
    )
    duel.do("attack raketenwerfer funke 0 no", 1)
    duel.they("play untertauchen")
    duel.they("pass")
    assert duel.why_not("attack raketenwerfer funke 0 no") == "FS-TIMING-03"
    assert duel.why_not("attack raketenwerfer drohne 0 no") == "FS-TIMING-03"
    duel.do("end-turn")
    assert not [move for move in duel.moves(0) if move.startswith("attack")]
    duel.they("pass", "nachschub")
    assert not duel.state.lasting


def test_untertauchen_does_not_stop_an_attack_that_is_under_way() -> None:
    duel = Duel(["kreuzer_bastion", "raketenwerfer"], [PILOT, "funke"], their_hand=["untertauchen"])
    duel.do("attack raketenwerfer funke 0 no", 6)
    assert duel.why_not("play untertauchen", seat=1) == "FS-TIMING-04"


def test_geborgtes_ersatzteil_repairs_for_another_hand_card() -> None:
    duel = Duel(
        [PILOT, "pendler_k7", Part("railkanone", face_down=True), "zusatzrahmen"],
        hand=["geborgtes_ersatzteil", "pazaak"],
    )
    duel.do("play geborgtes_ersatzteil")
    duel.do("drop pazaak")
    assert not duel.mine("railkanone").face_down
    assert sorted(duel.me.draw_discard) == ["geborgtes_ersatzteil", "pazaak"]
    assert duel.me.credits == 0


def test_geborgtes_ersatzteil_cannot_be_paid_with_itself() -> None:
    duel = Duel([PILOT, "pendler_k7", BROKEN], hand=["geborgtes_ersatzteil"])
    assert duel.why_not("play geborgtes_ersatzteil") == "FS-ABILITY-03"


def test_aufruf_zum_widerstand_finds_a_rebel_card_shows_it_and_shuffles() -> None:
    draw = ["sabotage", "pazaak", "hinterhalt", "forza_frabiana"]
    duel = Duel([PILOT], hand=["aufruf_zum_widerstand"], draw=draw)
    duel.do("play aufruf_zum_widerstand")
    assert duel.moves() == ["choose hinterhalt", "choose sabotage", "choose -"]
    duel.do("choose sabotage")
    assert duel.hand() == ["sabotage"]
    [fetched] = duel.reported(CardFetched)
    assert (fetched.card, fetched.audience()) == ("sabotage", EVERYONE)
    theirs = View(GAME, duel.state, 1).table.players[0]
    assert [slot.name for slot in theirs.hand.slots] == ["sabotage"]
    assert "pazaak" not in theirs.draw.bag


def test_aufruf_zum_widerstand_leaves_its_player_knowing_the_deck() -> None:
    duel = Duel([PILOT], hand=["aufruf_zum_widerstand"], draw=["pazaak", "sabotage"])
    assert "pazaak" not in View(GAME, duel.state, 0).table.players[0].draw.bag
    duel.do("play aufruf_zum_widerstand")
    duel.do("choose sabotage")
    assert View(GAME, duel.state, 0).table.players[0].draw.bag == ["pazaak"]


def test_aufruf_zum_widerstand_may_find_nothing() -> None:
    duel = Duel([PILOT], hand=["aufruf_zum_widerstand"], draw=["pazaak"])
    duel.do("play aufruf_zum_widerstand")
    duel.do("choose -")
    assert duel.hand() == []
    assert not duel.reported(CardFetched)
    assert not duel.reported(CardDrawn)


def test_zellenstruktur_draws_a_card_for_each_own_card_destroyed() -> None:
    duel = Duel(
        ["kreuzer_bastion", "zwillingslaser"], [PILOT, "funke", "impulslaser", "zielcomputer"]
    )
    duel.lay("zellenstruktur", 1)
    duel.do("attack zwillingslaser funke 0 no", 6)
    duel.they("pass")
    duel.they("lose impulslaser", "nachschub", "nachschub")
    assert len(duel.hand(1)) == 2


def test_zellenstruktur_draws_nothing_for_an_opposing_card() -> None:
    duel = Duel(GUN, ["panzerplatten"], hand=["zellenstruktur"])
    duel.do("play zellenstruktur")
    duel.do("attack impulslaser pendler_k7 0 no", 6)
    duel.they("pass")
    assert duel.theirs("panzerplatten").face_down
    assert duel.hand() == []
    assert [laid.card.id for laid in duel.state.laid] == ["zellenstruktur"]
