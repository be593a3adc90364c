"""All cards are read, typed and checked; what is wrong with one is one sentence."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

from starboard import ledger
from starboard.errors import BadInput
from starboard.games.perry_rhodan.content import FOLDER, catalogue, load_catalogue, read_entry
from starboard.games.perry_rhodan.kinds import CardType, Phase, PlaceKind, Side, Skill
from starboard.testing import clause

CARDS = catalogue()


def entry(**changes: object) -> dict[str, object]:
    """A troop that is right, with changes."""
    troop: dict[str, object] = {
        "id": "wache",
        "name": {"de": "Wache", "en": "Guards"},
        "phase": "I",
        "type": "troop",
        "side": "anti",
        "rarity": "common",
        "source": "proposed",
        "values": {"range": 1, "stealth": "A", "attack": "C", "defence": "C+1"},
        "premises": {"anti": [[{"place": "terra", "count": 2}]]},
        "loyalty": "saboteure",
        "people": "terraner",
    }
    return {field: value for field, value in {**troop, **changes}.items() if value is not None}


def complaint(card: object) -> str:
    """What is wrong with a card, or nothing."""
    try:
        read_entry(card, "own.yaml: card")
    except BadInput as error:
        return str(error)
    return ""


def refused(**changes: object) -> str:
    with pytest.raises(BadInput) as refusal:
        read_entry(entry(**changes), "own.yaml: wache")
    return str(refusal.value)


@clause("PR-CARD-11")
def test_there_are_339_cards_of_nine_types():
    assert len(CARDS) == 339
    assert Counter(card.type for card in CARDS.values()) == {
        CardType.PLACE: 27,
        CardType.PERSON: 94,
        CardType.TROOP: 32,
        CardType.STARSHIP: 26,
        CardType.FLEET: 14,
        CardType.ACCESSORY: 74,
        CardType.EVENT: 45,
        CardType.STATUS: 14,
        CardType.RIDDLE: 13,
    }


def test_every_phase_has_its_cards():
    phases = Counter(card.phase for card in CARDS.values())
    assert phases == {"I": 70, "II": 58, "III": 53, "IV": 70, "V": 88}


@clause("PR-CARD-05", "PR-CARD-06", "PR-CARD-07")
def test_a_card_lies_on_the_sides_of_its_colour():
    assert CARDS["crest_i"].may_lie(Side.PRO)
    assert not CARDS["crest_i"].may_lie(Side.ANTI)
    assert CARDS["ivs"].may_lie(Side.ANTI)
    assert not CARDS["ivs"].may_lie(Side.PRO)
    assert CARDS["thora"].may_lie(Side.PRO)
    assert CARDS["thora"].may_lie(Side.ANTI)


@clause("PR-CARD-08", "PR-CARD-09")
def test_every_side_on_which_a_card_can_lie_has_its_premise():
    for card in CARDS.values():
        for side in Side:
            assert bool(card.premise(side)) is card.may_lie(side), card


@clause("PR-CARD-12", "PR-CARD-13", "PR-CARD-36")
def test_units_have_range_one_and_letters_but_carry_nothing():
    for card in CARDS.values():
        if card.is_unit:
            assert card.range == 1
            assert card.transport == 0
            assert all((card.stealth, card.attack, card.defence)), card


@clause("PR-CARD-26")
def test_ships_have_five_values():
    ships = [card for card in CARDS.values() if card.is_ship]
    assert {card.range for card in ships} <= set(range(7))
    assert {card.transport for card in ships} <= set(range(5))
    assert all(card.stealth and card.attack and card.defence for card in ships)


@clause("PR-CARD-19", "PR-CARD-21")
def test_collective_terms():
    assert CARDS["crest_i"].is_unit
    assert CARDS["stosstrupp"].is_unit
    assert not CARDS["good_hope"].is_unit
    assert CARDS["good_hope"].is_ship
    assert CARDS["raketenverband"].is_ship
    assert not CARDS["terra"].is_ship


@clause("PR-CARD-20", "PR-CARD-31")
def test_places_are_planets_systems_clusters_and_spheres_but_never_sectors():
    kinds = Counter(card.place_kind for card in CARDS.values() if card.is_place)
    assert kinds == {
        PlaceKind.PLANET: 22,
        PlaceKind.SPHERE_OF_INFLUENCE: 3,
        PlaceKind.STAR_CLUSTER: 1,
        PlaceKind.SOLAR_SYSTEM: 1,
    }


@pytest.mark.parametrize(
    ("accessory", "bearer", "fits"),
    [
        ("thermostrahler", "crest_i", True),
        ("thermostrahler", "stosstrupp", True),
        ("thermostrahler", "good_hope", False),
        ("arkonidenanzug", "stosstrupp", False),
        ("arkonidenanzug", "crest_i", True),
        ("panzerwagen", "stosstrupp", True),
        ("panzerwagen", "crest_i", False),
        ("schutzschirm", "raketenverband", True),
        ("impulsgeschuetz", "raketenverband", False),
        ("impulsgeschuetz", "good_hope", True),
        ("raketenwerfer", "raketenverband", True),
        ("raketenwerfer", "good_hope", False),
        ("tiefseekuppel", "solares_system", True),
        ("festung", "venus", True),
        ("tiefseekuppel", "m_13", False),
        ("crest_i", "terra", False),
    ],
)
@clause("PR-CARD-37", "PR-CARD-22", "PR-CARD-24")
def test_an_accessory_goes_to_the_kind_of_card_that_it_names(accessory, bearer, fits):
    assert CARDS[accessory].fits_on(CARDS[bearer]) is fits


@clause("PR-CARD-23")
def test_accessories_of_planets_are_accessories_of_places():
    assert CARDS["festung"].is_place_accessory
    assert CARDS["tiefseekuppel"].is_place_accessory
    assert not CARDS["thermostrahler"].is_place_accessory


@clause("PR-CARD-25")
def test_there_are_two_transmitters():
    transmitters = {card.id: card.transmit_range for card in CARDS.values() if card.is_transmitter}
    assert transmitters == {"mikrosender": 2, "hyperfunkgeraet": 4}


@clause("PR-CARD-33")
def test_a_planet_in_a_cluster_has_a_long_address():
    assert CARDS["aralon_iv"].address == ("aralon", "kesnar", "m_13")
    assert CARDS["terra"].address == ("terra", "sol")


@clause("PR-CARD-16", "PR-CARD-17")
def test_units_and_ships_of_the_anti_side_have_a_loyalty():
    for card in CARDS.values():
        wanted = (card.is_unit or card.is_ship) and card.may_lie(Side.ANTI)
        assert (card.loyalty is not None) is wanted, card
    assert CARDS["saboteure_iii"].people is CARDS["saboteure_i"].people


@clause("PR-CARD-39")
def test_skills_of_later_phases_are_inert():
    inert = {card.id for card in CARDS.values() if any(skill.inert for skill in card.skills)}
    assert len(inert) == 4
    assert all(CARDS[card].phase is Phase.V for card in inert)


@clause("PR-DECK-18")
def test_expansions_and_arkon_i_are_outdated_after_phase_iv():
    expansions = [card for card in CARDS.values() if card.family == "expansion"]
    named = [*expansions, CARDS["arkon_i"], CARDS["scheinangriff_auf_tal_cliii"]]
    assert len(expansions) == 3
    for card in named:
        assert card.outdated_in(Phase.V), card
    assert not CARDS["arkon_i"].outdated_in(Phase.IV)


def test_what_the_robot_regent_compares():
    assert CARDS["good_hope_klasse"].anti_number == 2
    assert CARDS["stardust_klasse"].anti_number == 3


def test_a_place_that_stays_longer_keeps_its_last_ground_limit():
    assert CARDS["ferrol"].ground_limit(Phase.IV) == 2
    assert CARDS["mirsal_iii"].ground_limit(Phase.V) == 1


def test_every_skill_is_printed_at_every_level():
    levels = Counter(
        (skill, level) for card in CARDS.values() for skill, level in card.skills.items()
    )
    for skill in Skill:
        if skill.inert:
            continue
        for level in (0, 1, 2) if skill.levelled else (1,):
            assert levels[skill, level], (skill, level)


def test_clauses_that_cards_cite_exist():
    rules = ledger.of("perry_rhodan")
    for card in CARDS.values():
        for effect in card.effects:
            assert set(effect.rule) <= set(rules), card


def test_twins_are_told_apart():
    assert CARDS.called(CARDS["crest_v"], "de") == "Crest (V)"
    assert CARDS.named("Crest (I)") is CARDS["crest_i"]
    assert CARDS.named("atlan (anti)") is CARDS["atlan_anti"]
    assert CARDS.named("Atlan") is None
    assert CARDS.called(CARDS["terra"], "en") == "Terra"


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"phase": "VI"}, "own.yaml: wache: phase: must be one of I, II, III, IV, V, not 'VI'"),
        ({"valeus": {}}, "own.yaml: wache: valeus: unknown field; is “values” meant?"),
        (
            {"values": {"range": 1, "stealth": "F", "attack": "C", "defence": "C"}},
            "own.yaml: wache: values.stealth: “F” is no strength; write a letter from A to E, "
            "with a bonus where there is one: C, E+1",
        ),
        (
            {"values": {"range": 2, "stealth": "A", "attack": "C", "defence": "C"}},
            "own.yaml: wache: values.range: a person or troop has range 1 (PR-CARD-13)",
        ),
        ({"loyalty": None}, "own.yaml: wache: loyalty: missing"),
        (
            {"premises": {"pro": [[]]}},
            "own.yaml: wache: premises.pro: a card of side anti has no premise here (PR-CARD-05)",
        ),
        (
            {"premises": {"anti": [[{"place": "terra", "science": 1}]]}},
            "own.yaml: wache: premises.anti[0][0]: exactly one of place, card, skill, loyalty, "
            "kind, science, riddle_points, sacrifice_missions, scouting_points, riddles_solved",
        ),
        (
            {"skills": {"telepath": 3}},
            "own.yaml: wache: skills.telepath: from 0 to 2",
        ),
        (
            {"skills": {"poison": 1}},
            "own.yaml: wache: skills.poison: this skill has no levels; write true",
        ),
        (
            {"system": "sol"},
            "own.yaml: wache: system: a card of type troop has none (PR-CARD-20)",
        ),
        (
            {
                "effects": [
                    {
                        "window": "combat",
                        "target": {"owner": "own", "kind": "unit"},
                        "do": "activte",
                    }
                ]
            },
            "own.yaml: wache: effects[0].do: unknown word 'activte'; did you mean “activate”?",
        ),
        (
            {
                "effects": [
                    {
                        "window": "build_up",
                        "target": {"owner": "own", "kind": "player"},
                        "do": {"draw": 1},
                    }
                ]
            },
            "own.yaml: wache: effects[0]: limit: an effect without a cost needs a limit (PR-FX-03)",
        ),
    ],
)
def test_what_is_wrong_with_a_card_is_one_sentence(changes: Mapping[str, object], sentence: str):
    assert refused(**changes) == sentence


def test_own_cards_are_added_and_must_speak_of_cards_that_exist(tmp_path):
    file = tmp_path / "own.yaml"
    file.write_text(yaml.safe_dump({"cards": [entry()]}))
    assert load_catalogue(tmp_path)["wache"].copies is None
    premises = {"anti": [[{"place": "tera"}]]}
    file.write_text(yaml.safe_dump({"cards": [entry(premises=premises)]}))
    with pytest.raises(BadInput) as refusal:
        load_catalogue(tmp_path)
    where = f"{file}: wache: premises.anti[0]"
    assert str(refusal.value) == f"{where}: “tera” is no card; did you mean “terra”?"


ENTRIES = [
    each
    for path in sorted(FOLDER.glob("*.yaml"))
    for each in yaml.load(path.read_text(), yaml.CSafeLoader)["cards"]
]
ODD = st.sampled_from([None, "", "I", -1, 0, 99, True, [], {}, "{", [[]], {"pro": 1}, "all", 2.5])


@given(st.sampled_from(ENTRIES), st.data())
def test_a_broken_card_is_refused_in_one_sentence_or_read(card, data):
    broken = dict(card)
    field = data.draw(st.sampled_from(sorted(card)))
    value = broken[field]
    if isinstance(value, dict) and value and data.draw(st.booleans()):
        inner = data.draw(st.sampled_from(sorted(value)))
        broken[field] = {**value, inner: data.draw(ODD)}
    elif isinstance(value, list) and value and isinstance(value[0], dict):
        inner = data.draw(st.sampled_from(sorted(value[0])))
        broken[field] = [{**value[0], inner: data.draw(ODD)}, *value[1:]]
    else:
        broken[field] = data.draw(ODD)
    said = complaint(broken)
    assert "\n" not in said
    assert said.startswith("own.yaml: card: ") or not said
