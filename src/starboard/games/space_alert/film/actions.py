"""The player actions step (SA-ACT): everybody in turn, beginning with the captain."""

from __future__ import annotations

from typing import Final

from starboard.games.space_alert.content import scoring
from starboard.games.space_alert.film.aboard import add_repair_bonus, fight, malfunctions, repair
from starboard.games.space_alert.film.crew_events import StayedInSpace
from starboard.games.space_alert.film.events import ConfirmationCounted
from starboard.games.space_alert.film.movement import come_back, push_back, ride, rush, walk
from starboard.games.space_alert.film.stumble import MayStumble
from starboard.games.space_alert.film.systems import fire, transfer, use_special
from starboard.games.space_alert.kinds import (
    ACTIVATIONS,
    HEROIC,
    HEROIC_MOVES,
    SPACE,
    SYSTEM_A,
    SYSTEM_B,
    Action,
)
from starboard.games.space_alert.phases import phase_of
from starboard.games.space_alert.state import Mission
from starboard.kernel import Chance, Entry, Step

POINTS: Final = scoring().visual_confirmation
MOST_AT_WINDOW: Final = len(POINTS) - 1
HEROIC_REPAIR: Final = 2


class PlayerActions(Step[Mission]):
    """All crew members act, clockwise from the captain (SA-ACT-01…03)."""

    def run(self, state: Mission, chance: Chance) -> None:
        begin_actions(state)
        if state.stumbling:
            asked: list[Entry] = []
            for seat in state.order:
                asked += [MayStumble(seat), CrewActs(seat)]
            state.push(*asked, ActionsEnd())
            return
        for seat in state.order:
            act(state, seat)
        end_actions(state)


class CrewActs(Step[Mission]):
    """One crew member acts, where stumbles were asked for before (SA-ACT-03)."""

    seat: int

    def run(self, state: Mission, chance: Chance) -> None:
        act(state, self.seat)


class ActionsEnd(Step[Mission]):
    """The end of a player actions step in which stumbles were asked for."""

    def run(self, state: Mission, chance: Chance) -> None:
        end_actions(state)


def begin_actions(state: Mission) -> None:
    """A fresh turn; delays count (SA-DELAY-05, SA-MOVE-06, SA-VISUAL-02, SA-INT-47)."""
    state.step = "player_actions"
    state.lift_used = [False, False, False]
    state.at_window = 0
    for threat in state.threats:
        if threat.repairs:
            threat.repairs = []
    for seat, crew in enumerate(state.crew):
        if crew.delayed:
            crew.delayed = False
            push_back(state, seat)


def end_actions(state: Mission) -> None:
    """The cube of the phase goes up; joint repairs count (SA-VISUAL-02…05, SA-INT-30, 34)."""
    add_repair_bonus(state)
    phase = phase_of(state.turn)
    points = POINTS[min(state.at_window, MOST_AT_WINDOW)]
    if points > state.confirmed[phase]:
        state.confirmed[phase] = points
        state.report(ConfirmationCounted("SA-VISUAL-02", phase + 1, state.at_window, points))


def act(state: Mission, seat: int) -> None:
    """Carry out the card that lies in this turn's space (SA-ACT-03, SA-FIGHTER-10, SA-HERO-10)."""
    crew = state.crew[seat]
    if crew.knocked_out:  # SA-THREAT-30
        return
    action = crew.plan[state.turn - 1]
    if crew.station == SPACE:
        act_in_space(state, seat, action)
    elif action in ACTIVATIONS:
        activate(state, seat, ACTIVATIONS[action], action in HEROIC)
    elif action is Action.GRAVOLIFT:
        ride(state, seat)
    elif action is Action.RED or action is Action.BLUE:
        walk(state, seat, action)
    elif action in HEROIC_MOVES:
        rush(state, seat, HEROIC_MOVES[action])
    elif action is not Action.EMPTY:
        fight(state, seat, action is Action.HEROIC_BATTLEBOTS)


def activate(state: Mission, seat: int, system: int, heroic: bool) -> None:
    """Use a system of the station, or repair what covers it (SA-ACT-07, 08, 15)."""
    station = state.crew[seat].station
    covering = malfunctions(state, station, system)
    if covering:
        repair(state, seat, station, covering, HEROIC_REPAIR if heroic else 1)
    elif system == SYSTEM_A:
        fire(state, seat, station, heroic)
    elif system == SYSTEM_B:
        transfer(state, seat, station, heroic)
    else:
        use_special(state, seat, station)


def act_in_space(state: Mission, seat: int, action: Action) -> None:
    """Attack again, or come back and lose a turn (SA-FIGHTER-08…11, SA-HERO-11)."""
    if action is Action.BATTLEBOTS or action is Action.HEROIC_BATTLEBOTS:
        state.interceptors = 2 if action is Action.HEROIC_BATTLEBOTS else 1
        state.report(StayedInSpace("SA-FIGHTER-09", seat))
        return
    push_back(state, seat)  # SA-FIGHTER-11
    come_back(state, seat, "SA-FIGHTER-10")
