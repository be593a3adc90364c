"""Standing orders: whether a person wants to be asked in a kind of window. They are private."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import Any

from starboard.kernel.choice import Aside, Choice
from starboard.kernel.moves import PASS, Move, Pass
from starboard.text.sentences import Speech, kebab

PREFIX = "window-"
"""Kinds of choices with a message of this prefix can be ordered about."""


class Order(StrEnum):
    """When to ask."""

    ALWAYS = "always"
    ANSWER = "answer"
    NEVER = "never"


class Orders:
    """The orders of one person, by kind of window."""

    def __init__(self, default: Order) -> None:
        self.default = default
        self.given: dict[str, Order] = {}

    def of(self, kind: str) -> Order:
        """The order for a kind of window."""
        return self.given.get(kind, self.default)

    def passes(self, choice: Choice[Any] | None, moves: Sequence[Move], kinds: list[str]) -> bool:
        """Whether the person lets this go by without being asked."""
        if choice is None or PASS not in moves or kebab(type(choice)) not in kinds:
            return False
        order = self.of(kebab(type(choice)))
        if order is Order.ANSWER:
            return all(isinstance(move, Pass | Aside) for move in moves)
        return order is Order.NEVER


def window_kinds(speech: Speech) -> list[str]:
    """The kinds of windows of a game, in the order of its texts."""
    return [
        name.removeprefix(PREFIX)
        for name in speech.texts.messages(speech.lang)
        if name.startswith(PREFIX)
    ]
