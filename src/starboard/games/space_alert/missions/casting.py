"""Which threats a generated mission sends: how many, how bad, in which turn and zone."""

from __future__ import annotations

from itertools import pairwise
from typing import Final, TypeVar

import msgspec

from starboard.games.space_alert.kinds import ZONES, Difficulty
from starboard.games.space_alert.missions.mission import (
    Levels,
    Parameters,
    Range,
    Threat,
    TrackName,
    content,
)
from starboard.kernel.chance import Chance

T = TypeVar("T")
MOST: Final = 7
"""No mission of the CD has more threats, although there are eight number tokens."""


class Cast(msgspec.Struct, kw_only=True):
    """A threat that has no time yet."""

    internal: bool
    serious: bool
    turn: int = 0
    zone: TrackName = "internal"
    unconfirmed: bool = False
    colour: Difficulty | None = None

    @property
    def level(self) -> int:
        """Common threats count once, serious ones twice."""
        return 2 if self.serious else 1

    def announced(self, at: int) -> Threat:
        """The threat with its time."""
        return Threat(
            at=at,
            t=self.turn,
            zone=self.zone,
            serious=self.serious,
            unconfirmed=self.unconfirmed,
            colour=self.colour,
        )


def cast_threats(
    chance: Chance, levels: Levels, *, mixed: bool
) -> tuple[list[Cast], list[Cast]] | None:
    """The threats of phase 1 and of phase 2; nothing where turns and kinds do not agree."""
    may = content().generator
    threats = _kinds(chance, may, levels.five)
    groups = _turns(chance, may, threats)
    if groups is None or not _doubt(chance, threats, levels.five - levels.four):
        return None
    _zones(chance, [each for each in threats if not each.internal])
    if mixed:
        _colours(chance, threats)
    return groups


def compositions(may: Parameters, level: int) -> list[tuple[int, int, int]]:
    """Serious threats, internal ones, and serious internal ones that make up a level."""
    found = []
    for serious in range(1, (level - 1) // 2 + 1):
        total = level - serious
        fewest = min(may.external[0], total - 1)
        for internal in range(may.internal.count[0], may.internal.count[1] + 1):
            external = total - internal
            if total > MOST or not fewest <= external <= may.external[1]:
                continue
            for aboard in (0, 1):
                weighs = internal + aboard
                if aboard <= internal and weighs <= may.internal.level[1]:
                    found.append((serious, internal, aboard))
    return found


def _kinds(chance: Chance, may: Parameters, level: int) -> list[Cast]:
    """The threats in the order in which they will come."""
    known = compositions(may, level)
    serious, internal, aboard = known[chance.below(len(known))]
    outside = level - serious - internal
    threats = [Cast(internal=True, serious=n < aboard) for n in range(internal)]
    threats += [Cast(internal=False, serious=n < serious - aboard) for n in range(outside)]
    return shuffled(chance, threats)


def _turns(
    chance: Chance, may: Parameters, threats: list[Cast]
) -> tuple[list[Cast], list[Cast]] | None:
    """A turn of its own for every threat, in order; phase 1 announces the early ones."""
    count = len(threats)
    fewest = min(may.threats_in_phase[0][0], count // 2)
    most = min(may.threats_in_phase[0][1], count - fewest)
    first = fewest + chance.below(most - fewest + 1)
    if count - first > may.threats_in_phase[1][1]:
        return None
    early, late = may.turns_of_phase
    turns = _some_turns(chance, early, first) + _some_turns(chance, late, count - first)
    for each, turn in zip(threats, turns, strict=True):
        low, high = turn_range(may, internal=each.internal, serious=each.serious)
        if not low <= turn <= high:
            return None
        each.turn = turn
    ends = ((turns[0], may.first_turn), (turns[-1], may.last_turn))
    if any(not limits[0] <= turn <= limits[1] for turn, limits in ends):
        return None
    return threats[:first], threats[first:]


def turn_range(may: Parameters, *, internal: bool, serious: bool) -> Range:
    """In which turns such a threat may appear."""
    if internal:
        return may.turns.serious_internal if serious else may.turns.common_internal
    return may.turns.serious_external if serious else may.turns.common_external


def _some_turns(chance: Chance, limits: Range, count: int) -> list[int]:
    return sorted(shuffled(chance, list(range(limits[0], limits[1] + 1)))[:count])


def _doubt(chance: Chance, threats: list[Cast], levels: int) -> bool:
    """Make one threat of that weight unconfirmed; one internal threat stays certain."""
    if levels == 0:
        return True
    internal = sum(each.internal for each in threats)
    able = [each for each in threats if each.level == levels]
    if internal == 1:
        able = [each for each in able if not each.internal]
    if not able:
        return False
    able[chance.below(len(able))].unconfirmed = True
    return True


def _zones(chance: Chance, outside: list[Cast]) -> None:
    """Zones as evenly as possible, never the same twice in a row."""
    names: tuple[TrackName, ...] = ("red", "white", "blue")
    order = shuffled(chance, list(names))
    zones = [order[n % len(ZONES)] for n in range(len(outside))]
    while True:
        zones = shuffled(chance, zones)
        if all(a != b for a, b in pairwise(zones)):
            break
    for each, zone in zip(outside, zones, strict=True):
        each.zone = zone


def _colours(chance: Chance, threats: list[Cast]) -> None:
    """Half of the threat levels in each colour; an odd one goes to yellow or to white."""
    total = sum(each.level for each in threats)
    halves = {total // 2, total - total // 2}
    able = [
        chosen
        for chosen in range(1 << len(threats))
        if sum(each.level for n, each in enumerate(threats) if chosen >> n & 1) in halves
    ]
    chosen = able[chance.below(len(able))]
    for n, each in enumerate(threats):
        each.colour = Difficulty.YELLOW if chosen >> n & 1 else Difficulty.WHITE


def shuffled(chance: Chance, things: list[T]) -> list[T]:
    """The same things in a random order."""
    left, found = list(things), []
    while left:
        found.append(left.pop(chance.below(len(left))))
    return found
