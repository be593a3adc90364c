"""Questions, moves, refusals and costs as people read them, in one language."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Any, TypeVar

import msgspec

from starboard.errors import Error, Illegal
from starboard.kernel.choice import Aside, Choice
from starboard.kernel.codec import KIND, plain
from starboard.kernel.forms import LONGEST
from starboard.kernel.game import Game
from starboard.kernel.loop import choice_of, open_choices
from starboard.kernel.match import Match
from starboard.kernel.moves import Move
from starboard.kernel.play import before_time
from starboard.kernel.record import Fact
from starboard.kernel.seats import CLOCK, Seat
from starboard.table.chairs import Chair, names_of
from starboard.text import Texts
from starboard.text.sentences import Speech, kebab

log = logging.getLogger("starboard.table")
T = TypeVar("T")
Named = tuple[tuple[str, str | int | tuple[str, ...]], ...]
OFFERS = 8_192
"""Moves in words that are remembered; of what somebody may do most stays from move to move."""


class Worded(msgspec.Struct, omit_defaults=True, kw_only=True, forbid_unknown_fields=True):
    """Something with its words. A field that has its default is left out."""


class Line(Worded, kw_only=True):
    """A sentence: its message id, its raw arguments, and the text in the reader's language."""

    message: str
    args: dict[str, Any] = {}
    text: str


class Reason(Worded, kw_only=True):
    """Why something cannot be done."""

    clause: str
    message: str
    args: dict[str, Any] = {}
    text: str


class Offer(Worded, kw_only=True):
    """A legal move."""

    move: str
    """Its notation: send it back to play it."""
    kind: str
    touches: tuple[str, ...] = ()
    """The ids of the things it touches, in clicking order."""
    label: Line
    group: str = ""
    short: str = ""
    aside: bool = False
    form: int = 0
    """Of a form: how many characters of text may stand in place of the `-` at its end."""


def speech_at(game: Game[Any], lang: str, chairs: Sequence[Chair]) -> Speech:
    """Speaks of a table with the names of those who sit there."""
    return Speech(game, lang, names_of(chairs))


def spoken(say: Callable[[], T], otherwise: T) -> T:
    """Words of a game; one under construction may lack it, and a defect must not stop play."""
    try:
        return say()
    except LookupError:
        return otherwise
    except Exception:
        log.exception("a sentence failed", extra={"instead": otherwise})
        return otherwise


def line(
    table: Any, message: str, args: Mapping[str, Any], speech: Speech, otherwise: str = ""
) -> Line:
    """A sentence about a table, as a viewer knows it."""
    text = spoken(lambda: speech.say(message, **speech.arguments(table, args)), otherwise)
    return Line(message=message, args=plain(dict(args)), text=text)


def fields_of(fact: Fact) -> dict[str, Any]:
    """The fields of an event or a move, without its kind and clause."""
    told = plain(fact)
    return {name: value for name, value in told.items() if name not in (KIND, "clause")}


# ------------------------------------------------------------------ questions


def is_asked(match: Match[Any], seat: Seat) -> bool:
    """Whether a seat is waited for, or may act while nothing but time is waited for."""
    return seat in match.to_act or seat in before_time(match.game, match.state)


def question(table: Any, seat: Seat, speech: Speech) -> Line:
    """What a seat is asked."""
    choice = choice_of(table, seat)
    assert choice is not None
    return about("choice", choice, table, seat, speech)


def others_decide(match: Match[Any], table: Any, speech: Speech) -> tuple[Line, ...]:
    """What those who are waited for decide; time decides nothing."""
    return tuple(waiting(match, table, seat, speech) for seat in match.to_act if seat != CLOCK)


def waiting(match: Match[Any], table: Any, seat: Seat, speech: Speech) -> Line:
    """What the others read while a seat decides.

    Whom a choice waits for is public, but only the true state can tell; its words come from what
    the reader may know.
    """
    for owner, choice in open_choices(match.state):
        if seat in choice.must(match.state) and owner in (seat, CLOCK):
            return about("waiting", choice, table, seat, speech)
    message = "not-your-decision"
    return Line(message=message, args={"seat": seat}, text=speech.say(message))


def about(prefix: str, choice: Choice[Any], table: Any, seat: Seat, speech: Speech) -> Line:
    """The sentence of a choice: the question itself, or what the others read."""
    message = f"{prefix}-{kebab(type(choice))}"
    return line(table, message, {"seat": seat, **choice.question(table)}, speech, message)


# ------------------------------------------------------------------ moves


def offer(table: Any, move: Move, speech: Speech) -> Offer:
    """A legal move with its label."""
    fields = spoken(lambda: named(table, move, speech), None)
    return offered(speech.texts, speech.lang, move, fields)


def named(table: Any, move: Move, speech: Speech) -> Named:
    """The fields of a move as its messages receive them."""
    told = speech.fields(table, move).items()
    return tuple([(name, tuple(v) if isinstance(v, list) else v) for name, v in told])


@lru_cache(OFFERS)
def offered(texts: Texts, lang: str, move: Move, fields: Named | None) -> Offer:
    """A move in words, which depend on nothing but its fields and what they are called now."""
    notation = str(move)
    message = f"move-{type(move).verb}"

    def say(part: str, otherwise: str) -> str:
        if fields is None:
            return otherwise
        return spoken(lambda: texts.say(lang, message + part, **dict(fields)), otherwise)

    return Offer(
        move=notation,
        kind=type(move).verb,
        touches=move.touches,
        label=Line(message=message, args=fields_of(move), text=say("", notation)),
        group=say(".group", ""),
        short=say(".short", notation),
        aside=isinstance(move, Aside),
        form=LONGEST if move.open else 0,
    )


def refusal(table: Any, refused: Illegal, speech: Speech) -> Reason:
    """Why something cannot be done, with its clause."""
    return Reason(
        clause=refused.clause,
        message=refused.message,
        args=plain(dict(refused.arguments)),
        text=spoken(lambda: speech.refusal(table, refused), refused.message),
    )


def costs(told: Mapping[str, int], speech: Speech) -> str:
    """Costs as people say them."""

    def word(name: str, amount: int) -> str:
        gain = "yes" if amount < 0 else "no"
        return spoken(lambda: speech.say(f"cost-{name}", amount=abs(amount), gain=gain), "").strip()

    return ", ".join(filter(None, (word(*each) for each in told.items())))


def costs_of(match: Match[Any], seat: Seat, move: Move, speech: Speech) -> str:
    """What a move costs or brings at once, as far as the seat can know."""
    try:
        return costs(match.preview(seat, move).costs, speech)
    except Error:
        return ""
