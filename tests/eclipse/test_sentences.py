"""What people read and see of a game: questions, labels, what happened, ships on the map."""

from __future__ import annotations

import pytest

from starboard.games.eclipse import GAME
from starboard.games.eclipse.battle.events import (
    PopulationAttacked,
    ReputationDrawn,
    ReputationKept,
    ShipHit,
)
from starboard.games.eclipse.empire_moves import InstallPart
from starboard.games.eclipse.face.things import things
from starboard.games.eclipse.galaxy_events import ShipMoved
from starboard.games.eclipse.kinds import ShipType
from starboard.games.eclipse.movement import Moving
from starboard.games.eclipse.state import NEUTRAL
from starboard.kernel import Event
from starboard.testing import clause
from starboard.text.sentences import Speech
from tests.eclipse.fights import ARENA, Fight
from tests.eclipse.story import Story

NAMES = ("Anna", "Ben", "Cem", "Dora", "Eva", "Finn")


def speech(lang: str) -> Speech:
    return Speech(GAME, lang, NAMES)


TABLE = (
    ("terran_directorate", "221", "interceptor"),
    ("orion_hegemony", "232", "cruiser"),
    ("terran_union", "225", "interceptor"),
    ("terran_republic", "227", "interceptor"),
    ("terran_conglomerate", "229", "interceptor"),
    ("terran_federation", "223", "interceptor"),
)
"""Species with their home sectors and the ship that starts there."""


@clause("ECL-SETUP-24", "ECL-SPEC-36")
@pytest.mark.parametrize("seats", [2, 6])
def test_every_player_sees_the_ships_of_all_home_sectors(seats: int) -> None:
    story = Story(seats, [species for species, _, _ in TABLE[:seats]])
    homes = [(seat, ship, home) for seat, (_, home, ship) in enumerate(TABLE[:seats])]
    for seat in range(seats):
        seen = things(story.state, seat)
        ships = [facts for facts in seen.values() if facts["kind"] == "ship"]
        owned = [(ship["owner"], ship["type"], ship["sector"]) for ship in ships]
        assert sorted(each for each in owned if each[0] != NEUTRAL) == sorted(homes)
        neutral = sorted(kind for owner, kind, _ in owned if owner == NEUTRAL)
        assert neutral == ["gcds", *["guardian"] * (6 - seats)]
        assert seen["slot.interceptor.1"] == {"kind": "slot", "ship": "interceptor", "slot": 1}


@pytest.mark.parametrize(
    ("ship", "german"),
    [
        ("gcds.1", "VGZ"),
        ("ancient.19", "Antiker"),
        ("interceptor.3", "Abfangjäger"),
        ("cruiser.30", "Kreuzer"),
    ],
)
def test_a_ship_that_is_gone_is_called_by_its_type(ship: str, german: str) -> None:
    story = Story()
    for sector in story.state.sectors.values():
        sector.ships.clear()
    assert GAME.face.name_of(story.state, ship, "de") == german
    moved = ShipMoved("ECL-MOV-01", 0, ship, "221", "001")
    assert speech("de").event(story.state, moved).startswith(f"Anna bewegt {german} von ")
    hit = ShipHit("ECL-CMB-29", ship, 1, 2)
    assert speech("en").event(story.state, hit).endswith(" of Ben is hit: 2 damage.")


@clause("ECL-UPG-05", "ECL-DISC-11")
def test_slots_have_numbers_and_the_place_beside_them_has_none() -> None:
    state = Story().state
    assert GAME.face.name_of(state, "slot.interceptor.4", "de") == "Abfangjäger, Feld 4"
    assert GAME.face.name_of(state, "slot.dreadnought.0", "en") == "Dreadnought, beside the slots"
    beside = InstallPart("muon_source", ShipType.CRUISER, 0)
    assert speech("de").move(state, beside) == "Kreuzer: Myonenreaktor neben die Felder"
    assert speech("en").move(state, beside, "short") == "Muon Source"
    inside = InstallPart("hull", ShipType.CRUISER, 2)
    assert speech("en").move(state, inside) == "Cruiser: Hull on slot 2"


@clause("ECL-REP-01", "ECL-REP-06")
@pytest.mark.parametrize(
    ("event", "german"),
    [
        (ReputationDrawn("ECL-REP-01", 1, 2, ("1", "3")), "Ben zieht Ansehen: 1 und 3."),
        (ReputationKept("ECL-REP-06", 1, "3", "", False), "Ben behält die 3."),
        (
            ReputationKept("ECL-REP-06", 1, "3", "1", True),
            "Ben behält die 3 und gibt eine 1 zurück.",
        ),
    ],
)
def test_whoever_sees_the_tiles_reads_whose_they_are(event: Event, german: str) -> None:
    assert speech("de").event(Story().state, event) == german


@clause("ECL-SPEC-15", "ECL-TECH-05")
def test_a_single_cube_is_lost_in_the_singular() -> None:
    lost = PopulationAttacked("ECL-SPEC-15", 0, 1, "223", (), 1, True)
    state = Story().state
    assert speech("de").event(state, lost).endswith("Ein Marker ist zerstört.")
    assert speech("en").event(state, lost).endswith("one cube is destroyed.")


@clause("ECL-ACT-03")
def test_after_passing_the_question_speaks_of_reactions() -> None:
    story = Story()
    assert speech("de").question(story.state, 0) == "Dein Zug: Wähle eine Aktion oder passe."
    story.player().passed = True
    assert "Reaktion" in speech("de").question(story.state, 0)
    assert "reaction" in speech("en").question(story.state, 0)


@clause("ECL-MOV-01")
def test_the_last_move_after_this_one_is_counted_in_the_singular() -> None:
    story = Story()
    story.now(Moving(0, 1, story.ship("221", 0, "interceptor").id, 2))
    assert speech("de").question(story.state, 0).endswith("Danach bleibt dir eine Bewegung.")
    assert speech("en").question(story.state, 0).endswith("After that you have one move left.")


@clause("ECL-CMB-49")
def test_in_a_stalemate_nobody_is_asked_whether_to_attack() -> None:
    fight = Fight({0: ["interceptor"], 1: ["interceptor"]}, retreats=(1,))
    fight.lay("106", "-1,0", disc=1)
    for seat in (0, 1):
        fight.fit(seat, "interceptor", "hull")
    fight.play()
    assert "aber wohin?" in speech("de").question(fight.state, 1)
    assert "must retreat" in speech("en").waiting(fight.state, 1)
    assert ARENA in speech("en").question(fight.state, 1)
