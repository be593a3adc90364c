"""The post-mortem: remembered turns come out as resolved ones, and better plans are found."""

from __future__ import annotations

import gc
import json
from pathlib import Path
from random import Random

import pytest

from starboard.cli import main
from starboard.games.space_alert.expect import distribution
from starboard.games.space_alert.kinds import Action
from starboard.games.space_alert.lines import Source, read_source
from starboard.games.space_alert.plan import Planned, first_without_card, read_cases, read_plan
from starboard.games.space_alert.resolve import Film, start_mission
from starboard.games.space_alert.solve import Solver
from starboard.games.space_alert.solve_cards import Cards, laid
from starboard.games.space_alert.solve_odds import (
    exact_value,
    sampled_value,
    token_orders,
    with_plan,
)
from starboard.games.space_alert.solve_tool import as_json
from starboard.games.space_alert.solve_turns import ACTIONS, Rows, TokenOrder, Turns, push

KNOWN = read_source(str(Path(__file__).parent / "resolved_missions.yaml"))
CASES = {plan.plan.id: plan for plan in (read_plan(KNOWN, each) for each in read_cases(KNOWN))}

PLAN = """\
tracks: {red: T5, white: T3, blue: T1, internal: T4}
threats:
- {code: E1-07, t: 5, zone: red}
- {code: E1-05, t: 2, zone: white}
actions: ["------------", "c-a--a"]
"""
HANDS = 'hands: [["c>", "c>", "x<"], ["c>", "a<", "a^", "b>"]]\n'
LISTED = "damage_drawn: {white: [shield, reactor, structural], red: [gravolift]}\n"


def planned(text: str = PLAN) -> Planned:
    return read_plan(Source("plan.yaml", text))


def written(folder: Path, text: str = PLAN) -> str:
    path = folder / "plan.yaml"
    path.write_text(text, encoding="utf-8")
    return str(path)


# ------------------------------------------------------------------------- remembered turns


def resolved(plan: Planned, rows: Rows, order: dict[str, tuple[str, ...]]) -> tuple[bool, int]:
    """Whether a plan survives and its points, by the normal resolver from the first turn on."""
    film = Film(with_plan(start_mission(plan), rows), TokenOrder(order))
    assert film.state.outcome is not None
    return not film.lost, film.state.outcome.points[0]


@pytest.mark.parametrize("name", list(CASES)[::4])
def test_a_changed_plan_comes_out_as_if_it_were_resolved_from_the_first_turn_on(name: str) -> None:
    plan, random = CASES[name], Random(name)
    start = start_mission(plan)
    turns = Turns(start, token_orders(start, plan, name, 3))
    rows = laid(plan.rows)
    for _ in range(40):
        seat, place = random.randrange(len(rows)), random.randrange(12)
        row = rows[seat][:place] + random.choice(list(ACTIONS)) + rows[seat][place + 1 :]
        rows = (*rows[:seat], row, *rows[seat + 1 :])
        found = [(end.won, end.score) for end, n in turns.all_endings(rows) for _ in range(n)]
        assert sorted(found) == sorted(resolved(plan, rows, order) for order in turns.orders)


def test_a_plan_that_is_known_needs_no_turn_to_be_resolved_again() -> None:
    plan = CASES["lost-04"]
    turns = Turns(start_mission(plan), token_orders(start_mission(plan), plan, "0", 2))
    turns.all_endings(laid(plan.rows))
    before = turns.resolved
    turns.all_endings(laid(plan.rows))
    assert turns.resolved == before > 0


def test_a_change_in_the_last_turn_needs_no_earlier_turn_again() -> None:
    plan = planned()
    turns = Turns(start_mission(plan), token_orders(start_mission(plan), plan, "0", 1))
    turns.all_endings(("-" * 12, "-" * 12))
    before = turns.resolved
    turns.all_endings(("-" * 12, "-" * 11 + "b"))
    assert turns.resolved - before == 2


@pytest.mark.parametrize(
    ("row", "pushed"),
    [("abc-xa", "a-bcxa"), ("abcaxa", "a-bcax"), ("ab", "a-"), ("ab--", "a-b-")],
)
def test_a_pushed_card_pushes_others_up_to_a_gap_and_the_last_one_off(
    row: str, pushed: str
) -> None:
    assert push(row, 1) == pushed


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
    turns = Turns(start, token_orders(start, plan, "0", 3))
    others: list[Rows] = [("aaaaaaaaaaaa", "<aaaaaaaaaaa"), ("bbcc^^aa<>xx", "^b^aaaa-----")]
    for rows in (laid(plan.rows), *others):
        exact = exact_value(start, rows, plan.tiles)
        assert exact is not None
        assert exact.rank() == sampled_value(turns, rows).rank()


# ------------------------------------------------------------------------- cards


def test_a_changed_plan_can_be_laid_with_the_cards_held() -> None:
    plan = planned(PLAN.replace("c-a--a", "c-a") + HANDS)
    cards, random, rows = Cards(plan), Random("0"), laid(plan.rows)
    hands = plan.plan.hands
    assert hands is not None
    seen = set()
    for _ in range(500):
        rows = cards.changed(rows, random)
        seen.add(rows)
        for row, hand in zip(rows, hands, strict=True):
            assert first_without_card([Action(letter) for letter in row], hand) == 0
    assert len(seen) > 50


def test_without_hands_nobody_gets_a_heroic_card_they_did_not_have() -> None:
    plan = planned(PLAN.replace("c-a--a", "c-A--3"))
    cards, random, rows = Cards(plan), Random("0"), laid(plan.rows)
    for _ in range(500):
        rows = cards.changed(rows, random)
        assert not set(rows[0]) - set("abcx<>^-")
        assert rows[1].count("A") <= 1
        assert rows[1].count("3") <= 1


# ------------------------------------------------------------------------- the search


def test_a_lost_mission_could_have_been_survived() -> None:
    plan = CASES["lost-04"]
    found = Solver(plan, "0").solve(plans=3000)
    assert (found.given.survival, found.given.score) == (0.0, None)
    assert found.best.survival == 1.0
    for order in token_orders(start_mission(plan), plan, "other", 10):
        assert resolved(plan, found.rows, order)[0]


@pytest.mark.parametrize("name", list(CASES)[::20])
def test_the_best_plan_is_never_worse_than_the_given_one(name: str) -> None:
    found = Solver(CASES[name], "0").solve(plans=60)
    assert found.best.rank() >= found.given.rank()


def test_a_mission_that_cannot_go_better_keeps_its_plan() -> None:
    plan = planned(PLAN.replace("c-a--a", "------") + "hands: [[], []]\n")
    found = Solver(plan, "0").solve(seconds=0.05)
    assert found.rows == ("-" * 12, "-" * 12)
    assert not found.better


def test_the_best_plan_is_laid_with_the_cards_held() -> None:
    plan = planned(PLAN.replace("c-a--a", "c-a") + HANDS)
    found = Solver(plan, "0").solve(plans=400)
    assert found.better
    assert plan.plan.hands is not None
    for row, hand in zip(found.rows, plan.plan.hands, strict=True):
        assert first_without_card([Action(letter) for letter in row], hand) == 0


def test_the_best_plan_has_no_change_without_use() -> None:
    found = Solver(planned(), "0").solve(plans=400)
    start, given = start_mission(planned()), laid(planned().rows)
    for seat, row in enumerate(found.rows):
        for place in [i for i in range(12) if row[i] != given[seat][i]]:
            back = row[:place] + given[seat][place] + row[place + 1 :]
            value = exact_value(start, (*found.rows[:seat], back, *found.rows[seat + 1 :]), {})
            assert value is not None
            assert value.rank() < found.best.rank()


def test_the_same_seed_and_number_of_plans_give_the_same_answer() -> None:
    one, two = [as_json(Solver(planned(), "7").solve(plans=300)) for _ in range(2)]
    assert one | {"seconds": 0} == two | {"seconds": 0}


def test_the_search_ends_when_its_time_is_over() -> None:
    ticks = iter(range(1, 10_000))
    found = Solver(planned(), "0", clock=lambda: next(ticks) * 0.01).solve(seconds=1.0)
    assert 50 < found.plans < 100


def test_after_the_search_the_collector_runs_as_before() -> None:
    Solver(planned(), "0").solve(plans=1)
    assert gc.isenabled()


# ------------------------------------------------------------------------- the command


def test_solve_answers_with_its_keys(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command = ["--lang", "en", "space-alert", "solve", written(tmp_path), "--plans", "200"]
    assert main([*command, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert list(found) == ["given", "best", "plans", "seconds", "exact"]
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
    assert len(told) == 9


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
