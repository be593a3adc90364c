"""What happens in the section Mission, combat aside."""

from __future__ import annotations

from starboard.games.perry_rhodan.kinds import Goal, MissionKind, Phase, Side
from starboard.kernel import Event, only


class MissionSacrificed(Event):
    """A mission is forgone for one side; the card is put aside face down (PR-SAC-01…03)."""

    seat: int
    side: Side
    phase: Phase
    covered: str
    """What the card is called while it lies aside."""
    count: int
    """How many missions were sacrificed for it so far."""


class SacrificeLapsed(Event):
    """A card put aside was not played in time and goes to the sink (PR-SAC-05, 08)."""

    seat: int
    card: str


class MissionAnnounced(Event):
    """A mission and its target are announced (PR-DEF-07, PR-OFF-03, PR-AGT-15, PR-ABW-09)."""

    seat: int
    kind: MissionKind
    player: int
    place: str
    fetching: bool


class GoalDrawn(Event):
    """The action card for the goal lies open (PR-OFF-04)."""

    seat: int
    goal: Goal


class TargetCalled(Event):
    """What the mission aims at is named (PR-OFF-05, 06)."""

    seat: int
    name: str


class Loaded(Event):
    """Something goes aboard or with a unit; only its owner sees it (PR-TRANS, PR-ACC)."""

    seat: int
    card: str
    carrier: str

    def audience(self) -> int:
        return only(self.seat)


class MissionDeparted(Event):
    """Ships fly off, or units walk (PR-MISS-01)."""

    seat: int
    place: str
    members: tuple[str, ...]


class ShipTurnedBack(Event):
    """A ship is not stealthy enough for its target and stays behind (PR-AGT-49)."""

    seat: int
    card: str
    value: int


class MissionFailed(Event):
    """Nobody can take part any more: the mission is used up."""

    seat: int


class FlightBegan(Event):
    """The formation needs more than one round and is set aside (PR-RANGE-16)."""

    seat: int
    rounds: int


class FlightArrived(Event):
    """A formation arrives after several rounds (PR-RANGE-16)."""

    seat: int
    place: str


class FlightReturned(Event):
    """The target is gone: a formation returns to where it came from (PR-RANGE-16)."""

    seat: int
    place: str


class UnitLanded(Event):
    """A unit leaves its ship at the target place (PR-RETR-06, 16)."""

    seat: int
    card: str


class CameHome(Event):
    """Ships and units are placed at a place of their own side (PR-TRANS-05, PR-RETR-08)."""

    seat: int
    place: str
    cards: tuple[str, ...]


class AccessoryAttached(Event):
    """An accessory is attached to a unit or ship (PR-ACC-12, 22)."""

    seat: int
    card: str
    bearer: str
