"""What is lost, what holds, and what stays where something was (DD-SHIELD, DD-BRIDGE, DD-HELI)."""

from __future__ import annotations

import pytest

from starboard.games.dominate.events import (
    Destroyed,
    Left,
    Ordered,
    OrderLost,
    OreDropped,
    OreLoaded,
    Recycled,
    ShieldHeld,
    Surviving,
    Turned,
)
from starboard.testing import clause
from tests.dominate.battlefield import Battlefield


@clause("DD-SHIELD-01", "DD-COUNTER-01")
def test_a_shield_that_holds_is_told_and_the_fight_is_over() -> None:
    field = Battlefield(". . . .")
    one, two = field.put("tank", 0, "a1"), field.put("tank", 0, "c1")
    target = field.put("apc", 1, "b1", shield=True)
    field.attacks(one, target)
    assert [event.figure for event in field.saw(ShieldHeld)] == [target]
    assert (field[target].hits, field.state.fight) == (1, None)
    field.attacks(two, target)
    assert target not in field
    assert len(field.saw(ShieldHeld)) == 1


@clause("DD-BRIDGE-03", "DD-BRIDGE-06", "DD-BRIDGE-07")
def test_a_bridge_takes_the_tank_on_it_along_and_not_the_aircraft_above() -> None:
    field = Battlefield(". . = . . .")
    gun = field.put("artillery", 0, "f1")
    flyer, tank = field.put("dropship", 1, "c1"), field.put("tank", 1, "c1")
    field.attacks(gun, "bridge.1")
    assert [(event.figure, event.becomes) for event in field.saw(Turned)] == [
        ("bridge.1", "destroyed")
    ]
    assert [event.figure for event in field.saw(Destroyed)] == [tank]
    assert [event.figure for event in field.saw(Surviving)] == [flyer]
    assert (flyer in field, tank in field) == (True, False)


@clause("DD-HELI-07", "DD-COMBAT-04")
def test_a_helipad_takes_the_parked_fighter_along() -> None:
    field = Battlefield(". . . .")
    tank, pad = field.put("tank", 0, "a1"), field.put("helipad", 1, "b1")
    fighter, beside = field.put("fighter", 1, "b1"), field.put("fighter", 1, "c1")
    field.attacks(tank, pad)
    assert [event.figure for event in field.saw(Destroyed)] == [pad, fighter]
    assert beside in field


@clause("DD-HARV-07")
def test_the_ore_of_a_lost_harvester_stays_and_is_told() -> None:
    field = Battlefield(". . . .")
    tank, harvester = field.put("tank", 0, "a1"), field.put("harvester", 1, "b1")
    field[harvester].cargo = "moon"
    field.attacks(tank, harvester)
    assert field.state.ore["b1"] == ["moon"]
    assert [event.field for event in field.saw(OreDropped)] == ["b1"]


@clause("DD-TRANSPORT-08", "DD-COMBAT-04")
def test_passengers_are_lost_with_their_transporter() -> None:
    field = Battlefield(". . . .")
    tank, carrier = field.put("tank", 0, "a1"), field.put("apc", 1, "b1")
    rider = field.aboard("mg_inf", carrier)
    field.attacks(tank, carrier)
    assert [(event.figure, event.clause) for event in field.saw(Destroyed)] == [
        (rider, "DD-TRANSPORT-08"),
        (carrier, "DD-COMBAT-04"),
    ]
    assert rider not in field


@clause("DD-TRANSPORT-05")
def test_getting_out_is_told() -> None:
    field = Battlefield(". . . .")
    carrier = field.put("apc", 0, "b1")
    rider = field.aboard("mg_inf", carrier)
    field.do(f"leave {rider} c1")
    assert [(event.figure, event.transporter, event.field) for event in field.saw(Left)] == [
        (rider, carrier, "c1")
    ]
    assert field.at("c1") == [rider]


@clause("DD-BUILD-11")
def test_what_a_lost_factory_was_making_is_lost_and_told_to_its_owner() -> None:
    field = Battlefield(". . . .")
    tank, factory = field.put("tank", 0, "a1"), field.put("factory", 1, "b1")
    field.produces(1, "tank@3")
    field.attacks(tank, factory)
    assert field.in_slot(1) == []
    assert [(event.seat, event.order) for event in field.saw(OrderLost)] == [(1, "tank@3")]


@clause("DD-HARV-01", "DD-HARV-03")
def test_loading_is_told() -> None:
    field = Battlefield(". o . .")
    harvester = field.put("harvester", 0, "b1")
    field.do(f"load {harvester}")
    assert [(event.figure, event.field) for event in field.saw(OreLoaded)] == [(harvester, "b1")]
    assert (field[harvester].cargo, field.state.ore) == ("europe", {})


@clause("DD-ORDER-03", "DD-RECYCLE-02", "DD-BUILD-01")
def test_orders_and_what_is_taken_back_are_told_with_their_credits() -> None:
    field = Battlefield(". . . .")
    field.put("factory", 0, "a1")
    field.put("powerplant", 0, "b1")
    field.produces(0, "tank@3")
    cost = field.state.box.sheet("tank").cost
    field.builds()
    field.do("recycle tank@2")
    field.orders("tank")
    told = [(event.order, event.credits) for event in field.saw(Recycled)]
    told += [(event.type, event.credits) for event in field.saw(Ordered)]
    assert told == [("tank@2", cost), ("tank", cost)]
    assert field.player(0).money() == 20


@clause("DD-HELI-09")
@pytest.mark.parametrize("verb", ["attack", "suppress"])
def test_the_ammunition_of_a_fighter_is_gone_with_its_action(verb: str) -> None:
    field = Battlefield(". . . .")
    fighter, target = field.put("fighter", 0, "a1"), field.put("mg_buggy", 1, "b1", shield=True)
    field[fighter].loaded = True
    field.do(f"{verb} {fighter} {target}")
    assert not field[fighter].loaded
    assert target in field
