"""Finished figures come onto the board (DD-PLACE)."""

from __future__ import annotations

import pytest

from starboard.games.dominate import GAME
from starboard.games.dominate.content import box
from starboard.games.dominate.ground import field_at
from starboard.games.dominate.kinds import Faction
from starboard.games.dominate.options import OPTIONS
from starboard.kernel.options import read_options
from starboard.testing import clause
from tests.dominate.battlefield import Battlefield

PLAIN = """
    . . . . . . .
     . . . . . . .
    . . . . . . .
     . . . . . . .
    . . . . . . .
"""
AROUND_C3 = ["b2", "b3", "b4", "c2", "c4", "d3"]
TEAMS = ((Faction.EFA, Faction.REDCAT), (Faction.EST,))


def base(rows: str = PLAIN, *ready: str, **figures: str) -> Battlefield:
    """Buildings of seat 0 by their fields, and finished figures; no energy is needed."""
    field = Battlefield(rows)
    for type, at in figures.items():
        field.put(type, 0, at, energy=0)
    field.produces(0, *[f"{type}@0" for type in ready])
    return field


def exits(field: Battlefield, factory: str, side: str) -> None:
    field[factory].facing = side


def spots(field: Battlefield, type: str) -> list[str]:
    """The fields where a type may be placed, sorted."""
    return sorted({move.split()[2] for move in field.offered(f"place {type}")})


# ------------------------------------------------------------------------- in general


@clause("DD-PLACE-01")
def test_what_is_ready_may_be_placed() -> None:
    field = base(PLAIN, "mg_inf", barracks="c3")
    field.builds()
    soldier = field.places("mg_inf", "d3")
    assert field[soldier].field == "d3"
    assert field[soldier].owner == 0
    assert field.in_slot() == []


@clause("DD-PLACE-01")
def test_what_is_not_ready_is_not_placed() -> None:
    field = base(PLAIN, barracks="c3")
    field.produces(0, "mg_inf@2")
    field.builds()
    assert field.why("place mg_inf d3 -").clause == "DD-PLACE-01"
    assert field.why("place tank d3 -").clause == "DD-PLACE-01"
    assert field.why("place nothing d3 -").clause == "DD-PLACE-01"
    assert not field.offered("place")


@clause("DD-PLACE-02")
def test_set_up_by_plan_asks_for_no_production_building() -> None:
    options = read_options(OPTIONS, {"scenario": "s2_dry_wells", "start": 1})
    state = GAME.setup(2, options, box())
    types = {figure.type for figure in state.figures.values() if figure.owner == 0}
    assert "mg_inf" in types
    assert "barracks" not in types


@pytest.mark.parametrize(
    ("rows", "at"),
    [
        pytest.param(". . ~\n . . .", "c1", id="water"),
        pytest.param(". . ^\n . . .", "c1", id="mountain"),
        pytest.param(". . %\n . . .", "c1", id="destroyed bridge"),
    ],
)
@clause("DD-PLACE-03")
def test_infantry_appears_only_where_it_could_stop(rows: str, at: str) -> None:
    field = base(rows, "mg_inf", barracks="b1")
    field.builds()
    assert field.why(f"place mg_inf {at} -").clause == "DD-PLACE-03"
    assert at not in spots(field, "mg_inf")


@pytest.mark.parametrize("other", ["mg_inf", "mg_buggy", "powerplant"])
@pytest.mark.parametrize("owner", [0, 1])
@clause("DD-PLACE-03")
def test_nobody_appears_on_another_figure(other: str, owner: int) -> None:
    field = base(PLAIN, "mg_inf", barracks="c3")
    field.put(other, owner, "d3")
    field.put("powerplant", 0, "g1")
    field.builds()
    assert field.why("place mg_inf d3 -").clause == "DD-PLACE-03"


@clause("DD-PLACE-03")
def test_what_may_not_enter_a_forest_does_not_appear_in_one() -> None:
    field = base(". . f .\n . . . .", "artillery", factory="b1")
    exits(field, "factory.1", "e")
    field.builds()
    assert field.why("place artillery c1 -").clause == "DD-PLACE-03"
    assert spots(field, "artillery") == ["b2"]


@clause("DD-PLACE-03")
def test_nobody_appears_beside_the_board() -> None:
    field = base(". .", "mg_inf", barracks="b1")
    field.builds()
    assert field.why("place mg_inf c1 -").clause == "DD-PLACE-03"


@clause("DD-PLACE-04")
def test_a_free_harvester_needs_an_unused_figure() -> None:
    field = base(PLAIN, "refinery", barracks="c3", factory="a5")
    for at in ("a1", "b1"):
        field.put("harvester", 0, at)
    field.produces(0, "harvester@2")
    field.builds()
    field.places("refinery", "d3", "e")
    assert field.why("harvester yes").clause == "DD-PLACE-04"
    field.do("harvester no")
    assert len(field.figures("harvester")) == 2


# ------------------------------------------------------------------------- buildings


@pytest.mark.parametrize(
    ("rows", "clauses"),
    [
        pytest.param(". . .", "", marks=clause("DD-PLACE-05"), id="open"),
        pytest.param(". . f", "", marks=clause("DD-PLACE-05"), id="forest"),
        pytest.param(". . ^", "DD-PLACE-05", marks=clause("DD-PLACE-05"), id="mountain"),
        pytest.param(". . ~", "DD-PLACE-05", marks=clause("DD-PLACE-05"), id="water"),
        pytest.param(". . =", "DD-PLACE-06", marks=clause("DD-PLACE-06"), id="bridge"),
        pytest.param(". . %", "DD-PLACE-06", marks=clause("DD-PLACE-06"), id="destroyed bridge"),
        pytest.param(". . :", "DD-PLACE-06", marks=clause("DD-PLACE-06"), id="ford"),
        pytest.param(". . o", "DD-PLACE-07", marks=clause("DD-PLACE-07"), id="ore"),
        pytest.param(". . W", "DD-PLACE-05", marks=clause("DD-PLACE-05"), id="wall"),
        pytest.param(". . c", "DD-PLACE-05", marks=clause("DD-PLACE-05"), id="civil building"),
    ],
)
def test_where_a_building_may_stand(rows: str, clauses: str) -> None:
    field = base(rows, "powerplant", barracks="b1")
    field.builds()
    if not clauses:
        field.places("powerplant", "c1")
        return
    assert field.why("place powerplant c1 -").clause == clauses
    assert "c1" not in spots(field, "powerplant")


@pytest.mark.parametrize("type", ["mg_inf", "tank", "fighter", "barracks", "helipad"])
@pytest.mark.parametrize("owner", [0, 1])
@clause("DD-PLACE-05")
def test_any_figure_keeps_a_building_off(type: str, owner: int) -> None:
    field = base(PLAIN, "powerplant", barracks="c3")
    field.put(type, owner, "d3", energy=0)
    field.builds()
    assert field.why("place powerplant d3 -").clause == "DD-PLACE-05"


@clause("DD-ROUND-09")
def test_a_scenario_may_keep_buildings_off_its_fields() -> None:
    field = Battlefield(PLAIN, no_building=((3, 2),))
    field.put("barracks", 0, "c3", energy=0)
    field.produces(0, "powerplant@0")
    field.builds()
    assert field.why("place powerplant d3 -").clause == "DD-ROUND-09"
    assert "d3" not in spots(field, "powerplant")


@pytest.mark.parametrize(("at", "legal"), [("d3", True), ("e3", True), ("f3", False)])
@clause("DD-PLACE-08", "DD-FAQ-32")
def test_a_building_stands_at_most_two_from_an_own_one(at: str, legal: bool) -> None:
    field = base(PLAIN, "powerplant", barracks="c3")
    field.builds()
    assert (at in spots(field, "powerplant")) is legal
    if not legal:
        assert field.why(f"place powerplant {at} -").clause == "DD-PLACE-08"


@pytest.mark.parametrize(
    ("type", "owner", "colour", "counts"),
    [
        pytest.param("helipad", 0, "", True, id="helipad"),
        pytest.param("barracks", 0, "RedCat", True, id="captured"),
        pytest.param("barracks", 1, "", False, id="enemy"),
        pytest.param("civil_building", -1, "", False, id="neutral"),
        pytest.param("mcv", 0, "", False, id="mcv"),
    ],
)
@clause("DD-PLACE-08")
def test_what_counts_for_the_distance(type: str, owner: int, colour: str, counts: bool) -> None:
    field = Battlefield(PLAIN)
    building = field.put(type, owner, "c3", **({} if type == "mcv" else {"energy": 0}))
    field[building].colour = colour or field[building].colour
    field.produces(0, "powerplant@0")
    field.builds()
    assert ("d3" in spots(field, "powerplant")) is counts
    if not counts:
        assert field.why("place powerplant d3 -").clause == "DD-PLACE-08"


@pytest.mark.parametrize("tower", ["mg_tower", "rak_tower"])
@clause("DD-PLACE-09", "DD-FAQ-33")
def test_towers_do_not_extend_the_base(tower: str) -> None:
    field = base(PLAIN, "powerplant")
    field.put(tower, 0, "c3", energy=0)
    field.builds()
    assert field.why("place powerplant d3 -").clause == "DD-PLACE-09"
    assert not field.offered("place")


@pytest.mark.parametrize(
    ("between", "legal"),
    [
        pytest.param("~", False, id="water", marks=clause("DD-PLACE-10", "DD-FAQ-11")),
        pytest.param("%", False, id="destroyed bridge", marks=clause("DD-PLACE-10")),
        pytest.param("=", True, id="bridge", marks=clause("DD-PLACE-10")),
        pytest.param(":", True, id="ford", marks=clause("DD-PLACE-10")),
        pytest.param("^", True, id="mountain", marks=clause("DD-PLACE-10")),
        pytest.param("f", True, id="forest", marks=clause("DD-PLACE-10")),
    ],
)
def test_the_distance_is_not_counted_through_water(between: str, legal: bool) -> None:
    field = base(f". {between} .\n ~ ~ .", "powerplant", barracks="a1")
    field.builds()
    assert ("c1" in spots(field, "powerplant")) is legal
    if not legal:
        assert field.why("place powerplant c1 -").clause == "DD-PLACE-10"


@clause("DD-PLACE-11")
def test_a_building_serves_for_the_distance_of_the_next_one() -> None:
    field = base(PLAIN, "powerplant", "barracks", barracks="a3")
    field.put("construction_yard", 0, "a1")
    field.builds()
    assert field.why("place powerplant e3 -").clause == "DD-PLACE-08"
    field.places("barracks", "c3")
    field.places("powerplant", "e3")


@pytest.mark.parametrize(
    ("q", "r", "may"),
    [
        (1, -1, True),
        (2, -1, True),
        (2, 0, False),
        (0, 2, True),
        (0, 3, False),
        (5, 0, False),
        (3, 0, False),
        (1, 0, False),
    ],
)
@clause("DD-PLACE-12")
def test_the_fields_on_which_red_may_build(q: int, r: int, may: bool) -> None:
    def named(q: int, r: int) -> str:
        return field_at(q + (r - r % 2) // 2 + 4, r + 4)

    field = Battlefield("\n".join([" ".join(["."] * 14)] * 10))
    field.put("barracks", 0, named(0, 0), energy=0)
    field.put("mg_tower", 0, named(4, 0))
    field.state.land.terrain[named(1, 0)] = "water"
    field.produces(0, "powerplant@0")
    field.builds()
    assert (f"place powerplant {named(q, r)} -" in field.moves()) is may
    if not may:
        field.why(f"place powerplant {named(q, r)} -")


@pytest.mark.parametrize("type", ["refinery", "factory"])
@clause("DD-HARV-06", "DD-PLACE-16")
def test_refinery_and_factory_are_turned_to_one_of_six_sides(type: str) -> None:
    field = base(PLAIN, type, barracks="c3")
    field.builds()
    sides = [move.split()[3] for move in field.offered(f"place {type} d3")]
    assert sides == ["e", "se", "sw", "w", "nw", "ne"]
    for side in ("-", "north"):
        refused = field.why(f"place {type} d3 {side}")
        assert refused.message == "wrong-side"
    assert field[field.places(type, "d3", "sw")].facing == "sw"


@clause("DD-PLACE-01")
def test_other_figures_have_no_side() -> None:
    field = base(PLAIN, "powerplant", barracks="c3")
    field.builds()
    assert field.why("place powerplant d3 e").message == "wrong-side"


# ------------------------------------------------------------------------- the harvester


@clause("DD-PLACE-13")
def test_a_refinery_brings_a_harvester_free_at_once() -> None:
    field = base(PLAIN, "refinery", barracks="c3")
    field.has(0)
    field.builds()
    field.places("refinery", "d3", "e")
    assert field.moves() == ["harvester yes", "harvester no"]
    field.do("harvester yes")
    assert field[field.figures("harvester")[0]].field == "e3"
    assert field.player().money() == 0
    assert field.in_slot() == []
    assert "end-turn" in field.moves()


@clause("DD-PLACE-13")
def test_the_harvester_is_now_or_never() -> None:
    field = base(PLAIN, "refinery", barracks="c3")
    field.builds()
    field.places("refinery", "d3", "e")
    field.do("harvester no")
    assert not field.figures("harvester")
    assert not field.offered("harvester")


@pytest.mark.parametrize(
    ("row", "other"),
    [
        pytest.param(". . . ~", "", id="water"),
        pytest.param(". . . f", "", id="forest"),
        pytest.param(". . .", "", id="no field"),
        pytest.param(". . . .", "tank", id="vehicle"),
        pytest.param(". . . .", "powerplant", id="building"),
    ],
)
@clause("DD-PLACE-13")
def test_where_the_field_cannot_take_a_harvester_none_is_offered(row: str, other: str) -> None:
    field = base(row, "refinery", barracks="b1")
    if other:
        field.put(other, 1, "d1")
    field.builds()
    field.places("refinery", "c1", "e")
    assert not field.offered("harvester")
    field.do("end-turn")


@clause("DD-PLACE-13")
def test_where_all_harvesters_are_in_play_none_is_offered() -> None:
    field = base(PLAIN, "refinery", barracks="c3")
    for at in ("a1", "b1", "c1"):
        field.put("harvester", 0, at)
    field.builds()
    field.places("refinery", "d3", "e")
    assert not field.offered("harvester")


@pytest.mark.parametrize("answer", ["counter", "hold"])
@clause("DD-PLACE-14", "DD-FAQ-18")
def test_infantry_on_the_unload_field_is_lost_and_may_answer(answer: str) -> None:
    field = base(PLAIN, "refinery", barracks="c3")
    rocket = field.put("rak_inf", 1, "e3")
    field.builds()
    field.places("refinery", "d3", "e")
    field.do("harvester yes")
    assert field.seat == 1
    assert field.moves() == ["counter", "hold"]
    field.do(answer)
    assert rocket not in field
    assert len(field.figures("harvester")) == (0 if answer == "counter" else 1)
    assert field.seat == 0
    field.do("end-turn")


# ------------------------------------------------------------------------- units


@clause("DD-PLACE-15", "DD-FAQ-16")
def test_infantry_appears_on_any_field_beside_a_barracks() -> None:
    field = base(PLAIN, "mg_inf", barracks="c3")
    field.builds()
    assert spots(field, "mg_inf") == AROUND_C3
    assert field.why("place mg_inf e3 -").clause == "DD-PLACE-15"


@clause("DD-PLACE-15", "DD-FAQ-17")
def test_with_two_barracks_infantry_appears_at_either() -> None:
    field = base(PLAIN, "mg_inf", barracks="c3")
    field.put("barracks", 0, "g5", energy=0)
    field.put("barracks", 1, "g1")
    field.builds()
    assert spots(field, "mg_inf") == sorted([*AROUND_C3, "f4", "f5", "g4"])


@pytest.mark.parametrize(
    ("side", "fields"),
    [
        ("e", ["c4", "d3"]),
        ("se", ["b4", "c4"]),
        ("sw", ["b3", "b4"]),
        ("w", ["b2", "b3"]),
        ("nw", ["b2", "c2"]),
        ("ne", ["c2", "d3"]),
    ],
)
@clause("DD-PLACE-16")
def test_vehicles_come_out_on_two_sides_of_a_factory(side: str, fields: list[str]) -> None:
    field = base(PLAIN, "tank", factory="c3")
    exits(field, "factory.1", side)
    field.builds()
    assert spots(field, "tank") == fields
    assert field.why("place tank g1 -").clause == "DD-PLACE-16"


@pytest.mark.parametrize("type", ["mg_buggy", "harvester", "apc", "mcv", "mobile_fortress"])
@clause("DD-PLACE-16")
def test_every_ground_vehicle_comes_out_of_a_factory(type: str) -> None:
    field = base(PLAIN, type, factory="c3")
    exits(field, "factory.1", "e")
    field.builds()
    assert spots(field, type) == ["c4", "d3"]


@clause("DD-PLACE-16")
def test_any_own_factory_serves() -> None:
    field = base(PLAIN, "tank", factory="c3")
    exits(field, "factory.1", "e")
    exits(field, field.put("factory", 0, "f3", energy=0), "w")
    exits(field, field.put("factory", 1, "g5"), "w")
    field.builds()
    assert spots(field, "tank") == ["c4", "d3", "e2", "e3"]


@pytest.mark.parametrize("sign", ["o", "=", ":"])
@clause("DD-PLACE-17")
def test_vehicles_appear_on_ore_bridge_and_ford(sign: str) -> None:
    field = base(f". . {sign}", "tank", factory="b1")
    exits(field, "factory.1", "e")
    field.builds()
    tank = field.places("tank", "c1")
    assert field[tank].field == "c1"


@clause("DD-PLACE-18", "DD-FAQ-18")
def test_a_tank_appears_although_infantry_blocks_both_exits() -> None:
    field = base(PLAIN, "tank", factory="c3")
    exits(field, "factory.1", "e")
    one, other = field.put("mg_inf", 1, "d3"), field.put("mg_inf", 1, "c4")
    field.builds()
    assert spots(field, "tank") == ["c4", "d3"]
    field.places("tank", "d3")
    assert one not in field
    assert other in field
    assert field.seat == 0  # an MG-Inf cannot hit a tank


@clause("DD-PLACE-18")
def test_infantry_that_can_hit_the_vehicle_is_asked_while_the_build_phase_waits() -> None:
    field = base(PLAIN, "tank", "mg_tower", factory="c3")
    exits(field, "factory.1", "e")
    field.put("rak_inf", 1, "d3")
    field.builds()
    field.places("tank", "d3")
    assert field.seat == 1
    field.counters()
    assert not field.figures("tank")
    assert field.seat == 0
    field.places("mg_tower", "d3")
    field.do("end-turn")


@pytest.mark.parametrize("owner", [0, -1])
@clause("DD-PLACE-18")
def test_own_and_neutral_infantry_is_lost_without_an_answer(owner: int) -> None:
    field = base(PLAIN, "tank", factory="c3")
    exits(field, "factory.1", "e")
    victim = field.put("rak_inf" if owner == 0 else "civilian", owner, "d3")
    field.builds()
    field.places("tank", "d3")
    assert victim not in field
    assert field.seat == 0


@pytest.mark.parametrize(
    ("type", "other", "values"),
    [
        pytest.param("mg_buggy", "mg_inf", {}, id="wheeled"),
        pytest.param("tank", "mg_buggy", {}, id="on a vehicle"),
        pytest.param("tank", "mg_inf", {"shield": True}, id="on a shield"),
    ],
)
@clause("DD-PLACE-18")
def test_only_armour_appears_on_infantry_without_shield(
    type: str, other: str, values: dict[str, object]
) -> None:
    field = base(PLAIN, type, factory="c3")
    exits(field, "factory.1", "e")
    field.put(other, 1, "d3", **values)
    field.builds()
    assert field.why(f"place {type} d3 -").clause == "DD-PLACE-03"
    assert spots(field, type) == ["c4"]


@pytest.mark.parametrize("sign", [".", "f", "~", "^", "=", ":", "o"])
@clause("DD-PLACE-19", "DD-FAQ-22")
def test_a_dropship_comes_out_of_the_factory_over_any_terrain(sign: str) -> None:
    field = base(f". . {sign}", "dropship", factory="b1")
    exits(field, "factory.1", "e")
    field.builds()
    ship = field.places("dropship", "c1")
    assert field[ship].field == "c1"


@pytest.mark.parametrize("other", ["mg_inf", "powerplant"])
@clause("DD-PLACE-19")
def test_a_dropship_needs_a_field_without_a_figure(other: str) -> None:
    field = base(PLAIN, "dropship", factory="c3")
    exits(field, "factory.1", "e")
    field.put(other, 1, "d3")
    field.builds()
    assert spots(field, "dropship") == ["c4"]


@clause("DD-FAQ-21")
def test_a_dropship_may_stand_on_a_helipad() -> None:
    field = base(PLAIN, "dropship", factory="c3", helipad="d3")
    exits(field, "factory.1", "e")
    field.builds()
    ship = field.places("dropship", "d3")
    assert field.at("d3") == ["helipad.1", ship]


@pytest.mark.parametrize("type", ["fighter", "bomber"])
@clause("DD-PLACE-20")
def test_aircraft_appear_on_own_helipads_only(type: str) -> None:
    field = base(PLAIN, type, factory="c3", helipad="a1")
    exits(field, "factory.1", "e")
    field.put("helipad", 1, "g1")
    field.builds()
    assert spots(field, type) == ["a1"]
    for at in ("g1", "d3"):
        assert field.why(f"place {type} {at} -").clause == "DD-PLACE-20"


@clause("DD-PLACE-20")
def test_without_a_free_helipad_aircraft_wait() -> None:
    field = base(PLAIN, "fighter", factory="c3", helipad="a1")
    field.put("dropship", 0, "a1")
    field.builds()
    assert not field.offered("place")
    field.do("end-turn")
    assert field.in_slot() == ["fighter@0"]


@pytest.mark.parametrize("energy", [0, -9])
@clause("DD-PLACE-21")
def test_new_aircraft_are_loaded_also_without_energy(energy: int) -> None:
    field = base(PLAIN, "bomber", factory="c3", helipad="a1")
    field.put("powerplant", 0, "g5", energy=energy)
    field.builds()
    assert field[field.places("bomber", "a1")].loaded


@clause("DD-ACT-08")
def test_what_was_placed_acts_from_the_next_own_turn_on() -> None:
    field = base(PLAIN, "tank", factory="c3")
    exits(field, "factory.1", "e")
    field.put("rak_inf", 1, "d3")
    field.builds()
    tank = field.places("tank", "d3")
    field.holds()
    field.do("end-turn")
    field.ends()
    field.steps(tank, "e3")
    assert field[tank].field == "e3"


@clause("DD-PLACE-08")
def test_buildings_of_a_partner_do_not_count() -> None:
    field = Battlefield(PLAIN, 3, teams=TEAMS)
    field.put("barracks", 1, "c3", energy=0)
    field.produces(0, "powerplant@0")
    field.builds()
    assert field.why("place powerplant d3 -").clause == "DD-PLACE-08"
