"""Discs, cubes and ships on sectors: who controls what, who came first (ECL-GEN-05, ECL-INF)."""

from __future__ import annotations

from typing import ClassVar

from starboard.errors import Illegal
from starboard.games.eclipse.events import ControlLost, ControlTaken, CubeReturned
from starboard.games.eclipse.kinds import Resource
from starboard.games.eclipse.moves import ReturnCube
from starboard.games.eclipse.own import CombatChoice
from starboard.games.eclipse.resources import open_tracks
from starboard.games.eclipse.state import NEUTRAL, NOBODY, RESOURCES, Hex, Ship, Table
from starboard.kernel import Act, Chance, Seat

ORBITAL_TRACKS = (Resource.SCIENCE, Resource.MONEY)
"""ECL-COL-11."""


def squares(sector: Hex) -> list[Resource]:
    """The resource of each population square: planets, squares with a star, the Orbital's."""
    found = [*sector.tile.planets, *sector.tile.advanced]
    if sector.orbital:
        found.append(Resource.GRAY)
    return found


def is_advanced(sector: Hex, square: int) -> bool:
    """Whether a square shows a star (ECL-COL-09)."""
    plain = len(sector.tile.planets)
    return plain <= square < plain + len(sector.tile.advanced)


def is_orbital(sector: Hex, square: int) -> bool:
    """Whether a square is that of the Orbital (ECL-GEN-13)."""
    return square == len(sector.tile.planets) + len(sector.tile.advanced)


def tracks_of(sector: Hex, square: int) -> tuple[Resource, ...]:
    """The tracks whose cubes belong on a square (ECL-COL-03, 07, 11)."""
    plain, starred = sector.tile.planets, sector.tile.advanced
    if square >= len(plain) + len(starred):
        return ORBITAL_TRACKS
    resource = plain[square] if square < len(plain) else starred[square - len(plain)]
    return RESOURCES if resource is Resource.GRAY else (resource,)


def add_orbital(sector: Hex) -> None:
    """An Orbital adds a square; it stays for good (ECL-GEN-12, 13)."""
    sector.orbital = True
    sector.cubes.append(False)


def arrive(sector: Hex, party: int) -> None:
    """Note when a party came: the start of its uninterrupted presence (ECL-CMB-07)."""
    if party not in sector.arrivals:
        sector.arrivals.append(party)


def depart(sector: Hex, party: int) -> None:
    """Forget a party that has neither ship nor disc here any more."""
    if party not in sector.arrivals or sector.has_ship(party):
        return
    if party == NEUTRAL or sector.disc != party:
        sector.arrivals.remove(party)


def put_ship(state: Table, sector: Hex, owner: int, kind: str) -> Ship:
    """Put a ship on the map; a player's comes out of the supply."""
    state.ships += 1
    ship = Ship(f"{kind}.{state.ships}", owner, kind)
    sector.ships.append(ship)
    arrive(sector, owner)
    if owner >= 0:
        state.players[owner].supply[kind] -= 1
    return ship


def take_control(state: Table, seat: int, sector: Hex, clause: str) -> None:
    """The leftmost disc of the track goes on a sector (ECL-GEN-05, ECL-RES-09, ECL-INF-01)."""
    state.players[seat].discs -= 1
    sector.disc = seat
    arrive(sector, seat)
    state.report(ControlTaken(clause, seat, sector.id))


def lose_control(state: Table, sector: Hex, clause: str) -> None:
    """The disc goes back to its owner's track; the cubes to theirs (ECL-INF-03, 08, ECL-UPK-07)."""
    seat = sector.disc
    state.players[seat].discs += 1
    sector.disc = NOBODY
    depart(sector, seat)
    state.report(ControlLost(clause, seat, sector.id))
    for square, filled in enumerate(sector.cubes):
        if filled:
            sector.cubes[square] = False
            return_cube(state, seat, tracks_of(sector, square), clause)


def return_cube(state: Table, seat: int, among: tuple[Resource, ...], clause: str) -> None:
    """A cube goes back to a track; its owner is asked where there is a choice (ECL-INF-08…10).

    Questions are pushed on top of the agenda, so they come before whatever follows.
    """
    tracks = open_tracks(state, state.players[seat], among)
    if len(tracks) == 1:
        put_back(state, seat, tracks[0], clause)
    else:
        state.push(CubeHome(seat, among, clause))


def put_back(state: Table, seat: int, track: Resource, clause: str) -> None:
    """Cover the highest uncovered number of a track (ECL-RES-07, ECL-INF-08)."""
    state.players[seat].tracks[track] += 1
    state.report(CubeReturned(clause, seat, track.value))


def tracks_to_return_to(home: CubeHome, state: Table, seat: Seat) -> list[ReturnCube]:
    """Any track."""
    return [ReturnCube(track) for track in RESOURCES]


def cannot_return(home: CubeHome, state: Table, seat: Seat, move: ReturnCube) -> Illegal | None:
    """Only where such a cube belongs, or anywhere else if there is no room (ECL-INF-09, 10)."""
    if move.track in open_tracks(state, state.players[seat], home.among):
        return None
    return Illegal("ECL-INF-09", "cube-does-not-belong-there", track=move.track.value)


def choose_track(
    home: CubeHome, state: Table, seat: Seat, move: ReturnCube, chance: Chance
) -> None:
    """The cube goes there (ECL-INF-09)."""
    put_back(state, seat, move.track, home.cause)


class CubeHome(CombatChoice):
    """The owner of a cube decides which track it goes back to (ECL-INF-09, 10)."""

    acts: ClassVar[tuple[Act, ...]] = (
        Act(ReturnCube, choose_track, tracks_to_return_to, cannot_return),
    )
    obvious: ClassVar[bool] = True
    among: tuple[Resource, ...]
    cause: str
    """The clause by which the cube left its square."""
