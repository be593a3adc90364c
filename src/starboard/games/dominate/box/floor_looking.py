"""A floor looked at: who goes and shoots where, who sees whom, doors, and the alarm."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypedDict

from starboard.games.dominate.box.looking import Looked, Shot, best_shots, place
from starboard.games.dominate.campaign.setup import mission_table
from starboard.games.dominate.content import Box
from starboard.games.dominate.indoors.alarm import cause_of, look_around, watchers
from starboard.games.dominate.indoors.fighting import (
    gun_answers,
    indoor_targets,
    may_answer,
    why_no_shot,
)
from starboard.games.dominate.indoors.floor import Door, Floor
from starboard.games.dominate.indoors.going import (
    is_led,
    points_indoors,
    why_no_room,
    why_no_square,
)
from starboard.games.dominate.indoors.persons import (
    floor_of,
    guards_on,
    intruders,
    is_intruder,
    sees,
)
from starboard.games.dominate.indoors.planning import Planner
from starboard.games.dominate.indoors.printed import IndoorBoard
from starboard.games.dominate.indoors.setup import set_up_floor
from starboard.games.dominate.legacy.log_book import empty_log
from starboard.games.dominate.own.floors import people_faults
from starboard.games.dominate.own.missions import floor_supply
from starboard.games.dominate.squares import distance_to_door, next_to
from starboard.games.dominate.state import NEUTRAL, Figure, Table

PL1, PL2 = 0, 1
ATTACK = "DD-ALARM-07"


class Watcher(TypedDict):
    """A guard or camera: what it sees, and whom."""

    watcher: str
    field: str
    sight: list[str]
    sees: list[str]


class DoorLook(TypedDict):
    """A door, and how far it is for each of PL1's figures (DD-DIST-05)."""

    door: str
    between: list[str]
    state: str
    distances: dict[str, int]


class Alarm(TypedDict):
    """Whether the alarm is on, or would go at the end of this turn, and why."""

    on: bool
    goes: bool
    clause: str
    by: list[str]
    by_attack: bool
    """Whether an attack by PL1 would raise it (DD-ALARM-07)."""


class FloorLook(TypedDict):
    """What there is to see on a floor besides the figures."""

    watchers: list[Watcher]
    doors: list[DoorLook]
    alarm: Alarm


def floor_table(own: Box, board: IndoorBoard, alarm: bool, attacked: bool, where: str) -> Table:
    """The whole floor with everybody on it, in PL1's turn."""
    planner, place = Planner(board, own, "position", PL1, PL2, where), f"{where}: board"
    planner.floor(())  # says what is wrong with it
    for fault in (*people_faults(planner, place), *floor_supply(board, own, place)):
        raise fault
    state = mission_table(1, own, empty_log(), False, True)
    state.round = state.turn = 1
    set_up_floor(state, board, PL1, PL2)
    floor = floor_of(state)
    floor.alarm, floor.shots, floor.seen_by = alarm, attacked, []
    look_around(state)
    return state


def look_at_floor(state: Table) -> FloorLook:
    """Sight, doors and the alarm."""
    floor = floor_of(state)
    return {
        "watchers": [watch(state, *each) for each in watchers(state)],
        "doors": [door_look(state, floor, door) for door in floor.doors.values()],
        "alarm": alarm_of(state, floor),
    }


def watch(state: Table, name: str, field: str, sight: int) -> Watcher:
    """What somebody sees from where he stands (DD-GUARD-07, DD-CAM-02)."""
    seen = sees(state, field, sight)
    return {
        "watcher": name,
        "field": field,
        "sight": sorted(seen, key=place),
        "sees": [figure.id for figure in intruders(state) if figure.field in seen],
    }


def door_look(state: Table, floor: Floor, door: Door) -> DoorLook:
    return {
        "door": door.id,
        "between": [door.one, door.other],
        "state": "locked" if door.locked.value and door.state == "closed" else door.state,
        "distances": {
            figure.id: far
            for figure in intruders(state)
            if (far := distance_to_door(floor, figure.field, door)) > 0
        },
    }


def alarm_of(state: Table, floor: Floor) -> Alarm:
    """The cause that holds at the end of this turn (DD-ALARM-04…07)."""
    clause = "" if floor.alarm else cause_of(state)
    return {
        "on": floor.alarm,
        "goes": bool(clause),
        "clause": clause,
        "by": [] if clause == ATTACK else list(floor.seen_by),
        "by_attack": not floor.alarm and any(True for _ in guards_on(state)),
    }


# ------------------------------------------------------------------------- one figure


def look_indoors(state: Table, figure: Figure) -> Looked:
    """One figure with where it may go, whom it may hit, who may hit and who sees it."""
    reach, others = walk_of(state, figure), list(state.figures.values())
    return {
        "figure": figure.id,
        "type": figure.type,
        "faction": figure.colour,
        "field": figure.field,
        "reach": sorted([field for field in reach if field != figure.field], key=place),
        "shots": shots_of(state, figure),
        "hit_by": [
            other.id for other in others
            if other.owner not in (NEUTRAL, figure.owner) and other.field
            and any(shot["target"] == figure.id for shot in shots_of(state, other))
        ],
        "seen_by": [
            name for name, field, sight in watchers(state)
            if is_intruder(state, figure) and figure.field in sees(state, field, sight)
        ],
    }  # fmt: skip


def walk_of(state: Table, figure: Figure) -> dict[str, int]:
    """Where somebody may end his movement, with the steps it takes (DD-INMOVE-02…05).

    Guards without alarm and guardbots go their own way (DD-GUARD-04, DD-BOT-16).
    """
    ends, seen, edge = {figure.field: 0}, {figure.field}, [figure.field]
    if is_led(state, figure):
        return ends
    for steps in range(1, points_indoors(state, figure) + 1):
        reached: list[str] = []
        for here in edge:
            for other in next_to(floor_of(state), here):
                if other in seen or why_no_square(state, figure, other) is not None:
                    continue
                seen.add(other)
                reached.append(other)
                if why_no_room(state, figure, other) is None:
                    ends[other] = steps
        edge = reached
    return ends


def shots_of(state: Table, figure: Figure) -> list[Shot]:
    """Every target with the best square to shoot from."""
    return best_shots(state, figure, walk_of(state, figure), attacks)


def attacks(state: Table, figure: Figure) -> Iterator[Shot]:
    """What can be attacked from here: persons, and doors and devices by rockets (DD-INCOMB)."""
    for target in indoor_targets(state, figure):
        other = state.figures.get(target)
        if other is not None and other.owner in (figure.owner, NEUTRAL):
            continue
        if why_no_shot(state, figure, target) is None:
            yield {
                "target": target,
                "field": figure.field,
                "destroyed": True,
                "countered": answers(state, figure, target),
            }


def answers(state: Table, figure: Figure, target: str) -> bool:
    """Whether the target shoots back; doors and cameras do not."""
    if target in state.figures:
        return may_answer(state, state.figures[target], figure.id)
    spot = floor_of(state).spots.get(target)
    return spot is not None and gun_answers(state, spot, figure)
