"""An exercise is flown: its film, what can be said of it, and what the learner can foresee."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from starboard.errors import BadInput
from starboard.games.space_alert.box.resolve import Film
from starboard.games.space_alert.box.school.lessons import LEARNER, Fact, Lesson
from starboard.games.space_alert.content import components
from starboard.games.space_alert.face.ahead import play_turn
from starboard.games.space_alert.face.shown import AheadThing
from starboard.games.space_alert.film.crew_events import CrewDelayed, WeaponFired
from starboard.games.space_alert.film.threat_events import ThreatActed
from starboard.games.space_alert.kinds import STATIONS, TRACKS, ZONES, Action, Fate
from starboard.games.space_alert.setup import new_mission
from starboard.games.space_alert.state import Mission
from starboard.kernel import Seeded

SEED: Final = "school"
YES, NO, NONE = "yes", "no", "none"


def read_row(lesson: Lesson, row: str) -> list[Action]:
    """The learner's plan; not longer than the exercise."""
    known = {action.value for action in Action}
    if len(row) > lesson.turns:
        raise BadInput("row", "too-many-actions", actions=len(row), turns=lesson.turns)
    for turn, letter in enumerate(row, 1):
        if letter not in known:
            raise BadInput("row", "turn-has-no-card", turn=turn, card=letter)
    return [Action(letter) for letter in row]


def ready(lesson: Lesson, row: Sequence[Action]) -> Mission:
    """The ship of an exercise before its first turn."""
    box = components()
    threats = [(box.threats[e.code], e.t, TRACKS.index(e.zone)) for e in lesson.threats]
    others = [[Action(letter) for letter in plan] for plan in lesson.others]
    tracks = [box.tracks[lesson.tracks[name]] for name in lesson.tracks]
    state = new_mission(tracks, threats, [row, *others])
    state.checks = lesson.checks
    return state


def fly(lesson: Lesson, state: Mission) -> Film:
    """The film of an exercise from its ship on; chance is always the same."""
    return Film(state, Seeded(SEED), lesson.turns)


def facts_of(lesson: Lesson, film: Film) -> dict[Fact, str]:
    """What can be asked of a film, each as a word."""
    state = film.state
    events = [each.event for each in film.told]
    threat = lesson.threats[0]
    letters = [each.letter for each in events if isinstance(each, ThreatActed)]
    late = any(isinstance(each, CrewDelayed) and each.seat == LEARNER for each in events)
    zone = ZONES.index(threat.zone) if threat.zone in ZONES else 0
    return {
        "station": STATIONS[state.crew[LEARNER].station],
        "destroyed": YES if state.threats[0].fate is Fate.DESTROYED else NO,
        "shots": str(sum(isinstance(each, WeaponFired) for each in events)),
        "damage": str(state.damage(zone)),
        "acts": "".join(letters) or NONE,
        "delayed": YES if late else NO,
    }


def foreseen(lesson: Lesson, row: Sequence[Action]) -> AheadThing:
    """What the learner's own cards lead to, as at a table (SA-PLAN-04)."""
    state = ready(lesson, row)
    turns = [play_turn(state, turn, [LEARNER])[LEARNER] for turn in range(1, lesson.turns + 1)]
    return {"kind": "ahead", "crew": LEARNER, "turns": turns}
