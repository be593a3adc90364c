"""Moving and pinning (ECL-MOV). North of 221 lie 304, 310 and 313 in a row, all connected."""

from __future__ import annotations

import pytest

from starboard.games.eclipse.content import box
from starboard.games.eclipse.control import put_ship
from starboard.games.eclipse.galaxy import connected
from starboard.games.eclipse.galaxy_events import ShipMoved
from starboard.games.eclipse.kinds import ShipType
from starboard.games.eclipse.movement import Moving, movable
from starboard.games.eclipse.state import NEUTRAL
from starboard.testing import clause
from tests.eclipse.story import Story


def row(species: tuple[str, ...] = (), seats: int = 2) -> Story:
    """Seat 0 in the south of three connected sectors without anybody."""
    story = Story(seats, species)
    for sector, zone in (("304", "0,-3"), ("310", "0,-4"), ("313", "0,-5")):
        story.lay(sector, zone, discovery=False)
    return story


def put(story: Story, sector: str, owner: int, *kinds: str) -> list[str]:
    """More ships in a sector; gives their ids."""
    return [put_ship(story.state, story.sector(sector), owner, kind).id for kind in kinds]


def tile_over(story: Story, ship: str, printed: str | None, part: str) -> None:
    """Cover the first such printed part of seat 0's blueprint."""
    slots = box().blueprint(story.player().people.id, ShipType(ship)).slots
    story.player().blueprints[ship][slots.index(printed)] = part


def flights(story: Story, ship: str) -> list[str]:
    return [move.split()[2] for move in story.moves() if move.startswith(f"fly {ship} ")]


def activation(story: Story) -> Moving:
    choice = story.state.agenda.top
    assert isinstance(choice, Moving)
    return choice


def where(story: Story, ship: str) -> str:
    return next(
        sector.id
        for sector in story.state.sectors.values()
        for each in sector.ships
        if each.id == ship
    )


@clause("ECL-MOV-01")
def test_a_ship_moves_as_far_as_its_drives_take_it() -> None:
    story = row()
    story.takes("move")
    ship = story.ship("221", 0, "interceptor").id
    tile_over(story, "interceptor", None, "nuclear_drive")  # two drives now
    story.flies(ship, "304")
    assert activation(story).steps == 1
    story.flies(ship, "310")
    assert (activation(story).left, activation(story).steps) == (2, 0)
    assert where(story, ship) == "310"


@clause("ECL-MOV-02", "ECL-MOV-13")
def test_marcus_moves_one_ship_twice_and_another_one() -> None:
    story = row()
    (cruiser,) = put(story, "221", 0, "cruiser")
    interceptor = story.ship("221", 0, "interceptor").id
    tile_over(story, "interceptor", None, "nuclear_drive")
    tile_over(story, "cruiser", "nuclear_drive", "tachyon_drive")
    story.takes("move")
    for sector in ("304", "310", "313", "310"):  # two moves of two sectors
        story.flies(interceptor, sector)
    for sector in ("304", "310", "313"):  # one move of three
        story.flies(cruiser, sector)
    assert (where(story, interceptor), where(story, cruiser)) == ("310", "313")
    assert len(story.told(ShipMoved)) == 7
    assert story.asked == (1,)  # three activations are used up


@clause("ECL-MOV-01", "ECL-MOV-02")
def test_every_flight_is_listed_and_equal_ships_once() -> None:
    story = row()
    first = story.ship("221", 0, "interceptor").id
    _, cruiser, _ = put(story, "221", 0, "interceptor", "cruiser", "starbase")
    put(story, "304", 1, "interceptor")
    put(story, "310", 0, "cruiser")
    tile_over(story, "interceptor", None, "nuclear_drive")
    story.takes("move")
    there = story.ship("310", 0, "cruiser").id
    assert story.listed() == [
        f"fly {first} 304",
        f"fly {cruiser} 304",
        f"fly {there} 313",
        f"fly {there} 304",
        "stop",
    ]
    story.flies(there, "304")
    assert f"fly {there} 310" not in story.listed()  # pinned
    story.flies(first, "304")
    assert f"fly {first} 310" in story.listed()  # on its way, past the pinned one
    for sector in ("310", "313", "310"):
        story.flies(first, sector)
    assert story.asked == (1,)


@clause("ECL-MOV-01", "ECL-MOV-02")
def test_a_ship_on_its_way_goes_before_its_equals() -> None:
    story = row()
    tile_over(story, "interceptor", None, "nuclear_drive")
    ship = story.ship("221", 0, "interceptor").id
    (other,) = put(story, "304", 0, "interceptor")
    story.takes("move")
    story.flies(ship, "304")
    assert story.listed() == [f"fly {ship} 310", f"fly {ship} 221", "stop"]
    assert story.why(f"fly {other} 310").message == "equal-ship-goes-first"


@clause("ECL-MOV-01")
def test_without_activations_only_the_ship_on_its_way_goes_on() -> None:
    story = row()
    tile_over(story, "interceptor", None, "nuclear_drive")
    ship = story.ship("221", 0, "interceptor").id
    (cruiser,) = put(story, "221", 0, "cruiser")
    story.now(Moving(0, 1))
    story.flies(ship, "304")
    assert story.listed() == [f"fly {ship} 310", f"fly {ship} 221", "stop"]
    assert story.why(f"fly {cruiser} 304").message == "no-activation-left"


@clause("ECL-MOV-01")
def test_ships_of_others_do_not_obey() -> None:
    story = row()
    ship = story.ship("223", 1, "interceptor").id
    story.takes("move")
    assert story.why(f"fly {ship} 304").message == "ship-not-yours"
    assert story.why("fly cruiser.99 304").message == "ship-not-yours"


@clause("ECL-MOV-02", "ECL-GEN-04")
def test_moving_may_stop_before_it_begins() -> None:
    story = row()
    story.takes("move")
    story.stops()
    assert story.asked == (1,)


@clause("ECL-MOV-03")
def test_a_step_needs_a_wormhole() -> None:
    story = row()
    story.lay("306", "1,-3", 0)  # fragments 1 and 3: none towards 221
    ship = story.ship("221", 0, "interceptor").id
    story.takes("move")
    assert story.why(f"fly {ship} 306").clause == "ECL-MOV-03"
    assert story.why(f"fly {ship} 310").clause == "ECL-MOV-03"
    assert flights(story, ship) == ["304"]
    story.flies(ship, "304")
    assert where(story, ship) == "304"


@clause("ECL-MOV-04")
def test_nobody_flies_into_an_unexplored_zone() -> None:
    story = Story()
    ship = story.ship("221", 0, "interceptor").id
    story.takes("move")
    assert flights(story, ship) == []
    assert story.why(f"fly {ship} 0,-3").clause == "ECL-MOV-04"


@clause("ECL-MOV-05")
def test_starbases_do_not_move() -> None:
    story = row()
    (base,) = put(story, "221", 0, "starbase")
    story.takes("move")
    assert story.why(f"fly {base} 304").clause == "ECL-MOV-05"
    assert flights(story, base) == []


@clause("ECL-MOV-06", "ECL-MOV-07")
def test_each_enemy_ship_pins_one_ship() -> None:
    story = row()
    first, _ = put(story, "304", 0, "cruiser", "dreadnought")
    put(story, "304", 1, "interceptor")
    story.takes("move")
    story.flies(first, "310")
    assert movable(story.state, 0, story.sector("304")) == 0
    dreadnought = story.ship("304", 0, "dreadnought").id
    assert story.why(f"fly {dreadnought} 221").clause == "ECL-MOV-06"


@clause("ECL-MOV-07")
def test_ships_of_all_others_and_of_nobody_pin_together() -> None:
    story = row(seats=3)
    put(story, "304", 0, "interceptor", "interceptor", "cruiser", "cruiser")
    put(story, "304", 1, "interceptor")
    put(story, "304", 2, "starbase")
    put(story, "304", NEUTRAL, "ancient")
    assert movable(story.state, 0, story.sector("304")) == 1


@clause("ECL-MOV-08")
def test_the_player_chooses_which_ship_is_pinned() -> None:
    story = row()
    cruiser, dreadnought = put(story, "304", 0, "cruiser", "dreadnought")
    put(story, "304", 1, "interceptor")
    story.takes("move")
    assert flights(story, cruiser) == flights(story, dreadnought) == ["310", "221"]


@clause("ECL-MOV-08")
def test_of_equal_ships_one_is_offered() -> None:
    story = row()
    first, second = put(story, "304", 0, "cruiser", "cruiser")
    story.takes("move")
    assert flights(story, first) == ["310", "221"]
    assert flights(story, second) == []
    assert story.why(f"fly {second} 310").message == "equal-ship-goes-first"


@clause("ECL-MOV-09")
def test_the_gcds_pins_all_ships() -> None:
    story = Story()
    story.lay("102", "0,-1")
    ships = put(story, "001", 0, *["interceptor"] * 5)
    story.takes("move")
    assert movable(story.state, 0, story.sector("001")) == 0
    assert story.why(f"fly {ships[0]} 102").clause == "ECL-MOV-09"


@clause("ECL-MOV-10")
def test_a_ship_that_is_pinned_on_its_way_stops() -> None:
    story = row()
    tile_over(story, "interceptor", None, "nuclear_drive")
    put(story, "304", 1, "interceptor")
    ship = story.ship("221", 0, "interceptor").id
    story.takes("move")
    story.flies(ship, "304")
    assert story.why(f"fly {ship} 310").clause == "ECL-MOV-06"
    assert activation(story).steps == 0


@clause("ECL-MOV-10")
def test_a_ship_that_was_stopped_does_not_go_on_when_help_arrives() -> None:
    story = row()
    tile_over(story, "interceptor", None, "nuclear_drive")
    put(story, "304", 1, "interceptor")
    (cruiser,) = put(story, "221", 0, "cruiser")
    ship = story.ship("221", 0, "interceptor").id
    story.takes("move")
    story.flies(ship, "304")
    assert (activation(story).ship, activation(story).left, activation(story).steps) == (ship, 2, 0)
    story.flies(cruiser, "304")
    left = activation(story).left
    story.flies(ship, "310")  # a new activation, not the rest of the first one
    assert left == 1
    assert activation(story).left == 0


@clause("ECL-MOV-10")
@pytest.mark.parametrize(
    ("enemies", "goes_on"),
    [pytest.param(0, True, id="nobody there"), pytest.param(1, False, id="an enemy there")],
)
def test_a_ship_pinned_in_its_last_activation_ends_the_action(enemies: int, goes_on: bool) -> None:
    story = row()
    tile_over(story, "interceptor", None, "nuclear_drive")
    put(story, "304", 1, *["interceptor"] * enemies)
    ship = story.ship("221", 0, "interceptor").id
    story.now(Moving(0, 1))
    story.flies(ship, "304")
    assert where(story, ship) == "304"
    assert story.asked == ((0,) if goes_on else ())  # with one more step, or at the end


@clause("ECL-MOV-11", "ECL-MOV-14")
def test_marion_moves_past_a_pinned_ship() -> None:
    story = row()
    tile_over(story, "interceptor", None, "nuclear_drive")
    put(story, "304", 1, "interceptor")
    first = story.ship("221", 0, "interceptor").id
    (second,) = put(story, "221", 0, "interceptor")
    story.takes("move")
    story.flies(first, "304")
    assert story.why(f"fly {first} 310").clause == "ECL-MOV-06"
    story.flies(second, "304")
    story.flies(second, "310")
    assert (where(story, first), where(story, second)) == ("304", "310")
    assert activation(story).left == 1
    story.stops()
    assert story.asked == (1,)


@clause("ECL-MOV-12")
def test_partners_pin_each_other() -> None:
    story = row(seats=5)
    story.player(0).partners.append(1)
    story.player(1).partners.append(0)
    put(story, "304", 0, "cruiser")
    put(story, "304", 1, "cruiser")
    assert movable(story.state, 0, story.sector("304")) == 0


@clause("ECL-GEN-08", "ECL-FAQ-14")
@pytest.mark.parametrize("pin", ["starbase", "interceptor"])
def test_a_starbase_or_an_interceptor_pins_a_dreadnought(pin: str) -> None:
    story = row()
    (ship,) = put(story, "304", 0, "dreadnought")
    put(story, "304", 1, pin)
    story.takes("move")
    assert story.why(f"fly {ship} 310").clause == "ECL-MOV-06"


@clause("ECL-TECH-22")
@pytest.mark.parametrize(("own", "enemy", "free"), [(1, 1, 1), (2, 3, 1), (2, 4, 0)])
def test_with_cloaking_device_it_takes_two_ships_to_pin_one(
    own: int, enemy: int, free: int
) -> None:
    story = row()
    story.learn("cloaking_device", track="grid")
    put(story, "304", 0, *["interceptor"] * own)
    put(story, "304", 1, *["interceptor"] * enemy)
    assert movable(story.state, 0, story.sector("304")) == free


@clause("ECL-TECH-22", "ECL-MOV-09")
def test_the_gcds_pins_cloaked_ships_too() -> None:
    story = Story()
    story.learn("cloaking_device", track="grid")
    put(story, "001", 0, "interceptor")
    assert movable(story.state, 0, story.sector("001")) == 0


@clause("ECL-SPEC-26")
def test_ancients_do_not_pin_draco() -> None:
    story = row(("descendants_of_draco",))
    put(story, "304", 0, "cruiser")
    put(story, "304", NEUTRAL, "ancient", "ancient")
    assert movable(story.state, 0, story.sector("304")) == 1
    put(story, "304", NEUTRAL, "guardian")
    assert movable(story.state, 0, story.sector("304")) == 0


@clause("ECL-CMB-07")
def test_who_leaves_a_sector_and_comes_back_arrives_anew() -> None:
    story = row()
    (ship,) = put(story, "304", 0, "cruiser")
    put(story, "304", 1, "cruiser")
    story.learn("cloaking_device", track="grid")
    story.takes("move")
    story.flies(ship, "310")
    story.flies(ship, "304")
    assert story.sector("304").arrivals == [1, 0]


# ------------------------------------------------------------------------- Wormhole Generator


def cross() -> Story:
    """X is 102 at 0,-1; around it A and E joined, B and C half joined, D not at all."""
    story = Story()
    story.lay("102", "0,-1", ships={0: ["cruiser"]}, disc=0)  # fragments 0, 2, 3, 5
    story.lay("103", "1,-1", 3)  # SE, towards X edge 5: fragments 0, 1, 2, 4, 5 turned by 3
    story.lay("201", "1,-2", 0)  # NE, towards X edge 4: none on either side
    story.lay("202", "-1,-1", 0)  # NW, towards X edge 2: X has a fragment only
    story.lay("106", "-1,0", 0)  # SW, towards X edge 1: the other side has one only
    return story


@clause("ECL-TECH-15", "ECL-TECH-18")
def test_marcus_moves_through_half_wormholes() -> None:
    story = cross()
    ship = story.ship("102", 0, "cruiser").id
    story.takes("move")
    assert sorted(flights(story, ship)) == ["001", "103", "221"]
    story.learn("wormhole_generator")
    assert sorted(flights(story, ship)) == ["001", "103", "106", "202", "221"]
    assert story.why(f"fly {ship} 201").clause == "ECL-MOV-03"


@clause("ECL-TECH-15", "ECL-TECH-18")
def test_marcus_influences_through_half_wormholes() -> None:
    story = cross()
    story.sector("221").disc = 1
    story.sector("221").ships.clear()
    story.takes("influence")
    assert story.why("influence - 202").clause == "ECL-INF-05"
    story.learn("wormhole_generator")
    reached = {move.split()[2] for move in story.moves() if move.startswith("influence - ")}
    assert reached == {"103", "106", "202"}


@clause("ECL-GEN-16")
def test_two_sectors_are_connected_when_both_show_a_fragment() -> None:
    story = cross()
    here = story.sector("102")
    assert connected(here, story.sector("221"))
    assert not connected(here, story.sector("202"))
    assert not connected(here, story.sector("106"))
    assert not connected(here, story.sector("201"))


@clause("ECL-GEN-16")
def test_sectors_that_are_not_neighbours_are_not_connected() -> None:
    story = cross()
    far = story.lay("107", "9,0")  # with a fragment on every edge but one
    assert not connected(story.sector("102"), far)
    assert not connected(far, story.sector("102"), half=True)


@clause("ECL-FAQ-23")
def test_a_cloaked_ship_passes_an_enemy_without_aggression() -> None:
    story = row(seats=5)
    story.player(0).partners.append(1)
    story.player(1).partners.append(0)
    story.learn("cloaking_device", track="grid")
    tile_over(story, "interceptor", None, "nuclear_drive")
    put(story, "304", 1, "interceptor")
    ship = story.ship("221", 0, "interceptor").id
    story.takes("move")
    story.flies(ship, "304")
    story.flies(ship, "310")
    story.stops()
    assert story.player(0).partners == [1]
    assert story.state.traitor == -1
