"""Engineers repair bridges (DD-BRIDGE-04)."""

from __future__ import annotations

from collections.abc import Iterator

from starboard.errors import Illegal
from starboard.games.dominate.activation import begin_action, no_action, waiting
from starboard.games.dominate.events import Turned
from starboard.games.dominate.kinds import Side
from starboard.games.dominate.moves import Repair
from starboard.games.dominate.pieces import bridge_at, is_intact
from starboard.games.dominate.state import Table
from starboard.kernel import Act, Chance, Choice, Seat


def repairs(choice: Choice[Table], state: Table, seat: Seat) -> Iterator[Repair]:
    """Every engineer, every bridge beside him."""
    for figure in waiting(state, seat):
        if figure.type == "ing_inf" and figure.field:
            for field in state.land.beside(figure.field):
                bridge = bridge_at(state, field)
                if bridge is not None:
                    yield Repair(figure.id, bridge.id)


def repair_refused(choice: Choice[Table], state: Table, seat: Seat, move: Repair) -> Illegal | None:
    refused = no_action(state, seat, move.figure)
    if refused is not None:
        return refused  # DD-ACT-01
    figure, bridge = state.figures[move.figure], state.figures.get(move.bridge)
    if figure.type != "ing_inf":
        return Illegal("DD-BRIDGE-04", "only-engineers-repair", figure=figure.id)
    if bridge is None or bridge.type != "bridge":
        return Illegal("DD-BRIDGE-04", "no-such-figure", figure=move.bridge)
    if is_intact(bridge):
        return Illegal("DD-BRIDGE-04", "bridge-is-whole", figure=bridge.id)
    if bridge.field not in state.land.beside(figure.field):
        return Illegal("DD-BRIDGE-04", "not-beside", figure=figure.id, field=bridge.field)
    return None


def take_repair(
    choice: Choice[Table], state: Table, seat: Seat, move: Repair, chance: Chance
) -> None:
    """The token flips back; ore on it can be reached again (DD-HARV-07)."""
    begin_action(state, state.figures[move.figure])  # DD-BRIDGE-04
    state.figures[move.bridge].side = Side.INTACT.value  # DD-BRIDGE-04
    state.report(Turned("DD-BRIDGE-04", move.bridge, Side.INTACT.value))


REPAIR = Act(Repair, take_repair, repairs, repair_refused)
