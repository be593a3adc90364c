"""What happens between the missions of a campaign, and what it is worth in the end."""

from __future__ import annotations

from starboard.kernel import Event


class DifficultiesAgreed(Event):
    """The most cautious proposal has won (SA-CAMP-05)."""

    clause: str
    normal: str
    serious: str

    # records: written by tools/records.py
    __match_args__ = ("clause", "normal", "serious")
    field_types = ("str", "str", "str")

    def __init__(self, clause: str, normal: str, serious: str) -> None:
        self.clause = clause
        self.normal = normal
        self.serious = serious

    # records: end


class TokenRepaired(Event):
    """A damage token goes back to its stack (SA-CAMP-11, 12)."""

    clause: str
    seat: int
    token: str

    # records: written by tools/records.py
    __match_args__ = ("clause", "seat", "token")
    field_types = ("str", "int", "str")

    def __init__(self, clause: str, seat: int, token: str) -> None:
        self.clause = clause
        self.seat = seat
        self.token = token

    # records: end


class SquadRepaired(Event):
    """A disabled squad is ready again (SA-CAMP-11)."""

    clause: str
    seat: int

    # records: written by tools/records.py
    __match_args__ = ("clause", "seat")
    field_types = ("str", "int")

    def __init__(self, clause: str, seat: int) -> None:
        self.clause = clause
        self.seat = seat

    # records: end


class SquadStored(Event):
    """The only squad begins here (SA-CAMP-21)."""

    clause: str
    station: str

    # records: written by tools/records.py
    __match_args__ = ("clause", "station")
    field_types = ("str", "str")

    def __init__(self, clause: str, station: str) -> None:
        self.clause = clause
        self.station = station

    # records: end


class DamageKept(Event):
    """Damage of an earlier mission is still there (SA-CAMP-16)."""

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


class CampaignGoesOn(Event):
    """There will be another mission (SA-CAMP-03)."""

    clause: str
    missions: int

    # records: written by tools/records.py
    __match_args__ = ("clause", "missions")
    field_types = ("str", "int")

    def __init__(self, clause: str, missions: int) -> None:
        self.clause = clause
        self.missions = missions

    # records: end


class CampaignScored(Event):
    """The final result of a campaign (SA-CAMP-25…27)."""

    clause: str
    missions: int
    survived: int
    destroyed: int
    penalties: int
    visual: int
    score: int

    # records: written by tools/records.py
    __match_args__ = ("clause", "missions", "survived", "destroyed", "penalties", "visual", "score")
    field_types = ("str", "int", "int", "int", "int", "int", "int")

    def __init__(
        self,
        clause: str,
        missions: int,
        survived: int,
        destroyed: int,
        penalties: int,
        visual: int,
        score: int,
    ) -> None:
        self.clause = clause
        self.missions = missions
        self.survived = survived
        self.destroyed = destroyed
        self.penalties = penalties
        self.visual = visual
        self.score = score

    # records: end
