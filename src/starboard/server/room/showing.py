"""Where the film of a table stands for all who watch it together: one remote for everybody.

It is no part of the match and kept nowhere: whoever touches the remote tells all workers by a
notice whose number holds the place. A later one counts more, because it begins with the instant.
"""

from __future__ import annotations

from typing import Final

from starboard.server.room.live import Live
from starboard.server.wire.errors import not_now
from starboard.server.wire.parts import Shown
from starboard.server.wire.requests import Show

MILLISECONDS: Final = 1_000
PLACES, PACES, SEATS = 1 << 12, 1 << 2, 1 << 4
"""How many places, paces and seats there can be."""


def touch(live: Live, seat: int, request: Show, now: float) -> int:
    """The number of a place from now on; refused where there is no film."""
    if live.match is None or not live.game.face.has_film:
        raise not_now("nothing-to-show")
    since = int(now * MILLISECONDS)
    number = (since * PLACES + request.at) * SEATS + seat
    return (number * PACES + request.pace) * 2 + request.plays


def place_of(number: int) -> Shown:
    """The place that such a number holds."""
    number, plays = divmod(number, 2)
    number, pace = divmod(number, PACES)
    number, seat = divmod(number, SEATS)
    since, at = divmod(number, PLACES)
    return Shown(at=at, plays=bool(plays), pace=pace, seat=seat, since=since / MILLISECONDS)
