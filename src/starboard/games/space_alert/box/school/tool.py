"""Flight school as tools: `starboard space-alert lessons` and `lesson`."""

from __future__ import annotations

from typing import Annotated, Literal, TypedDict

import msgspec

from starboard.games.space_alert.box.scenes import sentence
from starboard.games.space_alert.box.school.flight import facts_of, fly, foreseen, read_row, ready
from starboard.games.space_alert.box.school.lessons import Lesson, lesson_named, lessons
from starboard.games.space_alert.face.ahead import foreseen as threat_ahead
from starboard.games.space_alert.face.film.reel import reel
from starboard.games.space_alert.face.film.shown import Reel
from starboard.games.space_alert.face.film.things import film_things, threat_id
from starboard.games.space_alert.face.film.watching import Watched
from starboard.games.space_alert.face.shown import AheadThing, Thing, Things
from starboard.games.space_alert.face.things import threat_facts
from starboard.games.space_alert.kinds import STATIONS
from starboard.text import texts_for
from starboard.tool import Answer, Arg, Tool


class All(msgspec.Struct):
    """The whole school."""


class Wanted(msgspec.Struct):
    """One exercise, and what the learner lays: a letter a turn."""

    name: Annotated[str, Arg(place=True, shown="NAME")]
    row: str = ""


class Comes(TypedDict):
    """A threat of an exercise."""

    code: str
    t: int
    zone: str
    way: list[int]
    """Where it stands after each turn if nothing stops it."""
    due: list[list[int]]
    """The turns in which it then does X, Y and Z."""


class Shows(TypedDict):
    """A card that the coach shows, with a sentence."""

    turn: int
    card: str
    half: Literal["activation", "movement"]
    say: str


class Reply(TypedDict):
    """An answer to choose from."""

    id: str
    text: str


class LessonFace(TypedDict):
    """An exercise as a page shows it."""

    id: str
    title: str
    idea: str
    ship: dict[str, Thing]
    """The ship before the first turn, with where its threats will be."""
    threats: list[Comes]
    others: list[str]
    turns: int
    hand: list[str]
    lays: list[Shows]
    ask: str
    answers: list[Reply]
    moral: str


class Flown(TypedDict):
    """What comes of the learner's plan."""

    truth: str
    """The answer that was right, by its id."""
    passed: bool
    reel: Reel
    ahead: AheadThing


def say(lang: str, message: str, **args: str | int) -> str:
    """A sentence of the school."""
    return texts_for("space_alert").say(lang, message, **args)


def reply(answer: str, lang: str) -> Reply:
    """An answer in words."""
    if answer in STATIONS:
        return {"id": answer, "text": say(lang, f"station-{answer}")}
    return {"id": answer, "text": answer if answer.isdigit() else say(lang, f"school-{answer}")}


def comes(lesson: Lesson, number: int) -> Comes:
    """A threat of an exercise and its way."""
    state = ready(lesson, [])
    given = lesson.threats[number]
    way, due = threat_ahead(state, state.threats[number])
    return {"code": given.code, "t": given.t, "zone": given.zone, "way": way, "due": due}


def ship_of(lesson: Lesson) -> Things:
    """What lies on the table before the exercise."""
    state = ready(lesson, [])
    found = film_things(state)
    for threat in state.threats:
        facts = threat_facts(state, threat)
        facts["way"], facts["due"] = threat_ahead(state, threat)
        found[threat_id(threat.number, threat.card.id)] = facts
    return found


def lesson_face(lesson: Lesson, lang: str) -> LessonFace:
    """One exercise with its words."""
    key = f"school-{lesson.id}"
    return {
        "id": lesson.id,
        "title": say(lang, key),
        "idea": say(lang, f"{key}.idea"),
        "ship": ship_of(lesson),
        "threats": [comes(lesson, number) for number in range(len(lesson.threats))],
        "others": list(lesson.others),
        "turns": lesson.turns,
        "hand": list(lesson.hand),
        "lays": [
            {"turn": e.turn, "card": e.card, "half": e.half, "say": say(lang, f"{key}.lay{n}")}
            for n, e in enumerate(lesson.lays, 1)
        ],
        "ask": say(lang, f"{key}.ask"),
        "answers": [reply(answer, lang) for answer in lesson.answers],
        "moral": say(lang, f"{key}.moral"),
    }


def all_lessons(wants: All, lang: str) -> Answer:
    """Every exercise in its order."""
    found = [lesson_face(lesson, lang) for lesson in lessons()]
    lines = [f"{each['id']:9} {each['title']}: {each['idea']}" for each in found]
    return Answer(found, lines)


def one_lesson(wants: Wanted, lang: str) -> Answer:
    """An exercise as the learner plans it: the film, and whether it is passed."""
    lesson = lesson_named(wants.name)
    row = read_row(lesson, wants.row)
    watched = Watched(ready(lesson, row))
    film = fly(lesson, watched.state)
    facts = facts_of(lesson, film)
    told: Flown = {
        "truth": facts[lesson.asks],
        "passed": all(facts[name] == value for name, value in lesson.goal.items()),
        "reel": reel(watched, lambda _, event: sentence(event, lang), lang),
        "ahead": foreseen(lesson, row),
    }
    face = lesson_face(lesson, lang)
    right = reply(told["truth"], lang)["text"]
    lines = [face["title"], face["idea"], "", *[sentence(e.event, lang) for e in film.told]]
    return Answer(told, [*lines, "", f"{face['ask']} {right}", face["moral"]])


LESSONS = Tool(
    words="lessons", wants=All, answer=all_lessons, facts=list[LessonFace], online=True, quick=True
)
LESSON = Tool(words="lesson", wants=Wanted, answer=one_lesson, facts=Flown, online=True, quick=True)
