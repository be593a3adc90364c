"""How a match ended: what decided it, what was counted, how it turned."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from starboard.bots.worth import value
from starboard.kernel.ending import Ending, lasting_events
from starboard.kernel.game import Game
from starboard.kernel.log import LogEntry, Setup
from starboard.kernel.match import Match
from starboard.server.room.live import Scene
from starboard.server.views.present import happening, speech_of
from starboard.server.wire.parts import Happening
from starboard.table.entries import moments
from starboard.table.words import Line, line, spoken
from starboard.text.sentences import Speech

POINTS: Final = 160
"""More points than this nobody sees in a curve."""
TURNINGS: Final = 3
"""So many turning points are told at most."""
APART: Final = 0.08
"""So far they lie from each other at least, as a share of the match."""
LASTING: Final = 0.12
"""So much a turning point changes somebody's prospects, for a while."""
WHILE: Final = 0.04
"""How long a while is, before and after."""


class Course(msgspec.Struct):
    """An estimate for every seat, after each of these numbers of entries."""

    at: list[int]
    seats: list[list[float]]


class Counted(msgspec.Struct):
    """Something that was counted of every seat; `scores`: together these are the points."""

    name: str
    text: str
    amounts: tuple[int, ...]
    scores: bool


class Turning(msgspec.Struct):
    """A moment that changed the prospects of a seat: after entry `at`, by so much."""

    at: int
    seat: int
    change: float
    when: str
    """The round or turn in which it was, in words."""
    events: list[Happening]


class EndingCard(msgspec.Struct):
    """How a match ended, for everybody who may look back at it."""

    decided: list[Line]
    counts: list[Counted]
    course: Course
    rounds: list[int]
    """After how many entries a new round or turn had begun."""
    turnings: list[Turning]


def course(game: Game[Any], setup: Setup, log: tuple[LogEntry, ...]) -> Course:
    """Follow a match and ask at regular intervals."""
    every = max(1, -(-len(log) // POINTS))
    found = Course(at=[], seats=[[] for _ in range(setup.seats)])
    for number, match in enumerate(moments(game, setup, log)):
        if number % every and number != len(log):
            continue
        found.at.append(number)
        for seat, course in enumerate(found.seats):
            course.append(round(value(game, match.state, seat), 4))
    return found


def told(scene: Scene, match: Match[Any], curve: Course, lang: str) -> EndingCard:
    """Everything about the end of a match in one language."""
    speech = speech_of(scene, lang)
    found = match.game.face.ending(match.state, list(lasting_events(match)))
    turnings = {turning.at: turning for turning in turning_points(curve)}
    rounds = look_back(scene, match, curve, turnings, speech)
    return EndingCard(
        decided=[line(match.state, *remark, speech) for remark in found.decided],
        counts=counted(found, speech),
        course=curve,
        rounds=rounds,
        turnings=sorted(turnings.values(), key=lambda turning: turning.at),
    )


def counted(found: Ending, speech: Speech) -> list[Counted]:
    """What was counted, with what it is called."""

    def word(name: str) -> str:
        return spoken(lambda: speech.say(f"end-{name}"), name)

    return [Counted(each.name, word(each.name), each.amounts, each.scores) for each in found.counts]


# ------------------------------------------------------------------ where it turned


def turning_points(curve: Course) -> list[Turning]:
    """Where prospects changed most and stayed so, told of the seat that gained; not the end."""
    last = len(curve.at) - 1
    found: list[Turning] = []
    for place, seat, change in sorted(changes(curve, last), key=lambda each: -each[2]):
        at = curve.at[place]
        near = APART * curve.at[last]
        if change >= LASTING and all(abs(at - each.at) > near for each in found):
            found.append(Turning(at, seat, round(change, 2), "", []))
        if len(found) == TURNINGS:
            break
    return found


def lasts(curve: Course) -> int:
    """A while, as a number of estimates."""
    return max(1, round(WHILE * len(curve.at)))


def changes(curve: Course, last: int) -> list[tuple[int, int, float]]:
    """At every place who has gained most: the mean of a while after it less that before."""
    found = []
    span = lasts(curve)
    for place in range(span, last):
        gains = [
            mean(chances[place : min(last, place + span)])
            - mean(chances[max(0, place - span) : place])
            for chances in curve.seats
        ]
        seat = max(range(len(gains)), key=gains.__getitem__)
        found.append((place, seat, gains[seat]))
    return found


def mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers)


def look_back(
    scene: Scene, match: Match[Any], curve: Course, turnings: dict[int, Turning], speech: Speech
) -> list[int]:
    """Follow the match once more: when rounds began, and what happened where it turned."""
    span = lasts(curve)
    before = {at: curve.at[max(0, place - span)] for place, at in enumerate(curve.at)}
    rounds: list[int] = []
    moment = 0
    for number, shown in enumerate(moments(scene.game, match.setup, match.log)):
        now = scene.game.mind.moment(shown.state)
        if now != moment:
            moment = now
            rounds.append(number)
        if number in turnings:
            turning = turnings[number]
            turning.when = spoken(lambda now=now: speech.say("end-moment", number=now), "")  # type: ignore[misc]
            turning.events = happened(scene, shown, before[number], speech)
    return rounds


def happened(scene: Scene, match: Match[Any], since: int, speech: Speech) -> list[Happening]:
    """What anybody could see of the last entries."""
    table = match.view(None).table
    seen = [each for each in match.events(None) if each.entry > since]
    return [happening(scene, match, each, table, speech) for each in seen]
