"""`starboard space-alert …`: for people with the box: the film of what they planned."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from typing import TYPE_CHECKING, cast

from starboard.games.space_alert.box.check import check_source
from starboard.games.space_alert.box.expect import Outcomes, distribution
from starboard.games.space_alert.box.lines import Source, read_source
from starboard.games.space_alert.box.plan import Planned, read_cases, read_plan
from starboard.games.space_alert.box.resolve import Film, Json, play, result
from starboard.games.space_alert.box.scenes import QUIET, scenes, sentence
from starboard.games.space_alert.mission_tool import register_mission
from starboard.games.space_alert.solve_tool import add_options, run_solve
from starboard.text import texts_for

if TYPE_CHECKING:
    Subparsers = argparse._SubParsersAction[argparse.ArgumentParser]


def register(subparsers: Subparsers) -> None:
    """Add `space-alert` with its tools."""
    parser = subparsers.add_parser("space-alert", help="the film of a planned mission")
    tools = parser.add_subparsers(metavar="TOOL", required=True)
    resolve = _tool(tools, "resolve", "play the film of what a crew planned", run_resolve)
    resolve.add_argument(
        "--expect", action="store_true", help="all outcomes with their exact probabilities"
    )
    _tool(tools, "check", "compare a file of cases with their expected results", run_check)
    solve = _tool(tools, "solve", "what the crew could have done instead", run_solve)
    add_options(solve)
    register_mission(tools)


def _tool(
    tools: Subparsers, name: str, text: str, run: Callable[[argparse.Namespace], int]
) -> argparse.ArgumentParser:
    parser = tools.add_parser(name, help=text)
    parser.add_argument("file", metavar="FILE", help="a YAML or JSON file, - for standard input")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--seed", default="0", help="for damage tokens that are not listed")
    parser.set_defaults(run=run)
    return parser


def run_resolve(options: argparse.Namespace) -> int:
    """Play one plan and tell the film and the score."""
    source = read_source(options.file)
    planned = read_plan(source, the_case(source))
    if options.expect:
        return tell_outcomes(distribution(planned), options)
    film = play(planned, options.seed)
    found = result(film, planned)
    notes = [told(options, "resolve-crowded")] if planned.crowded else []
    if options.json:
        _print({**found, "film": scenes(film, options.lang), "notes": notes})
        return 0
    for line in (*film_lines(film, options), "", *notes, *summary(film, planned, options)):
        print(line)
    return 0


def the_case(source: Source) -> tuple[str | int, ...]:
    """The one plan of a file."""
    cases = read_cases(source)
    if len(cases) != 1:
        raise source.fault(("cases",), "resolve-takes-one", count=len(cases))
    return cases[0]


def film_lines(film: Film, options: argparse.Namespace) -> list[str]:
    """The film for a screen: a heading for each turn and step, then sentences."""
    lines: list[str] = []
    turn, step = 0, ""
    for each in film.told:
        if each.turn != turn:
            turn, step = each.turn, ""
            lines += ["", told(options, "resolve-turn", turn=turn)]
        if type(each.event).__name__ in QUIET:
            continue
        if each.step != step:
            step = each.step
            lines.append(f"  {told(options, f'step-{step}')}")
        lines.append(f"    {sentence(each.event, options.lang)}")
    return lines[1:]


def summary(film: Film, planned: Planned, options: argparse.Namespace) -> list[str]:
    """How it ended, in two lines."""
    found = result(film, planned)
    if film.lost:
        names = {card.id: card.name.of(options.lang) for card, _, _ in planned.threats}
        name = names.get(film.state.lost_to, "")
        return [told(options, "resolve-lost", turn=film.state.turn, threat=name)]
    numbers = {name: cast("int", found[name]) for name in ("threat_points", "visual")}
    details = told(
        options,
        "resolve-details",
        threats=numbers["threat_points"],
        visual=numbers["visual"],
        damage=" + ".join(str(len(drawn)) for drawn in film.state.drawn),
        out=cast("int", found["knocked_out"]),
        squads=cast("int", found["disabled_squads"]),
    )
    return [told(options, "resolve-won", score=cast("int", found["mission_score"])), details]


def tell_outcomes(outcomes: Outcomes, options: argparse.Namespace) -> int:
    """The exact distribution: survival, mean score, and every score."""
    survival = sum(chance for points, chance in outcomes.items() if points is not None)
    scores = sorted((points, chance) for points, chance in outcomes.items() if points is not None)
    total = sum(points * chance for points, chance in scores)
    mean = float(total / survival) if survival else None
    if options.json:
        rows = [
            {"mission_score": points, "probability": float(chance), "exact": str(chance)}
            for points, chance in scores
        ]
        _print({"survival": float(survival), "mean_score": mean, "outcomes": rows})
        return 0
    print(told(options, "expect-title"))
    print(told(options, "expect-survival", percent=f"{float(survival):.1%}"[:-1]))
    if mean is not None:
        print(told(options, "expect-mean", mean=f"{mean:.2f}"))
    for points, chance in scores:
        print(told(options, "expect-row", score=points, percent=f"{float(chance):.1%}"[:-1]))
    return 0


def run_check(options: argparse.Namespace) -> int:
    """Exit 0 if all cases agree, 1 if one differs."""
    found = check_source(read_source(options.file), options.seed)
    differences = cast("list[Json]", found["differences"])
    cases = cast("int", found["cases"])
    if options.json:
        _print(found)
    elif not differences:
        print(told(options, "check-agrees", cases=cases))
    else:
        print(told(options, "check-differs", count=len(differences), cases=cases))
        for each in differences:
            print(f"  {difference_line(each, options)}")
    return 1 if differences else 0


def difference_line(each: Json, options: argparse.Namespace) -> str:
    """One difference in words."""
    words = {name: str(each[name]) for name in ("id", "field", "expected", "got")}
    turn = each["turn"]
    return told(options, "check-difference", turn=turn if isinstance(turn, int) else 0, **words)


def told(options: argparse.Namespace, message: str, **args: str | int) -> str:
    """A sentence in the language of the reader."""
    return texts_for("space_alert").say(options.lang, message, **args)


def _print(found: Json) -> None:
    print(json.dumps(found, ensure_ascii=False))
