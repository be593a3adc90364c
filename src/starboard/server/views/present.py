"""What a viewer is told of a table: parts of an `update`, in one language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from starboard.kernel.agenda import Together
from starboard.kernel.codec import plain
from starboard.kernel.loop import choice_of
from starboard.kernel.match import Match, Told
from starboard.kernel.moves import Move
from starboard.kernel.options import OWN
from starboard.kernel.registry import game_named
from starboard.kernel.seats import CLOCK
from starboard.kernel.view import View
from starboard.server.kinds import OVER, UNFINISHED, Status
from starboard.server.room.agreements import proposal_id
from starboard.server.room.live import Audience, Scene
from starboard.server.store.records import Said, Table
from starboard.server.wire.errors import said
from starboard.server.wire.parts import (
    ChatLine,
    ClockRules,
    ClockState,
    Happening,
    Origin,
    Outcome,
    Proposal,
    Room,
    SeatCard,
    SeatClock,
    SoundCue,
    TableCard,
    Turn,
)
from starboard.table.chairs import ChairKind, bots_among, is_bot, name_of
from starboard.table.consent import still_asked
from starboard.table.orders import kind_of
from starboard.table.words import fields_of, is_asked, offer, others_decide, speech_at, spoken
from starboard.table.words import question as question_to
from starboard.text.sentences import Speech

PLAIN = ("table", "pools", "outcome")
"""The parts of a view that are plain data already, and the largest ones."""


def speech_of(scene: Scene, lang: str) -> Speech:
    """Speaks of this table with the names of its people."""
    return speech_at(scene.game, lang, scene.record.seats)


# ------------------------------------------------------------------ the match


def whole_view(match: Match[Any], view: View[Any], speech: Speech) -> dict[str, Any]:
    """What a viewer knows, and what people call the things in it."""
    told = view.plain()
    whole = {part: told[part] if part in PLAIN else plain(told[part]) for part in told}
    things = set(whole["things"])
    if view.seat is not None:
        things.update(thing for move in match.moves(view.seat) for thing in move.touches)
    whole["names"] = {thing: called(view, thing, speech) for thing in sorted(things)}
    return whole


def called(view: View[Any], thing: str, speech: Speech) -> str:
    """What people call a thing."""
    return spoken(lambda: speech.thing(view.table, thing), thing)


def turn(
    scene: Scene,
    match: Match[Any],
    view: View[Any],
    speech: Speech,
    question: str,
    moves: Sequence[Move],
) -> Turn:
    """What there is to decide, for one viewer; who thinks about it is another matter."""
    if not goes_on(scene, match):
        return Turn()
    table, seat = view.table, view.seat
    own = None if seat is None else choice_of(match.state, seat)
    asked = seat is not None and is_asked(match, seat)
    return Turn(
        question=question,
        choice="" if own is None or not asked else kind_of(own),
        ask=question_to(table, seat, speech) if seat is not None and asked else None,
        waiting=() if asked else others_decide(match, table, speech),
        waits_for=tuple(match.to_act),
        moves=tuple(offer(table, move, speech) for move in moves),
        undo=any(entry.seat == seat for entry in match.played),
    )


def goes_on(scene: Scene, match: Match[Any]) -> bool:
    """Whether there is anything to decide."""
    return not match.over and scene.record.progress.status == Status.RUNNING


def thinking(scene: Scene, match: Match[Any]) -> tuple[int, ...]:
    """Seats where a bot thinks.

    Where seats decide at once, or while time passes, others could count secret decisions: then it
    is every bot that is waited for, however often it thinks.
    """
    top = match.state.agenda.top
    if not goes_on(scene, match) or scene.record.progress.paused is not None:
        return ()
    if isinstance(top, Together) or len(match.to_act) > 1 or CLOCK in match.to_act:
        return tuple(bots_among(scene.record.seats, match.to_act))
    return tuple(sorted(scene.thinking))


def happening(
    scene: Scene,
    match: Match[Any],
    told: Told,
    table: Any,
    speech: Speech,
    viewer: int | None = None,
) -> Happening:
    """One event, as the person on a seat or anybody else is told of it."""
    event = told.event
    entry = match.log[told.entry - 1].time if told.entry else scene.record.progress.started
    return Happening(
        number=told.number,
        kind=type(event).__name__,
        clause=event.clause,
        fields=fields_of(event),
        text=spoken(lambda: speech.event(table, event, viewer), ""),
        time=round(entry + scene.late, 3),
        cues=tuple(
            SoundCue(clip=cue.clip, at=cue.at, after=cue.after)
            for cue in speech.game.face.cues(table, event, speech.lang)
        ),
    )


# ------------------------------------------------------------------ around the match


def clock_state(scene: Scene) -> ClockState:
    """Thinking time and the game's own time."""
    progress, clock = scene.record.progress, scene.record.clock
    if progress.status != Status.RUNNING:
        return ClockState()
    running = progress.paused is None
    return ClockState(
        seats=tuple(seat_clock(scene, seat, left) for seat, left in enumerate(progress.banks)),
        origin=round(progress.origin, 3) if CLOCK in progress.waiting and running else None,
        pace=clock.speed,
        paused=not running,
    )


def seat_clock(scene: Scene, seat: int, left: float) -> SeatClock:
    """The time of one seat: running or not."""
    progress = scene.record.progress
    thinks = seat in progress.waiting and not is_bot(scene.record.seats[seat])
    if thinks and progress.paused is None:
        return SeatClock(until=round(progress.since + left, 3))
    if thinks and progress.paused is not None:
        left -= progress.paused - progress.since
    return SeatClock(left=round(left, 3))


def clock_rules(record: Table) -> ClockRules:
    return msgspec.convert(record.clock, ClockRules, from_attributes=True)


def seat_cards(record: Table, person: str) -> tuple[SeatCard, ...]:
    """Who sits where."""
    return tuple(
        SeatCard(
            seat=seat,
            kind=chair.kind,
            person=chair.person,
            name=name_of(record.seats, seat) if chair.kind is not ChairKind.EMPTY else "",
            bot=chair.bot,
            ready=chair.ready,
            left=chair.left,
            yours=bool(person) and chair.person == person,
        )
        for seat, chair in enumerate(record.seats)
    )


def told_of(record: Table, seat: int) -> dict[str, str]:
    """What everybody is told of what a seat has brought along."""
    brought = record.brings().get(seat, {})
    if not brought or record.progress.status == Status.FINISHED:
        return brought
    known = {option.name: option for option in game_named(record.game).options}
    return {
        name: known[name].told(value) if name in known else OWN for name, value in brought.items()
    }


def in_room(record: Table, card: SeatCard, audience: Audience) -> SeatCard:
    """A seat with what everybody may know of what it brings along, and whether its person is here.

    Nobody is away from a table that is over.
    """
    asked = card.kind is ChairKind.PERSON and record.progress.status in UNFINISHED
    away = asked and not card.left and card.person not in audience.people
    return msgspec.structs.replace(card, brought=told_of(record, card.seat), away=away)


def room(scene: Scene, person: str, speech: Speech, audience: Audience) -> Room:
    """Everything around the match."""
    record = scene.record
    over = record.progress.status in OVER
    member = bool(person) and (bool(scene.seats_of(person)) or record.owner == person)
    return Room(
        table=record.id,
        game=record.game,
        rules=record.rules,
        status=record.progress.status,
        seats=tuple(in_room(record, card, audience) for card in seat_cards(record, person)),
        options=plain(dict(record.options)),
        owner=record.owner,
        visibility=record.visibility,
        invite=record.invite if member else "",
        clock=clock_rules(record),
        spectators=record.spectators,
        delay=int(record.delay),
        watching=audience.watching,
        proposals=tuple(proposal(record, each, speech) for each in record.proposals),
        commitment=record.commitment(),
        seed=record.seed if over else "",
        outcome=outcome(scene, speech, person),
        rematch=record.following,
        origin=Origin(table=record.origin.table, at=record.origin.at) if record.origin else None,
        rated=record.rated,
        created=record.created,
    )


def proposal(record: Table, each: Any, speech: Speech) -> Proposal:
    """Something that waits for consent."""
    return Proposal(
        proposal=proposal_id(record, each),
        what=each.kind,
        seat=each.seat,
        waits_for=still_asked(record.seats, each.seat, each.agreed),
        text=said(speech.lang, f"proposal-{each.kind}", seat=name_of(record.seats, each.seat)),
    )


def outcome(scene: Scene, speech: Speech, person: str) -> Outcome | None:
    """How it ended, as somebody is told of it; who sits on several seats reads names."""
    if scene.match is None or scene.match.outcome is None:
        return None
    ended, own = scene.match.outcome, scene.seats_of(person)
    viewer = own[0] if len(own) == 1 else None
    told = msgspec.convert(ended, Outcome, from_attributes=True)
    text = spoken(lambda: speech.outcome(ended, viewer), ended.reason)
    return msgspec.structs.replace(told, text=text, units=scene.game.units)


def table_card(record: Table, person: str) -> TableCard:
    """A table as the lobby shows it."""
    cards = seat_cards(record, person)
    waited = record.progress.waiting if record.progress.status == Status.RUNNING else ()
    return TableCard(
        table=record.id,
        game=record.game,
        status=record.progress.status,
        seats=cards,
        visibility=record.visibility,
        clock=clock_rules(record),
        spectators=record.spectators,
        options=listed_options(record),
        created=record.created,
        yours=bool(person) and (record.owner == person or any(card.yours for card in cards)),
        your_turn=any(cards[seat].yours and not cards[seat].left for seat in waited if seat >= 0),
    )


def listed_options(record: Table) -> dict[str, Any]:
    """The options without free text: of words only those that anybody might have chosen."""
    known = {option.name: option for option in game_named(record.game).options}
    options: dict[str, Any] = {}
    for name, value in record.options.items():
        choices = known[name].choices if name in known else ()
        if isinstance(value, bool | int) or value in choices:
            options[name] = value
        elif not isinstance(value, str):
            options[name] = [word for word in value[: len(record.seats)] if word in choices]
    return options


def chat_line(scene: Scene, line: Said, lang: str) -> ChatLine:
    """Something said, or a note of the table."""
    if line.person or not line.text.startswith("{"):
        name = name_of(scene.record.seats, line.seat) if line.seat is not None else ""
        return ChatLine(
            number=line.number,
            time=round(line.time, 3),
            seat=line.seat,
            person=line.person,
            name=name,
            text=line.text,
        )
    told = msgspec.json.decode(line.text)
    args = told["args"]
    named = {**args, "seat": name_of(scene.record.seats, args["seat"])} if "seat" in args else args
    return ChatLine(
        number=line.number,
        time=round(line.time, 3),
        seat=args.get("seat"),
        text=said(lang, told["message"], **named),
        note=told["message"],
        args=args,
    )
