"""Effects that hold for a while, and how they end (PR-TURN-04, PR-EVENT-03)."""

from __future__ import annotations

from starboard.games.perry_rhodan.durations import Span
from starboard.games.perry_rhodan.state import Lasting, Table


def end_rounds(state: Table, seat: int) -> None:
    """Right before the Reaktivierung of a player what he caused for rounds is over.

    PR-EVENT-03, PR-TURN-04, 17, PR-ASIDE-03.
    """
    turns = state.players[seat].turns
    state.lasting = [
        each
        for each in in_force(state)
        if each.span is not Span.ROUNDS or each.seat != seat or turns < each.until
    ]
    state.memo = {}


def holds(state: Table, lasting: Lasting) -> bool:
    """Whether it still works: its scope is open, or its rounds are not over."""
    if lasting.span in (Span.ROUNDS, Span.PERMANENT, Span.FETCHED, Span.NEXT_AGENT_MISSION):
        return True
    return state.agenda.is_open(lasting.until)


def in_force(state: Table) -> list[Lasting]:
    """Everything that lasts now."""
    if not state.lasting:
        return []
    known = state.memo.get("in force")
    if isinstance(known, list):
        return known
    found = state.memo["in force"] = [each for each in state.lasting if holds(state, each)]
    return found


def keep(state: Table, lasting: Lasting) -> None:
    """From now on it lasts."""
    state.lasting.append(lasting)
    state.memo = {}


def drop(state: Table, ended: Lasting) -> None:
    """It lasts no longer."""
    state.lasting = [each for each in state.lasting if each is not ended]
    state.memo = {}
