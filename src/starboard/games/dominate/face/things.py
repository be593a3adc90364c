"""What a board shows: fields, figures, orders, and the numbers of a seat."""

from __future__ import annotations

from starboard.games.dominate.combat import targets_of
from starboard.games.dominate.energy import energy_of
from starboard.games.dominate.face.missions import mission_facts, mission_things
from starboard.games.dominate.face.shown import (
    Facts,
    FieldThing,
    FigureThing,
    OrderThing,
    Things,
)
from starboard.games.dominate.ground import place_of
from starboard.games.dominate.kinds import Class, Look, Terrain
from starboard.games.dominate.pieces import class_of
from starboard.games.dominate.state import NEUTRAL, Figure, Table


def things(state: Table, seat: int | None) -> Things:
    """Everything on the table as a seat sees it; the state is veiled."""
    found: Things = {}
    threats = threats_of(state)
    for field, terrain in state.land.terrain.items():
        found[field] = field_thing(state, field, terrain, threats.get(field, []))
    for figure in state.figures.values():
        found[figure.id] = figure_thing(state, figure)
    found.update(orders(state, seat))
    if state.log is not None:
        found.update(mission_things(state, seat))
    return found


def field_thing(state: Table, field: str, terrain: str, threat: list[int]) -> FieldThing:
    column, row = place_of(field)
    return {
        "kind": "field",
        "column": column,
        "row": row,
        "terrain": Terrain(terrain),
        "look": Look(state.land.region.get(field, state.scenario.look.value)),
        "ore": len(state.ore.get(field, ())),
        "threat": threat,
    }


def threats_of(state: Table) -> dict[str, list[int]]:
    """Which seats could hit a ground unit on which fields, without moving first."""
    found: dict[str, set[int]] = {}
    for figure in state.figures.values():
        reach = figure.sheet.range
        if figure.owner == NEUTRAL or reach is None or not figure.field:
            continue
        if not set(figure.sheet.targets) - {Class.AIR, Class.BUILDING}:
            continue
        for field, distance in state.land.within(figure.field, reach[1]).items():
            if distance >= reach[0]:
                found.setdefault(field, set()).add(figure.owner)
    return {field: sorted(seats) for field, seats in found.items()}


def figure_thing(state: Table, figure: Figure) -> FigureThing:
    sheet, turn = figure.sheet, state.turn
    return {
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
        "hits_now": [other.id for other in targets_of(state, figure)],
    }


def orders(state: Table, seat: int | None) -> Things:
    """What is in production, for who may look into a slot."""
    found: Things = {}
    if seat is None:
        return found
    for secret in state.players[seat].slot.values():
        for name in secret.names:
            type, _, field = name.partition("@")
            known = found.get(name)
            count = known["count"] + 1 if known is not None and known["kind"] == "order" else 1
            thing: OrderThing = {
                "kind": "order", "seat": seat, "type": type, "field": int(field), "count": count,
            }  # fmt: skip
            found[name] = thing
    return found


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
