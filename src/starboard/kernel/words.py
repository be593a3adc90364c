"""The words of notation: values as one word of safe characters each."""

from __future__ import annotations

from enum import Enum
from typing import Final
from urllib.parse import quote

NOTHING: Final = "-"
"""What stands for nothing."""


def word(value: object) -> str:
    """One argument in notation."""
    if type(value) is str:
        return value or NOTHING
    if value is None or value == "" or value == ():
        return NOTHING
    if isinstance(value, Enum):
        return str(value.value)
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, tuple):
        return "+".join([word(item) for item in value])
    return str(value)


def encoded(text: str) -> str:
    """A text of somebody's own as one word."""
    if text == NOTHING:
        return "%2D"  # else it would be nothing
    return quote(text, safe="") or NOTHING
