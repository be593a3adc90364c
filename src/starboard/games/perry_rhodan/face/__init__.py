"""What Perry Rhodan shows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from starboard.games.perry_rhodan.cards import Catalogue
from starboard.games.perry_rhodan.face.ending import ending
from starboard.games.perry_rhodan.face.names import name_of
from starboard.games.perry_rhodan.face.printed import printed
from starboard.games.perry_rhodan.face.shown import Facts, Printed, Thing, Things
from starboard.games.perry_rhodan.face.things import costs, own_things, seat_facts, things
from starboard.games.perry_rhodan.state import Table
from starboard.kernel import Content, Event, Seat
from starboard.kernel.ending import Ending
from starboard.kernel.face import Face, Shows


class PerryRhodanFace(Face[Table]):
    """What Perry Rhodan shows."""

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
        return printed(Catalogue.of(content), lang)

    def ending(self, state: Table, events: Sequence[Event]) -> Ending:
        return ending(state, events)

    def costs(self, before: Table, after: Table, seat: Seat) -> dict[str, int]:
        return costs(before, after, seat)


FACE = PerryRhodanFace()
