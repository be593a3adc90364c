"""The odds of a battle on the map, for the client and for bots."""

from __future__ import annotations

from starboard.games.eclipse.battle.retreat import retreat_sectors
from starboard.games.eclipse.battle.sides import (
    KINDS,
    at_peace,
    has_effect,
    parties_in_order,
    values_of,
)
from starboard.games.eclipse.odds.fleet import Party
from starboard.games.eclipse.odds.ships import ships_like
from starboard.games.eclipse.odds.targets import DEFAULT_STRATEGY, Strategy
from starboard.games.eclipse.printed import SplitDamage
from starboard.games.eclipse.state import NEUTRAL, Hex, Table


def parties_in(state: Table, sector: Hex, strategy: Strategy = DEFAULT_STRATEGY) -> list[Party]:
    """Everybody with ships in a sector, the last defender first; players fight to the end."""
    order = parties_in_order(sector)
    return [party_of(state, sector, party, order, strategy) for party in order]


def party_of(state: Table, sector: Hex, party: int, order: list[int], strategy: Strategy) -> Party:
    """The ships of one party as they stand there now."""
    own = sector.ships_of(party)
    rows = {kind: [ship.damage for ship in own if ship.kind == kind] for kind in KINDS}
    neutral = party == NEUTRAL
    splits = not neutral and has_effect(state, state.players[party], SplitDamage)
    spared = [other for other in order if neutral and at_peace(state, sector, party, other)]
    return Party(
        str(party),
        [
            ships_like(kind, values_of(state, party, kind), damage, splits)
            for kind, damage in rows.items()
            if damage
        ],
        strategy=Strategy.LARGEST_FIRST.value if neutral else strategy.value,
        neutral=neutral,
        may_retreat=not neutral and bool(retreat_sectors(state, party, sector)),
        spared_by=str(spared[0]) if spared else "",
    )
