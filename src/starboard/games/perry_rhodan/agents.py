"""Agent missions: agents are set down under covers at places of others (PR-AGT-01…24)."""

from __future__ import annotations

from typing import ClassVar

from starboard.errors import Illegal
from starboard.games.perry_rhodan.attackable import target_of
from starboard.games.perry_rhodan.battle import SpaceBattle
from starboard.games.perry_rhodan.caps import agent_cap
from starboard.games.perry_rhodan.debriefing import Debrief
from starboard.games.perry_rhodan.disguise import UseLearned
from starboard.games.perry_rhodan.ending import OfMission
from starboard.games.perry_rhodan.events.agents import AgentDeposited
from starboard.games.perry_rhodan.flights import AT_TARGET
from starboard.games.perry_rhodan.formation import mission_of
from starboard.games.perry_rhodan.holds import aboard, close_holds, take_out, walkers
from starboard.games.perry_rhodan.journey import (
    FlyOff,
    GoHome,
    OpenTarget,
    TakeUp,
    announce,
    moment,
)
from starboard.games.perry_rhodan.kinds import MissionKind, Phase, Side, Window
from starboard.games.perry_rhodan.landing import aboard_of, landing_ships
from starboard.games.perry_rhodan.moves.missions import Deposit, Landed, SendAgents
from starboard.games.perry_rhodan.offensive import cannot_announce, draft, open_targets, targets
from starboard.games.perry_rhodan.pick_up import PICK_UPS, covers_at, pickable
from starboard.games.perry_rhodan.state import Cover, Laid, Mission, Table
from starboard.games.perry_rhodan.zones import all_covers, place_id
from starboard.kernel import Act, Chance, Choice, Entry, Seat, Seats, Secret, only

MOST_PLACES = 2
"""Places of one opponent with Pro agents of a player (PR-CAP-08)."""


# ------------------------------------------------------------------------- announcing


def missions_of_agents(choice: Choice[Table], state: Table, seat: Seat) -> list[SendAgents]:
    """Every place of others."""
    return [SendAgents(player, place) for player, place in targets(state, seat)]


def legal_missions(choice: Choice[Table], state: Table, seat: Seat) -> list[SendAgents]:
    """Every place of others where agents may be sent now."""
    if state.phase < Phase.V:
        return []
    found = open_targets(state, seat, MissionKind.AGENT)
    return [
        SendAgents(each.target_space, place_id(each.target_side, each.target))
        for each in found
        if no_room(state, each) is None
    ]


def cannot_send(
    choice: Choice[Table], state: Table, seat: Seat, move: SendAgents
) -> Illegal | None:
    """In phase V, where no other opponent has agents (PR-MISS-06, PR-AGT-01, PR-CAP-06…08)."""
    if state.phase < Phase.V:
        return Illegal("PR-MISS-06", "agents-come-in-phase-five")
    mission = draft(state, seat, MissionKind.AGENT, move.player, move.place)
    if mission is None:
        return Illegal("PR-AGT-01", "no-such-place", place=move.place)
    return cannot_announce(state, mission) or no_room(state, mission)


def no_room(state: Table, mission: Mission) -> Illegal | None:
    """Caps for agents at a place and in the space of one opponent (PR-CAP-06…08, PR-AGT-03, 19)."""
    place = target_of(state, mission)
    there = all_covers(state, place)
    if any(cover.owner != mission.seat for cover in there):
        return Illegal("PR-CAP-07", "agents-of-another", place=place.id)
    if len(there) >= agent_cap(place):
        return Illegal("PR-CAP-06", "agent-cap", place=place.id)
    own = state.players[mission.seat].covers.values()
    mine = [each for each in own if each.side is Side.PRO and each.space == mission.target_space]
    used = {each.place for each in mine}
    if mission.side is Side.PRO and mission.target not in used and len(used) >= MOST_PLACES:
        return Illegal("PR-CAP-08", "two-places-of-agents")
    return None


def send(choice: Choice[Table], state: Table, seat: Seat, move: SendAgents, chance: Chance) -> None:
    """Announce it, muster, fly, fight in space, set down, go home (PR-AGT-07, 15, 17)."""
    mission = draft(state, seat, MissionKind.AGENT, move.player, move.place)
    assert mission is not None
    state.push(choice)
    announce(
        state,
        mission,
        "PR-AGT-15",
        moment(mission, Window.MISSION_ANNOUNCED),
        TakeUp(seat),
        moment(mission, Window.IN_FLIGHT),
        FlyOff(seat),
        *at_target(mission),
    )


def at_target(mission: Mission) -> tuple[Entry, ...]:
    """No ground combat: agents are set down or taken aboard, all others retreat (PR-AGT-07, 08)."""
    seat = mission.seat
    return (
        UseLearned(seat),
        OpenTarget(seat),
        SpaceBattle(),
        moment(mission, Window.AGENT_DEPOSIT),
        SetDown(seat),
        GoHome(seat),
        Debrief(seat),
        moment(mission, Window.AFTER_MISSION),
    )


AT_TARGET[MissionKind.AGENT] = at_target


# ------------------------------------------------------------------------- setting down


class SetDown(OfMission):
    """Whoever got through may set agents down or take others aboard.

    PR-AGT-19, 20, 24, 37, 59, 60, PR-RED-09.
    """

    def run(self, state: Table, chance: Chance) -> None:
        mission = mission_of(state)
        if landing_ships(state, mission) or not mission.members:
            state.push(Depositing(self.seat))


def arrived_units(state: Table, mission: Mission) -> list[Laid]:
    """The units that could leave a ship here, or came on foot (PR-AGT-18, 21, 54)."""
    return [*aboard_of(state, mission), *walkers(state, mission.seat)]


def deposits(choice: Depositing, state: Table, seat: Seat) -> list[Deposit]:
    """Every unit that got there."""
    return [Deposit(unit.id) for unit in arrived_units(state, mission_of(state))]


def cannot_deposit(choice: Depositing, state: Table, seat: Seat, move: Deposit) -> Illegal | None:
    """Only agents, only so many, and not while others are merely fetched.

    PR-AGT-09, 13, 19, 38.
    """
    mission = mission_of(state)
    units = {unit.id: unit for unit in arrived_units(state, mission)}
    unit = units.get(move.agent)
    if unit is None:
        return Illegal("PR-AGT-19", "is-not-aboard", card=move.agent)
    if mission.fetching:
        return Illegal("PR-AGT-38", "nobody-is-set-down-now")
    if not unit.card.agent:
        return Illegal("PR-AGT-09", "is-no-agent", card=move.agent)
    return no_room(state, mission)


def deposit(choice: Depositing, state: Table, seat: Seat, move: Deposit, chance: Chance) -> None:
    """The agent lies active under a cover with its accessories; it is not named (PR-AGT-03, 23)."""
    mission, player = mission_of(state), state.players[seat]
    agent = player.cards[move.agent]
    gear = [laid.id for laid in aboard(state, agent)]
    take_out(state, agent)
    close_holds(state, seat, [agent.id])
    hidden = Secret([agent.id, *gear], only(seat))
    at = (mission.target_space, mission.target)
    cover = Cover(f"cover.{state.number()}", seat, agent.side, *at, player.turns, hidden)
    cover.origin = mission.origin
    player.covers[cover.id] = cover
    state.memo = {}
    told = (seat, mission.target_space, target_of(state, mission).id, cover.id)
    state.report(AgentDeposited("PR-AGT-23", *told))
    state.push(choice)


def done(choice: Depositing, state: Table, seat: Seat, move: Landed, chance: Chance) -> None:
    """Setting down is optional (PR-AGT-24)."""


class Depositing(Choice[Table]):
    """Who is set down, who is taken aboard? (PR-AGT-11, 24, 34, 37, 38, 40)."""

    acts: ClassVar[tuple[Act, ...]] = (
        Act(Deposit, deposit, deposits, cannot_deposit),
        *PICK_UPS,
        Act(Landed, done),
    )
    seat: int

    def must(self, state: Table) -> Seats:
        mission = mission_of(state)
        if mission.fetching and not covers_at(state, mission):
            return ()
        return (self.seat,)

    def question(self, state: Table) -> dict[str, str | int]:
        mission = mission_of(state)
        return {"place": target_of(state, mission).id, "count": len(pickable(state, mission))}


ACTS: tuple[Act, ...] = (Act(SendAgents, send, missions_of_agents, cannot_send, legal_missions),)
