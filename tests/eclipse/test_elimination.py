"""Leaving the game, by rule or by giving up (ECL-OCC-06…08)."""

from __future__ import annotations

import pytest

from starboard.games.eclipse import GAME
from starboard.games.eclipse.battle.bombing import Burial
from starboard.games.eclipse.battle.events import PopulationAttacked
from starboard.games.eclipse.battle.occupation import Collapse
from starboard.games.eclipse.control import add_orbital
from starboard.games.eclipse.elimination import eliminate
from starboard.games.eclipse.empire_events import Eliminated
from starboard.games.eclipse.events import StartMarkerTaken
from starboard.games.eclipse.face.things import seat_facts
from starboard.games.eclipse.kinds import Resource
from starboard.games.eclipse.scoring import final_outcome, points, total
from starboard.games.eclipse.upkeep import UpkeepPhase
from starboard.kernel import Entry, Forced, Seeded
from starboard.kernel.loop import advance, choice_of
from starboard.testing import clause
from tests.eclipse.fights import ARENA, BLANK, DAMAGE, Dice, Fight
from tests.eclipse.story import Story


def give_up(story: Story, seat: int) -> None:
    GAME.concede(story.state, seat, Forced())
    advance(GAME, story.state, Forced())


def partners(story: Story, one: int, other: int) -> None:
    """Two players have exchanged ambassadors with science cubes."""
    for giver, holder in ((one, other), (other, one)):
        story.player(holder).partners.append(giver)
        story.player(giver).ambassadors -= 1
        story.player(giver).tracks["science"] -= 1


@clause("ECL-OCC-07")
def test_the_points_of_the_moment_are_the_final_score() -> None:
    story = Story()
    story.sector("221").monolith = True
    eliminate(story.state, 0, "ECL-OCC-06")
    story.sector("221").monolith = False
    assert [tuple(score) for score in points(story.state, 0)] == [("eliminated", 6, "ECL-OCC-07")]
    outcome = final_outcome(story.state)
    assert (outcome.points, outcome.won) == ((6, 3), (0,))
    assert story.told(Eliminated) == [Eliminated("ECL-OCC-06", 0, 6)]


@clause("ECL-OCC-07")
def test_an_eliminated_player_has_no_resources_for_the_tie_break() -> None:
    story = Story()
    story.store(0, money=30)
    story.store(1, materials=0, science=0, money=1)
    eliminate(story.state, 0, "ECL-OCC-06")
    assert final_outcome(story.state).won == (1,)


@clause("ECL-OCC-07")
def test_the_start_marker_passes_to_the_next_player() -> None:
    story = Story(seats=3)
    eliminate(story.state, 2, "ECL-OCC-06")
    assert (story.state.start, story.told(StartMarkerTaken)) == (0, [])
    eliminate(story.state, 0, "ECL-OCC-06")
    assert story.state.start == 1
    assert story.told(StartMarkerTaken) == [StartMarkerTaken("ECL-OCC-07", 1)]


@clause("ECL-OCC-08")
def test_ships_discs_and_cubes_leave_the_game_and_structures_stay() -> None:
    story = Story()
    story.learn("orbital")
    story.store(materials=4)
    story.takes("build")
    story.builds("orbital", "221")
    story.learn("neutron_bombs")
    tray = dict(story.state.tray)
    eliminate(story.state, 0, "ECL-OCC-06")
    home = story.sector("221")
    assert (home.disc, home.ships, any(home.cubes), home.orbital) == (-1, [], False, True)
    assert home.arrivals == []
    assert story.state.tray == tray
    player = story.player()
    assert (player.discs, player.spare_discs, player.ambassadors) == (0, 0, 0)
    for shelf in (player.supply, player.tracks, player.graveyard, player.acting, player.reacting):
        assert set(shelf.values()) == {0}


@clause("ECL-OCC-08")
def test_an_eliminated_player_neither_produces_nor_pays() -> None:
    story = Story()
    eliminate(story.state, 0, "ECL-OCC-06")
    facts = seat_facts(story.state, 0)
    assert set(facts["production"].values()) == {0}
    assert (facts["upkeep"], facts["balance"]) == (0, 0)


@clause("ECL-OCC-08")
def test_ambassadors_of_others_go_back_with_their_cubes() -> None:
    story = Story(seats=4)
    partners(story, 0, 2)
    eliminate(story.state, 0, "ECL-OCC-06")
    story.go()
    assert (story.asked, story.player(2).partners, story.player(2).ambassadors) == ((2,), [], 3)
    before = story.player(2).tracks["money"]
    story.returns_cube("money")
    assert story.player(2).tracks["money"] == before + 1


@clause("ECL-OCC-07", "ECL-OCC-08", "ECL-UPK-10")
@pytest.mark.parametrize("phase", [Collapse(), UpkeepPhase()])
def test_partners_who_leave_at_once_keep_their_points_and_are_not_asked_for_cubes(
    phase: Entry,
) -> None:
    story = Story(seats=4)
    partners(story, 0, 1)
    for sector in ("221", "223"):
        story.sector(sector).disc = -1
        story.sector(sector).ships.clear()
    for player in story.state.players:
        player.discs, player.colony_ships = 0, 0
    for seat in (0, 1):
        story.store(seat, materials=0, science=0, money=0)
    for seat in (2, 3):
        story.store(seat, money=30)
    story.now(phase)
    assert story.state.alive() == [2, 3]
    assert (story.asked, story.state.start) == ((), 2)
    assert [player.final for player in story.state.players] == [1, 1, 0, 0]
    assert [player.partners for player in story.state.players] == [[], [], [], []]
    assert [event.seat for event in story.told(StartMarkerTaken)] == [2]


def test_who_gives_up_is_eliminated_and_the_turn_passes_on() -> None:
    story = Story(seats=3)
    story.takes("build")
    give_up(story, 0)
    assert (story.asked, story.state.outcome) == ((1,), None)
    assert story.player(0).eliminated
    story.takes("build")
    story.stops()
    story.takes("build", seat=2)
    story.stops()
    assert story.asked == (1,)


def test_who_gives_up_out_of_turn_interrupts_nobody() -> None:
    story = Story(seats=3)
    story.takes("build")
    give_up(story, 1)
    story.stops()
    assert story.asked == (2,)


def test_a_sector_that_was_just_drawn_is_discarded() -> None:
    story = Story(seats=3)
    story.takes("explore")
    story.explores("221", "0,-1", "102")
    give_up(story, 0)
    assert (story.state.discarded[1], len(story.state.drawn)) == (["102"], 0)


def test_an_open_offer_lapses_with_the_player_who_made_it() -> None:
    story = Story(seats=4)
    story.lay("101", "1,-1", disc=0, neutrals=False)
    story.lay("103", "1,0", disc=1)
    story.offers(1, "money")
    give_up(story, 0)
    assert story.asked == (1,)
    assert story.why("accept money").message == "not-now"


@clause("ECL-OCC-08")
def test_who_gives_up_has_no_points_and_the_last_player_left_has_won() -> None:
    story = Story(seats=3)
    story.sector("221").monolith = True
    give_up(story, 0)
    assert (total(story.state, 0), story.state.outcome) == (0, None)
    assert story.told(Eliminated) == [Eliminated("ECL-OCC-06", 0, 6)]
    give_up(story, 1)
    outcome = story.state.outcome
    assert outcome is not None
    assert (outcome.points, outcome.won, outcome.clause) == ((0, 0, 3), (2,), "ECL-END-02")


@clause("ECL-OCC-08")
def test_who_has_left_already_cannot_give_up_any_more() -> None:
    story = Story(seats=3)
    eliminate(story.state, 0, "ECL-OCC-06")
    give_up(story, 0)
    assert (total(story.state, 0), len(story.told(Eliminated))) == (3, 1)
    assert (story.player().final, story.state.alive()) == (3, [1, 2])


@clause("ECL-OCC-08")
def test_who_gives_up_in_the_upkeep_phase_leaves_the_ambassadors_to_the_others() -> None:
    story = Story(seats=4)
    partners(story, 0, 1)
    for player in story.state.players:
        player.colony_ships = 0
    story.player(0).discs = 3  # more upkeep than money
    story.store(materials=9)
    story.now(UpkeepPhase())
    story.trades("materials", "money", seat=0)
    give_up(story, 0)
    assert story.asked == (1,)
    story.returns_cube("money", seat=1)
    assert story.player(1).ambassadors == 3


@clause("ECL-OCC-08")
@pytest.mark.parametrize("seat", [0, 1])
def test_who_gives_up_in_a_battle_leaves_it_and_draws_no_tile(seat: int) -> None:
    fight = Fight({0: ["cruiser"], 1: ["interceptor"] * 2}, seats=3)
    fight.watch(1)
    GAME.concede(fight.state, seat, Forced())
    battle = fight.state.battle
    assert battle is not None
    assert seat not in battle.order
    advance(GAME, fight.state, Dice([]))
    assert [who for who, _ in fight.draws()] == [1 - seat]
    assert fight.left(seat) == []


# ------------------------------------------------------------------------- what was to be done


def question(story: Story) -> str:
    """What the seat that is asked decides."""
    return type(choice_of(story.state, story.asked[0])).__name__


@clause("ECL-OCC-08")
def test_nobody_aims_at_ships_that_have_left_the_game() -> None:
    fight = Fight({0: ["dreadnought"], 1: ["interceptor", "cruiser"]}, seats=3)
    fight.begin(BLANK, BLANK, DAMAGE, BLANK)
    assert (fight.asked, question(fight)) == ((0,), "Aiming")
    GAME.concede(fight.state, 1, Forced())
    advance(GAME, fight.state, Seeded("tiles"))
    assert (fight.asked, question(fight)) == ((0,), "KeepReputation")
    assert not list(GAME.invariants(fight.state))


@clause("ECL-OCC-08")
def test_nobody_retreats_from_ships_that_have_left_the_game() -> None:
    fight = Fight({0: ["cruiser"], 1: ["interceptor"]}, seats=3, retreats=[0])
    fight.begin(BLANK)
    assert (fight.asked, question(fight)) == ((0,), "Orders")
    GAME.concede(fight.state, 1, Forced())
    advance(GAME, fight.state, Seeded("tiles"))
    assert question(fight) == "KeepReputation"


@clause("ECL-REP-01")
def test_who_has_left_draws_no_tile_for_the_battle() -> None:
    fight = Fight({0: ["cruiser"], 1: ["interceptor"] * 2}, seats=3)
    fight.begin(BLANK, BLANK, DAMAGE, BLANK, DAMAGE, "1", "1", "1")
    assert (fight.asked, question(fight)) == ((0,), "KeepReputation")
    GAME.concede(fight.state, 1, Forced())
    fight.passes()
    assert fight.draws() == [(0, 3)]
    assert not list(GAME.invariants(fight.state))


def raid(seats: int = 3) -> Fight:
    """Seat 1 has cubes in the arena and in 205; seats 0 and 2 are there with ships."""
    fight = Fight({0: ["interceptor"]}, seats=seats, disc=1, cubes=(0, 1))
    fight.lay("205", "2,1", disc=1, cubes=(0, 1), ships={2: ["interceptor"]})
    return fight


@clause("ECL-BOMB-05")
def test_nobody_chooses_among_cubes_that_have_left_the_game() -> None:
    fight = raid()
    fight.begin(DAMAGE)
    assert (fight.asked, question(fight)) == ((2,), "Bombing")
    give_up(fight, 1)
    assert question(fight) == "Occupying"
    assert not list(GAME.invariants(fight.state))


@clause("ECL-BOMB-01")
@pytest.mark.parametrize("seat", [0, 1], ids=["the-attacker", "the-owner"])
def test_an_attack_that_was_to_come_does_not_without_either_side(seat: int) -> None:
    fight = raid()
    fight.begin(DAMAGE)
    give_up(fight, seat)
    while fight.asked and question(fight) in ("Bombing", "Occupying"):
        fight.bombs("205.0") if question(fight) == "Bombing" else fight.passes()
    assert [event.sector for event in fight.told(PopulationAttacked)] == ["205"]
    assert not list(GAME.invariants(fight.state))


@clause("ECL-BOMB-07")
def test_a_cube_finds_its_graveyard_though_its_attacker_has_left() -> None:
    fight = Fight({0: ["interceptor"] * 2}, seats=3, disc=1)
    add_orbital(fight.sector(ARENA))
    arena = fight.sector(ARENA)
    arena.cubes[-1] = True
    fight.player(1).tracks["money"] -= 1
    fight.begin(DAMAGE, BLANK)
    assert (fight.asked, question(fight)) == ((1,), "Burial")
    give_up(fight, 0)
    assert (fight.asked, question(fight)) == ((1,), "Burial")
    fight.buries("science")
    assert fight.player(1).graveyard["science"] == 1
    assert not list(GAME.invariants(fight.state))


def test_before_rules_3_a_cube_was_lost_with_its_attacker() -> None:
    fight = Fight({0: ["interceptor"]}, seats=3, disc=1)
    fight.state.rules = 2
    fight.now(Burial(1, ARENA, (Resource.SCIENCE, Resource.MONEY)))
    assert fight.asked == (1,)
    give_up(fight, 0)
    assert fight.asked == ()


@clause("ECL-OCC-02")
def test_who_has_left_takes_no_sector_from_anybody() -> None:
    fight = Fight({0: ["interceptor"]}, seats=3, disc=1)
    fight.lay("205", "2,1", disc=1, ships={2: ["interceptor"]})
    fight.begin()
    assert (fight.asked, question(fight)) == ((2,), "Occupying")
    give_up(fight, 0)
    fight.passes()
    assert fight.sector(ARENA).disc == 1
