"""How Space Alert is thought about."""

from __future__ import annotations

from starboard.games.space_alert.bot.adviser import Adviser
from starboard.games.space_alert.bot.estimate import estimate
from starboard.games.space_alert.bot.house import House
from starboard.games.space_alert.bot.imagination import imagine_table
from starboard.games.space_alert.state import Mission
from starboard.kernel import Chance, Seat
from starboard.kernel.mind import Mind


class SpaceAlertMind(Mind[Mission]):
    """How Space Alert is thought about."""

    def complete(self, state: Mission, seat: Seat | None, chance: Chance) -> None:
        imagine_table(state, seat, chance)

    def estimate(self, state: Mission, seat: Seat) -> float:
        return estimate(state, seat)

    def house_bot(self) -> object | None:
        return House()

    def adviser(self) -> object | None:
        return Adviser()


MIND = SpaceAlertMind()
