"""Unloading units at the target place for the ground combat (PR-RETR-06, 15, 16, PR-GROUND-02)."""

from __future__ import annotations

from typing import ClassVar

from starboard.errors import Illegal
from starboard.games.perry_rhodan.attackable import target_of
from starboard.games.perry_rhodan.battle import defending_ships
from starboard.games.perry_rhodan.ending import OfMission
from starboard.games.perry_rhodan.events.missions import UnitLanded
from starboard.games.perry_rhodan.formation import mission_of, ships_of
from starboard.games.perry_rhodan.holds import (
    ON_FOOT,
    all_aboard,
    carrier_of,
    put_aboard,
    set_out,
    take_out,
    walkers,
)
from starboard.games.perry_rhodan.moves.missions import Landed, Unload
from starboard.games.perry_rhodan.placing import lose, stays_aboard
from starboard.games.perry_rhodan.state import Laid, Mission, Table
from starboard.games.perry_rhodan.transport import has_room
from starboard.kernel import Act, Chance, Choice, Seat, Seats


def landing_ships(state: Table, mission: Mission) -> list[Laid]:
    """The ships that may unload: all that are there, or only those that broke through.

    PR-AGT-19, PR-RETR-06, 15, 16, PR-GROUND-02.
    """
    ships = still_there(state, mission)
    if not defending_ships(state, mission):
        return ships
    through = mission.through or ()
    return [ship for ship in ships if ship.id in through]


def still_there(state: Table, mission: Mission) -> list[Laid]:
    """The ships of the attacker that have not retreated (PR-RETR-04, 21)."""
    gone = mission.retreated or ()
    return [ship for ship in ships_of(state, mission) if ship.id not in gone]


def aboard_of(state: Table, mission: Mission) -> list[Laid]:
    """The units that might be unloaded."""
    ships = landing_ships(state, mission)
    return [laid for ship in ships for laid in all_aboard(state, ship) if laid.card.is_unit]


class Land(OfMission):
    """Who came on foot is there; who came by ship may be unloaded.

    PR-CARD-35, PR-MISS-11, PR-OFF-15, PR-GROUND-02, 03.
    """

    def run(self, state: Table, chance: Chance) -> None:
        mission = mission_of(state)
        mission.landed = {}
        for unit in walkers(state, self.seat):
            land(state, mission, unit, ON_FOOT)
        if landing_ships(state, mission) and not stays_aboard(target_of(state, mission)):
            state.push(Unloading(self.seat))


def land(state: Table, mission: Mission, unit: Laid, ship: str) -> None:
    """A unit is on the ground and is seen."""
    take_out(state, unit)
    mission.landed = {**(mission.landed or {}), unit.id: ship}
    state.report(UnitLanded("PR-RETR-16", unit.owner, unit.id))


def unloads(choice: Unloading, state: Table, seat: Seat) -> list[Unload]:
    """Every unit aboard."""
    return [Unload(unit.id) for unit in aboard_of(state, mission_of(state))]


def cannot_unload(choice: Unloading, state: Table, seat: Seat, move: Unload) -> Illegal | None:
    """Only from ships that are there without a fight, or broke through (PR-RETR-06, 16)."""
    if move.unit in [unit.id for unit in aboard_of(state, mission_of(state))]:
        return None
    return Illegal("PR-RETR-16", "is-not-aboard", card=move.unit)


def unload(choice: Unloading, state: Table, seat: Seat, move: Unload, chance: Chance) -> None:
    """A unit leaves its ship."""
    unit = state.players[seat].cards[move.unit]
    ship = carrier_of(state, unit)
    assert ship is not None
    land(state, mission_of(state), unit, ship.id)
    state.push(choice)


def landed(choice: Unloading, state: Table, seat: Seat, move: Landed, chance: Chance) -> None:
    """All others stay aboard."""


class Unloading(Choice[Table]):
    """Who is unloaded for the ground combat? (PR-RETR-16)"""

    acts: ClassVar[tuple[Act, ...]] = (
        Act(Unload, unload, unloads, cannot_unload),
        Act(Landed, landed),
    )
    seat: int

    def must(self, state: Table) -> Seats:
        return (self.seat,)


# ------------------------------------------------------------------------- back aboard


def reembark(state: Table, mission: Mission) -> None:
    """Units on the ground go back aboard, or walk; without room they are lost.

    PR-MISS-11, PR-TRANS-06, PR-AGT-14, PR-RETR-21.
    """
    cards = state.players[mission.seat].cards
    for name, ship in (mission.landed or {}).items():
        unit = cards.get(name)
        if unit is None:
            continue
        if ship == ON_FOOT:
            set_out(state, unit)
            continue
        ready = [cards[ship]] if ship in cards else []
        ready += [other for other in still_there(state, mission) if other.id != ship]
        free = next((each for each in ready if has_room(state, each, unit) is None), None)
        if free is None:
            lose(state, unit, "PR-TRANS-06")
        else:
            put_aboard(state, unit, free)
    mission.landed = None
