"""Transporters: boarding, riding along, leaving (DD-TRANSPORT)."""

from __future__ import annotations

from collections.abc import Iterator

from starboard.errors import Illegal
from starboard.games.dominate.activation import begin, begin_action, not_its_turn, waiting
from starboard.games.dominate.entering import why_no_entry
from starboard.games.dominate.events import Boarded, Left
from starboard.games.dominate.kinds import Terrain
from starboard.games.dominate.movement import points_left, why_it_stays
from starboard.games.dominate.moves import Board, Leave
from starboard.games.dominate.pieces import class_of, relocate
from starboard.games.dominate.settling import after_movement
from starboard.games.dominate.state import Figure, Table
from starboard.kernel import Act, Chance, Choice, Seat, Step


def transporters_beside(state: Table, figure: Figure) -> Iterator[Figure]:
    """The transporters on bordering fields."""
    for field in state.land.beside(figure.field):
        for name in state.standing.get(field, ()):
            other = state.figures[name]
            if other.sheet.transport is not None:
                yield other


def boardings(choice: Choice[Table], state: Table, seat: Seat) -> Iterator[Board]:
    for figure in waiting(state, seat):
        if figure.is_unit and figure.field:
            for other in transporters_beside(state, figure):
                yield Board(figure.id, other.id)


def boarding_refused(
    choice: Choice[Table], state: Table, seat: Seat, move: Board
) -> Illegal | None:
    """With a movement point left, beside a friendly transporter with room (DD-TRANSPORT-01…04)."""
    refused = not_its_turn(state, seat, move.figure)
    if refused is not None:
        return refused  # DD-ACT-01
    figure, other = state.figures[move.figure], state.figures.get(move.transporter)
    if other is None:
        return Illegal("DD-TRANSPORT-03", "no-such-figure", figure=move.transporter)
    if figure.aboard or not points_left(state, figure):
        return why_it_stays(state, figure)
    if other.field not in state.land.beside(figure.field):
        return Illegal("DD-TRANSPORT-03", "not-beside", figure=figure.id, field=other.field)
    return why_not_carried(state, figure, other)


def why_not_carried(state: Table, figure: Figure, other: Figure) -> Illegal | None:
    """Whom a transporter takes, and how many (DD-TRANSPORT-01, 02)."""
    carries = other.sheet.transport
    if carries is None or other is figure:
        return Illegal("DD-TRANSPORT-01", "carries-nobody", figure=other.id)
    if not state.friendly(figure.owner, other.owner):
        return Illegal("DD-TRANSPORT-03", "not-friendly", figure=other.id)
    if class_of(state, figure) not in carries.classes or is_ship(figure):
        return Illegal("DD-TRANSPORT-01", "does-not-carry", figure=other.id, passenger=figure.id)
    if len(other.passengers) >= carries.capacity:
        return Illegal("DD-TRANSPORT-01", "is-full", figure=other.id)
    return None


def is_ship(figure: Figure) -> bool:
    """What moves on water only is carried by nobody."""
    return Terrain.WATER in figure.sheet.moves_on


def take_boarding(
    choice: Choice[Table], state: Table, seat: Seat, move: Board, chance: Chance
) -> None:
    begin(state, state.figures[move.figure]).moved = True
    begin_action(state, state.figures[move.figure])  # DD-ACTION-04
    after_movement(state, Boarding(move.figure, move.transporter))


class Boarding(Step[Table]):
    """A unit gets in and stands on no field any more (DD-TRANSPORT-13)."""

    figure: str
    transporter: str

    def run(self, state: Table, chance: Chance) -> None:
        figure = state.figures.get(self.figure)
        if figure is None:
            return
        relocate(state, figure, "")
        figure.aboard = self.transporter
        state.figures[self.transporter].passengers.append(self.figure)
        state.report(Boarded("DD-TRANSPORT-03", self.figure, self.transporter))


def leavings(choice: Choice[Table], state: Table, seat: Seat) -> Iterator[Leave]:
    for figure in waiting(state, seat):
        carrier = state.figures.get(figure.aboard)
        if carrier is not None and carrier.field:
            for field in state.land.beside(carrier.field):
                yield Leave(figure.id, field)


def leaving_refused(choice: Choice[Table], state: Table, seat: Seat, move: Leave) -> Illegal | None:
    """Onto a bordering field that is free and may be an end (DD-TRANSPORT-05)."""
    refused = not_its_turn(state, seat, move.figure)
    if refused is not None:
        return refused  # DD-ACT-01
    figure = state.figures[move.figure]
    if not figure.aboard:
        return Illegal("DD-TRANSPORT-05", "not-aboard", figure=figure.id)
    if figure.prone:
        return Illegal("DD-PRONE-01", "is-prone", figure=figure.id)
    carrier = state.figures[figure.aboard]
    if carrier.aboard:
        return Illegal("DD-TRANSPORT-06", "is-aboard", figure=carrier.id)
    if move.field not in state.land.beside(carrier.field):
        return Illegal("DD-TRANSPORT-05", "not-beside", figure=carrier.id, field=move.field)
    for other in state.at(move.field):
        if other.type != "bridge":
            return Illegal("DD-MOVE-11", "figure-there", field=move.field, figure=other.id)
    return why_no_entry(state, figure, move.field)


def take_leaving(
    choice: Choice[Table], state: Table, seat: Seat, move: Leave, chance: Chance
) -> None:
    """Exactly one field, and no action (DD-TRANSPORT-05, DD-ACTION-04)."""
    figure = state.figures[move.figure]
    begin(state, figure).moved = True
    begin_action(state, figure)
    carrier = state.figures[figure.aboard]
    carrier.passengers.remove(figure.id)
    figure.aboard = ""
    relocate(state, figure, move.field)
    state.report(Left("DD-TRANSPORT-05", figure.id, carrier.id, move.field))


BOARD = Act(Board, take_boarding, boardings, boarding_refused)
LEAVE = Act(Leave, take_leaving, leavings, leaving_refused)
