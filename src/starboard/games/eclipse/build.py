"""Building ships and structures (ECL-BLD)."""

from __future__ import annotations

from typing import ClassVar, Final

from starboard.errors import Illegal
from starboard.games.eclipse.activation import STOP, Activation
from starboard.games.eclipse.control import add_orbital, put_ship
from starboard.games.eclipse.events import Built
from starboard.games.eclipse.kinds import Resource, ShipType, Structure
from starboard.games.eclipse.moves import Build
from starboard.games.eclipse.refusals import not_yours
from starboard.games.eclipse.resources import pay
from starboard.games.eclipse.state import Hex, Player, Table
from starboard.kernel import Act, Chance, Seat

THINGS: tuple[str, ...] = (*[ship.value for ship in ShipType], *[kind.value for kind in Structure])
STRUCTURES: Final = {kind.value: kind for kind in Structure}
PLANS = ("starbase", "orbital", "monolith")
"""What needs the technology of its name (ECL-BLD-04)."""


def cost_of(state: Table, player: Player, thing: str) -> int:
    """Printed on the blueprint; Mechanema builds cheaper (ECL-BLD-02, ECL-SPEC-32)."""
    people = player.people
    structure = STRUCTURES.get(thing)
    if structure is not None:
        return people.structure_costs.get(structure, state.box.structures[structure].cost)
    return state.box.blueprint(people.id, ShipType(thing)).cost


def cannot_afford(state: Table, player: Player, thing: str) -> Illegal | None:
    """Technology, supply, materials, wherever it is built (ECL-BLD-04, ECL-GEN-17, ECL-RES-02)."""
    if thing in PLANS and not player.owns(thing):
        return Illegal("ECL-BLD-04", "technology-missing", technology=thing)
    if thing in player.supply and not player.supply[thing]:
        return Illegal("ECL-GEN-17", "none-left", thing=thing)
    cost, held = cost_of(state, player, thing), player.storage[Resource.MATERIALS]
    if cost > held:
        return Illegal("ECL-RES-02", "cannot-pay", cost=cost, held=held, resource="materials")
    return None


def cannot_build(action: Building, state: Table, seat: Seat, move: Build) -> Illegal | None:
    """Why something cannot be built there now (ECL-BLD-01, 03, 05)."""
    sector = state.sectors.get(move.sector)
    if sector is None or sector.disc != seat:
        return Illegal("ECL-BLD-03", "sector-not-yours", sector=move.sector)
    if move.thing not in THINGS:
        return Illegal("ECL-BLD-01", "nothing-to-build", thing=move.thing)
    if (move.thing == "orbital" and sector.orbital) or (
        move.thing == "monolith" and sector.monolith
    ):
        return Illegal("ECL-BLD-05", "one-in-a-sector", thing=move.thing, sector=move.sector)
    return cannot_afford(state, state.players[seat], move.thing)


def place(state: Table, seat: int, thing: str, sector: Hex) -> None:
    """Put what was built or found into the sector."""
    if thing == "orbital":
        add_orbital(sector)
    elif thing == "monolith":
        sector.monolith = True
    else:
        put_ship(state, sector, seat, thing)


def things_to_build(action: Building, state: Table, seat: Seat) -> list[Build]:
    """Everything in every controlled sector."""
    return [Build(thing, sector.id) for sector in state.controlled(seat) for thing in THINGS]


def affordable_things(action: Building, state: Table, seat: Seat) -> list[Build]:
    """What can be built: whether it can be paid is the same everywhere."""
    player = state.players[seat]
    things = [each for each in THINGS if cannot_afford(state, player, each) is None]
    found: list[Build] = []
    for sector in state.controlled(seat) if things else []:
        for thing in things:
            move = Build(thing, sector.id)
            once = thing in ("orbital", "monolith")
            if not once or cannot_build(action, state, seat, move) is None:
                found.append(move)
    return found


def build(action: Building, state: Table, seat: Seat, move: Build, chance: Chance) -> None:
    """Pay for it and put it there (ECL-BLD-01)."""
    if action.left > 1:
        state.push(Building(action.seat, action.left - 1))
    cost = cost_of(state, state.players[seat], move.thing)
    pay(state, seat, Resource.MATERIALS, cost, "ECL-BLD-01")
    place(state, seat, move.thing, state.sectors[move.sector])
    state.report(Built("ECL-BLD-01", seat, move.thing, move.sector))


class Building(Activation):
    """Build one thing after another (ECL-BLD-01, 05, 06)."""

    acts: ClassVar[tuple[Act, ...]] = (
        Act(Build, build, things_to_build, cannot_build, affordable_things),
        STOP,
    )

    def refuse(self, state: Table, seat: Seat, thing: str) -> Illegal | None:
        """One builds in own sectors only (ECL-BLD-03)."""
        found = not_yours(state, thing, "ECL-BLD-03")
        return found or Illegal("ECL-BLD-03", "builds-in-own-sectors")
