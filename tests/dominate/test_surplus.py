"""What is too much in a slot when production is lost (DD-BUILD-11) or captured (DD-CAPTURE)."""

from __future__ import annotations

import pytest

from starboard.games.dominate import GAME
from starboard.games.dominate.events import OrderTaken, SlotShown
from starboard.games.dominate.pieces import left
from starboard.kernel import Forced
from starboard.kernel.loop import advance
from starboard.kernel.view import View
from starboard.testing import clause
from tests.dominate.battlefield import Battlefield

PLAIN = """
    . . . . . .
     . . . . . .
    . . . . . .
"""
PRODUCED = [
    pytest.param("barracks", "mg_inf@1", "rak_inf@1", id="barracks"),
    pytest.param("factory", "tank@3", "bomber@1", id="factory"),
]


def base(type: str, count: int, *orders: str, seats: int = 2) -> tuple[Battlefield, list[str]]:
    """Seat 1 produces in some buildings on the first row; a rocket of seat 0 stands near them."""
    field = Battlefield(PLAIN, seats)
    buildings = [field.put(type, 1, at, energy=0) for at in ("c1", "d1")[:count]]
    field.produces(1, *orders)
    field.has(0, seat=1)
    return field, buildings


def destroyed(field: Battlefield, building: str) -> None:
    field.attacks(field.put("rak_inf", 0, "b2"), building)


# ------------------------------------------------------------------------- lost


@pytest.mark.parametrize(("type", "one", "other"), PRODUCED)
@clause("DD-BUILD-11")
def test_the_owner_picks_what_is_lost_in_the_turn_of_the_attacker(
    type: str, one: str, other: str
) -> None:
    field, (first, _) = base(type, 2, one, other)
    before = left(field.state, 1, one.partition("@")[0])
    destroyed(field, first)
    assert field.seat == 1
    assert field.moves() == [f"lose {one}", f"lose {other}"]
    assert field.why("pass").clause == "DD-BUILD-11"
    field.do(f"lose {one}")
    assert field.in_slot(1) == [other]
    assert field.player(1).money() == 0  # no refund
    assert left(field.state, 1, one.partition("@")[0]) == before + 1
    assert field.seat == 0
    field.ends()


@pytest.mark.parametrize(("type", "one", "other"), PRODUCED)
@clause("DD-BUILD-11")
def test_who_stays_within_the_limit_loses_nothing(type: str, one: str, other: str) -> None:
    field, (first, _) = base(type, 2, one)
    destroyed(field, first)
    assert field.seat == 1  # asked all the same: the slot is nobody's business
    assert field.moves() == ["pass"]
    assert field.why(f"lose {one}").clause == "DD-BUILD-11"
    field.do("pass")
    assert field.in_slot(1) == [one]
    assert field.seat == 0


@pytest.mark.parametrize(("type", "one", "other"), PRODUCED)
@clause("DD-BUILD-11")
def test_with_the_last_building_everything_goes_and_nobody_is_asked(
    type: str, one: str, other: str
) -> None:
    field, (only,) = base(type, 1, one)
    destroyed(field, only)
    assert field.in_slot(1) == []
    assert field.seat == 0


@clause("DD-BUILD-11")
def test_the_only_yard_that_packs_up_takes_the_building_with_it() -> None:
    field = Battlefield(PLAIN)
    field.has(0)
    field.produces(0, "powerplant@2")
    field.do("pack construction_yard.1")
    assert field.in_slot() == []
    assert field.player().money() == 0
    assert left(field.state, 0, "powerplant") == 3


@clause("DD-BUILD-11")
def test_of_two_yards_one_packs_up_and_the_owner_picks() -> None:
    field = Battlefield(PLAIN)
    yard = field.put("construction_yard", 0, "a1")
    field.produces(0, "powerplant@2", "refinery@0")
    field.do(f"pack {yard}")
    assert field.moves() == ["lose powerplant@2", "lose refinery@0"]
    field.do("lose powerplant@2")
    assert field.in_slot() == ["refinery@0"]


@pytest.mark.parametrize(("type", "one", "other"), PRODUCED)
@clause("DD-BUILD-11")
def test_a_sale_costs_the_surplus_too(type: str, one: str, other: str) -> None:
    field = Battlefield(PLAIN)
    first = field.put(type, 0, "a1", energy=0)
    field.put(type, 0, "c1", energy=0)
    field.produces(0, one, other)
    field.do(f"sell {first}")
    field.do(f"lose {other}")
    assert field.in_slot() == [one]


@clause("DD-BUILD-11")
def test_other_categories_are_not_touched() -> None:
    field, (first, _) = base("barracks", 2, "mg_inf@1", "rak_inf@1", "powerplant@2")
    destroyed(field, first)
    assert field.why("lose powerplant@2").clause == "DD-BUILD-11"
    field.do("lose mg_inf@1")
    assert field.in_slot(1) == ["powerplant@2", "rak_inf@1"]


@pytest.mark.parametrize("type", ["powerplant", "refinery", "rak_tower", "uplink", "tank"])
@clause("DD-BUILD-11")
def test_what_produces_nothing_costs_nothing_in_the_slot(type: str) -> None:
    field, _ = base("barracks", 2, "mg_inf@1", "rak_inf@1")
    lost = field.put(type, 1, "a2")
    destroyed(field, lost)
    assert field.seat == 0
    assert len(field.in_slot(1)) == 2


@clause("DD-BUILD-11")
def test_of_equal_figures_one_is_lost() -> None:
    field, (first, _) = base("barracks", 2, "mg_inf@1", "mg_inf@1")
    destroyed(field, first)
    assert field.moves() == ["lose mg_inf@1"]
    field.do("lose mg_inf@1")
    assert field.in_slot(1) == ["mg_inf@1"]


@clause("DD-BUILD-11")
def test_a_seat_that_gives_up_while_it_is_asked_holds_nobody_up() -> None:
    field, (first, _) = base("barracks", 2, "mg_inf@1", "rak_inf@1", seats=3)
    destroyed(field, first)
    assert field.seat == 1
    GAME.concede(field.state, 1, Forced())
    advance(GAME, field.state, Forced())
    assert field.seat == 0


# ------------------------------------------------------------------------- captured


def capturing(*orders: str, factories: int = 2, seats: int = 2) -> Battlefield:
    """Seat 0 has a factory and an engineer beside one of seat 1."""
    field, _ = base("factory", factories, *orders, seats=seats)
    field.put("factory", 0, "a3", energy=0)
    field.put("ing_inf", 0, "b1")
    return field


def captures(field: Battlefield) -> None:
    field.do("capture ing_inf.1 factory.1")


@clause("DD-CAPTURE-10", "DD-CAPTURE-08", "DD-CAPTURE-07")
def test_red_captures_a_factory_while_yellow_has_two_vehicles_in_production() -> None:
    field = capturing("bomber@3", "tank@1")
    captures(field)
    assert field.seat == 0
    assert field.moves() == ["take bomber@3", "take tank@1"]
    field.do("take bomber@3")
    assert field.in_slot(0) == ["bomber@3"]
    assert field.in_slot(1) == ["tank@1"]
    assert len(field.figures("factory", 0)) == 2
    assert len(field.figures("factory", 1)) == 1


@clause("DD-CAPTURE-07")
def test_within_the_limit_nothing_passes() -> None:
    field = capturing("bomber@3")
    captures(field)
    assert field.moves() == ["pass"]
    assert field.why("take bomber@3").clause == "DD-CAPTURE-08"
    field.do("pass")
    assert field.in_slot(0) == []
    assert field.in_slot(1) == ["bomber@3"]


@clause("DD-CAPTURE-07")
def test_with_the_last_factory_its_vehicle_passes_on_the_same_field() -> None:
    field = capturing("tank@2", factories=1)
    captures(field)
    assert field.seat == 0
    assert field.offered("build")  # nothing to pick
    assert field.in_slot(0) == ["tank@2"]
    assert field.in_slot(1) == []


@pytest.mark.parametrize(
    ("type", "one"), [("barracks", "mg_inf@1"), ("construction_yard", "refinery@2")]
)
@clause("DD-CAPTURE-07")
def test_barracks_and_yards_pass_on_their_own_category(type: str, one: str) -> None:
    field = Battlefield(PLAIN, homes=False)
    field.put("mg_tower", 0, "f3")
    field.put("mg_tower", 1, "f1")
    field.put(type, 1, "c1")
    field.put("factory", 1, "e1")
    field.produces(1, one, "tank@3")
    engineer = field.put("ing_inf", 0, "b1")
    field.do(f"capture {engineer} {type}.1")
    assert field.in_slot(0) == [one]
    assert field.in_slot(1) == ["tank@3"]


@clause("DD-CAPTURE-08")
def test_something_has_to_be_picked() -> None:
    field = capturing("bomber@3", "tank@1")
    captures(field)
    assert field.why("pass").clause == "DD-CAPTURE-08"
    assert field.why("take apc@1").clause == "DD-CAPTURE-08"


@clause("DD-CAPTURE-08", "DD-CAPTURE-07", "DD-BUILD-04")
def test_the_capturer_is_shown_that_category_and_nothing_else() -> None:
    field = capturing("bomber@3", "tank@1", "powerplant@2")
    captures(field)
    seen = View(GAME, field.state, 0).table.players[1]
    told = [(event.seat, event.player, event.category) for event in field.saw(SlotShown)]
    assert told == [(0, 1, "vehicles")]
    assert seen.shown.names == ["bomber@3", "tank@1"]
    assert [secret.names for secret in seen.slot.values()] == [[], [], []]
    field.do("take bomber@3")
    assert View(GAME, field.state, 0).table.players[1].shown.names == ["tank@1"]
    field.ends()
    field.builds()  # the owner builds on
    assert View(GAME, field.state, 0).table.players[1].shown.names == []


@clause("DD-CAPTURE-08")
def test_where_nothing_passes_nothing_is_shown() -> None:
    field = capturing("bomber@3")
    captures(field)
    assert View(GAME, field.state, 0).table.players[1].shown.names == []


@pytest.mark.parametrize(("orders", "factories"), [(("bomber@3", "tank@1"), 2), (("tank@1",), 1)])
@clause("DD-CAPTURE-09")
def test_without_an_unused_figure_nobody_gets_it(orders: tuple[str, ...], factories: int) -> None:
    field = capturing(*orders, factories=factories)
    for at in ("a1", "b3", "c3", "d3"):
        field.put("tank", 0, at)
    captures(field)
    if factories == 2:
        field.do("take tank@1")
    assert field.in_slot(0) == []
    assert field.in_slot(1) == [order for order in orders if order != "tank@1"]
    assert [event.order for event in field.saw(OrderTaken)] == [""]


@clause("DD-CAPTURE-09")
def test_the_passed_figure_takes_the_colour_of_the_capturer() -> None:
    field = capturing("tank@1", factories=1)
    mine, theirs = left(field.state, 0, "tank"), left(field.state, 1, "tank")
    captures(field)
    assert left(field.state, 0, "tank") == mine - 1
    assert left(field.state, 1, "tank") == theirs + 1
    assert [event.order for event in field.saw(OrderTaken)] == ["tank@1"]
    field[field.figures("factory", 0)[0]].facing = "e"
    field.builds()
    tank = field.places("tank", field.offered("place")[0].split()[2])
    assert field[tank].colour == "EFA"
