"""Cards as data: the built-in ones, own ones, and broken ones."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

from starboard import ledger
from starboard.errors import BadInput
from starboard.games.flagship.cards.content import FOLDER, catalogue, load_catalogue
from starboard.games.flagship.cards.kinds import Faction, Kind, Rarity, SlotKind
from starboard.games.flagship.cards.vocabulary import Attack, GainCredits, Grant, OnCharge, SetEvade
from starboard.games.flagship.dice import Roll
from starboard.testing import clause

CARDS = catalogue()


def example(clause_id: str) -> tuple[dict[str, Any], Any, Any]:
    """The numbers of a worked example of the rule book."""
    found = ledger.of("flagship")[clause_id]
    assert found.given is not None
    return found.given, found.when, found.then


def own_card(**changes: object) -> dict[str, object]:
    """A sound light weapon, changed where a test wants it."""
    card: dict[str, object] = {
        "id": "testlaser",
        "name": {"de": "Testlaser", "en": "Test Laser"},
        "type": {"kind": "equipment", "class": "light_weapon"},
        "rarity": "common",
        "source": "own",
        "price": 1000,
        "needs": {"weapon": 1},
        "charge": {"max": 2, "initial": 1},
        "abilities": [{"attack": {"cost": {"charge": 1}, "roll": "4+", "damage": 1}}],
    }
    card.update(changes)
    return {field: value for field, value in card.items() if value is not None}


def own_event(**changes: object) -> dict[str, object]:
    """A sound plain event, changed where a test wants it."""
    card: dict[str, object] = {
        "id": "testereignis",
        "name": {"de": "Testereignis", "en": "Test Event"},
        "type": {"kind": "event"},
        "rarity": "common",
        "source": "own",
        "discard_value": 1000,
        "effects": [{"draw": 1}],
    }
    card.update(changes)
    return {field: value for field, value in card.items() if value is not None}


def folder_with(path: Path, *cards: dict[str, object]) -> Path:
    """A folder of own cards."""
    text = yaml.safe_dump({"cards": list(cards)}, allow_unicode=True)
    (path / "own.yaml").write_text(text, encoding="utf-8")
    return path


# ------------------------------------------------------------------------- what there is


def test_there_are_71_items_and_47_events() -> None:
    assert sum(card.is_item for card in CARDS.values()) == 71
    assert sum(card.is_event for card in CARDS.values()) == 47


@clause("FS-FACTION-01")
def test_there_are_four_factions_besides_neutral_cards() -> None:
    assert {card.faction for card in CARDS.values()} == set(Faction)
    assert set(Faction) - {Faction.NEUTRAL} == {"frabian", "rebels", "syndicate", "insectoids"}


@clause("FS-BUILD-04")
def test_the_slots_of_ships_and_equipment_are_of_four_kinds() -> None:
    taken = {card.needs_slot for card in CARDS.values() if card.is_equipment}
    offered = {kind for card in CARDS.values() for kind in SlotKind if card.slots.of(kind)}
    assert taken == offered == {"weapon", "shield", "booster", "armor"}


@clause("FS-BUILD-06", "FS-BUILD-07")
def test_heavy_equipment_shows_that_it_needs_several_slots_and_a_ship_how_many_it_has() -> None:
    assert (CARDS["impulslaser"].needs_slot, CARDS["impulslaser"].needs_count) == ("weapon", 1)
    assert (CARDS["railkanone"].needs_slot, CARDS["railkanone"].needs_count) == ("weapon", 2)
    assert (CARDS["kuppelschild"].needs_slot, CARDS["kuppelschild"].needs_count) == ("shield", 3)
    bastion = CARDS["kreuzer_bastion"].slots
    assert [bastion.of(kind) for kind in SlotKind] == [3, 3, 1, 2]


@clause("FS-RARITY-01")
def test_every_card_has_one_of_three_rarities() -> None:
    assert {card.rarity for card in CARDS.values()} == {"common", "uncommon", "rare"}
    assert set(Rarity) == {"common", "uncommon", "rare"}


@clause("FS-RARITY-02")
def test_a_rarer_card_may_cost_less_than_a_more_frequent_one() -> None:
    order, fighter = CARDS["fechtmeisterorden"], CARDS["rebellen_jaeger"]
    assert (order.rarity, fighter.rarity) == (Rarity.UNCOMMON, Rarity.COMMON)
    assert order.price < fighter.price


@clause("FS-RARITY-03")
def test_a_rare_card_of_another_faction_is_of_no_use_where_a_common_neutral_one_is() -> None:
    given, when, then = example("FS-RARITY-03")
    cards = [CARDS.named(each["name"]) for each in given["cards"]]
    assert [card.faction for card in cards if card] == [each["faction"] for each in given["cards"]]
    assert cards[0] is not None
    assert cards[0].rarity == given["cards"][0]["rarity"]
    playable = [card.is_neutral or card.faction == when["pilot_faction"] for card in cards if card]
    assert playable == then["playable"]


@clause("FS-TYPE-06")
def test_a_unit_shows_a_speed_value() -> None:
    assert CARDS["veloce_klasse"].speed == 5
    assert all(card.speed > 0 for card in CARDS.values() if card.is_unit)
    assert all(card.speed == 0 for card in CARDS.values() if not card.is_unit)


@clause("FS-DECK-06")
def test_the_help_card_is_no_game_card() -> None:
    assert CARDS.named("Hilfekarte") is None
    assert CARDS.named("0") is None


@clause("FS-CREDIT-08")
def test_amounts_to_pay_and_to_receive_stand_on_the_card() -> None:
    assert CARDS["feindliche_uebernahme"].cost.credits == 6000
    assert CARDS["sofortkredit"].effects[0] == GainCredits(amount=5000)


@clause("FS-CHARGE-09")
def test_charge_is_one_number_whatever_tokens_it_is_counted_with() -> None:
    core = CARDS["schwarmkern"]
    assert (core.initial_charge, core.max_charge) == (1, 6)


def test_cards_are_found_by_id_and_by_name_in_both_languages() -> None:
    assert CARDS.named("AUSWEICHEN") is CARDS["ausweichen"]
    assert CARDS.named("evasive action") is CARDS["ausweichen"]
    assert CARDS.named("energiestoss") is CARDS.named("Energiestoß")
    assert CARDS.named("nothing") is None


def test_values_that_are_not_in_the_rule_book_say_that_they_are_proposed() -> None:
    assert {card.source for card in CARDS.values()} == {"proposed"}


def test_each_file_holds_the_kind_of_card_it_is_named_after() -> None:
    kinds = {
        "ships": Kind.UNIT,
        "units": Kind.UNIT,
        "pilots": Kind.PILOT,
        "extensions": Kind.EXTENSION,
    }
    for path in FOLDER.glob("*.yaml"):
        kind = Kind.EVENT if path.stem.startswith("events_") else Kind.EQUIPMENT
        entries = yaml.safe_load(path.read_text(encoding="utf-8"))["cards"]
        assert {entry["type"]["kind"] for entry in entries} == {kinds.get(path.stem, kind)}


# ------------------------------------------------------------------------- thresholds


@clause("FS-DICE-02")
def test_a_plus_means_at_least() -> None:
    assert [total for total in range(-1, 8) if Roll.parse("5+").met(total)] == [5, 6, 7]


@clause("FS-DICE-03")
def test_a_minus_means_at_most_and_a_bare_number_exactly() -> None:
    assert [total for total in range(-1, 8) if Roll.parse("1-").met(total)] == [-1, 0, 1]
    assert [total for total in range(-1, 8) if Roll.parse("3").met(total)] == [3]
    assert [total for total in range(-1, 8) if Roll.parse("3-4").met(total)] == [3, 4]


@clause("FS-DICE-04")
def test_five_plus_succeeds_with_five_and_six() -> None:
    given, _, then = example("FS-DICE-04")
    roll = Roll.parse(given["threshold"])
    assert [roll.met(total) for total in given["rolls"]] == then["success"]


@clause("FS-DICE-05")
def test_the_overload_has_two_thresholds_and_a_gap() -> None:
    given, _, then = example("FS-DICE-05")
    (grant,) = CARDS["ueberlastung"].effects
    assert isinstance(grant, Grant)
    (overload,) = grant.effects
    assert isinstance(overload, OnCharge)
    assert {str(each.on): each.result for each in overload.outcomes} == given["thresholds"]
    happened = [
        next((str(each.result) for each in overload.outcomes if each.on.met(roll)), "none")
        for roll in given["rolls"]
    ]
    assert happened == then["triggered"]


@clause("FS-DICE-08")
def test_a_result_below_one_is_still_at_most_one() -> None:
    given, _, then = example("FS-DICE-08")
    modified = given["roll"] + given["passive_modifier"]
    assert modified == then["modified_roll"]
    assert Roll.parse(given["threshold"]).met(modified) is then["success"]


@clause("FS-DICE-09", "FS-DICE-10")
def test_the_total_of_two_dice_counts_where_the_card_says_so() -> None:
    given, _, then = example("FS-DICE-10")
    _, grant = CARDS["zielerfassung"].effects
    assert isinstance(grant, Grant)
    (change,) = grant.effects
    assert isinstance(change, SetEvade)
    roll = change.roll
    assert (roll.dice, roll.threshold) == (given["dice"], given["threshold"])
    assert [roll.met(sum(dice)) for dice in given["rolls"]] == then["success"]


@pytest.mark.parametrize("text", ["4+", "1-", "3", "3-4", "2d 10+", "2d 12", "2d 2-"])
def test_a_threshold_is_written_as_it_was_read(text: str) -> None:
    assert str(Roll.parse(text)) == text
    assert Roll.parse(text) == Roll.parse(str(Roll.parse(text)))


@pytest.mark.parametrize("text", ["", "+4", "4++", "3d 4+", "4+5", "x", "1000+", "-1"])
def test_what_is_no_threshold_is_refused(text: str) -> None:
    with pytest.raises(BadInput, match="is no threshold"):
        Roll.parse(text)


# ------------------------------------------------------------------------- own cards


def test_own_cards_join_the_built_in_ones(tmp_path: Path) -> None:
    cards = load_catalogue(folder_with(tmp_path, own_card(), own_event()))
    assert len(cards) == len(CARDS) + 2
    attack = cards["testlaser"].abilities[0]
    assert isinstance(attack, Attack)
    assert [entry["id"] for entry in cards.own] == ["testlaser", "testereignis"]


def test_own_cards_can_be_added_again_from_what_was_kept_of_them(tmp_path: Path) -> None:
    cards = load_catalogue(folder_with(tmp_path, own_card()))
    again = CARDS.adding(cards.own, "a save")
    assert again["testlaser"].name == cards["testlaser"].name


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"needs": {"weapn": 1}}, "testlaser: needs.weapn: unknown slot"),
        ({"colour": "red"}, "testlaser: colour: unknown field"),
        ({"price": None}, "testlaser: price: missing"),
        ({"price": "much"}, "testlaser: price: must be a whole number, not a text"),
        ({"price": -1}, "testlaser: price: from 0"),
        ({"name": {"de": "Testlaser"}}, "testlaser: name.en: missing"),
        ({"name": {"de": " ", "en": "x"}}, "testlaser: name.de: one line"),
        ({"id": "Test Laser"}, "Test Laser: id: small letters"),
        ({"id": "ausweichen"}, "ausweichen: id: there is already a card"),
        ({"name": {"de": "Ausweichen", "en": "x"}}, "name.de: there is already a card"),
        ({"rarity": "mythic"}, "rarity: must be one of common, uncommon, rare, not 'mythic'"),
        ({"type": {"kind": "equipment", "class": "ship"}}, "type.class: ship does not go with"),
        ({"needs": {"weapon": 1, "shield": 1}}, "needs: equipment needs slots of exactly one kind"),
        ({"needs": None}, "needs: equipment needs slots of exactly one kind"),
        ({"slots": {"weapon": 1}}, "slots: only a unit"),
        ({"charge": {"max": 1, "initial": 2}}, "charge: from 0 to 100"),
        ({"generator": 7}, "generator: from 1 to 6"),
        ({"requires": {"kind": "unit"}}, "requires: an extension, and nothing else"),
        ({"discard_value": 500}, "discard_value: an item has a price"),
        ({"effects": [{"draw": 1}]}, "effects: only events have effects"),
        ({"abilities": [{"atack": {}}]}, "abilities[0]: unknown word 'atack'"),
        ({"abilities": [{"attack": {"cost": {}, "roll": "x", "damage": 1}}]}, "is no threshold"),
        ({"abilities": {"attack": {}}}, "abilities: expected a list"),
        ({"abilities": [{"active": {"effects": [{"draw": 1}]}}]}, "without a cost needs a limit"),
        (
            {"abilities": [{"attack": {"cost": {}, "strikes": {"4+": 1, "5+": 2}}}]},
            "abilities[0].attack.strikes: 4+ overlaps",
        ),
        (
            {
                "abilities": [
                    {"trigger": {"when": "turn_start", "effects": [{"repair": "opponent"}]}}
                ]
            },
            "abilities[0].trigger.repair.target: opponent does not go with repair",
        ),
    ],
)
def test_a_faulty_item_is_refused_with_file_entry_and_field(
    tmp_path: Path, changes: dict[str, object], told: str
) -> None:
    with pytest.raises(BadInput) as refused:
        load_catalogue(folder_with(tmp_path, own_card(**changes)))
    assert str(refused.value).startswith(str(tmp_path / "own.yaml"))
    assert told in str(refused.value)


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"discard_value": None}, "discard_value: missing"),
        ({"price": 100}, "price: an event has a discard value"),
        ({"effects": None}, "effects: a plain event has effects"),
        ({"until": "turn_end"}, "effects: a plain event has effects"),
        ({"type": {"kind": "event", "class": "effect"}}, "until: an effect event has abilities"),
        ({"windows": ["after_evade"]}, "windows: an event that breaks into an action"),
        ({"prize": True}, "type.kind: only items have"),
        ({"effects": ["draw twice"]}, "effects[0]: unknown word 'draw twice'"),
        ({"effects": [{"draw": 1, "look": 1}]}, "effects[0]: expected one word with its values"),
        ({"effects": [{"discard": {"amount": 1, "who": "nobody"}}]}, "one of self, opponent, not"),
        (
            {"effects": [{"may_pay": {"credits": -1, "effects": []}}]},
            "may_pay.credits: not below 0",
        ),
        ({"effects": [{"draw": 0}]}, "effects[0].draw.amount: at least 1"),
        ({"effects": [{"roll": {}}]}, "expected thresholds"),
        ({"effects": [{"roll": {"4+": [{"drow": 1}]}}]}, "unknown word 'drow'"),
        ({"effects": [{"put_into_play": {"piles": ["hand"]}}]}, "draw_discard, not 'hand'"),
        (
            {"effects": [{"fetch": {"pile": "draw_deck", "filter": {"card": "nobody"}}}]},
            "mentions “nobody”",
        ),
    ],
)
def test_a_faulty_event_is_refused_with_its_field(
    tmp_path: Path, changes: dict[str, object], told: str
) -> None:
    with pytest.raises(BadInput) as refused:
        load_catalogue(folder_with(tmp_path, own_event(**changes)))
    assert told in str(refused.value)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "expected “cards:” with a list"),
        ("cards: 3", "expected “cards:” with a list"),
        ("cards: [3]", "entry 1: expected a card"),
        ("cards: []\nauthor: me", "author: unknown field"),
        ("cards: [", "is no valid YAML"),
    ],
)
def test_a_file_that_holds_no_cards_is_refused(tmp_path: Path, text: str, told: str) -> None:
    (tmp_path / "own.yaml").write_text(text, encoding="utf-8")
    with pytest.raises(BadInput) as refused:
        load_catalogue(tmp_path)
    assert told in str(refused.value)


JUNK = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=6) | st.just("4+"),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(
            st.sampled_from(
                ["attack", "roll", "damage", "strikes", "effects", "draw", "4+", "cost"]
            ),
            inner,
            max_size=3,
        )
    ),
    max_leaves=10,
)


@given(st.sampled_from(sorted(own_card())), JUNK)
def test_a_field_with_anything_in_it_is_read_or_refused_in_one_sentence(
    field: str, junk: object
) -> None:
    with suppress(BadInput):
        cards = CARDS.adding([{**own_card(), field: junk}], "own")
        assert len(cards) == len(CARDS) + 1


@given(JUNK)
def test_an_event_with_any_effects_is_read_or_refused_in_one_sentence(junk: object) -> None:
    with suppress(BadInput):
        cards = CARDS.adding([own_event(effects=[junk])], "own")
        assert cards["testereignis"].effects


def test_a_folder_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="is no folder"):
        load_catalogue(tmp_path / "nowhere")
