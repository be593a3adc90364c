"""What the crew of a campaign agrees on: the next threats, and whether to go on (SA-CAMP-05)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from starboard.games.space_alert.campaign.events import DifficultiesAgreed
from starboard.games.space_alert.moves import GoOn, Propose, Shade
from starboard.games.space_alert.state import Mission, table_of
from starboard.kernel import Chance, Choice, Entry, Move, Seat, Seats, Step, together

CAUTION: Final = tuple(Shade)
GO_ON: Final = "go_on"
STOP: Final = "stop"


def most_cautious(proposals: Sequence[Shade]) -> Shade:
    """Without consensus the most cautious proposal wins: white, random, yellow (SA-CAMP-05)."""
    return min(proposals, key=CAUTION.index, default=Shade.WHITE)


class AskEverybody(Step[Mission]):
    """Everybody is asked at once: for the difficulties, or whether to go on (SA-CAMP-05)."""

    further: bool

    def run(self, state: Mission, chance: Chance) -> None:
        table_of(state).proposals = [""] * state.seats
        strands: dict[Seat, Entry] = {}
        for seat in table_of(state).present:
            strands[seat] = Going(seat) if self.further else Proposing(seat)
        state.push(together(strands))


class Proposing(Choice[Mission]):
    """Which threats should the next mission bring? (SA-CAMP-05, 06)"""

    accepts: ClassVar[tuple[type[Move], ...]] = (Propose,)
    seat: int

    def must(self, state: Mission) -> Seats:
        return () if table_of(state).hands[self.seat].gone else (self.seat,)

    def offers(self, state: Mission, seat: Seat) -> list[Move]:
        return [Propose(normal, serious) for normal in Shade for serious in Shade]

    def take(self, state: Mission, seat: Seat, move: Move, chance: Chance) -> None:
        assert isinstance(move, Propose)
        table_of(state).proposals[seat] = f"{move.normal.value} {move.serious.value}"


class AgreeOnThreats(Step[Mission]):
    """The most cautious proposals win, one for each severity (SA-CAMP-05)."""

    def run(self, state: Mission, chance: Chance) -> None:
        table = table_of(state)
        told = [proposal.split() for proposal in table.proposals if proposal]
        table.normal = most_cautious([Shade(normal) for normal, _ in told])
        table.serious = most_cautious([Shade(serious) for _, serious in told])
        state.report(DifficultiesAgreed("SA-CAMP-05", table.normal, table.serious))


class Going(Choice[Mission]):
    """Shall there be another mission? (SA-CAMP-03)"""

    accepts: ClassVar[tuple[type[Move], ...]] = (GoOn,)
    seat: int

    def must(self, state: Mission) -> Seats:
        return () if table_of(state).hands[self.seat].gone else (self.seat,)

    def offers(self, state: Mission, seat: Seat) -> list[Move]:
        return [GoOn(True), GoOn(False)]

    def take(self, state: Mission, seat: Seat, move: Move, chance: Chance) -> None:
        assert isinstance(move, GoOn)
        table_of(state).proposals[seat] = GO_ON if move.further else STOP
