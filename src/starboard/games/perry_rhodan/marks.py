"""What the rules have to remember for long: events that were played, and what chapters mark."""

from __future__ import annotations

from starboard.games.perry_rhodan.state import Mark, Table

PLAYED = "played"


def mark(state: Table, seat: int, what: str, on: str = "") -> None:
    """Remember something of a player, once."""
    if not is_marked(state, seat, what, on):
        state.marks.append(Mark(seat, what, on))


def is_marked(state: Table, seat: int, what: str, on: str = "") -> bool:
    """Whether that is remembered of a player."""
    for each in state.marks:
        if each.seat == seat and each.what == what and each.on == on:
            return True
    return False


def was_played(state: Table, seat: int, family: str) -> bool:
    """Whether a player has played an event of that name in this game."""
    return is_marked(state, seat, PLAYED, family)
