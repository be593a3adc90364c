"""What is printed: counts, names, figures, and what is wrong with a card said clearly."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import msgspec
import pytest
import yaml

from starboard.errors import BadInput
from starboard.games.space_alert import vocabulary
from starboard.games.space_alert.content import FOLDER, components, distances, scoring, ship
from starboard.games.space_alert.film.effects import EFFECTS
from starboard.games.space_alert.kinds import STATIONS
from starboard.games.space_alert.printed import ExternalFile
from starboard.kernel.yaml_files import typed
from starboard.testing import clause


def test_there_are_55_threats_in_eight_decks() -> None:
    cards = components().threats.values()
    assert len(cards) == 55
    decks = Counter((card.external, card.severity.value, card.difficulty.value) for card in cards)
    assert decks == {
        (True, "common", "white"): 10,
        (True, "common", "yellow"): 7,
        (True, "serious", "white"): 8,
        (True, "serious", "yellow"): 6,
        (False, "common", "white"): 7,
        (False, "common", "yellow"): 6,
        (False, "serious", "white"): 6,
        (False, "serious", "yellow"): 5,
    }


def test_points_follow_deck_and_colour() -> None:
    usual = {"common white": 4, "common yellow": 6, "serious white": 8, "serious yellow": 12}
    for card in components().threats.values():
        points = usual[f"{card.severity} {card.difficulty}"]
        assert card.destroyed == (15 if card.id == "SI2-02" else points), card.id
        assert card.survived in (0, points // 2), card.id


def test_every_threat_has_a_name_in_both_languages_and_a_source() -> None:
    for card in components().threats.values():
        assert card.name.de
        assert card.name.en
        assert card.source.startswith("name_de: ")


def test_the_codes_say_what_a_card_is() -> None:
    for card in components().threats.values():
        assert card.id.startswith("S") == (card.severity == "serious")
        assert ("E" in card.id) == card.external
        assert card.id.split("-")[0][-1] == {"white": "1", "yellow": "2"}[card.difficulty]


def test_every_effect_is_used_by_a_card_and_known_to_the_rules() -> None:
    used = {
        type(effect)
        for card in components().threats.values()
        for effects in card.actions
        for effect in effects
    }
    assert used == {*EFFECTS, vocabulary.AdvanceOthers}


@clause("SA-SETUP-16")
def test_there_are_seven_trajectories_ending_in_z() -> None:
    tracks = components().tracks
    assert [track.length for track in tracks.values()] == [10, 11, 12, 13, 14, 15, 16]
    assert all(track.marks[1] == 2 for track in tracks.values())
    assert [len([m for m in t.marks if m == 1]) for t in tracks.values()] == [0, 0, 1, 1, 1, 2, 2]


def test_five_spaces_to_a_distance() -> None:
    assert distances() == (0, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3)


def test_there_are_90_action_cards_and_6_heroic_ones() -> None:
    cards = components().cards
    assert sum(card.count for card in cards.action_deck) == 90
    assert sum(card.count for card in cards.heroic_deck) == 6
    by_letter: Counter[str] = Counter()
    for card in cards.action_deck:
        by_letter[card.activation] += card.count
    assert by_letter == {"A": 30, "B": 24, "C": 21, "battlebots": 15}


@clause("SA-SETUP-25")
def test_shields_and_reactors_have_their_printed_maximum() -> None:
    assert (ship().reactor_max, ship().shield_max) == ((3, 5, 3), (2, 3, 2))


@clause("SA-SETUP-29")
def test_weapons_have_their_printed_strength_and_range() -> None:
    assert ship().strength == (2, 1, 2, 4, 5, 4)
    assert (ship().pulse_range, ship().rocket_range, ship().interceptor_range) == (2, 2, 1)


@clause("SA-SETUP-24")
def test_each_station_has_its_three_systems() -> None:
    systems = zip(STATIONS, ship().weapons, ship().energy, ship().special, strict=False)
    assert [" ".join(row) for row in systems] == [
        "lower_red light_laser side_reactor battlebots",
        "lower_white pulse_cannon central_reactor window",
        "lower_blue light_laser side_reactor rockets",
        "upper_red heavy_laser shield interceptors",
        "upper_white heavy_laser shield computer",
        "upper_blue heavy_laser shield battlebots",
    ]


@clause("SA-THREAT-20")
def test_the_ship_has_six_different_tokens_in_each_zone() -> None:
    assert [len(set(tiles)) for tiles in ship().tiles] == [6, 6, 6]


@clause("SA-PLAN-04")
def test_the_board_has_twelve_turns_in_three_phases() -> None:
    assert [turn for phase in scoring().phases for turn in phase] == list(range(1, 13))


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.yaml")), ids=lambda path: path.name)
def test_every_file_names_its_sources(path: Path) -> None:
    data = yaml.load(path.read_text(encoding="utf-8"), Loader=yaml.CSafeLoader)
    entries = data.get("threats") or [data]
    assert all(entry["source"] for entry in entries)


def test_a_misspelt_field_of_a_card_is_named() -> None:
    path = FOLDER / "threats_external.yaml"
    data = yaml.load(path.read_text(encoding="utf-8"), Loader=yaml.CSafeLoader)
    data["threats"][3]["x"][0]["zoness"] = "all"
    with pytest.raises(BadInput, match=r"cards.yaml: threats\[3\].x\[0\].zoness: unknown field"):
        typed(data, ExternalFile, "cards.yaml")


def test_an_unknown_effect_is_refused() -> None:
    with pytest.raises(msgspec.ValidationError, match="explode"):
        msgspec.convert({"do": "explode"}, vocabulary.AnyEffect)
