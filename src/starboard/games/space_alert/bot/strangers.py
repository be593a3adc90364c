"""What somebody may do on whom nobody counts: rows that fit the backs of their cards.

Nobody sees such cards, and nobody believes what is said about them. So a plan is tried with several
rows of a stranger, and is good if it is good with most of them.
"""

from __future__ import annotations

from typing import Final
from zlib import crc32

from starboard.games.space_alert.bot.outlook import EMPTY, Outlook
from starboard.games.space_alert.kinds import Half
from starboard.games.space_alert.phases import TURNS

CASES: Final = 6
"""With how many rows of a stranger a plan is tried."""
DEEDS: Final = "abcabcabcx"
WAYS: Final = "<>^"
HABITS: Final = 4
"""In so many steps it is told apart how busy somebody is."""

Cases = tuple[tuple[tuple[int, str], ...], ...]
"""Case by case, the rows of strangers."""


def strangers(outlook: Outlook, seen: int) -> Cases:
    """Rows of all strangers, case by case; backs count in so many turns, later ones are guessed.

    There are none while nobody has seen a stranger lay a card.
    """
    busy = {crew: habit(outlook, crew) for crew in outlook.strays if crew != outlook.seat}
    busy = {crew: often for crew, often in busy.items() if often}
    if not busy:
        return ()
    return tuple(
        [
            tuple([(crew, row(outlook, crew, often, seen, case)) for crew, often in busy.items()])
            for case in range(CASES)
        ]
    )


def habit(outlook: Outlook, crew: int) -> int:
    """How busy somebody is, in quarters: by turns that are over, or by those of now."""
    turns = range(outlook.closed) if outlook.closed else outlook.now
    laid = len([turn for turn in turns if outlook.space(crew, turn).card.slots])
    return -(-HABITS * laid // max(1, len(turns)))


def row(outlook: Outlook, crew: int, often: int, seen: int, case: int) -> str:
    """A row that fits what is seen of somebody."""
    return "".join([letter(outlook, crew, turn, often, seen, case) for turn in range(TURNS)])


def letter(outlook: Outlook, crew: int, turn: int, often: int, seen: int, case: int) -> str:
    """What somebody may do in a turn (from 0): the same for the same back."""
    dice = crc32(f"{crew} {turn} {case}".encode())
    deed, way = DEEDS[dice % len(DEEDS)], WAYS[dice % len(WAYS)]
    space = outlook.space(crew, turn)
    if space.card.slots and turn < seen:
        return deed if space.half is Half.ACTIVATION else way
    if turn < outlook.closed or (dice >> 8) % HABITS >= often:
        return EMPTY
    return deed if (dice >> 16) % 2 else way
