"""Harvesters load ore and unload it at refineries (DD-HARV)."""

from __future__ import annotations

import pytest

from starboard.games.dominate.harvesting import unload_field
from starboard.games.dominate.kinds import Faction
from starboard.testing import clause
from tests.dominate.battlefield import Battlefield

ORE = """
    o . . . .
     . . . . .
    . . . . .
"""
TEAMS = ((Faction.EFA, Faction.REDCAT), (Faction.EST,))


def base(energy: int = 0, seats: int = 2) -> Battlefield:
    """A refinery on c2 that unloads to the west, and as much energy as is said.

    Of three seats the first two are partners.
    """
    field = Battlefield(ORE, seats, teams=TEAMS if seats == 3 else ())
    field.put("powerplant", 0, "e1", energy=energy + 1)
    refinery = field.put("refinery", 0, "c2")
    field[refinery].facing = "w"
    return field


def loaded(field: Battlefield, at: str, seat: int = 0) -> str:
    harvester = field.put("harvester", seat, at)
    field[harvester].cargo = "europe"
    return harvester


@clause("DD-HARV-01")
def test_loading_takes_one_ore_from_the_own_field() -> None:
    field = Battlefield(ORE)
    harvester = field.put("harvester", 0, "a1")
    field.state.ore["a1"].append("europe")
    field.do(f"load {harvester}")
    assert field.state.ore["a1"] == ["europe"]
    assert field[harvester].cargo == "europe"


@clause("DD-HARV-01")
def test_the_last_ore_leaves_the_field_empty() -> None:
    field = Battlefield(ORE)
    harvester = field.put("harvester", 0, "a1")
    field.do(f"load {harvester}")
    assert "a1" not in field.state.ore


@clause("DD-HARV-01")
def test_ore_on_a_neighbouring_field_is_out_of_reach() -> None:
    field = Battlefield(ORE)
    harvester = field.put("harvester", 0, "b1")
    assert field.why(f"load {harvester}").clause == "DD-HARV-01"
    assert not field.offered("load")


@clause("DD-HARV-01")
def test_only_harvesters_load() -> None:
    field = Battlefield(ORE)
    tank = field.put("tank", 0, "a1")
    assert field.why(f"load {tank}").message == "no-harvester"
    assert not field.offered("load")


@clause("DD-HARV-02")
def test_a_harvester_holds_one_ore() -> None:
    field = Battlefield(ORE)
    harvester = loaded(field, "a1")
    assert field.why(f"load {harvester}").clause == "DD-HARV-02"


@clause("DD-HARV-03")
def test_unloading_brings_six_credits_and_the_ore_leaves_the_game() -> None:
    field = base(energy=0)
    field.has(4)
    harvester = loaded(field, "b2")
    field.do(f"unload {harvester}")
    assert field.player().money() == 10
    assert field[harvester].cargo == ""
    assert field.state.ore == {"a1": ["europe"]}
    assert field.state.brought == {"europe": 1}


@clause("DD-HARV-03")
def test_without_ore_nothing_is_unloaded() -> None:
    field = base()
    harvester = field.put("harvester", 0, "b2")
    assert field.why(f"unload {harvester}").clause == "DD-HARV-03"


@clause("DD-HARV-04")
@pytest.mark.parametrize("at", ["c1", "d2", "a2", "b3"])
def test_ore_is_unloaded_on_the_unload_field_only(at: str) -> None:
    field = base()
    harvester = loaded(field, at)
    assert field.why(f"unload {harvester}").clause == "DD-HARV-04"


@clause("DD-HARV-04")
def test_an_enemy_refinery_takes_no_ore() -> None:
    field = base()
    harvester = loaded(field, "b2", seat=1)
    field.ends()
    assert field.why(f"unload {harvester}").clause == "DD-HARV-04"


@clause("DD-HARV-04")
def test_at_the_refinery_of_a_partner_the_owner_of_the_harvester_is_paid() -> None:
    field = base(seats=3)
    harvester = loaded(field, "b2", seat=1)
    field.ends()
    field.do(f"unload {harvester}")
    assert field.player(1).money() == 26
    assert field.player(0).money() == 20


@clause("DD-HARV-05")
def test_without_energy_a_refinery_takes_no_ore() -> None:
    field = base(energy=-1)
    harvester = loaded(field, "b2")
    assert field.why(f"unload {harvester}").clause == "DD-HARV-05"
    assert not field.offered("unload")
    assert field[harvester].cargo == "europe"


@clause("DD-HARV-05")
def test_at_a_partner_his_energy_counts() -> None:
    field = base(energy=-1, seats=3)
    harvester = loaded(field, "b2", seat=1)
    field.ends()
    assert field.why(f"unload {harvester}").clause == "DD-HARV-05"


@clause("DD-HARV-06")
@pytest.mark.parametrize(
    ("side", "unload"),
    [("e", "d2"), ("se", "d3"), ("sw", "c3"), ("w", "b2"), ("nw", "c1"), ("ne", "d1")],
)
def test_the_unload_field_lies_on_the_side_the_refinery_faces(side: str, unload: str) -> None:
    field = Battlefield(ORE, homes=False)
    yard = field.put("construction_yard", 0, "a2")
    field.put("construction_yard", 1, "a3")
    field.put("powerplant", 0, "e1")
    field.produces(0, "refinery@0")
    field.builds()
    field.places("refinery", "c2", side)
    field.do("harvester yes")
    assert field[field.figures("harvester")[0]].field == unload
    assert yard in field


@clause("DD-HARV-07")
def test_the_ore_of_a_destroyed_harvester_lies_with_what_was_there() -> None:
    field = Battlefield(ORE)
    loaded(field, "a1", seat=1)
    rocket = field.put("rak_inf", 0, "b1")
    field.attacks(rocket, "harvester.1")
    assert field.state.ore["a1"] == ["europe", "europe"]


@clause("DD-HARV-07")
def test_ore_on_a_destroyed_bridge_waits_for_the_repair() -> None:
    field = Battlefield("""
        . = . .
         . . . .
    """)
    loaded(field, "b1", seat=1)
    rocket = field.put("rak_inf", 0, "a2")
    field.attacks(rocket, "bridge.1")
    assert "harvester.1" not in field
    assert field.state.ore == {"b1": ["europe"]}
    field[field.put("harvester", 0, "a1")].used = 0
    assert field.why("step harvester.2 b1").clause == "DD-MOVE-06"


@clause("DD-HARV-08")
def test_a_harvester_moves_and_then_loads() -> None:
    field = Battlefield(ORE)
    harvester = field.put("harvester", 0, "c1")
    field.steps(harvester, "b1", "a1")
    field.do(f"load {harvester}")
    assert field[harvester].cargo
    assert field.why(f"step {harvester} b1").clause == "DD-ACT-01"


@clause("DD-HARV-08")
def test_a_harvester_moves_and_then_unloads() -> None:
    field = base()
    harvester = loaded(field, "a1")
    field.steps(harvester, "a2", "b2")
    field.do(f"unload {harvester}")
    assert field.player().money() == 26


@clause("DD-OVERRUN-08")
def test_a_harvester_that_is_lost_to_overrun_infantry_loads_nothing() -> None:
    field = Battlefield(ORE)
    harvester = field.put("harvester", 0, "c1")
    field.put("rak_inf", 1, "b1")
    field.steps(harvester, "b1", "a1")
    field.do(f"load {harvester}")
    field.counters()
    assert harvester not in field
    assert field.state.ore == {"a1": ["europe"]}


@clause("DD-HARV-01", "DD-OVERRUN-08")
def test_a_harvester_that_is_lost_to_a_late_counter_loads_nothing() -> None:
    field = Battlefield(". o . .")
    harvester, _ = field.put("harvester", 0, "a1"), field.put("rak_inf", 1, "b1")
    field.steps(harvester, "b1")
    field.do(f"load {harvester}")
    assert field.seat == 1
    field.counters()
    assert harvester not in field
    assert field.state.ore == {"b1": ["europe"]}


@clause("DD-HARV-03", "DD-OVERRUN-08")
def test_a_harvester_that_is_lost_to_a_late_counter_unloads_nothing() -> None:
    field = base()
    spot = unload_field(field.state.figures[field.figures("refinery")[0]])
    start = next(iter(field.state.land.beside(spot)))
    harvester, _ = field.put("harvester", 0, start), field.put("rak_inf", 1, spot)
    field[harvester].cargo = "europe"
    before = field.player(0).money()
    field.steps(harvester, spot)
    field.do(f"unload {harvester}")
    field.counters()
    assert harvester not in field
    assert field.player(0).money() == before
    assert field.state.ore[spot] == ["europe"]
