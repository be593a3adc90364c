"""What the X, Y and Z actions of threats do, one function for each effect (SA-THREAT-10…33)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import starboard.games.space_alert.vocabulary as words
from starboard.games.space_alert.film import events as told
from starboard.games.space_alert.film import threat_events as seen
from starboard.games.space_alert.film.fates import destroyed_by_cubes
from starboard.games.space_alert.film.hull import EVERYWHERE, Hits, attack, lose
from starboard.games.space_alert.film.movement import delay, knock_out
from starboard.games.space_alert.film.systems import fill_shield
from starboard.games.space_alert.kinds import (
    ABOARD,
    BLUE,
    RED,
    SPACE,
    STATIONS,
    UPPER_WHITE,
    WHITE,
    ZONES,
    Squad,
    zone_at,
)
from starboard.games.space_alert.state import Mission, Threat
from starboard.games.space_alert.vocabulary import Amount, AnyEffect, FewerCubes

NONE: Final[Hits] = ()
ALL_OF_IT: Final = 99
"""More than any shield or reactor holds."""


def carry_out(state: Mission, threat: Threat, effect: AnyEffect) -> Hits:
    """Do what an effect says; what comes back is damage that still has to be drawn."""
    return EFFECTS[type(effect)](state, threat, effect)


# ------------------------------------------------------------------ whom, where and how much


def holds(threat: Threat, condition: words.Condition | None) -> bool:
    """Whether the condition of an effect is met."""
    if condition is None:
        return True
    if isinstance(condition, FewerCubes):
        return threat.cubes < condition.damage_taken_lt
    return (threat.cubes > 0) == (condition == "damaged")


def amount(state: Mission, threat: Threat, n: int | Amount) -> int:
    """A number that may depend on the moment (SA-EXT-38, 39, SA-INT-04, SA-THREAT-24, 26)."""
    if isinstance(n, int):
        return n
    if n is Amount.REMAINING_HP:
        return threat.hp - threat.cubes
    if n is Amount.TWICE_REMAINING_HP:
        return 2 * (threat.hp - threat.cubes)
    if n is Amount.HALF_OF_DAMAGE:
        return threat.cubes // 2
    if n is Amount.PLAYERS_IN_STATION:
        return len(state.at(threat.tokens[0]))
    if n is Amount.REACTOR_ENERGY:
        return state.reactor[zone_at(threat.tokens[0])]
    if n is Amount.THREE_PER_ROCKET:
        return 3 * (state.rockets - threat.cubes)
    return ALL_OF_IT


def zones_of(threat: Threat, zones: words.Zones) -> tuple[int, ...]:
    """The zones an effect names, in order (SA-THREAT-03, 22, 24)."""
    own = threat.track if threat.card.external else zone_at(threat.tokens[0])
    if zones == "own":
        return (own,)
    if zones == "all":
        return EVERYWHERE
    if zones == "others":
        return tuple([zone for zone in EVERYWHERE if zone != own])
    if zones == "red_blue":
        return (RED, BLUE)
    return (RED,) if zones == "red" else (WHITE,)


# ------------------------------------------------------------------ attacks and damage


def do_attack(state: Mission, threat: Threat, effect: words.Attack) -> Hits:
    """Attack zones past or through their shields (SA-THREAT-10…12)."""
    if not holds(threat, effect.only_if):
        return NONE
    strength = amount(state, threat, effect.n)
    return attack(state, threat, strength, zones_of(threat, effect.zones), effect.mode)


def do_damage(state: Mission, threat: Threat, effect: words.Damage) -> Hits:
    """Past all shields (SA-THREAT-23, 24, SA-INT-14)."""
    if not holds(threat, effect.only_if):
        return NONE
    points = amount(state, threat, effect.n)
    if effect.zones == "each_token":
        counts = [sum([1 for place in threat.tokens if place % 3 == zone]) for zone in EVERYWHERE]
        hits = [(zone, points * count) for zone, count in enumerate(counts)]
    else:
        hits = [(zone, points) for zone in zones_of(threat, effect.zones)]
    return tuple(hits)


def do_leak(state: Mission, threat: Threat, effect: words.Leak) -> Hits:
    """Energy becomes damage where it was."""
    store = state.reactor if effect.system == "reactor" else state.shield
    hits: list[tuple[int, int]] = []
    for zone in zones_of(threat, effect.zones):
        if store[zone]:
            hits.append((zone, store[zone]))
            drain(state, effect.system == "reactor", zone, store[zone])
    return tuple(hits)


def do_lose(state: Mission, threat: Threat, effect: words.Lose) -> Hits:
    """The end of the mission (SA-THREAT-33)."""
    lose(state, threat, "SA-THREAT-33")
    return NONE


# ------------------------------------------------------------------ energy and supplies


def drain(state: Mission, reactor: bool, zone: int, most: int) -> int:
    """Take energy out of a system; says how much there was to take."""
    store = state.reactor if reactor else state.shield
    taken = min(store[zone], most)
    if taken:
        store[zone] -= taken
        if reactor:
            state.report(told.ReactorDrained("SA-THREAT-03", ZONES[zone], taken))
        else:
            state.report(told.ShieldDrained("SA-THREAT-03", ZONES[zone], taken))
    return taken


def do_drain_shields(
    state: Mission, threat: Threat, effect: words.DrainShields | words.DrainShield
) -> Hits:
    """Shields lose energy."""
    for zone in zones_of(threat, effect.zones):
        drain(state, False, zone, amount(state, threat, effect.n))
    return NONE


def do_drain_reactor(state: Mission, threat: Threat, effect: words.DrainReactor) -> Hits:
    """Reactors lose energy; some threats do damage where there is none."""
    taken = 0
    zones = zones_of(threat, effect.zones)
    for zone in zones:
        taken += drain(state, True, zone, amount(state, threat, effect.n))
    if taken or not effect.else_damage:
        return NONE
    return ((zones[0], effect.else_damage),)


def do_fill_shield(state: Mission, threat: Threat, effect: words.FillShield) -> Hits:
    """Energy flows into a shield by itself."""
    for zone in zones_of(threat, effect.zones):
        moved = fill_shield(state, zone)
        if moved:
            state.report(told.EnergyRouted("SA-THREAT-03", ZONES[zone], moved))
    return NONE


def do_destroy_rocket(state: Mission, threat: Threat, effect: words.DestroyRocket) -> Hits:
    """Rockets are lost, and warheads with them (SA-INT-09, 10)."""
    lost = min(state.rockets, effect.n)
    if not lost:
        return NONE
    state.rockets -= lost
    warheads = [each for each in state.threats if each.card.rocket_points and each.in_play()]
    for other in warheads:
        other.hp -= lost
    state.report(told.RocketDestroyed("SA-INT-09", state.rockets))
    for other in warheads:
        destroyed_by_cubes(state, other, "SA-INT-10")
    return NONE


def do_destroy_fuel(state: Mission, threat: Threat, effect: words.DestroyFuel) -> Hits:
    """Fuel capsules are lost."""
    if state.fuel:
        state.fuel = max(0, state.fuel - effect.n)
        state.report(told.CapsuleDestroyed("SA-THREAT-03", state.fuel))
    return NONE


# ------------------------------------------------------------------ the threat itself


def do_heal(state: Mission, threat: Threat, effect: words.Heal) -> Hits:
    """Red cubes go back to the supply (SA-THREAT-26)."""
    healed = min(threat.cubes, amount(state, threat, effect.n))
    if healed:
        threat.cubes -= healed
        state.report(seen.ThreatHealed("SA-THREAT-26", threat.number, threat.card.id, healed))
    return NONE


def do_self_damage(state: Mission, threat: Threat, effect: words.SelfDamage) -> Hits:
    """Past its own shield (SA-EXT-35, 36)."""
    threat.cubes += effect.n
    state.report(seen.ThreatHurtItself("SA-EXT-35", threat.number, threat.card.id, effect.n))
    destroyed_by_cubes(state, threat, "SA-EXT-36")
    return NONE


def do_speed(state: Mission, threat: Threat, effect: words.Speed) -> Hits:
    """Faster or slower from the next move on (SA-THREAT-25)."""
    threat.speed += effect.add
    state.report(seen.ThreatSpeed("SA-THREAT-25", threat.number, threat.card.id, threat.speed))
    return NONE


def do_shield(state: Mission, threat: Threat, effect: words.Shield) -> Hits:
    """Other shield points (SA-THREAT-25)."""
    threat.shield = (threat.shield if effect.set is None else effect.set) + effect.add
    state.report(seen.ThreatShield("SA-THREAT-25", threat.number, threat.card.id, threat.shield))
    return NONE


def do_reveal(state: Mission, threat: Threat, effect: words.Reveal) -> Hits:
    """It can be aimed at from now on (SA-EXT-01)."""
    threat.hidden = False
    state.report(seen.ThreatRevealed("SA-EXT-01", threat.number, threat.card.id))
    return NONE


def do_grow(state: Mission, threat: Threat, effect: words.Grow) -> Hits:
    """It strikes back from now on (SA-INT-23)."""
    threat.grown = True
    state.report(seen.ThreatGrew("SA-INT-23", threat.number, threat.card.id))
    return NONE


def do_aura(state: Mission, threat: Threat, effect: words.Aura) -> Hits:
    """Others are stronger until it is destroyed (SA-EXT-10, 20)."""
    threat.aura = True
    clause = "SA-EXT-10" if effect.stat == "attack" else "SA-EXT-20"
    state.report(seen.AuraSpread(clause, threat.number, threat.card.id, effect.stat))
    return NONE


def do_count_mark(state: Mission, threat: Threat, effect: words.CountMark) -> Hits:
    """An asteroid comes to a mark (SA-EXT-40)."""
    threat.marks += 1
    state.report(seen.MarkCounted("SA-EXT-40", threat.number, threat.card.id, threat.marks))
    return NONE


def do_double_damage(state: Mission, threat: Threat, effect: words.DoubleDamage) -> Hits:
    """Zones take two tokens for each point (SA-INT-26, 27)."""
    clause = "SA-INT-27" if effect.zones == "all" else "SA-INT-26"
    for zone in zones_of(threat, effect.zones):
        if not state.doubled & (1 << zone):
            state.doubled |= 1 << zone
            state.report(told.DamageDoubled(clause, ZONES[zone]))
    return NONE


# ------------------------------------------------------------------ crew and squads


def do_delay(state: Mission, threat: Threat, effect: words.Delay) -> Hits:
    """The next action of a group comes later (SA-THREAT-29, SA-FIGHTER-05)."""
    for seat, crew in enumerate(state.crew):
        if crew.station != SPACE and is_held_up(threat, crew.station, effect.who):
            delay(state, seat, "threat", "SA-THREAT-29")
    return NONE


def is_held_up(threat: Threat, station: int, who: str) -> bool:
    """Whether a station belongs to the group that is delayed (SA-THREAT-29)."""
    if who == "ship":
        return True
    return zone_at(station) == threat.track if who == "zone" else station in threat.tokens


def do_knock_out(state: Mission, threat: Threat, effect: words.KnockOut) -> Hits:
    """A group is out; nobody in space is (SA-THREAT-30, SA-FIGHTER-05, SA-INT-31)."""
    for seat, crew in enumerate(state.crew):
        if crew.station != SPACE and is_meant(threat, crew.station, crew.squad, effect.who):
            knock_out(state, seat, "SA-THREAT-30")
    return NONE


def is_meant(threat: Threat, station: int, squad: Squad, who: str) -> bool:
    """Whether a crew member belongs to the group that an effect names."""
    if who == "ship":
        return True
    if who == "ship_except_upper_white":
        return station != UPPER_WHITE
    if who == "ship_with_active_bots":
        return squad is Squad.ACTIVE
    if who == "token_station_without_active_bots":
        return station in threat.tokens and squad is not Squad.ACTIVE
    return station in threat.tokens


def do_disable_stored(state: Mission, threat: Threat, effect: words.DisableStoredSquad) -> Hits:
    """The squad that still lies in its station (SA-INT-06, 07)."""
    station = STATIONS.index(effect.station)
    if state.stored[station] is Squad.ACTIVE:
        state.stored[station] = Squad.DISABLED
        state.report(told.StoredSquadDisabled("SA-INT-06", effect.station))
    return NONE


# ------------------------------------------------------------------ oval tokens


def beside(station: int, direction: str) -> int:
    """The next station in a direction; the same where there is none (SA-THREAT-27)."""
    if direction == "deck":
        return (station + 3) % ABOARD
    if direction == "red":
        return station if station % 3 == RED else station - 1
    return station if station % 3 == BLUE else station + 1


def place(state: Mission, threat: Threat, station: int, clause: str) -> None:
    """Put the oval token of an intruder into a station."""
    threat.tokens = [station]
    state.report(seen.TokenMoved(clause, threat.number, threat.card.id, STATIONS[station]))


def do_move(state: Mission, threat: Threat, effect: words.Move) -> Hits:
    """To the next station, whatever the gravolift does (SA-THREAT-27, 28)."""
    if not holds(threat, effect.only_if):
        return NONE
    station = beside(threat.tokens[0], effect.dir)
    if station != threat.tokens[0]:
        place(state, threat, station, "SA-THREAT-27")
    return NONE


def do_seek(state: Mission, threat: Threat, effect: words.Seek) -> Hits:
    """To the neighbour with most crew, unless there are several (SA-INT-35…37)."""
    here = threat.tokens[0]
    around = sorted({beside(here, way) for way in ("red", "blue", "deck")} - {here})
    crowds = [len(state.at(station)) for station in around]
    most = max(crowds)
    if crowds.count(most) == 1:
        place(state, threat, around[crowds.index(most)], "SA-INT-35")
    return NONE


def do_spread(state: Mission, threat: Threat, effect: words.Spread) -> Hits:
    """Each token puts one on the next station without slime (SA-INT-11, 13, 18, 19)."""
    slimed = [
        station for other in state.threats if other.card.slows_entry for station in other.tokens
    ]
    for station in sorted(threat.tokens):
        target = beside(station, effect.dir)
        if target not in slimed:
            threat.tokens.append(target)
            name = STATIONS[target]
            state.report(seen.TokenPlaced("SA-INT-11", threat.number, threat.card.id, name))
    return NONE


def do_lethal_entry(state: Mission, threat: Threat, effect: words.LethalEntry) -> Hits:
    """The remaining tokens stay and are deadly (SA-INT-44)."""
    state.deadly = sorted(threat.tokens)
    state.report(seen.EntryDeadly("SA-INT-44", threat.number, threat.card.id))
    return NONE


EFFECTS: Final[dict[type, Callable[[Mission, Threat, Any], Hits]]] = {
    words.Attack: do_attack,
    words.Damage: do_damage,
    words.Leak: do_leak,
    words.Lose: do_lose,
    words.DrainShields: do_drain_shields,
    words.DrainShield: do_drain_shields,
    words.DrainReactor: do_drain_reactor,
    words.FillShield: do_fill_shield,
    words.DestroyRocket: do_destroy_rocket,
    words.DestroyFuel: do_destroy_fuel,
    words.Heal: do_heal,
    words.SelfDamage: do_self_damage,
    words.Speed: do_speed,
    words.Shield: do_shield,
    words.Reveal: do_reveal,
    words.Grow: do_grow,
    words.Aura: do_aura,
    words.CountMark: do_count_mark,
    words.DoubleDamage: do_double_damage,
    words.Delay: do_delay,
    words.KnockOut: do_knock_out,
    words.DisableStoredSquad: do_disable_stored,
    words.Move: do_move,
    words.Seek: do_seek,
    words.Spread: do_spread,
    words.LethalEntry: do_lethal_entry,
}
"""Every effect but `AdvanceOthers`, which goes through the agenda."""
