"""What may be done beside a decision: trade, colony ships, offers (ECL-RES-04, ECL-ACT-12)."""

from __future__ import annotations

from collections.abc import Iterator

from starboard.games.eclipse.colonies import Colonise, colonisations
from starboard.games.eclipse.relations import GiveBack, Offer, offers_of, tiles_to_give_back
from starboard.games.eclipse.state import RESOURCES, Table
from starboard.games.eclipse.trade import Trade
from starboard.kernel import Aside, Seat

IN_ONES_TURN: tuple[type[Aside[Table]], ...] = (Colonise, Trade, Offer, GiveBack)
"""What goes beside the decisions of one's own turn in the action phase."""

IN_UPKEEP: tuple[type[Aside[Table]], ...] = (Colonise, Trade)
"""ECL-UPK-03, 06."""


def asides_of(state: Table, seat: Seat) -> Iterator[Aside[Table]]:
    """Everything this seat might do aside, in a fixed order."""
    if state.players[seat].species is None:
        return
    yield from colonisations(state, seat)
    for give in RESOURCES:
        for get in RESOURCES:
            if give is not get:
                yield Trade(give, get)
    yield from offers_of(state, seat)
    yield from tiles_to_give_back(state, seat)
