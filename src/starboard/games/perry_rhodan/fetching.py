"""Agents come home: fetched by ship, or on foot (PR-AGT-11, 25, 32…36, 57…60)."""

from __future__ import annotations

from starboard.errors import Illegal
from starboard.games.perry_rhodan.agents import SetDown
from starboard.games.perry_rhodan.battle import SpaceBattle
from starboard.games.perry_rhodan.debriefing import Debrief
from starboard.games.perry_rhodan.ending import OfMission
from starboard.games.perry_rhodan.formation import mission_of
from starboard.games.perry_rhodan.holds import open_on_foot
from starboard.games.perry_rhodan.initiative import wrong_side
from starboard.games.perry_rhodan.journey import (
    FlyOff,
    GoHome,
    OpenTarget,
    TakeUp,
    announce,
    moment,
)
from starboard.games.perry_rhodan.kinds import MissionKind, Side, Window
from starboard.games.perry_rhodan.moves.missions import BlowUp, Fetch, WalkHome
from starboard.games.perry_rhodan.offensive import cannot_announce, draft
from starboard.games.perry_rhodan.pick_up import (
    cannot_act,
    covers_at,
    destroy_accessory,
    has_stayed,
    pickable,
    take_along,
)
from starboard.games.perry_rhodan.state import Cover, Mission, Table
from starboard.games.perry_rhodan.zones import place_at, place_id
from starboard.kernel import Act, Chance, Choice, Seat


def too_late(state: Table, side: Side) -> Illegal | None:
    """A fetch comes before all missions of the turn, on their side (PR-AGT-32, 33)."""
    if state.turn.missions or state.turn.counters:
        return Illegal("PR-AGT-32", "fetch-comes-first")
    return wrong_side(state, side)


def place_of(cover: Cover) -> str:
    """The place above which a cover lies."""
    return place_id(cover.side.other, cover.place)


# ------------------------------------------------------------------------- by ship


def fetches(choice: Choice[Table], state: Table, seat: Seat) -> list[Fetch]:
    """Every place of others with own agents."""
    covers = state.players[seat].covers.values()
    return [Fetch(*at) for at in dict.fromkeys((each.space, place_of(each)) for each in covers)]


def cannot_fetch(choice: Choice[Table], state: Table, seat: Seat, move: Fetch) -> Illegal | None:
    """A round after the deposit, before everything else, where nobody can walk.

    PR-AGT-25, 32, 57, 60.
    """
    mission = fetch_draft(state, seat, move)
    if mission is None or not covers_at(state, mission):
        return Illegal("PR-AGT-25", "no-agent-to-fetch", cover=move.place)
    if not pickable(state, mission):
        return Illegal("PR-AGT-32", "no-agent-to-fetch", cover=move.place)
    refused = too_late(state, mission.side)
    if refused is not None:
        return refused
    if place_at(state, seat, mission.side, mission.target).stack:
        return Illegal("PR-AGT-57", "agent-walks-home", place=move.place)
    tried = tag(mission) in (state.turn.fetches or ())
    if tried and not any(each.side is mission.side for each in state.turn.extras or ()):
        return Illegal("PR-AGT-60", "fetch-failed-already")
    return cannot_announce(state, mission)


def fetch_draft(state: Table, seat: int, move: Fetch) -> Mission | None:
    """The fetch as it would be announced."""
    mission = draft(state, seat, MissionKind.AGENT, move.player, move.place)
    if mission is not None:
        mission.fetching = True
        mission.extra = None
    return mission


def tag(mission: Mission) -> str:
    """How a place of others is noted."""
    return f"{mission.target_space} {mission.target_side}:{mission.target}"


def fetch(choice: Choice[Table], state: Table, seat: Seat, move: Fetch, chance: Chance) -> None:
    """Announced like a deposit; a fight in space may be needed (PR-AGT-33, 35, 59)."""
    mission = fetch_draft(state, seat, move)
    assert mission is not None
    state.push(choice)
    note_fetch(state, mission)
    announce(
        state,
        mission,
        "PR-AGT-35",
        moment(mission, Window.MISSION_ANNOUNCED),
        TakeUp(seat),
        moment(mission, Window.IN_FLIGHT),
        FlyOff(seat),
        OpenTarget(seat),
        SpaceBattle(),
        SetDown(seat),
        GoHome(seat),
        Debrief(seat),
    )


def note_fetch(state: Table, mission: Mission) -> None:
    """A second attempt at the same place uses Initiative (PR-AGT-33, 41, 59, 60)."""
    turn = state.turn
    if tag(mission) in (turn.fetches or ()):
        extra = next(each for each in turn.extras or () if each.side is mission.side)
        turn.extras = [each for each in turn.extras or () if each is not extra]
    turn.fetches = {*(turn.fetches or ()), tag(mission)}
    turn.fetched = True


# ------------------------------------------------------------------------- on foot


def walk_homes(choice: Choice[Table], state: Table, seat: Seat) -> list[WalkHome]:
    """Every own agent."""
    return [WalkHome(name) for name in state.players[seat].covers]


def cannot_walk_home(
    choice: Choice[Table], state: Table, seat: Seat, move: WalkHome
) -> Illegal | None:
    """To the own place of that name, a round after the deposit (PR-AGT-32, 57)."""
    cover = state.players[seat].covers.get(move.cover)
    if cover is None or not has_stayed(state, cover):
        return Illegal("PR-AGT-32", "no-agent-to-fetch", cover=move.cover)
    if not place_at(state, seat, cover.side, cover.place).stack:
        return Illegal("PR-AGT-57", "no-place-to-walk-to", cover=move.cover)
    return too_late(state, cover.side)


def walk_home(
    choice: Choice[Table], state: Table, seat: Seat, move: WalkHome, chance: Chance
) -> None:
    """The agent walks home, and its mission ends (PR-AGT-57)."""
    state.push(choice)
    go_on_foot(state, state.players[seat].covers[move.cover])


def go_on_foot(state: Table, cover: Cover) -> None:
    """An agent comes home without any ship."""
    at = (cover.place, cover.space)
    mission = Mission(0, 0, MissionKind.AGENT, cover.owner, cover.side, cover.place, *at, [])
    mission.fetching = True
    state.turn.fetched = True
    seat = cover.owner
    announce(state, mission, "PR-AGT-57", StepOut(seat, cover.id), GoHome(seat), Debrief(seat))


class StepOut(OfMission):
    """An agent leaves its cover and walks."""

    cover: str

    def run(self, state: Table, chance: Chance) -> None:
        open_on_foot(state, self.seat)
        take_along(state, mission_of(state), state.players[self.seat].covers[self.cover])


# ------------------------------------------------------------------------- sabotage on foot


def blow_ups(choice: Choice[Table], state: Table, seat: Seat) -> list[BlowUp]:
    """Every own agent with every place accessory at its place."""
    found = []
    for cover in state.players[seat].covers.values():
        things = place_at(state, cover.space, cover.side.other, cover.place).accessories
        found += [BlowUp(cover.id, each.id) for each in things]
    return found


def cannot_blow_up(choice: Choice[Table], state: Table, seat: Seat, move: BlowUp) -> Illegal | None:
    """Right before the agent walks home (PR-AGT-39)."""
    refused = cannot_walk_home(choice, state, seat, WalkHome(move.cover))
    if refused is not None:
        return refused
    if move not in blow_ups(choice, state, seat):
        return Illegal("PR-AGT-39", "no-such-accessory", card=move.accessory)
    return cannot_act(state, state.players[seat].covers[move.cover])


def blow_up(choice: Choice[Table], state: Table, seat: Seat, move: BlowUp, chance: Chance) -> None:
    """The accessory is destroyed, and the agent walks home passive (PR-AGT-39, 40)."""
    state.push(choice)
    cover = state.players[seat].covers[move.cover]
    destroy_accessory(state, cover, move.accessory)
    go_on_foot(state, cover)


ACTS: tuple[Act, ...] = (
    Act(Fetch, fetch, fetches, cannot_fetch),
    Act(WalkHome, walk_home, walk_homes, cannot_walk_home),
    Act(BlowUp, blow_up, blow_ups, cannot_blow_up),
)
