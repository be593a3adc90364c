"""How the server speaks of a table: like anybody, but what was said before is remembered."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from starboard.text import Texts
from starboard.text.sentences import Speech

REMEMBERED = 20_000
"""Sentences a worker remembers; the same few hundred moves are offered again and again."""
Words = str | int | Sequence[str]


class Voice(Speech):
    """Speaks of one game in one language."""

    def say(self, message: str, /, **args: Words) -> str:
        """A message as it stands."""
        told = [
            (name, value if isinstance(value, str | int) else tuple(value))
            for name, value in args.items()
        ]
        return said(self.texts, self.lang, message, tuple(told))


@lru_cache(REMEMBERED)
def said(texts: Texts, lang: str, message: str, args: tuple[tuple[str, Words], ...]) -> str:
    """A sentence, put together once."""
    return texts.say(lang, message, **dict(args))
