"""Reward cards: every card at its moment, face up (DD-REWARD)."""

from __future__ import annotations

import pytest

from starboard.games.dominate import GAME
from starboard.games.dominate.bot.house import advise
from starboard.games.dominate.campaign.events import (
    ArticleRead,
    RewardGiven,
    RewardUsed,
    SlotsShown,
)
from starboard.games.dominate.energy import energy_of
from starboard.games.dominate.legacy.log_book import Page
from starboard.games.dominate.legacy.reward_cards import reward_cards
from starboard.games.dominate.script.cards import card_effects
from starboard.kernel import EVERYONE
from starboard.kernel.match import as_seen
from starboard.kernel.notation import parse
from starboard.kernel.veil import veil
from starboard.testing import clause
from tests.dominate.campaign.operation import PL1, PL2, Operation, at, trigger

HUT = {"id": "hut", "type": "civil_building", "at": at("c1"), "side": "yellow"}
TAKEN = {"captured": {"figure": {"id": "hut"}, "by": "PL1"}}


def holding(*cards: str, **more: object) -> Operation:
    """EFA, who is PL1, has these cards from earlier missions."""
    words = " ".join([f"efa.got.{card}.1" for card in cards])
    mission = Operation(log=words, **more)
    mission.forget()
    return mission


@clause("DD-REWARD-01", "DD-LOG-03", "DD-CAMP-28")
def test_missions_give_cards_during_and_after_play() -> None:
    mission = Operation(
        figures=[HUT],
        triggers=[
            trigger("hut", TAKEN, {"reward": {"to": "EFA", "card": "informant"}}, {"win": "PL1"})
        ],
        outcome={"won": [{"reward": {"to": "RedCat", "card": "shytan"}}]},
    )
    mission.capture("hut")
    given = [(event.seat, event.card) for event in mission.saw(RewardGiven)]
    assert given == [(PL1, "informant"), (PL2, "shytan")]
    assert mission.log.efa.received == {"informant": 1}
    assert mission.log.redcat.received == {"shytan": 1}
    gained = [mission.mission.gained[role] for role in ("PL1", "PL2")]
    assert [(each.names, each.seen) for each in gained] == [([], EVERYONE)] * 2
    assert mission.log.pl1 == ""  # it was a mission alone
    assert mission.saw(ArticleRead) == []


@clause("DD-REWARD-01")
def test_a_card_of_which_no_copy_is_left_is_not_given() -> None:
    mission = Operation(
        log="red.got.shytan.1",
        figures=[HUT],
        triggers=[trigger("hut", TAKEN, {"reward": {"to": "EFA", "card": "shytan"}})],
    )
    mission.capture("hut")
    assert mission.saw(RewardGiven) == []
    assert mission.mission.gained["PL1"].names == []


@clause("DD-REWARD-02", "DD-REWARD-04")
def test_a_card_is_kept_for_later_and_then_discarded_for_its_advantage() -> None:
    mission = holding("funds_received")
    assert mission.why("use funds_received").message == "card-not-now"
    mission.do("build")
    mission.do("use funds_received")
    assert mission.state.players[PL1].money() == 18
    assert mission.log.efa.used == {"funds_received": 1}
    assert mission.why("use funds_received").message == "has-no-such-card"


@clause("DD-REWARD-02")
def test_a_card_for_the_build_phase_comes_too_late_after_an_order() -> None:
    plant = {"id": "plant", "type": "powerplant", "faction": "EFA", "at": at("a1")}
    mission = holding("funds_received", figures=[plant])
    mission.do("build")
    mission.do("order powerplant")
    assert mission.why("use funds_received").message == "card-not-now"


@clause("DD-REWARD-03")
def test_everybody_sees_the_card_that_is_discarded() -> None:
    mission = holding("informant")
    mission.do("use informant")
    event = mission.saw(RewardUsed)[0]
    for viewer in (PL1, PL2, None):
        assert as_seen(event, viewer) == event


@clause("DD-REWARD-03")
def test_a_card_of_this_mission_is_known_to_whom_it_was_told() -> None:
    own = {"reward": {"to": "RedCat", "card": "shytan"}}
    mission = Operation(figures=[HUT], triggers=[trigger("hut", TAKEN, own)])
    mission.capture("hut")
    for viewer, known in ((PL2, ["shytan"]), (PL1, [])):
        table = mission.view(viewer)
        assert table.mission is not None
        assert table.mission.gained["PL2"].names == known
    mission.ends()
    assert "use shytan" in mission.moves()


# ------------------------------------------------------------------------- card by card


@clause("DD-REWARD-02")
def test_insufficient_funds_has_to_be_discarded_at_the_start() -> None:
    mission = Operation(log="efa.got.insufficient_funds.1")
    assert mission.state.players[PL1].money() == 5
    assert mission.log.efa.used == {"insufficient_funds": 1}


@clause("DD-REWARD-02")
def test_insufficient_funds_waits_for_a_mission_with_credits() -> None:
    mission = Operation(log="efa.got.insufficient_funds.1", start_credits={"PL1": 0, "PL2": 9})
    assert mission.log.efa.used == {}


@clause("DD-REWARD-02")
def test_super_ingenieur_survives_his_capture_lying_down() -> None:
    mission = holding("super_ingenieur", figures=[HUT])
    mission.do("use super_ingenieur")
    mission.capture("hut")
    assert mission["engineer"].prone
    assert mission["engineer"].field == "b1"
    assert mission["engineer"].sheet.survives_capture == 0


@clause("DD-REWARD-02")
def test_engine_hack_keeps_a_vehicle_from_being_activated_next_turn() -> None:
    mission = holding("engine_hack")
    mission.do("use engine_hack")
    mission.ends()
    tank = mission.id("red_tank")
    assert mission.why(f"step {tank} f3").message == "is-hindered"
    mission.ends()
    mission.ends()
    assert mission.offered(f"step {tank}")


@clause("DD-REWARD-02")
def test_weapon_hack_silences_a_figure_until_the_own_next_turn() -> None:
    near = {"id": "sniper", "type": "tank", "faction": "EFA", "at": at("f3")}
    mission = holding("weapon_hack", figures=[near])
    mission.do("use weapon_hack")
    assert mission.offered("pick") == [
        f"pick {mission.id('red_yard')}",
        f"pick {mission.id('red_tank')}",
    ]
    mission.do(f"pick {mission.id('red_tank')}")
    mission.ends()
    shot = f"attack {mission.id('red_tank')} {mission.id('sniper')}"
    assert mission.why(shot).message == "is-disarmed"
    mission.ends()
    mission.ends()
    assert shot in mission.moves()


@clause("DD-REWARD-02")
def test_building_in_progress_finishes_a_building() -> None:
    mission = holding("building_in_progress", start_slots={"PL1": {"powerplant": 3}})
    mission.do("build")
    mission.do("use building_in_progress")
    assert mission.state.players[PL1].slot["buildings"].names == ["powerplant@0"]


@clause("DD-REWARD-02")
@pytest.mark.parametrize("used", [True, False])
def test_dud_generator_parries_an_attack(used: bool) -> None:
    near = {"id": "sniper", "type": "tank", "faction": "RedCat", "at": at("c3")}
    mission = holding("dud_generator", figures=[near])
    mission.ends()
    mission.do(f"attack {mission.id('sniper')} {mission.id('efa_tank')}")
    assert mission.seat == PL1
    assert mission.moves() == ["use dud_generator", "hold"]
    mission.do("use dud_generator" if used else "hold")
    if not used:
        mission.do("hold")
    assert ("efa_tank" in mission) is used
    assert mission.seat == PL2


@clause("DD-REWARD-02")
def test_infinite_power_and_construction_options_hold_for_the_mission() -> None:
    mission = Operation(log="efa.got.infinite_power.1 efa.got.new_construction_options.1",
                        tech_level={"PL1": 2, "PL2": 2})  # fmt: skip
    assert mission.moves() == ["use infinite_power", "use new_construction_options", "pass"]
    mission.do("use infinite_power")
    mission.do("use new_construction_options")
    assert mission.state.round == 1
    assert energy_of(mission.state, PL1) == 4
    assert [player.tech for player in mission.state.players] == [3, 2]


@clause("DD-REWARD-02")
@pytest.mark.parametrize("uplink", [True, False])
def test_orbital_strike_needs_an_uplink(uplink: bool) -> None:
    figures = [{"id": "plant", "type": "powerplant", "faction": "EFA", "at": at("a1")}]
    if uplink:
        figures.append({"id": "uplink", "type": "uplink", "faction": "EFA", "at": at("a2")})
    mission = holding("orbital_strike", figures=figures)
    mission.do("use orbital_strike")
    if uplink:
        mission.do(f"pick {mission.id('red_tank')}")
    assert ("red_tank" in mission) is not uplink
    assert mission.log.efa.used == {"orbital_strike": 1}


@clause("DD-REWARD-02")
def test_a_prototype_lies_in_the_slot_whatever_the_limit_says() -> None:
    mission = holding("mobile_fortress_prototype", tech_level={"PL1": 1, "PL2": 1})
    mission.do("build")
    mission.do("use mobile_fortress_prototype")
    assert mission.state.players[PL1].slot["vehicles"].names == ["mobile_fortress@3"]


@clause("DD-REWARD-02")
def test_a_warhead_destroys_everything_around_its_target() -> None:
    figures = [
        {"id": "gun", "type": "artillery", "faction": "EFA", "at": at("d3")},
        {"id": "guard", "type": "mg_inf", "faction": "RedCat", "at": at("f3")},
        {"id": "house", "type": "civil_building", "at": at("g4"), "side": "green"},
    ]
    mission = holding("micro_nuke_warhead", figures=figures)
    mission.do("use micro_nuke_warhead")
    mission.do(f"pick {mission.id('red_tank')}")
    for gone in ("red_tank", "guard", "house"):
        assert gone not in mission
    assert "gun" in mission
    assert mission.log.efa.charism == -2


@clause("DD-REWARD-02")
def test_mini_rockets_arm_all_mg_infantry_of_the_mission() -> None:
    figures = [
        {"id": "squad", "type": "mg_inf", "faction": "EFA", "at": at("f3")},
        {"id": "barracks", "type": "barracks", "faction": "EFA", "at": at("a1")},
        {"id": "plant", "type": "powerplant", "faction": "EFA", "at": at("a3")},
    ]
    mission = Operation(log="efa.got.mini_anti_tank_rocket.1", figures=figures,
                        start_slots={"PL1": {"mg_inf": 1}})  # fmt: skip
    mission.do("use mini_anti_tank_rocket")
    assert f"attack {mission.id('squad')} {mission.id('red_tank')}" in mission.moves()
    mission.do("build")
    mission.do(next(move for move in mission.moves() if move.startswith("place mg_inf")))
    fresh = list(mission.state.figures.values())[-1]
    assert "armoured" in fresh.sheet.targets


@clause("DD-REWARD-02")
def test_shytan_lays_enemy_infantry_down_around_a_unit() -> None:
    figures = [
        {"id": "near", "type": "mg_inf", "faction": "RedCat", "at": at("d3")},
        {"id": "far", "type": "mg_inf", "faction": "RedCat", "at": at("g1")},
    ]
    mission = holding("shytan", figures=figures)
    mission.do("use shytan")
    assert mission["near"].prone
    assert not mission["far"].prone
    assert mission.log.efa.charism == -1


@clause("DD-REWARD-02")
def test_an_informant_looks_into_the_slot_once() -> None:
    mission = holding("informant", start_slots={"PL2": {"powerplant": 2}})
    mission.do("use informant")
    event = mission.saw(SlotsShown)[0]
    assert event.orders == ("powerplant@2",)
    assert as_seen(event, PL2) is None


@clause("DD-REWARD-02")
def test_a_forged_pass_opens_a_locked_door_beside_a_figure() -> None:
    plan = """
    +---+---+---+
    | .   . a . |
    +---+---+---+
    """
    mission = holding("forged_pass", plan=plan, doors={"a": {"state": "locked"}},
                      team=[{"id": "agent", "type": "mg_inf", "at": [1, 0]}])  # fmt: skip
    mission.do("use forged_pass")
    assert mission.state.floor is not None
    assert mission.state.floor.doors[mission.id("a")].state == "open"


@clause("DD-REWARD-02")
@pytest.mark.parametrize("card", sorted(reward_cards()))
def test_every_card_says_what_it_does_in_words_that_are_known(card: str) -> None:
    assert all(effect.word() for effect in card_effects(card))


# ------------------------------------------------------------------------- the house bot


def advised(mission: Operation) -> str:
    """What the house bot does with the cards it has, as PL1."""
    moves = [parse(move, GAME.move_types) for move in mission.moves(PL1)]
    return str(advise(veil(mission.state, PL1)[0], PL1, moves).move)


@clause("DD-REWARD-02")
@pytest.mark.parametrize("card", ["infinite_power", "new_construction_options"])
def test_the_house_bot_uses_what_helps_for_a_whole_mission(card: str) -> None:
    assert advised(Operation(log=f"efa.got.{card}.1")) == f"use {card}"


@clause("DD-REWARD-02")
@pytest.mark.parametrize(
    ("card", "slot", "used"),
    [
        ("funds_received", {}, True),
        ("mobile_fortress_prototype", {}, True),
        ("building_in_progress", {"powerplant": 3}, True),
        ("building_in_progress", {}, False),
    ],
)
def test_the_house_bot_takes_what_costs_nothing(
    card: str, slot: dict[str, int], used: bool
) -> None:
    mission = holding(card, start_slots={"PL1": slot})
    mission.do("build")
    assert (advised(mission) == f"use {card}") is used


@clause("DD-REWARD-04")
def test_a_card_that_was_used_as_often_as_received_is_gone() -> None:
    page = Page(0, 0, {}, {"shytan": 2, "weapon_hack": 1}, {"shytan": 1, "weapon_hack": 1}, 0, 0)
    assert page.rewards() == {"shytan": 1}
    page.used.clear()
    assert page.rewards() == {"shytan": 2, "weapon_hack": 1}
