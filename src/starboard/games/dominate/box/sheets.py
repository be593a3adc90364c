"""What a sheet for setting up says: what to take out of the box, tile by tile."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import NotRequired, TypedDict

PAINTED = "object"
"""What is painted on a tile and not taken out of the box."""


class Put(TypedDict):
    """A figure or token to be put on the board."""

    type: str
    faction: str
    field: str
    facing: str
    side: str
    note: str
    """What else is known of it: its name, what is written there, the duty of a guard."""


class DoorSheet(TypedDict):
    """A door between two squares."""

    between: list[str]
    state: str
    note: str


class TileSheet(TypedDict):
    """One tile with what comes onto it."""

    tile: str
    at: str
    size: list[int]
    look: str
    put: list[Put]
    doors: list[DoorSheet]
    note: str
    """What is written at the tile itself."""
    later: bool
    """Whether it lies in the fog at first."""


class SeatSheet(TypedDict):
    """What a seat begins with."""

    faction: str
    credits: int
    slot: dict[str, list[str]]


class Letter(TypedDict):
    """What a seat of a mission reads first."""

    role: str
    place: str
    flavour: str
    orders: str
    goals: list[str]
    tech_level: int
    fog: bool
    round_counter: bool


class Sheet(TypedDict):
    """Everything that is to be done before the first round."""

    scenario: str
    name: str
    players: int
    take: dict[str, int]
    """How many of each thing."""
    tiles: list[TileSheet]
    aside: list[Put]
    """What a trigger brings later, for who may know it."""
    seats: list[SeatSheet]
    rules: list[str]
    map: list[str]
    """The board as a drawing."""
    letter: NotRequired[Letter]


class Section(TypedDict):
    """A part of a sheet in sentences, under its title."""

    title: str
    lines: list[str]


class Written(Sheet):
    """A sheet, and the same in sentences."""

    head: Section
    """What is read first, and what to take out of the box."""
    places: list[Section]
    """Tile by tile; last what is set aside."""
    begins: list[Section]
    """What each seat begins with."""


def put_of(type: str, field: str, note: str = "") -> Put:
    """Something that belongs to nobody and faces nowhere."""
    return {
        "type": type, "faction": "", "field": field, "facing": "", "side": "", "note": note,
    }  # fmt: skip


def taken(tiles: Iterable[TileSheet], aside: Iterable[Put] = ()) -> dict[str, int]:
    """How many of each thing come out of the box."""
    found: Counter[str] = Counter()
    for tile in tiles:
        found.update([put["type"] for put in tile["put"]])
        found.update(["door" for _ in tile["doors"]])
    found.update([put["type"] for put in aside])
    return {type: count for type, count in sorted(found.items()) if type != PAINTED}
