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
    card_id, dot, _ = thing.partition(".")
    card = state.cards.cards.get(card_id)
    if card is not None:
        name = card.name.of(lang)
        return f"{name}{marks(state).get(thing, '')}" if dot else name
    dice = SEVERAL_DICE.fullmatch(thing)
    if dice:
        return texts_for("flagship").say(lang, "card-threshold", dice=int(dice[1]), on=dice[2])
    return thing


def marks(state: Table) -> dict[str, str]:
    """What tells items apart from others of their name: a letter, their owner's shape."""
    known = state.memo.get("marks")
    if isinstance(known, dict):
        return known
    found: dict[str, str] = {}
    for twins in twins_of(state).values():
        shared = any(each.owner != twins[0].owner for each in twins)
        for item in twins:
            found[item.id] = lettered(item, twins) + (f" {SHAPES[item.owner]}" if shared else "")
    state.memo["marks"] = found
    return found


def twins_of(state: Table) -> dict[str, list[Item]]:
    """The items in play by card."""
    found: dict[str, list[Item]] = {}
    for item in state.items():
        found.setdefault(item.card.id, []).append(item)
    return found


def letter(state: Table, item: Item) -> str:
    """What tells an item apart from its twins on the same side."""
    return lettered(item, [each for each in state.items() if each.card.id == item.card.id])


def lettered(item: Item, twins: list[Item]) -> str:
    """The same among all items of its card."""
    mine = [each.id for each in twins if each.owner == item.owner]
    return f" {LETTERS[mine.index(item.id) % len(LETTERS)]}" if len(mine) > 1 else ""
