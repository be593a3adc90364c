"""Caps of a place for each kind of card (PR-CAP)."""

from __future__ import annotations

from starboard.games.perry_rhodan.cards import Card
from starboard.games.perry_rhodan.kinds import Stat
from starboard.games.perry_rhodan.standing import modifier
from starboard.games.perry_rhodan.state import Table
from starboard.games.perry_rhodan.zones import Place


def unit_cap(state: Table, place: Place) -> int:
    """Place cards and one more (PR-CAP-04)."""
    return place.count + 1 + raised(state, place, Stat.UNIT_CAP)


def ship_cap(state: Table, place: Place) -> int:
    """Place cards and one more (PR-CAP-05)."""
    return place.count + 1 + raised(state, place, Stat.SHIP_CAP)


def accessory_cap(place: Place) -> int:
    """One place accessory for each place card (PR-CAP-02)."""
    return place.count


def agent_cap(place: Place) -> int:
    """Place cards and one more (PR-CAP-06)."""
    return place.count + 1


def raised(state: Table, place: Place, stat: Stat) -> int:
    """What effects add to a cap here; they name the top card of the place."""
    top = place.top
    if top is None:
        return 0
    key = f"{stat.value} {top.id}"
    known = state.memo.get(key)
    if not isinstance(known, int):
        known = state.memo[key] = modifier(state, top, stat)
    return known


def room_for(state: Table, place: Place, card: Card) -> bool:
    """Whether one more card of this kind stays within its cap (PR-LAY-29, 33, PR-CAP-01…05)."""
    if card.is_unit:
        return len(place.units) < unit_cap(state, place)
    if card.is_ship:
        return len(place.ships) < ship_cap(state, place)
    if card.is_place_accessory:
        hidden = [
            each
            for player in state.players
            for each in player.covered.values()
            if player.seat == place.seat and each.side is place.side and each.place == place.family
        ]
        return len(place.accessories) + len(hidden) < accessory_cap(place)
    if card.is_unit_accessory and not is_exempt(card):
        return len(counted_gear(place)) < len(place.units)
    return True


def is_exempt(card: Card) -> bool:
    """Fixed accessories and those whose text says so count against no limit (PR-LAY-29)."""
    return card.fixed or card.outside_limit


def counted_gear(place: Place) -> list[str]:
    """The unit accessories that count against their cap (PR-CAP-03)."""
    return [
        laid.id
        for laid in [*place.gear, *place.accessories]
        if laid.card.is_unit_accessory and not is_exempt(laid.card)
    ]
