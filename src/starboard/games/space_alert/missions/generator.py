"""New missions, as fair as those of the CD: the same seed and settings give the same mission."""

from __future__ import annotations

from itertools import pairwise

import msgspec

from starboard.errors import BadInput
from starboard.games.space_alert.missions.casting import Cast, cast_threats
from starboard.games.space_alert.missions.mission import (
    DataTransfer,
    Decks,
    Happening,
    IncomingData,
    Levels,
    Mission,
    Outage,
    Range,
    Spread,
    Threat,
    content,
)
from starboard.games.space_alert.missions.timeline import announcements
from starboard.kernel.chance import Chance, Seeded

LENGTHS: Range = (480, 900)
LEVELS: Range = (4, 12)
USUAL_LENGTH = 600
ATTEMPTS = 2000
PLACINGS = 60


def _usual_levels() -> Levels:
    return content().generator.levels


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """What a crew may wish for; without a length, one such as the CD has."""

    levels: Levels = msgspec.field(default_factory=_usual_levels)
    length: int | None = None
    decks: Decks = Decks()


def generate(seed: str, settings: Settings | None = None) -> Mission:
    """The mission of that seed."""
    wishes = settings or Settings()
    check_settings(wishes)
    chance = Seeded(f"space_alert mission {seed}")
    for _ in range(ATTEMPTS):
        found = _attempt(chance, seed, wishes)
        if found is not None:
            return found
    raise BadInput("mission", "too-many-threats")


def check_settings(settings: Settings) -> None:
    """Say which wish cannot be granted."""
    grid, levels, length = content().generator.grid, settings.levels, settings.length
    if length is not None and not LENGTHS[0] <= length <= LENGTHS[1]:
        raise BadInput("--length", "mission-lasts")
    if length is not None and length % grid:
        raise BadInput("--length", "seconds-multiple", grid=grid)
    if not LEVELS[0] <= levels.five <= LEVELS[1]:
        raise BadInput("--levels", "levels-of-five", low=LEVELS[0], high=LEVELS[1])
    if not 0 <= levels.five - levels.four <= 2:
        raise BadInput("--levels", "levels-of-four")


def _attempt(chance: Chance, seed: str, settings: Settings) -> Mission | None:
    """One try; nothing where its parts do not fit together."""
    ends = _phase_ends(chance, settings.length)
    cast = cast_threats(chance, settings.levels, mixed=settings.decks.common == "mix")
    if ends is None or cast is None:
        return None
    desk = Desk(chance, ends)
    threats = _place_threats(desk, cast)
    if threats is None or not _place_outages(desk) or not _place_data(desk):
        return None
    events: list[Happening] = [*threats, *desk.placed]
    return Mission(
        id="random",
        group="random",
        seed=seed,
        phase_ends=ends,
        events=tuple(sorted(events, key=lambda event: event.at)),
        decks=settings.decks,
    )


def between(chance: Chance, limits: Range, step: int = 1) -> int:
    """A number from a range, both ends included, in steps from its lowest."""
    return limits[0] + step * chance.below((limits[1] - limits[0]) // step + 1)


def inside(value: int, limits: Range) -> bool:
    """Whether a number lies in a range."""
    return limits[0] <= value <= limits[1]


def _phase_ends(chance: Chance, length: int | None) -> tuple[int, int, int] | None:
    """Ends of three phases; a wished length stretches the phases of the CD."""
    may = content().generator
    wide = [_stretched(limits, length) for limits in may.phase_lengths]
    first, second, third = (between(chance, limits, may.grid) for limits in wide)
    if length is not None:
        third = length - first - second
        return (first, first + second, length) if inside(third, wide[2]) else None
    total = first + second + third
    return (first, first + second, total) if inside(total, may.length) else None


def _stretched(limits: Range, length: int | None) -> Range:
    """A range of seconds for a longer or shorter mission, on the grid."""
    grid = content().generator.grid
    low, high = (
        round(limit * (length or USUAL_LENGTH) / USUAL_LENGTH / grid) * grid for limit in limits
    )
    return low, high


class Desk:
    """The time of a mission in slots of the grid: where something can still be said."""

    def __init__(self, chance: Chance, ends: tuple[int, int, int]) -> None:
        self.chance = chance
        self.ends = ends
        self.grid = content().generator.grid
        self.free = [True] * (ends[-1] // self.grid + 2)
        self.placed: list[Happening] = []
        silent = Mission(id="random", group="random", phase_ends=ends, events=())
        for each in announcements(silent):
            self.take(each.at, each.lasts)
        for end in ends:  # the CD says nothing after the last warning of a phase
            self.take(end - content().warnings[1], content().warnings[1])

    def start_of(self, phase: int) -> int:
        """When a phase begins, counted from 0."""
        return self.ends[phase - 1] if phase else 0

    def take(self, at: int, lasts: int) -> None:
        """From now on somebody speaks there."""
        for slot in range(at // self.grid, (at + lasts) // self.grid):
            self.free[slot] = False

    def open_at(self, at: int, lasts: int) -> bool:
        """Whether nobody speaks there yet."""
        return all(self.free[at // self.grid : (at + lasts) // self.grid])

    def find(self, phase: int, lasts: int) -> int | None:
        """A free time in a phase, taken at once."""
        times = range(self.start_of(phase), self.ends[phase], self.grid)
        found = [at for at in times if self.open_at(at, lasts)]
        if not found:
            return None
        at = found[self.chance.below(len(found))]
        self.take(at, lasts)
        return at


def _place_threats(desk: Desk, cast: tuple[list[Cast], list[Cast]]) -> list[Threat] | None:
    """Times for the threats of both phases, in the order of their turns."""
    lasts = content().durations.threat
    placed: list[Threat] = []
    for phase, group in enumerate(cast):
        times = _threat_times(desk, phase, len(group))
        if times is None:
            return None
        for at, each in zip(times, group, strict=True):
            desk.take(at, lasts)
            placed.append(each.announced(at))
    may, length = content().generator, desk.ends[-1]
    usual = inside(length, may.length)
    limits = may.last_threat if usual else _stretched(may.last_threat, length)
    return placed if inside(placed[-1].at, limits) else None


def _threat_times(desk: Desk, phase: int, count: int) -> list[int] | None:
    """When the threats of a phase are announced."""
    may, lasts = content().generator, content().durations.threat
    start, end = desk.start_of(phase), desk.ends[phase]
    latest, earliest_last = (end - gap for gap in may.last_threat_before_end[phase])
    slack = max(0, desk.ends[-1] - may.length[1])
    for _ in range(PLACINGS):
        first = start + between(desk.chance, may.first_threat_after_start[phase], desk.grid)
        later = (first + may.threat_to_threat, latest)
        rest = [between(desk.chance, later, desk.grid) for _ in range(count - 1)]
        times = [first, *sorted(rest)]
        apart = all(b - a >= may.threat_to_threat for a, b in pairwise(times))
        late = times[-1] >= earliest_last - slack
        if apart and (late or count == 1) and all(desk.open_at(at, lasts) for at in times):
            return times
    return None


def _counts(chance: Chance, spread: Spread) -> tuple[int, int, int]:
    """How many in each phase, so that all together fit."""
    while True:
        first, second, third = (between(chance, limits) for limits in spread.phases)
        if inside(first + second + third, spread.total):
            return first, second, third


def _place_outages(desk: Desk) -> bool:
    """Outages for each phase: few, neither too short nor too long in all."""
    lengths = _outage_lengths(desk.chance)
    over = content().durations.outage_over
    for phase, seconds in sorted(lengths, key=lambda each: -each[1]):
        at = desk.find(phase, seconds + over)
        if at is None:
            return False
        desk.placed.append(Outage(at=at, seconds=seconds))
    return True


def _outage_lengths(chance: Chance) -> list[tuple[int, int]]:
    """Phase and seconds of every outage."""
    may = content().generator
    while True:
        counts = _counts(chance, may.outages)
        found = [
            (phase, between(chance, may.outage_single, may.grid))
            for phase, count in enumerate(counts)
            for _ in range(count)
        ]
        sums = [sum(seconds for at, seconds in found if at == phase) for phase in range(3)]
        limits = may.outage_seconds
        if inside(sum(sums), limits.total) and all(map(inside, sums, limits.phases)):
            return found


def _place_data(desk: Desk) -> bool:
    """Data transfers and incoming data for each phase."""
    may = content().generator
    while True:
        transfers = _counts(desk.chance, may.data_transfers)
        incoming = _counts(desk.chance, may.incoming_data)
        together = [a + b for a, b in zip(transfers, incoming, strict=True)]
        if all(map(inside, together, may.data_in_phase)):
            break
    kinds: list[tuple[type[DataTransfer | IncomingData], int, tuple[int, int, int]]] = [
        (DataTransfer, may.data_transfer_room, transfers),
        (IncomingData, content().durations.incoming_data, incoming),
    ]
    for kind, lasts, counts in kinds:
        for phase in (0,) * counts[0] + (1,) * counts[1] + (2,) * counts[2]:
            at = desk.find(phase, lasts)
            if at is None:
                return False
            desk.placed.append(kind(at=at))
    return True
