"""Offers of prize cards (FS-PRIZE)."""

from __future__ import annotations

from typing import ClassVar

from starboard.games.flagship.asides import OwnDecision
from starboard.games.flagship.goal import take_prize
from starboard.games.flagship.moves import TakePrize
from starboard.games.flagship.state import Table
from starboard.kernel import Act, Chance, Pass, Seat, Seats


def offer_prize(state: Table, seat: int, amount: int, clause: str) -> None:
    """A player may take prize cards now (FS-PRIZE-03…04)."""
    state.push(PrizeOffer(seat, amount, clause))


def more_offers(offer: PrizeOffer, state: Table, seat: Seat) -> None:
    """Whoever may take several prize cards is asked for each (FS-PRIZE-05)."""
    if offer.amount > 1:
        state.push(PrizeOffer(seat, offer.amount - 1, offer.reason_clause))


def take_offered(
    offer: PrizeOffer, state: Table, seat: Seat, move: TakePrize, chance: Chance
) -> None:
    """Take the prize card (FS-PRIZE-07)."""
    more_offers(offer, state, seat)
    take_prize(state, seat, offer.reason_clause)


def leave_offered(offer: PrizeOffer, state: Table, seat: Seat, move: Pass, chance: Chance) -> None:
    """Leave the prize card (FS-PRIZE-05)."""
    more_offers(offer, state, seat)


class PrizeOffer(OwnDecision):
    """Take one of the own prize cards, or leave it (FS-PRIZE-05, FS-PRIZE-07)."""

    acts: ClassVar[tuple[Act, ...]] = (Act(TakePrize, take_offered), Act(Pass, leave_offered))
    amount: int
    reason_clause: str

    def must(self, state: Table) -> Seats:
        return () if state.players[self.seat].out else (self.seat,)

    def question(self, state: Table) -> dict[str, str | int]:
        return {"left": len(state.players[self.seat].prizes)}


def take_now(
    offer: ShufflePrize, state: Table, seat: Seat, move: TakePrize, chance: Chance
) -> None:
    """Take the prize card at once (FS-DRAW-08)."""
    take_prize(state, seat, "FS-DRAW-08")


def take_later(offer: ShufflePrize, state: Table, seat: Seat, move: Pass, chance: Chance) -> None:
    """Keep the right, which lapses at the end of the turn (FS-DRAW-08)."""
    state.players[seat].prize_due += 1


class ShufflePrize(OwnDecision):
    """An opponent has shuffled the draw discard: take a prize now, or later in this turn."""

    acts: ClassVar[tuple[Act, ...]] = (Act(TakePrize, take_now), Act(Pass, take_later))

    def must(self, state: Table) -> Seats:
        player = state.players[self.seat]
        return (self.seat,) if len(player.prizes) and not player.out else ()
