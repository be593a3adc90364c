"""A mission fights at its target: first in space, then on the ground (PR-SPACE-01…09, PR-GROUND).

`SpaceBattle` and `GroundBattle` are steps of a mission. Between them units are unloaded.
"""

from __future__ import annotations

from typing import ClassVar

from starboard.errors import Illegal
from starboard.games.perry_rhodan.arming import take_gear
from starboard.games.perry_rhodan.combat import begin_combat
from starboard.games.perry_rhodan.formation import boats_of, mission_of, ships_of
from starboard.games.perry_rhodan.holds import (
    all_aboard,
    close_holds,
    is_carried,
    listed_units,
    open_holds,
    put_aboard,
    take_out,
)
from starboard.games.perry_rhodan.kinds import CombatKind
from starboard.games.perry_rhodan.loyalty import agree
from starboard.games.perry_rhodan.moves.combat import Ready
from starboard.games.perry_rhodan.moves.missions import Board, To
from starboard.games.perry_rhodan.placing import Arrive
from starboard.games.perry_rhodan.refuges import refuges
from starboard.games.perry_rhodan.state import Laid, Mission, Table
from starboard.games.perry_rhodan.transport import capacity, has_room
from starboard.games.perry_rhodan.versions import AS_THE_BOOK_SAYS, follows
from starboard.games.perry_rhodan.zones import Place, place_at, place_id, split_place
from starboard.kernel import Act, Chance, Choice, Seat, Seats, Step


def target_place(state: Table, mission: Mission) -> Place:
    """The place that a mission attacks."""
    return place_at(state, mission.target_space, mission.target_side, mission.target)


def defending_ships(state: Table, mission: Mission) -> list[Laid]:
    """All ships of the defender at the target, passive ones too (PR-SPACE-03, 05, 08, 09)."""
    place = target_place(state, mission)
    return [ship for ship in place.ships if ship.owner == mission.target_space]


def defending_units(state: Table, mission: Mission) -> list[Laid]:
    """All units of the defender at the target; none is hidden in a ship (PR-GROUND-07)."""
    place = target_place(state, mission)
    return [unit for unit in place.units if unit.owner == mission.target_space]


# ------------------------------------------------------------------------- in space


class SpaceBattle(Step[Table]):
    """Ships of both sides meet; without that nothing happens in space (PR-SPACE-01, PR-MISS-13)."""

    def run(self, state: Table, chance: Chance) -> None:
        mission = mission_of(state)
        if not ships_of(state, mission) or not defending_ships(state, mission):
            return
        for boat in boats_of(state, mission):  # PR-SPACE-09
            take_out(state, boat)
            mission.members.append(boat.id)
        defenders = defending_ships(state, mission)
        open_holds(state, defenders)
        state.push(LoadUp(), MeetInSpace(), AfterSpace())


class MeetInSpace(Step[Table]):
    """The space combat with all ships that are there (PR-SPACE-05)."""

    def run(self, state: Table, chance: Chance) -> None:
        mission = mission_of(state)
        attackers = [ship.id for ship in ships_of(state, mission)]
        defenders = [ship.id for ship in defending_ships(state, mission)]
        begin_combat(state, CombatKind.SPACE, mission.target_space, attackers, defenders)


class AfterSpace(Step[Table]):
    """No enemy ships face the defender any more: his go back, here or elsewhere (PR-RETR-17)."""

    def run(self, state: Table, chance: Chance) -> None:
        if defending_ships(state, mission_of(state)):
            state.push(GoBack())


# ------------------------------------------------------------------------- loading


def loads(choice: LoadUp, state: Table, seat: Seat) -> list[Board]:
    """Every unit of the place into every ship there."""
    mission = mission_of(state)
    return [
        Board(unit.id, ship.id)
        for unit in defending_units(state, mission)
        for ship in defending_ships(state, mission)
    ]


def cannot_load(choice: LoadUp, state: Table, seat: Seat, move: Board) -> Illegal | None:
    """Active units of the place, into ships that can carry them.

    PR-PASS-18, PR-TRANS-02, PR-OFF-10, PR-SPACE-08, PR-RETR-17, 18.
    """
    mission = mission_of(state)
    units = {unit.id: unit for unit in defending_units(state, mission)}
    ships = {ship.id: ship for ship in defending_ships(state, mission)}
    unit, ship = units.get(move.unit), ships.get(move.ship)
    if unit is None or ship is None or is_carried(state, unit):
        return Illegal("PR-SPACE-08", "not-at-that-place", card=move.unit)
    if unit.passive:
        return Illegal("PR-PASS-18", "is-passive", card=move.unit)
    if not agree(unit.card, ship.card, unit.side, state.phase):
        return Illegal("PR-TRANS-02", "other-loyalty", card=move.unit)
    return has_room(state, ship, unit)


def load(choice: LoadUp, state: Table, seat: Seat, move: Board, chance: Chance) -> None:
    """The unit goes aboard with its accessories; nobody else sees it.

    PR-OFF-10, PR-SPACE-03, 10, PR-RETR-17.
    """
    cards = state.players[seat].cards
    unit = cards[move.unit]
    open_holds(state, [unit])
    put_aboard(state, unit, cards[move.ship])
    take_gear(state, unit)
    state.push(choice)


def loaded(choice: LoadUp, state: Table, seat: Seat, move: Ready, chance: Chance) -> None:
    """Nobody else goes aboard."""


def conceivable_crew(state: Table, mission: Mission) -> list[Laid]:
    """The defender's units at the target as everybody sees them, agents abroad too.

    PR-AGT-19, 23, PR-SPACE-08.
    """
    if not follows(state, AS_THE_BOOK_SAYS):
        return defending_units(state, mission)
    at = (mission.target_space, mission.target_side, mission.target)
    return [unit for unit in listed_units(state, *at) if unit.owner == mission.target_space]


class LoadUp(Choice[Table]):
    """Before the first round the defender may take units of the place aboard.

    PR-MISS-13, PR-SPACE-03, 08, PR-RETR-17.
    """

    acts: ClassVar[tuple[Act, ...]] = (Act(Board, load, loads, cannot_load), Act(Ready, loaded))

    def must(self, state: Table) -> Seats:
        mission = mission_of(state)
        units = [unit for unit in conceivable_crew(state, mission) if not unit.passive]
        ships = [ship for ship in defending_ships(state, mission) if capacity(state, ship) > 0]
        return (mission.target_space,) if units and ships else ()


# ------------------------------------------------------------------------- the defender's ships


def back_places(state: Table) -> list[str]:
    """The place of the combat, and others in range (PR-RETR-17)."""
    mission = mission_of(state)
    ships = defending_ships(state, mission)
    args = (mission.target_space, mission.target_side, mission.target)
    others = [family for family in refuges(state, *args, ships) if family != mission.target]
    return [mission.target, *others]


def ways_back(choice: GoBack, state: Table, seat: Seat) -> list[To]:
    """Every place to which the defender's ships may go."""
    side = mission_of(state).target_side
    return [To(place_id(side, family)) for family in back_places(state)]


def cannot_go_back(choice: GoBack, state: Table, seat: Seat, move: To) -> Illegal | None:
    """The place of the combat, or another one in range (PR-AGT-54, 56, PR-RETR-17, 18)."""
    where = split_place(move.place)
    if where is not None and where[1] in back_places(state):
        return None
    return Illegal("PR-RETR-17", "no-retreat-there", place=move.place)


def go_back(choice: GoBack, state: Table, seat: Seat, move: To, chance: Chance) -> None:
    """Here all units may fight on the ground; elsewhere they are unloaded there.

    PR-AGT-54, 59, PR-RETR-17, 18.
    """
    mission, where = mission_of(state), split_place(move.place)
    ships = defending_ships(state, mission)
    assert where is not None
    if where[1] == mission.target:
        carriers = [*ships, *[unit for ship in ships for unit in all_aboard(state, ship)]]
        close_holds(state, seat, [each.id for each in carriers if each.card.is_ship])
        return
    state.push(Arrive(seat, where[0], where[1], tuple(ship.id for ship in ships)))


class GoBack(Choice[Table]):
    """Where do the defender's ships go after the space combat? (PR-RETR-17)"""

    acts: ClassVar[tuple[Act, ...]] = (Act(To, go_back, ways_back, cannot_go_back, ways_back),)
    obvious: ClassVar[bool] = True

    def must(self, state: Table) -> Seats:
        return (mission_of(state).target_space,)


# ------------------------------------------------------------------------- on the ground


def landed_units(state: Table, mission: Mission) -> list[Laid]:
    """The attacker's units on the ground."""
    found = [state.laid(name) for name in mission.landed or ()]
    return [laid for laid in found if laid is not None]


class GroundBattle(Step[Table]):
    """Units of both sides meet on the ground (PR-GROUND-01…03)."""

    def run(self, state: Table, chance: Chance) -> None:
        mission = mission_of(state)
        attackers = [unit.id for unit in landed_units(state, mission)]
        defenders = [unit.id for unit in defending_units(state, mission)]
        if attackers and defenders:
            begin_combat(state, CombatKind.GROUND, mission.target_space, attackers, defenders)
