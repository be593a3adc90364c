"""Long proofs go on where they stopped and leave one line each."""

from __future__ import annotations

from pathlib import Path
from types import ModuleType

import pytest
from tools.measured import record, write
from tools.soak import LONGEST, Progress
from tools.soak.__main__ import main, parts, soak


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


def test_a_part_is_one_row_with_its_latest_result_and_every_result_is_kept(folder: Path) -> None:
    page = folder / "measured.md"
    record("a", {"games": 3}, page)
    record("b", {"game": "toy", "games": 4, "errors": 0}, page)
    record("a", {"games": 5}, page)
    rows = [line for line in page.read_text("utf-8").splitlines() if line.startswith("| ")][1:]
    assert [row.split(" | ")[0:3:2] for row in rows] == [
        ["| a", "games 5"],
        ["| b, toy", "games 4, errors 0"],
    ]
    assert len(page.with_suffix(".jsonl").read_text("utf-8").splitlines()) == 3


def test_the_page_shows_what_the_data_say(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    docs = Path(__file__).parents[2] / "docs"
    page = folder / "measured.md"
    page.with_suffix(".jsonl").write_bytes((docs / "measured.jsonl").read_bytes())
    write(page)
    assert page.read_text("utf-8") == (docs / "measured.md").read_text("utf-8")


def test_mutants_are_a_part() -> None:
    assert parts()["mutants"] == "tools.soak.mutants"


def test_an_unknown_part_is_bad_input(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["nonsense"]) == 2
    assert "nonsense" in capsys.readouterr().err


def test_every_part_says_in_a_line_what_it_proves(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split("=")[1].split()[0] for line in lines] == list(parts())
    assert all(len(line.split()) > 8 for line in lines)
