"""What happens at the table: announcements, cards and call-outs in the action round."""

from __future__ import annotations

from starboard.kernel import EVERYONE, Event, only


class MissionChosen(Event):
    """The soundtrack of the mission (SA-SETUP-13, SA-CAMP-06)."""

    clause: str
    mission: str
    normal: str
    serious: str

    # records: written by tools/records.py
    __match_args__ = ("clause", "mission", "normal", "serious")
    field_types = ("str", "str", "str", "str")

    def __init__(self, clause: str, mission: str, normal: str, serious: str) -> None:
        self.clause = clause
        self.mission = mission
        self.normal = normal
        self.serious = serious

    # records: end


class TrajectoryLaid(Event):
    """A trajectory is laid at its zone (SA-SETUP-15)."""

    clause: str
    trajectory: str
    track: str

    # records: written by tools/records.py
    __match_args__ = ("clause", "trajectory", "track")
    field_types = ("str", "str", "str")

    def __init__(self, clause: str, trajectory: str, track: str) -> None:
        self.clause = clause
        self.trajectory = trajectory
        self.track = track

    # records: end


class RolesAssigned(Event):
    """Who is captain, communications officer and security chief (SA-SETUP-11)."""

    clause: str
    captain: str
    officer: str
    chief: str

    # records: written by tools/records.py
    __match_args__ = ("clause", "captain", "officer", "chief")
    field_types = ("str", "str", "str", "str")

    def __init__(self, clause: str, captain: str, officer: str, chief: str) -> None:
        self.clause = clause
        self.captain = captain
        self.officer = officer
        self.chief = chief

    # records: end


class CardsDealt(Event):
    """A person has cards for every phase, one of them heroic (SA-SETUP-19, 20)."""

    clause: str
    seat: int
    cards: int

    # records: written by tools/records.py
    __match_args__ = ("clause", "seat", "cards")
    field_types = ("str", "int", "int")

    def __init__(self, clause: str, seat: int, cards: int) -> None:
        self.clause = clause
        self.seat = seat
        self.cards = cards

    # records: end


class AlarmSounded(Event):
    """The action round begins (SA-ANN-01)."""

    clause: str
    at: int

    # records: written by tools/records.py
    __match_args__ = ("clause", "at")
    field_types = ("str", "int")

    def __init__(self, clause: str, at: int) -> None:
        self.clause = clause
        self.at = at

    # records: end


class CardsPickedUp(Event):
    """A person picks up the cards of a phase (SA-PLAN-01, 12)."""

    clause: str
    seat: int
    phase: int
    cards: tuple[str, ...]

    # records: written by tools/records.py
    __match_args__ = ("clause", "seat", "phase", "cards")
    field_types = ("str", "int", "int", "tuple[str, ...]")

    def __init__(self, clause: str, seat: int, phase: int, cards: tuple[str, ...]) -> None:
        self.clause = clause
        self.seat = seat
        self.phase = phase
        self.cards = cards

    # records: end

    def audience(self) -> int:
        return only(self.seat)

    def redacted(self) -> CardsPickedUp:
        return CardsPickedUp(self.clause, self.seat, self.phase, ())


class HeroicRevealed(Event):
    """The heroic card of an android is turned up (SA-ANDROID-10)."""

    clause: str
    crew: str
    card: str

    # records: written by tools/records.py
    __match_args__ = ("clause", "crew", "card")
    field_types = ("str", "str", "str")

    def __init__(self, clause: str, crew: str, card: str) -> None:
        self.clause = clause
        self.crew = crew
        self.card = card

    # records: end


class PhaseEnded(Event):
    """The end of a phase is announced (SA-ANN-14)."""

    clause: str
    phase: int

    # records: written by tools/records.py
    __match_args__ = ("clause", "phase")
    field_types = ("str", "int")

    def __init__(self, clause: str, phase: int) -> None:
        self.clause = clause
        self.phase = phase

    # records: end


class PhaseLeft(Event):
    """A person has ended a phase early (SA-ANN-16)."""

    clause: str
    seat: int
    phase: int

    # records: written by tools/records.py
    __match_args__ = ("clause", "seat", "phase")
    field_types = ("str", "int", "int")

    def __init__(self, clause: str, seat: int, phase: int) -> None:
        self.clause = clause
        self.seat = seat
        self.phase = phase

    # records: end


class ActionRoundEnded(Event):
    """The action round is over (SA-ANN-17)."""

    clause: str
    at: int

    # records: written by tools/records.py
    __match_args__ = ("clause", "at")
    field_types = ("str", "int")

    def __init__(self, clause: str, at: int) -> None:
        self.clause = clause
        self.at = at

    # records: end


class EndWarned(Event):
    """So many seconds are left of a phase (SA-ANN-13)."""

    clause: str
    phase: int
    left: int

    # records: written by tools/records.py
    __match_args__ = ("clause", "phase", "left")
    field_types = ("str", "int", "int")

    def __init__(self, clause: str, phase: int, left: int) -> None:
        self.clause = clause
        self.phase = phase
        self.left = left

    # records: end


class ThreatAnnounced(Event):
    """A threat is announced; somebody draws its card (SA-ANN-02…05)."""

    clause: str
    seat: int
    number: int
    threat: str
    track: str

    # records: written by tools/records.py
    __match_args__ = ("clause", "seat", "number", "threat", "track")
    field_types = ("str", "int", "int", "str", "str")

    def __init__(self, clause: str, seat: int, number: int, threat: str, track: str) -> None:
        self.clause = clause
        self.seat = seat
        self.number = number
        self.threat = threat
        self.track = track

    # records: end


class ReportIgnored(Event):
    """An unconfirmed report that does not count (SA-ANN-07)."""

    clause: str
    number: int
    track: str

    # records: written by tools/records.py
    __match_args__ = ("clause", "number", "track")
    field_types = ("str", "int", "str")

    def __init__(self, clause: str, number: int, track: str) -> None:
        self.clause = clause
        self.number = number
        self.track = track

    # records: end


class DataCameIn(Event):
    """Everybody may draw a card (SA-ANN-08)."""

    clause: str
    at: int

    # records: written by tools/records.py
    __match_args__ = ("clause", "at")
    field_types = ("str", "int")

    def __init__(self, clause: str, at: int) -> None:
        self.clause = clause
        self.at = at

    # records: end


class TransferOpened(Event):
    """Everybody may give a card away (SA-ANN-09)."""

    clause: str
    at: int

    # records: written by tools/records.py
    __match_args__ = ("clause", "at")
    field_types = ("str", "int")

    def __init__(self, clause: str, at: int) -> None:
        self.clause = clause
        self.at = at

    # records: end


class TransferClosed(Event):
    """The beep: nothing can be given any more (SA-ANN-10)."""

    clause: str
    at: int

    # records: written by tools/records.py
    __match_args__ = ("clause", "at")
    field_types = ("str", "int")

    def __init__(self, clause: str, at: int) -> None:
        self.clause = clause
        self.at = at

    # records: end


class OutageBegan(Event):
    """Nobody may communicate (SA-ANN-12)."""

    clause: str
    seconds: int

    # records: written by tools/records.py
    __match_args__ = ("clause", "seconds")
    field_types = ("str", "int")

    def __init__(self, clause: str, seconds: int) -> None:
        self.clause = clause
        self.seconds = seconds

    # records: end


class OutageEnded(Event):
    """Everybody may communicate again (SA-ANN-12)."""

    clause: str
    at: int

    # records: written by tools/records.py
    __match_args__ = ("clause", "at")
    field_types = ("str", "int")

    def __init__(self, clause: str, at: int) -> None:
        self.clause = clause
        self.at = at

    # records: end


class CardLaid(Event):
    """A card is laid; only its back is seen, an android's lies open (SA-PLAN-08)."""

    clause: str
    seat: int
    space: str
    half: str
    card: str
    openly: bool

    # records: written by tools/records.py
    __match_args__ = ("clause", "seat", "space", "half", "card", "openly")
    field_types = ("str", "int", "str", "str", "str", "bool")

    def __init__(
        self, clause: str, seat: int, space: str, half: str, card: str, openly: bool
    ) -> None:
        self.clause = clause
        self.seat = seat
        self.space = space
        self.half = half
        self.card = card
        self.openly = openly

    # records: end

    def audience(self) -> int:
        return EVERYONE if self.openly else only(self.seat)

    def redacted(self) -> CardLaid:
        return CardLaid(self.clause, self.seat, self.space, self.half, "", False)


class CardTakenBack(Event):
    """A card goes back to the hand (SA-PLAN-11)."""

    clause: str
    seat: int
    space: str
    card: str
    openly: bool

    # records: written by tools/records.py
    __match_args__ = ("clause", "seat", "space", "card", "openly")
    field_types = ("str", "int", "str", "str", "bool")

    def __init__(self, clause: str, seat: int, space: str, card: str, openly: bool) -> None:
        self.clause = clause
        self.seat = seat
        self.space = space
        self.card = card
        self.openly = openly

    # records: end

    def audience(self) -> int:
        return EVERYONE if self.openly else only(self.seat)

    def redacted(self) -> CardTakenBack:
        return CardTakenBack(self.clause, self.seat, self.space, "", False)


class CardTurned(Event):
    """A card is turned around (SA-PLAN-11)."""

    clause: str
    seat: int
    space: str
    half: str

    # records: written by tools/records.py
    __match_args__ = ("clause", "seat", "space", "half")
    field_types = ("str", "int", "str", "str")

    def __init__(self, clause: str, seat: int, space: str, half: str) -> None:
        self.clause = clause
        self.seat = seat
        self.space = space
        self.half = half

    # records: end


class CardsShifted(Event):
    """A card moves to another space, or two change places (SA-PLAN-11)."""

    clause: str
    seat: int
    space: str
    other: str

    # records: written by tools/records.py
    __match_args__ = ("clause", "seat", "space", "other")
    field_types = ("str", "int", "str", "str")

    def __init__(self, clause: str, seat: int, space: str, other: str) -> None:
        self.clause = clause
        self.seat = seat
        self.space = space
        self.other = other

    # records: end


class CardDrawn(Event):
    """A card is drawn on incoming data (SA-ANN-08)."""

    clause: str
    seat: int
    card: str

    # records: written by tools/records.py
    __match_args__ = ("clause", "seat", "card")
    field_types = ("str", "int", "str")

    def __init__(self, clause: str, seat: int, card: str) -> None:
        self.clause = clause
        self.seat = seat
        self.card = card

    # records: end

    def audience(self) -> int:
        return only(self.seat)

    def redacted(self) -> CardDrawn:
        return CardDrawn(self.clause, self.seat, "")


class CardGiven(Event):
    """A card changes hands (SA-ANN-09)."""

    clause: str
    seat: int
    to: str
    card: str
    receiver: int

    # records: written by tools/records.py
    __match_args__ = ("clause", "seat", "to", "card", "receiver")
    field_types = ("str", "int", "str", "str", "int")

    def __init__(self, clause: str, seat: int, to: str, card: str, receiver: int) -> None:
        self.clause = clause
        self.seat = seat
        self.to = to
        self.card = card
        self.receiver = receiver

    # records: end

    def audience(self) -> int:
        return only(self.seat) | only(self.receiver)

    def redacted(self) -> CardGiven:
        return CardGiven(self.clause, self.seat, self.to, "", self.receiver)


class DeedCalled(Event):
    """Somebody calls out what they do (SA-PLAN-03)."""

    clause: str
    seat: int
    action: str
    station: str
    at: int

    # records: written by tools/records.py
    __match_args__ = ("clause", "seat", "action", "station", "at")
    field_types = ("str", "int", "str", "str", "int")

    def __init__(self, clause: str, seat: int, action: str, station: str, at: int) -> None:
        self.clause = clause
        self.seat = seat
        self.action = action
        self.station = station
        self.at = at

    # records: end


class NeedCalled(Event):
    """Somebody calls out what is needed (SA-PLAN-03)."""

    clause: str
    seat: int
    action: str
    station: str

    # records: written by tools/records.py
    __match_args__ = ("clause", "seat", "action", "station")
    field_types = ("str", "int", "str", "str")

    def __init__(self, clause: str, seat: int, action: str, station: str) -> None:
        self.clause = clause
        self.seat = seat
        self.action = action
        self.station = station

    # records: end


class WordCalled(Event):
    """Somebody calls out a word (SA-PLAN-03)."""

    clause: str
    seat: int
    word: str

    # records: written by tools/records.py
    __match_args__ = ("clause", "seat", "word")
    field_types = ("str", "int", "str")

    def __init__(self, clause: str, seat: int, word: str) -> None:
        self.clause = clause
        self.seat = seat
        self.word = word

    # records: end


class EndAgreed(Event):
    """Somebody agrees to end the action round (SA-ANN-18)."""

    clause: str
    seat: int

    # records: written by tools/records.py
    __match_args__ = ("clause", "seat")
    field_types = ("str", "int")

    def __init__(self, clause: str, seat: int) -> None:
        self.clause = clause
        self.seat = seat

    # records: end


class SeatLeft(Event):
    """Somebody has left the table; the plan stays (SA-ANN-14)."""

    clause: str
    seat: int

    # records: written by tools/records.py
    __match_args__ = ("clause", "seat")
    field_types = ("str", "int")

    def __init__(self, clause: str, seat: int) -> None:
        self.clause = clause
        self.seat = seat

    # records: end
