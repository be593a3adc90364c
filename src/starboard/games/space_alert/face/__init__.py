"""What Space Alert shows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar

from starboard.games.space_alert.content import components
from starboard.games.space_alert.face.film.plan import plan_of
from starboard.games.space_alert.face.film.reel import reel
from starboard.games.space_alert.face.film.shown import Reel
from starboard.games.space_alert.face.film.watching import watched
from starboard.games.space_alert.face.names import name_of
from starboard.games.space_alert.face.printed import faces
from starboard.games.space_alert.face.shown import Facts, Printed, Thing, Things
from starboard.games.space_alert.face.things import costs, own_things, seat_facts, things
from starboard.games.space_alert.state import Mission
from starboard.games.space_alert.voice.live import heard_of
from starboard.kernel import Content, Event, Seat
from starboard.kernel.face import Cue, Face, Shows
from starboard.kernel.match import Match


class SpaceAlertFace(Face[Mission]):
    """What Space Alert shows."""

    facts_are_public: ClassVar[bool] = True
    has_film: ClassVar[bool] = True
    shows: ClassVar[Shows] = Shows(Thing, Facts, Printed)

    def things(self, state: Mission, seat: Seat | None) -> Things:
        return things(state, seat)

    def own_things(self, state: Mission, seat: Seat) -> Things | None:
        return own_things(state, seat)

    def seat_facts(self, state: Mission, seat: Seat) -> Facts:
        return seat_facts(state, seat)

    def name_of(self, state: Mission, thing: str, lang: str) -> str:
        return name_of(state, thing, lang)

    def printed(self, content: Content, lang: str) -> Printed:
        return faces(components(), lang)

    def cues(self, state: Mission, event: Event, lang: str) -> Sequence[Cue]:
        return heard_of(state, event, lang)

    def film(
        self, match: Match[Mission], lang: str, say: Callable[[Mission, Event], str]
    ) -> Reel | None:
        seen = watched(match)
        if seen is None:
            return None
        return {**reel(seen, say, lang), "plan": plan_of(match, seen)}

    def costs(self, before: Mission, after: Mission, seat: Seat) -> dict[str, int]:
        return costs(before, after, seat)


FACE = SpaceAlertFace()
