"""MCVs become construction yards, and yards become MCVs (DD-MCV)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from starboard.errors import Illegal
from starboard.games.dominate.activation import begin_action, no_action, waiting
from starboard.games.dominate.events import Turned
from starboard.games.dominate.kinds import Terrain
from starboard.games.dominate.moves import Pack, Unfold
from starboard.games.dominate.pieces import TOKEN_YARDS, put, take_off, used_up
from starboard.games.dominate.settling import after_movement
from starboard.games.dominate.state import Figure, Table
from starboard.games.dominate.surplus import building_lost
from starboard.kernel import Act, Chance, Choice, Seat, Step

MCV: Final = "mcv"
YARD: Final = "construction_yard"
CARRIED = ("used", "hits", "hit_in", "attacked_in", "suppressed_in", "captured_in", "label")
"""What stays with the figure when it is turned (DD-MCV-08)."""


def turn(state: Table, figure: Figure, type: str) -> Figure:
    """The other face of a token, on the same field (DD-MCV-08)."""
    take_off(state, figure)
    turned = put(state, state.box.sheet(type), figure.owner, figure.field, figure.colour)
    for name in CARRIED:
        setattr(turned, name, getattr(figure, name))
    if state.activation is not None:
        state.activation.figure = turned.id
    return turned


# ------------------------------------------------------------------------- unfolding


def unfoldings(choice: Choice[Table], state: Table, seat: Seat) -> Iterator[Unfold]:
    for figure in waiting(state, seat):
        if figure.sheet.type == MCV:
            yield Unfold(figure.id)


def unfolding_refused(
    choice: Choice[Table], state: Table, seat: Seat, move: Unfold
) -> Illegal | None:
    """Where a building may stand, wherever others are (DD-MCV-02, 07)."""
    refused = no_action(state, seat, move.figure)
    if refused is not None:
        return refused  # DD-ACT-01
    figure = state.figures[move.figure]
    if figure.type != MCV:
        return Illegal("DD-MCV-02", "no-mcv", figure=figure.id)
    field = figure.field
    if state.land.kind(field) not in (Terrain.OPEN, Terrain.FOREST):
        return Illegal("DD-MCV-07", "no-building-ground", field=field)
    if state.ore.get(field):
        return Illegal("DD-MCV-07", "ore-there", field=field)
    if field in state.scenario.no_building:
        return Illegal("DD-ROUND-09", "no-buildings-here", field=field)
    return None


def take_unfolding(
    choice: Choice[Table], state: Table, seat: Seat, move: Unfold, chance: Chance
) -> None:
    begin_action(state, state.figures[move.figure])
    after_movement(state, Unfolding(move.figure))


class Unfolding(Step[Table]):
    """The MCV is a construction yard, if it still lives (DD-MCV-02)."""

    figure: str

    def run(self, state: Table, chance: Chance) -> None:
        figure = state.figures.get(self.figure)
        if figure is not None:
            yard = turn(state, figure, YARD)
            state.report(Turned("DD-MCV-02", figure.id, yard.id))


# ------------------------------------------------------------------------- packing up


def packings(choice: Choice[Table], state: Table, seat: Seat) -> Iterator[Pack]:
    for figure in waiting(state, seat):
        if figure.sheet.type == YARD:
            yield Pack(figure.id)


def packing_refused(choice: Choice[Table], state: Table, seat: Seat, move: Pack) -> Illegal | None:
    refused = no_action(state, seat, move.figure)
    if refused is not None:
        return refused  # DD-ACT-01
    figure = state.figures[move.figure]
    if figure.type != YARD:
        return Illegal("DD-MCV-03", "no-yard", figure=figure.id)
    if not token_free(state, seat):
        return Illegal("DD-MCV-04", "no-token-left", figure=figure.id)
    return None


def token_free(state: Table, seat: int) -> bool:
    """Whether there is a token for one more MCV and one yard less (DD-MCV-04)."""
    figures = state.box.sheet(YARD).per_faction
    yards = used_up(state, seat, YARD) - 1
    return used_up(state, seat, MCV) + 1 + max(0, yards - figures) <= TOKEN_YARDS


def take_packing(
    choice: Choice[Table], state: Table, seat: Seat, move: Pack, chance: Chance
) -> None:
    """It cannot move in this round, and holds no building in the slot (DD-MCV-05, 06)."""
    yard = state.figures[move.figure]
    begin_action(state, yard)
    turned = turn(state, yard, MCV)
    turned.still_in = state.round
    state.report(Turned("DD-MCV-03", yard.id, turned.id))
    building_lost(state, yard)


UNFOLD = Act(Unfold, take_unfolding, unfoldings, unfolding_refused)
PACK = Act(Pack, take_packing, packings, packing_refused)
