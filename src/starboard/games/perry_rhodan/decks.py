"""Decks: a matter source a phase, an action pile, sideboards; and whether they are legal.

PR-DECK-03…12, 16, PR-CARD-01, 38, PR-TOUR-01…04.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

import msgspec

from starboard.cards import catalogue
from starboard.errors import BadInput, Illegal
from starboard.games.perry_rhodan.action_cards import ActionCard, action_cards
from starboard.games.perry_rhodan.cards import Card, Catalogue
from starboard.games.perry_rhodan.helper_cards import HelperCard, helper_cards
from starboard.games.perry_rhodan.kinds import PHASES, Colour, Goal, Phase
from starboard.kernel.yaml_files import Name

LEAST_ACTION_CARDS = 8
"""PR-DECK-11."""
LEAST_ACTION_CARDS_A_PHASE = 10
"""In tournaments (PR-TOUR-01)."""
MOST_OF_AN_ACTION_CARD = 4
"""In tournaments (PR-TOUR-03)."""
LARGEST_SIDEBOARD = 10
"""PR-TOUR-04."""

AnyCard = Card | ActionCard | HelperCard
Source = Mapping[Phase, tuple[str, ...]]


class Deck(msgspec.Struct, frozen=True, kw_only=True):
    """A deck; cards by id, and nothing for a phase without cards."""

    name: Name
    id: str = ""
    sources: dict[Phase, tuple[str, ...]]
    action: tuple[str, ...] = ()
    sideboards: dict[Phase, tuple[str, ...]] = msgspec.field(default_factory=dict)

    @property
    def phases(self) -> tuple[Phase, ...]:
        """The phases for which it has a source."""
        return tuple(phase for phase in PHASES if self.sources.get(phase))

    def source(self, phase: Phase) -> tuple[str, ...]:
        """The matter source of a phase."""
        return self.sources.get(phase, ())

    def sideboard(self, phase: Phase) -> tuple[str, ...]:
        """The sideboard of a phase."""
        return self.sideboards.get(phase, ())


class Binder(catalogue.Catalogue[AnyCard]):
    """Everything that a deck may name: resource cards, action cards, and helpers to refuse."""

    def mark(self, card: AnyCard) -> str:
        return card.twin if isinstance(card, Card) else ""


def _not_here(entry: Mapping[str, object], at: str) -> AnyCard:
    raise BadInput(at, "expected-card")


def binder(cards: Catalogue) -> Binder:
    """These resource cards with all action cards and helper cards."""
    return Binder(_not_here, {**cards.cards, **action_cards(), **helper_cards()})


def check_deck(
    deck: Deck, cards: Binder, phases: Sequence[Phase] = (), *, tournament: bool = False
) -> list[Illegal]:
    """Everything that is wrong with a deck for these phases, or for all that it has sources for."""
    played = tuple(phases) or deck.phases
    faults: list[Illegal] = []
    if not played:
        faults.append(Illegal("PR-GEN-02", "deck-without-source"))
    for phase in played:
        if not deck.source(phase):
            faults.append(Illegal("PR-GEN-02", "deck-lacks-source", phase=phase.value))
    for phase in PHASES:
        faults += source_faults(deck.source(phase), phase, cards)
        faults += _sideboard_faults(deck.sideboard(phase), phase, cards)
    faults += _action_faults(deck.action, cards)
    if tournament:
        faults += _tournament_faults(deck.action, len(played), cards)
    return faults


# ------------------------------------------------------------------------- sources


def source_faults(source: Sequence[str], phase: Phase, cards: Binder) -> Iterator[Illegal]:
    """What is wrong with a matter source."""
    for card_id, count in Counter(source).items():
        card = look_up(card_id, cards)
        fault = _misplaced(card, phase)
        if fault is not None:
            yield fault
        elif isinstance(card, Card) and card.copies is not None and count > card.copies:
            told = {"card": card_id, "phase": phase.value, "have": count, "most": card.copies}
            yield Illegal(copies_clause(card), "deck-too-many-copies", **told)


def _misplaced(card: AnyCard, phase: Phase) -> Illegal | None:
    """Why a card may not be in a source or sideboard of this phase at all."""
    match card:
        case HelperCard():
            return Illegal("PR-CARD-38", "deck-helper-card", card=card.id)
        case ActionCard():
            return Illegal("PR-ACT-19", "deck-action-card-in-source", card=card.id)
    if card.banned:
        return Illegal("PR-DECK-16", "deck-banned-card", card=card.id)
    if card.phase is not phase:
        told = {"card": card.id, "back": card.phase.value, "phase": phase.value}
        return Illegal("PR-CARD-01", "deck-wrong-phase", **told)
    return None


def copies_clause(card: Card) -> str:
    """The clause that limits the copies of a card (PR-DECK-04…10)."""
    if card.unique:
        usual = 2 if card.colour is Colour.DUAL else 1
        if card.copies != usual:
            return "PR-DECK-07"
        return "PR-DECK-05" if card.colour is Colour.DUAL else "PR-DECK-04"
    return "PR-DECK-09" if card.is_event else "PR-DECK-10"


def _sideboard_faults(board: Sequence[str], phase: Phase, cards: Binder) -> Iterator[Illegal]:
    """Up to ten resource cards a phase, none of them an action card (PR-TOUR-04, 05, 08)."""
    if len(board) > LARGEST_SIDEBOARD:
        told = {"phase": phase.value, "have": len(board), "most": LARGEST_SIDEBOARD}
        yield Illegal("PR-TOUR-04", "deck-large-sideboard", **told)
    for card_id in dict.fromkeys(board):
        card = look_up(card_id, cards)
        fault = _misplaced(card, phase)
        if isinstance(card, ActionCard):
            yield Illegal("PR-TOUR-04", "deck-action-card-in-sideboard", card=card.id)
        elif fault is not None:
            yield fault


# ------------------------------------------------------------------------- action piles


def _action_faults(pile: Sequence[str], cards: Binder) -> Iterator[Illegal]:
    """At least eight action cards, with every goal among them.

    PR-ACT-19, PR-CARD-38, PR-DECK-11, 12.
    """
    goals: Counter[Goal] = Counter()
    for card_id, count in Counter(pile).items():
        card = look_up(card_id, cards)
        if isinstance(card, ActionCard):
            goals[card.goal] += count
        elif isinstance(card, HelperCard):
            yield Illegal("PR-CARD-38", "deck-helper-card", card=card.id)
        else:
            yield Illegal("PR-ACT-19", "deck-resource-card-in-action", card=card.id)
    have = goals.total()
    if have < LEAST_ACTION_CARDS:
        told = {"have": have, "need": LEAST_ACTION_CARDS}
        yield Illegal("PR-DECK-11", "deck-few-action-cards", **told)
    for goal in Goal:
        if not goals[goal]:
            yield Illegal("PR-DECK-12", "deck-lacks-goal", goal=goal.value)


def _tournament_faults(pile: Sequence[str], phases: int, cards: Binder) -> Iterator[Illegal]:
    """Ten action cards and every goal once a phase, four of a kind (PR-TOUR-01…03)."""
    need = LEAST_ACTION_CARDS_A_PHASE * phases
    designs = Counter(pile)
    known = {card_id: cards[card_id] for card_id in designs}
    goals: Counter[Goal] = Counter()
    for card_id, card in known.items():
        if isinstance(card, ActionCard):
            goals[card.goal] += designs[card_id]
    if goals.total() < need:
        told = {"have": goals.total(), "need": need, "phases": phases}
        yield Illegal("PR-TOUR-01", "deck-few-action-cards-for-phases", **told)
    for goal in Goal:
        if 0 < goals[goal] < phases:
            told = {"have": goals[goal], "need": phases}
            yield Illegal("PR-TOUR-02", "deck-few-goals", goal=goal.value, **told)
    for card_id, count in designs.items():
        if isinstance(known[card_id], ActionCard) and count > MOST_OF_AN_ACTION_CARD:
            limit = {"have": count, "most": MOST_OF_AN_ACTION_CARD}
            yield Illegal("PR-TOUR-03", "deck-same-action-card", card=card_id, **limit)


def look_up(card_id: str, cards: Binder) -> AnyCard:
    """The card with that id."""
    card = cards.cards.get(card_id)
    if card is None:
        raise BadInput(card_id, "is-no-card")
    return card
