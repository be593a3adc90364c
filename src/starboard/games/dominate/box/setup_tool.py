"""`setup ID`: what to take out of the box for a scenario, tile by tile."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Annotated, TypedDict

import msgspec

from starboard.errors import BadInput
from starboard.games.dominate.boards import drawn_figures, look_at, ore_of, signs, tile_at
from starboard.games.dominate.box.names import kind_called
from starboard.games.dominate.content import Box, box
from starboard.games.dominate.ground import field_at, place_of
from starboard.games.dominate.printed import Placement, SeatPlan, Skirmish
from starboard.games.dominate.words import listed, told
from starboard.tool import Answer, Arg, Tool

TOKEN_SIGNS = {":": "ford"}
"""What lies on a field besides figures."""


class Wanted(msgspec.Struct):
    """A scenario, and for whom the sheet is."""

    scenario: Annotated[str, Arg(place=True, shown="ID")]
    seat: Annotated[str, Arg(shown="FACTION")] = ""


class Put(TypedDict):
    """A figure or token to be put on the board."""

    type: str
    faction: str
    field: str
    facing: str
    side: str


class TileSheet(TypedDict):
    """One tile with what comes onto it."""

    tile: str
    at: str
    size: list[int]
    look: str
    put: list[Put]


class SeatSheet(TypedDict):
    """What a seat begins with."""

    faction: str
    credits: int
    slot: dict[str, list[str]]


class Sheet(TypedDict):
    """Everything that is to be done before the first round."""

    scenario: str
    name: str
    players: int
    take: dict[str, int]
    """How many of each thing."""
    tiles: list[TileSheet]
    seats: list[SeatSheet]
    rules: list[str]


def setup(wants: Wanted, lang: str) -> Answer:
    """The sheet of one scenario, for everybody or for one faction."""
    plan = box().skirmishes.get(wants.scenario)
    if plan is None:
        known = listed(lang, list(box().skirmishes))
        raise BadInput("", "no-such-plan", name=wants.scenario, known=known)
    factions = [seat.faction.value for seat in plan.seats]
    if wants.seat and wants.seat not in factions:
        raise BadInput("--seat", "nobody-plays-that", name=wants.seat, known=listed(lang, factions))
    facts = sheet(plan, wants.seat, lang)
    return Answer(facts, list(lines(box(), facts, lang)))


def sheet(plan: Skirmish, faction: str, lang: str) -> Sheet:
    """The sheet as data; for one faction its own figures and what belongs to nobody."""
    puts = [put for put in all_puts(plan) if not faction or put["faction"] in ("", faction)]
    seats = [seat_sheet(seat) for seat in plan.seats if faction in ("", seat.faction.value)]
    return {
        "scenario": plan.id,
        "name": plan.name.of(lang),
        "players": plan.players,
        "take": dict(sorted(Counter([put["type"] for put in puts]).items())),
        "tiles": tile_sheets(plan, puts),
        "seats": seats,
        "rules": [rule.of(lang) for rule in plan.rules],
    }


def seat_sheet(seat: SeatPlan) -> SeatSheet:
    slot = {
        type: [str(field) for field in (fields if isinstance(fields, tuple) else (fields,))]
        for type, fields in seat.slot.items()
    }
    return {"faction": seat.faction.value, "credits": seat.credits, "slot": slot}


def all_puts(plan: Skirmish) -> Iterator[Put]:
    """Figures and tokens in the order of the board."""
    for column, row, sign in signs(plan.board, plan.id):
        if sign in TOKEN_SIGNS:
            yield put_of(TOKEN_SIGNS[sign], field_at(column, row))
    for field in ore_of(plan.board, plan.id):
        yield put_of("ore", field)
    for figure in [*drawn_figures(plan.board, plan.id), *plan.board.figures]:
        if not figure.hidden:
            for spot in figure.places():
                yield figure_put(figure, field_at(*spot))


def put_of(type: str, field: str) -> Put:
    return {"type": type, "faction": "", "field": field, "facing": "", "side": ""}


def figure_put(figure: Placement, field: str) -> Put:
    """A figure, with the side it faces where that matters."""
    faced = figure.type in ("refinery", "factory")
    return {
        "type": figure.type,
        "faction": figure.faction.value if figure.faction is not None else "",
        "field": field,
        "facing": figure.facing.value if faced else "",
        "side": figure.side.value if figure.side is not None else "",
    }


def tile_sheets(plan: Skirmish, puts: list[Put]) -> list[TileSheet]:
    """Each tile with what comes onto it; a board that is one piece has one."""
    found: dict[str, list[Put]] = {tile: [] for tile in plan.board.tiles} or {"": []}
    for put in puts:
        found.setdefault(tile_at(plan.board, *place_of(put["field"])), []).append(put)
    return [tile_sheet(plan, tile, held) for tile, held in found.items()]


def tile_sheet(plan: Skirmish, name: str, puts: list[Put]) -> TileSheet:
    tile = plan.board.tiles.get(name)
    column, row = tile.at if tile is not None else (0, 0)
    return {
        "tile": name,
        "at": field_at(column, row),
        "size": list(tile.size) if tile is not None else [],
        "look": look_at(plan.board, column, row).value,
        "put": puts,
    }


# ------------------------------------------------------------------------- for people


def lines(box: Box, facts: Sheet, lang: str) -> Iterator[str]:
    """The sheet as it is printed."""
    yield told(lang, "setup-title", name=facts["name"], players=facts["players"])
    taken = [f"{count} × {thing(box, facts, type, lang)}" for type, count in facts["take"].items()]
    yield told(lang, "setup-take", things=", ".join(taken))
    for tile in facts["tiles"]:
        yield ""
        yield tile_title(tile, lang)
        for type, places in by_kind(tile["put"], lang).items():
            kind, _, faction = type.partition("/")
            named = thing(box, facts, kind, lang) + (f" ({faction})" if faction else "")
            yield f"  {named}: {', '.join(places)}"
    yield ""
    for seat in facts["seats"]:
        yield told(lang, "setup-seat", faction=seat["faction"], credits=seat["credits"])
        for type, fields in seat["slot"].items():
            slot = told(lang, "setup-slot", type=thing(box, facts, type, lang),
                        fields=", ".join(fields))  # fmt: skip
            yield f"  {slot}"
    if facts["rules"]:
        yield ""
        yield from facts["rules"]


def tile_title(tile: TileSheet, lang: str) -> str:
    """The name of a tile, where it lies and which side is up."""
    if not tile["tile"]:
        return told(lang, "setup-board", look=tile["look"])
    width, height = tile["size"]
    place = tile["at"].upper()
    size = {"width": width, "height": height}
    return told(lang, "setup-tile", tile=tile["tile"], field=place, look=tile["look"], **size)


def by_kind(puts: list[Put], lang: str) -> dict[str, list[str]]:
    """The fields of each kind of thing, with the side it faces."""
    found: dict[str, list[str]] = {}
    for put in puts:
        more = put["facing"] or put["side"]
        place = put["field"].upper() + (f" ({told(lang, 'put-how', how=more)})" if more else "")
        found.setdefault(f"{put['type']}/{put['faction']}", []).append(place)
    return found


def thing(box: Box, facts: Sheet, type: str, lang: str) -> str:
    """What a figure or token is called."""
    if type in ("ore", "ford"):
        return told(lang, f"token-{type}")
    return kind_called(box, type, lang, facts["scenario"])


SETUP = Tool(words="setup", wants=Wanted, answer=setup, facts=Sheet, online=True, quick=True)
