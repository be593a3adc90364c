"""What a seat may know, and the full states that look the same to it."""

from __future__ import annotations

from typing import Any

import pytest

import starboard
from starboard import Match
from starboard.kernel import UNKNOWN, Seeded, Slot, only
from starboard.kernel.veil import veil
from starboard.kernel.view import imagine_state, learned


@pytest.fixture
def match() -> Match[Any]:
    return starboard.new("bluff", seats=3, seed=7)


def test_a_seat_knows_its_own_hand_and_how_many_cards_the_others_hold(match: Match[Any]) -> None:
    table = match.view(0).table
    assert table.hands[0].names() == match.state.hands[0].names()
    assert table.hands[1].names() == [UNKNOWN] * 3


def test_a_spectator_knows_no_hand(match: Match[Any]) -> None:
    assert all(hand.names() == [UNKNOWN] * 3 for hand in match.view(None).table.hands)


def test_what_is_unknown_is_listed_in_its_pool_without_saying_where(match: Match[Any]) -> None:
    state = match.state
    hidden = state.hands[1].names() + state.hands[2].names() + state.pile.names()
    assert match.view(0).pools == {"cards": sorted(hidden)}


def test_a_view_has_what_every_client_needs(match: Match[Any]) -> None:
    view = match.view(1)
    assert (view.game, view.rules, view.seat, view.to_act) == ("bluff", 1, 1, (0,))
    assert view.choice == {"kind": "Turn", "waits_for": [0]}
    assert view.seats[0] == {"cards": 3, "points": 0}
    assert view.things["pile"] == {"cards": 7}
    assert view.outcome is None


def test_taking_a_view_changes_nothing(match: Match[Any]) -> None:
    before = starboard.dumps(match.state)
    match.view(0).table.hands[1].slots.clear()
    assert starboard.dumps(match.state) == before


def test_an_imagined_state_looks_the_same_to_the_viewer(match: Match[Any]) -> None:
    imagined = match.imagine(0, seed=1)
    assert starboard.dumps(imagined.view(0)) == starboard.dumps(match.view(0))
    assert imagined.state.hands[0].names() == match.state.hands[0].names()


def test_different_seeds_imagine_different_hands(match: Match[Any]) -> None:
    hands = {tuple(match.imagine(0, seed=n).state.hands[1].names()) for n in range(10)}
    assert len(hands) > 3


def test_imagining_keeps_what_the_viewer_has_seen_of_a_hand(match: Match[Any]) -> None:
    card = match.state.hands[1].slots[0]
    card.seen |= only(0)
    for seed in range(5):
        assert match.imagine(0, seed).state.hands[1].has(card.name)


def test_imagining_uses_nothing_but_the_view(match: Match[Any]) -> None:
    view = match.view(2)
    match.state.hands[0].slots[0].name = "changed"
    dealt = starboard.imagine(view, seed=3).state
    assert not dealt.hands[0].has("changed")


def test_secret_plans_are_completed_by_the_game() -> None:
    match = starboard.new("countdown", seats=2, seed=1)
    match.play(0, "put red")
    plans = {len(match.imagine(1, seed=n).state.plans[0].names) for n in range(20)}
    assert plans == {0, 1, 2, 3}
    assert match.imagine(0, seed=1).state.plans[0].names == ["red"]


def test_nobody_sees_how_often_another_seat_has_changed_its_plan() -> None:
    match = starboard.new("countdown", seats=2, seed=1)
    before = starboard.dumps(match.view(1))
    match.play(0, "put red")
    assert starboard.dumps(match.view(1)) == before


def test_a_card_that_becomes_visible_is_learned(match: Match[Any]) -> None:
    before = match.state.clone()
    match.state.hands[1].slots[0].seen |= only(0)
    assert learned(before, match.state, 0)
    assert not learned(before, match.state, 2)


def test_a_revealed_plan_is_learned_by_those_who_did_not_make_it() -> None:
    match = starboard.new("countdown", seats=2, seed=1)
    before = match.state.clone()
    match.state.plans[0].reveal()
    assert learned(before, match.state, 1)
    assert not learned(before, match.state, 0)


def test_the_order_in_which_hidden_cards_came_cannot_be_seen(match: Match[Any]) -> None:
    before = starboard.dumps(match.view(0))
    match.state.hands[1].slots.reverse()
    assert starboard.dumps(match.view(0)) == before


def test_known_places_of_a_pile_stay_where_they_are(match: Match[Any]) -> None:
    match.state.pile.top = [Slot("block", only(0)), Slot("1", only(1))]
    table, pools = veil(match.state, 0)
    assert [slot.name for slot in table.pile.top] == ["block", UNKNOWN]
    assert pools["cards"].count("1") == match.view(0).pools["cards"].count("1")
    dealt = imagine_state(match.view(0), Seeded("x"))
    assert dealt.pile.top[0].name == "block"
    assert dealt.pile.top[1].seen == only(1)
