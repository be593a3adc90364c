"""Movement, forest and fords (DD-MOVE, DD-FOREST, DD-FORD)."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from starboard.games.dominate import GAME
from starboard.games.dominate.kinds import Faction
from starboard.games.dominate.state import NEUTRAL
from starboard.kernel import Seeded
from starboard.testing import clause
from tests.dominate.battlefield import Battlefield

ROW = ". . . . . . ."


def ends(field: Battlefield, figure: str) -> set[str]:
    """Where else a unit may end its movement, by trying every way."""
    found: set[str] = set()
    start = field[figure].field
    waiting = [field.state]
    seen: set[tuple[str, int]] = set()
    while waiting:
        state = waiting.pop()
        trial = object.__new__(Battlefield)
        trial.state = state
        if "done" in trial.moves():
            found.add(state.figures[figure].field)
        for move in trial.offered(f"step {figure}"):
            copy = object.__new__(Battlefield)
            copy.state = state.clone()
            copy.do(move)
            going = copy.state.activation
            place = copy.state.figures[figure].field
            if going is None:
                found.add(place)
            elif (place, going.points) not in seen:
                seen.add((place, going.points))
                waiting.append(copy.state)
    return found - {start}


@clause("DD-MOVE-02", "DD-MOVE-01")
def test_a_unit_goes_at_most_as_many_fields_as_its_speed() -> None:
    field = Battlefield(ROW)
    tank, tower = field.put("tank", 0, "a1"), field.put("mg_tower", 0, "g1")
    assert ends(field, tank) == {"b1", "c1", "d1"}
    assert field.why(f"step {tower} f1").clause == "DD-MOVE-01"


@clause("DD-MOVE-02")
def test_fewer_fields_are_allowed() -> None:
    field = Battlefield(ROW)
    tank = field.put("tank", 0, "a1")
    field.steps(tank, "b1")
    field.finishes()
    assert field.why(f"step {tank} c1").clause == "DD-ACT-01"
    assert field[tank].field == "b1"


@clause("DD-MOVE-03", "DD-BOARD-05")
def test_a_place_without_a_tile_is_no_field() -> None:
    field = Battlefield(". x . .")
    tank = field.put("tank", 0, "a1")
    assert field.why(f"step {tank} b1").clause == "DD-MOVE-02"
    assert field.offered("step") == []


@clause("DD-BOARD-06")
def test_an_air_unit_takes_no_short_cut_over_missing_fields() -> None:
    field = Battlefield("""
        . x .
         . . .
    """)
    fighter = field.put("fighter", 0, "a1", speed=2)
    assert "c1" not in ends(field, fighter)
    field = Battlefield("""
        . x .
         . . .
    """)
    fighter = field.put("fighter", 0, "a1", speed=3)
    assert "c1" in ends(field, fighter)


@clause("DD-MOVE-04")
def test_enemy_ground_units_block_the_way() -> None:
    field = Battlefield(ROW)
    tank = field.put("tank", 0, "a1")
    field.put("mg_buggy", 1, "b1")
    assert field.why(f"step {tank} b1").clause == "DD-MOVE-04"


@clause("DD-MOVE-05", "DD-MOVE-12")
@pytest.mark.parametrize("owner", [0, 1, NEUTRAL])
def test_buildings_of_any_owner_block_the_way(owner: int) -> None:
    field = Battlefield(ROW)
    tank = field.put("tank", 0, "a1")
    field.put("wall" if owner == NEUTRAL else "barracks", owner, "b1")
    assert field.why(f"step {tank} b1").clause == "DD-MOVE-05"


@clause("DD-MOVE-06", "DD-MOVE-07", "DD-FAQ-09")
@pytest.mark.parametrize(
    ("sign", "wanted"), [("~", "DD-MOVE-06"), ("^", "DD-MOVE-07"), ("%", "DD-MOVE-06")]
)
def test_water_and_mountains_are_barred_to_ground_units(sign: str, wanted: str) -> None:
    field = Battlefield(f". {sign} .")
    tank = field.put("tank", 0, "a1")
    assert field.why(f"step {tank} b1").clause == wanted


@clause("DD-MOVE-08", "DD-MOVE-09")
@pytest.mark.parametrize(("type", "owner"), [("mg_buggy", 0), ("bus", NEUTRAL)])
def test_friends_and_neutrals_are_passed_but_not_ousted(type: str, owner: int) -> None:
    field = Battlefield(". . .")
    buggy = field.put("mg_buggy", 0, "a1")
    field.put(type, owner, "b1")
    assert ends(field, buggy) == {"c1"}
    field.steps(buggy, "b1")
    assert field.why("done").clause == "DD-MOVE-11"


@clause("DD-MOVE-08")
def test_a_team_mate_is_a_friend() -> None:
    teams = ((Faction.EFA, Faction.EST), (Faction.REDCAT, Faction.KOBRA))
    field = Battlefield(". . .", seats=4, teams=teams)
    buggy = field.put("mg_buggy", 0, "a1")
    field.put("mg_buggy", 2, "b1")
    assert ends(field, buggy) == {"c1"}
    field = Battlefield(". . .", seats=4)
    buggy = field.put("mg_buggy", 0, "a1")
    field.put("mg_buggy", 2, "b1")
    assert ends(field, buggy) == set()


@clause("DD-MOVE-10", "DD-MOVE-11")
def test_under_an_enemy_air_unit_one_may_pass_but_not_stop() -> None:
    field = Battlefield(". . .")
    tank = field.put("tank", 0, "a1")
    field.put("dropship", 1, "b1")
    assert ends(field, tank) == {"c1"}


@clause("DD-MOVE-11")
@pytest.mark.parametrize(
    ("type", "owner"), [("mg_buggy", 0), ("dropship", 0), ("dropship", 1), ("civilian", NEUTRAL)]
)
def test_a_ground_unit_does_not_end_on_a_field_with_a_unit(type: str, owner: int) -> None:
    field = Battlefield(". .")
    buggy = field.put("mg_buggy", 0, "a1", speed=1)
    other = field.put(type, owner, "b1")
    assert field.why(f"step {buggy} b1").arguments["figure"] == other
    assert field.why(f"step {buggy} b1").clause == "DD-MOVE-11"


@clause("DD-MOVE-13", "DD-MOVE-16")
def test_air_units_fly_over_everything_and_stay_over_any_terrain() -> None:
    field = Battlefield(". . . ^ ~ f")
    bomber = field.put("bomber", 0, "a1")
    field.put("tank", 1, "b1")
    field.put("barracks", 1, "c1")
    assert ends(field, bomber) == {"d1", "e1", "f1"}


@clause("DD-MOVE-14")
def test_an_air_unit_does_not_end_on_a_field_with_a_figure() -> None:
    field = Battlefield(". . .")
    bomber = field.put("bomber", 0, "a1", speed=1)
    field.put("mg_inf", 0, "b1")
    field.put("barracks", 1, "c1")
    assert field.why(f"step {bomber} b1").clause == "DD-MOVE-14"


@clause("DD-MOVE-15", "DD-FAQ-21")
@pytest.mark.parametrize("type", ["bomber", "dropship"])
@pytest.mark.parametrize("owner", [0, 1])
def test_an_air_unit_may_end_on_a_free_helipad_of_anybody(type: str, owner: int) -> None:
    field = Battlefield(". . .")
    flyer = field.put(type, 0, "a1")
    field.put("helipad", owner, "b1")
    assert "b1" in ends(field, flyer)
    field.put("fighter", owner, "b1")
    assert "b1" not in ends(field, flyer)


@clause("DD-MOVE-17")
def test_never_two_figures_on_one_field() -> None:
    field = Battlefield(". .")
    field.put("mg_inf", 0, "a1")
    assert not list(faults_of(field))
    field.put("mg_inf", 0, "a1")
    assert "stand on a1" in next(faults_of(field))
    for below in ("bridge", "helipad"):
        field = Battlefield(". .")
        field.put(below, NEUTRAL if below == "bridge" else 0, "a1")
        field.put("fighter", 0, "a1")
        assert not list(faults_of(field))


def faults_of(field: Battlefield) -> Iterator[str]:
    return iter(GAME.invariants(field.state))


@clause("DD-MOVE-18")
def test_a_unit_and_ore_share_a_field() -> None:
    field = Battlefield(". o")
    infantry = field.put("mg_inf", 0, "a1")
    field.steps(infantry, "b1")
    assert field[infantry].field == "b1"
    assert field.state.ore["b1"] == ["europe"]


@clause("DD-FOREST-01", "DD-FOREST-06")
def test_entering_forest_ends_the_movement_but_not_the_action() -> None:
    field = Battlefield(". f . .")
    buggy = field.put("mg_buggy", 0, "a1")
    enemy = field.put("mg_inf", 1, "c1")
    field.steps(buggy, "b1")
    assert field.why(f"step {buggy} c1").clause == "DD-MOVE-02"
    assert f"attack {buggy} {enemy}" in field.moves()


@clause("DD-FOREST-02")
def test_some_vehicles_never_enter_forest() -> None:
    field = Battlefield(". f")
    fortress = field.put("mobile_fortress", 0, "a1")
    assert field.why(f"step {fortress} b1").clause == "DD-FOREST-02"


@clause("DD-FOREST-03")
def test_forest_does_not_stop_air_units() -> None:
    field = Battlefield(". f f .")
    bomber = field.put("bomber", 0, "a1")
    assert ends(field, bomber) == {"b1", "c1", "d1"}


@clause("DD-FOREST-04")
def test_who_starts_in_forest_has_full_speed() -> None:
    field = Battlefield("f . . . .")
    tank = field.put("tank", 0, "a1")
    assert ends(field, tank) == {"b1", "c1", "d1"}
    field = Battlefield("f f . .")
    tank = field.put("tank", 0, "a1")
    assert ends(field, tank) == {"b1"}


@clause("DD-FOREST-05")
def test_an_occupied_forest_cannot_be_passed() -> None:
    field = Battlefield(". f . .")
    buggy = field.put("mg_buggy", 0, "a1")
    field.put("mg_inf", 0, "b1")
    assert field.why(f"step {buggy} b1").clause == "DD-MOVE-11"
    assert ends(field, buggy) == set()


@clause("DD-FORD-01", "DD-FORD-03")
def test_a_ford_is_not_water() -> None:
    field = Battlefield("~ : . .")
    tank = field.put("tank", 0, "c1")
    assert "b1" in ends(field, tank)


@clause("DD-ACT-05")
def test_two_figures_cannot_swap_places_in_a_dead_end() -> None:
    field = Battlefield(". .")
    one, other = field.put("mg_inf", 0, "a1"), field.put("mg_inf", 0, "b1")
    assert ends(field, one) == set()
    assert ends(field, other) == set()


@clause("DD-ROUND-11")
def test_a_fight_asks_no_chance() -> None:
    places = set()
    for seed in range(5):
        field = Battlefield(ROW)
        one, other = field.put("tank", 0, "a1"), field.put("tank", 1, "b1")
        chance = Seeded(str(seed))
        before = chance.position
        field.do(f"attack {one} {other}")
        field.counters()
        places.add((one in field, other in field, chance.position - before))
    assert places == {(False, False, 0)}


@clause("DD-MOVE-16", "DD-BRIDGE-07")
@pytest.mark.parametrize("board", [". = .", ". % ."])
@pytest.mark.parametrize("type", ["dropship", "bomber"])
def test_an_air_unit_may_stay_over_a_bridge(type: str, board: str) -> None:
    field = Battlefield(board)
    flyer = field.put(type, 0, "a1")
    field.steps(flyer, "b1")
    field.finishes()
    assert field[flyer].field == "b1"
