"""The reward cards: what a mission may bring, and when a card may be discarded (DD-REWARD)."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from functools import cache
from pathlib import Path
from typing import Annotated

from msgspec import Meta

from starboard.kernel.yaml_files import Name, Printed, read_yaml, typed

FILE = Path(__file__).parents[1] / "content" / "reward_cards.yaml"


class When(StrEnum):
    """The moment at which a card may be discarded."""

    BUILD_PHASE = "build_phase"
    ACTIVATION_PHASE = "activation_phase"
    OWN_TURN = "own_turn"
    REACTION = "reaction"
    MISSION_START = "mission_start"
    ON_RECEIPT = "on_receipt"
    INDOOR = "indoor"


class RewardCard(Printed, frozen=True):
    """A kind of reward card."""

    id: str
    name: Name
    copies: Annotated[int, Meta(ge=1)]
    """How many there are; one that is not left is not given."""
    when: When
    text: Name
    effect: tuple[dict[str, object], ...]
    """In the words of the missions."""
    forced: bool = False
    """Whether it has to be discarded at its moment."""


class CardFile(Printed, frozen=True):
    """The file of all reward cards."""

    total: int
    when: dict[When, str]
    """What the words for moments mean."""
    cards: tuple[RewardCard, ...]


def read_cards(data: object, where: str) -> Mapping[str, RewardCard]:
    """A file of reward cards; one clear sentence where it is wrong."""
    return {card.id: card for card in typed(data, CardFile, where).cards}


@cache
def reward_cards() -> Mapping[str, RewardCard]:
    """All kinds of reward cards by id."""
    where = "dominate/content/reward_cards.yaml"
    return read_cards(read_yaml(FILE, where), where)
