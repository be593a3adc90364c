"""What a client needs to draw the cards."""

from __future__ import annotations

from starboard.games.flagship import GAME
from starboard.games.flagship.cards.content import catalogue
from starboard.games.flagship.face.printed import decks, face
from starboard.kernel.view import View
from tests.flagship.duel import Duel


def test_a_face_has_the_numbers_that_people_compare() -> None:
    cards = catalogue()
    ship, torpedo, shield, event = (
        face(cards[name], cards, "en")
        for name in ("veloce_klasse", "guerilla_torpedo", "kuppelschild", "pazaak")
    )
    assert (ship["evade"], ship["speed"], ship["generator"], ship["prize"]) == ("2d 9+", 5, 2, True)
    assert (torpedo["slot"], torpedo["needs"]) == ("weapon", 2)
    assert torpedo["strikes"] == [{"roll": "3+", "damage": 3}]
    assert (shield["class"], shield["absorbs"]) == ("heavy_shield", 2)
    assert "strikes" not in event
    assert "speed" not in event


def test_the_starter_decks_are_told_with_how_many_of_each_card_they_have() -> None:
    told = decks("en")
    assert set(told) == {"frabian", "insectoids", "rebels", "syndicate"}
    assert told["frabian"]["name"] == "Frabians"
    assert told["frabian"]["main_ship"]["veloce_klasse"] == 1
    assert told["frabian"]["market"]["frabbianischer_jaeger"] == 2


def test_equal_cards_of_the_own_hand_lie_together_with_their_number() -> None:
    duel = Duel(hand=["pazaak", "pazaak", "haendler"])
    mine, theirs = (View(GAME, duel.state, seat).things for seat in (0, 1))
    assert mine["pazaak"] == {"card": "pazaak", "owner": 0, "zone": "hand", "count": 2}
    assert mine["haendler"] == {"card": "haendler", "owner": 0, "zone": "hand"}
    assert "pazaak" not in theirs
