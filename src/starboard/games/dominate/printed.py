"""What is printed: the sheet of a figure, and a skirmish with its board."""

from __future__ import annotations

from typing import Annotated, ClassVar

from msgspec import Meta

from starboard.games.dominate.kinds import (
    Class,
    Direction,
    Faction,
    FigureKind,
    Look,
    Mode,
    Side,
    Terrain,
)
from starboard.kernel.yaml_files import Name, Printed

WIDEST = 100
ONE_FIELD = f"Expected `[column, row]`, both from 0 and below {WIDEST}, or a list of such fields"
Coordinate = Annotated[int, Meta(ge=0, lt=WIDEST)]
At = tuple[Coordinate, Coordinate]
"""A field as column and row, from the top left."""
Length = Annotated[int, Meta(ge=1, le=100)]
Size = tuple[Length, Length]
"""How many fields wide and high a tile is."""
Count = Annotated[int, Meta(ge=0)]


class Carries(Printed, frozen=True):
    """What a transporter takes aboard (DD-TRANSPORT-01, 02)."""

    capacity: Count
    classes: tuple[Class, ...] = (Class.INFANTRY,)


class Sheet(Printed, frozen=True):
    """The values of a figure, as the player sheet gives them (DD-FIG-14)."""

    printed: ClassVar[bool] = True
    id: str
    name: str
    kind: FigureKind
    type: str = ""
    """What it is a kind of; a figure with values of its own is still a tank."""
    cls: Class = Class.BUILDING
    per_faction: Count = 0
    """How many each colour has (DD-MAT-02, 03, 08)."""
    cost: Count = 0
    build_time: Count = 0
    """0: it cannot be ordered."""
    tech_level: Count = 1
    speed: Count = 0
    range: tuple[int, int] | None = None
    targets: tuple[Class, ...] = ()
    sight: Count = 0
    """How many squares it sees indoors (DD-GUARD-07)."""
    energy: int = 0
    shield: bool = False
    no_forest: bool = False
    move_or_action: bool = False
    infantry_no_counter: bool = False
    no_suppressive_fire: bool = False
    ammo_once: bool = False
    unsellable: bool = False
    invulnerable: bool = False
    capturable: bool = False
    survives_capture: Count = 0
    """How many captures an engineer survives."""
    prone_after: bool = False
    """Whether it lies on its field after such a capture."""
    moves_on: tuple[Terrain, ...] = ()
    """Where it moves, if not as its class does."""
    transport: Carries | None = None
    token: str = ""
    """The token that shows it, where it has no figure of its own."""


class Placed(Printed, frozen=True, kw_only=True):
    """Figures of one entry of a plan, and where they stand."""

    at: tuple[int | At, ...] = ()
    """One field, or a field for each of several figures."""

    def __post_init__(self) -> None:
        """Either column and row of one field, or fields."""
        numbers = [value for value in self.at if isinstance(value, int)]
        if numbers and not (len(numbers) == len(self.at) == 2 and fits(numbers)):
            raise ValueError(ONE_FIELD)

    def places(self) -> tuple[At, ...]:
        """One field for each figure."""
        numbers = [value for value in self.at if isinstance(value, int)]
        if numbers:
            return ((numbers[0], numbers[1]),)
        return tuple([value for value in self.at if not isinstance(value, int)])


def fits(numbers: list[int]) -> bool:
    """Whether column and row can be on any board."""
    return min(numbers) >= 0 and max(numbers) < WIDEST


class Placement(Placed, frozen=True, kw_only=True):
    """Figures of a plan (map format, “Figures”)."""

    type: str
    id: str = ""
    faction: Faction | None = None
    facing: Direction = Direction.E
    side: Side | None = None
    name: Name | None = None
    tags: tuple[str, ...] = ()
    prone: bool = False
    loaded: bool = True
    cargo: bool = False
    passengers: tuple[str, ...] = ()
    control: str = ""
    set: dict[str, object] = {}
    hidden: bool = False


class TilePlan(Printed, frozen=True):
    """A tile of a plan."""

    at: At
    size: Size
    look: Look | None = None


class FogToken(Printed, frozen=True):
    """A token that lies where a hidden tile follows (DD-FOG-04)."""

    field: At
    tile: str
    beside: str


class Label(Printed, frozen=True):
    """A box of the plan: blue is told, red is not (DD-CAMP-18, 19)."""

    field: str
    blue: Name | None = None
    red: Name | None = None


class Board(Printed, frozen=True):
    """An outdoor board, drawn as text."""

    kind: str
    look: Look
    rows: str
    tiles: dict[str, TilePlan] = {}
    start_tiles: tuple[str, ...] = ()
    fog: tuple[FogToken, ...] = ()
    fields: dict[str, tuple[At, ...]] = {}
    labels: tuple[Label, ...] = ()
    figures: tuple[Placement, ...] = ()


class SeatPlan(Printed, frozen=True):
    """What a seat begins with."""

    faction: Faction
    credits: Count
    slot: dict[str, int | str | tuple[int | str, ...]] = {}


class Bonus(Printed, frozen=True):
    """What later seats get more (skirmish README)."""

    credits: Count = 0


class Holding(Printed, frozen=True):
    """Victory by being the only one on named fields."""

    field: str
    turns: Annotated[int, Meta(ge=1)]


class LastStanding(Printed, frozen=True):
    """Victory of the last player, or team, with a building or an MCV."""

    teams: bool = False


class ValueCount(Printed, frozen=True):
    """Victory by value after a round."""

    round: Annotated[int, Meta(ge=1)]
    by: str = "figure_cost"


class Victory(Printed, frozen=True):
    """One way to win; exactly one of them is named."""

    last_standing: LastStanding | None = None
    points_at_round: ValueCount | None = None
    hold: Holding | None = None


class Skirmish(Printed, frozen=True):
    """A scenario for two to four."""

    id: str
    name: Name
    players: Annotated[int, Meta(ge=2, le=4)]
    seats: tuple[SeatPlan, ...]
    victory: tuple[Victory, ...]
    board: Board
    source: str = ""
    length: str = ""
    minutes: Count = 0
    intro: Name | None = None
    rules: tuple[Name, ...] = ()
    teams: tuple[tuple[Faction, ...], ...] = ()
    team_credits: bool = False
    first: Faction | None = None
    later_seat_bonus: Bonus = Bonus()
    special_figures: dict[str, dict[str, object]] = {}
    no_building: tuple[str, ...] = ()
    triggers: tuple[dict[str, object], ...] = ()


class Scenario(Printed, frozen=True):
    """What everybody may know of what is being played; a skirmish hides nothing."""

    printed: ClassVar[bool] = True
    id: str
    name: Name
    mode: Mode
    players: int
    look: Look
    victory: tuple[Victory, ...] = ()
    held: dict[str, tuple[str, ...]] = {}
    """The fields that victory asks for, by their name."""
    no_building: tuple[str, ...] = ()
    """Fields on which no building may be placed."""
    team_credits: bool = False
    later_bonus: int = 0
    """What the second in order of play gets more, the third twice, and so on."""
    names: dict[str, Name] = {}
    """The names of figures that have one of their own."""
