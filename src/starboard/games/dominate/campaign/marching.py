"""Figures that a mission sends somewhere outdoors (`go_to`)."""

from __future__ import annotations

from starboard.games.dominate.activation import begin, finish
from starboard.games.dominate.boosts import is_hindered
from starboard.games.dominate.entering import stops_at, why_no_entry, why_no_stay
from starboard.games.dominate.movement import enter
from starboard.games.dominate.script.scene import backroom_of, mission_of
from starboard.games.dominate.settling import EndMovement
from starboard.games.dominate.state import NEUTRAL, Figure, Table
from starboard.kernel import Chance, Seats, Step


class MarchOutdoors(Step[Table]):
    """At the start of a turn who was sent goes on, one by one; neutral ones in PL2's turn."""

    seat: int

    def owners(self, state: Table) -> Seats:
        return (self.seat,)

    def run(self, state: Table, chance: Chance) -> None:
        room = backroom_of(state)
        if room is None:
            return
        for name, goal in list(room.sent.items()):
            figure = state.figures.get(name)
            if figure is None or figure.field == goal:
                del room.sent[name]
            elif leader(state, figure) != self.seat or not may_march(state, figure):
                continue
            elif march(state, figure, goal):
                state.push(EndMovement(), Arrived(), self)
                return


class Arrived(Step[Table]):
    """The activation of who was sent is over."""

    def run(self, state: Table, chance: Chance) -> None:
        finish(state)


def may_march(state: Table, figure: Figure) -> bool:
    """Whether it has not gone in this turn, and can (DD-PRONE-01, DD-MCV-05, cards)."""
    if figure.used == state.turn or is_hindered(state, "skip", figure.id):  # DD-INMOVE-07
        return False  # DD-INMOVE-07
    return (
        bool(figure.field) and not figure.prone and figure.still_in != state.round
    )  # DD-INMOVE-07


def leader(state: Table, figure: Figure) -> int:
    return mission_of(state).pl2 if figure.owner == NEUTRAL else figure.owner


def march(state: Table, figure: Figure, goal: str) -> bool:
    """As far as it comes in a turn; says whether it has gone at all."""
    fields = stretch(state, figure, way_to(state, figure, goal))
    if not fields:
        figure.used = state.turn
        return False
    begin(state, figure)
    for field in fields:
        enter(state, figure, field)
    return True


def stretch(state: Table, figure: Figure, way: list[str]) -> list[str]:
    """The part of a way that it goes in one turn; it ends where it may stay (DD-MOVE-02)."""
    fields: list[str] = []
    for field in way[: figure.sheet.speed]:
        if why_no_entry(state, figure, field) is not None:  # DD-INMOVE-07
            break
        fields.append(field)  # DD-INMOVE-07
        if stops_at(state, figure, field):  # DD-OVERRUN-03, DD-INMOVE-07
            break
    while fields and why_no_stay(state, figure, fields[-1]) is not None:  # DD-INMOVE-07, DD-MOVE-11
        fields.pop()  # DD-MOVE-11
    return fields


def way_to(state: Table, figure: Figure, goal: str) -> list[str]:
    """The fields of a shortest way, without the start; nothing where there is none."""
    came: dict[str, str] = {figure.field: ""}
    edge = [figure.field]
    while edge and goal not in came:
        following: list[str] = []
        for here in edge:
            for other in state.land.beside(here):
                if other not in came and why_no_entry(state, figure, other) is None:
                    came[other] = here
                    following.append(other)
        edge = following
    way: list[str] = []
    here = goal
    while here in came and here != figure.field:
        way.insert(0, here)
        here = came[here]
    return way
