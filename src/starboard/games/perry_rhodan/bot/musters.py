"""Rules of thumb for mustering, unloading and coming home."""

from __future__ import annotations

from typing import Final

from starboard.games.perry_rhodan.bot.flights import formation_for
from starboard.games.perry_rhodan.bot.outlook import Outlook
from starboard.games.perry_rhodan.bot.plans import Plan
from starboard.games.perry_rhodan.bot.raids import Raid
from starboard.games.perry_rhodan.bot.worth import is_key, laid_worth, stands_in_the_way
from starboard.games.perry_rhodan.formation import passengers_of
from starboard.games.perry_rhodan.holds import walkers
from starboard.games.perry_rhodan.moves.missions import Board, Drop, From, Join, To, Unload, Walk
from starboard.games.perry_rhodan.zones import split_place

WANTED: Final = 3.0
UNWANTED: Final = -0.5
OFF: Final = 1.0
"""What it is worth to depart once all are there."""


def formation(outlook: Outlook, plan: Plan) -> Raid:
    """Who goes on the running mission."""
    mission = outlook.state.mission
    assert mission is not None
    return formation_for(outlook, plan, mission)


def depart(outlook: Outlook, plan: Plan, move: From) -> float:
    """From where the best formation comes; never again once somebody goes."""
    where, mission = split_place(move.place), outlook.state.mission
    if mission is None or mission.origin:
        return UNWANTED
    return WANTED if where is not None and where[1] == formation(outlook, plan).origin else 0.0


def join(outlook: Outlook, plan: Plan, move: Join) -> float:
    """The ships of the formation."""
    wanted = any(ship.id == move.ship for ship in formation(outlook, plan).ships)
    return WANTED + 1.0 if wanted else UNWANTED


def board(outlook: Outlook, plan: Plan, move: Board) -> float:
    """The units of the formation."""
    wanted = any(unit.id == move.unit for unit in formation(outlook, plan).units)
    return WANTED if wanted else UNWANTED


def walk(outlook: Outlook, plan: Plan, move: Walk) -> float:
    """The units of the formation; it must not be nobody."""
    found = formation(outlook, plan)
    if any(unit.id == move.unit for unit in found.units):
        return WANTED
    return 0.1 if not walkers(outlook.state, outlook.seat) else UNWANTED


def unload(outlook: Outlook, move: Unload) -> float:
    """Everybody fights, but who is worth more than the spoils stays aboard."""
    laid = outlook.state.laid(move.unit)
    return 1.0 if laid is None else 1.5 - 0.1 * laid_worth(outlook, laid)


def go_home(outlook: Outlook, plan: Plan, move: To) -> float:
    """Where guards are needed most, but not where they keep away whom the plan wants there."""
    where, mission = split_place(move.place), outlook.state.mission
    if where is None:
        return 1.0
    units = [] if mission is None else passengers_of(outlook.state, mission)
    spoilt = any(stands_in_the_way(outlook, plan, unit.card, *where) for unit in units)
    return 0.5 if spoilt else 1.0 + is_key(outlook, *where)


def drop(outlook: Outlook, move: Drop) -> float:
    """What is missed the least."""
    laid = outlook.state.laid(move.card)
    return 0.0 if laid is None else -laid_worth(outlook, laid)
