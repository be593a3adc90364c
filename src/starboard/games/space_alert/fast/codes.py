"""Letters of plans, words of cards and parts of the ship as numbers."""

from __future__ import annotations

from typing import Final

from starboard.games.space_alert.content import distances, scoring, ship
from starboard.games.space_alert.kinds import Action, Energy, Part, Special, Weapon

# ------------------------------------------------------------------ actions
LETTERS: Final = "".join([action.value for action in Action])
EMPTY: Final = LETTERS.index("-")
A: Final = LETTERS.index("a")
B: Final = LETTERS.index("b")
C: Final = LETTERS.index("c")
BATTLEBOTS: Final = LETTERS.index("x")
RED: Final = LETTERS.index("<")
BLUE: Final = LETTERS.index(">")
GRAVOLIFT: Final = LETTERS.index("^")
HEROIC_A: Final = LETTERS.index("A")
HEROIC_B: Final = LETTERS.index("B")
HEROIC_BATTLEBOTS: Final = LETTERS.index("X")
TO_FIRST: Final = LETTERS.index("1")
"""The heroic move to the first station; those to the others follow."""

# ------------------------------------------------------------------ the ship plan
_SHIP = ship()
WEAPON: Final = tuple([list(Weapon).index(kind) for kind in _SHIP.weapons])
HEAVY_LASER: Final = list(Weapon).index(Weapon.HEAVY_LASER)
PULSE_CANNON: Final = list(Weapon).index(Weapon.PULSE_CANNON)
PULSE_STATION: Final = WEAPON.index(PULSE_CANNON)
BATTERY: Final = tuple([int(battery) for battery in _SHIP.battery])
ENERGY: Final = tuple([list(Energy).index(kind) for kind in _SHIP.energy])
FILLS_SHIELD: Final = list(Energy).index(Energy.SHIELD)
FILLS_SIDE_REACTOR: Final = list(Energy).index(Energy.SIDE_REACTOR)
SPECIAL: Final = tuple([list(Special).index(kind) for kind in _SHIP.special])
INTERCEPTORS: Final = list(Special).index(Special.INTERCEPTORS)
NO_TOKENS: Final = 1 << len(Special)
"""Damage tokens do nothing but count (SA-SETUP-13)."""
COMPUTER: Final = list(Special).index(Special.COMPUTER)
SQUADS: Final = list(Special).index(Special.BATTLEBOTS)
ROCKETS: Final = list(Special).index(Special.ROCKETS)
ROCKET_STRENGTH: Final = _SHIP.rocket_strength
ROCKET_RANGE: Final = _SHIP.rocket_range
INTERCEPTOR_RANGE: Final = _SHIP.interceptor_range
LONE_STRENGTH: Final = _SHIP.lone_strength
SPREAD_STRENGTH: Final = _SHIP.spread_strength
HEROIC_BONUS: Final = _SHIP.heroic_bonus
HEROIC_REPAIR: Final = 2
DISTANCE: Final = distances()
FAR: Final = 3

# ------------------------------------------------------------------ damage tokens
PARTS: Final = tuple(Part)
UPPER_WEAPON: Final = PARTS.index(Part.UPPER_WEAPON)
LOWER_WEAPON: Final = PARTS.index(Part.LOWER_WEAPON)
SHIELD_PART: Final = PARTS.index(Part.SHIELD)
REACTOR_PART: Final = PARTS.index(Part.REACTOR)
GRAVOLIFT_PART: Final = PARTS.index(Part.GRAVOLIFT)

# ------------------------------------------------------------------ turns and points
_SCORING = scoring()
LAST: Final = _SCORING.last_turn
CHECKS: Final = tuple([int(turn in _SCORING.computer_checks) for turn in range(LAST + 1)])
IN_TIME: Final = tuple(
    [
        int(turn in _SCORING.computer_checks or turn + 1 in _SCORING.computer_checks)
        for turn in range(LAST + 1)
    ]
)
PHASE: Final = tuple(
    [
        next((number for number, turns in enumerate(_SCORING.phases) if turn <= turns[-1]), 2)
        for turn in range(LAST + 1)
    ]
)
VISUAL: Final = tuple(_SCORING.visual_confirmation)
PER_DAMAGE: Final = _SCORING.penalties.damage
PER_WORST: Final = _SCORING.penalties.worst_zone
PER_KNOCKED_OUT: Final = _SCORING.penalties.knocked_out
PER_DISABLED: Final = _SCORING.penalties.disabled_squad

# ------------------------------------------------------------------ effects
EFFECTS: Final = (
    "attack", "damage", "leak", "lose", "drain_shields", "drain_reactor", "fill_shield",
    "destroy_rocket", "destroy_fuel", "heal", "self_damage", "speed", "shield", "reveal", "grow",
    "aura", "count_mark", "double_damage", "delay", "knock_out", "disable_stored_squad", "move",
    "seek", "spread", "lethal_entry", "advance_others",
)  # fmt: skip
(
    ATTACK, DAMAGE, LEAK, LOSE, DRAIN_SHIELDS, DRAIN_REACTOR, FILL_SHIELD,
    DESTROY_ROCKET, DESTROY_FUEL, HEAL, SELF_DAMAGE, SPEED, SHIELD, REVEAL, GROW,
    AURA, COUNT_MARK, DOUBLE_DAMAGE, DELAY, KNOCK_OUT, DISABLE_STORED, MOVE,
    SEEK, SPREAD, LETHAL_ENTRY, ADVANCE_OTHERS,
) = range(len(EFFECTS))  # fmt: skip

AMOUNTS: Final = (
    "", "remaining_hp", "2*remaining_hp", "half_of_damage", "players_in_station", "reactor_energy",
    "3*remaining_rockets", "all",
)  # fmt: skip
(
    PRINTED, REMAINING_HP, TWICE_REMAINING_HP, HALF_OF_DAMAGE, PLAYERS_IN_STATION, REACTOR_ENERGY,
    THREE_PER_ROCKET, ALL,
) = range(len(AMOUNTS))  # fmt: skip

ZONES: Final = ("own", "all", "others", "red_blue", "red", "white", "each_token")
OWN, EVERYWHERE, OTHERS, RED_BLUE, ONLY_RED, ONLY_WHITE, EACH_TOKEN = range(len(ZONES))

MODES: Final = ("normal", "double_past_shield", "ignore_shields")
NORMAL, DOUBLE_PAST_SHIELD, IGNORE_SHIELDS = range(len(MODES))

ALWAYS: Final = 0
DAMAGED: Final = 1
UNDAMAGED: Final = 2
FEWER_CUBES: Final = 3

WHO: Final = (
    "zone", "ship", "token_station", "token_stations", "ship_except_upper_white",
    "ship_with_active_bots", "token_station_without_active_bots",
)  # fmt: skip
(
    IN_ZONE, ON_SHIP, AT_TOKEN, AT_TOKENS, NOT_ON_BRIDGE, WITH_ACTIVE_BOTS,
    WITHOUT_ACTIVE_BOTS,
) = range(len(WHO))  # fmt: skip

WAYS: Final = ("red", "blue", "deck")
TO_RED, TO_BLUE, TO_DECK = range(len(WAYS))
