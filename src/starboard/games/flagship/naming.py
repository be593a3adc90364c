"""What people call the things of Flagship: cards by their printed name, twins told apart."""

from __future__ import annotations

import re

from starboard.games.flagship.state import Item, Table
from starboard.text import texts_for
from starboard.text.look import SHAPES

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
SEVERAL_DICE = re.compile(r"(\d)d (\d+\S*)")


def name_of(state: Table, thing: str, lang: str) -> str:
    """The name of a card, an item or a threshold; anything else is its own name."""
    dice = SEVERAL_DICE.fullmatch(thing)
    if dice:
        return texts_for("flagship").say(lang, "card-threshold", dice=int(dice[1]), on=dice[2])
    card_id, dot, _ = thing.partition(".")
    card = state.cards.cards.get(card_id)
    if card is None:
        return thing
    name = card.name.of(lang)
    return f"{name}{mark(state, thing, card_id)}" if dot else name


def mark(state: Table, thing: str, card_id: str) -> str:
    """What tells an item apart from others of its name: a letter, its owner's shape."""
    item = state.item(thing)
    if item is None:
        return ""
    twins = [each for each in state.items() if each.card.id == card_id]
    shared = any(each.owner != item.owner for each in twins)
    return letter(state, item) + (f" {SHAPES[item.owner]}" if shared else "")


def letter(state: Table, item: Item) -> str:
    """What tells an item apart from its twins on the same side."""
    items = state.players[item.owner].items.values()
    twins = [each.id for each in items if each.card is item.card]
    return f" {LETTERS[twins.index(item.id) % len(LETTERS)]}" if len(twins) > 1 else ""
