"""What a board shows of the galaxy: things by id, and the public numbers of a seat."""

from __future__ import annotations

from starboard.games.eclipse.activation import activations
from starboard.games.eclipse.battle.sides import duel_of, duellists, values_of
from starboard.games.eclipse.build import THINGS, cost_of
from starboard.games.eclipse.control import is_advanced, is_orbital, squares
from starboard.games.eclipse.designs import design_of
from starboard.games.eclipse.empire_moves import slot_id
from starboard.games.eclipse.face.names import BAG
from starboard.games.eclipse.face.shown import (
    BattleThing,
    Facts,
    SectorThing,
    ShipFacts,
    ShipThing,
    Things,
)
from starboard.games.eclipse.galaxy import neighbours, ring
from starboard.games.eclipse.kinds import Action, NeutralType, ShipType
from starboard.games.eclipse.moves import build_id
from starboard.games.eclipse.resources import balance, money_after, production, upkeep
from starboard.games.eclipse.scoring import points
from starboard.games.eclipse.state import RESOURCES, Battle, Hex, Player, Ship, Table
from starboard.games.eclipse.technologies import discount, left_in_bag, prices


def seat_facts(state: Table, seat: int) -> Facts:
    """The numbers everybody can read off a player's boards."""
    player = state.players[seat]
    scores = points(state, seat)
    facts: Facts = {
        "seat": seat,
        "faction": player.faction.id if player.faction else "",
        "points": sum([score.points for score in scores]),
        "scores": {score.reason: score.points for score in scores},
        "money": player.storage["money"],
        "science": player.storage["science"],
        "materials": player.storage["materials"],
        "production": {track.value: production(state, player, track) for track in RESOURCES},
        "tracks": dict(player.tracks),
        "graveyard": dict(player.graveyard),
        "upkeep": upkeep(state, player),
        "balance": balance(state, player),
        "money_after": [money_after(state, player, more) for more in range(player.discs + 1)],
        "discs": player.discs,
        "acting": dict(player.acting),
        "reacting": dict(player.reacting),
        "colony_ships": player.colony_ships,
        "used_colony_ships": player.used_colony_ships,
        "technologies": {track: list(names) for track, names in player.technologies.items()},
        "supply": dict(player.supply),
        "partners": list(player.partners),
        "ambassadors": player.ambassadors,
        "reputation": len(player.reputation),
        "kept": len(player.kept),
        "beside": list(player.beside),
        "traitor": state.traitor == seat,
        "start": state.start == seat,
        "passed": player.passed,
        "eliminated": player.eliminated,
        "active": state.active == seat,
    }
    if player.species is not None:
        facts["trade"] = player.people.trade_ratio
        facts["ships"] = {ship.value: ship_facts(state, player, ship) for ship in ShipType}
        facts["activations"] = {act.value: activations(state, player, act) for act in Action}
    return facts


def ship_facts(state: Table, player: Player, ship: ShipType) -> ShipFacts:
    """A blueprint as it stands: tiles, what is printed under them, and what it adds up to."""
    design = design_of(state, player, ship)
    printed = state.box.blueprint(player.people.id, ship)
    return {
        "tiles": list(player.blueprints[ship]),
        "printed": [part or "" for part in printed.slots],
        "outside": list(player.outside[ship]),
        "parts": [part.id for part in design.parts],
        "initiative": design.initiative,
        "computer": design.computer,
        "shield": design.shield,
        "hull": design.hull,
        "move": design.move,
        "energy": design.energy_produced,
        "used": design.energy_consumed,
        "cannons": {colour.value: count for colour, count in design.cannons.items()},
        "missiles": {colour.value: count for colour, count in design.missiles.items()},
        "cost": cost_of(state, player, ship.value),
    }


def things(state: Table, seat: int | None) -> Things:
    """Everything that can be pointed at, by id."""
    found: Things = {}
    fighting = fighters(state)
    for sector in state.sectors.values():
        found[sector.id] = sector_facts(sector)
        for square, resource in enumerate(squares(sector)):
            found[f"{sector.id}.{square}"] = {
                "kind": "square",
                "sector": sector.id,
                "resource": resource,
                "advanced": is_advanced(sector, square),
                "orbital": is_orbital(sector, square),
                "filled": sector.cubes[square],
            }
        for ship in sector.ships:
            found[ship.id] = ship_thing(state, sector, ship, ship.id in fighting)
    found.update(empty_zones(state))
    found.update(shared_things(state))
    return found if seat is None else found | own_things(state, seat)


def fighters(state: Table) -> set[str]:
    """The ships in the duel of the battle that goes on (ECL-CMB-47)."""
    battle = state.battle
    if battle is None:
        return set()
    return {ship.id for party in duel_of(state) for ship in duellists(state, battle, party)}


def ship_thing(state: Table, sector: Hex, ship: Ship, fights: bool) -> ShipThing:
    """A ship on the map."""
    return {
        "kind": "ship",
        "type": ship.kind,
        "owner": ship.owner,
        "sector": sector.id,
        "damage": ship.damage,
        "hull": values_of(state, ship.owner, ship.kind).hull,
        "retreat": ship.retreat,
        "fights": fights,
    }


def own_things(state: Table, seat: int) -> Things:
    """What only this player sees or can point at: the own boards, and sectors just drawn."""
    return drawn_sectors(state) | own_boards(state, seat)


def drawn_sectors(state: Table) -> Things:
    """Sectors that were drawn and do not lie on the map yet."""
    names = [slot.name for slot in state.drawn.slots if slot.name]
    return {name: {"kind": "drawn"} for name in names if name not in state.sectors}


def sector_facts(sector: Hex) -> SectorThing:
    """A sector as it lies."""
    return {
        "kind": "sector",
        "zone": sector.zone,
        "rotation": sector.rotation,
        "owner": sector.disc,
        "points": sector.tile.vp,
        "wormholes": [(edge + sector.rotation) % 6 for edge in sector.tile.wormholes],
        "artifact": sector.tile.artifact,
        "discovery": sector.discovery,
        "orbital": sector.orbital,
        "monolith": sector.monolith,
        "portal": sector.portal or sector.ancient_portal or sector.tile.warp_portal,
    }


def empty_zones(state: Table) -> Things:
    """The unexplored zones beside the map."""
    found: Things = {}
    for sector in state.sectors.values():
        for zone in neighbours(sector.zone):
            if zone not in state.zones and zone not in found:
                found[zone] = {"kind": "zone", "ring": ring(zone)}
    return found


def shared_things(state: Table) -> Things:
    """The round, the battle, the tray, stacks, the bag, drawn sectors that everybody sees."""
    found: Things = {
        name: {"kind": "technology", "copies": copies} for name, copies in state.tray.items()
    }
    found["round"] = {"kind": "round", "number": state.round}
    if state.battle is not None:
        found["battle"] = battle_thing(state.battle)
    for number, stack in state.stacks.items():
        found[f"stack.{number}"] = {
            "kind": "stack",
            "left": len(stack),
            "discarded": len(state.discarded[number]),
        }
    found[BAG] = {
        "kind": "stack",
        "left": len(state.technologies),
        "discarded": 0,
        "technologies": left_in_bag(state),
    }
    found.update(drawn_sectors(state))
    for kind in NeutralType:
        found[kind.value] = {"kind": "neutral", "blueprint": state.neutrals[kind].id}
    return found


def battle_thing(battle: Battle) -> BattleThing:
    """The duel that goes on, and the dice that are still to be assigned."""
    return {
        "kind": "battle",
        "sector": battle.sector,
        "defender": battle.defender,
        "attacker": battle.attacker,
        "round": battle.round,
        "dice": [
            {"kind": die.kind, "colour": die.colour, "face": die.face, "damage": die.damage}
            for die in battle.dice
        ],
    }


def own_boards(state: Table, seat: int) -> Things:
    """The viewer's own boards: what can be built, slots, tracks, actions."""
    player = state.players[seat]
    if player.species is None:
        return {name: {"kind": "species"} for name in state.box.factions}
    found: Things = {
        build_id(thing): {"kind": "build", "cost": cost_of(state, player, thing)}
        for thing in THINGS
    }
    for ship in ShipType:
        for slot in range(1, len(player.blueprints[ship]) + 1):
            found[slot_id(ship, slot)] = {"kind": "slot", "ship": ship, "slot": slot}
    for resource in RESOURCES:
        found[resource.value] = {"kind": "track", "left": player.storage[resource]}
    for action in Action:
        found[action.value] = {"kind": "action", "discs": player.acting[action]}
    for track, names in player.technologies.items():
        found[track] = {
            "kind": "technologies",
            "count": len(names),
            "discount": discount(state, player, track),
            "prices": prices(state, player, track),
        }
    return found


def costs(before: Table, after: Table, seat: int) -> dict[str, int]:
    """What a move has cost a player: resources, discs, colony ships."""
    mine, left = before.players[seat], after.players[seat]
    spent = {name: mine.storage[name] - left.storage[name] for name in mine.storage}
    spent["discs"] = mine.discs - left.discs
    spent["colony_ships"] = mine.colony_ships - left.colony_ships
    return {name: amount for name, amount in spent.items() if amount}
