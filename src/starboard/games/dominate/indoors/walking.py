"""Going to a square by the shortest way, as the rules bind PL2 (DD-INMOVE-07)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from starboard.errors import Illegal
from starboard.games.dominate.indoors.doors import CLOSED, OPEN, set_door
from starboard.games.dominate.indoors.floor import Guard
from starboard.games.dominate.indoors.going import walk, why_no_room, why_no_square
from starboard.games.dominate.indoors.laying import backstage_of
from starboard.games.dominate.indoors.persons import floor_of, speed_of
from starboard.games.dominate.moves import StepTo
from starboard.games.dominate.plans import edge
from starboard.games.dominate.squares import door_between, joined, sides, ways_of
from starboard.games.dominate.state import Figure, Table
from starboard.kernel import Act, Chance, Choice, Seat, Seats, Step


def has_action(state: Table, figure: Figure) -> bool:
    """Whether somebody has not used his action in this turn."""
    return figure.used != state.turn


def pass_to(state: Table, figure: Figure, field: str, guard: Guard | None = None) -> bool:
    """One step on laid tiles; a closed door on the way costs the action (DD-GUARD-12, 17, 19).

    Says whether he went.
    """
    floor = floor_of(state)
    if field not in floor.squares or field not in sides(figure.field):
        return False
    if edge(figure.field, field) in floor.walls or why_no_square(state, figure, field):
        return False  # DD-GUARD-09
    if why_no_room(state, figure, field):
        return False  # DD-GUARD-09
    door = door_between(floor, figure.field, field)
    if door is not None and door.state == CLOSED:
        if door.locked.value or not has_action(state, figure):
            return False
        figure.used = state.turn
        set_door(state, door, OPEN, figure)
        if guard is not None:
            guard.opened = door.id
    walk(state, figure, field)
    return True


def first_steps(state: Table, figure: Figure, goal: str) -> list[str]:
    """The next squares on the shortest ways to a goal, through closed doors too."""
    found = ways_to(state, goal)
    here = found.get(figure.field, 0)
    return [
        other
        for other in sides(figure.field)
        if found.get(other) == here - 1 and can_pass(state, figure.field, other)
    ]


def doorways(state: Table) -> dict[str, list[str]]:
    """By square those behind closed doors that an action would open."""
    floor = floor_of(state)
    found: dict[str, list[str]] = {}
    for door in floor.doors.values():
        if door.state == CLOSED and not door.locked.value:
            for one, other in ((door.one, door.other), (door.other, door.one)):
                if other in floor.squares:
                    found.setdefault(one, []).append(other)
    return found


def ways_to(state: Table, goal: str) -> dict[str, int]:
    """How far every square is from a goal, through closed doors too."""
    ways, behind = ways_of(floor_of(state)), doorways(state)
    found, reached = {goal: 0}, [goal]
    while reached:
        following: list[str] = []
        for one in reached:
            for other in (*ways.next.get(one, ()), *behind.get(one, ())):
                if other not in found:
                    found[other] = found[one] + 1
                    following.append(other)
        reached = following
    return found


def can_pass(state: Table, one: str, other: str) -> bool:
    """Whether one could go from a square to the next, opening a door if need be."""
    floor = floor_of(state)
    if joined(floor, one, other):
        return True
    door = door_between(floor, one, other)
    if door is None or other not in floor.squares:
        return False
    return door.state == CLOSED and not door.locked.value


# ------------------------------------------------------------------------- equal ways


def goal_of(state: Table, name: str) -> str:
    """Where somebody has to go."""
    guard = floor_of(state).guards.get(name)
    if guard is not None and guard.goal:
        return guard.goal
    backstage = backstage_of(state)
    return "" if backstage is None else backstage.sent.get(name, "")


def ways(choice: AskWay, state: Table, seat: Seat) -> Iterator[StepTo]:
    figure = state.figures[choice.figure]
    for field in first_steps(state, figure, goal_of(state, choice.figure)):
        yield StepTo(choice.figure, field)


def way_refused(choice: AskWay, state: Table, seat: Seat, move: StepTo) -> Illegal | None:
    figure = state.figures[choice.figure]
    if move.figure != choice.figure:
        return Illegal("DD-INMOVE-07", "another-is-active", figure=choice.figure)
    if move.field not in first_steps(state, figure, goal_of(state, choice.figure)):
        return Illegal("DD-INMOVE-07", "not-the-shortest", figure=choice.figure, field=move.field)
    return None


def take_way(choice: AskWay, state: Table, seat: Seat, move: StepTo, chance: Chance) -> None:
    guard = floor_of(state).guards.get(choice.figure)
    pass_to(state, state.figures[choice.figure], move.field, guard)


class AskWay(Choice[Table]):
    """Among equally short ways PL2 chooses."""

    acts: ClassVar[tuple[Act, ...]] = (Act(StepTo, take_way, ways, way_refused),)
    figure: str

    def must(self, state: Table) -> Seats:
        return (floor_of(state).pl2,) if self.figure in state.figures else ()

    def question(self, state: Table) -> dict[str, str | int]:
        return {"figure": self.figure}


# ------------------------------------------------------------------------- who was sent


class SentGo(Step[Table]):
    """Whom the mission sends somewhere goes on in every turn of PL2 (DD-INMOVE-07)."""

    def run(self, state: Table, chance: Chance) -> None:
        backstage = backstage_of(state)
        if backstage is None:
            return
        for name in list(backstage.sent):
            figure = state.figures.get(name)
            if figure is None or figure.prone or not figure.field:
                continue
            state.push(March(name, speed_of(state, figure)))


class March(Step[Table]):
    """One step of somebody who was sent."""

    figure: str
    left: int

    def run(self, state: Table, chance: Chance) -> None:
        figure, backstage = state.figures.get(self.figure), backstage_of(state)
        goal = goal_of(state, self.figure)
        if figure is None or backstage is None or not goal or not figure.field:
            return
        if figure.field == goal:
            del backstage.sent[self.figure]
            return
        if not self.left:
            figure.used = state.turn
            return
        steps = first_steps(state, figure, goal)
        state.push(March(self.figure, self.left - 1))
        if len(steps) > 1:
            state.push(AskWay(self.figure))
        elif steps:
            pass_to(state, figure, steps[0])
