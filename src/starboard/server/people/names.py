"""What people may call themselves."""

from __future__ import annotations

from starboard.server.wire.errors import Refusal
from starboard.server.wire.parts import Code


def clean(name: str) -> str:
    """A name of printable letters that does not break lines; refused if nothing is left."""
    letters = "".join(letter for letter in name if letter.isprintable())
    short = " ".join(letters.split())[:24].strip()
    if not short:
        raise Refusal(Code.BAD_INPUT, "name-is-empty")
    return short
