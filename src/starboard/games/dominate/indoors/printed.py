"""An indoor board as it stands in a mission file (map format, “Indoor boards”)."""

from __future__ import annotations

from enum import StrEnum
from typing import Literal

from starboard.games.dominate.kinds import Faction, Look
from starboard.games.dominate.printed import At, Placed, Size
from starboard.kernel.yaml_files import Name, Printed


class Duty(StrEnum):
    """The three kinds of guards (DD-GUARD-08, 15, 21)."""

    PATROL = "patrol"
    IRREGULAR = "irregular"
    STATIONARY = "stationary"


class Texts(Printed, frozen=True):
    """What is written at something; `inspect` stands behind a magnifier (DD-INPREP-08…11)."""

    blue: Name | None = None
    inspect: Name | None = None
    red: Name | None = None


class IndoorTile(Printed, frozen=True):
    """A tile of a plan; every square belongs to exactly one."""

    at: At
    size: Size
    label: Texts = Texts()


class DoorPlan(Texts, frozen=True, kw_only=True):
    """A door by its letter."""

    state: Literal["open", "closed", "locked"]
    id: str = ""


class PersonPlan(Placed, frozen=True, kw_only=True):
    """Somebody on the plan."""

    id: str
    type: str = ""
    faction: Faction | None = None
    name: Name | None = None
    control: Literal["", "PL1", "PL2"] = ""
    set: dict[str, object] = {}
    tags: tuple[str, ...] = ()
    prone: bool = False
    hidden: bool = False


class GuardPlan(PersonPlan, frozen=True, kw_only=True):
    """A guard; the corners of a patrol's route are joined by straight lines."""

    kind: Duty
    route: tuple[At, ...] = ()
    stops: tuple[At, ...] = ()
    walk: Literal["loop", "back_and_forth"] = "loop"


class BotPlan(PersonPlan, frozen=True, kw_only=True):
    """A guardbot and where it looks."""

    facing: Literal["n", "e", "s", "w"]


class DevicePlan(Texts, frozen=True, kw_only=True):
    """A terminal, a camera or a sentry gun."""

    id: str
    at: At
    state: Literal["active", "inactive"]
    controls: tuple[str, ...] = ()


class ObjectPlan(Texts, frozen=True, kw_only=True):
    """Something painted on a square (DD-INPREP-02)."""

    id: str
    kind: str
    at: At
    use: Literal["take", "open", "leaf", "read", "switch", "talk", "none"] = "none"


class IndoorBoard(Printed, frozen=True):
    """A floor plan with everything on it."""

    kind: Literal["indoor"]
    look: Look
    plan: str
    tiles: dict[str, IndoorTile]
    start_tiles: tuple[str, ...] = ()
    doors: dict[str, DoorPlan] = {}
    pl1: tuple[PersonPlan, ...] = ()
    guards: tuple[GuardPlan, ...] = ()
    guardbots: tuple[BotPlan, ...] = ()
    civilians: tuple[PersonPlan, ...] = ()
    terminals: tuple[DevicePlan, ...] = ()
    cameras: tuple[DevicePlan, ...] = ()
    sentry_guns: tuple[DevicePlan, ...] = ()
    objects: tuple[ObjectPlan, ...] = ()
    fields: dict[str, tuple[At, ...]] = {}
