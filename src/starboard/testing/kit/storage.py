"""Saved matches: read back as they were, or refused with one clear sentence."""

from __future__ import annotations

import tracemalloc
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

import msgspec

from starboard.errors import BadInput, Damaged
from starboard.kernel.codec import digest, dumps
from starboard.kernel.files import read_lines
from starboard.kernel.log import LogEntry
from starboard.kernel.match import Match
from starboard.kernel.registry import resume
from starboard.testing.kit.journey import Journey
from starboard.testing.kit.spot import Spot

CHECK = "save and load"
SHORT = 12
"""Entries of the matches whose files are damaged on purpose."""
DAMAGES = 25


def check_storage(journey: Journey) -> None:
    """Save, load and verify a whole match; damage the file of a short one in many ways."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "match.jsonl"
        check_round_trip(journey, path)
        check_damage(journey, path)
    check_dice(journey)


def loaded(match: Match[Any], path: Path) -> Match[Any]:
    """The match that a file holds."""
    setup, log = read_lines(path)
    return resume(match.game, setup, log, path.name)


def check_round_trip(journey: Journey, path: Path) -> None:
    match, spot = journey.match, journey.spot()
    match.save(path)
    try:
        copy = loaded(match, path)
        copy.verify()
    except (BadInput, Damaged) as error:
        spot.fail(CHECK, f"a saved match cannot be read again: {error}")
    if dumps(copy.state) != dumps(match.state):
        spot.fail(CHECK, "the state differs after loading")
    if copy.events(None) != match.events(None):
        spot.fail(CHECK, "the events differ after loading")
    if copy.stream.position != match.stream.position:
        spot.fail(CHECK, "chance goes on elsewhere after loading")


def check_damage(journey: Journey, path: Path) -> None:
    """A file cut anywhere, or with a changed byte, is refused or means the same."""
    match = journey.prefix(SHORT)
    match.save(path)
    whole = path.read_bytes()
    spot = Spot(journey.subject, match)
    rng = spot.rng("damage")
    for _ in range(DAMAGES):
        cut = rng.randrange(len(whole))
        check_file(journey, path, whole[:cut], f"cut after {cut} bytes")
        place = rng.randrange(len(whole))
        changed = bytes([whole[place] ^ 1 << rng.randrange(8)])
        check_file(
            journey, path, whole[:place] + changed + whole[place + 1 :], f"changed at {place}"
        )


def check_file(journey: Journey, path: Path, content: bytes, how: str) -> None:
    path.write_bytes(content)
    spot = journey.spot()
    try:
        copy = loaded(journey.match, path)
    except (BadInput, Damaged):
        return
    except Exception as error:
        spot.fail(CHECK, f"a file that is {how} raises {error!r}")
    if copy.log and digest(copy.state) != journey.hashes[len(copy.log)]:
        spot.fail(CHECK, f"a file that is {how} is read as another match")


def check_dice(journey: Journey) -> None:
    """A die that is not the seed's is found."""
    rolled = [entry for entry in journey.match.log if entry.chance]
    if not rolled:
        return
    entry = rolled[0]
    match = journey.prefix(entry.n)
    match.verify()
    match.log[-1] = other_result(entry, Random(entry.n))
    try:
        match.verify()
    except Damaged:
        return
    Spot(journey.subject, match).fail(CHECK, f"a changed result of {entry.chance} is not found")


def other_result(entry: LogEntry, rng: Random) -> LogEntry:
    """An entry with one result of chance changed."""
    index = rng.randrange(len(entry.chance))
    result = entry.chance[index]
    changed = result + 1 if isinstance(result, int) else result + "x"
    chance = (*entry.chance[:index], changed, *entry.chance[index + 1 :])
    return msgspec.structs.replace(entry, chance=chance)


def check_memory(journey: Journey, most: int) -> None:
    """A whole match with its log and snapshots does not grow too large."""
    journey.prefix(1)  # what is loaded once for all matches does not count
    tracemalloc.start()
    try:
        match = journey.prefix(len(journey.match.log))
        size, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    if size > most:
        Spot(journey.subject, match).fail("memory", f"the match takes {size:,} bytes")
