"""Why something failed, and which event of which turn had brought that about."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from starboard.games.space_alert.content import ship
from starboard.games.space_alert.face.ahead import STAYED
from starboard.games.space_alert.face.film.aiming import by_laser, met
from starboard.games.space_alert.face.film.cues import Beat, seat_of
from starboard.games.space_alert.face.film.shown import Why
from starboard.games.space_alert.face.film.watching import Moment
from starboard.games.space_alert.film.crew_events import (
    CrewDelayed,
    CrewMoved,
    CrewStayed,
    NothingHappened,
    RocketLaunched,
    WeaponFired,
)
from starboard.games.space_alert.film.events import RocketMissed
from starboard.games.space_alert.film.targets import can_be_seen, fire_pulse
from starboard.games.space_alert.film.threat_events import ThreatActed
from starboard.games.space_alert.kinds import (
    LOWER_WHITE,
    SPACE,
    STATIONS,
    WHITE,
    Energy,
    Fate,
    Squad,
)
from starboard.games.space_alert.state import Mission
from starboard.text import texts_for

SHIP: Final = ship()
NOBODY: Final = -1
MISSED: Final = "rocket-missed"
COMPUTER: Final = "computer"
"""What holds everybody up alike."""
Probe = Callable[[Mission], int]
"""A number that is smaller once what failed later is not possible any more."""


class Cause(NamedTuple):
    """Who brought something about, and in which turn."""

    by: int = NOBODY
    turn: int = 0


def why(beat: Beat, earlier: Sequence[Moment], lang: str) -> Why | None:
    """Why something in this shot failed; nothing where nothing did."""
    for number, moment in enumerate(beat.moments):
        before = [*earlier, *beat.moments[:number]]
        found = failure(moment, before, lang)
        if found is not None:
            return found
    return None


def failure(moment: Moment, earlier: Sequence[Moment], lang: str) -> Why | None:
    """Why one event is a failure."""
    event, state = moment
    if isinstance(event, NothingHappened):
        cause = cause_of(event.why, state, event.seat, earlier)
        return chip(event.seat, f"why-{event.why}", cause, lang)
    if isinstance(event, CrewStayed):
        return chip(event.seat, f"why-{STAYED}", Cause(), lang)
    if isinstance(event, CrewDelayed):
        cause = delayed_by(event, state, earlier)
        seat = NOBODY if event.cause == COMPUTER else event.seat
        return chip(seat, f"cause-{event.cause}", cause, lang)
    if isinstance(event, RocketMissed):
        launched = last_of(earlier, RocketLaunched)
        return chip(launched.by, f"why-{MISSED}", launched, lang)
    if isinstance(event, WeaponFired):
        reason = wasted(state, STATIONS.index(event.station))
        return chip(event.seat, f"why-{reason}", Cause(), lang) if reason else None
    return None


def chip(seat: int, message: str, cause: Cause, lang: str) -> Why:
    """A reason in words; whoever stood in the own way is not named."""
    text = texts_for("space_alert").say(lang, message)
    return {"seat": seat, "text": text, "by": cause.by, "turn": cause.turn}


def wasted(state: Mission, station: int) -> str:
    """Why a shot meets nothing; empty where it meets something (SA-TARGET-06)."""
    if station == LOWER_WHITE:
        if met(state, STATIONS[station], fire_pulse):
            return ""
        seen = any(can_be_seen(threat) for threat in state.threats)
        return "out-of-range" if seen else "no-target"
    if by_laser(state, station):
        return ""
    there = [each for each in state.threats if each.out_there() and each.track == station % 3]
    return "not-seen" if there else "no-target"


# ------------------------------------------------------------------ what had been used up


def cause_of(reason: str, state: Mission, seat: int, earlier: Sequence[Moment]) -> Cause:
    """The last event that took away what is missing."""
    probe = probe_of(reason, state, seat)
    return Cause() if probe is None else last_fall(earlier, probe)


def probe_of(reason: str, state: Mission, seat: int) -> Probe | None:
    """What a reason is about, as a number that has fallen."""
    station = state.crew[seat].station
    zone = station % 3
    match reason:
        case "reactor-empty":
            return lambda then: then.reactor[zone]
        case "nothing-flows":
            return flow_probe(state, station)
        case "already-fired":
            return lambda then: -then.fired[station]
        case "no-fuel":
            return lambda then: then.fuel
        case "squad-gone":
            return lambda then: then.stored[station] is not Squad.NONE
        case "no-active-squad":
            return lambda then: then.crew[seat].squad is not Squad.DISABLED
        case "no-rocket":
            return lambda then: then.rockets
        case "rocket-track-taken":
            return lambda then: not then.rocket_first
        case "interceptors-away":
            return lambda then: all(crew.station != SPACE for crew in then.crew)
        case "maintained-already":
            return lambda then: not then.maintained
        case "beyond-repair":
            return lambda then: -broken_for_good(then, station)
    return None


def flow_probe(state: Mission, station: int) -> Probe:
    """Energy that is missing at its source, or room that is missing where it should go."""
    zone = station % 3
    source = WHITE if SHIP.energy[station] is Energy.SIDE_REACTOR else zone
    if not state.reactor[source]:
        return lambda then: then.reactor[source]
    if SHIP.energy[station] is Energy.SHIELD:
        return lambda then: then.shield_max[zone] - then.shield[zone]
    return lambda then: then.reactor_max[zone] - then.reactor[zone]


def broken_for_good(state: Mission, station: int) -> int:
    """How many malfunctions cover a station that nobody can repair any more (SA-ACT-12)."""
    return sum(1 for each in state.threats if each.fate is Fate.SURVIVED and station in each.tokens)


def last_fall(earlier: Sequence[Moment], probe: Probe) -> Cause:
    """The last event after which a number was smaller than before."""
    for number in range(len(earlier) - 1, 0, -1):
        moment = earlier[number]
        if probe(moment.state) < probe(earlier[number - 1].state):
            return Cause(seat_of(moment.event), moment.turn)
    return Cause()


# ------------------------------------------------------------------ who was in the way


def delayed_by(event: CrewDelayed, state: Mission, earlier: Sequence[Moment]) -> Cause:
    """Who or what holds somebody up (SA-MOVE-05, 06, SA-INT-05, SA-THREAT-29)."""
    station = state.crew[event.seat].station
    zone = station % 3
    match event.cause:
        case "lift-used":
            return lift_user(event.seat, zone, state.turn, earlier)
        case "lift-broken":
            return last_fall(earlier, lambda then: not then.lift_broken[zone])
        case "slime":
            return last_fall(earlier, lambda then: not slimed(then, station))
        case "threat":
            return last_of(earlier, ThreatActed)
    return Cause()


def lift_user(seat: int, zone: int, turn: int, earlier: Sequence[Moment]) -> Cause:
    """Who rode the lift of a zone before, in the same turn."""
    for number in range(len(earlier) - 1, 0, -1):
        event, state = earlier[number]
        if state.turn != turn:
            break
        if isinstance(event, CrewMoved) and event.seat != seat:
            came = earlier[number - 1].state.crew[event.seat].station
            went = STATIONS.index(event.station)
            if came != went and came % 3 == went % 3 == zone:
                return Cause(event.seat, turn)
    return Cause()


def slimed(state: Mission, station: int) -> bool:
    """Whether slime lies in a station."""
    return any(each.card.slows_entry and station in each.tokens for each in state.threats)


def last_of(earlier: Sequence[Moment], kind: type) -> Cause:
    """The last event of a kind."""
    for moment in reversed(earlier):
        if isinstance(moment.event, kind):
            return Cause(seat_of(moment.event), moment.turn)
    return Cause()
