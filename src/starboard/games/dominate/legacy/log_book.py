"""The log book: one sheet for both, with a page for each commander (DD-LOG)."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from starboard.games.dominate.kinds import Faction, Look
from starboard.kernel import Record

COMMANDERS: Final = (Faction.EFA, Faction.REDCAT)
"""In the order of the seats (DD-CAMP-01)."""
NATIONS: Final = {Faction.EFA: Look.EUROPE, Faction.REDCAT: Look.NEAR_EAST}
"""DD-EVAL-01"""
BOTH: Final = "all"
"""Who hears a text of the evaluation, if not one commander alone."""


class Played(StrEnum):
    """What became of a mission card (DD-LOG-02)."""

    OPEN = "card"
    WON = "won"
    LOST = "lost"
    DROPPED = "dropped"
    """Taken away before it could be played."""


class Page(Record):
    """What is noted for one commander."""

    victory: int
    charism: int
    cards: dict[str, str]
    """Every mission card received, and what became of it (DD-LOG-02)."""
    received: dict[str, int]
    """Reward cards; used ones still count (DD-LOG-03)."""
    used: dict[str, int]
    ore: int
    """Brought to any refinery from tiles of his part of the world (DD-LOG-05, 06)."""
    civil: int
    """Civil buildings destroyed on tiles of his part of the world (DD-LOG-07, 08)."""

    def open_cards(self) -> list[str]:
        """The mission cards that he still has."""
        return [card for card, played in self.cards.items() if played == Played.OPEN]

    def missions(self) -> list[str]:
        """The missions that he played as PL1."""
        return [card for card, how in self.cards.items() if how in (Played.WON, Played.LOST)]

    def rewards(self) -> dict[str, int]:
        """The reward cards that he may still use (DD-REWARD-04)."""
        left = {card: count - self.used.get(card, 0) for card, count in self.received.items()}
        return {card: count for card, count in left.items() if count}


class LogBook(Record):
    """The whole sheet; both players may read all of it."""

    efa: Page
    redcat: Page
    events: list[str]
    """Special events (DD-LOG-10)."""
    flags: list[str]
    """What later missions remember of earlier ones."""
    texts: dict[str, str]
    """Texts of the evaluation that a mission has called, and who hears them (DD-EVAL-48)."""
    pl1: str
    """The commander who is PL1 in the next mission; empty before the first die (DD-CAMP-10)."""

    def page(self, commander: str) -> Page:
        """The page of a commander."""
        return self.efa if commander == Faction.EFA else self.redcat


def empty_page() -> Page:
    """DD-LOG-01"""
    return Page(0, 0, {}, {}, {}, 0, 0)


def empty_log() -> LogBook:
    """An empty sheet; the first mission cards are dealt by whoever begins a campaign."""
    return LogBook(empty_page(), empty_page(), [], [], {}, "")


def opponent_of(commander: str) -> Faction:
    """The other one of the two."""
    return Faction.REDCAT if commander == Faction.EFA else Faction.EFA
