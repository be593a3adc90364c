"""Whoever acts on a square acts on what lies there, where it has no label (DD-INACT-07)."""

from __future__ import annotations

from starboard.games.dominate.indoors.acts import THINGS_ON_SQUARES
from starboard.testing import clause
from tests.dominate.building import Building


def room() -> tuple[Building, str]:
    house = Building()
    return house, house.intruder("mg_inf", "a1")


@clause("DD-INACT-07")
def test_a_terminal_without_label_is_switched_by_acting_on_its_square() -> None:
    house, agent = room()
    desk = house.thing("terminal", "b1", on=True)
    house.do(f"act {agent} b1")
    assert not house.spot(desk).on


@clause("DD-INACT-07")
def test_what_has_a_label_wants_to_be_named() -> None:
    house, agent = room()
    desk = house.thing("terminal", "b1", on=True, blue="Computer")
    house.do(f"act {agent} b1")
    assert house.spot(desk).on


@clause("DD-INACT-07")
def test_of_two_things_on_a_square_none_is_meant() -> None:
    house, agent = room()
    desks = [house.thing("terminal", "b1", on=True, name=name) for name in ("one", "two")]
    house.do(f"act {agent} b1")
    assert all(house.spot(desk).on for desk in desks)


@clause("DD-INACT-07")
def test_in_matches_of_earlier_rules_the_square_is_only_a_square() -> None:
    house, agent = room()
    house.state.rules = THINGS_ON_SQUARES - 1
    desk = house.thing("terminal", "b1", on=True)
    house.do(f"act {agent} b1")
    assert house.spot(desk).on
