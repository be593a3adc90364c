"""Stored matches as stories: what everybody did, out of how many moves, and what happened.

`python -m tests.stored.stories` writes a `.txt` beside every `.jsonl`; a change of one is read in
review like any other text.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from starboard.kernel.files import read_lines
from starboard.kernel.log import LogEntry
from starboard.kernel.match import Match, begin
from starboard.kernel.options import read_options
from starboard.kernel.registry import game_named
from starboard.text.sentences import Speech

HERE = Path(__file__).parent


def stored() -> list[Path]:
    """Every stored match."""
    return sorted(HERE.glob("*/*.jsonl"))


def story(path: Path) -> str:
    """A stored match in words."""
    return "\n".join(told(path)) + "\n"


def told(path: Path) -> Iterator[str]:
    """Line by line."""
    setup, log = read_lines(path)
    game = game_named(setup.game)
    options = read_options(game.options, setup.options)
    match = begin(game, msgspec.structs.replace(setup, options=options))
    names = [f"Seat {seat}" for seat in range(setup.seats)]
    speech = Speech(match.game, "en", names)
    yield f"{setup.game}, rules {setup.rules}, {setup.seats} seats, seed {setup.seed}"
    yield from happened(match, speech)
    for entry in log:
        count = len(match.moves(entry.seat)) if entry.kind == "move" else 0
        match.follow(entry)
        yield f"{entry.n:4}  {did(entry, count)}"
        yield from happened(match, speech)
    if match.outcome is not None:
        yield speech.outcome(match.outcome)


def did(entry: LogEntry, count: int) -> str:
    """Who did what, and how many moves there were."""
    who = "Clock" if entry.seat < 0 else f"Seat {entry.seat}"
    if entry.kind != "move":
        return f"{who}: ({entry.kind})"
    return f"{who}, 1 of {count}: {'; '.join(entry.moves)}"


def happened(match: Match[Any], speech: Speech) -> Iterator[str]:
    """What the last entry has brought about."""
    for event in match.history[-1]:
        sentence = speech.event(match.state, event)
        if sentence:
            yield f"      {sentence}"


def main() -> int:
    """Write all stories."""
    for path in stored():
        path.with_suffix(".txt").write_text(story(path), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
