"""What happens at the start and in the sections of a turn, Ausbau aside."""

from __future__ import annotations

from typing import ClassVar

from starboard.games.perry_rhodan.kinds import Phase
from starboard.kernel import Event, only


class CoinTossed(Event):
    """Own action cards, or all piles passed clockwise (PR-START-01)."""

    exchanged: bool


class DrawnForFirst(Event):
    """The red number at E of everybody who drew for the first turn (PR-START-04, 05)."""

    seats: tuple[int, ...]
    numbers: tuple[int, ...]


class FirstPlayerFound(Event):
    """Who takes the first turn (PR-START-04)."""

    seat: int


class CardsDrawn(Event):
    """Cards out of a matter source; which ones only their owner sees."""

    seat: int
    phase: Phase
    count: int
    cards: tuple[str, ...]

    def audience(self) -> int:
        return only(self.seat)

    def redacted(self) -> Event:
        return CardsDrawn(self.clause, self.seat, self.phase, self.count, ())


class OutdatedDrawn(Event):
    """An outdated card turned up, went to the sink and is replaced (PR-PHASE-17, PR-START-15)."""

    seat: int
    card: str


class SourceRenewed(Event):
    """A matter source was empty and is made anew out of the sink (PR-TURN-15…17)."""

    seat: int
    phase: Phase
    cards: int


class HandShown(Event):
    """An opening hand of places only, or without one, is shown (PR-START-11)."""

    tells: ClassVar[bool] = True

    seat: int
    cards: tuple[str, ...]


class HandKept(Event):
    """An opening hand is kept."""

    seat: int


class TurnBegan(Event):
    """A turn, and with it a round of its player (PR-TURN-02)."""

    seat: int
    number: int


class TurnMissed(Event):
    """A whole turn is left out (PR-TURN-17)."""

    seat: int


class CardWoken(Event):
    """A passive card is active again (PR-TURN-08, PR-PASS-03)."""

    seat: int
    card: str


class SectionEnded(Event):
    """A section is over; what was not done in it is lost (PR-TURN-06)."""

    seat: int
    section: str


class CardDiscarded(Event):
    """A hand card goes to the sink (PR-TURN-18)."""

    seat: int
    card: str


class JointSurrender(Event):
    """The rounds of a phase are used up (PR-QUIT-05)."""

    rounds: int


class GaveUp(Event):
    """A player leaves the game (PR-QUIT-01)."""

    seat: int
