"""What happens at the table: announcements, cards and call-outs in the action round."""

from __future__ import annotations

from starboard.games.space_alert.kinds import DeckShade
from starboard.kernel import EVERYONE, Event, only


class MissionChosen(Event):
    """The soundtrack of the mission (SA-SETUP-13, SA-CAMP-06)."""

    mission: str
    normal: DeckShade
    serious: DeckShade


class TrajectoryLaid(Event):
    """A trajectory is laid at its zone (SA-SETUP-15)."""

    trajectory: str
    track: str


class RolesAssigned(Event):
    """Who is captain, communications officer and security chief (SA-SETUP-11)."""

    captain: str
    officer: str
    chief: str


class AndroidSeated(Event):
    """After whom an android sits, and who carries out its actions (SA-ANDROID-06, 13)."""

    crew: str
    after: str
    by: str


class CardsDealt(Event):
    """A person has cards for every phase, one of them heroic (SA-SETUP-19, 20)."""

    seat: int
    cards: int


class AlarmSounded(Event):
    """The action round begins (SA-ANN-01)."""

    at: int


class CardsPickedUp(Event):
    """A person picks up the cards of a phase (SA-PLAN-01, 12)."""

    seat: int
    phase: int
    cards: tuple[str, ...]

    def audience(self) -> int:
        return only(self.seat)

    def redacted(self) -> CardsPickedUp:
        return CardsPickedUp(self.clause, self.seat, self.phase, ())


class HeroicRevealed(Event):
    """The heroic card of an android is turned up (SA-ANDROID-10)."""

    crew: str
    card: str


class PhaseEnded(Event):
    """The end of a phase is announced (SA-ANN-14)."""

    phase: int


class PhaseLeft(Event):
    """A person has ended a phase early (SA-ANN-16)."""

    seat: int
    phase: int


class ActionRoundEnded(Event):
    """The action round is over (SA-ANN-17)."""

    at: int


class EndWarned(Event):
    """So many seconds are left of a phase (SA-ANN-13)."""

    phase: int
    left: int


class ThreatAnnounced(Event):
    """A threat is announced; somebody draws its card (SA-ANN-02…05)."""

    seat: int
    number: int
    threat: str
    track: str


class ReportIgnored(Event):
    """An unconfirmed report that does not count (SA-ANN-07)."""

    number: int
    track: str


class DataCameIn(Event):
    """Everybody may draw a card (SA-ANN-08)."""

    at: int


class TransferOpened(Event):
    """Everybody may give a card away (SA-ANN-09)."""

    at: int


class TransferClosed(Event):
    """The beep: nothing can be given any more (SA-ANN-10)."""

    at: int


class OutageBegan(Event):
    """Nobody may communicate (SA-ANN-12)."""

    seconds: int


class OutageEnded(Event):
    """Everybody may communicate again (SA-ANN-12)."""

    at: int


class CardLaid(Event):
    """A card is laid; only its back is seen, an android's lies open (SA-PLAN-08)."""

    seat: int
    space: str
    half: str
    card: str
    openly: bool

    def audience(self) -> int:
        return EVERYONE if self.openly else only(self.seat)

    def redacted(self) -> CardLaid:
        return CardLaid(self.clause, self.seat, self.space, self.half, "", self.openly)


class CardTakenBack(Event):
    """A card goes back to the hand (SA-PLAN-11)."""

    seat: int
    space: str
    card: str
    openly: bool

    def audience(self) -> int:
        return EVERYONE if self.openly else only(self.seat)

    def redacted(self) -> CardTakenBack:
        return CardTakenBack(self.clause, self.seat, self.space, "", self.openly)


class CardTurned(Event):
    """A card is turned around (SA-PLAN-11)."""

    seat: int
    space: str
    half: str


class CardsShifted(Event):
    """A card moves to another space, or two change places (SA-PLAN-11)."""

    seat: int
    space: str
    other: str


class CardDrawn(Event):
    """A card is drawn on incoming data (SA-ANN-08)."""

    seat: int
    card: str

    def audience(self) -> int:
        return only(self.seat)

    def redacted(self) -> CardDrawn:
        return CardDrawn(self.clause, self.seat, "")


class CardGiven(Event):
    """A card changes hands (SA-ANN-09)."""

    seat: int
    to: str
    card: str
    receiver: int

    def audience(self) -> int:
        return only(self.seat) | only(self.receiver)

    def redacted(self) -> CardGiven:
        return CardGiven(self.clause, self.seat, self.to, "", self.receiver)


class DeedCalled(Event):
    """Somebody calls out what they do (SA-PLAN-03)."""

    seat: int
    action: str
    station: str
    at: int


class NeedCalled(Event):
    """Somebody calls out what is needed (SA-PLAN-03)."""

    seat: int
    action: str
    station: str


class ThreatAssigned(Event):
    """The captain calls out who takes a threat (SA-PLAN-03)."""

    seat: int
    threat: str
    to: str


class WordCalled(Event):
    """Somebody calls out a word (SA-PLAN-03)."""

    seat: int
    word: str


class EndAgreed(Event):
    """Somebody agrees to end the action round (SA-ANN-18)."""

    seat: int


class SeatLeft(Event):
    """Somebody has left the table; the plan stays (SA-ANN-14)."""

    seat: int
