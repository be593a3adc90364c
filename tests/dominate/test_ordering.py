"""Recycling, ordering and the tech level (DD-RECYCLE, DD-ORDER, DD-TECH)."""

from __future__ import annotations

import pytest

from starboard.games.dominate import GAME
from starboard.kernel.view import View
from starboard.testing import clause
from tests.dominate.battlefield import Battlefield

PLAIN = """
    . . . . . .
     . . . . . .
    . . . . . .
     . . . . . .
"""
ORDERS = [
    # type, cost, build time, tech level, figures of each colour
    ("mg_inf", 2, 1, 1, 10),
    ("rak_inf", 2, 1, 2, 8),
    ("ing_inf", 3, 2, 2, 6),
    ("mg_buggy", 3, 2, 2, 4),
    ("tank", 7, 3, 3, 4),
    ("artillery", 6, 3, 3, 3),
    ("mobile_fortress", 14, 5, 5, 2),
    ("harvester", 8, 3, 1, 3),
    ("apc", 4, 2, 2, 2),
    ("dropship", 7, 3, 4, 2),
    ("fighter", 6, 3, 4, 3),
    ("bomber", 8, 3, 5, 3),
    ("mcv", 14, 5, 4, 2),
    ("construction_yard", 14, 5, 4, 3),
    ("powerplant", 3, 2, 1, 3),
    ("refinery", 10, 3, 1, 2),
    ("barracks", 3, 2, 1, 2),
    ("factory", 8, 3, 2, 2),
    ("uplink", 10, 4, 5, 1),
    ("mg_tower", 2, 1, 1, 4),
    ("rak_tower", 3, 2, 3, 3),
    ("helipad", 3, 2, 4, 2),
]
ROWS = [pytest.param(*row, id=row[0]) for row in ORDERS]


def base(barracks: int = 1, factories: int = 1, yards: int = 1) -> Battlefield:
    """So many buildings that produce, built by nobody's figures: supply is not touched."""
    field = Battlefield(PLAIN, homes=False, credits=20)
    field.put("mg_tower", 1, "f4")
    row = iter("abcdef")
    for type, count in (("barracks", barracks), ("factory", factories)):
        for _ in range(count):
            field[field.put(type, 0, f"{next(row)}1", energy=0)].colour = "KOBRA"
    for number in range(yards):
        field[field.put("construction_yard", 0, f"{'abcdef'[number]}2")].colour = "KOBRA"
    field.put("mg_tower", 0, "f3")
    field.builds()
    return field


# ------------------------------------------------------------------------- recycling


@clause("DD-BUILD-04")
@pytest.mark.parametrize("seat", [0, 1])
def test_only_who_builds_knows_his_slot(seat: int) -> None:
    field = Battlefield(". . .")
    assert {secret.seen for secret in field.player(seat).slot.values()} == {1 << seat}


@clause("DD-RECYCLE-01")
def test_any_number_of_figures_is_recycled_ready_ones_too() -> None:
    field = base(barracks=2)
    field.produces(0, "mg_inf@0", "rak_inf@1", "tank@2")
    for order in ("mg_inf@0", "rak_inf@1", "tank@2"):
        field.do(f"recycle {order}")
    assert field.in_slot() == []


@clause("DD-RECYCLE-01")
def test_only_what_is_in_the_slot_is_recycled() -> None:
    field = base()
    field.produces(0, "tank@2")
    for order in ("tank@3", "tank", "mg_inf@1", "@", "f3"):
        assert field.why(f"recycle {order}").clause == "DD-RECYCLE-01"


@clause("DD-RECYCLE-01")
def test_of_two_equal_figures_one_is_recycled() -> None:
    field = base(barracks=2)
    field.produces(0, "mg_inf@1", "mg_inf@1")
    assert field.offered("recycle") == ["recycle mg_inf@1"]
    field.do("recycle mg_inf@1")
    assert field.in_slot() == ["mg_inf@1"]


@clause("DD-RECYCLE-02")
@pytest.mark.parametrize(("type", "cost", "time", "tech", "count"), ROWS)
def test_a_recycled_figure_refunds_its_full_cost(
    type: str, cost: int, time: int, tech: int, count: int
) -> None:
    field = base()
    field.has(4)
    field.produces(0, f"{type}@{time}")
    field.do(f"recycle {type}@{time}")
    assert field.player().money() == 4 + cost


@clause("DD-RECYCLE-03")
def test_a_recycled_figure_can_be_ordered_again_in_the_same_turn() -> None:
    field = base()
    for at in ("c3", "d3", "e3"):
        field.put("tank", 0, at)
    field.produces(0, "tank@1")
    assert field.why("order tank").clause == "DD-ORDER-06"
    field.do("recycle tank@1")
    field.orders("tank")
    assert field.in_slot() == ["tank@3"]


@clause("DD-RECYCLE-04")
def test_the_orbital_strike_token_is_not_recycled() -> None:
    field = base()
    field.player().strike = 0
    assert field.why("recycle orbital_strike@0").clause == "DD-RECYCLE-04"
    assert not field.offered("recycle")
    assert field.player().money() == 20


# ------------------------------------------------------------------------- ordering


@pytest.mark.parametrize(("type", "cost", "time", "tech", "count"), ROWS)
@clause("DD-ORDER-01", "DD-ORDER-03", "DD-ORDER-04")
def test_every_faction_figure_is_ordered_for_its_cost_and_time(
    type: str, cost: int, time: int, tech: int, count: int
) -> None:
    field = base()
    field.has(cost)
    field.orders(type)
    assert field.in_slot() == [f"{type}@{time}"]
    assert field.player().money() == 0


@clause("DD-ORDER-01")
def test_nothing_else_can_be_ordered() -> None:
    field = base(2, 2, 2)
    field.has(99)
    offered = [move.removeprefix("order ") for move in field.offered("order")]
    assert offered == [row[0] for row in ORDERS]
    for type in ("bus", "bridge", "wall", "civilian", "orbital_strike", "zeppelin", "tank!{}"):
        assert field.why(f"order {type}").clause == "DD-ORDER-01"


@clause("DD-ORDER-01")
def test_several_figures_are_ordered_in_one_turn() -> None:
    field = base()
    field.orders("mg_inf", "mg_buggy", "mg_tower")
    assert field.in_slot() == ["mg_buggy@2", "mg_inf@1", "mg_tower@1"]
    assert field.player().money() == 20 - 2 - 3 - 2


@clause("DD-ORDER-02")
@pytest.mark.parametrize("viewer", [1, None])
def test_opponents_see_neither_type_nor_number_of_orders(viewer: int | None) -> None:
    field = base()
    before = View(GAME, field.state, viewer).plain()
    field.orders("mg_inf", "mg_buggy")
    assert View(GAME, field.state, viewer).plain() == before


@pytest.mark.parametrize(("type", "cost", "time", "tech", "count"), ROWS)
@clause("DD-ORDER-04")
def test_one_credit_too_few_is_too_few(
    type: str, cost: int, time: int, tech: int, count: int
) -> None:
    field = base()
    field.has(cost - 1)
    assert field.why(f"order {type}").clause == "DD-ORDER-04"


@pytest.mark.parametrize(
    ("barracks", "in_slot", "legal"), [(0, 0, False), (1, 0, True), (1, 1, False), (2, 1, True)]
)
@clause("DD-ORDER-05")
def test_infantry_in_the_slot_never_exceeds_the_barracks(
    barracks: int, in_slot: int, legal: bool
) -> None:
    field = base(barracks=barracks)
    field.produces(0, *["mg_inf@1"] * in_slot)
    assert ("order rak_inf" in field.moves()) is legal
    if not legal:
        assert field.why("order rak_inf").clause == "DD-ORDER-05"


@pytest.mark.parametrize(
    ("factories", "in_slot", "legal"),
    [
        (0, [], False),
        (1, [], True),
        (1, ["mg_buggy@2"], False),
        (1, ["tank@2"], False),
        (1, ["fighter@2"], False),
        (1, ["mcv@2"], False),
        (2, ["fighter@2"], True),
    ],
)
@clause("DD-ORDER-06")
def test_wheeled_armoured_and_air_units_share_the_factories(
    factories: int, in_slot: list[str], legal: bool
) -> None:
    field = base(factories=factories)
    field.produces(0, *in_slot)
    for type in ("mg_buggy", "tank", "dropship"):
        assert (f"order {type}" in field.moves()) is legal
        if not legal:
            assert field.why(f"order {type}").clause == "DD-ORDER-06"


@pytest.mark.parametrize(
    ("yards", "in_slot", "legal"), [(0, 0, False), (1, 0, True), (1, 1, False), (2, 1, True)]
)
@clause("DD-ORDER-07")
def test_buildings_in_the_slot_never_exceed_the_construction_yards(
    yards: int, in_slot: int, legal: bool
) -> None:
    field = base(yards=yards)
    field.produces(0, *["powerplant@1"] * in_slot)
    assert ("order mg_tower" in field.moves()) is legal
    if not legal:
        assert field.why("order mg_tower").clause == "DD-ORDER-07"


@clause("DD-ORDER-07")
def test_the_categories_do_not_share_their_limits() -> None:
    field = base()
    field.produces(0, "mg_inf@1", "tank@1")
    field.orders("mg_tower")
    assert len(field.in_slot()) == 3


@pytest.mark.parametrize("second", ["tank", "apc", "mobile_fortress"])
@clause("DD-ORDER-08")
def test_two_factories_hold_a_wheeled_and_an_armoured_unit(second: str) -> None:
    field = base(factories=2)
    field.produces(0, "mg_buggy@2")
    field.orders(second)
    assert len(field.in_slot()) == 2


@pytest.mark.parametrize("third", ["fighter", "bomber", "dropship"])
@clause("DD-ORDER-09")
def test_two_factories_do_not_hold_a_wheeled_and_two_air_units(third: str) -> None:
    field = base(factories=2)
    field.produces(0, "mg_buggy@2", "fighter@3")
    assert field.why(f"order {third}").clause == "DD-ORDER-06"
    assert len(field.in_slot()) == 2


@clause("DD-ORDER-10")
def test_figures_are_ordered_without_energy() -> None:
    field = base()
    field.put("refinery", 0, "c3")
    field.orders("mg_inf", "tank", "mg_tower")
    assert len(field.in_slot()) == 3


# ------------------------------------------------------------------------- supply


@pytest.mark.parametrize(("type", "cost", "time", "tech", "count"), ROWS)
@clause("DD-PLACE-04")
def test_without_an_unused_figure_no_further_one_is_ordered(
    type: str, cost: int, time: int, tech: int, count: int
) -> None:
    field = base(barracks=2, factories=2, yards=2)
    field.has(99)
    fields = iter([f"{column}{row}" for row in (3, 4) for column in "abcde"])
    present = len([f for f in field.state.figures.values() if f.colour == "EFA" and f.type == type])
    for _ in range(count - 1 - present):
        field.put(type, 0, next(fields))
    field.orders(type)  # the last one is in the slot
    assert field.why(f"order {type}").clause == "DD-PLACE-04"


@clause("DD-PLACE-04")
def test_captured_figures_of_other_colours_are_no_substitute() -> None:
    field = base()
    for at in ("a3", "b3", "c3", "d3"):
        field[field.put("tank", 1, at)].colour = "EFA"
    assert field.why("order tank").clause == "DD-PLACE-04"


# ------------------------------------------------------------------------- tech level


@pytest.mark.parametrize(("type", "cost", "time", "tech", "count"), ROWS)
@clause("DD-TECH-01")
def test_only_figures_up_to_the_tech_level_are_ordered(
    type: str, cost: int, time: int, tech: int, count: int
) -> None:
    field = base()
    field.player().tech = tech
    assert f"order {type}" in field.moves()
    field.player().tech = tech - 1
    assert field.why(f"order {type}").clause == "DD-TECH-01"


@clause("DD-TECH-01")
def test_figures_of_a_higher_level_that_are_there_may_be_used() -> None:
    field = Battlefield(PLAIN)
    field.player().tech = 1
    fortress = field.put("mobile_fortress", 0, "a1")
    field.steps(fortress, "b1")
    assert field[fortress].field == "b1"


@pytest.mark.parametrize("seats", [2, 3, 4])
@clause("DD-TECH-02")
def test_in_a_skirmish_the_tech_level_is_five(seats: int) -> None:
    field = Battlefield(PLAIN, seats)
    assert [player.tech for player in field.state.players] == [5] * seats
