"""What happens in every round: turns, discs, resources, control."""

from __future__ import annotations

from starboard.kernel import Event


class RoundBegan(Event):
    """A new round (ECL-GEN-02)."""

    round: int


class BlueprintDrawn(Event):
    """The blueprint of a neutral type was drawn by lot (ECL-SETUP-07)."""

    ship: str
    advanced: bool


class SpeciesChosen(Event):
    """ECL-SETUP-13."""

    seat: int
    faction: str


class ActionTaken(Event):
    """A disc went to the space of an action (ECL-ACT-06)."""

    seat: int
    action: str


class Reacted(Event):
    """ECL-REACT-01."""

    seat: int
    action: str


class Passed(Event):
    """ECL-ACT-09."""

    seat: int


class StartMarkerTaken(Event):
    """ECL-ACT-11."""

    seat: int


class Gained(Event):
    """Resources came into storage."""

    seat: int
    resource: str
    amount: int


class Paid(Event):
    """Resources left storage."""

    seat: int
    resource: str
    amount: int


class Traded(Event):
    """ECL-RES-04."""

    seat: int
    give: str
    amount: int
    get: str


class ControlTaken(Event):
    """A disc was put on a sector (ECL-GEN-05)."""

    seat: int
    sector: str


class ControlLost(Event):
    """A disc left a sector and went back to its owner."""

    seat: int
    sector: str


class CubeReturned(Event):
    """A cube came back to a population track."""

    seat: int
    track: str


class Built(Event):
    """ECL-BLD-01."""

    seat: int
    thing: str
    sector: str
