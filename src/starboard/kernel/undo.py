"""Taking back: what can go without asking anybody, and what is in the way."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from starboard.errors import BadInput, Illegal
from starboard.kernel.agenda import Together
from starboard.kernel.chance import NeedsChance
from starboard.kernel.log import LogEntry
from starboard.kernel.seats import Seat
from starboard.kernel.view import learned

if TYPE_CHECKING:
    from starboard.kernel.match import Match


def last_of(match: Match[Any], seat: Seat) -> int:
    """The place of a seat's last entry among those that count."""
    for index in range(len(match.played) - 1, -1, -1):
        if match.played[index].seat == seat:
            return index
    raise Illegal(match.game.timing, "nothing-to-undo")


def in_the_way(match: Match[Any], index: int, seat: Seat) -> str:
    """What keeps everything from an entry on from being taken back freely; see NeedsConsent."""
    later = match.played[index:]
    if any(entry.chance for entry in later):
        return "chance"
    before = match.state_after(match.played[:index])
    viewers = [*range(match.state.seats), None]
    if any(learned(before, match.state, viewer) for viewer in viewers):
        return "learned"
    if any(event.tells for entry in later for event in match.history[entry.n]):
        return "learned"
    own = all(entry.seat == seat and entry.kind == "move" for entry in later)
    return "" if own else "decision"


def without(entries: Sequence[LogEntry], index: int) -> list[LogEntry]:
    """All entries but one."""
    return [*entries[:index], *entries[index + 1 :]]


def stands_alone(match: Match[Any], index: int) -> bool:
    """Whether an entry can be taken back by itself: it stood in a strand that is still open."""
    entry = match.played[index]
    if not isinstance(match.state.agenda.top, Together) or entry.chance:
        return False
    before = match.state_after(match.played[:index])
    if before.agenda.asked != match.state.agenda.asked:
        return False
    if any(event.tells for event in match.history[entry.n]):
        return False
    after = match.state_after(match.played[: index + 1])
    if any(learned(before, after, viewer) for viewer in (*range(before.seats), None)):
        return False
    try:
        match.state_after(without(match.played, index))
    except (Illegal, BadInput, NeedsChance):
        return False
    return True
