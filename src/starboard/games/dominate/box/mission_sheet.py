"""The sheet of a mission, as one of the two seats may read it.

The mission is set up by its own rules. PL1's sheet is drawn from his view of that table: what the
view does not show cannot get onto it (DD-CAMP-05). PL2 gets every tile and all that waits.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from starboard.games.dominate.boards import look_at, tile_at
from starboard.games.dominate.box.sheets import (
    PAINTED,
    DoorSheet,
    Letter,
    Put,
    SeatSheet,
    Sheet,
    TileSheet,
    put_of,
    taken,
)
from starboard.games.dominate.box.skirmish_sheet import FACED
from starboard.games.dominate.campaign.book import Book
from starboard.games.dominate.campaign.pages import PL2, Page
from starboard.games.dominate.campaign.setup import SetUpMission, mission_table
from starboard.games.dominate.content import RULES, Box
from starboard.games.dominate.ground import field_at, place_of
from starboard.games.dominate.indoors.events import Told
from starboard.games.dominate.indoors.floor import Floor, Guard, Label, Notes, Spot
from starboard.games.dominate.indoors.printed import IndoorBoard
from starboard.games.dominate.kinds import Terrain
from starboard.games.dominate.legacy.log_book import empty_log
from starboard.games.dominate.printed import Board
from starboard.games.dominate.script.words import Role
from starboard.games.dominate.slot import split
from starboard.games.dominate.state import Figure, Mission, Table
from starboard.games.dominate.terminal.board import board_map
from starboard.games.dominate.terminal.floor import floor_map
from starboard.games.dominate.words import told
from starboard.kernel import Forced
from starboard.kernel.veil import veil


def mission_sheet(box: Box, book: Book, role: Role, lang: str) -> Sheet:
    """What one seat of a mission reads and lays."""
    state, told_aloud = table_of(box, book, role)
    mission = state.mission
    assert mission is not None
    page = mission.pages[role].value
    assert page is not None
    puts = list(puts_of(state, book, role, told_aloud, lang))
    tiles = [tile_sheet(state, book, name, puts, lang) for name in laid(book, role)]
    aside = list(waiting(state, lang))
    return {
        "scenario": book.head.id,
        "name": book.head.name.of(lang),
        "players": 2,
        "take": taken(tiles, aside),
        "tiles": tiles,
        "aside": aside,
        "seats": [seat_sheet(state, mission.seat(role))],
        "rules": [rule.of(lang) for rule in page.rules],
        "map": drawing(state),
        "letter": letter_of(state, mission, book, page, lang),
    }


def table_of(box: Box, book: Book, role: Role) -> tuple[Table, list[Told]]:
    """The table after set-up, and which labels were told while it was laid.

    It is PL1's view of it, or all of it with every tile laid.
    """
    content = box
    if role == PL2:
        content = box.copy()
        content.books[book.head.id] = Book(book.head, whole(book), book.where)
    state = mission_table(RULES, content, empty_log(), False, False)
    SetUpMission(book.head.id).run(state, Forced())
    mission = state.mission
    assert mission is not None
    aloud = [event for event in state.events if isinstance(event, Told)]
    return (state if role == PL2 else veil(state, mission.pl1)[0]), aloud


def whole(book: Book) -> Board | IndoorBoard:
    """The plan without fog."""
    return replace(book.board, start_tiles=())


def laid(book: Book, role: Role) -> tuple[str, ...]:
    """The tiles on a sheet; a board that is one piece has one."""
    everything = tuple(book.board.tiles) or ("",)
    return everything if role == PL2 else book.board.start_tiles or everything


def letter_of(state: Table, mission: Mission, book: Book, page: Page, lang: str) -> Letter:
    """The letter of a commander, and the head of the page."""
    head = book.head
    return {
        "role": page.role,
        "place": page.place.of(lang),
        "flavour": page.message.flavour.of(lang),
        "orders": page.message.orders.of(lang),
        "goals": [goal.text.of(lang) for goal in page.goals],
        "tech_level": head.tech_level.get(page.role, 0),
        "fog": head.fog,
        "round_counter": mission.counter,
    }


def seat_sheet(state: Table, seat: int) -> SeatSheet:
    """What the seat itself begins with."""
    player = state.players[seat]
    slot: dict[str, list[str]] = {}
    for orders in player.slot.values():
        for type, field in [split(order) for order in orders.names]:
            slot.setdefault(type, []).append(str(field) if field else "READY")
    return {"faction": player.faction, "credits": player.money(), "slot": slot}


def drawing(state: Table) -> list[str]:
    """The board as a terminal draws it."""
    drawn = board_map(state) if state.floor is None else floor_map(state, state.floor)
    return [line.rstrip() for line in drawn.plain.splitlines()]


# ------------------------------------------------------------------------- tile by tile


def tile_sheet(state: Table, book: Book, name: str, puts: list[Put], lang: str) -> TileSheet:
    """One tile with what stands on it, as the table shows it."""
    tile, board = book.board.tiles.get(name), book.board
    column, row = tile.at if tile is not None else (0, 0)
    look = look_at(board, column, row) if isinstance(board, Board) else board.look
    fields = fields_of(state, book, name)
    floor, doors, note = state.floor, list[DoorSheet](), ""
    if floor is not None:
        doors = [each for each in doors_of(floor, lang) if each["between"][0] in fields]
        corner = next((field for field in floor.squares if field in fields), "")
        note = written(floor.tiles[floor.squares[corner]], lang) if corner else ""
    return {
        "tile": name,
        "at": field_at(column, row),
        "size": list(tile.size) if tile is not None else [],
        "look": look.value,
        "put": [put for put in puts if put["field"] in fields],
        "doors": doors,
        "note": note,
        "later": bool(board.start_tiles) and name not in board.start_tiles,
    }


def fields_of(state: Table, book: Book, name: str) -> set[str]:
    """The fields of a tile, and fog tokens that lie beside it."""
    board, mission = book.board, state.mission
    assert mission is not None
    known = state.land.terrain if state.floor is None else state.floor.squares
    found = {field for field in known if is_on(book, name, field)}
    if isinstance(board, Board):
        tokens = [token for token in board.fog if token.beside == name]
        return found | ({field_at(*token.field) for token in tokens} & set(mission.fog))
    assert state.floor is not None
    edges = [edge.partition("|") for edge in state.floor.fog]
    return found | {other for field, _, other in edges if field in found}


def is_on(book: Book, name: str, field: str) -> bool:
    """Whether a tile of the plan has a field."""
    if isinstance(book.board, Board):
        return tile_at(book.board, *place_of(field)) == name
    (left, top), (width, height) = book.board.tiles[name].at, book.board.tiles[name].size
    column, row = place_of(field)
    return left <= column < left + width and top <= row < top + height


def puts_of(state: Table, book: Book, role: Role, aloud: list[Told], lang: str) -> Iterator[Put]:
    """Everything that lies and stands on the table."""
    if state.floor is not None:
        yield from puts_indoors(state.floor, lang)
    else:
        yield from tokens(state)
        yield from labels(book, role, aloud, lang)
    for figure in state.figures.values():
        if figure.field:
            yield figure_put(state, figure, lang)


def tokens(state: Table) -> Iterator[Put]:
    """Fords, ore and fog of a landscape."""
    for field, kind in state.land.terrain.items():
        if kind == Terrain.FORD.value:
            yield put_of("ford", field)
    for field, ore in state.ore.items():
        yield from [put_of("ore", field) for _ in ore]
    assert state.mission is not None
    yield from [put_of("fog", field) for field in state.mission.fog]


def labels(book: Book, role: Role, aloud: list[Told], lang: str) -> Iterator[Put]:
    """Blue boxes are told to everybody; red ones and what the fog hides are PL2's (DD-CAMP-18)."""
    for event in aloud:
        said = event.de if lang == "de" else event.en
        yield put_of(PAINTED, event.target, told(lang, "note-blue", text=str(said)))
    if role == PL2 and isinstance(book.board, Board):
        for token in book.board.fog:
            where = {"tile": token.tile, "beside": token.beside}
            yield put_of("fog", field_at(*token.field), told(lang, "note-fog", **where))
        for label in [each for each in book.board.labels if each.red is not None]:
            for place in book.board.fields[label.field][:1]:
                text = told(lang, "note-red", text=label.red.of(lang) if label.red else "")
                yield put_of(PAINTED, field_at(*place), text)


def puts_indoors(floor: Floor, lang: str) -> Iterator[Put]:
    """Fog and things of a floor."""
    yield from [put_of("fog", edge.partition("|")[2]) for edge in floor.fog]
    for spot in floor.spots.values():
        known = [painted(spot, lang)] if spot.kind == PAINTED else [told(lang, light(spot.on))]
        yield put_of(spot.kind, spot.field, ", ".join([*known, *notes(spot.label, lang)]))


def painted(spot: Spot, lang: str) -> str:
    """What can be seen on the tile."""
    try:
        return told(lang, f"painted-{spot.look}")
    except LookupError:
        return spot.look  # something of a mission of one's own


def light(on: bool) -> str:
    return "note-on" if on else "note-off"


def figure_put(state: Table, figure: Figure, lang: str) -> Put:
    """A figure with what is known of it."""
    bot = state.floor.bots.get(figure.id) if state.floor is not None else None
    facing = figure.facing if figure.type in FACED else ""
    return {
        "type": figure.type,
        "faction": figure.colour,
        "field": figure.field,
        "facing": facing if bot is None else bot.facing,
        "side": figure.side,
        "note": ", ".join(figure_notes(state, figure, lang)),
    }


def figure_notes(state: Table, figure: Figure, lang: str) -> Iterator[str]:
    """Its own name, whether it lies, what it carries, and the duty of a guard."""
    floor, mission = state.floor, state.mission
    assert mission is not None
    called = mission.called if floor is None else floor.called
    if figure.id in called:
        yield told(lang, "note-blue", text=called[figure.id].of(lang))
    if figure.prone:
        yield told(lang, "note-prone")
    if figure.cargo:
        yield told(lang, "note-cargo")
    if figure.passengers:
        yield told(lang, "note-passengers", count=len(figure.passengers))
    guard = floor.guards.get(figure.id) if floor is not None else None
    if guard is not None and guard.duty.value is not None:
        yield duty_note(guard, lang)


def duty_note(guard: Guard, lang: str) -> str:
    """What a guard does, with the crosses of a patrol in its order."""
    route, stops = guard.route.value or (), guard.stops.value or ()
    crosses = " ".join([field.upper() for field in route if field in stops])
    return told(lang, "note-duty", duty=str(guard.duty.value), crosses=crosses)


def doors_of(floor: Floor, lang: str) -> Iterator[DoorSheet]:
    """Every door as it looks; whether it is locked only who may know it."""
    for door in floor.doors.values():
        between = sorted([door.one, door.other], key=lambda field: field not in floor.squares)
        state = "locked" if door.locked.value else door.state
        yield {"between": between, "state": state, "note": written(door.label, lang)}


def written(label: Label, lang: str) -> str:
    return ", ".join(notes(label, lang))


def notes(label: Label, lang: str) -> Iterator[str]:
    """What is written there, as far as the reader may know it (DD-INPREP-08…11)."""
    known = Notes(label.blue.value, label.magnifier.value, label.red.value)
    for colour, text in (("blue", known.blue), ("magnifier", known.magnifier), ("red", known.red)):
        if text is not None:
            yield told(lang, f"note-{colour}", text=text.of(lang))


# ------------------------------------------------------------------------- set aside


def waiting(state: Table, lang: str) -> Iterator[Put]:
    """Who waits for a trigger; only PL2 has them before him."""
    mission, floor = state.mission, state.floor
    assert mission is not None
    room = mission.backroom.value
    if room is not None:
        for plans in room.reserve.values():
            for plan in plans:
                put = put_of(plan.sheet.type, plan.field)
                yield {**put, "faction": plan.colour, "side": plan.side}
    backstage = floor.backstage.value if floor is not None else None
    if backstage is not None:
        for persons in backstage.reserves.values():
            for person in persons:
                yield {**put_of(person.sheet.type, person.field), "faction": person.colour}
