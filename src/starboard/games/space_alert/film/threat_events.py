"""What the threats do and what is done to them, as the film tells it."""

from __future__ import annotations

from starboard.kernel import Event


class ThreatAppeared(Event):
    """A number token is put on the first space of a trajectory (SA-APPEAR-05)."""

    number: int
    threat: str
    track: str


class RepairsTogether(Event):
    """All stations were repaired in the same turn (SA-INT-30, 34)."""

    number: int
    threat: str
    amount: int


class ThreatHit(Event):
    """Weapons aim at a threat (SA-DMG-02, 03)."""

    number: int
    threat: str
    strength: int
    shield: int
    amount: int


class CryoshieldGone(Event):
    """A cryoshield takes everything and is gone (SA-EXT-03, 04)."""

    number: int
    threat: str


class BlastHit(Event):
    """An explosion puts a red cube on a threat (SA-EXT-23)."""

    number: int
    threat: str
    amount: int


class BreachPatched(Event):
    """Interceptors work on the hull (SA-INT-24)."""

    number: int
    threat: str
    amount: int


class ThreatDestroyed(Event):
    """A card goes to the captain (SA-DMG-04)."""

    number: int
    threat: str


class ThreatSurvived(Event):
    """A card goes to the communications officer (SA-THREAT-07)."""

    number: int
    threat: str


class ThreatMoved(Event):
    """A threat advances (SA-THREAT-02)."""

    number: int
    threat: str
    position: int


class ThreatActed(Event):
    """A threat carries out an action (SA-THREAT-03)."""

    number: int
    threat: str
    letter: str


class ThreatAttacked(Event):
    """A zone is attacked (SA-THREAT-10)."""

    number: int
    threat: str
    zone: str
    strength: int
    absorbed: int


class ThreatHealed(Event):
    """Red cubes are taken off a card (SA-THREAT-26)."""

    number: int
    threat: str
    amount: int


class ThreatHurtItself(Event):
    """A threat damages itself (SA-EXT-35)."""

    number: int
    threat: str
    amount: int


class ThreatSpeed(Event):
    """A threat flies at another speed (SA-THREAT-25)."""

    number: int
    threat: str
    speed: int


class ThreatShield(Event):
    """A threat has other shield points (SA-THREAT-25)."""

    number: int
    threat: str
    shield: int


class ThreatRevealed(Event):
    """A threat can be seen now (SA-EXT-01)."""

    number: int
    threat: str


class ThreatGrew(Event):
    """A threat strikes back from now on (SA-INT-23)."""

    number: int
    threat: str


class AuraSpread(Event):
    """A threat makes others stronger (SA-EXT-10, 20)."""

    number: int
    threat: str
    stat: str


class MarkCounted(Event):
    """An asteroid passes a mark (SA-EXT-40)."""

    number: int
    threat: str
    marks: int


class TokenMoved(Event):
    """An oval token goes to another station (SA-THREAT-27)."""

    number: int
    threat: str
    station: str


class TokenPlaced(Event):
    """A threat spreads (SA-INT-11)."""

    number: int
    threat: str
    station: str


class TokenRemoved(Event):
    """An oval token is taken off the ship plan."""

    number: int
    threat: str
    station: str


class EntryDeadly(Event):
    """Stations with a token are deadly to enter (SA-INT-44)."""

    number: int
    threat: str
