"""What the words of the cards do: one module a family, one place a word."""

from starboard.games.flagship.cards.words import (
    aimed,
    attacks,
    bargains,
    hands,
    market,
    standing,
)
from starboard.games.flagship.deeds import WORDS

__all__ = ["WORDS", "aimed", "attacks", "bargains", "hands", "market", "standing"]
