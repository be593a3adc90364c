"""A match in memory with everybody around it: whose decision is next, and what follows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from starboard.bots.guard import Guarded
from starboard.errors import NeedsConsent
from starboard.kernel.bot import Decision
from starboard.kernel.chance import Seeded
from starboard.kernel.match import Match
from starboard.kernel.moves import PASS, Move
from starboard.kernel.play import Patience
from starboard.kernel.seats import CLOCK, Seat
from starboard.table.chairs import Chair
from starboard.table.consent import refusing_bots
from starboard.table.orders import passes

PATIENCE = 30
"""So many moves anybody may make before time passes; as many as a plan has places."""


class BotSeat(NamedTuple):
    """A bot with the name people read and a random stream of its own."""

    name: str
    bot: Guarded
    chance: Seeded


class Table:
    """A match and who sits around it."""

    def __init__(
        self,
        match: Match[Any],
        chairs: Sequence[Chair] = (),
        bots: Mapping[Seat, BotSeat] | None = None,
        in_turns: bool = True,
    ) -> None:
        self.match = match
        self.chairs = tuple(chairs)
        self.bots = dict(bots or {})
        self.patience = Patience(PATIENCE, in_turns)

    @property
    def asked(self) -> Seat:
        """Whose decision is next: time's, when everybody who may act before it has passed."""
        return self.patience.asked(self.match.game, self.match.state)

    @property
    def time_waits(self) -> bool:
        """Whether nothing but time is waited for."""
        return self.match.to_act == (CLOCK,)

    def passes(self, seat: Seat) -> bool:
        """Whether the standing orders of a seat answer for it."""
        return passes(self.match, seat, self.chairs[seat].orders)

    def play(self, seat: Seat, move: Move) -> None:
        """Make a move; a pass that only lets time go on is not kept."""
        if move != PASS or not self.time_waits:
            self.match.play(seat, move)
        self.patience.note(seat, move)

    def pass_time(self) -> None:
        """Time moves to its next instant."""
        self.play(CLOCK, self.match.moves(CLOCK)[0])

    def decision(self, seat: Seat) -> Decision:
        """What the bot on a seat decides, by what it may see."""
        player = self.bots[seat]
        moves = self.match.playable(seat)
        return player.bot.decide(seat, self.match.view(seat), moves, player.chance)

    def refusing(self, needed: NeedsConsent) -> Seat | None:
        """The first bot that does not let something be taken back, if there is one."""
        return next(iter(refusing_bots(needed, self.chairs)), None)
