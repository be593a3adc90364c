"""Setting up a skirmish: land, figures, credits and slots (DD-ROUND-08, 09)."""

from __future__ import annotations

from collections.abc import Mapping

from starboard.games.dominate.boards import drawn_figures, ore_of, regions_of, terrain_of
from starboard.games.dominate.content import Box
from starboard.games.dominate.ground import field_at
from starboard.games.dominate.kinds import Category, FigureKind
from starboard.games.dominate.pieces import put
from starboard.games.dominate.printed import Placement, SeatPlan, Skirmish
from starboard.games.dominate.state import (
    NEUTRAL,
    NO_STRIKE,
    READY,
    STRIKE,
    Figure,
    Land,
    Player,
    Table,
    category_of,
)
from starboard.kernel import EVERYONE, Sealed, Secret, clockwise, only


def empty_land() -> Land:
    """No field lies on the table yet."""
    return Land({}, {}, "")


def skirmish_table(
    rules: int, box: Box, scenario: Skirmish, rounds: int, open_credits: bool
) -> Table:
    """The board with everything on it, before the dice."""
    seats = scenario.players
    land = empty_land()
    land.lay(terrain_of(scenario.board, scenario.id))
    land.region = regions_of(scenario.board, scenario.id)
    players = [player_of(box, scenario, seat, open_credits) for seat in range(seats)]
    state = Table(
        seats,
        rules,
        box,
        box.scenarios[scenario.id],
        land,
        players,
        {},
        {},
        ore_of(scenario.board, scenario.id),
        {},
        {},
        list(clockwise(first_seat(scenario), seats)),
        rounds or last_round(scenario),
        True,
    )
    for placement in [*drawn_figures(scenario.board, scenario.id), *scenario.board.figures]:
        if not placement.hidden:
            set_up(state, placement)
    for player in players:
        if any(figure.type == "uplink" for figure in state.of(player.seat)):
            player.strike = STRIKE
    return state


def first_seat(scenario: Skirmish) -> int:
    """Who begins, where the scenario says so."""
    for seat, plan in enumerate(scenario.seats):
        if plan.faction is scenario.first:
            return seat
    return 0


def last_round(scenario: Skirmish) -> int:
    """After which round values are counted."""
    for victory in scenario.victory:
        if victory.points_at_round is not None:
            return victory.points_at_round.round
    return 0


def team_of(scenario: Skirmish, seat: int) -> int:
    """The team of a seat; without teams everybody is his own."""
    for number, members in enumerate(scenario.teams):
        if scenario.seats[seat].faction in members:
            return number
    return seat


def mates(scenario: Skirmish, seat: int) -> int:
    """The seats that may look into a seat's slot (DD-BUILD-04)."""
    seen = 0
    for other in range(scenario.players):
        if team_of(scenario, other) == team_of(scenario, seat):
            seen |= only(other)
    return seen


def player_of(box: Box, scenario: Skirmish, seat: int, open_credits: bool) -> Player:
    """A player at the start."""
    plan, seen = scenario.seats[seat], mates(scenario, seat)
    return Player(
        seat,
        plan.faction.value,
        team_of(scenario, seat),
        Sealed(plan.credits, EVERYONE if open_credits else seen),
        slots_of(box, plan, seen),
        Sealed(0, only(seat)),
        Secret([], only(seat)),
        NO_STRIKE,
    )


def slots_of(box: Box, plan: SeatPlan, seen: int) -> dict[str, Secret]:
    """What is in production at the start, by category."""
    return {name: Secret(orders, seen) for name, orders in orders_of(box, plan.slot).items()}


def orders_of(
    box: Box, slot: Mapping[str, int | str | tuple[int | str, ...]]
) -> dict[str, list[str]]:
    """What a plan puts into a slot, by category."""
    found: dict[str, list[str]] = {category.value: [] for category in Category}
    for type, fields in slot.items():
        for field in fields if isinstance(fields, tuple) else (fields,):
            number = READY if field == "READY" else int(field)
            found[category_of(box.sheet(type)).value].append(f"{type}@{number}")
    return found


def set_up(state: Table, placement: Placement) -> list[Figure]:
    """The figures of one entry of the plan."""
    sheet = state.box.placement_sheet(state.scenario.id, placement)
    owner = seat_of(state, placement)
    figures: list[Figure] = []
    for column, row in placement.places():
        figure = put(state, sheet, owner, field_at(column, row), placement.faction or "")
        figure.facing = placement.facing.value
        figure.side = placement.side.value if placement.side is not None else ""
        figure.label = placement.id if placement.name is not None else ""
        figure.prone, figure.loaded = placement.prone, placement.loaded
        if placement.cargo:
            figure.cargo = state.land.region.get(figure.field, state.scenario.look.value)
        for type in placement.passengers:
            rider = put(state, state.box.sheet(type), owner, "", figure.colour)
            rider.aboard = figure.id
            figure.passengers.append(rider.id)
        figures.append(figure)
    return figures


def seat_of(state: Table, placement: Placement) -> int:
    """Who controls the figures of an entry of the plan."""
    for player in state.players:
        if placement.faction is not None and player.faction == placement.faction.value:
            return player.seat
    return NEUTRAL


def is_figure(figure: Figure) -> bool:
    """Whether something on the board is a figure at all (DD-FIG-01, DD-MAT-12)."""
    return figure.sheet.kind is not FigureKind.TOKEN
