"""A film read for a debriefing: who stood where, what hit what, which action came to nothing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple, TypeVar

from starboard.games.space_alert.box.resolve import Film
from starboard.games.space_alert.content import ship
from starboard.games.space_alert.film.crew_events import (
    CrewMoved,
    NothingHappened,
    WeaponFired,
)
from starboard.games.space_alert.film.events import DamageDrawn
from starboard.games.space_alert.film.threat_events import ThreatActed, ThreatAttacked, ThreatHit
from starboard.games.space_alert.kinds import STATIONS, TRACKS, ZONES, Weapon
from starboard.games.space_alert.state import Threat
from starboard.kernel import Event

E = TypeVar("E", bound=Event)


class Seen(NamedTuple):
    """An event with its place in the film."""

    scene: int
    turn: int
    event: Event


class Blow(NamedTuple):
    """Damage tokens that a threat has cost a zone at once."""

    scene: int
    turn: int
    threat: Threat
    zone: str
    tokens: int


class Record:
    """What a debriefing asks of a film."""

    def __init__(self, film: Film) -> None:
        self.state = film.state
        self.lost = film.lost
        self.seen = [Seen(scene, told.turn, told.event) for scene, told in enumerate(film.told)]

    def of(self, kind: type[E]) -> Iterator[tuple[Seen, E]]:
        """All events of a kind with their places."""
        for each in self.seen:
            if isinstance(each.event, kind):
                yield each, each.event

    def threat(self, card: str) -> Threat:
        """A threat by its card."""
        return next(threat for threat in self.state.threats if threat.card.id == card)

    def track(self, card: str) -> str:
        """The trajectory that a threat came on."""
        return TRACKS[self.threat(card).track]

    def blows(self, zone: str) -> list[Blow]:
        """What a zone has taken, and from whom, in order."""
        found: list[Blow] = []
        acting = ""
        for each in self.seen:
            if isinstance(each.event, ThreatActed | ThreatAttacked):
                acting = each.event.threat
            elif isinstance(each.event, DamageDrawn) and each.event.zone == zone and acting:
                threat = self.threat(acting)
                last = found[-1] if found else None
                if last and last.threat is threat and last.turn == each.turn:
                    found[-1] = last._replace(tokens=last.tokens + 1)
                else:
                    found.append(Blow(each.scene, each.turn, threat, zone, 1))
        return found

    def hits(self, turn: int) -> list[ThreatHit]:
        """What the weapons of a turn have hit."""
        return [hit for each, hit in self.of(ThreatHit) if each.turn == turn]

    def hit_by(self, turn: int, shot: WeaponFired) -> list[ThreatHit]:
        """What a shot has helped to hit: a laser in its own zone, the pulse cannon anywhere."""
        if shot.weapon == Weapon.PULSE_CANNON:
            return self.hits(turn)
        zone = zone_of(shot.station)
        return [hit for hit in self.hits(turn) if self.track(hit.threat) == zone]

    def misses(self) -> Iterator[tuple[Seen, WeaponFired]]:
        """Shots that hit nothing at all."""
        for each, shot in self.of(WeaponFired):
            if not self.hit_by(each.turn, shot):
                yield each, shot

    def wasted(self) -> Iterator[tuple[Seen, NothingHappened, str]]:
        """Actions that achieved nothing, with the zone where somebody stood."""
        places: dict[int, str] = {}
        for each in self.seen:
            if isinstance(each.event, CrewMoved):
                places[each.event.seat] = each.event.station
            elif isinstance(each.event, NothingHappened):
                yield each, each.event, zone_of(places.get(each.event.seat, START))


START = STATIONS[ship().start_station]


def zone_of(station: str) -> str:
    """The zone of a station; space has none."""
    zone = station.rpartition("_")[2]
    return zone if zone in ZONES else ""
