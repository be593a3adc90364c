"""Offers of prize cards (FS-PRIZE)."""

from __future__ import annotations

from typing import ClassVar

from starboard.games.flagship.asides import Decision
from starboard.games.flagship.goal import take_prize
from starboard.games.flagship.moves import TakePrize
from starboard.games.flagship.state import Table
from starboard.kernel import PASS, Chance, Move, Pass, Seat, Seats


def offer_prize(state: Table, seat: int, amount: int, clause: str) -> None:
    """A player may take prize cards now (FS-PRIZE-03…04)."""
    state.push(PrizeOffer(seat, amount, clause))


class PrizeOffer(Decision):
    """Take one of the own prize cards, or leave it (FS-PRIZE-05, FS-PRIZE-07)."""

    accepts: ClassVar[tuple[type[Move], ...]] = (TakePrize, Pass)
    seat: int
    amount: int
    reason_clause: str

    def must(self, state: Table) -> Seats:
        return () if state.players[self.seat].out else (self.seat,)

    def offers(self, state: Table, seat: Seat) -> list[Move]:
        return [TakePrize(), PASS]

    def take(self, state: Table, seat: Seat, move: Move, chance: Chance) -> None:
        if self.amount > 1:
            state.push(PrizeOffer(seat, self.amount - 1, self.reason_clause))
        if isinstance(move, TakePrize):
            take_prize(state, seat, self.reason_clause)

    def question(self, state: Table) -> dict[str, str | int]:
        return {"left": len(state.players[self.seat].prizes)}


class ShufflePrize(Decision):
    """An opponent has shuffled the draw discard: take a prize now, or later in this turn."""

    accepts: ClassVar[tuple[type[Move], ...]] = (TakePrize, Pass)
    seat: int

    def must(self, state: Table) -> Seats:
        player = state.players[self.seat]
        return (self.seat,) if len(player.prizes) and not player.out else ()

    def offers(self, state: Table, seat: Seat) -> list[Move]:
        return [TakePrize(), PASS]

    def take(self, state: Table, seat: Seat, move: Move, chance: Chance) -> None:
        if isinstance(move, TakePrize):
            take_prize(state, seat, "FS-DRAW-08")
        else:
            state.players[seat].prize_due += 1  # the right lapses at the end of the turn
