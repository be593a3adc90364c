"""Setting up a mission: roles, pages, plan, credits, slots (DD-CAMP-03, 15…23)."""

from __future__ import annotations

from starboard.games.dominate.boards import drawn_figures, terrain_of, tile_at
from starboard.games.dominate.campaign.book import Book
from starboard.games.dominate.campaign.briefing import refresh_briefs
from starboard.games.dominate.campaign.checks import walk
from starboard.games.dominate.campaign.events import MissionBegan
from starboard.games.dominate.campaign.laying import lay_tile
from starboard.games.dominate.campaign.pages import GUARDS, PL1, PL2, ROLES
from starboard.games.dominate.campaign.records import (
    Asking,
    Backroom,
    Brief,
    Heard,
    Planned,
    Positions,
    empty_backroom,
)
from starboard.games.dominate.content import CAMPAIGN, Box
from starboard.games.dominate.ground import field_at
from starboard.games.dominate.indoors.planning import GREY, wording
from starboard.games.dominate.indoors.printed import IndoorBoard
from starboard.games.dominate.indoors.setup import set_up_floor
from starboard.games.dominate.kinds import Category
from starboard.games.dominate.legacy.log_book import COMMANDERS, LogBook
from starboard.games.dominate.printed import Board, Placement
from starboard.games.dominate.script import effects
from starboard.games.dominate.script.triggers import begin_watching
from starboard.games.dominate.script.words import Role
from starboard.games.dominate.setup import empty_land, orders_of
from starboard.games.dominate.state import NEUTRAL, NO_STRIKE, Mission, Player, Table
from starboard.games.dominate.strike_token import settle_token
from starboard.kernel import EVERYONE, NOBODY, Chance, Sealed, Secret, Step, only

NO_STRIKES = 3
"""The rules since which an uplink brings no token in missions."""


def mission_table(rules: int, box: Box, log: LogBook, campaign: bool, open_credits: bool) -> Table:
    """Two commanders and no board yet: seat 0 is EFA, seat 1 RedCat."""
    players = [
        Player(
            seat, commander.value, seat, Sealed(0, EVERYONE if open_credits else only(seat)),
            {category.value: Secret([], only(seat)) for category in Category},
            Sealed(0, only(seat)), Secret([], only(seat)), NO_STRIKE,
        )
        for seat, commander in enumerate(COMMANDERS)  # DD-CAMP-01, DD-CAMP-21
    ]  # fmt: skip
    state = Table(
        2, rules, box, box.scenarios[CAMPAIGN], empty_land(), players, {}, {}, {}, {}, {}, [0, 1],
        0, strikes=False,
    )  # fmt: skip
    state.log, state.campaign = log, campaign
    return state


class SetUpMission(Step[Table]):
    """PL2 sets up the board and all figures, those of PL1 included (DD-CAMP-17)."""

    mission: str

    def run(self, state: Table, chance: Chance) -> None:
        book = state.box.book(self.mission, state.rules)
        head = book.head
        seats = [each.value for each in COMMANDERS]
        pl1, pl2 = seats.index(head.pl1.commander), seats.index(head.pl2.commander)
        state.scenario = state.box.scenarios[self.mission]  # DD-CAMP-15
        state.order = [pl1, pl2]
        state.strikes = state.rules < NO_STRIKES  # DD-UPLINK-05
        state.mission = new_mission(book, pl1, pl2)
        equip(state, book)  # DD-CAMP-21
        room = empty_backroom()
        state.mission.backroom = Sealed(room, only(pl2))
        if isinstance(book.board, IndoorBoard):
            set_up_floor(state, book.board, pl1, pl2, kept_objects(book))  # DD-INACT-06
        else:
            set_up_land(state, room, book.board)
        for player in state.players:
            settle_token(state, player.seat)  # DD-UPLINK-05
        begin_watching(state, room)  # DD-TRIGGER-13
        refresh_briefs(state)  # DD-TRIGGER-03, DD-INPREP-05


def new_mission(book: Book, pl1: int, pl2: int) -> Mission:
    """Everybody has his page, and nothing has happened."""
    head = book.head
    seats: dict[Role, int] = {PL1: pl1, PL2: pl2}
    knows = {role: only(seat) for role, seat in seats.items()}
    return Mission(
        pl1,
        pl2,
        {role: Sealed(book.pages[role], knows[role]) for role in ROLES},
        Sealed(book.appendix, NOBODY),
        Sealed(None, only(pl2)),
        Sealed(Positions({}), NOBODY),
        {role: Sealed(Heard([]), knows[role]) for role in ROLES},
        {role: Sealed(Brief((), ()), knows[role]) for role in ROLES},
        {role: Secret([], knows[role]) for role in ROLES},
        {role: Secret([], knows[role]) for role in ROLES},
        Sealed[Asking](None, only(pl2)),
        {role: [] for role in ROLES},
        {},
        {},
        [],
        {},
        [0, 0],
        [],
        [],
        [seats[role] for role in ROLES if head.building.get(role)],
        head.stalemate_round,
        head.round_counter,
    )


def equip(state: Table, book: Book) -> None:
    """Colours, credits, tech level and slots as the mission gives them (DD-CAMP-21)."""
    head, mission = book.head, state.mission
    assert mission is not None
    plays = {PL1: head.pl1.plays, PL2: head.pl2.plays}
    for role in ROLES:
        player = state.players[mission.seat(role)]
        player.faction = GREY if plays[role] == GUARDS else plays[role]  # DD-CAMP-04
        player.credits.value = head.start_credits.get(role, 0)
        player.tech = head.tech_level.get(role, player.tech)
        for category, orders in orders_of(state.box, head.start_slots.get(role, {})).items():
            player.slot[category].names = orders


def kept_objects(book: Book) -> tuple[str, ...]:
    """The objects that some trigger has to allow first (DD-INACT-06)."""
    found = [value.object for _, value in walk(book.head, "") if isinstance(value, effects.Allow)]
    return tuple(dict.fromkeys(found))


# ------------------------------------------------------------------------- outdoors


def set_up_land(state: Table, room: Backroom, board: Board) -> None:
    """With fog only the start plan, else the full plan (DD-FOG-01)."""
    where = state.scenario.id
    tiles = tuple(board.tiles) or ("",)
    room.fields = {
        name: tuple([field_at(*place) for place in places])
        for name, places in board.fields.items()  # DD-TRIGGER-02
    }
    room.tiles = {tile: tuple(terrain_of(board, where, tile)) for tile in tiles}  # DD-TRIGGER-02
    room.asleep = dict.fromkeys(tiles, ())
    for placement in [*drawn_figures(board, where), *board.figures]:
        plan_figures(state, room, board, placement)
    for tile in board.start_tiles or tiles:
        lay_tile(state, tile)


def plan_figures(state: Table, room: Backroom, board: Board, placement: Placement) -> None:
    """The figures of one entry wait for their tile, or for a trigger."""
    for place in placement.places():
        plan = planned(state, placement, field_at(*place))
        if placement.hidden:
            room.reserve[placement.id] = (*room.reserve.get(placement.id, ()), plan)
        else:
            tile = tile_at(board, *place)
            room.asleep[tile] = (*room.asleep[tile], plan)


def planned(state: Table, placement: Placement, field: str) -> Planned:
    """A figure of the plan; `control` leads it, its colour stays."""
    mission = state.mission
    assert mission is not None
    colour = "" if placement.faction is None else placement.faction.value
    owner = NEUTRAL
    for player in state.players:
        if colour and player.faction == colour:
            owner = player.seat
    if placement.control:
        owner = mission.seat(placement.control)
    return Planned(
        placement.id, state.box.placement_sheet(state.scenario.id, placement), owner, colour, field,
        placement.facing.value, placement.side.value if placement.side is not None else "",
        wording(placement.name), placement.tags, placement.prone, placement.loaded,
        placement.cargo, placement.passengers,
    )  # fmt: skip


class BeginMission(Step[Table]):
    """Everything is read and set up; what happens from now on is looked at."""

    def run(self, state: Table, chance: Chance) -> None:
        mission = state.mission
        assert mission is not None
        state.report(MissionBegan("DD-CAMP-17", mission.pl1, mission.pl2))
