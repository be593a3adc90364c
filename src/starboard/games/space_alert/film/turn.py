"""The mission steps board: thirteen turns, their steps in order, and the jump (SA-APPEAR-04)."""

from __future__ import annotations

from typing import Final

from starboard.games.space_alert.campaign.end import campaign_end
from starboard.games.space_alert.content import scoring
from starboard.games.space_alert.film.actions import PlayerActions
from starboard.games.space_alert.film.damage import ComputeDamage
from starboard.games.space_alert.film.events import (
    ComputerChecked,
    MissionScored,
    RocketFlew,
    ShipJumped,
    TurnBegan,
)
from starboard.games.space_alert.film.movement import come_back, delay_aboard
from starboard.games.space_alert.film.points import penalties, threat_points, visual_points
from starboard.games.space_alert.film.threats import ThreatActions, ThreatsAppear
from starboard.games.space_alert.kinds import SPACE
from starboard.games.space_alert.state import Mission
from starboard.kernel import Chance, Entry, Outcome, Step

LAST: Final = scoring().last_turn
CHECKS: Final = scoring().computer_checks


class Turn(Step[Mission]):
    """One row of the mission steps board."""

    turn: int

    def run(self, state: Mission, chance: Chance) -> None:
        state.turn = self.turn
        state.step = "turn"
        state.report(TurnBegan("SA-APPEAR-04", self.turn))
        if self.turn == state.last_turn:
            state.push(ComputeDamage(), InterceptorsReturn(), ThreatActions(0), Jump())
            return
        steps: list[Entry] = [
            ThreatsAppear(),
            PlayerActions(),
            ComputeDamage(),
            ThreatActions(0),
            RocketMoves(),
        ]
        if state.checks and self.turn in CHECKS:
            steps.append(ComputerCheck())
        state.push(*steps, Turn(self.turn + 1))


class RocketMoves(Step[Mission]):
    """After all threats have advanced, the rocket flies on (SA-ROCKET-04)."""

    def run(self, state: Mission, chance: Chance) -> None:
        state.step = "rocket_moves"
        if state.rocket_first:
            state.rocket_first = False
            state.rocket_second = True
            state.report(RocketFlew("SA-ROCKET-04", state.rockets))


class ComputerCheck(Step[Mission]):
    """Was the computer looked after in time? (SA-MAINT-03, 04)"""

    def run(self, state: Mission, chance: Chance) -> None:
        state.step = "computer_check"
        state.report(ComputerChecked("SA-MAINT-03", state.maintained))
        if not state.maintained:
            delay_aboard(state, "computer", "SA-MAINT-04")
        state.maintained = False


class InterceptorsReturn(Step[Mission]):
    """Whoever is still in space comes home before the jump (SA-END-04)."""

    def run(self, state: Mission, chance: Chance) -> None:
        state.step = "interceptors_return"
        for seat, crew in enumerate(state.crew):
            if crew.station == SPACE and not crew.knocked_out:
                come_back(state, seat, "SA-END-04")


class Jump(Step[Mission]):
    """The mission is completed and scored (SA-END-06, SA-SCORE)."""

    def run(self, state: Mission, chance: Chance) -> None:
        state.step = "jump"
        if state.table is not None and state.table.campaign:  # SA-CAMP-01, 03
            state.report(ShipJumped("SA-END-06", state.turn))
            state.push(*campaign_end(state))
            return
        threats, visual, lost = threat_points(state), visual_points(state), penalties(state)
        score = threats + visual - lost
        state.report(ShipJumped("SA-END-06", state.turn))
        state.report(MissionScored("SA-SCORE-10", threats, visual, lost, score))
        everybody = tuple(range(state.seats))
        first = (1,) * state.seats
        state.finish(Outcome(first, (score,) * state.seats, everybody, "completed", "SA-END-06"))
