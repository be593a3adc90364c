"""Steps indoors: from square to square, action anywhere in between (DD-INMOVE)."""

from __future__ import annotations

from collections.abc import Iterator

from starboard.errors import Illegal
from starboard.games.dominate.activation import not_its_turn, waiting
from starboard.games.dominate.events import Stepped
from starboard.games.dominate.indoors.alarm import look_around
from starboard.games.dominate.indoors.laying import uncover
from starboard.games.dominate.indoors.persons import (
    CROWD,
    floor_of,
    is_bot,
    is_guard,
    is_intruder,
    speed_of,
    standing_at,
)
from starboard.games.dominate.moves import StepTo
from starboard.games.dominate.pieces import relocate
from starboard.games.dominate.squares import next_to
from starboard.games.dominate.state import Activation, Figure, Table
from starboard.kernel import Act, Chance, Choice, Seat


def begin_indoors(state: Table, figure: Figure) -> Activation:
    """The first step or action of a figure begins its activation."""
    if state.activation is None:
        figure.used = state.turn
        points = 0 if is_led(state, figure) else speed_of(state, figure)
        state.activation = Activation(figure.id, points, [])
    return state.activation


def is_led(state: Table, figure: Figure) -> bool:
    """Whether a guard or a bot goes by its own logic and not as PL2 wishes (DD-GUARD-04)."""
    if is_bot(state, figure):
        return True
    return is_guard(state, figure) and not floor_of(state).alarm


def points_indoors(state: Table, figure: Figure) -> int:
    """How many squares a figure may still go."""
    if state.activation is not None and state.activation.figure == figure.id:
        return state.activation.points
    return 0 if figure.prone or figure.aboard else speed_of(state, figure)


def why_no_square(state: Table, figure: Figure, field: str) -> Illegal | None:
    """Why a figure cannot come onto a square: the guardbot fills its own (DD-BOT-02)."""
    for other in state.at(field):
        if is_bot(state, other) and other is not figure:  # DD-INMOVE-04
            return Illegal("DD-BOT-02", "bot-there", field=field, figure=other.id)
    return None


def why_no_room(state: Table, figure: Figure, field: str) -> Illegal | None:
    """At most five may stand on a square (DD-INMOVE-04)."""
    if len(state.standing.get(field, ())) < CROWD:
        return None
    others = [other for other in standing_at(state, field) if other is not figure]
    if len(others) >= CROWD:
        return Illegal("DD-INMOVE-04", "square-is-full", field=field)
    return None


def room_ahead(state: Table, figure: Figure, field: str, points: int) -> bool:
    """Whether somebody on a square can stay there or go on to where there is room."""
    seen, edge = {field}, [field]
    while edge:
        for here in edge:
            if why_no_room(state, figure, here) is None:
                return True
        if points == 0:
            return False
        points -= 1
        following: list[str] = []
        for here in edge:
            for other in next_to(floor_of(state), here):
                if other not in seen and why_no_square(state, figure, other) is None:
                    seen.add(other)
                    following.append(other)
        edge = following
    return False


def why_no_indoor_step(state: Table, figure: Figure, field: str) -> Illegal | None:
    """Why a figure may not take this step; every step can be finished."""
    if figure.prone:
        return Illegal("DD-INCOMB-06", "is-out-of-action", figure=figure.id)
    points = points_indoors(state, figure)
    if not points:
        return Illegal("DD-INMOVE-02", "no-points-left", figure=figure.id)
    if field not in next_to(floor_of(state), figure.field):
        return Illegal("DD-INMOVE-05", "no-way-there", field=field, figure=figure.id)
    refused = why_no_square(state, figure, field)
    if refused is not None:
        return refused
    if room_ahead(state, figure, field, points - 1):
        return None
    return why_no_room(state, figure, field)


def walkers(state: Table, seat: int) -> Iterator[Figure]:
    """Who may be moved freely by a seat."""
    for figure in waiting(state, seat):
        if figure.is_unit and figure.field and not is_led(state, figure):
            yield figure


def indoor_steps(choice: Choice[Table], state: Table, seat: Seat) -> Iterator[StepTo]:
    for figure in walkers(state, seat):
        for field in next_to(floor_of(state), figure.field):
            yield StepTo(figure.id, field)


def indoor_step_refused(
    choice: Choice[Table], state: Table, seat: Seat, move: StepTo
) -> Illegal | None:
    refused = not_its_turn(state, seat, move.figure)
    if refused is not None:
        return refused  # DD-ACT-01
    figure = state.figures[move.figure]
    if is_led(state, figure):
        return Illegal("DD-GUARD-04", "guard-goes-his-way", figure=figure.id)
    return why_no_indoor_step(state, figure, move.field)


def take_indoor_step(
    choice: Choice[Table], state: Table, seat: Seat, move: StepTo, chance: Chance
) -> None:
    figure = state.figures[move.figure]
    going = begin_indoors(state, figure)
    going.moved = True
    going.points -= 1
    walk(state, figure, move.field)


def walk(state: Table, figure: Figure, field: str) -> None:
    """One square further, with whom one carries; then everybody looks (DD-INMOVE-06)."""
    start = figure.field
    relocate(state, figure, field)
    state.report(Stepped("DD-INMOVE-02", figure.id, start, field))
    if is_intruder(state, figure):
        uncover(state, figure)
    look_around(state)  # DD-ALARM-09


def legal_indoor_steps(choice: Choice[Table], state: Table, seat: Seat) -> list[StepTo]:
    """As they are offered; those who may be moved freely are looked at once."""
    return [
        StepTo(figure.id, field)
        for figure in walkers(state, seat)
        if not figure.prone
        for field in next_to(floor_of(state), figure.field)
        if why_no_indoor_step(state, figure, field) is None
    ]


INDOOR_STEP = Act(StepTo, take_indoor_step, indoor_steps, indoor_step_refused, legal_indoor_steps)
