"""Which number stands where: the ship, its crew and the threats as one flat list."""

from __future__ import annotations

from typing import Final

Numbers = list[int]
"""What the rules work on; an array of the same numbers in machine code."""

# ------------------------------------------------------------------ the ship
TURN: Final = 0
STATUS: Final = 1
"""Whether the mission goes on, was completed or was lost."""
SCORE: Final = 2
DREW: Final = 3
"""Whether a damage token was drawn."""
FUEL: Final = 4
ROCKETS: Final = 5
ROCKET_FIRST: Final = 6
ROCKET_SECOND: Final = 7
PULSE_RANGE: Final = 8
INTERCEPTORS: Final = 9
OLD_DAMAGE: Final = 10
MAINTAINED: Final = 11
AT_WINDOW: Final = 12
DOUBLED: Final = 13
DEADLY: Final = 14
"""A bit for each deadly station."""
SEATS: Final = 15
COUNT: Final = 16
"""How many threats there are."""
WAITING: Final = 17
"""How many entries of work are waiting."""
LAST_TURN: Final = 18
CHECKED: Final = 19
"""Whether the computer has to be looked after."""
LEFT_OFF: Final = 20
"""Points lost to squads that a campaign has left behind."""
LEFT_OUT: Final = 21
"""A bit for each C system that this mission does without, and one for damage tokens."""
IN_TURN: Final = 22
"""The crew in the order of play."""
REACTOR: Final = 28
REACTOR_MAX: Final = 31
SHIELD: Final = 34
SHIELD_MAX: Final = 37
STRENGTH: Final = 40
FIRED: Final = 46
STORED: Final = 52
LIFT_BROKEN: Final = 58
LIFT_USED: Final = 61
CONFIRMED: Final = 64
TILES: Final = 67
"""For each zone a bit for each damage token that is still face down."""
HITS: Final = 70
"""Points of damage that wait for their tokens, by zone."""
ORDER: Final = 73
"""The damage tokens of each zone in the order in which they are drawn."""
WORK: Final = 91
"""A stack of what threats still have to do: kind, threat, letter or spaces, effect."""
WORK_WIDTH: Final = 4
WORK_MOST: Final = 96
CREW: Final = WORK + WORK_WIDTH * WORK_MOST

# ------------------------------------------------------------------ a crew member
STATION: Final = 0
SQUAD: Final = 1
DELAYED: Final = 2
KNOCKED_OUT: Final = 3
PLAN: Final = 4
TURNS: Final = 12
CREW_WIDTH: Final = PLAN + TURNS
CREW_MOST: Final = 6
THREATS: Final = CREW + CREW_WIDTH * CREW_MOST

# ------------------------------------------------------------------ a threat
FATE: Final = 0
POSITION: Final = 1
HP: Final = 2
CUBES: Final = 3
SPEED: Final = 4
OWN_SHIELD: Final = 5
HIDDEN: Final = 6
FROZEN: Final = 7
AURA: Final = 8
GROWN: Final = 9
MARKS: Final = 10
TOKENS: Final = 11
"""A bit for each station where an oval token lies."""
ORIGIN: Final = 12
REPAIRS: Final = 13
REPAIRED_AT: Final = 14
"""A bit for each station where it was repaired in this turn."""
STRUCK: Final = 15
AIMED: Final = 16
AIMED_STRENGTH: Final = 17
AIMED_PULSE: Final = 18
AIMED_ROCKET: Final = 19
THREAT_WIDTH: Final = 20

# ------------------------------------------------------------------ a card, apart from the ship
NUMBER: Final = 0
TRACK: Final = 1
LENGTH: Final = 2
TRACK_MARKS: Final = 3
"""The mark on each of the spaces up to the sixteenth."""
EXTERNAL: Final = 20
NATURE: Final = 21
STATIONS: Final = 22
SYSTEM: Final = 23
COUNTER: Final = 24
NO_ROCKET: Final = 25
ROCKET_NO_EFFECT: Final = 26
NO_HEAVY_LASER: Final = 27
HIDDEN_FAR: Final = 28
MAGNET: Final = 29
PULSE_OPENS: Final = 30
DAMAGE_CAP: Final = 31
EXPLOSION: Final = 32
PER_MARK: Final = 33
LONE_STRENGTH: Final = 34
ROCKET_POINTS: Final = 35
TOKEN_HP: Final = 36
TOKEN_PER_HIT: Final = 37
TOKENS_STAY: Final = 38
SLOWS_ENTRY: Final = 39
KILLS_ITS_KILLER: Final = 40
FUMES: Final = 41
BREACH: Final = 42
REPAIR_BONUS: Final = 43
ALL_AT_ONCE: Final = 44
ATTACK_AURA: Final = 45
SHIELD_AURA: Final = 46
POINTS_SURVIVED: Final = 47
POINTS_DESTROYED: Final = 48
RETALIATION: Final = 49
RETALIATION_MODE: Final = 50
EFFECTS: Final = 51
"""How many effects X, Y and Z have; then the effects of each, as many as there may be."""
EFFECT: Final = 54
EFFECT_WIDTH: Final = 7
EFFECTS_MOST: Final = 3
CARD_WIDTH: Final = EFFECT + 3 * EFFECTS_MOST * EFFECT_WIDTH

# ------------------------------------------------------------------ an effect
DO: Final = 0
N: Final = 1
AMOUNT: Final = 2
ZONES: Final = 3
MODE: Final = 4
ONLY_IF: Final = 5
MORE: Final = 6

# ------------------------------------------------------------------ what numbers stand for
GOES_ON: Final = 0
COMPLETED: Final = 1
LOST: Final = 2

COMING: Final = 0
ON_TRACK: Final = 1
DESTROYED: Final = 2
SURVIVED: Final = 3

NO_SQUAD: Final = 0
ACTIVE: Final = 1
DISABLED: Final = 2

INTRUDER: Final = 1
MALFUNCTION: Final = 2

NEVER: Final = 0
ALWAYS: Final = 1
AFTER_X: Final = 2

NO_MARK: Final = -1
Z: Final = 2
SPACE: Final = 6

ACT: Final = 0
ADVANCE: Final = 1
