"""What happens when a phase ends, when somebody leaves, and when points are given."""

from __future__ import annotations

from starboard.games.perry_rhodan.kinds import Phase
from starboard.kernel import Event


class PhaseEnded(Event):
    """Somebody has met the victory condition and says so (PR-PHASE-01)."""

    seat: int
    phase: Phase


class PhaseBegan(Event):
    """The next phase is played (PR-PHASE-02)."""

    phase: Phase


class PointsGiven(Event):
    """Points with their reason, in 120ths (PR-VP)."""

    seat: int
    phase: Phase
    reason: str
    points: str
    """As a thing that has a name: `points.60` is half a point."""


class Followed(Event):
    """A player follows a phase change: the new source is open (PR-PHASE-10, 12)."""

    seat: int
    phase: Phase


class PlaceFell(Event):
    """An outdated place is no more (PR-PHASE-05, 06, 15)."""

    seat: int
    place: str


class OutdatedSunk(Event):
    """Outdated hand cards go to the sink (PR-PHASE-08, 12, 13)."""

    seat: int
    cards: tuple[str, ...]


class OutdatedSetAside(Event):
    """Outdated hand cards are set aside until their owner's turn (PR-PHASE-07)."""

    seat: int
    count: int


class ShipsDetected(Event):
    """A Strukturtasterstation has seen where ships are going (PR-P5-03)."""

    seat: int
    cards: tuple[str, ...]


class GameAborted(Event):
    """Only one player would go on (PR-QUIT-07)."""

    seat: int
