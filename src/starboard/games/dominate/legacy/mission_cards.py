"""The mission cards: who plays what when, and what a mission can leave in the log (DD-CAMP)."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from functools import cache
from pathlib import Path

from starboard.errors import BadInput
from starboard.games.dominate.kinds import Faction, Look
from starboard.games.dominate.legacy.log_book import Played
from starboard.kernel.yaml_files import Name, Printed, read_yaml, typed

FILE = Path(__file__).parents[1] / "content" / "mission_cards.yaml"


class Note(StrEnum):
    """The orange note of a card."""

    FIRST = "first"
    """Before other cards (DD-CAMP-13)."""
    AT_ONCE = "at_once"
    """Next, without a change of roles (DD-CAMP-14)."""


class Gift(StrEnum):
    """Whether a mission that ends so gives a card."""

    SURE = "sure"
    PERHAPS = "perhaps"


class Source(Printed, frozen=True):
    """A mission that gives a card, for each way to end it (DD-CAMP-27)."""

    won: Gift | None = None
    lost: Gift | None = None

    def gift(self, played: str) -> Gift | None:
        """What becomes of the card when the mission was won, or lost."""
        return self.won if played == Played.WON else self.lost if played == Played.LOST else None


class MissionCard(Printed, frozen=True):
    """One card, with what its mission can leave in the log."""

    id: str
    slot: int
    owner: Faction
    name: Name
    text: Name
    note: Note | None = None
    start: bool = False
    """Whether it is there from the beginning (DD-CAMP-09)."""
    given_by: dict[str, Source] = {}
    month: bool = True
    ore: dict[Look, int] = {}
    civil: dict[Look, int] = {}
    victory: dict[Faction, int] = {}
    rewards: dict[Faction, tuple[str, ...]] = {}
    events: tuple[str, ...] = ()
    flags: tuple[str, ...] = ()
    texts: dict[str, str] = {}
    drops: bool = False
    """Whether its defeat takes away the mission cards that are left."""

    @property
    def short(self) -> str:
        """As it is written in words: `r4`."""
        return self.id.partition("_")[0]


class CardFile(Printed, frozen=True):
    """The file of all mission cards."""

    slots: int
    cards: tuple[MissionCard, ...]


@cache
def mission_cards() -> Mapping[str, MissionCard]:
    """All mission cards by id, in the order of their slots."""
    where = "dominate/content/mission_cards.yaml"
    file = read_yaml(FILE, where)
    if not isinstance(file, dict):
        raise BadInput(where, "must-be-table")
    return {card.id: card for card in typed(file, CardFile, where).cards}


@cache
def cards_by_word() -> Mapping[str, MissionCard]:
    """Cards by their short word and by their whole id."""
    cards = mission_cards()
    return {**{card.short: card for card in cards.values()}, **cards}
