"""Orbital strikes of an uplink (DD-UPLINK)."""

from __future__ import annotations

from collections.abc import Iterator

from starboard.errors import Illegal
from starboard.games.dominate.activation import begin_action, no_action, waiting
from starboard.games.dominate.combat import Attacking
from starboard.games.dominate.kinds import Class, FigureKind, Side
from starboard.games.dominate.moves import Strike
from starboard.games.dominate.pieces import class_of
from starboard.games.dominate.settling import after_movement
from starboard.games.dominate.state import READY, STRIKE, Figure, Table
from starboard.games.dominate.strike_token import move_token
from starboard.kernel import Act, Chance, Choice, Seat


def strikes(choice: Choice[Table], state: Table, seat: Seat) -> Iterator[Strike]:
    """Every uplink against every other figure."""
    for figure in waiting(state, seat):
        if figure.sheet.type == "uplink":
            for target in state.figures.values():
                if target is not figure:
                    yield Strike(figure.id, target.id)


def strike_refused(choice: Choice[Table], state: Table, seat: Seat, move: Strike) -> Illegal | None:
    """With the token on READY, at any distance (DD-UPLINK-03)."""
    refused = no_action(state, seat, move.figure)
    if refused is not None:
        return refused  # DD-ACT-01
    figure, target = state.figures[move.figure], state.figures.get(move.target)
    if figure.type != "uplink":
        return Illegal("DD-UPLINK-03", "no-uplink", figure=figure.id)
    if state.players[seat].strike != READY:
        return Illegal("DD-UPLINK-03", "strike-not-ready", figure=figure.id)
    if target is None:
        return Illegal("DD-UPLINK-03", "no-such-figure", figure=move.target)
    return why_not_struck(state, figure, target)


def why_not_struck(state: Table, figure: Figure, target: Figure) -> Illegal | None:
    """Ground figures and buildings on the board; parked aircraft are on the ground."""
    if target is figure:
        return Illegal("DD-COMBAT-06", "attacks-itself", figure=figure.id)
    if target.aboard:
        return Illegal("DD-TRANSPORT-07", "is-aboard", figure=target.id)
    if target.sheet.kind is FigureKind.TOKEN:
        return Illegal("DD-MAT-12", "no-figure", figure=target.id)
    if class_of(state, target) is Class.AIR:
        return Illegal("DD-UPLINK-03", "flies", figure=target.id)
    if target.type == "bridge" and target.side == Side.DESTROYED:
        return Illegal("DD-BRIDGE-03", "bridge-is-down", figure=target.id)
    return None


def take_strike(
    choice: Choice[Table], state: Table, seat: Seat, move: Strike, chance: Chance
) -> None:
    """The token goes back; then it is an attack as any other, with its counter (DD-UPLINK-04)."""
    begin_action(state, state.figures[move.figure])
    move_token(state, seat, STRIKE, "DD-UPLINK-04")
    after_movement(state, Attacking(move.figure, move.target))  # DD-UPLINK-03


STRIKE_FROM_ORBIT = Act(Strike, take_strike, strikes, strike_refused)
