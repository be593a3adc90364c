"""What a player sees at a glance: the hand, what may still be drawn, how near everybody is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final

from starboard.games.perry_rhodan.cards import Card
from starboard.games.perry_rhodan.kinds import Phase
from starboard.games.perry_rhodan.state import Player, Table
from starboard.games.perry_rhodan.targets import neighbours
from starboard.games.perry_rhodan.victory import Part, parts

Pools = Mapping[str, Sequence[str]]
"""What lies among the unknown places of each pool, as views tell it."""
NO_POOLS: Final[Pools] = {}


class Outlook:
    """One seat's view of the table, with what is worked out from it once."""

    def __init__(self, state: Table, seat: int, pools: Pools = NO_POOLS) -> None:
        self.state = state
        self.seat = seat
        self.me: Player = state.players[seat]
        self.rivals = neighbours(state, seat)
        self.hand: list[Card] = [state.catalogue[name] for name in self.me.hand_names() if name]
        self.sources = {phase: drawable(self.me, phase, pools) for phase in self.me.sources}
        """What may still be drawn from each accessible source."""
        self.source: Counter[str] = Counter()
        for names in self.sources.values():
            self.source.update(names)
        self.parts: list[Part] = parts(state, seat)
        self.missing = lacking(self.parts)
        self.lead = {rival: lacking(parts(state, rival)) for rival in self.rivals}
        """What each rival still lacks."""

    @property
    def nearest(self) -> int:
        """The rival who lacks the least."""
        return min(self.rivals, key=lambda rival: (self.lead[rival], rival), default=-1)

    def danger(self, rival: int) -> float:
        """How near a rival is to the end of the phase: 1 is there, 0 is nowhere near."""
        return 1.0 / (1.0 + self.lead.get(rival, 9))

    def own(self, name: str) -> bool:
        """Whether a card of that id is on the hand or may be drawn."""
        return name in self.source or any(card.id == name for card in self.hand)


def lacking(found: list[Part]) -> int:
    """How many things a player still needs."""
    return sum([max(0, part.need - part.have) for part in found])


def drawable(player: Player, phase: Phase, pools: Pools) -> list[str]:
    """The cards that may still come out of a source, as far as the player may draw from it."""
    if phase > player.access:
        return []
    pile = player.sources[phase]
    listed = pools.get(pile.pool, ())
    known = [slot.name for slot in [*pile.top, *pile.bottom]]
    return [name for name in [*(listed or pile.bag), *known] if name]
