"""What may be done beside a decision: trade, colony ships, offers (ECL-RES-04, ECL-ACT-12)."""

from __future__ import annotations

from collections.abc import Iterator

from starboard.games.eclipse.colonies import (
    Colonise,
    colonisations,
    possible_colonisations,
)
from starboard.games.eclipse.diplomacy import lacks_room
from starboard.games.eclipse.relations import (
    GiveBack,
    Offer,
    offers_of,
    possible_offers,
    tiles_to_give_back,
)
from starboard.games.eclipse.state import RESOURCES, Table
from starboard.games.eclipse.trade import Trade
from starboard.kernel import Aside, Seat

IN_ONES_TURN: tuple[type[Aside[Table]], ...] = (Colonise, Trade, Offer, GiveBack)
"""What goes beside the decisions of one's own turn in the action phase."""

IN_UPKEEP: tuple[type[Aside[Table]], ...] = (Colonise, Trade)
"""ECL-UPK-03, 06."""


TRADES = {
    give: tuple([Trade(give, get) for get in RESOURCES if get is not give]) for give in RESOURCES
}
"""The same few asides are looked at before every move, so they are made once."""


def asides_of(state: Table, seat: Seat) -> Iterator[Aside[Table]]:
    """Everything this seat might do aside, in a fixed order."""
    if state.players[seat].species is None:
        return
    yield from colonisations(state, seat)
    for trades in TRADES.values():
        yield from trades
    yield from offers_of(state, seat)
    yield from tiles_to_give_back(state, seat)


def possible_asides(
    state: Table, seat: Seat, kinds: tuple[type[Aside[Table]], ...]
) -> list[Aside[Table]]:
    """The same without what cannot be done, worked out kind by kind instead of one by one."""
    player = state.players[seat]
    if player.species is None:
        return []
    found: list[Aside[Table]] = []
    if Colonise in kinds:
        found.extend(possible_colonisations(state, seat))
    if Trade in kinds:
        rate = player.people.trade_ratio
        for give, trades in TRADES.items():
            if player.storage[give] >= rate:  # ECL-RES-02
                found.extend(trades)
    if Offer in kinds:
        found.extend(possible_offers(state, seat))
    if GiveBack in kinds and player.reputation.slots and lacks_room(state, player):
        found.extend(tiles_to_give_back(state, seat))
    return found
