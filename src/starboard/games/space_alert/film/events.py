"""What happens to the ship and how the mission goes, as the film tells it."""

from __future__ import annotations

from starboard.kernel import Event


class TurnBegan(Event):
    """The mission marker enters the next turn (SA-APPEAR-04)."""

    turn: int


class RocketFlew(Event):
    """A rocket comes to the second space of its track (SA-ROCKET-04)."""

    left: int


class RocketMissed(Event):
    """A rocket finds no target (SA-TARGET-12)."""

    left: int


class ConfirmationCounted(Event):
    """The cube of a phase goes up (SA-VISUAL-02, 03)."""

    phase: int
    crew: int
    points: int


class DamageDrawn(Event):
    """A damage token is laid on the ship (SA-THREAT-13)."""

    zone: str
    part: str


class ShieldDrained(Event):
    """A shield loses energy."""

    zone: str
    amount: int


class ReactorDrained(Event):
    """A reactor loses energy."""

    zone: str
    amount: int


class EnergyRouted(Event):
    """Energy flows from a reactor into its shield by itself."""

    zone: str
    amount: int


class RocketDestroyed(Event):
    """A rocket on board is lost (SA-INT-09)."""

    left: int


class CapsuleDestroyed(Event):
    """A fuel capsule is lost."""

    left: int


class StoredSquadDisabled(Event):
    """A squad in its station is disabled (SA-INT-06)."""

    station: str


class DamageDoubled(Event):
    """Damage to a zone counts twice from now on (SA-INT-26, 27)."""

    zone: str


class ComputerChecked(Event):
    """The maintenance check (SA-MAINT-03, 04)."""

    maintained: bool


class ShipJumped(Event):
    """The mission is completed (SA-END-06)."""

    turn: int


class MissionLost(Event):
    """The crew has lost (SA-THREAT-21, 33)."""

    threat: str
    cause: str
    zone: str


class MissionScored(Event):
    """The result of the mission (SA-SCORE-10)."""

    threats: int
    visual: int
    penalties: int
    score: int
