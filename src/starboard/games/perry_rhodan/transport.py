"""Transport capacity: what goes into a ship (PR-TRANS)."""

from __future__ import annotations

from starboard.errors import Illegal
from starboard.games.perry_rhodan.cards import Card
from starboard.games.perry_rhodan.holds import aboard
from starboard.games.perry_rhodan.kinds import Stat, What
from starboard.games.perry_rhodan.standing import concerns, modifier, standing
from starboard.games.perry_rhodan.state import Laid, Table
from starboard.games.perry_rhodan.vocabulary import Allow

ONE_PERSON = 1
ONE_TROOP_OR_PERSONS = 2
UNITS_AND_BOATS = 3
UNITS_AND_SHIPS = 4


def capacity(state: Table, ship: Laid) -> int:
    """What a ship can carry now: printed, and what effects add; never below 0.

    PR-TRANS-03, 08, 09, 12…15.
    """
    if not ship.card.transport:
        return 0
    return max(0, ship.card.transport + modifier(state, ship, Stat.TRANSPORT))


def lets_transport(state: Table, laid: Laid, ship: Laid, family: str) -> bool:
    """Whether a place accessory says that a ship of its place takes it there (PR-P45-03)."""
    return any(
        each.source is laid
        and isinstance(each.effect.do, Allow)
        and each.effect.do.what is What.TRANSPORT_THIS_ACCESSORY
        and family in (each.effect.do.to or (family,))
        and concerns(state, each, ship)
        for each in standing(state, Allow)
    )


def travels(card: Card) -> bool:
    """Whether a place accessory says anywhere that ships may carry it."""
    allowed = [effect.do for effect in card.effects if isinstance(effect.do, Allow)]
    return any(verb.what is What.TRANSPORT_THIS_ACCESSORY for verb in allowed)


def has_room(state: Table, ship: Laid, more: Laid) -> Illegal | None:
    """Why a ship cannot take one more card aboard."""
    others = [laid.card for laid in aboard(state, ship) if laid is not more]
    return overloaded(capacity(state, ship), [*others, more.card])


def overloaded(capacity: int, cargo: list[Card]) -> Illegal | None:
    """Why all of this does not fit into a ship; accessories always do (PR-TRANS-11…16)."""
    units = [card for card in cargo if card.is_unit]
    ships = [card for card in cargo if card.is_ship]
    return _too_many_units(capacity, units) or _too_many_ships(capacity, ships)


def _too_many_units(capacity: int, units: list[Card]) -> Illegal | None:
    if not units or capacity >= UNITS_AND_BOATS:
        return None
    if capacity < ONE_PERSON:
        return Illegal("PR-TRANS-11", "ship-carries-nobody")
    persons = [unit for unit in units if unit.is_person]
    if capacity == ONE_PERSON:
        if len(units) == len(persons) == 1:
            return None
        return Illegal("PR-TRANS-12", "ship-carries-one-person")
    if len(persons) == len(units) or len(units) == 1:
        return None
    return Illegal("PR-TRANS-13", "ship-carries-a-troop-or-persons")


def _too_many_ships(capacity: int, ships: list[Card]) -> Illegal | None:
    """A ship counts by what is printed on it, whatever has become of it (PR-TRANS-09, 14…16)."""
    if not ships:
        return None
    if capacity < UNITS_AND_BOATS:
        return Illegal("PR-TRANS-14", "ship-carries-no-ships")
    sizes = [ship.transport for ship in ships]
    if min(sizes) < 1:
        return Illegal("PR-TRANS-15", "ship-cannot-be-carried")
    if capacity == UNITS_AND_BOATS:
        if max(sizes) == 1 or sizes == [2]:
            return None
        return Illegal("PR-TRANS-14", "ship-carries-small-boats")
    if max(sizes) >= UNITS_AND_SHIPS:
        return Illegal("PR-TRANS-15", "ship-too-large-to-carry")
    return None
