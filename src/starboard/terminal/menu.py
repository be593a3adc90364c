"""The moves of a decision: numbered, grouped, with names; found by what somebody types."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from rich.cells import cell_len
from rich.table import Table
from rich.text import Text

from starboard.kernel.match import Match
from starboard.kernel.moves import Move
from starboard.kernel.seats import Seat
from starboard.screen.look import ACCENT, QUIET
from starboard.table.words import Offer, costs_of, offer
from starboard.text.sentences import Speech

PREVIEWS = 60
"""Costs are shown beside this many moves at most; a longer list would take too long."""
CROWD = 100
"""From more moves than this on only the first of each group are shown."""
GAP = "   "


class Entry(NamedTuple):
    """One numbered move."""

    number: int
    move: Move
    label: str
    group: str
    short: str
    cost: str

    @property
    def shown(self) -> str:
        return f"{self.number} {self.short}" + (f" ({self.cost})" if self.cost else "")


class Menu:
    """What a seat can do now."""

    def __init__(self, entries: Sequence[Entry]) -> None:
        self.entries = tuple(entries)

    def groups(self) -> dict[str, list[Entry]]:
        """The entries under their headings."""
        found: dict[str, list[Entry]] = {}
        for entry in self.entries:
            found.setdefault(entry.group, []).append(entry)
        return found

    def entry_of(self, move: Move) -> Entry:
        """The entry of a move that is in the list."""
        return next(entry for entry in self.entries if entry.move == move)

    def exactly(self, typed: str) -> list[Entry]:
        """The entry with this number, notation or label."""
        number = typed_number(typed)
        if number is not None:
            return [entry for entry in self.entries if entry.number == number]
        wanted = plain(typed)
        return [
            entry
            for entry in self.entries
            if wanted in (plain(str(entry.move)), plain(entry.label))
        ]

    def beginning(self, typed: str) -> list[Entry]:
        """The entries whose notation, label or short form begins like this."""
        wanted = plain(typed)
        return [
            entry
            for entry in self.entries
            if any(
                plain(told).startswith(wanted)
                for told in (str(entry.move), entry.label, entry.short)
            )
        ]

    def drawn(self, width: int) -> Table:
        """All groups, a heading and its moves each, wrapped between moves only.

        In a crowd each group has one line; what is not shown can be typed all the same.
        """
        groups = self.groups()
        heading = max((cell_len(name) for name in groups), default=0)
        grid = Table.grid(padding=(0, 2))
        grid.add_column(style=f"bold {ACCENT}", no_wrap=True, width=heading)
        grid.add_column()
        room = width - heading - 3 - (len(self.entries) > CROWD) * len(f"{GAP}… +99")
        for name, entries in groups.items():
            lines = list(wrapped(entries, room))
            if len(lines) > 1 and len(self.entries) > CROWD:
                first = lines[0]
                left = len(entries) - first.plain.count(GAP) - 1
                lines = [first.append(f"{GAP}… +{left}", style=QUIET)]
            grid.add_row(name, Text("\n").join(lines))
        return grid


def plain(text: str) -> str:
    """A text as people type it: case and spaces do not matter."""
    return " ".join(text.casefold().split())


def typed_number(text: str) -> int | None:
    """The number somebody typed; `²`, one key away from `2`, and endless digits are none."""
    return int(text) if text.isdecimal() and len(text) < 10 else None


def wrapped(entries: Sequence[Entry], room: int) -> Iterator[Text]:
    """The entries of a group on as few lines as they need."""
    line = Text()
    for entry in entries:
        if line and line.cell_len + cell_len(GAP + entry.shown) > room:
            yield line
            line = Text()
        if line:
            line.append(GAP)
        line.append(str(entry.number), style=ACCENT)
        line.append(f" {entry.short}")
        if entry.cost:
            line.append(f" ({entry.cost})", style=QUIET)
    yield line


def menu_for(match: Match[Any], seat: Seat, speech: Speech) -> Menu:
    """The legal moves of a seat; moves of one group stand together."""
    moves = match.moves(seat)
    state = match.view(seat).table
    groups: dict[str, list[tuple[Move, Offer]]] = {}
    for move in moves:
        told = offer(state, move, speech)
        groups.setdefault(told.group, []).append((move, told))
    entries: list[Entry] = []
    for group, members in groups.items():
        for move, told in members:
            cost = costs_of(match, seat, move, speech) if len(moves) <= PREVIEWS else ""
            label = told.label.text
            entries.append(Entry(len(entries) + 1, move, label, group, told.short, cost))
    return Menu(entries)
