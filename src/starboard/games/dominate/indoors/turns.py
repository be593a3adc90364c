"""Turns indoors: PL1 acts, then PL2's people go their way (DD-INPREP-17, 18)."""

from __future__ import annotations

from typing import ClassVar

from starboard.errors import Illegal
from starboard.games.dominate.activation import finish
from starboard.games.dominate.campaign.using import USE
from starboard.games.dominate.events import RoundBegan, TurnBegan
from starboard.games.dominate.indoors.acts import DESCRIBE, DROP, HANDLE, INSPECT, LIFT
from starboard.games.dominate.indoors.alarm import CheckAlarm, look_around
from starboard.games.dominate.indoors.bots import BotsDuty
from starboard.games.dominate.indoors.fighting import INDOOR_ATTACK, INDOOR_SUPPRESS
from starboard.games.dominate.indoors.going import INDOOR_STEP, why_no_room
from starboard.games.dominate.indoors.guards import GuardsDuty
from starboard.games.dominate.indoors.labels import tell_labels
from starboard.games.dominate.indoors.persons import floor_of
from starboard.games.dominate.indoors.sentries import SentriesFire
from starboard.games.dominate.indoors.walking import SentGo
from starboard.games.dominate.moves import Done, EndTurn
from starboard.games.dominate.state import Table
from starboard.kernel import Act, Chance, Choice, Move, Seat, Seats, Step


class IndoorTurn(Step[Table]):
    """One activation phase, no build phase (DD-INPREP-17)."""

    seat: int

    def owners(self, state: Table) -> Seats:
        return (self.seat,)

    def run(self, state: Table, chance: Chance) -> None:
        state.turn += 1
        state.active = self.seat
        state.report(TurnBegan("DD-INPREP-18", self.seat))
        if self.seat == floor_of(state).pl1:
            state.push(LookRound(), Roaming(self.seat), CheckAlarm())
        else:
            # DD-GUARD-09, DD-BOT-16
            state.push(
                LookRound(), SentGo(), GuardsDuty(), BotsDuty(), OnWatch(self.seat),
                SentriesFire(), CheckAlarm(),
            )  # fmt: skip


class IndoorRound(Step[Table]):
    """PL1 has the first turn of each round (DD-INPREP-18)."""

    def run(self, state: Table, chance: Chance) -> None:
        floor = floor_of(state)
        state.round += 1
        state.report(RoundBegan("DD-ROUND-01", state.round))
        state.push(IndoorTurn(floor.pl1), IndoorTurn(floor.pl2), IndoorRound())


class LookRound(Step[Table]):
    """Labels near PL1 are told, and whoever sees him sees him."""

    def run(self, state: Table, chance: Chance) -> None:
        tell_labels(state)
        look_around(state)


def done_refused(choice: Roaming, state: Table, seat: Seat, move: Done) -> Illegal | None:
    """Nobody stays where there is no room (DD-INMOVE-04)."""
    if state.activation is None:
        return Illegal("DD-ACT-02", "nothing-is-active")
    figure = state.figures[state.activation.figure]
    return why_no_room(state, figure, figure.field)


def take_done(choice: Roaming, state: Table, seat: Seat, move: Done, chance: Chance) -> None:
    finish(state)


def end_refused(choice: Roaming, state: Table, seat: Seat, move: EndTurn) -> Illegal | None:
    if state.activation is not None:
        return Illegal("DD-ACT-02", "another-is-active", figure=state.activation.figure)
    return None


def take_end(choice: Roaming, state: Table, seat: Seat, move: EndTurn, chance: Chance) -> None:
    """The rest of the turn lies below."""


class Roaming(Choice[Table]):
    """Figures one after another, action anywhere in the movement (DD-INMOVE-01)."""

    acts: ClassVar[tuple[Act, ...]] = (
        INDOOR_STEP,
        INDOOR_ATTACK,
        INDOOR_SUPPRESS,
        INSPECT,
        HANDLE,
        LIFT,
        DROP,
        DESCRIBE,
        USE,
        Act(Done, take_done, reason=done_refused),
        Act(EndTurn, take_end, reason=end_refused),
    )
    seat: int

    def must(self, state: Table) -> Seats:
        return (self.seat,)

    def take(self, state: Table, seat: Seat, move: Move, chance: Chance) -> None:
        if not isinstance(move, EndTurn):
            state.push(LookRound(), RoamOn(), self)
        super().take(state, seat, move, chance)

    def question(self, state: Table) -> dict[str, str | int]:
        return {"figure": state.activation.figure if state.activation is not None else ""}


class OnWatch(Roaming):
    """The same for PL2, who without an alarm has nothing to decide (DD-GUARD-04)."""

    obvious: ClassVar[bool] = True


class RoamOn(Step[Table]):
    """An activation ends by itself when neither movement nor action is left."""

    def run(self, state: Table, chance: Chance) -> None:
        going = state.activation
        if going is None:
            return
        figure = state.figures.get(going.figure)
        if figure is None or figure.prone or (going.acted and not going.points):
            finish(state)
