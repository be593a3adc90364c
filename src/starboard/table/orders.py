"""Standing orders: whether a person wants to be asked in a kind of window. They are private."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import StrEnum
from functools import cache
from typing import Any

from starboard.kernel.choice import Aside, Choice, Window
from starboard.kernel.game import Game
from starboard.kernel.loop import choice_of
from starboard.kernel.match import Match
from starboard.kernel.moves import PASS, Move
from starboard.kernel.seats import Seat
from starboard.table.chairs import Chair, people_among
from starboard.text.sentences import Speech, kebab

PREFIX = "window-"
"""Kinds of choices with a message of this prefix can be ordered about."""
DEFAULT = "default"
"""The order for every window that has none of its own."""


class Order(StrEnum):
    """When a person wants to be asked in a kind of window."""

    ALWAYS = "always"
    ANSWER = "answer"
    NEVER = "never"


def kind_of(choice: Choice[Any]) -> str:
    """What standing orders call a choice: `between`, or `moment.fire` for one of its occasions."""
    occasion = choice.occasion if isinstance(choice, Window) else ""
    return ".".join(filter(None, (kebab(type(choice)), occasion)))


def order_for(orders: Mapping[str, str], kind: str) -> Order:
    """What is ordered for a kind of window; whoever has said nothing is always asked."""
    return Order(orders.get(kind) or orders.get(DEFAULT, Order.ALWAYS))


def lets_go(orders: Mapping[str, str], choice: Choice[Any], moves: Sequence[Move]) -> bool:
    """Whether somebody with these orders lets a window go by without being asked."""
    if PASS not in moves:
        return False
    order = order_for(orders, kind_of(choice))
    if order is Order.ANSWER:
        return all(move.idle or isinstance(move, Aside) for move in moves)
    return order is Order.NEVER


def passes(match: Match[Any], seat: Seat, orders: Mapping[str, str]) -> bool:
    """Whether standing orders answer for a seat that is asked now."""
    choice = choice_of(match.state, seat) if orders else None
    if choice is None or kind_of(choice) not in windows(match.game):
        return False
    return lets_go(orders, choice, match.moves(seat))


def passing(match: Match[Any], chairs: Sequence[Chair]) -> list[Seat]:
    """The seats that let the open window go by, as they have ordered."""
    asked = people_among(chairs, match.to_act)
    return [seat for seat in asked if passes(match, seat, chairs[seat].orders)]


@cache
def windows(game: Game[Any]) -> tuple[str, ...]:
    """The kinds of windows in which people are asked, in the order of the game's texts."""
    messages = Speech(game, "en", ()).texts.messages("en")
    kinds = [name.removeprefix(PREFIX) for name in messages if name.startswith(PREFIX)]
    return tuple(kind for kind in kinds if f"choice-{kind.partition('.')[0]}" in messages)
