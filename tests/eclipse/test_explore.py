"""Exploring (ECL-EXP). Seat 0 lives in 221 at zone 0,-2; to its south lies 0,-1 in ring I."""

from __future__ import annotations

import pytest

from starboard.games.eclipse import GAME
from starboard.games.eclipse.discoveries import DiscoveryChoice
from starboard.games.eclipse.explore import Exploring, Placing
from starboard.games.eclipse.galaxy_events import (
    DiscoveryDrawn,
    DiscoveryKept,
    DiscoveryUsed,
    SectorDiscarded,
    SectorDrawn,
    SectorPlaced,
    StackRenewed,
)
from starboard.games.eclipse.state import NEUTRAL
from starboard.kernel import EVERYONE
from starboard.kernel.chance import SHUFFLED
from starboard.kernel.view import View
from starboard.testing import clause
from tests.eclipse.story import Story

DRACO = ("descendants_of_draco",)


def exploring(species: tuple[str, ...] = ()) -> Story:
    story = Story(species=species)
    story.takes("explore")
    return story


def empty_stack(story: Story, ring: int, *discarded: str) -> None:
    story.state.stacks[ring].bag.clear()
    story.state.discarded[ring] = list(discarded)


@clause("ECL-EXP-01")
@pytest.mark.parametrize(
    ("ships", "is_origin"),
    [
        pytest.param({}, False, id="nobody"),
        pytest.param({1: ["cruiser"]}, False, id="somebody else"),
        pytest.param({0: ["cruiser"]}, True, id="one of one's own"),
        pytest.param({0: ["starbase"]}, True, id="a Starbase of one's own"),
        pytest.param({0: ["cruiser"], 1: ["interceptor"]}, False, id="one beside one enemy"),
        pytest.param({0: ["cruiser"] * 2, 1: ["interceptor"]}, True, id="two beside one enemy"),
        pytest.param({0: ["cruiser"] * 2, 1: ["interceptor"] * 2}, False, id="two beside two"),
        pytest.param({0: ["cruiser"], NEUTRAL: ["ancient"]}, False, id="one beside an Ancient"),
    ],
)
def test_a_sector_with_an_own_ship_that_is_not_pinned_is_an_origin(
    ships: dict[int, list[str]], is_origin: bool
) -> None:
    story = Story()
    story.lay("102", "0,-1", ships=ships)
    story.takes("explore")
    assert ("explore 102 1,-1" in story.moves()) is is_origin
    if is_origin:
        story.explores("102", "1,-1", "103")
        assert story.state.drawn.names() == ["103"]
    else:
        assert story.why("explore 102 1,-1").clause == "ECL-EXP-01"


@clause("ECL-EXP-01")
def test_a_pinned_ship_makes_no_origin_but_a_disc_does() -> None:
    story = Story()
    pollux = story.lay("102", "0,-1", ships={0: ["cruiser"], 1: ["interceptor"]})
    story.takes("explore")
    assert story.why("explore 102 1,-1").clause == "ECL-EXP-01"
    story.settle(pollux, 0)
    assert "explore 102 1,-1" in story.moves()


@clause("ECL-EXP-01", "ECL-TECH-22")
def test_a_cloaked_ship_beside_one_enemy_is_an_origin() -> None:
    story = Story()
    story.learn("cloaking_device", track="grid")
    story.lay("102", "0,-1", ships={0: ["cruiser"], 1: ["interceptor"]})
    story.takes("explore")
    assert "explore 102 1,-1" in story.moves()


@clause("ECL-EXP-12", "ECL-EXP-13", "ECL-TECH-12")
def test_a_disc_that_the_discovery_brings_may_take_the_sector() -> None:
    story = Story()
    story.player().discs = 1
    story.state.tray = {"advanced_robotics": 1}
    story.takes("explore")
    story.explores("221", "-1,-1", "206")
    story.places("206", 0, "ancient_tech")
    story.uses_discovery()
    story.takes_technology("advanced_robotics")
    assert story.listed() == ["claim 206", "leave"]


@clause("ECL-EXP-02")
@pytest.mark.parametrize(
    ("zone", "why"),
    [
        ("1,-2", "no-wormhole-there"),
        ("0,1", "zone-not-beside"),
        ("0,-1", "zone-explored"),
    ],
)
def test_a_zone_is_empty_and_behind_a_fragment_of_the_origin(zone: str, why: str) -> None:
    story = Story()
    story.lay("102", "0,-1")
    story.takes("explore")
    refused = story.why(f"explore 221 {zone}")
    assert (refused.clause, refused.message) == ("ECL-EXP-02", why)


@clause("ECL-EXP-03")
@pytest.mark.parametrize(("zone", "sector"), [("0,-1", "102"), ("-1,-1", "201"), ("0,-3", "304")])
def test_the_sector_comes_from_the_stack_of_the_zone_s_ring(zone: str, sector: str) -> None:
    story = exploring()
    story.state.stacks[3].bag = ["304"]
    before = len(story.state.stacks[int(sector[0])])
    story.explores("221", zone, sector)
    assert story.state.drawn.names() == [sector]
    assert story.state.drawn.pool == f"ring{sector[0]}"
    assert len(story.state.stacks[int(sector[0])]) == before - 1


@clause("ECL-EXP-03")
def test_only_the_explorer_sees_what_was_drawn() -> None:
    story = exploring()
    story.explores("221", "0,-1", "102")
    assert View(GAME, story.state, 0).table.drawn.names() == ["102"]
    assert View(GAME, story.state, 1).table.drawn.names() == [""]
    drawn = story.told(SectorDrawn)[0]
    assert drawn.audience() != EVERYONE
    assert drawn.redacted().sector == ""


@clause("ECL-EXP-04", "ECL-EXP-14")
def test_a_drawn_sector_may_be_discarded_face_up() -> None:
    story = exploring()
    story.explores("221", "0,-1", "102")
    story.discards()
    assert "102" not in story.state.sectors
    assert story.state.discarded[1] == ["102"]
    assert not story.state.drawn.slots
    assert story.told(SectorDiscarded)[0].audience() == EVERYONE


@clause("ECL-EXP-05", "ECL-EXP-18")
def test_only_rotations_that_join_the_sector_to_the_origin_are_legal() -> None:
    story = exploring()
    story.state.stacks[3].bag = ["317"]
    story.explores("221", "0,-3", "317")  # fragments 3 and 4; 221 lies to the south, edge 3
    assert [move for move in story.moves() if move.startswith("place")] == [
        "place 317 0",
        "place 317 5",
    ]
    assert story.why("place 317 1").clause == "ECL-EXP-05"
    assert story.why("place 317 6").clause == "ECL-EXP-05"
    assert story.why("place 304 0").clause == "ECL-EXP-04"
    story.places("317", 5)
    placed = story.sector("317")
    assert (placed.zone, placed.rotation) == ("0,-3", 5)
    assert [event.sector for event in story.told(SectorPlaced)] == ["317"]


@clause("ECL-EXP-04", "ECL-EXP-05", "ECL-SPEC-23")
def test_the_question_names_what_was_drawn() -> None:
    story = exploring(DRACO)
    story.explores("228", "0,-1", "103")
    choice = story.state.agenda.top
    assert isinstance(choice, Placing)
    asked = {"seat": 0, "zone": "0,-1", "sector": "103", "second": ""}
    assert choice.question(story.state) == asked
    assert len(choice.offers(story.state, 0)) == 8  # six ways to turn it, and two other moves
    story.draws_again("102")
    assert choice.question(story.state) == {**asked, "second": "102"}
    story.listed()


@clause("ECL-EXP-06")
def test_other_neighbours_need_not_be_joined() -> None:
    story = Story()
    story.lay("102", "0,-1", disc=0)
    story.takes("explore")
    story.explores("221", "-1,-1", "205")  # three edges in a row, 102 lies to the south-east
    joined = [move for move in story.moves() if move.startswith("place")]
    assert len(joined) == 3


@clause("ECL-EXP-07")
def test_a_discovery_space_gets_a_face_down_tile() -> None:
    story = exploring()
    story.explores("221", "0,-1", "101")
    before = len(story.state.discoveries)
    story.places("101", 1)
    assert story.sector("101").discovery
    assert len(story.state.discoveries) == before


@clause("ECL-EXP-07", "ECL-GEN-17")
def test_without_discoveries_left_none_is_laid() -> None:
    story = exploring()
    laid = sum(sector.discovery for sector in story.state.sectors.values())
    del story.state.discoveries.bag[laid:]
    story.explores("221", "0,-1", "101")
    story.places("101", 1)
    assert not story.sector("101").discovery


@clause("ECL-EXP-08")
@pytest.mark.parametrize(("sector", "rotation", "ancients"), [("101", 1, 1), ("104", 0, 2)])
def test_ancients_come_with_their_symbols(sector: str, rotation: int, ancients: int) -> None:
    story = exploring()
    story.explores("221", "0,-1", sector)
    story.places(sector, rotation)
    assert [ship.kind for ship in story.sector(sector).ships] == ["ancient"] * ancients


@clause("ECL-EXP-09", "ECL-ACTX-08")
def test_beside_ancients_the_explorer_gets_neither_discovery_nor_control() -> None:
    story = exploring()
    story.state.stacks[3].bag = ["301"]
    discs = story.player().discs
    story.explores("221", "0,-3", "301")
    story.places("301", 0)
    found = story.sector("301")
    assert (found.discovery, len(found.ships), found.disc) == (True, 2, -1)
    assert (story.player().discs, len(story.player().kept)) == (discs, 0)
    assert story.asked == (1,)


@clause("ECL-EXP-10", "ECL-EXP-11")
def test_the_explorer_takes_the_discovery_at_once_and_sees_it_before_deciding() -> None:
    story = exploring()
    story.explores("221", "-1,-1", "206")
    story.places("206", 0, "eight_money")
    assert not story.sector("206").discovery
    assert (story.state.drawn.pool, story.state.drawn.names()) == ("discoveries", ["eight_money"])
    assert [event.tile for event in story.told(DiscoveryDrawn)] == ["eight_money"]
    choice = story.state.agenda.top
    assert isinstance(choice, DiscoveryChoice)
    assert choice.question(story.state) == {"seat": 0, "tile": "eight_money"}
    assert story.listed() == ["use-discovery", "keep-discovery"]


@clause("ECL-EXP-11")
def test_a_discovery_is_worth_its_reward_or_two_points() -> None:
    for move, money, kept in (("use-discovery", 8, 0), ("keep-discovery", 0, 1)):
        story = exploring()
        story.store(money=0)
        story.explores("221", "-1,-1", "206")
        story.places("206", 0, "eight_money")
        story.do(move)
        assert (story.player().storage["money"], len(story.player().kept)) == (money, kept)
        assert (len(story.told(DiscoveryKept)), len(story.told(DiscoveryUsed))) == (kept, 1 - kept)


@clause("ECL-EXP-12")
def test_the_explorer_may_take_control_with_a_disc_of_the_track() -> None:
    story = exploring()
    story.explores("221", "0,-1", "102")
    story.places("102", 0)
    discs = story.player().discs
    assert story.why("claim 103").clause == "ECL-EXP-12"
    story.claims("102")
    assert (story.sector("102").disc, story.player().discs) == (0, discs - 1)


@clause("ECL-EXP-12")
def test_control_may_be_declined() -> None:
    story = exploring()
    story.explores("221", "0,-1", "102")
    story.places("102", 0)
    story.leaves()
    assert story.sector("102").disc == -1


@clause("ECL-EXP-12")
def test_without_a_disc_nobody_is_asked_for_control() -> None:
    story = exploring()
    story.player().discs = 0
    story.explores("221", "0,-1", "102")
    story.places("102", 0)
    assert story.sector("102").disc == -1
    assert story.asked == (1,)


@clause("ECL-EXP-13")
def test_the_discovery_comes_before_the_decision_on_control() -> None:
    story = exploring()
    story.explores("221", "-1,-1", "206")
    story.places("206", 0, "ancient_cruiser")
    story.uses_discovery()
    assert [ship.kind for ship in story.sector("206").ships_of(0)] == ["cruiser"]
    assert story.sector("206").disc == -1
    assert "claim 206" in story.moves()


@clause("ECL-EXP-15")
def test_an_empty_stack_is_made_of_its_discard_pile() -> None:
    story = exploring()
    empty_stack(story, 1, "102", "103")
    story.explores("221", "0,-1", SHUFFLED, "103")
    assert story.state.drawn.names() == ["103"]
    assert story.state.stacks[1].names() == ["102"]
    assert story.state.discarded[1] == []
    assert story.told(StackRenewed)[0].ring == 1


@clause("ECL-EXP-16")
def test_a_ring_without_stack_and_discard_pile_is_not_explored() -> None:
    story = exploring()
    empty_stack(story, 1)
    assert story.why("explore 221 0,-1").clause == "ECL-EXP-16"
    assert "explore 221 -1,-1" in story.listed()  # a stack without a discard pile
    assert not any(move.endswith(" 0,-1") for move in story.moves())


@clause("ECL-EXP-17", "ECL-ACTX-09")
def test_a_sector_that_was_just_placed_is_the_origin_of_the_next_exploration() -> None:
    story = exploring(("planta",))
    story.explores("226", "0,-1", "102")
    story.places("102", 0)
    story.claims("102")
    choice = story.state.agenda.top
    assert isinstance(choice, Exploring)
    assert choice.left == 1
    story.explores("102", "1,-1", "103")
    story.places("103", 0)
    story.claims("103")
    story.ends_turn()
    assert story.asked == (1,)


@clause("ECL-EXP-01", "ECL-EXP-02", "ECL-EXP-17")
def test_every_zone_that_can_be_explored_is_listed() -> None:
    story = Story()
    story.lay("102", "0,-1", ships={0: ["cruiser"]})
    story.lay("103", "1,-1", ships={1: ["cruiser"], 0: ["interceptor"]})
    story.lay("304", "0,-3", disc=0)
    story.takes("explore")
    assert story.listed() == [
        "explore 221 1,-3",
        "explore 221 -1,-1",
        "explore 102 -1,-1",
        "explore 304 0,-4",
        "stop",
    ]
    story.learn("wormhole_generator")
    assert len(story.listed()) == 5 + 8


@clause("ECL-EXP-17", "ECL-GEN-04")
def test_exploring_may_stop_before_it_begins() -> None:
    story = exploring(("planta",))
    story.stops()
    assert story.asked == (1,)


@clause("ECL-GEN-15")
def test_far_out_everything_comes_from_the_third_stack() -> None:
    story = Story()
    story.state.stacks[3].bag = ["306"]
    story.lay("304", "0,-4", disc=0)  # fragments to the north and south
    story.takes("explore")
    story.explores("304", "0,-5", "306")
    assert story.state.drawn.names() == ["306"]


# ------------------------------------------------------------------------- Draco


@clause("ECL-FAQ-22", "ECL-SPEC-23")
def test_draco_decides_after_the_first_sector_whether_to_draw_a_second() -> None:
    story = exploring(DRACO)
    story.explores("228", "0,-1", "102")
    assert {"draw-again", "place 102 0", "discard"} <= set(story.moves())
    story.places("102", 0)
    assert story.state.discarded[1] == []


@clause("ECL-SPEC-23")
def test_draco_places_one_of_two_sectors_and_discards_the_other() -> None:
    story = exploring(DRACO)
    story.explores("228", "0,-1", "102")
    story.draws_again("103")
    assert story.why("draw-again").clause == "ECL-SPEC-23"
    story.places("103", 0)
    assert "103" in story.state.sectors
    assert story.state.discarded[1] == ["102"]


@clause("ECL-SPEC-23", "ECL-EXP-16")
def test_draco_draws_no_second_sector_where_there_is_none() -> None:
    story = exploring(DRACO)
    empty_stack(story, 1, "102")
    story.explores("228", "0,-1", SHUFFLED, "102")
    assert story.why("draw-again").clause == "ECL-EXP-16"


@clause("ECL-SPEC-23")
def test_nobody_else_draws_two_sectors() -> None:
    story = exploring()
    story.explores("221", "0,-1", "102")
    assert story.why("draw-again").clause == "ECL-EXP-03"


@clause("ECL-SPEC-27", "ECL-SPEC-28")
def test_draco_takes_control_beside_ancients_but_not_the_discovery() -> None:
    story = exploring(DRACO)
    story.explores("228", "0,-1", "101")
    story.places("101", 1)
    story.claims("101")
    assert story.sector("101").disc == 0
    assert story.sector("101").discovery


# ------------------------------------------------------------------------- Wormhole Generator


@clause("ECL-TECH-16")
def test_with_wormhole_generator_edges_without_a_fragment_are_explored() -> None:
    story = Story()
    story.learn("wormhole_generator")
    story.takes("explore")
    story.explores("221", "1,-2", "201")
    assert story.state.drawn.names() == ["201"]


@clause("ECL-TECH-17")
def test_with_wormhole_generator_a_fragment_must_still_lie_on_the_shared_edge() -> None:
    story = Story()
    story.learn("wormhole_generator")
    story.takes("explore")
    story.explores("221", "1,-2", "201")  # fragments 1, 3, 5; 221 lies behind edge 5
    places = [move for move in story.moves() if move.startswith("place")]
    assert places == ["place 201 0", "place 201 2", "place 201 4"]
    assert story.why("place 201 1").clause == "ECL-TECH-17"
