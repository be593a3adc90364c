"""One place a word: what an effect does, what it can act on, what it is worth, how it reads."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, TypeVar

from starboard.kernel import Chance

S = TypeVar("S")
D = TypeVar("D")
E = TypeVar("E")
T = TypeVar("T")
Argument = str | int
Performer = Callable[[Any, int, Any, Any, Chance], None]
"""Carries an effect out: state, number of the text, the text, the effect, chance."""


class Word:
    """One word of a game's cards; its functions know the effect by its own type.

    `perform` carries it out. `candidates` are the things it may act on, `on` acts on one of them.
    `worth` is what it is usually worth to whoever carries it out. It reads as the message
    `card-WORD`, or as `message` says, with its fields as arguments and those that `says` adds;
    `about` is what it speaks of where its filter does not say. What `stands` is not carried out:
    the rules look it up as long as its card counts.
    """

    def __init__(
        self,
        kind: type[E],
        perform: Callable[[S, int, D, E, Chance], None] | None = None,
        *,
        candidates: Callable[[S, D, E], list[T]] | None = None,
        on: Callable[[S, int, D, E, T], None] | None = None,
        worth: float | Callable[[E], float] = 0.0,
        message: Callable[[E], str] | None = None,
        says: Callable[[Any, E], Mapping[str, Argument]] | None = None,
        about: str = "",
        stands: bool = False,
    ) -> None:
        self.kind: type = kind
        self.perform: Performer | None = perform
        self.candidates: Callable[[Any, Any, Any], list[Any]] | None = candidates
        self.on: Callable[[Any, int, Any, Any, Any], None] | None = on
        self.message: Callable[[Any], str] | None = message
        self.says: Callable[[Any, Any], Mapping[str, Argument]] | None = says
        self.about = about
        self.stands = stands
        self._worth: float | Callable[[Any], float] = worth

    def worth(self, effect: object) -> float:
        """What an effect of this word is usually worth."""
        worth = self._worth
        return worth if isinstance(worth, float) else worth(effect)

    def __repr__(self) -> str:
        return f"Word({self.kind.__name__})"


class Lexicon:
    """The words of a game, by the types of their effects."""

    def __init__(self) -> None:
        self.words: dict[type, Word] = {}
        self.performers: dict[type, Performer] = {}

    def add(self, *words: Word) -> None:
        """Take words in; each of them once."""
        for word in words:
            if word.kind in self.words:
                raise TypeError(f"{word.kind.__name__} has two words")
            self.words[word.kind] = word
            if word.perform is not None:
                self.performers[word.kind] = word.perform

    def __getitem__(self, kind: type) -> Word:
        return self.words[kind]

    def get(self, kind: type) -> Word | None:
        """The word of a type, if it is known."""
        return self.words.get(kind)

    def __iter__(self) -> Iterator[Word]:
        return iter(self.words.values())

    def __len__(self) -> int:
        return len(self.words)

    def works(self, kind: type) -> bool:
        """Whether somebody performs such an effect, or the rules look it up."""
        word = self.words.get(kind)
        return word is not None and (word.stands or word.perform is not None)

    def candidates(self, state: object, text: object, effect: object) -> list[Any]:
        """The things an effect may act on; none where it is not aimed at things."""
        find = self.words[type(effect)].candidates
        return [] if find is None else find(state, text, effect)

    def act_on(self, state: object, number: int, text: object, effect: object, on: object) -> None:
        """Let an effect act on one thing."""
        act = self.words[type(effect)].on
        if act is not None:
            act(state, number, text, effect, on)

    def worth(self, effects: Iterable[object]) -> float:
        """The usual worth of a text."""
        total = 0.0
        for effect in effects:
            word = self.words.get(type(effect))
            if word is not None:
                total += word.worth(effect)
        return total
