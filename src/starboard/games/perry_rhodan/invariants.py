"""What must hold in every state: every card in one place, uniques, caps, loyalties."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from starboard.games.perry_rhodan.kinds import Side
from starboard.games.perry_rhodan.loyalty import agree
from starboard.games.perry_rhodan.placing import Trim
from starboard.games.perry_rhodan.state import Player, Table
from starboard.games.perry_rhodan.zones import places


def faults(state: Table) -> Iterator[str]:
    """What is wrong with a state, in words for developers."""
    for player in state.players:
        yield from misplaced(state, player)
        yield from doubled(player)
        if not any(isinstance(entry, Trim) for entry in state.agenda.entries()):
            yield from mixed(state, player)


def misplaced(state: Table, player: Player) -> Iterator[str]:
    """Cards lie under their own back, accessories on a bearer of the same owner and place."""
    for phase, zone in player.hand.items():
        for name in (*zone.names(), *player.sources[phase].names()):
            if name and state.catalogue[name].phase is not phase:
                yield f"{name} of seat {player.seat} has not the back {phase}"
    for laid in player.cards.values():
        if laid.on:
            bearer = player.cards.get(laid.on)
            if bearer is None:
                yield f"{laid.id} hangs on nothing"
            elif bearer.place != laid.place or bearer.side is not laid.side:
                yield f"{laid.id} and its bearer {bearer.id} are apart"


def doubled(player: Player) -> Iterator[str]:
    """One copy of a unique (PR-UNIQ-01, PR-LAY-11)."""
    uniques = Counter(laid.card.family for laid in player.cards.values() if laid.card.unique)
    for family, count in uniques.items():
        if count > 1:
            yield f"seat {player.seat} has {count} of the unique {family}"


def mixed(state: Table, player: Player) -> Iterator[str]:
    """Anti units, and ships, of a place share a loyalty (PR-LAY-11, 25, 26, PR-MISS-17)."""
    if state.mission is not None:
        return  # who has just come is still being placed
    for place in places(state, player.seat, Side.ANTI).values():
        for row in (place.units, place.ships):
            cards = [laid.card for laid in row]
            if not all(agree(cards[0], other, Side.ANTI, state.phase) for other in cards[1:]):
                yield f"seat {player.seat} has several loyalties at {place.family}"
