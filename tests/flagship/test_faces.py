"""What a client needs to draw the cards."""

from __future__ import annotations

from typing import Any

import starboard
from starboard.games.flagship import GAME
from starboard.games.flagship.cards.content import catalogue
from starboard.games.flagship.events import AttackRolled
from starboard.games.flagship.face.printed import decks, face
from starboard.kernel.view import View
from starboard.testing import clause
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


def thing_of(duel: Duel, card: str) -> dict[str, Any]:
    """What everybody sees of a card in play."""
    things = View(GAME, duel.state, 1).things
    return next(thing for thing in things.values() if thing["card"] == card)


@clause("FS-DICE-07", "FS-STACK-05")
def test_a_roll_is_told_with_what_each_card_adds_and_only_what_counts() -> None:
    duel = Duel(mine=["rico_furioso", "veloce_klasse", "corsa_turbine"])
    ship = thing_of(duel, "veloce_klasse")
    assert ship["evade"] == {
        "needs": "2d 9+",
        "adds": [{"card": "corsa_turbine", "delta": 2}],  # Rico's 1 does not stack with it
        "total": 2,
    }
    assert "attack" not in ship


@clause("FS-DICE-07")
def test_a_weapon_is_told_with_what_its_pilot_adds_and_what_it_does() -> None:
    duel = Duel(mine=["contessa_valente", "veloce_klasse", "rapier_laser"])
    weapon = thing_of(duel, "rapier_laser")
    assert weapon["attack"] == {
        "needs": "4+",
        "adds": [{"card": "contessa_valente", "delta": 1}],
        "total": 1,
    }
    assert weapon["damage"] == 1


@clause("FS-DICE-07")
def test_the_sum_of_a_shot_is_what_was_told_before_it() -> None:
    duel = Duel(mine=["contessa_valente", "veloce_klasse", "rapier_laser"], theirs=["schwarmkern"])
    told = thing_of(duel, "rapier_laser")["attack"]["total"]
    duel.attacks("rapier_laser", "schwarmkern", roll=3)
    rolled = next(event for event in duel.events if isinstance(event, AttackRolled))
    assert rolled.modified == 3 + told == 4


@clause("FS-BUILD-01", "FS-BUILD-09")
def test_what_one_has_chosen_for_the_main_ship_is_shown_to_nobody_else() -> None:
    match = starboard.new("flagship", seats=2, seed=1, options={"decks": ("frabian", "rebels")})
    match.play(0, "pick rico_furioso")
    match.play(0, "pick veloce_klasse")
    mine, theirs = (View(GAME, match.state, seat).things for seat in (0, 1))
    draft = [thing for thing in mine.values() if thing["zone"] == "draft"]
    assert [(each["card"], each["place"], each["left"]) for each in draft] == [
        ("rico_furioso", 0, 10_500),
        ("veloce_klasse", 1, 5_000),
    ]
    shelf = {name: thing["count"] for name, thing in mine.items() if thing["zone"] == "shelf"}
    assert "rico_furioso" not in shelf
    assert shelf["frabbianischer_jaeger"] == 2
    assert {thing["owner"] for thing in theirs.values()} == {1}
    assert {thing["zone"] for thing in theirs.values()} == {"shelf"}
    match.play(0, "ready")
    assert View(GAME, match.state, 0).things.keys() == {each for each in mine if "draft" in each}
