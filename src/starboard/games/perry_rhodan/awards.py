"""The table of victory points, as functions of what happened in a phase (PR-VP, PR-QUIT).

Everything is counted in 120ths of a point, so that two to six players can share one. The same
functions serve the game and the point sheet of a real table.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from enum import StrEnum
from typing import NamedTuple

import msgspec

from starboard.games.perry_rhodan.kinds import PHASES, Phase

PARTS = 120
"""The parts that make one victory point."""
HALF = PARTS // 2
TENTH = PARTS // 10


class Reason(StrEnum):
    """What points are given for."""

    CHANGE = "change"
    ANTI_ATLAN = "anti_atlan"
    RIDDLES = "riddles"
    TERRA = "terra"
    GANYMED = "ganymed"
    ARALON = "aralon"
    HIGHEST_RM = "highest_rm"
    LOWEST_RM = "lowest_rm"
    HIGHEST_SOL = "highest_sol"
    LOWEST_SOL = "lowest_sol"
    COMPENSATOR = "compensator"
    LAURY = "laury"
    AURIGEL = "aurigel"
    BOMB = "bomb"
    ATLAN = "atlan"
    RENEWED = "renewed"
    SHUFFLED = "shuffled"
    LEFT = "left"
    CARD = "card"
    """What a card of somebody's own gives."""


class Tally(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a player has done in a phase, as far as it counts."""

    riddles: int = 0
    """Galactic riddles solved while the phase was running (PR-VP-05, 08)."""
    terra: bool = False
    """A reduction on Pro-Terra with units of the loyalty of the phase (PR-VP-06, 10)."""
    ganymed: bool = False
    """The GANYMED lies on the Anti side (PR-VP-09)."""
    aralon: bool = False
    """The first reduction on Aralon with units (PR-VP-12)."""
    rm_anti: int = 0
    rm_pro: int = 0
    sol: int = 0
    """Koordinaten von Sol (PR-VP-18, 19)."""
    compensator: bool = False
    laury: bool = False
    aurigel: bool = False
    bombs: int = 0
    """Arkonbomben that cost points (PR-VP-15, 23)."""
    atlans: int = 0
    """How often an opponent's Atlan was lost in ground combat of an own mission (PR-VP-22)."""
    renewed: int = 0
    shuffled: int = 0


class Award(NamedTuple):
    """Points with their reason and clause."""

    seat: int
    phase: Phase
    reason: Reason
    parts: int
    clause: str


Tallies = Mapping[int, Tally]
"""Of the players who are still there, by seat."""

CHANGE: Mapping[Phase, tuple[int, str]] = {
    Phase.I: (PARTS, "PR-VP-03"),
    Phase.II: (PARTS, "PR-VP-04"),
    Phase.III: (PARTS + HALF, "PR-VP-07"),
    Phase.IV: (2 * PARTS, "PR-VP-11"),
    Phase.V: (2 * PARTS, "PR-VP-16"),
}
"""For triggering the change of a phase."""
MOST_RIDDLES: Mapping[Phase, str] = {Phase.II: "PR-VP-05", Phase.III: "PR-VP-08"}


class Criterion(NamedTuple):
    """Who meets it shares the points with all others who do (PR-VP-24)."""

    reason: Reason
    parts: int
    clause: str
    met: Callable[[Tallies], list[int]]


def _having(field: str) -> Callable[[Tallies], list[int]]:
    return lambda tallies: [seat for seat, tally in tallies.items() if getattr(tally, field)]


def _most_riddles(tallies: Tallies) -> list[int]:
    """With zero for everybody nobody scores."""
    most = max((tally.riddles for tally in tallies.values()), default=0)
    return [seat for seat, tally in tallies.items() if tally.riddles == most > 0]


def _best(field: str, sign: int) -> Callable[[Tallies], list[int]]:
    def found(tallies: Tallies) -> list[int]:
        best = max(sign * getattr(tally, field) for tally in tallies.values())
        return [seat for seat, tally in tallies.items() if sign * getattr(tally, field) == best]

    return found


def _extreme(sign: int) -> Callable[[Tallies], list[int]]:
    """The highest or lowest Koordinaten von Sol, if they differ at all (PR-VP-18, 19)."""

    def found(tallies: Tallies) -> list[int]:
        seats = _best("sol", sign)(tallies)
        return seats if len(seats) < len(tallies) else []

    return found


CRITERIA: Mapping[Phase, tuple[Criterion, ...]] = {
    Phase.I: (),
    Phase.II: (
        Criterion(Reason.RIDDLES, HALF, "PR-VP-05", _most_riddles),
        Criterion(Reason.TERRA, HALF, "PR-VP-06", _having("terra")),
    ),
    Phase.III: (
        Criterion(Reason.RIDDLES, HALF, "PR-VP-08", _most_riddles),
        Criterion(Reason.GANYMED, HALF, "PR-VP-09", _having("ganymed")),
        Criterion(Reason.TERRA, HALF, "PR-VP-10", _having("terra")),
    ),
    Phase.IV: (
        Criterion(Reason.ARALON, PARTS, "PR-VP-12", _having("aralon")),
        Criterion(Reason.HIGHEST_RM, HALF, "PR-VP-13", _best("rm_anti", 1)),
        Criterion(Reason.LOWEST_RM, HALF, "PR-VP-14", _best("rm_pro", -1)),
    ),
    Phase.V: (
        Criterion(Reason.COMPENSATOR, PARTS, "PR-VP-17", _having("compensator")),
        Criterion(Reason.HIGHEST_SOL, HALF, "PR-VP-18", _extreme(1)),
        Criterion(Reason.LOWEST_SOL, -HALF, "PR-VP-19", _extreme(-1)),
        Criterion(Reason.LAURY, HALF, "PR-VP-20", _having("laury")),
        Criterion(Reason.AURIGEL, PARTS, "PR-VP-21", _having("aurigel")),
    ),
}
BOMBS: Mapping[Phase, str] = {Phase.IV: "PR-VP-15", Phase.V: "PR-VP-23"}


# ------------------------------------------------------------------------- a phase that ends


def phase_awards(
    phase: Phase, tallies: Tallies, triggered: int, *, anti_atlan: bool = False
) -> list[Award]:
    """All points of a phase that somebody ended."""
    if anti_atlan:
        change = Award(triggered, phase, Reason.ANTI_ATLAN, PARTS, "PR-P5-11")
    else:
        change = Award(triggered, phase, Reason.CHANGE, *CHANGE[phase])
    awards = [change]
    for criterion in CRITERIA[phase]:
        seats = criterion.met(tallies)
        for seat in seats:
            parts = criterion.parts // len(seats)
            awards.append(Award(seat, phase, criterion.reason, parts, criterion.clause))
    for seat, tally in tallies.items():
        awards += fixed_minus(phase, seat, tally)
    return awards


def fixed_minus(phase: Phase, seat: int, tally: Tally) -> Iterator[Award]:
    """What nobody shares and nobody escapes (PR-QUIT-04, PR-VP-01, 02, 15, 22, 25)."""
    for reason, count, parts, clause in (
        (Reason.RENEWED, tally.renewed, HALF, "PR-VP-01"),
        (Reason.SHUFFLED, tally.shuffled, TENTH, "PR-VP-02"),
        (Reason.BOMB, tally.bombs, PARTS, BOMBS.get(phase, "PR-VP-15")),
        (Reason.ATLAN, tally.atlans, PARTS, "PR-VP-22"),
    ):
        if count:
            yield Award(seat, phase, reason, -count * parts, clause)


# ------------------------------------------------------------------------- a phase that does not


def leaving_awards(phase: Phase, seat: int, tally: Tally) -> list[Award]:
    """Who gives up loses two points, and all that was gained in this phase (PR-QUIT-01…04)."""
    left = Award(seat, phase, Reason.LEFT, -2 * PARTS, "PR-QUIT-01")
    return [left, *fixed_minus(phase, seat, tally)]


def surrender_awards(phase: Phase, tallies: Tallies) -> list[Award]:
    """All stop together: as if they left, without the two points (PR-QUIT-05, 06)."""
    return [award for seat, tally in tallies.items() for award in fixed_minus(phase, seat, tally)]


def abort_awards(phase: Phase, last: Phase, seat: int, tally: Tally) -> list[Award]:
    """The only one who would have gone on gets what no way to win leads around (PR-QUIT-08…11)."""
    awards: list[Award] = []
    for each in PHASES[phase.number - 1 : last.number]:
        awards.append(Award(seat, each, Reason.CHANGE, CHANGE[each][0], "PR-QUIT-08"))
        if each in MOST_RIDDLES:
            awards.append(Award(seat, each, Reason.RIDDLES, HALF, "PR-QUIT-09"))
        if each is Phase.IV:
            awards.append(Award(seat, each, Reason.ARALON, PARTS, "PR-QUIT-10"))
    return [*awards, *fixed_minus(phase, seat, tally)]


# ------------------------------------------------------------------------- the whole campaign


def ranking(totals: Sequence[int], changes: Sequence[tuple[Phase, int]]) -> tuple[int, ...]:
    """The place of every seat: points, then changes triggered, then the highest.

    PR-GEN-03, 06, PR-VP-26, 27.
    """
    keys = []
    for seat, total in enumerate(totals):
        mine = [phase.number for phase, by in changes if by == seat]
        keys.append((total, len(mine), max(mine, default=0)))
    return tuple(1 + sum(other > key for other in keys) for key in keys)


def winners_of(phase: Phase, awards: Sequence[Award]) -> tuple[int, ...]:
    """A phase is won by who gained the most points in it (PR-QUIT-12, PR-WIN-01, PR-VP-26…28)."""
    gained: Counter[int] = Counter()
    for award in awards:
        if award.phase is phase:
            gained[award.seat] += award.parts
    most = max(gained.values(), default=None)
    return tuple(seat for seat, parts in sorted(gained.items()) if parts == most)
