"""`starboard replay`: reading a stored match, and whether it is what it claims to be."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import starboard
from starboard.cli import main
from starboard.lab.simulate import simulate
from tests.bots import situations

assert situations.TOYS  # the toys are known to the registry


@pytest.fixture
def stored(tmp_path: Path) -> Path:
    """A whole game of bluff."""
    simulate("bluff", 1, 2, seed=1, record=tmp_path)
    return next(tmp_path.iterdir())


def edit(path: Path, line: int, old: str, new: str) -> None:
    lines = path.read_text("utf-8").splitlines()
    assert old in lines[line]
    lines[line] = lines[line].replace(old, new, 1)
    path.write_text("\n".join(lines) + "\n", "utf-8")


def test_a_good_match_is_verified(stored: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(stored), "--verify"]) == 0
    assert "are right" in capsys.readouterr().out


def test_a_changed_hash_is_found_and_its_entry_named(
    stored: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    edit(stored, 3, '"hash":"', '"hash":"0')
    assert main(["replay", str(stored), "--verify", "--json"]) == 1
    found = json.loads(capsys.readouterr().out)
    assert found["verified"] is False
    assert found["differs"]["entry"] == 3


def test_another_seed_is_found(stored: Path, capsys: pytest.CaptureFixture[str]) -> None:
    edit(stored, 0, '"seed":"1/0"', '"seed":"1/1"')
    assert main(["--lang", "de", "replay", str(stored), "--verify"]) == 1
    assert capsys.readouterr().out.startswith("Zug ")


def test_a_file_that_is_cut_off_is_not_verified(stored: Path) -> None:
    stored.write_bytes(stored.read_bytes()[:-20])
    assert main(["replay", str(stored), "--verify"]) == 1


def test_a_damaged_file_cannot_be_shown(stored: Path, capsys: pytest.CaptureFixture[str]) -> None:
    stored.write_bytes(stored.read_bytes()[:-20])
    assert main(["replay", str(stored)]) == 2
    assert "cut off" in capsys.readouterr().err


def test_a_file_that_is_no_match_is_bad_input(tmp_path: Path) -> None:
    path = tmp_path / "notes.txt"
    path.write_text("buy milk\n")
    assert main(["replay", str(path), "--verify"]) == 2
    assert main(["replay", str(tmp_path / "nothing")]) == 2


def test_every_entry_is_printed(stored: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", "en", "replay", str(stored)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "bluff, rules 1, 2 seats, seed 1/0"
    assert lines[1].startswith("   1  Seat 0: play ")
    assert "Won by" in lines[-1]


def test_a_replay_can_begin_later(stored: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(stored), "--from", "4", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["entries"][0]["n"] == 4


def test_a_seat_is_shown_only_what_it_could_see(
    stored: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["replay", str(stored), "--seat", "0", "--json"]) == 0
    entries = json.loads(capsys.readouterr().out)["entries"]
    drawn = [event for entry in entries for event in entry["events"] if event["$"] == "Drew"]
    assert all(event["card"] for event in drawn if event["seat"] == 0)
    assert not any(event["card"] for event in drawn if event["seat"] == 1)
    assert not any(entry["moves"] for entry in entries if entry["seat"] == 1)


def test_everything_that_can_happen_to_a_match_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    match = starboard.new("bluff", seats=2, seed=1).branch(0)
    for _ in range(2):
        match.play(0, match.moves(0)[0])
        match.undo(0, consent=(1,))
    match.agree()
    match.save(tmp_path / "story")
    assert main(["--lang", "en", "replay", str(tmp_path / "story")]) == 0
    said = capsys.readouterr().out
    assert "branches off" in said
    assert "Seat 0: takes back entry 2" in said
    assert "by agreement" in said
    assert "Nobody wins" in said


def test_a_seat_that_is_not_there_is_refused(stored: Path) -> None:
    assert main(["replay", str(stored), "--seat", "2"]) == 2
