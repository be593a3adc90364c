"""What a board shows: fields, figures, orders, and the numbers of a seat."""

from __future__ import annotations

from starboard.games.dominate.combat import may_counter, targets_of
from starboard.games.dominate.energy import energy_of
from starboard.games.dominate.face.base import BASE, base_thing, builds, orders
from starboard.games.dominate.face.missions import indoor_figure, mission_facts, mission_things
from starboard.games.dominate.face.shown import (
    Facts,
    FieldThing,
    FigureThing,
    Things,
    Verdict,
)
from starboard.games.dominate.ground import place_of, straight
from starboard.games.dominate.harvesting import unload_field
from starboard.games.dominate.kinds import Class, Look, Terrain
from starboard.games.dominate.pieces import class_of
from starboard.games.dominate.sites import building_ground, exits_of, why_no_ground
from starboard.games.dominate.state import NEUTRAL, Figure, Table

NEVER = -1
"""Before the first turn nothing was done in this one."""


def things(state: Table, seat: int | None) -> Things:
    """Everything on the table as a seat sees it; the state is veiled."""
    found: Things = {}
    threats, grounds = threats_of(state), grounds_of(state)
    for field, terrain in state.land.terrain.items():
        seats = threats.get(field, []), grounds.get(field, [])
        found[field] = field_thing(state, field, terrain, *seats)
    for figure in state.figures.values():
        found[figure.id] = figure_thing(state, figure)
    found.update(orders(state, seat))
    if seat is not None and builds(state, seat):
        found[BASE] = base_thing(state, seat)
    if state.log is not None:
        found.update(mission_things(state, seat))
    return found


def field_thing(
    state: Table, field: str, terrain: str, threat: list[int], ground: list[int]
) -> FieldThing:
    column, row = place_of(field)
    return {
        "kind": "field",
        "column": column,
        "row": row,
        "terrain": Terrain(terrain),
        "look": Look(state.land.region.get(field, state.scenario.look.value)),
        "ore": len(state.ore.get(field, ())),
        "threat": threat,
        "ground": ground,
    }


def threats_of(state: Table) -> dict[str, list[int]]:
    """Which seats could hit a ground unit on which fields, without moving first."""
    found: dict[str, set[int]] = {}
    for figure in state.figures.values():
        if figure.owner != NEUTRAL and set(figure.sheet.targets) - {Class.AIR, Class.BUILDING}:
            for field in covered(state, figure):
                found.setdefault(field, set()).add(figure.owner)
    return {field: sorted(seats) for field, seats in found.items()}


def covered(state: Table, figure: Figure) -> list[str]:
    """The fields within range of a figure (DD-RANGE-01…05)."""
    reach = figure.sheet.range
    if reach is None or not figure.field or not figure.sheet.targets:
        return []
    near = state.land.within(figure.field, reach[1])
    return [field for field in near if reach[0] <= straight(figure.field, field) <= reach[1]]


def grounds_of(state: Table) -> dict[str, list[int]]:
    """Which seats could put a building on which fields (DD-PLACE-05…10)."""
    found: dict[str, list[int]] = {}
    for seat in state.alive():
        for field in building_ground(state, seat):
            if why_no_ground(state, field) is None:
                found.setdefault(field, []).append(seat)
    return found


def figure_thing(state: Table, figure: Figure) -> FigureThing:
    sheet, turn = figure.sheet, state.turn or NEVER
    thing: FigureThing = {
        "kind": "figure",
        "type": sheet.type,
        "sort": sheet.kind,
        "cls": class_of(state, figure),
        "owner": figure.owner,
        "colour": figure.colour,
        "field": figure.field,
        "label": figure.label,
        "facing": figure.facing,
        "side": figure.side,
        "speed": sheet.speed,
        "cost": sheet.cost,
        "shield": sheet.shield,
        "hits": figure.hits if figure.hit_in == turn else 0,
        "loaded": figure.loaded,
        "cargo": bool(figure.cargo),
        "prone": figure.prone,
        "suppressed": figure.suppressed_in == turn,
        "used": figure.used == turn,
        "aboard": figure.aboard,
        "passengers": list(figure.passengers),
        "capacity": sheet.transport.capacity if sheet.transport is not None else 0,
        "targets": list(sheet.targets),
        "range": list(sheet.range) if sheet.range is not None else [],
        "aims": {other.id: verdict(state, figure, other) for other in targets_of(state, figure)},
        "covers": covered(state, figure),
        "exits": exits_of_figure(state, figure),
        "sight": 0,
    }
    if state.floor is not None:
        indoor_figure(state, state.floor, figure, thing)
    return thing


def verdict(state: Table, figure: Figure, target: Figure) -> Verdict:
    """What an attack would come to, if the target answers where it may (DD-COMBAT-09)."""
    held, answered = withstands(state, target), may_counter(state, target, figure)
    if not answered:
        return "held" if held else "hit"
    if withstands(state, figure):
        return "exchange" if held else "answered"
    return "worse" if held else "both"


def withstands(state: Table, figure: Figure) -> bool:
    """Whether the next hit does not destroy it (DD-SHIELD-01)."""
    sheet = figure.sheet
    return sheet.invulnerable or (sheet.shield and figure.hit_in != state.turn)


def exits_of_figure(state: Table, figure: Figure) -> list[str]:
    """The marked fields beside a factory or a refinery (DD-PLACE-16, DD-HARV-06)."""
    if figure.type == "factory":
        return exits_of(state, figure)
    return [unload_field(figure)] if figure.type == "refinery" else []


def seat_facts(state: Table, seat: int) -> Facts:
    """The numbers everybody can read off the table, and credits for who may know them."""
    player = state.players[seat]
    own = state.of(seat)
    facts: Facts = {
        "seat": seat,
        "faction": player.faction,
        "team": player.team,
        "energy": energy_of(state, seat),
        "strike": player.strike,
        "value": sum([figure.sheet.cost for figure in own]),
        "figures": len(own),
        "buildings": len([figure for figure in own if figure.is_building]),
        "unused": len([figure for figure in own if figure.used != state.turn]),
        "out": player.out,
        "active": state.active == seat,
        "round": state.round,
        "last_round": state.last_round,
    }
    if player.credits.value is not None:
        facts["credits"] = player.credits.value
    going = state.activation
    figure = None if going is None else state.figures.get(going.figure)
    if going is not None and figure is not None and figure.owner == seat:
        facts["going"] = {"figure": going.figure, "points": going.points}
    mission_facts(state, seat, facts)
    return facts


def costs(before: Table, after: Table, seat: int) -> dict[str, int]:
    """What a move has cost a seat in credits."""
    spent = before.players[seat].money() - after.players[seat].money()
    return {"credits": spent} if spent > 0 else {}
