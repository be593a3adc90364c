"""What a deck is built from, and what is counted in it (PR-DECK, PR-TOUR)."""

from __future__ import annotations

from collections.abc import Iterator

from starboard.cards import bench
from starboard.cards.bench import Filter, Tally
from starboard.cards.catalogue import Catalogue
from starboard.games.perry_rhodan.action_cards import ActionCard
from starboard.games.perry_rhodan.box.commands import PerryRhodanCommands
from starboard.games.perry_rhodan.cards import Card
from starboard.games.perry_rhodan.content import catalogue
from starboard.games.perry_rhodan.deck_text import ACTION, sideboard_section, source_section
from starboard.games.perry_rhodan.decks import (
    LARGEST_SIDEBOARD,
    LEAST_ACTION_CARDS,
    AnyCard,
    Deck,
    binder,
)
from starboard.games.perry_rhodan.kinds import PHASES, CardType, Colour, Goal, Rarity

OTHER = "action"
"""What action cards are where filters ask for what only resource cards have."""


class PerryRhodanBench(bench.Bench[Deck, AnyCard]):
    """A source and a sideboard a phase, and the action pile."""

    commands = PerryRhodanCommands()
    filters = (
        Filter("phase", (*PHASES, OTHER), lambda card: _trait(card, "phase")),
        Filter("side", (*Colour, OTHER), lambda card: _trait(card, "colour")),
        Filter("type", (*CardType, OTHER), lambda card: _trait(card, "type")),
        Filter("rarity", (*Rarity, OTHER), lambda card: _trait(card, "rarity")),
    )

    def catalogue(self) -> Catalogue[AnyCard]:
        return binder(catalogue())

    def homes(self, card: AnyCard) -> tuple[str, ...]:
        """By their backs; banned cards and helper cards nowhere (PR-CARD-01, 38, PR-DECK-16)."""
        match card:
            case ActionCard():
                return (ACTION,)
            case Card(banned=False):
                return (source_section(card.phase), sideboard_section(card.phase))
        return ()

    def tallies(self, deck: Deck, cards: Catalogue[AnyCard]) -> Iterator[Tally]:
        for phase in PHASES:
            if deck.source(phase) or deck.sideboard(phase):
                yield Tally(source_section(phase), len(deck.source(phase)), 1)
            if deck.sideboard(phase):
                board = len(deck.sideboard(phase))
                yield Tally(sideboard_section(phase), board, most=LARGEST_SIDEBOARD)  # PR-TOUR-04
        yield Tally(ACTION, len(deck.action), LEAST_ACTION_CARDS)  # PR-DECK-11
        piled = [cards[name] for name in deck.action]
        for goal in Goal:  # PR-DECK-12
            shown = [card for card in piled if isinstance(card, ActionCard) and card.goal is goal]
            yield Tally(goal.value, len(shown), 1)


def _trait(card: AnyCard, field: str) -> str:
    return str(getattr(card, field).value) if isinstance(card, Card) else OTHER


BENCH = PerryRhodanBench()
