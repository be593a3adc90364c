"""Decks that players bring along, and what the others know of them."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import starboard
from starboard import BadInput, Match
from starboard.bots.greedy import Greedy
from starboard.games.flagship import GAME
from starboard.games.flagship.answers import could_answer
from starboard.games.flagship.bot.house import House
from starboard.games.flagship.cards.content import catalogue
from starboard.games.flagship.cards.deck_text import decode_deck, encode_deck, format_deck
from starboard.games.flagship.cards.decks import Deck
from starboard.games.flagship.cards.kinds import Window
from starboard.games.flagship.cards.starters import starter_decks
from starboard.games.flagship.cards.words.hands import point_at_card
from starboard.games.flagship.invariants import event_cards, item_cards
from starboard.games.flagship.state import Deed
from starboard.kernel import UNKNOWN, Seeded
from starboard.kernel.codec import dumps
from starboard.kernel.yaml_files import Name
from starboard.testing import clause
from starboard.testing.conformance import conform

CARDS = catalogue()
READY = {"ready_ships": True}
FRABIAN, INSECTOIDS = (encode_deck(starter_decks()[name]) for name in ("frabian", "insectoids"))
NAME = Name(de="Probe", en="Trial")
NO_ANSWER = encode_deck(
    Deck(
        name=NAME,
        main_ship=("pendler_k7", "lohnfliegerin"),
        market=("panzerplatten",) * 14,
        events=("nachschub",) * 42,
    )
)
"""A deck of which nobody could ever answer anything."""
TWINS = tuple({1: {"deck": code}} for code in (FRABIAN, INSECTOIDS, NO_ANSWER))


def match_with(code: str, **options: Any) -> Match[Any]:
    """Seat 1 has brought a deck."""
    return starboard.new("flagship", seed=5, options=options, brought={1: {"deck": code}})


def test_flagship_conforms_when_decks_are_brought() -> None:
    conform(GAME, games=3, seats=(2,), bots=(House(), Greedy(samples=1)), brought=TWINS)


def test_an_own_deck_is_known_to_its_owner_only() -> None:
    match = match_with(FRABIAN)
    assert match.view(1).pools["events:1"] == sorted(starter_decks()["frabian"].events)
    for viewer in (0, None):
        told = match.view(viewer)
        assert told.pools["events:1"] == [UNKNOWN] * 42
        assert told.pools["items:1"] == [UNKNOWN] * 16
        assert told.pools["events:0"] != [UNKNOWN] * 42
        assert b"rico_furioso" not in dumps(told.table.players[1])


def test_a_starter_deck_that_is_brought_is_known_to_everybody() -> None:
    brought = match_with("rebels", **READY)
    set_for_all = starboard.new(
        "flagship", seed=5, options={"decks": ["frabian", "rebels"], **READY}
    )
    assert brought.hash == set_for_all.hash
    assert brought.view(0).pools["items:1"] == set_for_all.view(0).pools["items:1"]


def test_who_brings_nothing_plays_what_is_set_for_the_seat() -> None:
    decks = {"decks": ["syndicate", "rebels"]}
    brought = {0: {"deck": "insectoids"}}
    match = starboard.new("flagship", seed=5, options={**decks, **READY}, brought=brought)
    other = starboard.new("flagship", seed=5, options={"decks": ["insectoids", "rebels"], **READY})
    assert match.hash == other.hash


@pytest.mark.parametrize("options", [{}, READY], ids=["built", "ready"])
def test_two_own_decks_of_one_size_look_the_same_until_the_ships_are_laid_open(
    options: dict[str, Any],
) -> None:
    if options:  # the ships lie open at once, so they have to be the same
        decks = [swapped(number) for number in range(2)]
    else:
        decks = [FRABIAN, INSECTOIDS]
    worlds = [match_with(code, **options) for code in decks]
    assert worlds[0].hash != worlds[1].hash
    for viewer in (0, None):
        assert dumps(worlds[0].view(viewer)) == dumps(worlds[1].view(viewer))
        assert worlds[0].events(viewer) == worlds[1].events(viewer)


def swapped(number: int) -> str:
    """The Frabian deck with another card in place of all its events."""
    deck = starter_decks()["frabian"]
    event = ("nachschub", "ausweichen")[number]
    return encode_deck(
        Deck(name=NAME, main_ship=deck.main_ship, market=deck.market, events=(event,) * 42)
    )


def test_an_unknown_deck_is_imagined_as_a_whole() -> None:
    match = match_with(INSECTOIDS)
    decks = set()
    for seed in range(12):
        state = match.imagine(0, seed).state
        player = state.players[1]
        assert (len(event_cards(state, player)), len(item_cards(player))) == player.deck
        assert not list(GAME.invariants(state))
        decks.add(tuple(player.market.names()))
    starters = {tuple(sorted(deck.items))[:3] for deck in starter_decks().values()}
    assert len(decks) > 2
    assert {deck[:3] for deck in decks} & starters


def test_an_unknown_deck_is_imagined_after_what_was_seen() -> None:
    match = match_with(INSECTOIDS, **READY)  # the pilot lies open
    items, events = (Counter(part) for part in (starter_decks()["insectoids"].items, ()))
    for seed in range(5):
        state = match.imagine(0, seed).state
        assert Counter(item_cards(state.players[1])) == items
        events |= Counter(event_cards(state, state.players[1]))
    assert events == Counter(starter_decks()["insectoids"].events)


def test_a_card_pointed_at_in_a_hand_of_an_own_deck_stays_unknown() -> None:
    match = match_with(FRABIAN, **READY)
    deed = Deed(0, CARDS["spaehsonde"], "", opponent=1)
    match.state.deeds[99] = deed
    point_at_card(match.state, 99, deed, CARDS["spaehsonde"].effects[0], Seeded("hand"))
    assert deed.held is not None
    assert deed.held.names() != [UNKNOWN]
    assert match.view(0).pools["events:1"] == [UNKNOWN] * 42
    imagined = match.imagine(0, 1).state
    assert UNKNOWN not in event_cards(imagined, imagined.players[1])


@clause("FS-TIMING-03")
def test_who_is_asked_does_not_tell_what_an_own_deck_holds() -> None:
    asked = []
    for code in (NO_ANSWER, FRABIAN):
        match = match_with(code, **READY)
        asked.append([could_answer(match.state, 1, window) for window in (None, *Window)])
    assert asked[0] == asked[1]
    known = starboard.new("flagship", seed=5, options={"decks": ["rebels", NO_ANSWER], **READY})
    assert any(asked[0])
    assert not any(could_answer(known.state, 1, window) for window in Window)


def test_a_pasted_deck_is_kept_as_a_code() -> None:
    deck = starter_decks()["syndicate"]
    for lang in ("de", "en"):
        match = match_with(format_deck(deck, CARDS, lang))
        code = match.setup.brings()[1]["deck"]
        kept = decode_deck(code, CARDS)
        assert Counter(kept.items) == Counter(deck.items)
        assert Counter(kept.events) == Counter(deck.events)


FEW = encode_deck(
    Deck(name=NAME, main_ship=("pendler_k7", "lohnfliegerin"), market=("drohne",) * 8)
)
REFUSED = [
    pytest.param("pirates", r"^seat 1: deck pirates: ", id="no such deck"),
    pytest.param("fs1:AAAA", r"^seat 1: deck code: ", id="damaged code"),
    pytest.param(FEW, r"\(FS-DECK-04\)$", id="too few events"),
    pytest.param("Ereignisse\n40 Nachschub", r"\(FS-DECK-03\)$", id="too few items"),
    pytest.param("Events\n3 Nachschb", r"^seat 1: line 2: .*Nachschub", id="misspelt card"),
    pytest.param(
        "fs1:" + "A" * 100_000,
        r"^seat 1: option deck: at most 8000 letters, not 100004: fs1:A+…$",
        id="a hundred thousand letters",
    ),
    pytest.param("fs1:" + "A" * 7_000, r"^seat 1: deck code: ", id="long code"),
    pytest.param(7, r"^seat 1: option deck: must be a text, not 7$", id="number"),
]  # fmt: skip


@pytest.mark.parametrize(("deck", "why"), REFUSED)
def test_a_deck_that_cannot_be_played_is_refused_in_one_sentence(deck: Any, why: str) -> None:
    with pytest.raises(BadInput, match=why) as found:
        match_with(deck)
    assert "\n" not in str(found.value)
    assert len(str(found.value)) < 300


def test_the_deck_of_a_seat_is_no_option_of_the_table() -> None:
    with pytest.raises(BadInput, match="every seat brings its own"):
        starboard.new("flagship", options={"deck": FRABIAN})
