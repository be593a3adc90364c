"""What Eclipse shows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from starboard.games.eclipse.content import Box
from starboard.games.eclipse.face.components import Printed
from starboard.games.eclipse.face.ending import ending
from starboard.games.eclipse.face.foretold import foretold
from starboard.games.eclipse.face.names import name_of
from starboard.games.eclipse.face.printed import faces
from starboard.games.eclipse.face.shown import Facts, Thing, Things
from starboard.games.eclipse.face.things import costs, own_things, seat_facts, things
from starboard.games.eclipse.face.undone import left_over
from starboard.games.eclipse.state import Table
from starboard.kernel import Content, Event, Move, Seat
from starboard.kernel.ending import Ending
from starboard.kernel.face import Face, Shows, Undone
from starboard.kernel.remarks import Remark


class EclipseFace(Face[Table]):
    """What Eclipse shows."""

    facts_are_public: ClassVar[bool] = True
    shows: ClassVar[Shows] = Shows(Thing, Facts, Printed)

    def things(self, state: Table, seat: Seat | None) -> Things:
        return things(state, seat)

    def own_things(self, state: Table, seat: Seat) -> Things | None:
        return own_things(state, seat)

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

    def foretells(self, state: Table, seat: Seat, move: Move) -> list[Remark]:
        return foretold(state, seat, move)

    def ending(self, state: Table, events: Sequence[Event]) -> Ending:
        return ending(state, events)

    def costs(self, before: Table, after: Table, seat: Seat) -> dict[str, int]:
        return costs(before, after, seat)


FACE = EclipseFace()
