"""Influence (ECL-INF). 102 lies south of 221 and is connected to it, 304 north of it."""

from __future__ import annotations

import pytest

from starboard.games.eclipse.control import put_ship
from starboard.games.eclipse.events import ControlLost, ControlTaken, CubeReturned
from starboard.games.eclipse.galaxy_events import ColonyShipsReady
from starboard.games.eclipse.influence import Influencing
from starboard.games.eclipse.resources import production, upkeep
from starboard.games.eclipse.state import NEUTRAL
from starboard.testing import clause
from tests.eclipse.story import Story


def influencing(species: tuple[str, ...] = ()) -> Story:
    """Seat 0 takes the action; 102 has no disc, 304 is seat 0's with a cube on it."""
    story = Story(species=species)
    story.lay("102", "0,-1")
    story.lay("304", "0,-3", disc=0, cubes=(0,))
    story.takes("influence")
    return story


@clause("ECL-INF-01")
def test_a_disc_goes_from_the_track_to_a_sector() -> None:
    story = influencing()
    discs = story.player().discs
    story.influences("", "102")
    assert (story.sector("102").disc, story.player().discs) == (0, discs - 1)
    assert story.sector("102").arrivals == [0]
    assert [event.sector for event in story.told(ControlTaken)] == ["102"]


@clause("ECL-INF-01", "ECL-INF-02")
def test_every_move_of_a_disc_is_listed() -> None:
    story = influencing()
    story.lay("310", "0,-4")
    assert story.listed() == [
        "influence - 102",
        "influence - 310",
        "influence 221 -",
        "influence 221 102",
        "influence 221 310",
        "influence 304 -",
        "influence 304 102",
        "stop",
    ]
    story.player().colony_ships, story.player().used_colony_ships = 2, 1
    story.influences("304", "")
    assert story.listed() == [
        "influence - 102",
        "influence 221 -",
        "influence 221 102",
        "ready-ship",
        "stop",
    ]
    story.player().discs = 0
    assert "influence - 102" not in story.listed()


@clause("ECL-INF-01")
def test_a_disc_does_not_stay_where_it_is() -> None:
    story = influencing()
    for move in ("influence - -", "influence 304 304"):
        assert story.why(move).message == "disc-stays-where-it-is"


@clause("ECL-INF-01", "ECL-INF-02")
def test_after_the_last_activation_no_disc_is_moved() -> None:
    story = influencing()
    story.influences("304", "")
    story.influences("", "102")
    assert story.why("influence 221 -").message == "no-activation-left"
    assert story.listed() == ["stop"]


@clause("ECL-INF-01")
def test_a_disc_goes_from_one_sector_to_another() -> None:
    story = influencing()
    discs = story.player().discs
    story.influences("304", "102")
    assert (story.sector("304").disc, story.sector("102").disc) == (-1, 0)
    assert story.player().discs == discs


@clause("ECL-INF-01")
def test_discs_of_others_stay_where_they_are() -> None:
    story = influencing()
    assert story.why("influence 223 102").clause == "ECL-INF-01"


@clause("ECL-INF-02")
def test_an_action_turns_up_two_colony_ships_whatever_its_activations() -> None:
    story = influencing()
    story.player().colony_ships, story.player().used_colony_ships = 0, 3
    story.turns_up_ship()
    story.influences("", "102")
    story.turns_up_ship()
    assert story.why("ready-ship").clause == "ECL-INF-02"
    assert (story.player().colony_ships, story.player().used_colony_ships) == (2, 1)
    assert [event.count for event in story.told(ColonyShipsReady)] == [1, 1]


@clause("ECL-INF-02")
def test_ships_that_were_not_turned_up_are_turned_up_at_the_end_and_may_be_used() -> None:
    story = influencing()
    story.player().colony_ships, story.player().used_colony_ships = 0, 3
    story.influences("", "102")
    story.stops()
    assert story.player().colony_ships == 2
    story.colonises("102.0", "science")
    assert story.sector("102").cubes == [True, False]


@clause("ECL-INF-02")
def test_a_ship_that_is_used_after_the_last_disc_is_turned_up_too() -> None:
    story = influencing()
    story.influences("304", "")
    story.influences("", "102")
    story.colonises("102.0", "science")
    story.colonises("102.1", "science")
    story.stops()
    assert (story.player().colony_ships, story.player().used_colony_ships) == (3, 0)


@clause("ECL-INF-02")
def test_face_up_ships_are_not_turned() -> None:
    story = influencing()
    assert story.why("ready-ship").message == "no-ship-face-down"


@clause("ECL-INF-03", "ECL-FAQ-03")
def test_a_disc_may_come_home_to_the_track() -> None:
    story = influencing()
    discs = story.player().discs
    story.influences("304", "")
    assert (story.sector("304").disc, story.player().discs) == (-1, discs + 1)
    assert story.sector("304").arrivals == []


@clause("ECL-INF-04")
def test_an_own_ship_without_enemies_is_enough() -> None:
    story = influencing()
    story.lay("310", "5,5", ships={0: ["cruiser"]})
    story.influences("", "310")
    assert story.sector("310").disc == 0


@clause("ECL-INF-04")
@pytest.mark.parametrize(("owner", "kind"), [(1, "interceptor"), (NEUTRAL, "ancient")])
def test_enemy_ships_keep_the_disc_away(owner: int, kind: str) -> None:
    story = influencing()
    put_ship(story.state, story.sector("102"), 0, "cruiser")
    put_ship(story.state, story.sector("102"), owner, kind)
    assert story.why("influence - 102").clause == "ECL-INF-04"


@clause("ECL-INF-04")
def test_a_sector_with_a_disc_takes_no_other() -> None:
    story = influencing()
    put_ship(story.state, story.sector("223"), 0, "cruiser")
    assert story.why("influence - 223").clause == "ECL-INF-04"
    assert story.why("influence - 304").clause == "ECL-INF-04"


@clause("ECL-INF-04", "ECL-SPEC-27")
def test_draco_influences_beside_ancients() -> None:
    story = Story(species=("descendants_of_draco",))
    story.lay("101", "0,-1", 1)
    story.takes("influence")
    story.influences("", "101")
    assert story.sector("101").disc == 0
    assert story.sector("101").discovery


@clause("ECL-INF-05")
def test_a_wormhole_to_an_own_disc_or_ship_is_enough() -> None:
    story = influencing()
    story.lay("310", "0,-4")  # beside 304
    story.lay("313", "0,-5", discovery=False)  # beside 310 only
    assert story.why("influence - 313").clause == "ECL-INF-05"
    assert "influence - 310" in story.listed()
    put_ship(story.state, story.sector("310"), 0, "interceptor")
    story.influences("", "313")
    assert story.sector("313").disc == 0


@clause("ECL-INF-06", "ECL-FAQ-12")
def test_a_sector_is_influenced_once_a_turn() -> None:
    story = influencing()
    story.influences("304", "")
    assert story.why("influence - 304").clause == "ECL-INF-06"
    story.stops()
    story.passes(seat=1)
    story.takes("influence")
    story.influences("", "304")
    assert story.sector("304").disc == 0


@clause("ECL-INF-06")
def test_a_disc_that_was_just_put_on_a_sector_stays_there_this_turn() -> None:
    story = influencing()
    story.influences("", "102")
    assert story.why("influence 102 -").clause == "ECL-INF-06"


@clause("ECL-INF-07")
def test_the_disc_of_the_action_is_not_available() -> None:
    story = Story()
    story.lay("102", "0,-1")
    story.player().discs = 1
    story.takes("influence")
    assert story.why("influence - 102").clause == "ECL-INF-07"


@clause("ECL-INF-08", "ECL-GEN-12")
def test_cubes_go_home_with_the_disc_but_ships_and_structures_stay() -> None:
    story = influencing()
    sector = story.sector("304")
    put_ship(story.state, sector, 0, "starbase")
    sector.monolith = True
    cubes = story.player().tracks["materials"]
    story.influences("304", "")
    assert sector.cubes == [False, False]
    assert story.player().tracks["materials"] == cubes + 1
    assert (len(sector.ships), sector.monolith) == (1, True)
    assert [event.sector for event in story.told(ControlLost)] == ["304"]
    assert [event.track for event in story.told(CubeReturned)] == ["materials"]


@clause("ECL-INF-09")
def test_the_cube_of_an_orbital_returns_to_science_or_money() -> None:
    story = influencing()
    sector = story.sector("304")
    sector.orbital = True
    sector.cubes[:] = [False, False, True]
    story.player().tracks["science"] -= 1
    story.influences("304", "")
    assert story.why("cube materials").clause == "ECL-INF-09"
    before = story.player().tracks["money"]
    story.returns_cube("money")
    assert story.player().tracks["money"] == before + 1


@clause("ECL-INF-10")
def test_a_cube_for_a_full_track_goes_to_another_one() -> None:
    story = influencing()
    tracks = story.player().tracks
    tracks.update(materials=12, science=10, money=10)
    assert production(story.state, story.player(), "materials") == 0
    story.influences("304", "")
    assert story.why("cube materials").clause == "ECL-INF-09"
    story.returns_cube("money")
    assert tracks == {"materials": 12, "science": 10, "money": 11}


@clause("ECL-INF-02", "ECL-INF-11")
def test_alex_influences_twice() -> None:
    story = influencing()
    story.player().colony_ships, story.player().used_colony_ships = 1, 2
    discs, cubes = story.player().discs, story.player().tracks["materials"]
    story.influences("", "102")
    story.influences("304", "")
    assert (story.sector("102").disc, story.sector("304").disc) == (0, -1)
    assert story.player().tracks["materials"] == cubes + 1
    assert (story.player().colony_ships, story.player().used_colony_ships) == (3, 0)
    assert story.player().discs == discs
    assert not isinstance(story.state.agenda.top, Influencing)


@clause("ECL-FAQ-08")
def test_the_disc_that_moves_does_not_provide_the_connection() -> None:
    story = influencing()
    story.lay("310", "0,-4")
    assert story.why("influence 304 310").clause == "ECL-INF-05"
    put_ship(story.state, story.sector("304"), 0, "interceptor")
    story.influences("304", "310")
    assert story.sector("310").disc == 0


@clause("ECL-FAQ-11")
def test_cubes_are_not_taken_back_without_the_disc() -> None:
    story = influencing()
    assert not any(move.startswith("cube") for move in story.moves())
    assert story.why("cube materials").message == "not-now"


@clause("ECL-FAQ-19")
def test_who_influences_a_sector_with_a_discovery_takes_the_tile_at_once() -> None:
    story = Story()
    story.lay("206", "-1,-1")
    story.takes("influence")
    story.influences("", "206", "eight_money")
    assert not story.sector("206").discovery
    assert {"use-discovery", "keep-discovery"} <= set(story.moves())


@clause("ECL-FAQ-02")
def test_upkeep_rises_with_actions_and_sectors() -> None:
    story = Story()
    story.lay("102", "0,-1")
    story.player().discs = 10
    before = upkeep(story.state, story.player())
    story.takes("influence")
    acted = upkeep(story.state, story.player())
    story.influences("", "102")
    assert before < acted < upkeep(story.state, story.player())


@clause("ECL-FAQ-05")
def test_an_action_is_never_refused_for_want_of_money() -> None:
    story = Story()
    story.store(money=0, science=0, materials=0)
    story.player().discs = 1
    story.takes("influence")
    assert upkeep(story.state, story.player()) > production(story.state, story.player(), "money")
