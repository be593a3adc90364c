"""What never changes: components are conserved, and the map is what its records say."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from starboard.games.eclipse.battle.bombing import Burial
from starboard.games.eclipse.control import CubeHome
from starboard.games.eclipse.kinds import PartSource, ShipType
from starboard.games.eclipse.printed import GainPart
from starboard.games.eclipse.setup import STACKS
from starboard.games.eclipse.state import NEUTRAL, NOBODY, RESOURCES, Hex, Player, Table


def faults(state: Table) -> Iterator[str]:
    """Everything that is wrong with a state, in words for developers."""
    for player in state.players:
        if player.species is not None and not player.eliminated:
            yield from player_faults(state, player)
    for sector in state.sectors.values():
        yield from sector_faults(state, sector)
    yield from sector_tile_faults(state)
    yield from discovery_faults(state)
    yield from technology_faults(state)
    yield from reputation_faults(state)
    yield from relation_faults(state)


# ------------------------------------------------------------------------- players


def player_faults(state: Table, player: Player) -> Iterator[str]:
    """Discs, cubes, ships, colony ships and resources of one player."""
    seat, who = player.seat, f"seat {player.seat}"
    wanted = player.people.discs + state.box.tracks.influence_track.spare_discs
    if player.spare_discs < 0 or player.discs < 0:
        yield f"{who} has less than no discs: {player.discs}, in reserve {player.spare_discs}"
    if discs(state, player) != wanted:
        yield f"{who} has {discs(state, player)} discs, not {wanted}"
    if cubes(state, player) != state.box.tracks.supply_of_a_player.cubes:
        yield f"{who} has {cubes(state, player)} cubes"
    for track in RESOURCES:
        if not 0 <= player.tracks[track] <= len(state.box.tracks.population_track.fields):
            yield f"{who} has {player.tracks[track]} cubes on the {track} track"
        if player.storage[track] < 0:
            yield f"{who} has {player.storage[track]} {track}"
    for ship in ShipType:
        count = ships(state, seat, ship) + player.supply[ship]
        if player.supply[ship] < 0 or count != state.box.tracks.supply_of_a_player.of(ship):
            yield f"{who} has {count} {ship}s, {player.supply[ship]} of them in the supply"
    colony_ships = player.colony_ships + player.used_colony_ships
    if colony_ships != player.people.colony_ships or player.colony_ships < 0:
        yield f"{who} has {colony_ships} colony ships, {player.colony_ships} face up"


def discs(state: Table, player: Player) -> int:
    """On the track, in reserve, on actions and reactions, on sectors."""
    spaces = sum(player.acting.values()) + sum(player.reacting.values())
    return player.discs + player.spare_discs + spaces + len(state.controlled(player.seat))


def cubes(state: Table, player: Player) -> int:
    """On tracks, in graveyards, on sectors, with ambassadors, and on their way."""
    on_sectors = sum([sum(sector.cubes) for sector in state.controlled(player.seat)])
    abroad = sum([other.partners.count(player.seat) for other in state.players])
    on_the_way = 0
    for entry in state.agenda.entries():
        on_the_way += isinstance(entry, (CubeHome, Burial)) and entry.seat == player.seat
    at_home = sum(player.tracks.values()) + sum(player.graveyard.values())
    return at_home + on_sectors + abroad + on_the_way


def ships(state: Table, seat: int, kind: str) -> int:
    """On the map, or destroyed and not yet returned (ECL-CMB-52)."""
    places = [sector.ships for sector in state.sectors.values()]
    if state.battle is not None:
        places.append(state.battle.lost)
    return sum([ship.owner == seat and ship.kind == kind for there in places for ship in there])


def relation_faults(state: Table) -> Iterator[str]:
    """Ambassadors are exchanged, and nobody has more of them than the box (ECL-DIP-11)."""
    own = state.box.tracks.supply_of_a_player.ambassadors
    for player in state.players:
        for partner in player.partners:
            if player.seat not in state.players[partner].partners:
                yield f"seat {player.seat} has the ambassador of seat {partner}, but not vice versa"
        if player.eliminated:
            continue
        count = player.ambassadors + len(player.partners)
        if count != own:
            yield f"seat {player.seat} has {count} ambassadors, not {own}"


# ------------------------------------------------------------------------- the map


def sector_faults(state: Table, sector: Hex) -> Iterator[str]:
    """Zone, squares, cubes and arrivals of one sector."""
    if state.zones.get(sector.zone) != sector.id:
        yield f"{sector.id} lies in {sector.zone}, where the map has {state.zones.get(sector.zone)}"
    squares = len(sector.tile.planets) + len(sector.tile.advanced) + sector.orbital
    if len(sector.cubes) != squares:
        yield f"{sector.id} has {len(sector.cubes)} squares, not {squares}"
    if sector.disc == NOBODY and any(sector.cubes):
        yield f"{sector.id} has cubes without a disc"
    present = {ship.owner for ship in sector.ships}
    if sector.disc != NOBODY:
        present.add(sector.disc)
    if len(set(sector.arrivals)) != len(sector.arrivals) or set(sector.arrivals) != present:
        yield f"{sector.id} has seen {sector.arrivals} arrive, but {sorted(present)} are there"
    for ship in sector.ships:
        if ship.owner != NEUTRAL and state.players[ship.owner].eliminated:
            yield f"{ship.id} of seat {ship.owner}, who is out of the game, is in {sector.id}"


def sector_tile_faults(state: Table) -> Iterator[str]:
    """Each tile is in one place: on the map, in a stack, discarded, drawn or left out."""
    names = [*state.sectors, *state.left_out.names()]
    for pile in state.stacks.values():
        names.extend(pile.names())
    for discarded in state.discarded.values():
        names.extend(discarded)
    if state.drawn.pool.startswith("ring"):
        names.extend(state.drawn.names())
    for name, count in Counter(names).items():
        if count > 1:
            yield f"sector {name} is in {count} places"
    for tile in state.box.sectors.values():
        if tile.type in STACKS.values() and tile.variant is None and tile.id not in names:
            yield f"sector {tile.id} is nowhere"
    ids = [ship.id for sector in state.sectors.values() for ship in sector.ships]
    for name, count in Counter(ids).items():
        if count > 1:
            yield f"ship {name} is in {count} places"


# ------------------------------------------------------------------------- tiles


def discovery_faults(state: Table) -> Iterator[str]:
    """No more tiles of a kind than the box has, and one for each that lies on the map."""
    names = state.discoveries.names()
    if state.drawn.pool == state.discoveries.pool:
        names.extend(state.drawn.names())
    for player in state.players:
        names.extend(player.kept.names())
    parts = [part for player in state.players for part in ancient_parts(state, player)]
    found = Counter(names)
    for tile in state.box.discoveries.values():
        count = found[tile.id]
        if isinstance(tile.reward, GainPart):
            count += parts.count(tile.reward.part)
        if count > tile.count:
            yield f"there are {count} discoveries {tile.id}, not {tile.count}"
    laid = sum([sector.discovery for sector in state.sectors.values()])
    if laid > len(state.discoveries):
        yield f"{laid} discoveries lie on the map, but {len(state.discoveries)} are left"


def ancient_parts(state: Table, player: Player) -> list[str]:
    """Ancient parts on blueprints, attached to them, or beside the board."""
    found = list(player.beside)
    for tiles in (*player.blueprints.values(), *player.outside.values()):
        found.extend(tiles)
    parts = state.box.parts
    return [name for name in found if name and parts[name].source is PartSource.DISCOVERY]


def technology_faults(state: Table) -> Iterator[str]:
    """Every copy is in the bag, on display or on somebody's track (ECL-RESCH-07)."""
    found = Counter(state.technologies.names())
    found.update(state.tray)
    for player in state.players:
        owned = [name for track in player.technologies.values() for name in track]
        if len(set(owned)) != len(owned):
            yield f"seat {player.seat} has a technology twice: {owned}"
        printed = player.species.technologies if player.species is not None else ()
        found.update([name for name in owned if name not in printed])
    for technology in state.box.technologies.values():
        count = found[technology.id]
        if count != technology.copies and (count or technology.variant is None):
            yield f"there are {count} copies of {technology.id}, not {technology.copies}"


def reputation_faults(state: Table) -> Iterator[str]:
    """Every tile is in the bag, on a track, or in the hand of who draws (ECL-SETUP-05)."""
    found = Counter(state.reputation.names())
    if state.drawn.pool == state.reputation.pool:
        found.update(state.drawn.names())
    for player in state.players:
        found.update(player.reputation.names())
    for value, count in state.box.tracks.reputation.tiles.items():
        if found[str(value)] != count:
            yield f"there are {found[str(value)]} reputation tiles worth {value}, not {count}"
