"""Tables as they were some seconds ago, for spectators whom the table wants to be late."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from math import inf

from msgspec.structs import replace

from starboard.kernel.match import begin
from starboard.kernel.seats import CLOCK
from starboard.server.kinds import Status
from starboard.server.room.clock import origin_at
from starboard.server.room.live import Live, Scene
from starboard.server.store.records import Pad, Progress, Table
from starboard.table.entries import follow_stored, trial


class Film:
    """A table from some seconds before somebody came to watch it late.

    What happened before they came is told from the log; from then on every change is remembered.
    """

    def __init__(self, live: Live, cut: float) -> None:
        self.then = Scene(live.record, live.game, live.match)
        self.then.lines = live.lines.copy()
        self.shown = replayed(self.then, cut)
        self.untold = deque(at for at in instants(self.then) if at > cut)
        self.since: deque[tuple[float, Scene]] = deque()
        self.made_of: tuple[object, ...] = ()
        """Of what the last scene was made."""

    def keep(self, live: Live, now: float) -> None:
        """Remember a table as it is now, if something is new."""
        made_of = (live.record, live.match, len(live.lines))
        if self.made_of != made_of:
            self.made_of = made_of
            self.since.append((now, copied(live)))

    def at(self, cut: float) -> Scene:
        """The table as it was at an instant; instants only grow."""
        known = len(self.untold)
        while self.untold and self.untold[0] <= cut:
            self.untold.popleft()
        if len(self.untold) < known:
            self.shown = replayed(self.then, cut, self.shown)
        while self.since and self.since[0][0] <= cut:
            self.shown = self.since.popleft()[1]
        return self.shown

    def next(self) -> float:
        """When something happened next after what is shown; never, if nothing has yet."""
        since = self.since[0][0] if self.since else inf
        return min(self.untold[0] if self.untold else inf, since)


class Past:
    """Tables with a delay that somebody watches."""

    def __init__(self, now: Callable[[], float]) -> None:
        self.now = now
        self.films: dict[str, Film] = {}

    def keep(self, live: Live) -> None:
        """Remember a table as it is now."""
        film = self.films.get(live.id)
        if film is None:
            film = self.films[live.id] = Film(live, self.now() - live.record.delay)
        film.keep(live, self.now())

    def scene(self, live: Live) -> Scene:
        """The table as it was `delay` seconds ago."""
        film, cut = self.films.get(live.id), self.now() - live.record.delay
        return replayed(live, cut) if film is None else film.at(cut)

    def until_next(self, live: Live) -> float:
        """Seconds until there is something new for those who see the table late."""
        film = self.films.get(live.id)
        return inf if film is None else film.next() + live.record.delay - self.now()

    def all_scenes(self) -> list[Scene]:
        """Everything that is remembered."""
        films = self.films.values()
        return [
            scene
            for film in films
            for scene in (film.then, film.shown, *(scene for _, scene in film.since))
        ]

    def forget(self, table: str) -> None:
        """Nobody watches any more."""
        self.films.pop(table, None)


def instants(table: Scene) -> list[float]:
    """When something happened at a table: it began, a move was made, something was said."""
    if table.match is None:
        return sorted(line.time for line in table.lines)
    moves = [entry.time for entry in table.match.log]
    return sorted([table.record.progress.started, *moves, *(line.time for line in table.lines)])


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


def replayed(table: Scene, cut: float, known: Scene | None = None) -> Scene:
    """A table as it was at an instant, from its log; or on from an earlier scene that is known."""
    record = replace(table.record, proposals=(), pad=Pad())
    scene = Scene(record, table.game)
    scene.late = record.delay
    scene.lines = [line for line in table.lines if line.time <= cut]
    if table.match is None or record.progress.started > cut:
        scene.record = replace(record, progress=Progress())
        return scene
    if known is None or known.match is None:
        match = begin(table.game, record.setup())
        origin = origin_at(match, record.clock, record.progress.started)
    else:
        match, origin = trial(known.match), known.record.progress.origin - record.delay
    scene.match = match
    for entry in table.match.log[len(match.log) :]:
        if entry.time > cut:
            break
        waited = match.to_act
        follow_stored(match, entry)
        if CLOCK in match.to_act and CLOCK not in waited:
            origin = origin_at(match, record.clock, entry.time)
    ended, paused = record.progress.ended, record.progress.paused or 0.0
    if match.over or 0 < ended <= cut:
        return scene
    progress = record.progress
    if ended or paused > cut or len(match.log) < len(table.match.log):
        # It has gone on since; how much time was left to whom nobody knows any more.
        waiting, started = tuple(match.to_act), progress.started
        progress = Progress(status=Status.RUNNING, waiting=waiting, origin=origin, started=started)
    scene.record = replace(record, progress=later(progress, record))
    return scene
