"""Texts of one's own: each in both languages."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from starboard.errors import BadInput
from starboard.games.dominate.campaign.checks import walk
from starboard.games.dominate.campaign.pages import AppendixText
from starboard.kernel.yaml_files import Name

LONGEST = 4_000
"""Letters of a text; nobody reads out more."""


def text_faults(plan: Struct, where: str) -> Iterator[BadInput]:
    """A text that is empty in a language, or too long for anybody to read (DD-ROUND-09)."""
    for path, value in walk(plan, ""):
        if not isinstance(value, Name | AppendixText):
            continue
        for lang, text in (("de", value.de), ("en", value.en)):
            if not text.strip():
                yield BadInput(f"{where}: {path}", "text-missing", "DD-ROUND-09", lang=lang)
            elif len(text) > LONGEST:
                told = {"most": LONGEST, "count": len(text)}
                yield BadInput(f"{where}: {path}", "text-too-long", "DD-ROUND-09", **told)
