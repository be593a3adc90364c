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
    Act,
    Chance,
    Choice,
    Content,
    Entry,
    Event,
    Face,
    Game,
    Mind,
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


def cards_to_put(plan: Plan, state: Table, seat: Seat) -> list[Put]:
    return [Put(colour) for colour in COLOURS]


def cannot_put(plan: Plan, state: Table, seat: Seat, move: Put) -> Illegal | None:
    if state.ready[seat]:
        return Illegal("TOY-PLAN-02", "already-ready")
    if move.colour not in COLOURS:
        return Illegal("TOY-PLAN-01", "no-such-card", card=move.colour)
    if len(state.plans[seat].names) == MOST_CARDS:
        return Illegal("TOY-PLAN-01", "plan-is-full", most=MOST_CARDS)
    return None


def put(plan: Plan, state: Table, seat: Seat, move: Put, chance: Chance) -> None:
    state.plans[seat].names.append(move.colour)
    state.report(Planned("TOY-PLAN-01", seat, move.colour))
    state.push(plan)


def cannot_be_ready(plan: Plan, state: Table, seat: Seat, move: Ready) -> Illegal | None:
    return Illegal("TOY-PLAN-02", "already-ready") if state.ready[seat] else None


def be_ready(plan: Plan, state: Table, seat: Seat, move: Ready, chance: Chance) -> None:
    state.ready[seat] = True
    state.report(Said("TOY-PLAN-02", seat, "ready"))
    state.push(plan)


def words_to_call(plan: Plan, state: Table, seat: Seat) -> list[Call]:
    return [Call(what) for what in WORDS]


def cannot_call(plan: Plan, state: Table, seat: Seat, move: Call) -> Illegal | None:
    if move.what not in WORDS:
        return Illegal("TOY-CALL-01", "no-such-call", what=move.what)
    return None if state.calls[seat] else Illegal("TOY-CALL-02", "no-calls-left")


def call(plan: Plan, state: Table, seat: Seat, move: Call, chance: Chance) -> None:
    state.calls[seat] -= 1
    state.report(Said("TOY-CALL-01", seat, move.what))
    state.push(plan)


class Plan(Choice[Table]):
    """Lay cards, call out, say that you are ready; who is ready is not waited for any more."""

    acts: ClassVar[tuple[Act, ...]] = (
        Act(Put, put, cards_to_put, cannot_put),
        Act(Ready, be_ready, reason=cannot_be_ready),
        Act(Call, call, words_to_call, cannot_call),
    )
    seat: int

    def must(self, state: Table) -> Seats:
        return () if state.ready[self.seat] else (self.seat,)

    def may(self, state: Table) -> Seats:
        return (self.seat,) if state.ready[self.seat] and state.calls[self.seat] else ()


def next_instant(ticking: Ticking, state: Table, seat: Seat) -> list[Tick]:
    return [Tick(state.schedule[0])]


def cannot_tick(ticking: Ticking, state: Table, seat: Seat, move: Tick) -> Illegal | None:
    due = Tick(state.schedule[0])
    return None if move == due else Illegal("TOY-TIME-01", "not-scheduled", due=str(due))


def tick(ticking: Ticking, state: Table, seat: Seat, move: Tick, chance: Chance) -> None:
    alarm = state.coming.draw(chance).name
    state.now = state.schedule.pop(0)
    state.alarms.append(alarm)
    state.report(Alarm("TOY-TIME-01", state.now, alarm))
    if state.schedule:
        state.push(ticking)
    else:
        state.agenda.abandon(ticking.scope)


class Ticking(Choice[Table]):
    """Time: its only move is the next scheduled instant. The last one ends the planning."""

    acts: ClassVar[tuple[Act, ...]] = (Act(Tick, tick, next_instant, cannot_tick),)
    scope: int

    def must(self, state: Table) -> Seats:
        return (CLOCK,)


class Resolve(Step[Table]):
    """All plans are opened; an alarm without a card of its colour does damage."""

    def run(self, state: Table, chance: Chance) -> None:
        cards = sorted([card for plan in state.plans for card in plan.reveal()])
        missed = sorted((Counter(state.alarms) - Counter(cards)).elements())
        state.damage += len(missed)
        state.report(Resolved("TOY-END-01", tuple(cards), tuple(missed)))


class CountdownFace(Face[Table]):
    def seat_facts(self, state: Table, seat: Seat) -> dict[str, Any]:
        return {"ready": state.ready[seat], "calls": state.calls[seat]}


class CountdownMind(Mind[Table]):
    def complete(self, state: Table, seat: Seat | None, chance: Chance) -> None:
        for other, plan in enumerate(state.plans):
            if other != seat and plan.seen == only(other):
                count = chance.below(MOST_CARDS + 1)
                plan.names = [COLOURS[chance.below(len(COLOURS))] for _ in range(count)]


class Countdown(Game[Table]):
    id: ClassVar[str] = "countdown"
    rooms: ClassVar[Mapping[str, object]] = {"face": CountdownFace(), "mind": CountdownMind()}
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


GAME = Countdown()
