"""The agenda: a stack of what is still to be done. Nothing else drives a game.

A `Step` does something and may push more entries. A `Choice` waits for people. Entries are
immutable and public; they refer to things by id and never hold hidden values.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Generic, Self, TypeVar

from mypy_extensions import mypyc_attr

from starboard.errors import Illegal
from starboard.kernel.chance import Chance
from starboard.kernel.events import Event
from starboard.kernel.moves import Aside, Move, Pass
from starboard.kernel.record import Fact, Record
from starboard.kernel.seats import Seat, Seats

if TYPE_CHECKING:
    from collections.abc import Mapping


@mypyc_attr(allow_interpreted_subclasses=True)
class Entry(Fact):
    """Something on the agenda."""

    def clone(self) -> Entry:
        """For the agenda of a cloned state: itself, as entries do not change."""
        return self


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

    def abandon(self, scope: int) -> None:
        """Drop what remains of a scope, which then ends as if it had run out.

        Of a scope that has ended nothing remains.
        """
        if not self.is_open(scope):
            return
        while self.stack:
            top = self.stack[-1]
            if isinstance(top, Scope) and top.number == scope:
                return
            self.stack.pop()


class Outcome(Fact):
    """How it ended: the place and points of each seat, who won, and why."""

    places: tuple[int, ...]
    points: tuple[int, ...]
    won: tuple[int, ...]
    reason: str
    clause: str


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
        self.memo: dict[str, object] = {}
        """Derived values, worked out once; dropped whenever something happens."""

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


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(Entry, Generic[S]):
    """The rules waiting for one or more seats."""

    obvious: ClassVar[bool] = False
    """Whether everybody can see which moves there are; an only one is then played at once."""

    accepts: ClassVar[tuple[type[Move], ...]] = ()
    """The kinds of moves that answer it."""

    admits: ClassVar[tuple[type[Aside], ...]] = ()
    """The kinds of asides that may be taken while it is open."""

    def must(self, state: S) -> Seats:
        """The seats the game waits for; a choice that waits for nobody is dropped."""
        return ()

    def may(self, state: S) -> Seats:
        """The seats that may act without being waited for."""
        return ()

    def admits_from(self, state: S, seat: Seat) -> bool:
        """Whether this seat may take asides while it is open; by default everybody may."""
        return True

    def offers(self, state: S, seat: Seat) -> list[Move]:
        """Every conceivable small move of this seat, legal or not, in a fixed order."""
        return []

    def reason(self, state: S, seat: Seat, move: Move) -> Illegal | None:
        """Why a move is not legal, with its clause; nothing if it is."""
        return None

    def moves(self, state: S, seat: Seat) -> list[Move]:
        """Every legal small move, in a fixed order."""
        return [move for move in self.offers(state, seat) if self.reason(state, seat, move) is None]

    def take(self, state: S, seat: Seat, move: Move, chance: Chance) -> None:
        """Carry a legal move out and push what follows; the choice is already off the agenda."""
        raise TypeError(f"{type(self).__name__} takes no move")

    def question(self, state: S) -> dict[str, str | int]:
        """The arguments of the sentence that asks for this choice."""
        return {}


@mypyc_attr(allow_interpreted_subclasses=True)
class Window(Choice[S]):
    """An opportunity to answer: seats are asked in order until all of them have passed in a row.

    `waiting` are the seats still to be asked, the first one now. Who is asked must follow from
    public facts. After an answer the window opens again for everybody in `order`.
    """

    waiting: tuple[int, ...]
    order: tuple[int, ...]

    def must(self, state: S) -> Seats:
        return self.waiting[:1]

    def answers(self, state: S, seat: Seat) -> list[Move]:
        """Every conceivable answer of this seat."""
        return []

    def offers(self, state: S, seat: Seat) -> list[Move]:
        return [*self.answers(state, seat), PASS]

    def again(self, waiting: tuple[int, ...]) -> Window[S]:
        """The same window with other seats still to be asked."""
        raise TypeError(f"{type(self).__name__} cannot open again")

    def answer(self, state: S, seat: Seat, move: Move, chance: Chance) -> None:
        """Carry an answer out; the window opens again below it."""
        raise TypeError(f"{type(self).__name__} takes no answer")

    def take(self, state: S, seat: Seat, move: Move, chance: Chance) -> None:
        if isinstance(move, Pass):
            rest = self.waiting[1:]
            if rest:
                state.push(self.again(rest))
            return
        state.push(self.again(self.order))
        self.answer(state, seat, move, chance)


PASS = Pass()


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
