"""Upkeep and bankruptcy (ECL-UPK)."""

from __future__ import annotations

import pytest

from starboard.games.eclipse.cleanup import Cleanup
from starboard.games.eclipse.empire_events import Eliminated, UpkeepPaid
from starboard.games.eclipse.resources import upkeep
from starboard.games.eclipse.upkeep import UpkeepPhase
from starboard.testing import clause
from tests.eclipse.story import Story

CUBES = 11


def at_upkeep(seats: int = 2, species: tuple[str, ...] = ()) -> Story:
    """Nobody has a colony ship left, so nobody is asked without need."""
    story = Story(seats=seats, species=species)
    for player in story.state.players:
        player.colony_ships = 0
    return story


def accounts(story: Story, seat: int = 0, *, discs_away: int, money_cubes: int, money: int) -> None:
    """Set upkeep, income and money of a player, who has nothing to trade."""
    player = story.player(seat)
    player.discs = 13 - discs_away
    player.tracks["money"] = CUBES - money_cubes
    story.store(seat, materials=0, science=0, money=money)


@clause("ECL-UPK-01")
def test_all_players_do_their_upkeep_at_once_and_cleanup_waits_for_everybody() -> None:
    story = at_upkeep()
    for seat, (sector, zone) in enumerate([("102", "0,-1"), ("106", "0,1")]):
        story.lay(sector, zone, disc=seat)
        accounts(story, seat, discs_away=6, money_cubes=1, money=0)
        story.player(seat).acting["build"] = 3
    story.state.technologies.bag.clear()
    story.now(UpkeepPhase(), Cleanup())
    assert story.asked == (0, 1)
    story.gives_up("106", seat=1)
    assert [*story.asked, story.player(1).acting["build"]] == [0, 3]
    story.gives_up("102", seat=0)
    assert story.player(1).acting["build"] == 0


@clause("ECL-UPK-02")
def test_materials_of_this_phase_do_not_pay_its_upkeep() -> None:
    story = at_upkeep()
    accounts(story, discs_away=6, money_cubes=2, money=0)
    story.player().tracks["materials"] = 0  # 28 materials are about to come
    story.now(UpkeepPhase())
    assert story.why("trade materials money", seat=0).clause == "ECL-RES-02"
    assert story.asked == (0,)


@clause("ECL-UPK-03", "ECL-UPK-02")
def test_a_cube_placed_in_upkeep_raises_the_income_of_this_phase() -> None:
    story = at_upkeep()
    story.lay("103", "0,-1", disc=0)
    story.player().colony_ships = 1
    accounts(story, discs_away=2, money_cubes=2, money=0)
    story.now(UpkeepPhase())
    story.colonises("103.0", "money")
    assert story.player().storage["money"] == 6


@clause("ECL-UPK-03")
def test_who_keeps_the_colony_ships_goes_on_to_pay() -> None:
    story = at_upkeep()
    story.lay("103", "0,-1", disc=0)
    story.player().colony_ships = 1
    accounts(story, discs_away=2, money_cubes=2, money=0)
    story.now(UpkeepPhase())
    story.pays()
    assert (story.player().storage["money"], story.player().colony_ships) == (4, 1)


@clause("ECL-UPK-04")
def test_no_cube_is_placed_beside_enemy_ships_in_upkeep() -> None:
    story = at_upkeep()
    story.lay("103", "0,-1", disc=0, ships={1: ["interceptor"]})
    story.lay("102", "1,-1", disc=0)
    story.player().colony_ships = 2
    story.now(UpkeepPhase())
    assert story.why("colonise 103.0 money", seat=0).clause == "ECL-UPK-04"
    story.colonises("102.0", "science", seat=0)


@clause("ECL-UPK-04")
def test_for_draco_ancients_are_no_enemies() -> None:
    story = at_upkeep(species=("descendants_of_draco",))
    story.lay("105", "0,-1", disc=0)
    story.player().colony_ships = 1
    story.now(UpkeepPhase())
    story.colonises("105.0", "money", seat=0)
    assert story.player().colony_ships == 0


@clause("ECL-UPK-05")
def test_income_less_upkeep_is_gained_or_paid() -> None:
    story = at_upkeep()
    accounts(story, 0, discs_away=6, money_cubes=4, money=0)
    accounts(story, 1, discs_away=8, money_cubes=2, money=7)
    story.now(UpkeepPhase())
    assert [story.player(seat).storage["money"] for seat in (0, 1)] == [3, 1]
    assert [(event.income, event.cost) for event in story.told(UpkeepPaid)] == [(8, 5), (4, 10)]


@clause("ECL-UPK-06")
def test_who_cannot_pay_may_trade_for_the_missing_money() -> None:
    story = at_upkeep()
    accounts(story, discs_away=7, money_cubes=2, money=1)  # 4 - 7 + 1
    story.store(materials=4)
    story.now(UpkeepPhase())
    story.trades("materials", "money")
    assert story.why("give-up 223").clause == "ECL-UPK-07"  # still short of money
    story.trades("materials", "money")
    assert (story.player().storage["money"], story.asked) == (0, ())


@clause("ECL-UPK-07")
def test_a_sector_given_up_returns_its_disc_and_its_cubes() -> None:
    story = at_upkeep()
    story.lay("102", "0,-1", disc=0, cubes=[0, 1])
    accounts(story, discs_away=6, money_cubes=2, money=0)
    science = story.player().tracks["science"]
    story.now(UpkeepPhase())
    story.gives_up("102")
    sector = story.sector("102")
    assert (sector.disc, sector.cubes, story.player().discs) == (-1, [False, False], 8)
    assert story.player().tracks["science"] == science + 2


@clause("ECL-UPK-07")
def test_only_own_sectors_can_be_given_up() -> None:
    story = at_upkeep()
    accounts(story, discs_away=7, money_cubes=1, money=0)
    story.now(UpkeepPhase())
    assert story.why("give-up 223", seat=0).clause == "ECL-UPK-07"


@clause("ECL-UPK-08")
def test_a_sector_with_money_cubes_lowers_the_income_too() -> None:
    story = at_upkeep()
    story.lay("103", "0,-1", disc=0, cubes=[0])
    accounts(story, discs_away=6, money_cubes=2, money=0)  # 4 - 5
    story.now(UpkeepPhase())
    story.gives_up("103")  # 3 - 3
    assert (story.player().storage["money"], story.asked) == (0, ())


@clause("ECL-UPK-09", "ECL-FAQ-06")
def test_who_can_pay_is_not_asked_and_keeps_the_sectors() -> None:
    story = at_upkeep()
    story.lay("102", "0,-1", disc=0)
    accounts(story, discs_away=6, money_cubes=2, money=1)
    story.now(UpkeepPhase())
    assert (story.asked, story.player().storage["money"]) == ((), 0)
    assert story.sector("102").disc == 0


@clause("ECL-UPK-09")
def test_no_sector_is_given_up_once_the_money_suffices() -> None:
    story = at_upkeep()
    story.lay("102", "0,-1", disc=0)
    story.lay("106", "1,-1", disc=0)
    accounts(story, discs_away=6, money_cubes=2, money=0)
    story.now(UpkeepPhase())
    story.gives_up("102")
    assert story.asked == ()
    assert story.sector("106").disc == 0


@clause("ECL-UPK-10")
def test_who_cannot_pay_after_everything_leaves_the_game_with_the_points_of_that_moment() -> None:
    story = at_upkeep()
    player = story.player()
    player.discs = 0
    player.acting["build"] = 12
    story.store(materials=0, science=0, money=0)
    story.learn("neutron_bombs")
    story.learn("plasma_cannon")
    story.learn("phase_shield")
    story.now(UpkeepPhase())
    story.gives_up("221")
    assert (player.eliminated, player.final) == (True, 1)  # four technologies on a track
    assert not any(sector.has_ship(0) for sector in story.state.sectors.values())
    assert [event.clause for event in story.told(Eliminated)] == ["ECL-UPK-10"]
    assert not story.player(1).eliminated


@clause("ECL-UPK-11")
def test_materials_and_research_come_from_their_tracks() -> None:
    story = at_upkeep()
    player = story.player()
    player.tracks.update(materials=CUBES - 3, science=CUBES - 1)
    story.store(materials=1, science=1)
    story.now(UpkeepPhase())
    assert (player.storage["materials"], player.storage["science"]) == (7, 4)


@clause("ECL-UPK-12")
def test_alex_avoids_bankruptcy() -> None:
    story = at_upkeep()
    story.lay("102", "0,-1", disc=0)
    accounts(story, discs_away=6, money_cubes=2, money=0)
    player = story.player()
    player.tracks.update(materials=CUBES - 3, science=CUBES - 1)
    story.now(UpkeepPhase())
    story.gives_up("102")
    assert upkeep(story.state, player) == 3
    assert player.storage == {"materials": 6, "science": 3, "money": 1}


@clause("ECL-UPK-06")
@pytest.mark.parametrize(("resource", "amount"), [("materials", 2), ("science", 2), ("money", 0)])
def test_who_has_no_sector_may_still_have_something_to_trade(resource: str, amount: int) -> None:
    story = at_upkeep()
    story.sector("221").disc = -1
    accounts(story, discs_away=7, money_cubes=1, money=0)
    story.store(**{resource: amount})
    story.now(UpkeepPhase())
    assert (story.asked, story.player().eliminated) == (((0,), False) if amount else ((), True))


@clause("ECL-UPK-06")
def test_less_than_the_trade_rate_helps_nobody() -> None:
    story = at_upkeep()
    story.sector("221").disc = -1
    accounts(story, discs_away=7, money_cubes=1, money=0)
    story.store(materials=1, science=1)
    story.now(UpkeepPhase())
    assert story.player().eliminated


@clause("ECL-UPK-03")
def test_without_a_colony_ship_an_empty_square_asks_nobody() -> None:
    story = at_upkeep()
    story.lay("103", "0,-1", disc=0)
    accounts(story, discs_away=2, money_cubes=2, money=0)
    story.now(UpkeepPhase())
    assert (story.asked, story.player().storage["money"]) == ((), 4)


@clause("ECL-UPK-03")
def test_without_a_square_to_settle_a_colony_ship_asks_nobody() -> None:
    story = at_upkeep()
    story.player().colony_ships = 3  # at home only squares with a star are empty
    story.now(UpkeepPhase())
    assert story.asked == ()


@clause("ECL-UPK-10")
def test_ambassadors_of_the_bankrupt_go_home_and_those_of_the_others_stay() -> None:
    story = at_upkeep(4)
    for one, other in ((0, 1), (2, 3)):
        for giver, holder in ((one, other), (other, one)):
            story.player(holder).partners.append(giver)
            story.player(giver).ambassadors -= 1
            story.player(giver).tracks["money"] -= 1
    story.sector("221").disc = -1
    accounts(story, discs_away=13, money_cubes=1, money=0)
    story.now(UpkeepPhase())
    story.returns_cube("money", seat=1)
    assert [player.partners for player in story.state.players] == [[], [], [3], [2]]
    assert [player.ambassadors for player in story.state.players] == [0, 3, 2, 2]
