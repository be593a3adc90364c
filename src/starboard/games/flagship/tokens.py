"""Charge tokens: where they may lie, and how they come and go (FS-CHARGE)."""

from __future__ import annotations

from starboard.games.flagship.events import Charged, Drained, TokensLost
from starboard.games.flagship.standing import max_charge
from starboard.games.flagship.state import Item, Table


def chargeable(state: Table, item: Item) -> list[Item]:
    """The cards a generator may charge: itself, or all of a ship's (FS-CHARGE-02, 03)."""
    if not item.card.is_ship:
        return [item]
    player, parts = state.players[item.owner], state.sides()[item.owner].parts
    family = [item, *[part for part in parts.get(item.id, ()) if not part.face_down]]
    if item.id == player.ship:
        family.append(player.items[player.pilot])
        family.extend([part for part in parts.get(player.pilot, ()) if not part.face_down])
    return family


def has_room(state: Table, item: Item) -> bool:
    """Whether a card can take a charge token (FS-CHARGE-04, 07)."""
    return item.card.rechargeable and item.charge < max_charge(state, item)


def put_tokens(state: Table, item: Item, amount: int, clause: str) -> None:
    """Put charge tokens on a card; surplus is lost (FS-CHARGE-07)."""
    if not item.card.rechargeable or item.face_down:
        return
    room = max(0, min(amount, max_charge(state, item) - item.charge))
    item.charge += room
    if room:
        state.report(Charged(clause, item.owner, item.id, room))
    if amount > room:
        state.report(TokensLost("FS-CHARGE-07", item.owner, item.id, amount - room))


def shed_surplus(state: Table, seat: int) -> None:
    """A card whose extension is gone keeps no more than it can hold now (FS-CHARGE-07)."""
    for item in state.players[seat].items.values():
        surplus = item.charge - max_charge(state, item)
        if surplus > 0:
            item.charge -= surplus
            state.report(TokensLost("FS-CHARGE-07", seat, item.id, surplus))


def remove_tokens(state: Table, item: Item, amount: int, clause: str) -> None:
    """Take charge tokens off a card (FS-CHARGE-08)."""
    if amount > 0:
        item.charge -= amount
        state.report(Drained(clause, item.owner, item.id, amount))
