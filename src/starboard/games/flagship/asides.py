"""What a player may do at any time without interrupting anything (FS-TIMING-05, FS-DRAW-08)."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from starboard.errors import Illegal
from starboard.games.flagship.events import CardDiscarded
from starboard.games.flagship.goal import take_prize
from starboard.games.flagship.state import Table
from starboard.kernel import Aside, Chance, Choice, Seat, Seats


class Cash(Aside[Table]):
    """Discard an event card for credits (FS-EVENT-07)."""

    verb: ClassVar[str] = "cash"
    card: str

    def reason(self, state: Table, seat: Seat) -> Illegal | None:
        if not state.players[seat].hand.has(self.card):
            return Illegal("FS-EVENT-07", "not-in-hand", card=self.card)
        return None

    def take(self, state: Table, seat: Seat, chance: Chance) -> None:
        player = state.players[seat]
        card = state.cards.cards[self.card]
        player.hand.take(self.card)
        player.draw_discard.append(self.card)
        player.credits += card.discard_value
        state.report(CardDiscarded("FS-EVENT-07", seat, self.card, card.discard_value))


class Claim(Aside[Table]):
    """Take a prize card that an opponent's shuffle has offered in this turn (FS-DRAW-08)."""

    verb: ClassVar[str] = "claim"

    def reason(self, state: Table, seat: Seat) -> Illegal | None:
        if not state.players[seat].prize_due:
            return Illegal("FS-DRAW-08", "no-prize-due")
        return None

    def take(self, state: Table, seat: Seat, chance: Chance) -> None:
        state.players[seat].prize_due -= 1
        take_prize(state, seat, "FS-DRAW-08")


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Choice[Table]):
    """A choice during the game proper: cards may be discarded for credits meanwhile."""

    admits: ClassVar[tuple[type[Aside[Table]], ...]] = (Cash, Claim)


@mypyc_attr(allow_interpreted_subclasses=True)
class OwnDecision(Decision):
    """A decision of one player, and their matter even while there is nothing to decide."""

    seat: int

    def must(self, state: Table) -> Seats:
        return (self.seat,)

    def owners(self, state: Table) -> Seats:
        return (self.seat,)


def asides_of(state: Table, seat: Seat) -> list[Aside[Table]]:
    """Everything a player might do aside, each kind of hand card once."""
    player = state.players[seat]
    found: list[Aside[Table]] = [Cash(name) for name in dict.fromkeys(player.hand.names())]
    if player.prize_due:
        found.append(Claim())
    return found
