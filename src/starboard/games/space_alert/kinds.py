"""The nouns of the rule book: zones, stations, actions, systems, and what cards can name."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

RED: Final = 0
WHITE: Final = 1
BLUE: Final = 2
INTERNAL: Final = 3
"""The fourth trajectory: that of the internal threats."""

ZONES: Final = ("red", "white", "blue")
TRACKS: Final = ("red", "white", "blue", "internal")

LOWER_RED: Final = 0
LOWER_WHITE: Final = 1
LOWER_BLUE: Final = 2
UPPER_RED: Final = 3
UPPER_WHITE: Final = 4
UPPER_BLUE: Final = 5
SPACE: Final = 6
"""Outside with the interceptors: no station and no zone (SA-FIGHTER-04)."""

STATIONS: Final = (
    "lower_red", "lower_white", "lower_blue", "upper_red", "upper_white", "upper_blue",
    "space",
)  # fmt: skip
"""A station's zone is its number modulo three, its deck its number divided by three."""

ABOARD: Final = 6
"""How many stations there are aboard."""


def zone_at(station: int) -> int:
    """The zone of a station aboard."""
    return station % 3


class Action(StrEnum):
    """What lies on top of a planned card, as one letter of a plan."""

    EMPTY = "-"
    A = "a"
    B = "b"
    C = "c"
    BATTLEBOTS = "x"
    RED = "<"
    BLUE = ">"
    GRAVOLIFT = "^"
    HEROIC_A = "A"
    HEROIC_B = "B"
    HEROIC_BATTLEBOTS = "X"
    TO_LOWER_RED = "1"
    TO_LOWER_WHITE = "2"
    TO_LOWER_BLUE = "3"
    TO_UPPER_RED = "4"
    TO_UPPER_WHITE = "5"
    TO_UPPER_BLUE = "6"


HEROIC_MOVES: Final = {
    Action.TO_LOWER_RED: LOWER_RED,
    Action.TO_LOWER_WHITE: LOWER_WHITE,
    Action.TO_LOWER_BLUE: LOWER_BLUE,
    Action.TO_UPPER_RED: UPPER_RED,
    Action.TO_UPPER_WHITE: UPPER_WHITE,
    Action.TO_UPPER_BLUE: UPPER_BLUE,
}
"""The station that a heroic move names (SA-HERO-01)."""

HEROIC: Final = (Action.HEROIC_A, Action.HEROIC_B, Action.HEROIC_BATTLEBOTS)

SYSTEM_A: Final = 0
SYSTEM_B: Final = 1
SYSTEM_C: Final = 2

ACTIVATIONS: Final = {
    Action.A: SYSTEM_A,
    Action.B: SYSTEM_B,
    Action.C: SYSTEM_C,
    Action.HEROIC_A: SYSTEM_A,
    Action.HEROIC_B: SYSTEM_B,
}
"""The system that an activation concerns (SA-ACT-07)."""


class Half(StrEnum):
    """The two halves of an action card (SA-PLAN-07)."""

    ACTIVATION = "activation"
    MOVEMENT = "movement"


class Special(StrEnum):
    """What the C system of a station does (SA-SETUP-24)."""

    INTERCEPTORS = "interceptors"
    COMPUTER = "computer"
    BATTLEBOTS = "battlebots"
    WINDOW = "window"
    ROCKETS = "rockets"


class Energy(StrEnum):
    """What the B system of a station fills (SA-ENERGY-01…06)."""

    SHIELD = "shield"
    SIDE_REACTOR = "side_reactor"
    CENTRAL_REACTOR = "central_reactor"


class Weapon(StrEnum):
    """What the A system of a station fires."""

    HEAVY_LASER = "heavy_laser"
    LIGHT_LASER = "light_laser"
    PULSE_CANNON = "pulse_cannon"


class Part(StrEnum):
    """Where a damage token lies (SA-THREAT-20)."""

    UPPER_WEAPON = "upper_weapon"
    LOWER_WEAPON = "lower_weapon"
    SHIELD = "shield"
    REACTOR = "reactor"
    GRAVOLIFT = "gravolift"
    STRUCTURAL = "structural"


class Squad(StrEnum):
    """A battlebot squad, of a crew member or in its station."""

    NONE = "none"
    ACTIVE = "active"
    DISABLED = "disabled"


class Fate(StrEnum):
    """What has become of a threat."""

    COMING = "coming"
    ON_TRACK = "on_track"
    DESTROYED = "destroyed"
    SURVIVED = "survived"


class Nature(StrEnum):
    """External threats, and what internal ones can be (SA-APPEAR-08…11)."""

    EXTERNAL = "external"
    INTRUDER = "intruder"
    MALFUNCTION = "malfunction"
    HULL_BREACH = "hull_breach"


class Difficulty(StrEnum):
    """The colour of a card."""

    WHITE = "white"
    YELLOW = "yellow"


class DeckShade(StrEnum):
    """Which cards a deck of threats holds (SA-SETUP-05, 07)."""

    WHITE = "white"
    YELLOW = "yellow"
    RANDOM = "random"
    MIX = "mix"


class Severity(StrEnum):
    """Common threats count once, serious ones twice."""

    COMMON = "common"
    SERIOUS = "serious"


class Targeting(StrEnum):
    """How a card changes which weapons can aim at it (SA-TARGET-04)."""

    NO_ROCKET = "no_rocket"
    ROCKET_NO_EFFECT = "rocket_no_effect"
    NO_HEAVY_LASER = "no_heavy_laser"
    HIDDEN_UNTIL_X = "hidden_until_x"
    HIDDEN_AT_DISTANCE_3 = "hidden_at_distance_3"
    ROCKET_MAGNET = "rocket_magnet"


class Counter(StrEnum):
    """When an intruder strikes back (SA-BOT-08, SA-INT-23)."""

    NEVER = "never"
    ALWAYS = "always"
    AFTER_X = "after_x"
