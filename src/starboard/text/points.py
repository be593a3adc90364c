"""Points as people read them: a game may count in parts of a point."""

from __future__ import annotations

MOST_DECIMALS = 2
MARKS = {"de": str.maketrans(",.", ".,"), "en": {}}
"""What stands between thousands and before decimals; English is as Python writes it."""


def shown(points: float, units: int, lang: str) -> str:
    """So many units in points, with at most two decimals: 300 of 120 are “2.5”, German “2,5”."""
    told = f"{points / units:,.{MOST_DECIMALS}f}".rstrip("0").rstrip(".")
    return ("0" if told == "-0" else told).translate(MARKS[lang])
