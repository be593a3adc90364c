"""What a board shows of one's own base: production, what can be ordered, energy."""

from __future__ import annotations

from starboard.games.dominate.face.shown import (
    BaseThing,
    EnergyFace,
    OfferFace,
    OrderThing,
    Things,
)
from starboard.games.dominate.kinds import Category
from starboard.games.dominate.ordering import cost_of, why_not_built
from starboard.games.dominate.pieces import left
from starboard.games.dominate.printed import Sheet
from starboard.games.dominate.slot import limit_of
from starboard.games.dominate.state import Table

BASE = "base"


def builds(state: Table, seat: int) -> bool:
    """Whether a seat has a build phase at all."""
    if state.floor is not None:
        return False
    return state.mission is None or seat in state.mission.building


def base_thing(state: Table, seat: int) -> BaseThing:
    """The base of a seat, for who may know what is in production."""
    return {
        "kind": "base",
        "limits": {each.value: limit_of(state, seat, each) for each in Category},
        "offers": {
            sheet.id: offer_face(state, seat, sheet)
            for sheet in state.box.orderable()
            if sheet.tech_level <= state.players[seat].tech
        },
        "energy": energy_account(state, seat),
    }


def offer_face(state: Table, seat: int, sheet: Sheet) -> OfferFace:
    missing = why_not_built(state, seat, sheet)
    return {
        "cost": cost_of(state, seat, sheet),
        "time": sheet.build_time,
        "used": max(0, sheet.per_faction - left(state, seat, sheet.type)),
        "number": sheet.per_faction,
        "missing": "" if missing is None else missing.message,
    }


def energy_account(state: Table, seat: int) -> dict[str, EnergyFace]:
    """By type what the buildings give and take (DD-ENERGY-01…04)."""
    found: dict[str, EnergyFace] = {}
    for figure in state.of(seat):
        if figure.sheet.energy:
            face = found.setdefault(figure.type, {"count": 0, "energy": 0})
            face["count"] += 1
            face["energy"] += figure.sheet.energy
    return found


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
