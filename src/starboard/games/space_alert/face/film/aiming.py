"""Which weapon meets which threat with how much, worked out by the rules of targets alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from starboard.games.space_alert.face.film.things import threat_id
from starboard.games.space_alert.film.targets import (
    LASERS,
    Aim,
    can_be_seen,
    fire_laser,
    fire_pulse,
    interceptors_attack,
    rocket_hits,
)
from starboard.games.space_alert.kinds import LOWER_WHITE, STATIONS
from starboard.games.space_alert.state import Mission

ROCKET: Final = "rocket"
SPACE: Final = "space"


class Part(NamedTuple):
    """What one weapon adds to a hit."""

    source: str
    """A station, `rocket` or `space`."""
    threat: str
    """A threat by `number.card`."""
    strength: int


def parts(state: Mission) -> list[Part]:
    """Every weapon that is fired, with each threat that it meets (SA-TARGET-03)."""
    found: list[Part] = []
    for station in LASERS:
        if state.fired[station]:
            found += by_laser(state, station)
    if state.fired[LOWER_WHITE]:
        found += met(state, STATIONS[LOWER_WHITE], fire_pulse)
    if state.rocket_second:
        found += met(state, ROCKET, rocket_hits)
    if state.interceptors:
        found += met(state, SPACE, interceptors_attack)
    return found


def by_laser(state: Mission, station: int) -> list[Part]:
    """What one laser meets."""
    return met(state, STATIONS[station], lambda copy, aims: fire_laser(copy, station, aims))


def met(state: Mission, source: str, fire: Callable[[Mission, list[Aim]], None]) -> list[Part]:
    """What one weapon meets, tried on a copy."""
    copy = state.clone()
    aims = [Aim(threat) for threat in copy.threats if can_be_seen(threat)]
    fire(copy, aims)
    return [
        Part(source, threat_id(aim.threat.number, aim.threat.card.id), aim.strength)
        for aim in aims
        if aim.aimed
    ]
