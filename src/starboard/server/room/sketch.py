"""The sketch pad of a table: marks that its people put on the board while they plan.

It is no part of the match: nobody has to follow it, and nothing depends on it. It is kept with the
table, so it survives a lost connection, and it is empty again when the game turns the page.
"""

from __future__ import annotations

from msgspec.structs import replace

from starboard.server.kinds import Mark
from starboard.server.room.live import Live, Scene, Step
from starboard.server.store import records
from starboard.server.wire.errors import not_now
from starboard.server.wire.parts import Pad
from starboard.server.wire.requests import Sketch

MOST = 16
"""Marks of one seat; the oldest gives way."""
RATE, BURST = 4.0, 24
"""Marks a second of one person, on average, and at once."""


def draw(live: Live, seat: int, request: Sketch) -> Step:
    """Put a mark on the pad, or take one away."""
    page = open_page(live, seat)
    owner = seat if request.on or request.of is None else request.of
    mark = Mark(seat=owner, sign=request.sign, at=request.at, to=request.to, number=request.number)
    marks = tuple(each for each in marks_of(live, page) if each != mark)
    return with_marks(live, page, limited(marks, mark) if request.on else marks)


def wipe(live: Live, seat: int) -> Step:
    """Take all marks off the pad."""
    return with_marks(live, open_page(live, seat), ())


def open_page(live: Live, seat: int) -> str:
    """The page that can be drawn on; refused where there is none, or where nobody may talk."""
    match = live.running()
    page = live.game.sketch_page(match.state)
    if not page:
        raise not_now("nothing-to-sketch-on")
    if not live.game.may_talk(match.state, seat):
        raise not_now("no-talking-now")
    return page


def marks_of(scene: Scene, page: str) -> tuple[Mark, ...]:
    """What is drawn on a page."""
    kept = scene.record.pad
    return kept.marks if kept.page == page else ()


def limited(marks: tuple[Mark, ...], mark: Mark) -> tuple[Mark, ...]:
    """One mark more; of a seat that has too many the oldest is gone."""
    own = [each for each in marks if each.seat == mark.seat]
    gone = own[0] if len(own) >= MOST else None
    return (*(each for each in marks if each != gone), mark)


def with_marks(live: Live, page: str, marks: tuple[Mark, ...]) -> Step:
    if marks == marks_of(live, page):
        return Step(live.record)
    return Step(replace(live.record, pad=records.Pad(page=page, marks=marks)))


def pad(scene: Scene) -> Pad | None:
    """The pad as everybody sees it; nothing while there is no page to draw on."""
    page = scene.game.sketch_page(scene.match.state) if scene.match is not None else ""
    if not page:
        return None
    return Pad(marks=marks_of(scene, page))
