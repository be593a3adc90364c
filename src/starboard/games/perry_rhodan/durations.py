"""How long an effect lasts, as cards say it: `turn`, `2 rounds`, `until fetched`."""

from __future__ import annotations

import re
from enum import StrEnum

from starboard.errors import BadInput


class Span(StrEnum):
    """What ends an effect."""

    SECTION = "section"
    TURN = "turn"
    COMBAT_ROUND = "combat_round"
    COMBAT = "combat"
    MISSION = "mission"
    PERMANENT = "permanent"
    ROUNDS = "rounds"
    FETCHED = "fetched"
    NEXT_AGENT_MISSION = "next_agent_mission"


_ROUNDS = re.compile(r"([1-9]) rounds?")
_UNTIL = {"until fetched": Span.FETCHED, "until next_agent_mission": Span.NEXT_AGENT_MISSION}
_WORDS = {span.value: span for span in tuple(Span)[:6]}
KNOWN = (*_WORDS, "2 rounds", *_UNTIL)


class Duration:
    """A span, and how many rounds of the player who used the effect where it is counted."""

    __slots__ = ("rounds", "span")

    def __init__(self, span: Span, rounds: int = 0) -> None:
        self.span = span
        self.rounds = rounds

    @classmethod
    def parse(cls, text: str) -> Duration:
        """Read what a card file says."""
        if found := _ROUNDS.fullmatch(text):
            return cls(Span.ROUNDS, int(found[1]))
        span = _WORDS.get(text) or _UNTIL.get(text)
        if span is None:
            raise BadInput("duration", "must-be-one-of", known=", ".join(KNOWN), value=text)
        return cls(span)

    def __repr__(self) -> str:
        return f"{self.rounds} rounds" if self.span is Span.ROUNDS else self.span.value

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Duration):
            return NotImplemented
        return (self.span, self.rounds) == (other.span, other.rounds)

    def __hash__(self) -> int:
        return hash((self.span, self.rounds))
