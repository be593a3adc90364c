"""What happens to the ship and how the mission goes, as the film tells it."""

from __future__ import annotations

from starboard.kernel import Event


class TurnBegan(Event):
    """The mission marker enters the next turn (SA-APPEAR-04)."""

    clause: str
    turn: int

    # records: written by tools/records.py
    __match_args__ = ("clause", "turn")
    field_types = ("str", "int")

    def __init__(self, clause: str, turn: int) -> None:
        self.clause = clause
        self.turn = turn

    # records: end


class RocketFlew(Event):
    """A rocket comes to the second space of its track (SA-ROCKET-04)."""

    clause: str
    left: int

    # records: written by tools/records.py
    __match_args__ = ("clause", "left")
    field_types = ("str", "int")

    def __init__(self, clause: str, left: int) -> None:
        self.clause = clause
        self.left = left

    # records: end


class RocketMissed(Event):
    """A rocket finds no target (SA-TARGET-12)."""

    clause: str
    left: int

    # records: written by tools/records.py
    __match_args__ = ("clause", "left")
    field_types = ("str", "int")

    def __init__(self, clause: str, left: int) -> None:
        self.clause = clause
        self.left = left

    # records: end


class ConfirmationCounted(Event):
    """The cube of a phase goes up (SA-VISUAL-02, 03)."""

    clause: str
    phase: int
    crew: int
    points: int

    # records: written by tools/records.py
    __match_args__ = ("clause", "phase", "crew", "points")
    field_types = ("str", "int", "int", "int")

    def __init__(self, clause: str, phase: int, crew: int, points: int) -> None:
        self.clause = clause
        self.phase = phase
        self.crew = crew
        self.points = points

    # records: end


class DamageDrawn(Event):
    """A damage token is laid on the ship (SA-THREAT-13)."""

    clause: str
    zone: str
    part: str

    # records: written by tools/records.py
    __match_args__ = ("clause", "zone", "part")
    field_types = ("str", "str", "str")

    def __init__(self, clause: str, zone: str, part: str) -> None:
        self.clause = clause
        self.zone = zone
        self.part = part

    # records: end


class ShieldDrained(Event):
    """A shield loses energy."""

    clause: str
    zone: str
    amount: int

    # records: written by tools/records.py
    __match_args__ = ("clause", "zone", "amount")
    field_types = ("str", "str", "int")

    def __init__(self, clause: str, zone: str, amount: int) -> None:
        self.clause = clause
        self.zone = zone
        self.amount = amount

    # records: end


class ReactorDrained(Event):
    """A reactor loses energy."""

    clause: str
    zone: str
    amount: int

    # records: written by tools/records.py
    __match_args__ = ("clause", "zone", "amount")
    field_types = ("str", "str", "int")

    def __init__(self, clause: str, zone: str, amount: int) -> None:
        self.clause = clause
        self.zone = zone
        self.amount = amount

    # records: end


class EnergyRouted(Event):
    """Energy flows from a reactor into its shield by itself."""

    clause: str
    zone: str
    amount: int

    # records: written by tools/records.py
    __match_args__ = ("clause", "zone", "amount")
    field_types = ("str", "str", "int")

    def __init__(self, clause: str, zone: str, amount: int) -> None:
        self.clause = clause
        self.zone = zone
        self.amount = amount

    # records: end


class RocketDestroyed(Event):
    """A rocket on board is lost (SA-INT-09)."""

    clause: str
    left: int

    # records: written by tools/records.py
    __match_args__ = ("clause", "left")
    field_types = ("str", "int")

    def __init__(self, clause: str, left: int) -> None:
        self.clause = clause
        self.left = left

    # records: end


class CapsuleDestroyed(Event):
    """A fuel capsule is lost."""

    clause: str
    left: int

    # records: written by tools/records.py
    __match_args__ = ("clause", "left")
    field_types = ("str", "int")

    def __init__(self, clause: str, left: int) -> None:
        self.clause = clause
        self.left = left

    # records: end


class StoredSquadDisabled(Event):
    """A squad in its station is disabled (SA-INT-06)."""

    clause: str
    station: str

    # records: written by tools/records.py
    __match_args__ = ("clause", "station")
    field_types = ("str", "str")

    def __init__(self, clause: str, station: str) -> None:
        self.clause = clause
        self.station = station

    # records: end


class DamageDoubled(Event):
    """Damage to a zone counts twice from now on (SA-INT-26, 27)."""

    clause: str
    zone: str

    # records: written by tools/records.py
    __match_args__ = ("clause", "zone")
    field_types = ("str", "str")

    def __init__(self, clause: str, zone: str) -> None:
        self.clause = clause
        self.zone = zone

    # records: end


class ComputerChecked(Event):
    """The maintenance check (SA-MAINT-03, 04)."""

    clause: str
    maintained: bool

    # records: written by tools/records.py
    __match_args__ = ("clause", "maintained")
    field_types = ("str", "bool")

    def __init__(self, clause: str, maintained: bool) -> None:
        self.clause = clause
        self.maintained = maintained

    # records: end


class ShipJumped(Event):
    """The mission is completed (SA-END-06)."""

    clause: str
    turn: int

    # records: written by tools/records.py
    __match_args__ = ("clause", "turn")
    field_types = ("str", "int")

    def __init__(self, clause: str, turn: int) -> None:
        self.clause = clause
        self.turn = turn

    # records: end


class MissionLost(Event):
    """The crew has lost (SA-THREAT-21, 33)."""

    clause: str
    threat: str
    cause: str
    zone: str

    # records: written by tools/records.py
    __match_args__ = ("clause", "threat", "cause", "zone")
    field_types = ("str", "str", "str", "str")

    def __init__(self, clause: str, threat: str, cause: str, zone: str) -> None:
        self.clause = clause
        self.threat = threat
        self.cause = cause
        self.zone = zone

    # records: end


class MissionScored(Event):
    """The result of the mission (SA-SCORE-10)."""

    clause: str
    threats: int
    visual: int
    penalties: int
    score: int

    # records: written by tools/records.py
    __match_args__ = ("clause", "threats", "visual", "penalties", "score")
    field_types = ("str", "int", "int", "int", "int")

    def __init__(self, clause: str, threats: int, visual: int, penalties: int, score: int) -> None:
        self.clause = clause
        self.threats = threats
        self.visual = visual
        self.penalties = penalties
        self.score = score

    # records: end
