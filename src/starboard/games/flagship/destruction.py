"""Destroyed cards: turned face down, and repaired (FS-DESTROY)."""

from __future__ import annotations

from starboard.games.flagship.events import ItemDestroyed, ItemRepaired
from starboard.games.flagship.standing import destroyed_instead, slots_of
from starboard.games.flagship.state import Item, Table


def destroy(state: Table, item: Item, by: int, weapon: str, clause: str) -> None:
    """Turn a card face down, and everything attached to it (FS-DESTROY-01, FS-DESTROY-04…06)."""
    if item.card.is_pilot or item.face_down:  # FS-DESTROY-08
        return
    instead = destroyed_instead(state, item)
    if instead is not None:
        destroy(state, instead, by, weapon, clause)
        return
    turn_down(state, item, by, weapon, clause)


def turn_down(state: Table, item: Item, by: int, weapon: str, clause: str) -> None:
    """A card and what is attached to it lose their charge and their effect (FS-DESTROY-01…02)."""
    item.face_down = True
    item.charge = 0
    state.report(ItemDestroyed(clause, item.owner, item.id, by, weapon))
    for part in state.attached(item):
        if not part.face_down:
            turn_down(state, part, by, weapon, "FS-DESTROY-04")


def can_repair(state: Table, item: Item) -> bool:
    """Destroyed, on a card that is whole, and its slots are free (FS-DESTROY-03, FS-DESTROY-07)."""
    player = state.players[item.owner]
    if not item.face_down:
        return False
    if not item.base:
        return True
    base = player.items[item.base]
    if base.face_down:
        return False
    kind = item.card.needs_slot
    if kind is None:
        return True
    taken = [
        part.card.needs_count
        for part in state.attached(base)
        if part.card.needs_slot is kind and not part.face_down
    ]
    return sum(taken) + item.card.needs_count <= slots_of(state, base, kind)


def repair(state: Table, item: Item, clause: str) -> None:
    """Turn a card face up again with its initial charge (FS-MARKET-16)."""
    item.face_down = False
    item.charge = item.card.initial_charge
    state.report(ItemRepaired(clause, item.owner, item.id))
