"""Initiative, missiles, cannon rounds and dice (ECL-CMB-11…32, 54…59)."""

from __future__ import annotations

import pytest

from starboard.games.eclipse.battle.events import DiceRolled, ShipDestroyed, ShipHit
from starboard.games.eclipse.battle.sides import battle_of, values_of
from starboard.games.eclipse.dice import is_hit
from starboard.testing import clause
from tests.eclipse.fights import ARENA, BLANK, DAMAGE, Fight

# ------------------------------------------------------------------------- initiative


@clause("ECL-CMB-11", "ECL-CMB-54")
def test_initiative_is_the_sum_of_all_symbols_on_the_blueprint() -> None:
    fight = Fight({0: ["dreadnought"], 1: ["interceptor"] * 3})
    fight.fit(1, "interceptor", "", "", "fusion_drive")
    fight.fit(0, "dreadnought", "", "", "", "", "nuclear_drive", "", "", "nuclear_drive")
    assert values_of(fight.state, 1, "interceptor").initiative == 2 + 2
    assert values_of(fight.state, 0, "dreadnought").initiative == 1 + 1 + 1
    fight.watch(BLANK, BLANK, BLANK, BLANK, BLANK)
    assert [seat for seat, _ in fight.volleys()] == [1, 0]


@clause("ECL-CMB-12")
def test_on_equal_initiative_the_defender_acts_first() -> None:
    fight = Fight({0: ["cruiser"], 1: ["cruiser"]})
    fight.watch(BLANK, BLANK, BLANK, BLANK)
    assert [seat for seat, _ in fight.volleys()] == [0, 1, 0, 1]
    first = Fight({0: ["interceptor"], 1: ["interceptor"]})
    first.play(DAMAGE)  # one die, and it is the defender's
    assert (first.left(0), first.left(1)) == (["interceptor"], [])


@clause("ECL-CMB-13", "ECL-CMB-22")
def test_types_of_one_player_with_equal_initiative_roll_together() -> None:
    fight = Fight({0: ["interceptor", "cruiser"], 1: ["interceptor", "interceptor"]})
    fight.fit(0, "cruiser", "", "", "", "", "fusion_drive")
    fight.play(DAMAGE, 5)
    assert (fight.left(0), fight.left(1)) == (["interceptor", "cruiser"], [])
    assert fight.volleys() == [(0, (DAMAGE, 5))]
    assert fight.told(DiceRolled)[0].kinds == ("interceptor", "cruiser")


@clause("ECL-CMB-17")
def test_in_each_round_every_type_acts_once_from_highest_to_lowest_initiative() -> None:
    fight = Fight({0: ["dreadnought", "interceptor", "starbase"], 1: ["cruiser"]})
    fight.watch(*[BLANK] * 10)
    rolled = [(event.seat, event.kinds[0]) for event in fight.told(DiceRolled)]
    once = [(0, "starbase"), (0, "interceptor"), (1, "cruiser"), (0, "dreadnought")]
    assert rolled == [*once, *once]
    assert fight.state.battle is not None
    assert fight.state.battle.round == 3


@clause("ECL-CMB-18")
def test_rounds_repeat_while_both_parties_have_ships() -> None:
    fight = Fight({0: ["interceptor"], 1: ["interceptor"]})
    fight.watch(*[BLANK] * 4)
    assert battle_of(fight.state).round == 3


@clause("ECL-CMB-18")
def test_the_duel_ends_at_once_when_a_party_has_no_ship_left() -> None:
    fight = Fight({0: ["interceptor", "cruiser"], 1: ["interceptor"]})
    fight.play(DAMAGE)
    assert fight.volleys() == [(0, (DAMAGE,))]
    assert (fight.asked, fight.state.battle) == ((), None)


# ------------------------------------------------------------------------- missiles


@clause("ECL-CMB-14", "ECL-CMB-20", "ECL-FAQ-13")
def test_missiles_fire_in_descending_initiative_before_the_first_round() -> None:
    fight = Fight({0: ["cruiser"], 1: ["cruiser", "interceptor"]})
    for seat in (0, 1):
        fight.fit(seat, "cruiser", "", "", "", "", "", "plasma_missile")
    fight.fit(1, "interceptor", "", "", "", "flux_missile")
    fight.watch(*[BLANK] * 6, BLANK)
    rolled = [
        (event.seat, event.kinds[0], event.colours, event.missiles)
        for event in fight.told(DiceRolled)
    ]
    assert rolled == [
        (1, "interceptor", ("yellow", "yellow"), True),
        (0, "cruiser", ("orange", "orange"), True),
        (1, "cruiser", ("orange", "orange"), True),
        (1, "interceptor", ("yellow",), False),
    ]


@clause("ECL-CMB-15")
def test_a_ship_that_is_destroyed_before_does_not_fire_its_missiles() -> None:
    fight = Fight({0: ["interceptor"], 1: ["interceptor"]})
    for seat in (0, 1):
        fight.fit(seat, "interceptor", "", "", "", "plasma_missile")
    fight.play(DAMAGE, BLANK)
    assert (fight.left(0), fight.left(1)) == (["interceptor"], [])
    assert [seat for seat, _ in fight.volleys()] == [0]


@clause("ECL-CMB-14", "ECL-CMB-19")
def test_before_the_missiles_nobody_is_asked_about_a_retreat() -> None:
    fight = Fight({0: ["interceptor"], 1: ["interceptor"]}, retreats=(1,))
    fight.fit(1, "interceptor", "", "", "", "plasma_missile")
    fight.play(BLANK, BLANK, BLANK)
    assert [event.missiles for event in fight.told(DiceRolled)] == [True, False]
    assert fight.asked == (1,)


@clause("ECL-CMB-08", "ECL-CMB-16")
def test_missiles_fire_once_in_each_duel() -> None:
    fight = Fight({0: ["interceptor"], 1: ["interceptor"], 2: ["interceptor"]}, seats=3)
    fight.fit(1, "interceptor", "", "", "", "plasma_missile")
    fight.watch(BLANK, BLANK, BLANK, BLANK, DAMAGE, BLANK, BLANK)
    rolled = [(event.seat, event.missiles) for event in fight.told(DiceRolled)]
    assert rolled == [(1, True), (1, False), (2, False), (1, False), (1, True)]
    assert [fight.left(seat) for seat in (0, 1, 2)] == [["interceptor"], ["interceptor"], []]


@clause("ECL-CMB-59")
@pytest.mark.parametrize(
    ("missiles", "dice", "damage"),
    [pytest.param(1, 2, 4, id="one missile"), pytest.param(2, 4, 8, id="two missiles")],
)
def test_each_plasma_missile_rolls_two_orange_dice(missiles: int, dice: int, damage: int) -> None:
    fight = Fight({0: ["cruiser"], 1: ["dreadnought"]})
    fight.fit(0, "cruiser", "", "", *["plasma_missile"] * missiles)  # beside its cannon
    fight.fit(1, "dreadnought", *["conifold_field"] * 8)  # three hull points each
    fight.watch(*[DAMAGE] * dice)  # an orange die does two
    assert fight.told(DiceRolled)[0].colours == ("orange",) * dice
    assert fight.ship(ARENA, 1, "dreadnought").damage == damage


# ------------------------------------------------------------------------- dice


@clause("ECL-CMB-20")
def test_a_cannon_attack_rolls_no_missile_dice() -> None:
    fight = Fight({0: ["interceptor"], 1: ["interceptor"]})
    fight.fit(0, "interceptor", "", "", "", "plasma_missile")
    fight.fit(1, "interceptor", "hull", "hull", "hull", "hull")
    fight.watch(BLANK, BLANK, DAMAGE)  # both missile dice, then one of the cannon
    assert fight.told(DiceRolled)[1].colours == ("yellow",)
    assert fight.ship(ARENA, 1, "interceptor").damage == 1


@clause("ECL-CMB-22")
def test_a_type_without_a_cannon_rolls_nothing() -> None:
    fight = Fight({0: ["interceptor"], 1: ["interceptor"]})
    fight.fit(1, "interceptor", "hull")
    fight.watch(BLANK, BLANK)
    assert fight.volleys() == [(0, (BLANK,)), (0, (BLANK,))]


@clause("ECL-CMB-21")
def test_every_ship_rolls_a_die_for_every_symbol() -> None:
    fight = Fight({0: ["interceptor"] * 3, 1: ["dreadnought"]})
    fight.fit(0, "interceptor", "", "", "", "ion_cannon")
    fight.fit(1, "dreadnought", *["hull"] * 8)
    fight.watch(*[DAMAGE] * 6)
    assert fight.told(DiceRolled)[0].colours == ("yellow",) * 6
    assert fight.ship(ARENA, 1, "dreadnought").damage == 6


@clause("ECL-CMB-55")
def test_three_interceptors_and_a_dreadnought_of_two_weapons_roll_as_in_the_book() -> None:
    marcus, alex = 0, 1
    fight = Fight({marcus: ["interceptor"] * 3, alex: ["dreadnought"]})
    fight.fit(alex, "dreadnought", "", "", "", "plasma_cannon", "plasma_cannon")
    fight.watch(*[BLANK] * 7)
    colours = [event.colours for event in fight.told(DiceRolled)]
    assert colours == [("yellow",) * 3, ("yellow", "yellow", "orange", "orange")]


@clause("ECL-CMB-23")
def test_a_die_keeps_the_computer_of_the_type_that_rolled_it() -> None:
    fight = Fight({0: ["interceptor", "cruiser"], 1: ["interceptor", "interceptor"]})
    fight.fit(0, "cruiser", "", "", "", "", "fusion_drive")  # both types act together
    fight.watch(5, BLANK)
    assert fight.left(1) == ["interceptor", "interceptor"]
    fight = Fight({0: ["interceptor", "cruiser"], 1: ["interceptor", "interceptor"]})
    fight.fit(0, "cruiser", "", "", "", "", "fusion_drive")
    fight.watch(BLANK, 5)
    assert fight.left(1) == ["interceptor"]


@clause("ECL-CMB-24")
def test_a_damage_symbol_always_hits() -> None:
    fight = Fight({0: ["interceptor"], 1: ["interceptor"]})
    fight.fit(1, "interceptor", "gauss_shield", "phase_shield", "", "inversion_shield")
    assert values_of(fight.state, 1, "interceptor").shield == 5
    fight.play(DAMAGE)
    assert fight.left(1) == []


@clause("ECL-CMB-25")
def test_a_blank_always_misses() -> None:
    fight = Fight({0: ["interceptor"], 1: ["interceptor"]})
    fight.fit(0, "interceptor", "", "gluon_computer", "", "gluon_computer")
    assert values_of(fight.state, 0, "interceptor").computer == 6
    fight.watch(BLANK)
    assert fight.left(1) == ["interceptor"]


@clause("ECL-CMB-26", "ECL-CMB-56")
@pytest.mark.parametrize(
    ("face", "computer", "shield", "hits"),
    [(4, 2, 0, True), (4, 2, 1, False), (5, 0, 0, False), (4, 3, 1, True), (2, 4, 0, True)],
)
def test_a_number_hits_if_it_reaches_6_with_computer_and_shield(
    face: int, computer: int, shield: int, hits: bool
) -> None:
    assert is_hit(face, computer, shield) is hits


@clause("ECL-CMB-27")
@pytest.mark.parametrize("face", range(2, 6))
def test_the_faces_between_blank_and_damage_show_their_number(face: int) -> None:
    assert is_hit(face, 6 - face, 0)
    assert not is_hit(face, 6 - face, 1)


@clause("ECL-FAQ-15")
@pytest.mark.parametrize("shield", [0, 3])
def test_without_computers_only_damage_symbols_hit_with_or_without_shields(shield: int) -> None:
    assert [face for face in range(1, 7) if is_hit(face, 0, shield)] == [DAMAGE]


@clause("ECL-CMB-28")
@pytest.mark.parametrize(
    ("cannon", "damage"),
    [("ion_cannon", 1), ("plasma_cannon", 2), ("soliton_cannon", 3), ("antimatter_cannon", 4)],
)
def test_the_colour_of_a_die_is_its_damage_whatever_face_hits(cannon: str, damage: int) -> None:
    fight = Fight({0: ["cruiser"], 1: ["dreadnought"]})
    fight.fit(0, "cruiser", "", cannon)
    fight.fit(1, "dreadnought", "conifold_field", "", "", "", "improved_hull")
    fight.watch(5)
    assert fight.ship(ARENA, 1, "dreadnought").damage == damage


@clause("ECL-CMB-29")
@pytest.mark.parametrize(("damage", "survives"), [(2, True), (3, False)])
def test_a_ship_with_two_hulls_survives_two_damage_but_not_three(
    damage: int, survives: bool
) -> None:
    fight = Fight({0: ["interceptor"] * 3, 1: ["dreadnought"]})
    fight.ship(ARENA, 1, "dreadnought").damage = damage - 1
    if survives:
        fight.watch(DAMAGE, BLANK, BLANK)
    else:
        fight.play(DAMAGE, BLANK, BLANK)
    assert (fight.left(1) == ["dreadnought"]) is survives
    assert [event.damage for event in fight.told(ShipHit)] == [damage] * survives


@clause("ECL-CMB-30")
def test_excess_damage_is_lost() -> None:
    fight = Fight({0: ["cruiser"], 1: ["interceptor", "interceptor"]})
    fight.fit(0, "cruiser", "", "antimatter_cannon", "", "", "fusion_drive")
    fight.watch(DAMAGE)
    assert fight.left(1) == ["interceptor"]


@clause("ECL-CMB-32")
def test_a_destroyed_ship_leaves_at_once_and_is_credited_to_who_destroyed_it() -> None:
    fight = Fight({0: ["interceptor"], 1: ["cruiser", "interceptor", "interceptor"]})
    fight.play(BLANK, DAMAGE, BLANK)
    told = [(event.kind, event.of, event.by) for event in fight.told(ShipDestroyed)]
    assert told == [("interceptor", 0, 1)]
    assert (fight.left(0), fight.left(1)) == ([], ["cruiser", "interceptor", "interceptor"])
    assert fight.player(0).supply["interceptor"] == 7  # one is at home


# ------------------------------------------------------------------------- assigning


@clause("ECL-CMB-22")
def test_each_hit_goes_to_the_ship_that_the_roller_chooses() -> None:
    fight = Fight({0: ["dreadnought"], 1: ["dreadnought", "interceptor"]})
    fight.fit(0, "dreadnought", "", "", "", "", "", "", "tachyon_drive")
    fight.play(DAMAGE, DAMAGE)
    dreadnought, interceptor = fight.ids(1, "dreadnought")[0], fight.ids(1, "interceptor")[0]
    assert fight.listed() == [f"hit {dreadnought}", f"hit {interceptor}"]
    fight.hits(dreadnought)
    assert fight.ship(ARENA, 1, "dreadnought").damage == 1
    assert fight.asked == (0,)


@clause("ECL-CMB-22")
def test_strong_dice_are_assigned_first_and_those_that_miss_not_at_all() -> None:
    fight = Fight({0: ["dreadnought"], 1: ["cruiser", "interceptor", "dreadnought"]})
    fight.fit(0, "dreadnought", "", "", "", "plasma_cannon", "", "", "tachyon_drive")
    fight.fit(1, "cruiser", "gauss_shield")
    fight.play(5, BLANK, DAMAGE)
    die = {"kind": "dreadnought", "colour": "orange", "roll": DAMAGE, "damage": 2}
    assert fight.question() == die
    assert [each.face for each in battle_of(fight.state).dice] == [DAMAGE, 5]
    every = [ship.id for ship in fight.sector(ARENA).ships_of(1)]
    assert fight.listed() == [f"hit {ship}" for ship in every]
    fight.hits(every[0])
    assert fight.left(1) == ["interceptor", "dreadnought"]
    assert fight.question() == {**die, "colour": "yellow", "roll": 5, "damage": 1}


@clause("ECL-CMB-22")
def test_equal_ships_are_offered_once() -> None:
    fight = Fight({0: ["dreadnought"], 1: ["cruiser", "cruiser", "interceptor"]})
    fight.fit(0, "dreadnought", "", "", "", "", "", "", "tachyon_drive")
    fight.play(DAMAGE, DAMAGE)
    first, second = fight.ids(1, "cruiser")
    assert fight.listed() == [f"hit {first}", f"hit {fight.ids(1, 'interceptor')[0]}"]
    assert fight.why(f"hit {second}").message == "equal-ship-first"


@clause("ECL-CMB-22")
def test_a_die_goes_to_enemy_ships_only() -> None:
    fight = Fight({0: ["dreadnought"], 1: ["cruiser", "interceptor"]})
    fight.fit(0, "dreadnought", "", "", "", "", "", "", "tachyon_drive")
    fight.play(DAMAGE, DAMAGE)
    assert fight.why(f"hit {fight.ids(0, 'dreadnought')[0]}").clause == "ECL-CMB-22"


@clause("ECL-CMB-26")
def test_a_die_is_not_offered_a_ship_that_it_would_miss() -> None:
    fight = Fight({0: ["dreadnought"], 1: ["cruiser", "interceptor", "dreadnought"]})
    fight.fit(0, "dreadnought", "", "", "", "", "", "", "tachyon_drive")
    fight.fit(1, "cruiser", "gauss_shield")
    fight.play(5, 5)
    cruiser = fight.ids(1, "cruiser")[0]
    assert f"hit {cruiser}" not in fight.moves()
    assert fight.why(f"hit {cruiser}").clause == "ECL-CMB-26"


# ------------------------------------------------------------------------- antimatter splitter


def splitter(*enemies: str) -> Fight:
    """A Cruiser of seat 0 with an Antimatter Cannon and the Splitter acts first."""
    fight = Fight({0: ["cruiser"], 1: enemies})
    fight.learn("antimatter_splitter", track="nano")
    fight.fit(0, "cruiser", "", "antimatter_cannon", "", "", "tachyon_drive")
    return fight


@clause("ECL-TECH-20", "ECL-CMB-30")
def test_the_excess_of_an_antimatter_cannon_goes_to_other_ships() -> None:
    fight = splitter("interceptor", "interceptor", "interceptor", "interceptor")
    fight.play(DAMAGE)
    assert fight.left(1) == []


@clause("ECL-CMB-22", "ECL-TECH-20")
def test_the_excess_may_be_split_over_several_ships() -> None:
    fight = splitter("interceptor", "dreadnought", "cruiser")
    fight.play(DAMAGE)
    assert fight.question()["damage"] == 4
    fight.hits(fight.ids(1, "interceptor")[0])
    assert fight.question()["damage"] == 1
    fight.hits(fight.ids(1, "cruiser")[0])
    fight.hits(fight.ids(1, "dreadnought")[0])
    assert fight.ship(ARENA, 1, "cruiser").damage == 1
    assert fight.ship(ARENA, 1, "dreadnought").damage == 1
    assert battle_of(fight.state).dice[0].damage == 1


@clause("ECL-TECH-20")
def test_damage_that_destroys_nothing_is_not_split() -> None:
    fight = splitter("dreadnought", "interceptor")
    fight.fit(1, "dreadnought", "conifold_field")
    fight.play(DAMAGE)
    fight.then(f"hit {fight.ids(1, 'dreadnought')[0]}")
    assert fight.ship(ARENA, 1, "dreadnought").damage == 4
    assert fight.left(1) == ["dreadnought", "interceptor"]


@clause("ECL-TECH-20")
def test_the_excess_hits_only_what_the_die_itself_would_hit() -> None:
    fight = splitter("interceptor", "interceptor", "cruiser")
    fight.fit(1, "cruiser", "gauss_shield")
    fight.watch(5)
    assert fight.left(1) == ["cruiser"]
    assert fight.ship(ARENA, 1, "cruiser").damage == 0


@clause("ECL-TECH-20")
def test_red_missiles_do_not_split() -> None:
    fight = Fight({0: ["cruiser"], 1: ["interceptor", "interceptor"]})
    fight.learn("antimatter_splitter", track="nano")
    fight.fit(0, "cruiser", "", "antimatter_missile")
    fight.watch(DAMAGE)
    assert fight.left(1) == ["interceptor"]
