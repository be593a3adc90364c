"""What people call the things of Flagship: cards by their printed name, twins told apart."""

from __future__ import annotations

import re

from starboard.games.flagship.state import Item, Table
from starboard.screen.look import SHAPES
from starboard.text import texts_for

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
    twins = twins_of(state).get(card_id, [])
    shared = any(each.owner != item.owner for each in twins)
    return letter(state, item) + (f" {SHAPES[item.owner]}" if shared else "")


def twins_of(state: Table) -> dict[str, list[Item]]:
    """The items in play by card."""
    known = state.memo.get("twins")
    if isinstance(known, dict):
        return known
    found: dict[str, list[Item]] = {}
    for item in state.items():
        found.setdefault(item.card.id, []).append(item)
    state.memo["twins"] = found
    return found


def letter(state: Table, item: Item) -> str:
    """What tells an item apart from its twins on the same side."""
    twins = twins_of(state).get(item.card.id, [])
    mine = [each.id for each in twins if each.owner == item.owner]
    return f" {LETTERS[mine.index(item.id) % len(LETTERS)]}" if len(mine) > 1 else ""
