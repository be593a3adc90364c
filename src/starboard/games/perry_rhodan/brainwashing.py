"""Gehirnwäsche: what a defeated Pro agent gave away helps later (PR-ABW-18)."""

from __future__ import annotations

from starboard.games.perry_rhodan.durations import Span
from starboard.games.perry_rhodan.lasting import keep
from starboard.games.perry_rhodan.state import Lasting, Table
from starboard.games.perry_rhodan.zones import place_id
from starboard.kernel import Chance, Seats, Step

CARD = "gehirnwaesche"


class Learn(Step[Table]):
    """What was learned helps one ship or unit in the next agent mission from here.

    PR-ABW-17, 18.
    """

    seat: int
    owner: int
    played: int

    def owners(self, state: Table) -> Seats:
        return (self.seat,)

    def run(self, state: Table, chance: Chance) -> None:
        mission = state.mission
        if mission is None or state.players[self.seat].sink.count(CARD) <= self.played:
            return
        here = place_id(mission.side, mission.target)
        until = state.phase.number
        lasting = Lasting(state.number(), self.seat, Span.NEXT_AGENT_MISSION, until, here)
        lasting.against = self.owner
        keep(state, lasting)
