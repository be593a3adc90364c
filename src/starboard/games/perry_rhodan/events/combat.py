"""What happens in a combat."""

from __future__ import annotations

from starboard.games.perry_rhodan.kinds import CombatKind, Role, Stat
from starboard.kernel import Event


class CombatBegan(Event):
    """Two players meet in space, on the ground or aboard a ship (PR-SPACE-01, PR-GROUND-01)."""

    kind: CombatKind
    attacker: int
    defender: int
    place: str


class RoundBegan(Event):
    """A combat round begins with its line-up (PR-COMBAT-01)."""

    round: int


class FrontLaid(Event):
    """A card is laid as front: against an enemy one, or beside the own ones (PR-SPACE-10…13)."""

    seat: int
    card: str
    against: str


class EscortLaid(Event):
    """A card is laid as escort (PR-SPACE-15)."""

    seat: int
    card: str
    front: str
    role: Stat


class SatOut(Event):
    """A card finds no room in this round (PR-SPACE-19, PR-GROUND-21)."""

    seat: int
    card: str


class OrderChosen(Event):
    """From left to right, or from right to left (PR-SPACE-24)."""

    seat: int
    backwards: bool


class StealthDrawn(Event):
    """The stealth values of a pairing (PR-SPACE-26)."""

    attacker: str
    attacker_value: int
    defender: str
    defender_value: int


class BrokeThrough(Event):
    """A card breaks through and is laid beside the combat (PR-SPACE-27, 33)."""

    seat: int
    card: str


class BreakStopped(Event):
    """A break-through does not happen (PR-SPACE-41)."""

    seat: int
    card: str


class BonusTaken(Event):
    """The stealth difference becomes a bonus (PR-SPACE-28, 29)."""

    seat: int
    card: str
    attack: int
    defence: int


class ValuesDrawn(Event):
    """Attack and defence value of a front, and what was read from the card (PR-SPACE-36)."""

    seat: int
    card: str
    attack: int
    defence: int


class LossPrevented(Event):
    """A destruction does not happen (PR-SYM-01)."""

    seat: int
    card: str


class StayedHidden(Event):
    """An agent is not found: it stays under its cover and is not fought (PR-ABW-14)."""

    seat: int
    card: str


class NothingHit(Event):
    """Both fronts of a pairing stand (PR-SPACE-37)."""

    attacker: str
    defender: str


class RetreatAnnounced(Event):
    """A player retreats, or has to (PR-COMBAT-03, PR-RETR-02)."""

    seat: int
    role: Role
    forced: bool


class CombatEnded(Event):
    """A combat is over (PR-COMBAT-05)."""

    kind: CombatKind
    round: int


class CardReduced(Event):
    """The goal of a mission is reached (PR-RED, PR-SINK-03)."""

    seat: int
    card: str


class NothingReduced(Event):
    """The reduction does not take place (PR-RED-01…03, 10, 11)."""

    seat: int
    why: str


class UniquesMet(Event):
    """Identical uniques meet: the attacker's copy is gone (PR-UNIQ-03)."""

    attacker: int
    card: str
    other: str


class PlaceFell(Event):
    """The last card of a place is gone (PR-RED-09)."""

    seat: int
    place: str
