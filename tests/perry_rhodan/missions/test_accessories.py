"""Accessories: free, used and fixed; who takes what along, and what is left behind."""

from __future__ import annotations

import pytest

from starboard.games.perry_rhodan.accessories import (
    Use,
    can_be_taken_alone,
    cannot_bear,
    gear_of,
    is_fixed,
    mark_used,
    use_of,
)
from starboard.games.perry_rhodan.action_cards import action_cards
from starboard.games.perry_rhodan.content import catalogue
from starboard.games.perry_rhodan.kinds import CombatKind, Goal, Side, Skill
from starboard.games.perry_rhodan.returning import to_hand
from starboard.games.perry_rhodan.sections import Section
from starboard.games.perry_rhodan.sinking import Way, sink
from starboard.games.perry_rhodan.state import Combat
from starboard.kernel.view import View
from starboard.testing import clause
from tests.perry_rhodan.table import GAME, Game, Part

CARDS = catalogue()
SABOTAGE = next(name for name, each in action_cards().items() if each.goal is Goal.SABOTAGE)
BEAMER = "thermostrahler"


def worn(game, unit):
    """What a unit really has with it, by name."""
    return sorted(laid.card.id for laid in gear_of(game.state, game.mine(unit)))


def flying(*cards, target=("venus",) * 4):
    """A defensive mission of the GOOD HOPE from Pro-Terra to Pro-Venus."""
    game = Game(
        pro={"terra": ["terra"] * 4 + ["good_hope", *cards], "venus": list(target)},
        section=Section.MISSION,
    )
    game.do("defend pro:venus")
    game.do("join good_hope")
    return game


def ground_combat(game):
    """A ground combat goes on."""
    scope = game.state.agenda.open("combat")
    combat = Combat(1, scope, CombatKind.GROUND, 0, 1, 1, Side.ANTI, "terra", [], [], [], [])
    game.state.combats.append(combat)
    return scope


@clause("PR-ACC-01", "PR-ACC-04")
def test_an_accessory_goes_along_with_its_unit():
    game = flying("reginald_bull", Part(BEAMER, onto="reginald_bull"))
    game.do("board reginald_bull good_hope")
    game.do("go")
    assert game.mine(BEAMER).place == "venus"
    assert game.mine(BEAMER).on == game.mine("reginald_bull").id


@clause("PR-ACC-02")
def test_a_unit_takes_one_accessory_beside_those_that_do_not_count():
    game = flying(
        "reginald_bull",
        "perry_rhodan_i",
        Part(BEAMER, onto="reginald_bull"),
        Part("psychostrahler", onto="perry_rhodan_i"),
        Part("hypnoblock", onto="reginald_bull"),
    )
    game.do("board reginald_bull good_hope")
    assert worn(game, "reginald_bull") == ["hypnoblock", BEAMER]
    assert game.why_not("equip psychostrahler reginald_bull") == "PR-ACC-02"
    game.do(f"leave {BEAMER}")
    game.do("equip psychostrahler reginald_bull")
    assert worn(game, "reginald_bull") == ["hypnoblock", "psychostrahler"]


@clause("PR-ACC-03", "PR-ACC-04", "PR-ACC-06")
def test_an_accessory_is_free_until_it_is_used_in_combat():
    game = flying("reginald_bull", Part(BEAMER, onto="reginald_bull"))
    assert use_of(game.state, game.mine(BEAMER)) is Use.FREE
    ground_combat(game)
    mark_used(game.state, game.mine(BEAMER), game.mine("reginald_bull"))
    assert use_of(game.state, game.mine(BEAMER)) is Use.USED
    game = flying("reginald_bull", Part("hypnoblock", onto="reginald_bull"))
    assert use_of(game.state, game.mine("hypnoblock")) is Use.FIXED


@clause("PR-ACC-05")
def test_a_free_accessory_goes_to_another_unit_when_a_mission_is_made():
    game = flying("reginald_bull", "perry_rhodan_i", Part(BEAMER, onto="perry_rhodan_i"))
    game.do("board reginald_bull good_hope")
    game.do(f"equip {BEAMER} reginald_bull")
    game.do("go")
    assert game.mine(BEAMER).on == game.mine("reginald_bull").id
    assert game.mine("perry_rhodan_i").place == "terra"


@clause("PR-ACC-07")
def test_a_used_accessory_stays_with_its_unit_for_this_combat():
    game = flying("reginald_bull", "perry_rhodan_i", Part(BEAMER, onto="reginald_bull"))
    game.do("board reginald_bull good_hope")
    game.do("board perry_rhodan_i good_hope")
    ground_combat(game)
    mark_used(game.state, game.mine(BEAMER), game.mine("reginald_bull"))
    refused = cannot_bear(game.state, game.mine(BEAMER), game.mine("perry_rhodan_i"))
    assert refused.clause == "PR-ACC-07"
    assert worn(game, "reginald_bull") == [BEAMER]


@clause("PR-ACC-08")
def test_after_the_combat_a_used_accessory_is_free_again():
    game = flying("reginald_bull", "perry_rhodan_i", Part(BEAMER, onto="reginald_bull"))
    scope = ground_combat(game)
    mark_used(game.state, game.mine(BEAMER), game.mine("reginald_bull"))
    game.state.agenda.abandon(scope)
    game.state.agenda.stack.pop()
    assert use_of(game.state, game.mine(BEAMER)) is Use.FREE


@clause("PR-ACC-09")
def test_of_two_accessories_only_the_one_that_was_employed_is_used():
    game = flying(
        "reginald_bull",
        Part("arkonidische_kampfmontur", onto="reginald_bull"),
        Part(BEAMER, onto="reginald_bull"),
    )
    ground_combat(game)
    mark_used(game.state, game.mine("arkonidische_kampfmontur"), game.mine("reginald_bull"))
    assert use_of(game.state, game.mine("arkonidische_kampfmontur")) is Use.USED
    assert use_of(game.state, game.mine(BEAMER)) is Use.FREE


@clause("PR-ACC-11")
def test_a_unit_may_leave_its_accessory_behind():
    game = flying("reginald_bull", Part(BEAMER, onto="reginald_bull"))
    game.do("board reginald_bull good_hope")
    game.do(f"leave {BEAMER}")
    game.do("go")
    assert (game.mine(BEAMER).place, game.mine(BEAMER).on) == ("terra", "")
    assert game.mine("reginald_bull").place == "venus"


@clause("PR-ACC-12")
def test_what_was_left_behind_goes_first_to_units_that_arrive_later():
    game = flying("reginald_bull", target=["venus"] * 4 + [BEAMER])
    game.do("board reginald_bull good_hope")
    game.do("go")
    assert game.mine(BEAMER).on == game.mine("reginald_bull").id


@clause("PR-ACC-13")
def test_an_accessory_is_carried_by_a_ship_without_its_unit():
    game = flying(
        "reginald_bull", Part(BEAMER, onto="reginald_bull"), target=["venus", "perry_rhodan_i"]
    )
    game.do(f"equip {BEAMER} good_hope")
    game.do("go")
    assert game.mine(BEAMER).on == game.mine("perry_rhodan_i").id
    assert game.mine("reginald_bull").place == "terra"


@clause("PR-ACC-14")
def test_an_accessory_that_finds_no_unit_there_goes_to_the_sink():
    game = flying("reginald_bull", Part(BEAMER, onto="reginald_bull"))
    game.do(f"equip {BEAMER} good_hope")
    game.do("go")
    assert game.me.sink == [BEAMER]


@clause("PR-ACC-15")
def test_a_place_accessory_is_never_transported():
    game = flying("reginald_bull", "depot")
    game.do("board reginald_bull good_hope")
    assert game.mine("depot").card.is_place_accessory
    assert game.why_not("equip depot good_hope") == "PR-ACC-15"
    assert game.why_not("equip depot reginald_bull") == "PR-ACC-15"


@pytest.mark.parametrize(
    "family", ["bioplastmaske", "hypnoblock", "hypnoschulung", "mutantentraining", "r_17"]
)
@clause("PR-ACC-16")
def test_these_unit_accessories_are_fixed(family):
    assert all(is_fixed(card) for card in CARDS.of_family(family))
    fixed = {card.family for card in CARDS.values() if card.fixed and card.is_unit_accessory}
    assert family in fixed
    assert len(fixed) == 5


@clause("PR-ACC-17", "PR-ACC-18")
def test_a_fixed_accessory_cannot_be_taken_alone_but_for_r_17():
    assert not can_be_taken_alone(CARDS["hypnoblock"])
    assert can_be_taken_alone(CARDS["r_17"])
    assert can_be_taken_alone(CARDS[BEAMER])


@clause("PR-ACC-19")
def test_a_fixed_accessory_stays_with_its_card_and_is_carried_along():
    game = flying("reginald_bull", "perry_rhodan_i", Part("hypnoblock", onto="reginald_bull"))
    game.do("board reginald_bull good_hope")
    game.do("board perry_rhodan_i good_hope")
    assert game.why_not("equip hypnoblock perry_rhodan_i") == "PR-ACC-19"
    assert game.why_not("equip hypnoblock good_hope") == "PR-ACC-19"
    assert game.why_not("leave hypnoblock") == "PR-ACC-11"
    game.do("go")
    assert game.mine("hypnoblock").place == "venus"
    assert game.mine("hypnoblock").on == game.mine("reginald_bull").id


@clause("PR-ACC-20")
def test_a_ship_accessory_stays_with_its_ship_but_can_be_destroyed_alone():
    game = flying(Part("impulsgeschuetz", onto="good_hope"))
    assert can_be_taken_alone(CARDS["impulsgeschuetz"])
    assert is_fixed(CARDS["impulsgeschuetz"])
    game.do("go")
    assert game.mine("impulsgeschuetz").place == "venus"
    sink(game.state, game.mine("impulsgeschuetz"), Way.DESTROYED)
    assert game.mine("good_hope").place == "venus"
    assert game.me.sink == ["impulsgeschuetz"]


@pytest.mark.parametrize("way", [Way.DESTROYED, Way.REDUCED])
@clause("PR-ACC-23", "PR-ACC-24")
def test_fixed_accessories_share_the_fate_of_their_card(way):
    game = Game(pro={"terra": ["terra", "reginald_bull", Part("hypnoblock", onto="reginald_bull")]})
    sink(game.state, game.mine("reginald_bull"), way)
    assert sorted(game.me.sink) == ["hypnoblock", "reginald_bull"]


@clause("PR-SINK-04")
def test_a_free_accessory_survives_the_reduction_of_its_unit():
    game = Game(pro={"terra": ["terra", "reginald_bull", Part(BEAMER, onto="reginald_bull")]})
    sink(game.state, game.mine("reginald_bull"), Way.REDUCED)
    assert game.me.sink == ["reginald_bull"]
    assert (game.mine(BEAMER).place, game.mine(BEAMER).on) == ("terra", "")


@clause("PR-PASS-12", "PR-PASS-13")
def test_passive_cards_neither_take_nor_hand_over_accessories():
    game = flying(
        "reginald_bull", "perry_rhodan_i", Part(BEAMER, onto="perry_rhodan_i", passive=True)
    )
    game.do("board reginald_bull good_hope")
    assert game.why_not(f"equip {BEAMER} reginald_bull") == "PR-PASS-13"


@clause("PR-ACC-05")
def test_with_whom_an_accessory_goes_is_its_owners_secret():
    game = flying("reginald_bull", "perry_rhodan_i", Part(BEAMER, onto="perry_rhodan_i"))
    game.do("board reginald_bull good_hope")
    before = View(GAME, game.state, 1).plain()
    game.do(f"equip {BEAMER} reginald_bull")
    assert View(GAME, game.state, 1).plain() == before


TO_AND_FRO = ["equip {0} reginald_bull", "equip {0} perry_rhodan_i"]


def two_aboard(*more):
    """Two units of a mission, one of them with a beamer."""
    game = flying("reginald_bull", "perry_rhodan_i", Part(BEAMER, onto="perry_rhodan_i"), *more)
    game.do("board reginald_bull good_hope")
    game.do("board perry_rhodan_i good_hope")
    return game


@clause("PR-ACC-05")
def test_on_one_occasion_an_accessory_changes_hands_at_most_twice():
    game = two_aboard()
    for move in TO_AND_FRO:
        game.do(move.format(BEAMER))
    assert game.why_not(f"equip {BEAMER} reginald_bull") == "PR-ACC-05"
    game.do(f"leave {BEAMER}")
    assert game.why_not(f"equip {BEAMER} reginald_bull") == "PR-ACC-05"
    assert not any(move.startswith("equip") for move in game.moves())
    game.do("go")
    assert "handed" not in game.me.holds


@clause("PR-ACC-05", "PR-ACC-02")
def test_two_units_exchange_their_accessories_by_way_of_a_third():
    game = two_aboard(Part("psychostrahler", onto="reginald_bull"), "thora")
    game.do("board thora good_hope")
    game.do(f"equip {BEAMER} thora")
    game.do("equip psychostrahler perry_rhodan_i")
    game.do(f"equip {BEAMER} reginald_bull")
    assert worn(game, "reginald_bull") == [BEAMER]
    assert worn(game, "perry_rhodan_i") == ["psychostrahler"]


@clause("PR-ACC-05")
def test_in_matches_of_the_first_rules_nobody_counts_how_often():
    game = flying("reginald_bull", "perry_rhodan_i", Part(BEAMER, onto="perry_rhodan_i"))
    game.state.rules = 1
    game.me.holds.pop("handed")
    game.do("board reginald_bull good_hope")
    game.do("board perry_rhodan_i good_hope")
    for move in TO_AND_FRO * 3:
        game.do(move.format(BEAMER))
    assert "handed" not in game.me.holds


def attacked():
    """The defender of Terra has two units and a beamer, and may hand it over."""
    game = Game(
        pro={"terra": ["terra"] * 3 + ["reginald_bull", "good_hope"]},
        their_anti={"terra": ["terra"] * 3 + ["fantan_kommandant", "thora"]},
        section=Section.MISSION,
    )
    game.put(1, Side.ANTI, "terra", Part(BEAMER, onto="thora"))
    game.do("attack 1 anti:terra", SABOTAGE)
    while game.asked[1] != "Muster":
        game.play(game.asked[0], game.moves(game.asked[0])[0])
    game.do("join good_hope")
    game.do("board reginald_bull good_hope")
    game.do("go")
    while game.asked[1] in ("Moment", "Answers"):
        game.play(game.asked[0], "pass")
    return game


@clause("PR-ACC-05")
def test_before_an_attack_an_accessory_changes_hands_at_most_twice_unseen():
    game = attacked()
    assert game.asked == (1, "Rearm")
    before = View(GAME, game.state, 0).plain()
    game.they(f"equip {BEAMER} fantan_kommandant")
    game.they(f"equip {BEAMER} thora")
    assert game.why_not(f"equip {BEAMER} fantan_kommandant", 1) == "PR-ACC-05"
    after = View(GAME, game.state, 0).plain()
    assert after["table"] == before["table"]
    game.they("ready")
    assert game.them.holds["handed"].aboard.names == [], "the next occasion begins anew"


@clause("PR-ACC-10")
def test_with_a_unit_that_goes_back_to_the_hand_goes_what_was_used():
    game = Game(
        pro={"terra": ["terra", "reginald_bull", Part(BEAMER, onto="reginald_bull")]},
    )
    ground_combat(game)
    mark_used(game.state, game.mine(BEAMER), game.mine("reginald_bull"))
    to_hand(game.state, game.mine("reginald_bull"), "PR-ACC-10")
    assert sorted(game.hand()) == ["reginald_bull", BEAMER]


@clause("PR-ACC-08", "PR-ACC-10")
def test_what_was_used_in_a_combat_that_is_over_stays_at_the_place():
    game = Game(
        pro={"terra": ["terra", "reginald_bull", Part(BEAMER, onto="reginald_bull")]},
    )
    ground_combat(game)
    mark_used(game.state, game.mine(BEAMER), game.mine("reginald_bull"))
    game.state.agenda.abandon(game.state.combats.pop().scope)
    game.state.agenda.stack.pop()
    to_hand(game.state, game.mine("reginald_bull"), "PR-ACC-10")
    assert game.hand() == ["reginald_bull"]
    assert (game.mine(BEAMER).place, game.mine(BEAMER).on) == ("terra", "")


@clause("PR-ACC-10")
def test_what_was_not_used_stays_at_the_place_and_is_free():
    game = Game(pro={"terra": ["terra", "reginald_bull", Part(BEAMER, onto="reginald_bull")]})
    to_hand(game.state, game.mine("reginald_bull"), "PR-ACC-10")
    assert game.hand() == ["reginald_bull"]
    assert (game.mine(BEAMER).place, game.mine(BEAMER).on) == ("terra", "")


@clause("PR-ACC-21", "PR-ACC-22")
def test_a_fixed_accessory_waits_and_comes_back_with_the_same_assignment():
    game = Game(
        pro={"terra": ["terra", "reginald_bull", Part("hypnoschulung", onto="reginald_bull")]},
    )
    game.mine("hypnoschulung").skill = Skill.INITIATIVE
    to_hand(game.state, game.mine("reginald_bull"), "PR-ACC-21")
    assert game.mine("hypnoschulung").place == ""
    assert game.hand() == ["reginald_bull"]
    game.lays("reginald_bull", "pro:terra")
    assert game.mine("hypnoschulung").on == game.mine("reginald_bull").id
    assert game.mine("hypnoschulung").place == "terra"
    assert game.mine("hypnoschulung").skill is Skill.INITIATIVE
