"""The words that threat cards are written in: effects of their actions, and special rules."""

from __future__ import annotations

from enum import StrEnum
from typing import Literal

import msgspec

from starboard.kernel.yaml_files import Printed

Zones = Literal["own", "all", "others", "red_blue", "red", "white", "each_token"]
"""Zones an effect reaches; `own` is that of the trajectory or of the oval token."""


class Amount(StrEnum):
    """Numbers that are only known when the effect happens."""

    ALL = "all"
    REMAINING_HP = "remaining_hp"
    TWICE_REMAINING_HP = "2*remaining_hp"
    HALF_OF_DAMAGE = "half_of_damage"
    PLAYERS_IN_STATION = "players_in_station"
    REACTOR_ENERGY = "reactor_energy"
    THREE_PER_ROCKET = "3*remaining_rockets"


class FewerCubes(Printed, frozen=True):
    """Only with fewer red cubes than this on the card."""

    damage_taken_lt: int


Condition = Literal["damaged", "undamaged"] | FewerCubes


class Effect(Printed, frozen=True, tag_field="do"):
    """One thing that an X, Y or Z action does."""


class Attack(Effect, frozen=True, tag="attack"):
    """An external threat attacks; shields absorb (SA-THREAT-10…12)."""

    n: int | Amount
    zones: Zones = "own"
    mode: Literal["normal", "double_past_shield", "ignore_shields"] = "normal"
    only_if: Condition | None = msgspec.field(default=None, name="if")


class Damage(Effect, frozen=True, tag="damage"):
    """An internal threat does damage past all shields (SA-THREAT-23, 24)."""

    n: int | Amount
    zones: Zones = "own"
    only_if: Condition | None = msgspec.field(default=None, name="if")


class Heal(Effect, frozen=True, tag="heal"):
    """Red cubes are taken off the card (SA-THREAT-26)."""

    n: int | Amount


class SelfDamage(Effect, frozen=True, tag="self_damage"):
    """The threat hurts itself past its own shield (SA-EXT-35)."""

    n: int


class Speed(Effect, frozen=True, tag="speed"):
    """Faster from the next move on (SA-THREAT-25)."""

    add: int


class Shield(Effect, frozen=True, tag="shield"):
    """The threat's own shield rises or is set (SA-THREAT-25)."""

    add: int = 0
    set: int | None = None


class Reveal(Effect, frozen=True, tag="reveal"):
    """The threat can be seen from now on (SA-EXT-01)."""


class Aura(Effect, frozen=True, tag="aura"):
    """External threats attack or resist more strongly (SA-EXT-10, 20)."""

    stat: Literal["attack", "shield"]
    add: int
    who: Literal["other_external", "all_external"]


class AdvanceOthers(Effect, frozen=True, tag="advance_others"):
    """All other external threats move on (SA-EXT-14)."""

    n: int


class DrainShields(Effect, frozen=True, tag="drain_shields"):
    """An external threat takes energy off shields."""

    zones: Zones
    n: int | Amount


class DrainShield(Effect, frozen=True, tag="drain_shield"):
    """An internal threat takes energy off shields."""

    zones: Zones
    n: int | Amount


class DrainReactor(Effect, frozen=True, tag="drain_reactor"):
    """Reactors lose energy; with none to lose, damage may follow."""

    zones: Zones
    n: int | Amount
    else_damage: int = 0


class Delay(Effect, frozen=True, tag="delay"):
    """The next action of those crew is delayed (SA-THREAT-29)."""

    who: Literal["zone", "ship", "token_stations"]


class KnockOut(Effect, frozen=True, tag="knock_out"):
    """Those crew are out (SA-THREAT-30)."""

    who: Literal[
        "ship",
        "token_station",
        "token_stations",
        "ship_except_upper_white",
        "ship_with_active_bots",
        "token_station_without_active_bots",
    ]


class CountMark(Effect, frozen=True, tag="count_mark"):
    """An asteroid counts the marked spaces it has come to (SA-EXT-40)."""


class Lose(Effect, frozen=True, tag="lose"):
    """The crew loses at once (SA-THREAT-33)."""


class Move(Effect, frozen=True, tag="move"):
    """The oval token goes to the next station (SA-THREAT-27)."""

    dir: Literal["red", "blue", "deck"]
    only_if: Condition | None = msgspec.field(default=None, name="if")


class Seek(Effect, frozen=True, tag="seek"):
    """The token goes where most crew are (SA-INT-35…37)."""


class Grow(Effect, frozen=True, tag="grow"):
    """From now on the intruder strikes back (SA-INT-23)."""


class DestroyRocket(Effect, frozen=True, tag="destroy_rocket"):
    """Rockets on board are lost (SA-INT-09)."""

    n: int


class DestroyFuel(Effect, frozen=True, tag="destroy_fuel"):
    """Fuel capsules are lost."""

    n: int


class DisableStoredSquad(Effect, frozen=True, tag="disable_stored_squad"):
    """The squad still stored in a station is disabled (SA-INT-06)."""

    station: str


class Spread(Effect, frozen=True, tag="spread"):
    """Every token puts one on the next station, unless one lies there (SA-INT-11, 13, 18)."""

    dir: Literal["red", "blue"]


class DoubleDamage(Effect, frozen=True, tag="double_damage"):
    """Two tokens are drawn per point of damage (SA-INT-26, 27)."""

    zones: Zones


class FillShield(Effect, frozen=True, tag="fill_shield"):
    """A shield is filled from the reactor of its zone."""

    zones: Zones


class Leak(Effect, frozen=True, tag="leak"):
    """All energy of a system becomes damage in its zone."""

    system: Literal["reactor", "shield"]
    zones: Zones


class LethalEntry(Effect, frozen=True, tag="lethal_entry"):
    """From now on who enters a station with a token is knocked out (SA-INT-44)."""


AnyEffect = (
    Attack | Damage | Heal | SelfDamage | Speed | Shield | Reveal | Aura | AdvanceOthers
    | DrainShields | DrainShield | DrainReactor | Delay | KnockOut | CountMark | Lose | Move | Seek
    | Grow | DestroyRocket | DestroyFuel | DisableStoredSquad | Spread | DoubleDamage | FillShield
    | Leak | LethalEntry
)  # fmt: skip


class Rule(Printed, frozen=True, tag_field="rule"):
    """Something a card says besides its actions."""


class Cryoshield(Rule, frozen=True, tag="cryoshield"):
    """The first hit does nothing (SA-EXT-03)."""


class PulseOpens(Rule, frozen=True, tag="shield_zero_this_turn_if_pulse_fired_in_range"):
    """No shield in a step in which the pulse cannon reaches it (SA-EXT-06)."""


class DamageCap(Rule, frozen=True, tag="max_damage_per_turn"):
    """Weapons do it at most this much damage in a turn (SA-EXT-16)."""

    n: int


class Explodes(Rule, frozen=True, tag="explodes_when_destroyed"):
    """Every other external threat is damaged when it is destroyed (SA-EXT-23)."""

    damage_to_all_external: int


class DyingAttack(Rule, frozen=True, tag="attack_own_zone_when_destroyed"):
    """It attacks when it is destroyed, once for each mark (SA-EXT-40)."""

    per_mark: int


class LoneTarget(Rule, frozen=True, tag="lone_interceptor_target"):
    """Interceptors that attack it alone ram it (SA-EXT-26, 27)."""

    strength: int


class Retaliates(Rule, frozen=True, tag="retaliates"):
    """It attacks at the end of a step in which it got a red cube (SA-EXT-34)."""

    effect: AnyEffect


class RocketPoints(Rule, frozen=True, tag="hp_equals_rockets_on_board_at_appearance"):
    """As many hit points as rockets on board; with none it is gone at once (SA-INT-01, 03, 10)."""


class SlowsEntry(Rule, frozen=True, tag="entering_crew_delayed_next_turn"):
    """Who enters a station with its token is delayed (SA-INT-05)."""


class Offspring(Rule, frozen=True, tag="offspring"):
    """Its tokens have hit points of their own; the card goes with the last (SA-INT-15…17)."""

    hp: int


class TokensStay(Rule, frozen=True, tag="tokens_stay_after_z"):
    """Its tokens stay on the ship after its Z action (SA-INT-20, 44)."""


class TokenPerHit(Rule, frozen=True, tag="hit_removes_token_of_that_station"):
    """A hit removes the token there, the last hit all of them (SA-INT-42, 43)."""


class KillsItsKiller(Rule, frozen=True, tag="destroyer_knocked_out_and_squad_disabled"):
    """Who destroys it is knocked out (SA-INT-38)."""


class Fumes(Rule, frozen=True, tag="on_repair_knock_out_crew_in"):
    """Its repair knocks out the crew in other stations (SA-INT-21)."""

    stations: tuple[str, ...]


class BreachRepair(Rule, frozen=True, tag="each_interceptor_attack_does"):
    """Only interceptors repair it, and they see nothing else (SA-INT-24, 25)."""

    damage: int


class RepairBonus(Rule, frozen=True, tag="bonus_repair_if_every_station_activated_same_turn"):
    """Extra red cubes when all its stations are repaired in one turn (SA-INT-30, 34)."""

    n: int


class AllAtOnce(Rule, frozen=True, tag="needs_simultaneous_activations"):
    """Only that many repairs in one turn have an effect (SA-INT-46, 47)."""

    n: int


AnyRule = (
    Cryoshield | PulseOpens | DamageCap | Explodes | DyingAttack | LoneTarget | Retaliates
    | RocketPoints | SlowsEntry | Offspring | TokensStay | TokenPerHit | KillsItsKiller | Fumes
    | BreachRepair | RepairBonus | AllAtOnce
)  # fmt: skip
