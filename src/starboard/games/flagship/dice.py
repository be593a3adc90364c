"""Thresholds as cards print them: `5+`, `1-`, `3`, `3-4`, `2d 10+` (FS-DICE-02, 03, 09)."""

from __future__ import annotations

import re

from starboard.errors import BadInput

_THRESHOLD = re.compile(r"(?:(?P<dice>[12])d ?)?(?P<low>\d{1,2})(?P<sign>[+-]?)(?P<high>\d{0,2})")


class Roll:
    """What a roll has to show: number of dice, least and greatest total (FS-DICE-02, 03)."""

    __slots__ = ("dice", "high", "low")

    def __init__(self, dice: int = 1, low: int | None = None, high: int | None = None) -> None:
        self.dice = dice
        self.low = low
        self.high = high

    @classmethod
    def parse(cls, text: str) -> Roll:
        """Read a printed threshold: plus is at least, minus at most, bare exactly."""
        found = _THRESHOLD.fullmatch(text.strip())
        if found is None or (found["high"] and found["sign"] != "-"):
            raise BadInput("", "is-no-threshold", text=text)
        dice, number = int(found["dice"] or 1), int(found["low"])
        if found["high"]:
            return cls(dice, number, int(found["high"]))
        if found["sign"] == "+":
            return cls(dice, number, None)
        return cls(dice, None if found["sign"] else number, number)

    def met(self, total: int) -> bool:
        """Whether a total, modifiers included, reaches the threshold (FS-DICE-02, 03, 07)."""
        if self.low is not None and total < self.low:
            return False
        return self.high is None or total <= self.high

    @property
    def in_reach(self) -> bool:
        """Whether the dice alone can show it (FS-DICE-02)."""
        return any(self.met(total) for total in range(self.dice, 6 * self.dice + 1))

    @property
    def threshold(self) -> str:
        """The threshold without its dice, as printed."""
        if self.high is None:
            return f"{self.low}+"
        if self.low is None:
            return f"{self.high}-"
        return str(self.low) if self.low == self.high else f"{self.low}-{self.high}"

    def overlaps(self, other: Roll) -> bool:
        """Whether one total can meet both thresholds."""
        return any(self.met(total) and other.met(total) for total in range(14))

    def __str__(self) -> str:
        return self.threshold if self.dice == 1 else f"{self.dice}d {self.threshold}"

    def __repr__(self) -> str:
        return f"Roll({self!s})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Roll) and (self.dice, self.low, self.high) == (
            other.dice,
            other.low,
            other.high,
        )

    def __hash__(self) -> int:
        return hash((self.dice, self.low, self.high))
