"""Long tests are run some at a time: what they count is added up, what fails is named."""

from __future__ import annotations

from pathlib import Path

import pytest
from tools.soak import Progress
from tools.soak._tests import run_each

FILE = "test_long.py"
TESTS = """
import pytest

@pytest.mark.parametrize("number", range(6))
def test_game(number):
    print(f"moves: {number}")
    assert number != 5
"""


@pytest.fixture
def progress(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Progress:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")
    monkeypatch.setenv("PYTEST_ADDOPTS", "-p xdist.plugin")
    tmp_path.joinpath(FILE).write_text(TESTS, "utf-8")
    return Progress("long", limit=60)


def test_moves_are_added_up_and_failures_named(progress: Progress) -> None:
    result = run_each(progress, FILE, [f"test_game[{number}]" for number in range(6)])
    assert result["moves"] == 15
    assert result["first_fault"].startswith("test_game[5]")
    assert (result["games"], result["faults"], result["done"]) == (6, 1, True)


def test_a_call_without_time_leaves_everything_for_the_next(progress: Progress) -> None:
    progress.deadline = 0
    result = run_each(progress, FILE, ["test_game[0]"])
    assert (result["games"], result["done"]) == (0, False)
