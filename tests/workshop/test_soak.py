"""Long proofs go on where they stopped and leave one line each."""

from __future__ import annotations

from pathlib import Path
from types import ModuleType

import pytest
from tools.soak import LONGEST, Progress
from tools.soak.__main__ import main, parts, record, soak


def part(result: dict[str, object]) -> ModuleType:
    """A part that counts its calls and returns this."""
    module = ModuleType("part")

    def run(progress: Progress) -> dict[str, object]:
        progress.state["calls"] = progress.state.get("calls", 0) + 1
        return {"calls": progress.state["calls"], **result}

    module.run = run  # type: ignore[attr-defined]
    return module


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_a_part_goes_on_where_it_stopped(folder: Path) -> None:
    unfinished = part({"done": False})
    assert soak("count", unfinished) == 0
    assert soak("count", unfinished) == 0
    assert "calls 2" in (folder / "docs/measured.md").read_text("utf-8").splitlines()[-1]


def test_a_finished_part_begins_anew(folder: Path) -> None:
    soak("count", part({"done": True}))
    soak("count", part({"done": True}))
    assert "calls 1" in (folder / "docs/measured.md").read_text("utf-8").splitlines()[-1]


def test_a_failed_part_says_no_and_is_recorded(folder: Path) -> None:
    assert soak("count", part({"good": False})) == 1
    assert "failed" in (folder / "docs/measured.md").read_text("utf-8").splitlines()[-1]


def test_no_part_works_longer_than_twenty_minutes() -> None:
    assert Progress("count", limit=10_000).time_left <= LONGEST == 1200


def test_each_result_is_one_row(folder: Path) -> None:
    file = folder / "measured.md"
    record("a", {"games": 3}, file)
    record("b", {"games": 4, "errors": 0}, file)
    rows = [line for line in file.read_text("utf-8").splitlines() if line.startswith("| 2")]
    assert [row.split(" | ")[2:] for row in rows] == [
        ["a", "games 3 |"],
        ["b", "games 4, errors 0 |"],
    ]


def test_mutants_are_a_part() -> None:
    assert parts()["mutants"] == "tools.soak.mutants"


def test_an_unknown_part_is_bad_input(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["nonsense"]) == 2
    assert "nonsense" in capsys.readouterr().err
