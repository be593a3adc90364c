"""What records say to people: events, moves, questions and refusals as sentences of one table."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from enum import Enum
from functools import cache
from pathlib import Path
from typing import Any

from starboard.errors import Argument, Illegal
from starboard.kernel.agenda import Outcome, State
from starboard.kernel.choice import Choice
from starboard.kernel.events import Event
from starboard.kernel.forms import Text
from starboard.kernel.game import Game
from starboard.kernel.loop import choice_of, open_choices
from starboard.kernel.moves import Move
from starboard.kernel.record import Fact
from starboard.kernel.seats import Seat
from starboard.kernel.written import types_of
from starboard.text import COMMON, Texts
from starboard.text.points import shown

SEAT_FIELDS = frozenset(
    {"seat", "of", "by", "opponent", "player", "attacker", "active", "pl1", "pl2"}
)
"""Fields of these names hold a seat, in every game."""
DICE_FIELDS = frozenset({"dice", "roll"})
"""Fields of these names hold what dice show."""
FACES = "⚀⚁⚂⚃⚄⚅"
NOTHING = "none"
"""What a message receives for an empty field, so that it can ask for it."""
SEAT = re.compile(r"seat\.(-?\d+)")
HUMP = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")


@cache
def texts_in(folder: Path) -> Texts:
    """The common messages and those of a game's folder."""
    return Texts(COMMON, folder / "text")


def kebab(kind: type) -> str:
    """`CardPlayed` as `card-played`."""
    return HUMP.sub("-", kind.__name__).lower()


_WRITTEN: dict[type, tuple[str, ...]] = {}


def texts_among(kind: type[Fact]) -> tuple[str, ...]:
    """The fields in which somebody has written; their words are no names of things."""
    if kind not in _WRITTEN:
        _WRITTEN[kind] = tuple(name for name, hint in types_of(kind).items() if hint is Text)
    return _WRITTEN[kind]


def die(face: int) -> str:
    """A die as people see it; sums beyond its faces stay numbers."""
    return FACES[face - 1] if 1 <= face <= len(FACES) else str(face)


def counted(names: list[str], items: Sequence[object]) -> list[str]:
    """Kinds of things are said once, with their number: “3 × II”; things one by one."""
    if not all(isinstance(item, Enum) for item in items):
        return names
    return [name if times == 1 else f"{times} × {name}" for name, times in Counter(names).items()]


def concerned(event: Event, viewer: Seat | None) -> list[str]:
    """The fields of an event that hold the viewer's own seat."""
    if viewer is None:
        return []
    told = zip(event.field_names, event.values(), strict=True)
    return [name for name, value in told if name in SEAT_FIELDS and value == viewer]


class Speech:
    """Speaks of one game in one language, with the names of the people at the table."""

    def __init__(self, game: Game[Any], lang: str, names: Sequence[str]) -> None:
        self.game = game
        self.lang = lang
        self.names = tuple(names)
        self.texts = texts_in(game.folder)
        self.face = game.face

    def say(self, message: str, /, **args: str | int | Sequence[str]) -> str:
        """A message as it stands."""
        return self.texts.say(self.lang, message, **args)

    def name(self, seat: Seat) -> str:
        """Who sits there."""
        return self.names[seat] if 0 <= seat < len(self.names) else NOTHING

    def thing(self, state: State, thing: str) -> str:
        """What people call a thing; seats are things too."""
        seat = SEAT.fullmatch(thing) if thing.startswith("seat.") else None
        if seat:  # a game may have crew that nobody sits for
            named = self.face.name_of(state, thing, self.lang)
            return self.name(int(seat[1])) if named == thing else named
        return self.face.name_of(state, thing, self.lang) if thing else NOTHING

    def argument(self, state: State, name: str, value: object) -> str | int | list[str]:
        """A field of a record as a message receives it."""
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, int):
            if name in SEAT_FIELDS:
                return self.thing(state, f"seat.{value}")
            return die(value) if name in DICE_FIELDS else value
        if isinstance(value, Enum):
            return str(value.value)
        if isinstance(value, tuple | list):
            if name in DICE_FIELDS:
                return " ".join(die(face) for face in value)
            return counted([self.thing(state, str(item)) for item in value], value) or NOTHING
        return self.thing(state, str(value))

    def arguments(
        self, state: State, told: Mapping[str, Argument | object]
    ) -> dict[str, str | int | list[str]]:
        """All fields of a record, or all arguments of a refusal."""
        return {name: self.argument(state, name, value) for name, value in told.items()}

    def fields(self, state: State, fact: Fact) -> dict[str, str | int | list[str]]:
        told = dict(zip(fact.field_names, fact.values(), strict=True))
        said = self.arguments(state, told)
        for name in texts_among(type(fact)):
            said[name] = str(told[name]) or NOTHING
        return said

    def event(self, state: State, event: Event, viewer: Seat | None = None) -> str:
        """What happened, with “you” for the viewer; empty where another event says it already."""
        message = f"event-{kebab(type(event))}"
        told = self.fields(state, event)
        for field in concerned(event, viewer):
            if self.texts.has(self.lang, f"{message}.you-{field}"):
                return self.say(f"{message}.you-{field}", **told).strip()
        return self.say(message, **told).strip()

    def move(self, state: State, move: Move, part: str = "") -> str:
        """The label of a move; `part` may be `group` or `short`."""
        message = f"move-{type(move).verb}" + (f".{part}" if part else "")
        return self.say(message, **self.fields(state, move))

    def refusal(self, state: State, refused: Illegal) -> str:
        """Why something cannot be done."""
        return self.say(refused.message, **self.arguments(state, refused.arguments))

    def reason(self, state: State, message: str, args: Mapping[str, Argument]) -> str:
        """Why a bot decided as it did; somebody's own bot may have a reason without words."""
        try:
            return self.say(message, **self.arguments(state, args))
        except LookupError:
            return ""

    def question(self, state: State, seat: Seat) -> str:
        """What this seat has to decide now."""
        choice = choice_of(state, seat)
        assert choice is not None
        return self._asked("choice", state, seat, choice)

    def waiting(self, state: State, seat: Seat) -> str:
        """What the others read while a seat decides."""
        for owner, choice in open_choices(state):
            if seat in choice.must(state) and owner in (seat, -1):
                return self.waited(state, seat, choice)
        return self.say("not-your-decision")

    def waited(self, state: State, seat: Seat, choice: Choice[Any]) -> str:
        """The same of a choice that is known to wait for this seat; a veiled state will do."""
        return self._asked("waiting", state, seat, choice)

    def _asked(self, prefix: str, state: State, seat: Seat, choice: Choice[Any]) -> str:
        told = {"seat": seat, **choice.question(state)}
        return self.say(f"{prefix}-{kebab(type(choice))}", **self.arguments(state, told))

    def points(self, outcome: Outcome) -> str:
        """Everybody's points, where the game has any."""
        if not any(outcome.points):
            return ""
        told = [shown(points, self.game.units, self.lang) for points in outcome.points]
        return " · ".join(f"{self.name(seat)}: {points}" for seat, points in enumerate(told))

    def outcome(self, outcome: Outcome, viewer: Seat | None = None) -> str:
        """How it ended, with “you” for a viewer who has won, unless a game says it for a crew."""
        reason = self.say(f"reason-{outcome.reason}")
        if not outcome.won:
            return self.say("outcome-draw", reason=reason)
        mine = viewer in outcome.won and self.texts.has(self.lang, "outcome-won.you")
        message = "outcome-won.you" if mine else "outcome-won"
        won = [self.name(seat) for seat in outcome.won if seat != viewer] or NOTHING
        return self.say(message, won=won, count=len(outcome.won), reason=reason)
