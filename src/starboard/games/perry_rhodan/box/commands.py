"""What `starboard perry-rhodan …` answers about decks and cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from starboard.cards import commands
from starboard.cards.catalogue import Catalogue as AnyCatalogue
from starboard.errors import Illegal
from starboard.games.perry_rhodan import cards as c
from starboard.games.perry_rhodan.action_cards import ActionCard
from starboard.games.perry_rhodan.cards import Card
from starboard.games.perry_rhodan.content import read_entry
from starboard.games.perry_rhodan.deck_text import FORM, starter_decks
from starboard.games.perry_rhodan.decks import AnyCard, Binder, Deck, check_deck
from starboard.games.perry_rhodan.helper_cards import HelperCard
from starboard.games.perry_rhodan.kinds import PHASES, Phase
from starboard.games.perry_rhodan.wording import card_text, type_line, values_line
from starboard.games.perry_rhodan.wording.others import (
    action_text,
    goal_name,
    helper_text,
    letter_bar,
)


class PerryRhodanCommands(commands.Commands[Deck, AnyCard]):
    """Decks, cards and packs, checked for some phases and for tournaments where that is asked."""

    game = "perry_rhodan"
    form = FORM

    def __init__(self, phases: Sequence[Phase] = (), *, tournament: bool = False) -> None:
        self.phases = tuple(phases)
        self.tournament = tournament

    def starters(self) -> Mapping[str, Deck]:
        return starter_decks()

    def faults(self, deck: Deck, cards: AnyCatalogue[AnyCard]) -> list[Illegal]:
        assert isinstance(cards, Binder)
        return check_deck(deck, cards, self.phases, tournament=self.tournament)

    def sizes(self, deck: Deck, cards: AnyCatalogue[AnyCard]) -> dict[str, int]:
        return {
            "sources": len(deck.phases),
            "cards": sum(len(deck.source(phase)) for phase in PHASES),
            "action": len(deck.action),
            "sideboard": sum(len(deck.sideboard(phase)) for phase in PHASES),
        }

    def type_line(self, card: AnyCard, lang: str) -> str:
        if isinstance(card, Card):
            return type_line(card, lang)
        family = "action" if isinstance(card, ActionCard) else "helper"
        return self.texts.say(lang, "card-family", family=family)

    def values_line(self, card: AnyCard, lang: str) -> str:
        match card:
            case ActionCard():
                return f"{goal_name(card.goal, lang)}, {letter_bar(card)}"
            case HelperCard():
                return ""
        return values_line(card, lang)

    def text(self, card: AnyCard, lang: str, cards: AnyCatalogue[AnyCard]) -> list[str]:
        match card:
            case ActionCard():
                return action_text(card, lang)
            case HelperCard():
                return helper_text(card, lang)
        return card_text(card, lang, resource_cards(cards))

    def rarity(self, card: AnyCard, lang: str) -> str:
        assert isinstance(card, Card)
        return self.texts.say(lang, "card-rarity", rarity=card.rarity.value)

    def card_facts(
        self, card: AnyCard, lang: str, cards: AnyCatalogue[AnyCard]
    ) -> dict[str, object]:
        facts = super().card_facts(card, lang, cards)
        if isinstance(card, Card):
            facts |= {
                "phase": card.phase.value,
                "side": card.colour.value,
                "type": card.type.value,
                "rarity": card.rarity.value,
                "source": card.source,
            }
        return facts


def resource_cards(cards: AnyCatalogue[AnyCard]) -> c.Catalogue:
    """The resource cards among all that a deck may name."""
    return c.Catalogue(
        read_entry, {card.id: card for card in cards.values() if isinstance(card, Card)}
    )
