"""Saved matches: JSON Lines that are read back as they were, or refused."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import starboard
from starboard import BadInput, Damaged, Match
from starboard.kernel import registry
from starboard.kernel.log import Setup
from tests.kernel.mini import Ask, Mini


def saved(folder: Path, moves: int = 8, game: str = "harvest") -> Path:
    match = starboard.new(game, seed=2)
    for _ in range(moves):
        seat = match.to_act[0]
        match.play(seat, match.moves(seat)[0])
    path = folder / "match.jsonl"
    match.save(path)
    return path


def changed(path: Path, line: int, **fields: object) -> Path:
    """The file with some fields of a line changed."""
    lines = path.read_text().splitlines()
    lines[line] = json.dumps({**json.loads(lines[line]), **fields})
    path.write_text("\n".join(lines) + "\n")
    return path


def test_a_file_begins_with_the_setup_and_has_a_line_for_every_entry(tmp_path: Path) -> None:
    first, *entries = [json.loads(line) for line in saved(tmp_path).read_text().splitlines()]
    assert first["format"] == "starboard"
    assert (first["game"], first["seats"], first["seed"]) == ("harvest", 2, "2")
    assert [entry["n"] for entry in entries] == list(range(1, 9))
    assert all(entry["hash"] and "events" in entry for entry in entries)


def test_a_match_that_was_loaded_goes_on_as_if_nothing_had_happened(tmp_path: Path) -> None:
    match = starboard.new("bluff", seed=2)
    for _ in range(12):
        match.play(match.to_act[0], match.moves(match.to_act[0])[0])
    match.save(tmp_path / "match.jsonl")
    loaded = starboard.load(tmp_path / "match.jsonl")
    for each in (match, loaded):
        for _ in range(8):
            each.play(each.to_act[0], each.moves(each.to_act[0])[0])
    assert loaded.hash == match.hash
    assert loaded.events(0) == match.events(0)


def test_a_file_that_cannot_be_written_leaves_nothing_half_written(tmp_path: Path) -> None:
    (tmp_path / "match.jsonl").mkdir()
    with pytest.raises(IsADirectoryError):
        saved(tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == ["match.jsonl"]


def test_undo_and_concede_survive_a_file(tmp_path: Path) -> None:
    match = starboard.new("harvest", seed=1)
    match.play(0, "go b3")
    match.undo(0, consent=(1,))
    match.play(0, "go b3")
    match.concede(1)
    match.save(tmp_path / "match.jsonl")
    loaded = starboard.load(tmp_path / "match.jsonl")
    assert loaded.hash == match.hash
    assert [entry.kind for entry in loaded.log] == ["move", "undo", "move", "concede"]
    loaded.verify()


@pytest.mark.parametrize(
    ("line", "fields", "words"),
    [
        (3, {"hash": "0" * 16}, "entry 3: leads to another state"),
        (3, {"moves": ["go e5"]}, "entry 3: "),
        (3, {"moves": ["dance"]}, "entry 3: cannot be played"),
        (3, {"n": 4}, "entry 3: has the number 4"),
        (3, {"seat": 1}, "entry 3: "),
        (3, {"kind": "magic"}, "entry 3: cannot be read"),
        (3, {"kind": "undo", "undone": 77}, "entry 3: cannot be played"),
        (1, {"chance": []}, "entry 1: chance does not fit: draw was asked"),
        (1, {"chance": [6]}, "entry 1: chance does not fit"),
    ],
)
def test_a_changed_entry_is_found(
    tmp_path: Path, line: int, fields: dict[str, object], words: str
) -> None:
    with pytest.raises(Damaged, match=words):
        starboard.load(changed(saved(tmp_path), line, **fields))


@pytest.mark.parametrize(
    ("fields", "words"),
    [
        ({"format": "chess"}, "format “chess” is not “starboard”"),
        ({"version": 2}, "format version 2 is not 1"),
        ({"game": "chess"}, "game “chess”: unknown"),
        ({"seats": 9}, "harvest has no 9 seats"),
        ({"rules": 2}, "was played under rules 2; this program knows 1"),
        ({"rules": 0}, "was played under rules 0"),
        ({"options": {"rounds": 99}}, "option rounds: must be from 1 to 12"),
        ({"seats": "two"}, "is no saved match"),
    ],
)
def test_a_changed_setup_is_bad_input(
    tmp_path: Path, fields: dict[str, object], words: str
) -> None:
    with pytest.raises(BadInput, match=words):
        starboard.load(changed(saved(tmp_path), 0, **fields))


def test_a_file_that_is_not_there_is_bad_input(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="cannot be read"):
        starboard.load(tmp_path / "nothing.jsonl")


def test_an_empty_file_is_bad_input(tmp_path: Path) -> None:
    (tmp_path / "empty.jsonl").write_bytes(b"")
    with pytest.raises(BadInput):
        starboard.load(tmp_path / "empty.jsonl")


def test_a_file_of_brackets_is_refused(tmp_path: Path) -> None:
    path = saved(tmp_path, moves=1)
    first = path.read_text().splitlines()[0]
    path.write_text(f'{first}\n{{"n": 1, "seat": 0, "events": {"[" * 100_000}\n')
    with pytest.raises(Damaged):
        starboard.load(path)
    path.write_text("[" * 100_000 + "\n")
    with pytest.raises(BadInput):
        starboard.load(path)


def test_a_file_that_lost_its_end_with_a_whole_line_is_a_shorter_match(tmp_path: Path) -> None:
    path = saved(tmp_path)
    path.write_text("\n".join(path.read_text().splitlines()[:4]) + "\n")
    assert len(starboard.load(path).log) == 3


@settings(
    max_examples=150, suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None
)
@given(data=st.data())
def test_any_bytes_in_a_file_are_a_match_or_refused(tmp_path: Path, data: st.DataObject) -> None:
    path = saved(tmp_path, moves=3)
    whole = path.read_bytes()
    at = data.draw(st.integers(0, len(whole)))
    to = data.draw(st.integers(at, min(len(whole), at + 40)))
    path.write_bytes(whole[:at] + data.draw(st.binary(max_size=20)) + whole[to:])
    loads_or_refuses(path)


def loads_or_refuses(path: Path) -> None:
    try:
        match: Match[Any] | None = starboard.load(path)
    except (BadInput, Damaged) as refused:
        match = None
        said = str(refused)
    else:
        said = repr(match)
    assert said


def test_a_changed_die_is_found_by_verifying() -> None:
    match = starboard.new("harvest", seed=2)
    match.play(0, "go b3")
    entry = match.log[0]
    others = [tile for tile in ("fruit", "grain", "herb") if tile not in entry.chance]
    lied = type(entry)(n=1, seat=0, moves=entry.moves, chance=(others[0],))
    match.log[0] = lied
    with pytest.raises(Damaged, match="entry 1: the dice are not those of the seed"):
        match.verify()


def test_a_match_goes_on_under_the_rules_it_was_begun_with() -> None:
    setup = Setup(game="mini", rules=2, seats=2, options={}, seed="1")
    match = registry.resume(Mini(Ask(0, ("a",))), setup, [], "old.jsonl")
    assert match.state.rules == 2
    match.verify()


def test_an_option_that_a_stored_match_does_not_know_has_its_default() -> None:
    game = registry.game_named("harvest")
    setup = Setup(game="harvest", rules=1, seats=2, options={"rounds": 3}, seed="1")
    match = registry.resume(game, setup, [], "old.jsonl")
    assert match.state.rounds == 3
    assert match.setup.options["herbs"] == "rare"


def test_saving_leaves_no_half_file_behind(tmp_path: Path) -> None:
    path = saved(tmp_path)
    assert [file.name for file in tmp_path.iterdir()] == [path.name]
