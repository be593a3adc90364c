"""Real time, together: plan secretly while the clock runs, then see what became of it.

Alarms come in at scheduled instants, each of one colour. Meanwhile every seat lays up to three
cards face down, says when it is ready, and may call out a few words. When the last instant has
come the plans are opened as they are: every alarm needs a card of its colour. Three alarms that
nobody looked after lose the ship.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any, ClassVar

from starboard.errors import Illegal
from starboard.kernel import (
    CLOCK,
    Chance,
    Choice,
    Content,
    Entry,
    Event,
    Game,
    Move,
    Option,
    OptionKind,
    OptionValue,
    Outcome,
    Pile,
    Seat,
    Seats,
    Secret,
    State,
    Step,
    only,
    together,
)

COLOURS = ("blue", "red", "white")
WORDS = ("help", "mine")
INSTANTS = (20, 45, 60)
MOST_CARDS, MOST_CALLS, LOST = 3, 2, 3


class Table(State):
    plans: list[Secret]
    ready: list[bool]
    calls: list[int]
    schedule: list[int]
    alarms: list[str]
    coming: Pile
    damage: int


class Put(Move):
    verb: ClassVar[str] = "put"
    colour: str


class Ready(Move):
    verb: ClassVar[str] = "ready"


class Call(Move):
    verb: ClassVar[str] = "call"
    what: str


class Tick(Move):
    verb: ClassVar[str] = "tick"
    at: int


class Planned(Event):
    seat: int
    colour: str

    def audience(self) -> int:
        return only(self.seat)


class Said(Event):
    seat: int
    what: str


class Alarm(Event):
    at: int
    colour: str


class Resolved(Event):
    cards: tuple[str, ...]
    missed: tuple[str, ...]


class Planning(Step[Table]):
    """Everybody plans at once until the last instant."""

    def run(self, state: Table, chance: Chance) -> None:
        scope = state.agenda.open("planning")
        state.plans = [Secret([], only(seat)) for seat in range(state.seats)]
        state.ready = [False] * state.seats
        state.calls = [MOST_CALLS] * state.seats
        state.schedule = [state.now + instant for instant in INSTANTS]
        state.alarms = []
        strands: dict[Seat, Entry] = {seat: Plan(seat) for seat in range(state.seats)}
        state.agenda.push(together({**strands, CLOCK: Ticking(scope)}))


class Plan(Choice[Table]):
    """Lay cards, call out, say that you are ready; who is ready is not waited for any more."""

    accepts: ClassVar[tuple[type[Move], ...]] = (Put, Ready, Call)
    seat: int

    def must(self, state: Table) -> Seats:
        return () if state.ready[self.seat] else (self.seat,)

    def may(self, state: Table) -> Seats:
        return (self.seat,) if state.ready[self.seat] and state.calls[self.seat] else ()

    def offers(self, state: Table, seat: Seat) -> list[Move]:
        cards: list[Move] = [Put(colour) for colour in COLOURS]
        return [*cards, Ready(), *[Call(what) for what in WORDS]]

    def reason(self, state: Table, seat: Seat, move: Move) -> Illegal | None:
        if isinstance(move, Call):
            if move.what not in WORDS:
                return Illegal("TOY-CALL-01", "no-such-call", what=move.what)
            return None if state.calls[seat] else Illegal("TOY-CALL-02", "no-calls-left")
        if state.ready[seat]:
            return Illegal("TOY-PLAN-02", "already-ready")
        if isinstance(move, Put):
            if move.colour not in COLOURS:
                return Illegal("TOY-PLAN-01", "no-such-card", card=move.colour)
            if len(state.plans[seat].names) == MOST_CARDS:
                return Illegal("TOY-PLAN-01", "plan-is-full", most=MOST_CARDS)
        return None

    def take(self, state: Table, seat: Seat, move: Move, chance: Chance) -> None:
        match move:
            case Put(colour):
                state.plans[seat].names.append(colour)
                state.report(Planned("TOY-PLAN-01", seat, colour))
            case Call(what):
                state.calls[seat] -= 1
                state.report(Said("TOY-CALL-01", seat, what))
            case Ready():
                state.ready[seat] = True
                state.report(Said("TOY-PLAN-02", seat, "ready"))
        state.push(self)


class Ticking(Choice[Table]):
    """Time: its only move is the next scheduled instant. The last one ends the planning."""

    accepts: ClassVar[tuple[type[Move], ...]] = (Tick,)
    scope: int

    def must(self, state: Table) -> Seats:
        return (CLOCK,)

    def offers(self, state: Table, seat: Seat) -> list[Move]:
        return [Tick(state.schedule[0])]

    def reason(self, state: Table, seat: Seat, move: Move) -> Illegal | None:
        due = Tick(state.schedule[0])
        return None if move == due else Illegal("TOY-TIME-01", "not-scheduled", due=str(due))

    def take(self, state: Table, seat: Seat, move: Move, chance: Chance) -> None:
        alarm = state.coming.draw(chance).name
        state.now = state.schedule.pop(0)
        state.alarms.append(alarm)
        state.report(Alarm("TOY-TIME-01", state.now, alarm))
        if state.schedule:
            state.push(self)
        else:
            state.agenda.abandon(self.scope)


class Resolve(Step[Table]):
    """All plans are opened; an alarm without a card of its colour does damage."""

    def run(self, state: Table, chance: Chance) -> None:
        cards = sorted([card for plan in state.plans for card in plan.reveal()])
        missed = sorted((Counter(state.alarms) - Counter(cards)).elements())
        state.damage += len(missed)
        state.report(Resolved("TOY-END-01", tuple(cards), tuple(missed)))


class Countdown(Game[Table]):
    id: ClassVar[str] = "countdown"
    seats: ClassVar[Any] = range(1, 5)
    timing: ClassVar[str] = "TOY-PLAN-01"
    move_types: ClassVar[tuple[type[Move], ...]] = (Put, Ready, Call, Tick)
    options: ClassVar[tuple[Option, ...]] = (
        Option(name="phases", kind=OptionKind.NUMBER, default=2, low=1, high=3),
    )

    def setup(self, seats: int, options: Mapping[str, OptionValue], content: Content) -> Table:
        coming = Pile("alarms", [], sorted(COLOURS * 3), [])
        state = Table(seats, self.rules, [], [], [], [], [], coming, 0)
        phases = options["phases"]
        assert isinstance(phases, int)
        for _ in range(phases):
            state.agenda.push(Planning(), Resolve())
        return state

    def run_out(self, state: Table) -> Outcome:
        won = tuple(range(state.seats)) if state.damage < LOST else ()
        points = (-state.damage,) * state.seats
        return Outcome((1,) * state.seats, points, won, "ship-came-home", "TOY-END-01")

    def complete(self, state: Table, seat: Seat | None, chance: Chance) -> None:
        for other, plan in enumerate(state.plans):
            if other != seat and plan.seen == only(other):
                count = chance.below(MOST_CARDS + 1)
                plan.names = [COLOURS[chance.below(len(COLOURS))] for _ in range(count)]

    def seat_facts(self, state: Table, seat: Seat) -> dict[str, Any]:
        return {"ready": state.ready[seat], "calls": state.calls[seat]}


GAME = Countdown()
