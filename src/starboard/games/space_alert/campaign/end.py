"""How a mission of a campaign ends: another one follows, or the campaign is scored (SA-CAMP)."""

from __future__ import annotations

from starboard.games.space_alert.campaign.consensus import STOP, AskEverybody
from starboard.games.space_alert.campaign.events import CampaignGoesOn, CampaignScored
from starboard.games.space_alert.campaign.legacy import MOST_MISSIONS, past_after
from starboard.games.space_alert.film.points import penalties
from starboard.games.space_alert.state import Mission, table_of
from starboard.kernel import Chance, Entry, Outcome, Step


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
