"""Whether every room of a floor can be reached without breaking a door (DD-INACT-19).

What PL1 could do at best: closed doors open, terminals in reach are switched, and every trigger
fires whose things are in reach and whose items and flags can be had.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from starboard.errors import BadInput
from starboard.games.dominate.campaign.book import Book
from starboard.games.dominate.campaign.checks import walk
from starboard.games.dominate.campaign.pages import Trigger
from starboard.games.dominate.ground import field_at
from starboard.games.dominate.indoors.printed import IndoorBoard
from starboard.games.dominate.plans import Plan, edge
from starboard.games.dominate.script import effects, states, whens
from starboard.games.dominate.squares import sides

OPENS = ("open", "unlocked")


def lock_faults(book: Book, where: str) -> Iterator[BadInput]:
    """Locked doors behind which something stays out of reach, and squares without any way."""
    if not isinstance(book.board, IndoorBoard):
        return
    search = Search(book, book.board)
    search.run()
    missed = [field for field in search.plan.squares if field not in search.reached]
    explained: set[str] = set()
    for letter, (one, other) in search.plan.doors.items():
        shut = search.name(letter) not in search.unlocked
        if shut and (one in search.reached) != (other in search.reached):
            place = f"{where}: board: doors.{letter}"
            yield BadInput(place, "lock-without-key", "DD-INACT-19", door=search.name(letter))
            explained |= search.region(other if one in search.reached else one)
    for field in missed:
        if field not in explained:
            yield BadInput(f"{where}: board: plan", "no-way-in", "DD-WALL-04", field=field)
            explained |= search.region(field)


class Search:
    """What PL1 can reach, have and open, growing until nothing more is gained."""

    def __init__(self, book: Book, board: IndoorBoard) -> None:
        self.book, self.board = book, board
        self.plan = Plan(board.plan, book.where)
        self.walls = set(self.plan.walls)
        self.doors = {edge(*squares): letter for letter, squares in self.plan.doors.items()}
        self.reached: set[str] = set()
        self.items: set[str] = set()
        self.flags: set[str] = set()
        self.unlocked: set[str] = set()
        for letter in self.plan.doors:
            door = board.doors.get(letter)
            if door is None or door.state != "locked":
                self.unlocked.add(self.name(letter))

    def name(self, letter: str) -> str:
        """What a door is called in triggers."""
        door = self.board.doors.get(letter)
        return letter if door is None else door.id or letter

    def run(self) -> None:
        """Grow until nothing more is gained."""
        starts = [field_at(*place) for one in self.board.pl1 for place in one.places()]
        before = -1
        while before != (before := self.size()):
            for field in starts:
                self.reached |= self.region(field)
            for device in self.board.terminals:
                if field_at(*device.at) in self.reached:
                    self.unlocked.update(device.controls)
            for trigger in self.book.head.triggers:
                if self.could_fire(trigger):
                    self.gain(trigger)

    def size(self) -> int:
        return len(self.reached) + len(self.items) + len(self.flags) + len(self.unlocked)

    def region(self, start: str) -> set[str]:
        """The squares that hang together with one, through doors that can be opened."""
        known = set(self.plan.squares)
        if start not in known:
            return set()
        found, todo = {start}, [start]
        while todo:
            here = todo.pop()
            for other in sides(here):
                if other in known and other not in found and self.passes(here, other):
                    found.add(other)
                    todo.append(other)
        return found

    def passes(self, one: str, other: str) -> bool:
        between = edge(one, other)
        letter = self.doors.get(between)
        if letter is not None:
            return self.name(letter) in self.unlocked
        return between not in self.walls

    # --------------------------------------------------------------------- triggers

    def could_fire(self, trigger: Trigger) -> bool:
        """Whether something in reach could set it off."""
        if trigger.if_ is not None and not self.could_hold(trigger.if_):
            return False
        return any(self.could_happen(when) for when in trigger.whens())

    def could_happen(self, when: whens.When) -> bool:
        match when.args():
            case whens.Touch(object=name) | whens.Described(object=name):
                return self.in_reach(name)
            case whens.Entered(field=field) | states.StandsOn(field=field) if field:
                return self.in_reach(field)
        return self.could_hold(when)

    def could_hold(self, state: states.State) -> bool:
        """Whether items and flags for it can be had; everything else may come true."""
        args = state.args()
        match state.word():
            case "all":
                return all(self.could_hold(each) for each in parts(args))
            case "any":
                return any(self.could_hold(each) for each in parts(args))
            case "flag":
                return args in self.flags
            case "item" if isinstance(args, states.HasItem) and args.of == "PL1":
                return args.id in self.items
        return True

    def in_reach(self, name: str) -> bool:
        """Whether a thing, door, person or named square can be touched."""
        for letter, squares in self.plan.doors.items():
            if self.name(letter) == name:
                return bool(set(squares) & self.reached)
        if name in self.board.fields:
            return any(field_at(*place) in self.reached for place in self.board.fields[name])
        board = self.board
        things = {thing.id: thing.at for thing in board.objects}
        for devices in (board.terminals, board.cameras, board.sentry_guns):
            things |= {device.id: device.at for device in devices}
        if name in things:
            return field_at(*things[name]) in self.reached
        for civilian in board.civilians:
            if civilian.id == name and not civilian.hidden:
                return any(field_at(*place) in self.reached for place in civilian.places())
        return True  # guards come to one

    def gain(self, trigger: Trigger) -> None:
        """Items, flags and open doors that a trigger can bring."""
        for _, value in walk(trigger.do, "do"):
            if isinstance(value, effects.Do):
                self.gain_of(value)

    def gain_of(self, effect: effects.Do) -> None:
        match effect.args():
            case effects.SetDoor(id=name, set=word) if word in OPENS:
                self.unlocked.add(name)
            case effects.GiveItem(item=item):
                self.items.add(item)
            case effects.Shop(prices=prices):
                self.items.update(prices)
            case str(flag) if effect.word() == "set_flag":
                self.flags.add(flag)


def parts(args: object) -> list[states.State]:
    """The states of which all or any must hold."""
    found = args if isinstance(args, tuple) else ()
    return [each for each in found if isinstance(each, Struct) and isinstance(each, states.State)]
