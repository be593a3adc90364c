"""The action pile at the table: drawing, and a discard that shows its top card only (PR-ACT).

Chance first: `ask_action` says what comes, `take_action` takes it.
"""

from __future__ import annotations

from starboard.games.perry_rhodan.action_cards import ActionCard, action_cards
from starboard.games.perry_rhodan.state import Player
from starboard.kernel import EVERYONE, NOBODY, Chance


def ask_action(player: Player, count: int, chance: Chance) -> list[str]:
    """Which action cards come next; nothing is taken yet. An empty pile is the discard shuffled."""
    names = player.action.ask(count, chance)
    left = player.action_discard.names()
    if len(names) < count:
        chance.shuffle()
    while len(names) < count:
        name = chance.draw(left)
        left.remove(name)
        names.append(name)
    return names


def take_action(player: Player, name: str) -> ActionCard:
    """Take the card that was asked for; it lies open on the discard until the next one."""
    pile, discard = player.action, player.action_discard
    if not len(pile):
        pile.bag = discard.names()
        discard.slots = []
    slot = pile.deal([name], EVERYONE)[0]
    for older in discard.slots:
        older.seen = NOBODY
    discard.add(slot)
    return action_cards()[slot.name]


def top_of_discard(player: Player) -> str:
    """The one discarded action card that everybody sees, if there is one."""
    return next((slot.name for slot in player.action_discard.slots if slot.seen == EVERYONE), "")
