"""Figures that a mission sends somewhere outdoors (`go_to`)."""

from __future__ import annotations

from starboard.games.dominate.entering import stops_at, why_no_entry, why_no_stay
from starboard.games.dominate.events import Stepped
from starboard.games.dominate.pieces import relocate
from starboard.games.dominate.script.scene import backroom_of, mission_of
from starboard.games.dominate.state import NEUTRAL, Figure, Table
from starboard.kernel import Chance, Seats, Step


class MarchOutdoors(Step[Table]):
    """At the start of a turn who was sent goes on; neutral ones in PL2's turn."""

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
            elif leader(state, figure) == self.seat and figure.field:
                march(state, figure, goal)


def leader(state: Table, figure: Figure) -> int:
    return mission_of(state).pl2 if figure.owner == NEUTRAL else figure.owner


def march(state: Table, figure: Figure, goal: str) -> None:
    """As far as its speed goes on a shortest way; it ends where it may stay."""
    way = way_to(state, figure, goal)
    points = figure.sheet.speed
    figure.used = state.turn
    for number, field in enumerate(way[:points]):
        left = min(points, len(way)) - number - 1
        if why_no_entry(state, figure, field) is not None:
            return
        if left == 0 and why_no_stay(state, figure, field) is not None:
            return
        start = figure.field
        relocate(state, figure, field)
        state.report(Stepped("DD-MOVE-02", figure.id, start, field))
        if stops_at(state, figure, field):
            return


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
