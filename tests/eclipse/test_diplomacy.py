"""Diplomatic relations and the Traitor (ECL-DIP)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from starboard.games.eclipse.control import put_ship
from starboard.games.eclipse.diplomacy import cannot_offer, form_relations
from starboard.games.eclipse.empire_events import (
    RelationsBroken,
    RelationsFormed,
    RelationsOffered,
    RelationsRefused,
    TileReturned,
    TraitorTaken,
)
from starboard.games.eclipse.explore import ControlOffer
from starboard.games.eclipse.kinds import Resource
from starboard.games.eclipse.resources import production
from starboard.games.eclipse.scoring import points
from starboard.games.eclipse.turn import Next, Turn, WrapUp
from starboard.kernel import only
from starboard.kernel.hidden import Slot
from starboard.kernel.view import veil
from starboard.testing import clause
from tests.eclipse.story import Story


def neighbours(seats: int = 4, species: Sequence[str] = ()) -> Story:
    """Seats 0 and 1 control the connected sectors 101 and 103; it is seat 0's turn."""
    story = Story(seats=seats, species=species)
    story.lay("101", "1,-1", disc=0, neutrals=False)
    story.lay("103", "1,0", disc=1)
    for player in story.state.players:
        player.colony_ships = 0  # nothing else is left to do at the end of a turn
    return story


def befriend(story: Story) -> None:
    """Seats 0 and 1 exchange ambassadors with a money and a science cube."""
    story.offers(1, "money")
    story.accepts("science")


def give_tiles(story: Story, seat: int, *values: str) -> None:
    for value in values:
        story.player(seat).reputation.add(Slot(value, only(seat)))


@clause("ECL-DIP-01")
@pytest.mark.parametrize("seats", [2, 3])
def test_fewer_than_four_players_have_no_relations(seats: int) -> None:
    story = neighbours(seats)
    give_tiles(story, 0, "1", "1", "2", "3")
    assert story.why("offer 1 money").clause == "ECL-DIP-01"
    assert story.why("give-back 1").clause == "ECL-DIP-01"


@clause("ECL-DIP-01", "ECL-DIP-06")
def test_four_players_may_have_relations_across_a_wormhole() -> None:
    story = neighbours(4)
    story.offers(1, "money")
    assert story.asked == (1,)


@clause("ECL-DIP-02")
def test_an_offer_is_made_at_any_time_of_the_own_turn_only() -> None:
    story = neighbours()
    assert story.why("offer 0 money", seat=1).message == "not-now"
    fault = cannot_offer(story.state, 1, 0)
    assert fault is not None
    assert fault.clause == "ECL-DIP-02"
    story.takes("build")
    befriend(story)
    assert story.asked == (0,)
    assert story.told(RelationsOffered) == [RelationsOffered("ECL-DIP-02", 0, 1)]


@clause("ECL-DIP-02")
def test_an_offer_goes_to_another_player_who_is_still_in_the_game() -> None:
    story = neighbours()
    assert story.why("offer 0 money").clause == "ECL-DIP-02"
    assert story.why("offer 4 money").clause == "ECL-DIP-02"
    story.player(1).eliminated = True
    assert story.why("offer 1 money").clause == "ECL-DIP-02"


@clause("ECL-DIP-02")
def test_an_offer_can_still_be_made_before_the_turn_ends() -> None:
    story = neighbours()
    story.passes()
    assert "offer 1 money" in story.moves(0)
    story.ends_turn()
    assert "offer 0 money" in story.moves(1)


@clause("ECL-DIP-02", "ECL-DIP-05")
@pytest.mark.parametrize(("rules", "asked"), [(1, 1), (2, 0)])
def test_room_for_an_ambassador_may_still_be_made_before_the_turn_ends(
    rules: int, asked: int
) -> None:
    story = neighbours()
    story.state.rules = rules
    story.sector("101").disc = -1
    story.player().partners = [2]
    give_tiles(story, 0, "1", "1", "2", "2")
    story.now(ControlOffer(0, "101"), WrapUp(0), Next(0))
    assert story.why("give-back 1").clause == "ECL-DIP-05"
    story.claims("101")
    assert story.asked == (asked,)
    if asked == 0:
        story.gives_back("1")
        story.offers(1, "money")
        assert story.asked == (1,)


@clause("ECL-DIP-03")
@pytest.mark.parametrize("holder", [0, 1])
def test_the_traitor_neither_offers_nor_accepts(holder: int) -> None:
    story = neighbours()
    story.state.traitor = holder
    assert story.why("offer 1 money").clause == "ECL-DIP-03"


@clause("ECL-DIP-04")
def test_who_offers_needs_a_free_space_that_takes_an_ambassador() -> None:
    story = neighbours()
    story.player().partners = [2, 3]
    give_tiles(story, 0, "1", "1", "2")
    assert story.why("offer 1 money").clause == "ECL-DIP-04"
    story.player().reputation.take("2")
    story.offers(1, "money")
    assert story.asked == (1,)


@clause("ECL-DIP-04")
def test_no_offer_goes_to_someone_whose_spaces_hold_ambassadors() -> None:
    story = neighbours(6, ("terran_directorate", "orion_hegemony"))
    story.player(1).partners = [2, 3, 4, 5]
    assert story.why("offer 1 money").clause == "ECL-DIP-04"


@clause("ECL-DIP-04", "ECL-DIP-05")
def test_a_reputation_tile_may_go_back_to_the_bag_to_make_room() -> None:
    story = neighbours()
    give_tiles(story, 1, "1", "2", "2", "3")
    story.player(1).partners = [2]
    before = len(story.state.reputation)
    story.offers(1, "money")
    assert story.why("accept science").clause == "ECL-DIP-04"
    story.gives_back("2")
    assert story.why("give-back 1").clause == "ECL-DIP-05"
    story.accepts("science")
    assert story.player(1).reputation.names() == ["1", "2", "3"]
    assert len(story.state.reputation) == before + 1


@clause("ECL-DIP-05")
@pytest.mark.parametrize(
    ("species", "partners", "tiles"),
    [("orion_hegemony", [2, 3, 4], ["1", "2"]), ("terran_directorate", [2, 3, 4, 5], ["1"])],
)
def test_a_tile_goes_back_for_the_last_ambassador_that_fits(
    species: str, partners: list[int], tiles: list[str]
) -> None:
    story = neighbours(6, (species,))
    story.player().partners = partners
    give_tiles(story, 0, *tiles)
    story.gives_back("1")
    story.offers(1, "money")
    assert story.asked == (1,)


@clause("ECL-DIP-05", "ECL-END-12")
def test_the_others_do_not_see_which_tile_went_back() -> None:
    story = neighbours()
    give_tiles(story, 0, "1", "2", "2", "3")
    story.player().partners = [2]
    story.gives_back("3")
    (returned,) = story.told(TileReturned)
    assert returned.audience() == only(0)
    assert returned.redacted() == TileReturned("ECL-DIP-05", 0, "")
    assert story.player().reputation.names() == ["1", "2", "2"]
    for seat in (1, None):
        table, _ = veil(story.state, seat)
        assert table.players[0].reputation.names() == ["", "", ""]


@clause("ECL-DIP-05")
def test_tiles_go_back_only_to_make_room() -> None:
    story = neighbours()
    give_tiles(story, 0, "1")
    assert story.why("give-back 1").clause == "ECL-DIP-05"
    give_tiles(story, 0, "2", "2", "3")
    story.player().partners = [2]
    assert story.why("give-back 4").message == "no-such-tile"
    story.gives_back("1")


@clause("ECL-DIP-05")
def test_no_tile_goes_back_when_relations_are_out_of_reach() -> None:
    story = neighbours()
    give_tiles(story, 0, "1", "2", "2", "3")
    story.player().partners = [2]
    story.state.traitor = 0
    assert story.why("give-back 1").message == "no-room-wanted"


@clause("ECL-DIP-06")
def test_sectors_of_both_must_be_joined_by_a_complete_wormhole() -> None:
    story = neighbours()
    assert story.why("offer 2 money").clause == "ECL-DIP-06"
    story.sector("103").rotation = 3  # its blank edge turns to sector 101
    story.learn("wormhole_generator")
    assert story.why("offer 1 money").clause == "ECL-DIP-06"


@clause("ECL-WARP-05")
def test_a_connection_by_warp_portals_counts() -> None:
    story = neighbours()
    story.sector("101").portal = True
    story.state.controlled(2)[0].portal = True
    story.offers(2, "money")
    assert story.told(RelationsOffered) == [RelationsOffered("ECL-DIP-02", 0, 2)]
    story.accepts("science", seat=2)
    assert (story.player(0).partners, story.player(2).partners) == ([2], [0])


@clause("ECL-WARP-05")
@pytest.mark.parametrize("seat", [0, 2])
def test_one_warp_portal_connects_nobody(seat: int) -> None:
    story = neighbours()
    story.state.controlled(seat)[0].portal = True
    assert story.why("offer 2 money").clause == "ECL-DIP-06"


@clause("ECL-DIP-07")
@pytest.mark.parametrize(("owner", "sector"), [(0, "103"), (1, "101")])
def test_no_ship_may_be_in_a_sector_of_the_other(owner: int, sector: str) -> None:
    story = neighbours()
    put_ship(story.state, story.sector(sector), owner, "interceptor")
    assert story.why("offer 1 money").clause == "ECL-DIP-07"


@clause("ECL-DIP-08")
def test_no_sector_may_contain_ships_of_both() -> None:
    story = neighbours()
    story.lay("106", "0,-1", ships={0: ["cruiser"], 1: ["cruiser"]})
    assert story.why("offer 1 money").clause == "ECL-DIP-08"


@clause("ECL-DIP-09")
def test_two_players_have_one_relation_only() -> None:
    story = neighbours()
    befriend(story)
    assert story.why("offer 1 money").clause == "ECL-DIP-09"


@clause("ECL-DIP-10")
def test_after_a_refusal_the_turn_goes_on() -> None:
    story = neighbours()
    story.offers(1, "money")
    assert story.asked == (1,)
    story.declines()
    assert (story.player(0).partners, story.asked) == ([], (0,))
    assert story.told(RelationsRefused) == [RelationsRefused("ECL-DIP-10", 1, 0)]
    assert story.why("offer 1 science").clause == "ECL-DIP-10"
    story.now(Turn(0))  # the next one
    story.offers(1, "science")


@clause("ECL-DIP-10")
def test_whoever_has_not_refused_may_still_be_asked_in_the_same_turn() -> None:
    story = neighbours()
    story.sector("101").portal = story.state.controlled(2)[0].portal = True
    assert {"offer 1 money", "offer 2 money"} <= set(story.moves(0))
    story.offers(1, "money")
    story.declines()
    assert story.why("offer 1 money").message == "offer-refused-this-turn"
    story.offers(2, "money")
    story.accepts("science", seat=2)
    assert [story.player(seat).partners for seat in (0, 1, 2)] == [[2], [], [0]]


@clause("ECL-DIP-11", "ECL-END-05")
def test_both_give_an_ambassador_with_a_cube_and_produce_more() -> None:
    story = neighbours()
    one, other = story.player(0), story.player(1)
    before = production(story.state, one, "money"), production(story.state, other, "science")
    befriend(story)
    assert (one.partners, other.partners) == ([1], [0])
    assert (one.ambassadors, other.ambassadors) == (2, 2)
    after = production(story.state, one, "money"), production(story.state, other, "science")
    assert (before, after) == ((3, 3), (4, 4))
    assert ("ambassadors", 1, "ECL-END-05") in points(story.state, 0)
    assert story.told(RelationsFormed) == [RelationsFormed("ECL-DIP-11", 0, 1)]
    assert story.told(RelationsRefused) == []


@clause("ECL-GEN-17")
def test_an_empty_track_has_no_cube_for_the_ambassador() -> None:
    story = neighbours()
    story.player().tracks["money"] = 0
    assert story.why("offer 1 money").clause == "ECL-GEN-17"


@clause("ECL-GEN-17")
@pytest.mark.parametrize("seat", [0, 1])
def test_without_an_ambassador_nobody_offers_relations(seat: int) -> None:
    story = neighbours()
    story.player(seat).ambassadors = 0
    assert story.why("offer 1 science").clause == "ECL-GEN-17"


@clause("ECL-DIP-12")
def test_the_spaces_of_a_track_take_ambassadors_reputation_or_both() -> None:
    terran, orion = Story().player(), Story(species=("orion_hegemony",)).player()
    assert terran.room_for(1, 4)
    assert not terran.room_for(0, 5)  # the first space is for ambassadors
    assert orion.room_for(4, 1)
    assert not orion.room_for(5, 0)  # the last space is for reputation


@clause("ECL-DIP-13")
def test_relations_last_as_long_as_nobody_attacks() -> None:
    story = neighbours()
    befriend(story)
    story.passes()
    assert (story.player(0).partners, story.state.traitor) == ([1], -1)


@clause("ECL-DIP-14", "ECL-DIP-16", "ECL-DIP-17")
def test_a_ship_in_a_partners_sector_at_the_end_of_the_own_turn_breaks_the_relation() -> None:
    story = neighbours()
    befriend(story)
    story.lay("106", "0,-1", disc=1, ships={0: ["cruiser"]})
    story.state.traitor = 3
    story.passes()
    assert [story.player(seat).partners for seat in (0, 1)] == [[], []]
    assert [story.player(seat).ambassadors for seat in (0, 1)] == [3, 3]
    assert story.state.traitor == 0
    held = [dict(story.player(seat).tracks) for seat in (0, 1)]
    story.returns_cube("materials", seat=1)
    story.returns_cube("science", seat=0)
    after = [story.player(seat).tracks for seat in (0, 1)]
    assert after[0]["science"] == held[0]["science"] + 1
    assert after[1]["materials"] == held[1]["materials"] + 1
    assert [event.seat for event in story.told(TraitorTaken)] == [0]
    assert story.told(RelationsBroken) == [RelationsBroken("ECL-DIP-14", 0, 1)]


@clause("ECL-DIP-14")
def test_a_ship_beside_a_partners_ship_is_aggression_too() -> None:
    story = neighbours()
    befriend(story)
    story.lay("106", "0,-1", ships={1: ["cruiser"], 0: ["cruiser"]})
    story.passes()
    assert story.state.traitor == 0


@clause("ECL-DIP-14")
def test_only_the_player_whose_turn_ends_is_the_aggressor() -> None:
    story = neighbours()
    befriend(story)
    story.lay("106", "0,-1", disc=0, ships={1: ["cruiser"]})
    story.passes()
    assert story.state.traitor == -1


@clause("ECL-DIP-14", "ECL-DIP-17")
def test_one_turn_may_break_several_relations() -> None:
    story = neighbours()
    befriend(story)
    form_relations(story.state, 0, Resource.MONEY, 2, Resource.MONEY)
    story.lay("106", "0,-1", disc=1, ships={2: ["interceptor"], 0: ["cruiser"]})
    story.passes()
    assert [story.player(seat).partners for seat in (0, 1, 2)] == [[], [], []]
    assert [event.player for event in story.told(RelationsBroken)] == [1, 2]
    assert [event.seat for event in story.told(TraitorTaken)] == [0]


@clause("ECL-DIP-14", "ECL-REACT-03")
def test_a_reaction_may_be_an_act_of_aggression() -> None:
    story = neighbours()
    befriend(story)
    story.player().passed = story.state.first_pass = True
    ship = put_ship(story.state, story.sector("101"), 0, "interceptor")
    story.reacts("move")
    story.flies(ship.id, "103")
    assert (story.player().partners, story.state.traitor) == ([], 0)


@clause("ECL-DIP-15")
def test_passing_through_a_partners_sector_is_no_aggression() -> None:
    story = neighbours()
    befriend(story)
    story.lay("106", "0,1")
    story.player().blueprints["interceptor"][3] = "nuclear_drive"
    ship = put_ship(story.state, story.sector("101"), 0, "interceptor")
    story.takes("move")
    story.flies(ship.id, "103")
    story.flies(ship.id, "106")
    story.stops()
    assert (story.asked, story.player().partners, story.state.traitor) == ((1,), [1], -1)


@clause("ECL-DIP-18")
def test_who_can_form_relations_in_the_figure() -> None:
    marion, marcus, alex = 0, 1, 2
    story = neighbours()
    story.settle(story.sector("001"), alex)
    story.lay("106", "0,-1", ships={marion: ["interceptor"], alex: ["interceptor"]})
    story.lay("102", "-1,0", disc=alex, ships={marcus: ["interceptor"]})
    assert story.why(f"offer {alex} money").clause == "ECL-DIP-08"
    assert f"offer {marcus} money" in story.moves(marion)
    story.state.active = marcus
    fault = cannot_offer(story.state, marcus, alex)
    assert fault is not None
    assert fault.clause == "ECL-DIP-07"
