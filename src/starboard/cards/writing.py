"""The words on a card, written from its effects: a message for each word, arguments from fields."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

from starboard.cards.effects import Op, word_of
from starboard.cards.words import Argument, Lexicon
from starboard.text import Texts

NONE = "none"
"""What a field without a value says."""


def sign(number: int) -> str:
    """The way in which a number changes another one."""
    return "plus" if number >= 0 else "minus"


def yes(fact: bool) -> str:
    """A fact as Fluent files ask for it."""
    return "yes" if fact else "no"


class Writer:
    """Writes in one language. A game derives its own for what only its cards have."""

    def __init__(self, lang: str, texts: Texts, words: Lexicon) -> None:
        self.lang = lang
        self.texts = texts
        self.words = words

    def say(self, message: str, **args: Argument) -> str:
        """A message of the game."""
        return " ".join(self.texts.say(self.lang, message, **args).split(" ")).strip()

    def listed(self, parts: Sequence[str], joint: str = "list-and") -> str:
        """Several names as people say them."""
        return self.texts.listed(self.lang, parts, joint)

    def effects(self, ops: Sequence[Op]) -> str:
        """Effects one after the other, as they are carried out."""
        return " ".join(self.effect(op) for op in ops)

    def effect(self, op: Op, prefix: str = "card-") -> str:
        """One effect: the message is named after its word, the arguments after its fields."""
        word = self.words.get(type(op))
        message = word.message(op) if word and word.message else word_of(op).replace("_", "-")
        args: dict[str, Argument] = {}
        for field in op.__struct_fields__:
            args |= self.arguments(op, field, getattr(op, field))
        if word is not None and word.says is not None:
            args |= word.says(self, op)
        return self.say(prefix + message, **args)

    def arguments(self, op: Op, field: str, value: object) -> dict[str, Argument]:
        """What a field contributes to the sentence."""
        match value:
            case None:
                return {field: NONE}
            case bool():
                return {field: yes(value)}
            case int() if field == "delta":
                return {"delta": abs(value), "sign": sign(value)}
            case int():
                return {field: value}
            case tuple():
                return self.several(field, value)
            case StrEnum():
                return {field: self.named(op, field, value), f"{field}_word": value.value}
            case _:
                return self.piece(op, field, value)

    def named(self, op: Op, field: str, value: StrEnum) -> str:
        """A word of the vocabulary, or the phrase it stands for."""
        return value.value

    def several(self, field: str, values: tuple[object, ...]) -> dict[str, Argument]:
        """A list in a field; most often it holds effects."""
        if not values:
            return {field: NONE}
        return {field: self.effects([each for each in values if isinstance(each, Op)])}

    def piece(self, op: Op, field: str, value: object) -> dict[str, Argument]:
        """A piece that only the cards of this game have."""
        return {field: str(value)}
