"""A whole card with its words."""

from __future__ import annotations

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from starboard.games.perry_rhodan.cards import Card
from starboard.games.perry_rhodan.state import Table
from starboard.games.perry_rhodan.wording import card_text, type_line, values_line
from starboard.screen.look import ACCENT, QUIET

WIDTH = 64


def portrait(state: Table, text: str, lang: str) -> RenderableType | None:
    """A card by id, name or the beginning of its name."""
    card = find_card(state, text)
    if card is None:
        return None
    values = values_line(card, lang)
    body = [Text(values, style=QUIET)] if values else []
    body += [Text(line) for line in card_text(card, lang, state.catalogue)]
    return Panel(
        Group(*body),
        title=Text(state.catalogue.called(card, lang), style=f"bold {ACCENT}"),
        title_align="left",
        subtitle=Text(type_line(card, lang), style=QUIET),
        subtitle_align="left",
        width=WIDTH,
        padding=(0, 1),
        border_style=QUIET,
        box=box.ROUNDED,
    )


def find_card(state: Table, text: str) -> Card | None:
    """The card meant by a text; what begins with it counts if nothing else does."""
    wanted = " ".join(text.split()).casefold()
    cards = state.catalogue
    found = cards.all_named(wanted) or cards.all_named(wanted.rpartition(".")[0])
    if found or not wanted:
        return found[0] if found else None
    begun = [
        card
        for card in cards.values()
        if any(name.casefold().startswith(wanted) for name in (card.name.de, card.name.en))
    ]
    return begun[0] if begun else None
