"""Fog outdoors: tiles are laid when PL1 comes near (DD-FOG)."""

from __future__ import annotations

import pytest

from starboard.games.dominate.campaign.events import FogReached, LandLaid
from starboard.games.dominate.energy import energy_of
from starboard.games.dominate.indoors.events import Told
from starboard.kernel.codec import dumps
from starboard.kernel.veil import veil
from starboard.testing import clause
from tests.dominate.campaign.operation import PL1, PL2, Operation, at, named, trigger

WIDE = """
    . . . . . . . . . . . .
     . . . . . . . . . . . .
    . . . o . . . . . . . .
     . . . . . . . . . . . .
"""
TILES = {
    "A": {"at": [0, 0], "size": [3, 4]},
    "B": {"at": [3, 0], "size": [3, 4]},
    "C": {"at": [6, 0], "size": [3, 4]},
    "D": {"at": [9, 0], "size": [3, 4]},
}
TOKENS = [
    {"field": at("d2"), "tile": "B", "beside": "A"},
    {"field": at("g2"), "tile": "C", "beside": "B"},
    {"field": at("j2"), "tile": "D", "beside": "C"},
]
ARMIES: list[dict[str, object]] = [
    {"id": "buggy", "type": "mg_buggy", "faction": "EFA", "at": at("a2")},
    {"id": "efa_yard", "type": "construction_yard", "faction": "EFA", "at": at("a4")},
    {"id": "fighter", "type": "fighter", "faction": "EFA", "at": at("a1")},
    {"id": "enemy", "type": "tank", "faction": "RedCat", "at": at("f3")},
    {"id": "plant", "type": "powerplant", "faction": "RedCat", "at": at("k2")},
    {"id": "barracks", "type": "barracks", "faction": "RedCat", "at": at("k4")},
    {"id": "scout", "type": "mg_inf", "faction": "RedCat", "at": at("c4")},
]


def desert(**more: object) -> Operation:
    given = {"armies": ARMIES, "fog_tokens": TOKENS, "tiles": TILES, "start_tiles": ["A"], **more}
    mission = Operation(rows=WIDE, **given)
    mission.forget()
    return mission


def columns(mission: Operation) -> str:
    """The columns that lie on the table."""
    return "".join(sorted({field[0] for field in mission.state.land.terrain}))


@clause("DD-FOG-01")
def test_with_fog_only_the_start_plan_is_set_up() -> None:
    mission = desert()
    assert columns(mission) == "abc"
    assert mission.mission.fog == ["d2"]
    assert "enemy" not in mission
    assert "scout" in mission


@clause("DD-FOG-02", "DD-FOG-03", "DD-FOG-04")
def test_a_unit_beside_a_token_uncovers_the_tile_with_its_content() -> None:
    mission = desert()
    mission.steps("buggy", "b2")
    assert columns(mission) == "abc"
    mission.steps("buggy", "c2")
    assert [event.field for event in mission.saw(FogReached)] == ["d2"]
    assert columns(mission) == "abcdef"
    assert mission["enemy"].field == "f3"
    assert mission.state.ore == {"d3": ["europe"]}
    assert mission.mission.fog == ["g2"]


@clause("DD-FOG-05")
def test_afterwards_the_activation_goes_on() -> None:
    mission = desert()
    mission.steps("buggy", "b2", "c2")
    going = mission.state.activation
    assert going is not None
    assert (going.figure, going.points, going.acted) == (mission.id("buggy"), 2, False)
    mission.steps("buggy", "d2")
    assert mission["buggy"].field == "d2"


@clause("DD-FOG-02")
def test_air_units_lift_fog_and_units_of_pl2_do_not() -> None:
    mission = desert()
    mission.steps("fighter", "b1", "b2", "c2")
    assert columns(mission) == "abcdef"
    mission = desert()
    mission.ends()
    mission.steps("scout", "c3")
    assert columns(mission) == "abc"


@clause("DD-FOG-02")
def test_who_leaves_a_transporter_lifts_fog() -> None:
    carrier = {"id": "apc", "type": "apc", "faction": "EFA", "at": at("b2"),
               "passengers": ["mg_inf"]}  # fmt: skip
    mission = desert(armies=[ARMIES[0] | {"at": at("a1")}, carrier, ARMIES[1], ARMIES[6]])
    rider = mission["apc"].passengers[0]
    mission.do(f"leave {rider} c2")
    assert columns(mission) == "abcdef"


@clause("DD-FOG-06")
def test_figures_in_fog_are_not_there_yet() -> None:
    mission = desert()
    assert energy_of(mission.state, PL2) == 0
    mission.ends()
    assert {mission.state.figures[name].type for name in mission.state.figures} == {
        "mg_buggy", "construction_yard", "fighter", "mg_inf",
    }  # fmt: skip
    mission.do("build")
    assert mission.why("order mg_inf").message == "slot-is-full"


@clause("DD-FOG-06")
def test_whoever_is_in_fog_counts_as_present_for_triggers() -> None:
    none = {"count": {"figure": {"type": "tank", "of": "PL2"}, "exactly": 0}}
    mission = desert(triggers=[trigger("none", none, {"win": "PL1"})])
    mission.steps("buggy", "b2")
    assert not mission.over
    assert mission.fired("none") == 0


@clause("DD-FOG-07")
def test_a_token_is_no_field() -> None:
    mission = desert()
    mission.steps("fighter", "b1")
    assert mission.mission.fog == ["d2"]
    assert "d2" not in mission.state.land.terrain
    assert mission.why(f"step {mission.id('fighter')} d2").clause == "DD-MOVE-02"
    assert "d2" not in mission.state.land.within("c2", 3)


@clause("DD-FOG-08")
def test_of_several_tokens_pl2_says_which_comes_first() -> None:
    tiles = {
        "A": {"at": [0, 0], "size": [3, 4]},
        "B": {"at": [3, 0], "size": [9, 2]},
        "C": {"at": [3, 2], "size": [9, 2]},
    }
    tokens = [
        {"field": at("d2"), "tile": "B", "beside": "A"},
        {"field": at("d3"), "tile": "C", "beside": "A"},
    ]
    mission = desert(tiles=tiles, fog_tokens=tokens)
    mission.steps("buggy", "b2", "c2")
    assert mission.seat == PL2
    assert mission.moves() == ["pick d2", "pick d3"]
    assert mission.why("pick g2").clause == "DD-FOG-08"
    mission.do("pick d3")
    assert [event.fields[0] for event in mission.saw(LandLaid)] == ["d3", "d1"]
    assert mission.seat == PL1


@clause("DD-FOG-03", "DD-FOG-04")
def test_other_tokens_of_a_laid_tile_go_away() -> None:
    two = [*TOKENS, {"field": at("d4"), "tile": "B", "beside": "A"}]
    mission = desert(fog_tokens=two)
    assert mission.mission.fog == ["d2", "d4"]
    mission.steps("buggy", "b2", "c2")
    assert mission.mission.fog == ["g2"]


@clause("DD-FOG-09", "DD-CAMP-05")
@pytest.mark.parametrize("viewer", [PL1, None])
def test_pl1_does_not_see_the_full_plan(viewer: int | None) -> None:
    mission = desert(labels=[{"field": "depot", "red": named("Secret depot")}],
                     fields={"depot": [at("k3")]})  # fmt: skip
    seen = dumps(veil(mission.state, viewer)[0]).decode()
    master = dumps(veil(mission.state, PL2)[0]).decode()
    for word in ("powerplant", "barracks", "depot", "enemy"):
        assert word not in seen
        assert word in master


@clause("DD-CAMP-18", "DD-CAMP-19")
def test_blue_boxes_are_explained_and_red_ones_never() -> None:
    labels = [
        {"field": "gate", "blue": named("Gate")},
        {"field": "camp", "blue": named("Camp"), "red": named("Ambush")},
    ]
    fields = {"gate": [at("b1")], "camp": [at("e1")]}
    mission = Operation(rows=WIDE, armies=ARMIES, fog_tokens=TOKENS, tiles=TILES,
                        start_tiles=["A"], labels=labels, fields=fields)  # fmt: skip
    assert [(event.target, event.en) for event in mission.saw(Told)] == [("b1", "Gate")]
    mission.steps("buggy", "b2", "c2")
    assert mission.heard(PL1) == ["Gate", "Camp"]
