"""What a campaign shows: how far it is, what it is worth, how risky it gets."""

from __future__ import annotations

import pytest

from starboard.games.space_alert.campaign.end import campaign_score
from starboard.games.space_alert.face.campaign import campaign_facts, risks
from starboard.games.space_alert.face.printed import names
from starboard.games.space_alert.face.things import things
from starboard.games.space_alert.kinds import Part
from starboard.testing import clause
from tests.space_alert.live import Live
from tests.space_alert.test_campaign import agreed, campaign, flown


@clause("SA-CAMP-25", "SA-CAMP-26", "SA-CAMP-27")
def test_before_a_mission_the_points_are_those_of_the_past_and_the_ship_as_it_is() -> None:
    live = campaign(
        "missions.2", "survived.4", "destroyed.20", "visual.5", "damage.red_shield", "squads.1"
    )
    facts = campaign_facts(live.state)
    assert (facts["mission"], facts["completed"]) == (3, 2)
    assert facts["visual"] == 2  # five points shared by two missions
    assert facts["penalties"] == 1 + 1 + 1  # a token, the worst zone, a squad
    assert facts["total"] == 20 + 4 + 2 - 3


@clause("SA-CAMP-26")
def test_a_completed_mission_counts_before_anybody_says_whether_to_go_on() -> None:
    live = flown(agreed(campaign()))
    facts = campaign_facts(live.state)
    assert facts["completed"] == 1
    assert (facts["penalties"], facts["visual"], facts["total"]) == (0, 0, 0)
    assert campaign_score(live.state) == 0


def test_a_single_mission_has_no_campaign() -> None:
    assert "campaign" not in things(Live().state, 0)


@pytest.mark.parametrize("lang", ["de", "en"])
def test_every_part_says_what_it_means_to_leave_it_broken(lang: str) -> None:
    told = names(lang)
    assert len({told[f"kept.{part.value}"] for part in Part}) == len(Part)


def test_risks_are_figures_of_crews_that_were_flown() -> None:
    assert {(each["normal"], each["serious"]) for each in risks()} >= {
        ("white", "white"),
        ("yellow", "yellow"),
    }
    assert all(0 <= each["survived"] <= each["flown"] for each in risks())
