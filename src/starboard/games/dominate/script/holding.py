"""Whether a state of the vocabulary holds now."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice
from typing import Any

from starboard.games.dominate.campaign.records import Run
from starboard.games.dominate.energy import energy_of
from starboard.games.dominate.legacy.log_book import COMMANDERS, LogBook, Page, Played
from starboard.games.dominate.script import states as s
from starboard.games.dominate.script.fitting import fits, fitting, seat_called
from starboard.games.dominate.script.scene import (
    backroom_of,
    being,
    fallen,
    ids_of,
    mission_of,
    place_named,
    tile_fields,
    within,
)
from starboard.games.dominate.script.words import Bounds
from starboard.games.dominate.state import Table

Holder = Callable[[Table, Any, Run], bool]


def holds(state: Table, condition: s.State, run: Run) -> bool:
    """Whether a condition is met at this moment."""
    return HOLD[condition.word()](state, condition.args(), run)


def all_hold(state: Table, args: tuple[s.State, ...], run: Run) -> bool:
    return all(holds(state, each, run) for each in args)


def any_holds(state: Table, args: tuple[s.State, ...], run: Run) -> bool:
    return any(holds(state, each, run) for each in args)


def holds_not(state: Table, args: s.State, run: Run) -> bool:
    return not holds(state, args, run)


def counted(state: Table, args: s.Counted, run: Run) -> bool:
    """How many are in play, in the fog and aboard too."""
    return args.hold(len(list(islice(fitting(state, args.figure, run), args.enough()))))


def lost_count(state: Table, args: s.LostCount, run: Run) -> bool:
    """How many were destroyed in this mission, by a seat or by anybody."""
    room, mission = backroom_of(state), mission_of(state)
    if room is None:
        return False
    gone = {one.id: one for one in fallen(state)}
    count = 0
    for lost in room.lost:
        if args.by is not None and lost.by != mission.seat(args.by):
            continue
        figure = state.figures.get(lost.being)
        one = being(state, figure) if figure is not None else gone.get(lost.being)
        if one is not None and fits(state, args.figure, one, run):
            count += 1
    return args.hold(count)


def stands_on(state: Table, args: s.StandsOn, run: Run) -> bool:
    """Somebody who fits is there; with `all` everybody, and at least one."""
    places = set(place_named(state, args.field) if args.field else tile_fields(state, args.tile))
    if next(fitting(state, args.figure, run, places), None) is None:
        return False
    return not args.all or all(one.field in places for one in fitting(state, args.figure, run))


def near(state: Table, args: s.IsNear, run: Run) -> bool:
    """Two figures on the table are at most so far from each other."""
    goals = {one.field: one.id for one in fitting(state, args.to, run) if one.field and one.id}
    for one in fitting(state, args.figure, run):
        if one.field and one.id:
            for field in within(state, one.field, args.distance):
                if goals.get(field, one.id) != one.id:
                    return True
    return False


def has_item(state: Table, args: s.HasItem, run: Run) -> bool:
    seat = seat_called(state, args.of, run)
    return args.id in mission_of(state).items[mission_of(state).role(seat)]


def flag(state: Table, args: str, run: Run) -> bool:
    room = backroom_of(state)
    return room is not None and args in room.flags


def campaign_flag(state: Table, args: str, run: Run) -> bool:
    return args in log_of(state).flags


def counter(state: Table, args: s.CounterIs, run: Run) -> bool:
    room = backroom_of(state)
    return room is not None and args.hold(room.counters.get(args.id, 0))


def round_is(state: Table, args: Bounds, run: Run) -> bool:
    return args.hold(state.round)


def alarm(state: Table, args: bool, run: Run) -> bool:
    return state.floor is not None and state.floor.alarm is args


def door(state: Table, args: s.DoorWord, run: Run) -> bool:
    """Open and blown doors are open; a locked one is closed, too."""
    for id in ids_of(state, args.id):
        gate = None if state.floor is None else state.floor.doors.get(id)
        if gate is None:
            continue
        words = {"open"} if gate.state != "closed" else {"closed"}
        words.add("locked" if gate.locked.value else "unlocked")
        return args.is_ in words
    return False


def device(state: Table, args: s.IsSo, run: Run) -> bool:
    """The light of a terminal or device, or whether a guardbot is on."""
    assert state.floor is not None
    for id in ids_of(state, args.id):
        spot, bot = state.floor.spots.get(id), state.floor.bots.get(id)
        on = spot.on if spot is not None else bot is not None and bot.on
        return on is (args.is_ == "active")
    return False


def credits_of(state: Table, args: s.AtLeast, run: Run) -> bool:
    return state.players[seat_called(state, args.of, run)].money() >= args.at_least


def energy(state: Table, args: s.AtLeast, run: Run) -> bool:
    return energy_of(state, seat_called(state, args.of, run)) >= args.at_least


# ------------------------------------------------------------------------- the log book


def log_of(state: Table) -> LogBook:
    """The common sheet; a mission that is played alone has one of its own."""
    assert state.log is not None
    return state.log


def commander_called(state: Table, word: str, run: Run) -> str:
    """A commander, or that of holder and opponent."""
    if word in ("holder", "opponent"):
        return COMMANDERS[seat_called(state, word, run)].value
    return word


def sheet_of(state: Table, word: str, run: Run) -> Page:
    return log_of(state).page(commander_called(state, word, run))


def reward(state: Table, args: s.GotReward, run: Run) -> bool:
    """Ever received, in this mission too."""
    seat = [each.value for each in COMMANDERS].index(commander_called(state, args.of, run))
    gained = mission_of(state).gained[mission_of(state).role(seat)].names
    return args.card in gained or bool(sheet_of(state, args.of, run).received.get(args.card))


def mission(state: Table, args: s.MissionWas, run: Run) -> bool:
    """A mission card was received, or its mission won or lost."""
    found = sheet_of(state, args.of, run).cards.get(args.id)
    if args.is_ == "received":
        return found is not None
    return found == (Played.WON if args.is_ == "won" else Played.LOST)


def event(state: Table, args: str, run: Run) -> bool:
    return args in log_of(state).events


def victory(state: Table, args: s.Points, run: Run) -> bool:
    return within_points(args, sheet_of(state, args.of, run).victory)


def charism(state: Table, args: s.Points, run: Run) -> bool:
    return within_points(args, sheet_of(state, args.of, run).charism)


def within_points(args: s.Points, points: int) -> bool:
    """Points may be negative, so there is no bound by default."""
    low = args.at_least is None or points >= args.at_least
    return low and (args.at_most is None or points <= args.at_most)


def goal(state: Table, args: s.IsSo, run: Run) -> bool:
    """A goal that nothing was said about is open."""
    for secret in mission_of(state).goals.values():
        for name in secret.names:
            if name.startswith(f"{args.id}="):
                return name == f"{args.id}={args.is_}"
    return args.is_ == "open"


HOLD: dict[str, Holder] = {
    "all": all_hold, "any": any_holds, "not": holds_not, "count": counted,
    "destroyed_count": lost_count, "stands_on": stands_on, "near": near, "item": has_item,
    "flag": flag, "campaign_flag": campaign_flag, "counter": counter, "round": round_is,
    "alarm": alarm, "door": door, "device": device, "credits": credits_of, "energy": energy,
    "reward": reward, "mission": mission, "event": event, "victory": victory,
    "charism": charism, "goal": goal,
}  # fmt: skip
"""Every word for a state."""
