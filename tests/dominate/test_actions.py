"""Which figure has which action (DD-ACTION)."""

from __future__ import annotations

import pytest

from starboard.games.dominate.state import READY
from starboard.testing import clause
from tests.dominate.battlefield import Battlefield

NOT_ACTIONS = {"step", "crush", "board", "leave", "capture", "done", "build"}
"""Movement, what is done instead of it, and the end of things."""
ACTIONS = {
    "attack", "suppress", "load", "unload", "repair", "sell", "pack", "unfold", "strike",
    "reload", "rise",
}  # fmt: skip
SHOOTING = {"attack", "suppress"}
OF_TYPE: dict[str, set[str]] = {
    "mg_inf": SHOOTING,
    "rak_inf": SHOOTING,
    "ing_inf": {"repair"},
    "mg_buggy": SHOOTING,
    "tank": SHOOTING,
    "artillery": SHOOTING,
    "mobile_fortress": SHOOTING,
    "harvester": {"load"},
    "apc": set(),
    "dropship": set(),
    "fighter": SHOOTING,
    "bomber": SHOOTING,
    "mcv": {"unfold"},
    "construction_yard": {"sell", "pack"},
    "powerplant": {"sell"},
    "refinery": {"sell"},
    "barracks": {"sell"},
    "factory": {"sell"},
    "uplink": {"sell", "strike"},
    "mg_tower": {"sell", *SHOOTING},
    "rak_tower": {"sell", *SHOOTING},
    "helipad": {"sell"},
}


def surroundings() -> Battlefield:
    """An enemy beside c3, another three fields away, a broken bridge beside it, a strike ready."""
    field = Battlefield("""
        . . . . . . .
         . . % . . . .
        . . . . . . .
         . . . . . . .
    """)
    field.put("mg_buggy", 1, "d3")
    field.put("mg_buggy", 1, "f3")
    field.put("powerplant", 0, "a1")
    field.player().strike = READY
    return field


def actions_of(field: Battlefield, figure: str) -> set[str]:
    """The kinds of actions that a figure is offered."""
    words = [move.split() for move in field.moves()]
    return {word[0] for word in words if word[1:2] == [figure]} - NOT_ACTIONS


@clause("DD-ACTION-02")
@pytest.mark.parametrize("type", OF_TYPE)
def test_every_type_has_its_own_actions(type: str) -> None:
    field = surroundings()
    if type == "harvester":
        field.state.ore["c3"] = ["europe"]
    assert actions_of(field, field.put(type, 0, "c3")) == OF_TYPE[type]


@clause("DD-ACTION-02")
def test_a_full_harvester_on_the_unload_field_unloads() -> None:
    field = surroundings()
    field[field.put("refinery", 0, "b3")].facing = "e"
    harvester = field.put("harvester", 0, "c3")
    field[harvester].cargo = "europe"
    assert actions_of(field, harvester) == {"unload"}


@clause("DD-ACTION-02")
def test_an_empty_fighter_on_a_helipad_reloads() -> None:
    field = surroundings()
    field.put("helipad", 0, "c3")
    fighter = field.put("fighter", 0, "c3")
    field[fighter].loaded = False
    assert actions_of(field, fighter) == {"reload"}


@clause("DD-ACTION-02")
def test_prone_infantry_stands_up() -> None:
    field = surroundings()
    soldier = field.put("mg_inf", 0, "c3")
    field[soldier].prone = True
    assert actions_of(field, soldier) == {"rise"}


@clause("DD-ACTION-02")
def test_these_are_all_actions_there_are() -> None:
    assert set().union(*OF_TYPE.values()) | {"unload", "reload", "rise"} == ACTIONS
