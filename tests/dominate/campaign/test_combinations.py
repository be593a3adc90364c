"""Two rules of a mission at once: cards at odd moments, fog, uplinks, figures that were sent."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from starboard.games.dominate.campaign.setup import NO_STRIKES
from starboard.games.dominate.kinds import Category
from starboard.games.dominate.state import NO_STRIKE
from starboard.testing import clause
from tests.dominate.campaign.operation import ARMIES, PL1, PL2, Operation, at, trigger
from tests.dominate.test_editions import begun

HUT = {"id": "hut", "type": "civil_building", "at": at("c1"), "side": "yellow"}
TAKEN = {"captured": {"figure": {"id": "hut"}, "by": "PL1"}}
TWO_TILES = {"A": {"at": [0, 0], "size": [4, 4]}, "B": {"at": [4, 0], "size": [4, 4]}}
ONE_TOKEN = [{"field": at("e1"), "tile": "B", "beside": "A"}]


def stands(id: str, type: str, faction: str, field: str, **more: object) -> dict[str, object]:
    """A figure of a plan."""
    return {"id": id, "type": type, "faction": faction, "at": at(field), **more}


def picks(mission: Operation) -> set[str]:
    """What somebody may pick."""
    return {move.partition(" ")[2] for move in mission.offered("pick")}


def ids(mission: Operation, names: Iterable[str]) -> set[str]:
    return {mission.id(name) for name in names}


# ------------------------------------------------------------------------- uplinks


@clause("DD-UPLINK-05", "DD-FAQ-30")
@pytest.mark.parametrize("how", ["planned", "placed", "captured"])
def test_an_uplink_brings_no_strike_in_a_mission(how: str) -> None:
    owner = {"planned": "EFA", "captured": "RedCat"}.get(how)
    plan = [] if owner is None else [stands("uplink", "uplink", owner, "c1")]
    mission = Operation(figures=plan, start_slots={"PL1": {"uplink": "READY"}}
                        if how == "placed" else {})  # fmt: skip
    if how == "captured":
        mission.capture("uplink")
    if how == "placed":
        mission.do("build")
        mission.do("place uplink a3 -")
    assert [player.strike for player in mission.state.players] == [NO_STRIKE, NO_STRIKE]


@clause("DD-UPLINK-05")
def test_in_a_match_of_old_rules_an_uplink_keeps_its_token() -> None:
    then, now = (
        begun("r9_counting_to_zero", NO_STRIKES - 1),
        begun("r9_counting_to_zero", NO_STRIKES),
    )
    assert [[player.strike for player in state.players] for state in (then, now)] == [
        [8, NO_STRIKE],
        [NO_STRIKE, NO_STRIKE],
    ]


@clause("DD-UPLINK-03", "DD-TRANSPORT-07", "DD-COMBAT-06")
def test_the_strike_of_a_card_is_aimed_at_what_an_uplink_could_hit() -> None:
    mission = Operation(
        rows="""
        . . . . . . . .
         . . . . % = . .
        . . . . . . . .
         . . . . . . . .
        """,
        log="efa.got.orbital_strike.1",
        figures=[
            stands("uplink", "uplink", "EFA", "a1"),
            stands("pad", "helipad", "RedCat", "f1"),
            stands("parked", "bomber", "RedCat", "f1"),
            stands("flying", "dropship", "RedCat", "g1"),
            stands("carrier", "apc", "RedCat", "h1", passengers=["rak_inf"]),
        ],
    )
    mission.do("use orbital_strike")
    names = ("pad", "parked", "carrier", "red_yard", "red_tank", "efa_yard", "efa_tank", "engineer")
    whole = [name for name in mission.state.standing["f2"] if name.startswith("bridge")]
    assert picks(mission) == ids(mission, names) | set(whole)


# ------------------------------------------------------------------------- cards


@clause("DD-REWARD-02", "DD-OVERRUN-04")
def test_a_hacked_weapon_does_not_answer_a_tank_that_drives_over_it() -> None:
    rocket = stands("rocket", "rak_inf", "RedCat", "c3")
    mission = Operation(log="efa.got.weapon_hack.1", figures=[rocket])
    mission.do("use weapon_hack")
    mission.do(f"pick {mission.id('rocket')}")
    mission.steps("efa_tank", "c3")
    mission.done()
    assert mission.seat == PL1
    assert "efa_tank" in mission


@clause("DD-REWARD-02")
def test_a_hacked_engine_still_shoots_back_and_lets_its_passengers_go() -> None:
    figures = [
        stands("near", "tank", "RedCat", "c3"),
        stands("carrier", "apc", "RedCat", "h1", passengers=["rak_inf"]),
    ]
    mission = Operation(log="efa.got.engine_hack.2", figures=figures)
    for name in ("near", "carrier"):
        mission.do("use engine_hack")
        mission.do(f"pick {mission.id(name)}")
    mission.do(f"attack {mission.id('efa_tank')} {mission.id('near')}")
    assert mission.seat == PL2
    mission.do("hold")
    mission.ends()
    assert mission.offered("leave") != []


@clause("DD-REWARD-02")
def test_a_super_engineer_who_waits_a_turn_is_one_like_any_other() -> None:
    mission = Operation(log="efa.got.super_ingenieur.1", figures=[HUT])
    mission.do("use super_ingenieur")
    mission.round()
    mission.capture("hut")
    assert "engineer" not in mission


@clause("DD-REWARD-02", "DD-ORDER-06")
@pytest.mark.parametrize("goes", ["recycled", "placed"])
def test_a_prototype_that_has_left_the_slot_frees_no_room_for_others(goes: str) -> None:
    figures = [
        stands("factory", "factory", "EFA", "a1", facing="e"),
        stands("plant", "powerplant", "EFA", "a2"),
    ]
    mission = Operation(
        log="efa.got.mobile_fortress_prototype.1",
        armies=[ARMIES[0], ARMIES[3]],
        figures=figures,
        start_credits={"PL1": 90, "PL2": 0},
        tech_level={"PL1": 5, "PL2": 5},
    )
    mission.do("build")
    mission.do("use mobile_fortress_prototype")
    if goes == "recycled":
        mission.do("recycle mobile_fortress@3")
    else:
        for _ in range(3):
            mission.do("end-turn")
            mission.ends()
            mission.do("build")
        mission.do("place mobile_fortress b1 -")
    mission.do("order mobile_fortress")
    assert mission.why("order tank").clause == "DD-ORDER-06"


@clause("DD-REWARD-02", "DD-MAT-12", "DD-SHIELD-05")
def test_a_warhead_spares_a_crate_and_no_shield() -> None:
    figures = [
        stands("gun", "artillery", "EFA", "c1"),
        stands("fortress", "mobile_fortress", "RedCat", "f2"),
        {"id": "crate", "type": "crate", "at": at("e2")},
    ]
    mission = Operation(log="efa.got.micro_nuke_warhead.1", figures=figures)
    mission.do("use micro_nuke_warhead")
    assert mission.id("crate") not in picks(mission)
    mission.do(f"pick {mission.id('fortress')}")
    assert "fortress" not in mission
    assert "crate" in mission


@clause("DD-REWARD-02", "DD-REWARD-03", "DD-TRIGGER-09")
def test_a_card_against_attacks_helps_already_in_the_mission_that_gave_it() -> None:
    figures = [HUT, stands("near", "tank", "RedCat", "c3")]
    gift = trigger("gift", TAKEN, {"reward": {"to": "EFA", "card": "dud_generator"}})
    mission = Operation(figures=figures, triggers=[gift])
    mission.capture("hut")
    mission.ends()
    mission.do(f"attack {mission.id('near')} {mission.id('efa_tank')}")
    assert mission.seat == PL1
    mission.do("use dud_generator")
    assert "efa_tank" in mission
    assert mission.seat == PL2


# ------------------------------------------------------------------------- fog


@clause("DD-FOG-02")
def test_a_unit_that_changes_sides_beside_fog_lifts_it() -> None:
    turncoat = stands("turncoat", "mg_buggy", "RedCat", "d1")
    deal = trigger("deal", {"round_start": {"round": 1}},
                   {"control": {"figure": {"id": "turncoat"}, "to": "PL1"}})  # fmt: skip
    mission = Operation(
        tiles=TWO_TILES, start_tiles=["A"], fog_tokens=ONE_TOKEN, armies=[ARMIES[0]],
        figures=[turncoat], triggers=[deal],
    )  # fmt: skip
    assert mission.mission.fog == []
    assert "e1" in mission.state.land.terrain


@clause("DD-FOG-02", "DD-MCV-03")
def test_a_yard_beside_fog_lifts_it_once_it_drives() -> None:
    mission = Operation(
        tiles=TWO_TILES, start_tiles=["A"], fog_tokens=ONE_TOKEN,
        armies=[stands("yard", "construction_yard", "EFA", "d1")],
    )  # fmt: skip
    assert mission.mission.fog == ["e1"]
    mission.do(f"pack {mission.id('yard')}")
    assert mission.mission.fog == []


# ------------------------------------------------------------------------- sent somewhere


def sent(figure: dict[str, object], *others: dict[str, object], **more: object) -> Operation:
    """Somebody of PL2 is sent to d3."""
    go = trigger(
        "go", {"mission_start": {}}, {"go_to": {"figure": {"id": "sent"}, "field": "goal"}}
    )
    armies = [ARMIES[0], ARMIES[3]]
    return Operation(armies=armies, figures=[{**figure, "id": "sent"}, *others],
                     fields={"goal": [at("d3")]}, triggers=[go], **more)  # fmt: skip


@clause("DD-OVERRUN-02", "DD-OVERRUN-03")
def test_a_tank_that_is_sent_drives_over_infantry_and_is_answered() -> None:
    rocket = stands("rocket", "rak_inf", "EFA", "f3")
    mission = sent(stands("", "tank", "RedCat", "g3"), rocket)
    mission.ends()
    assert "rocket" not in mission
    assert mission.seat == PL1
    mission.do("counter")
    assert "sent" not in mission
    assert mission.seat == PL2


@clause("DD-MOVE-11", "DD-MOVE-08")
def test_who_is_sent_stays_behind_a_friend_rather_than_on_his_field() -> None:
    friends = [stands("one", "apc", "RedCat", "f3"), stands("two", "apc", "RedCat", "e3")]
    mission = sent(stands("", "mg_inf", "RedCat", "g3"), *friends)
    mission.ends()
    assert mission["sent"].field == "g3"


@clause("DD-PRONE-01")
def test_who_lies_down_goes_nowhere_though_he_was_sent() -> None:
    mission = sent(stands("", "mg_inf", "RedCat", "g3", prone=True))
    mission.ends()
    assert mission["sent"].field == "g3"


@clause("DD-REWARD-02")
def test_a_hacked_engine_goes_nowhere_though_it_was_sent() -> None:
    mission = sent(stands("", "mg_buggy", "RedCat", "g3"), log="efa.got.engine_hack.1")
    mission.do("use engine_hack")
    mission.ends()
    assert mission["sent"].field == "g3"
    mission.round()
    assert mission["sent"].field == "d3"


# ------------------------------------------------------------------------- the end of a mission


@clause("DD-CAMP-24", "DD-COMBAT-09")
def test_a_mission_that_ends_when_somebody_is_attacked_harms_nobody() -> None:
    near = stands("near", "tank", "RedCat", "c3")
    shot = trigger("shot", {"attacked": {"figure": {"id": "near"}, "by": "PL1"}}, {"win": "PL1"})
    mission = Operation(figures=[near], triggers=[shot])
    mission.do(f"attack {mission.id('efa_tank')} {mission.id('near')}")
    assert mission.over
    assert {"near", "efa_tank"} <= {name for name in ("near", "efa_tank") if name in mission}


@clause("DD-CAMP-24", "DD-OVERRUN-03")
def test_a_mission_that_ends_by_an_overrun_does_not_wait_for_the_answer() -> None:
    rocket = stands("rocket", "rak_inf", "RedCat", "c3")
    lost = {"destroyed": {"figure": {"id": "rocket"}, "by": "PL1"}}
    mission = Operation(figures=[rocket], triggers=[trigger("lost", lost, {"win": "PL1"})])
    mission.steps("efa_tank", "c3")
    assert mission.over
    assert "efa_tank" in mission


@clause("DD-CAMP-26", "DD-TRIGGER-02")
def test_a_trigger_at_the_end_of_the_last_round_goes_before_the_stalemate() -> None:
    held = trigger("held", {"round_end": {"round": 1}}, {"win": "PL1"})
    mission = Operation(stalemate_round=1, triggers=[held])
    mission.round()
    assert (mission.mission.winner, mission.mission.reason) == (PL1, "trigger")


@clause("DD-CAMP-24")
def test_who_has_lost_his_last_figure_still_plays_on() -> None:
    near = stands("near", "tank", "RedCat", "c3")
    mission = Operation(armies=[ARMIES[2], ARMIES[3]], figures=[near])
    mission.do(f"attack {mission.id('efa_tank')} {mission.id('near')}")
    mission.do("counter")
    assert not mission.over
    assert mission.moves() == ["build"]


# ------------------------------------------------------------------------- who did it


@clause("DD-TRIGGER-02", "DD-COMBAT-09")
@pytest.mark.parametrize(("by", "met"), [("tank", True), ("ing_inf", False)])
def test_a_trigger_may_ask_which_figure_has_destroyed_another(by: str, met: bool) -> None:
    near = stands("near", "apc", "RedCat", "c3", passengers=["mg_inf"])
    lost = {"destroyed": {"figure": {"type": "mg_inf"}, "by": {"type": by}}}
    mission = Operation(figures=[near], triggers=[trigger("lost", lost, {"set_flag": "met"})])
    mission.do(f"attack {mission.id('efa_tank')} {mission.id('near')}")
    assert ("met" in mission.room.flags) is met


@clause("DD-TRIGGER-02", "DD-CAPTURE-03", "DD-CAPTURE-05")
@pytest.mark.parametrize("owner", ["", "RedCat"])
def test_a_trigger_may_ask_who_has_captured_a_building(owner: str) -> None:
    plan = stands("hut", "powerplant", owner, "c1") if owner else HUT
    taken = {"captured": {"figure": {"id": "hut"}, "by": {"id": "engineer"}}}
    cheer = {"spawn": {"type": "mg_inf", "faction": "EFA", "at": "actor"}}
    mission = Operation(figures=[plan], triggers=[trigger("taken", taken, cheer)])
    mission.capture("hut")
    assert [mission[name].type for name in mission.state.standing["b1"]] == ["mg_inf"]


# ------------------------------------------------------------------------- what triggers take


@clause("DD-BUILD-11", "DD-TRIGGER-03")
@pytest.mark.parametrize(
    "effect",
    [
        {"remove": {"figure": {"id": "works"}}},
        {"destroy": {"figure": {"id": "works"}}},
        {"control": {"figure": {"id": "works"}, "to": "neutral"}},
        {"change_faction": {"figure": {"id": "works"}, "to": "RedCat"}},
    ],
    ids=lambda effect: next(iter(effect)),
)
def test_with_the_factory_that_a_trigger_takes_goes_what_was_made_in_it(
    effect: dict[str, object],
) -> None:
    strike = trigger("strike", {"captured": {"figure": {"id": "hut"}}}, effect)
    mission = Operation(
        figures=[HUT, stands("works", "factory", "EFA", "f1")],
        start_slots={"PL1": {"tank": 2}},
        triggers=[strike],
    )
    mission.capture("hut")
    assert [player.orders(Category.VEHICLES) for player in mission.state.players] == [[], []]


@clause("DD-ACT-02", "DD-TRIGGER-02")
@pytest.mark.parametrize(
    "effect",
    [
        {"control": {"figure": {"id": "efa_tank"}, "to": "PL2"}},
        {"remove": {"figure": {"id": "efa_tank"}}},
    ],
    ids=lambda effect: next(iter(effect)),
)
def test_a_figure_that_a_trigger_takes_in_its_movement_is_not_active_any_more(
    effect: dict[str, object],
) -> None:
    entered = {"entered": {"figure": {"id": "efa_tank"}, "field": "hill"}}
    mission = Operation(fields={"hill": [at("c3")]}, triggers=[trigger("trap", entered, effect)])
    mission.steps("efa_tank", "c3")
    assert mission.seat == PL1
    assert mission.offered(f"step {mission.id('engineer')}") != []


@clause("DD-PRONE-01", "DD-TRIGGER-02")
def test_who_is_thrown_down_in_his_movement_goes_no_further() -> None:
    entered = {"entered": {"figure": {"id": "engineer"}, "field": "hill"}}
    mine = {"set": {"figure": {"id": "engineer"}, "values": {"prone": True}}}
    mission = Operation(fields={"hill": [at("c1")]}, triggers=[trigger("mine", entered, mine)])
    mission.steps("engineer", "c1")
    assert mission.offered("step") == []
    assert mission.why(f"step {mission.id('engineer')} d1").clause == "DD-PRONE-01"


# ------------------------------------------------------------------------- the log, the stalemate

BOTH_WORLDS = {
    "A": {"at": [0, 0], "size": [4, 4]},
    "B": {"at": [4, 0], "size": [4, 4], "look": "near_east"},
}


@clause("DD-LOG-07", "DD-LOG-08", "DD-LOG-09")
@pytest.mark.parametrize(
    ("field", "side", "noted"),
    [("d2", "green", (1, 0)), ("d2", "yellow", (1, 0)), ("e2", "green", (0, 1))],
)
def test_a_civil_building_counts_for_the_tile_on_which_it_stood(
    field: str, side: str, noted: tuple[int, int]
) -> None:
    house = {"id": "house", "type": "civil_building", "at": at(field), "side": side}
    mission = Operation(
        tiles=BOTH_WORLDS,
        figures=[house, stands("gun", "artillery", "EFA", "a2")],
        triggers=[trigger("over", {"destroyed": {"figure": {"id": "house"}}}, {"win": "PL1"})],
    )
    mission.do(f"attack {mission.id('gun')} {mission.id('house')}")
    assert mission.over
    assert (mission.log.efa.civil, mission.log.redcat.civil) == noted


@clause("DD-LOG-05", "DD-LOG-06")
@pytest.mark.parametrize(("field", "noted"), [("d1", (1, 0)), ("e1", (0, 1))])
def test_ore_counts_for_the_tile_from_which_it_was_taken(
    field: str, noted: tuple[int, int]
) -> None:
    mission = Operation(
        rows=". . . o o . . .",
        tiles={name: {**tile, "size": [4, 1]} for name, tile in BOTH_WORLDS.items()},
        armies=[
            stands("plant", "powerplant", "EFA", "a1"),
            stands("refinery", "refinery", "EFA", "b1", facing="e"),
            stands("digger", "harvester", "EFA", field),
        ],
        triggers=[trigger("over", {"unloaded": {"by": "PL1"}}, {"win": "PL1"})],
    )
    mission.do(f"load {mission.id('digger')}")
    mission.round()
    mission.steps("digger", *[f"{column}1" for column in "dc" if f"{column}1" < field])
    mission.do(f"unload {mission.id('digger')}")
    assert mission.over
    assert (mission.log.efa.ore, mission.log.redcat.ore) == noted


@clause("DD-CAMP-26")
@pytest.mark.parametrize(("paid", "over"), [(0, True), (1, False)])
def test_a_position_with_other_credits_is_another_one(paid: int, over: bool) -> None:
    mission = Operation()
    for _ in range(2):
        mission.state.players[PL1].pay(paid)
        mission.round()
    assert mission.over is over
