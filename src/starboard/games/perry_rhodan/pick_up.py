"""Agents are taken along by a mission; what they destroy right before (PR-AGT-25, 37…40, 61)."""

from __future__ import annotations

from starboard.errors import Illegal
from starboard.games.perry_rhodan.attackable import target_of
from starboard.games.perry_rhodan.durations import Span
from starboard.games.perry_rhodan.events.agents import AccessoryBlownUp, AgentTaken
from starboard.games.perry_rhodan.formation import mission_of
from starboard.games.perry_rhodan.holds import (
    agent_under,
    gear_under,
    lift,
    open_holds,
    put_aboard,
    set_out,
)
from starboard.games.perry_rhodan.landing import landing_ships
from starboard.games.perry_rhodan.lasting import drop
from starboard.games.perry_rhodan.moves.missions import BlowUp, PickUp
from starboard.games.perry_rhodan.passive import turn_passive
from starboard.games.perry_rhodan.sinking import Way, sink
from starboard.games.perry_rhodan.state import Cover, Laid, Mission, Table
from starboard.games.perry_rhodan.transport import has_room
from starboard.kernel import Act, Chance, Choice, Seat, Secret, only


def covers_at(state: Table, mission: Mission) -> list[Cover]:
    """The own covers above the target of a mission."""
    at = (mission.target_space, mission.target)
    own = state.players[mission.seat].covers.values()
    return [each for each in own if (each.space, each.place) == at and each.side is mission.side]


def has_stayed(state: Table, cover: Cover) -> bool:
    """Whether an agent has stayed until its owner's next round (PR-AGT-04)."""
    return cover.turn < state.players[cover.owner].turns


def pickable(state: Table, mission: Mission) -> list[Cover]:
    """The agents that may be taken along: not those that were just set down (PR-AGT-32)."""
    return [cover for cover in covers_at(state, mission) if has_stayed(state, cover)]


# ------------------------------------------------------------------------- aboard


def pick_ups(choice: Choice[Table], state: Table, seat: Seat) -> list[PickUp]:
    """Every own cover here."""
    return [PickUp(cover.id) for cover in covers_at(state, mission_of(state))]


def cannot_pick_up(choice: Choice[Table], state: Table, seat: Seat, move: PickUp) -> Illegal | None:
    """An agent that has been here for a round, into a ship with room.

    PR-TRANS-04, PR-AGT-25, 32, 33, 40, 42.
    """
    mission = mission_of(state)
    cover = next((each for each in pickable(state, mission) if each.id == move.cover), None)
    if cover is None:
        return Illegal("PR-AGT-32", "no-agent-to-fetch", cover=move.cover)
    agent = agent_under(state.players[seat], cover)
    if mission.members and ship_for(state, mission, agent) is None:
        return Illegal("PR-TRANS-04", "no-room-for-agent", cover=move.cover)
    return None


def ship_for(state: Table, mission: Mission, agent: Laid) -> Laid | None:
    """A ship here that can take an agent aboard (PR-AGT-55)."""
    ships = landing_ships(state, mission)
    return next((ship for ship in ships if has_room(state, ship, agent) is None), None)


def pick_up(choice: Choice[Table], state: Table, seat: Seat, move: PickUp, chance: Chance) -> None:
    """The agent leaves its cover; who it was is seen when it is placed at home (PR-AGT-25)."""
    state.push(choice)
    take_along(state, mission_of(state), state.players[seat].covers[move.cover])


def take_along(state: Table, mission: Mission, cover: Cover) -> None:
    """An agent and its accessories join the mission on its way home."""
    player = state.players[cover.owner]
    agent, gear = agent_under(player, cover), gear_under(player, cover)
    ship = ship_for(state, mission, agent)
    lift(state, cover)
    for lasting in list(state.lasting):
        if lasting.span is Span.FETCHED and lasting.on == agent.id:
            drop(state, lasting)
    open_holds(state, [agent])
    for laid in gear:
        put_aboard(state, laid, agent)
    if mission.members:
        assert ship is not None
        put_aboard(state, agent, ship)
    else:
        set_out(state, agent)
    if cover.radioed != player.turns:
        known = mission.news.names if mission.news is not None else []
        mission.news = Secret(sorted([*known, agent.id]), only(cover.owner))
    state.memo = {}
    state.report(AgentTaken("PR-AGT-25", cover.owner, cover.id))


# ------------------------------------------------------------------------- sabotage


def blow_ups(choice: Choice[Table], state: Table, seat: Seat) -> list[BlowUp]:
    """Every own cover here with every place accessory."""
    mission = mission_of(state)
    things = target_of(state, mission).accessories
    return [BlowUp(c.id, each.id) for c in covers_at(state, mission) for each in things]


def cannot_blow_up(choice: Choice[Table], state: Table, seat: Seat, move: BlowUp) -> Illegal | None:
    """A hidden active agent that is fetched right now (PR-AGT-39, 40)."""
    mission = mission_of(state)
    refused = cannot_pick_up(choice, state, seat, PickUp(move.cover))
    if refused is not None:
        return refused
    things = [each.id for each in target_of(state, mission).accessories]
    if move.accessory not in things:
        return Illegal("PR-AGT-39", "no-such-accessory", card=move.accessory)
    return cannot_act(state, state.players[seat].covers[move.cover])


def cannot_act(state: Table, cover: Cover) -> Illegal | None:
    """An exposed or passive agent does nothing (PR-AGT-26, 39)."""
    agent = agent_under(state.players[cover.owner], cover)
    if cover.exposed or agent.passive:
        return Illegal("PR-AGT-39", "agent-is-exposed", cover=cover.id)
    return None


def blow_up(choice: Choice[Table], state: Table, seat: Seat, move: BlowUp, chance: Chance) -> None:
    """It is destroyed, the agent becomes passive and is taken along at once (PR-AGT-39, 61)."""
    state.push(choice)
    cover = state.players[seat].covers[move.cover]
    destroy_accessory(state, cover, move.accessory)
    take_along(state, mission_of(state), cover)


def destroy_accessory(state: Table, cover: Cover, accessory: str) -> None:
    """No reduction: nothing of Innere Sicherheit helps (PR-AGT-39, 57, 61)."""
    laid = state.laid(accessory)
    assert laid is not None
    agent = agent_under(state.players[cover.owner], cover)
    cover.agent.reveal()
    state.report(AccessoryBlownUp("PR-AGT-39", cover.owner, accessory, agent.id))
    sink(state, laid, Way.DESTROYED, "PR-AGT-39")
    turn_passive(state, agent, cover.owner, "PR-AGT-39")


PICK_UPS: tuple[Act, ...] = (
    Act(PickUp, pick_up, pick_ups, cannot_pick_up),
    Act(BlowUp, blow_up, blow_ups, cannot_blow_up),
)
