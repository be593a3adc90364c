"""Tiles of an outdoor mission come to the table, and fog tells where more follow (DD-FOG)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from starboard.errors import Illegal
from starboard.games.dominate.boards import ore_of, regions_of, terrain_of
from starboard.games.dominate.campaign.events import FogReached, LandLaid
from starboard.games.dominate.campaign.moves import PickThing
from starboard.games.dominate.campaign.pages import PL2
from starboard.games.dominate.campaign.records import Backroom, Planned
from starboard.games.dominate.ground import around, field_at
from starboard.games.dominate.indoors.events import Told
from starboard.games.dominate.pieces import left, new_id, put
from starboard.games.dominate.printed import Board
from starboard.games.dominate.state import Figure, Mission, Table
from starboard.kernel import Act, Chance, Choice, Seat, Seats, Step, Text


def lay_tile(state: Table, name: str) -> None:
    """A tile with everything on it, then fog wherever further ones follow (DD-FOG-03, 04)."""
    mission = state.mission
    assert mission is not None
    room, page = mission.backroom.value, mission.pages[PL2].value
    if room is None or page is None or page.board is None or name not in room.asleep:
        return
    board = page.board
    land = terrain_of(board, state.scenario.id, name)
    land.update({field: kind for field, kind in room.terrain.items() if field in land})
    state.land.lay(land)
    regions = regions_of(board, state.scenario.id)
    # DD-LOG-07, 08
    state.land.region.update({field: region for field, region in regions.items() if field in land})
    lay_ore(state, room, board, land)
    tile = new_id(state, "tile")
    room.names[f"tile {name}"] = [tile]
    for plan in room.asleep.pop(name):
        wake(state, room, plan)
    lay_fog(mission, room, board)
    state.report(LandLaid("DD-FOG-03", tile, tuple(land)))  # DD-FOG-08
    tell_labels(state, board, set(land))  # DD-CAMP-18


def lay_ore(state: Table, room: Backroom, board: Board, land: dict[str, str]) -> None:
    """The ore of a tile, and what a trigger has put there meanwhile."""
    for field, ore in ore_of(board, state.scenario.id).items():
        if field in land:
            state.ore.setdefault(field, []).extend(ore)
    for field, count in list(room.ore.items()):
        if field in land:
            region = state.land.region.get(field, state.scenario.look.value)
            state.ore.setdefault(field, []).extend([region] * count)
            del room.ore[field]


def wake(state: Table, room: Backroom, plan: Planned) -> Figure | None:
    """A planned figure is set up, if its colour has one left."""
    mission = state.mission
    assert mission is not None
    counted = plan.owner >= 0 and plan.sheet.per_faction > 0
    own = counted and plan.colour == state.players[plan.owner].faction
    if own and left(state, plan.owner, plan.sheet.type) <= 0:  # DD-MAT-02
        return None  # DD-MAT-02
    figure = put(state, plan.sheet, plan.owner, plan.field, plan.colour)
    figure.colour = plan.colour
    figure.facing, figure.side = plan.facing, plan.side
    figure.prone, figure.loaded = plan.prone, plan.loaded
    if plan.cargo:
        figure.cargo = state.land.region.get(figure.field, state.scenario.look.value)
    if plan.called is not None:
        mission.called[figure.id] = plan.called
    if plan.name:
        room.names.setdefault(plan.name, []).append(figure.id)
    for tag in plan.tags:
        room.tags.setdefault(tag, []).append(figure.id)
    for type in plan.passengers:
        rider = put(state, state.box.sheet(type), plan.owner, "", plan.colour)
        rider.aboard = figure.id
        figure.passengers.append(rider.id)
    return figure


def lay_fog(mission: Mission, room: Backroom, board: Board) -> None:
    """A token for every hidden tile beside a laid one (DD-FOG-04)."""
    mission.fog = []
    for token in board.fog:
        if token.tile in room.asleep and token.beside not in room.asleep:
            mission.fog.append(field_at(*token.field))


def tell_labels(state: Table, board: Board, land: set[str]) -> None:
    """Blue boxes are explained, red ones never (DD-CAMP-18, 19)."""
    for label in board.labels:
        fields = [field_at(*place) for place in board.fields[label.field]]
        if label.blue is not None and fields and fields[0] in land:
            text = label.blue
            state.report(Told("DD-CAMP-18", fields[0], Text(text.de), Text(text.en)))


# ------------------------------------------------------------------------- lifting fog


def reached(state: Table, mission: Mission) -> list[str]:
    """The fog tokens beside units of PL1 (DD-FOG-02)."""
    walkers = [each for each in state.figures.values() if each.is_unit]
    near = {figure.field for figure in walkers if figure.owner == mission.pl1}
    return [token for token in mission.fog if not near.isdisjoint(around(token))]


class LiftFog(Step[Table]):
    """The activation is interrupted: one token after the other is replaced by its tile."""

    def run(self, state: Table, chance: Chance) -> None:
        mission = state.mission
        tokens = [] if mission is None else reached(state, mission)
        if mission is None or not tokens:
            return
        state.push(self)
        if len(tokens) > 1:
            state.push(AskFog())  # DD-FOG-08
        else:
            lift(state, mission, tokens[0])


def lift(state: Table, mission: Mission, token: str) -> None:
    """A token goes, and its tile comes; other tokens of that tile go as well (DD-FOG-03)."""
    state.report(FogReached("DD-FOG-02", token))
    mission.fog.remove(token)
    page = mission.pages[PL2].value
    if page is None or page.board is None:
        return
    tiles = {field_at(*planned.field): planned.tile for planned in page.board.fog}
    lay_tile(state, tiles[token])


def tokens_offered(choice: AskFog, state: Table, seat: Seat) -> Iterator[PickThing]:
    assert state.mission is not None
    for token in reached(state, state.mission):
        yield PickThing(token)


def token_refused(choice: AskFog, state: Table, seat: Seat, move: PickThing) -> Illegal | None:
    assert state.mission is not None
    if move.thing not in reached(state, state.mission):
        return Illegal("DD-FOG-08", "no-fog-there", field=move.thing)
    return None


def take_token(choice: AskFog, state: Table, seat: Seat, move: PickThing, chance: Chance) -> None:
    assert state.mission is not None
    lift(state, state.mission, move.thing)


class AskFog(Choice[Table]):
    """Which of several tiles comes first (DD-FOG-08)."""

    acts: ClassVar[tuple[Act, ...]] = (Act(PickThing, take_token, tokens_offered, token_refused),)

    def must(self, state: Table) -> Seats:
        return () if state.mission is None else (state.mission.pl2,)
