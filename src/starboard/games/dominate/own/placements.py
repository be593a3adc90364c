"""What is wrong with figures, tokens and production of a plan: fields, kinds, box limits."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from starboard.errors import BadInput
from starboard.games.dominate.boards import drawn_figures, ore_of, signs, terrain_of, tile_at
from starboard.games.dominate.campaign.book import Slots
from starboard.games.dominate.content import Box
from starboard.games.dominate.ground import beyond, field_at
from starboard.games.dominate.kinds import Class, FigureKind, Terrain
from starboard.games.dominate.printed import Board, Placement, Sheet
from starboard.games.dominate.slot import PRODUCERS
from starboard.games.dominate.state import STRIKE, category_of

SHARED = ("bridge", "helipad")
"""What leaves room for a unit on its field."""
FACED = {"refinery": "DD-HARV-06", "factory": "DD-PLACE-16"}


def too_many(where: str, thing: str, count: int, most: int, clause: str = "DD-MAT-04") -> BadInput:
    """More than the box holds."""
    return BadInput(where, "more-than-there-are", clause, thing=thing, count=count, most=most)


def token_faults(board: Board, box: Box, where: str) -> Iterator[BadInput]:
    """No more ore and fords than there are (DD-MAT-04, 07)."""
    drawn = Counter([sign for _, _, sign in signs(board, where)])
    for token, count in {"ore": drawn["o"], "ford": drawn[":"]}.items():
        if count > box.counts[token]:
            yield too_many(f"{where}: board: rows", token, count, box.counts[token])


def placement_faults(board: Board, scenario: str, box: Box, where: str) -> Iterator[BadInput]:
    """Figures that exist, on fields where they may stand, no more than there are."""
    used: Counter[tuple[str, str]] = Counter()
    spots = Spots(board, where)
    drawn = [("rows", figure) for figure in drawn_figures(board, where)]
    listed = [(f"figures: entry {n}", figure) for n, figure in enumerate(board.figures, 1)]
    for entry, figure in [*drawn, *listed]:
        place = f"{where}: board: {entry}"
        sheet = known_sheet(scenario, box, figure.type)
        if sheet is None:
            yield BadInput(place, "no-such-figure-type", "DD-FIG-01", type=figure.type)
            continue
        yield from own_faults(scenario, box, figure, place)
        if not figure.places():
            yield BadInput(place, "stands-nowhere", "DD-BOARD-01", type=figure.type)
        if figure.hidden:
            continue
        used[sheet.type, figure.faction.value if figure.faction else ""] += len(figure.places())
        for spot in figure.places():
            yield from spots.faults(sheet, figure, field_at(*spot), place)
    yield from supply_faults(box, used, where)


def known_sheet(scenario: str, box: Box, type: str) -> Sheet | None:
    """The sheet of a kind of figure, if there is one."""
    return box.sheets.get(f"{scenario}:{type}") or box.sheets.get(type)


def own_faults(scenario: str, box: Box, figure: Placement, place: str) -> Iterator[BadInput]:
    """Values and passengers of its own."""
    try:
        sheet = box.placement_sheet(scenario, figure)
    except BadInput as error:
        name = f"{place}: set"
        yield BadInput(name, error.message, error.clause or "DD-ROUND-10", **error.arguments)
        return
    room = sheet.transport.capacity if sheet.transport is not None else 0
    if len(figure.passengers) > room:
        told = {"count": len(figure.passengers), "most": room}
        yield BadInput(place, "no-room-aboard", "DD-TRANSPORT-01", **told)
    for type in figure.passengers:
        if type not in box.sheets:
            yield BadInput(place, "no-such-figure-type", "DD-FIG-01", type=type)
    if figure.control not in ("", "PL1", "PL2"):
        yield BadInput(place, "no-such-control", "DD-CAMP-03", name=figure.control)


class Spots:
    """The fields of a board, and what stands on them so far."""

    def __init__(self, board: Board, where: str) -> None:
        self.terrain = terrain_of(board, where)
        self.ore = ore_of(board, where)
        self.taken: dict[str, str] = {}

    def faults(self, sheet: Sheet, figure: Placement, field: str, place: str) -> Iterator[BadInput]:
        """One figure on one field."""
        told = {"type": sheet.type, "field": field}
        if field not in self.terrain:
            yield BadInput(place, "not-on-the-board", "DD-BOARD-01", field=field)
            return
        yield from self.ground_faults(sheet, field, place)
        if field in self.taken and self.taken[field] not in SHARED:
            yield BadInput(place, "field-taken-twice", "DD-MOVE-11", **told)
        self.taken[field] = sheet.type
        if sheet.type in FACED and beyond(field, figure.facing) not in self.terrain:
            yield BadInput(place, "faces-off-the-board", FACED[sheet.type], **told)

    def ground_faults(self, sheet: Sheet, field: str, place: str) -> Iterator[BadInput]:
        """Whether it can be on such ground at all."""
        told = {"type": sheet.type, "field": field}
        kind, bridged = Terrain(self.terrain[field]), self.taken.get(field) == "bridge"
        if sheet.kind is FigureKind.BUILDING and sheet.type != "bridge":
            if kind not in (Terrain.OPEN, Terrain.FOREST):
                yield BadInput(place, "no-ground-for-it", "DD-PLACE-05", **told)
            elif field in self.ore:
                yield BadInput(place, "stands-on-ore", "DD-PLACE-07", **told)
        elif sheet.kind is FigureKind.UNIT and not may_stand(sheet, kind, bridged):
            yield BadInput(place, "cannot-stand-on", "DD-MOVE-06", **told)


def may_stand(sheet: Sheet, kind: Terrain, bridged: bool) -> bool:
    """Whether a unit can be on a kind of field at all (DD-MOVE-06, 07; DD-FOREST-02)."""
    if sheet.cls is Class.AIR or bridged:
        return True
    if sheet.moves_on:
        return kind in sheet.moves_on
    if kind is Terrain.FOREST:
        return not sheet.no_forest
    return kind in (Terrain.OPEN, Terrain.FORD)


def supply_faults(box: Box, used: Counter[tuple[str, str]], where: str) -> Iterator[BadInput]:
    """No more of a colour, or of a token, than the box holds (DD-MAT-02…04)."""
    for (type, faction), count in used.items():
        sheet = box.sheets.get(type)
        most = box.counts.get(type, 0) if sheet is None or not faction else sheet.per_faction
        if most and count > most:
            yield too_many(f"{where}: board: figures", type, count, most)


def production_faults(
    slot: Slots, board: Board | None, faction: str, box: Box, place: str
) -> Iterator[BadInput]:
    """What is in production can be ordered, and there are buildings for it (DD-ORDER-05…07)."""
    counts: Counter[str] = Counter()
    for type, fields in slot.items():
        sheet = box.sheets.get(type)
        if sheet is None or not sheet.build_time:  # DD-ORDER-01
            yield BadInput(place, "not-to-be-ordered-type", "DD-ORDER-01", type=type)
            continue  # DD-ORDER-01
        listed = fields if isinstance(fields, tuple) else (fields,)
        for field in listed:
            if field != "READY" and not (
                isinstance(field, int) and 1 <= field <= STRIKE
            ):  # DD-BUILD-05
                said = str(field)
                yield BadInput(f"{place}: {type}", "no-slot-field", "DD-BUILD-05", field=said)
        counts[PRODUCERS[category_of(sheet)]] += len(listed)  # DD-BUILD-08
    for producer, count in counts.items():
        have = 0 if board is None else producers(board, faction, producer)  # DD-BUILD-08
        if count > have:
            limits = {"count": count, "limit": have}
            yield BadInput(place, "slot-too-full", "DD-BUILD-08", type=producer, **limits)


def producers(board: Board, faction: str, type: str) -> int:
    """How many buildings of a kind a faction has on the table at the beginning."""
    laid = board.start_tiles or tuple(board.tiles) or ("",)
    return sum(
        [
            tile_at(board, *spot) in laid
            for figure in board.figures
            if figure.type == type and figure.faction == faction and not figure.hidden
            for spot in figure.places()
        ]
    )
