"""The tools of Flagship, for people with the box on the table: decks, cards, booster packs."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, TypedDict

import msgspec

from starboard.cards.commands import DeckFault
from starboard.games.flagship.cards.bench import BENCH
from starboard.games.flagship.cards.commands import COMMANDS
from starboard.games.flagship.cards.content import load_catalogue
from starboard.games.flagship.cards.packs import booster_pack, sealed_pool
from starboard.kernel.chance import Seeded
from starboard.tool import Answer, Arg, Document, Tool


class Cards(msgspec.Struct):
    """All cards, and folders with own ones."""

    cards: tuple[Path, ...] = ()


class OneDeck(msgspec.Struct):
    """A deck: a file, a code, or the id of a starter deck."""

    deck: Document
    cards: tuple[Path, ...] = ()


class OneCard(msgspec.Struct):
    """A card by its id or its name in either language."""

    card: Annotated[str, Arg(place=True, shown="CARD")]
    cards: tuple[Path, ...] = ()


class Packs(msgspec.Struct):
    """Packs out of a word."""

    seed: str = "0"
    cards: tuple[Path, ...] = ()


class DeckCheck(TypedDict):
    """Whether a deck is legal."""

    deck: str
    legal: bool
    items: int
    events: int
    main_ship_price: int
    faults: list[DeckFault]


def deck_check(wants: OneDeck, lang: str) -> Answer:
    """Whether a deck is legal, and why not."""
    cards = load_catalogue(*wants.cards)
    return COMMANDS.check(COMMANDS.deck(wants.deck, cards), cards, lang)


def deck_show(wants: OneDeck, lang: str) -> Answer:
    """A deck as text that can be pasted again."""
    cards = load_catalogue(*wants.cards)
    return COMMANDS.show(COMMANDS.deck(wants.deck, cards), cards, lang)


def deck_code(wants: OneDeck, lang: str) -> Answer:
    """A deck as one line."""
    return COMMANDS.code(COMMANDS.deck(wants.deck, load_catalogue(*wants.cards)))


def all_cards(wants: Cards, lang: str) -> Answer:
    """Every card with its type line and values."""
    return COMMANDS.cards(load_catalogue(*wants.cards), lang)


def one_card(wants: OneCard, lang: str) -> Answer:
    """One card with its text."""
    return COMMANDS.card(wants.card, load_catalogue(*wants.cards), lang)


def booster(wants: Packs, lang: str) -> Answer:
    """The cards of one pack."""
    cards = load_catalogue(*wants.cards)
    found = booster_pack(cards, Seeded(wants.seed).draw)
    return COMMANDS.opened(found, wants.seed, cards, lang)


def sealed(wants: Packs, lang: str) -> Answer:
    """The cards of six packs."""
    cards = load_catalogue(*wants.cards)
    found = sealed_pool(cards, Seeded(wants.seed).draw)
    return COMMANDS.opened(found, wants.seed, cards, lang)


TOOLS = (
    Tool(words="deck check", wants=OneDeck, answer=deck_check, facts=DeckCheck, online=True),
    Tool(words="deck show", wants=OneDeck, answer=deck_show),
    Tool(words="deck code", wants=OneDeck, answer=deck_code),
    *BENCH.tools(),
    Tool(words="cards", wants=Cards, answer=all_cards),
    Tool(words="card", wants=OneCard, answer=one_card),
    Tool(words="booster", wants=Packs, answer=booster),
    Tool(words="sealed", wants=Packs, answer=sealed),
)
