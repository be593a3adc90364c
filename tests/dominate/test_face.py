"""What a board gets of a battlefield: verdicts, ranges, building ground, one's own base."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.games.dominate import GAME
from starboard.kernel.loop import legal_moves
from starboard.kernel.notation import parse
from starboard.kernel.view import View
from starboard.testing import clause
from tests.dominate.battlefield import Battlefield

LINE = ". . . . . ."


def things(field: Battlefield, seat: int | None = 0) -> dict[str, Any]:
    return dict(View(GAME, field.state, seat).things)


@clause("DD-COMBAT-09", "DD-SHIELD-01")
@pytest.mark.parametrize(
    ("attacker", "target", "verdict"),
    [
        pytest.param("tank", "tank", "both", id="both are lost"),
        pytest.param("mg_buggy", "mg_inf", "hit", id="infantry cannot answer a buggy"),
        pytest.param("tank", "mobile_fortress", "worse", id="a shield holds, and it answers"),
        pytest.param("mobile_fortress", "tank", "answered", id="my shield holds the answer"),
        pytest.param("mobile_fortress", "mobile_fortress", "exchange", id="both shields hold"),
        pytest.param("rak_inf", "construction_yard", "held", id="a yard does not answer"),
    ],
)
def test_a_verdict_says_what_an_attack_comes_to(attacker: str, target: str, verdict: str) -> None:
    field = Battlefield(LINE)
    one, other = field.put(attacker, 0, "b1"), field.put(target, 1, "c1")
    assert things(field)[one]["aims"][other] == verdict


def test_whoever_is_held_down_does_not_answer() -> None:
    field = Battlefield(LINE)
    one, other = field.put("tank", 0, "b1"), field.put("tank", 1, "c1")
    field.state.figures[other].suppressed_in = field.state.turn
    assert things(field)[one]["aims"] == {other: "hit"}


@clause("DD-RANGE-01", "DD-RANGE-02")
def test_the_fields_within_range_begin_at_the_least_distance() -> None:
    field = Battlefield(LINE)
    gun = field.put("artillery", 0, "a1")
    near, far = field.state.figures[gun].sheet.range or (0, 0)
    covered = things(field)[gun]["covers"]
    assert covered == [f"{'abcdef'[distance]}1" for distance in range(near, far + 1)]


@clause("DD-PLACE-08", "DD-PLACE-05")
def test_building_ground_is_near_the_base_and_empty() -> None:
    field = Battlefield(LINE)
    field.put("barracks", 0, "a1")
    field.put("tank", 1, "b1")
    ground = {name: thing["ground"] for name, thing in things(field).items() if "ground" in thing}
    assert [ground[name] for name in ("a1", "b1", "c1", "d1")] == [[], [], [0], []]


@clause("DD-ORDER-05", "DD-ORDER-04")
def test_a_base_says_what_can_be_ordered_and_what_is_missing() -> None:
    field = Battlefield(LINE, credits=2)
    field.put("barracks", 0, "a1")
    base = things(field)["base"]
    assert base["limits"] == {"infantry": 1, "vehicles": 0, "buildings": 1}
    missing = {type: offer["missing"] for type, offer in base["offers"].items()}
    assert missing["mg_inf"] == ""
    assert missing["tank"] == "slot-is-full"
    assert missing["refinery"] == "too-few-credits"


@clause("DD-ENERGY-01")
def test_a_base_accounts_for_its_energy() -> None:
    field = Battlefield(LINE)
    for type, place in (("powerplant", "a1"), ("refinery", "b1"), ("refinery", "d1")):
        field.put(type, 0, place)
    sheets = field.state.box.sheets
    account = things(field)["base"]["energy"]
    assert account["powerplant"] == {"count": 1, "energy": sheets["powerplant"].energy}
    assert account["refinery"] == {"count": 2, "energy": 2 * sheets["refinery"].energy}


@clause("DD-BUILD-04")
def test_nobody_sees_the_base_of_another() -> None:
    field = Battlefield(LINE, credits=2)
    field.put("barracks", 0, "a1")
    assert things(field, 1)["base"]["limits"]["infantry"] == 0
    assert "base" not in things(field, None)


@clause("DD-PLACE-16", "DD-HARV-06")
def test_the_exits_of_a_factory_and_the_unload_field_of_a_refinery_are_shown() -> None:
    field = Battlefield(". . . .\n . . . .")
    found = {}
    for type, place in (("factory", "b1"), ("refinery", "a2"), ("barracks", "d2")):
        found[type] = field.put(type, 0, place)
        field.state.figures[found[type]].facing = "e"
    seen = {type: things(field)[id]["exits"] for type, id in found.items()}
    assert seen == {"factory": ["c1", "b2"], "refinery": ["b2"], "barracks": []}


def told_before(field: Battlefield, move: str) -> list[str]:
    """The messages that somebody is told before a move."""
    others = legal_moves(GAME, field.state, 0)
    found = GAME.face.leaves_undone(field.state, 0, parse(move, GAME.move_types), others)
    return [each.message for each in found]


def test_one_is_told_before_something_is_given_away() -> None:
    field = Battlefield(LINE)
    house, yard = field.put("barracks", 0, "a1"), field.put("construction_yard", 0, "b1")
    assert told_before(field, f"sell {house}") == ["left-sold"]
    assert told_before(field, f"pack {yard}") == ["left-packed"]


def test_one_is_told_before_shooting_at_a_friend_but_not_at_an_enemy() -> None:
    field = Battlefield(LINE)
    tank = field.put("tank", 0, "b1")
    friend, enemy = field.put("tank", 0, "a1"), field.put("tank", 1, "c1")
    assert told_before(field, f"attack {tank} {friend}") == ["left-friend"]
    assert told_before(field, f"attack {tank} {enemy}") == []


def test_one_is_told_before_building_as_long_as_somebody_could_shoot_an_enemy() -> None:
    field = Battlefield(LINE)
    field.put("tank", 0, "a1")
    field.put("tank", 0, "b1")
    assert told_before(field, "build") == []
    field.put("tank", 1, "c1")
    assert told_before(field, "build") == ["left-unused"]
