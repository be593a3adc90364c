"""Moves that carry a text of somebody's own: forms to be filled in.

A move whose last field is a `Text` is `open`: it is listed once with an empty text, as a form, and
any text may be written into it. In notation the text is percent-encoded, so that a move stays one
line of safe characters.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NewType, TypeVar
from unicodedata import category
from urllib.parse import unquote_to_bytes

from starboard.errors import BadInput
from starboard.kernel.moves import Move
from starboard.kernel.words import NOTHING

Text = NewType("Text", str)
"""The type of the last field of an open move: what somebody writes."""

LONGEST: Final = 200
"""So many characters a text may have."""
CONTROL: Final = frozenset({"Cc", "Cs", "Zl", "Zp"})
"""Kinds of characters that are not written: control characters, halves, ends of lines."""
TURNING: Final = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""Characters that turn the direction of what stands behind them."""

M = TypeVar("M", bound=Move)


def text_of(move: Move) -> str:
    """What is written in an open move."""
    return str(getattr(move, move.field_names[-1]))


def filled(move: M, text: str) -> M:
    """An open move with this text in it."""
    kind: Any = type(move)
    written: M = kind(*move.values()[:-1], text)
    return written


def form_of(move: Move) -> Move:
    """An open move without its text, as it is listed; every other move itself."""
    return filled(move, "") if move.open else move


def tried(move: M) -> M:
    """A move that can be asked about: a form with the first of its samples in it."""
    return filled(move, move.samples[0]) if move.open and not text_of(move) else move


def with_samples(moves: Sequence[Move]) -> list[Move]:
    """Moves that can be made as they stand: each form with each of its samples instead."""
    found: list[Move] = []
    for move in moves:
        found.extend([filled(move, text) for text in move.samples] if move.open else [move])
    return found


def check_text(move: Move) -> None:
    """Raise `BadInput` where a text is too long or has characters that nobody types."""
    if not move.open:
        return
    text, where = text_of(move), f"move “{type(move).verb}”"
    if len(text) > LONGEST:
        raise BadInput(where, "text-is-too-long", length=len(text), most=LONGEST)
    if any(category(letter) in CONTROL or letter in TURNING for letter in text):
        raise BadInput(where, "text-has-control-characters")


def decode(word: str, verb: str) -> str:
    """A text from notation, encoded or as somebody types it."""
    if word == NOTHING:
        return ""
    try:
        return unquote_to_bytes(word).decode()
    except UnicodeError:
        raise BadInput(f"move “{verb}”", "text-is-unreadable") from None
