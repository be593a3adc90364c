"""What people call the things of Eclipse."""

from __future__ import annotations

from starboard.games.eclipse.kinds import TechCategory
from starboard.games.eclipse.state import NEUTRAL, Ship, Table
from starboard.games.eclipse.words import told
from starboard.text.look import SHAPES

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def name_of(state: Table, thing: str, lang: str) -> str:
    """A sector with its number, a ship with its letter, anything printed by its name."""
    box = state.box
    if thing in box.sectors:
        return f"{box.sectors[thing].name.of(lang)} ({thing})"
    if thing in state.players[0].storage:
        return told(lang, "resource", resource=thing)
    for shelf in (box.technologies, box.parts, box.factions, box.discoveries, box.species):
        if thing in shelf:
            return str(shelf[thing].name.of(lang))
    if thing in box.ship_names:
        return box.ship_names[thing].of(lang)
    if thing in tuple(TechCategory):
        return told(lang, "category", category=thing)
    return compound(state, thing, lang)


def compound(state: Table, thing: str, lang: str) -> str:
    """Ships, slots, squares and zones, whose ids have two parts."""
    head, dot, tail = thing.partition(".")
    if not dot:
        return told(lang, "zone", zone=thing) if "," in thing else thing
    ship = find_ship(state, thing)
    if ship is not None:
        return ship_name(state, ship, lang)
    if head in state.sectors and tail.isdigit():
        return told(lang, "square", sector=name_of(state, head, lang), square=int(tail) + 1)
    if head in state.box.ship_names and tail.isdigit():
        return told(lang, "slot", ship=state.box.ship_names[head].of(lang), slot=int(tail))
    return thing


def find_ship(state: Table, thing: str) -> Ship | None:
    """The ship with that id, on the map or just destroyed."""
    for sector in state.sectors.values():
        for ship in sector.ships:
            if ship.id == thing:
                return ship
    for ship in state.battle.lost if state.battle else []:
        if ship.id == thing:
            return ship
    return None


def ship_name(state: Table, ship: Ship, lang: str) -> str:
    """Its type, the shape of its owner, and a letter where there are several of them."""
    name = state.box.ship_names[ship.kind].of(lang)
    twins = [
        each.id
        for sector in state.sectors.values()
        for each in sector.ships
        if each.owner == ship.owner and each.kind == ship.kind
    ]
    letter = ""
    if len(twins) > 1 and ship.id in twins:
        letter = f" {LETTERS[sorted(twins, key=number).index(ship.id) % len(LETTERS)]}"
    return f"{name}{letter}" if ship.owner == NEUTRAL else f"{name}{letter} {SHAPES[ship.owner]}"


def number(name: str) -> int:
    """The number in the id of a ship."""
    return int(name.partition(".")[2])
