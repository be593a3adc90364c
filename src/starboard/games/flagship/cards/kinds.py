"""The nouns of the rule book: kinds of cards, and what effects can name (FS-TYPE, FS-BUILD-04)."""

from __future__ import annotations

from enum import StrEnum

# ------------------------------------------------------------------------- what cards are


class Faction(StrEnum):
    """Four factions and the neutral cards (FS-FACTION-01)."""

    NEUTRAL = "neutral"
    FRABIAN = "frabian"
    REBELS = "rebels"
    SYNDICATE = "syndicate"
    INSECTOIDS = "insectoids"


class Kind(StrEnum):
    """First half of the type line (FS-TYPE-01)."""

    UNIT = "unit"
    PILOT = "pilot"
    EQUIPMENT = "equipment"
    EXTENSION = "extension"
    EVENT = "event"


class Subtype(StrEnum):
    """Second half of the type line (FS-TYPE-02…05)."""

    SHIP = "ship"
    DRONE = "drone"
    FIGHTER = "fighter"
    SWARM = "swarm"
    MERCENARY = "mercenary"
    MARKSMAN = "marksman"
    ACE = "ace"
    SABOTEUR = "saboteur"
    MECHANIC = "mechanic"
    TRADER = "trader"
    HIVE_MIND = "hive_mind"
    LIGHT_WEAPON = "light_weapon"
    MEDIUM_WEAPON = "medium_weapon"
    HEAVY_WEAPON = "heavy_weapon"
    LIGHT_SHIELD = "light_shield"
    MEDIUM_SHIELD = "medium_shield"
    HEAVY_SHIELD = "heavy_shield"
    BOOSTER = "booster"
    ARMOR = "armor"
    FOR_SHIP = "for_ship"
    FOR_UNIT = "for_unit"
    FOR_WEAPON = "for_weapon"
    FOR_SHIELD = "for_shield"
    FOR_PILOT = "for_pilot"
    FOR_EXTENSION = "for_extension"
    PLAIN = "plain"
    EFFECT = "effect"


class SlotKind(StrEnum):
    """Four kinds of slots (FS-BUILD-04)."""

    WEAPON = "weapon"
    SHIELD = "shield"
    BOOSTER = "booster"
    ARMOR = "armor"


class Rarity(StrEnum):
    """How often a card lies in a booster pack (FS-RARITY-01)."""

    COMMON = "common"
    UNCOMMON = "uncommon"
    RARE = "rare"


# ------------------------------------------------------------------------- what effects name


class RollKind(StrEnum):
    """Rolls that effects can change."""

    ATTACK = "attack"
    EVADE = "evade"
    CHARGE = "charge"


class Scope(StrEnum):
    """Whom a standing effect concerns (FS-STACK-06)."""

    THIS_UNIT = "this_unit"
    """The unit this card is, equips or extends."""
    EXTENDED_ITEM = "extended_item"
    TARGET_OF_EXTENDED_ITEM = "target_of_extended_item"
    """Units that the extended card attacks."""
    OWN_UNITS = "own_units"
    AFFECTED_UNITS = "affected_units"
    """Units of the player onto whose side the effect event was played."""
    ALL_UNITS = "all_units"
    CHOSEN = "chosen"


class Target(StrEnum):
    """What an effect acts on. `each_…` means all of them; the player chooses among the others."""

    THIS = "this"
    EXTENDED_ITEM = "extended_item"
    ITEM_OF_THIS_UNIT = "item_of_this_unit"
    """This unit itself, its equipment, extensions on them, and the pilot of a ship."""
    OWN_ITEM = "own_item"
    OWN_UNIT = "own_unit"
    EACH_OWN_UNIT = "each_own_unit"
    OWN_DESTROYED_ITEM = "own_destroyed_item"
    EACH_OWN_DESTROYED_ITEM = "each_own_destroyed_item"
    ENEMY_ITEM = "enemy_item"
    ENEMY_UNIT = "enemy_unit"
    OPPONENT = "opponent"
    ENEMY_MARKET_CARD = "enemy_market_card"
    ENEMY_HAND = "enemy_hand"
    ENEMY_HAND_CARD = "enemy_hand_card"
    """Pointed at unseen, so it is a random one."""
    AFFECTED_ITEM = "affected_item"
    """An item of the player onto whose side this was played; that player chooses it."""
    ATTACKING_ITEM = "attacking_item"
    LOSER_UNIT = "loser_unit"
    """A unit of the loser of the contest; the winner chooses it."""
    CHOSEN = "chosen"
    """What `choose` picked before in the same text."""


class Who(StrEnum):
    """Whose hand: the player's own, or that of one opponent, chosen once per text."""

    SELF = "self"
    OPPONENT = "opponent"


class Pick(StrEnum):
    """How a hand card is picked."""

    BY_OWNER = "by_owner"
    RANDOM = "random"
    CHOSEN = "chosen"


class Pile(StrEnum):
    """Piles that effects take cards out of; always the player's own."""

    MARKET_ROW = "market_row"
    MARKET_DISCARD = "market_discard"
    DRAW_DECK = "draw_deck"
    DRAW_DISCARD = "draw_discard"


class When(StrEnum):
    """What sets a trigger off."""

    TURN_START = "turn_start"
    TURN_END = "turn_end"
    AFFECTED_TURN_START = "affected_turn_start"
    ITEM_BOUGHT = "item_bought"
    OWN_ATTACK_MISSED = "own_attack_missed"
    OWN_ITEM_DESTROYED = "own_item_destroyed"
    THIS_DESTROYED = "this_destroyed"
    THIS_UNIT_DESTROYS_ITEM = "this_unit_destroys_item"
    ENEMY_PRIZE_ITEM_DESTROYED = "enemy_prize_item_destroyed"
    """The player destroyed an opposing card with the prize symbol."""


class Until(StrEnum):
    """How long something lasts. `next_…` is the next one that the effect applies to."""

    TURN_END = "turn_end"
    NEXT_ATTACK = "next_attack"
    NEXT_CHARGE = "next_charge"
    OWN_NEXT_TURN_START = "own_next_turn_start"
    AFFECTED_NEXT_TURN_END = "affected_next_turn_end"
    LEAVES_PLAY = "leaves_play"


class Window(StrEnum):
    """Where a card may break into an opponent's action (FS-TIMING-04)."""

    BEFORE_EVADE = "before_evade"
    """The attack roll succeeded; the defender answers before evading (FS-ATTACK-06)."""
    EVADE_FAILED = "evade_failed"
    AFTER_EVADE = "after_evade"
    """The damage is dealt and may be intercepted (FS-ATTACK-09, FS-EVADE-04)."""
    EVENT_PLAYED = "event_played"


class Limit(StrEnum):
    """How often an ability may be used; without a limit as often as its cost can be paid."""

    ONCE_PER_TURN = "once_per_turn"
    ONCE_PER_ATTACK = "once_per_attack"


class ChargeResult(StrEnum):
    """What an overload does to a charge (FS-DICE-05, 06)."""

    DOUBLE_CHARGE = "double_charge"
    DAMAGE_INSTEAD_OF_CHARGE = "damage_instead_of_charge"
