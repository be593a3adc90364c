"""What people call the things of Dominate & Delegate."""

from __future__ import annotations

import re

from starboard.games.dominate.state import NEUTRAL, Figure, Table
from starboard.games.dominate.words import told
from starboard.screen.look import SHAPES

FIELD = re.compile(r"[a-z]{1,2}[0-9]{1,2}")


def name_of(state: Table, thing: str, lang: str) -> str:
    """A figure by its type and number, a field in capitals, an order by its type."""
    figure = state.figures.get(thing)
    if figure is not None:
        return figure_name(state, figure, lang)
    if FIELD.fullmatch(thing):
        return thing.upper()
    head, _, tail = thing.partition("@")
    if tail.isdigit() and head in state.box.sheets:
        return told(lang, "order-name", type=type_name(head, lang), field=int(tail))
    if thing in state.box.sheets:
        return type_name(thing, lang)
    type, _, number = thing.partition(".")
    if number.isdigit() and type in state.box.sheets:
        return f"{type_name(type, lang)} {number}"
    return thing


def figure_name(state: Table, figure: Figure, lang: str) -> str:
    """Its own name, or its type with its number; and the shape of its owner."""
    if figure.label in state.scenario.names:
        name = state.scenario.names[figure.label].of(lang)
    else:
        name = type_name(figure.type, lang)
    number = figure.id.rpartition(".")[2]
    mark = "" if figure.owner == NEUTRAL else f" {SHAPES[figure.owner]}"
    return f"{name} {number}{mark}"


def type_name(type: str, lang: str) -> str:
    """What a kind of figure is called."""
    return told(lang, f"type-{type}")
