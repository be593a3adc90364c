"""What the captain has given somebody to do: a threat, and the deeds that meet it in this phase."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from starboard.games.space_alert.bot.outlook import EMPTY, Outlook, places, step
from starboard.games.space_alert.box.plan import cards_of
from starboard.games.space_alert.content import ship
from starboard.games.space_alert.kinds import (
    ABOARD,
    INTERNAL,
    LOWER_WHITE,
    Action,
    Special,
)
from starboard.games.space_alert.state import Threat

ASSIGN: Final = "assign"
FIRE: Final = "a"
FETCH: Final = "c"
FIGHT: Final = "x"
SYSTEMS: Final = "abc"
WAYS: Final = "<>^"
ROW_OF_ZONES: Final = 3
"""So many stations lie side by side on a deck."""
SQUADS: Final = [place for place in range(ABOARD) if ship().special[place] is Special.BATTLEBOTS]


class Deed(NamedTuple):
    """An action that meets a threat: what, where, in which turn (from 0)."""

    letter: str
    station: int
    turn: int


@lru_cache(4096)
def read_assignment(line: str) -> tuple[str, int] | None:
    """A threat and who takes it; nothing if a line says something else."""
    _, verb, *rest = line.split()
    return (rest[0], int(rest[1].removeprefix("seat."))) if verb == ASSIGN else None


def duties(outlook: Outlook, crew: int) -> list[Threat]:
    """The threats that somebody was given and nobody else since."""
    taker = dict(filter(None, [read_assignment(line) for line in outlook.table.said]))
    return [each for each in outlook.state.threats if taker.get(each.card.id) == crew]


def deeds(threat: Threat, turns: Iterable[int]) -> Iterator[Deed]:
    """Everything in some turns (from 0) that may meet a threat."""
    there = [turn for turn in turns if turn + 1 >= threat.number]
    for letter, station in weapons(threat):
        yield from [Deed(letter, station, turn) for turn in there]


def weapons(threat: Threat) -> list[tuple[str, int]]:
    """What is used against a threat, and where."""
    if threat.track != INTERNAL:
        zone = threat.track
        found = [(FIRE, zone + ROW_OF_ZONES), (FIRE, zone)]
        return found if zone == LOWER_WHITE else [*found, (FIRE, LOWER_WHITE)]
    letter = SYSTEMS[threat.card.system] if 0 <= threat.card.system < len(SYSTEMS) else FIGHT
    return [(letter, station) for station in threat.card.stations]


def fulfils(row: str, outlook: Outlook, threat: Threat) -> bool:
    """Whether somebody who does this meets the threat by the end of this phase."""
    where = places(row)
    by_now = range(max(outlook.now, default=-1) + 1)
    return any(
        row[each.turn].lower() == each.letter and where[each.turn] == each.station
        for each in deeds(threat, by_now)
    )


def ways_to(row: str, outlook: Outlook, deed: Deed) -> Iterator[str]:
    """Rows that lead from the beginning of this phase to a deed, as early as they can."""
    first, last = outlook.now[0], outlook.now[-1]
    start = places(row)[first]
    stops: list[tuple[tuple[int, str], ...]] = [((deed.station, ""),)]
    if deed.letter == FIGHT and FETCH not in row[:first]:
        stops = [((squad, FETCH), (deed.station, "")) for squad in SQUADS]
    for stop in stops:
        letters, here = "", start
        for station, then in stop:
            letters += path(here, station) + then
            here = station
        waits = deed.turn - first - len(letters)
        if waits >= 0:
            phase = letters + EMPTY * waits + deed.letter
            yield row[:first] + phase.ljust(last + 1 - first, EMPTY) + row[last + 1 :]


@lru_cache(256)
def path(start: int, end: int) -> str:
    """The shortest way from station to station."""
    found = {start: ""}
    open_ends = deque([start])
    while end not in found:
        here = open_ends.popleft()
        for letter in WAYS:
            there = step(here, letter)
            if there not in found:
                found[there] = found[here] + letter
                open_ends.append(there)
    return found[end]


def is_held(row: str, outlook: Outlook, hand: tuple[str, ...]) -> bool:
    """Whether there are cards for everything that a row asks for in this phase."""
    wished = [Action(row[turn]) for turn in outlook.now]
    held = cards_of(wished, hand)
    return all(card >= 0 or wish is Action.EMPTY for wish, card in zip(wished, held, strict=True))


def obedient(row: str, outlook: Outlook, crew: int, hand: tuple[str, ...]) -> list[str]:
    """Rows that carry out what this crew member was given and the hand has cards for."""
    undone = [each for each in duties(outlook, crew) if not fulfils(row, outlook, each)]
    found = {
        way
        for threat in undone
        for deed in deeds(threat, outlook.now)
        for way in ways_to(row, outlook, deed)
        if is_held(way, outlook, hand)
    }
    return sorted(found)
