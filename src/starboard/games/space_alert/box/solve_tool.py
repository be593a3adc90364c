"""`starboard space-alert solve`: could the crew have survived or scored more, and how?"""

from __future__ import annotations

import sys
from math import isfinite
from typing import Annotated, TypedDict

import msgspec

from starboard.errors import BadInput
from starboard.games.space_alert.box.lines import Source, read_source
from starboard.games.space_alert.box.plan import Planned, read_cases, read_plan
from starboard.games.space_alert.box.solve import Solution, Solver
from starboard.games.space_alert.box.solve_odds import MANY, Value
from starboard.games.space_alert.box.solve_rows import Rows, laid
from starboard.games.space_alert.fast.compiled import available
from starboard.games.space_alert.fast.evaluator import ready
from starboard.text import texts_for
from starboard.tool import Answer, Arg, Document, Tool

SECONDS = 20.0
LONGEST = 86_400.0
"""A day."""
MANY_PLANS = 20_000
"""From how many plans on machine code is worth making."""
ONLINE_PLANS = 3_000
"""A search that ends while somebody waits, without machine code that has to be made first."""


class Search(msgspec.Struct):
    """What a crew planned, as YAML or JSON, and how long to search for something better."""

    file: Document
    seed: str = "0"
    seconds: Annotated[float | None, Arg(either="budget")] = None
    plans: Annotated[int | None, Arg(either="budget")] = None


class PlanValue(TypedDict):
    """What a plan is worth: points of the missions survived, and how many those are."""

    score: float | None
    survival: float


class BestPlan(PlanValue):
    """The best plan that was found."""

    actions: list[str]


class Solved(TypedDict):
    """The best plan beside the one that was given."""

    given: PlanValue
    best: BestPlan
    plans: int
    seconds: float
    exact: bool


def solve(wants: Search, lang: str) -> Answer:
    """Search for a better plan."""
    seconds, plans = the_budget(wants)
    planned = the_plan(read_source(wants.file))
    compiled = available() and (plans is None or plans >= MANY_PLANS)
    if compiled and not ready():
        print(told(lang, "solve-prepares"), file=sys.stderr)
    found = Solver(planned, wants.seed, compiled=compiled).solve(plans, seconds)
    return Answer(as_json(found), lines(found, planned, lang))


def the_budget(wants: Search) -> tuple[float | None, int | None]:
    """Seconds or plans, whichever was asked for."""
    if wants.plans is not None:
        if wants.plans < 1:
            raise BadInput("--plans", "expected-from", low=1)
        return None, wants.plans
    seconds = SECONDS if wants.seconds is None else wants.seconds
    if not isfinite(seconds) or not 0 < seconds <= LONGEST:
        raise BadInput("--seconds", "expected-above-zero", most=f"{LONGEST:.0f}")
    return seconds, None


def the_plan(source: Source) -> Planned:
    """The one plan of a file."""
    cases = read_cases(source)
    if len(cases) != 1:
        raise source.fault(("cases",), "solve-takes-one", count=len(cases))
    return read_plan(source, cases[0])


def as_json(found: Solution) -> Solved:
    """The answer as data."""
    return {
        "given": value_json(found.given),
        "best": {"actions": list(found.rows), **value_json(found.best)},
        "plans": found.plans,
        "seconds": round(found.seconds, 3),
        "exact": found.exact,
    }


def value_json(value: Value) -> PlanValue:
    """Mean score of the missions survived, and how many those are."""
    return {"score": value.score, "survival": value.survival}


def lines(found: Solution, planned: Planned, lang: str) -> list[str]:
    """The answer for a screen."""
    lost = found.given.score is None
    said = [told(lang, "solve-lost") if lost else value_line(lang, "solve-given", found.given)]
    if found.better:
        said.append(value_line(lang, "solve-best", found.best))
        said += ["", told(lang, "solve-plan"), *plan_lines(laid(planned.rows), found.rows, lang)]
    else:
        said.append(told(lang, "solve-nothing"))
    seconds = f"{found.seconds:.1f}".replace(".", "," if lang == "de" else ".")
    said += ["", told(lang, "solve-tried", plans=found.plans, seconds=seconds)]
    said.append(told(lang, "solve-exact") if found.exact else told(lang, "solve-some", orders=MANY))
    return said


def value_line(lang: str, message: str, value: Value) -> str:
    """Survival and score of a plan that can be survived, in a sentence."""
    assert value.score is not None
    decimal = "," if lang == "de" else "."
    percent = f"{100 * value.survival:.1f}".replace(".", decimal)
    return told(lang, message, percent=percent, score=f"{value.score:.1f}".replace(".", decimal))


def plan_lines(given: Rows, best: Rows, lang: str) -> list[str]:
    """Each row, and in which turns it differs from what was played."""
    said = []
    for number, (old, new) in enumerate(zip(given, best, strict=True), 1):
        turns = [str(turn) for turn in range(1, len(new) + 1) if old[turn - 1] != new[turn - 1]]
        row = told(lang, "crew-member", number=number)
        changed = told(lang, "solve-changed", turns=turns, count=len(turns)) if turns else ""
        said.append(f"  {row}: {new}   {changed}".rstrip())
    return said


def told(lang: str, message: str, **args: str | int | list[str]) -> str:
    """A sentence in the language of the reader."""
    return texts_for("space_alert").say(lang, message, **args)


SOLVE = Tool(
    words="solve",
    wants=Search,
    answer=solve,
    facts=Solved,
    online=True,
    always={"plans": ONLINE_PLANS},
)
