"""A treasure hunt on a path of five places: one seat buries, the other walks and digs.

Whoever digs in the wrong place hears “nothing here”, which is an answer too. Where a treasure comes
to light it is shown to all, and the keeper buries the next one. Meanwhile the seeker may take
notes. After some days it is over.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, ClassVar

from starboard.errors import Illegal
from starboard.kernel import (
    Act,
    Chance,
    Choice,
    Content,
    Event,
    Face,
    Game,
    Mind,
    Move,
    Option,
    OptionKind,
    OptionValue,
    Outcome,
    Seat,
    Seats,
    Secret,
    State,
    Text,
    Way,
    only,
)
from starboard.kernel.loop import choice_of
from starboard.kernel.paths import paths

PLACES = ("a", "b", "c", "d", "e")
SEEKER, KEEPER = 0, 1
STEPS = 3


class Table(State):
    treasures: list[Secret]
    """One treasure a secret; the last one is still to be found."""
    at: str
    dug: list[str]
    """Where nothing was found since the last treasure was buried."""
    days: int
    book: list[str]
    """What the seeker has written down."""


class Go(Move):
    verb: ClassVar[str] = "go"
    to: str


class Dig(Move):
    verb: ClassVar[str] = "dig"


class Note(Move):
    """Write something down about a place, in words of one's own."""

    verb: ClassVar[str] = "note"
    open: ClassVar[bool] = True
    samples: ClassVar[tuple[str, ...]] = ("later", "not here")
    about: str
    text: Text


class Rest(Move):
    verb: ClassVar[str] = "rest"


class Bury(Move):
    verb: ClassVar[str] = "bury"
    place: str


class Walked(Event):
    to: str


class Noted(Event):
    about: str
    text: Text


class NothingHere(Event):
    """A negative answer: no secret is opened, yet the seeker knows more than before."""

    tells: ClassVar[bool] = True
    place: str


class Found(Event):
    place: str


class Buried(Event):
    place: str

    def audience(self) -> int:
        return only(KEEPER)


def near(one: str, other: str) -> bool:
    """Whether two places lie side by side on the path."""
    return other in PLACES and abs(PLACES.index(one) - PLACES.index(other)) == 1


def goes(day: Day, state: Table, seat: Seat) -> list[Go]:
    return [Go(to) for to in PLACES]


def cannot_go(day: Day, state: Table, seat: Seat, move: Go) -> Illegal | None:
    if not day.steps:
        return Illegal("TOY-DAY-01", "no-steps-left")
    return None if near(state.at, move.to) else Illegal("TOY-DAY-02", "not-adjacent", place=move.to)


def go(day: Day, state: Table, seat: Seat, move: Go, chance: Chance) -> None:
    day.go_on(state)
    state.at = move.to
    state.report(Walked("TOY-DAY-02", move.to))


def cannot_dig(day: Day, state: Table, seat: Seat, move: Dig) -> Illegal | None:
    if not day.steps:
        return Illegal("TOY-DAY-01", "no-steps-left")
    return Illegal("TOY-DIG-01", "dug-already", place=state.at) if state.at in state.dug else None


def dig(day: Day, state: Table, seat: Seat, move: Dig, chance: Chance) -> None:
    """Open the treasure that lies here, or say that there is none."""
    day.go_on(state)
    if state.treasures[-1].names != [state.at]:
        state.dug.append(state.at)
        day.report_nothing(state)
        return
    state.treasures[-1].reveal()
    state.report(Found("TOY-DIG-02", state.at))
    state.treasures.append(Secret([], only(KEEPER)))
    state.dug = []
    state.push(Burying())


def notes(day: Day, state: Table, seat: Seat) -> list[Note]:
    return [Note(about, Text("")) for about in PLACES]


def cannot_note(day: Day, state: Table, seat: Seat, move: Note) -> Illegal | None:
    if not day.steps:
        return Illegal("TOY-DAY-01", "no-steps-left")
    if move.about not in PLACES:
        return Illegal("TOY-NOTE-01", "no-such-place", place=move.about)
    return None if move.text else Illegal("TOY-NOTE-01", "nothing-written")


def note(day: Day, state: Table, seat: Seat, move: Note, chance: Chance) -> None:
    day.go_on(state)
    state.book.append(f"{move.about}: {move.text}")
    state.report(Noted("TOY-NOTE-01", move.about, move.text))


def rest(day: Day, state: Table, seat: Seat, move: Rest, chance: Chance) -> None:
    """A new day, or the end."""
    state.days -= 1
    if state.days:
        state.push(type(day)(STEPS))


class Day(Choice[Table]):
    """Walk and dig, as long as there are steps; resting ends the day."""

    acts: ClassVar[tuple[Act, ...]] = (
        Act(Go, go, goes, cannot_go),
        Act(Dig, dig, reason=cannot_dig),
        Act(Note, note, notes, cannot_note),
        Act(Rest, rest),
    )
    steps: int

    def must(self, state: Table) -> Seats:
        return (SEEKER,)

    def go_on(self, state: Table) -> None:
        """The rest of the day."""
        state.push(type(self)(self.steps - 1))

    def report_nothing(self, state: Table) -> None:
        state.report(NothingHere("TOY-DIG-03", state.at))


def hiding_places(burying: Burying, state: Table, seat: Seat) -> list[Bury]:
    return [Bury(place) for place in PLACES]


def cannot_bury(burying: Burying, state: Table, seat: Seat, move: Bury) -> Illegal | None:
    known = move.place in PLACES
    return None if known else Illegal("TOY-BURY-01", "no-such-place", place=move.place)


def bury(burying: Burying, state: Table, seat: Seat, move: Bury, chance: Chance) -> None:
    state.treasures[-1].names = [move.place]
    state.report(Buried("TOY-BURY-01", move.place))


class Burying(Choice[Table]):
    """The keeper hides the next treasure."""

    acts: ClassVar[tuple[Act, ...]] = (Act(Bury, bury, hiding_places, cannot_bury),)

    def must(self, state: Table) -> Seats:
        return (KEEPER,)


def points_of(state: Table) -> tuple[int, int]:
    """What was found is the seeker's; the keeper begins with three."""
    found = len(state.treasures) - 1
    return found, max(0, 3 - found)


class HuntMind(Mind[Table]):
    def complete(self, state: Table, seat: Seat | None, chance: Chance) -> None:
        if seat != KEEPER and not isinstance(state.agenda.top, Burying):
            left = [place for place in PLACES if place not in state.dug]
            state.treasures[-1].names = [left[chance.below(len(left))]]


class HuntFace(Face[Table]):
    def things(self, state: Table, seat: Seat | None) -> dict[str, dict[str, Any]]:
        return {place: {"dug": place in state.dug} for place in PLACES}


class Hunt(Game[Table]):
    id: ClassVar[str] = "hunt"
    rooms: ClassVar[Mapping[str, object]] = {"mind": HuntMind(), "face": HuntFace()}
    seats: ClassVar[Any] = (2,)
    timing: ClassVar[str] = "TOY-DAY-01"
    move_types: ClassVar[tuple[type[Move], ...]] = (Go, Dig, Note, Rest, Bury)
    options: ClassVar[tuple[Option, ...]] = (
        Option(name="days", kind=OptionKind.NUMBER, default=5, low=1, high=20),
    )
    day: ClassVar[type[Day]] = Day

    @property
    def folder(self) -> Path:
        """What derives from it speaks with its words."""
        return Path(__file__).parent

    def setup(self, seats: int, options: Mapping[str, OptionValue], content: Content) -> Table:
        treasures: list[Secret] = [Secret([], only(KEEPER))]
        state = Table(seats, self.rules, treasures, "c", [], int(str(options["days"])), [])
        state.agenda.push(Burying(), self.day(STEPS))
        return state

    def run_out(self, state: Table) -> Outcome:
        points = points_of(state)
        places = tuple(1 + sum(other > mine for other in points) for mine in points)
        won = tuple(seat for seat in range(state.seats) if places[seat] == 1)
        return Outcome(places, points, won, "most-points", "TOY-END-01")

    def agree(self, state: Table) -> None:
        """Nobody wins, but what was found counts."""
        state.finish(Outcome((1, 1), points_of(state), (), "agreed", "TOY-END-02"))

    def ways(self, state: Table, seat: Seat, thing: str) -> list[Way]:
        """From where the seeker stands to every place within the steps that are left."""
        if thing != state.at or not isinstance(choice_of(state, seat), Day):
            return []

        def leads(move: Move) -> str:
            return move.to if isinstance(move, Go) else ""

        reached = paths(self, state, seat, leads, lambda choice: isinstance(choice, Day), {thing})
        return [Way((place,), moves) for place, moves in reached.items()]

    def invariants(self, state: Table) -> Iterable[str]:
        hidden = [secret for secret in state.treasures if secret.seen == only(KEEPER)]
        if len(hidden) != 1:
            yield f"{len(hidden)} treasures are hidden"


GAME = Hunt()
