"""Flagship: build a ship, find a pilot, and destroy the others or take your six prizes."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import ClassVar

from starboard.errors import BadInput, shortened
from starboard.games.flagship import effects  # noqa: F401  # fills the table of effects
from starboard.games.flagship import moves as m
from starboard.games.flagship.asides import Cash, Claim, asides_of
from starboard.games.flagship.bounds import MOST_IN_DECK
from starboard.games.flagship.construction import Construction
from starboard.games.flagship.content import (
    Card,
    Catalogue,
    catalogue,
    check_own,
    load_catalogue,
)
from starboard.games.flagship.deck_text import CODE, LONGEST_CODE, decode_deck
from starboard.games.flagship.decks import Deck, check_deck, starter_decks
from starboard.games.flagship.destruction import eliminate
from starboard.games.flagship.invariants import faults
from starboard.games.flagship.state import Player, Table
from starboard.games.flagship.triggers import settle
from starboard.kernel import (
    Aside,
    Chance,
    Content,
    Event,
    Game,
    Move,
    Option,
    OptionKind,
    OptionValue,
    Pass,
    Pile,
    Seat,
    Secret,
    Zone,
    only,
)
from starboard.kernel.options import SHOWN

STARTERS = ("frabian", "insectoids", "rebels", "syndicate")
"""The decks that come with the game."""
OWN = "own cards"
"""Where own cards stand that came without a file."""


class Flagship(Game[Table]):
    """The ship-building duel card game for two to four."""

    id: ClassVar[str] = "flagship"
    rules: ClassVar[int] = 1
    seats: ClassVar[Sequence[int]] = range(2, 5)
    timing: ClassVar[str] = "FS-TIMING-04"
    finished: ClassVar[bool] = True
    rooms: ClassVar[Mapping[str, object]] = {
        "face": ".face:FACE",
        "mind": ".bot.mind:MIND",
        "terminal": ".terminal:TERMINAL",
    }
    options: ClassVar[tuple[Option, ...]] = (
        Option(
            name="decks",
            kind=OptionKind.WORDS,
            default=(),
            choices=STARTERS,
            letters=LONGEST_CODE,
        ),
        Option(name="ready_ships", kind=OptionKind.FLAG, default=False),
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
        assert isinstance(own, Catalogue)
        check_own(own.own, OWN, own.cards)
        for place, deck in enumerate(decks_for(seats, options, own), 1):
            where = f"option decks: deck {place}"
            if own.own and len(deck.items) + len(deck.events) > MOST_IN_DECK:
                raise BadInput(where, "at-most-cards-with-own", most=MOST_IN_DECK)
            for fault in check_deck(deck, own):
                raise BadInput(where, fault.message, fault.clause, **fault.arguments)

    def setup(self, seats: int, options: Mapping[str, OptionValue], content: Content) -> Table:
        assert isinstance(content, Catalogue)
        decks = decks_for(seats, options, content)
        players = [player_with(seat, deck, content) for seat, deck in enumerate(decks)]
        state = Table(seats, self.rules, content, players, [], [], [], {}, {}, 0, 0, 0, 0, 0)
        if options["ready_ships"]:
            for player in players:
                player.draft.names = list(player.ready)
        state.agenda.push(Construction())
        return state

    def settle(self, state: Table, events: list[Event]) -> None:
        settle(state, events)

    def asides(self, state: Table, seat: Seat) -> Iterable[Aside[Table]]:
        return asides_of(state, seat)

    def concede(self, state: Table, seat: Seat, chance: Chance) -> None:
        eliminate(state, seat, seat)

    def invariants(self, state: Table) -> Iterable[str]:
        return faults(state)


def decks_for(seats: int, options: Mapping[str, OptionValue], cards: Catalogue) -> list[Deck]:
    """The deck of each seat: a starter deck by its id, or a deck code; starters by default."""
    named = options["decks"]
    assert isinstance(named, tuple)
    starters = starter_decks()
    if not named:
        return list(starters.values())[:seats]
    if len(named) != seats:
        raise BadInput("option decks", "needs-decks", seats=seats, count=len(named))
    return [starters[name] if name in starters else coded_deck(name, cards) for name in named]


def coded_deck(code: str, cards: Catalogue) -> Deck:
    """The deck of a code; what does not even begin like one was meant as a name."""
    if not code.startswith(CODE):
        place = f"deck {shortened(code, SHOWN)}"
        raise BadInput(place, "is-no-deck", known=", ".join(starter_decks()))
    return decode_deck(code, cards)


def player_with(seat: int, deck: Deck, cards: Catalogue) -> Player:
    """A player at the start: all cards still in the deck."""
    events, items = f"events:{seat}", f"items:{seat}"
    ready = sorted(deck.main_ship, key=lambda name: building_order(cards[name]))
    return Player(
        seat=seat,
        credits=0,
        hand=Zone(events, []),
        draw=Pile(events, [], sorted(deck.events), []),
        draw_discard=[],
        prizes=Zone(events, []),
        market=Pile(items, [], sorted(deck.items), [], only(seat)),
        row=[],
        market_discard=[],
        items={},
        pilot="",
        ship="",
        draft=Secret([], only(seat)),
        ready=tuple(ready),
        deck=(len(deck.events), len(deck.items)),
    )


def building_order(card: Card) -> int:
    """Pilot first, then the ship, then everything else."""
    return 0 if card.is_pilot else 1 if card.is_ship else 2


GAME = Flagship()
