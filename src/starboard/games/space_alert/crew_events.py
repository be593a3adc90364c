"""What the crew does and what is done to it, as the film tells it."""

from __future__ import annotations

from starboard.kernel import Event


class CrewMoved(Event):
    """A figure goes to another station."""

    clause: str
    seat: int
    station: str

    # records: written by tools/records.py
    __match_args__ = ("clause", "seat", "station")
    field_types = ("str", "int", "str")

    def __init__(self, clause: str, seat: int, station: str) -> None:
        self.clause = clause
        self.seat = seat
        self.station = station

    # records: end


class CrewStayed(Event):
    """An arrow points at nothing (SA-MOVE-03)."""

    clause: str
    seat: int
    station: str

    # records: written by tools/records.py
    __match_args__ = ("clause", "seat", "station")
    field_types = ("str", "int", "str")

    def __init__(self, clause: str, seat: int, station: str) -> None:
        self.clause = clause
        self.seat = seat
        self.station = station

    # records: end


class CrewDelayed(Event):
    """The next action of a crew member will be delayed (SA-DELAY-05)."""

    clause: str
    seat: int
    cause: str

    # records: written by tools/records.py
    __match_args__ = ("clause", "seat", "cause")
    field_types = ("str", "int", "str")

    def __init__(self, clause: str, seat: int, cause: str) -> None:
        self.clause = clause
        self.seat = seat
        self.cause = cause

    # records: end


class CardPushed(Event):
    """A planned card goes one turn back, with those behind it (SA-DELAY-01, 02)."""

    clause: str
    seat: int
    turn: int

    # records: written by tools/records.py
    __match_args__ = ("clause", "seat", "turn")
    field_types = ("str", "int", "int")

    def __init__(self, clause: str, seat: int, turn: int) -> None:
        self.clause = clause
        self.seat = seat
        self.turn = turn

    # records: end


class CardLost(Event):
    """A card is pushed off the board (SA-DELAY-04)."""

    clause: str
    seat: int

    # records: written by tools/records.py
    __match_args__ = ("clause", "seat")
    field_types = ("str", "int")

    def __init__(self, clause: str, seat: int) -> None:
        self.clause = clause
        self.seat = seat

    # records: end


class CrewReturned(Event):
    """The interceptors come back (SA-FIGHTER-10, SA-END-04)."""

    clause: str
    seat: int

    # records: written by tools/records.py
    __match_args__ = ("clause", "seat")
    field_types = ("str", "int")

    def __init__(self, clause: str, seat: int) -> None:
        self.clause = clause
        self.seat = seat

    # records: end


class CrewStumbled(Event):
    """A crew member does what was meant instead of what was laid (SA-ACT-04)."""

    clause: str
    seat: int
    action: str

    # records: written by tools/records.py
    __match_args__ = ("clause", "seat", "action")
    field_types = ("str", "int", "str")

    def __init__(self, clause: str, seat: int, action: str) -> None:
        self.clause = clause
        self.seat = seat
        self.action = action

    # records: end


class KnockedOut(Event):
    """A crew member is out for the rest of the mission (SA-THREAT-30)."""

    clause: str
    seat: int

    # records: written by tools/records.py
    __match_args__ = ("clause", "seat")
    field_types = ("str", "int")

    def __init__(self, clause: str, seat: int) -> None:
        self.clause = clause
        self.seat = seat

    # records: end


class NothingHappened(Event):
    """An action has no effect, and why."""

    clause: str
    seat: int
    why: str

    # records: written by tools/records.py
    __match_args__ = ("clause", "seat", "why")
    field_types = ("str", "int", "str")

    def __init__(self, clause: str, seat: int, why: str) -> None:
        self.clause = clause
        self.seat = seat
        self.why = why

    # records: end


class WeaponFired(Event):
    """A weapon is marked as fired (SA-WEAPON-06)."""

    clause: str
    seat: int
    station: str
    weapon: str

    # records: written by tools/records.py
    __match_args__ = ("clause", "seat", "station", "weapon")
    field_types = ("str", "int", "str", "str")

    def __init__(self, clause: str, seat: int, station: str, weapon: str) -> None:
        self.clause = clause
        self.seat = seat
        self.station = station
        self.weapon = weapon

    # records: end


class ShieldFilled(Event):
    """Energy goes into a shield (SA-ENERGY-01)."""

    clause: str
    seat: int
    zone: str
    amount: int

    # records: written by tools/records.py
    __match_args__ = ("clause", "seat", "zone", "amount")
    field_types = ("str", "int", "str", "int")

    def __init__(self, clause: str, seat: int, zone: str, amount: int) -> None:
        self.clause = clause
        self.seat = seat
        self.zone = zone
        self.amount = amount

    # records: end


class ReactorFilled(Event):
    """Energy goes into a reactor (SA-ENERGY-03, 05)."""

    clause: str
    seat: int
    zone: str
    amount: int

    # records: written by tools/records.py
    __match_args__ = ("clause", "seat", "zone", "amount")
    field_types = ("str", "int", "str", "int")

    def __init__(self, clause: str, seat: int, zone: str, amount: int) -> None:
        self.clause = clause
        self.seat = seat
        self.zone = zone
        self.amount = amount

    # records: end


class CapsuleSpent(Event):
    """A fuel capsule is used up (SA-ENERGY-05)."""

    clause: str
    seat: int
    left: int

    # records: written by tools/records.py
    __match_args__ = ("clause", "seat", "left")
    field_types = ("str", "int", "int")

    def __init__(self, clause: str, seat: int, left: int) -> None:
        self.clause = clause
        self.seat = seat
        self.left = left

    # records: end


class RocketLaunched(Event):
    """A rocket is on its way (SA-ROCKET-01)."""

    clause: str
    seat: int
    left: int

    # records: written by tools/records.py
    __match_args__ = ("clause", "seat", "left")
    field_types = ("str", "int", "int")

    def __init__(self, clause: str, seat: int, left: int) -> None:
        self.clause = clause
        self.seat = seat
        self.left = left

    # records: end


class SquadTaken(Event):
    """A squad follows a crew member (SA-BOT-01, SA-INT-08)."""

    clause: str
    seat: int
    station: str
    squad: str

    # records: written by tools/records.py
    __match_args__ = ("clause", "seat", "station", "squad")
    field_types = ("str", "int", "str", "str")

    def __init__(self, clause: str, seat: int, station: str, squad: str) -> None:
        self.clause = clause
        self.seat = seat
        self.station = station
        self.squad = squad

    # records: end


class SquadRevived(Event):
    """A disabled squad is active again (SA-BOT-04)."""

    clause: str
    seat: int

    # records: written by tools/records.py
    __match_args__ = ("clause", "seat")
    field_types = ("str", "int")

    def __init__(self, clause: str, seat: int) -> None:
        self.clause = clause
        self.seat = seat

    # records: end


class SquadDisabled(Event):
    """A squad is disabled."""

    clause: str
    seat: int

    # records: written by tools/records.py
    __match_args__ = ("clause", "seat")
    field_types = ("str", "int")

    def __init__(self, clause: str, seat: int) -> None:
        self.clause = clause
        self.seat = seat

    # records: end


class TookOff(Event):
    """A crew member is in space (SA-FIGHTER-01)."""

    clause: str
    seat: int

    # records: written by tools/records.py
    __match_args__ = ("clause", "seat")
    field_types = ("str", "int")

    def __init__(self, clause: str, seat: int) -> None:
        self.clause = clause
        self.seat = seat

    # records: end


class StayedInSpace(Event):
    """The interceptors attack again (SA-FIGHTER-09)."""

    clause: str
    seat: int

    # records: written by tools/records.py
    __match_args__ = ("clause", "seat")
    field_types = ("str", "int")

    def __init__(self, clause: str, seat: int) -> None:
        self.clause = clause
        self.seat = seat

    # records: end


class LookedOut(Event):
    """A crew member takes part in visual confirmation (SA-VISUAL-01)."""

    clause: str
    seat: int

    # records: written by tools/records.py
    __match_args__ = ("clause", "seat")
    field_types = ("str", "int")

    def __init__(self, clause: str, seat: int) -> None:
        self.clause = clause
        self.seat = seat

    # records: end


class ComputerMaintained(Event):
    """The screensaver is kept away (SA-MAINT-01)."""

    clause: str
    seat: int

    # records: written by tools/records.py
    __match_args__ = ("clause", "seat")
    field_types = ("str", "int")

    def __init__(self, clause: str, seat: int) -> None:
        self.clause = clause
        self.seat = seat

    # records: end


class MalfunctionRepaired(Event):
    """A repair puts red cubes on a malfunction (SA-ACT-09)."""

    clause: str
    seat: int
    number: int
    threat: str
    amount: int

    # records: written by tools/records.py
    __match_args__ = ("clause", "seat", "number", "threat", "amount")
    field_types = ("str", "int", "int", "str", "int")

    def __init__(self, clause: str, seat: int, number: int, threat: str, amount: int) -> None:
        self.clause = clause
        self.seat = seat
        self.number = number
        self.threat = threat
        self.amount = amount

    # records: end


class RepairCounted(Event):
    """A repair that needs others in the same turn (SA-INT-46)."""

    clause: str
    seat: int
    number: int
    threat: str

    # records: written by tools/records.py
    __match_args__ = ("clause", "seat", "number", "threat")
    field_types = ("str", "int", "int", "str")

    def __init__(self, clause: str, seat: int, number: int, threat: str) -> None:
        self.clause = clause
        self.seat = seat
        self.number = number
        self.threat = threat

    # records: end


class IntruderHit(Event):
    """A squad attacks an intruder (SA-BOT-06)."""

    clause: str
    seat: int
    number: int
    threat: str

    # records: written by tools/records.py
    __match_args__ = ("clause", "seat", "number", "threat")
    field_types = ("str", "int", "int", "str")

    def __init__(self, clause: str, seat: int, number: int, threat: str) -> None:
        self.clause = clause
        self.seat = seat
        self.number = number
        self.threat = threat

    # records: end
