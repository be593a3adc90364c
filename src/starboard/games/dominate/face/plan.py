"""The game master's plan of a battlefield: the tiles that are not laid yet (DD-FOG-03)."""

from __future__ import annotations

from collections.abc import Sequence

from starboard.games.dominate.boards import terrain_of
from starboard.games.dominate.campaign.pages import PL2
from starboard.games.dominate.campaign.records import Planned
from starboard.games.dominate.face.names import kind_called
from starboard.games.dominate.face.shown import PlannedThing, Said, Things
from starboard.games.dominate.ground import field_at, place_of
from starboard.games.dominate.printed import Board
from starboard.games.dominate.state import Mission, Table


def planned_land(state: Table, mission: Mission) -> Things:
    """The fields of every tile in the fog, for who has the plan."""
    room, page = mission.backroom.value, mission.pages[PL2].value
    if room is None or page is None or page.board is None:
        return {}
    found: Things = {}
    for tile, waiting in room.asleep.items():
        marks = marks_on(state, page.board, waiting)
        for field, terrain in terrain_of(page.board, state.scenario.id, tile).items():
            kind = room.terrain.get(field, terrain)
            found[field] = planned_field(field, tile, kind, marks.get(field, []))
    return found


def planned_field(field: str, tile: str, terrain: str, marks: list[Said]) -> PlannedThing:
    column, row = place_of(field)
    return {
        "kind": "planned", "column": column, "row": row, "tile": tile,
        "walls": [], "marks": marks, "terrain": terrain,
    }  # fmt: skip


def marks_on(state: Table, board: Board, waiting: Sequence[Planned]) -> dict[str, list[Said]]:
    """Who waits on which field, and what is written there."""
    found: dict[str, list[Said]] = {}
    for plan in waiting:
        found.setdefault(plan.field, []).append(called(state, plan))
    for label in board.labels:
        words = label.blue or label.red
        for place in board.fields[label.field][:1]:
            if words is not None:
                found.setdefault(field_at(*place), []).append({"de": words.de, "en": words.en})
    return found


def called(state: Table, plan: Planned) -> Said:
    """A figure by its own name, or by its kind."""
    if plan.called is not None:
        return {"de": plan.called.de, "en": plan.called.en}
    kind, where = plan.sheet.type, state.scenario.id
    return {
        "de": kind_called(state.box, kind, "de", where),
        "en": kind_called(state.box, kind, "en", where),
    }
