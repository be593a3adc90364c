"""Guards without an alarm: patrols, wanderers, doors they find open (DD-GUARD)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from starboard.errors import Illegal
from starboard.games.dominate.activation import finish
from starboard.games.dominate.indoors.doors import CLOSED, OPEN, set_door
from starboard.games.dominate.indoors.events import GuardSent, Wandered
from starboard.games.dominate.indoors.fighting import INDOOR_ATTACK, INDOOR_SUPPRESS, fire_at_will
from starboard.games.dominate.indoors.floor import Door, Guard
from starboard.games.dominate.indoors.moves import ReactTo
from starboard.games.dominate.indoors.persons import (
    BY_THE_BOOK,
    floor_of,
    guards_on,
    sees,
    sight_of,
    speed_of,
)
from starboard.games.dominate.indoors.shades import close_in_fog, open_to_fog, pace_in_fog, vanishes
from starboard.games.dominate.indoors.walking import AskWay, first_steps, has_action, pass_to
from starboard.games.dominate.moves import Hold
from starboard.games.dominate.squares import COMPASS, sides
from starboard.games.dominate.state import Activation, Figure, Table
from starboard.kernel import Act, Chance, Choice, Seat, Seats, Step

ROLLS = 2
"""Rolls of an irregular guard in a turn (DD-GUARD-18)."""
ANYWHERE = 99
"""Farther than any floor is wide."""


class GuardsDuty(Step[Table]):
    """PL2's turn without an alarm runs by itself, guard by guard (DD-GUARD-04)."""

    def run(self, state: Table, chance: Chance) -> None:
        for guard in floor_of(state).guards.values():
            guard.turns += 1
        state.push(DoorWatch(), *[OnDuty(name) for name in on_duty(state)])


def on_duty(state: Table) -> list[str]:
    """Every guard that is not out of action, in the fog too."""
    found: list[str] = []
    for name in floor_of(state).guards:
        figure = state.figures.get(name)
        if figure is not None and not figure.prone and not figure.aboard:
            found.append(name)
    return found


def on_guard(state: Table, name: str) -> tuple[Figure | None, Guard | None]:
    """A guard; a mission may have taken him away in the meantime."""
    return state.figures.get(name), floor_of(state).guards.get(name)


class OnDuty(Step[Table]):
    """One guard: he closes what he opened, then goes his way (DD-GUARD-14)."""

    figure: str

    def run(self, state: Table, chance: Chance) -> None:
        figure, guard = on_guard(state, self.figure)
        if figure is None or guard is None:
            return
        if not figure.field:
            close_in_fog(state, guard)
            left = pace_in_fog(state, guard, speed_of(state, figure))
            state.push(Pace(self.figure, left))  # DD-GUARD-11
            return  # DD-GUARD-11
        if floor_of(state).alarm or figure.prone:
            return
        close_behind(state, figure, guard)
        if guard.waits:
            guard.waits -= 1  # DD-GUARD-26
            return  # DD-GUARD-26
        if is_astray(state, figure, guard):
            guard.goal, guard.returning, guard.off_duty = guard.home, True, True  # DD-GUARD-27
        irregular = guard.duty.value == "irregular"  # DD-GUARD-09, 18
        paces = ROLLS if irregular else speed_of(state, figure)  # DD-GUARD-09, 18
        state.push(Pace(self.figure, paces))


def is_astray(state: Table, figure: Figure, guard: Guard) -> bool:
    """Whether a patrol stands beside its way, where an alarm has led it that is over."""
    route = guard.route.value
    if guard.goal or not route or guard.duty.value != "patrol" or state.rules < BY_THE_BOOK:
        return False
    return figure.field != (guard.home if guard.off_duty else route[guard.place.value or 0])


def close_behind(state: Table, figure: Figure, guard: Guard) -> None:
    """A door he could not close he closes at the very start, if adjacent (DD-GUARD-13, 14)."""
    door = floor_of(state).doors.get(guard.opened)
    guard.opened = ""
    if door is not None and door.state == OPEN and figure.field in (door.one, door.other):
        figure.used = state.turn
        set_door(state, door, CLOSED, figure)


class Pace(Step[Table]):
    """One step of a guard by his logic; before it he may fire (DD-GUARD-05)."""

    figure: str
    left: int
    asked: bool = False

    def run(self, state: Table, chance: Chance) -> None:
        figure, guard = on_guard(state, self.figure)
        if figure is None or guard is None or figure.prone or not figure.field or not self.left:
            return
        if not moves_on(state, figure, guard):
            return  # DD-GUARD-21
        if not self.asked and has_action(state, figure) and fire_at_will(state, figure):
            state.activation = Activation(self.figure, 0, [])
            state.push(AskFire(self.figure), Fired(), Pace(self.figure, self.left, True))
            return
        if guard.goal:
            walk_errand(state, figure, guard, self.left)  # DD-GUARD-25
        elif guard.duty.value == "patrol":
            walk_patrol(state, figure, guard, self.left)
        else:
            state.push(
                Wander(self.figure), DoorWatch(), Pace(self.figure, self.left - 1)
            )  # DD-GUARD-18


def moves_on(state: Table, figure: Figure, guard: Guard) -> bool:
    """Whether he goes anywhere at all; a stationary one does not (DD-GUARD-21)."""
    if guard.goal or guard.duty.value == "irregular":  # DD-GUARD-15, 25
        return True  # DD-GUARD-15, 25
    return guard.duty.value == "patrol" and in_step(state, figure, guard)


def hold_fire(choice: AskFire, state: Table, seat: Seat, move: Hold, chance: Chance) -> None:
    """He goes on."""


class AskFire(Choice[Table]):
    """A guard who sees somebody in range may use his action for it, or go on (DD-GUARD-05)."""

    acts: ClassVar[tuple[Act, ...]] = (
        INDOOR_ATTACK,
        INDOOR_SUPPRESS,
        Act(Hold, hold_fire),
    )
    figure: str

    def must(self, state: Table) -> Seats:
        return (floor_of(state).pl2,) if self.figure in state.figures else ()

    def question(self, state: Table) -> dict[str, str | int]:
        return {"figure": self.figure}


class Fired(Step[Table]):
    """The guard has fired or not, and goes on."""

    def run(self, state: Table, chance: Chance) -> None:
        going = state.activation
        figure = None if going is None else state.figures.get(going.figure)
        if going is not None and going.acted and figure is not None:
            figure.used = state.turn
        finish(state)


# ------------------------------------------------------------------------- patrols


def walk_patrol(state: Table, figure: Figure, guard: Guard, left: int) -> None:
    """Along the route to the next cross, at most as far as he goes (DD-GUARD-09)."""
    route, stops = guard.route.value or (), guard.stops.value or ()
    if not route:
        return
    place = ((guard.place.value or 0) + 1) % len(route)
    open_to_fog(state, figure, guard, route[place])  # DD-GUARD-12, DD-INFOG-06
    if vanishes(state, figure, guard, route[place]):
        guard.place.value = place
        over = route[place] in stops
        left = pace_in_fog(state, guard, 0 if over else left - 1)
        state.push(Pace(figure.id, left))
    elif pass_to(state, figure, route[place], guard):
        guard.place.value = place
        over = route[place] in stops
        state.push(DoorWatch(), Pace(figure.id, 0 if over else left - 1))


def in_step(state: Table, figure: Figure, guard: Guard) -> bool:
    """Who was away waits at his start until his round would begin there again (DD-GUARD-29)."""
    if not guard.off_duty:
        return True
    route, stops = guard.route.value or (), guard.stops.value or ()
    if (guard.turns - 1) % cycle(route, stops, speed_of(state, figure)) != 0:
        return False
    guard.off_duty, guard.place.value = False, 0
    return True


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
        rolled = chance.die(len(COMPASS))
        figure, guard = state.figures[self.figure], floor_of(state).guards[self.figure]
        state.report(Wandered("DD-GUARD-16", self.figure, COMPASS[rolled - 1]))
        pass_to(state, figure, sides(figure.field)[rolled - 1], guard)


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
            state.push(self)
            if len(who) == 1:
                send(state, who[0], door)
            else:
                state.push(AskWitness(door.id))
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
    seen = sees(state, figure.field, ANYWHERE)
    guard.errand = door.id
    guard.goal = max((door.one, door.other), key=lambda side: seen.get(side, ANYWHERE))
    guard.off_duty = True  # DD-GUARD-29
    door.opened_in = 0  # DD-GUARD-24
    state.report(GuardSent("DD-GUARD-24", name, door.id))


def walk_errand(state: Table, figure: Figure, guard: Guard, left: int) -> None:
    """One step to the door or back; among equal ways PL2 chooses (DD-GUARD-25, DD-INMOVE-07)."""
    if figure.field == guard.goal:
        arrive(guard)
        return
    steps = first_steps(state, figure, guard.goal)
    state.push(AfterErrand(figure.id, left))
    if len(steps) > 1:
        state.push(AskWay(figure.id))
    elif steps:
        pass_to(state, figure, steps[0], guard)


class AfterErrand(Step[Table]):
    """On the way back he closes the door; where he has come, he stays (DD-GUARD-26…28)."""

    figure: str
    left: int

    def run(self, state: Table, chance: Chance) -> None:
        figure, guard = on_guard(state, self.figure)
        if figure is None or guard is None:
            return
        close_errand_door(state, figure, guard)
        if figure.field == guard.goal:
            arrive(guard)
        else:
            state.push(Pace(self.figure, self.left - 1))


def arrive(guard: Guard) -> None:
    """Behind the door he stays for a round (DD-GUARD-26); at home his duty begins (27)."""
    if guard.returning:
        guard.errand, guard.goal, guard.returning = "", "", False
        return
    guard.returning = True
    guard.waits = 1
    guard.goal = guard.home


def close_errand_door(state: Table, figure: Figure, guard: Guard) -> None:
    """On the way back he closes the door by an action, once he is through (DD-GUARD-28)."""
    door = floor_of(state).doors.get(guard.errand)
    if not guard.returning or door is None or door.state != OPEN:
        return
    if figure.field not in (door.one, door.other) or not has_action(state, figure):
        return
    behind = door.other if figure.field == door.one else door.one
    if behind not in first_steps(state, figure, guard.home):
        figure.used = state.turn
        set_door(state, door, CLOSED, figure)
