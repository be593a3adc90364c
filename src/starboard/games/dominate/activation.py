"""The activation of a figure: movement, then one action (DD-ACT, DD-ACTION)."""

from __future__ import annotations

from starboard.errors import Illegal
from starboard.games.dominate.boosts import is_hindered
from starboard.games.dominate.entering import why_no_stay
from starboard.games.dominate.events import Halted
from starboard.games.dominate.state import Activation, Figure, Table


def waiting(state: Table, seat: int) -> list[Figure]:
    """The figures that may do something now: the active one, or all that were not (DD-ACT-01)."""
    if state.activation is not None:
        figure = state.figures.get(state.activation.figure)
        return [] if figure is None or figure.owner != seat else [figure]
    turn, free = state.turn, is_free(state, seat)
    fresh = [each for each in state.figures.values() if each.owner == seat and each.used != turn]
    return fresh if free else [each for each in fresh if may_begin(state, seat, each.id) is None]


def is_free(state: Table, seat: int) -> bool:
    """Whether no mission and no card keeps any figure of a seat from being activated."""
    mission = state.mission
    if mission is None:
        return True
    brief = mission.brief[mission.role(seat)].value
    return not mission.boosts and (brief is None or not brief.bounds)


def not_its_turn(state: Table, seat: int, name: str) -> Illegal | None:
    """Why a figure may do nothing at all now (DD-ACT-01, 02)."""
    figure = state.figures.get(name)
    if figure is None or figure.owner != seat:
        return Illegal("DD-ACT-01", "figure-not-yours", figure=name)
    if state.activation is not None:
        if state.activation.figure != name:
            return Illegal("DD-ACT-02", "another-is-active", figure=state.activation.figure)
        return None
    if figure.used == state.turn:
        return Illegal("DD-ACT-01", "already-activated", figure=name)
    return may_begin(state, seat, name)


def may_begin(state: Table, seat: int, name: str) -> Illegal | None:
    """Why a mission or a card keeps a figure from being activated."""
    mission = state.mission
    if mission is None:
        return None
    if is_hindered(state, "skip", name):
        return Illegal("DD-REWARD-02", "is-hindered", figure=name)
    brief = mission.brief[mission.role(seat)].value
    for bound in [] if brief is None else brief.bounds:
        if name in bound.figures:
            active = [state.figures[other] for other in bound.figures if other in state.figures]
            used = len([figure for figure in active if figure.used == state.turn])
            if used >= bound.per_turn:
                return Illegal("DD-ROUND-10", "limit-reached", figure=name, limit=bound.per_turn)
    return None


def no_action(state: Table, seat: int, name: str) -> Illegal | None:
    """Why a figure has no action now (DD-ACTION-01, DD-FIG-15, DD-PRONE-01, DD-TRANSPORT-06)."""
    refused = not_its_turn(state, seat, name)
    if refused is not None:
        return refused
    figure, going = state.figures[name], state.activation
    if figure.aboard:
        return Illegal("DD-TRANSPORT-06", "is-aboard", figure=name)
    if figure.prone:
        return Illegal("DD-PRONE-01", "is-prone", figure=name)
    if going is not None and going.moved and (refused := why_no_stay(state, figure, figure.field)):
        return refused  # it is passing another figure
    if going is not None and going.acted:
        return Illegal("DD-ACTION-01", "has-acted", figure=name)
    if going is not None and going.moved and figure.sheet.move_or_action:
        return Illegal("DD-FIG-15", "moved-or-acts", figure=name)
    return None


def begin(state: Table, figure: Figure) -> Activation:
    """The activation of a figure, begun by its first step or action (DD-ACT-01)."""
    if state.activation is None:
        figure.used = state.turn
        points = 0 if figure.still_in == state.round else figure.sheet.speed  # DD-MOVE-02
        state.activation = Activation(figure.id, points, [])
    return state.activation


def begin_action(state: Table, figure: Figure) -> Activation:
    """Its one action; what was movement is over (DD-ACT-03)."""
    going = begin(state, figure)
    going.points = 0
    going.acted = True
    return going


def finish(state: Table) -> None:
    """The activation is over for good (DD-ACT-02)."""
    going = state.activation
    state.activation = None
    if state.mission is None or going is None:  # DD-TRIGGER-02
        return  # DD-TRIGGER-02
    figure = state.figures.get(going.figure)
    if figure is not None and figure.field:
        state.report(Halted("DD-ACT-02", figure.id, figure.field))  # DD-TRIGGER-02
