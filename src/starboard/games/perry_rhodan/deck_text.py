"""A deck as people write and paste it: one card a line under headings, or one code."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from starboard.cards.decks import DeckForm, Section
from starboard.games.perry_rhodan.cards import Card
from starboard.games.perry_rhodan.content import FOLDER, catalogue
from starboard.games.perry_rhodan.decks import AnyCard, Binder, Deck, binder
from starboard.games.perry_rhodan.kinds import PHASES, Phase
from starboard.kernel.yaml_files import Name, read_yaml

CODE = "pr1:"
"""Every deck code begins with this."""
ACTION = "action"


def source_section(phase: Phase) -> str:
    """The section of a matter source."""
    return f"source_{phase.lower()}"


def sideboard_section(phase: Phase) -> str:
    """The section of a sideboard."""
    return f"sideboard_{phase.lower()}"


def _headings(phase: Phase, *words: str) -> tuple[str, ...]:
    return tuple(f"{word} {phase.lower()}" for word in words)


SOURCES = tuple(
    Section(source_section(phase), _headings(phase, "materiequelle", "matter source", "source"))
    for phase in PHASES
)
SIDEBOARDS = tuple(
    Section(sideboard_section(phase), _headings(phase, "sideboard", "reserve")) for phase in PHASES
)


class PerryRhodanDecks(DeckForm[Deck, AnyCard]):
    """Eleven parts: a source a phase, the action pile, a sideboard a phase."""

    code = CODE
    sections = (*SOURCES, Section(ACTION, ("aktionskarten", "action cards")), *SIDEBOARDS)

    def parts(self, deck: Deck) -> Mapping[str, tuple[str, ...]]:
        return {
            **{source_section(phase): deck.source(phase) for phase in PHASES},
            ACTION: deck.action,
            **{sideboard_section(phase): deck.sideboard(phase) for phase in PHASES},
        }

    def make(self, name: Name, deck_id: str, parts: Mapping[str, tuple[str, ...]]) -> Deck:
        sources = {phase: parts[source_section(phase)] for phase in PHASES}
        boards = {phase: parts[sideboard_section(phase)] for phase in PHASES}
        return Deck(
            id=deck_id,
            name=name,
            sources={phase: part for phase, part in sources.items() if part},
            action=parts[ACTION],
            sideboards={phase: part for phase, part in boards.items() if part},
        )

    def belongs(self, card: AnyCard) -> str:
        """Without headings, cards go where their back belongs (PR-CARD-01, 02)."""
        return source_section(card.phase) if isinstance(card, Card) else ACTION


FORM = PerryRhodanDecks()


def read_deck(path: Path, cards: Binder) -> Deck:
    """A deck out of a file: YAML, text or code."""
    return FORM.read(path, cards)


def parse_deck(text: str, cards: Binder) -> Deck:
    """A deck out of pasted text or a code; errors name the line."""
    return FORM.parse(text, cards)


def encode_deck(deck: Deck) -> str:
    """A deck as one line of plain characters."""
    return FORM.encode(deck)


def decode_deck(code: str, cards: Binder) -> Deck:
    """The deck of a code."""
    return FORM.decode(code, cards)


@cache
def starter_decks() -> dict[str, Deck]:
    """The four starter decks by id; between them they hold every card that is not banned."""
    cards = binder(catalogue())
    decks = [
        FORM.from_data(read_yaml(path, path.name), f"perry_rhodan/content/decks/{path.name}", cards)
        for path in sorted((FOLDER / "decks").glob("*.yaml"))
    ]
    return {deck.id: deck for deck in decks}
