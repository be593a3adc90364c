"""What happens in every round: turns, discs, resources, control."""

from __future__ import annotations

from starboard.kernel import Event


class RoundBegan(Event):
    """A new round (ECL-GEN-02)."""

    clause: str
    round: int

    # records: written by tools/records.py
    __match_args__ = ("clause", "round")
    field_types = ("str", "int")

    def __init__(self, clause: str, round: int) -> None:
        self.clause = clause
        self.round = round

    # records: end


class SpeciesChosen(Event):
    """ECL-SETUP-13."""

    clause: str
    seat: int
    faction: str

    # records: written by tools/records.py
    __match_args__ = ("clause", "seat", "faction")
    field_types = ("str", "int", "str")

    def __init__(self, clause: str, seat: int, faction: str) -> None:
        self.clause = clause
        self.seat = seat
        self.faction = faction

    # records: end


class ActionTaken(Event):
    """A disc went to the space of an action (ECL-ACT-06)."""

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


class Reacted(Event):
    """ECL-REACT-01."""

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


class Passed(Event):
    """ECL-ACT-09."""

    clause: str
    seat: int

    # records: written by tools/records.py
    __match_args__ = ("clause", "seat")
    field_types = ("str", "int")

    def __init__(self, clause: str, seat: int) -> None:
        self.clause = clause
        self.seat = seat

    # records: end


class StartMarkerTaken(Event):
    """ECL-ACT-11."""

    clause: str
    seat: int

    # records: written by tools/records.py
    __match_args__ = ("clause", "seat")
    field_types = ("str", "int")

    def __init__(self, clause: str, seat: int) -> None:
        self.clause = clause
        self.seat = seat

    # records: end


class Gained(Event):
    """Resources came into storage."""

    clause: str
    seat: int
    resource: str
    amount: int

    # records: written by tools/records.py
    __match_args__ = ("clause", "seat", "resource", "amount")
    field_types = ("str", "int", "str", "int")

    def __init__(self, clause: str, seat: int, resource: str, amount: int) -> None:
        self.clause = clause
        self.seat = seat
        self.resource = resource
        self.amount = amount

    # records: end


class Paid(Event):
    """Resources left storage."""

    clause: str
    seat: int
    resource: str
    amount: int

    # records: written by tools/records.py
    __match_args__ = ("clause", "seat", "resource", "amount")
    field_types = ("str", "int", "str", "int")

    def __init__(self, clause: str, seat: int, resource: str, amount: int) -> None:
        self.clause = clause
        self.seat = seat
        self.resource = resource
        self.amount = amount

    # records: end


class Traded(Event):
    """ECL-RES-04."""

    clause: str
    seat: int
    give: str
    amount: int
    get: str

    # records: written by tools/records.py
    __match_args__ = ("clause", "seat", "give", "amount", "get")
    field_types = ("str", "int", "str", "int", "str")

    def __init__(self, clause: str, seat: int, give: str, amount: int, get: str) -> None:
        self.clause = clause
        self.seat = seat
        self.give = give
        self.amount = amount
        self.get = get

    # records: end


class ControlTaken(Event):
    """A disc was put on a sector (ECL-GEN-05)."""

    clause: str
    seat: int
    sector: str

    # records: written by tools/records.py
    __match_args__ = ("clause", "seat", "sector")
    field_types = ("str", "int", "str")

    def __init__(self, clause: str, seat: int, sector: str) -> None:
        self.clause = clause
        self.seat = seat
        self.sector = sector

    # records: end


class ControlLost(Event):
    """A disc left a sector and went back to its owner."""

    clause: str
    seat: int
    sector: str

    # records: written by tools/records.py
    __match_args__ = ("clause", "seat", "sector")
    field_types = ("str", "int", "str")

    def __init__(self, clause: str, seat: int, sector: str) -> None:
        self.clause = clause
        self.seat = seat
        self.sector = sector

    # records: end


class CubeReturned(Event):
    """A cube came back to a population track."""

    clause: str
    seat: int
    track: str

    # records: written by tools/records.py
    __match_args__ = ("clause", "seat", "track")
    field_types = ("str", "int", "str")

    def __init__(self, clause: str, seat: int, track: str) -> None:
        self.clause = clause
        self.seat = seat
        self.track = track

    # records: end


class Built(Event):
    """ECL-BLD-01."""

    clause: str
    seat: int
    thing: str
    sector: str

    # records: written by tools/records.py
    __match_args__ = ("clause", "seat", "thing", "sector")
    field_types = ("str", "int", "str", "str")

    def __init__(self, clause: str, seat: int, thing: str, sector: str) -> None:
        self.clause = clause
        self.seat = seat
        self.thing = thing
        self.sector = sector

    # records: end
