"""The ship while a plan is typed: where everybody walks and what they would meet, turn by turn."""

from __future__ import annotations

import re
from typing import TypedDict

import msgspec

from starboard.errors import BadInput
from starboard.games.space_alert.box.plan import MOST_CREW
from starboard.games.space_alert.content import ThreatCard, Track, components
from starboard.games.space_alert.face.ahead import foreseen, play_turn
from starboard.games.space_alert.face.film.things import film_things, threat_id
from starboard.games.space_alert.face.shown import AheadThing, Thing
from starboard.games.space_alert.face.things import threat_facts
from starboard.games.space_alert.kinds import INTERNAL, TRACKS, Action
from starboard.games.space_alert.phases import TURNS
from starboard.games.space_alert.setup import new_mission
from starboard.games.space_alert.state import Mission
from starboard.tool import Answer, Tool

THREAT = re.compile(r"(S?[EI]\d-\d\d)\.([1-8])([rwbi])")
ZONES = "rwbi"
USUAL = ("T1", "T2", "T3", "T4")


class Sketch(msgspec.Struct):
    """Rows between dots, trajectories such as `T1T2T3T4`, threats such as `E1-07.5r,I1-03.4i`."""

    rows: str = ""
    tracks: str = ""
    threats: str = ""


class Ghosts(TypedDict):
    """The ship before the first turn, and everybody's way."""

    ship: dict[str, Thing]
    ahead: list[AheadThing]


def ahead(wants: Sketch, lang: str) -> Answer:
    """Play the rows as far as they go; no threat does anything but advance."""
    rows = wants.rows.split(".")
    state = ready(rows, wants)
    ship = film_things(state)
    for threat in state.threats:
        facts = threat_facts(state, threat)
        facts["way"], facts["due"] = foreseen(state, threat)
        ship[threat_id(threat.number, threat.card.id)] = facts
    crew = list(range(len(rows)))
    found: list[AheadThing] = [{"kind": "ahead", "crew": seat, "turns": []} for seat in crew]
    for turn in range(1, TURNS + 1):
        for seat, told in play_turn(state, turn, crew).items():
            found[seat]["turns"].append(told)
    facts_found: Ghosts = {"ship": ship, "ahead": found}
    return Answer(facts_found, [f"{e['crew'] + 1}: {e['turns'][-1]['station']}" for e in found])


def ready(rows: list[str], wants: Sketch) -> Mission:
    """The ship with what is known so far."""
    if len(rows) > MOST_CREW:
        raise BadInput("rows", "wrong-number-of-rows", rows=len(rows), most=MOST_CREW)
    plans = [read_row(row) for row in rows]
    return new_mission(read_tracks(wants.tracks), read_threats(wants.threats), plans)


def read_row(row: str) -> list[Action]:
    """What one crew member has laid so far."""
    known = {action.value for action in Action}
    if len(row) > TURNS:
        raise BadInput("rows", "too-many-actions", actions=len(row), turns=TURNS)
    for turn, letter in enumerate(row, 1):
        if letter not in known:
            raise BadInput("rows", "turn-has-no-card", turn=turn, card=letter)
    return [Action(letter) for letter in row]


def read_tracks(text: str) -> list[Track]:
    """The trajectories by zone; where nobody has said which, any."""
    known = components().tracks
    given = [text[place * 2 : place * 2 + 2] for place in range(len(USUAL))]
    return [known.get(one) or known[usual] for one, usual in zip(given, USUAL, strict=True)]


def read_threats(text: str) -> list[tuple[ThreatCard, int, int]]:
    """Threats with number and place; what is not known yet, or cannot come there, is left out."""
    found = []
    for word in text.split(","):
        told = THREAT.fullmatch(word)
        card = components().threats.get(told[1]) if told else None
        if told is None or card is None:
            continue
        track = ZONES.index(told[3])
        if card.external == (TRACKS[track] != TRACKS[INTERNAL]):
            found.append((card, int(told[2]), track))
    return found


AHEAD = Tool(
    words="ahead",
    wants=Sketch,
    answer=ahead,
    facts=Ghosts,
    online=True,
    quick=True,
    command=False,
)
