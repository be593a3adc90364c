"""What every request leads to, whatever way it came: one table, with what each needs.

A request names a table by its id; whoever may not see it learns of none. What changes a table is a
step of a room (`room/`): it is tried on a copy, and its needs are looked at again with every try.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from enum import StrEnum
from typing import Any, Literal, NamedTuple, Protocol

from starboard.server import wire
from starboard.server.kinds import Status
from starboard.server.room import agreements, bringing, opening, play, seats, showing, sketch
from starboard.server.room.live import Live, Step
from starboard.server.room.rehearsal import Previewed
from starboard.server.room.rights import seat_for
from starboard.server.store.records import Notice, Person, Said
from starboard.server.views import questions
from starboard.server.wire.errors import Refusal, not_allowed
from starboard.server.wire.parts import Code
from starboard.server.worker import creation
from starboard.server.worker.followers import Listener
from starboard.server.worker.worker import Worker
from starboard.table.orders import DEFAULT

ANSWERS = 5_000
"""Answers a worker remembers, for requests that come again after a lost connection."""
HINTS_AT_ONCE = 2
"""Hints that one person may wait for; the bots of all tables think in the same processes."""
ARRIVAL = 0.1
"""Told tables for which the beginning of a connection counts."""


class Tab(Listener, Protocol):
    """A connection, as far as requests concern it alone."""

    async def hello(self, request: wire.Hello) -> wire.Answer: ...

    async def speak(self, lang: str) -> None: ...

    async def open(self, request: wire.Open) -> None: ...

    def charge(self, tables: float) -> None:
        """Refused where this connection, or its address, has to be told too much at once."""


class Asked(NamedTuple):
    """A request with who sent it, from where, and over which connection, if over any."""

    worker: Worker
    person: Person
    request: Any
    address: str = ""
    tab: Tab | None = None

    @property
    def now(self) -> float:
        return self.worker.hours.now()

    def done(self, **told: str) -> wire.Done:
        """That it has happened."""
        return wire.Done(id=self.request.id, **told)


class Needs(StrEnum):
    """Who may send a request."""

    TAB = "tab"
    """Somebody with an open connection; the request concerns that alone."""
    ANYBODY = "anybody"
    VIEWER = "viewer"
    """Whoever may see the table."""
    SEAT = "seat"
    """Whoever plays a seat at the table."""
    OWNER = "owner"
    """Whose table it is."""


Costs = Callable[[Asked, Tab], float]


class Handler(NamedTuple):
    """How a request is answered."""

    needs: Needs
    does: Callable[[Asked], Awaitable[wire.Answer]]
    costs: Costs | None = None
    """How many tables have to be told for it; connections and addresses have only so much."""
    once: bool = False
    """Whether it would be refused when it comes again, so that its answer is remembered."""


async def answer(asked: Asked) -> wire.Answer:
    """Do what is asked; raises an `Error` where that is refused."""
    kind = type(asked.request)
    handler = HANDLERS.get(kind)
    if handler is None or (handler.needs is Needs.TAB and asked.tab is None):
        raise Refusal(Code.BAD_MESSAGE, "not-here", what=kind.__name__.lower())
    if handler.costs is not None and asked.tab is not None:
        asked.tab.charge(handler.costs(asked, asked.tab))
    if not handler.once:
        return await handler.does(asked)
    key = (asked.person.id, kind, getattr(asked.request, "table", ""), asked.request.id)
    answers = asked.worker.answers
    if key not in answers:
        answers[key] = await handler.does(asked)
        while len(answers) > ANSWERS:
            answers.popitem(last=False)
    return answers[key]


# ------------------------------------------------------------------ steps of a room


async def change(asked: Asked, step: Callable[[Live], Step]) -> wire.Answer:
    """Change a table as a request wants it."""
    worker, person, request = asked.worker, asked.person, asked.request
    live = await worker.table_for(person.id, request.table)
    told = await worker.tables.change(live, step, person.id, request.id)
    worker.counts["changes"] += 1
    return asked.done(proposal=told)


def by_viewer(step: Callable[[Live, Asked], Step]) -> Handler:
    """A step that looks itself who takes it."""

    async def does(asked: Asked) -> wire.Answer:
        return await change(asked, lambda seen: step(seen, asked))

    return Handler(Needs.VIEWER, does, once=True)


def by_seat(step: Callable[[Live, int, Asked], Step], slowed: bool = False) -> Handler:
    """A step for the seat that somebody plays; some not faster than people can look."""

    async def does(asked: Asked) -> wire.Answer:
        if slowed:
            asked.worker.pads.take(f"{asked.request.table}:{asked.person.id}")
        return await change_for_seat(asked, step)

    return Handler(Needs.SEAT, does, once=True)


async def change_for_seat(asked: Asked, step: Callable[[Live, int, Asked], Step]) -> wire.Answer:
    """Change a table for a seat that somebody plays, whatever sits there by then."""

    def attempt(seen: Live) -> Step:
        return step(seen, seat_for(seen, asked.person, asked.request.seat), asked)

    return await change(asked, attempt)


async def move(asked: Asked) -> wire.Answer:
    """Play; where chance decides or something is left undone, tell that first if asked to."""
    if asked.request.if_sure:
        first, *further = asked.request.moves
        if further:
            raise Refusal(Code.BAD_MESSAGE, "bad-message", what="if_sure goes with one move")
        told = await previewed(asked, first)
        if told.undone or told.advice or not told.complete:
            return told
    return await change_for_seat(asked, played)


def by_owner(step: Callable[[Live, Asked], Step]) -> Handler:
    """A step that only the owner of a table takes."""

    def if_owned(seen: Live, asked: Asked) -> Step:
        seats.owned(seen, asked.person)
        return step(seen, asked)

    return by_viewer(if_owned)._replace(needs=Needs.OWNER)


def ready(live: Live, asked: Asked) -> Step:
    if live.record.progress.status == Status.RUNNING and live.seats_of(asked.person.id):
        return Step(live.record)  # it was said before, and the game has begun
    return seats.ready(live, asked.person, asked.request.ready, asked.now)


def played(live: Live, seat: int, asked: Asked) -> Step:
    return play.play(live, seat, asked.request.moves, asked.request.question, asked.now)


def orders(live: Live, seat: int, asked: Asked) -> Step:
    given = {kind: when.value for kind, when in asked.request.windows.items()}
    given[DEFAULT] = asked.request.default.value
    return play.ordered(live, seat, given, asked.now)


# ------------------------------------------------------------------ before and beside the game


def made_by(make: creation.Maker) -> Callable[[Asked], Awaitable[wire.Answer]]:
    """What makes a table for somebody at an address."""
    return lambda asked: make(asked.worker, asked.person, asked.request, asked.address)


async def sit(asked: Asked) -> wire.Answer:
    """Take a seat, unless a block stands between the person and somebody there."""
    worker, person, request = asked.worker, asked.person, asked.request
    live = await worker.table_for(person.id, request.table, request.invite)
    sitting = [chair.person for chair in live.record.seats]
    around = [live.record.owner, *sitting]
    if person.id not in sitting and await worker.people.apart(person.id, around):
        raise not_allowed("kept-apart")

    def attempt(seen: Live) -> Step:
        return seats.sit(seen, person, request.seat, request.name, asked.now)

    await worker.tables.change(live, attempt, person.id, request.id)
    return asked.done()


async def leave(asked: Asked) -> wire.Answer:
    """Get up; a table that nobody looks after any more is cleared away."""
    worker = asked.worker
    done = await change(asked, lambda seen: seats.leave(seen, asked.person, asked.now))
    live = await worker.tables.get(asked.request.table)
    if live.record.progress.status == Status.LOBBY and not live.record.owner:
        await worker.store.drop_table(live.id)
        worker.followers.close(live)
        worker.tables.forget(live)
    return done


async def say(asked: Asked) -> wire.Answer:
    """Chat, while the game lets people talk."""
    worker, person = asked.worker, asked.person
    live, seat = await own_seat(asked)
    worker.lines.take(person.id)
    match = live.match
    if match is not None and not match.over and not live.game.may_talk(match.state, seat):
        raise Refusal(Code.NOT_NOW, "no-talking-now")
    text = " ".join(asked.request.text.split())
    if not text:
        raise Refusal(Code.BAD_INPUT, "nothing-said")
    line = Said(
        table=live.id,
        person=person.id,
        seat=seat,
        text=text,
        time=asked.now,
        client=asked.request.id,
    )
    await worker.tables.say(live, line)
    return asked.done()


async def show(asked: Asked) -> wire.Answer:
    """Touch the remote of a film; everybody goes along."""
    worker, request = asked.worker, asked.request
    live, seat = await own_seat(asked)
    worker.remotes.take(f"{request.table}:{asked.person.id}")
    number = showing.touch(live, seat, request, asked.now)
    await worker.store.pass_on(Notice(table=live.id, topic="shown", number=number))
    return asked.done()


# ------------------------------------------------------------------ questions, people


async def own_seat(asked: Asked) -> tuple[Live, int]:
    """A table and the seat for which a person says or asks something there."""
    live = await asked.worker.table_for(asked.person.id, asked.request.table)
    return live, seat_for(live, asked.person, asked.request.seat)


def asking(question: Callable[[Live, int, Any, str], wire.Answer]) -> Handler:
    """A question about what a seat knows and may do."""

    async def does(asked: Asked) -> wire.Answer:
        live, seat = await own_seat(asked)
        return question(live, seat, asked.request, asked.person.language)

    return Handler(Needs.SEAT, does)


async def previewed(asked: Asked, move: str) -> wire.Previewed:
    """What a move would cost and do, as far as the seat can know."""
    live, seat = await own_seat(asked)

    def question(seen: Live) -> wire.Previewed:
        return questions.preview(seen, seat, asked.request, move, asked.person.language)

    return await asked.worker.tables.asked(live, Previewed(seat, move), question)


async def hint(asked: Asked) -> wire.Answer:
    worker, person = asked.worker, asked.person
    live, seat = await own_seat(asked)
    if not worker.hints.enter(person.id, HINTS_AT_ONCE):
        raise Refusal(Code.TOO_FAST, "too-fast")
    try:
        return await questions.hint(live, seat, asked.request, worker.caretaker.thinker, person)
    finally:
        worker.hints.leave(person.id)


def relating(how: Literal["mute", "block"]) -> Handler:
    """Somebody wants less of somebody else: all tabs agree."""

    async def does(asked: Asked) -> wire.Answer:
        await asked.worker.people.relate(asked.person, asked.request.person, how, asked.request.on)
        await asked.worker.read_relations(asked.person.id)
        return asked.done()

    return Handler(Needs.ANYBODY, does)


# ------------------------------------------------------------------ what concerns a connection


def on_tab(act: Callable[[Tab, Any], Awaitable[None]], costs: Costs | None = None) -> Handler:
    """What somebody does with an open connection."""

    async def does(asked: Asked) -> wire.Answer:
        await act(tab_of(asked), asked.request)
        return asked.done()

    return Handler(Needs.TAB, does, costs)


def tab_of(asked: Asked) -> Tab:
    """The connection; a handler that needs one is not called without."""
    assert asked.tab is not None
    return asked.tab


async def hello(asked: Asked) -> wire.Answer:
    return await tab_of(asked).hello(asked.request)


async def look_at_lobby(asked: Asked) -> wire.Answer:
    """Begin or cease to follow the list of tables."""
    if asked.request.on:
        await asked.worker.lobby.enter(tab_of(asked))
    else:
        asked.worker.lobby.leave(tab_of(asked))
    return asked.done()


async def shut(asked: Asked) -> wire.Answer:
    asked.worker.followers.unfollow(tab_of(asked), asked.request.table)
    return asked.done()


async def tell_time(asked: Asked) -> wire.Answer:
    return wire.TimeTold(id=asked.request.id, sent=asked.request.sent, now=asked.now)


def arrival(asked: Asked, tab: Tab) -> float:
    return ARRIVAL + min(len(asked.request.resume), asked.worker.settings.limits.followed)


HANDLERS: dict[type, Handler] = {
    wire.Hello: Handler(Needs.TAB, hello, arrival),
    wire.Time: Handler(Needs.TAB, tell_time),
    wire.Language: on_tab(
        lambda tab, request: tab.speak(request.lang),
        lambda asked, tab: max(1, len(asked.worker.followers.followed_by(tab))),
    ),
    wire.Lobby: Handler(Needs.TAB, look_at_lobby, lambda asked, tab: asked.request.on),
    wire.Open: on_tab(lambda tab, request: tab.open(request), lambda asked, tab: 1),
    wire.Close: Handler(Needs.TAB, shut),
    wire.Create: Handler(Needs.ANYBODY, made_by(creation.create)),
    wire.Sit: Handler(Needs.VIEWER, sit, once=True),
    wire.Ready: by_viewer(ready),
    wire.SeatBot: by_owner(
        lambda live, asked: seats.seat_bot(live, asked.request.seat, asked.request.bot, asked.now)
    ),
    wire.Settle: by_owner(lambda live, asked: opening.settled(live, asked.request.options)),
    wire.Bring: by_viewer(lambda live, asked: bringing.bring(live, asked.person, asked.request)),
    wire.Remove: by_owner(
        lambda live, asked: seats.remove(live, asked.person, asked.request.seat, asked.now)
    ),
    wire.Leave: Handler(Needs.VIEWER, leave, once=True),
    wire.Move: Handler(Needs.SEAT, move, once=True),
    wire.Undo: by_seat(lambda live, seat, asked: agreements.undo(live, seat, asked.now)),
    wire.Propose: by_seat(
        lambda live, seat, asked: agreements.propose(live, seat, asked.request.what, asked.now)
    ),
    wire.Reply: by_seat(
        lambda live, seat, asked: agreements.reply(live, seat, asked.request, asked.now)
    ),
    wire.Concede: by_seat(lambda live, seat, asked: play.concede(live, seat, asked.now)),
    wire.Orders: by_seat(orders),
    wire.Sketch: by_seat(
        lambda live, seat, asked: sketch.draw(live, seat, asked.request), slowed=True
    ),
    wire.Wipe: by_seat(lambda live, seat, asked: sketch.wipe(live, seat), slowed=True),
    wire.Show: Handler(Needs.SEAT, show),
    wire.Say: Handler(Needs.SEAT, say),
    wire.Rematch: Handler(Needs.SEAT, made_by(creation.rematch), once=True),
    wire.Branch: Handler(Needs.VIEWER, made_by(creation.branch)),
    wire.Explain: asking(questions.explain),
    wire.Ways: asking(questions.ways),
    wire.Preview: Handler(Needs.SEAT, lambda asked: previewed(asked, asked.request.move)),
    wire.Hint: Handler(Needs.SEAT, hint),
    wire.Mute: relating("mute"),
    wire.Block: relating("block"),
}
"""Every request with what it needs; `worker.creation` has those that make tables."""
