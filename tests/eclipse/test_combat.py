"""The combat phase: battles, duels and their order (ECL-CMB-01…10, 52, 53)."""

from __future__ import annotations

import pytest

from starboard.games.eclipse.battle.events import (
    BattleBegan,
    BattleEnded,
    DiceRolled,
    DuelBegan,
    PopulationAttacked,
    ReputationDrawn,
    ShipDestroyed,
    ShipsRepaired,
)
from starboard.games.eclipse.battle.sides import battle_of
from starboard.games.eclipse.state import NEUTRAL, NOBODY
from starboard.kernel import Event
from starboard.testing import clause
from tests.eclipse.fights import ARENA, BLANK, DAMAGE, Fight


def order_of(fight: Fight, *kinds: type[Event]) -> list[str]:
    return [type(event).__name__ for event in fight.state.events if isinstance(event, kinds)]


def duels(fight: Fight) -> list[tuple[int, int]]:
    """Attacker and defender of each duel."""
    return [(event.attacker, event.of) for event in fight.told(DuelBegan)]


@clause("ECL-CMB-01")
def test_the_aftermath_follows_when_all_battles_are_resolved() -> None:
    fight = Fight({1: ["cruiser"], 0: ["interceptor"]}, disc=0, cubes=(0,))
    fight.lay("102", "1,-1", ships={0: ["interceptor"], 1: ["interceptor"]})
    fight.play(5, DAMAGE, DAMAGE, BLANK)
    assert order_of(fight, BattleBegan, BattleEnded, PopulationAttacked) == [
        "BattleBegan",
        "BattleEnded",
        "BattleBegan",
        "BattleEnded",
        "PopulationAttacked",
    ]


@clause("ECL-CMB-02")
def test_ships_against_disc_and_cubes_are_no_battle() -> None:
    fight = Fight({1: ["interceptor"]}, disc=0, cubes=(0,))
    fight.play(DAMAGE)
    assert fight.told(BattleBegan) == []
    assert fight.draws() == []
    assert fight.player(0).graveyard["money"] == 1


@clause("ECL-CMB-02")
@pytest.mark.parametrize(
    ("ships", "disc", "dice", "left"),
    [
        pytest.param({0: 1, 1: 1}, NOBODY, [DAMAGE], {0: 1, 1: 0}, id="two players"),
        pytest.param({0: 1, NEUTRAL: 1}, NOBODY, [BLANK, DAMAGE, BLANK], {0: 0}, id="Ancients"),
        pytest.param({0: 2}, NOBODY, [], {0: 2}, id="one player"),
        pytest.param({NEUTRAL: 2}, NOBODY, [], {NEUTRAL: 2}, id="Ancients alone"),
        pytest.param({1: 1}, 0, [], {1: 1}, id="a ship and a disc"),
    ],
)
def test_ships_of_two_parties_in_a_sector_are_a_battle(
    ships: dict[int, int], disc: int, dice: list[int], left: dict[int, int]
) -> None:
    kinds = {owner: "ancient" if owner == NEUTRAL else "interceptor" for owner in ships}
    fight = Fight({owner: [kinds[owner]] * ships[owner] for owner in ships}, disc=disc)
    fight.play(*dice)
    assert [event.sector for event in fight.told(BattleBegan)] == [ARENA] * bool(dice)
    assert {owner: len(fight.left(owner)) for owner in left} == left


@clause("ECL-CMB-03")
def test_all_neutral_ships_of_a_sector_fight_as_one_party() -> None:
    fight = Fight({0: ["interceptor"]})
    fight.neutrals("ancient", "ancient")
    fight.play(BLANK, DAMAGE, BLANK, BLANK, BLANK)
    assert duels(fight) == [(0, NEUTRAL)]
    assert fight.volleys()[1] == (NEUTRAL, (DAMAGE, BLANK, BLANK, BLANK))
    assert (fight.left(0), fight.left(NEUTRAL)) == ([], ["ancient", "ancient"])


@clause("ECL-CMB-04")
def test_battles_are_fought_one_by_one_in_descending_sector_number() -> None:
    fight = Fight({})
    for name, zone in (("205", "1,0"), ("314", "2,0"), ("101", "1,-1")):
        fight.lay(
            name, zone, ships={0: ["interceptor"], 1: ["interceptor"]}, neutrals=False,
            discovery=False,
        )  # fmt: skip
    fight.play(DAMAGE, DAMAGE, DAMAGE)
    told = [
        (type(event).__name__, event.sector)
        for event in fight.state.events
        if isinstance(event, BattleBegan | BattleEnded)
    ]
    assert told == [
        ("BattleBegan", "314"),
        ("BattleEnded", "314"),
        ("BattleBegan", "205"),
        ("BattleEnded", "205"),
        ("BattleBegan", "101"),
        ("BattleEnded", "101"),
    ]


@clause("ECL-CMB-05")
def test_a_battle_goes_from_its_duel_by_missiles_and_cannons_to_tiles_and_ships() -> None:
    fight = Fight({0: ["interceptor"], 1: ["interceptor"]})
    fight.fit(1, "interceptor", "", "", "", "plasma_missile")
    fight.play(BLANK, BLANK, DAMAGE)
    assert [event.missiles for event in fight.told(DiceRolled)] == [True, False]
    kinds = (BattleBegan, DuelBegan, DiceRolled, ReputationDrawn, BattleEnded)
    assert order_of(fight, *kinds) == [
        "BattleBegan",
        "DuelBegan",
        "DiceRolled",
        "DiceRolled",
        "ReputationDrawn",
        "ReputationDrawn",
        "BattleEnded",
    ]


@clause("ECL-CMB-06", "ECL-CMB-53")
def test_the_two_that_came_last_fight_first_and_the_winner_meets_the_one_before() -> None:
    marcus, marion, alex = 0, 1, 2
    fight = Fight(
        {marcus: ["interceptor"] * 2, marion: ["interceptor"], alex: ["interceptor"] * 2}, seats=3
    )
    # Marion misses, Alex destroys her; Marcus then destroys both of his Interceptors.
    fight.play(BLANK, DAMAGE, BLANK, DAMAGE, DAMAGE)
    assert duels(fight) == [(alex, marion), (alex, marcus)]
    assert fight.left(marcus) == ["interceptor", "interceptor"]
    assert (fight.left(marion), fight.left(alex)) == ([], [])
    assert [seat for seat, _ in fight.draws()] == [marcus, marion, alex]


@clause("ECL-CMB-06")
def test_the_one_before_meets_whoever_has_won() -> None:
    fight = Fight({0: ["interceptor"], 1: ["interceptor"], 2: ["interceptor"]}, seats=3)
    fight.play(DAMAGE, DAMAGE)
    assert duels(fight) == [(2, 1), (1, 0)]
    assert fight.left(0) == ["interceptor"]


@clause("ECL-CMB-07", "ECL-CMB-09")
def test_the_first_ship_counts_not_those_that_follow() -> None:
    fight = Fight({0: ["interceptor"], 1: ["interceptor"]})
    fight.send(ARENA, {0: ["cruiser"]})
    fight.sector(ARENA).ships.pop(0)  # what came first has gone, but its owner never did
    fight.play(DAMAGE, 5)
    assert duels(fight) == [(1, 0)]
    assert (fight.left(0), fight.left(1)) == (["cruiser"], [])


@clause("ECL-CMB-07", "ECL-GEN-06")
def test_a_disc_counts_as_much_as_a_ship() -> None:
    fight = Fight({1: ["interceptor"], 0: ["interceptor"]}, disc=0)
    fight.play(DAMAGE)  # the first die is the defender's
    assert duels(fight) == [(1, 0)]
    assert (fight.left(0), fight.left(1)) == (["interceptor"], [])


@clause("ECL-GEN-06")
def test_the_controller_defends_even_against_somebody_who_came_earlier() -> None:
    fight = Fight({1: ["interceptor"], 0: ["interceptor"]})
    fight.settle(fight.sector(ARENA), 0)
    fight.play(DAMAGE)  # the first die is the defender's
    assert duels(fight) == [(1, 0)]
    assert (fight.left(0), fight.left(1)) == (["interceptor"], [])


@clause("ECL-CMB-08")
def test_duels_go_on_until_one_party_is_left() -> None:
    fight = Fight({0: ["interceptor"], 1: ["interceptor"], 2: ["interceptor"]}, seats=3)
    fight.play(BLANK, DAMAGE, BLANK, BLANK, BLANK, DAMAGE)
    assert [fight.left(seat) for seat in (0, 1, 2)] == [[], [], ["interceptor"]]


@clause("ECL-CMB-10")
def test_neutral_ships_defend_and_fight_last_even_if_players_were_there_before() -> None:
    fight = Fight({0: ["interceptor"], 1: ["interceptor"]})
    fight.neutrals("ancient")
    fight.play(DAMAGE, BLANK, DAMAGE, BLANK)
    assert duels(fight) == [(1, 0), (0, NEUTRAL)]
    assert [fight.left(party) for party in (0, 1, NEUTRAL)] == [[], [], ["ancient"]]


@clause("ECL-SPEC-25", "ECL-CMB-08")
def test_descendants_of_draco_and_ancients_do_not_fight_each_other() -> None:
    fight = Fight({0: ["interceptor"]}, species=["descendants_of_draco"])
    fight.neutrals("ancient")
    fight.play()  # without a die
    assert fight.told(BattleBegan) == []
    assert fight.draws() == []
    assert (fight.left(0), fight.left(NEUTRAL)) == (["interceptor"], ["ancient"])


@clause("ECL-SPEC-25")
def test_draco_and_ancients_both_remain_after_a_third_player() -> None:
    fight = Fight({0: ["interceptor"], 1: ["interceptor"]}, species=["descendants_of_draco"])
    fight.neutrals("ancient")
    fight.play(DAMAGE)
    assert duels(fight) == [(1, 0)]
    assert (fight.left(0), fight.left(NEUTRAL)) == (["interceptor"], ["ancient"])


@clause("ECL-SPEC-25")
def test_a_third_player_who_beats_draco_meets_the_ancients() -> None:
    fight = Fight({0: ["interceptor"], 1: ["interceptor"]}, species=["descendants_of_draco"])
    fight.neutrals("ancient")
    fight.play(BLANK, DAMAGE, BLANK, DAMAGE, BLANK)
    assert duels(fight) == [(1, 0), (1, NEUTRAL)]
    assert fight.left(1) == []


@clause("ECL-SPEC-25")
def test_draco_fights_guardians_as_everybody_does() -> None:
    fight = Fight({0: ["interceptor"]}, species=["descendants_of_draco"])
    fight.neutrals("guardian")
    fight.play(DAMAGE, BLANK, BLANK)
    assert duels(fight) == [(0, NEUTRAL)]
    assert (fight.left(0), fight.left(NEUTRAL)) == ([], ["guardian"])


@clause("ECL-CMB-47")
def test_starbases_and_neutral_ships_leave_each_other_alone() -> None:
    fight = Fight({0: ["starbase"]}, disc=0)
    fight.neutrals("guardian")
    fight.play()
    assert fight.told(BattleBegan) == []
    assert (fight.left(0), fight.left(NEUTRAL)) == (["starbase"], ["guardian"])


@clause("ECL-CMB-47")
def test_starbases_fight_the_ships_of_players() -> None:
    fight = Fight({0: ["interceptor"], 1: ["starbase"]})
    fight.watch(BLANK, BLANK)
    assert duels(fight) == [(1, 0)]
    assert [seat for seat, _ in fight.volleys()] == [1, 0]
    again = Fight({0: ["interceptor"], 1: ["starbase"]})
    again.play(DAMAGE)  # the Starbase has the higher initiative
    assert (again.left(0), again.left(1)) == ([], ["starbase"])


@clause("ECL-CMB-47")
def test_a_starbase_neither_fires_at_neutral_ships_nor_is_fired_at() -> None:
    fight = Fight({0: ["starbase", "interceptor"]}, disc=0)
    fight.neutrals("guardian")
    fight.play(DAMAGE, BLANK, BLANK)
    assert fight.volleys() == [(NEUTRAL, (DAMAGE, BLANK, BLANK))]
    assert fight.left(0) == ["starbase"]


@clause("ECL-CMB-52")
def test_destroyed_ships_of_players_can_be_built_again() -> None:
    fight = Fight({0: ["interceptor"], 1: ["cruiser"]})
    assert fight.player(1).supply["cruiser"] == 3
    fight.play(DAMAGE, BLANK, DAMAGE)
    assert [event.kind for event in fight.told(ShipDestroyed)] == ["cruiser"]
    assert fight.player(1).supply["cruiser"] == 4
    assert fight.state.battle is None


@clause("ECL-CMB-32", "ECL-CMB-52")
def test_ships_return_only_after_the_reputation_tiles() -> None:
    fight = Fight({0: ["interceptor"], 1: ["interceptor"]})
    fight.begin(DAMAGE, "1", "2")
    assert fight.player(1).supply["interceptor"] == 6
    lost = battle_of(fight.state).lost
    assert [(ship.kind, ship.damage, ship.retreat) for ship in lost] == [("interceptor", 0, "")]
    fight.passes("1")
    fight.passes()
    assert fight.player(1).supply["interceptor"] == 7
    assert [event.sector for event in fight.told(BattleEnded)] == [ARENA]


@clause("ECL-CMB-31", "ECL-OCC-05")
def test_damage_stays_through_later_duels_until_the_repair() -> None:
    fight = Fight({0: ["interceptor"], 1: ["interceptor"], 2: ["cruiser"]}, seats=3)
    # Marion's Interceptor damages the Cruiser and dies; one more hit then destroys it.
    fight.play(DAMAGE, DAMAGE, DAMAGE)
    assert fight.left(2) == []
    assert fight.told(ShipsRepaired) == []
