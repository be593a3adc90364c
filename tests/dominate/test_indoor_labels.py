"""Set-up of a floor, and what is written on its plan (DD-INPREP)."""

from __future__ import annotations

import pytest

from starboard.errors import BadInput
from starboard.games.dominate import GAME
from starboard.games.dominate.content import box
from starboard.games.dominate.events import RoundBegan
from starboard.games.dominate.indoors.events import NothingFound
from starboard.testing import clause
from tests.dominate.building import PL1, PL2, Building, at, named

LONG = """
    +---+---+---+---+---+---+---+---+---+
    | .   .   .   .   .   .   . | .   . |
    +   +   +   +   +   +   +   +   +   +
    | .   .   .   .   .   .   . a .   . |
    +---+---+---+---+---+---+---+---+---+
"""
ROOM_1408 = {"state": "locked", "blue": named("Room 1408"), "inspect": named("locked")}


@clause("DD-INPREP-01", "DD-INPREP-17")
def test_there_is_no_building_indoors() -> None:
    house = Building()
    house.intruder("mg_inf", "a1")
    verbs = {move.split()[0] for move in house.moves()}
    assert not verbs & {"build", "order", "place", "recycle", "sell"}
    house.do("end-turn")
    assert house.state.active == PL1  # PL2 had no figure, so his turn is over as well
    assert (house.state.round, house.state.turn) == (2, 3)


@clause("DD-INPREP-02")
def test_painted_walls_and_objects_matter() -> None:
    desk = {"id": "desk", "kind": "desk", "at": at("b1")}
    house = Building("""
        +---+---+
        | .   . |
        +---+   +
        | .   . |
        +---+---+
    """, objects=[desk])  # fmt: skip
    agent = house.intruder("mg_inf", "a2")
    assert house.offered(f"step {agent}") == [f"step {agent} b2"]
    house.steps(agent, "b2")
    assert house.spot("object.1").look == "desk"
    assert f"inspect {agent} object.1" in house.moves()


@clause("DD-INPREP-03")
def test_infantry_of_pl2_is_grey_and_called_guard() -> None:
    house = Building(guards=[{"id": "g1", "at": at("h1"), "kind": "stationary"}])
    house.intruder("mg_inf", "a1")
    guard = house["guard.1"]
    assert (guard.colour, guard.owner) == ("grey", PL2)
    assert GAME.face.name_of(house.state, guard.id, "de").startswith("Wache 1")
    assert GAME.face.name_of(house.state, guard.id, "en").startswith("Guard 1")


@clause("DD-INPREP-03", "DD-GUARD-01", "DD-INACT-24")
def test_a_guard_may_be_of_another_type() -> None:
    plan = {"id": "g1", "type": "ing_inf", "at": at("c1"), "kind": "stationary"}
    house = Building(guards=[plan])
    house.intruder("mg_inf", "a1")
    house.begin()
    assert house.floor.seen_by == ["ing_inf.1"]  # with the sight of a guard


@clause("DD-INPREP-05", "DD-FAQ-02", "DD-FAQ-29")
def test_what_was_told_stays_readable() -> None:
    house = Building()
    agent = house.intruder("mg_inf", "a1")
    desk = house.thing("object", "a2", blue="Desk", magnifier="Documents")
    assert house.view(PL1).spots[desk].label.blue.value is None
    house.do(f"inspect {agent} {desk}")
    house.round()
    label = house.view(PL1).spots[desk].label
    assert label.blue.value is not None
    assert label.magnifier.value is not None
    assert label.magnifier.value.en == "Documents"
    assert "Desk" in GAME.face.name_of(house.state, desk, "en")


@clause("DD-INPREP-06")
def test_without_fog_the_whole_plan_is_laid() -> None:
    tiles: dict[str, str | dict[str, object]] = {"A": "a1:g2", "B": "h1:i2"}
    house = Building(LONG, tiles=tiles)
    assert len(house.floor.squares) == 18
    assert house.floor.fog == []
    dark = Building(LONG, tiles=tiles, start=("A",))
    assert len(dark.floor.squares) == 14


@clause("DD-INPREP-07", "DD-INPREP-08")
def test_a_blue_label_is_told_from_four_squares_and_not_before() -> None:
    house = Building(LONG)
    agent = house.intruder("mg_inf", "a1")
    desk = house.thing("object", "f1", blue="Desk")
    assert house.told() == []
    assert house.view(PL1).spots[desk].label.blue.value is None
    assert GAME.face.name_of(house.state, desk, "en") == "object 1 “Desk”"  # as PL2 may know
    house.steps(agent, "b1")
    assert house.told() == ["Desk"]
    house.steps(agent, "c1")
    assert house.told() == ["Desk"]


@clause("DD-INPREP-08")
def test_the_distance_of_a_label_is_counted_around_walls() -> None:
    house = Building(LONG)
    house.intruder("mg_inf", "g1")
    house.thing("object", "h1", blue="Desk")
    assert house.told() == []


@clause("DD-INPREP-09", "DD-INPREP-10")
def test_a_magnifier_text_is_told_by_touching_only() -> None:
    house = Building()
    agent = house.intruder("mg_inf", "a1")
    desk = house.thing("object", "b1", blue="Desk", magnifier="Documents")
    assert house.told() == ["Desk"]
    house.do(f"inspect {agent} {desk}")
    assert house.told() == ["Desk", "Documents"]
    assert house.saw(NothingFound) == []


@clause("DD-INPREP-09")
def test_acting_tells_the_magnifier_text_too() -> None:
    house = Building()
    agent = house.intruder("mg_inf", "a1")
    desk = house.thing("object", "b1", magnifier="Documents")
    house.do(f"act {agent} {desk}")
    assert house.told() == ["Documents"]


@clause("DD-INPREP-11", "DD-INPREP-13")
def test_a_red_label_is_never_told() -> None:
    house = Building(fields={"arrival": [at("b1")]})
    agent = house.intruder("mg_inf", "a1")
    spot = house.thing("object", "b1", red="FIGUR AUFSTELLEN")
    house.steps(agent, "b1")
    house.do(f"act {agent} {spot}")
    assert house.told() == []
    assert house.saw(NothingFound)[0].target == spot
    assert house.view(PL1).spots[spot].label.red.value is None
    red = house.view(PL2).spots[spot].label.red.value
    assert red is not None
    assert red.de == "FIGUR AUFSTELLEN"
    assert house.backstage.fields == {"arrival": ("b1",)}


@clause("DD-INPREP-12")
def test_a_blue_label_of_a_tile_is_told_from_four_squares() -> None:
    label = {"blue": named("Section C")}
    house = Building(tiles={"A": "a1:e2", "C": {"area": "f1:h2", "label": label}})
    agent = house.intruder("mg_inf", "a1")
    assert house.told() == []
    house.steps(agent, "b1")
    assert house.told() == ["Section C"]


@clause("DD-INPREP-14")
def test_of_a_mixed_label_only_the_blue_part_is_told_from_afar() -> None:
    house = Building(LONG, doors={"a": dict(ROOM_1408)})
    agent = house.intruder("mg_inf", "c2")  # five squares: the one behind the door counts
    assert house.told() == []
    house.steps(agent, "d2")
    assert house.told() == ["Room 1408"]


@clause("DD-INPREP-15", "DD-INACT-19")
@pytest.mark.parametrize("verb", ["act", "inspect"])
def test_who_touches_a_locked_door_learns_of_the_lock(verb: str) -> None:
    house = Building(LONG, doors={"a": dict(ROOM_1408)})
    agent, _ = house.intruder("mg_inf", "g2"), house.intruder("mg_inf", "a1")
    house.do(f"{verb} {agent} {house.door('a')}")
    assert house.told() == ["Room 1408", "locked"]
    assert house.door_state("a") == "closed"
    assert house.why(f"act {agent} {house.door('a')}").message == "has-acted"


@clause("DD-INPREP-16")
@pytest.mark.parametrize("target", ["object.1", "b1"])
def test_inspecting_the_square_or_the_desk_finds_the_documents(target: str) -> None:
    house = Building()
    agent = house.intruder("mg_inf", "a1")
    house.thing("object", "b1", magnifier="documents lie here")
    house.do(f"inspect {agent} {target}")
    assert house.told() == ["documents lie here"]


@clause("DD-INPREP-18")
def test_pl1_has_the_first_turn_of_each_round() -> None:
    house = Building()
    house.intruder("mg_inf", "a1")
    house.civilian("h1", owner=PL2)
    assert house.seat == PL1
    house.ends()
    assert (house.seat, house.state.round) == (PL2, 1)
    house.ends()
    assert (house.seat, house.state.round) == (PL1, 2)
    assert house.saw(RoundBegan)[-1].round == 2


def test_what_the_plan_says_is_known_to_pl2_alone() -> None:
    guard = {"id": "g1", "at": at("a1"), "kind": "patrol", "route": [at("a1"), at("c1")]}
    house = Building(LONG, tiles={"A": "a1:g2", "B": "h1:i2"}, start=("A",), guards=[guard])
    seen = house.view(PL1)
    assert seen.backstage.value is None
    assert (seen.guards["guard.1"].duty.value, seen.guards["guard.1"].route.value) == (None, None)
    assert house.view(PL2).guards["guard.1"].route.value == ("a1", "b1", "c1", "b1")


@pytest.mark.parametrize(
    ("tiles", "content", "message"),
    [
        ({"A": "a1:d2"}, {}, "square-without-tile"),
        ({"A": "a1:h2", "B": "h1:h2"}, {}, "square-of-two-tiles"),
        ({"A": "a1:h2"}, {"cameras": [{"id": "c", "at": at("a9"), "state": "active"}]},
         "not-on-the-floor"),
        ({"A": "a1:h2"}, {"guards": [{"id": "g", "at": at("a1"), "kind": "patrol",
                                     "route": [at("a1"), at("b2")]}]}, "route-not-straight"),
    ],
)  # fmt: skip
def test_a_plan_that_does_not_fit_is_refused(
    tiles: dict[str, str | dict[str, object]], content: dict[str, object], message: str
) -> None:
    with pytest.raises(BadInput) as caught:
        Building(tiles=tiles, **content)
    assert caught.value.message == message


def test_the_box_knows_guards_and_guardbots() -> None:
    guard, bot = box().sheet("guard"), box().sheet("guardbot")
    assert (guard.speed, guard.sight, guard.range) == (2, 2, (0, 2))
    assert (bot.speed, bot.sight, bot.range, bot.invulnerable) == (2, 4, (0, 2), True)
    assert not [sheet for sheet in box().orderable() if sheet.type in ("guard", "guardbot")]


@clause("DD-INPREP-16", "DD-INACT-03")
def test_what_is_written_at_a_door_is_read_by_inspecting_it() -> None:
    house = Building(LONG, doors={"a": dict(ROOM_1408)})
    agent = house.intruder("mg_inf", "e2")
    house.puts(agent, house.gate("a").one)
    house.do(f"inspect {agent} {house.door('a')}")
    assert house.told()[-1] == "locked"
    assert house.saw(NothingFound) == []
