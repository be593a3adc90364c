"""The tools of Space Alert, for people with the box: missions, and the film of their plan."""

from __future__ import annotations

from fractions import Fraction
from typing import TypedDict, cast

import msgspec

from starboard.games.space_alert.box.ahead_tool import AHEAD
from starboard.games.space_alert.box.check import check_source
from starboard.games.space_alert.box.debrief.tool import DEBRIEF
from starboard.games.space_alert.box.debrief.words import name as crew_name
from starboard.games.space_alert.box.expect import Outcomes, distribution
from starboard.games.space_alert.box.lines import read_source
from starboard.games.space_alert.box.mission_tool import MISSION, MISSIONS, OWN
from starboard.games.space_alert.box.plan import Planned, one_case, read_plan
from starboard.games.space_alert.box.resolve import (
    Film,
    Json,
    ListedTokens,
    Result,
    result,
    score,
    start_mission,
)
from starboard.games.space_alert.box.scenes import QUIET, Scene, scenes, sentence
from starboard.games.space_alert.box.school.tool import LESSON, LESSONS
from starboard.games.space_alert.box.solve_tool import SOLVE
from starboard.games.space_alert.face.film.reel import reel
from starboard.games.space_alert.face.film.shown import Reel
from starboard.games.space_alert.face.film.watching import Watched
from starboard.games.space_alert.face.shown import ScoreThing
from starboard.games.space_alert.face.things import score_sheet
from starboard.text import texts_for
from starboard.tool import Answer, Document, Tool


class Plan(msgspec.Struct):
    """What a crew planned, as YAML or JSON."""

    file: Document
    seed: str = "0"
    expect: bool = False


class Cases(msgspec.Struct):
    """Plans with what is expected of them."""

    file: Document
    seed: str = "0"


class Resolved(Result):
    """How a mission came out, and its film."""

    sheet: ScoreThing | None
    """What it was worth, if it was completed."""
    film: list[Scene]
    reel: Reel
    """The film as a page shows it."""
    notes: list[str]


class Chance(TypedDict):
    """How often a score comes."""

    mission_score: int
    probability: float
    exact: str


class Expected(TypedDict):
    """Every way in which a mission can come out."""

    survival: float
    mean_score: float | None
    outcomes: list[Chance]


def resolve(wants: Plan, lang: str) -> Answer:
    """The film of one plan and its score."""
    source = read_source(wants.file)
    planned = read_plan(source, one_case(source, "resolve-takes-one"))
    if wants.expect:
        return outcomes_answer(distribution(planned), lang)
    state = start_mission(planned)
    watched = Watched(state)
    film = Film(state, ListedTokens(planned.tiles, wants.seed))
    notes = [told(lang, "resolve-crowded")] if planned.crowded else []
    facts = resolved(film, planned, lang, notes, told_as_film(watched, planned, lang))
    return Answer(facts, [*film_lines(film, lang), "", *notes, *summary(film, planned, lang)])


def told_as_film(watched: Watched, planned: Planned, lang: str) -> Reel:
    """The film with the names of the crew."""
    names = [crew_name(planned, seat, lang) for seat in range(len(planned.rows))]
    return reel(watched, lambda _, event: sentence(event, lang, names), lang)


def resolved(film: Film, planned: Planned, lang: str, notes: list[str], told: Reel) -> Resolved:
    """The answer as data."""
    outcome = film.state.outcome
    won = outcome is not None and not film.lost
    return {
        **result(film, planned),
        "sheet": score_sheet(film.state, outcome) if outcome is not None and won else None,
        "film": scenes(film, lang),
        "reel": told,
        "notes": notes,
    }


def film_lines(film: Film, lang: str) -> list[str]:
    """The film for a screen: a heading for each turn and step, then sentences."""
    lines: list[str] = []
    turn, step = 0, ""
    for each in film.told:
        if each.turn != turn:
            turn, step = each.turn, ""
            lines += ["", told(lang, "resolve-turn", turn=turn)]
        if type(each.event).__name__ in QUIET:
            continue
        if each.step != step:
            step = each.step
            lines.append(f"  {told(lang, f'step-{step}')}")
        lines.append(f"    {sentence(each.event, lang)}")
    return lines[1:]


def summary(film: Film, planned: Planned, lang: str) -> list[str]:
    """How it ended, in two lines."""
    found = result(film, planned)
    if film.lost:
        names = {card.id: card.name.of(lang) for card, _, _ in planned.threats}
        name = names.get(film.state.lost_to, "")
        return [told(lang, "resolve-lost", turn=film.state.turn, threat=name)]
    details = told(
        lang,
        "resolve-details",
        threats=found["threat_points"],
        visual=found["visual"],
        damage=" + ".join(str(len(drawn)) for drawn in film.state.drawn),
        out=found["knocked_out"],
        squads=found["disabled_squads"],
    )
    return [told(lang, "resolve-won", score=score(film.state)), details]


def outcomes_answer(outcomes: Outcomes, lang: str) -> Answer:
    """The exact distribution: survival, mean score, and every score."""
    survival = sum(chance for points, chance in outcomes.items() if points is not None)
    scores = sorted((points, chance) for points, chance in outcomes.items() if points is not None)
    total = sum(points * chance for points, chance in scores)
    mean = float(total / survival) if survival else None
    rows: list[Chance] = [
        {"mission_score": points, "probability": float(chance), "exact": str(chance)}
        for points, chance in scores
    ]
    said = [told(lang, "expect-title"), told(lang, "expect-survival", percent=percent(survival))]
    if mean is not None:
        said.append(told(lang, "expect-mean", mean=f"{mean:.2f}"))
    said += [
        told(lang, "expect-row", score=each, percent=percent(chance)) for each, chance in scores
    ]
    facts: Expected = {"survival": float(survival), "mean_score": mean, "outcomes": rows}
    return Answer(facts, said)


def percent(chance: Fraction | int) -> str:
    """`12.5` for an eighth."""
    return f"{float(chance):.1%}"[:-1]


def check(wants: Cases, lang: str) -> Answer:
    """Whether all cases agree with what is expected of them."""
    found = check_source(read_source(wants.file), wants.seed)
    differences = cast("list[Json]", found["differences"])
    cases = cast("int", found["cases"])
    if not differences:
        return Answer(found, [told(lang, "check-agrees", cases=cases)])
    said = [told(lang, "check-differs", count=len(differences), cases=cases)]
    said += [f"  {difference_line(each, lang)}" for each in differences]
    return Answer(found, said, no=True)


def difference_line(each: Json, lang: str) -> str:
    """One difference in words."""
    words = {name: str(each[name]) for name in ("id", "field", "expected", "got")}
    turn = each["turn"]
    return told(lang, "check-difference", turn=turn if isinstance(turn, int) else 0, **words)


def told(lang: str, message: str, **args: str | int) -> str:
    """A sentence in the language of the reader."""
    return texts_for("space_alert").say(lang, message, **args)


TOOLS = (
    Tool(words="resolve", wants=Plan, answer=resolve, facts=Resolved | Expected, online=True),
    Tool(words="check", wants=Cases, answer=check),
    DEBRIEF,
    SOLVE,
    MISSION,
    MISSIONS,
    OWN,
    LESSONS,
    LESSON,
    AHEAD,
)
