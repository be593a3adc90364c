"""Action cards: two letters name a card, its activation and its movement (SA-PLAN-07, 18).

`a<` is A on one half and a red arrow on the other; `A3` is a heroic A and a heroic move to the
third station. The letters are those of a plan.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from starboard.games.space_alert.content import components
from starboard.games.space_alert.kinds import STATIONS, Action, Half

LETTERS: Final = {"A": "a", "B": "b", "C": "c", "battlebots": "x"}
HEROIC_LETTERS: Final = {"heroic_A": "A", "heroic_B": "B", "heroic_battlebots": "X"}
ARROWS: Final = {"red": "<", "blue": ">", "gravolift": "^"}
HALVES: Final = (Half.ACTIVATION, Half.MOVEMENT)
ACTIONS: Final = {action.value: action for action in Action}
"""By letter: a look-up is faster than a call of the enumeration."""


@cache
def action_deck() -> tuple[str, ...]:
    """Every card of the action deck by its letters, sorted."""
    found: list[str] = []
    for card in components().cards.action_deck:
        found += [LETTERS[card.activation] + ARROWS[card.movement]] * card.count
    return tuple(sorted(found))


@cache
def heroic_deck() -> tuple[str, ...]:
    """Every heroic card by its letters, sorted."""
    found: list[str] = []
    for card in components().cards.heroic_deck:
        station = str(STATIONS.index(card.move_to) + 1)
        found += [HEROIC_LETTERS[card.activation] + station] * card.count
    return tuple(sorted(found))


@cache
def card_names() -> frozenset[str]:
    """Every card there is."""
    return frozenset(action_deck() + heroic_deck())


def is_heroic(card: str) -> bool:
    """Whether it is a heroic card."""
    return card[0] in "ABX"


def action_on(card: str, half: Half) -> Action:
    """What a half of a card says (SA-PLAN-09)."""
    return ACTIONS[card[0] if half is Half.ACTIVATION else card[1]]


def other_half(half: Half) -> Half:
    """The half at the bottom."""
    return Half.MOVEMENT if half is Half.ACTIVATION else Half.ACTIVATION
