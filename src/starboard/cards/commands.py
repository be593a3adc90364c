"""What the deck and card commands of a game answer: facts for programs, lines for people."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Generic, TypedDict, TypeVar

from starboard.cards.catalogue import Catalogue, Named
from starboard.cards.decks import AnyDeck, DeckForm
from starboard.cards.effects import near
from starboard.errors import BadInput, Illegal
from starboard.text import Texts, texts_for
from starboard.tool import Answer, Document

FEW = 12
"""So many cards are named at most where one was not found."""

D = TypeVar("D", bound=AnyDeck)
C = TypeVar("C", bound=Named)


class DeckFault(TypedDict):
    """Why a deck is not legal."""

    clause: str
    message: str
    arguments: dict[str, object]
    text: str


class Commands(ABC, Generic[D, C]):
    """The commands of one game. A game derives its own and says what its cards and decks are."""

    game: str
    form: DeckForm[D, C]

    @abstractmethod
    def starters(self) -> Mapping[str, D]:
        """The decks that come with the game."""

    @abstractmethod
    def faults(self, deck: D, cards: Catalogue[C]) -> list[Illegal]:
        """Everything that is wrong with a deck."""

    @abstractmethod
    def sizes(self, deck: D, cards: Catalogue[C]) -> dict[str, int]:
        """What is said about a legal deck, by the arguments of `deck-legal`."""

    @abstractmethod
    def type_line(self, card: C, lang: str) -> str:
        """What kind of card it is."""

    @abstractmethod
    def values_line(self, card: C, lang: str) -> str:
        """The numbers printed on a card."""

    @abstractmethod
    def text(self, card: C, lang: str, cards: Catalogue[C]) -> list[str]:
        """The words on a card."""

    @abstractmethod
    def rarity(self, card: C, lang: str) -> str:
        """How rare a card is, in words."""

    def card_facts(self, card: C, lang: str, cards: Catalogue[C]) -> dict[str, object]:
        """One card as plain data."""
        return {
            "id": card.id,
            "name": cards.called(card, lang),
            "type_line": self.type_line(card, lang),
            "values": self.values_line(card, lang),
            "text": self.text(card, lang, cards),
        }

    @property
    def texts(self) -> Texts:
        """The sentences of the game."""
        return texts_for(self.game)

    # ------------------------------------------------------------------ decks

    def deck(self, document: Document, cards: Catalogue[C]) -> D:
        """A deck out of what was handed over or named: a code, a starter's id or a file."""
        text = document.name
        if text.startswith(self.form.code):
            return self.form.parse(text, cards)
        if text in self.starters():
            return self.starters()[text]
        if text == "-":
            return self.form.parse(document.read(), cards)
        return self.form.read(Path(text), cards)

    def check(self, deck: D, cards: Catalogue[C], lang: str) -> Answer:
        """Whether a deck is legal, and why not."""
        faults, sizes = self.faults(deck, cards), self.sizes(deck, cards)
        facts: dict[str, object] = {
            "deck": deck.name.of(lang),
            "legal": not faults,
            **sizes,
            "faults": [self.fault_facts(fault, lang, cards) for fault in faults],
        }
        if not faults:
            return Answer(facts, [self.texts.say(lang, "deck-legal", **sizes)])
        head = self.texts.say(lang, "deck-illegal", count=len(faults))
        told = [f"  {self.fault_text(fault, lang, cards)} ({fault.clause})" for fault in faults]
        return Answer(facts, [head, *told], no=True)

    def show(self, deck: D, cards: Catalogue[C], lang: str) -> Answer:
        """A deck as text that can be pasted again."""
        parts = self.form.parts(deck)
        facts: dict[str, object] = {
            "id": deck.id,
            "name": {"de": deck.name.de, "en": deck.name.en},
        }
        for section in self.form.sections:
            part = parts[section.id]
            facts[section.id] = list(part) if section.listed else dict(Counter(part))
        return Answer(facts, self.form.format(deck, cards, lang, self.texts).splitlines())

    def code(self, deck: D) -> Answer:
        """A deck as one line."""
        code = self.form.encode(deck)
        return Answer({"code": code}, [code])

    def fault_text(self, fault: Illegal, lang: str, cards: Catalogue[C]) -> str:
        """A fault as a sentence, with names instead of ids."""
        args: dict[str, str | int] = {}
        for key, value in fault.arguments.items():
            card = cards.cards.get(value) if isinstance(value, str) else None
            told = value if isinstance(value, int) else str(value)
            args[key] = cards.called(card, lang) if card else told
        return self.texts.say(lang, fault.message, **args)

    def fault_facts(self, fault: Illegal, lang: str, cards: Catalogue[C]) -> DeckFault:
        """A fault as plain data."""
        return {
            "clause": fault.clause,
            "message": fault.message,
            "arguments": dict(fault.arguments),
            "text": self.fault_text(fault, lang, cards),
        }

    # ------------------------------------------------------------------ cards

    def cards(self, cards: Catalogue[C], lang: str) -> Answer:
        """Every card with its type line and values."""
        width = max(len(cards.called(card, lang)) for card in cards.values())
        lines = [
            f"{cards.called(card, lang):{width}}  "
            f"{self.type_line(card, lang)}; {self.values_line(card, lang)}"
            for card in cards.values()
        ]
        facts = [self.card_facts(card, lang, cards) for card in cards.values()]
        return Answer({"cards": facts}, lines)

    def card(self, text: str, cards: Catalogue[C], lang: str) -> Answer:
        """One card with its text."""
        card = cards.named(text)
        if card is None:
            raise self.no_such_card(text, lang, cards)
        lines = [
            cards.called(card, lang),
            self.type_line(card, lang),
            self.values_line(card, lang),
            *[f"  {line}" for line in self.text(card, lang, cards)],
        ]
        return Answer(self.card_facts(card, lang, cards), lines)

    def no_such_card(self, text: str, lang: str, cards: Catalogue[C]) -> BadInput:
        """Cards with the word in their names are named, if they are few."""
        wanted = text.strip().casefold()
        names = [cards.called(card, lang) for card in cards.values()]
        close = [name for name in names if wanted and wanted in name.casefold()]
        words = {word for name in names for word in name.casefold().split()}
        if not close and (meant := near(wanted, sorted(words))):
            close = [name for name in names if meant in name.casefold().split()]
        if 0 < len(close) <= FEW:
            return BadInput(text, "is-no-card-but", known=", ".join(close))
        return BadInput(text, "is-no-card-see", game=self.game.replace("_", "-"))

    def opened(self, found: Sequence[str], seed: str, cards: Catalogue[C], lang: str) -> Answer:
        """The cards of packs that were opened."""
        lines = [
            f"{count} {cards.called(cards[card_id], lang)}  "
            f"({self.type_line(cards[card_id], lang)}, {self.rarity(cards[card_id], lang)})"
            for card_id, count in Counter(found).items()
        ]
        return Answer({"seed": seed, "cards": list(found)}, lines)
