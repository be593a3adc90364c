"""Tables as they were some seconds ago, for spectators whom the table wants to be late."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

from msgspec.structs import replace

from starboard.kernel.match import begin
from starboard.server.store.records import Progress
from starboard.server.tables import Live, Scene, follow_stored


class Past:
    """The last scenes of tables with a delay."""

    def __init__(self, now: Callable[[], float]) -> None:
        self.now = now
        self.scenes: dict[str, deque[tuple[float, Scene]]] = {}

    def keep(self, live: Live) -> None:
        """Remember a table as it is now."""
        kept = self.scenes.setdefault(live.id, deque())
        if not kept:
            kept.append((0.0, replayed(live, self.now() - live.record.delay)))
        kept.append((self.now(), copied(live)))

    def scene(self, live: Live) -> Scene:
        """The table as it was `delay` seconds ago."""
        kept = self.scenes.get(live.id)
        cut = self.now() - live.record.delay
        if not kept:
            return replayed(live, cut)
        while len(kept) > 1 and kept[1][0] <= cut:
            kept.popleft()
        return kept[0][1]

    def forget(self, table: str) -> None:
        """Nobody watches any more."""
        self.scenes.pop(table, None)


def copied(live: Live) -> Scene:
    """A table as it is now; matches are replaced, never changed."""
    scene = Scene(live.record, live.game, live.match)
    scene.lines = live.lines.copy()
    return scene


def replayed(live: Live, cut: float) -> Scene:
    """A table as it was at an instant, from its log."""
    record = live.record
    scene = Scene(record, live.game)
    scene.lines = [line for line in live.lines if line.time <= cut]
    if live.match is None or record.progress.started > cut:
        scene.record = replace(record, progress=Progress(), proposals=())
        return scene
    match = begin(live.game, record.setup())
    for entry in live.match.log:
        if entry.time > cut:
            break
        follow_stored(match, entry)
    scene.match = match
    if not match.over:
        waiting = tuple(match.to_act)
        going_on = replace(record.progress, status="running", waiting=waiting, outcome=None)
        scene.record = replace(record, progress=going_on, proposals=())
    return scene
