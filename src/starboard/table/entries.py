"""A match from its log, and the log from a match; chance goes on behind every entry."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec.structs import replace

from starboard.errors import Damaged
from starboard.kernel.chance import SHUFFLED, Seeded
from starboard.kernel.codec import hashed, plain
from starboard.kernel.game import Game
from starboard.kernel.log import LogEntry, Setup
from starboard.kernel.match import Match, begin


def trial(match: Match[Any]) -> Match[Any]:
    """A copy of a match whose chance goes on like its own."""
    copy, chance = match.clone(), match.stream
    copy.chance = Seeded(chance.seed, chance.position)
    return copy


def last_entry(match: Match[Any], state: Any) -> LogEntry:
    """The last entry of a match as it is stored, with hash and events beside it.

    `state` is that of the match as plain data. It is not stored: following a log takes less time
    than reading states would, some hundredths of a millisecond an entry.
    """
    events = plain(match.history[-1])
    return replace(match.log[-1], hash=hashed(state), events=events)


def replayed(game: Game[Any], setup: Setup, entries: Sequence[LogEntry]) -> Match[Any]:
    """A match from its log."""
    match = begin(game, setup)
    follow(match, entries)
    return match


def moments(game: Game[Any], setup: Setup, entries: Sequence[LogEntry]) -> Iterator[Match[Any]]:
    """A match before its first entry and after each of them: one and the same, going on."""
    match = begin(game, setup)
    yield match
    for entry in entries:
        follow_stored(match, entry)
        yield match


def follow(match: Match[Any], entries: Sequence[LogEntry]) -> Any:
    """Let a match go through stored entries; gives its state as plain data, if that was needed.

    Raises `Damaged` where they lead somewhere else than to the hash of the last one.
    """
    for entry in entries:
        follow_stored(match, entry)
    if not entries or not entries[-1].hash:
        return None
    state = plain(match.state)
    if entries[-1].hash != hashed(state):
        raise Damaged(entries[-1].n, "leads-elsewhere")
    return state


def follow_stored(match: Match[Any], entry: LogEntry) -> None:
    """Let a match go through an entry that somebody else appended; chance goes on behind it."""
    bare = replace(entry, hash="", events=None, state=None)
    chance = match.stream
    match.follow(bare)
    if entry.kind == "branch":
        return  # from here on chance is the branch's own
    drawn = sum(result != SHUFFLED for result in entry.chance)
    match.chance = Seeded(chance.seed, chance.position + drawn)
