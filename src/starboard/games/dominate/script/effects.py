"""What is done, in the words of missions and reward cards (DD-TRIGGER-03)."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, UnsetType, field

from starboard.games.dominate.kinds import Category, Side, Terrain
from starboard.games.dominate.script.states import State
from starboard.games.dominate.script.words import Commander, Filter, Positive, Role, Who, Words
from starboard.kernel.yaml_files import Name, Printed


class MustRead(Printed, frozen=True):
    who: Who
    text: str


class Spawn(Printed, frozen=True):
    """Figures come to the board: hidden ones of the plan by their id, or new ones."""

    figure: str = ""
    type: str = ""
    faction: str = ""
    at: str = ""
    count: Positive = 1
    facing: str = ""
    prone: bool = False
    control: Role | None = None
    set: dict[str, object] = {}
    choose: Who | None = None


class Chosen(Printed, frozen=True):
    """Fitting figures, all or so many that a seat picks."""

    figure: Filter
    count: Positive | None = None
    choose: Who | None = None


class Flip(Printed, frozen=True):
    figure: Filter
    to: Side
    count: Positive | None = None
    choose: Who | None = None


class SetValues(Printed, frozen=True):
    figure: Filter
    values: dict[str, object]


class Control(Printed, frozen=True):
    figure: Filter
    to: Literal["PL1", "PL2", "holder", "opponent", "neutral"]


class NewFaction(Printed, frozen=True):
    figure: Filter
    to: str


class GoTo(Printed, frozen=True):
    figure: Filter
    field: str


class NewTerrain(Printed, frozen=True):
    field: str
    to: Terrain


class OreAt(Printed, frozen=True):
    field: str
    count: Positive


class GiveItem(Printed, frozen=True):
    to: Who
    item: str


class LoseItem(Printed, frozen=True):
    from_: Who = field(name="from")
    item: str


class Add(Printed, frozen=True):
    counter: str
    by: int


class ToCommander(Printed, frozen=True):
    to: Commander
    card: str


class OfCommander(Printed, frozen=True):
    of: Commander


class CallText(Printed, frozen=True):
    text: str
    to: Literal["EFA", "RedCat", "all"]


class SetGoal(Printed, frozen=True):
    id: str
    set: Literal["done", "open", "failed"]


class SetDoor(Printed, frozen=True):
    id: str
    set: Literal["open", "closed", "locked", "unlocked"]


class SetDevice(Printed, frozen=True):
    id: str
    set: Literal["active", "inactive"]


class Allow(Printed, frozen=True):
    object: str
    by: Role | None = None


class Shop(Printed, frozen=True):
    """From now on a seat may buy items and figures at named fields."""

    for_: Role = field(name="for")
    at: str
    prices: dict[str, Positive]


class ToWho(Printed, frozen=True):
    to: Who


class If(Printed, frozen=True):
    cond: State
    then: tuple[Do, ...]
    else_: tuple[Do, ...] = field(default=(), name="else")


class Case(Printed, frozen=True):
    faces: tuple[Positive, ...]
    do: tuple[Do, ...]


class Roll(Printed, frozen=True):
    die: Literal["d6", "d4"]
    cases: tuple[Case, ...]
    secret: bool = False


class Choice(Printed, frozen=True):
    text: Name
    do: tuple[Do, ...]


class Choose(Printed, frozen=True):
    by: Who
    prompt: Name
    options: tuple[Choice, ...]


class After(Printed, frozen=True):
    rounds: Positive
    do: tuple[Do, ...]


class RaiseLimit(Printed, frozen=True):
    of: Who
    kind: Category
    by: int
    rounds: int = 0


class FreeOrder(Printed, frozen=True):
    of: Who
    figure: Filter
    field: int = 0


class FinishOrder(Printed, frozen=True):
    of: Who
    figure: Filter


class EnergyBonus(Printed, frozen=True):
    of: Who
    by: int
    rounds: int = 0


class StrikeOf(Printed, frozen=True):
    of: Who
    figure: Filter
    radius: int = 0
    count: int = 1


class Hindered(Printed, frozen=True):
    figure: Filter
    rounds: int = 1


class LowerCost(Printed, frozen=True):
    of: Who
    kind: Category
    by: int


SeatNumbers = dict[Who, int]
CommanderNumbers = dict[Commander, int]


class Do(Words, frozen=True):
    """One effect."""

    read_aloud: Name | UnsetType = UNSET
    must_read: MustRead | UnsetType = UNSET
    note: Name | UnsetType = UNSET
    flavour: Name | UnsetType = UNSET
    spawn: Spawn | UnsetType = UNSET
    remove: Chosen | UnsetType = UNSET
    destroy: Chosen | UnsetType = UNSET
    flip: Flip | UnsetType = UNSET
    set: SetValues | UnsetType = UNSET
    control: Control | UnsetType = UNSET
    change_faction: NewFaction | UnsetType = UNSET
    go_to: GoTo | UnsetType = UNSET
    terrain: NewTerrain | UnsetType = UNSET
    ore: OreAt | UnsetType = UNSET
    give_item: GiveItem | UnsetType = UNSET
    lose_item: LoseItem | UnsetType = UNSET
    set_flag: str | UnsetType = UNSET
    clear_flag: str | UnsetType = UNSET
    set_campaign_flag: str | UnsetType = UNSET
    add: Add | UnsetType = UNSET
    credits: SeatNumbers | UnsetType = UNSET
    victory: CommanderNumbers | UnsetType = UNSET
    charism: CommanderNumbers | UnsetType = UNSET
    reward: ToCommander | UnsetType = UNSET
    mission_card: ToCommander | UnsetType = UNSET
    drop_mission_cards: OfCommander | UnsetType = UNSET
    special_event: str | UnsetType = UNSET
    evaluation_text: CallText | UnsetType = UNSET
    goal: SetGoal | UnsetType = UNSET
    tech_level: SeatNumbers | UnsetType = UNSET
    alarm: bool | UnsetType = UNSET
    door: SetDoor | UnsetType = UNSET
    device: SetDevice | UnsetType = UNSET
    reveal: str | UnsetType = UNSET
    allow: Allow | UnsetType = UNSET
    enable: str | UnsetType = UNSET
    disable: str | UnsetType = UNSET
    shop: Shop | UnsetType = UNSET
    show_slots: ToWho | UnsetType = UNSET
    if_: If | UnsetType = field(default=UNSET, name="if")
    roll: Roll | UnsetType = UNSET
    choose: Choose | UnsetType = UNSET
    after: After | UnsetType = UNSET
    win: Role | UnsetType = UNSET
    raise_limit: RaiseLimit | UnsetType = UNSET
    free_order: FreeOrder | UnsetType = UNSET
    finish_order: FinishOrder | UnsetType = UNSET
    energy_bonus: EnergyBonus | UnsetType = UNSET
    strike: StrikeOf | UnsetType = UNSET
    skip_activation: Hindered | UnsetType = UNSET
    no_attack: Hindered | UnsetType = UNSET
    lower_cost: LowerCost | UnsetType = UNSET


ON_CARDS_ONLY = (
    "raise_limit", "free_order", "finish_order", "energy_bonus", "strike", "skip_activation",
    "no_attack", "lower_cost",
)  # fmt: skip
"""Effects that only a reward card has."""
VALUES = (
    "speed", "range", "targets", "add_targets", "shield", "invulnerable", "unsellable",
    "no_suppressive_fire", "survives_capture", "prone", "prone_after",
)  # fmt: skip
"""What `set` may change."""
