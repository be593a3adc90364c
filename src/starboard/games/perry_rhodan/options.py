"""The options of a game: phases, decks, tournament, memory, Anti-Atlan, rounds."""

from __future__ import annotations

from starboard.games.perry_rhodan.kinds import PHASES, Phase
from starboard.kernel import Option, OptionKind

STARTERS = ("forschungsflug", "geheimdienst", "mutantenkorps", "raumflotte")
"""The decks that come with the game."""
DECK = "deck"
"""The private option."""
LONGEST_CODE = 4_000
"""Letters of a deck code: a starter deck with five sources has some 2,000."""
LONGEST_TEXT = 16_000
"""Letters of a pasted deck: five sources of sixty lines each have some 8,000."""
MOST_ROUNDS = 200


def phase_ranges() -> tuple[str, ...]:
    """Each phase alone, and every range up to I-V (PR-GEN-12)."""
    ranges = [f"{low}-{high}" for low in PHASES for high in PHASES if low < high]
    return (*[phase.value for phase in PHASES], *ranges)


def read_range(word: str) -> tuple[Phase, Phase]:
    """First and last phase of a range."""
    low, _, high = word.partition("-")
    return Phase(low), Phase(high or low)


OPTIONS: tuple[Option, ...] = (
    Option(name="phases", kind=OptionKind.CHOICE, default="I", choices=phase_ranges()),
    Option(
        name="decks",
        kind=OptionKind.WORDS,
        default=(),
        choices=STARTERS,
        letters=LONGEST_CODE,
        files=True,
    ),
    Option(
        name=DECK,
        kind=OptionKind.TEXT,
        default="",
        choices=STARTERS,
        letters=LONGEST_TEXT,
        private=True,
    ),
    Option(name="tournament", kind=OptionKind.FLAG, default=False),
    Option(name="memory", kind=OptionKind.FLAG, default=False),
    Option(name="anti_atlan", kind=OptionKind.FLAG, default=True),
    Option(name="rounds", kind=OptionKind.NUMBER, default=60, low=0, high=MOST_ROUNDS),
)
