"""Rounds of a mission: PL1 first, then PL2, until something ends it (DD-CAMP-22…26)."""

from __future__ import annotations

from hashlib import sha256

from starboard.games.dominate.campaign.events import RoundEnded, TurnEnded
from starboard.games.dominate.campaign.marching import MarchOutdoors
from starboard.games.dominate.campaign.pages import PL1, PL2
from starboard.games.dominate.events import RoundBegan, TurnBegan
from starboard.games.dominate.indoors.turns import IndoorTurn
from starboard.games.dominate.script.ending import end_mission
from starboard.games.dominate.script.scene import backroom_of, mission_of, page_of
from starboard.games.dominate.state import Table
from starboard.games.dominate.turn import Activating, BuildPhase
from starboard.kernel import Chance, Entry, Seats, Step

THIRD_TIME = 3


class MissionRound(Step[Table]):
    """In every round PL1 has the first turn (DD-CAMP-23)."""

    def run(self, state: Table, chance: Chance) -> None:
        if recurs(state):
            call_stalemate(state)  # DD-CAMP-26
            return  # DD-CAMP-26
        state.round += 1  # DD-ROUND-06
        state.report(RoundBegan("DD-CAMP-23", state.round))  # DD-ROUND-06
        mission = mission_of(state)
        state.push(*turn_of(state, mission.pl1), *turn_of(state, mission.pl2), EndMissionRound())


def turn_of(state: Table, seat: int) -> list[Entry]:
    """A player's turn, outdoors or indoors."""
    first: Entry = OutdoorTurn(seat) if state.floor is None else IndoorTurn(seat)
    return [first, TurnOver(seat)]


class OutdoorTurn(Step[Table]):
    """Activation phase, and a build phase where the mission gives one (DD-ROUND-04)."""

    seat: int

    def owners(self, state: Table) -> Seats:
        return (self.seat,)

    def run(self, state: Table, chance: Chance) -> None:
        state.turn += 1  # DD-ROUND-06
        state.active = self.seat  # DD-ROUND-06
        state.report(TurnBegan("DD-ROUND-04", self.seat))  # DD-ROUND-06
        building: list[Entry] = []
        if self.seat in mission_of(state).building:  # DD-FOG-06, DD-TRIGGER-02
            building = [BuildPhase(self.seat)]
        state.push(
            MarchOutdoors(self.seat), Activating(self.seat), *building
        )  # DD-INMOVE-07, DD-TRIGGER-02


class TurnOver(Step[Table]):
    """The end of a player's turn, which a trigger may wait for."""

    seat: int

    def run(self, state: Table, chance: Chance) -> None:
        state.report(TurnEnded("DD-ROUND-04", self.seat))


class EndMissionRound(Step[Table]):
    """The end of a round, which a trigger may wait for."""

    def run(self, state: Table, chance: Chance) -> None:
        state.report(RoundEnded("DD-ROUND-01", state.round))
        state.push(AfterRound())


class AfterRound(Step[Table]):
    """At the latest the last round is a stalemate (DD-CAMP-26)."""

    def run(self, state: Table, chance: Chance) -> None:
        if state.round >= mission_of(state).last_round:
            call_stalemate(state)
        else:
            state.push(MissionRound())


# ------------------------------------------------------------------------- stalemate


def call_stalemate(state: Table) -> None:
    """Who had to reach a goal loses; if both had to, PL1 (DD-CAMP-26)."""
    mission = mission_of(state)
    loser = mission.pl2 if has_open_goal(state, PL2) and not has_open_goal(state, PL1) else (
        mission.pl1
    )  # fmt: skip
    winner = mission.pl1 if loser == mission.pl2 else mission.pl2
    end_mission(state, winner, "stalemate")


def has_open_goal(state: Table, role: str) -> bool:
    """Whether a seat has a primary goal that is not done."""
    page = page_of(state, role)
    settled = mission_of(state).goals[role].names
    if page is None:
        return role == PL1
    return any(goal.primary and f"{goal.id}=done" not in settled for goal in page.goals)


def recurs(state: Table) -> bool:
    """Whether the same position begins a round for the third time (DD-CAMP-26)."""
    positions = mission_of(state).positions.value
    if positions is None:
        return False
    key = position(state)
    positions.met[key] = positions.met.get(key, 0) + 1
    return positions.met[key] >= THIRD_TIME


def position(state: Table) -> str:
    """Everything that matters for how it can go on, as one word."""
    room = backroom_of(state)
    told: list[object] = [
        (f.id, f.owner, f.field, f.aboard, f.side, f.prone, f.cargo, f.loaded, f.sheet.id)
        for f in state.figures.values()
    ]
    told += [(p.money(), p.strike, [s.names for s in p.slot.values()]) for p in state.players]
    told += [state.ore, mission_of(state).items]
    if room is not None:
        told += [room.flags, room.counters, len(room.later), room.fired]
    if state.floor is not None:
        floor = state.floor
        told += [floor.alarm, [(d.state, d.locked.value) for d in floor.doors.values()]]
        told += [[spot.on for spot in floor.spots.values()], len(floor.squares)]
    return sha256(repr(told).encode()).hexdigest()[:16]
