"""Fog by tiles, and walls painted or imagined (DD-INFOG, DD-WALL)."""

from __future__ import annotations

from starboard.games.dominate.indoors.events import GuardAppeared, GuardVanished, TileLaid
from starboard.games.dominate.indoors.laying import lay
from starboard.games.dominate.squares import joined, outer_walls
from starboard.kernel.codec import dumps
from starboard.testing import clause
from tests.dominate.building import PL1, PL2, Building, at, named

SAMPLE = """
    +   +   +   +---+---+   +   +   +
      #   #   # | .   . | #   #   #
    +---+---+---+   +   +---+---+   +
    | .   .   .   .   .   .   . | #
    +   +   +   +   +   +   +   +   +
    | .   .   .   .   .   .   . | #
    +---+---+---+-a-+   +---+---+   +
      #   #   # | . | . | #   #   #
    +   +   +   +---+---+   +   +   +
"""
"""T1 at the left; T2 in the middle borders T1, three hidden tiles, and one more behind door a."""
TILES: dict[str, str | dict[str, object]] = {
    "T1": "a2:c3", "T2": "d2:e3", "N": "d1:e1", "E": "f2:g3", "S": "e4:e4", "D": "d4:d4",
}  # fmt: skip
START = ("T1", "T2")
TRAP = """
    +---+---+---+---+---+---+
    | .   .   .   .   .   . |
    +---+---+---+---+---+---+
    | .   .   .   .   .   . |
    +---+---+---+---+---+---+
"""
LINE: dict[str, str | dict[str, object]] = {"A": "a1:c1", "B": "d1:f1", "C": "a2:f2"}


def sample(**content: object) -> Building:
    """The sample of the book."""
    return Building(SAMPLE, tiles=TILES, start=START, **content)


@clause("DD-INFOG-01")
def test_fog_tokens_tell_where_further_tiles_follow() -> None:
    house = sample()
    house.intruder("mg_inf", "a2")
    assert sorted(house.floor.fog) == ["d2|d1", "e2|f2", "e3|e4"]
    assert house.view(PL1).fog == house.floor.fog


@clause("DD-INFOG-02", "DD-INFOG-03", "DD-INFOG-09")
def test_entering_a_tile_at_the_fog_lays_everything_behind_it() -> None:
    house = sample(guards=[{"id": "g", "at": at("g3"), "kind": "stationary"}])
    agent = house.intruder("mg_inf", "b2")
    house.steps(agent, "c2")
    assert house.saw(TileLaid) == []
    house.steps(agent, "d2")
    assert len(house.saw(TileLaid)) == 3
    assert "d4" not in house.floor.squares  # behind the closed door
    assert house.floor.fog == []
    assert house.floor.news == house.state.turn
    assert house.places(house.named("g")) == ["g3"]  # seen or unseen
    lay(house.state, "E")  # which lies there already
    assert len(house.saw(TileLaid)) == 3
    assert house.state.activation is not None
    assert house.state.activation.points == 2
    house.steps(agent, "e2", "f2")
    assert house[agent].field == "f2"


@clause("DD-INFOG-02")
def test_only_figures_of_pl1_lift_the_fog() -> None:
    house = sample()
    house.intruder("mg_inf", "a2")
    walker = house.civilian("c2", owner=PL2, speed=2)
    house.ends()
    house.steps(walker, "d2")
    assert house.saw(TileLaid) == []


@clause("DD-INFOG-04")
def test_behind_a_new_tile_there_may_be_fog_again() -> None:
    house = Building(tiles={"A": "a1:b2", "B": "c1:d2", "C": "e1:f2", "D": "g1:h2"}, start=("A",))
    agent = house.intruder("mg_inf", "a1")
    assert house.floor.fog == ["b1|c1"]
    house.steps(agent, "b1")
    assert house.floor.fog == ["d1|e1"]
    house.steps(agent, "c1")
    assert house.floor.fog == ["f1|g1"]


@clause("DD-INFOG-05", "DD-INFOG-06", "DD-INFOG-10")
def test_behind_a_closed_door_there_is_no_token_and_opening_it_lays_the_tile() -> None:
    desk = {"id": "desk", "kind": "desk", "at": at("d4")}
    house = sample(objects=[desk])
    agent = house.intruder("mg_inf", "b3")
    house.steps(agent, "c3", "d3")
    assert not [token for token in house.floor.fog if token.startswith("d3")]
    house.forget()
    house.do(f"act {agent} {house.door('a')}")
    assert len(house.saw(TileLaid)) == 1
    assert house.spot("object.1").field == "d4"
    house.steps(agent, "d4")
    assert house[agent].field == "d4"


@clause("DD-INFOG-06")
def test_a_rocket_and_a_guard_open_doors_to_the_fog_too() -> None:
    house = sample()
    rocket = house.intruder("rak_inf", "c3")
    house.do(f"attack {rocket} {house.door('a')}")
    assert "d4" in house.floor.squares
    other = sample()
    other.intruder("rak_inf", "a2")
    guard = other.guard("d3")
    other.sounds()
    other.ends()
    other.do(f"act {guard} {other.door('a')}")
    assert "d4" in other.floor.squares


@clause("DD-INFOG-07")
def test_who_is_not_set_up_does_not_move() -> None:
    guard = {"id": "g", "at": at("g2"), "kind": "irregular"}
    house = sample(guards=[guard])
    house.intruder("mg_inf", "a2")
    house.round()  # no die is rolled
    house.round()
    assert house.floor.guards == {}
    assert house.backstage.parcels["E"].persons[0].field == "g2"


@clause("DD-INFOG-08")
def test_the_start_plan_is_laid_with_what_is_out_of_view() -> None:
    guard = {"id": "g", "at": at("e3"), "kind": "stationary"}
    team = {"id": "team", "type": "mg_inf", "at": at("a2")}
    house = sample(guards=[guard], pl1=[team])
    assert sorted(house.backstage.tiles) == ["T1", "T2"]
    assert len(house.floor.squares) == 10
    assert house.places(house.named("team"), house.named("g")) == ["a2", "e3"]


def test_hidden_tiles_leave_no_trace_in_what_pl1_sees() -> None:
    one = sample()
    many = sample(
        guards=[{"id": "g", "at": at("g3"), "kind": "irregular"}],
        objects=[{"id": "safe", "kind": "safe", "at": at("d1"), "blue": named("Safe")}],
        cameras=[{"id": "cam", "at": at("d4"), "state": "active"}],
    )
    for house in (one, many):
        house.intruder("mg_inf", "a2")
        house.begin()
    assert dumps(one.view(PL1)) == dumps(many.view(PL1))
    assert dumps(one.view(PL2)) != dumps(many.view(PL2))


def test_what_was_switched_in_the_fog_is_found_so() -> None:
    cameras = [{"id": "cam", "at": at("f1"), "state": "active"}]
    house = Building(TRAP, tiles=LINE, start=("A", "C"), cameras=cameras)
    agent, _ = house.intruder("mg_inf", "a1"), house.intruder("mg_inf", "a2")
    terminal = house.thing("terminal", "a1", controls=("cam",))
    house.do(f"act {agent} {terminal}")
    house.steps(agent, "b1")
    assert house.spot("camera.1").on is False


@clause("DD-GUARD-11", "DD-GUARD-09")
def test_a_patrol_walks_on_in_the_fog_and_only_pl2_knows_where() -> None:
    house = Building(TRAP, tiles=LINE, start=("A", "C"))
    house.intruder("mg_inf", "a2")
    route = "b1 c1 d1 e1 f1 e1 d1 c1"
    guard = house.guard("b1", "patrol", route=route, stops="b1 d1 f1")
    house.round()
    assert house.saw(GuardVanished)[0].field == "c1"
    assert house[guard].field == ""
    shade = house.view(PL2).guards[guard].shade.value
    assert shade is not None
    assert shade.field == "d1"
    assert house.view(PL1).guards[guard].shade.value is None
    house.round()
    shade = house.duty(guard).shade.value
    assert shade is not None
    assert shade.field == "f1"
    house.round()
    house.round()
    assert house.saw(GuardAppeared)[0].field == "c1"
    assert house.places(guard) == ["b1"]


@clause("DD-GUARD-11")
def test_a_patrol_in_the_fog_stands_on_the_tile_that_is_laid() -> None:
    house = Building(TRAP, tiles=LINE, start=("A", "C"))
    agent, _ = house.intruder("mg_inf", "a2"), house.intruder("mg_inf", "b2")
    route = "c1 d1 e1 f1 e1 d1"
    guard = house.guard("c1", "patrol", route=route, stops="c1 e1")
    house.round()
    assert house[guard].field == ""
    house.puts(agent, "a1")
    house.steps(agent, "b1")
    assert house.places(guard) == ["e1"]
    assert house.saw(GuardAppeared)[0].field == "e1"
    assert house.duty(guard).shade.value is None


@clause("DD-GUARD-12", "DD-GUARD-09", "DD-GUARD-14")
def test_a_door_in_the_fog_costs_an_action_too() -> None:
    plan = """
        +---+---+---+---+---+
        | .   .   . a . b . |
        +---+---+---+---+---+
        | .   .   .   .   . |
        +---+---+---+---+---+
    """
    tiles: dict[str, str | dict[str, object]] = {"A": "a1:a1", "B": "b1:e1", "C": "a2:e2"}
    house = Building(plan, tiles=tiles, start=("A", "C"))
    house.intruder("mg_inf", "a2")
    guard = house.guard("a1", "patrol", route="a1 b1 c1 d1 e1", stops="a1 c1 e1")
    places = []
    for _ in range(4):
        house.round()
        shade = house.duty(guard).shade.value
        assert shade is not None
        places.append(shade.field)
    # two squares; through door a to d1; door a is closed, which is his action; through door b
    assert places == ["c1", "d1", "d1", "e1"]
    assert house.backstage.changed == {"a": "closed", "b": "open"}


# ------------------------------------------------------------------------- walls


@clause("DD-WALL-02", "DD-WALL-05")
def test_touching_tiles_are_open_unless_an_edge_has_a_wall() -> None:
    house = Building("""
        +---+---+---+
        | .   . | . |
        +   +   +   +
        | .   .   . |
        +---+---+---+
    """, tiles={"A": "a1:b2", "B": "c1:c2"})  # fmt: skip
    assert not joined(house.floor, "b1", "c1")
    assert joined(house.floor, "b2", "c2")
    assert house.floor.squares["b2"] != house.floor.squares["c2"]


@clause("DD-WALL-03")
def test_a_door_replaces_the_wall() -> None:
    plan = """
        +---+---+
        | . a . |
        +---+---+
    """
    for word, passes in (("open", True), ("closed", False)):
        house = Building(plan, doors={"a": word})
        assert joined(house.floor, "a1", "b1") is passes
        assert house.floor.walls == []


@clause("DD-WALL-04", "DD-WALL-06")
def test_outer_edges_count_as_walls() -> None:
    house = Building("""
        +   +   +   +---+   +   +---+   +   +
          #   #   # | . | #   # | . | #   #
        +   +---+---+   +---+---+   +---+---+
        | # | .   .   .   .   .   . | #   #
        +---+   +   +   +   +   +   +---+---+
        | . a .   .   .   .   .   .   .   . |
        +---+   +   +   +   +   +   +---+---+
        | # | .   .   .   .   .   . | #   #
        +   +---+---+---+---+---+---+   +   +
    """,
        tiles={
            "A": "b2:d4", "B": "e2:g4", "W": "a3:a3", "N": "d1:d1", "M": "g1:g1", "O": "h3:i3",
        },
        start=("A", "B"),
    )  # fmt: skip
    assert len(house.floor.squares) == 18
    assert house.floor.fog == ["d2|d1", "g2|g1", "g3|h3"]
    assert len(outer_walls(house.floor)) == 14
    assert len(house.floor.doors) == 1
    assert joined(house.floor, "d3", "e3")


@clause("DD-INFOG-05", "DD-INFOG-04")
def test_there_is_no_token_behind_a_wall() -> None:
    house = Building("""
        +---+---+---+---+
        | .   . | .   . |
        +   +   +   +   +
        | .   .   .   . |
        +---+---+---+---+
    """, tiles={"A": "a1:b2", "B": "c1:d2"}, start=("A",))  # fmt: skip
    assert house.floor.fog == ["b2|c2"]
