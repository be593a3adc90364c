"""Movement: one field after another, to a field where a unit may stay (DD-MOVE, DD-FOREST)."""

from __future__ import annotations

from collections.abc import Iterator

from starboard.errors import Illegal
from starboard.games.dominate.activation import begin, not_its_turn, waiting
from starboard.games.dominate.entering import (
    can_finish,
    may_drive_over,
    stops_at,
    why_no_entry,
    why_no_stay,
)
from starboard.games.dominate.events import Stepped
from starboard.games.dominate.kinds import Class
from starboard.games.dominate.losses import destroy
from starboard.games.dominate.moves import Crush, StepTo
from starboard.games.dominate.overrun import drive_over
from starboard.games.dominate.pieces import (
    class_of,
    relocate,
    unit_at,
)
from starboard.games.dominate.state import Figure, Table
from starboard.kernel import Act, Chance, Choice, Seat


def points_left(state: Table, figure: Figure) -> int:
    """How many fields a unit may still enter in this turn (DD-MOVE-02)."""
    going = state.activation
    if figure.prone:  # DD-PRONE-01
        return 0  # DD-PRONE-01
    if going is not None and going.figure == figure.id:
        return going.points
    if figure.aboard or figure.still_in == state.round:  # DD-TRANSPORT-06, DD-MCV-05
        return 0  # DD-TRANSPORT-06, DD-MCV-05
    return figure.sheet.speed


def why_no_step(state: Table, figure: Figure, field: str) -> Illegal | None:
    """Why a unit may not go to a bordering field now; every step can be finished."""
    points = points_left(state, figure)
    if not points:
        return why_it_stays(state, figure)
    if not state.land.borders(figure.field, field):
        return Illegal("DD-MOVE-02", "not-beside", field=field, figure=figure.id)
    refused = why_no_entry(state, figure, field)
    if refused is not None or field not in state.standing:
        return refused
    rest = 0 if stops_at(state, figure, field) else points - 1
    if can_finish(state, figure, field, rest):
        return None
    return why_no_stay(state, figure, field)


def why_it_stays(state: Table, figure: Figure) -> Illegal:
    """Why a figure has no movement."""
    if figure.is_building:
        return Illegal("DD-MOVE-01", "buildings-stay", figure=figure.id)
    if figure.prone:
        return Illegal("DD-PRONE-01", "is-prone", figure=figure.id)
    if figure.aboard:
        return Illegal("DD-TRANSPORT-05", "is-aboard", figure=figure.id)
    if figure.still_in == state.round:
        return Illegal("DD-MCV-05", "just-packed", figure=figure.id)
    return Illegal("DD-MOVE-02", "no-points-left", figure=figure.id)


def steps(choice: Choice[Table], state: Table, seat: Seat) -> Iterator[StepTo]:
    """Every bordering field of every unit that may still go."""
    for figure in waiting(state, seat):
        if figure.is_unit and figure.field:
            for field in state.land.beside(figure.field):
                yield StepTo(figure.id, field)


def step_refused(choice: Choice[Table], state: Table, seat: Seat, move: StepTo) -> Illegal | None:
    refused = not_its_turn(state, seat, move.figure)
    if refused is not None:
        return refused  # DD-ACT-01
    return why_no_step(state, state.figures[move.figure], move.field)


def legal_steps(choice: Choice[Table], state: Table, seat: Seat) -> Iterator[StepTo]:
    """The same, without asking whose turn it is for every field."""
    for figure in waiting(state, seat):
        if figure.is_unit and figure.field and points_left(state, figure):
            for field in state.land.beside(figure.field):
                if why_no_step(state, figure, field) is None:
                    yield StepTo(figure.id, field)


def take_step(
    choice: Choice[Table], state: Table, seat: Seat, move: StepTo, chance: Chance
) -> None:
    """One field further; enemy infantry is driven over (DD-OVERRUN-02)."""
    go_on(state, state.figures[move.figure], move.field)


def go_on(state: Table, figure: Figure, field: str) -> None:
    """One field of its movement (DD-MOVE-02)."""
    going = begin(state, figure)
    enter(state, figure, field)
    going.moved = True  # DD-ACTION-01, DD-FIG-15
    going.points = 0 if stops_at(state, figure, field) else going.points - 1  # DD-FOREST-01


def enter(state: Table, figure: Figure, field: str) -> None:
    """A unit comes onto a field."""
    start = figure.field
    other = unit_at(state, field)
    relocate(state, figure, field)
    state.report(Stepped("DD-MOVE-02", figure.id, start, field))
    if other is None or not state.hostile(figure.owner, other.owner):
        return
    if may_drive_over(figure, other, class_of(state, other)):
        drive_over(state, figure, other)


def crushable(state: Table, figure: Figure, field: str) -> Figure | None:
    """Own or neutral infantry on a field that a vehicle may destroy (DD-OVERRUN-06)."""
    other = unit_at(state, field)
    if other is None or state.hostile(figure.owner, other.owner):
        return None
    return other if may_drive_over(figure, other, class_of(state, other)) else None


def rides(choice: Choice[Table], state: Table, seat: Seat) -> Iterator[Crush]:
    """Every armoured unit, every field beside it with infantry that is no enemy."""
    for figure in waiting(state, seat):
        if figure.sheet.cls is Class.ARMOURED and figure.field:
            for field in state.land.beside(figure.field):
                if crushable(state, figure, field) is not None:
                    yield Crush(figure.id, field)


def ride_refused(choice: Choice[Table], state: Table, seat: Seat, move: Crush) -> Illegal | None:
    refused = not_its_turn(state, seat, move.figure)
    if refused is not None:
        return refused  # DD-ACT-01
    figure = state.figures[move.figure]
    if not points_left(state, figure):
        return why_it_stays(state, figure)
    if not state.land.borders(figure.field, move.field):
        return Illegal("DD-MOVE-02", "not-beside", field=move.field, figure=figure.id)
    if crushable(state, figure, move.field) is None:
        return Illegal("DD-OVERRUN-06", "nobody-to-crush", field=move.field)
    return why_no_entry(state, figure, move.field)


def take_ride(choice: Choice[Table], state: Table, seat: Seat, move: Crush, chance: Chance) -> None:
    """As a step, but the infantry is lost and does not answer (DD-OVERRUN-06)."""
    figure = state.figures[move.figure]
    victim = crushable(state, figure, move.field)
    assert victim is not None
    destroy(state, victim, seat, "DD-OVERRUN-06", figure.id)
    go_on(state, figure, move.field)


STEP = Act(StepTo, take_step, steps, step_refused, legal_steps)
CRUSH = Act(Crush, take_ride, rides, ride_refused)
