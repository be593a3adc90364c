"""Whoever watches a state sees it after every event."""

from __future__ import annotations

from starboard.games.space_alert.film.crew_events import CrewMoved
from tests.space_alert.crew import Ship


def test_a_watcher_looks_after_every_event_and_a_clone_has_none() -> None:
    ship = Ship("><", at="upper_white")
    seen: list[tuple[str, int]] = []
    state = ship.state
    state.watcher = lambda: seen.append((type(state.events[-1]).__name__, state.crew[0].station))
    copy = state.clone()
    ship.go(2)
    assert ("CrewMoved", 5) in seen
    assert len(seen) == len(state.events)
    assert len(ship.all(CrewMoved)) == 2
    assert copy.watcher is None
