"""A sentence of praise and one of blame for everybody, from what the film shows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from starboard.games.space_alert.box.debrief.chain import shooters
from starboard.games.space_alert.box.debrief.record import Record, Seen
from starboard.games.space_alert.film.crew_events import (
    ComputerMaintained,
    CrewDelayed,
    IntruderHit,
    KnockedOut,
    LookedOut,
    MalfunctionRepaired,
    ReactorFilled,
    RocketLaunched,
    ShieldFilled,
)
from starboard.games.space_alert.film.threat_events import ThreatDestroyed, ThreatHit
from starboard.games.space_alert.kinds import Action

MANY_FREE: Final = 5
"""So many turns without a card are worth a word."""


class Merit(NamedTuple):
    """Something to say to somebody, and how much it weighs."""

    weight: int
    kind: str
    turn: int = 0
    scene: int = -1
    threat: str = ""
    args: tuple[tuple[str, str | int], ...] = ()


def merit(weight: int, kind: str, seen: Seen, threat: str = "", **args: str | int) -> Merit:
    """A merit or a fault at an event."""
    return Merit(weight, kind, seen.turn, seen.scene, threat, tuple(args.items()))


def praise(record: Record, seat: int) -> Merit:
    """The best that somebody did."""
    return max(merits(record, seat), key=lambda each: each.weight, default=Merit(0, "none"))


def merits(record: Record, seat: int) -> Iterator[Merit]:
    """Everything somebody did for the ship."""
    for seen, gone in record.of(ThreatDestroyed):
        if seat in shooters(record, seen.turn, gone.threat):
            points = record.threat(gone.threat).card.destroyed
            yield merit(6 + points, "kill", seen, gone.threat)
    for seen, hit in record.of(ThreatHit):
        if hit.amount and seat in shooters(record, seen.turn, hit.threat):
            yield merit(2 + hit.amount, "hit", seen, hit.threat, amount=hit.amount)
    for seen, event in record.of(IntruderHit):
        if event.seat == seat:
            yield merit(6, "intruder", seen, event.threat)
    for seen, repaired in record.of(MalfunctionRepaired):
        if repaired.seat == seat:
            yield merit(5, "repaired", seen, repaired.threat)
    for seen, filled in record.of(ShieldFilled):
        if filled.seat == seat and filled.amount:
            yield merit(1 + filled.amount, "shield", seen, zone=filled.zone, amount=filled.amount)
    for seen, energy in record.of(ReactorFilled):
        if energy.seat == seat and energy.amount:
            yield merit(1 + energy.amount, "reactor", seen, zone=energy.zone, amount=energy.amount)
    for kind, weight, word in (
        (ComputerMaintained, 4, "computer"),
        (RocketLaunched, 3, "rocket"),
        (LookedOut, 2, "window"),
    ):
        for each in record.seen:
            if isinstance(each.event, kind) and each.event.seat == seat:
                yield merit(weight, word, each)


def blame(record: Record, seat: int, row: Sequence[Action], zone: str, began: int) -> Merit:
    """The worst; what happened in the zone that was lost, once its end was near, weighs double."""
    found = max(faults(record, seat, zone, began), key=lambda each: each.weight, default=None)
    if found is not None:
        return found
    free = list(row).count(Action.EMPTY) + 12 - len(row)
    if free >= MANY_FREE:
        return Merit(1, "idle", args=(("count", free),))
    return Merit(0, "none")


def faults(record: Record, seat: int, zone: str, began: int) -> Iterator[Merit]:
    """Everything that somebody did in vain."""
    for seen, event, where in record.wasted():
        if event.seat == seat:
            weight = 6 if where == zone and seen.turn >= began else 3
            yield merit(weight, "wasted", seen, why=event.why)
    for seen, shot in record.misses():
        if shot.seat == seat:
            weight = 6 if shot.station.endswith(zone or "?") and seen.turn >= began else 3
            yield merit(weight, "missed", seen, weapon=shot.weapon)
    for seen, delay in record.of(CrewDelayed):
        if delay.seat == seat and delay.cause != "computer":
            yield merit(2, "delayed", seen, cause=delay.cause)
    for seen, out in record.of(KnockedOut):
        if out.seat == seat:
            yield merit(4, "out", seen)
