"""Laws that hold after every move, whatever happens."""

from __future__ import annotations

from collections.abc import Iterator

from starboard.games.flagship.standing import max_charge
from starboard.games.flagship.state import ROW, Player, Side, Table

SIDE = ("attackers", "usable", "generators", "triggering", "standing", "extensions", "parts")


def faults(state: Table) -> Iterator[str]:
    """What is wrong with a state, in words for developers."""
    for player in state.players:
        if not player.out:
            yield from card_faults(state, player)
            yield from field_faults(state, player)
            yield from side_faults(state, player)


def card_faults(state: Table, player: Player) -> Iterator[str]:
    """Every card of the deck is somewhere, once."""
    events = len(event_cards(state, player))
    items = len(item_cards(player))
    expected_events, expected_items = player.deck
    if events != expected_events:
        yield f"seat {player.seat} has {events} event cards, not {expected_events}"
    if items != expected_items:
        yield f"seat {player.seat} has {items} item cards, not {expected_items}"


def event_cards(state: Table, player: Player) -> list[str]:
    """All event cards of a player, wherever they are."""
    found = player.hand.names() + player.prizes.names() + player.draw.names()
    found += player.draw_discard
    found += [laid.card.id for laid in state.laid if laid.owner == player.seat]
    for deed in state.deeds.values():
        if deed.seat == player.seat and not deed.source and deed.card.is_event:
            found.append(deed.card.id)
        if deed.held is not None and deed.opponent == player.seat:
            found += deed.held.names()
    return found


def item_cards(player: Player) -> list[str]:
    """All item cards of a player, wherever they are."""
    found = player.market.names() + player.market_discard
    found += [item.card.id for item in player.row]
    return found + [item.card.id for item in player.items.values()]


def field_faults(state: Table, player: Player) -> Iterator[str]:
    """Charges, market row, attachments and pilots are as they must be."""
    if player.credits < 0:
        yield f"seat {player.seat} has {player.credits} credits"
    if len(player.row) > ROW:
        yield f"seat {player.seat} has {len(player.row)} cards in the market row"
    for item in player.items.values():
        if item.base and item.base not in player.items:
            yield f"{item.id} is attached to {item.base}, which is gone"
            continue
        if not 0 <= item.charge <= max(max_charge(state, item), item.card.initial_charge):
            yield f"{item.id} holds {item.charge} charge tokens"
        if item.face_down and item.charge:
            yield f"{item.id} is destroyed and still charged"
    pilots = [item for item in player.items.values() if item.card.is_pilot]
    if player.pilot and len(pilots) != 1:
        yield f"seat {player.seat} has {len(pilots)} pilots"


def side_faults(state: Table, player: Player) -> Iterator[str]:
    """What is remembered of a side is what lies there."""
    known, true = state.sides()[player.seat], Side(player.items)
    for name in SIDE:
        if getattr(known, name) != getattr(true, name):
            yield f"seat {player.seat} has other {name} than are remembered"
