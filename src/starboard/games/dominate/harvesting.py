"""Harvesters: ore is loaded where it lies and unloaded at refineries (DD-HARV)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from starboard.errors import Illegal
from starboard.games.dominate.activation import begin_action, no_action, waiting
from starboard.games.dominate.energy import has_energy
from starboard.games.dominate.events import OreLoaded, OreUnloaded
from starboard.games.dominate.ground import beyond
from starboard.games.dominate.kinds import Direction
from starboard.games.dominate.moves import Load, Unload
from starboard.games.dominate.settling import after_movement
from starboard.games.dominate.state import Figure, Table
from starboard.kernel import Act, Chance, Choice, Seat, Step

HARVESTER: Final = "harvester"
ORE: Final = 6
"""Credits for one ore (DD-HARV-03)."""


def unload_field(refinery: Figure) -> str:
    """The place beside a refinery where ore is unloaded (DD-HARV-06)."""
    return beyond(refinery.field, Direction(refinery.facing))


def refineries_at(state: Table, figure: Figure) -> list[Figure]:
    """The friendly refineries on whose unload field a harvester stands (DD-HARV-04)."""
    return [
        other
        for other in state.figures.values()
        if other.sheet.type == "refinery"
        and unload_field(other) == figure.field
        and state.friendly(figure.owner, other.owner)
    ]


def why_no_harvester(state: Table, seat: int, name: str, clause: str) -> Illegal | None:
    """Why something is no harvester with an action left."""
    refused = no_action(state, seat, name)
    if refused is None and state.figures[name].type != HARVESTER:
        return Illegal(clause, "no-harvester", figure=name)
    return refused


# ------------------------------------------------------------------------- loading


def loads(choice: Choice[Table], state: Table, seat: Seat) -> Iterator[Load]:
    for figure in waiting(state, seat):
        if figure.sheet.type == HARVESTER:
            yield Load(figure.id)


def load_refused(choice: Choice[Table], state: Table, seat: Seat, move: Load) -> Illegal | None:
    """One ore, from its own field (DD-HARV-01, 02)."""
    refused = why_no_harvester(state, seat, move.figure, "DD-HARV-01")
    if refused is not None:
        return refused
    figure = state.figures[move.figure]
    if figure.cargo:
        return Illegal("DD-HARV-02", "holds-ore", figure=figure.id)
    if not state.ore.get(figure.field):
        return Illegal("DD-HARV-01", "no-ore-there", field=figure.field)
    return None


def take_load(choice: Choice[Table], state: Table, seat: Seat, move: Load, chance: Chance) -> None:
    begin_action(state, state.figures[move.figure])
    after_movement(state, Loading(move.figure))


class Loading(Step[Table]):
    """One ore goes into the harvester, if it still lives (DD-HARV-01)."""

    figure: str

    def run(self, state: Table, chance: Chance) -> None:
        figure = state.figures.get(self.figure)
        if figure is None:
            return
        ore = state.ore[figure.field]
        figure.cargo = ore.pop()
        if not ore:
            del state.ore[figure.field]
        state.report(OreLoaded("DD-HARV-01", figure.id, figure.field))


# ------------------------------------------------------------------------- unloading


def unloads(choice: Choice[Table], state: Table, seat: Seat) -> Iterator[Unload]:
    for figure in waiting(state, seat):
        if figure.sheet.type == HARVESTER:
            yield Unload(figure.id)


def unload_refused(choice: Choice[Table], state: Table, seat: Seat, move: Unload) -> Illegal | None:
    """With ore, on an unload field, at a refinery with energy (DD-HARV-03…05)."""
    refused = why_no_harvester(state, seat, move.figure, "DD-HARV-03")
    if refused is not None:
        return refused  # DD-ACT-01
    figure = state.figures[move.figure]
    if not figure.cargo:
        return Illegal("DD-HARV-03", "holds-no-ore", figure=figure.id)
    refineries = refineries_at(state, figure)
    if not refineries:
        return Illegal("DD-HARV-04", "no-refinery-here", figure=figure.id)
    if not any(has_energy(state, refinery.owner) for refinery in refineries):
        return Illegal("DD-HARV-05", "lacks-energy", figure=refineries[0].id)
    return None


def take_unload(
    choice: Choice[Table], state: Table, seat: Seat, move: Unload, chance: Chance
) -> None:
    begin_action(state, state.figures[move.figure])
    after_movement(state, Unloading(move.figure))


class Unloading(Step[Table]):
    """The ore leaves the game for credits, if the harvester still lives (DD-HARV-03)."""

    figure: str

    def run(self, state: Table, chance: Chance) -> None:
        figure = state.figures.get(self.figure)
        if figure is None:
            return
        region, figure.cargo = figure.cargo, ""
        state.brought[region] = state.brought.get(region, 0) + 1
        state.players[figure.owner].pay(ORE)
        state.report(OreUnloaded("DD-HARV-03", figure.owner, figure.id, ORE))


LOAD = Act(Load, take_load, loads, load_refused)
UNLOAD = Act(Unload, take_unload, unloads, unload_refused)
