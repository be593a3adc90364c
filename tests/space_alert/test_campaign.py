"""The exploration campaign: a chain of missions with one ship (SA-CAMP)."""

from __future__ import annotations

from io import StringIO
from typing import Any

import pytest
from rich.console import Console

from starboard import ledger
from starboard.errors import BadInput
from starboard.games.space_alert import GAME
from starboard.games.space_alert.campaign.chain import again_options, next_options
from starboard.games.space_alert.campaign.consensus import most_cautious
from starboard.games.space_alert.campaign.end import campaign_score, visual_bonus
from starboard.games.space_alert.campaign.events import (
    CampaignScored,
    DamageKept,
    DifficultiesAgreed,
    SquadStored,
    TokenRepaired,
)
from starboard.games.space_alert.campaign.legacy import legacy_of
from starboard.games.space_alert.content import components
from starboard.games.space_alert.film.events import MissionScored
from starboard.games.space_alert.kinds import LOWER_RED, UPPER_BLUE, Fate, Squad
from starboard.games.space_alert.moves import Shade
from starboard.games.space_alert.setup import new_threat
from starboard.games.space_alert.terminal.film import score_sheet
from starboard.kernel import CLOCK
from starboard.kernel.registry import start
from starboard.testing import clause
from starboard.text.sentences import Speech
from tests.space_alert.live import Live

WHITE, RANDOM, YELLOW = Shade.WHITE, Shade.RANDOM, Shade.YELLOW


def campaign(*legacy: str, seats: int = 4, **options: Any) -> Live:
    """A match of a campaign after so much of it."""
    return Live(seats=seats, alarm=False, campaign=True, legacy=legacy, **options)


def agreed(live: Live, proposal: str = "white white") -> Live:
    """Everybody proposes the same difficulties."""
    while live.match.to_act and live.match.to_act != (CLOCK,):
        seat = live.match.to_act[0]
        live.proposes(seat, *proposal.split())
    return live


def flown(live: Live) -> Live:
    """The mission is over and completed: no threat came."""
    live.table.schedule.names = ["0 alarm 1 0 0 - -- -", "300 mission_end 3 0 0 - -- -"]
    live.state.checks = False
    live.tick()
    return live.tick()


@clause("SA-CAMP-05")
def test_the_most_cautious_proposal_wins() -> None:
    assert most_cautious([WHITE, YELLOW, YELLOW]) is WHITE
    assert most_cautious([YELLOW, RANDOM]) is RANDOM
    live = campaign()
    for seat, told in enumerate(("yellow yellow", "random yellow", "yellow yellow")):
        live.proposes(seat, *told.split())
    live.match.concede(3)
    assert (live.table.normal, live.table.serious) == ("random", "yellow")
    assert live.told(DifficultiesAgreed)[0].clause == "SA-CAMP-05"


@clause("SA-CAMP-06", "SA-SETUP-13")
def test_every_mission_has_difficulties_of_its_own_and_a_track_by_chance() -> None:
    live = agreed(campaign("missions.1", mission="cd"), "yellow random")
    assert (live.table.normal, live.table.serious) == ("yellow", "random")
    tracks = {agreed(campaign(mission="cd", seed=str(n))).table.mission for n in range(20)}
    assert len(tracks) > 3
    assert all(track.startswith("mission_") for track in tracks)


@clause("SA-CAMP-01", "SA-CAMP-03", "SA-CAMP-05")
def test_after_a_mission_the_crew_may_go_on_and_one_no_is_enough_to_stop() -> None:
    live = flown(agreed(campaign()))
    assert live.match.to_act == (0, 1, 2, 3)
    assert [str(move) for move in live.match.moves(0)] == ["go_on yes", "go_on no"]
    other = Live(alarm=False, campaign=True)
    other.match = live.match.clone()
    for seat in range(4):
        live.wants(seat, another=True)
        other.wants(seat, another=seat != 2)
    goes_on, stops = live.match.outcome, other.match.outcome
    assert goes_on is not None
    assert stops is not None
    assert (goes_on.reason, goes_on.clause) == ("goes-on", "SA-CAMP-03")
    assert (stops.reason, stops.clause) == ("campaign", "SA-CAMP-26")
    assert goes_on.places == (1, 1, 1, 1)
    kept = ("missions.1", "survived.0", "destroyed.0", "visual.0", "squads.0")
    assert legacy_of(live.state) == kept
    assert next_options({}, live.state)["legacy"] == kept
    with pytest.raises(BadInput, match="SA-CAMP-03"):
        next_options({}, other.state)


@clause("SA-CAMP-01")
def test_the_third_mission_is_the_last() -> None:
    live = flown(agreed(campaign("missions.2")))
    assert live.match.outcome is not None
    assert live.match.outcome.reason == "campaign"
    assert live.told(CampaignScored)[0].missions == 3


@clause("SA-CAMP-02", "SA-CAMP-16")
def test_damage_adds_up_and_keeps_its_effects() -> None:
    live = campaign("missions.1", "damage.red_upper_weapon", "damage.blue_gravolift")
    for _ in range(4):
        live.passes(live.match.to_act[0])
    assert live.state.drawn == [["red_upper_weapon"], [], ["blue_gravolift"]]
    assert live.state.strength[3] == 3
    assert live.state.lift_broken == [False, False, True]
    assert "red_upper_weapon" not in live.state.tiles[0]
    assert [event.part for event in live.told(DamageKept)] == ["upper_weapon", "gravolift"]


@clause("SA-CAMP-04")
def test_a_lost_mission_loses_the_campaign() -> None:
    live = agreed(campaign("missions.1", "destroyed.30"))
    live.table.schedule.names = [
        "0 alarm 1 0 0 - -- -",
        *[f"{n} threat 1 0 {n} white s- -" for n in range(1, 9)],
        "300 mission_end 3 0 0 - -- -",
    ]
    while live.match.to_act == (CLOCK,):
        live.tick()
    assert live.match.outcome is not None
    assert (live.match.outcome.reason, live.match.outcome.points[0]) == ("lost", 0)
    assert live.match.outcome.won == ()


@clause("SA-CAMP-07")
def test_a_mission_of_a_campaign_follows_the_normal_rules() -> None:
    live = agreed(campaign())
    live.tick()
    assert len(live.cards(0)) == 5
    assert live.state.last_turn == 13


@clause("SA-CAMP-08", "SA-CAMP-09")
def test_the_next_mission_begins_without_threats_and_with_everybody() -> None:
    live = campaign("missions.1", "out.1", "out.3")
    assert live.state.threats == []
    assert [crew.knocked_out for crew in live.state.crew] == [False] * 4


@clause("SA-CAMP-10", "SA-CAMP-14")
def test_repairs_go_round_from_the_captain_without_those_who_were_knocked_out() -> None:
    live = campaign("missions.1", "out.3", "damage.red_shield", captain=3)
    asked = []
    while live.match.to_act and "pass" in live.verbs(live.match.to_act[0]):
        asked.append(live.match.to_act[0])
        live.passes(asked[-1])
    assert asked == [2, 0, 1]


@clause("SA-CAMP-10")
def test_the_next_mission_hears_who_was_knocked_out() -> None:
    live = agreed(campaign())
    live.state.crew[1].knocked_out = live.state.crew[3].knocked_out = True
    assert [word for word in legacy_of(live.state) if word.startswith("out")] == ["out.1", "out.3"]


@clause("SA-CAMP-11", "SA-CAMP-12")
def test_everybody_may_repair_one_token_or_one_squad() -> None:
    live = campaign("missions.1", "damage.red_shield", "damage.red_reactor", "squads.1")
    live.repairs(0, "red_shield")
    assert live.match.to_act == (1,)
    assert "red_shield" in live.state.tiles[0]
    live.repairs(1, "squad")
    assert live.table.past.squads == 0
    assert live.refusal(2, "repair squad") == "SA-CAMP-11"
    assert live.refusal(2, "repair red_shield") == "SA-CAMP-11"
    live.repairs(2, "red_reactor")
    agreed(live)
    assert live.state.drawn == [[], [], []]
    assert live.state.reactor_max[0] == 3


@clause("SA-CAMP-11")
def test_nobody_has_to_repair_anything() -> None:
    live = campaign("missions.1", "damage.red_shield").passes(0)
    assert live.match.to_act == (1,)
    assert live.state.drawn[0] == ["red_shield"]


@clause("SA-CAMP-13")
def test_at_most_two_tokens_of_a_zone_are_repaired() -> None:
    live = campaign("missions.1", "damage.red_shield", "damage.red_reactor", "damage.red_gravolift")
    live.repairs(0, "red_shield").repairs(1, "red_reactor")
    assert live.refusal(2, "repair red_gravolift") in ("SA-CAMP-13", GAME.timing)
    assert live.match.to_act == (0, 1, 2, 3)
    assert live.state.drawn[0] == ["red_gravolift"]


@clause("SA-CAMP-13")
def test_the_limit_holds_for_each_zone_by_itself() -> None:
    red = ("damage.red_shield", "damage.red_reactor", "damage.red_gravolift")
    live = campaign("missions.1", *red, "damage.blue_shield")
    live.repairs(0, "red_shield").repairs(1, "red_reactor")
    assert live.refusal(2, "repair red_gravolift") == "SA-CAMP-13"
    assert live.refusal(2, "repair blue_shield") == ""


@clause("SA-CAMP-15")
def test_androids_repair_too_and_their_people_decide() -> None:
    live = campaign("missions.1", "damage.red_shield", seats=2)
    asked = []
    for _ in range(4):
        asked.append(live.match.to_act[0])
        live.passes(asked[-1])
    assert asked == [0, 1, 0, 1]


@clause("SA-CAMP-21")
def test_the_crew_chooses_where_the_only_squad_begins() -> None:
    live = campaign("missions.1", "squads.1", captain=2)
    for _ in range(4):
        live.passes(live.match.to_act[0])
    assert live.match.to_act == (1,)
    assert live.refusal(1, "store upper_red") == "SA-CAMP-21"
    live.stores_squad(1, "lower_red")
    assert live.state.stored[LOWER_RED] is Squad.ACTIVE
    assert live.state.stored[UPPER_BLUE] is Squad.NONE
    assert [event.station for event in live.told(SquadStored)] == ["lower_red"]


@clause("SA-CAMP-20", "SA-CAMP-21")
def test_without_squads_none_is_stored() -> None:
    live = campaign("missions.1", "squads.2", "out.0", "out.1", "out.2", "out.3")
    assert Squad.ACTIVE not in live.state.stored


@clause("SA-CAMP-22", "SA-CAMP-24")
def test_penalties_count_at_the_end_of_the_campaign_without_repairs() -> None:
    live = campaign("missions.2", "damage.red_shield", "destroyed.10")
    for _ in range(4):
        live.passes(live.match.to_act[0])
    flown(agreed(live))
    assert live.told(MissionScored) == []
    scored = live.told(CampaignScored)[0]
    assert (scored.destroyed, scored.penalties, scored.score) == (10, 2, 8)
    assert live.state.drawn[0] == ["red_shield"]


@clause("SA-CAMP-25", "SA-CAMP-26", "SA-CAMP-27")
def test_a_campaign_counts_all_threats_the_last_penalties_and_a_share_of_the_confirmation() -> None:
    live = campaign("missions.1", "survived.4", "destroyed.8", "visual.5", "squads.1", "out.0")
    for _ in range(3):
        live.passes(live.match.to_act[0])
    live.stores_squad(0, "lower_red")
    agreed(live)
    live.state.confirmed = [2, 0, 0]
    live.state.crew[1].knocked_out = True
    assert campaign_score(live.state) == 4 + 8 - (2 + 1) + (5 + 2) // 2


@clause("SA-CAMP-28")
def test_confirmation_points_are_rounded_down() -> None:
    example: Any = ledger.of("space_alert")["SA-CAMP-28"]
    given = example.given
    bonus = visual_bonus(given["visual_points_total"], given["missions_completed"])
    assert bonus == example.then["campaign_visual_bonus"]


def test_the_chain_hands_the_ship_on() -> None:
    live = flown(agreed(campaign(seats=2)))
    live.state.drawn[1] = ["white_shield"]
    for seat in range(2):
        live.wants(seat, another=True)
    options = GAME.next_options(live.state, live.match.setup.options)
    assert options == next_options(live.match.setup.options, live.state)
    following = start(GAME, seats=2, seed="next", options=options)
    assert following.state.drawn[1] == ["white_shield"]
    assert following.state.table.past.missions == 1
    assert following.to_act == (0,)


def test_after_a_campaign_another_one_begins_with_a_new_ship() -> None:
    live = flown(agreed(campaign(seats=2)))
    for seat in range(2):
        live.wants(seat, another=False)
    carried = {**live.match.setup.options, "legacy": ("1", "white_shield")}
    assert GAME.next_options(live.state, carried)["legacy"] == ()


@clause("SA-SETUP-13")
def test_the_same_mission_can_be_flown_again() -> None:
    match = start(GAME, seats=4, seed="first")
    schedule = list(match.state.table.schedule.names)
    assert match.view(None).table.table.seed.names != match.state.table.seed.names
    with pytest.raises(BadInput):
        again_options(match.setup.options, match.state)
    while not match.over:
        match.play(CLOCK, match.moves(CLOCK)[0])
    assert match.view(None).table.table.seed.names == match.state.table.seed.names
    options = again_options(match.setup.options, match.state)
    once_more = start(GAME, seats=4, seed="second", options=options)
    assert once_more.state.table.schedule.names == schedule
    assert once_more.state.tracks != match.state.tracks


def test_points_of_the_threats_come_from_their_cards() -> None:
    live = agreed(campaign())
    threat = new_threat(components().threats["E1-07"], 1, 0)
    threat.fate = Fate.DESTROYED
    live.state.threats.append(threat)
    assert f"destroyed.{threat.card.destroyed}" in legacy_of(live.state)


@clause("SA-CAMP-11", "SA-CAMP-15")
@pytest.mark.parametrize(("seats", "crew"), [(1, ["Ada", "Android 2"]), (2, ["Ada", "Grace"])])
def test_a_repair_is_told_with_the_name_of_whoever_made_it(seats: int, crew: list[str]) -> None:
    live = campaign("missions.1", "damage.red_shield", "damage.blue_shield", seats=seats)
    speech = Speech(GAME, "en", ("Ada", "Grace")[:seats])
    live.repairs(live.match.to_act[0], "red_shield")
    asked = speech.question(live.state, live.match.to_act[0])
    assert asked == f"Between the missions: {crew[1]} may repair one thing."
    live.repairs(live.match.to_act[0], "blue_shield")
    told = [speech.event(live.state, event) for event in live.told(TokenRepaired)]
    assert told == [f"{crew[0]} repairs the shield (red).", f"{crew[1]} repairs the shield (blue)."]


@clause("SA-CAMP-22", "SA-CAMP-26")
@pytest.mark.parametrize(("wish", "penalties"), [("yes", False), ("no", True)])
def test_the_score_sheet_has_penalties_only_at_the_end_of_the_campaign(
    wish: str, penalties: bool
) -> None:
    live = campaign("missions.1", "squads.1")
    for move in ("pass", "pass", "pass", "pass", "store lower_red"):
        live.do(live.match.to_act[0], move)
    flown(agreed(live))
    for seat in range(4):
        live.do(seat, f"go_on {wish}")
    console = Console(file=StringIO(), width=80)
    console.print(score_sheet(live.state, "en"))
    assert isinstance(console.file, StringIO)
    assert ("disabled squads 1  −1" in console.file.getvalue()) == penalties
    assert ("−" in console.file.getvalue()) == penalties
    sheet = live.match.view(None).things["score"]
    told = {"damage": 0, "worst_zone": 0, "knocked_out": 0, "squads": 1}
    assert sheet.get("penalties") == (told if penalties else None)
    assert "total" not in sheet
