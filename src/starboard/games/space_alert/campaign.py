"""The exploration campaign: up to three missions in a row with the same ship (SA-CAMP)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from starboard.games.space_alert.campaign_events import (
    CampaignGoesOn,
    CampaignScored,
    DifficultiesAgreed,
)
from starboard.games.space_alert.laying import table_of
from starboard.games.space_alert.legacy import MOST_MISSIONS, past_after
from starboard.games.space_alert.moves import GoOn, Propose, Shade
from starboard.games.space_alert.points import penalties
from starboard.games.space_alert.state import Mission
from starboard.kernel import Chance, Choice, Entry, Move, Outcome, Seat, Seats, Step, together

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


class Conclude(Step[Mission]):
    """Go on only if everybody wants to; else the campaign is scored (SA-CAMP-01, 03, 05, 22)."""

    def run(self, state: Mission, chance: Chance) -> None:
        wishes = [wish for wish in table_of(state).proposals if wish]
        missions = past_after(state).missions
        further = missions < MOST_MISSIONS and bool(wishes) and STOP not in wishes
        if further:
            state.report(CampaignGoesOn("SA-CAMP-03", missions))
        else:
            report_result(state)
        reason = "goes-on" if further else "campaign"
        clause = "SA-CAMP-03" if further else "SA-CAMP-26"
        points = (campaign_score(state),) * state.seats
        everybody = tuple(range(state.seats))
        state.finish(Outcome((1,) * state.seats, points, everybody, reason, clause))


def campaign_end(state: Mission) -> list[Entry]:
    """After a completed mission: the last one is scored, after others the crew is asked."""
    table_of(state).proposals = [""] * state.seats
    if past_after(state).missions == MOST_MISSIONS:
        return [Conclude()]
    return [AskEverybody(True), Conclude()]


def visual_bonus(points: int, missions: int) -> int:
    """All visual confirmation points, shared by the missions, rounded down (SA-CAMP-27)."""
    return points // missions


def campaign_score(state: Mission) -> int:
    """All threats, the penalties as they are now, and the visual bonus (SA-CAMP-25…27)."""
    past = past_after(state)
    bonus = visual_bonus(past.visual, past.missions)
    return past.survived + past.destroyed - penalties(state) + bonus


def report_result(state: Mission) -> None:
    """The last line of the campaign (SA-CAMP-22, 24, 29)."""
    past = past_after(state)
    state.report(
        CampaignScored(
            "SA-CAMP-26",
            past.missions,
            past.survived,
            past.destroyed,
            penalties(state),
            visual_bonus(past.visual, past.missions),
            campaign_score(state),
        )
    )
