"""What the threats do and what is done to them, as the film tells it."""

from __future__ import annotations

from starboard.kernel import Event


class ThreatAppeared(Event):
    """A number token is put on the first space of a trajectory (SA-APPEAR-05)."""

    clause: str
    number: int
    threat: str
    track: str

    # records: written by tools/records.py
    __match_args__ = ("clause", "number", "threat", "track")
    field_types = ("str", "int", "str", "str")

    def __init__(self, clause: str, number: int, threat: str, track: str) -> None:
        self.clause = clause
        self.number = number
        self.threat = threat
        self.track = track

    # records: end


class RepairsTogether(Event):
    """All stations were repaired in the same turn (SA-INT-30, 34)."""

    clause: str
    number: int
    threat: str
    amount: int

    # records: written by tools/records.py
    __match_args__ = ("clause", "number", "threat", "amount")
    field_types = ("str", "int", "str", "int")

    def __init__(self, clause: str, number: int, threat: str, amount: int) -> None:
        self.clause = clause
        self.number = number
        self.threat = threat
        self.amount = amount

    # records: end


class ThreatHit(Event):
    """Weapons aim at a threat (SA-DMG-02, 03)."""

    clause: str
    number: int
    threat: str
    strength: int
    shield: int
    amount: int

    # records: written by tools/records.py
    __match_args__ = ("clause", "number", "threat", "strength", "shield", "amount")
    field_types = ("str", "int", "str", "int", "int", "int")

    def __init__(
        self, clause: str, number: int, threat: str, strength: int, shield: int, amount: int
    ) -> None:
        self.clause = clause
        self.number = number
        self.threat = threat
        self.strength = strength
        self.shield = shield
        self.amount = amount

    # records: end


class CryoshieldGone(Event):
    """A cryoshield takes everything and is gone (SA-EXT-03, 04)."""

    clause: str
    number: int
    threat: str

    # records: written by tools/records.py
    __match_args__ = ("clause", "number", "threat")
    field_types = ("str", "int", "str")

    def __init__(self, clause: str, number: int, threat: str) -> None:
        self.clause = clause
        self.number = number
        self.threat = threat

    # records: end


class BlastHit(Event):
    """An explosion puts a red cube on a threat (SA-EXT-23)."""

    clause: str
    number: int
    threat: str
    amount: int

    # records: written by tools/records.py
    __match_args__ = ("clause", "number", "threat", "amount")
    field_types = ("str", "int", "str", "int")

    def __init__(self, clause: str, number: int, threat: str, amount: int) -> None:
        self.clause = clause
        self.number = number
        self.threat = threat
        self.amount = amount

    # records: end


class BreachPatched(Event):
    """Interceptors work on the hull (SA-INT-24)."""

    clause: str
    number: int
    threat: str
    amount: int

    # records: written by tools/records.py
    __match_args__ = ("clause", "number", "threat", "amount")
    field_types = ("str", "int", "str", "int")

    def __init__(self, clause: str, number: int, threat: str, amount: int) -> None:
        self.clause = clause
        self.number = number
        self.threat = threat
        self.amount = amount

    # records: end


class ThreatDestroyed(Event):
    """A card goes to the captain (SA-DMG-04)."""

    clause: str
    number: int
    threat: str

    # records: written by tools/records.py
    __match_args__ = ("clause", "number", "threat")
    field_types = ("str", "int", "str")

    def __init__(self, clause: str, number: int, threat: str) -> None:
        self.clause = clause
        self.number = number
        self.threat = threat

    # records: end


class ThreatSurvived(Event):
    """A card goes to the communications officer (SA-THREAT-07)."""

    clause: str
    number: int
    threat: str

    # records: written by tools/records.py
    __match_args__ = ("clause", "number", "threat")
    field_types = ("str", "int", "str")

    def __init__(self, clause: str, number: int, threat: str) -> None:
        self.clause = clause
        self.number = number
        self.threat = threat

    # records: end


class ThreatMoved(Event):
    """A threat advances (SA-THREAT-02)."""

    clause: str
    number: int
    threat: str
    position: int

    # records: written by tools/records.py
    __match_args__ = ("clause", "number", "threat", "position")
    field_types = ("str", "int", "str", "int")

    def __init__(self, clause: str, number: int, threat: str, position: int) -> None:
        self.clause = clause
        self.number = number
        self.threat = threat
        self.position = position

    # records: end


class ThreatActed(Event):
    """A threat carries out an action (SA-THREAT-03)."""

    clause: str
    number: int
    threat: str
    letter: str

    # records: written by tools/records.py
    __match_args__ = ("clause", "number", "threat", "letter")
    field_types = ("str", "int", "str", "str")

    def __init__(self, clause: str, number: int, threat: str, letter: str) -> None:
        self.clause = clause
        self.number = number
        self.threat = threat
        self.letter = letter

    # records: end


class ThreatAttacked(Event):
    """A zone is attacked (SA-THREAT-10)."""

    clause: str
    number: int
    threat: str
    zone: str
    strength: int
    absorbed: int

    # records: written by tools/records.py
    __match_args__ = ("clause", "number", "threat", "zone", "strength", "absorbed")
    field_types = ("str", "int", "str", "str", "int", "int")

    def __init__(
        self, clause: str, number: int, threat: str, zone: str, strength: int, absorbed: int
    ) -> None:
        self.clause = clause
        self.number = number
        self.threat = threat
        self.zone = zone
        self.strength = strength
        self.absorbed = absorbed

    # records: end


class ThreatHealed(Event):
    """Red cubes are taken off a card (SA-THREAT-26)."""

    clause: str
    number: int
    threat: str
    amount: int

    # records: written by tools/records.py
    __match_args__ = ("clause", "number", "threat", "amount")
    field_types = ("str", "int", "str", "int")

    def __init__(self, clause: str, number: int, threat: str, amount: int) -> None:
        self.clause = clause
        self.number = number
        self.threat = threat
        self.amount = amount

    # records: end


class ThreatHurtItself(Event):
    """A threat damages itself (SA-EXT-35)."""

    clause: str
    number: int
    threat: str
    amount: int

    # records: written by tools/records.py
    __match_args__ = ("clause", "number", "threat", "amount")
    field_types = ("str", "int", "str", "int")

    def __init__(self, clause: str, number: int, threat: str, amount: int) -> None:
        self.clause = clause
        self.number = number
        self.threat = threat
        self.amount = amount

    # records: end


class ThreatSpeed(Event):
    """A threat flies at another speed (SA-THREAT-25)."""

    clause: str
    number: int
    threat: str
    speed: int

    # records: written by tools/records.py
    __match_args__ = ("clause", "number", "threat", "speed")
    field_types = ("str", "int", "str", "int")

    def __init__(self, clause: str, number: int, threat: str, speed: int) -> None:
        self.clause = clause
        self.number = number
        self.threat = threat
        self.speed = speed

    # records: end


class ThreatShield(Event):
    """A threat has other shield points (SA-THREAT-25)."""

    clause: str
    number: int
    threat: str
    shield: int

    # records: written by tools/records.py
    __match_args__ = ("clause", "number", "threat", "shield")
    field_types = ("str", "int", "str", "int")

    def __init__(self, clause: str, number: int, threat: str, shield: int) -> None:
        self.clause = clause
        self.number = number
        self.threat = threat
        self.shield = shield

    # records: end


class ThreatRevealed(Event):
    """A threat can be seen now (SA-EXT-01)."""

    clause: str
    number: int
    threat: str

    # records: written by tools/records.py
    __match_args__ = ("clause", "number", "threat")
    field_types = ("str", "int", "str")

    def __init__(self, clause: str, number: int, threat: str) -> None:
        self.clause = clause
        self.number = number
        self.threat = threat

    # records: end


class ThreatGrew(Event):
    """A threat strikes back from now on (SA-INT-23)."""

    clause: str
    number: int
    threat: str

    # records: written by tools/records.py
    __match_args__ = ("clause", "number", "threat")
    field_types = ("str", "int", "str")

    def __init__(self, clause: str, number: int, threat: str) -> None:
        self.clause = clause
        self.number = number
        self.threat = threat

    # records: end


class AuraSpread(Event):
    """A threat makes others stronger (SA-EXT-10, 20)."""

    clause: str
    number: int
    threat: str
    stat: str

    # records: written by tools/records.py
    __match_args__ = ("clause", "number", "threat", "stat")
    field_types = ("str", "int", "str", "str")

    def __init__(self, clause: str, number: int, threat: str, stat: str) -> None:
        self.clause = clause
        self.number = number
        self.threat = threat
        self.stat = stat

    # records: end


class MarkCounted(Event):
    """An asteroid passes a mark (SA-EXT-40)."""

    clause: str
    number: int
    threat: str
    marks: int

    # records: written by tools/records.py
    __match_args__ = ("clause", "number", "threat", "marks")
    field_types = ("str", "int", "str", "int")

    def __init__(self, clause: str, number: int, threat: str, marks: int) -> None:
        self.clause = clause
        self.number = number
        self.threat = threat
        self.marks = marks

    # records: end


class TokenMoved(Event):
    """An oval token goes to another station (SA-THREAT-27)."""

    clause: str
    number: int
    threat: str
    station: str

    # records: written by tools/records.py
    __match_args__ = ("clause", "number", "threat", "station")
    field_types = ("str", "int", "str", "str")

    def __init__(self, clause: str, number: int, threat: str, station: str) -> None:
        self.clause = clause
        self.number = number
        self.threat = threat
        self.station = station

    # records: end


class TokenPlaced(Event):
    """A threat spreads (SA-INT-11)."""

    clause: str
    number: int
    threat: str
    station: str

    # records: written by tools/records.py
    __match_args__ = ("clause", "number", "threat", "station")
    field_types = ("str", "int", "str", "str")

    def __init__(self, clause: str, number: int, threat: str, station: str) -> None:
        self.clause = clause
        self.number = number
        self.threat = threat
        self.station = station

    # records: end


class TokenRemoved(Event):
    """An oval token is taken off the ship plan."""

    clause: str
    number: int
    threat: str
    station: str

    # records: written by tools/records.py
    __match_args__ = ("clause", "number", "threat", "station")
    field_types = ("str", "int", "str", "str")

    def __init__(self, clause: str, number: int, threat: str, station: str) -> None:
        self.clause = clause
        self.number = number
        self.threat = threat
        self.station = station

    # records: end


class EntryDeadly(Event):
    """Stations with a token are deadly to enter (SA-INT-44)."""

    clause: str
    number: int
    threat: str

    # records: written by tools/records.py
    __match_args__ = ("clause", "number", "threat")
    field_types = ("str", "int", "str")

    def __init__(self, clause: str, number: int, threat: str) -> None:
        self.clause = clause
        self.number = number
        self.threat = threat

    # records: end
