"""Counter missions: enemy agents at an own place are hunted for one round (PR-ABW)."""

from __future__ import annotations

from starboard.errors import Illegal
from starboard.games.perry_rhodan.combat import begin_combat
from starboard.games.perry_rhodan.ending import OfMission
from starboard.games.perry_rhodan.events.agents import AgentExposed, AgentHidden, CoversLifted
from starboard.games.perry_rhodan.formation import mission_of, somebody_gets_there
from starboard.games.perry_rhodan.holds import (
    ON_FOOT,
    aboard,
    agent_under,
    close_holds,
    cover_again,
    gear_under,
    lift,
    open_holds,
    put_aboard,
    walkers,
)
from starboard.games.perry_rhodan.initiative import countered_sides
from starboard.games.perry_rhodan.journey import GoHome, TakeUp, announce
from starboard.games.perry_rhodan.kinds import BOTH, CombatKind, MissionKind, Phase, Side, Window
from starboard.games.perry_rhodan.landing import land
from starboard.games.perry_rhodan.moves.missions import Counter
from starboard.games.perry_rhodan.passive import turn_passive
from starboard.games.perry_rhodan.state import Cover, Extra, Mission, Table
from starboard.games.perry_rhodan.windows import Moment
from starboard.games.perry_rhodan.zones import all_covers, place_at, place_id, places, split_place
from starboard.kernel import Act, Chance, Choice, Seat


def draft(state: Table, seat: int, side: Side, family: str) -> Mission:
    """The counter mission as it would be announced."""
    kind = MissionKind.COUNTER
    mission = Mission(0, 0, kind, seat, side, "", family, seat, [])
    if (state.turn.counters or {}).get(place_id(side, family)):
        mission.extra = extra_at(state, side, family)
    return mission


def extra_at(state: Table, side: Side, family: str) -> Extra | None:
    """What lets a second counter mission happen at the same place (PR-SAC-13, PR-ABW-04, 05)."""
    extras = state.turn.extras or ()
    return next((e for e in extras if e.side is side and e.place in ("", family)), None)


# ------------------------------------------------------------------------- announcing


def counters(choice: Choice[Table], state: Table, seat: Seat) -> list[Counter]:
    """Every own place with agents of others."""
    return [
        Counter(place.id)
        for side in BOTH
        for place in places(state, seat, side).values()
        if all_covers(state, place)
    ]


def legal_counters(choice: Choice[Table], state: Table, seat: Seat) -> list[Counter]:
    """Those of them that may be made; before phase V none."""
    if state.phase < Phase.V:
        return []
    found = counters(choice, state, seat)
    return [move for move in found if cannot_counter(choice, state, seat, move) is None]


def cannot_counter(
    choice: Choice[Table], state: Table, seat: Seat, move: Counter
) -> Illegal | None:
    """Where enemy agents are, once a place, with units that are there.

    PR-MISS-06, PR-ABW-01, 02, 04, 05.
    """
    where = split_place(move.place)
    if state.phase < Phase.V:
        return Illegal("PR-MISS-06", "agents-come-in-phase-five")
    if where is None or not all_covers(state, place_at(state, seat, *where)):
        return Illegal("PR-ABW-01", "no-agents-there", place=move.place)
    done = (state.turn.counters or {}).get(move.place, 0)
    if done and extra_at(state, *where) is None:
        return Illegal("PR-ABW-05", "one-counter-mission-a-place", place=move.place)
    refused = bound_to_other_side(state, where[0])
    if refused is not None:
        return refused
    if not somebody_gets_there(state, draft(state, seat, *where)):
        return Illegal("PR-ABW-02", "nobody-gets-there", place=move.place)
    return None


def bound_to_other_side(state: Table, side: Side) -> Illegal | None:
    """After a mission of one side none on the other side alone (PR-ABW-06, 08, 12)."""
    chosen = state.turn.mission_side
    if chosen is None or chosen is side or chosen in countered_sides(state):
        return None
    return Illegal("PR-ABW-06", "other-side-chosen", side=chosen)


def counter(choice: Choice[Table], state: Table, seat: Seat, move: Counter, chance: Chance) -> None:
    """No goal is drawn; units of the place are taken up and hunt (PR-ABW-05, 09…12)."""
    where = split_place(move.place)
    assert where is not None
    mission = draft(state, seat, *where)
    turn = state.turn
    if mission.extra is not None:
        turn.extras = [each for each in turn.extras or () if each is not mission.extra]
    done = turn.counters or {}
    turn.counters = {**done, move.place: done.get(move.place, 0) + 1}
    state.push(choice)
    announce(
        state, mission, "PR-ABW-09", TakeUp(seat), LiftCovers(seat), AfterHunt(seat), GoHome(seat)
    )


# ------------------------------------------------------------------------- the hunt


def hunted(state: Table, mission: Mission) -> list[Cover]:
    """The covers above the place; all of one opponent (PR-CAP-07)."""
    return all_covers(state, place_at(state, mission.seat, mission.side, mission.target))


class LiftCovers(OfMission):
    """The covers are removed, then one round is fought without limits (PR-ABW-03, 11…13)."""

    def run(self, state: Table, chance: Chance) -> None:
        mission = mission_of(state)
        covers = hunted(state, mission)
        if not covers:
            return
        owner = covers[0].owner
        player = state.players[owner]
        agents = [agent_under(player, cover) for cover in covers]
        for cover, agent in zip(covers, agents, strict=True):
            open_holds(state, [agent])
            for laid in gear_under(player, cover):
                put_aboard(state, laid, agent)
            cover.agent.reveal()
            cover.agent.names = [agent.id]
        for unit in walkers(state, self.seat):
            land(state, mission, unit, ON_FOOT)
        names = tuple(agent.id for agent in agents)
        state.report(CoversLifted("PR-ABW-13", self.seat, owner, names))
        both = (self.seat, owner)
        attackers = tuple(mission.landed or ())
        begin_combat(state, CombatKind.GROUND, owner, attackers, names)
        state.push(Moment(both, both, Window.COUNTER_MISSION))


class AfterHunt(OfMission):
    """Who stayed hidden gets its cover back; who was caught is exposed (PR-ABW-14, 19)."""

    def run(self, state: Table, chance: Chance) -> None:
        mission = mission_of(state)
        for cover in hunted(state, mission):
            settle(state, cover, caught=cover.agent.names[0] in (mission.caught or ()))


def settle(state: Table, cover: Cover, *, caught: bool) -> None:
    """What has become of one agent (PR-ABW-14…16, 19, 20, 22)."""
    player = state.players[cover.owner]
    agent = player.cards.get(cover.agent.names[0])
    if agent is None:
        lift(state, cover)
        return
    cover_again(player, cover, aboard(state, agent))
    close_holds(state, cover.owner, [agent.id])
    if caught or cover.exposed:
        cover.exposed = True
        if not agent.passive:
            turn_passive(state, agent, cover.owner, "PR-ABW-19")
        state.report(AgentExposed("PR-ABW-19", cover.owner, agent.id))
    else:
        state.report(AgentHidden("PR-ABW-14", cover.owner, agent.id))


ACTS: tuple[Act, ...] = (Act(Counter, counter, counters, cannot_counter, legal_counters),)
