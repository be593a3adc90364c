"""Prize cards, and the two ways to win (FS-PRIZE, FS-GOAL)."""

from __future__ import annotations

from typing import ClassVar

from starboard.games.flagship.asides import Decision
from starboard.games.flagship.events import CardDrawn, GameWon, PrizeTaken
from starboard.games.flagship.moves import TakePrize
from starboard.games.flagship.state import PRIZES, Table
from starboard.kernel import PASS, Chance, Move, Outcome, Pass, Seat, Seats, only


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


def take_prize(state: Table, seat: int, clause: str) -> None:
    """One face-down prize card goes to the hand; the last one wins (FS-PRIZE-07…08)."""
    player = state.players[seat]
    slot = player.prizes.slots.pop()
    slot.seen |= only(seat)
    player.hand.add(slot)
    state.report(PrizeTaken(clause, seat, len(player.prizes)))
    state.report(CardDrawn("FS-PRIZE-07", seat, slot.name))
    if not player.prizes.slots:
        win(state, seat, "prizes", "FS-GOAL-02")


def win(state: Table, seat: int, reason: str, clause: str) -> None:
    """The game ends at once (FS-GOAL-03)."""
    state.report(GameWon(clause, seat, reason))
    points = tuple([0 if each.out else PRIZES - len(each.prizes) for each in state.players])
    state.finish(Outcome(places(state, seat), points, (seat,), reason, clause))


def places(state: Table, winner: int) -> tuple[int, ...]:
    """The winner, then those still in the game by prizes, then the others, last out first."""
    order = sorted(
        [player for player in state.players if player.seat != winner],
        key=lambda player: (player.out > 0, -player.out, len(player.prizes)),
    )
    ranks = {winner: 1}
    for place, player in enumerate(order, 2):
        ranks[player.seat] = place
    return tuple([ranks[seat] for seat in range(state.seats)])
