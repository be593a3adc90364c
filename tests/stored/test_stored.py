"""Stored matches of every game: a rules fix leaves them identical or gets a new rules version.

New ones are added with `starboard simulate GAME --games 4 --record tests/stored/GAME`, and their
stories with `python -m tests.stored.stories`; old ones are never edited.
"""

from __future__ import annotations

from pathlib import Path

import pytest

import starboard
from tests.stored.stories import stored, story

STORED = stored()


def test_every_finished_game_has_stored_matches() -> None:
    from starboard.kernel.registry import game_named

    finished = {game for game in starboard.games() if game_named(game).finished}
    assert finished <= {path.parent.name for path in STORED}


@pytest.mark.parametrize("path", STORED, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_stored_match_replays_to_the_same_states_and_dice(path: Path) -> None:
    match = starboard.load(path)
    match.verify()
    assert match.over


@pytest.mark.parametrize("path", STORED, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_stored_match_tells_the_same_story(path: Path) -> None:
    assert story(path) == path.with_suffix(".txt").read_text("utf-8")
