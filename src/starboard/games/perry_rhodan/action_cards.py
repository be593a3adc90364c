"""Action cards: the letter bar, the goal, and how values are read from them (PR-ACT).

Everything here is a function of printed cards; piles and discards are part of the state.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from enum import StrEnum
from functools import cache
from pathlib import Path
from typing import NamedTuple

import msgspec

from starboard.errors import BadInput
from starboard.games.perry_rhodan.kinds import Column, Goal
from starboard.kernel.yaml_files import Name, read_yaml, typed


class Letter(StrEnum):
    """What is printed for a strength; the later the letter, the more it may be."""

    A = "A"
    B = "B"
    C = "C"
    D = "D"
    E = "E"

    @property
    def highest(self) -> int:
        """The largest number beside it: 1 for A up to 5 for E (PR-ACT-06…09)."""
        return HIGHEST[self]


HIGHEST: Mapping[Letter, int] = {letter: number for number, letter in enumerate(Letter, 1)}
DRAWN = (Letter.B, Letter.C, Letter.D, Letter.E)
"""The letters of the bar; A is always 1 and needs no card (PR-ACT-05, 09)."""
LONGEST_BONUS = 9

_ID = re.compile(r"action_\d{2,3}")
_STRENGTH = re.compile(r"(?P<letter>[A-E])(?P<bonus>[+-][1-9])?")


class Strength:
    """A printed strength such as `C` or `E+1` (PR-ACT-09, 14, 15, 17, 20, PR-CARD-14)."""

    __slots__ = ("bonus", "letter")

    def __init__(self, letter: Letter, bonus: int = 0) -> None:
        self.letter = letter
        self.bonus = bonus

    @classmethod
    def parse(cls, text: str) -> Strength:
        """Read what is printed."""
        found = _STRENGTH.fullmatch(text.strip())
        if found is None:
            raise BadInput("", "is-no-strength", text=text)
        return cls(Letter(found["letter"]), int(found["bonus"] or 0))

    @property
    def needs_card(self) -> bool:
        """Whether an action card has to be drawn for it (PR-ACT-09)."""
        return self.letter is not Letter.A

    def __str__(self) -> str:
        return f"{self.letter}{self.bonus:+d}" if self.bonus else str(self.letter)

    def __repr__(self) -> str:
        return f"Strength({self})"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Strength):
            return NotImplemented
        return (self.letter, self.bonus) == (other.letter, other.bonus)

    def __hash__(self) -> int:
        return hash((self.letter, self.bonus))


class Bar(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One column of the letter bar: a number beside every letter but A (PR-ACT-05)."""

    B: int
    C: int
    D: int
    E: int

    def of(self, letter: Letter) -> int:
        """The number beside a letter; A is always 1 (PR-ACT-09)."""
        return 1 if letter is Letter.A else int(getattr(self, letter.value))


class ActionCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True, eq=False):
    """Two things count on it: the letter bar and one goal (PR-ACT-02)."""

    id: str
    goal: Goal
    red: Bar
    green: Bar

    @property
    def name(self) -> Name:
        """What people call it: by its number."""
        number = int(self.id.rpartition("_")[2])
        return Name(de=f"Aktionskarte {number}", en=f"Action card {number}")

    def number(self, letter: Letter, column: Column = Column.RED) -> int:
        """What stands beside a letter; left where no column is named (PR-ACT-11)."""
        return (self.red if column is Column.RED else self.green).of(letter)

    def __repr__(self) -> str:
        return f"ActionCard({self.id})"


class Pair(NamedTuple):
    """Two numbers from one card (PR-ACT-14)."""

    red: int
    green: int


def value(card: ActionCard | None, strength: Strength, column: Column = Column.RED) -> int:
    """A strength as a number: the bonus is added to what was read.

    PR-ACT-09, 11, 17, PR-SPACE-36.
    """
    if card is None:
        assert not strength.needs_card
        return 1 + strength.bonus
    return card.number(strength.letter, column) + strength.bonus


def stealth_values(card: ActionCard | None, attacker: Strength, defender: Strength) -> Pair:
    """Left for the attacker's stealth, right for the defender's (PR-ACT-15)."""
    return Pair(value(card, attacker), value(card, defender, Column.GREEN))


def combat_values(card: ActionCard | None, attack: Strength, defence: Strength) -> Pair:
    """Left for the attack value, right for the defence value of one's own card (PR-ACT-16)."""
    return Pair(value(card, attack), value(card, defence, Column.GREEN))


def card_needed(*strengths: Strength) -> bool:
    """Whether one card must be drawn for these values; two of them share it (PR-ACT-09, 14)."""
    return any(strength.needs_card for strength in strengths)


# ------------------------------------------------------------------------- the box

FILE = Path(__file__).parent / "content" / "action" / "cards.yaml"


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    source: str
    cards: tuple[ActionCard, ...]


def read_action_cards(data: object, where: str) -> dict[str, ActionCard]:
    """Action cards out of a file, checked; errors name the card and the field."""
    found: dict[str, ActionCard] = {}
    for card in typed(data, _File, where).cards:
        at = f"{where}: {card.id}"
        if not _ID.fullmatch(card.id):
            raise BadInput(f"{at}: id", "is-not-of-form", form="action_25")
        if card.id in found:
            raise BadInput(f"{at}: id", "taken-name", name=card.id)
        for column in Column:
            for letter in DRAWN:
                if not 1 <= card.number(letter, column) <= letter.highest:
                    place = f"{at}: {column}.{letter}"
                    told = {"low": 1, "high": letter.highest}
                    raise BadInput(place, "from-to", "PR-ACT-08", **told)
        found[card.id] = card
    return found


@cache
def action_cards() -> Mapping[str, ActionCard]:
    """The 24 designs by id."""
    where = "perry_rhodan/content/action/cards.yaml"
    return read_action_cards(read_yaml(FILE, where), where)
