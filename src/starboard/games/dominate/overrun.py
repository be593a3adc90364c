"""Driving over infantry, and its late counter-attack (DD-OVERRUN)."""

from __future__ import annotations

from starboard.games.dominate.combat import why_unarmed
from starboard.games.dominate.events import Driven
from starboard.games.dominate.losses import destroy
from starboard.games.dominate.state import Figure, Overrun, Table


def drive_over(state: Table, figure: Figure, other: Figure) -> None:
    """Infantry is lost under a vehicle; its counter comes later (DD-OVERRUN-02, 10)."""
    going = state.activation
    silent = may_not_answer(state, figure, other)
    state.report(Driven("DD-OVERRUN-02", figure.id, other.id, other.field))
    destroy(state, other, figure.owner, "DD-OVERRUN-02", figure.id)
    if going is not None:
        going.overrun.append(Overrun(other.sheet, other.owner, other.id, silent))


def may_not_answer(state: Table, figure: Figure, other: Figure) -> bool:
    """Whether infantry under a vehicle has no counter (DD-OVERRUN-04, 11; DD-PRONE-01; cards)."""
    if other.owner < 0 or other.suppressed_in == state.turn:
        return True
    if why_unarmed(state, other) is not None:
        return True
    return figure.sheet.cls not in other.sheet.targets
