"""Uplinks and orbital strikes (DD-UPLINK)."""

from __future__ import annotations

import pytest

from starboard.games.dominate import GAME
from starboard.games.dominate.state import NO_STRIKE
from starboard.kernel.view import View
from starboard.testing import clause
from tests.dominate.battlefield import Battlefield

PLAIN = """
    . . . . . . . .
     . . . . . . . .
    . . . . . . . .
"""


def base(strike: int = 0) -> tuple[Battlefield, str]:
    """An uplink on a1 whose token lies on a field of the slot."""
    field = Battlefield(PLAIN)
    uplink = field.put("uplink", 0, "a1", energy=0)
    field.player().strike = strike
    return field, uplink


@clause("DD-UPLINK-01")
def test_with_an_uplink_the_token_goes_to_field_eight() -> None:
    field = Battlefield(PLAIN)
    field.put("barracks", 0, "a1")
    field.produces(0, "uplink@0")
    field.builds()
    assert field.player().strike == NO_STRIKE
    field.places("uplink", "b1")
    assert field.player().strike == 8


@clause("DD-UPLINK-02")
def test_the_token_is_ready_eight_turns_later() -> None:
    field = Battlefield(PLAIN)
    field.put("powerplant", 0, "a1")
    field.produces(0, "uplink@0")
    field.builds()
    field.places("uplink", "b1")
    field.do("end-turn")
    field.ends()
    for strike in range(7, -1, -1):
        assert not field.offered("strike")
        field.builds()
        assert field.player().strike == strike
        field.do("end-turn")
        field.ends()
    assert field.offered("strike")
    field.round()
    assert field.player().strike == 0


@clause("DD-UPLINK-02")
def test_without_energy_the_token_stays() -> None:
    field, _ = base(strike=5)
    field.put("barracks", 0, "b1")
    field.builds()
    assert field.player().strike == 5


@clause("DD-UPLINK-02")
def test_the_token_counts_for_no_limit() -> None:
    field, _ = base(strike=5)
    field.builds()
    field.orders("mg_tower")
    assert len(field.in_slot()) == 1


@pytest.mark.parametrize(
    ("type", "legal"),
    [
        ("mg_inf", True),
        ("mg_buggy", True),
        ("tank", True),
        ("barracks", True),
        ("helipad", True),
        ("dropship", False),
        ("fighter", False),
        ("bomber", False),
    ],
)
@clause("DD-UPLINK-03")
def test_a_strike_hits_any_ground_figure_or_building(type: str, legal: bool) -> None:
    field, uplink = base()
    target = field.put(type, 1, "h3")
    assert (f"strike {uplink} {target}" in field.moves()) is legal
    if not legal:
        assert field.why(f"strike {uplink} {target}").clause == "DD-UPLINK-03"
        return
    field.do(f"strike {uplink} {target}")
    assert target not in field


@pytest.mark.parametrize("type", ["fighter", "bomber"])
@clause("DD-UPLINK-03")
def test_parked_aircraft_are_on_the_ground(type: str) -> None:
    field, uplink = base()
    field.put("helipad", 1, "h3")
    target = field.put(type, 1, "h3")
    field.do(f"strike {uplink} {target}")
    assert field.at("h3") == ["helipad.1"]


@clause("DD-UPLINK-03")
def test_a_strike_needs_an_uplink_a_ready_token_and_a_target() -> None:
    field, uplink = base(strike=1)
    target = field.put("tank", 1, "h3")
    tower = field.put("mg_tower", 0, "b1")
    assert field.why(f"strike {uplink} {target}").message == "strike-not-ready"
    field.player().strike = 0
    assert field.why(f"strike {tower} {target}").message == "no-uplink"
    assert field.why(f"strike {uplink} nothing").clause == "DD-UPLINK-03"
    assert field.why(f"strike {uplink} {uplink}").clause == "DD-COMBAT-06"


@clause("DD-UPLINK-03")
def test_neither_passengers_nor_ruined_bridges_are_struck() -> None:
    field = Battlefield(". . %")
    uplink = field.put("uplink", 0, "a1", energy=0)
    field.player().strike = 0
    rider = field.aboard("mg_inf", field.put("apc", 1, "b1"))
    assert field.why(f"strike {uplink} {rider}").clause == "DD-TRANSPORT-07"
    assert field.why(f"strike {uplink} bridge.1").clause == "DD-BRIDGE-03"


@clause("DD-UPLINK-03")
def test_a_crate_is_no_figure_and_is_not_struck() -> None:
    field, uplink = base()
    crate = field.put("crate", -1, "h3")
    assert field.why(f"strike {uplink} {crate}").clause == "DD-MAT-12"


@clause("DD-UPLINK-04")
def test_after_a_strike_the_token_is_back_on_eight() -> None:
    field, uplink = base()
    target = field.put("tank", 1, "h3")
    field.do(f"strike {uplink} {target}")
    assert field.player().strike == 8
    assert field.why(f"strike {uplink} tank.1").clause == "DD-ACT-01"


@clause("DD-UPLINK-06")
def test_with_the_uplink_the_token_is_lost_when_it_is_destroyed() -> None:
    field = Battlefield(PLAIN)
    field.put("uplink", 1, "c1")
    field.player(1).strike = 3
    field.attacks(field.put("rak_inf", 0, "a1"), "uplink.1")
    assert field.player(1).strike == NO_STRIKE


@clause("DD-UPLINK-06")
def test_with_the_uplink_the_token_is_lost_when_it_is_sold() -> None:
    field, uplink = base(strike=3)
    field.do(f"sell {uplink}")
    assert field.player().strike == NO_STRIKE


@pytest.mark.parametrize(("mine", "then"), [(NO_STRIKE, 8), (2, 2)])
@clause("DD-UPLINK-06")
def test_a_capturer_without_a_token_puts_his_own_on_eight(mine: int, then: int) -> None:
    field = Battlefield(PLAIN)
    engineer = field.put("ing_inf", 0, "a1")
    if mine != NO_STRIKE:
        other = field.put("uplink", 0, "h3")
        field[other].colour = "KOBRA"
        field.player().strike = mine
    target = field.put("uplink", 1, "b1")
    field.player(1).strike = 3
    field.do(f"capture {engineer} {target}")
    assert field.player(0).strike == then
    assert field.player(1).strike == NO_STRIKE


@clause("DD-UPLINK-06")
def test_who_keeps_another_uplink_keeps_the_token() -> None:
    field, uplink = base(strike=3)
    field[field.put("uplink", 0, "c1")].colour = "KOBRA"
    field.do(f"sell {uplink}")
    assert field.player().strike == 3


@pytest.mark.parametrize(
    ("type", "at", "asked"),
    [
        pytest.param("tank", "b1", True, id="a tank beside the uplink"),
        pytest.param("tank", "c1", False, id="out of range"),
        pytest.param("mg_inf", "b1", False, id="of the wrong class"),
    ],
)
@clause("DD-UPLINK-07")
def test_the_target_answers_if_class_and_range_fit(type: str, at: str, asked: bool) -> None:
    field, uplink = base()
    target = field.put(type, 1, at)
    field.do(f"strike {uplink} {target}")
    assert (field.seat == 1) is asked
    if asked:
        field.counters()
        assert uplink not in field
        assert field.player().strike == NO_STRIKE
    assert target not in field


@clause("DD-SHIELD-04")
def test_a_strike_is_one_of_two_attacks_on_a_shield() -> None:
    field, uplink = base()
    target = field.put("mobile_fortress", 1, "h3")
    field.do(f"strike {uplink} {target}")
    assert field[target].hits == 1


@pytest.mark.parametrize("viewer", [1, None])
@clause("DD-UPLINK-02")
def test_everybody_sees_where_the_token_lies(viewer: int | None) -> None:
    field, _ = base(strike=5)
    assert View(GAME, field.state, viewer).table.players[0].strike == 5
