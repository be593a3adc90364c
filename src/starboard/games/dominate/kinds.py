"""Words of the rule book that rules and content share."""

from __future__ import annotations

from enum import StrEnum


class Class(StrEnum):
    """What a figure is to a weapon (DD-FIG-03)."""

    INFANTRY = "infantry"
    WHEELED = "wheeled"
    ARMOURED = "armoured"
    AIR = "air"
    BUILDING = "building"


class FigureKind(StrEnum):
    """DD-FIG-02, DD-FIG-08; the rest lies on the board without being a figure."""

    UNIT = "unit"
    BUILDING = "building"
    TOKEN = "token"


class Terrain(StrEnum):
    """The four basic kinds of fields, and the ford, which is water no more (DD-BOARD-03)."""

    OPEN = "open"
    FOREST = "forest"
    WATER = "water"
    MOUNTAIN = "mountain"
    FORD = "ford"


class Look(StrEnum):
    """Where a tile lies: meadow and green sides, or desert and yellow ones (DD-MAT-05)."""

    EUROPE = "europe"
    NEAR_EAST = "near_east"


class Faction(StrEnum):
    """The four colours (DD-FIG-13)."""

    EFA = "EFA"
    EST = "EST"
    REDCAT = "RedCat"
    KOBRA = "KOBRA"


class Category(StrEnum):
    """What shares a limit in the build slot (DD-ORDER-05…07)."""

    INFANTRY = "infantry"
    VEHICLES = "vehicles"
    BUILDINGS = "buildings"


class Direction(StrEnum):
    """The six sides of a field, clockwise."""

    E = "e"
    SE = "se"
    SW = "sw"
    W = "w"
    NW = "nw"
    NE = "ne"


class Side(StrEnum):
    """The faces of tokens that lie on one of two sides (DD-MAT-11)."""

    GREEN = "green"
    YELLOW = "yellow"
    INTACT = "intact"
    DESTROYED = "destroyed"


class Mode(StrEnum):
    """What kind of game is being played (DD-BOARD-01, 02)."""

    SKIRMISH = "skirmish"
    OUTDOOR = "outdoor"
    INDOOR = "indoor"
