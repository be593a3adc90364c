"""What there is indoors: squares, doors, things, guards; and what only PL2 knows of it."""

from __future__ import annotations

from hashlib import sha256

from starboard.games.dominate.printed import Sheet
from starboard.games.dominate.wording import Wording
from starboard.kernel import Fact, Record, Sealed

# ------------------------------------------------------------------------- as planned


class Notes(Fact):
    """What the plan says at a thing: blue, with magnifier, and red (DD-INPREP-08…11)."""

    blue: Wording | None = None
    magnifier: Wording | None = None
    red: Wording | None = None


class PlannedDoor(Fact):
    """A door of the plan."""

    name: str
    one: str
    other: str
    state: str
    """open, closed or locked."""
    notes: Notes


class PlannedSpot(Fact):
    """An object or device of the plan."""

    name: str
    kind: str
    """object, terminal, camera or sentry_gun."""
    look: str
    field: str
    on: bool
    use: str
    controls: tuple[str, ...]
    notes: Notes


class PlannedPerson(Fact):
    """Somebody of the plan; of a guard with his duty, of a guardbot with its facing."""

    name: str
    sheet: Sheet
    owner: int
    colour: str
    field: str
    duty: str
    """patrol, irregular or stationary; guardbot; nothing for everybody else."""
    facing: str
    route: tuple[str, ...]
    stops: tuple[str, ...]
    called: Wording | None
    tags: tuple[str, ...]
    prone: bool


class Parcel(Fact):
    """One tile with everything on it, as it will be laid (DD-INFOG-03)."""

    name: str
    notes: Notes
    squares: tuple[str, ...]
    walls: tuple[str, ...]
    """The walls at its squares, outer ones too."""
    doors: tuple[PlannedDoor, ...]
    spots: tuple[PlannedSpot, ...]
    persons: tuple[PlannedPerson, ...]


class Backstage(Record):
    """What only PL2 has before him: hidden tiles, who waits, what everything is in the plan."""

    parcels: dict[str, Parcel]
    """The tiles that are still hidden, by their name in the plan."""
    reserves: dict[str, tuple[PlannedPerson, ...]]
    """Who is set up by a trigger only."""
    changed: dict[str, str]
    """What happened to things on hidden tiles: `cam` is `inactive`."""
    names: dict[str, list[str]]
    """The names of the plan, each with the ids that stand for it on the table."""
    tiles: dict[str, str]
    """The names of laid tiles in the plan, each with its id on the table."""
    fields: dict[str, tuple[str, ...]]
    """Named squares (DD-INPREP-11)."""
    sent: dict[str, str]
    """Figures that PL2 must move to a square (DD-INMOVE-07)."""
    kept: tuple[str, ...]
    """Objects that can be acted on only after a trigger has allowed it (DD-INACT-06)."""
    tags: dict[str, list[str]]
    """Words for figures, each with the ids of those on the table."""


# ------------------------------------------------------------------------- on the table


class Label(Record):
    """What is written at a thing: told from near, when touched, or never (DD-INPREP-08…11)."""

    blue: Sealed[Wording]
    magnifier: Sealed[Wording]
    red: Sealed[Wording]


class Door(Record):
    """A door between two squares; one can act on it (DD-INACT-17)."""

    id: str
    one: str
    other: str
    state: str
    """open, closed or blown; a locked one is closed for all who have not tried it."""
    locked: Sealed[bool]
    label: Label
    opened_in: int = 0
    """The turn in which PL1 opened it and no guard has looked after it yet (DD-GUARD-24)."""


class Spot(Record):
    """A thing on a square: an object, a terminal, a camera, a sentry gun (DD-INACT-01)."""

    id: str
    kind: str
    look: str
    """What is painted there."""
    field: str
    label: Label
    use: Sealed[str]
    """What acting obviously does (DD-INACT-09)."""
    controls: Sealed[tuple[str, ...]]
    """What a terminal switches, by the names of the plan."""
    kept: Sealed[bool]
    """Whether a trigger has to allow acting first (DD-INACT-06)."""
    on: bool = False
    """Of terminals and devices: whether their light is green (DD-INACT-16)."""
    attacked_in: int = 0


class Shade(Fact):
    """A guard in the fog (DD-GUARD-11)."""

    field: str
    opened: str = ""
    """A door that he opened and has to close, by its name in the plan (DD-GUARD-14)."""
    tired_in: int = 0
    """The turn in which he used his action."""


class Guard(Record):
    """How a guard does his duty (DD-GUARD-08, 15, 21)."""

    figure: str
    duty: Sealed[str]
    """patrol, irregular or stationary."""
    home: str
    """Where it was set up."""
    route: Sealed[tuple[str, ...]]
    """Every square of its round, from its start back to it."""
    stops: Sealed[tuple[str, ...]]
    place: Sealed[int]
    """Where on its route it is."""
    shade: Sealed[Shade]
    """Where it walks in the fog."""
    errand: str = ""
    """The door that it looks after (DD-GUARD-24)."""
    goal: str = ""
    """The square it goes to now."""
    returning: bool = False
    """Whether it has looked after the door and goes back (DD-GUARD-27)."""
    waits: int = 0
    """PL2's turns that it still stays where it is (DD-GUARD-26)."""
    turns: int = 0
    """PL2's turns since it was set up: where its patrol would be (DD-GUARD-10, 29)."""
    off_duty: bool = False
    """Whether it was sent away and is not back in step yet."""
    opened: str = ""
    """A door that it opened and has to close (DD-GUARD-14)."""


class Bot(Record):
    """A guardbot: where it looks and where it belongs (DD-BOT-12, 18)."""

    figure: str
    home: str
    facing: str
    on: bool = True
    """A terminal may switch it off."""
    prey: str = ""
    """Whom it follows in this turn (DD-BOT-17)."""


class Floor(Record):
    """The squares that lie on the table indoors, with what stands between and on them."""

    pl1: int
    pl2: int
    squares: dict[str, str]
    """Each laid square with its tile, `tile.1`."""
    walls: list[str]
    """The edges between laid squares that are shut for good, as `a1|a2`."""
    fog: list[str]
    """The edges behind which further tiles follow, laid square first (DD-INFOG-01)."""
    doors: dict[str, Door]
    spots: dict[str, Spot]
    guards: dict[str, Guard]
    bots: dict[str, Bot]
    tiles: dict[str, Label]
    """What is written at each laid tile (DD-INPREP-12)."""
    called: dict[str, Wording]
    """The names of figures that have one of their own."""
    seen_by: list[str]
    """Guards and cameras in whose sight PL1 was in this turn (DD-ALARM-05, 06)."""
    touched: dict[str, int]
    """The turn in which PL1 last tried a thing, as everybody remembers it."""
    answered: list[str]
    """The things of which something came when they were tried."""
    backstage: Sealed[Backstage]
    news: int = 0
    """The turn in which something new last came of it, or a tile was laid."""
    shape: str = ""
    """A word for the squares, walls and doors there are; ways are remembered by it."""
    alarm: bool = False
    shots: bool = False
    """Whether PL1 attacked in this turn (DD-ALARM-07)."""

    def reshape(self) -> None:
        """More squares lie on the table."""
        edges = [f"{door.one}|{door.other}" for door in self.doors.values()]
        told = " ".join([*sorted(self.squares), "", *sorted(self.walls), "", *edges])
        self.shape = sha256(told.encode()).hexdigest()[:16]
