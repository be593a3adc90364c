"""Battles by the rules: order, dice, missiles, retreats, stalemates, several parties."""

from __future__ import annotations

from fractions import Fraction

import pytest

from starboard.games.eclipse.odds.dice import sides_that_hit, volley
from starboard.games.eclipse.odds.duel import ATTACKER, DEFENDER, Duel
from starboard.games.eclipse.odds.fleet import AWAY, Party
from starboard.games.eclipse.odds.odds import Method, odds
from starboard.games.eclipse.odds.targets import Aim, Strategy
from starboard.testing import clause
from tests.eclipse.battles import ANTIMATTER, ION, chances, neutral, party, ships, written

BOOK: tuple[dict[str, object], dict[str, object]] = (
    {
        "species": "terran",
        "ships": [
            {
                "type": "interceptor",
                "count": 3,
                "parts": ["plasma_missile", "ion_cannon", "nuclear_drive", "nuclear_source"],
            },
            {
                "type": "cruiser",
                "parts": [
                    "ion_cannon",
                    "ion_cannon",
                    "positron_computer",
                    "hull",
                    "fusion_drive",
                    "fusion_source",
                ],
            },
        ],
    },
    {
        "species": "terran",
        "ships": [
            {
                "type": "interceptor",
                "count": 3,
                "parts": ["plasma_missile", "fusion_drive", "nuclear_source"],
                "retreat": {"from_round": 1},
            },
            {
                "type": "cruiser",
                "parts": [
                    "plasma_missile",
                    "plasma_cannon",
                    "gauss_shield",
                    "improved_hull",
                    "fusion_drive",
                    "fusion_source",
                ],
            },
        ],
    },
)
"""ECL-CMBX-01: Eric defends, Alex attacks."""


@clause("ECL-CMB-12")
def test_the_defender_fires_first_on_equal_initiative() -> None:
    """Whoever fires first with a chance of 1/6 wins 6 of 11 battles."""
    one = party(ships("interceptor", initiative=3, cannons=ION))
    found = odds([one, one])
    assert found.sides[0].wins == pytest.approx(6 / 11)
    assert found.sides[1].wins == pytest.approx(5 / 11)
    assert found.rounds == pytest.approx(float(1 / (1 - Fraction(25, 36))))


@clause("ECL-CMB-17")
def test_higher_initiative_fires_first() -> None:
    slow = party(ships("cruiser", initiative=2, cannons=ION))
    fast = party(ships("interceptor", initiative=3, cannons=ION))
    assert odds([slow, fast]).sides[1].wins == pytest.approx(6 / 11)


@clause("ECL-CMB-10")
def test_neutral_ships_defend_wherever_they_are_listed() -> None:
    ancient = neutral("ancient")
    fleet = party(ships("cruiser", initiative=2, cannons=ION, hull=1, computer=1))
    first, last = odds([ancient, fleet]), odds([fleet, ancient])
    assert first.sides[0].wins == last.sides[1].wins
    assert last.sides[0].party is fleet


@clause("ECL-CMB-26", "ECL-CMB-27", "ECL-CMB-56")
@pytest.mark.parametrize(
    ("computer", "shield", "sides"),
    [(0, 0, 1), (0, 5, 1), (6, 0, 5), (2, 0, 3), (2, 1, 2), (3, 1, 3), (0, 2, 1)],
)
def test_a_number_hits_with_six_after_computer_and_shield(
    computer: int, shield: int, sides: int
) -> None:
    assert sides_that_hit(computer, shield) == sides


@clause("ECL-CMB-22")
def test_chances_of_a_volley_add_up_to_one() -> None:
    results = volley(((1, 2, False, 3), (4, 1, True, 2)), (0, 2))
    assert sum(chance for _, chance in results) == pytest.approx(1)


# ------------------------------------------------------------------------- assigning dice


@clause("ECL-CMB-44", "ECL-CMB-46", "ECL-CMB-58")
def test_an_ancient_destroys_the_interceptor_and_damages_the_dreadnought() -> None:
    fleet = party(ships("interceptor"), ships("dreadnought", hull=2))
    aim = Aim(Strategy.LARGEST_FIRST, fleet.ships)
    assert aim.assign(((1, 1, 2),), fleet.start()) == ((0,), (0, 2))


@clause("ECL-CMB-44")
def test_one_hit_destroys_the_cruiser_and_the_other_an_interceptor() -> None:
    fleet = party(ships("cruiser", hull=1, damage=(1,)), ships("interceptor", 2))
    aim = Aim(Strategy.LARGEST_FIRST, fleet.ships)
    assert aim.assign(((1, 1, 2),), fleet.start()) == ((0,), (0, 1))


@clause("ECL-CMB-44")
def test_dice_are_combined_so_that_no_ship_is_spared() -> None:
    """Four for the Dreadnought, three and one for the Cruiser."""
    fleet = party(ships("dreadnought", hull=3), ships("cruiser", hull=3))
    aim = Aim(Strategy.LARGEST_FIRST, fleet.ships)
    assert aim.assign(((4, 1, 1), (3, 1, 1), (1, 1, 1)), fleet.start()) == ((0,), (0,))


@clause("ECL-CMB-45")
def test_the_smallest_die_that_destroys_is_spent_on_it() -> None:
    """One damage for the Interceptor, four for the Dreadnought."""
    fleet = party(ships("dreadnought", hull=9), ships("interceptor"))
    aim = Aim(Strategy.LARGEST_FIRST, fleet.ships)
    assert aim.assign(((4, 1, 1), (1, 1, 1)), fleet.start()) == ((0, 6), (0,))


@clause("ECL-CMB-46")
def test_a_die_that_reaches_the_dreadnought_is_kept_for_it() -> None:
    """The other one is good enough for the Interceptor."""
    fleet = party(
        ships("dreadnought", hull=9, shield=2), ships("cruiser", hull=9), ships("interceptor")
    )
    aim = Aim(Strategy.LARGEST_FIRST, fleet.ships)
    assert aim.assign(((1, 2, 1), (1, 1, 1)), fleet.start()) == ((0, 9), (0, 10), (0,))


@clause("ECL-CMB-45", "ECL-CMB-46")
def test_dice_that_destroy_nothing_go_to_the_largest_ship_they_hit() -> None:
    fleet = party(ships("dreadnought", hull=3, shield=2), ships("cruiser", hull=3))
    aim = Aim(Strategy.LARGEST_FIRST, fleet.ships)
    assert aim.assign(((1, 2, 1), (1, 1, 1)), fleet.start()) == ((0, 3), (0, 3))


@clause("ECL-CMB-46")
def test_what_is_left_over_goes_to_the_largest_ship_that_is_still_there() -> None:
    fleet = party(ships("dreadnought"), ships("cruiser", hull=3))
    aim = Aim(Strategy.LARGEST_FIRST, fleet.ships)
    assert aim.assign(((1, 1, 2),), fleet.start()) == ((0,), (0, 3))
    assert aim.assign(((1, 1, 1),), ((AWAY, 1), (0, 4))) == ((AWAY, 1), (0, 3))


@clause("ECL-CMB-22")
def test_who_wants_most_kills_hurts_the_weakest_ship() -> None:
    fleet = party(ships("dreadnought", hull=3), ships("cruiser", hull=1))
    hits = ((1, 1, 1),)
    assert Aim(Strategy.MOST_KILLS, fleet.ships).assign(hits, fleet.start()) == ((0, 4), (0, 1))


@clause("ECL-CMB-22")
def test_strategies_differ_in_what_they_destroy() -> None:
    fleet = party(
        ships("dreadnought", hull=1),
        ships("cruiser", hull=1, cannons=ANTIMATTER),
        ships("interceptor", 2),
    )
    hits = ((1, 1, 2),)
    left = {s: Aim(s, fleet.ships).assign(hits, fleet.start()) for s in Strategy}
    assert left[Strategy.LARGEST_FIRST] == ((0,), (0, 2), (0, 1, 1))
    assert left[Strategy.MOST_KILLS] == ((0, 2), (0, 2), (0,))
    assert left[Strategy.MOST_FIREPOWER] == ((0, 2), (0,), (0, 1, 1))


@clause("ECL-CMB-30", "ECL-TECH-20")
def test_excess_damage_is_lost_without_the_antimatter_splitter() -> None:
    enemy = party(ships("interceptor", 4, cannons=ION, initiative=1))
    for splits, destroyed in ((False, 1), (True, 4)):
        gun = party(ships("cruiser", initiative=2, cannons=ANTIMATTER, splits=splits))
        duel = Duel(enemy, gun)
        start = duel.forces[DEFENDER].number(enemy.start())
        own = duel.forces[ATTACKER].number(gun.start())
        orders = duel.orders(duel.rounds[0], own, 1)
        results = {
            4 - len(duel.forces[DEFENDER].fleets[after][0][1:])
            for after, _ in duel.hits(ATTACKER, orders.dice, start)
        }
        assert results == {0, destroyed}


@clause("ECL-TECH-20")
def test_antimatter_missiles_do_not_split() -> None:
    enemy = party(ships("interceptor", 4, cannons=ION))
    gun = party(ships("cruiser", missiles=ANTIMATTER, splits=True))
    found = odds([enemy, gun])
    assert found.sides[0].survivors[0][:3] == [0.0, 0.0, 0.0]


# ------------------------------------------------------------------------- missiles


@clause("ECL-CMB-14", "ECL-CMB-16")
def test_missiles_fire_once_and_before_the_first_round() -> None:
    target = party(ships("cruiser", hull=1))
    gun = party(ships("interceptor", missiles=((2, 1),), computer=4))
    found = odds([target, gun])
    assert found.sides[1].wins == pytest.approx(5 / 6)
    assert found.rounds == 0


@clause("ECL-CMB-15")
def test_a_ship_destroyed_before_its_turn_fires_no_missile() -> None:
    first = party(ships("interceptor", missiles=ION, computer=4, initiative=3))
    second = party(ships("interceptor", missiles=ION, computer=4, initiative=2))
    found = odds([second, first])
    assert found.sides[1].wins == pytest.approx(5 / 6)
    # the second survives one time in six, destroys five times in six, and else is left alone
    assert found.sides[1].survivors[0][0] == pytest.approx(5 / 36 + 1 / 36)
    assert found.stalemate == pytest.approx(1 / 36)


# ------------------------------------------------------------------------- stalemate and retreat


@clause("ECL-CMB-49", "ECL-CMB-50")
def test_a_stalemate_counts_for_the_defender_and_is_told_apart() -> None:
    unarmed = party(ships("interceptor", 2))
    found = odds([unarmed, unarmed])
    assert (found.sides[0].wins, found.stalemate, found.none) == (1, 1, 0)
    assert found.sides[1].losses(0) == 2


@clause("ECL-CMB-49")
@pytest.mark.parametrize("armed", [0, 1])
def test_one_cannon_on_either_side_is_no_stalemate(armed: int) -> None:
    sides = [party(ships("interceptor")), party(ships("interceptor"))]
    sides[armed] = party(ships("interceptor", cannons=ION))
    found = odds(sides)
    assert (found.sides[armed].wins, found.stalemate) == (pytest.approx(1), 0)


@clause("ECL-CMB-49", "ECL-CMB-50")
def test_who_can_retreat_survives_a_stalemate() -> None:
    found = odds([party(ships("interceptor")), party(ships("interceptor"), may_retreat=True)])
    assert found.sides[0].wins == 1
    assert found.sides[1].survivors[0] == [0, 1]
    assert found.sides[1].retreated[0] == [0, 1]


@clause("ECL-CMB-33", "ECL-CMB-38", "ECL-CMB-39")
def test_retreating_ships_leave_at_their_next_activation() -> None:
    """They stand through one volley and do not fire."""
    gun = party(ships("cruiser", initiative=2, cannons=ION))
    fleet = party(
        ships("interceptor", initiative=3, cannons=ION, retreat_from_round=1), may_retreat=True
    )
    found = odds([gun, fleet])
    assert found.sides[0].wins == pytest.approx(1)
    assert found.sides[0].losses(0) == 0
    assert found.sides[1].retreated[0] == pytest.approx([1 / 6, 5 / 6])
    assert found.rounds == pytest.approx(1 + 5 / 6)


@clause("ECL-CMB-41")
@pytest.mark.parametrize("initiative", [3, 2])
def test_ships_stay_if_the_duel_ends_in_the_round_they_declared_their_retreat(
    initiative: int,
) -> None:
    """The Cruiser destroys the enemy while the Interceptor stands on the edge."""
    enemy = party(ships("interceptor", initiative=1, cannons=ION))
    fleet = party(
        ships("interceptor", initiative=3, retreat_from_round=1),
        ships("cruiser", initiative=initiative, cannons=ION, computer=4, hull=9),
        may_retreat=True,
    )
    found = odds([enemy, fleet])
    missed, spared = 1 / 6, 5 / 6
    assert found.sides[1].retreated[0][1] == pytest.approx(missed * spared)


@clause("ECL-CMB-37")
def test_starbases_do_not_retreat() -> None:
    base = ships("starbase", initiative=4, cannons=ION, moves=False, retreat_from_round=1)
    gun = party(ships("cruiser", initiative=2, cannons=ION))
    found = odds([party(base, may_retreat=True), gun])
    assert found.sides[0].retreated[0][1] == 0
    assert found.sides[0].wins == pytest.approx(6 / 11)


# ------------------------------------------------------------------------- battles of the book


@clause("ECL-CMBX-01", "ECL-CMB-13")
def test_the_order_of_the_battle_of_the_book() -> None:
    eric, alex = written(*BOOK)
    duel = Duel(eric, alex)
    order = [
        (step.side, [duel.forces[step.side].party.ships[i].name for i in step.types])
        for step in duel.rounds
    ]
    assert order == [
        (ATTACKER, ["interceptor"]),
        (DEFENDER, ["interceptor", "cruiser"]),
        (ATTACKER, ["cruiser"]),
    ]
    values = [(s.initiative, s.computer, s.shield, s.hull) for s in (*eric.ships, *alex.ships)]
    assert values == [(3, 0, 0, 0), (3, 2, 0, 1), (4, 0, 0, 0), (3, 0, 1, 2)]


@clause("ECL-CMBX-02", "ECL-CMBX-03")
def test_the_dice_of_the_battle_of_the_book() -> None:
    """Two orange missile dice each, and Alex' Interceptors retreat."""
    eric, alex = written(*BOOK)
    duel = Duel(eric, alex)
    own = duel.forces[ATTACKER].number(alex.start())
    assert duel.orders(duel.missile_step[0], own, 0).dice == ((2, 0, False, 6),)
    ordered = duel.orders(duel.rounds[0], own, 1)
    assert ordered.dice == ()
    assert duel.forces[ATTACKER].fleets[ordered.fleet] == ((1, 1, 1, 1), (0, 3))


@clause("ECL-CMBX-02", "ECL-CMBX-04", "ECL-CMBX-05")
def test_the_hits_of_the_battle_of_the_book() -> None:
    eric, alex = written(*BOOK)
    on_eric, on_alex = Aim(Strategy.MOST_KILLS, eric.ships), Aim(Strategy.MOST_KILLS, alex.ships)
    # each damage face of a missile destroys an Interceptor
    assert on_eric.assign(((2, 1, 2),), ((0, 1, 1, 1), (0,))) == ((0, 1), (0,))
    # the Cruiser survives a missile with hull 2
    assert on_alex.assign(((2, 2, 1),), ((0,), (0, 3))) == ((0,), (0, 1))
    # a 4 with computer 2 gets through to the Interceptors, not to the shield of the Cruiser
    assert on_alex.shields(alex.start()) == (0, 1)
    assert on_alex.assign(((1, 1, 1),), ((1, 1, 1), (0, 1))) == ((1, 1), (0, 1))
    assert on_alex.assign(((1, 1, 1),), ((2, 1), (0, 1))) == ((2, 1), (0,))
    assert on_eric.assign(((2, 1, 1),), ((0,), (0, 2))) == ((0,), (0,))


@clause("ECL-CMBX-09")
def test_the_battle_of_the_book_is_solved_exactly() -> None:
    """The outcome that the book plays can happen."""
    found = chances(*BOOK)
    assert found.method is Method.EXACT
    alex = found.sides[1]
    assert 0 < alex.wins < 1
    assert alex.retreated[0][1] > 0
    assert alex.wins + found.sides[0].wins + found.none == pytest.approx(1)
    assert found.stalemate == 0


# ------------------------------------------------------------------------- several parties


def lone(name: str, initiative: int) -> Party:
    return party(ships("interceptor", initiative=initiative, cannons=ION), name=name)


@clause("ECL-CMB-06", "ECL-CMB-09", "ECL-CMB-53")
def test_the_two_that_arrived_last_fight_first() -> None:
    marcus, marion, alex = lone("marcus", 3), lone("marion", 3), lone("alex", 3)
    found = odds([marcus, marion, alex])
    assert found.method is Method.EXACT
    assert found.sides[0].wins == pytest.approx(6 / 11)
    assert found.sides[1].wins == pytest.approx(6 / 11 * 5 / 11)
    assert found.sides[2].wins == pytest.approx(5 / 11 * 5 / 11)


@clause("ECL-CMB-16", "ECL-CMB-31")
def test_damage_stays_through_later_duels_and_missiles_fire_again() -> None:
    sure = {"computer": 4, "initiative": 3}
    alex = party(ships("cruiser", hull=1, missiles=((4, 6),), **sure), name="alex")
    weak = party(ships("interceptor", initiative=4, missiles=ION, computer=4), name="weak")
    found = odds([weak, weak, alex])
    # Alex survives one hit but not two; his six missile dice miss only once in 6 ** 6
    twice_hit = (5 / 6) ** 2
    assert found.sides[2].losses(0) == pytest.approx(twice_hit, abs=1e-3)


@clause("ECL-SPEC-25", "ECL-CMB-08")
def test_descendants_of_draco_and_ancients_may_both_remain() -> None:
    found = chances(
        {"neutral": "ancient"},
        {"species": "descendants_of_draco", "ships": [{"type": "cruiser"}]},
        {"species": "terran", "ships": [{"type": "interceptor"}]},
    )
    ancient, draco, terran = found.sides
    assert ancient.wins + draco.wins + terran.wins == pytest.approx(1)
    assert draco.survivors[0][1] == pytest.approx(draco.wins)
    assert ancient.survivors[0][1] == pytest.approx(ancient.wins + draco.wins)


@clause("ECL-CMB-08", "ECL-CMB-42")
def test_if_both_fleets_of_a_duel_leave_the_party_before_them_holds_the_sector() -> None:

    def leaving(name: str, initiative: int) -> Party:
        runs = ships("interceptor", initiative=initiative, retreat_from_round=1)
        gun = ships("cruiser", initiative=1, cannons=ION, retreat_from_round=1)
        return party(runs, gun, may_retreat=True, name=name)

    third = lone("third", 3)
    found = odds([third, leaving("a", 3), leaving("b", 3)])
    assert found.sides[0].wins + found.sides[1].wins + found.sides[2].wins == pytest.approx(1)
    assert found.sides[0].wins > 0.5
    assert odds([leaving("a", 3), leaving("b", 3)]).none > 0


# ------------------------------------------------------------------------- the method


def test_six_ships_of_two_parties_are_solved_exactly_however_strong() -> None:
    strong = {"hull": 12, "initiative": 2, "cannons": ((1, 1), (2, 1)), "computer": 1}
    found = odds([party(ships("dreadnought", 2, **strong)), party(ships("cruiser", 1, **strong))])
    assert found.method is Method.EXACT
    assert found.interval == 0


def test_a_battle_with_too_many_states_is_simulated() -> None:
    strong = {"hull": 3, "initiative": 2, "cannons": ((1, 1), (2, 1)), "computer": 1}
    battle = [party(ships("cruiser", 4, **strong)), party(ships("cruiser", 3, **strong))]
    exact = odds(battle)
    assert exact.method is Method.EXACT
    found = odds(battle, samples=500, effort=100)
    assert (found.method, found.samples) == (Method.SIMULATED, 500)
    assert abs(found.sides[0].wins - exact.sides[0].wins) <= found.interval
    assert odds(battle, Method.EXACT).method is Method.EXACT


def test_the_same_seed_gives_the_same_simulation() -> None:
    battle = [neutral("guardian"), lone("x", 3)]
    one, same, other = (odds(battle, Method.SIMULATED, 500, seed) for seed in (7, 7, 8))
    assert one.rounds == same.rounds
    assert one.rounds != other.rounds
