"""Bridges (DD-BRIDGE), helipads and aircraft (DD-HELI)."""

from __future__ import annotations

import pytest

from starboard.games.dominate.events import Turned
from starboard.games.dominate.pieces import class_of, flies
from starboard.games.dominate.state import NEUTRAL
from starboard.testing import clause
from tests.dominate.battlefield import Battlefield

RIVER = """
    . = .
     . ~ .
"""


def bridge_of(field: Battlefield) -> str:
    return next(name for name in field.state.figures if name.startswith("bridge"))


@clause("DD-BRIDGE-01")
@pytest.mark.parametrize(("sign", "side"), [("=", "intact"), ("%", "destroyed")])
def test_a_bridge_is_a_building_with_two_sides(sign: str, side: str) -> None:
    field = Battlefield(f". {sign} .")
    bridge = field[bridge_of(field)]
    assert bridge.is_building
    assert (bridge.side, bridge.owner, bridge.field) == (side, NEUTRAL, "b1")


@clause("DD-BRIDGE-02")
@pytest.mark.parametrize("start", ["a1", "c1", "a2"])
def test_an_intact_bridge_is_entered_like_open_ground(start: str) -> None:
    field = Battlefield(RIVER)
    tank = field.put("tank", 0, start)
    field.steps(tank, "b1")
    assert field[tank].field == "b1"


@clause("DD-BRIDGE-03", "DD-MAT-11")
def test_a_destroyed_bridge_is_flipped_and_counts_as_water() -> None:
    field = Battlefield(RIVER)
    tank, infantry = field.put("tank", 0, "a1"), field.put("rak_inf", 0, "c1")
    bridge = bridge_of(field)
    field.attacks(tank, bridge)
    assert field[bridge].side == "destroyed"
    assert field.why(f"step {infantry} b1").clause == "DD-MOVE-06"
    assert field.why(f"attack {infantry} {bridge}").clause == "DD-BRIDGE-03"


@clause("DD-BRIDGE-04")
def test_an_engineer_repairs_it_also_after_moving() -> None:
    field = Battlefield(". . % .")
    engineer, tank = field.put("ing_inf", 0, "a1"), field.put("tank", 0, "d1")
    bridge = bridge_of(field)
    assert field.why(f"repair {engineer} {bridge}").clause == "DD-BRIDGE-04"
    field.steps(engineer, "b1")
    field.do(f"repair {engineer} {bridge}")
    assert engineer in field
    assert field[bridge].side == "intact"
    assert [(event.figure, event.becomes) for event in field.saw(Turned)] == [(bridge, "intact")]
    assert field.state.activation is None
    field.steps(tank, "c1")
    assert field[tank].field == "c1"


@clause("DD-BRIDGE-04")
def test_nobody_else_repairs_and_nothing_else_is_repaired() -> None:
    field = Battlefield(". = .")
    engineer, infantry = field.put("ing_inf", 0, "a1"), field.put("mg_inf", 0, "c1")
    bridge = bridge_of(field)
    assert field.why(f"repair {engineer} {bridge}").clause == "DD-BRIDGE-04"
    field[bridge].side = "destroyed"
    assert field.why(f"repair {infantry} {bridge}").clause == "DD-BRIDGE-04"


@clause("DD-BRIDGE-05", "DD-BRIDGE-06")
def test_bridge_and_unit_are_separate_targets_and_fall_together() -> None:
    field = Battlefield(". = .")
    tank, infantry = field.put("tank", 0, "a1"), field.put("rak_inf", 1, "b1", shield=True)
    bridge = bridge_of(field)
    assert field.offered(f"attack {tank}") == [f"attack {tank} {bridge}"]
    field.attacks(tank, bridge)
    assert field.seat == 0
    assert infantry not in field
    assert bridge in field


@clause("DD-BRIDGE-05")
def test_the_unit_alone_may_be_hit() -> None:
    field = Battlefield(". = .")
    shooter, infantry = field.put("mg_inf", 0, "a1"), field.put("rak_inf", 1, "b1")
    field.attacks(shooter, infantry)
    assert infantry not in field
    assert field[bridge_of(field)].side == "intact"


@clause("DD-BRIDGE-07")
def test_an_air_unit_over_a_bridge_survives() -> None:
    field = Battlefield(". = .")
    tank, ship = field.put("tank", 0, "a1"), field.put("dropship", 1, "b1")
    field.attacks(tank, bridge_of(field))
    assert ship in field


@clause("DD-BRIDGE-08")
def test_who_stands_on_a_bridge_cannot_attack_it() -> None:
    field = Battlefield(". = .")
    tank = field.put("tank", 0, "b1")
    assert field.why(f"attack {tank} {bridge_of(field)}").clause == "DD-RANGE-01"


@clause("DD-HARV-07")
def test_ore_of_a_harvester_on_a_bridge_waits_for_the_repair() -> None:
    field = Battlefield(". = .")
    tank, harvester = field.put("tank", 0, "a1"), field.put("harvester", 1, "b1")
    field[harvester].cargo = "europe"
    field.attacks(tank, bridge_of(field))
    assert harvester not in field
    assert field.state.ore == {"b1": ["europe"]}


# ------------------------------------------------------------------------- aircraft


def on_pad(type: str = "bomber", owner: int = 0, pad: int = 0) -> tuple[Battlefield, str]:
    """An aircraft on a helipad at a1."""
    field = Battlefield(". . . . .")
    field.put("powerplant", 0, "e1")
    field.put("helipad", pad, "a1")
    return field, field.put(type, owner, "a1")


@clause("DD-HELI-01")
def test_a_helipad_is_a_building_that_costs_energy() -> None:
    field, _ = on_pad()
    pad = field[field.at("a1")[0]]
    assert pad.is_building
    assert pad.sheet.energy == -1


@clause("DD-HELI-02", "DD-HELI-13")
def test_landing_and_reloading_in_one_activation() -> None:
    field = Battlefield(". . .")
    field.put("powerplant", 0, "c1")
    field.put("helipad", 0, "a1")
    bomber = field.put("bomber", 0, "b1")
    field[bomber].loaded = False
    field.steps(bomber, "a1")
    field.do(f"reload {bomber}")
    assert field[bomber].loaded is True
    field.ends()
    field.ends()
    enemy = field.put("tank", 1, "b1")
    assert field.why(f"attack {bomber} {enemy}").clause == "DD-HELI-06"


@clause("DD-HELI-03")
@pytest.mark.parametrize(("plants", "wanted"), [(0, "DD-HELI-03"), (1, "")])
def test_reloading_needs_energy(plants: int, wanted: str) -> None:
    field = Battlefield(". . .")
    for _ in range(plants):
        field.put("powerplant", 0, "c1")
    field.put("helipad", 0, "a1")
    bomber = field.put("bomber", 0, "a1")
    field[bomber].loaded = False
    if wanted:
        assert field.why(f"reload {bomber}").clause == wanted
    else:
        assert f"reload {bomber}" in field.moves()


@clause("DD-HELI-04")
def test_reloading_works_on_own_helipads_only() -> None:
    field, bomber = on_pad(pad=1)
    field[bomber].loaded = False
    assert field.why(f"reload {bomber}").clause == "DD-HELI-04"


@clause("DD-HELI-05", "DD-HELI-08")
@pytest.mark.parametrize("type", ["fighter", "bomber"])
def test_ammunition_for_one_use(type: str) -> None:
    field = Battlefield(". . .")
    flyer, target = field.put(type, 0, "a1"), field.put("mg_buggy", 1, "b1")
    assert field[flyer].loaded is True
    field.attacks(flyer, target)
    assert field[flyer].loaded is False


@clause("DD-HELI-06")
@pytest.mark.parametrize("loaded", [True, False])
def test_on_a_helipad_there_is_no_shooting(loaded: bool) -> None:
    field, bomber = on_pad()
    field[bomber].loaded = loaded
    enemy = field.put("tank", 1, "b1")
    wanted = "DD-HELI-06" if loaded else "DD-HELI-10"
    assert field.why(f"attack {bomber} {enemy}").clause == wanted
    assert field.why(f"suppress {bomber} {enemy}").clause == wanted
    field.ends()
    field.attacks(enemy, bomber)
    assert field.seat == 1
    assert bomber not in field


@clause("DD-HELI-07")
@pytest.mark.parametrize(
    ("type", "stays"), [("fighter", False), ("bomber", False), ("dropship", True)]
)
def test_what_stood_on_a_destroyed_helipad(type: str, stays: bool) -> None:
    field, flyer = on_pad(type, owner=1, pad=1)
    tank = field.put("tank", 0, "b1")
    field.attacks(tank, field.at("a1")[0])
    assert (flyer in field) == stays


@clause("DD-HELI-09", "DD-HELI-10")
def test_suppressive_fire_unloads_too_and_an_unloaded_aircraft_is_harmless() -> None:
    field = Battlefield(". . .")
    bomber, target = field.put("bomber", 0, "a1"), field.put("tank", 1, "b1")
    field.do(f"suppress {bomber} {target}")
    assert field[bomber].loaded is False
    field.ends()
    field.ends()
    assert field.why(f"attack {bomber} {target}").clause == "DD-HELI-10"
    assert field.why(f"suppress {bomber} {target}").clause == "DD-HELI-10"


@clause("DD-HELI-10")
def test_an_unloaded_aircraft_does_not_counter() -> None:
    field = Battlefield(". . .")
    shooter, bomber = field.put("rak_inf", 0, "a1"), field.put("bomber", 1, "b1")
    field[bomber].loaded = False
    field.attacks(shooter, bomber)
    assert field.seat == 0


@clause("DD-HELI-11")
def test_aircraft_and_helipad_are_separate_targets() -> None:
    field, bomber = on_pad(owner=1, pad=1)
    pad = field.at("a1")[0]
    tank = field.put("tank", 0, "b1")
    assert field.offered(f"attack {tank}") == [f"attack {tank} {pad}", f"attack {tank} {bomber}"]
    field.attacks(tank, bomber)
    assert pad in field


@clause("DD-FIG-04", "DD-FIG-05", "DD-FIG-06")
def test_a_parked_aircraft_counts_as_wheeled() -> None:
    field, bomber = on_pad(owner=1, pad=1)
    hunter, buggy = field.put("rak_inf", 0, "c1", targets=["air"]), field.put("mg_buggy", 0, "b1")
    assert class_of(field.state, field[bomber]) == "wheeled"
    assert not flies(field.state, field[bomber])
    assert field.why(f"attack {hunter} {bomber}").clause == "DD-COMBAT-02"
    assert f"attack {buggy} {bomber}" in field.moves()


@clause("DD-FIG-07")
def test_a_dropship_is_always_in_the_air() -> None:
    field, ship = on_pad("dropship", owner=1, pad=1)
    hunter, buggy = field.put("rak_inf", 0, "c1", targets=["air"]), field.put("mg_buggy", 0, "b1")
    assert f"attack {hunter} {ship}" in field.moves()
    assert field.why(f"attack {buggy} {ship}").clause == "DD-COMBAT-02"


@clause("DD-HELI-13")
def test_an_aircraft_that_leaves_its_helipad_may_attack() -> None:
    field, bomber = on_pad()
    enemy = field.put("tank", 1, "c1")
    field.steps(bomber, "b1")
    assert flies(field.state, field[bomber])
    field.attacks(bomber, enemy)
    assert enemy not in field


@clause("DD-HELI-02")
def test_only_what_has_shot_is_reloaded() -> None:
    field = Battlefield(". . .")
    field.put("helipad", 0, "a1", energy=0)
    fighter, tank = field.put("fighter", 0, "a1"), field.put("tank", 0, "c1")
    field[fighter].loaded = True
    refused = [field.why(f"reload {figure}") for figure in (fighter, tank)]
    assert [why.message for why in refused] == ["is-loaded", "needs-no-reload"]
    assert {why.clause for why in refused} == {"DD-HELI-02"}
