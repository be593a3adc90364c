"""Scenarios and missions of one's own, from folders or out of a stored match."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from starboard.errors import BadInput
from starboard.games.dominate.content import Box, box
from starboard.games.dominate.own.missions import mission_faults
from starboard.games.dominate.own.skirmishes import faults as skirmish_faults
from starboard.kernel.yaml_files import read_yaml

MOST_FIELDS = 60
"""Rows and columns of a board."""


def refuse_giants(data: dict[str, object], where: str) -> None:
    """A board that no table could hold is not looked at."""
    board = data.get("board")
    for key, high, wide in (("rows", 1, 1), ("plan", 2, 4)):
        drawn = board.get(key) if isinstance(board, dict) else None
        lines = drawn.splitlines() if isinstance(drawn, str) else []
        widths = [len(line.split()) if wide == 1 else len(line) // wide for line in lines]
        if len(lines) // high > MOST_FIELDS or max(widths, default=0) > MOST_FIELDS:
            place = f"{where}: board: {key}"
            raise BadInput(place, "board-too-large", "DD-BOARD-01", most=MOST_FIELDS)


def own_faults(things: Box, name: str, where: str) -> Iterator[BadInput]:
    """Everything that is wrong with a scenario or mission that was added."""
    if name in things.books:
        yield from mission_faults(things.books[name], things, where)
    else:
        yield from skirmish_faults(things.skirmishes[name], things, where)


def add_checked(things: Box, entry: object, where: str) -> None:
    """Add one to a box; one sentence if it cannot be played."""
    if isinstance(entry, dict):
        refuse_giants(entry, where)
    things.add_own(entry, where)
    for fault in own_faults(things, things.own_ids[-1], where):
        raise fault


def with_own(entries: Sequence[object], where: str) -> Box:
    """The box with scenarios and missions of one's own."""
    found = box().copy()
    for number, entry in enumerate(entries):
        add_checked(found, entry, f"{where}[{number}]")
    return found


def read_folders(folders: Sequence[Path]) -> list[object]:
    """Every scenario and mission in some folders, as plain data that travels with a match."""
    found = box().copy()
    for folder in folders:
        if not folder.is_dir():
            raise BadInput(str(folder), "is-no-folder")
        for path in sorted(folder.glob("*.yaml")):
            add_checked(found, read_yaml(path, path.name), path.name)
    return found.own
