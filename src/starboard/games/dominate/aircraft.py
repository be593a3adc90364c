"""Fighters and bombers reload on helipads (DD-HELI-02…04)."""

from __future__ import annotations

from collections.abc import Iterator

from starboard.errors import Illegal
from starboard.games.dominate.activation import begin_action, no_action, waiting
from starboard.games.dominate.energy import has_energy
from starboard.games.dominate.events import Reloaded
from starboard.games.dominate.moves import Reload
from starboard.games.dominate.pieces import helipad_at
from starboard.games.dominate.state import Table
from starboard.kernel import Act, Chance, Choice, Seat


def reloads(choice: Choice[Table], state: Table, seat: Seat) -> Iterator[Reload]:
    for figure in waiting(state, seat):
        if figure.sheet.ammo_once:
            yield Reload(figure.id)


def reload_refused(choice: Choice[Table], state: Table, seat: Seat, move: Reload) -> Illegal | None:
    """On an own helipad, with energy (DD-HELI-02, 03, 04)."""
    refused = no_action(state, seat, move.figure)
    if refused is not None:
        return refused  # DD-ACT-01
    figure = state.figures[move.figure]
    pad = helipad_at(state, figure.field)
    if not figure.sheet.ammo_once:
        return Illegal("DD-HELI-02", "needs-no-reload", figure=figure.id)
    if pad is None or pad.owner != seat:
        return Illegal("DD-HELI-04", "no-own-helipad", figure=figure.id)
    if figure.loaded:
        return Illegal("DD-HELI-02", "is-loaded", figure=figure.id)
    if not has_energy(state, seat):
        return Illegal("DD-HELI-03", "lacks-energy", figure=pad.id)
    return None


def take_reload(
    choice: Choice[Table], state: Table, seat: Seat, move: Reload, chance: Chance
) -> None:
    figure = state.figures[move.figure]
    begin_action(state, figure)
    figure.loaded = True
    state.report(Reloaded("DD-HELI-02", figure.id))


RELOAD = Act(Reload, take_reload, reloads, reload_refused)
