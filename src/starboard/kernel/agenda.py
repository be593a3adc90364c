"""The agenda: a stack of what is still to be done. Nothing else drives a game.

A `Step` does something and may push more entries. A `Choice` waits for people (see `choice`).
Entries are immutable and public; they refer to things by id and never hold hidden values.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Generic, Self, TypeVar

from mypy_extensions import mypyc_attr

from starboard.kernel.chance import Chance
from starboard.kernel.events import Event
from starboard.kernel.printing import said_seats
from starboard.kernel.record import Fact, Record
from starboard.kernel.seats import Seat, Seats


@mypyc_attr(allow_interpreted_subclasses=True)
class Entry(Fact):
    """Something on the agenda."""

    def clone(self) -> Entry:
        """For the agenda of a cloned state: itself, as entries do not change."""
        return self

    def owners(self, state: Any) -> Seats:
        """Whose matter it is; it falls away when one of them leaves the game."""
        return ()


class Agenda(Record):
    """A stack of entries, the last one on top."""

    stack: list[Entry]
    scopes: int = 0
    asked: int = 0
    waiting: bool = False

    def push(self, *entries: Entry) -> None:
        """Put entries on top: the first one happens first, then the others, then what lay below."""
        self.stack.extend(reversed(entries))

    def open(self, name: str) -> int:
        """Mark a scope (a turn, a fight): what is pushed from now on belongs to it."""
        self.scopes += 1
        self.stack.append(Scope(self.scopes, name))
        return self.scopes

    def is_open(self, scope: int) -> bool:
        """Whether a scope has not ended yet: durations are compared with this."""
        for entry in self.stack:
            if isinstance(entry, Scope) and entry.number == scope:
                return True
        return False

    def abandon(self, scope: int) -> list[Entry]:
        """Drop what remains of a scope, which then ends as if it had run out; says what that was.

        Of a scope that has ended nothing remains.
        """
        dropped: list[Entry] = []
        if not self.is_open(scope):
            return dropped
        while self.stack:
            top = self.stack[-1]
            if isinstance(top, Scope) and top.number == scope:
                break
            dropped.append(self.stack.pop())
        return dropped

    @property
    def top(self) -> Entry | None:
        """What happens next, if anything does."""
        return self.stack[-1] if self.stack else None

    def entries(self) -> Iterator[Entry]:
        """Everything that is still to be done, the first one first, strands with their entry."""
        for entry in reversed(self.stack):
            yield entry
            if isinstance(entry, Together):
                for strand in entry.strands.values():
                    yield from strand.entries()

    def clear(self) -> None:
        """Nothing is to be done any more."""
        self.stack.clear()

    def cut(self, height: int) -> None:
        """Take back what was pushed since the agenda was that high."""
        del self.stack[height:]


class Outcome(Fact):
    """How it ended: the place and points of each seat, who won, and why."""

    places: tuple[int, ...]
    points: tuple[int, ...]
    won: tuple[int, ...]
    reason: str
    clause: str

    def __repr__(self) -> str:
        who = said_seats(self.won) if self.won else "nobody"
        verb = "win" if len(self.won) > 1 else "wins"
        numbers = ", ".join([str(place) for place in self.places])
        told = f"<{who} {verb}: {self.reason} ({self.clause}), places {numbers}"
        if any(self.points):
            told += f", points {', '.join([str(points) for points in self.points])}"
        return f"{told}>"


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Record):
    """Everything there is to know about a game. Each game derives its own and adds its fields."""

    base_fields = ("seats", "rules")
    seats: int
    rules: int

    def __init__(self, seats: int, rules: int) -> None:
        self.seats = seats
        self.rules = rules
        self.agenda = Agenda([])
        self.outcome: Outcome | None = None
        self.now = 0
        # What follows belongs to the moment, not to the state: it is neither cloned nor stored.
        self.current = self.agenda
        self.events: list[Event] = []
        self.settled = 0
        self.memo: dict[object, object] = {}
        """Derived values, worked out once; dropped whenever something happens."""
        self.traced: dict[str, object] = {}
        """Derived values that outlast what happens: whoever reads them compares what they follow
        from, or whoever changes that drops them."""
        self.watcher: Callable[[], None] | None = None
        """Who looks at the state after each event; the rules know nothing of it."""

    def copy_base(self, copy: Self) -> None:
        """Fill in what every state has besides its fields."""
        copy.agenda = self.agenda.clone()
        copy.current = copy.agenda
        copy.outcome = self.outcome
        copy.now = self.now

    def push(self, *entries: Entry) -> None:
        """Put entries on the agenda that is being worked on; the first one happens first."""
        self.current.stack.extend(reversed(entries))

    def report(self, event: Event) -> None:
        """Say what happened."""
        self.events.append(event)
        if self.memo:
            self.memo = {}
        if self.watcher is not None:
            self.watcher()

    def withdraw(self, seat: Seat) -> None:
        """A seat leaves: nobody waits for it any more, and what was its matter does not happen."""
        stack = self.agenda.stack
        stack[:] = [entry for entry in stack if seat not in entry.owners(self)]
        for entry in stack:
            if isinstance(entry, Together):
                entry.strands.pop(seat, None)

    def finish(self, outcome: Outcome) -> None:
        """End the game: nothing that lay on the agenda happens any more."""
        if self.outcome is None:
            self.outcome = outcome
        self.agenda.stack.clear()
        self.current.stack.clear()


S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Entry, Generic[S]):
    """The rules at work."""

    def run(self, state: S, chance: Chance) -> None:
        """Change the state, push entries, report events. All chance is asked before any change."""
        raise TypeError(f"{type(self).__name__} does nothing")


class Scope(Step[State]):
    """The end of a scope; see `Agenda.open`."""

    number: int
    name: str

    def run(self, state: State, chance: Chance) -> None:
        """Reaching it is all that happens."""


class Together(Entry):
    """Several seats at once, each with a small agenda; it leaves when nobody is waited for.

    A strand changes only its own seat's things; what crosses seats is done by the entry after it.
    """

    strands: dict[int, Agenda]

    def clone(self) -> Together:
        """Unlike other entries it changes, so every state has its own."""
        return Together({seat: strand.clone() for seat, strand in self.strands.items()})


def together(strands: Mapping[Seat, Entry]) -> Together:
    """One entry for each seat, all open at once."""
    return Together({seat: Agenda([entry]) for seat, entry in strands.items()})
