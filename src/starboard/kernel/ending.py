"""How a game tells of its end: what decided it, and what is counted of everybody."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, NamedTuple

from starboard.kernel.events import Event
from starboard.kernel.remarks import Remark

if TYPE_CHECKING:
    from starboard.kernel.match import Match


class Count(NamedTuple):
    """Something that is counted of every seat; `end-NAME` says what it is called."""

    name: str
    amounts: tuple[int, ...]
    scores: bool = False
    """Whether these are points of the outcome, in its units."""


class Ending(NamedTuple):
    """What is told of a game that is over."""

    decided: tuple[Remark, ...] = ()
    """What decided it, the weightiest first."""
    counts: tuple[Count, ...] = ()
    """First those that make points: together they are the points of the outcome."""


def lasting_events(match: Match[Any]) -> Iterator[Event]:
    """Everything that has happened and was not taken back, as it was."""
    yield from match.history[0]
    for entry in match.played:
        yield from match.history[entry.n]
