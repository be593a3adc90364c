"""Flagship: build a ship, find a pilot, and destroy the others or take your six prizes."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

from starboard.errors import BadInput
from starboard.games.flagship import moves as m
from starboard.games.flagship.asides import Cash, Claim, asides_of
from starboard.games.flagship.bringing import (
    DECK,
    LONGEST_TEXT,
    brought_by,
    deck_named,
    filed_deck,
    is_own,
    kept_deck,
    refuse_faulty,
)
from starboard.games.flagship.cards import words  # noqa: F401  # fills the table of words
from starboard.games.flagship.cards.card import Card, Catalogue
from starboard.games.flagship.cards.content import catalogue, check_own, load_catalogue
from starboard.games.flagship.cards.deck_text import LONGEST_CODE
from starboard.games.flagship.cards.decks import Deck
from starboard.games.flagship.cards.starters import starter_decks
from starboard.games.flagship.construction import Construction
from starboard.games.flagship.elimination import eliminate
from starboard.games.flagship.invariants import faults
from starboard.games.flagship.state import Player, Table
from starboard.games.flagship.triggers import settle
from starboard.kernel import (
    EVERYONE,
    NOBODY,
    Aside,
    Chance,
    Content,
    Event,
    Game,
    Move,
    Option,
    OptionKind,
    OptionValue,
    OwnPile,
    OwnZone,
    Pass,
    Pile,
    Seat,
    Secret,
    Zone,
    only,
    words_of,
)

STARTERS = ("frabian", "insectoids", "rebels", "syndicate")
"""The decks that come with the game."""
OWN = "own cards"
"""Where own cards stand that came without a file."""


class Flagship(Game[Table]):
    """The ship-building duel card game for two to four."""

    id: ClassVar[str] = "flagship"
    rules: ClassVar[int] = 2
    seats: ClassVar[Sequence[int]] = range(2, 5)
    timing: ClassVar[str] = "FS-TIMING-04"
    finished: ClassVar[bool] = True
    first: ClassVar[bool] = True
    rooms: ClassVar[Mapping[str, object]] = {
        "face": ".face:FACE",
        "mind": ".bot.mind:MIND",
        "terminal": ".terminal:TERMINAL",
        "tools": ".tools:TOOLS",
    }
    options: ClassVar[tuple[Option, ...]] = (
        Option(
            name="decks",
            kind=OptionKind.WORDS,
            default=(),
            choices=STARTERS,
            letters=LONGEST_CODE,
            files=True,
        ),
        Option(name="ready_ships", kind=OptionKind.FLAG, default=False, prepared=True),
        Option(
            name=DECK,
            kind=OptionKind.TEXT,
            default="",
            choices=STARTERS,
            letters=LONGEST_TEXT,
            private=True,
        ),
    )
    move_types: ClassVar[tuple[type[Move], ...]] = (
        m.Pick, m.Ready, m.Reveal, m.Buy, m.GiveUp, m.Launch, m.Generate, m.Load, m.Attack,
        m.Use, m.Play, m.Evade, m.Lose, m.Choose, m.Drop, m.TakePrize, m.ShuffleMarket,
        m.ShuffleDraw, m.Pay, m.EndTurn, Cash, Claim, Pass,
    )  # fmt: skip

    def read_own(self, folders: Sequence[Path]) -> object:
        return list(load_catalogue(*folders).own) or None

    def content(self, own: object) -> Content:
        if not own:
            return catalogue()
        if not isinstance(own, list) or not all(isinstance(entry, dict) for entry in own):
            raise BadInput("cards", "expected-cards")
        return catalogue().adding(own, OWN)

    def check_options(self, seats: int, options: Mapping[str, OptionValue], own: Content) -> None:
        cards = Catalogue.of(own)
        check_own(cards.own, OWN, cards.cards)
        for place, deck in enumerate(decks_for(seats, options, cards), 1):
            refuse_faulty(deck, cards, f"option decks: deck {place}")

    def read_file(self, option: str, name: str, text: str, content: Content) -> str:
        return filed_deck(name, text, Catalogue.of(content))

    def read_brought(self, option: str, value: str, content: Content) -> str:
        return kept_deck(value, Catalogue.of(content))

    def setup(self, seats: int, options: Mapping[str, OptionValue], content: Content) -> Table:
        cards = Catalogue.of(content)
        decks = decks_for(seats, options, cards)
        players = [
            player_with(seat, deck, cards, is_own(seat, options)) for seat, deck in enumerate(decks)
        ]
        state = Table(seats, self.rules, cards, players, [], [], [], {}, {}, 0, 0, 0, 0, 0)
        if options["ready_ships"]:
            for player, deck in zip(players, decks, strict=True):
                player.draft.names = ready_ship(deck, cards)
        state.agenda.push(Construction())
        return state

    def settle(self, state: Table, events: list[Event]) -> None:
        settle(state, events)

    def asides(self, state: Table, seat: Seat) -> Iterable[Aside[Table]]:
        return asides_of(state, seat)

    def legal_asides(
        self, state: Table, seat: Seat, kinds: tuple[type[Aside[Any]], ...]
    ) -> list[Aside[Any]]:
        """Nothing speaks against any of them."""
        return [aside for aside in asides_of(state, seat) if isinstance(aside, kinds)]

    def concede(self, state: Table, seat: Seat, chance: Chance) -> None:
        eliminate(state, seat, seat)

    def invariants(self, state: Table) -> Iterable[str]:
        return faults(state)


def decks_for(seats: int, options: Mapping[str, OptionValue], cards: Catalogue) -> list[Deck]:
    """The deck of each seat: what it has brought, else what is set for it; starters by default."""
    named = words_of(options, "decks")
    if named and len(named) != seats:
        raise BadInput("option decks", "needs-decks", seats=seats, count=len(named))
    usual = named or tuple(starter_decks())[:seats]
    chosen = [brought_by(seat, options) or usual[seat] for seat in range(seats)]
    return [deck_named(name, cards) for name in chosen]


def player_with(seat: int, deck: Deck, cards: Catalogue, own: bool) -> Player:
    """A player at the start: all cards still in the deck; the list of an `own` one is unknown."""
    events, items, owner = f"events:{seat}", f"items:{seat}", only(seat)
    known = owner if own else EVERYONE
    return Player(
        seat=seat,
        credits=0,
        hand=zone(events, known),
        draw=pile(events, deck.events, NOBODY, known),
        draw_discard=[],
        prizes=zone(events, known),
        market=pile(items, deck.items, owner, known),
        row=[],
        market_discard=[],
        items={},
        pilot="",
        ship="",
        draft=Secret([], owner),
        ready=() if own else tuple(ready_ship(deck, cards)),
        deck=(len(deck.events), len(deck.items)),
    )


def zone(pool: str, known: int) -> Zone:
    """An empty zone of a pool whose list some know."""
    return Zone(pool, []) if known == EVERYONE else OwnZone(pool, [], known)


def pile(pool: str, names: Sequence[str], searched: int, known: int) -> Pile:
    """A pile that some have gone through, of a pool whose list some know."""
    if known == EVERYONE:
        return Pile(pool, [], sorted(names), [], searched)
    return OwnPile(pool, [], sorted(names), [], searched, known)


def ready_ship(deck: Deck, cards: Catalogue) -> list[str]:
    """The main ship that comes with a deck, in the order in which it is built."""
    return sorted(deck.main_ship, key=lambda name: building_order(cards[name]))


def building_order(card: Card) -> int:
    """Pilot first, then the ship, then everything else."""
    return 0 if card.is_pilot else 1 if card.is_ship else 2


GAME = Flagship()
