"""What people call things."""

from __future__ import annotations

from starboard.games.perry_rhodan.state import PARTS, Table
from starboard.games.perry_rhodan.zones import split_place
from starboard.text.points import shown


def name_of(state: Table, thing: str, lang: str) -> str:
    """The name of a card, of one on the table, of a place or of a family; else the word itself."""
    if thing.startswith("points."):
        return shown(int(thing.partition(".")[2]), PARTS, lang).replace("-", "−")
    where = split_place(thing.partition("@")[0])
    if where is not None:
        side, family = where
        return f"{side.capitalize()}-{family_name(state, family, lang)}"
    card = state.card(thing) or state.card(thing.rpartition(".")[0])
    return family_name(state, thing, lang) if card is None else state.catalogue.called(card, lang)


def family_name(state: Table, family: str, lang: str) -> str:
    """What the cards of a family are called."""
    cards = state.catalogue.of_family(family)
    return cards[0].name.of(lang) if cards else family
