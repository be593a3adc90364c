"""Labels: what PL1 learns from near, and what by touching (DD-INPREP-07…16)."""

from __future__ import annotations

from collections.abc import Iterator

from starboard.games.dominate.indoors.events import Told
from starboard.games.dominate.indoors.floor import Label, Notes
from starboard.games.dominate.indoors.persons import floor_of, intruders
from starboard.games.dominate.squares import distances
from starboard.games.dominate.state import Table
from starboard.games.dominate.wording import Wording
from starboard.kernel import EVERYONE, Sealed, Text, only

NEAR = 4
"""How far blue labels are seen (DD-INPREP-08)."""


def label_of(pl2: int, notes: Notes) -> Label:
    """What is written at a thing, or nothing; only PL2 knows it at first."""
    knows = only(pl2)
    return Label(
        Sealed(notes.blue, knows), Sealed(notes.magnifier, knows), Sealed(notes.red, knows)
    )


def near_squares(state: Table) -> set[str]:
    """The squares at most four steps from any of PL1's figures."""
    found: set[str] = set()
    for figure in intruders(state):
        found.update(distances(floor_of(state), figure.field, NEAR))
    return found


def tell_labels(state: Table) -> None:
    """Blue labels within four squares are told (DD-INPREP-08, 12, 14)."""
    near = near_squares(state)
    for target, label, fields in labelled(state):
        if label.blue.value is not None and label.blue.seen != EVERYONE and near & fields:
            tell(state, target, label.blue, "DD-INPREP-08")


def labelled(state: Table) -> Iterator[tuple[str, Label, set[str]]]:
    """Everything with a label, and the squares from which it counts as near."""
    floor = floor_of(state)
    for spot in floor.spots.values():
        yield spot.id, spot.label, {spot.field}
    for door in floor.doors.values():
        yield door.id, door.label, sides_near(state, door.one, door.other)
    for tile, label in floor.tiles.items():
        yield tile, label, {field for field, name in floor.squares.items() if name == tile}


def sides_near(state: Table, one: str, other: str) -> set[str]:
    """A door is as far as the square behind it: the nearer side must be three steps away."""
    found: set[str] = set()
    for figure in intruders(state):
        close = distances(floor_of(state), figure.field, NEAR - 1)
        found.update([side for side in (one, other) if side in close])
    return found


def tell(state: Table, target: str, words: Sealed[Wording], clause: str) -> bool:
    """PL1 is told something, aloud; says whether there was anything to tell."""
    if words.value is None:
        return False
    if words.seen != EVERYONE:
        words.seen = EVERYONE
        state.report(Told(clause, target, Text(words.value.de), Text(words.value.en)))
    return True
