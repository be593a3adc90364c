"""Stored matches of every game: a rules fix leaves them identical or gets a new rules version.

New ones are added with `starboard simulate GAME --games 4 --record tests/stored/GAME`, and their
stories with `python -m tests.stored.stories`; old ones are never edited.
"""

from __future__ import annotations

import subprocess
import sys
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


FRESH = """
import sys
from starboard.kernel.codec import Reader
from starboard.kernel.files import read_lines
from starboard.kernel.options import read_options
from starboard.kernel.registry import game_named

for path in sys.argv[1:]:
    setup, log = read_lines(path)
    game = game_named(setup.game)
    content = game.content(setup.cards)
    kind = type(game.setup(setup.seats, read_options(game.options, setup.options), content))
    states = [entry.state for entry in log if entry.state]
    for state in states:
        Reader(content).read(kind, state)
    print(setup.game, len(states))
"""
"""What a worker does that has just started: it reads a state in the middle of a match."""


def test_a_fresh_process_reads_a_running_state_though_nothing_was_played_in_it() -> None:
    first = {path.parent.name: str(path) for path in reversed(STORED)}
    ran = subprocess.run(
        [sys.executable, "-c", FRESH, *first.values()], capture_output=True, text=True, check=False
    )
    assert ran.stderr == ""
    told = dict(line.split() for line in ran.stdout.splitlines())
    assert told.keys() == first.keys()
    assert all(int(count) > 0 for count in told.values())
