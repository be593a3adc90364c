"""Offensive missions: goals, what is named, who may come, and what is reduced in the end."""

from __future__ import annotations

import pytest

from starboard.games.perry_rhodan.accessories import gear_of
from starboard.games.perry_rhodan.action_cards import action_cards
from starboard.games.perry_rhodan.events.combat import CardReduced, CombatBegan
from starboard.games.perry_rhodan.events.missions import (
    GoalDrawn,
    MissionAnnounced,
    TargetCalled,
    UnitLanded,
)
from starboard.games.perry_rhodan.kinds import (
    CombatKind,
    Goal,
    MissionKind,
    Phase,
    Side,
)
from starboard.games.perry_rhodan.marks import is_marked
from starboard.games.perry_rhodan.sections import Section
from starboard.games.perry_rhodan.victory import REDUCED
from starboard.testing import clause
from tests.perry_rhodan.table import Game, Part

GOAL = {goal: next(n for n, each in action_cards().items() if each.goal is goal) for goal in Goal}
"""An action card for each goal."""


class Mission(Game):
    """My Pro-Terra against their Anti-Terra; windows are passed."""

    def __init__(self, mine, theirs, *, mine_at="terra", their="terra", **more):
        stack = [mine_at] * more.pop("own_stack", 4)
        super().__init__(
            pro={mine_at: [*stack, *mine], **more.pop("pro", {})},
            their_anti={their: theirs},
            section=Section.MISSION,
            **more,
        )
        self.told = []

    def play(self, seat, text, *chance):
        super().play(seat, text, *chance)
        self.told = [*self.told, *self.events]
        while self.asked[1] in ("Moment", "Answers") and not self.state.combats:
            super().play(self.asked[0], "pass")
            self.told = [*self.told, *self.events]

    def all_told(self, kind):
        return [event for event in self.told if isinstance(event, kind)]


@clause("PR-OFF-01", "PR-OFF-02", "PR-OFF-03")
def test_an_offensive_mission_names_the_place_of_the_other_side_and_its_player():
    game = Mission(["reginald_bull"], ["terra"])
    assert game.why_not("attack 1 pro:terra") != ""
    assert game.why_not("attack 0 anti:terra") == "PR-OFF-01"
    game.do("attack 1 anti:terra", GOAL[Goal.DESTABILISATION])
    told = game.all_told(MissionAnnounced)[0]
    assert (told.kind, told.player, told.place) == (MissionKind.OFFENSIVE, 1, "anti:terra")
    assert (game.state.mission.side, game.state.mission.target_side) == (Side.PRO, Side.ANTI)


@pytest.mark.parametrize("goal", list(Goal))
@clause("PR-OFF-04", "PR-MISS-07")
def test_the_goal_is_that_of_the_drawn_action_card(goal):
    game = Mission(["reginald_bull"], ["terra"])
    game.do("attack 1 anti:terra", GOAL[goal])
    assert game.state.mission.goal is goal
    assert [event.goal for event in game.all_told(GoalDrawn)] == [goal]


@clause("PR-OFF-05")
def test_the_target_of_an_assassination_is_named_at_the_start_by_name():
    game = Mission(["reginald_bull"], ["terra"] * 3 + ["saboteure_i", "saboteure_i", "thora"])
    game.do("attack 1 anti:terra", GOAL[Goal.ASSASSINATION])
    assert game.asked == (0, "CallTarget")
    assert game.moves() == ["call saboteure", "call thora"]
    game.do("call thora")
    assert game.state.mission.called == "thora"
    assert game.all_told(TargetCalled)[0].name == "thora"


@clause("PR-OFF-06", "PR-OFF-07")
def test_a_sabotage_names_an_accessory_but_no_fixed_one_except_r_17():
    game = Mission(
        ["reginald_bull"],
        [
            "terra",
            "thora",
            "clark_g_flipper",
            Part("thermostrahler", onto="thora"),
            Part("hypnoblock", onto="thora"),
            Part("r_17", onto="clark_g_flipper"),
            "depot",
            "raumjaegerstaffel",
            Part("schutzschirm", onto="raumjaegerstaffel"),
        ],
        phase=Phase.II,
    )
    game.do("attack 1 anti:terra", GOAL[Goal.SABOTAGE])
    assert sorted(game.moves()) == ["call depot", "call r_17", "call thermostrahler"]
    assert game.why_not("call hypnoblock") == "PR-OFF-07"


@pytest.mark.parametrize("goal", [Goal.DESTABILISATION, Goal.DEVASTATION])
@clause("PR-OFF-08", "PR-OFF-09")
def test_destabilisation_and_devastation_name_nothing_at_the_start(goal):
    game = Mission(["reginald_bull"], ["terra", "thora"])
    game.do("attack 1 anti:terra", GOAL[goal])
    assert game.asked == (0, "Muster")
    assert game.state.mission.called == ""


@clause("PR-OFF-08")
def test_a_destabilisation_takes_a_place_card():
    game = Mission(["stosstrupp"], ["terra", "terra"])
    game.do("attack 1 anti:terra", GOAL[Goal.DESTABILISATION])
    game.do("walk stosstrupp")
    game.do("go")
    assert game.place("anti:terra", 1).count == 1
    assert game.them.sink == ["terra"]
    assert game.mine("stosstrupp").place == "terra"


@clause("PR-OFF-09")
def test_a_devastation_names_its_target_after_the_combat():
    game = Mission(["stosstrupp"], ["terra", "depot"])
    game.do("attack 1 anti:terra", GOAL[Goal.DEVASTATION])
    game.do("walk stosstrupp")
    game.do("go")
    assert game.asked == (0, "NameReduction")
    game.do("reduce depot")
    assert game.them.sink == ["depot"]


@clause("PR-OFF-12", "PR-OFF-13")
def test_cards_are_taken_up_after_the_goal_is_known_and_stay_apart_from_the_hand():
    game = Mission(["reginald_bull", "stosstrupp"], ["terra"], hand=["venus"])
    game.do("attack 1 anti:terra", GOAL[Goal.DEVASTATION])
    assert game.asked == (0, "Muster")
    game.do("walk stosstrupp")
    assert game.hand() == ["venus"]


@clause("PR-OFF-14")
def test_without_any_unit_that_could_come_no_goal_is_drawn():
    game = Mission(["good_hope", Part("reginald_bull", passive=True)], ["terra", "thora"])
    game.do("attack 1 anti:terra")
    assert game.state.mission.goal is None
    assert game.asked == (0, "Muster")


@clause("PR-OFF-15")
def test_where_nothing_was_reducible_from_the_start_the_rest_is_enough():
    game = Mission(
        ["stosstrupp"],
        ["aralon_iv"],
        mine_at="aralon_iv",
        their="aralon",
        pro={"honur": ["honur"]},
        phase=Phase.IV,
    )
    for laid in game.me.cards.values():
        laid.place = "aralon" if laid.place == "aralon_iv" else laid.place
    game.state.memo = {}
    game.do("attack 1 anti:aralon", GOAL[Goal.ASSASSINATION])
    game.do("walk stosstrupp")
    game.do("go")
    assert game.all_told(CardReduced) == []
    assert is_marked(game.state, 0, REDUCED, "aralon")


@clause("PR-OFF-15")
def test_a_goal_that_is_missed_although_something_was_there_is_no_reduction():
    game = Mission(
        ["stosstrupp"],
        ["aralon_iv", "depot"],
        mine_at="aralon_iv",
        their="aralon",
        pro={"honur": ["honur"]},
        phase=Phase.IV,
    )
    for laid in game.me.cards.values():
        laid.place = "aralon" if laid.place == "aralon_iv" else laid.place
    game.state.memo = {}
    game.do("attack 1 anti:aralon", GOAL[Goal.ASSASSINATION])
    game.do("walk stosstrupp")
    game.do("go")
    assert not is_marked(game.state, 0, REDUCED, "aralon")


# ------------------------------------------------------------------------- missions abroad


@clause("PR-MISS-09")
def test_who_makes_an_offensive_mission_attacks_and_whose_space_it_is_defends():
    game = Mission(["stosstrupp", "reginald_bull"], ["terra", "thora"])
    game.do("attack 1 anti:terra", GOAL[Goal.DEVASTATION])
    game.do("walk stosstrupp")
    game.do("walk reginald_bull")
    game.do("go")
    combat = game.state.combat
    assert combat.kind is CombatKind.GROUND
    assert {*combat.attackers} == {game.mine("stosstrupp").id, game.mine("reginald_bull").id}
    assert combat.defenders == [game.theirs("thora").id]
    assert game.asked[0] == 0, "the attacker lays out first"


@clause("PR-MISS-11", "PR-GROUND-02")
def test_units_walk_to_the_enemy_place_of_the_same_name():
    game = Mission(["stosstrupp"], ["terra", "depot"])
    game.do("attack 1 anti:terra", GOAL[Goal.SABOTAGE])
    game.do("walk stosstrupp")
    game.do("go")
    assert [event.card for event in game.all_told(UnitLanded)] == [game.mine("stosstrupp").id]
    assert game.them.sink == ["depot"]


@clause("PR-MISS-12")
def test_either_all_go_with_ships_or_all_on_foot():
    game = Mission(["stosstrupp", "reginald_bull", "good_hope"], ["terra", "depot"])
    game.do("attack 1 anti:terra", GOAL[Goal.SABOTAGE])
    game.do("join good_hope")
    assert game.why_not("walk stosstrupp") == "PR-MISS-12"
    game = Mission(["stosstrupp", "reginald_bull", "good_hope"], ["terra", "depot"])
    game.do("attack 1 anti:terra", GOAL[Goal.SABOTAGE])
    game.do("walk stosstrupp")
    assert game.why_not("join good_hope") == "PR-MISS-12"


@clause("PR-MISS-13")
def test_with_ships_on_both_sides_there_is_a_space_combat_on_foot_there_is_none():
    game = Mission(["stosstrupp", "good_hope"], ["terra", "depot", "raumjaegerstaffel"])
    game.do("attack 1 anti:terra", GOAL[Goal.SABOTAGE])
    game.do("walk stosstrupp")
    game.do("go")
    assert game.all_told(CombatBegan) == []
    assert game.them.sink == ["depot"]
    game = Mission(["stosstrupp", "good_hope", "stardust_i"], ["terra", "raumjaegerstaffel"])
    game.do("attack 1 anti:terra", GOAL[Goal.DEVASTATION])
    game.do("join good_hope")
    game.do("join stardust_i")
    game.do("board stosstrupp good_hope")
    game.do("go")
    assert [event.kind for event in game.all_told(CombatBegan)] == [CombatKind.SPACE]


@clause("PR-RETR-16", "PR-GROUND-03")
def test_units_are_unloaded_reduce_and_go_home_with_their_ship():
    game = Mission(["stosstrupp", "good_hope"], ["terra", "depot"], pro={"venus": ["venus"]})
    game.do("attack 1 anti:terra", GOAL[Goal.SABOTAGE])
    game.do("join good_hope")
    game.do("board stosstrupp good_hope")
    game.do("go")
    assert game.moves() == ["unload stosstrupp", "landed"]
    game.do("unload stosstrupp")
    game.do("landed")
    assert game.moves() == ["to pro:terra", "to pro:venus"]
    game.do("to pro:venus")
    assert game.them.sink == ["depot"]
    assert {game.mine(card).place for card in ("stosstrupp", "good_hope")} == {"venus"}
    assert game.state.mission is None
    assert not game.me.holds
    assert not game.them.holds


@clause("PR-RED-01", "PR-GROUND-03")
def test_who_unloads_nobody_reduces_nothing():
    game = Mission(["stosstrupp", "good_hope"], ["terra", "depot"])
    game.do("attack 1 anti:terra", GOAL[Goal.SABOTAGE])
    game.do("join good_hope")
    game.do("board stosstrupp good_hope")
    game.do("go")
    game.do("landed")
    assert game.them.sink == []
    assert game.mine("stosstrupp").place == "terra"


@clause("PR-CARD-28")
def test_a_sphere_of_influence_is_no_target():
    game = Mission(["spindelschiff"], ["fantan_raum"], their="fantan_raum")
    assert game.why_not("attack 1 anti:fantan_raum") == "PR-CARD-28"


@clause("PR-MULTI-01")
def test_with_four_players_only_neighbours_are_attacked():
    game = Mission(["stosstrupp"], ["terra"], seats=4)
    game.put(2, Side.ANTI, "terra", "terra")
    game.put(3, Side.ANTI, "terra", "terra")
    assert game.why_not("attack 2 anti:terra") == "PR-OFF-01"
    assert game.why_not("attack 1 anti:terra") == ""
    assert game.why_not("attack 3 anti:terra") == ""


@clause("PR-MISS-03", "PR-MISS-05")
def test_after_the_mission_of_the_turn_there_is_no_other():
    game = Mission(["stosstrupp", "reginald_bull"], ["terra", "depot"])
    game.do("attack 1 anti:terra", GOAL[Goal.SABOTAGE])
    game.do("walk stosstrupp")
    game.do("go")
    assert game.why_not("attack 1 anti:terra") == "PR-MISS-03"


@clause("PR-ACC-05")
def test_whose_place_is_the_target_hands_free_accessories_out_anew():
    game = Mission(
        ["stosstrupp"],
        ["terra", "thora", "saboteure_i", Part("thermostrahler", onto="thora")],
    )
    game.do("attack 1 anti:terra", GOAL[Goal.DEVASTATION])
    game.do("walk stosstrupp")
    game.do("go")
    assert game.asked == (1, "Rearm")
    game.they("equip thermostrahler saboteure_i")
    game.they("ready")
    assert [laid.card.id for laid in gear_of(game.state, game.theirs("saboteure_i"))] == [
        "thermostrahler"
    ]
    assert gear_of(game.state, game.theirs("thora")) == []


@clause("PR-TRANS-06")
def test_who_finds_no_way_back_on_foot_is_lost():
    game = Mission(["stosstrupp"], ["terra", "depot"])
    game.do("attack 1 anti:terra", GOAL[Goal.SABOTAGE])
    game.do("walk stosstrupp")
    for laid in list(game.me.cards.values()):
        if laid.card.is_place:
            laid.place = "venus"
    game.state.memo = {}
    game.do("go")
    assert game.me.sink == ["stosstrupp"]
