"""Fighting intruders and repairing malfunctions (SA-ACT-08…14, SA-BOT-06…11, SA-INT)."""

from __future__ import annotations

from starboard.games.space_alert.film.crew_events import (
    IntruderHit,
    MalfunctionRepaired,
    NothingHappened,
    RepairCounted,
)
from starboard.games.space_alert.film.fates import destroy, destroyed_by_cubes
from starboard.games.space_alert.film.movement import disable_squad, knock_out
from starboard.games.space_alert.film.threat_events import RepairsTogether, TokenRemoved
from starboard.games.space_alert.kinds import STATIONS, Counter, Nature, Squad
from starboard.games.space_alert.state import Mission, Threat


def malfunctions(state: Mission, station: int, system: int) -> list[Threat]:
    """What covers a system, in the order of numbers, beyond repair or not (SA-ACT-08, 14)."""
    return [
        threat
        for threat in state.threats
        if threat.card.system == system and station in threat.tokens
    ]


def repair(state: Mission, seat: int, station: int, covering: list[Threat], cubes: int) -> None:
    """Put red cubes on the first repairable malfunction (SA-ACT-09…13, SA-HERO-09, SA-INT-21)."""
    for threat in covering:
        if threat.in_play():
            break
    else:
        state.report(NothingHappened("SA-ACT-12", seat, "beyond-repair"))
        return
    threat.repairs.append(station)  # SA-INT-30, 34, 46
    if threat.card.all_at_once:  # SA-INT-46, 47
        repair_together(state, seat, threat)
        return
    threat.cubes += cubes
    clause = "SA-ACT-09" if cubes == 1 else "SA-HERO-09"
    state.report(MalfunctionRepaired(clause, seat, threat.number, threat.card.id, cubes))
    if destroyed_by_cubes(state, threat, "SA-ACT-10"):
        for place in threat.card.fumes:
            for other in state.at(place):
                knock_out(state, other, "SA-INT-21")


def repair_together(state: Mission, seat: int, threat: Threat) -> None:
    """Only the last of several repairs in one turn has an effect (SA-INT-46, 47)."""
    state.report(RepairCounted("SA-INT-46", seat, threat.number, threat.card.id))
    if len(threat.repairs) >= threat.card.all_at_once:
        destroy(state, threat, "SA-INT-46")


def add_repair_bonus(state: Mission) -> None:
    """Repairs at all stations of a threat in one turn are worth more (SA-INT-30, 34)."""
    for threat in state.threats:
        bonus, stations = threat.card.repair_bonus, threat.card.stations
        if bonus and threat.in_play() and len(set(threat.repairs)) == len(stations):
            threat.cubes += bonus
            clause = "SA-INT-30" if bonus == 1 else "SA-INT-34"
            state.report(RepairsTogether(clause, threat.number, threat.card.id, bonus))
            destroyed_by_cubes(state, threat, "SA-ACT-10")


def fight(state: Mission, seat: int, heroic: bool) -> None:
    """A squad attacks the intruder with the lowest number in its station (SA-BOT-06, 10, 11)."""
    crew = state.crew[seat]
    if crew.squad is not Squad.ACTIVE:
        state.report(NothingHappened("SA-BOT-11", seat, "no-active-squad"))
        return
    for threat in state.threats:
        if threat.card.nature is not Nature.INTRUDER or not threat.in_play():
            continue
        if crew.station in threat.tokens:
            hit(state, seat, threat, heroic)
            return
    state.report(NothingHappened("SA-BOT-11", seat, "no-intruder"))


def hit(state: Mission, seat: int, threat: Threat, heroic: bool) -> None:
    """One red cube, and the answer to it (SA-BOT-07, 08, SA-HERO-10, SA-INT-23, 38)."""
    strikes_back = threat.card.counter is Counter.ALWAYS or (
        threat.card.counter is Counter.AFTER_X and threat.grown
    )
    if wound(state, seat, threat) and threat.card.kills_its_killer:
        knock_out(state, seat, "SA-INT-38")
    elif strikes_back and not heroic:
        disable_squad(state, seat, "SA-BOT-08")


def wound(state: Mission, seat: int, threat: Threat) -> bool:
    """Put the red cube where it belongs; says whether the threat is destroyed."""
    station = state.crew[seat].station
    on_token = threat.card.token_hp and station != threat.origin
    threat.cubes += 0 if on_token else 1
    state.report(IntruderHit("SA-BOT-06", seat, threat.number, threat.card.id))
    if on_token:
        remove_token(state, threat, station, "SA-INT-16")
    else:
        if threat.card.token_per_hit:
            remove_token(state, threat, station, "SA-INT-42")
        if threat.cubes < threat.hp:
            return False
        if threat.card.token_hp:
            threat.origin = -1
            remove_token(state, threat, station, "SA-INT-17")
    if threat.card.token_hp and threat.tokens:
        return False
    destroy(state, threat, "SA-BOT-07")
    return True


def remove_token(state: Mission, threat: Threat, station: int, clause: str) -> None:
    """Take one oval token off the ship plan."""
    threat.tokens.remove(station)
    state.report(TokenRemoved(clause, threat.number, threat.card.id, STATIONS[station]))
