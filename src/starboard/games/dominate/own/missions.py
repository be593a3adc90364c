"""What is wrong with a mission of one's own, beyond its words: texts, plan, figures, box limits."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from starboard.errors import BadInput
from starboard.games.dominate.campaign.book import Book
from starboard.games.dominate.campaign.checks import walk
from starboard.games.dominate.content import Box
from starboard.games.dominate.indoors.planning import PL_SEATS, Planner
from starboard.games.dominate.indoors.printed import IndoorBoard, PersonPlan
from starboard.games.dominate.own.placements import (
    placement_faults,
    production_faults,
    token_faults,
    too_many,
)
from starboard.games.dominate.own.texts import text_faults
from starboard.games.dominate.printed import Board
from starboard.games.dominate.script import effects

ONE_OF = ("camera", "sentry_gun")
"""Of which the box has only one (DD-MAT-07)."""
BOTS = "mobile_fortress"
"""What stands for a guardbot."""
COLOURS = 4


def mission_faults(book: Book, box: Box, where: str) -> Iterator[BadInput]:
    """Everything that would keep a mission from being set up, or the box from holding it."""
    head, board = book.head, book.board
    yield from text_faults(head, where)
    land = board if isinstance(board, Board) else None
    for role, slot in head.start_slots.items():
        plays = head.pl1.plays if role == "PL1" else head.pl2.plays
        yield from production_faults(slot, land, plays, box, f"{where}: start_slots: {role}")
    if isinstance(board, IndoorBoard):
        yield from text_faults(board, f"{where}: board")
        yield from plan_faults(book, board, box, where)
        yield from floor_supply(board, box, f"{where}: board")
    else:
        yield from text_faults(board, f"{where}: board")
        yield from token_faults(board, box, where)
        yield from placement_faults(board, head.id, box, where)
        yield from fog_faults(book, board, where)


def plan_faults(book: Book, board: IndoorBoard, box: Box, where: str) -> Iterator[BadInput]:
    """A floor on which everything has its square (DD-INPREP-06)."""
    try:
        Planner(board, box, book.head.id, *PL_SEATS, where).floor(())
    except BadInput as error:
        yield error
    if not any(person.places() and not person.hidden for person in board.pl1):
        yield BadInput(f"{where}: board: pl1", "nobody-of-pl1", "DD-INPREP-03")


def floor_supply(board: IndoorBoard, box: Box, place: str) -> Iterator[BadInput]:
    """No more of anything on the floor than there is in the box (DD-MAT-03, 06, 07)."""
    for thing, count, most, clause in floor_counts(board, box):
        if count > most:
            yield too_many(place, thing, count, most, clause)


def floor_counts(board: IndoorBoard, box: Box) -> Iterator[tuple[str, int, int, str]]:
    """How many of each thing a floor needs at once, and how many there are."""
    yield "door", len(board.doors), box.counts["wall"], "DD-MAT-06"
    yield "civilian", standing(board.civilians), box.counts["civilian"], "DD-MAT-06"
    yield "terminal", len(board.terminals), box.counts["terminal"], "DD-MAT-07"
    for thing, devices in zip(ONE_OF, (board.cameras, board.sentry_guns), strict=True):
        yield thing, len(devices), 1, "DD-MAT-07"
    bots = COLOURS * box.sheet(BOTS).per_faction
    yield "guardbot", standing(board.guardbots), bots, "DD-MAT-03"
    team = Counter([one.type or "mg_inf" for one in board.pl1 for _ in one.places()])
    for type, count in team.items():
        if type in box.sheets and box.sheets[type].per_faction:
            yield type, count, box.sheets[type].per_faction, "DD-MAT-03"


def standing(people: tuple[PersonPlan, ...]) -> int:
    """How many figures are on the plan from the beginning."""
    return sum([len(person.places()) for person in people if not person.hidden])


def fog_faults(book: Book, board: Board, where: str) -> Iterator[BadInput]:
    """Every hidden tile can be found: by tokens beside laid ones, or by a trigger (DD-FOG-03)."""
    if not board.start_tiles:
        return
    done = [value for _, value in walk(book.head, "") if isinstance(value, effects.Do)]
    found = {*board.start_tiles, *[str(each.reveal) for each in done if each.word() == "reveal"]}
    for _ in board.tiles:
        found |= {token.tile for token in board.fog if token.beside in found}
    for name in board.tiles:
        if name not in found:
            yield BadInput(f"{where}: board: fog", "tile-never-found", "DD-FOG-03", name=name)
