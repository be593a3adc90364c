"""What is in the box, and what boards and figures are (DD-MAT, DD-BOARD, DD-FIG, DD-CIVIL)."""

from __future__ import annotations

import pytest

from starboard.games.dominate.boards import drawn_figures, terrain_of
from starboard.games.dominate.content import box
from starboard.games.dominate.ground import around, straight
from starboard.games.dominate.kinds import Class, Faction, FigureKind, Look
from starboard.games.dominate.printed import Board
from starboard.games.dominate.state import NEUTRAL
from starboard.testing import clause
from tests.dominate.battlefield import Battlefield

BUILDINGS = {
    "construction_yard": 1, "powerplant": 3, "refinery": 2, "barracks": 2, "factory": 2,
    "uplink": 1, "mg_tower": 4, "rak_tower": 3,
}  # fmt: skip
UNITS = {
    "mg_inf": 10, "rak_inf": 8, "ing_inf": 6, "mg_buggy": 4, "tank": 4, "artillery": 3,
    "mobile_fortress": 2, "harvester": 3, "apc": 2, "dropship": 2, "fighter": 3, "bomber": 3,
}  # fmt: skip
TOKENS = {
    "bridge": 4, "wall": 15, "civil_building": 9, "special_building": 1, "civilian": 8, "boar": 8,
    "bus": 4, "landing_ship": 12, "ford": 4, "fog": 7, "orbital_strike": 4, "crate": 1,
    "terminal": 4, "mountain_forest": 2, "ore": 40,
}  # fmt: skip


@clause("DD-MAT-01", "DD-MAT-02")
@pytest.mark.parametrize("type", BUILDINGS)
def test_the_buildings_of_a_colour(type: str) -> None:
    assert box().sheet(type).per_faction == BUILDINGS[type]
    assert box().sheet(type).kind is FigureKind.BUILDING


@clause("DD-MAT-03")
@pytest.mark.parametrize("type", UNITS)
def test_the_units_of_a_colour(type: str) -> None:
    assert box().sheet(type).per_faction == UNITS[type]
    assert box().sheet(type).kind is FigureKind.UNIT


@clause("DD-MAT-02", "DD-MAT-03")
def test_the_sums() -> None:
    assert 4 * sum(BUILDINGS.values()) == box().material["buildings_total"] == 72
    assert 4 * sum(UNITS.values()) == box().material["units_total"] == 200


@clause("DD-MAT-04", "DD-MAT-06", "DD-MAT-07")
@pytest.mark.parametrize("token", TOKENS)
def test_the_tokens(token: str) -> None:
    assert box().counts[token] == TOKENS[token]


@clause("DD-MAT-08")
@pytest.mark.parametrize("type", ["helipad", "mcv"])
def test_each_faction_has_two_helipads_and_two_mcvs(type: str) -> None:
    assert box().sheet(type).per_faction == 2


@clause("DD-MAT-04", "DD-MAT-05")
@pytest.mark.parametrize("scenario", sorted(box().skirmishes))
def test_no_plan_needs_more_than_the_box_has(scenario: str) -> None:
    plan = box().skirmishes[scenario]
    signs = plan.board.rows.split()
    assert signs.count("o") <= 40
    assert signs.count("=") + signs.count("%") <= 4
    assert signs.count(":") <= 4
    assert signs.count("W") <= 15
    assert signs.count("c") <= 9
    assert len(plan.board.tiles) <= 11


@clause("DD-MAT-12", "DD-FIG-01")
def test_a_crate_and_ore_are_no_figures() -> None:
    field = Battlefield(". o")
    crate = field.put("crate", NEUTRAL, "a1")
    assert not field[crate].is_unit
    assert not field[crate].is_building
    tank = field.put("tank", 0, "b1")
    field.steps(tank, "a1")
    assert field[tank].field == "a1"
    assert field.at("b1") == []


@clause("DD-BOARD-01", "DD-BOARD-10")
def test_fields_touch_across_the_seam_of_tiles() -> None:
    plan = box().skirmishes["s2_mill_brook"].board
    land = terrain_of(plan, "s2_mill_brook")
    assert len(land) == 144
    assert "g1" in around("f1")
    assert {"f1", "g1"} <= set(land)


@clause("DD-BOARD-03")
@pytest.mark.parametrize(
    ("sign", "kind"),
    [(".", "open"), ("f", "forest"), ("~", "water"), ("^", "mountain"), ("o", "open"),
     ("=", "water"), ("%", "water"), (":", "ford"), ("W", "open"), ("c", "open")],
)  # fmt: skip
def test_the_signs_of_the_map(sign: str, kind: str) -> None:
    board = Board(kind="outdoor", look=Look.EUROPE, rows=sign)
    assert terrain_of(board, "one") == {"a1": kind}


@clause("DD-BOARD-07", "DD-DIST-01")
@pytest.mark.parametrize(
    ("field", "wanted"),
    [("b2", {"c2", "c3", "b3", "a2", "b1", "c1"}), ("b3", {"c3", "b4", "a4", "a3", "a2", "b2"})],
)
def test_six_hexes_border_a_field(field: str, wanted: set[str]) -> None:
    assert set(around(field)) == wanted
    assert {straight(field, other) for other in wanted} == {1}
    assert straight(field, field) == 0


@clause("DD-DIST-03")
def test_distance_is_counted_over_existing_fields() -> None:
    field = Battlefield("""
        . x .
         . . .
    """)
    assert field.state.land.within("a1", 4)["c1"] == 3
    assert straight("a1", "c1") == 2


CLASSES = {
    Class.INFANTRY: ["mg_inf", "rak_inf", "ing_inf", "civilian", "boar"],
    Class.WHEELED: ["mg_buggy", "artillery", "bus", "stealth_vehicle"],
    Class.ARMOURED: ["tank", "mobile_fortress", "harvester", "apc", "mcv"],
    Class.AIR: ["dropship", "fighter", "bomber"],
}


@clause("DD-FIG-02", "DD-FIG-03", "DD-FIG-16")
@pytest.mark.parametrize("cls", CLASSES)
def test_every_unit_has_one_class(cls: Class) -> None:
    for type in CLASSES[cls]:
        assert box().sheet(type).cls is cls
        assert box().sheet(type).kind is FigureKind.UNIT


@clause("DD-FIG-08")
@pytest.mark.parametrize(
    "type", [*BUILDINGS, "bridge", "helipad", "wall", "civil_building", "special_building"]
)
def test_what_a_building_is(type: str) -> None:
    assert box().sheet(type).kind is FigureKind.BUILDING
    assert box().sheet(type).cls is Class.BUILDING


@clause("DD-FIG-09", "DD-NEUTRAL-01", "DD-NEUTRAL-02")
def test_neutral_figures_are_activated_by_nobody() -> None:
    field = Battlefield(". . . = .")
    names = [field.put(type, NEUTRAL, place) for type, place in
             (("civilian", "a1"), ("civil_building", "b1"), ("wall", "c1"))]  # fmt: skip
    for name in (*names, "bridge.1"):
        assert not [move for move in field.moves() if name in move.split()[1:2]]
        assert field.why(f"sell {name}").clause


@clause("DD-FIG-10", "DD-FIG-11", "DD-FIG-12")
def test_bus_and_stealth_vehicle_have_values_that_scenarios_may_change() -> None:
    assert (box().sheet("bus").cls, box().sheet("bus").targets) == (Class.WHEELED, ())
    special = box().sheet_for("s4_salt_lake", "stealth_vehicle", {})
    assert (special.speed, special.shield, special.type) == (4, True, "stealth_vehicle")
    for plan in box().skirmishes.values():
        assert "bus" not in [figure.type for figure in plan.board.figures]


@clause("DD-FIG-13")
def test_four_factions() -> None:
    assert [faction.value for faction in Faction] == ["EFA", "EST", "RedCat", "KOBRA"]


@clause("DD-FIG-14")
def test_the_sheet_gives_every_faction_figure_its_values() -> None:
    for sheet in box().orderable():
        assert sheet.cost > 0
        assert 1 <= sheet.build_time <= 8
        assert 1 <= sheet.tech_level <= 5
        assert (sheet.speed > 0) == (sheet.kind is FigureKind.UNIT)
    assert len(list(box().orderable())) == 22


@clause("DD-NEUTRAL-03", "DD-CIVIL-10", "DD-CIVIL-11")
def test_civilians_and_boars() -> None:
    for type in ("civilian", "boar"):
        sheet = box().sheet(type)
        assert (sheet.cls, sheet.speed, sheet.targets) == (Class.INFANTRY, 1, ())


@clause("DD-CIVIL-01", "DD-CIVIL-03")
@pytest.mark.parametrize(("look", "side"), [(Look.EUROPE, "green"), (Look.NEAR_EAST, "yellow")])
def test_civil_buildings_show_the_side_of_their_region(look: Look, side: str) -> None:
    board = Board(kind="outdoor", look=look, rows="c W")
    drawn = list(drawn_figures(board, "one"))
    assert [(figure.type, figure.side) for figure in drawn] == [
        ("civil_building", side),
        ("wall", None),
    ]


@clause("DD-CIVIL-07", "DD-CIVIL-08", "DD-CIVIL-09")
def test_the_special_building_is_neutral_and_its_own_type() -> None:
    sheet = box().sheet("special_building")
    assert sheet.capturable
    assert sheet.type != box().sheet("civil_building").type
    field = Battlefield(". .")
    for side in ("green", "yellow"):
        building = field.put("special_building", NEUTRAL, "b1")
        field[building].side = side
        assert field[building].sheet is sheet
        field.state.standing.pop("b1")
        del field.state.figures[building]
