"""Moves as people write them: a verb and its arguments, one ASCII line.

    buy zielcomputer.4 rapier_laser.2
    pass

What is written is always whole. What is read may leave the last words out (see `completed`).
Names and ids are words, several of them are joined with `+`, nothing is `-`. A text of somebody's
own comes last, percent-encoded.
"""

from __future__ import annotations

import types
import typing
from collections.abc import Iterable, Sequence
from enum import Enum
from typing import Any, Final

from starboard.errors import BadInput
from starboard.kernel.forms import Text, check_text, decode
from starboard.kernel.moves import Move
from starboard.kernel.words import NOTHING
from starboard.kernel.written import types_of

MOST_NAMED: Final = 5
"""Moves that are named where a line could be several."""


def parse(text: str, kinds: Sequence[type[Move]]) -> Move:
    """A move from its notation; raises `BadInput` saying what is wrong."""
    words = text.split()
    if not words:
        raise BadInput("move", "is-empty")
    verbs = {kind.verb: kind for kind in kinds}
    kind = verbs.get(words[0])
    if kind is None:
        raise BadInput(f"move “{shorten(text)}”", "is-no-move", word=shorten(words[0]))
    names = kind.field_names
    if kind.open:
        words = text.split(maxsplit=len(names))  # the text is the rest of the line
        words[len(names) :] = [decode(rest.rstrip(), kind.verb) for rest in words[len(names) :]]
    if len(words) - 1 != len(names):
        form = " ".join([kind.verb, *(name.upper() for name in names)])
        raise BadInput(f"move “{shorten(text)}”", "must-have-form", form=form)
    hints = types_of(kind)
    values = {
        name: told if hints[name] is Text else read_word(hints[name], told, text)
        for name, told in zip(names, words[1:], strict=True)
    }
    move = kind(**values)
    check_text(move)
    return move


def is_short(text: str, kinds: Sequence[type[Move]]) -> bool:
    """Whether a line has a verb and fewer words than its move; a text is never left out."""
    words = text.split()
    for kind in kinds:
        if words and kind.verb == words[0]:
            return not kind.open and len(words) - 1 < len(kind.field_names)
    return False


def completed(text: str, moves: Iterable[Move]) -> Move | None:
    """The only move that begins with these words, if any does; raises `BadInput` if several do."""
    words = text.split()
    found = [move for move in moves if str(move).split()[: len(words)] == words]
    if len(found) > 1:
        named = [str(move) for move in found[:MOST_NAMED]]
        if len(found) > MOST_NAMED:
            named.append("…")
        raise BadInput(f"move “{shorten(text)}”", "could-be-several", moves=", ".join(named))
    return found[0] if found else None


def read_word(hint: Any, told: str, text: str) -> Any:
    """One argument of the given type."""
    origin = typing.get_origin(hint)
    if origin in (types.UnionType, typing.Union):
        if told == NOTHING:
            return None
        inner = [arg for arg in typing.get_args(hint) if arg is not type(None)]
        return read_word(inner[0], told, text)
    if origin is tuple:
        item = typing.get_args(hint)[0]
        if told == NOTHING:
            return ()
        return tuple(read_word(item, part, text) for part in told.split("+"))
    return read_plain(hint, told, text)


def read_plain(hint: Any, told: str, text: str) -> Any:
    """A number, a flag, one of a set, or a word."""
    where = f"move “{shorten(text)}”"
    if hint is bool:
        if told not in ("yes", "no"):
            raise BadInput(where, "word-must-be-flag", word=shorten(told))
        return told == "yes"
    if hint is int:
        digits = told.removeprefix("-")
        if not (digits.isascii() and digits.isdigit() and len(told) < 10):
            raise BadInput(where, "word-must-be-number", word=shorten(told))
        return int(told)
    if isinstance(hint, type) and issubclass(hint, Enum):
        try:
            return hint(told)
        except ValueError:
            known = ", ".join(str(item.value) for item in hint)
            word = shorten(told)
            raise BadInput(where, "word-must-be-one-of", word=word, known=known) from None
    if not (told.isascii() and told.isprintable()):
        raise BadInput(where, "word-must-be-plain", word=shorten(told))
    return "" if told == NOTHING else told


def shorten(text: str) -> str:
    """As much of a text as belongs into an error."""
    clean = "".join(letter if letter.isprintable() else "?" for letter in text)
    return clean if len(clean) <= 40 else clean[:39] + "…"
