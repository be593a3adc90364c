"""What a campaign shows: how far it is, what it is worth, how risky it gets."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final, Literal

from starboard.games.space_alert.campaign.end import visual_bonus
from starboard.games.space_alert.campaign.legacy import MOST_MISSIONS, past_after
from starboard.games.space_alert.campaign.repairs import MOST_PER_ZONE
from starboard.games.space_alert.face.shown import CampaignThing, Risk
from starboard.games.space_alert.film.points import penalties
from starboard.games.space_alert.state import Mission, table_of
from starboard.kernel.yaml_files import Printed, read_yaml, typed

WHERE: Final = "space_alert/content/risks.yaml"
FILE: Final = Path(__file__).parents[1] / "content" / "risks.yaml"


class Flown(Printed, frozen=True):
    """How crews of house bots fared with threats of these colours."""

    normal: str
    serious: str
    flown: int
    survived: int


class Risks(Printed, frozen=True):
    """The whole file."""

    source: Literal["measured"]
    crews: tuple[Flown, ...]


@cache
def risks() -> tuple[Risk, ...]:
    """The file, read once, in the words of a board."""
    return tuple(
        {
            "normal": each.normal,
            "serious": each.serious,
            "flown": each.flown,
            "survived": each.survived,
        }
        for each in typed(read_yaml(FILE, WHERE), Risks, WHERE).crews
    )


def campaign_facts(state: Mission) -> CampaignThing:
    """Missions, points and repairs so far; this mission counts once it is completed."""
    table = table_of(state)
    completed = state.step == "jump"
    past = past_after(state) if completed else table.past
    bonus = visual_bonus(past.visual, past.missions) if past.missions else 0
    cost = penalties(state)
    return {
        "kind": "campaign",
        "mission": table.past.missions + 1,
        "most": MOST_MISSIONS,
        "completed": past.missions,
        "destroyed": past.destroyed,
        "survived": past.survived,
        "visual": bonus,
        "penalties": cost,
        "total": past.destroyed + past.survived + bonus - cost,
        "lost": state.lost_to != "",
        "repaired": list(table.past.repaired),
        "most_repairs": MOST_PER_ZONE,
        "squads": table.past.squads,
        "risks": list(risks()),
    }
