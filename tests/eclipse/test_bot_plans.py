"""What the house bot thinks of before it fights: parts, reputation, and people in the way."""

from __future__ import annotations

from itertools import product

import pytest

from starboard.games.eclipse.bot.outlook import Outlook
from starboard.games.eclipse.bot.refits import refits
from starboard.games.eclipse.bot.renown import best_of, renown
from starboard.games.eclipse.bot.strength import Force, Might, chance_to_clear
from starboard.games.eclipse.bot.war import campaigns, needed
from starboard.games.eclipse.kinds import ShipType
from starboard.kernel import only
from starboard.kernel.hidden import Slot
from tests.eclipse.story import Story

BASIC = ("ion_cannon", "electron_computer", "hull", "nuclear_drive", "nuclear_source")


def parts_after(parts: tuple[str, ...], count: int) -> list[str]:
    """What the best plan for a Terran dreadnought makes of it."""
    story = Story()
    player = story.player()
    tiles = tuple(player.blueprints["dreadnought"])
    found = refits("terran", ShipType.DREADNOUGHT, tiles, (), (*BASIC, *parts), count)
    return [part.id for part in found[-1].after.parts]


def test_a_source_is_installed_for_the_sake_of_the_cannon_that_needs_it() -> None:
    assert "antimatter_cannon" not in parts_after(("antimatter_cannon",), 1)
    after = parts_after(("antimatter_cannon",), 2)
    assert "antimatter_cannon" in after
    assert after.count("nuclear_source") == 2


def test_more_activations_never_make_a_worse_ship() -> None:
    tiles = tuple(Story().player().blueprints["cruiser"])
    found = refits("terran", ShipType.CRUISER, tiles, (), (*BASIC, "improved_hull"), 3)
    assert [refit.parts for refit in found] == [1, 2, 3]


@pytest.mark.parametrize(("draws", "held"), [(1, 0), (2, 0), (3, 0), (2, 2), (5, 3)])
def test_the_best_of_several_tiles_is_expected_as_often_as_it_is_drawn(
    draws: int, held: int
) -> None:
    tiles = [1] * 12 + [2] * 10 + [3] * 7 + [4] * 4
    chances = {points: tiles.count(points) / len(tiles) for points in (1, 2, 3, 4)}
    expected = 0.0
    for drawn in product(chances, repeat=draws):
        likely = 1.0
        for points in drawn:
            likely *= chances[points]
        expected += likely * max(0, max(drawn) - held)
    assert best_of(draws, held) == pytest.approx(expected)


def test_a_full_track_makes_another_battle_less_worth() -> None:
    story = Story()
    sector = story.lay("101", "0,-1")
    ancients = list(sector.ships)
    free = renown(Outlook(story.state, 0), ancients, won=True)
    story.player().reputation.slots = [Slot("3", only(0)) for _ in range(5)]
    assert 0 < renown(Outlook(story.state, 0), ancients, won=True) < 0.5 < 2 < free


@pytest.mark.parametrize(
    ("dice", "computer", "cubes", "exact"),
    [(1, 0, 1, 1 / 6), (2, 1, 1, 5 / 9), (3, 2, 2, 1 / 2), (4, 0, 3, 0.016), (6, 3, 2, 0.98)],
)
def test_the_guess_of_a_bombing_lies_near_its_exact_odds(
    dice: int, computer: int, cubes: int, exact: float
) -> None:
    fleet = Force([Might(dice, 0, 1, computer, 0, 1)])
    assert chance_to_clear(fleet, cubes) == pytest.approx(exact, abs=0.16)


def test_a_sector_without_people_in_it_is_certain_once_it_is_won() -> None:
    assert chance_to_clear(Force([]), 0) == 1.0


def test_nobody_sets_out_for_people_whom_the_ship_can_not_bomb_away() -> None:
    story = Story()
    story.state.round = 4
    home = next(sector for sector in story.state.sectors.values() if sector.disc == 0)
    rival = story.lay("103", "0,-1", disc=1, cubes=[0, 1])
    story.ship(home.id, 0, "interceptor")
    worth = {each.target.id: each.worth for each in campaigns(Outlook(story.state, 0), 3)}
    rival.cubes = [False] * len(rival.cubes)
    bare = {each.target.id: each.worth for each in campaigns(Outlook(story.state, 0), 3)}
    assert worth.get(rival.id, 0.0) < 0.3 * bare[rival.id]


def test_in_the_last_round_a_poor_chance_will_do_but_never_in_the_galactic_center() -> None:
    story = Story()
    ancients = list(story.lay("101", "0,-1").ships)
    fortress = [ship for ship in story.sector("001").ships if ship.kind == "gcds"]
    assert fortress
    early = needed(Outlook(story.state, 0), ancients)
    story.state.round = 8
    late = Outlook(story.state, 0)
    assert needed(late, ancients) < early <= needed(late, fortress) == 0.5
