"""The post-mortem: what plans are worth, which ones can be laid, and that better ones are found."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from starboard.cli import main
from starboard.games.space_alert.box.expect import distribution
from starboard.games.space_alert.box.lines import Source, read_source
from starboard.games.space_alert.box.plan import (
    Planned,
    cards_of,
    first_without_card,
    read_cases,
    read_plan,
)
from starboard.games.space_alert.box.resolve import Film, start_mission
from starboard.games.space_alert.box.solve import Solution, Solver
from starboard.games.space_alert.box.solve_cards import Cards
from starboard.games.space_alert.box.solve_odds import (
    exact_value,
    sampled_value,
    token_orders,
    with_plan,
)
from starboard.games.space_alert.box.solve_rows import Rows, TokenOrder, laid
from starboard.games.space_alert.box.solve_tool import as_json
from starboard.games.space_alert.fast.evaluator import Evaluator
from starboard.games.space_alert.kinds import Action
from starboard.progress import listening
from starboard.tool import Document

KNOWN = read_source(Document(str(Path(__file__).parent / "resolved_missions.yaml")))
CASES = {plan.plan.id: plan for plan in (read_plan(KNOWN, each) for each in read_cases(KNOWN))}

PLAN = """\
tracks: {red: T5, white: T3, blue: T1, internal: T4}
threats:
- {code: E1-07, t: 5, zone: red}
- {code: E1-05, t: 2, zone: white}
actions: ["------------", "c-a--a"]
"""
HANDS = 'hands: [["c>", "c>", "x<"], ["c>", "a<", "a^", "b>"]]\n'
PARTS = ("gravolift", "structural", "shield", "reactor", "upper_weapon", "lower_weapon")
FULL = {zone: [f"{zone}_{part}" for part in PARTS] for zone in ("red", "white", "blue")}
LISTED = "damage_drawn: {white: [shield, reactor, structural], red: [gravolift]}\n"


def planned(text: str = PLAN) -> Planned:
    return read_plan(Source("plan.yaml", text))


def written(folder: Path, text: str = PLAN) -> str:
    path = folder / "plan.yaml"
    path.write_text(text, encoding="utf-8")
    return str(path)


def resolved(plan: Planned, rows: Rows, order: dict[str, tuple[str, ...]]) -> tuple[bool, int]:
    """Whether a plan survives and its points, by the normal resolver from the first turn on."""
    film = Film(with_plan(start_mission(plan), rows), TokenOrder(order))
    assert film.state.outcome is not None
    return not film.lost, film.state.outcome.points[0]


def solved(plan: Planned, plans: int, seed: str = "0") -> Solution:
    """A search in plain Python: machine code is not worth making for a few plans."""
    return Solver(plan, seed, compiled=False).solve(plans)


# ------------------------------------------------------------------------- chance


@pytest.mark.parametrize("name", ["unit-01", "unit-03", "lost-04"])
def test_the_exact_value_is_that_of_the_exact_distribution(name: str) -> None:
    plan = CASES[name]
    value = exact_value(start_mission(plan), laid(plan.rows), {})
    outcomes = distribution(plan)
    survival = 1 - outcomes.pop(None, 0)
    assert value is not None
    assert value.survival == pytest.approx(float(survival))
    if survival:
        mean = sum((points or 0) * chance for points, chance in outcomes.items()) / survival
        assert value.score == pytest.approx(float(mean))
    else:
        assert value.score is None


def test_listed_tokens_come_first_in_their_order() -> None:
    plan = planned(PLAN + LISTED)
    for order in token_orders(start_mission(plan), plan, "0", 5):
        assert order["white"][:3] == ("white_shield", "white_reactor", "white_structural")
        assert order["red"][0] == "red_gravolift"
        assert len(set(order["blue"])) == 6


def test_exact_and_sampled_values_agree_where_every_token_is_listed() -> None:
    parts = "[gravolift, structural, shield, reactor, upper_weapon, lower_weapon]"
    text = PLAN + f"damage_drawn: {{red: {parts}, white: {parts}, blue: {parts}}}\n"
    plan = planned(text)
    start = start_mission(plan)
    ships = Evaluator(start, token_orders(start, plan, "0", 3), compiled=False)
    others: list[Rows] = [("aaaaaaaaaaaa", "<aaaaaaaaaaa"), ("bbcc^^aa<>xx", "^b^aaaa-----")]
    for rows in (laid(plan.rows), *others):
        exact = exact_value(start, rows, plan.tiles)
        assert exact is not None
        assert exact.rank() == sampled_value(ships, rows).rank()


# ------------------------------------------------------------------------- cards


def wandered(plan: Planned, steps: int = 300) -> set[Rows]:
    """Plans that a search comes by, one step after the other."""
    cards, rows = Cards(plan), laid(plan.rows)
    ships = Evaluator(start_mission(plan), [FULL], compiled=False)
    ships.choose(cards.choice())
    ships.begin(rows, cards.of(rows), steps, 5)
    seen = {rows}
    while ships.climb(1):
        seen.add(ships.stands_at())
    return seen


def test_a_changed_plan_can_be_laid_with_the_cards_held() -> None:
    plan = planned(PLAN.replace("c-a--a", "c-a") + HANDS)
    hands = plan.plan.hands
    assert hands is not None
    seen = wandered(plan)
    for rows in seen:
        for row, hand in zip(rows, hands, strict=True):
            assert first_without_card([Action(letter) for letter in row], hand) == 0
    assert len(seen) > 20


def test_without_hands_nobody_gets_a_heroic_card_they_did_not_have() -> None:
    seen = wandered(planned(PLAN.replace("c-a--a", "c-A--3")))
    for rows in seen:
        assert not set(rows[0]) - set("abcx<>^-")
        assert rows[1].count("A") <= 1
        assert rows[1].count("3") <= 1
    assert len(seen) > 20


def test_a_card_is_found_for_every_action_even_if_the_first_that_fits_is_needed_elsewhere() -> None:
    row = [Action(letter) for letter in "a>-"]
    assert cards_of(row, ["a>", "a<"]) == [1, 0, -1]


# ------------------------------------------------------------------------- the search


def test_a_lost_mission_could_have_been_survived() -> None:
    plan = CASES["lost-04"]
    found = solved(plan, 2000)
    assert (found.given.survival, found.given.score) == (0.0, None)
    assert found.best.survival == 1.0
    for order in token_orders(start_mission(plan), plan, "other", 10):
        assert resolved(plan, found.rows, order)[0]


@pytest.mark.parametrize("name", list(CASES)[::20])
def test_the_best_plan_is_never_worse_than_the_given_one(name: str) -> None:
    found = solved(CASES[name], 60)
    assert found.best.rank() >= found.given.rank()


def test_a_mission_that_cannot_go_better_keeps_its_plan() -> None:
    plan = planned(PLAN.replace("c-a--a", "------") + "hands: [[], []]\n")
    found = Solver(plan, "0", compiled=False).solve(seconds=0.05)
    assert found.rows == ("-" * 12, "-" * 12)
    assert not found.better


def test_the_best_plan_is_laid_with_the_cards_held() -> None:
    plan = planned(PLAN.replace("c-a--a", "c-a") + HANDS)
    found = solved(plan, 400)
    assert found.better
    assert plan.plan.hands is not None
    for row, hand in zip(found.rows, plan.plan.hands, strict=True):
        assert first_without_card([Action(letter) for letter in row], hand) == 0


def test_the_best_plan_has_no_change_without_use() -> None:
    found = solved(planned(), 400)
    start, given = start_mission(planned()), laid(planned().rows)
    for seat, row in enumerate(found.rows):
        for place in [i for i in range(12) if row[i] != given[seat][i]]:
            back = row[:place] + given[seat][place] + row[place + 1 :]
            value = exact_value(start, (*found.rows[:seat], back, *found.rows[seat + 1 :]), {})
            assert value is not None
            assert value.rank() < found.best.rank()


def test_the_same_seed_and_number_of_plans_give_the_same_answer() -> None:
    one, two = [as_json(solved(planned(), 300, "7"), planned(), None, "en") for _ in range(2)]
    assert one | {"seconds": 0} == two | {"seconds": 0}


def test_the_search_ends_when_its_time_is_over() -> None:
    ticks = iter(range(1, 10_000))
    clock = lambda: next(ticks) * 0.01  # noqa: E731
    found = Solver(planned(), "0", clock, compiled=False).solve(seconds=1.0)
    assert 500 < found.plans < 1000


# ------------------------------------------------------------------------- the command


def test_solve_answers_with_its_keys(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command = ["--lang", "en", "space-alert", "solve", written(tmp_path), "--plans", "200"]
    assert main([*command, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert list(found)[:5] == ["given", "best", "plans", "seconds", "exact"]
    assert list(found)[5:] == ["passing", "smallest", "parts", "changes"]
    first = found["changes"][0]
    assert first["turn"] == found["parts"]
    assert first["after"] == found["best"]["actions"][first["crew"]][first["turn"] - 1]
    assert found["given"] == {"score": -7.0, "survival": 1.0}
    assert list(found["best"]) == ["actions", "score", "survival"]
    assert [len(row) for row in found["best"]["actions"]] == [12, 12]
    assert (found["plans"], found["exact"]) == (200, True)


@pytest.mark.parametrize(
    ("lang", "first"),
    [("en", "As planned: survival 100.0 %"), ("de", "So wie geplant: Überleben 100,0 %")],
)
def test_solve_tells_people_in_their_language(
    lang: str, first: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    command = ["--lang", lang, "space-alert", "solve", written(tmp_path)]
    assert main([*command, "--plans", "200"]) == 0
    told = capsys.readouterr().out.splitlines()
    assert told[0].startswith(first)
    assert sum(": " in line and "1" in line for line in told) > 2


@pytest.mark.parametrize(
    "options",
    [
        ["--plans", "0"],
        ["--plans", "many"],
        ["--seconds", "0"],
        ["--seconds", "-1"],
        ["--seconds", "nan"],
        ["--seconds", "inf"],
        ["--seconds", "1", "--plans", "1"],
    ],
)
def test_a_budget_that_is_none_is_refused(
    options: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["space-alert", "solve", written(tmp_path), *options]) == 2
    assert options[0] in capsys.readouterr().err


@pytest.mark.parametrize(
    ("text", "named"),
    [
        (PLAN.replace("------------", "-------------"), "line 5: actions[1]: 13 actions"),
        (PLAN.replace("E1-07", "E9-99"), "line 3: threats[1].code"),
        (PLAN.replace("a--a", "aaaa") + HANDS, "line 5: actions[2]: turn 5: no card"),
        ("cases: []\n", "0 cases; solve takes one"),
    ],
)
def test_a_bad_plan_is_refused_with_its_line(
    text: str, named: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["space-alert", "solve", written(tmp_path, text), "--plans", "1"]) == 2
    assert named in capsys.readouterr().err


def test_a_search_says_how_many_plans_it_has_tried(tmp_path: Path) -> None:
    heard: list[tuple[int, int, str]] = []
    with listening(lambda *said: heard.append(said)):
        main(["--lang", "en", "space-alert", "solve", written(tmp_path), "--plans", "50"])
    assert heard[-1] == (50, 50, "Looking for the smallest change that helps")
    assert heard[0][1:] == (50, f"{heard[0][0]} of 50 plans tried")
