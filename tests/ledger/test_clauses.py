"""The mark on a test, and the records that passing tests leave."""

import pytest

from starboard.testing import clause


def test_a_mark_carries_its_clauses() -> None:
    mark = clause("FS-GOAL-01", "FS-GOAL-02", "FS-GOAL-03").mark
    assert (mark.name, mark.args) == ("clause", ("FS-GOAL-01", "FS-GOAL-02", "FS-GOAL-03"))


@pytest.mark.parametrize("ids", [(), ("A-B-01", "A-B-02", "A-B-03", "A-B-04")])
def test_a_test_shows_one_to_three_clauses(ids: tuple[str, ...]) -> None:
    with pytest.raises(TypeError, match=f"one to 3 clauses, not {len(ids)}"):
        clause(*ids)


def test_a_clause_is_not_named_twice() -> None:
    with pytest.raises(TypeError, match="named twice"):
        clause("FS-GOAL-01", "FS-GOAL-01")


def test_the_mark_cannot_be_used_without_ids() -> None:
    with pytest.raises(TypeError, match="takes ids of clauses"):
        clause(lambda: None)  # type: ignore[arg-type]  # the mistake this test is about


@pytest.mark.parametrize("workers", ["0", "2"])
def test_passing_tests_are_recorded_in_one_process_and_in_several(project, workers: str) -> None:
    assert project.pytest("-n", workers).returncode == 0
    assert project.records() == {"test_ten_points_win": True, "test_six_counts_twice": True}


def test_a_failing_test_is_recorded_as_failed(project) -> None:
    project.change("tests/toy/test_toy.py", "has_won(11)", "has_won(9)")
    assert project.pytest().returncode == 1
    assert project.records() == {"test_ten_points_win": False, "test_six_counts_twice": True}


def test_a_skipped_test_shows_nothing(project) -> None:
    project.change(
        "tests/toy/test_toy.py",
        "    assert has_won",
        "    import pytest; pytest.skip()\n    has_won",
    )
    project.pytest()
    assert project.records()["test_ten_points_win"] is False


def test_a_test_whose_tear_down_fails_shows_nothing(project) -> None:
    project.change(
        "tests/toy/test_toy.py",
        "def test_ten_points_win():",
        "def test_ten_points_win(request):\n    request.addfinalizer(lambda: 1 / 0)",
    )
    project.pytest()
    assert project.records() == {"test_ten_points_win": False, "test_six_counts_twice": True}


def test_a_partial_run_leaves_the_other_records_alone(project) -> None:
    project.pytest()
    project.pytest("-k", "six")
    assert project.records() == {"test_ten_points_win": True, "test_six_counts_twice": True}


def test_records_of_a_changed_file_are_dropped_unless_its_tests_ran_again(project) -> None:
    project.pytest()
    project.change("tests/toy/test_toy.py", "has_won(11)", "has_won(12)")
    project.pytest("-k", "six")
    assert project.records() == {"test_six_counts_twice": True}


def test_records_of_a_vanished_test_are_dropped(project) -> None:
    project.write("tests/toy/test_more.py", "def test_more(): pass")
    project.pytest()
    (project.root / "tests/toy/test_toy.py").unlink()
    project.pytest()
    assert project.records() == {}


def test_records_can_be_left_as_they_are(project) -> None:
    project.pytest("--no-clause-records")
    assert not (project.root / "build").exists()


@pytest.mark.parametrize("workers", ["0", "2"])
def test_an_unknown_clause_fails_the_collection(project, workers: str) -> None:
    project.change("tests/toy/test_toy.py", '"TOY-WIN-01"', '"TOY-WIN-09"')
    ran = project.pytest("-n", workers)
    assert ran.returncode != 0
    assert "test_ten_points_win: TOY-WIN-09: no such clause; the nearest is TOY-WIN-0" in ran.stdout


def test_stacked_marks_with_more_than_three_clauses_fail_the_collection(project) -> None:
    project.change(
        "tests/toy/test_toy.py",
        '@clause("TOY-DIE-01")',
        '@clause("TOY-DIE-01")\n@clause("TOY-WIN-01", "TOY-WIN-02", "TOY-DIE-02")',
    )
    ran = project.pytest()
    assert ran.returncode == 2
    assert "test_six_counts_twice: a test shows one to 3 clauses, not 4" in ran.stdout
