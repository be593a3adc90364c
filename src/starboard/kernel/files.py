"""Matches as files: JSON Lines, a first line with the setup, then one line per entry."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from starboard.errors import BadInput, Damaged, Error
from starboard.kernel.agenda import S
from starboard.kernel.chance import Chance, NeedsChance, Result, Seeded
from starboard.kernel.codec import digest, dumps, plain
from starboard.kernel.events import Event
from starboard.kernel.game import Game
from starboard.kernel.log import FORMAT, VERSION, LogEntry, Setup
from starboard.kernel.loop import act, advance, why_not
from starboard.kernel.notation import parse

if TYPE_CHECKING:
    from starboard.kernel.match import Match

STATE_EVERY = 50
UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)
"""What a line may raise that is no JSON of ours: wrong in form, in type, or nested without end."""


def write_match(match: Match[Any], path: str | Path) -> None:
    """Write a match; the file is complete or not there at all."""
    target = Path(path)
    part = target.with_name(target.name + ".part")
    lines = b"".join(line + b"\n" for line in lines_of(match))
    try:
        part.write_bytes(lines)
        part.replace(target)
    except BaseException:  # a full disk, Ctrl+C
        part.unlink(missing_ok=True)
        raise


def lines_of(match: Match[Any]) -> list[bytes]:
    """The lines of a saved match. Hashes are computed here, on a replay of the log."""
    lines = [msgspec.json.encode(match.setup)]
    replayed = match.from_the_start()
    for entry in match.log:
        replayed.follow(entry)
        beside: dict[str, Any] = {"hash": digest(replayed.state)}
        beside["events"] = plain(replayed.history[-1])
        if entry.n % STATE_EVERY == 0:
            beside["state"] = plain(replayed.state)
        lines.append(msgspec.json.encode(msgspec.structs.replace(entry, **beside)))
    return lines


def read_lines(path: str | Path) -> tuple[Setup, list[LogEntry]]:
    """The setup and the entries of a file; raises `BadInput` or `Damaged`."""
    name = Path(path).name
    try:
        lines = Path(path).read_bytes().split(b"\n")
    except OSError as error:
        raise BadInput(str(path), "is-unreadable", why=str(error.strerror)) from None
    if lines and not lines[-1]:
        lines.pop()
    elif lines:
        raise Damaged(len(lines) - 1, "is-cut-off", file=name)
    if not lines:
        raise BadInput(name, "is-empty")
    setup = read_setup(name, lines[0])
    return setup, [read_entry(number, line) for number, line in enumerate(lines[1:], 1)]


def read_setup(name: str, line: bytes) -> Setup:
    try:
        setup = msgspec.json.decode(line, type=Setup)
    except UNREADABLE as error:
        raise BadInput(f"{name}: line 1", "is-no-saved-match", why=str(error)) from None
    if setup.format != FORMAT:
        where, found = f"{name}: line 1", setup.format
        raise BadInput(where, "is-another-format", format=found, known=FORMAT)
    if setup.version != VERSION:
        version = str(setup.version)
        raise BadInput(f"{name}: line 1", "is-another-version", version=version, known=VERSION)
    return setup


def read_entry(number: int, line: bytes) -> LogEntry:
    try:
        entry = msgspec.json.decode(line, type=LogEntry)
    except UNREADABLE as error:
        raise Damaged(number, "is-unreadable", why=str(error)) from None
    if entry.n != number:
        raise Damaged(number, "is-misnumbered", number=entry.n)
    return entry


def replay_entry(game: Game[S], state: S, entry: LogEntry, chance: Chance) -> list[Event]:
    """Play one stored entry on a state; gives its events."""
    if entry.kind == "concede":
        game.concede(state, entry.seat, chance)
        advance(game, state, chance)
    elif entry.kind == "agree":
        game.agree(state)
    for text in entry.moves:
        move = parse(text, game.move_types)
        refused = why_not(game, state, entry.seat, move)
        if refused is not None:
            raise refused
        act(game, state, entry.seat, move, chance)
    events = state.events
    state.events = []
    state.settled = 0
    return events


def replay_checked(match: Match[Any], entry: LogEntry, chance: Chance | None) -> None:
    """Follow one entry and compare the hash of the state."""
    try:
        match.follow(entry, chance)
    except NeedsChance as error:
        raise Damaged(entry.n, "chance-does-not-fit", asked=str(error.request)) from None
    except (Error, StopIteration, IndexError, KeyError, ValueError) as error:
        raise Damaged(entry.n, "cannot-be-played", why=str(error)) from None
    if entry.hash and entry.hash != digest(match.state):
        raise Damaged(entry.n, "leads-elsewhere")


class Checked(Seeded):
    """The stream of the seed, compared with what was recorded."""

    def __init__(self, seed: str, position: int, recorded: tuple[Result, ...], entry: int) -> None:
        super().__init__(seed, position)
        self.recorded = recorded
        self.entry = entry

    def compare(self) -> None:
        """Raise `Damaged` if the results are not those of the seed."""
        if tuple(self.results) != self.recorded:
            raise Damaged(self.entry, "dice-are-not-the-seeds")


def verify_match(match: Match[Any]) -> None:
    """Replay a match from its seed and compare every die and every hash."""
    replayed = match.from_the_start()
    seed, position = match.setup.seed, replayed.stream.position
    for entry in match.log:
        if entry.kind == "branch":
            seed, position = entry.seed, 0
        chance = Checked(seed, position, entry.chance, entry.n)
        replay_checked(replayed, entry, chance)
        if entry.kind != "undo":
            chance.compare()
            position = chance.position
    if dumps(replayed.state) != dumps(match.state):
        raise Damaged(len(match.log), "leads-away-from-running")
