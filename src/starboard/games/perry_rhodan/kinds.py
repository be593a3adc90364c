"""The words that cards are made of: phases, types, sides, skills, loyalties, moments (PR-CARD)."""

from __future__ import annotations

from enum import StrEnum


class Phase(StrEnum):
    """A game phase, which is the back of a card (PR-CARD-01); they sort in their order."""

    I = "I"  # noqa: E741
    II = "II"
    III = "III"
    IV = "IV"
    V = "V"

    @property
    def number(self) -> int:
        """1 to 5."""
        return PHASES.index(self) + 1

    @property
    def next(self) -> Phase | None:
        """The phase that follows, if there is one."""
        return PHASES[self.number] if self.number < len(PHASES) else None


PHASES = tuple(Phase)


class Side(StrEnum):
    """A side of a player's space."""

    PRO = "pro"
    ANTI = "anti"

    @property
    def other(self) -> Side:
        """The side that stands against it."""
        return Side.ANTI if self is Side.PRO else Side.PRO


BOTH: tuple[Side, ...] = (Side.PRO, Side.ANTI)
"""The sides in their order: of an enum itself it is worked out anew each time."""


class Colour(StrEnum):
    """On which sides a card can lie: green, red, blue (PR-CARD-05…07)."""

    PRO = "pro"
    ANTI = "anti"
    DUAL = "dual"

    @property
    def sides(self) -> tuple[Side, ...]:
        """The sides on which it can be laid out."""
        return SIDES[self]


SIDES = {
    Colour.PRO: (Side.PRO,),
    Colour.ANTI: (Side.ANTI,),
    Colour.DUAL: BOTH,
}


class CardType(StrEnum):
    """The nine types of resource cards (PR-CARD-11)."""

    PLACE = "place"
    PERSON = "person"
    TROOP = "troop"
    STARSHIP = "starship"
    FLEET = "fleet"
    ACCESSORY = "accessory"
    EVENT = "event"
    STATUS = "status"
    RIDDLE = "riddle"


class PlaceKind(StrEnum):
    """What a place is (PR-CARD-20); no card is a space sector (PR-CARD-31)."""

    PLANET = "planet"
    SOLAR_SYSTEM = "solar_system"
    STAR_CLUSTER = "star_cluster"
    SPHERE_OF_INFLUENCE = "sphere_of_influence"


class AccessoryKind(StrEnum):
    """What an accessory is attached to (PR-CARD-37)."""

    UNIT = "unit"
    PERSON = "person"
    TROOP = "troop"
    SHIP = "ship"
    STARSHIP = "starship"
    FLEET = "fleet"
    PLACE = "place"
    PLANET = "planet"


class Rarity(StrEnum):
    """How often a card lies in a booster pack (proposed)."""

    COMMON = "common"
    UNCOMMON = "uncommon"
    RARE = "rare"


class Skill(StrEnum):
    """The 31 skills: eleven of mutants, twenty others (PR-SKILL)."""

    ANTIHYPNO = "antihypno"
    DISINTEGRATION = "disintegration"
    HYPNO = "hypno"
    MATTER_CONVERTER = "matter_converter"
    LOCATOR = "locator"
    SCOUT = "scout"
    SUGGESTOR = "suggestor"
    TELEKINET = "telekinet"
    TELEPATH = "telepath"
    TELEPORTER = "teleporter"
    IGNITER = "igniter"
    ALARM = "alarm"
    GROUND_COMBAT = "ground_combat"
    GALACTIC_RIDDLES = "galactic_riddles"
    POISON = "poison"
    HYPNOBLOCK = "hypnoblock"
    INITIATIVE = "initiative"
    INTERNAL_SECURITY = "internal_security"
    SOL_COORDINATES = "sol_coordinates"
    MEDICINE = "medicine"
    MUTANT_CORPS = "mutant_corps"
    SPACE_COMBAT = "space_combat"
    ROBOTICS = "robotics"
    RED_UNIVERSE = "red_universe"
    SCOUTING = "scouting"
    ESPIONAGE = "espionage"
    OVERLAP_FRONT = "overlap_front"
    NEGOTIATION = "negotiation"
    ECONOMY = "economy"
    SCIENCE = "science"
    CELL_ACTIVATOR = "cell_activator"

    @property
    def of_mutants(self) -> bool:
        """Whether it is printed in red (PR-SKILL)."""
        return self in MUTANT_SKILLS

    @property
    def levelled(self) -> bool:
        """Whether it has levels 0 to 2; the others one has or has not."""
        return self not in PLAIN_SKILLS

    @property
    def inert(self) -> bool:
        """Whether it is meant for phases after V (PR-CARD-39)."""
        return self in INERT_SKILLS


MUTANT_SKILLS = frozenset(tuple(Skill)[:11])
PLAIN_SKILLS = frozenset({Skill.POISON, Skill.HYPNOBLOCK, Skill.SCOUTING, Skill.CELL_ACTIVATOR})
INERT_SKILLS = frozenset({Skill.RED_UNIVERSE, Skill.OVERLAP_FRONT})


class SkillFamily(StrEnum):
    """Skills of mutants, and the others."""

    MUTANT = "mutant"
    NORMAL = "normal"


class PrintedSkill(StrEnum):
    """What older words on cards call a locator (PR-SKILL)."""

    FREQUENZSEHER = "frequenzseher"
    LAUSCHER = "lauscher"
    PEILER = "peiler"
    TELEOPTIKER = "teleoptiker"


class Loyalty(StrEnum):
    """With whom a card of the Anti side may share a place (PR-CARD-16)."""

    SABOTEURE = "saboteure"
    FANTAN_LEUTE = "fantan_leute"
    INDIVIDUALVERFORMER = "individualverformer"
    TOPSIDER = "topsider"
    SPRINGER = "springer"
    UEBERSCHWERE = "ueberschwere"
    ARAS = "aras"
    ARKONIDEN = "arkoniden"
    ARKONIDISCHES_IMPERIUM = "arkonidisches_imperium"


class People(StrEnum):
    """The people of a unit (PR-CARD-17)."""

    TERRANER = "terraner"
    ARKONIDEN = "arkoniden"
    FERRONEN = "ferronen"
    TOPSIDER = "topsider"
    INDIVIDUALVERFORMER = "individualverformer"
    FANTAN = "fantan"
    SPRINGER = "springer"
    UEBERSCHWERE = "ueberschwere"
    GOSZULS = "goszuls"
    ILT = "ilt"
    ZALITER = "zaliter"
    MOOFF = "mooff"
    ARAS = "aras"
    NAATS = "naats"
    SWOON = "swoon"
    MIRSALER = "mirsaler"
    VOLATER = "volater"
    ROBOTER = "roboter"


class BuildType(StrEnum):
    """Who has built a ship (PR-CARD-17)."""

    TERRANER = "terraner"
    ARKONIDEN = "arkoniden"
    FERRONEN = "ferronen"
    TOPSIDER = "topsider"
    INDIVIDUALVERFORMER = "individualverformer"
    FANTAN = "fantan"
    SPRINGER = "springer"
    UEBERSCHWERE = "ueberschwere"
    ARAS = "aras"


class Label(StrEnum):
    """Further marks that effects ask for."""

    MUTANT = "mutant"
    VEHICLE = "vehicle"


class System(StrEnum):
    """The sun systems in which places lie (PR-CARD-33)."""

    SOL = "sol"
    WEGA = "wega"
    BETEIGEUZE = "beteigeuze"
    KESNAR = "kesnar"
    REVNUR = "revnur"
    HEPERES = "heperes"
    ZW_2536_K957 = "zw_2536_k957"
    TATLIRA = "tatlira"
    BETA_ALBIREO = "beta_albireo"
    ARKON = "arkon"
    THATREL = "thatrel"
    GONOM = "gonom"
    MOOFF = "mooff"
    VOGA = "voga"
    GRAY_BEAST = "gray_beast"
    MIRSAL = "mirsal"
    SWAFT = "swaft"
    RUSUMA = "rusuma"
    ORION_DELTA = "orion_delta"
    FANTAN = "fantan"
    SPRINGER = "springer"


class Cluster(StrEnum):
    """The star clusters (PR-CARD-32)."""

    M_13 = "m_13"


class Window(StrEnum):
    """The moments at which effects work or may be used, in the order of a turn and a mission."""

    PERMANENT = "permanent"
    ON_PLAY = "on_play"
    SOLVED = "solved"
    LEAVES_PLAY = "leaves_play"
    RESPONSE = "response"
    PHASE_CHANGE = "phase_change"
    REACTIVATION = "reactivation"
    MISSION_SECTION = "mission_section"
    BEFORE_DRAW = "before_draw"
    AFTER_DRAW = "after_draw"
    BUILD_UP = "build_up"
    DISCARD_SECTION = "discard_section"
    OWN_TURN = "own_turn"
    MISSION_ANNOUNCED = "mission_announced"
    GOAL_DRAWN = "goal_drawn"
    IN_FLIGHT = "in_flight"
    LINE_UP = "line_up"
    BEFORE_STEALTH = "before_stealth"
    STEALTH = "stealth"
    AFTER_BREAK_THROUGH = "after_break_through"
    OPEN_FIRE = "open_fire"
    COMBAT_VALUES = "combat_values"
    AFTER_VALUES = "after_values"
    DESTRUCTION = "destruction"
    COMBAT = "combat"
    ROUND_END = "round_end"
    RETREAT = "retreat"
    BEFORE_GROUND_COMBAT = "before_ground_combat"
    BEFORE_REDUCTION = "before_reduction"
    AFTER_MISSION = "after_mission"
    AGENT_DEPOSIT = "agent_deposit"
    RADIO_MESSAGE = "radio_message"
    AGENT_RETURN = "agent_return"
    COUNTER_MISSION = "counter_mission"
    AGENT_CAUGHT = "agent_caught"


class Owner(StrEnum):
    """Whose card an effect concerns."""

    OWN = "own"
    ENEMY = "enemy"
    ANY = "any"
    SELF = "self"
    BEARER = "bearer"
    OPPONENT = "opponent"
    EACH_OPPONENT = "each_opponent"


class TargetKind(StrEnum):
    """What an effect concerns."""

    PERSON = "person"
    TROOP = "troop"
    UNIT = "unit"
    STARSHIP = "starship"
    FLEET = "fleet"
    SHIP = "ship"
    PLACE_ACCESSORY = "place_accessory"
    PLACE = "place"
    CARD = "card"
    PLAYER = "player"
    EVENT = "event"
    EFFECT = "effect"
    AGENT = "agent"
    MISSION = "mission"


class Zone(StrEnum):
    """Where a target is taken from or looked at."""

    TABLE = "table"
    HAND = "hand"
    SOURCE = "source"
    SINK = "sink"


class Where(StrEnum):
    """Where on the table a target lies."""

    HERE = "here"
    COMBAT = "combat"
    PAIRING = "pairing"
    MISSION = "mission"
    TARGET_PLACE = "target_place"
    ABOARD = "aboard"
    OWN_SIDE = "own_side"
    STORED = "stored"
    ANYWHERE = "anywhere"


class Stat(StrEnum):
    """The values that effects change."""

    STEALTH = "stealth"
    ATTACK = "attack"
    DEFENCE = "defence"
    TRANSPORT = "transport"
    PAIRING_LIMIT = "pairing_limit"
    HAND_LIMIT = "hand_limit"
    UNIT_CAP = "unit_cap"
    SHIP_CAP = "ship_cap"


class Track(StrEnum):
    """The counters that effects move."""

    SCIENCE = "science"
    SCOUTING = "scouting"
    SOL_COORDINATES = "sol_coordinates"
    RM_ANTI = "rm_anti"
    VICTORY = "victory"


class Limit(StrEnum):
    """How often an effect may be used; otherwise as often as it can be paid (PR-FX-03)."""

    ONCE_PER_WINDOW = "once_per_window"
    ONCE_PER_TURN = "once_per_turn"
    ONCE_PER_GAME = "once_per_game"


class Chooser(StrEnum):
    """Who or what picks."""

    OWNER = "owner"
    CHOOSER = "chooser"
    RANDOM = "random"
    WHEN_LAID_OUT = "when_laid_out"


class CombatKind(StrEnum):
    """In space, or on the ground."""

    SPACE = "space"
    GROUND = "ground"


class Role(StrEnum):
    """Attacker or defender."""

    ATTACKER = "attacker"
    DEFENDER = "defender"

    @property
    def other(self) -> Role:
        """The one who stands against it."""
        return Role.DEFENDER if self is Role.ATTACKER else Role.ATTACKER


class MissionKind(StrEnum):
    """What a mission is."""

    OFFENSIVE = "offensive"
    DEFENSIVE = "defensive"
    AGENT = "agent"
    COUNTER = "counter"


class Destination(StrEnum):
    """Where cards go to that is no place of its own."""

    HAND = "hand"
    RETREATING_SHIPS = "retreating_ships"
    SAME_PLACE = "same_place"
    TRANSMITTER = "transmitter"


class What(StrEnum):
    """What is allowed, forbidden, cancelled, marked, or what a card counts as."""

    EXTRA_DRAWS = "extra_draws"
    DEFENSIVE_MISSION_WITHOUT_SHIPS = "defensive_mission_without_ships"
    DESTROY_OR_REDUCE_THIS_FIXED_ACCESSORY = "destroy_or_reduce_this_fixed_accessory"
    BREAK_THROUGH = "break_through"
    SOLVED_RIDDLE_FOR_VICTORY_III = "solved_riddle_for_victory_III"
    ATTACH = "attach"
    UNLOAD = "unload"
    RETREAT = "retreat"
    ACTIVATE = "activate"
    PASSIVATE = "passivate"
    LAY_OUT = "lay_out"
    MISSIONS = "missions"
    MISSIONS_TO = "missions_to"
    MISSIONS_TO_GRAY_BEAST = "missions_to_gray_beast"
    MISSIONS_OUTSIDE_M_13 = "missions_outside_m_13"
    MISSIONS_TO_MARKED_TARGET = "missions_to_marked_target"
    PURSUABLE_BY_BUILD_ARKONIDEN = "pursuable_by_build_arkoniden"
    REDUCE_LAST_COPY_BY_DESTABILISATION = "reduce_last_copy_by_destabilisation"
    TRANSPORT_THIS_ACCESSORY = "transport_this_accessory"
    TERRA = "terra"
    VENUS = "venus"


class Purpose(StrEnum):
    """What a place card is counted for."""

    PREMISE = "premise"
    CAP = "cap"
    LAY_OUT = "lay_out"


class Goal(StrEnum):
    """The four goals of offensive missions (PR-ACT-03)."""

    ASSASSINATION = "assassination"
    DESTABILISATION = "destabilisation"
    SABOTAGE = "sabotage"
    DEVASTATION = "devastation"


class Column(StrEnum):
    """The columns of the letter bar: left and right (PR-ACT-05)."""

    RED = "red"
    GREEN = "green"
