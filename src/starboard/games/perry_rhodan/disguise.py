"""What Gehirnwäsche taught helps one ship or unit in the next agent mission (PR-ABW-18)."""

from __future__ import annotations

from typing import ClassVar

from starboard.errors import Illegal
from starboard.games.perry_rhodan.durations import Span
from starboard.games.perry_rhodan.ending import OfMission
from starboard.games.perry_rhodan.events.agents import Disguised
from starboard.games.perry_rhodan.formation import mission_of, origin_of, passengers_of, ships_of
from starboard.games.perry_rhodan.kinds import MissionKind, Stat
from starboard.games.perry_rhodan.lasting import drop, keep
from starboard.games.perry_rhodan.moves.missions import Disguise
from starboard.games.perry_rhodan.state import Lasting, Mission, Table
from starboard.kernel import Act, Chance, Choice, Seat, Seats


def learned_for(state: Table, mission: Mission) -> Lasting | None:
    """What was learned for this agent mission, in the same phase (PR-AGT-07, 13, 19, PR-ABW-18)."""
    if mission.kind is not MissionKind.AGENT or mission.fetching:
        return None
    for each in state.lasting:
        fits = each.seat == mission.seat and each.against == mission.target_space
        here = each.on == origin_of(state, mission).id and each.until == state.phase.number
        if each.span is Span.NEXT_AGENT_MISSION and fits and here:
            return each
    return None


class UseLearned(OfMission):
    """The next agent mission from that place against that player uses it up (PR-ABW-18)."""

    def run(self, state: Table, chance: Chance) -> None:
        if learned_for(state, mission_of(state)) is not None:
            state.push(Disguising(self.seat))


def disguises(choice: Disguising, state: Table, seat: Seat) -> list[Disguise]:
    """Every ship and unit of the mission."""
    mission = mission_of(state)
    return [
        Disguise(laid.id) for laid in [*ships_of(state, mission), *passengers_of(state, mission)]
    ]


def cannot_disguise(choice: Disguising, state: Table, seat: Seat, move: Disguise) -> Illegal | None:
    """One that takes part (PR-ABW-18)."""
    if move in disguises(choice, state, seat):
        return None
    return Illegal("PR-ABW-18", "does-not-take-part", card=move.card)


def disguise(choice: Disguising, state: Table, seat: Seat, move: Disguise, chance: Chance) -> None:
    """Its stealth value is higher by one; an agent keeps that until it is home (PR-ABW-18)."""
    mission, laid = mission_of(state), state.players[seat].cards[move.card]
    used = learned_for(state, mission)
    if used is not None:
        drop(state, used)
    span = Span.FETCHED if laid.card.is_unit else Span.MISSION
    lasting = Lasting(state.number(), seat, span, mission.scope, laid.id)
    lasting.stat, lasting.amount = Stat.STEALTH, 1
    keep(state, lasting)
    state.report(Disguised("PR-ABW-18", seat, laid.id))


class Disguising(Choice[Table]):
    """Which ship or unit is better disguised? (PR-ABW-18)"""

    acts: ClassVar[tuple[Act, ...]] = (Act(Disguise, disguise, disguises, cannot_disguise),)
    seat: int

    def must(self, state: Table) -> Seats:
        return (self.seat,)
