"""Trade (ECL-RES-04)."""

from __future__ import annotations

from typing import ClassVar

from starboard.errors import Illegal
from starboard.games.eclipse.events import Traded
from starboard.games.eclipse.kinds import Resource
from starboard.games.eclipse.state import RESOURCES, Table
from starboard.kernel import Aside, Chance, Seat


class Trade(Aside[Table]):
    """Several units of one resource for one of another (ECL-RES-02, 04, 05)."""

    verb: ClassVar[str] = "trade"
    give: Resource
    get: Resource

    @property
    def touches(self) -> tuple[str, ...]:
        return (self.give.value, self.get.value)

    def reason(self, state: Table, seat: Seat) -> Illegal | None:
        player = state.players[seat]
        if self.give is self.get or self.give not in RESOURCES or self.get not in RESOURCES:
            return Illegal("ECL-RES-05", "trade-needs-two-resources")
        rate, held = player.people.trade_ratio, player.storage[self.give]
        if held < rate:
            return Illegal(
                "ECL-RES-02", "cannot-pay", cost=rate, held=held, resource=self.give.value
            )
        return None

    def take(self, state: Table, seat: Seat, chance: Chance) -> None:
        player = state.players[seat]
        rate = player.people.trade_ratio
        player.storage[self.give] -= rate
        player.storage[self.get] += 1
        state.report(Traded("ECL-RES-04", seat, self.give.value, rate, self.get.value))
