"""What Dominate & Delegate shows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from starboard.games.dominate.content import Box
from starboard.games.dominate.face.ending import ending
from starboard.games.dominate.face.names import name_of
from starboard.games.dominate.face.printed import faces
from starboard.games.dominate.face.shown import Facts, Printed, Thing, Things
from starboard.games.dominate.face.things import costs, seat_facts, things
from starboard.games.dominate.face.undone import left_over
from starboard.games.dominate.state import Table
from starboard.kernel import Content, Event, Move, Seat
from starboard.kernel.ending import Ending
from starboard.kernel.face import Face, Shows, Undone


class DominateFace(Face[Table]):
    """What Dominate & Delegate shows."""

    shows: ClassVar[Shows] = Shows(Thing, Facts, Printed)

    def things(self, state: Table, seat: Seat | None) -> Things:
        return things(state, seat)

    def seat_facts(self, state: Table, seat: Seat) -> Facts:
        return seat_facts(state, seat)

    def name_of(self, state: Table, thing: str, lang: str) -> str:
        return name_of(state, thing, lang)

    def printed(self, content: Content, lang: str) -> Printed:
        return faces(Box.of(content), lang)

    def leaves_undone(
        self, state: Table, seat: Seat, move: Move, others: Sequence[Move]
    ) -> list[Undone]:
        return left_over(state, seat, move, others)

    def ending(self, state: Table, events: Sequence[Event]) -> Ending:
        return ending(state, events)

    def costs(self, before: Table, after: Table, seat: Seat) -> dict[str, int]:
        return costs(before, after, seat)


FACE = DominateFace()
