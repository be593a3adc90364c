"""Taking out of a state what a seat cannot know."""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter
from typing import Any

from starboard.kernel.agenda import Agenda, S, Together
from starboard.kernel.hidden import UNKNOWN, Pile, Sealed, Secret, Slot, Zone
from starboard.kernel.record import Record
from starboard.kernel.seats import Seat, includes
from starboard.kernel.written import types_of

Pools = dict[str, list[str]]
"""The names in each pool; as many unknown ones where a viewer may know no more than the number."""
Place = Zone | Pile | Secret | Sealed[Any]
PLACES = (Zone, Pile, Secret, Sealed)


def hidden_parts(record: Record) -> list[Place]:
    """Every hidden place in a record, in a fixed order."""
    found: list[Place] = []
    for name in hiding_fields(type(record)):
        collect(getattr(record, name), found)
    return found


def collect(value: Any, found: list[Place]) -> None:
    """Add the hidden places in a value to those that were found."""
    if isinstance(value, PLACES):
        found.append(value)
    elif isinstance(value, Record):
        for name in hiding_fields(type(value)):
            collect(getattr(value, name), found)
    elif isinstance(value, list):
        for item in value:
            collect(item, found)
    elif isinstance(value, dict):
        for item in value.values():
            collect(item, found)


_HIDING: dict[type, tuple[str, ...]] = {}


def hiding_fields(kind: type[Record]) -> tuple[str, ...]:
    """The fields of a record that may hold hidden places, judged by their types."""
    if kind not in _HIDING:
        _HIDING[kind] = tuple(name for name, hint in types_of(kind).items() if may_hide(hint))
    return _HIDING[kind]


def may_hide(hint: Any) -> bool:
    if isinstance(hint, type):
        if issubclass(hint, PLACES):
            return True
        return issubclass(hint, Record) and hint is not Agenda and bool(hiding_fields(hint))
    inside = any(may_hide(arg) for arg in getattr(hint, "__args__", ()))
    if getattr(hint, "__origin__", None) is not Sealed:
        return inside
    if inside:  # who sees the whole would see it all
        raise TypeError(f"{hint} is hidden as a whole and cannot hold hidden places")
    return True


def veil(state: S, seat: Seat | None) -> tuple[S, Pools]:
    """A copy without what the seat cannot know, and the pools of what was taken out."""
    copy = state.clone()
    assert type(copy) is type(state)
    veil_strands(copy.agenda, seat)
    pools: Pools = {}
    for place in hidden_parts(copy):
        veil_place(place, seat, pools)
    return copy, in_order(pools)


def veiled_with(state: S, seat: Seat | None, seen: dict[int, Place]) -> S:
    """The state as a seat sees it, for reading only: what is public is the state's own.

    `seen` is what the seat sees of each hidden place, by the identity of the true one.
    """
    copy = type(state)(*fields_with(state, seen))
    state.copy_base(copy)
    veil_strands(copy.agenda, seat)
    return copy


_COPIED: dict[type, tuple[Callable[[Any], Any], list[int]]] = {}


def copied_fields(kind: type[Record]) -> tuple[Callable[[Any], Any], list[int]]:
    """How to get all fields of a record that hides something, and which of them do."""
    if kind not in _COPIED:
        names = kind.field_names
        hiding = hiding_fields(kind)
        places = [number for number, name in enumerate(names) if name in hiding]
        _COPIED[kind] = (attrgetter(*names, names[0]), places)  # with two names it is a tuple
    return _COPIED[kind]


def fields_with(record: Record, seen: dict[int, Place]) -> list[Any]:
    """The fields of a record, with other things in its hidden places."""
    if not type(record).field_names:
        return []
    get, places = copied_fields(type(record))
    values = list(get(record))[:-1]
    for number in places:
        values[number] = value_with(values[number], seen)
    return values


def value_with(value: Any, seen: dict[int, Place]) -> Any:
    """A value with other things in its hidden places."""
    place = seen.get(id(value))
    if place is not None:
        return place
    if isinstance(value, PLACES):  # never the true one
        raise KeyError("a hidden place that nobody has looked at")
    if isinstance(value, Record):
        return type(value)(*fields_with(value, seen))
    if isinstance(value, list):
        return [value_with(item, seen) for item in value]
    if isinstance(value, dict):
        return {key: value_with(item, seen) for key, item in value.items()}
    return value


def in_order(pools: Pools) -> Pools:
    """Pools whose order says nothing."""
    return {pool: sorted(names) for pool, names in sorted(pools.items())}


def veil_place(place: Place, seat: Seat | None, pools: Pools) -> None:
    """Take out of a hidden place what the seat cannot know; what it held goes into its pool."""
    if isinstance(place, Secret):
        if not includes(place.seen, seat):
            place.names = []
    elif isinstance(place, Sealed):
        if not includes(place.seen, seat):
            place.value = None
    elif isinstance(place, Zone):
        place.slots = veil_zone(place, seat, pools)
    else:
        veil_pile(place, seat, pools)


def told_to(place: Zone | Pile, names: list[str], seat: Seat | None) -> list[str]:
    """Names of a pool as a seat may know them: by name where the list is for it."""
    return names if place.lists_to(seat) else [UNKNOWN] * len(names)


def hidden_names(place: Zone | Pile, seat: Seat | None) -> list[str]:
    """The true names of what lies in a place and a seat does not see there."""
    if isinstance(place, Zone):
        return [slot.name for slot in place.slots if not includes(slot.seen, seat)]
    fixed = [slot.name for slot in place.top + place.bottom if not includes(slot.seen, seat)]
    return fixed if includes(place.known, seat) else fixed + place.bag


def pools_hidden(state: S, seat: Seat | None) -> Pools:
    """What a seat does not see of each pool, by its true names: also what no view lists."""
    pools: Pools = {}
    for place in hidden_parts(state):
        if isinstance(place, (Zone, Pile)):
            pools.setdefault(place.pool, []).extend(hidden_names(place, seat))
    return pools


def veil_strands(agenda: Agenda, seat: Seat | None) -> None:
    """How often the others have changed their plans is nobody's business."""
    for entry in agenda.stack:
        if isinstance(entry, Together):
            for other, strand in entry.strands.items():
                if other != seat:
                    strand.asked = 0


def veil_zone(zone: Zone, seat: Seat | None, pools: Pools) -> list[Slot]:
    known: list[Slot] = []
    unknown: list[Slot] = []
    hidden: list[str] = []
    for slot in zone.slots:
        if includes(slot.seen, seat):
            known.append(slot)
        else:
            hidden.append(slot.name)
            unknown.append(Slot(UNKNOWN, slot.seen))
    if hidden:
        pools.setdefault(zone.pool, []).extend(told_to(zone, hidden, seat))
    known.sort(key=lambda slot: (slot.name, slot.seen))
    unknown.sort(key=lambda slot: slot.seen)
    return known + unknown


def veil_pile(pile: Pile, seat: Seat | None, pools: Pools) -> None:
    hidden: list[str] = []
    for slot in pile.top + pile.bottom:
        if not includes(slot.seen, seat):
            hidden.append(slot.name)
            slot.name = UNKNOWN
    if pile.bag and not includes(pile.known, seat):
        hidden.extend(pile.bag)
        pile.bag = [UNKNOWN] * len(pile.bag)
    if hidden:
        pools.setdefault(pile.pool, []).extend(told_to(pile, hidden, seat))
