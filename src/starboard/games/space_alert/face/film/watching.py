"""A mission round that is watched: the state after every event, from the rules themselves."""

from __future__ import annotations

from typing import NamedTuple

from starboard.games.space_alert.film.events import TurnBegan
from starboard.games.space_alert.state import Mission
from starboard.kernel import Event
from starboard.kernel.chance import Forced
from starboard.kernel.files import replay_entry
from starboard.kernel.match import Match


class Moment(NamedTuple):
    """An event, and how everything stands right after it."""

    event: Event
    state: Mission

    @property
    def turn(self) -> int:
        """The turn in which it happened."""
        return self.state.turn

    @property
    def step(self) -> str:
        """The step of the mission steps board."""
        return self.state.step


class Watched:
    """What a mission round goes through, from a state before its first turn."""

    def __init__(self, state: Mission) -> None:
        self.start = state.clone()
        self.moments: list[Moment] = []
        self.state = state
        state.watcher = self._look

    def _look(self) -> None:
        self.moments.append(Moment(self.state.events[-1], self.state.clone()))


def watched(match: Match[Mission]) -> Watched | None:
    """The mission round of a match once more, from its log; nothing before it has begun."""
    for number, entry in enumerate(match.played):
        if any(isinstance(event, TurnBegan) for event in match.history[entry.n]):
            return round_of(match, number)
    return None


def round_of(match: Match[Mission], begins: int) -> Watched:
    """Everything from the first turn on; what the same entry brought before is left out."""
    state = match.state_after(match.played[:begins])
    found = Watched(state)
    for entry in match.played[begins:]:
        replay_entry(match.game, state, entry, Forced(*entry.chance))
    first = next(n for n, each in enumerate(found.moments) if isinstance(each.event, TurnBegan))
    found.start = before_first_turn(found, first)
    found.moments = found.moments[first:]
    return found


def before_first_turn(found: Watched, first: int) -> Mission:
    """The ship as it begins: like in the first turn, which changes nothing but the marker."""
    start = found.moments[first].state.clone()
    start.turn, start.step = 0, ""
    return start
