"""`starboard space-alert solve`: could the crew have survived or scored more, and how?"""

from __future__ import annotations

import sys
from math import isfinite
from time import monotonic
from typing import Annotated, TypedDict

import msgspec

from starboard.errors import BadInput
from starboard.games.space_alert.box.debrief.change import Changes
from starboard.games.space_alert.box.debrief.facts import Change, Rescue
from starboard.games.space_alert.box.debrief.words import change, name, rescue
from starboard.games.space_alert.box.lines import read_source
from starboard.games.space_alert.box.plan import Planned, one_case, read_plan
from starboard.games.space_alert.box.solve import Solution, Solver
from starboard.games.space_alert.box.solve_odds import MANY, Value
from starboard.games.space_alert.box.solve_rows import Rows, laid
from starboard.games.space_alert.fast.compiled import available
from starboard.games.space_alert.fast.evaluator import ready
from starboard.games.space_alert.phases import TURNS
from starboard.progress import report
from starboard.text import texts_for
from starboard.tool import Answer, Arg, Document, Tool

SECONDS = 20.0
LONGEST = 86_400.0
"""A day."""
MANY_PLANS = 20_000
"""From how many plans on machine code is worth making."""
ONLINE_PLANS = 200_000
OFTEN = 0.25
"""Seconds between two words about the progress."""
FEW_PLANS = 2_000
"""A search that ends while somebody waits, without machine code that has to be made first."""


class Search(msgspec.Struct):
    """What a crew planned, as YAML or JSON, and how long to search for something better."""

    file: Document
    seed: str = "0"
    seconds: Annotated[float | None, Arg(either="budget")] = None
    plans: Annotated[int | None, Arg(either="budget")] = None
    hurry: Annotated[bool, Arg(here=True)] = False


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
    passing: bool
    """Whether only few plans were tried, because machine code is still being made."""
    smallest: Rescue | None
    """The fewest cards that would have helped, held and open when the danger was known."""
    parts: int
    """The first turn in which the best plan differs; 0 where it does not."""
    changes: list[Change]
    """Everything that is different in the best plan."""


def solve(wants: Search, lang: str) -> Answer:
    """Search for a better plan."""
    seconds, plans = the_budget(wants)
    source = read_source(wants.file)
    planned = read_plan(source, one_case(source, "solve-takes-one"))
    compiled = available() and (plans is None or plans >= MANY_PLANS)
    passing = False
    if compiled and not ready():
        if wants.hurry:
            compiled, plans, passing = False, FEW_PLANS, True
        else:
            print(told(lang, "solve-prepares"), file=sys.stderr)
    solver = Solver(planned, wants.seed, compiled=compiled)
    solver.told = Telling(plans, lang).tell
    found = solver.solve(plans, seconds)
    report(found.plans, found.plans, told(lang, "solve-looks-closer"))
    saving = Changes(planned, wants.seed, compiled).smallest()
    lost = found.given.survival < 1
    smallest = None if saving is None else rescue(planned, saving, lost, lang)
    facts = as_json(found, planned, smallest, lang, passing)
    return Answer(facts, lines(found, planned, facts, lang))


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


class Telling:
    """Says how many plans were tried, now and then."""

    def __init__(self, most: int | None, lang: str) -> None:
        self.most = most or 0
        self.lang = lang
        self.next = 0.0

    def tell(self, plans: int) -> None:
        """So many by now."""
        if monotonic() < self.next:
            return
        self.next = monotonic() + OFTEN
        words = {"plans": plans, "most": self.most}
        report(plans, self.most, told(self.lang, "solve-progress", **words))


def as_json(
    found: Solution, planned: Planned, smallest: Rescue | None, lang: str, passing: bool = False
) -> Solved:
    """The answer as data."""
    changes = [
        change(planned, seat, place, letter, lang)
        for place in range(TURNS)
        for seat, row in enumerate(found.rows)
        if (letter := row[place]) != laid(planned.rows)[seat][place]
    ]
    return {
        "given": value_json(found.given),
        "best": {"actions": list(found.rows), **value_json(found.best)},
        "plans": found.plans,
        "seconds": round(found.seconds, 3),
        "exact": found.exact,
        "passing": passing,
        "smallest": smallest,
        "parts": changes[0]["turn"] if changes else 0,
        "changes": changes,
    }


def value_json(value: Value) -> PlanValue:
    """Mean score of the missions survived, and how many those are."""
    return {"score": value.score, "survival": value.survival}


def lines(found: Solution, planned: Planned, facts: Solved, lang: str) -> list[str]:
    """The answer for a screen."""
    lost = found.given.score is None
    said = [told(lang, "solve-lost") if lost else value_line(lang, "solve-given", found.given)]
    said += ["", smallest_line(found, facts["smallest"], lang), ""]
    if found.better:
        said.append(value_line(lang, "solve-best", found.best))
        said.append(told(lang, "solve-parts", turn=facts["parts"]))
        said += [f"  {each['text']}" for each in facts["changes"]]
        said += ["", told(lang, "solve-plan"), *plan_lines(planned, found.rows, lang)]
    else:
        said.append(told(lang, "solve-nothing"))
    seconds = f"{found.seconds:.1f}".replace(".", "," if lang == "de" else ".")
    said += ["", told(lang, "solve-tried", plans=found.plans, seconds=seconds)]
    said.append(told(lang, "solve-exact") if found.exact else told(lang, "solve-some", orders=MANY))
    return said


def smallest_line(found: Solution, smallest: Rescue | None, lang: str) -> str:
    """The fewest cards, or that there are none."""
    if smallest is not None:
        return smallest["text"]
    return told(lang, "change-none" if found.given.survival < 1 else "change-no-more")


def value_line(lang: str, message: str, value: Value) -> str:
    """Survival and score of a plan that can be survived, in a sentence."""
    assert value.score is not None
    decimal = "," if lang == "de" else "."
    percent = f"{100 * value.survival:.1f}".replace(".", decimal)
    return told(lang, message, percent=percent, score=f"{value.score:.1f}".replace(".", decimal))


def plan_lines(planned: Planned, best: Rows, lang: str) -> list[str]:
    """The rows as they are typed."""
    return [f"  {name(planned, seat, lang)}: {row}" for seat, row in enumerate(best)]


def told(lang: str, message: str, **args: str | int | list[str]) -> str:
    """A sentence in the language of the reader."""
    return texts_for("space_alert").say(lang, message, **args)


SOLVE = Tool(
    words="solve",
    wants=Search,
    answer=solve,
    facts=Solved,
    online=True,
    always={"plans": ONLINE_PLANS, "hurry": True},
    prepare="starboard.games.space_alert.fast",
)
