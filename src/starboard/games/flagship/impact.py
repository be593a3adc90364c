"""What an effect does to one card."""

from __future__ import annotations

from starboard.games.flagship import vocabulary as v
from starboard.games.flagship.blows import strike
from starboard.games.flagship.charging import put_tokens, remove_tokens
from starboard.games.flagship.destruction import can_repair, destroy, repair
from starboard.games.flagship.events import AttackRedirected, ItemDiscarded
from starboard.games.flagship.field import discard_item
from starboard.games.flagship.state import Blow, Deed, Item, Table


def apply_effect(state: Table, number: int, deed: Deed, effect: v.Aimed, item: Item) -> None:
    """Let an effect act on a card."""
    if isinstance(effect, v.Damage):
        blow = Blow(deed.seat, item.id, effect.amount, evadable=effect.evadable)
        strike(state, blow, "FS-EVENT-05")
    elif isinstance(effect, v.Charge):
        put_tokens(state, item, effect.amount, "FS-EVENT-05")
    elif isinstance(effect, v.Drain):
        remove_tokens(state, item, item.charge, "FS-EVENT-05")
    elif isinstance(effect, v.Repair):
        if can_repair(state, item):  # the one repaired before it may have taken its slots
            repair(state, item, "FS-DESTROY-02")
    elif isinstance(effect, v.Destroy):
        destroy(state, item, deed.seat, "", "FS-EVENT-05")
    elif isinstance(effect, v.ToMarketDiscard):
        leave(state, item)
    elif isinstance(effect, v.Choose):
        pick(state, deed, item)


def leave(state: Table, item: Item) -> None:
    """An item goes to its owner's market discard, from the field or from the row."""
    player = state.players[item.owner]
    if item.id in player.items:
        discard_item(state, item, "FS-EVENT-05")
    elif item in player.row:  # else it has just left with the card it was attached to
        player.row.remove(item)
        player.market_discard.append(item.card.id)
        state.report(ItemDiscarded("FS-EVENT-05", item.owner, item.id))


def pick(state: Table, deed: Deed, item: Item) -> None:
    """Remember what was chosen; its owner is the opponent the text speaks of from now on."""
    deed.chosen = item.id
    if item.owner != deed.seat:
        deed.opponent = item.owner
    elif deed.blow in state.blows:
        state.blows[deed.blow].target = item.id
        state.report(AttackRedirected("FS-TIMING-04", deed.seat, item.id))
