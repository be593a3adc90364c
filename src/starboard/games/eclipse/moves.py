"""What a player decides in every turn; the chapters have moves of their own."""

from __future__ import annotations

from typing import ClassVar

from starboard.games.eclipse.kinds import Action, Resource
from starboard.kernel import Move


class ChooseSpecies(Move):
    """ECL-SETUP-13."""

    verb: ClassVar[str] = "species"
    faction: str


class TakeAction(Move):
    """Put a disc on the space of an action (ECL-ACT-06)."""

    verb: ClassVar[str] = "action"
    action: Action

    @property
    def touches(self) -> tuple[str, ...]:
        return (self.action.value,)


class React(Move):
    """Put a disc on the space of a reaction (ECL-REACT-01)."""

    verb: ClassVar[str] = "react"
    action: Action

    @property
    def touches(self) -> tuple[str, ...]:
        return (self.action.value,)


class Stop(Move):
    """Use no further activation (ECL-GEN-04)."""

    verb: ClassVar[str] = "stop"


class EndTurn(Move):
    """Nothing more to do aside."""

    verb: ClassVar[str] = "end"


def build_id(thing: str) -> str:
    """What a ship or structure in the shipyard is called; there are technologies of its name."""
    return f"build.{thing}"


class Build(Move):
    """A ship or structure, and where (ECL-BLD-01)."""

    verb: ClassVar[str] = "build"
    thing: str
    sector: str

    @property
    def touches(self) -> tuple[str, ...]:
        return (build_id(self.thing), self.sector)


class ReturnCube(Move):
    """The track a cube goes back to (ECL-COL-08, ECL-INF-09, 10)."""

    verb: ClassVar[str] = "cube"
    track: Resource

    @property
    def touches(self) -> tuple[str, ...]:
        return (self.track.value,)
