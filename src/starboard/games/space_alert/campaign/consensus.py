"""What the crew of a campaign agrees on: the next threats, and whether to go on (SA-CAMP-05)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from starboard.games.space_alert.campaign.events import DifficultiesAgreed
from starboard.games.space_alert.moves import GoOn, Propose, Shade
from starboard.games.space_alert.state import Mission, table_of
from starboard.kernel import Act, Chance, Choice, Entry, Seat, Seats, Step, together

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


def proposals(choice: Proposing, state: Mission, seat: Seat) -> list[Propose]:
    """Every pair of difficulties."""
    return [Propose(normal, serious) for normal in Shade for serious in Shade]


def propose(choice: Proposing, state: Mission, seat: Seat, move: Propose, chance: Chance) -> None:
    """One proposal (SA-CAMP-05)."""
    table_of(state).proposals[seat] = f"{move.normal.value} {move.serious.value}"


class Proposing(Choice[Mission]):
    """Which threats should the next mission bring? (SA-CAMP-05, 06)"""

    acts: ClassVar[tuple[Act, ...]] = (Act(Propose, propose, proposals),)
    seat: int

    def must(self, state: Mission) -> Seats:
        return () if table_of(state).hands[self.seat].gone else (self.seat,)


class AgreeOnThreats(Step[Mission]):
    """The most cautious proposals win, one for each severity (SA-CAMP-05)."""

    def run(self, state: Mission, chance: Chance) -> None:
        table = table_of(state)
        told = [proposal.split() for proposal in table.proposals if proposal]
        table.normal = most_cautious([Shade(normal) for normal, _ in told])
        table.serious = most_cautious([Shade(serious) for _, serious in told])
        state.report(DifficultiesAgreed("SA-CAMP-05", table.normal, table.serious))


def answers(choice: Going, state: Mission, seat: Seat) -> list[GoOn]:
    """Yes or no."""
    return [GoOn(True), GoOn(False)]


def go_on(choice: Going, state: Mission, seat: Seat, move: GoOn, chance: Chance) -> None:
    """One answer (SA-CAMP-03)."""
    table_of(state).proposals[seat] = GO_ON if move.further else STOP


class Going(Choice[Mission]):
    """Shall there be another mission? (SA-CAMP-03)"""

    acts: ClassVar[tuple[Act, ...]] = (Act(GoOn, go_on, answers),)
    seat: int

    def must(self, state: Mission) -> Seats:
        return () if table_of(state).hands[self.seat].gone else (self.seat,)
