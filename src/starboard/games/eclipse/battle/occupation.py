"""After the attacks: discs, discoveries, repair, elimination (ECL-OCC)."""

from __future__ import annotations

from typing import ClassVar

from starboard.errors import Illegal
from starboard.games.eclipse.battle.events import ShipsRepaired
from starboard.games.eclipse.battle.moves import Occupy
from starboard.games.eclipse.battle.sectors import SectorStep
from starboard.games.eclipse.control import lose_control, take_control
from starboard.games.eclipse.discoveries import TakeDiscovery
from starboard.games.eclipse.elimination import retire, wind_up
from starboard.games.eclipse.galaxy import by_number
from starboard.games.eclipse.kinds import Special
from starboard.games.eclipse.own import CombatChoice
from starboard.games.eclipse.state import NEUTRAL, NOBODY, Hex, Table
from starboard.kernel import Act, Chance, Pass, Seat, Step


def holder(sector: Hex) -> int:
    """The player with ships in a sector, once the battles are over."""
    for ship in sector.ships:
        if ship.owner != NEUTRAL:
            return ship.owner
    return NOBODY


class Occupation(Step[Table]):
    """Sector by sector in descending number (ECL-OCC-01, ECL-FAQ-24)."""

    def run(self, state: Table, chance: Chance) -> None:
        held = [sector for sector in by_number(state) if holder(sector) != NOBODY]
        state.push(*[Hold(sector.id) for sector in held if sector.disc != holder(sector)])


class Hold(SectorStep):
    """The enemy disc goes where no cube protects it; then a disc may be put (ECL-OCC-02, 03)."""

    def run(self, state: Table, chance: Chance) -> None:
        sector = state.sectors[self.sector]
        seat = holder(sector)
        if sector.disc != NOBODY:
            if any(sector.cubes):
                return
            lose_control(state, sector, "ECL-OCC-02")
        if state.players[seat].discs > 0:
            state.push(Occupying(seat, sector.id))


def held_sector(occupying: Occupying, state: Table, seat: Seat) -> list[Occupy]:
    """The sector it is about."""
    return [Occupy(occupying.sector)]


def cannot_occupy(occupying: Occupying, state: Table, seat: Seat, move: Occupy) -> Illegal | None:
    """Sector by sector (ECL-OCC-01)."""
    if move.sector != occupying.sector:
        return Illegal("ECL-OCC-01", "another-sector-first", sector=occupying.sector)
    return None


def occupy(occupying: Occupying, state: Table, seat: Seat, move: Occupy, chance: Chance) -> None:
    """A disc of the track goes there (ECL-OCC-03)."""
    take_control(state, seat, state.sectors[occupying.sector], "ECL-OCC-03")


def leave_free(occupying: Occupying, state: Table, seat: Seat, move: Pass, chance: Chance) -> None:
    """Nobody controls it (ECL-OCC-03)."""


class Occupying(CombatChoice):
    """Put a disc on the sector or leave it without one (ECL-OCC-01, 03)."""

    acts: ClassVar[tuple[Act, ...]] = (
        Act(Occupy, occupy, held_sector, cannot_occupy),
        Act(Pass, leave_free),
    )
    sector: str

    def question(self, state: Table) -> dict[str, str | int]:
        return {"sector": self.sector}


def finder(state: Table, sector: Hex) -> int:
    """Whoever has a ship there, without one the controller (ECL-OCC-04, ECL-FAQ-18).

    Draco needs no ship: a tile under its disc is one that its Ancients guarded until now.
    """
    if state.rules >= 3 and is_dracos(state, sector):
        return sector.disc
    seat = holder(sector)
    return sector.disc if seat == NOBODY else seat


def is_dracos(state: Table, sector: Hex) -> bool:
    """Whether it is controlled by the species that lives with Ancients (ECL-SPEC-27)."""
    if sector.disc == NOBODY:
        return False
    return Special.COEXISTS_WITH_ANCIENTS in state.players[sector.disc].people.special


class Discover(Step[Table]):
    """Every tile that nobody guards any more goes to its finder (ECL-OCC-04, ECL-FAQ-18)."""

    def run(self, state: Table, chance: Chance) -> None:
        taken: list[TakeDiscovery] = []
        for sector in by_number(state):
            if not sector.discovery or sector.has_ship(NEUTRAL):  # ECL-SPEC-28
                continue
            seat = finder(state, sector)
            if seat != NOBODY:
                taken.append(TakeDiscovery(seat, sector.id))
        state.push(*taken)


class Repair(Step[Table]):
    """All damage is removed from all ships (ECL-OCC-05)."""

    def run(self, state: Table, chance: Chance) -> None:
        repaired = False
        for sector in state.sectors.values():
            for ship in sector.ships:
                if ship.damage:
                    ship.damage = 0
                    repaired = True
        if repaired:
            state.report(ShipsRepaired("ECL-OCC-05"))


class Collapse(Step[Table]):
    """Players without ship and sector are out of the game, all at once (ECL-OCC-06…08)."""

    def run(self, state: Table, chance: Chance) -> None:
        sectors = list(state.sectors.values())
        lost = [
            seat
            for seat in state.alive()
            if not any(sector.disc == seat or sector.has_ship(seat) for sector in sectors)
        ]
        for seat in lost:
            retire(state, seat, "ECL-OCC-06")
        for seat in lost:
            wind_up(state, seat)
