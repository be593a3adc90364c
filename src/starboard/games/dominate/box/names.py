"""Names for tools: figures of one's own scenarios have no message, but a name on their sheet."""

from __future__ import annotations

from starboard.games.dominate.content import Box
from starboard.games.dominate.face.names import name_of, type_name
from starboard.games.dominate.state import Table


def kind_called(box: Box, type: str, lang: str, scenario: str = "") -> str:
    """What a kind of figure is called."""
    try:
        return type_name(type, lang)
    except LookupError:
        sheet = box.sheets.get(f"{scenario}:{type}") or box.sheets.get(type)
        return type if sheet is None else sheet.name


def called(state: Table, thing: str, lang: str) -> str:
    """What a figure or an order is called."""
    try:
        return name_of(state, thing, lang)
    except LookupError:
        type, _, number = thing.partition(".")
        return f"{kind_called(state.box, type, lang, state.scenario.id)} {number}"
