"""`starboard rules`: what it prints and how it ends."""

import json

import pytest

from starboard.cli import main


def test_coverage_counts_the_tests_that_ran_and_passed(project) -> None:
    ran = project.starboard("rules", "coverage", "toy", "--json")
    assert json.loads(ran.stdout) == {
        "game": "toy",
        "clauses": 3,
        "covered": ["TOY-WIN-01", "TOY-DIE-01"],
        "missing": ["TOY-WIN-02"],
        "exempt": [],
        "tests": {
            "TOY-WIN-01": ["tests/toy/test_toy.py::test_ten_points_win"],
            "TOY-DIE-01": ["tests/toy/test_toy.py::test_six_counts_twice"],
        },
    }
    assert ran.returncode == 1


def test_coverage_is_complete_when_every_clause_has_a_passing_test(project) -> None:
    project.change("tests/toy/test_toy.py", '"TOY-WIN-01"', '"TOY-WIN-01", "TOY-WIN-02"')
    ran = project.starboard("rules", "coverage", "toy")
    assert (ran.stdout, ran.returncode) == ("toy: 3 / 3 clauses tested (100.0 %)\n", 0)


def test_a_failing_test_covers_nothing(project) -> None:
    project.change("tests/toy/test_toy.py", "has_won(11)", "has_won(9)")
    ran = project.starboard("rules", "coverage", "toy", "--json")
    assert json.loads(ran.stdout)["missing"] == ["TOY-WIN-01", "TOY-WIN-02"]


def test_coverage_runs_the_tests_only_when_something_has_changed(project) -> None:
    project.pytest()
    unchanged = project.starboard("rules", "coverage", "toy")
    project.change("src/starboard/games/toy/__init__.py", "points >= 10", "points >= 12")
    changed = project.starboard("rules", "coverage", "toy")
    assert "Running" not in unchanged.stderr
    assert "2 / 3 clauses tested" in unchanged.stdout
    assert "Running the tests of toy" in changed.stderr
    assert "1 / 3 clauses tested" in changed.stdout


def test_coverage_runs_the_tests_after_a_partial_run(project) -> None:
    project.pytest("-k", "six")
    ran = project.starboard("rules", "coverage", "toy")
    assert "2 / 3 clauses tested" in ran.stdout


def test_tests_that_cannot_be_collected_are_bad_input(project) -> None:
    project.change("tests/toy/test_toy.py", '"TOY-WIN-01"', '"TOY-WIN-99"')
    ran = project.starboard("rules", "coverage", "toy")
    assert ran.returncode == 2
    assert ran.stderr.splitlines()[-1].startswith("starboard: tests/toy: the tests cannot be run")


def test_an_exempt_clause_is_not_missing(project) -> None:
    more = [
        f"- {{id: TOY-OLD-{n:02}, section: Old, kind: flow, clause: Old {n}., de: Alt {n}.}}"
        for n in range(1, 32)
    ]
    rules = project.game / "rules.yaml"
    rules.write_text(rules.read_text() + "\n".join(more))
    project.write("src/starboard/games/toy/exempt.yaml", "[{id: TOY-WIN-02, why: nobody can tell}]")
    found = json.loads(project.starboard("rules", "coverage", "toy", "--json").stdout)
    assert found["exempt"] == [{"id": "TOY-WIN-02", "why": "nobody can tell"}]
    assert found["missing"] == [f"TOY-OLD-{n:02}" for n in range(1, 32)]


def test_a_clause_is_shown_in_the_language_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "show", "fs-goal-02", "--lang", "de"]) == 0
    german = capsys.readouterr().out
    assert main(["rules", "show", "FS-GOAL-02", "--lang", "en"]) == 0
    assert "alle sechs deiner eigenen Preiskarten" in german
    assert "all six of their own prize cards" in capsys.readouterr().out


def test_a_clause_as_json_has_both_languages(capsys: pytest.CaptureFixture[str]) -> None:
    main(["rules", "show", "FS-DRAW-09", "--json"])
    shown = json.loads(capsys.readouterr().out)
    assert shown["then"]["draw_deck"] == 12
    assert shown["de"].startswith("Beispiel")
    assert shown["clause"].startswith("Trade-off")


def test_an_unknown_clause_is_one_sentence_and_exit_2(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "show", "FS-GOAL-99"]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    assert "FS-GOAL-99: no such clause" in said.err


def test_search_prints_every_clause_it_finds(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "search", "Hangar", "zurück", "--game", "flagship", "--lang", "de"]) == 0
    assert capsys.readouterr().out.startswith("FS-HANGAR-07")


def test_search_without_a_result_is_a_no(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "search", "Mondkalb", "--lang", "de"]) == 1
    assert "Keine Regel" in capsys.readouterr().err


def test_chapters_draw_neighbouring_clauses_together(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "chapters", "flagship"]) == 0
    assert "FS-GOAL-01…04, FS-MULTI-01" in capsys.readouterr().out
