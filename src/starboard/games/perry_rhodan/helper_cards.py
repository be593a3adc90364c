"""Helper cards and covers: they record levels and belong to no deck (PR-CARD-38)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path

import msgspec

from starboard.games.perry_rhodan.kinds import Phase
from starboard.kernel.yaml_files import Name, read_yaml, typed

FILE = Path(__file__).parent / "content" / "helpers" / "cards.yaml"


class HelperCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card that only helps to remember something."""

    id: str
    name: Name
    use: Name
    phase: Phase | None = None

    def __repr__(self) -> str:
        return f"HelperCard({self.id})"


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    cards: tuple[HelperCard, ...]


@cache
def helper_cards() -> Mapping[str, HelperCard]:
    """All helper cards by id."""
    where = "perry_rhodan/content/helpers/cards.yaml"
    found = typed(read_yaml(FILE, where), _File, where)
    return {card.id: card for card in found.cards}
