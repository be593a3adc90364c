"""A table at one moment: whatever several viewers share is worked out once."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from starboard.kernel.codec import plain
from starboard.kernel.match import Match
from starboard.kernel.moves import Move
from starboard.kernel.view import View
from starboard.server.room.live import Audience, Scene
from starboard.server.store.records import Progress
from starboard.server.views import present
from starboard.text.sentences import Speech

if TYPE_CHECKING:
    from starboard.server.views.cache import Album


class Moment:
    """A table as it is told to its followers now."""

    def __init__(self, scene: Scene, audience: Audience, album: Album) -> None:
        self.scene = scene
        self.audience = audience
        self.album = album
        self.speeches: dict[str, Speech] = {}
        self.views: dict[int | None, View[Any]] = {}
        self.made: dict[Hashable, Any] = {}
        self.lasting = album.lasting(scene.match)
        """What holds until the match goes on, however often it is told."""

    @property
    def match(self) -> Match[Any]:
        """The match; whoever asks knows that there is one."""
        assert self.scene.match is not None
        return self.scene.match

    def written(self) -> Any:
        """The state as plain data; where it has just been stored somebody has made it already."""
        known, self.scene.written = self.scene.written, None
        if known is not None and known[0] is self.match:
            return known[1]
        return plain(self.match.state)

    def once(self, key: Hashable, make: Callable[[], Any]) -> Any:
        """Something that several viewers share."""
        if key not in self.made:
            self.made[key] = make()
        return self.made[key]

    def keep(self, key: Hashable, make: Callable[[], Any]) -> Any:
        """Something that depends on nothing but the match and its key: made once for a match."""
        if key not in self.lasting:
            self.lasting[key] = make()
        return self.lasting[key]

    def around(self) -> tuple[object, ...]:
        """What everything around the match depends on: of its progress only the status."""
        record = self.scene.record
        status = Progress(status=record.progress.status)
        return replace(record, version=0, said=0, progress=status), self.audience

    def speech(self, lang: str) -> Speech:
        """Speaks one language."""
        if lang not in self.speeches:
            self.speeches[lang] = present.speech_of(self.scene, lang)
        return self.speeches[lang]

    def view(self, seat: int | None) -> View[Any]:
        """What a seat knows; `None` is what everybody knows."""
        if seat not in self.views:
            veiled = self.album.veiled(self, seat)
            beside = next(iter(self.views.values()), None)
            self.views[seat] = View(self.match.game, self.match.state, seat, veiled, beside)
        return self.views[seat]

    def moves(self, seat: int | None) -> tuple[Move, ...]:
        """The legal moves of a seat."""
        if seat is None:
            return ()
        found: tuple[Move, ...] = self.keep(("moves", seat), lambda: self.match.moves(seat))
        return found
