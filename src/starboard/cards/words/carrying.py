"""Texts carried out effect by effect, from top to bottom, and the questions they ask.

A game keeps its texts in progress by number. It derives `Carry` and `TextQuestion` and says which
text a number means; what each effect does stands with its word (see `words`).
"""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from mypy_extensions import mypyc_attr

from starboard.cards.words.lexicon import Lexicon
from starboard.kernel import Chance, Choice, Seat, Seats, State, Step

S = TypeVar("S", bound=State)
D = TypeVar("D")


@mypyc_attr(allow_interpreted_subclasses=True)
class Carry(Step[S], Generic[S, D]):
    """The next effect of a text, then the others."""

    deed: int
    effects: tuple[Any, ...]

    def text(self, state: S) -> D | None:
        """The text that is being carried out; nothing where it is cancelled or has no player."""
        raise TypeError(f"{type(self).__name__} knows no texts")

    def words(self) -> Lexicon:
        """What the words of the game do."""
        raise TypeError(f"{type(self).__name__} knows no words")

    def rest(self) -> Carry[S, D]:
        """What remains of the text after its next effect."""
        return type(self)(self.deed, self.effects[1:])

    def run(self, state: S, chance: Chance) -> None:
        if not self.effects:
            return
        deed = self.text(state)
        if deed is None:
            return
        effect = self.effects[0]
        state.push(self.rest())  # below whatever the effect itself puts on the agenda
        self.words().performers[type(effect)](state, self.deed, deed, effect, chance)


@mypyc_attr(allow_interpreted_subclasses=True)
class TextQuestion(Choice[S], Generic[S, D]):
    """A question in a text that is being carried out; without its text or player it falls away."""

    deed: int

    def text(self, state: S) -> D | None:
        """The text that asks; nothing where it is over or its player has left."""
        raise TypeError(f"{type(self).__name__} knows no texts")

    def chooser(self, state: S, deed: D) -> Seat:
        """Who is asked: usually the player of the text."""
        raise TypeError(f"{type(self).__name__} asks nobody")

    def matters(self, state: S, deed: D) -> bool:
        """Whether there is anything to decide."""
        return True

    def must(self, state: S) -> Seats:
        deed = self.text(state)
        if deed is None or not self.matters(state, deed):
            return ()
        return (self.chooser(state, deed),)
