"""Engineers take buildings and MCVs, with all that comes along (DD-CAPTURE)."""

from __future__ import annotations

from collections.abc import Iterator

from starboard.errors import Illegal
from starboard.games.dominate.activation import begin_action, not_its_turn, waiting
from starboard.games.dominate.boosts import spared
from starboard.games.dominate.events import Captured, CreditsTaken, Destroyed, Inspected
from starboard.games.dominate.ground import beyond
from starboard.games.dominate.kinds import Direction
from starboard.games.dominate.losses import drop_ore
from starboard.games.dominate.moves import Capture
from starboard.games.dominate.pieces import left, take_off
from starboard.games.dominate.state import NEUTRAL, Figure, Table
from starboard.games.dominate.surplus import building_captured
from starboard.kernel import Act, Chance, Choice, Seat

ENGINEER = "ing_inf"


def captures(choice: Choice[Table], state: Table, seat: Seat) -> Iterator[Capture]:
    """Every engineer against everything beside him."""
    for figure in waiting(state, seat):
        if figure.type == ENGINEER and figure.field:
            for field in state.land.beside(figure.field):
                for target in state.at(field):
                    yield Capture(figure.id, target.id)


def capture_refused(
    choice: Choice[Table], state: Table, seat: Seat, move: Capture
) -> Illegal | None:
    """Instead of moving, by an engineer on his feet, beside it (DD-CAPTURE-01, 18)."""
    refused = not_its_turn(state, seat, move.figure)
    if refused is not None:
        return refused  # DD-ACT-01
    figure, target = state.figures[move.figure], state.figures.get(move.target)
    if figure.type != ENGINEER:
        return Illegal("DD-CAPTURE-01", "only-engineers-capture", figure=figure.id)
    if figure.aboard:
        return Illegal("DD-CAPTURE-18", "is-aboard", figure=figure.id)
    if figure.prone:
        return Illegal("DD-PRONE-01", "is-prone", figure=figure.id)
    if state.activation is not None:
        return Illegal("DD-CAPTURE-01", "has-moved", figure=figure.id)
    if target is None:
        return Illegal("DD-CAPTURE-01", "no-such-figure", figure=move.target)
    if target.field not in state.land.beside(figure.field):
        return Illegal("DD-CAPTURE-01", "not-beside", figure=figure.id, field=target.field)
    return why_not_captured(state, seat, target)


def why_not_captured(state: Table, seat: int, target: Figure) -> Illegal | None:
    """What can be captured (DD-CAPTURE-04, 14, 15), and whether there is a figure for it (17)."""
    if target.is_unit and target.type != "mcv":
        return Illegal("DD-CAPTURE-04", "unit-not-capturable", figure=target.id)
    if target.type == "wall":
        return Illegal("DD-CAPTURE-14", "wall-not-capturable", figure=target.id)
    if target.owner == seat or target.type == "bridge":
        return Illegal("DD-CAPTURE-15", "not-to-be-captured", figure=target.id)
    if target.owner == NEUTRAL:
        if target.sheet.capturable:  # DD-CAPTURE-05, 06
            return None  # DD-CAPTURE-06
        return Illegal("DD-CAPTURE-05", "not-to-be-captured", figure=target.id)
    if left(state, seat, target.type) <= 0:
        return Illegal("DD-CAPTURE-17", "none-left-of-it", figure=target.id)
    return None


def take_capture(
    choice: Choice[Table], state: Table, seat: Seat, move: Capture, chance: Chance
) -> None:
    """The engineer is spent; a neutral building is only inspected (DD-CAPTURE-02, 05)."""
    engineer, target = state.figures[move.figure], state.figures[move.target]
    begin_action(state, engineer)
    old = target.owner
    if old == NEUTRAL:
        state.report(Inspected("DD-CAPTURE-05", seat, target.id, engineer.id))
    else:
        change_hands(state, target, seat)
        state.report(Captured("DD-CAPTURE-03", seat, target.id, old, engineer.id))
        drag_along(state, target, old)  # DD-CAPTURE-11, 12, 13
    spend(state, engineer)


def spend(state: Table, engineer: Figure) -> None:
    """He leaves the board, unless something lets him survive (DD-CAPTURE-02)."""
    card = spared(state, engineer.id)
    if card is not None:
        engineer.prone = engineer.prone or bool(card.get("prone_after"))  # DD-REWARD-02
        return  # DD-REWARD-02
    left_over = engineer.sheet.survives_capture
    if not left_over:
        take_off(state, engineer)
        return
    engineer.prone = engineer.prone or engineer.sheet.prone_after
    values: dict[str, object] = {"survives_capture": left_over - 1}
    engineer.sheet = state.box.with_values(engineer.sheet, values)


def change_hands(state: Table, figure: Figure, seat: int) -> None:
    """A figure takes the colour and control of a seat (DD-CAPTURE-03)."""
    figure.owner = seat
    figure.colour = state.players[seat].faction
    figure.captured_in = state.round  # DD-MCV-08, DD-SELL-06


def drag_along(state: Table, target: Figure, old: int) -> None:
    """What goes with a building (DD-CAPTURE-07…13)."""
    building_captured(state, target, old)
    if target.type == "refinery":
        take_credits(state, target.owner, old)
        spot = beyond(target.field, Direction(target.facing))
        for other in state.at(spot):
            if other.type == "harvester" and other.owner == old:
                take_along(state, other, target.owner)
    if target.type == "helipad":
        for other in state.at(target.field):
            if other.sheet.ammo_once and other.owner != target.owner:
                take_along(state, other, target.owner)


def take_credits(state: Table, seat: int, old: int) -> None:
    """Half of the credits of the old owner, rounded down (DD-CAPTURE-11)."""
    half = state.players[old].money() // 2
    state.players[old].pay(-half)
    state.players[seat].pay(half)
    state.report(CreditsTaken("DD-CAPTURE-11", seat, old, half))


def take_along(state: Table, figure: Figure, seat: int) -> None:
    """A harvester or aircraft is captured too; without a spare figure it is removed (17)."""
    old = figure.owner
    if left(state, seat, figure.type) > 0:
        change_hands(state, figure, seat)
        clause = "DD-CAPTURE-12" if figure.type == "harvester" else "DD-CAPTURE-13"
        state.report(Captured(clause, seat, figure.id, old))
        return
    field = figure.field
    take_off(state, figure)
    state.report(Destroyed("DD-CAPTURE-17", figure.id, figure.type, field, old, seat))
    drop_ore(state, figure, field)


CAPTURE = Act(Capture, take_capture, captures, capture_refused)
