"""A position looked at: where a figure can go, what it can hit, what hits it, energy and slot."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypedDict

from starboard.games.dominate.combat import can_hit, may_counter
from starboard.games.dominate.energy import energy_of
from starboard.games.dominate.entering import stops_at, why_no_entry, why_no_stay
from starboard.games.dominate.kinds import Category
from starboard.games.dominate.movement import points_left
from starboard.games.dominate.pieces import relocate
from starboard.games.dominate.slot import limit_of, split
from starboard.games.dominate.state import NEUTRAL, Figure, Player, Table


class Shot(TypedDict):
    """An attack that is possible: on whom, from where, and what comes of it."""

    target: str
    field: str
    """The nearest field to shoot from, one without a counter-attack first."""
    destroyed: bool
    countered: bool


class Looked(TypedDict):
    """What there is to know about one figure."""

    figure: str
    type: str
    faction: str
    field: str
    reach: list[str]
    """Where it may end its movement."""
    shots: list[Shot]
    hit_by: list[str]
    """The figures of others that could attack it in their next turn."""
    seen_by: list[str]
    """Guards and cameras that see it; outdoors nobody has to."""


Attacks = Callable[[Table, Figure], Iterator[Shot]]
"""What a figure can attack from where it stands."""


class Base(TypedDict):
    """The base of a faction."""

    faction: str
    energy: int
    credits: int
    value: int
    slot: dict[str, list[str]]
    limits: dict[str, int]


def reach_of(state: Table, figure: Figure) -> dict[str, int]:
    """Where a unit may end its movement, with the steps it takes (DD-MOVE, DD-FOREST)."""
    seen, edge = {figure.field: 0}, [figure.field]
    ends = {figure.field: 0}
    for steps in range(1, points_left(state, figure) + 1):
        reached: list[str] = []
        for field in edge:
            if field != figure.field and stops_at(state, figure, field):
                continue
            for other in state.land.beside(field):
                if other not in seen and why_no_entry(state, figure, other) is None:
                    seen[other] = steps
                    reached.append(other)
                    if why_no_stay(state, figure, other) is None:
                        ends[other] = steps
        edge = reached
    return ends


def look_at(state: Table, figure: Figure) -> Looked:
    """One figure with all that it can do and suffer."""
    reach = reach_of(state, figure) if figure.is_unit and figure.field else {}
    return {
        "figure": figure.id,
        "type": figure.type,
        "faction": figure.colour,
        "field": figure.field,
        "reach": sorted([field for field in reach if field != figure.field], key=place),
        "shots": shots_of(state, figure, reach or {figure.field: 0}),
        "hit_by": [
            other.id for other in state.figures.values()
            if other.owner not in (NEUTRAL, figure.owner) and hits(state, other, figure)
        ],
        "seen_by": [],
    }  # fmt: skip


def place(field: str) -> tuple[int, str]:
    """Fields in the order in which one reads them."""
    letters = field.rstrip("0123456789")
    return int(field[len(letters) :]), letters.rjust(3)


def shots_of(state: Table, figure: Figure, reach: dict[str, int]) -> list[Shot]:
    """Every target outdoors with the best field to shoot from."""
    if not figure.sheet.targets or not figure.field:
        return []
    if figure.sheet.move_or_action:
        reach = {figure.field: 0}
    return best_shots(state, figure, reach, attacks)


def attacks(state: Table, figure: Figure) -> Iterator[Shot]:
    """What can be attacked from where a figure stands, and what comes of it."""
    for target in state.figures.values():
        if target.owner not in (figure.owner, NEUTRAL) and can_hit(state, figure, target):
            yield {
                "target": target.id,
                "field": figure.field,
                "destroyed": not target.sheet.shield and not target.sheet.invulnerable,
                "countered": may_counter(state, target, figure),
            }


def best_shots(state: Table, figure: Figure, reach: dict[str, int], attacks: Attacks) -> list[Shot]:
    """For every target the attack without a counter, then the one after the fewest steps."""
    found: dict[str, tuple[tuple[bool, int], Shot]] = {}
    home = figure.field
    for field, steps in reach.items():
        relocate(state, figure, field)
        for shot in list(attacks(state, figure)):
            rank = (shot["countered"], steps)
            if shot["target"] not in found or rank < found[shot["target"]][0]:
                found[shot["target"]] = (rank, shot)
    relocate(state, figure, home)
    return [shot for _, shot in found.values()]


def hits(state: Table, other: Figure, figure: Figure) -> bool:
    """Whether a figure could attack another one after moving."""
    if not other.sheet.targets or not other.field or not figure.field:
        return False
    home, found = other.field, False
    for field, steps in (reach_of(state, other) if other.is_unit else {home: 0}).items():
        if steps and other.sheet.move_or_action:
            continue
        relocate(state, other, field)
        found = found or can_hit(state, other, figure)
    relocate(state, other, home)
    return found


def base_of(state: Table, player: Player) -> Base:
    """Energy, credits and production of a seat (DD-ENERGY-01…04, DD-ORDER-05…07)."""
    slot: dict[str, list[str]] = {}
    for category in Category:
        orders = sorted(player.orders(category), key=lambda order: split(order)[1])
        slot[category.value] = orders
    return {
        "faction": player.faction,
        "energy": energy_of(state, player.seat),
        "credits": player.money(),
        "value": sum([figure.sheet.cost for figure in state.of(player.seat)]),
        "slot": slot,
        "limits": {each.value: limit_of(state, player.seat, each) for each in Category},
    }
