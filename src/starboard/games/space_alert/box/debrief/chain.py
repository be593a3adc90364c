"""The chain backwards: from the blow that ended the mission to the actions that led there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from starboard.games.space_alert.box.debrief.record import Record, Seen
from starboard.games.space_alert.film.crew_events import (
    CrewDelayed,
    IntruderHit,
    MalfunctionRepaired,
    ShieldFilled,
    WeaponFired,
)
from starboard.games.space_alert.film.events import DamageDrawn, MissionLost
from starboard.games.space_alert.film.threat_events import (
    ThreatActed,
    ThreatAppeared,
    ThreatAttacked,
    ThreatHit,
)
from starboard.games.space_alert.kinds import Part
from starboard.games.space_alert.state import Threat

MISTAKES: Final = 3
"""So many actions that came to nothing are named, the last ones."""
WEAPONS: Final = (Part.UPPER_WEAPON, Part.LOWER_WEAPON)


class Found(NamedTuple):
    """A link before it is put into words."""

    kind: str
    turn: int
    scene: int
    threat: str = ""
    zone: str = ""
    crew: int = -1
    args: tuple[tuple[str, str | int], ...] = ()


def found(seen: Seen, kind: str, threat: str = "", zone: str = "", **args: str | int) -> Found:
    """A link that stands at an event."""
    return Found(kind, seen.turn, seen.scene, threat, zone, -1, tuple(args.items()))


def chain(record: Record) -> list[Found]:
    """What lost the ship, the end first; nothing for a mission that was completed."""
    ends = list(record.of(MissionLost))
    if not ends:
        return []
    seen, lost = ends[-1]
    killer = record.threat(lost.threat)
    links = [found(seen, "lost-zone" if lost.zone else "lost-taken", lost.threat, lost.zone)]
    zone = lost.zone
    if zone:
        links += blow(record, killer, zone)
        links += wounds(record, killer, zone)
    links += alive(record, killer)
    wounders = {each.threat.card.id: each.threat for each in record.blows(zone)}
    for other in wounders.values():
        if other is not killer and not was_fought(record, other):
            links += alive(record, other)
    return [*links, *mistakes(record, killer, zone)]


def blow(record: Record, killer: Threat, zone: str) -> Iterator[Found]:
    """The last attack, and the shield it met."""
    attacks = [
        (each, event)
        for each, event in record.of(ThreatAttacked)
        if event.zone == zone and event.threat == killer.card.id
    ]
    if not attacks:
        return
    seen, attack = attacks[-1]
    letters = [act.letter for each, act in record.of(ThreatActed) if each.scene < seen.scene]
    met = {"strength": attack.strength, "absorbed": attack.absorbed}
    yield found(seen, "blow", killer.card.id, zone, letter=letters[-1], **met)
    if attack.absorbed == attack.strength:
        return
    filled = [each.turn for each, event in record.of(ShieldFilled) if event.zone == zone]
    if not attack.absorbed:
        yield found(seen, "shield-empty", "", zone, filled=filled[-1] if filled else 0)


def wounds(record: Record, killer: Threat, zone: str) -> Iterator[Found]:
    """What the zone had taken before, and from whom."""
    last = max((each.turn for each in record.blows(zone)), default=0)
    for each in reversed(record.blows(zone)):
        if each.threat is killer and each.turn == last:
            continue
        seen = Seen(each.scene, each.turn, record.seen[each.scene].event)
        yield found(seen, "wounds", each.threat.card.id, zone, tokens=each.tokens)


def was_fought(record: Record, threat: Threat) -> bool:
    """Whether anything was done to a threat."""
    card = threat.card.id
    kinds = (ThreatHit, IntruderHit, MalfunctionRepaired)
    return any(getattr(each.event, "threat", "") == card for each in record.seen
               if isinstance(each.event, kinds))  # fmt: skip


def alive(record: Record, threat: Threat) -> Iterator[Found]:
    """Why a threat was still there: never fought, or some hit points short."""
    card = threat.card.id
    appeared = [each for each, event in record.of(ThreatAppeared) if event.threat == card]
    if not appeared:
        return
    if not was_fought(record, threat):
        yield found(appeared[-1], "never-hit", card, internal=0 if threat.card.external else 1)
        return
    if threat.hp > threat.cubes:
        yield found(appeared[-1], "left", card, hp=threat.hp - threat.cubes)
    yield from blunted(record, threat)


def blunted(record: Record, threat: Threat) -> Iterator[Found]:
    """The last shots that its shield took the edge off, and what had weakened the guns before."""
    hits = [(each, hit) for each, hit in record.of(ThreatHit) if hit.threat == threat.card.id]
    weak = [(each, hit) for each, hit in hits if hit.shield and hit.amount < hit.strength]
    if not weak:
        return
    seen, hit = weak[-1]
    figures = {"strength": hit.strength, "shield": hit.shield, "amount": hit.amount}
    yield found(seen, "blunted", threat.card.id, "", **figures)
    track = record.track(threat.card.id)
    for each, token in record.of(DamageDrawn):
        if token.zone == track and token.part in WEAPONS and each.scene < seen.scene:
            yield found(each, "broken", "", track, part=token.part)


def mistakes(record: Record, killer: Threat, zone: str) -> list[Found]:
    """Actions that came to nothing while the threat was there: those near the blow first."""
    began = killer.number
    links: list[tuple[bool, Found]] = []
    for seen, event, where in record.wasted():
        link = found(seen, "wasted", "", where, why=event.why)
        links.append((where == zone, link._replace(crew=event.seat)))
    for seen, shot in record.misses():
        where = shot.station.rpartition("_")[2]
        link = found(seen, "missed", "", where, weapon=shot.weapon)
        links.append((where == zone, link._replace(crew=shot.seat)))
    for seen, delay in record.of(CrewDelayed):
        link = found(seen, "delayed", cause=delay.cause)
        links.append((False, link._replace(crew=delay.seat)))
    near = [(here, link) for here, link in links if link.turn >= began]
    near.sort(key=lambda each: (not each[0], -each[1].turn))
    return [link for _, link in near[:MISTAKES]]


def shooters(record: Record, turn: int, card: str) -> list[int]:
    """Who has helped to hit a threat in a turn."""
    return [
        shot.seat
        for each, shot in record.of(WeaponFired)
        if each.turn == turn and any(hit.threat == card for hit in record.hit_by(turn, shot))
    ]
