"""What a player decides in every turn; the chapters have moves of their own."""

from __future__ import annotations

from typing import ClassVar

from starboard.games.eclipse.kinds import Action, Resource
from starboard.kernel import Move


class ChooseSpecies(Move):
    """ECL-SETUP-13."""

    verb: ClassVar[str] = "species"
    faction: str

    # records: written by tools/records.py
    __match_args__ = ("faction",)
    field_types = ("str",)

    def __init__(self, faction: str) -> None:
        self.faction = faction

    # records: end


class Act(Move):
    """Put a disc on the space of an action (ECL-ACT-06)."""

    verb: ClassVar[str] = "action"
    action: Action

    # records: written by tools/records.py
    __match_args__ = ("action",)
    field_types = ("Action",)

    def __init__(self, action: Action) -> None:
        self.action = action

    # records: end

    @property
    def touches(self) -> tuple[str, ...]:
        return (self.action.value,)


class React(Move):
    """Put a disc on the space of a reaction (ECL-REACT-01)."""

    verb: ClassVar[str] = "react"
    action: Action

    # records: written by tools/records.py
    __match_args__ = ("action",)
    field_types = ("Action",)

    def __init__(self, action: Action) -> None:
        self.action = action

    # records: end

    @property
    def touches(self) -> tuple[str, ...]:
        return (self.action.value,)


class Stop(Move):
    """Use no further activation (ECL-GEN-04)."""

    verb: ClassVar[str] = "stop"

    # records: written by tools/records.py
    __match_args__ = ()
    field_types = ()

    def __init__(self) -> None:
        pass

    # records: end


class EndTurn(Move):
    """Nothing more to do aside."""

    verb: ClassVar[str] = "end"

    # records: written by tools/records.py
    __match_args__ = ()
    field_types = ()

    def __init__(self) -> None:
        pass

    # records: end


class Build(Move):
    """A ship or structure, and where (ECL-BLD-01)."""

    verb: ClassVar[str] = "build"
    thing: str
    sector: str

    # records: written by tools/records.py
    __match_args__ = ("thing", "sector")
    field_types = ("str", "str")

    def __init__(self, thing: str, sector: str) -> None:
        self.thing = thing
        self.sector = sector

    # records: end


class ReturnCube(Move):
    """The track a cube goes back to (ECL-COL-08, ECL-INF-09, 10)."""

    verb: ClassVar[str] = "cube"
    track: Resource

    # records: written by tools/records.py
    __match_args__ = ("track",)
    field_types = ("Resource",)

    def __init__(self, track: Resource) -> None:
        self.track = track

    # records: end

    @property
    def touches(self) -> tuple[str, ...]:
        return (self.track.value,)
