"""Everything there is to know about a battlefield: land, figures, players, what is going on."""

from __future__ import annotations

from hashlib import sha256
from typing import Final

from starboard.games.dominate.campaign.pages import PL1, PL2, Appendix, Page
from starboard.games.dominate.campaign.records import (
    Asking,
    Backroom,
    Boost,
    Brief,
    Heard,
    Positions,
    Stall,
)
from starboard.games.dominate.content import Box
from starboard.games.dominate.ground import around, within
from starboard.games.dominate.indoors.floor import Floor
from starboard.games.dominate.kinds import Category, Class, FigureKind, Terrain
from starboard.games.dominate.legacy.log_book import LogBook
from starboard.games.dominate.printed import Scenario, Sheet
from starboard.games.dominate.wording import Wording
from starboard.kernel import Record, Sealed, Secret, State

NEUTRAL: Final = -1
"""The owner of what belongs to nobody (DD-NEUTRAL-01)."""
READY: Final = 0
"""The last field of the build slot."""
STRIKE: Final = 8
"""Where the orbital strike token begins (DD-UPLINK-01)."""
NO_STRIKE: Final = -1
KINDS: Final[dict[str, Terrain]] = {kind.value: kind for kind in Terrain}


class Figure(Record):
    """A unit, a building or a token on the board, or a unit aboard another one."""

    id: str
    sheet: Sheet
    owner: int
    colour: str
    """The faction whose figure it is; of neutral ones nothing."""
    field: str
    """Empty while it is aboard (DD-TRANSPORT-13)."""
    passengers: list[str]
    facing: str = "e"
    """Of a refinery the side of its unload field, of a factory that of its first exit."""
    side: str = ""
    """Which face of its token lies up."""
    label: str = ""
    """Its name in the plan, if it has one."""
    loaded: bool = True
    cargo: str = ""
    """The region of the ore in it."""
    prone: bool = False
    aboard: str = ""
    used: int = 0
    """The turn in which it was activated last; turns are counted from 1."""
    hits: int = 0
    hit_in: int = 0
    """How often it was attacked, and in which turn (DD-SHIELD-01)."""
    attacked_in: int = 0
    """The turn in which its right to counter was spent (DD-COUNTER-02)."""
    suppressed_in: int = 0
    """The turn in which it lies under suppressive fire (DD-SUPP-03)."""
    captured_in: int = 0
    """The round in which it changed hands (DD-SELL-06)."""
    still_in: int = 0
    """The round in which it may not move (DD-MCV-05)."""

    @property
    def type(self) -> str:
        """What it is: `tank`."""
        return self.sheet.type

    @property
    def is_building(self) -> bool:
        return self.sheet.kind is FigureKind.BUILDING

    @property
    def is_unit(self) -> bool:
        return self.sheet.kind is FigureKind.UNIT


class Player(Record):
    """One player's means. Credits and slot are his own business (DD-BUILD-04, DD-FAQ-23)."""

    seat: int
    faction: str
    team: int
    credits: Sealed[int]
    slot: dict[str, Secret]
    """By category the figures in production: `tank@3`, finished ones `tank@0`."""
    stage: Sealed[int]
    """How far the build phase has come: 0 place, 1 recycle, 2 order (DD-BUILD-01)."""
    shown: Secret
    """What a capturer was shown of the slot, until its owner builds on (DD-CAPTURE-08)."""
    strike: int = NO_STRIKE
    """Where the orbital strike token lies."""
    tech: int = 5
    out: bool = False
    holding: int = 0
    """At the start of how many own turns in a row he has held what is to be held."""

    def money(self) -> int:
        """The credits, for who may know them."""
        return self.credits.value or 0

    def pay(self, amount: int) -> None:
        """Credits change; they are never below 0 (DD-MAT-09)."""
        self.credits.value = self.money() + amount

    def orders(self, category: Category) -> list[str]:
        """What is in production in a category."""
        return self.slot[category.value].names


class Land(Record):
    """The fields that lie on the table."""

    terrain: dict[str, str]
    region: dict[str, str]
    """Of fields in another part of the world than the board (DD-MAT-05)."""
    shape: str
    """A word for which fields there are; distances are remembered by it."""

    def kind(self, field: str) -> Terrain | None:
        """What a place is; nothing where there is no field."""
        return KINDS.get(self.terrain.get(field, ""))

    def beside(self, field: str) -> list[str]:
        """The bordering fields, clockwise from the east (DD-BOARD-07)."""
        terrain = self.terrain
        return [other for other in around(field) if other in terrain]  # DD-CAPTURE-01

    def borders(self, one: str, other: str) -> bool:
        """Whether a place is a field beside another one."""
        return other in self.terrain and other in around(one)

    def within(self, field: str, steps: int) -> dict[str, int]:
        """The fields at most so many steps away, with their distance (DD-DIST-03)."""
        return within(self.terrain, self.shape, field, steps)

    def lay(self, terrain: dict[str, str]) -> None:
        """More fields come to lie on the table."""
        self.terrain.update(terrain)
        self.shape = sha256(" ".join(sorted(self.terrain)).encode()).hexdigest()[:16]


class Overrun(Record):
    """Infantry that was driven over and may still counter (DD-OVERRUN-03)."""

    sheet: Sheet
    owner: int
    figure: str
    silent: bool
    """Whether it may not counter."""


class Activation(Record):
    """The figure that is being activated (DD-ACT-02)."""

    figure: str
    points: int
    """Movement points left."""
    overrun: list[Overrun]
    moved: bool = False
    acted: bool = False


class Fight(Record):
    """An attack that is not yet carried out (DD-COMBAT-09)."""

    attacker: str
    target: str
    countered: bool = False


class Mission(Record):
    """A mission being played: two roles, two pages, and what came of it so far (DD-CAMP-03)."""

    pl1: int
    pl2: int
    pages: dict[str, Sealed[Page]]
    appendix: Sealed[Appendix]
    backroom: Sealed[Backroom]
    positions: Sealed[Positions]
    """Nobody may know them: they are made of everybody's secrets."""
    heard: dict[str, Sealed[Heard]]
    brief: dict[str, Sealed[Brief]]
    goals: dict[str, Secret]
    """By role the goals that are settled: `guests=done`."""
    gained: dict[str, Secret]
    """By role the reward cards of this mission (DD-REWARD-03)."""
    asking: Sealed[Asking]
    """What somebody is asked by a script."""
    items: dict[str, list[str]]
    """By role the items that he has, which both remember (DD-TRIGGER-11)."""
    fallen: dict[str, Figure]
    """Figures that have left the board, as they were."""
    called: dict[str, Wording]
    """The names of figures that have one of their own."""
    fog: list[str]
    """The fields of fog tokens; they are no fields of the board (DD-FOG-07)."""
    civil: dict[str, int]
    """Civil buildings destroyed, by region (DD-LOG-07, 08)."""
    unloaded: list[int]
    """By seat the ore that it has brought in."""
    boosts: list[Boost]
    stalls: list[Stall]
    building: list[int]
    """The seats that have a build phase."""
    last_round: int
    """The end of this round is a stalemate (DD-CAMP-26)."""
    counter: bool
    """Whether the round counter lies openly (DD-CAMP-22)."""
    scope: int = 0
    """Of the agenda; 0 before the mission begins."""
    winner: int = NEUTRAL
    reason: str = ""
    """How it ended: a trigger, a surrender or a stalemate."""

    def role(self, seat: int) -> str:
        return PL1 if seat == self.pl1 else PL2  # DD-TRIGGER-02

    def seat(self, role: str) -> int:
        return self.pl1 if role == PL1 else self.pl2


class Table(State):
    """A battlefield with everybody around it."""

    box: Box
    scenario: Scenario
    land: Land
    players: list[Player]
    figures: dict[str, Figure]
    standing: dict[str, list[str]]
    """The figures on each field; passengers stand nowhere."""
    ore: dict[str, list[str]]
    """The ore on each field, each with the region where it was found."""
    numbers: dict[str, int]
    """The last number given to a figure of each type."""
    brought: dict[str, int]
    """How much ore of each region has come to a refinery (DD-HARV-03, DD-LOG)."""
    order: list[int]
    """The seats in order of play (DD-ROUND-03)."""
    last_round: int
    strikes: bool
    """Whether an uplink brings orbital strikes (DD-UPLINK-05)."""
    round: int = 0
    active: int = NEUTRAL
    """Whose turn it is."""
    turn: int = 0
    """Player turns so far; what holds for one turn is stamped with it."""
    activation: Activation | None = None
    fight: Fight | None = None
    floor: Floor | None = None
    """The plan of an indoor mission; outdoors there is none."""
    mission: Mission | None = None
    log: LogBook | None = None
    """The log book, if this belongs to a campaign or is a mission of one."""
    campaign: bool = False
    """Whether another mission follows."""

    def at(self, field: str) -> list[Figure]:
        """The figures on a field."""
        return [self.figures[name] for name in self.standing.get(field, ())]

    def of(self, seat: int) -> list[Figure]:
        """The figures a seat controls, in the order of their coming."""
        return [figure for figure in self.figures.values() if figure.owner == seat]

    def alive(self) -> list[int]:
        """The seats still in the game, in order of play."""
        return [seat for seat in self.order if not self.players[seat].out]

    def friendly(self, one: int, other: int) -> bool:
        """Own, or of the same team (DD-MOVE-08)."""
        if NEUTRAL in (one, other):
            return one == other  # DD-MOVE-09
        return self.players[one].team == self.players[other].team

    def hostile(self, one: int, other: int) -> bool:
        """Of another player who is no team mate."""
        return other != NEUTRAL and not self.friendly(one, other)


def category_of(sheet: Sheet) -> Category:
    """What limit a figure in production counts for (DD-ORDER-05…07)."""
    if sheet.cls is Class.BUILDING:
        return Category.BUILDINGS
    return Category.INFANTRY if sheet.cls is Class.INFANTRY else Category.VEHICLES
