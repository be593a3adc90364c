"""The battle of the rule book, step by step and as a whole (ECL-CMBX)."""

from __future__ import annotations

from starboard.games.eclipse.battle.events import DiceRolled, DuelBegan, Retreated
from starboard.games.eclipse.battle.sides import battle_of, next_turn, values_of
from starboard.games.eclipse.events import ControlLost
from starboard.testing import clause
from tests.eclipse.fights import ARENA, BLANK, DAMAGE, REFUGE, Fight

ERIC, ALEX = 0, 1
FLEET = ["interceptor", "interceptor", "interceptor", "cruiser"]


def book() -> Fight:
    """Eric holds the sector with one money cube; Alex has come to take it."""
    fight = Fight({ERIC: FLEET, ALEX: FLEET}, disc=ERIC, cubes=(0,), retreats=(ALEX,))
    fight.fit(ERIC, "interceptor", "", "", "", "plasma_missile")
    fight.fit(
        ERIC, "cruiser", "positron_computer", "", "", "fusion_source", "fusion_drive", "ion_cannon"
    )
    fight.fit(ALEX, "interceptor", "plasma_missile", "", "fusion_drive")
    fight.fit(
        ALEX,
        "cruiser",
        *("gauss_shield", "plasma_cannon", "improved_hull"),
        *("fusion_source", "fusion_drive", "plasma_missile"),
    )
    return fight


def after_missiles() -> Fight:
    """Alex' Interceptors fire, then Eric's last one; Alex' Cruiser misses with both dice."""
    fight = book()
    fight.begin(DAMAGE, DAMAGE, 5, 4, 3, 2)
    fight.hits(fight.ids(ERIC, "interceptor")[0])
    fight.hits(fight.ids(ERIC, "interceptor")[0], DAMAGE, DAMAGE)
    fight.hits(fight.ids(ALEX, "interceptor")[0])
    fight.hits(fight.ids(ALEX, "cruiser")[0], 3, 2)
    return fight


def after_round_1() -> Fight:
    """Alex' Interceptors retreat and lose one; his Cruiser destroys Eric's last Interceptor."""
    fight = after_missiles()
    fight.retreats("interceptor", REFUGE, 3, 4, 2)
    fight.attacks("cruiser", DAMAGE)
    fight.hits(fight.ids(ERIC, "interceptor")[0], BLANK, 2)
    return fight


def after_duel() -> Fight:
    """Alex' Cruiser destroys Eric's; the tiles that Eric draws come with it."""
    fight = after_round_1()
    fight.attacks("cruiser", DAMAGE, "1", "2", "3")
    return fight


def after_reputation() -> Fight:
    """Both have kept a tile; the population attack follows at once."""
    fight = after_duel()
    fight.keeps("3", "", "1", "1", "2", "4", "2")
    fight.keeps("4", "", DAMAGE)
    return fight


@clause("ECL-CMBX-01")
def test_types_act_by_initiative_and_the_defender_before_the_attacker_among_equals() -> None:
    fight = book()
    fight.begin(DAMAGE, DAMAGE, 5, 4, 3, 2)
    state, battle = fight.state, battle_of(fight.state)
    assert [(event.attacker, event.of) for event in fight.told(DuelBegan)] == [(ALEX, ERIC)]
    initiative = {
        (seat, kind): values_of(state, seat, kind).initiative
        for seat in (ERIC, ALEX)
        for kind in ("interceptor", "cruiser")
    }
    assert initiative == {
        (ALEX, "interceptor"): 4,
        (ERIC, "interceptor"): 3,
        (ERIC, "cruiser"): 3,
        (ALEX, "cruiser"): 3,
    }
    battle.round, battle.turn = 1, 1000
    order = []
    while turn := next_turn(state, battle):
        battle.turn = turn[0]
        order.append(turn[1:])
    assert order == [
        (ALEX, ("interceptor",)),
        (ERIC, ("interceptor", "cruiser")),
        (ALEX, ("cruiser",)),
    ]


@clause("ECL-CMBX-02")
def test_missiles_destroy_two_interceptors_then_one_and_damage_the_cruiser() -> None:
    fight = after_missiles()
    assert fight.left(ERIC) == ["interceptor", "cruiser"]
    assert fight.left(ALEX) == ["interceptor", "interceptor", "cruiser"]
    assert fight.ship(ARENA, ALEX, "cruiser").damage == 2
    assert [len(event.dice) for event in fight.told(DiceRolled)] == [6, 2, 2]


@clause("ECL-CMBX-03")
def test_a_4_of_the_cruiser_destroys_a_retreating_interceptor_and_would_miss_the_cruiser() -> None:
    fight = after_missiles()
    fight.retreats("interceptor", REFUGE, 3, 4, 2)
    assert fight.left(ALEX) == ["interceptor", "cruiser"]
    assert fight.ship(ARENA, ALEX, "cruiser").damage == 2
    assert fight.ship(ARENA, ALEX, "interceptor").retreat == REFUGE
    assert fight.told(DiceRolled)[-1].kinds == ("interceptor", "cruiser", "cruiser")


@clause("ECL-CMBX-04")
def test_the_cruiser_of_the_attacker_destroys_the_last_interceptor() -> None:
    fight = after_round_1()
    assert fight.left(ERIC) == ["cruiser"]
    assert battle_of(fight.state).round == 2


@clause("ECL-CMBX-05")
def test_the_interceptor_leaves_and_the_duel_ends_with_the_other_cruiser() -> None:
    fight = after_duel()
    assert [event.kind for event in fight.told(Retreated)] == ["interceptor"]
    assert fight.left(ALEX, REFUGE) == ["interceptor"]
    assert fight.left(ALEX) == ["cruiser"]
    assert fight.left(ERIC) == []


@clause("ECL-CMBX-06")
def test_the_defender_draws_three_tiles_first_and_keeps_one() -> None:
    fight = after_duel()
    assert fight.asked == (ERIC,)
    assert fight.draws() == [(ERIC, 3)]
    before = len(fight.state.reputation)
    fight.keeps("3", "", "1", "1", "2", "4", "2")
    assert fight.player(ERIC).reputation.names() == ["3"]
    assert len(fight.state.reputation) == before + 2 - 5


@clause("ECL-CMBX-07")
def test_the_attacker_draws_five_of_six_tiles_without_a_penalty_for_the_retreat() -> None:
    fight = after_reputation()
    assert fight.draws() == [(ERIC, 3), (ALEX, 5)]
    assert fight.player(ALEX).reputation.names() == ["4"]
    assert len(fight.state.reputation) == 33 - 2


@clause("ECL-CMBX-08")
def test_ships_return_the_cube_is_buried_and_the_sector_changes_hands() -> None:
    fight = after_reputation()
    assert fight.player(ERIC).supply["interceptor"] == 8 - 1
    assert fight.player(ERIC).supply["cruiser"] == 4
    assert fight.player(ALEX).supply["interceptor"] == 8 - 2
    assert fight.player(ERIC).graveyard["money"] == 1
    assert [event.seat for event in fight.told(ControlLost)] == [ERIC]
    discs = fight.player(ALEX).discs
    fight.occupies(ARENA)
    assert fight.sector(ARENA).disc == ALEX
    assert fight.player(ALEX).discs == discs - 1
    assert fight.ship(ARENA, ALEX, "cruiser").damage == 0


@clause("ECL-CMBX-09")
def test_the_whole_battle_with_the_rolls_and_choices_of_the_book() -> None:
    fight = after_reputation()
    fight.occupies(ARENA)
    assert fight.left(ALEX) == ["cruiser"]
    assert fight.left(ALEX, REFUGE) == ["interceptor"]
    assert fight.draws() == [(ERIC, 3), (ALEX, 5)]
    assert fight.player(ERIC).graveyard["money"] == 1
    assert fight.sector(ARENA).disc == ALEX
    assert fight.ship(ARENA, ALEX, "cruiser").damage == 0
    assert fight.asked == ()
