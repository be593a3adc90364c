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


def tell_labels(state: Table) -> None:
    """Blue labels within four squares are told (DD-INPREP-08, 12, 14)."""
    untold = [each for each in labelled(state) if is_untold(each[1])]
    near = {steps: near_squares(state, steps) for steps in {each[3] for each in untold}}
    for target, label, fields, steps in untold:
        if not near[steps].isdisjoint(fields):
            tell(state, target, label.blue, "DD-INPREP-08")


def is_untold(label: Label) -> bool:
    return label.blue.value is not None and label.blue.seen != EVERYONE


def labelled(state: Table) -> Iterator[tuple[str, Label, tuple[str, ...], int]]:
    """Everything with a label, its squares, and from how far it counts as near.

    A door is as far as the square behind it: the nearer side must be three steps away.
    """
    floor = floor_of(state)
    for spot in floor.spots.values():
        yield spot.id, spot.label, (spot.field,), NEAR
    for door in floor.doors.values():
        yield door.id, door.label, (door.one, door.other), NEAR - 1
    for tile, label in floor.tiles.items():
        if is_untold(label):
            fields = [field for field, name in floor.squares.items() if name == tile]
            yield tile, label, tuple(fields), NEAR


def near_squares(state: Table, steps: int) -> set[str]:
    """The squares at most so many steps away from one of PL1's figures."""
    found: set[str] = set()
    for field in {figure.field for figure in intruders(state)}:
        found.update(distances(floor_of(state), field, steps))
    return found


def tell(state: Table, target: str, words: Sealed[Wording], clause: str) -> bool:
    """PL1 is told something, aloud; says whether there was anything to tell."""
    if words.value is None:
        return False
    if words.seen != EVERYONE:
        words.seen = EVERYONE
        state.report(Told(clause, target, Text(words.value.de), Text(words.value.en)))
    return True
