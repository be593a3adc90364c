"""Triggers: which of them an event meets, in which order, once or again (DD-TRIGGER)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from starboard.games.dominate.campaign.pages import ROLES, Page, Trigger
from starboard.games.dominate.campaign.records import NOBODY_DID_IT, Backroom, Run
from starboard.games.dominate.script import states as s
from starboard.games.dominate.script import whens as w
from starboard.games.dominate.script.fitting import fits
from starboard.games.dominate.script.holding import holds
from starboard.games.dominate.script.noticing import Moment
from starboard.games.dominate.script.scene import (
    Being,
    being,
    ids_of,
    mission_of,
    page_of,
    place_named,
    spot_being,
    tile_called,
    tile_fields,
)
from starboard.games.dominate.script.words import Filter
from starboard.games.dominate.state import Table


def triggers(state: Table) -> list[Trigger]:
    """Those of all pages that may be read, in printed order (DD-TRIGGER-14)."""
    return in_order([page.triggers for page in open_pages(state)])


def open_pages(state: Table) -> list[Page]:
    """The pages that may be read."""
    pages = [page_of(state, role) for role in ROLES]
    return [page for page in pages if page is not None]


def in_order(found: list[tuple[Trigger, ...]]) -> list[Trigger]:
    """The triggers of several pages in printed order (DD-TRIGGER-14)."""
    return sorted([each for some in found for each in some], key=lambda each: each.number)


def is_armed(room: Backroom, trigger: Trigger) -> bool:
    """Enabled, and not used up (DD-TRIGGER-13)."""
    if trigger.id in room.off:
        return False
    return not (trigger.once and room.fired.get(trigger.id))


def run_of(state: Table, trigger: Trigger, moment: Moment | None = None) -> Run:
    """A trigger that fires, with what caused it."""
    source, holder = f"{trigger.holder}:{trigger.id}", mission_of(state).seat(trigger.holder)
    if moment is None:
        return Run(source, holder)
    return Run(source, holder, moment.it, moment.actor or "", moment.by)


def meet(state: Table, room: Backroom, moment: Moment) -> None:
    """Every trigger that waited for this moment is lined up (DD-TRIGGER-02, 14)."""
    word = moment.word
    for trigger in in_order([page.waiting.get(word, ()) for page in open_pages(state)]):
        if not is_armed(room, trigger):  # DD-TRIGGER-13
            continue  # DD-TRIGGER-13
        whens = [when for when in trigger.whens() if when.word() == word]
        run = run_of(state, trigger, moment)
        if any(matches(state, when, moment, run) for when in whens):
            line_up(state, room, trigger, run)


def line_up(state: Table, room: Backroom, trigger: Trigger, run: Run) -> None:
    """It fires if its further condition holds at this moment."""
    if trigger.if_ is None or holds(state, trigger.if_, run):
        room.fired[trigger.id] = room.fired.get(trigger.id, 0) + 1
        room.queue.append(run)


def watch_states(state: Table, room: Backroom) -> None:
    """States fire when they become true (DD-TRIGGER-13)."""
    for trigger in in_order([page.watching for page in open_pages(state)]):
        if trigger.id in room.off:
            continue
        run = run_of(state, trigger)
        now = any(holds(state, when, run) for when in trigger.states)
        before = trigger.id in room.held
        if now and not before:
            room.held.append(trigger.id)
            if is_armed(room, trigger):
                line_up(state, room, trigger, run)
        elif before and not now:
            room.held.remove(trigger.id)


def begin_watching(state: Table, room: Backroom) -> None:
    """What holds from the start has not become true."""
    for trigger in triggers(state):
        if not trigger.enabled:
            room.off.append(trigger.id)
    watch_states(state, room)
    room.queue.clear()
    room.fired.clear()


# ------------------------------------------------------------------------- matching


def matches(state: Table, when: w.When, moment: Moment, run: Run) -> bool:
    """Whether an event of the vocabulary is what has happened."""
    if not when.is_event():
        return False
    match when.args():
        case w.Nothing():
            return True
        case w.AtRound(round=number):
            return number in ("every", moment.number)
        case w.Of(of=role):
            return mission_of(state).seat(role) == moment.by
        case w.Met() as met:
            return is_meant(state, met.figure, moment, run) and did(state, met.by, moment, run)
        case w.Entered() as entered:
            return has_entered(state, entered, moment, run)
        case w.WentAboard() as aboard:
            carrier = is_being(state, aboard.transporter, moment.detail, run)
            return carrier and is_being(state, aboard.figure, moment.it, run)
        case w.Unloads() as unloads:
            return did(state, unloads.by, moment, run) and moment.number >= unloads.count
        case w.Touch() as touch:
            return touches(state, touch, moment) and did(state, touch.by, moment, run)
        case args:
            return is_change(state, args, moment, run)


def is_change(state: Table, args: object, moment: Moment, run: Run) -> bool:
    """Tiles, doors, devices, the alarm, sight and cards."""
    match args:
        case w.Tiled(tile=tile):
            return tile_called(state, tile) == moment.detail
        case w.Becomes(id=name, becomes=word):
            return moment.it in ids_of(state, name) and word == moment.detail
        case s.DoorWord(id=name, becomes=word):
            words = {"open": ("open", "blown")}.get(word, (word,))
            return moment.it in ids_of(state, name) and moment.detail in words
        case s.AlarmWord(becomes=on):
            return on is (moment.detail == "on")
        case w.Seen() as seen:
            by = is_being(state, seen.by, moment.actor, run)
            return by and is_being(state, seen.figure, moment.it, run)
        case w.CardUsed(card=card, by=role):
            return card == moment.detail and did(state, role, moment, run)
        case _:
            return False


def find_being(state: Table, id: str) -> Being | None:
    """A figure of the table, one that has left it, or a device."""
    if id in state.figures:
        return being(state, state.figures[id])
    gone = mission_of(state).fallen.get(id)
    return being(state, gone, False) if gone is not None else spot_being(state, id)


def is_being(state: Table, wanted: Filter, id: str, run: Run) -> bool:
    one = find_being(state, id)
    return one is not None and fits(state, wanted, one, run)


def is_meant(state: Table, wanted: Filter, moment: Moment, run: Run) -> bool:
    """The figure that something happened to; one that was captured had another colour."""
    one = find_being(state, moment.it)
    if one is not None and moment.word == "captured" and moment.detail:
        one = one._replace(colour=moment.detail)
    return one is not None and fits(state, wanted, one, run)


def did(state: Table, by: str | Filter | None, moment: Moment, run: Run) -> bool:
    """Whether the right one caused it: a seat, or a figure that fits."""
    if by is None:
        return True
    if isinstance(by, Filter):
        return is_being(state, by, moment.actor, run)
    return moment.by != NOBODY_DID_IT and moment.by == mission_of(state).seat(by)


def has_entered(state: Table, entered: w.Entered, moment: Moment, run: Run) -> bool:
    """In passing, or at the end of an activation."""
    if entered.ending is not (moment.detail == "end"):
        return False
    one = find_being(state, moment.it)
    if one is None or not fits(state, entered.figure, one, run):
        return False
    places: Iterable[str] = place_named(state, entered.field) if entered.field else ()
    return one.field in (tile_fields(state, entered.tile) if entered.tile else places)


def touches(state: Table, touch: w.Touch, moment: Moment) -> bool:
    """The thing itself, a named field, or what is on an inspected square (DD-INPREP-16)."""
    ids = ids_of(state, touch.object)
    if moment.it in ids or moment.it in place_named(state, touch.object):
        return True
    if moment.word != "inspected" or state.floor is None:
        return False
    return any(spot.id in ids for spot in state.floor.spots.values() if spot.field == moment.it)


def described(state: Table, room: Backroom, target: str) -> Iterator[Trigger]:
    """The triggers that an explicit act on something might meet (DD-INACT-12, 13)."""
    for trigger in triggers(state):
        for when in trigger.whens():
            act = when.args()
            if not isinstance(act, w.Described) or not is_armed(room, trigger):
                continue
            touch = w.Touch(object=act.object)
            if not touches(state, touch, Moment("inspected", target)):
                continue
            if trigger.if_ is None or holds(state, trigger.if_, run_of(state, trigger)):
                yield trigger
