"""Rounds and player turns: activation phase, then build phase (DD-ROUND)."""

from __future__ import annotations

from typing import ClassVar

from starboard.errors import Illegal
from starboard.games.dominate.activation import finish
from starboard.games.dominate.aircraft import RELOAD
from starboard.games.dominate.bridge import REPAIR
from starboard.games.dominate.building import Advance, Building
from starboard.games.dominate.campaign.moves import Buy, UseCard
from starboard.games.dominate.campaign.shops import BUY
from starboard.games.dominate.campaign.using import USE
from starboard.games.dominate.capture import CAPTURE
from starboard.games.dominate.combat import ATTACK
from starboard.games.dominate.entering import why_no_stay
from starboard.games.dominate.events import OrderRolled, RoundBegan, TurnBegan
from starboard.games.dominate.harvesting import LOAD, UNLOAD
from starboard.games.dominate.mcv import PACK, UNFOLD
from starboard.games.dominate.movement import CRUSH, STEP
from starboard.games.dominate.moves import Done, ToBuild
from starboard.games.dominate.prone import RISE
from starboard.games.dominate.selling import SELL
from starboard.games.dominate.settling import after_movement, is_silent
from starboard.games.dominate.state import Table
from starboard.games.dominate.suppression import SUPPRESS
from starboard.games.dominate.transport import BOARD, LEAVE
from starboard.games.dominate.uplink import STRIKE_FROM_ORBIT
from starboard.games.dominate.victory import CheckHolding, CheckVictory, count_values
from starboard.kernel import Act, Chance, Choice, Move, Seat, Seats, Step, clockwise, together

FACES = 6


class RollForOrder(Step[Table]):
    """Each rolls, ties roll again; the highest begins, then seat order (DD-ROUND-03)."""

    def run(self, state: Table, chance: Chance) -> None:
        rivals = list(range(state.seats))
        rolls = [0] * state.seats
        while len(rivals) > 1:
            for seat in rivals:
                rolls[seat] = chance.die(FACES)
            best = max([rolls[seat] for seat in rivals])
            rivals = [seat for seat in rivals if rolls[seat] == best]
        state.order = list(clockwise(rivals[0], state.seats))
        state.report(OrderRolled("DD-ROUND-03", tuple(rolls)))


class Round(Step[Table]):
    """All players take one turn each, one after another (DD-ROUND-01)."""

    def run(self, state: Table, chance: Chance) -> None:
        state.round += 1
        if state.round == 1:  # DD-ROUND-09
            pay_bonus(state)  # DD-ROUND-09
        state.report(RoundBegan("DD-ROUND-01", state.round))
        state.push(*[PlayerTurn(seat) for seat in state.alive()], EndRound())


def pay_bonus(state: Table) -> None:
    """Who plays later begins with more (DD-ROUND-03; skirmish README)."""
    for place, seat in enumerate(state.order):
        state.players[seat].pay(place * state.scenario.later_bonus)


class EndRound(Step[Table]):
    """After the last round values are counted (DD-ROUND-09)."""

    def run(self, state: Table, chance: Chance) -> None:
        if state.last_round and state.round >= state.last_round:
            count_values(state)
        else:
            state.push(Round())


class PlayerTurn(Step[Table]):
    """Two phases in fixed order (DD-ROUND-04)."""

    seat: int

    def owners(self, state: Table) -> Seats:
        return (self.seat,)

    def run(self, state: Table, chance: Chance) -> None:
        state.turn += 1  # DD-ACT-06
        state.active = self.seat
        state.report(TurnBegan("DD-ROUND-04", self.seat))
        state.push(
            CheckHolding(self.seat), Activating(self.seat), BuildPhase(self.seat), CheckVictory()
        )


class BuildPhase(Step[Table]):
    """Advance by itself, then one open question (DD-BUILD-01)."""

    seat: int

    def owners(self, state: Table) -> Seats:
        return (self.seat,)

    def run(self, state: Table, chance: Chance) -> None:
        state.push(Advance(self.seat), together({self.seat: Building(self.seat)}))


ANSWERS_FIRST = 4
"""The rules since which late answers come before the action is chosen."""


def answers_wait(state: Table) -> bool:
    """Whether somebody who was driven over answers before the action (DD-OVERRUN-03, 08)."""
    going = state.activation
    if going is None or going.acted or state.rules < ANSWERS_FIRST:
        return False
    return any(not is_silent(state, gone) for gone in going.overrun)


class GoOn(Step[Table]):
    """The activation ends by itself when nothing is left to do."""

    def run(self, state: Table, chance: Chance) -> None:
        going = state.activation
        if going is None:
            return
        if not going.points and answers_wait(state):
            after_movement(state, self)
            return
        figure = state.figures.get(going.figure)
        gone = figure is None or figure.owner != state.active
        if gone or going.acted or not anything_left(state, state.active):
            state.push(EndActivation())


class EndActivation(Step[Table]):
    """The end of a movement belongs to it, if there was no action."""

    def run(self, state: Table, chance: Chance) -> None:
        going = state.activation
        if going is not None and going.overrun:
            after_movement(state, self)
            return
        finish(state)


NOT_THE_FIGURE = (Done, ToBuild, UseCard, Buy)
"""What may be done without the active figure."""


def anything_left(state: Table, seat: int) -> bool:
    """Whether the active figure can still do something."""
    choice = Activating(seat)
    for act in Activating.acts:
        if act.kind not in NOT_THE_FIGURE:
            for _ in act.legal(choice, state, seat):
                return True
    return False


def take_done(choice: Activating, state: Table, seat: Seat, move: Done, chance: Chance) -> None:
    """Nothing more; with late answers to come only the movement is over (DD-OVERRUN-08)."""
    going = state.activation
    if going is not None and going.points and answers_wait(state):
        after_movement(state)
    else:
        state.push(EndActivation())


def done_refused(choice: Activating, state: Table, seat: Seat, move: Done) -> Illegal | None:
    if state.activation is None:
        return Illegal("DD-ACT-02", "nothing-is-active")
    figure = state.figures[state.activation.figure]
    return why_no_stay(state, figure, figure.field) if figure.field else None


def take_build(choice: Activating, state: Table, seat: Seat, move: ToBuild, chance: Chance) -> None:
    """The build phase lies below."""


def build_refused(choice: Activating, state: Table, seat: Seat, move: ToBuild) -> Illegal | None:
    if state.activation is not None:
        return Illegal("DD-ACT-02", "another-is-active", figure=state.activation.figure)
    return None


class Activating(Choice[Table]):
    """Figures one after another; while one is active, only it (DD-ACT-02)."""

    acts: ClassVar[tuple[Act, ...]] = (
        STEP,
        CRUSH,
        BOARD,
        LEAVE,
        CAPTURE,
        ATTACK,
        SUPPRESS,
        STRIKE_FROM_ORBIT,
        LOAD,
        UNLOAD,
        REPAIR,
        RELOAD,
        RISE,
        SELL,
        PACK,
        UNFOLD,
        USE,
        BUY,
        Act(Done, take_done, reason=done_refused),
        Act(ToBuild, take_build, reason=build_refused),
    )

    seat: int

    def must(self, state: Table) -> Seats:
        return (self.seat,)

    def take(self, state: Table, seat: Seat, move: Move, chance: Chance) -> None:
        if not isinstance(move, ToBuild):
            state.push(GoOn(), self)
        super().take(state, seat, move, chance)

    def question(self, state: Table) -> dict[str, str | int]:
        return {"figure": state.activation.figure if state.activation is not None else ""}
