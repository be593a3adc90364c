"""How much may stand on an own card: every amount, every list and every text has an end."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
import yaml
from msgspec import structs

from starboard.errors import BadInput
from starboard.games.flagship import GAME
from starboard.games.flagship.cards import bounds, printed, vocabulary
from starboard.games.flagship.cards.bounds import NUMBERS, excesses
from starboard.games.flagship.cards.content import FOLDER, load_catalogue
from starboard.games.flagship.cards.deck_text import encode_deck
from starboard.games.flagship.cards.printed import read_card
from starboard.games.flagship.cards.starters import starter_decks
from starboard.games.flagship.cards.vocabulary import Record
from starboard.kernel.options import read_options
from tests.flagship.own import accept, armor, event, refused, trigger

FLOOD = "x" * 200_000


def records(kind: type[Record] = Record) -> Iterator[type[Record]]:
    """All kinds of records on a card."""
    for below in kind.__subclasses__():
        yield below
        yield from records(below)


def test_every_number_that_a_card_can_have_has_a_bound() -> None:
    abstract = {"Aimed", "Counted", "Op"}
    found = {
        (kind, field.name)
        for kind in records()
        if kind.__module__ in (vocabulary.__name__, printed.__name__)
        and kind.__name__ not in abstract
        for field in msgspec.structs.fields(kind)
        if field.type in (int, int | None)
    }
    assert set(NUMBERS) == found


def test_all_printed_cards_are_far_within_the_bounds() -> None:
    for path in FOLDER.glob("*.yaml"):
        for entry in yaml.safe_load(path.read_text(encoding="utf-8"))["cards"]:
            assert list(excesses(read_card({"source": "box", **entry}, entry["id"]))) == []


# ------------------------------------------------------------------------- amounts


def attack(**changes: object) -> dict[str, Any]:
    return {"attack": {"cost": {"charge": 1}, "roll": "4+", "damage": 1, **changes}}


def named(part: object) -> str:
    """What a case is called; a function has no name that stays."""
    return "" if callable(part) else str(part)[:40]


AMOUNTS: list[tuple[str, int, int, Any]] = [
    ("draw.amount", 0, 20, lambda n: {"draw": n}),
    ("draw.at_most", 0, 20, lambda n: {"draw": {"amount": 1, "per": {}, "at_most": n}}),
    ("discard.amount", 0, 20, lambda n: {"discard": n}),
    ("arrange_market.amount", 0, 20, lambda n: {"arrange_market": n}),
    ("take_prize.amount", 0, 6, lambda n: {"take_prize": n}),
    ("gain_credits.amount", 0, 100_000, lambda n: {"gain_credits": n}),
    ("charge.amount", 0, 100, lambda n: {"charge": {"target": "own_item", "amount": n}}),
    ("damage.amount", 0, 20, lambda n: {"damage": {"target": "enemy_unit", "amount": n}}),
    (
        "may_pay.credits",
        0,
        100_000,
        lambda n: {"may_pay": {"credits": n, "effects": ["reshuffle"]}},
    ),
    (
        "opponent_may_pay.credits",
        0,
        100_000,
        lambda n: {"opponent_may_pay": {"credits": n, "otherwise": ["reshuffle"]}},
    ),
    (
        "destroy.filter.max_price",
        0,
        100_000,
        lambda n: {"destroy": {"target": "enemy_item", "filter": {"max_price": n}}},
    ),
    (
        "grant.effects[0].modify_roll.delta",
        -20,
        20,
        lambda n: {
            "grant": {
                "until": "turn_end",
                "effects": [{"modify_roll": {"roll": "evade", "scope": "own_units", "delta": n}}],
            }
        },
    ),
]


@pytest.mark.parametrize(("field", "low", "most", "effect"), AMOUNTS, ids=named)
def test_the_amount_of_an_effect_has_a_bound(field: str, low: int, most: int, effect: Any) -> None:
    accept(event(effect(most)))
    for amount in (most + 1, 10**9, 10**18):
        refusal = refused(event(effect(amount)))
        assert refusal.where == f"own cards: ereignis: effects[0].{field}"
        assert str(refusal).endswith(f": from {low} to {most}")
        assert refusal.said("de").endswith(f": von {low} bis {most}")
    if low:
        accept(event(effect(low)))
        assert refused(event(effect(low - 1))).where.endswith(field)


ON_ITEMS: list[tuple[str, int, Any]] = [
    ("attack.targets_max", 3, lambda n: attack(targets_max=n)),
    ("attack.cost.charge", 100, lambda n: attack(cost={"charge": n})),
    ("attack.cost.discard_hand", 20, lambda n: attack(cost={"discard_hand": n})),
    ("attack.strikes[0].damage", 20, lambda n: attack(damage=n)),
    ("attack.bonus.roll", 20, lambda n: attack(bonus={"against": {"ship": False}, "roll": n})),
    (
        "attack.option.damage",
        20,
        lambda n: attack(option={"cost": {"credits": 1}, "damage": n}),
    ),
    ("absorb.amount", 20, lambda n: {"absorb": {"cost": {"charge": 1}, "amount": n}}),
    ("passive.effects[0].amplify.factor", 5, lambda n: {"passive": [{"amplify": n}]}),
    (
        "passive.effects[0].extra_slots.slots.weapon",
        20,
        lambda n: {"passive": [{"extra_slots": {"weapon": n}}]},
    ),
    (
        "passive.effects[0].modify_max_charge.delta",
        100,
        lambda n: {"passive": [{"modify_max_charge": n}]},
    ),
    (
        "passive.effects[0].modify_attack.damage",
        20,
        lambda n: {"passive": [{"modify_attack": {"scope": "this_unit", "damage": n}}]},
    ),
    (
        "trigger.condition.hand_at_most.cards",
        100,
        lambda n: trigger("turn_end", {"draw": 1}, condition={"hand_at_most": n}),
    ),
]


@pytest.mark.parametrize(("field", "most", "ability"), ON_ITEMS, ids=named)
def test_the_amount_of_an_ability_has_a_bound(field: str, most: int, ability: Any) -> None:
    accept(armor(ability(most)))
    refusal = refused(armor(ability(most + 1)))
    assert refusal.where == f"own cards: panzer: abilities[0].{field}"
    assert refusal.message == "from-to"


def test_a_card_amplifies_no_more_with_several_factors_than_with_one() -> None:
    accept(armor({"passive": [{"amplify": 2}, {"amplify": 2}]}))
    refusal = refused(armor({"passive": [{"amplify": 2}, {"amplify": 3}]}))
    assert str(refusal).endswith(
        "panzer: abilities: the factors of one card make at most 5 together"
    )
    assert refused(armor({"passive": [{"amplify": 5}]}, {"passive": [{"amplify": 5}]}))


# ------------------------------------------------------------------------- lists and depth


def test_a_card_has_so_many_abilities_and_no_more() -> None:
    speed = {"passive": [{"modify_speed": 1}]}
    accept(armor(*[speed] * 8))
    refusal = refused(armor(*[speed] * 9))
    assert str(refusal) == "own cards: panzer: abilities: at most 8 of them"


def test_a_text_has_so_many_effects_and_no_more() -> None:
    accept(event(*[{"draw": 1}] * 8))
    assert str(refused(event(*[{"draw": 1}] * 9))).endswith("effects: at most 8 of them")
    inner = refused(armor(trigger("turn_end", *[{"draw": 1}] * 9)))
    assert inner.where == "own cards: panzer: abilities[0].trigger.effects"


@pytest.mark.parametrize("word", ["windows", "subtypes"])
def test_a_list_of_words_has_an_end(word: str) -> None:
    if word == "windows":
        refusal = refused(event({"draw": 1}, anytime=True, windows=["event_played"] * 13))
    else:
        refusal = refused(
            event({"destroy": {"target": "enemy_item", "filter": {word: ["ship"] * 13}}})
        )
    assert refusal.where.endswith(word)
    assert refusal.message == "at-most-in-list"


def test_a_roll_has_no_more_results_than_dice_can_show() -> None:
    results = {str(total): [{"draw": 1}] for total in range(20, 33)}
    refusal = refused(event({"roll": results}))
    assert refusal.where == "own cards: ereignis: effects[0].roll.outcomes"
    strikes = {str(total): 1 for total in range(20, 33)}
    weapon = {"attack": {"cost": {"charge": 1}, "strikes": strikes}}
    assert refused(armor(weapon)).where == "own cards: panzer: abilities[0].attack.strikes"


def test_all_effects_of_a_card_together_have_a_bound() -> None:
    rolls = {f"{total}": [{"draw": 1}] * 4 for total in range(1, 6)}
    accept(event({"roll": rolls}))
    refusal = refused(event({"roll": rolls}, {"roll": rolls}))
    assert str(refusal).endswith("effects: at most 40 abilities and effects on one card")


def test_what_holds_all_the_time_has_a_bound_of_its_own() -> None:
    speeds = {"passive": [{"modify_speed": 1}] * 4}
    accept(armor(speeds, speeds))
    refusal = refused(armor(speeds, speeds, {"passive": [{"amplify": 2}]}))
    assert str(refusal) == "own cards: panzer: abilities: at most 8 standing effects on one card"
    roll = {"modify_roll": {"roll": "evade", "scope": "own_units", "delta": 1}}
    granted = {"grant": {"until": "turn_end", "effects": [roll] * 5}}
    assert refused(event(granted, granted)).message == "at-most-standing"


def test_a_deck_at_a_table_with_own_cards_has_an_end() -> None:
    printed_deck = starter_decks()["rebels"]
    few = structs.replace(printed_deck, events=("nachschub",) * (200 - len(printed_deck.items)))
    many = structs.replace(printed_deck, events=("nachschub",) * (201 - len(printed_deck.items)))
    for deck in (few, many):
        options = read_options(GAME.options, {"decks": ["rebels", encode_deck(deck)]})
        GAME.check_options(2, options, GAME.content(None))  # printed cards have no such end
        if deck is few:
            GAME.check_options(2, options, GAME.content([event({"draw": 1})]))
    with pytest.raises(BadInput) as caught:
        GAME.check_options(2, options, GAME.content([event({"draw": 1})]))
    told = "option decks: deck 2: at most 200 cards where own cards take part"
    assert str(caught.value) == told


def nested(levels: int) -> dict[str, Any]:
    """An effect inside so many others."""
    effect: dict[str, Any] = {"draw": 1}
    for _ in range(levels):
        effect = {"may_pay": {"credits": 1, "effects": [effect]}}
    return effect


def test_effects_lie_only_so_deep_inside_each_other() -> None:
    accept(event(nested(5)))
    refusal = refused(event(nested(6)))
    assert refusal.message == "is-nested-too-deeply"
    assert refusal.where.startswith("own cards: ereignis: effects[0].may_pay.effects[0].may_pay")


@pytest.mark.parametrize("levels", [50, 100, 200, 300, 1000, 5000])
def test_however_deep_a_card_is_the_answer_is_a_sentence(levels: int) -> None:
    assert refused(event(nested(levels))).message == "is-nested-too-deeply"


# ------------------------------------------------------------------------- texts


@pytest.mark.parametrize(
    ("field", "changes"),
    [
        ("id", {"id": "x" * 61}),
        ("id", {"id": FLOOD}),
        ("name.de", {"name": {"de": "x" * 61, "en": "X"}}),
        ("name.en", {"name": {"de": "X", "en": FLOOD}}),
        ("source", {"source": FLOOD}),
        ("name.en", {"name": {"de": "X", "en": "a\u202eb"}}),
        ("name.de", {"name": {"de": "a\x1b[2J", "en": "X"}}),
        ("source", {"source": "a\x00"}),
    ],
)
def test_texts_on_cards_are_short_and_can_be_printed(field: str, changes: dict[str, Any]) -> None:
    refusal = refused(event({"draw": 1}, **changes))
    assert refusal.where.endswith(f": {field}")
    assert len(str(refusal)) < 250
    assert str(refusal).isprintable()


@pytest.mark.parametrize(
    "card",
    [
        event({FLOOD: 1}),
        event({"draw": FLOOD}),
        event({"destroy": FLOOD}),
        event({"roll": {FLOOD: [{"draw": 1}]}}),
        event({"draw": 1}, rarity=FLOOD),
        event({"draw": 1}, **{FLOOD: 1}),
        event({"draw": 1}, id=[FLOOD]),
        event({"fetch": {"pile": "draw_deck", "filter": {"card": FLOOD}}}),
        event({"draw": 1}, id=FLOOD.upper()),
        armor({"passive": [{"extra_slots": {FLOOD: 1}}]}),
        armor(requires={"card": FLOOD}),
    ],
)
def test_a_refusal_does_not_repeat_a_flood(card: dict[str, Any]) -> None:
    for lang in ("de", "en"):
        assert len(refused(card).said(lang)) < 2500


@pytest.mark.parametrize(
    "card",
    [
        event({"fetch": {"pile": "draw_deck", "filter": {"card": "nobody"}}}),
        event({"destroy": {"target": "enemy_item", "filter": {"not_card": "nobody"}}}),
        armor(
            type={"kind": "extension", "class": "for_ship"}, requires={"card": "nobody"}, needs={}
        ),
    ],
)
def test_a_card_that_mentions_a_card_that_there_is_not_is_refused(card: dict[str, Any]) -> None:
    assert refused(card).said("en").endswith("mentions “nobody”, and there is no such card")


def test_own_cards_may_mention_each_other() -> None:
    accept(event({"destroy": {"target": "own_item", "filter": {"card": "panzer"}}}), armor())


def test_a_file_is_held_to_the_same_bounds(tmp_path: Path) -> None:
    cards = [event({"draw": 21})]
    (tmp_path / "own.yaml").write_text(yaml.safe_dump({"cards": cards}), encoding="utf-8")
    with pytest.raises(BadInput, match=r"ereignis: effects\[0\]\.draw\.amount: from 0 to 20"):
        load_catalogue(tmp_path)


def test_a_match_that_was_begun_with_more_goes_on() -> None:
    assert GAME.content([event({"draw": 21})]) is not None


def test_the_bounds_are_those_that_the_page_about_cards_tells() -> None:
    page = Path("docs/add-cards.md").read_text(encoding="utf-8")
    part = page.partition("## How much may stand on a card?")[2].partition("\n## ")[0]
    told = {int(number.replace(",", "")) for number in re.findall(r"\b\d[\d,]*\b", part)}
    most = {number for name, number in vars(bounds).items() if name.startswith(("MOST", "DEEPEST"))}
    untold = {bounds.MOST_SPEED, bounds.MOST_COUNTED, bounds.MOST_NAMED}
    assert most - untold <= told
