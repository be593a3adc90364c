"""What is seen of a shot: rays and blasts, sums, systems in use, what is lit, where to look."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

from starboard.games.space_alert.face.film.aiming import ROCKET, SPACE, Part
from starboard.games.space_alert.face.film.cues import Beat, seat_of
from starboard.games.space_alert.face.film.shown import Addend, Effect, Sum, Use
from starboard.games.space_alert.face.film.things import threat_id
from starboard.games.space_alert.face.film.watching import Moment
from starboard.games.space_alert.film import crew_events as crew
from starboard.games.space_alert.film.events import DamageDrawn
from starboard.games.space_alert.film.threat_events import (
    BlastHit,
    CryoshieldGone,
    ThreatAttacked,
    ThreatDestroyed,
    ThreatHit,
)
from starboard.games.space_alert.kinds import ABOARD, STATIONS, TRACKS, UPPER_RED, ZONES
from starboard.games.space_alert.state import Mission
from starboard.kernel import Event

SYSTEMS: Final[dict[type[Event], int]] = {
    crew.WeaponFired: 0,
    crew.ShieldFilled: 1,
    crew.ReactorFilled: 1,
    crew.CapsuleSpent: 1,
    crew.RocketLaunched: 2,
    crew.SquadTaken: 2,
    crew.SquadRevived: 2,
    crew.LookedOut: 2,
    crew.ComputerMaintained: 2,
    crew.TookOff: 2,
}
"""The system that an action uses: A, B or C."""
TAKES_OFF: Final = STATIONS[UPPER_RED]
"""Where the interceptors are."""
NEAR: Final = ("hit", "deed", "appear", "fight")
"""The shots for which one looks closer."""


def effects(beat: Beat, aimed: Sequence[Part]) -> list[Effect]:
    """Rays, blasts, breaking hull; `aimed` is what the weapons of this turn meet."""
    found: list[Effect] = []
    for event in [moment.event for moment in beat.moments]:
        if isinstance(event, ThreatHit | CryoshieldGone):
            caught = isinstance(event, CryoshieldGone) or not event.amount
            met = threat_id(event.number, event.threat)
            rays = [part.source for part in aimed if part.threat == met]
            found += [effect("beam", threat=met, station=source) for source in rays]
            found.append(effect("burst", threat=met, caught=caught))
        elif isinstance(event, BlastHit | ThreatDestroyed):
            found.append(effect("burst", threat=threat_id(event.number, event.threat)))
        elif isinstance(event, ThreatAttacked):
            caught = event.absorbed >= event.strength
            strikes = threat_id(event.number, event.threat)
            found.append(effect("strike", threat=strikes, zone=event.zone, caught=caught))
        elif isinstance(event, DamageDrawn):
            found.append(effect("break", zone=event.zone))
    return found


def effect(
    kind: Literal["beam", "burst", "strike", "break"],
    *,
    threat: str = "",
    station: str = "",
    zone: str = "",
    caught: bool = False,
) -> Effect:
    """One thing that is seen for a moment."""
    return {"kind": kind, "station": station, "threat": threat, "zone": zone, "caught": caught}


def sum_of(beat: Beat, aimed: Sequence[Part], earlier: Sequence[Moment]) -> Sum | None:
    """The sum of the first hit or attack, if the shot has one (SA-DMG-02, SA-THREAT-10)."""
    for event in [moment.event for moment in beat.moments]:
        if isinstance(event, ThreatHit):
            met = threat_id(event.number, event.threat)
            added = [part for part in aimed if part.threat == met]
            if sum(part.strength for part in added) != event.strength:
                added = [Part("", met, event.strength)]
            return {
                "parts": [addend(part, earlier, beat.moments[0].turn) for part in added],
                "threat": met,
                "zone": "",
                "shield": event.shield,
                "total": event.amount,
            }
        if isinstance(event, ThreatAttacked):
            return {
                "parts": [{"strength": event.strength, "source": "", "seats": []}],
                "threat": threat_id(event.number, event.threat),
                "zone": event.zone,
                "shield": event.absorbed,
                "total": event.strength - event.absorbed,
            }
    return None


def addend(part: Part, earlier: Sequence[Moment], turn: int) -> Addend:
    """What a weapon adds, and who fired it: a rocket was sent off a turn before it hits."""
    fired = turn - 1 if part.source == ROCKET else turn
    seats = [
        seat_of(moment.event)
        for moment in earlier
        if moment.turn == fired and fires(moment.event, part.source)
    ]
    return {
        "strength": part.strength,
        "source": part.source,
        "seats": list(dict.fromkeys(seats)),
    }


def fires(event: Event, source: str) -> bool:
    """Whether somebody fires this weapon."""
    if source == ROCKET:
        return isinstance(event, crew.RocketLaunched)
    if source == SPACE:
        return isinstance(event, crew.TookOff | crew.StayedInSpace)
    return isinstance(event, crew.WeaponFired) and event.station == source


def uses(beat: Beat) -> list[Use]:
    """The systems that are used in a shot, and by whom."""
    found: list[Use] = []
    for event, state in beat.moments:
        system = SYSTEMS.get(type(event))
        if system is None:
            continue
        seat = seat_of(event)
        station = state.crew[seat].station
        there = STATIONS[station] if station < ABOARD else TAKES_OFF
        found.append({"seat": seat, "station": there, "system": system})
    return found


def lit(beat: Beat) -> list[str]:
    """Ids of what a shot concerns, each once."""
    found: list[str] = []
    for event in [moment.event for moment in beat.moments]:
        if seat_of(event) >= 0:
            found.append(f"crew.{seat_of(event)}")
        if threat_of(event):
            found.append(threat_of(event))
        found += [str(station) for station in [getattr(event, "station", "")] if station]
        found += [f"zone.{zone}" for zone in [getattr(event, "zone", "")] if zone]
    return list(dict.fromkeys(found))


def threat_of(event: Event) -> str:
    """The threat that an event names, by `number.card`; nothing if it names none."""
    number, card = getattr(event, "number", None), getattr(event, "threat", "")
    return "" if number is None else threat_id(number, card)


def zone_of(beat: Beat, state: Mission) -> str:
    """Where to look: the one zone of what happens; nothing where there are several."""
    if beat.cue.beat not in NEAR:
        return ""
    zones = {zone for moment in beat.moments if (zone := place_of(moment.event, state))}
    return zones.pop() if len(zones) == 1 else ""


def place_of(event: Event, state: Mission) -> str:
    """The zone of an event, or that of the trajectory of its threat."""
    zone = str(getattr(event, "zone", ""))
    for threat in state.threats:
        if not zone and threat_id(threat.number, threat.card.id) == threat_of(event):
            zone = TRACKS[threat.track]
    return zone if zone in ZONES else ""
