"""What the deck builder knows of Flagship."""

from __future__ import annotations

import pytest

from starboard.games.flagship.cards.bench import BENCH
from starboard.games.flagship.cards.content import catalogue
from starboard.games.flagship.cards.decks import Deck, validate_main_ship
from starboard.games.flagship.cards.starters import starter_decks
from starboard.kernel.yaml_files import Name
from starboard.testing import clause

CARDS = catalogue()


@clause("FS-DECK-02", "FS-BUILD-08", "FS-EXTEND-06")
@pytest.mark.parametrize("card", list(CARDS))
def test_a_card_is_offered_for_the_main_ship_only_where_it_can_be_part_of_one(card: str) -> None:
    homes = BENCH.homes(CARDS[card])
    refused = {fault.message for fault in validate_main_ship((card,), CARDS)}
    never = {"main-ship-event", "main-ship-extension", "main-ship-other-unit"}
    assert ("main_ship" in homes) is not bool(refused & never)
    assert ("events" in homes) is CARDS[card].is_event


@clause("FS-DECK-03", "FS-DECK-04", "FS-BUILD-01")
def test_items_events_and_credits_are_counted_against_their_limits() -> None:
    deck = Deck(
        name=Name(de="x", en="x"),
        main_ship=("veloce_klasse", "rico_furioso"),
        market=("frabbianischer_jaeger",) * 7,
        events=("pazaak",) * 40,
    )
    told = {each["id"]: each for each in BENCH.sheet(deck, CARDS, "en")["tallies"]}
    assert (told["items"]["have"], told["items"]["least"], told["items"]["kept"]) == (9, 10, False)
    assert (told["events"]["have"], told["events"]["least"]) == (40, 40)
    assert told["events"]["kept"]
    assert (told["price"]["have"], told["price"].get("most")) == (7_000, 12_000)


@pytest.mark.parametrize("name", sorted(starter_decks()))
def test_a_starter_deck_comes_back_from_its_sheet(name: str) -> None:
    deck = starter_decks()[name]
    told = BENCH.sheet(deck, CARDS, "de")
    assert told["legal"]
    assert all(each["kept"] for each in told["tallies"])
    form = BENCH.commands.form
    assert form.parts(form.parse(told["code"], CARDS)) == form.parts(deck)
