"""What no card may have printed on it: each fault alone, and the nearest card without it.

`TROOP`, `SHIP`, `PLACE` and `GEAR` are right; a row changes one field, and the reader names it.
"""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from starboard.errors import BadInput
from starboard.games.perry_rhodan.content import read_entry
from starboard.testing import clause

Entry = Mapping[str, object]

BASE = {"name": {"de": "Neu", "en": "New"}, "phase": "I", "rarity": "common", "source": "own"}
VALUES = {"range": 1, "stealth": "A", "attack": "C", "defence": "C+1"}
FULL = {"range": 6, "transport": 4, "stealth": "A", "attack": "C", "defence": "C"}
ON_TERRA = [[{"place": "terra"}]]
TROOP = {
    **BASE, "id": "wache", "type": "troop", "side": "anti", "values": VALUES,
    "premises": {"anti": ON_TERRA}, "loyalty": "saboteure",
}  # fmt: skip
SHIP = {
    **BASE, "id": "boot", "type": "starship", "side": "pro", "values": FULL,
    "premises": {"pro": ON_TERRA}, "build_type": "terraner",
}  # fmt: skip
PLACE = {
    **BASE, "id": "insel", "type": "place", "side": "pro", "place_kind": "planet",
    "premises": {"pro": [[]]},
}  # fmt: skip
GEAR = {
    **BASE, "id": "helm", "type": "accessory", "side": "dual", "accessory_kind": "unit",
    "fixed": True, "premises": {"pro": ON_TERRA, "anti": ON_TERRA},
}  # fmt: skip


def fault(card: Entry, **changes: object) -> str:
    """The field that the reader finds fault with, and the clause; empty where it finds none."""
    changed = {field: value for field, value in {**card, **changes}.items() if value is not None}
    try:
        read_entry(changed, "own")
    except BadInput as error:
        return str(error).removeprefix("own: ").partition(": ")[0]
    return ""


@clause("PR-CARD-11", "PR-CARD-12")
@pytest.mark.parametrize("card", [TROOP, SHIP, PLACE, GEAR], ids=lambda card: card["type"])
def test_cards_of_each_kind_are_right_as_they_stand(card: Entry) -> None:
    assert fault(card) == ""


@clause("PR-CARD-20", "PR-CARD-37", "PR-CARD-11")
@pytest.mark.parametrize(
    ("card", "field", "value"),
    [
        (TROOP, "place_kind", "planet"),
        (TROOP, "min_range", 5),
        (TROOP, "scouting_value", 1),
        (PLACE, "place_kind", None),
        (PLACE, "accessory_kind", "unit"),
        (PLACE, "fixed", True),
        (SHIP, "outside_limit", True),
        (SHIP, "transmit_range", 2),
        (GEAR, "accessory_kind", None),
        (GEAR, "agent", True),
        (SHIP, "agent", True),
        (PLACE, "skills", {"telepath": 1}),
    ],
)
def test_a_field_of_another_type_of_card_is_refused(card: Entry, field: str, value: object) -> None:
    assert fault(card, **{field: value}) == field


@clause("PR-CARD-12", "PR-CARD-13", "PR-CARD-14")
@pytest.mark.parametrize(
    ("card", "values", "found"),
    [
        (GEAR, VALUES, "values"),
        (TROOP, {**VALUES, "range": 2}, "values.range"),
        (TROOP, {**VALUES, "range": 0}, "values.range"),
        (TROOP, {**VALUES, "transport": 1}, "values.transport"),
        (TROOP, {**VALUES, "stealth": ""}, "values.stealth"),
        (SHIP, {**FULL, "attack": ""}, "values.attack"),
        (SHIP, {**FULL, "defence": "F"}, "values.defence"),
        (SHIP, {**FULL, "range": 7}, "values.range"),
        (SHIP, {**FULL, "range": -1}, "values.range"),
        (SHIP, {**FULL, "transport": 5}, "values.transport"),
        (SHIP, {**FULL, "transport": -1}, "values.transport"),
        (SHIP, {**FULL, "range": 0}, ""),
        (SHIP, {**FULL, "transport": 0}, ""),
    ],
)
def test_values_are_those_of_the_type_of_a_card(card: Entry, values: Entry, found: str) -> None:
    assert fault(card, values=values) == found


@clause("PR-CARD-05", "PR-CARD-06", "PR-CARD-08")
@pytest.mark.parametrize(
    ("card", "premises", "found"),
    [
        (TROOP, {"anti": ON_TERRA, "pro": ON_TERRA}, "premises.pro"),
        (TROOP, {}, "premises.anti"),
        (SHIP, {"anti": ON_TERRA, "pro": ON_TERRA}, "premises.anti"),
        (GEAR, {"pro": ON_TERRA}, "premises.anti"),
        (GEAR, {"anti": ON_TERRA}, "premises.pro"),
        (GEAR, {"pro": ON_TERRA, "anti": [[{}]]}, "premises.anti[0][0]"),
    ],
)
def test_there_is_a_premise_for_each_side_of_the_colour(
    card: Entry, premises: Entry, found: str
) -> None:
    assert fault(card, premises=premises) == found


@clause("PR-CARD-07", "PR-CARD-09", "PR-CARD-16")
@pytest.mark.parametrize(
    ("card", "side", "loyalty", "found"),
    [
        (TROOP, "anti", None, "loyalty"),
        (SHIP, "pro", "saboteure", "loyalty"),
        (GEAR, "dual", "saboteure", "loyalty"),
        (SHIP, "dual", None, "loyalty"),
        (SHIP, "dual", "saboteure", ""),
    ],
)
def test_units_and_ships_of_the_anti_side_have_a_loyalty_and_nobody_else(
    card: Entry, side: str, loyalty: str | None, found: str
) -> None:
    sides = ("pro", "anti") if side == "dual" else (side,)
    premises = dict.fromkeys(sides, ON_TERRA)
    assert fault(card, side=side, premises=premises, loyalty=loyalty) == found


def effect(**changes: object) -> dict[str, object]:
    """A card is drawn in Ausbau, once a turn; with changes."""
    drawing = {
        "window": "build_up", "do": {"draw": 1}, "limit": "once_per_turn",
        "target": {"owner": "own", "kind": "player"},
    }  # fmt: skip
    return {word: value for word, value in {**drawing, **changes}.items() if value is not None}


@clause("PR-FX-03")
@pytest.mark.parametrize(
    ("card", "text", "found"),
    [
        (TROOP, effect(), ""),
        (TROOP, effect(limit=None), "effects[0]: limit"),
        (TROOP, effect(limit=None, cost={"passivate": True}), ""),
        (TROOP, effect(limit=None, window="on_play"), ""),
        (
            TROOP,
            effect(do="activate", target={"owner": "own", "kind": "unit", "where": "stored"}),
            "effects[0]: target.where",
        ),
    ],
)
def test_an_effect_that_costs_nothing_has_a_limit(card: Entry, text: Entry, found: str) -> None:
    said = fault(card, effects=[text])
    assert said == found.partition(": ")[0]
