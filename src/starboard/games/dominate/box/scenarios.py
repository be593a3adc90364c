"""What is wrong with a skirmish of one's own: fields, figures, limits of the box, names."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from starboard.errors import BadInput
from starboard.games.dominate.boards import drawn_figures, ore_of, signs, terrain_of
from starboard.games.dominate.content import Box
from starboard.games.dominate.ground import beyond, field_at
from starboard.games.dominate.kinds import Class, FigureKind, Terrain
from starboard.games.dominate.printed import Placement, Sheet, Skirmish
from starboard.games.dominate.slot import PRODUCERS
from starboard.games.dominate.state import STRIKE, category_of
from starboard.kernel.yaml_files import Name

SHARED = ("bridge", "helipad")
"""What leaves room for a unit on its field."""
FACED = {"refinery": "DD-HARV-06", "factory": "DD-PLACE-16"}
MOST_TILES = 11


def faults(plan: Skirmish, box: Box, where: str) -> Iterator[BadInput]:
    """Everything that does not fit together, in the order of the file."""
    yield from names_faults(plan, where)
    yield from seat_faults(plan, where)
    yield from victory_faults(plan, where)
    yield from board_faults(plan, box, where)
    yield from figure_faults(plan, box, where)
    yield from slot_faults(plan, box, where)


# ------------------------------------------------------------------------- the head


def names_faults(plan: Skirmish, where: str) -> Iterator[BadInput]:
    """Every text in both languages."""
    texts: list[tuple[str, Name | None]] = [("name", plan.name), ("intro", plan.intro)]
    texts += [(f"rules: entry {number}", rule) for number, rule in enumerate(plan.rules, 1)]
    for place, text in texts:
        for lang in ("de", "en"):
            if text is not None and not text.of(lang).strip():
                yield BadInput(f"{where}: {place}", "text-missing", "DD-ROUND-09", lang=lang)


def seat_faults(plan: Skirmish, where: str) -> Iterator[BadInput]:
    """A seat for each player, each with a colour of its own (DD-FIG-13)."""
    if len(plan.seats) != plan.players:
        counted = {"seats": len(plan.seats), "players": plan.players}
        yield BadInput(f"{where}: seats", "seats-not-players", "DD-ROUND-09", **counted)
    factions = [seat.faction for seat in plan.seats]
    for faction, count in Counter(factions).items():
        if count > 1:
            yield BadInput(f"{where}: seats", "faction-twice", "DD-FIG-13", faction=faction.value)
    if plan.first is not None and plan.first not in factions:
        said = plan.first.value
        yield BadInput(f"{where}: first", "faction-not-seated", "DD-ROUND-03", faction=said)
    members = [faction for team in plan.teams for faction in team]
    if plan.teams and sorted(members) != sorted(factions):
        yield BadInput(f"{where}: teams", "teams-not-seats", "DD-ROUND-09")


def victory_faults(plan: Skirmish, where: str) -> Iterator[BadInput]:
    """There is a way to win, and what has to be held is on the board."""
    if not plan.victory:
        yield BadInput(f"{where}: victory", "no-way-to-win", "DD-ROUND-09")
    for number, way in enumerate(plan.victory, 1):
        ways = (way.last_standing, way.points_at_round, way.hold)
        if len([one for one in ways if one is not None]) != 1:
            yield BadInput(f"{where}: victory: entry {number}", "not-one-way", "DD-ROUND-09")
        if way.hold is not None and way.hold.field not in plan.board.fields:
            place = f"{where}: victory: entry {number}: hold"
            yield BadInput(place, "fields-not-named", "DD-ROUND-09", name=way.hold.field)
    for name in plan.no_building:
        if name not in plan.board.fields:
            yield BadInput(f"{where}: no_building", "fields-not-named", "DD-ROUND-09", name=name)


# ------------------------------------------------------------------------- the board


def board_faults(plan: Skirmish, box: Box, where: str) -> Iterator[BadInput]:
    """No more tiles and tokens than there are (DD-MAT-04…07), and named fields exist."""
    place = f"{where}: board"
    terrain = terrain_of(plan.board, where)
    if not terrain:
        yield BadInput(f"{place}: rows", "no-fields", "DD-BOARD-01")
    drawn = Counter([sign for _, _, sign in signs(plan.board, where)])
    tokens = {"ore": drawn["o"], "ford": drawn[":"]}
    for token, count in tokens.items():
        if count > box.counts[token]:
            yield too_many(f"{place}: rows", token, count, box.counts[token])
    if len(plan.board.tiles) > MOST_TILES:
        yield too_many(f"{place}: tiles", "tile", len(plan.board.tiles), MOST_TILES)
    for name, fields in plan.board.fields.items():
        for spot in fields:
            if field_at(*spot) not in terrain:
                told = {"field": field_at(*spot)}
                yield BadInput(
                    f"{place}: fields: {name}", "not-on-the-board", "DD-BOARD-01", **told
                )


def too_many(where: str, thing: str, count: int, most: int) -> BadInput:
    """More than the box holds."""
    return BadInput(where, "more-than-there-are", "DD-MAT-04", thing=thing, count=count, most=most)


# ------------------------------------------------------------------------- figures


def figure_faults(plan: Skirmish, box: Box, where: str) -> Iterator[BadInput]:
    """Figures that exist, on fields where they may stand, no more than there are."""
    terrain = terrain_of(plan.board, where)
    used: Counter[tuple[str, str]] = Counter()
    taken: dict[str, str] = {}
    drawn = [("rows", figure) for figure in drawn_figures(plan.board, where)]
    listed = [(f"figures: entry {n}", figure) for n, figure in enumerate(plan.board.figures, 1)]
    for entry, figure in [*drawn, *listed]:
        place = f"{where}: board: {entry}"
        sheet = known_sheet(plan, box, figure)
        if sheet is None:
            yield BadInput(place, "no-such-figure-type", "DD-FIG-01", type=figure.type)
            continue
        if figure.faction is not None and figure.faction not in [s.faction for s in plan.seats]:
            said = figure.faction.value
            yield BadInput(place, "faction-not-seated", "DD-FIG-13", faction=said)
        used[sheet.type, figure.faction.value if figure.faction else ""] += len(figure.places())
        for spot in figure.places():
            yield from spot_faults(plan, sheet, figure, field_at(*spot), terrain, taken, place)
    yield from supply_faults(box, used, where)


def known_sheet(plan: Skirmish, box: Box, figure: Placement) -> Sheet | None:
    """The sheet of a figure, if there is one."""
    if f"{plan.id}:{figure.type}" in box.sheets:
        return box.sheets[f"{plan.id}:{figure.type}"]
    return box.sheets.get(figure.type)


def spot_faults(
    plan: Skirmish,
    sheet: Sheet,
    figure: Placement,
    field: str,
    terrain: dict[str, str],
    taken: dict[str, str],
    place: str,
) -> Iterator[BadInput]:
    """One figure on one field."""
    told = {"type": sheet.type, "field": field}
    if field not in terrain:
        yield BadInput(place, "not-on-the-board", "DD-BOARD-01", field=field)
        return
    kind, bridged = Terrain(terrain[field]), taken.get(field) == "bridge"
    if sheet.kind is FigureKind.BUILDING and sheet.type != "bridge":
        if kind not in (Terrain.OPEN, Terrain.FOREST):
            yield BadInput(place, "no-ground-for-it", "DD-PLACE-05", **told)
        elif field in ore_of(plan.board, place):
            yield BadInput(place, "stands-on-ore", "DD-PLACE-07", **told)
    elif sheet.kind is FigureKind.UNIT and not may_stand(sheet, kind, bridged):
        yield BadInput(place, "cannot-stand-on", "DD-MOVE-06", **told)
    if field in taken and taken[field] not in SHARED:
        yield BadInput(place, "field-taken-twice", "DD-MOVE-11", **told)
    taken[field] = sheet.type
    if sheet.type in FACED and beyond(field, figure.facing) not in terrain:
        yield BadInput(place, "faces-off-the-board", FACED[sheet.type], **told)


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


# ------------------------------------------------------------------------- production


def slot_faults(plan: Skirmish, box: Box, where: str) -> Iterator[BadInput]:
    """What is in production can be ordered, and there are buildings for it (DD-ORDER-05…07)."""
    for number, seat in enumerate(plan.seats, 1):
        place = f"{where}: seats: entry {number}: slot"
        counts: Counter[str] = Counter()
        for type, fields in seat.slot.items():
            sheet = box.sheets.get(type)
            if sheet is None or not sheet.build_time:
                yield BadInput(place, "not-to-be-ordered-type", "DD-ORDER-01", type=type)
                continue
            listed = fields if isinstance(fields, tuple) else (fields,)
            for field in listed:
                if field != "READY" and not (isinstance(field, int) and 1 <= field <= STRIKE):
                    said = str(field)
                    yield BadInput(f"{place}: {type}", "no-slot-field", "DD-BUILD-05", field=said)
            counts[PRODUCERS[category_of(sheet)]] += len(listed)
        for producer, count in counts.items():
            have = producers(plan, seat.faction.value, producer)
            if count > have:
                limits = {"count": count, "limit": have}
                yield BadInput(place, "slot-too-full", "DD-BUILD-08", type=producer, **limits)


def producers(plan: Skirmish, faction: str, type: str) -> int:
    """How many buildings of a kind a faction begins with."""
    return sum(
        [
            len(figure.places())
            for figure in plan.board.figures
            if figure.type == type and figure.faction is not None and figure.faction == faction
        ]
    )
