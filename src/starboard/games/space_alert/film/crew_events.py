"""What the crew does and what is done to it, as the film tells it."""

from __future__ import annotations

from starboard.kernel import Event


class CrewMoved(Event):
    """A figure goes to another station."""

    seat: int
    station: str


class CrewStayed(Event):
    """An arrow points at nothing (SA-MOVE-03)."""

    seat: int
    station: str


class CrewDelayed(Event):
    """The next action of a crew member will be delayed (SA-DELAY-05)."""

    seat: int
    cause: str


class CardPushed(Event):
    """A planned card goes one turn back, with those behind it (SA-DELAY-01, 02)."""

    seat: int
    turn: int


class CardLost(Event):
    """A card is pushed off the board (SA-DELAY-04)."""

    seat: int


class CrewReturned(Event):
    """The interceptors come back (SA-FIGHTER-10, SA-END-04)."""

    seat: int


class CrewStumbled(Event):
    """A crew member does what was meant instead of what was laid (SA-ACT-04)."""

    seat: int
    action: str


class KnockedOut(Event):
    """A crew member is out for the rest of the mission (SA-THREAT-30)."""

    seat: int


class NothingHappened(Event):
    """An action has no effect, and why."""

    seat: int
    why: str


class WeaponFired(Event):
    """A weapon is marked as fired (SA-WEAPON-06)."""

    seat: int
    station: str
    weapon: str


class ShieldFilled(Event):
    """Energy goes into a shield (SA-ENERGY-01)."""

    seat: int
    zone: str
    amount: int


class ReactorFilled(Event):
    """Energy goes into a reactor (SA-ENERGY-03, 05)."""

    seat: int
    zone: str
    amount: int


class CapsuleSpent(Event):
    """A fuel capsule is used up (SA-ENERGY-05)."""

    seat: int
    left: int


class RocketLaunched(Event):
    """A rocket is on its way (SA-ROCKET-01)."""

    seat: int
    left: int


class SquadTaken(Event):
    """A squad follows a crew member (SA-BOT-01, SA-INT-08)."""

    seat: int
    station: str
    squad: str


class SquadRevived(Event):
    """A disabled squad is active again (SA-BOT-04)."""

    seat: int


class SquadDisabled(Event):
    """A squad is disabled."""

    seat: int


class TookOff(Event):
    """A crew member is in space (SA-FIGHTER-01)."""

    seat: int


class StayedInSpace(Event):
    """The interceptors attack again (SA-FIGHTER-09)."""

    seat: int


class LookedOut(Event):
    """A crew member takes part in visual confirmation (SA-VISUAL-01)."""

    seat: int


class ComputerMaintained(Event):
    """The screensaver is kept away (SA-MAINT-01)."""

    seat: int


class MalfunctionRepaired(Event):
    """A repair puts red cubes on a malfunction (SA-ACT-09)."""

    seat: int
    number: int
    threat: str
    amount: int


class RepairCounted(Event):
    """A repair that needs others in the same turn (SA-INT-46)."""

    seat: int
    number: int
    threat: str


class IntruderHit(Event):
    """A squad attacks an intruder (SA-BOT-06)."""

    seat: int
    number: int
    threat: str
