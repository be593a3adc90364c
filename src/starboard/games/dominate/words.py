"""Sentences of Dominate & Delegate in both languages."""

from __future__ import annotations

from collections.abc import Sequence

from starboard.errors import Argument
from starboard.text import texts_for


def told(lang: str, message: str, **args: Argument) -> str:
    """Any message of the game."""
    return texts_for("dominate").say(lang, message, **args)


def listed(lang: str, parts: Sequence[str]) -> str:
    """Several names as people say them."""
    return texts_for("dominate").listed(lang, parts)
