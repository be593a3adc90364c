"""Tables as they were some seconds ago, for spectators whom the table wants to be late."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

from msgspec.structs import replace

from starboard.kernel.match import begin
from starboard.kernel.seats import CLOCK
from starboard.server.room.live import Live, Scene
from starboard.server.store.records import Pad, Progress, Table
from starboard.table.entries import follow_stored


class Past:
    """The last scenes of tables with a delay."""

    def __init__(self, now: Callable[[], float]) -> None:
        self.now = now
        self.scenes: dict[str, deque[tuple[float, Scene]]] = {}
        self.last: dict[str, tuple[object, ...]] = {}
        """Of what the last scene of each table was made."""

    def keep(self, live: Live) -> bool:
        """Remember a table as it is now; whether there was something new."""
        kept = self.scenes.setdefault(live.id, deque())
        if not kept:
            kept.append((0.0, replayed(live, self.now() - live.record.delay)))
        made_of = (live.record, live.match, len(live.lines))
        if self.last.get(live.id) == made_of:
            return False
        self.last[live.id] = made_of
        kept.append((self.now(), copied(live)))
        return True

    def scene(self, live: Live) -> Scene:
        """The table as it was `delay` seconds ago."""
        kept = self.scenes.get(live.id)
        cut = self.now() - live.record.delay
        if not kept:
            return replayed(live, cut)
        while len(kept) > 1 and kept[1][0] <= cut:
            kept.popleft()
        return kept[0][1]

    def all_scenes(self) -> list[Scene]:
        """Everything that is remembered."""
        return [scene for kept in self.scenes.values() for _, scene in kept]

    def forget(self, table: str) -> None:
        """Nobody watches any more."""
        self.scenes.pop(table, None)
        self.last.pop(table, None)


def copied(live: Live) -> Scene:
    """A table as it is now; matches are replaced, never changed."""
    record = live.record
    scene = Scene(replace(record, progress=later(record.progress, record)), live.game, live.match)
    scene.lines, scene.late = live.lines.copy(), record.delay
    return scene


def later(progress: Progress, record: Table) -> Progress:
    """The clocks of a table as they run for those who see it later."""
    return replace(
        progress,
        since=progress.since + record.delay,
        origin=progress.origin + record.delay,
        paused=None if progress.paused is None else progress.paused + record.delay,
    )


def replayed(live: Live, cut: float) -> Scene:
    """A table as it was at an instant, from its log."""
    record = replace(live.record, proposals=(), pad=Pad())
    scene = Scene(record, live.game)
    scene.late = record.delay
    scene.lines = [line for line in live.lines if line.time <= cut]
    if live.match is None or record.progress.started > cut:
        scene.record = replace(record, progress=Progress())
        return scene
    scene.match = match = begin(live.game, record.setup())
    origin = record.progress.started
    for entry in live.match.log:
        if entry.time > cut:
            break
        waited = match.to_act
        follow_stored(match, entry)
        if CLOCK in match.to_act and CLOCK not in waited:
            origin = entry.time - match.state.now / record.clock.speed
    ended, paused = record.progress.ended, record.progress.paused or 0.0
    if match.over or 0 < ended <= cut:
        return scene
    progress = record.progress
    if ended or paused > cut or len(match.log) < len(live.match.log):
        # It has gone on since; how much time was left to whom nobody knows any more.
        waiting, started = tuple(match.to_act), progress.started
        progress = Progress(status="running", waiting=waiting, origin=origin, started=started)
    scene.record = replace(record, progress=later(progress, record))
    return scene
