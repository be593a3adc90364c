"""Answering an offer of diplomatic relations (ECL-DIP-10, 11)."""

from __future__ import annotations

from typing import ClassVar

from starboard.errors import Illegal
from starboard.games.eclipse.decision import Decision
from starboard.games.eclipse.diplomacy import GiveBack, form_relations, has_room, no_cube
from starboard.games.eclipse.empire_events import RelationsRefused
from starboard.games.eclipse.empire_moves import Accept, Decline
from starboard.games.eclipse.kinds import Resource
from starboard.games.eclipse.state import RESOURCES, Table
from starboard.games.eclipse.trade import Trade
from starboard.kernel import Aside, Chance, Move, Seat


class OfferAnswer(Decision):
    """The partner accepts or declines, and may make room first (ECL-DIP-04, 05, 10, 11)."""

    accepts: ClassVar[tuple[type[Move], ...]] = (Accept, Decline)
    admits: ClassVar[tuple[type[Aside[Table]], ...]] = (Trade, GiveBack)
    player: int
    track: Resource

    def offers(self, state: Table, seat: Seat) -> list[Move]:
        return [*[Accept(track) for track in RESOURCES], Decline()]

    def reason(self, state: Table, seat: Seat, move: Move) -> Illegal | None:
        if not isinstance(move, Accept):
            return None
        if not has_room(state.players[seat]):
            return Illegal("ECL-DIP-04", "no-space-for-an-ambassador")
        return no_cube(state, seat, move.track)

    def take(self, state: Table, seat: Seat, move: Move, chance: Chance) -> None:
        if isinstance(move, Accept):
            form_relations(state, self.player, self.track, seat, move.track)
            return
        state.refused.append(seat)
        state.report(RelationsRefused("ECL-DIP-10", seat, self.player))

    def question(self, state: Table) -> dict[str, str | int]:
        return {"seat": self.seat, "player": self.player, "track": self.track.value}
