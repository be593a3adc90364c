"""Agents deliver what they know, directly after their return or not at all (PR-AGT-41…46)."""

from __future__ import annotations

from typing import ClassVar

from starboard.errors import Illegal
from starboard.games.perry_rhodan.ending import OfMission
from starboard.games.perry_rhodan.espionage import gain, worth
from starboard.games.perry_rhodan.events.agents import InformationDelivered
from starboard.games.perry_rhodan.formation import mission_of
from starboard.games.perry_rhodan.kinds import Window
from starboard.games.perry_rhodan.moves.missions import Deliver, Landed
from starboard.games.perry_rhodan.passive import turn_passive
from starboard.games.perry_rhodan.state import Laid, Mission, Table
from starboard.games.perry_rhodan.windows import Moment
from starboard.kernel import Act, Chance, Choice, Seat, Seats


def informants(state: Table, mission: Mission) -> list[Laid]:
    """Active agents that have just come home with something worth knowing (PR-AGT-06, 40, 41)."""
    cards = state.players[mission.seat].cards
    names = mission.news.names if mission.news is not None else []
    home = [cards[name] for name in names if name in cards and not cards[name].passive]
    at = (mission.target_space, mission.target)
    return [agent for agent in home if worth(state, agent, *at) > 0]


class Debrief(OfMission):
    """The agents are placed and known; now or never they deliver (PR-AGT-41)."""

    def run(self, state: Table, chance: Chance) -> None:
        mission = mission_of(state)
        if mission.news is not None:
            mission.news.reveal()
            state.push(Debriefing(self.seat), AfterReturn(self.seat))


class AfterReturn(OfMission):
    """What is done once an agent has delivered."""

    def run(self, state: Table, chance: Chance) -> None:
        if mission_of(state).delivered:
            state.push(Moment((self.seat,), (self.seat,), Window.AGENT_RETURN))


def deliveries(choice: Debriefing, state: Table, seat: Seat) -> list[Deliver]:
    """Every agent that has come home."""
    return [Deliver(agent.id) for agent in informants(state, mission_of(state))]


def cannot_deliver(choice: Debriefing, state: Table, seat: Seat, move: Deliver) -> Illegal | None:
    """Active agents with the skill, if they have not sent it already (PR-AGT-05, 40, 41)."""
    if move.agent in [agent.id for agent in informants(state, mission_of(state))]:
        return None
    return Illegal("PR-AGT-41", "delivers-nothing", card=move.agent)


def deliver(choice: Debriefing, state: Table, seat: Seat, move: Deliver, chance: Chance) -> None:
    """The points count, and the agent becomes passive.

    PR-AGT-37, 41, 42, 46, PR-SKILL-04, 57, 72.
    """
    mission, agent = mission_of(state), state.players[seat].cards[move.agent]
    points = worth(state, agent, mission.target_space, mission.target)
    state.report(InformationDelivered("PR-AGT-41", seat, agent.id))
    gain(state, seat, agent.side, mission.target_space, points)
    turn_passive(state, agent, seat, "PR-SKILL-04")
    mission.delivered = True
    state.push(choice)


def silent(choice: Debriefing, state: Table, seat: Seat, move: Landed, chance: Chance) -> None:
    """What is not delivered now is lost (PR-AGT-41)."""


class Debriefing(Choice[Table]):
    """Who delivers? (PR-AGT-41)"""

    acts: ClassVar[tuple[Act, ...]] = (
        Act(Deliver, deliver, deliveries, cannot_deliver),
        Act(Landed, silent),
    )
    seat: int

    def must(self, state: Table) -> Seats:
        return (self.seat,) if informants(state, mission_of(state)) else ()
