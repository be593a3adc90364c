"""The resolver: missions with known results, bad input, and the exact distribution."""

from __future__ import annotations

import json
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest
import yaml

from starboard.cli import main
from starboard.errors import BadInput
from starboard.games.space_alert.box.check import check_source
from starboard.games.space_alert.box.expect import distribution
from starboard.games.space_alert.box.lines import Source, read_source
from starboard.games.space_alert.box.plan import Planned, read_cases, read_plan
from starboard.games.space_alert.box.resolve import play, result, start_mission
from starboard.games.space_alert.box.scenes import scenes
from starboard.games.space_alert.box.solve_odds import exact_value, sampled_value, token_orders
from starboard.games.space_alert.box.solve_rows import laid
from starboard.games.space_alert.fast import layout
from starboard.games.space_alert.fast.encode import encode_ship
from starboard.games.space_alert.fast.evaluator import Evaluator
from starboard.testing import clause
from starboard.tool import Document
from tests.written import as_yaml

CASES = Path(__file__).parent / "resolved_missions.yaml"
KNOWN = read_source(Document(str(CASES)))
PLANS = [read_plan(KNOWN, where) for where in read_cases(KNOWN)]

PLAN = """\
tracks: {red: T1, white: T2, blue: T3, internal: T4}
threats:
- {code: E1-05, t: 1, zone: white}
- {code: I1-03, t: 2, zone: internal}
actions:
- c-aa
- ">cc"
"""


def planned(text: str = PLAN) -> Planned:
    return read_plan(Source("plan.yaml", text))


def written(folder: Path, text: str) -> str:
    path = folder / "plan.yaml"
    path.write_text(text, encoding="utf-8")
    return str(path)


@pytest.mark.parametrize("plan", PLANS, ids=[plan.plan.id for plan in PLANS])
def test_every_mission_with_a_known_result_comes_out_the_same(plan: Planned) -> None:
    data = KNOWN.at(plan.path)
    alone = Source("case.yaml", as_yaml(data))
    assert check_source(alone) == {"cases": 1, "differences": []}


@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_the_results_do_not_depend_on_the_seed(seed: str) -> None:
    assert check_source(KNOWN, seed)["differences"] == []


def test_check_says_all_is_well_and_exits_0(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", "en", "space-alert", "check", str(CASES)]) == 0
    assert capsys.readouterr().out == "All 35 cases agree.\n"


def changed(field: str, value: object, turn: int | None = None) -> dict[str, Any]:
    """A known case with one expectation changed."""
    data = yaml.load(CASES.read_text(encoding="utf-8"), Loader=yaml.CSafeLoader)
    case = next(case for case in data["cases"] if case["id"] == "full-02")
    if turn is None:
        case["expected"][field] = value
    else:
        case["expected"]["turns"][turn - 1][6] = value
    return {"cases": [case, {**case, "id": "again"}]}


def test_a_difference_is_told_with_its_field_and_exits_1(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data = changed("mission_score", 14)
    data["cases"][1]["expected"] = {"status": "won"}
    path = written(tmp_path, as_yaml(data))
    assert main(["space-alert", "check", path, "--json"]) == 1
    told = json.loads(capsys.readouterr().out)
    wrong = {"id": "full-02", "field": "mission_score", "turn": None, "expected": 14, "got": 13}
    assert told == {"cases": 2, "differences": [wrong]}


def test_a_difference_in_a_turn_names_the_turn() -> None:
    data = changed("", "5 2 6 6 5", turn=2)
    found = check_source(Source("x", as_yaml({"cases": data["cases"][:1]})))
    wrong = {"id": "full-02", "field": "crew", "turn": 2}
    assert found["differences"] == [{**wrong, "expected": "5 2 6 6 5", "got": "5 2 6 6 6"}]


def test_0k_is_somebody_knocked_out_anywhere() -> None:
    case = next(plan for plan in PLANS if any("k" in row[6] for row in turns_of(plan)))
    data: Any = yaml.safe_load(as_yaml(KNOWN.at(case.path)))
    for row in data["expected"]["turns"]:
        row[6] = " ".join("0k" if place.endswith("k") else place for place in row[6].split())
    assert check_source(Source("x", as_yaml(data)))["differences"] == []
    data["expected"]["turns"][0][6] = "0k " + data["expected"]["turns"][0][6][2:]
    assert len(check_source(Source("x", as_yaml(data)))["differences"]) == 1  # type: ignore[arg-type]  # a list


def turns_of(plan: Planned) -> list[list[Any]]:
    turns = plan.plan.expected.get("turns", [])
    return turns if isinstance(turns, list) else []


def test_listed_alternatives_are_alternatives() -> None:
    data = changed("mission_score", [12, 13])
    assert check_source(Source("x", as_yaml(data)))["differences"] == []
    data = changed("mission_score", [12, 14])
    assert len(check_source(Source("x", as_yaml(data)))["differences"]) == 2  # type: ignore[arg-type]  # a list


def test_check_goes_on_after_a_case_that_cannot_be_read() -> None:
    data = changed("mission_score", 13)
    data["cases"][0]["actions"] = ["aaaaaaaaaaaaa"]
    found: Any = check_source(Source("cases.yaml", as_yaml(data)))
    assert found["cases"] == 2
    assert [(each["id"], each["field"]) for each in found["differences"]] == [("full-02", "input")]
    assert "13 actions" in found["differences"][0]["got"]


def test_the_result_has_the_keys_of_the_expected_results() -> None:
    keys = {key for plan in PLANS for key in plan.plan.expected}
    lost = next(plan for plan in PLANS if plan.plan.id == "lost-04")
    assert keys == set(result(play(lost), lost))


def test_resolve_prints_film_and_score_as_one_json_object(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--lang", "en", "space-alert", "resolve", written(tmp_path, PLAN), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["status"] == "won"
    assert told["film"][2] == {
        "turn": 1,
        "step": "player_actions",
        "actor": "crew-1",
        "kind": "ComputerMaintained",
        "message": "event-computer-maintained",
        "args": {"seat": 0},
        "clause": "SA-MAINT-01",
        "text": "Crew member 1 looks after the computer.",
    }


@pytest.mark.parametrize(
    ("lang", "line"),
    [("en", "Mission completed: -6 points."), ("de", "Mission geschafft: -6 Punkte.")],
)
def test_resolve_tells_the_end_in_both_languages(
    lang: str, line: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = PLAN + "damage_drawn: {white: [upper_weapon]}\n"
    text = text.replace("- {code: I1-03, t: 2, zone: internal}\n", "").replace('- ">cc"\n', "")
    assert main(["--lang", lang, "space-alert", "resolve", written(tmp_path, text)]) == 0
    assert line in capsys.readouterr().out


@pytest.mark.parametrize("lang", ["de", "en"])
def test_every_event_of_every_known_mission_has_its_sentence(lang: str) -> None:
    for plan in PLANS:
        for scene in scenes(play(plan), lang):
            assert scene["text"]
            assert str(scene["clause"]).startswith("SA-")


def test_six_rows_are_played_with_a_note(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = PLAN + "\n".join("- a" for _ in range(4))
    assert main(["--lang", "en", "space-alert", "resolve", written(tmp_path, text), "--json"]) == 0
    notes = json.loads(capsys.readouterr().out)["notes"]
    assert notes == ["More than five crew members: the board game does not allow that."]


def test_listed_damage_tokens_are_drawn_in_their_order() -> None:
    text = PLAN.replace("- c-aa", '- "-"')
    plan = planned(text + "damage_drawn: {white: [reactor, gravolift, shield]}\n")
    drawn: Any = result(play(plan), plan)["damage_drawn"]
    assert drawn["white"][:3] == ["reactor", "gravolift", "shield"]


def test_without_listed_tokens_the_seed_decides() -> None:
    plan = planned()
    first = [result(play(plan, str(seed)), plan)["damage_drawn"] for seed in range(5)]
    again = [result(play(plan, str(seed)), plan)["damage_drawn"] for seed in range(5)]
    assert first == again
    assert any(drawn != first[0] for drawn in first)


def test_expect_gives_every_outcome_with_its_exact_probability() -> None:
    plan = next(plan for plan in PLANS if plan.plan.id == "solver-04")
    assert distribution(plan) == {-6: Fraction(1, 6), 2: Fraction(5, 6)}


def test_expect_agrees_with_many_seeds() -> None:
    plan = planned()
    exact = distribution(plan)
    assert sum(exact.values()) == 1
    seen = {result(play(plan, str(seed)), plan)["mission_score"] for seed in range(60)}
    assert seen <= set(exact)
    assert len(seen) > 1


def test_expect_tells_survival_and_scores(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = written(tmp_path, PLAN)
    assert main(["--lang", "en", "space-alert", "resolve", path, "--expect", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["survival"] == 1.0
    assert sum(row["probability"] for row in told["outcomes"]) == pytest.approx(1)
    assert main(["--lang", "en", "space-alert", "resolve", path, "--expect"]) == 0
    assert "Survival: 100.0 %" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("E1-05", "E9-05", "line 3: threats[1].code: there is no threat “E9-05”"),
        ("blue: T3", "blue: T8", "line 1: tracks.blue: there is no trajectory “T8”"),
        ("blue: T3", "red: T3", "line 1: tracks.red: is given twice"),
        ("blue: T3, ", "", "line 1: tracks: no trajectory is given for blue"),
        ("- c-aa", "- c-aaaaaaaaaaa", "line 6: actions[1]: 13 actions, but there are 12 turns"),
        ("- c-aa", "- c-qa", "line 6: actions[1]: turn 3: there is no card “q”"),
        ("zone: internal", "zone: red", "line 4: threats[2].zone: I1-03 is an internal threat"),
        ("zone: white", "zone: internal", "line 3: threats[1].zone: E1-05 is an external threat"),
        ("t: 2", "t: 9", "line 4: threats[2].t: 9 is no number of a threat"),
        ("t: 2", "t: two", "line 4: threats[2].t: "),
        ("t: 2, ", "", "line 4: threats[2].t: missing"),
        ("actions:", "actionz:", "line 5: actionz: unknown field; is “actions” meant?"),
        ("actions:", "plans:", "line 1: actions: missing"),
        ("actions:", "androids: [3]\nactions:", "line 5: androids[1]: there is no row 3"),
        (
            "actions:",
            "hands: [[c<, a>, a>, a>], [b>]]\nactions:",
            "line 8: actions[2]: turn 2: no card in this hand is left for “c”",
        ),
        (
            "actions:",
            "hands: [[c<, q>], [b>]]\nactions:",
            "line 5: hands[1][2]: there is no card “q>”",
        ),
        (
            "actions:",
            "damage_drawn: {red: [shield, shield]}\nactions:",
            "line 5: damage_drawn.red: shield is drawn twice",
        ),
    ],
)
def test_bad_input_is_one_sentence_with_line_and_field(
    old: str,
    new: str,
    sentence: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    path = written(tmp_path, PLAN.replace(old, new, 1))
    assert main(["--lang", "en", "space-alert", "resolve", path]) == 2
    told = capsys.readouterr().err
    assert told.startswith(f"starboard: {path}: {sentence}")
    assert told.count("\n") == 1


def test_a_row_of_heroic_moves_is_read_although_it_looks_like_a_number() -> None:
    rows = planned(PLAN.replace("- c-aa", "- 3425")).rows
    assert "".join(rows[0]) == "3425"


def test_a_plan_that_fits_the_hands_is_played() -> None:
    text = PLAN.replace("actions:", "hands: [[c<, a>, a>], [b>, c^, c>]]\nactions:")
    assert planned(text).rows


def test_a_file_with_several_cases_is_for_check(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", "en", "space-alert", "resolve", str(CASES)]) == 2
    assert "35 cases; resolve takes one, check takes all" in capsys.readouterr().err


@clause("SA-CAMP-16", "SA-CAMP-17")
def test_old_damage_lowers_maximum_and_start_of_reactor_and_shield() -> None:
    ship = start_mission(planned(PLAN + "start: {damage: {red: [reactor, shield, upper_weapon]}}"))
    assert (ship.reactor_max[0], ship.reactor[0]) == (2, 1)
    assert (ship.shield_max[0], ship.shield[0]) == (1, 0)
    assert ship.strength[3] == 3


@clause("SA-CAMP-20")
def test_a_squad_left_behind_is_not_on_the_ship() -> None:
    ship = start_mission(planned(PLAN + "start: {squads: [upper_blue]}"))
    assert [squad.value for squad in ship.stored].count("active") == 1


@clause("SA-CAMP-26")
def test_squads_left_behind_still_cost_their_points() -> None:
    plan = planned(PLAN + "start: {squads: [upper_blue]}")
    found: dict[str, Any] = result(play(plan), plan)
    whole: dict[str, Any] = result(play(planned()), planned())
    assert found["disabled_squads"] == 1
    assert found["mission_score"] == whole["mission_score"] - 1
    assert encode_ship(start_mission(plan))[layout.LEFT_OFF] == 1


TEST_RUN = {
    "mission": "test_run_1",
    "tracks": {"red": "T1", "white": "T2", "blue": "T3", "internal": "T4"},
    "threats": [{"code": "E1-07", "t": 1, "zone": "red"}],
    "actions": ["c-----------", ">^c---------"],
}


@clause("SA-SETUP-13")
def test_the_plan_of_a_test_run_ends_early_and_does_without_what_it_leaves_out(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = written(tmp_path, json.dumps(TEST_RUN))
    assert main(["--lang", "en", "space-alert", "resolve", path, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["turns"][-1][0] == 8
    told = [(each["turn"], each["args"].get("why")) for each in found["film"]]
    assert (3, "left-out") in told
    assert not [each for each in found["film"] if each["kind"] == "ComputerChecked"]


def test_a_plan_of_an_unknown_mission_is_refused(tmp_path: Path) -> None:
    source = Source("plan", json.dumps({**TEST_RUN, "mission": "test_run_9"}))
    with pytest.raises(BadInput, match="is-no-mission"):
        read_plan(source)


@clause("SA-SETUP-13")
def test_the_solver_counts_a_test_run_as_the_resolver_does() -> None:
    planned = read_plan(Source("plan", json.dumps(TEST_RUN)))
    found = distribution(planned)
    state = start_mission(planned)
    given = exact_value(state, laid(planned.rows), planned.tiles)
    assert given is not None
    survival = sum(chance for points, chance in found.items() if points is not None)
    assert given.survival == pytest.approx(float(survival))
    ships = Evaluator(state, token_orders(state, planned, "0", 8), False)
    swift = sampled_value(ships, laid(planned.rows))
    assert swift.survival == pytest.approx(float(survival))
