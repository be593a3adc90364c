"""Robot Regent and Ara modifiers, as functions of the cards on a side (PR-P4-02…17)."""

from __future__ import annotations

from collections.abc import Iterable

from starboard.games.perry_rhodan.cards import Card
from starboard.games.perry_rhodan.kinds import Side

FLIGHT = 1
"""The first mission to M-13 with a ship of build type Arkoniden adds this to RM (Pro)."""


def regent_modifier(cards: Iterable[Card], side: Side) -> int:
    """RM of a side: what its cards say adds up, a stack says it once (PR-P4-04, PR-LAY-07)."""
    total = 0
    stacks: dict[str, int] = {}
    for card in cards:
        amount = card.rm.pro if side is Side.PRO else card.rm.anti
        if card.is_place:
            stacks[card.family] = amount
        else:
            total += amount
    return total + sum(stacks.values())


def ara_modifier(cards: Iterable[Card], side: Side) -> int:
    """AM of a side: a place counts once, several of them as the card says (PR-P4-13, 16)."""
    total = 0
    stacks: dict[str, list[Card]] = {}
    for card in cards:
        if card.is_place:
            stacks.setdefault(card.family, []).append(card)
        else:
            total += _ara(card, side)
    return total + sum(_of_stack(stack, side) for stack in stacks.values())


def _of_stack(stack: list[Card], side: Side) -> int:
    """Two Aralon give +2 in all, and further ones nothing."""
    for card in stack:
        more = card.am.anti_two_or_more
        if more is not None and side is Side.ANTI and len(stack) > 1:
            return more
    return next((value for card in stack if (value := _ara(card, side))), 0)


def _ara(card: Card, side: Side) -> int:
    return card.am.pro if side is Side.PRO else card.am.anti


def regent_number(rm_anti_of_attacker: int, rm_pro_of_target: int) -> int:
    """Robotregent #: RM (Anti) of the attacker and RM (Pro) of the target (PR-P4-10)."""
    return rm_anti_of_attacker + rm_pro_of_target


def ara_number(am_pro_of_attacker: int, am_anti_of_target: int) -> int:
    """Ara #: own AM (Pro) and AM (Anti) of the opponent (PR-P4-17)."""
    return am_pro_of_attacker + am_anti_of_target
