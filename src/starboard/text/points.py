"""Points as people read them: a game may count in parts of a point."""

from __future__ import annotations

MOST_DECIMALS = 2
MARKS = {"de": str.maketrans(",.", ".,"), "en": {}}
"""What stands between thousands and before decimals; English is as Python writes it."""
PARTS = 24
SIGNS = {3: "⅛", 4: "⅙", 8: "⅓", 9: "⅜", 15: "⅝", 16: "⅔", 20: "⅚", 21: "⅞"}
"""What two decimals cannot say exactly, in twenty-fourths of a point."""


def shown(points: float, units: int, lang: str) -> str:
    """So many units in points: 300 of 120 are “2.5”, German “2,5”; 160 of them are “1⅓”."""
    whole, rest = divmod(abs(points), units)
    sign = SIGNS.get(int(PARTS * rest / units)) if PARTS * rest % units == 0 else None
    if units > 1 and sign is not None:
        told = f"{whole:,.0f}" if whole else ""
        return ("-" if points < 0 else "") + told.translate(MARKS[lang]) + sign
    told = f"{points / units:,.{MOST_DECIMALS}f}".rstrip("0").rstrip(".")
    return ("0" if told == "-0" else told).translate(MARKS[lang])
