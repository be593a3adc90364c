"""Bots on the seats of one game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from starboard.bots.guard import Fault, Guarded
from starboard.bots.named import seat_bot
from starboard.kernel.agenda import State
from starboard.kernel.bot import Decision
from starboard.kernel.chance import Seeded
from starboard.kernel.game import Game
from starboard.kernel.moves import Move
from starboard.kernel.seats import CLOCK, Seat
from starboard.kernel.view import View


class SeatFault(Exception):
    """A fault with the seat whose bot it was."""

    def __init__(self, seat: Seat, fault: Fault) -> None:
        super().__init__(seat, fault)
        self.seat = seat
        self.fault = fault


class Seating:
    """Bots for one game, each with a random stream of its own."""

    def __init__(self, game: Game[Any], bots: Sequence[Guarded], seed: str) -> None:
        self.game = game
        self.bots = bots
        self.streams = [Seeded(f"{seed}/bot/{seat}") for seat in range(len(bots))]

    @classmethod
    def named(cls, game: Game[Any], names: Sequence[str], seed: str) -> Seating:
        """Fresh bots by their names."""
        return cls(game, [seat_bot(name, game) for name in names], seed)

    def choose(self, state: State, seat: Seat, moves: list[Move]) -> Move:
        """A move for any seat; time has no choice but its first one."""
        return moves[0] if seat == CLOCK else self.decide(state, seat, moves).move

    def decide(self, state: State, seat: Seat, moves: list[Move]) -> Decision:
        """Let the bot on a seat decide, from its view."""
        bot = self.bots[seat]
        view = View(self.game, state, seat) if bot.needs_view else None
        try:
            return bot.decide(seat, view, moves, self.streams[seat])
        except Fault as fault:
            raise SeatFault(seat, fault) from fault
