"""The dice of neutral ships (ECL-CMB-43…46, 48, 58)."""

from __future__ import annotations

import pytest

from starboard.games.eclipse.battle.events import ShipHit
from starboard.games.eclipse.state import NEUTRAL
from starboard.testing import clause
from tests.eclipse.fights import ARENA, BLANK, DAMAGE, Fight


def attacked(ships: list[str], *neutrals: str, retreats: tuple[int, ...] = ()) -> Fight:
    """Ships of seat 0, so slow that neutral ships act before them."""
    fight = Fight({0: ships}, retreats=retreats)
    for kind, drive in (("interceptor", 2), ("cruiser", 4), ("dreadnought", 6)):
        fight.player(0).blueprints[kind][drive] = "transition_drive"
    fight.neutrals(*neutrals)
    return fight


@clause("ECL-CMB-43", "ECL-CMB-58")
@pytest.mark.parametrize("more", [[], ["cruiser"]])
def test_an_ancient_destroys_the_interceptor_and_damages_the_dreadnought(more: list[str]) -> None:
    fight = attacked(["interceptor", "dreadnought", *more], "ancient")
    fight.player(0).blueprints["cruiser"][2] = "improved_hull"
    fight.watch(5, DAMAGE)
    assert fight.left(0) == ["dreadnought", *more]
    assert fight.ship(ARENA, 0, "dreadnought").damage == 1


@clause("ECL-CMB-44")
def test_as_many_large_ships_as_possible_are_destroyed_first() -> None:
    fight = attacked(["cruiser", "interceptor", "interceptor"], "ancient")
    fight.ship(ARENA, 0, "cruiser").damage = 1
    fight.watch(DAMAGE, DAMAGE)
    assert fight.left(0) == ["interceptor"]


@clause("ECL-CMB-44")
def test_a_dreadnought_goes_before_two_cruisers() -> None:
    fight = attacked(["cruiser", "cruiser", "dreadnought"], "ancient")
    for ship in fight.sector(ARENA).ships_of(0):
        ship.damage = 1
    fight.watch(DAMAGE, DAMAGE)
    assert fight.left(0) == ["cruiser", "cruiser"]


@clause("ECL-CMB-44", "ECL-CMB-43")
def test_shields_count_when_neutral_dice_are_assigned() -> None:
    fight = attacked(["cruiser", "interceptor"], "ancient")
    fight.player(0).blueprints["cruiser"][0] = "gauss_shield"
    fight.ship(ARENA, 0, "cruiser").damage = 1
    fight.watch(5, BLANK)
    assert fight.left(0) == ["cruiser"]


@clause("ECL-CMB-45")
def test_dice_that_destroy_nothing_do_as_much_damage_as_they_can() -> None:
    fight = attacked(["cruiser", "dreadnought"], "ancient")
    fight.player(0).blueprints["dreadnought"][0] = "gauss_shield"
    fight.watch(5, BLANK)  # would miss the Dreadnought
    assert fight.ship(ARENA, 0, "cruiser").damage == 1
    assert fight.ship(ARENA, 0, "dreadnought").damage == 0


@clause("ECL-CMB-46")
@pytest.mark.parametrize(
    ("ships", "first"),
    [
        (["cruiser", "dreadnought", "interceptor"], "dreadnought"),
        (["interceptor", "cruiser"], "cruiser"),
    ],
)
def test_on_a_tie_damage_goes_to_the_larger_ship(ships: list[str], first: str) -> None:
    fight = attacked(ships, "ancient")
    fight.player(0).blueprints["interceptor"][3] = "hull"
    fight.watch(DAMAGE, BLANK)
    assert [ship.kind for ship in fight.sector(ARENA).ships_of(0) if ship.damage] == [first]


@clause("ECL-CMB-45")
def test_ships_that_take_no_damage_are_left_alone() -> None:
    fight = attacked(["cruiser", "cruiser", "dreadnought"], "ancient")
    fight.player(0).blueprints["dreadnought"][0] = "gauss_shield"
    fight.watch(5, BLANK)
    assert [(event.ship, event.damage) for event in fight.told(ShipHit)] == [
        (fight.ids(0, "cruiser")[0], 1)
    ]
    damage = [(ship.kind, ship.damage) for ship in fight.sector(ARENA).ships_of(0)]
    assert damage == [("cruiser", 1), ("cruiser", 0), ("dreadnought", 0)]


@clause("ECL-CMB-48")
def test_neutral_ships_attack_in_every_round() -> None:
    fight = attacked(["cruiser"], "guardian")
    fight.watch(BLANK, BLANK, BLANK, BLANK, BLANK, BLANK, BLANK)
    assert [seat for seat, _ in fight.volleys()] == [NEUTRAL, 0, NEUTRAL]


@clause("ECL-CMB-48")
def test_only_the_player_is_asked_about_a_retreat() -> None:
    fight = attacked(["cruiser"], "guardian", retreats=(0,))
    fight.play(BLANK, BLANK, BLANK)
    assert fight.asked == (0,)
    fight.choose("retreat cruiser 221", BLANK, BLANK, BLANK)
    assert fight.left(NEUTRAL) == ["guardian"]
    assert fight.left(0, "221") == ["interceptor", "cruiser"]


@clause("ECL-GEN-09", "ECL-CMB-10")
def test_advanced_guardians_fire_their_missiles() -> None:
    fight = Fight({0: ["interceptor"]}, guardian_blueprint="advanced")
    fight.neutrals("guardian")
    fight.play(DAMAGE, BLANK)
    assert fight.volleys() == [(NEUTRAL, (DAMAGE, BLANK))]
    assert fight.left(0) == []
