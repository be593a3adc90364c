"""Colony ships (ECL-COL)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from typing import ClassVar

from starboard.errors import Illegal
from starboard.games.eclipse.control import is_advanced, squares, tracks_of
from starboard.games.eclipse.galaxy import enemies
from starboard.games.eclipse.galaxy_events import Colonised
from starboard.games.eclipse.kinds import Resource
from starboard.games.eclipse.printed import AdvancedPopulation
from starboard.games.eclipse.state import RESOURCES, Hex, Player, Table
from starboard.kernel import Aside, Chance, Seat, Together


class Colonise(Aside[Table]):
    """Put a cube of a track on a square, written as `SECTOR.SQUARE` (ECL-COL-01, 05)."""

    verb: ClassVar[str] = "colonise"
    square: str
    track: Resource

    @property
    def touches(self) -> tuple[str, ...]:
        return (self.square, self.track.value)

    def reason(self, state: Table, seat: Seat) -> Illegal | None:
        if not state.players[seat].colony_ships:
            return Illegal("ECL-COL-05", "no-colony-ship")
        place = find_square(state, self.square)
        if place is None:
            return Illegal("ECL-COL-01", "no-such-square", square=self.square)
        sector, square = place
        return cannot_settle(state, seat, sector, square, self.track)

    def take(self, state: Table, seat: Seat, chance: Chance) -> None:
        name, square = read_square(self.square)
        sector = state.sectors[name]
        player = state.players[seat]
        player.colony_ships -= 1
        player.used_colony_ships += 1
        player.tracks[self.track] -= 1
        sector.cubes[square] = True
        state.report(Colonised("ECL-COL-01", seat, sector.id, self.track.value))


def find_square(state: Table, name: str) -> tuple[Hex, int] | None:
    """A population square on the map."""
    sector, square = read_square(name)
    found = state.sectors.get(sector)
    return (found, square) if found is not None and 0 <= square < len(found.cubes) else None


@lru_cache(maxsize=1000)
def read_square(name: str) -> tuple[str, int]:
    """Sector and number out of `SECTOR.SQUARE`; -1 where there is no number."""
    sector, _, number = name.partition(".")
    known = number.isascii() and number.isdigit() and len(number) < 3
    return (sector, int(number)) if known and str(int(number)) == number else (sector, -1)


def cannot_settle(
    state: Table, seat: int, sector: Hex, square: int, track: Resource
) -> Illegal | None:
    """Why no such cube can be put on a square (ECL-COL-01…03, 06, 07, 09…11, ECL-UPK-04).

    A track without cubes has none to give (ECL-GEN-17).
    """
    player = state.players[seat]
    if sector.disc != seat:
        return Illegal("ECL-COL-02", "sector-not-yours", sector=sector.id)
    if sector.cubes[square]:
        return Illegal("ECL-COL-01", "square-is-taken", sector=sector.id)
    if track not in tracks_of(sector, square):
        return Illegal("ECL-COL-03", "cube-does-not-belong-there", track=track.value)
    if not player.tracks[track]:
        return Illegal("ECL-GEN-17", "no-cube-left", track=track.value)
    if is_advanced(sector, square) and not masters(state, player, track):
        gray = squares(sector)[square] is Resource.GRAY
        clause = "ECL-COL-10" if gray else "ECL-COL-09"
        return Illegal(clause, "square-needs-technology", track=track.value)
    if len(sector.ships) and in_upkeep(state) and enemies(player, sector):
        return Illegal("ECL-UPK-04", "enemy-ships-there", sector=sector.id)
    return None


def masters(state: Table, player: Player, track: Resource) -> bool:
    """Whether a technology lets cubes of this track live on squares with a star (ECL-COL-09)."""
    return track in mastered(state, player)


def mastered(state: Table, player: Player) -> list[Resource]:
    """The tracks whose cubes can live on squares with a star, by technologies (ECL-COL-09)."""
    found: list[Resource] = []
    for names in player.technologies.values():
        for name in names:
            effect = state.box.technologies[name].effect
            if type(effect) is AdvancedPopulation:
                found.extend(effect.resources)
    return found


def in_upkeep(state: Table) -> bool:
    """The one phase that everybody plays at once (ECL-UPK-01): enemy ships matter (ECL-COL-06)."""
    return isinstance(state.agenda.top, Together)


def colonisations(state: Table, seat: Seat) -> Iterator[Colonise]:
    """Every conceivable use of a colony ship: a fitting cube on an empty square."""
    for sector in state.sectors.values():
        if sector.disc == seat and False in sector.cubes:
            for square, filled in enumerate(sector.cubes):
                if not filled:
                    yield from for_square(sector.id, square, tracks_of(sector, square))


def possible_colonisations(state: Table, seat: Seat) -> list[Colonise]:
    """Those that nothing speaks against; what holds for a whole sector is asked once."""
    player = state.players[seat]
    found: list[Colonise] = []
    if not player.colony_ships:
        return found
    able: list[Resource] | None = None
    for sector in state.sectors.values():
        if sector.disc != seat or False not in sector.cubes:
            continue
        if len(sector.ships) and in_upkeep(state) and enemies(player, sector):  # ECL-UPK-04
            continue
        for square, filled in enumerate(sector.cubes):
            if filled:
                continue
            starred = is_advanced(sector, square)
            if starred and able is None:
                able = mastered(state, player)
            for each in for_square(sector.id, square, tracks_of(sector, square)):
                if player.tracks[each.track] and (not starred or (able and each.track in able)):
                    found.append(each)
    return found


@cache
def for_square(sector: str, square: int, tracks: tuple[Resource, ...]) -> tuple[Colonise, ...]:
    """The same few asides are looked at before every move, so they are made once."""
    return tuple([Colonise(f"{sector}.{square}", track) for track in RESOURCES if track in tracks])


def can_colonise(state: Table, seat: Seat) -> bool:
    """Whether there is anything to do for a colony ship."""
    return bool(possible_colonisations(state, seat))
