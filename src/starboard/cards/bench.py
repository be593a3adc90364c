"""What a deck builder needs of a game: sections, filters, cards, limits, and a sheet of a deck.

A game derives its own `Bench` and hands its tools over with its others; the browser draws from the
answers and knows no rule. Sentences are messages of the game: `deck-section` (also above pasted
decks), `deck-filter`, `deck-choice-FILTER` for the words of a filter, and `deck-tally`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Generic, NamedTuple, NotRequired, TypedDict, TypeVar

import msgspec

from starboard.cards.catalogue import Catalogue, Named
from starboard.cards.commands import Commands, DeckFault
from starboard.cards.decks import AnyDeck
from starboard.tool import Answer, Document, Tool

D = TypeVar("D", bound=AnyDeck)
C = TypeVar("C", bound=Named)


class Filter(NamedTuple):
    """A way to look for cards: its words in order, and which of them a card has."""

    id: str
    choices: Sequence[str]
    of: Callable[[Any], str]


class Tally(NamedTuple):
    """Something that is counted in a deck, and how much of it there may be."""

    id: str
    have: int
    least: int = 0
    most: int | None = None


# ------------------------------------------------------------------------- what is told


class NamedWord(TypedDict):
    """A section, or a word of a filter."""

    id: str
    name: str


class FilterFace(TypedDict):
    """A filter with its words."""

    id: str
    name: str
    choices: list[NamedWord]


class CardEntry(TypedDict):
    """A card in the list: where it may lie, the usual section first, and what filters ask."""

    name: str
    type: str
    sections: list[str]
    traits: dict[str, str]


class Starter(TypedDict):
    """A deck to begin with: how many of each card lie in its sections."""

    name: str
    parts: dict[str, dict[str, int]]


class BenchFace(TypedDict):
    """Everything that a deck is built from."""

    code: str
    """Every code of a deck begins with this."""
    sections: list[NamedWord]
    filters: list[FilterFace]
    cards: dict[str, CardEntry]
    starters: dict[str, Starter]


class TallyFace(TypedDict):
    """What is counted, and how much there may be."""

    id: str
    name: str
    have: int
    least: int
    most: NotRequired[int]
    kept: bool
    """Whether it is within its limits."""


class DeckSheet(TypedDict):
    """A deck in every form, and what is to be said of it."""

    name: str
    parts: dict[str, dict[str, int]]
    code: str
    text: str
    tallies: list[TallyFace]
    legal: bool
    verdict: str
    faults: list[DeckFault]


# ------------------------------------------------------------------------- tools


class NoWish(msgspec.Struct):
    """Nothing has to be said."""


class OneDeck(msgspec.Struct):
    """A deck: a file, a code, or the id of a starter deck."""

    deck: Document


class Bench(ABC, Generic[D, C]):
    """Where decks of a game are built."""

    commands: Commands[D, C]
    filters: tuple[Filter, ...] = ()

    @abstractmethod
    def catalogue(self) -> Catalogue[C]:
        """The cards."""

    @abstractmethod
    def homes(self, card: C) -> tuple[str, ...]:
        """The sections in which a card may lie, the usual one first; none where it may not."""

    @abstractmethod
    def tallies(self, deck: D, cards: Catalogue[C]) -> Iterable[Tally]:
        """What is counted in a deck."""

    def tools(self) -> tuple[Tool[NoWish], Tool[OneDeck]]:
        """What the browser asks: once for everything, and again for each deck."""
        return (
            Tool(
                words="deck bench",
                wants=NoWish,
                answer=lambda _, lang: Answer(self.face(lang)),
                facts=BenchFace,
                online=True,
                quick=True,
                command=False,
            ),
            Tool(
                words="deck sheet",
                wants=OneDeck,
                answer=lambda wants, lang: self.answer(wants.deck, lang),
                facts=DeckSheet,
                online=True,
            ),
        )

    def face(self, lang: str) -> BenchFace:
        """Everything that a deck is built from, in one language."""
        form = self.commands.form
        cards = self.catalogue()
        starters = self.commands.starters().items()
        return {
            "code": form.code,
            "sections": [
                {"id": section.id, "name": self._say(lang, "deck-section", section=section.id)}
                for section in form.sections
            ],
            "filters": [self._filter(each, lang) for each in self.filters],
            "cards": {
                card.id: self._entry(card, cards, lang)
                for card in cards.values()
                if self.homes(card)
            },
            "starters": {
                name: {"name": deck.name.of(lang), "parts": self._parts(deck)}
                for name, deck in starters
            },
        }

    def answer(self, document: Document, lang: str) -> Answer:
        """The sheet of a deck that was handed over."""
        cards = self.catalogue()
        sheet = self.sheet(self.commands.deck(document, cards), cards, lang)
        told = [f"{each['name']}: {each['have']}" for each in sheet["tallies"]]
        lines = [*sheet["text"].splitlines(), "", *told, sheet["verdict"], sheet["code"]]
        return Answer(sheet, lines, no=not sheet["legal"])

    def sheet(self, deck: D, cards: Catalogue[C], lang: str) -> DeckSheet:
        """A deck in every form, and what is to be said of it."""
        commands = self.commands
        verdict = commands.check(deck, cards, lang)
        faults = commands.faults(deck, cards)
        return {
            "name": deck.name.of(lang),
            "parts": self._parts(deck),
            "code": commands.form.encode(deck),
            "text": commands.form.format(deck, cards, lang, commands.texts),
            "tallies": [self._tally(each, lang) for each in self.tallies(deck, cards)],
            "legal": not faults,
            "verdict": verdict.lines[0],
            "faults": [commands.fault_facts(fault, lang, cards) for fault in faults],
        }

    def _say(self, lang: str, message: str, **args: str | int) -> str:
        return self.commands.texts.say(lang, message, **args)

    def _filter(self, wanted: Filter, lang: str) -> FilterFace:
        message = f"deck-choice-{wanted.id}"
        return {
            "id": wanted.id,
            "name": self._say(lang, "deck-filter", filter=wanted.id),
            "choices": [
                {"id": choice, "name": self._say(lang, message, choice=choice)}
                for choice in wanted.choices
            ],
        }

    def _entry(self, card: C, cards: Catalogue[C], lang: str) -> CardEntry:
        return {
            "name": cards.called(card, lang),
            "type": self.commands.type_line(card, lang),
            "sections": list(self.homes(card)),
            "traits": {each.id: each.of(card) for each in self.filters},
        }

    def _parts(self, deck: D) -> dict[str, dict[str, int]]:
        parts = self.commands.form.parts(deck)
        return {section: dict(Counter(part)) for section, part in parts.items()}

    def _tally(self, tally: Tally, lang: str) -> TallyFace:
        told: TallyFace = {
            "id": tally.id,
            "name": self._say(lang, "deck-tally", tally=tally.id),
            "have": tally.have,
            "least": tally.least,
            "kept": tally.least <= tally.have and (tally.most is None or tally.have <= tally.most),
        }
        if tally.most is not None:
            told["most"] = tally.most
        return told
