"""What is wrong with a skirmish of one's own: seats, victory, board, figures, production."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from starboard.errors import BadInput
from starboard.games.dominate.boards import terrain_of
from starboard.games.dominate.content import Box
from starboard.games.dominate.ground import field_at
from starboard.games.dominate.own.placements import (
    placement_faults,
    production_faults,
    token_faults,
    too_many,
)
from starboard.games.dominate.own.texts import text_faults
from starboard.games.dominate.printed import Skirmish

MOST_TILES = 11
"""DD-MAT-05"""


def faults(plan: Skirmish, box: Box, where: str) -> Iterator[BadInput]:
    """Everything that does not fit together, in the order of the file."""
    yield from text_faults(plan, where)
    yield from seat_faults(plan, where)
    yield from victory_faults(plan, where)
    yield from board_faults(plan, box, where)
    yield from figure_faults(plan, box, where)
    yield from slot_faults(plan, box, where)


# ------------------------------------------------------------------------- the head


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
    yield from token_faults(plan.board, box, where)
    if len(plan.board.tiles) > MOST_TILES:
        yield too_many(f"{place}: tiles", "tile", len(plan.board.tiles), MOST_TILES)
    for name, fields in plan.board.fields.items():
        for spot in fields:
            if field_at(*spot) not in terrain:
                told = {"field": field_at(*spot)}
                yield BadInput(
                    f"{place}: fields: {name}", "not-on-the-board", "DD-BOARD-01", **told
                )


# ------------------------------------------------------------------------- figures


def figure_faults(plan: Skirmish, box: Box, where: str) -> Iterator[BadInput]:
    """Figures that fit, each of a colour that somebody plays (DD-FIG-13)."""
    seated = [seat.faction for seat in plan.seats]
    for number, figure in enumerate(plan.board.figures, 1):
        if figure.faction is not None and figure.faction not in seated:
            place = f"{where}: board: figures: entry {number}"
            said = figure.faction.value
            yield BadInput(place, "faction-not-seated", "DD-FIG-13", faction=said)
    yield from placement_faults(plan.board, plan.id, box, where)  # DD-MOVE-06


# ------------------------------------------------------------------------- production


def slot_faults(plan: Skirmish, box: Box, where: str) -> Iterator[BadInput]:
    """What each seat has in production at the start."""
    for number, seat in enumerate(plan.seats, 1):
        place = f"{where}: seats: entry {number}: slot"
        yield from production_faults(seat.slot, plan.board, seat.faction, box, place)
