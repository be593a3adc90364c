"""Attacks on the population (ECL-BOMB)."""

from __future__ import annotations

from typing import ClassVar

from starboard.errors import Illegal
from starboard.games.eclipse.battle.events import CubeBuried, PopulationAttacked
from starboard.games.eclipse.battle.fire import dice_of
from starboard.games.eclipse.battle.moves import Bomb, Bury
from starboard.games.eclipse.battle.sectors import SectorStep, concerned
from starboard.games.eclipse.battle.sides import has_effect, values_of
from starboard.games.eclipse.colonies import find_square, read_square
from starboard.games.eclipse.control import is_advanced, is_orbital, squares, tracks_of
from starboard.games.eclipse.dice import is_hit
from starboard.games.eclipse.kinds import Resource, Special
from starboard.games.eclipse.own import CombatChoice
from starboard.games.eclipse.printed import DestroyAllPopulation, IgnoreNeutronBombs
from starboard.games.eclipse.state import NOBODY, RESOURCES, Hex, Table
from starboard.kernel import Act, Chance, Seat, Seats


def attacker_of(sector: Hex) -> int:
    """The player whose ships attack the population of a sector, or nobody (ECL-BOMB-01)."""
    if not any(sector.cubes):
        return NOBODY
    for ship in sector.ships:
        if ship.owner not in (sector.disc, NOBODY):
            return ship.owner
    return NOBODY


def no_defence(state: Table, seat: int, owner: int) -> str:
    """The clause by which all cubes are lost without a roll, if there is one."""
    player, victim = state.players[seat], state.players[owner]
    if Special.DEFENCELESS_POPULATION in victim.people.special:
        return "ECL-SPEC-15"
    if not has_effect(state, player, DestroyAllPopulation):
        return ""
    return "" if has_effect(state, victim, IgnoreNeutronBombs) else "ECL-TECH-05"  # ECL-TECH-21


class Bombard(SectorStep):
    """All ships of a player make one cannon attack on the cubes (ECL-BOMB-02…04)."""

    def run(self, state: Table, chance: Chance) -> None:
        sector = state.sectors[self.sector]
        seat, owner, cubes = attacker_of(sector), sector.disc, sum(sector.cubes)
        clause = no_defence(state, seat, owner)
        if clause:  # ECL-TECH-05, ECL-SPEC-15
            state.report(PopulationAttacked(clause, seat, owner, sector.id, (), cubes, True))
            state.push(Massacre(sector.id))
            return
        dice = dice_of(state, seat, sector.ships_of(seat), False)
        if not dice:
            return
        faces = chance.dice(len(dice))
        damage = 0
        for (kind, colour), face in zip(dice, faces, strict=True):
            if is_hit(face, values_of(state, seat, kind).computer, 0):
                damage += state.box.tracks.dice.damage[colour]
        hits = min(damage, cubes)
        told = PopulationAttacked("ECL-BOMB-02", seat, owner, sector.id, tuple(faces), hits, False)
        state.report(told)
        if hits:
            state.push(Bombing(seat, sector.id, hits) if hits < cubes else Massacre(sector.id))


class Massacre(SectorStep):
    """Every cube of a sector is destroyed."""

    def run(self, state: Table, chance: Chance) -> None:
        sector = state.sectors[self.sector]
        for square, filled in enumerate(sector.cubes):
            if filled:
                destroy_cube(state, sector, square)


def destroy_cube(state: Table, sector: Hex, square: int) -> None:
    """Off its square and to its graveyard; the owner decides where there are several."""
    sector.cubes[square] = False
    tracks = tracks_of(sector, square)
    if len(tracks) == 1:
        bury(state, sector.disc, tracks[0], "ECL-BOMB-06")
    else:
        state.push(Burial(sector.disc, sector.id, tracks))


def bury(state: Table, seat: int, track: Resource, clause: str) -> None:
    """Graveyards are emptied in cleanup (ECL-BOMB-06, 07, 09)."""
    state.players[seat].graveyard[track] += 1
    state.report(CubeBuried(clause, seat, track.value))


def cubes_to_bomb(bombing: Bombing, state: Table, seat: Seat) -> list[Bomb]:
    """Every square of the sector."""
    count = len(state.sectors[bombing.sector].cubes)
    return [Bomb(f"{bombing.sector}.{square}") for square in range(count)]


def cannot_bomb(bombing: Bombing, state: Table, seat: Seat, move: Bomb) -> Illegal | None:
    """Only a cube in the sector, of equal ones the first (ECL-BOMB-05)."""
    found = find_square(state, move.square)
    if found is None or found[0].id != bombing.sector or not found[0].cubes[found[1]]:
        return Illegal("ECL-BOMB-05", "no-cube-there", square=move.square)
    sector, chosen = found
    for square in range(chosen):
        if sector.cubes[square] and look(sector, square) == look(sector, chosen):
            return Illegal("ECL-BOMB-05", "equal-cube-first", square=f"{sector.id}.{square}")
    return None


def bomb(bombing: Bombing, state: Table, seat: Seat, move: Bomb, chance: Chance) -> None:
    """The cube is destroyed (ECL-BOMB-05, 06)."""
    if bombing.left > 1:
        state.push(Bombing(bombing.seat, bombing.sector, bombing.left - 1))
    _, square = read_square(move.square)
    destroy_cube(state, state.sectors[bombing.sector], square)


class Bombing(CombatChoice):
    """The attacker chooses the cubes, one after the other (ECL-BOMB-05)."""

    acts: ClassVar[tuple[Act, ...]] = (Act(Bomb, bomb, cubes_to_bomb, cannot_bomb),)
    obvious: ClassVar[bool] = True
    sector: str
    left: int

    def owners(self, state: Table) -> Seats:
        return concerned(state, self.sector)

    def question(self, state: Table) -> dict[str, str | int]:
        return {"sector": self.sector, "left": self.left}


def look(sector: Hex, square: int) -> tuple[Resource, bool, bool]:
    """Squares that look the same are the same to everybody."""
    return squares(sector)[square], is_advanced(sector, square), is_orbital(sector, square)


def graveyards(burial: Burial, state: Table, seat: Seat) -> list[Bury]:
    """Those of all tracks."""
    return [Bury(track) for track in RESOURCES]


def cannot_bury(burial: Burial, state: Table, seat: Seat, move: Bury) -> Illegal | None:
    """Only where the cube could have come from (ECL-BOMB-07)."""
    if move.track in burial.tracks:
        return None
    return Illegal("ECL-BOMB-07", "wrong-graveyard", track=move.track.value)


def choose_graveyard(burial: Burial, state: Table, seat: Seat, move: Bury, chance: Chance) -> None:
    """The cube goes there (ECL-BOMB-07)."""
    bury(state, seat, move.track, "ECL-BOMB-07")


class Burial(CombatChoice):
    """The owner chooses the graveyard of a cube that fits several (ECL-BOMB-07)."""

    acts: ClassVar[tuple[Act, ...]] = (Act(Bury, choose_graveyard, graveyards, cannot_bury),)
    sector: str
    tracks: tuple[Resource, ...]

    def owners(self, state: Table) -> Seats:
        if state.rules < 3:  # then the cube was lost with its attacker
            return concerned(state, self.sector)
        return (self.seat,)

    def question(self, state: Table) -> dict[str, str | int]:
        return {"sector": self.sector}
