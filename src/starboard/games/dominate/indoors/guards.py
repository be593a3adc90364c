"""Guards without an alarm: patrols, wanderers, doors they find open (DD-GUARD)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from starboard.errors import Illegal
from starboard.games.dominate.indoors.doors import CLOSED, OPEN, set_door
from starboard.games.dominate.indoors.events import GuardSent
from starboard.games.dominate.indoors.going import walk, why_no_room, why_no_square
from starboard.games.dominate.indoors.moves import ReactTo
from starboard.games.dominate.indoors.persons import floor_of, guards_on, sees, sight_of, speed_of
from starboard.games.dominate.plans import edge
from starboard.games.dominate.squares import door_between, joined, sides
from starboard.games.dominate.state import Door, Figure, Guard, Table
from starboard.kernel import Act, Chance, Choice, Seat, Seats, Step

STEPS_OF_WANDERERS = 2
"""Rolls in a turn (DD-GUARD-18)."""


class GuardsDuty(Step[Table]):
    """PL2's turn without an alarm runs by itself, guard by guard (DD-GUARD-04)."""

    def run(self, state: Table, chance: Chance) -> None:
        if floor_of(state).alarm:
            return
        names = [figure.id for figure in guards_on(state)]
        state.push(DoorWatch(), *[OnDuty(name) for name in names], DoorWatch())


class OnDuty(Step[Table]):
    """One guard: he closes what he opened, then goes his way (DD-GUARD-14)."""

    figure: str

    def run(self, state: Table, chance: Chance) -> None:
        figure, guard = state.figures[self.figure], floor_of(state).guards[self.figure]
        guard.turns += 1
        close_behind(state, figure, guard)
        if guard.waits:
            guard.waits -= 1
        elif guard.goal:
            state.push(Errand(self.figure))
        elif guard.kind == "patrol":
            state.push(Patrol(self.figure))
        elif guard.kind == "irregular":
            state.push(*[Wander(self.figure) for _ in range(STEPS_OF_WANDERERS)])


def has_action(state: Table, figure: Figure) -> bool:
    """Whether a guard has not used his action in this turn."""
    return figure.used != state.turn


def close_behind(state: Table, figure: Figure, guard: Guard) -> None:
    """A door he could not close he closes at the very start, if adjacent (DD-GUARD-13, 14)."""
    door = floor_of(state).doors.get(guard.opened)
    guard.opened = ""
    if door is not None and door.state == OPEN and figure.field in (door.one, door.other):
        figure.used = state.turn
        set_door(state, door, CLOSED, figure.id)


def pass_to(state: Table, figure: Figure, guard: Guard, field: str) -> bool:
    """One step of a guard; a closed door costs his action (DD-GUARD-12). Says whether he went."""
    floor = floor_of(state)
    if field not in floor.squares or field not in sides(figure.field):
        return False
    if edge(figure.field, field) in floor.walls or why_no_square(state, figure, field):
        return False
    door = door_between(floor, figure.field, field)
    if door is not None and door.state == CLOSED:
        if door.locked.value or not has_action(state, figure):
            return False
        figure.used = state.turn
        set_door(state, door, OPEN, figure.id)
        guard.opened = door.id
    if why_no_room(state, figure, field):
        return False
    walk(state, figure, field)
    return True


class Patrol(Step[Table]):
    """Along the route to the next cross, at most as far as he goes (DD-GUARD-09)."""

    figure: str

    def run(self, state: Table, chance: Chance) -> None:
        figure, guard = state.figures[self.figure], floor_of(state).guards[self.figure]
        route, stops = guard.route.value or (), guard.stops.value or ()
        if guard.off_duty:
            if guard.turns % cycle(route, stops, speed_of(state, figure)) != 0:
                return  # DD-GUARD-29
            guard.off_duty, guard.place.value = False, 0
        for _ in range(speed_of(state, figure)):
            place = ((guard.place.value or 0) + 1) % len(route) if route else 0
            if not route or not pass_to(state, figure, guard, route[place]):
                return
            guard.place.value = place
            if route[place] in stops:
                return


def cycle(route: tuple[str, ...], stops: tuple[str, ...], speed: int) -> int:
    """How many turns a whole round takes when nothing delays it."""
    if not route:
        return 1
    turns = place = 0
    while True:
        turns += 1
        for _ in range(speed):
            place = (place + 1) % len(route)
            if route[place] in stops:
                break
        if place == 0 or turns > 2 * len(route):
            return turns


class Wander(Step[Table]):
    """One roll of the die with arrows, one step (DD-GUARD-16, 17)."""

    figure: str

    def run(self, state: Table, chance: Chance) -> None:
        rolled = chance.die(4)
        figure, guard = state.figures[self.figure], floor_of(state).guards[self.figure]
        pass_to(state, figure, guard, sides(figure.field)[rolled - 1])


# ------------------------------------------------------------------------- open doors


def witnesses(state: Table, door: Door) -> list[str]:
    """The guards on duty who see a door (DD-GUARD-24)."""
    found: list[str] = []
    for figure in guards_on(state):
        if floor_of(state).guards[figure.id].goal:
            continue
        seen = sees(state, figure.field, sight_of(state, figure))
        if door.one in seen and door.other in seen:
            found.append(figure.id)
    return found


def noticed(state: Table) -> Iterator[Door]:
    """The doors that PL1 opened and somebody sees now."""
    for door in floor_of(state).doors.values():
        if door.opened_in and door.state != CLOSED and witnesses(state, door):
            yield door


class DoorWatch(Step[Table]):
    """One guard reacts to each door that PL1 left open, once per opening (DD-GUARD-24)."""

    def run(self, state: Table, chance: Chance) -> None:
        if floor_of(state).alarm:
            return
        for door in noticed(state):
            who = witnesses(state, door)
            if len(who) == 1:
                send(state, who[0], door)
            else:
                state.push(AskWitness(door.id), self)
            return


def reactions(choice: AskWitness, state: Table, seat: Seat) -> Iterator[ReactTo]:
    for name in floor_of(state).guards:
        yield ReactTo(name, choice.door)


def reaction_refused(choice: AskWitness, state: Table, seat: Seat, move: ReactTo) -> Illegal | None:
    door = floor_of(state).doors[choice.door]
    if move.door != choice.door or move.figure not in witnesses(state, door):
        return Illegal("DD-GUARD-24", "did-not-notice", figure=move.figure)
    return None


def take_reaction(
    choice: AskWitness, state: Table, seat: Seat, move: ReactTo, chance: Chance
) -> None:
    send(state, move.figure, floor_of(state).doors[choice.door])


class AskWitness(Choice[Table]):
    """PL2 chooses among the guards who noticed it."""

    acts: ClassVar[tuple[Act, ...]] = (Act(ReactTo, take_reaction, reactions, reaction_refused),)
    door: str

    def must(self, state: Table) -> Seats:
        return (floor_of(state).pl2,)

    def question(self, state: Table) -> dict[str, str | int]:
        return {"door": self.door}


def send(state: Table, name: str, door: Door) -> None:
    """A guard goes through the door to the square behind it (DD-GUARD-25)."""
    guard, figure = floor_of(state).guards[name], state.figures[name]
    seen = sees(state, figure.field, 99)
    guard.errand = door.id
    guard.goal = max((door.one, door.other), key=lambda side: seen.get(side, 99))
    guard.off_duty = True
    door.opened_in = 0
    state.report(GuardSent("DD-GUARD-24", name, door.id))


class Errand(Step[Table]):
    """To the door, a whole round there, and back; on the way back the door is closed."""

    figure: str

    def run(self, state: Table, chance: Chance) -> None:
        figure, guard = state.figures[self.figure], floor_of(state).guards[self.figure]
        for _ in range(speed_of(state, figure)):
            if figure.field == guard.goal:
                break
            step = first_step(state, figure, guard.goal)
            if not step or not pass_to(state, figure, guard, step):
                return
            close_errand_door(state, figure, guard)
        if figure.field == guard.goal:
            arrive(guard)


def arrive(guard: Guard) -> None:
    """Behind the door he stays for a round (DD-GUARD-26); at home his duty begins (27)."""
    if guard.errand and guard.goal != guard.home:
        guard.waits = 1
        guard.goal = guard.home
        return
    guard.errand, guard.goal = "", ""


def close_errand_door(state: Table, figure: Figure, guard: Guard) -> None:
    """On the way back he closes the door by an action (DD-GUARD-28)."""
    door = floor_of(state).doors.get(guard.errand)
    if guard.goal != guard.home or door is None or door.state != OPEN:
        return
    if figure.field not in (door.one, door.other) or not has_action(state, figure):
        return
    if not on_far_side(state, figure, guard, door):
        figure.used = state.turn
        set_door(state, door, CLOSED, figure.id)


def on_far_side(state: Table, figure: Figure, guard: Guard, door: Door) -> bool:
    """Whether the way home still leads through the door."""
    step = first_step(state, figure, guard.home)
    return step in (door.one, door.other) and step != figure.field


def first_step(state: Table, figure: Figure, goal: str) -> str:
    """The next square on the shortest way, through closed doors too; the first of equal ones."""
    floor = floor_of(state)
    found: dict[str, int] = {goal: 0}
    edge_of_search = [goal]
    while edge_of_search and figure.field not in found:
        following: list[str] = []
        for one in edge_of_search:
            for other in sides(one):
                if other in floor.squares and other not in found and can_pass(state, one, other):
                    found[other] = found[one] + 1
                    following.append(other)
        edge_of_search = following
    for other in sides(figure.field):
        nearer = other in found and found[other] == found.get(figure.field, -1) - 1
        if nearer and can_pass(state, figure.field, other):
            return other
    return ""


def can_pass(state: Table, one: str, other: str) -> bool:
    """Whether a guard could go from a square to the next, opening a door if need be."""
    floor = floor_of(state)
    if joined(floor, one, other):
        return True
    door = door_between(floor, one, other)
    return door is not None and door.state == CLOSED and not door.locked.value
