"""Rules told apart from what they might be mistaken for: one step beside, one word less."""

from __future__ import annotations

import pytest

from starboard.games.perry_rhodan.action_cards import Strength
from starboard.games.perry_rhodan.caps import counted_gear
from starboard.games.perry_rhodan.combat import BeginRound, EndRound, begin_combat
from starboard.games.perry_rhodan.conditions import role_of
from starboard.games.perry_rhodan.durations import Span
from starboard.games.perry_rhodan.events.missions import MissionDeparted
from starboard.games.perry_rhodan.events.turn import CardWoken
from starboard.games.perry_rhodan.kinds import CombatKind, Phase, Role, Side, Stat, What, Where
from starboard.games.perry_rhodan.landing import Land, Unloading
from starboard.games.perry_rhodan.lasting import keep
from starboard.games.perry_rhodan.losses import remember_loss
from starboard.games.perry_rhodan.odds import Fighter
from starboard.games.perry_rhodan.regroup import Regroup
from starboard.games.perry_rhodan.sections import Section
from starboard.games.perry_rhodan.sinking import Way, sink
from starboard.games.perry_rhodan.skill_targets import placed
from starboard.games.perry_rhodan.state import Covered, Lasting
from starboard.games.perry_rhodan.strengths import is_ashore, lasting_bonus
from starboard.games.perry_rhodan.targets import is_where
from starboard.games.perry_rhodan.turn import NextTurn
from starboard.games.perry_rhodan.uniques import is_taken
from starboard.games.perry_rhodan.windows import Answers
from starboard.kernel import Forced, OwnZone, Slot, only
from starboard.kernel.loop import advance
from starboard.testing import clause
from tests.perry_rhodan.fight import Fight
from tests.perry_rhodan.missions.spies import Spies
from tests.perry_rhodan.missions.test_counter import hunting
from tests.perry_rhodan.table import GAME, Game, Part
from tests.perry_rhodan.test_mutant_skills import clash, line_up

# ------------------------------------------------------------------------- the table


@clause("PR-CAP-03")
def test_only_unit_accessories_that_count_fill_the_cap() -> None:
    game = Game(
        pro={"terra": ["terra"] * 3 + ["reginald_bull", Part("hypnoblock", onto="reginald_bull")]}
    )
    assert counted_gear(game.place("pro:terra")) == []
    beamer = game.put(0, Side.PRO, "terra", Part("thermostrahler", onto="reginald_bull"))
    assert counted_gear(game.place("pro:terra")) == [beamer.id]


@clause("PR-UNIQ-01")
def test_a_name_is_taken_only_by_a_unique_of_it() -> None:
    game = Game(pro={"terra": ["terra", "stosstrupp"]})
    cards = game.state.catalogue
    assert not is_taken(game.state, 0, cards["stosstrupp"])
    assert not is_taken(game.state, 0, cards["reginald_bull"])
    game.put(0, Side.PRO, "terra", "reginald_bull")
    assert is_taken(game.state, 0, cards["reginald_bull"])


@clause("PR-PHASE-16")
def test_what_lies_in_a_depot_goes_to_the_sink_with_it_once() -> None:
    game = Game(pro={"terra": ["terra", "depot"]})
    depot = game.mine("depot")
    zone = OwnZone("I:0", [Slot("venus", only(0))], only(0))
    game.me.covered["stored.1"] = Covered("stored.1", 0, Side.PRO, Phase.I, zone, under=depot.id)
    sink(game.state, depot, Way.DIRECT)
    assert game.me.covered == {}
    assert sorted(game.me.sink) == ["depot", "venus"]


# ------------------------------------------------------------------------- the turn


@clause("PR-START-06")
def test_who_has_left_is_passed_over() -> None:
    game = Game(seats=3)
    game.them.out = True
    turns = game.them.turns
    game.state.agenda.clear()
    game.state.push(NextTurn(1))
    game.state.players[2].action.bag = []
    game.state.players[2].sources[Phase.I].bag = ["stosstrupp"] * 5
    advance(GAME, game.state, Forced("stosstrupp"))
    assert game.state.turn.seat == 2
    assert game.them.turns == turns


@clause("PR-TURN-08")
def test_waking_is_told_and_the_section_goes_on() -> None:
    tired = [Part("reginald_bull", passive=True), Part("stosstrupp", passive=True)]
    game = Game(pro={"terra": ["terra", *tired, Part("thora", passive=True)]},
                section=Section.REACTIVATION)  # fmt: skip
    held = Lasting(9, 1, Span.ROUNDS, 99, game.mine("thora").id)
    held.what = What.ACTIVATE
    keep(game.state, held)
    game.do("wake reginald_bull")
    assert [event.card for event in game.reported(CardWoken)] == [game.mine("reginald_bull").id]
    assert game.asked == (0, "Reactivation")
    game.do("wake-all")
    assert [event.card for event in game.reported(CardWoken)] == [game.mine("stosstrupp").id]
    assert game.mine("thora").passive
    assert game.asked == (0, "Reactivation")


@clause("PR-STATUS-01")
def test_only_a_status_is_declared_and_without_an_opponent_it_acts_on_nobody() -> None:
    game = Game(pro={"ferrol": ["ferrol", "ferrol"]}, hand=["terra", "expansion_wega"],
                phase=Phase.II)  # fmt: skip
    assert game.why_not("declare terra pro:ferrol -") == "PR-STATUS-01"
    move = next(move for move in game.moves() if move.startswith("declare expansion_wega"))
    game.do(move)
    assert game.mine("expansion_wega").against == -1


@clause("PR-EVENT-02", "PR-EVENT-03")
def test_a_card_on_the_table_stays_there_when_its_effect_is_over() -> None:
    game = Game(pro={"terra": ["terra", "terra", "positronik"]})
    move = next(move for move in game.moves() if move.startswith("use positronik"))
    game.do(move)
    assert game.mine("positronik").passive
    assert game.me.sink == []


# ------------------------------------------------------------------------- missions


@clause("PR-AGT-62", "PR-MISS-11")
def test_a_mission_on_foot_departs_without_any_ship() -> None:
    game = Spies(pro={"volat": ["volat", "stosstrupp"]}, their_anti={"volat": ["volat"]})
    game.put(0, Side.PRO, "volat", "perry_rhodan_v")
    script: list[int | str] = ["action_01", "action_02", "action_03"]
    game.loose(0, "attack 1 anti:volat", script)
    while game.asked[1] != "Muster":
        game.loose(game.asked[0], game.moves(game.asked[0])[0], script)
    game.do("walk stosstrupp")
    game.loose(0, "go", script)
    assert game.all_told(MissionDeparted)


@clause("PR-ABW-09")
def test_a_hunt_counts_once_at_its_place() -> None:
    game = hunting("perry_rhodan_v")
    game.do("counter pro:sol")
    assert game.state.turn.counters == {"pro:sol": 1}


@clause("PR-AGT-57")
def test_after_an_agent_has_walked_home_the_section_goes_on() -> None:
    game = Spies(
        pro={"volat": ["volat", "kosmischer_agent"], "sol": ["solares_system", "gazelle"]},
        their_anti={"volat": ["volat"]},
    )
    cover = game.hide("kosmischer_agent", 0, 1, "volat")
    Game.play(game, 0, f"walk-home {cover.id}")
    assert game.asked == (0, "Debriefing")
    game.do(game.moves()[-1])
    assert game.asked == (0, "MissionSection")


@clause("PR-TRANS-03")
def test_a_ship_that_flies_along_is_not_carried_as_well() -> None:
    game = Game(
        pro={"sol": ["solares_system"] * 4 + ["staaten_klasse", "space_jet"], "zalit": ["zalit"]},
        section=Section.MISSION, phase=Phase.V, phases="I-V",
    )  # fmt: skip
    game.do("defend pro:zalit")
    game.do("join staaten_klasse")
    game.do("join space_jet")
    assert game.why_not("carry space_jet staaten_klasse") == "PR-MISS-08"


@clause("PR-MISS-09")
def test_outside_missions_nobody_attacks_or_defends() -> None:
    assert role_of(Game().state, 0) is None
    fight = Fight(["good_hope"], ["iv_raumschiff"], begin=False)
    assert role_of(fight.state, 0) is Role.ATTACKER
    assert role_of(fight.state, 1) is Role.DEFENDER


# ------------------------------------------------------------------------- fights


@clause("PR-COMBAT-04", "PR-COMBAT-05")
@pytest.mark.parametrize(("number", "goes_on"), [(2, True), (3, False)])
def test_after_the_third_round_there_is_no_other(number: int, goes_on: bool) -> None:
    fight = Fight(["good_hope"], ["iv_raumschiff"], begin=False)
    combat = begin_combat(fight.state, CombatKind.SPACE, 1, fight.attackers, fight.defenders)
    before = sum(isinstance(entry, BeginRound) for entry in fight.state.agenda.entries())
    combat.round = number
    EndRound().run(fight.state, Forced())
    after = sum(isinstance(entry, BeginRound) for entry in fight.state.agenda.entries())
    assert after - before == goes_on


@clause("PR-GROUND-02", "PR-CARD-35")
@pytest.mark.parametrize(("place", "unloads"), [("terra", True), ("m_13", False)])
def test_at_a_star_cluster_nobody_is_unloaded(place: str, unloads: bool) -> None:
    fight = Fight(
        ["good_hope", "stosstrupp"], [], place=place, stack=(place,), phase=Phase.IV,
        phases="I-V", cargo={"good_hope": ["stosstrupp"]}, begin=False,
    )  # fmt: skip
    Land(0).run(fight.state, Forced())
    entries = fight.state.agenda.entries()
    assert any(isinstance(entry, Unloading) for entry in entries) is unloads


@clause("PR-RED-10")
@pytest.mark.parametrize("boarding", ["", "good_hope"])
def test_only_who_falls_on_the_ground_spares_a_devastation(boarding: str) -> None:
    fight = Fight(["stosstrupp"], ["fantan_leute"], kind=CombatKind.GROUND, begin=False)
    combat = begin_combat(fight.state, CombatKind.GROUND, 1, fight.attackers, fight.defenders)
    combat.boarding = boarding
    remember_loss(fight.state, fight.theirs("fantan_leute"))
    assert fight.mission.losses == (None if boarding else [fight.theirs("fantan_leute").id])


@clause("PR-ACC-05")
def test_after_a_round_in_space_nothing_changes_hands() -> None:
    fight = Fight(
        ["good_hope", "stardust_i"], ["iv_raumschiff"], begin=False,
        at_home=["reginald_bull", Part("thermostrahler", onto="reginald_bull")],
    )  # fmt: skip
    begin_combat(fight.state, CombatKind.SPACE, 1, fight.attackers, fight.defenders)
    assert Regroup(Role.ATTACKER).must(fight.state) == ()


@clause("PR-FX-10", "PR-FX-04")
def test_in_a_fight_only_who_is_placed_is_a_target() -> None:
    assert placed(Game().state, {0, 1}) == []
    fight = clash(["reginald_bull"], ["fantan_leute"])
    line_up(fight)
    home = fight.put(0, Side.PRO, "terra", "stosstrupp")
    assert is_where(fight.state, Where.COMBAT, fight.mine("reginald_bull"), None, None)
    assert not is_where(fight.state, Where.COMBAT, home, None, None)


@clause("PR-SKILL-04")
def test_a_passive_card_uses_no_skill_that_makes_it_passive() -> None:
    game = Game(pro={"terra": ["terra", Part("perry_rhodan_i", passive=True)]},
                section=Section.MISSION)  # fmt: skip
    game.state.turn.missions, game.state.turn.mission_side = 1, Side.PRO
    assert game.why_not("skill perry_rhodan_i initiative mission -") == "PR-SKILL-04"
    game.mine("perry_rhodan_i").passive = False
    assert game.why_not("skill perry_rhodan_i initiative mission -") == ""


@clause("PR-SKILL-34")
def test_aboard_a_boarded_ship_places_and_their_accessories_give_nothing() -> None:
    fight = Fight(["good_hope"], ["fantan_leute"], beside=["depot"], begin=False)
    combat = begin_combat(fight.state, CombatKind.GROUND, 1, fight.attackers, fight.defenders)
    place, depot = fight.theirs("terra"), fight.theirs("depot")
    assert not is_ashore(fight.state, depot)
    combat.boarding = "good_hope"
    unit = fight.theirs("fantan_leute")
    ashore = [is_ashore(fight.state, laid) for laid in (place, depot, unit)]
    assert ashore == [True, True, False]


@clause("PR-SYM-03")
def test_what_an_accessory_does_concerns_its_bearer() -> None:
    fight = clash(
        ["reginald_bull", "thora", Part("thermostrahler", onto="reginald_bull")],
        ["fantan_leute", "saboteure_i"],
    )
    line_up(fight)
    while "use thermostrahler 0 -" not in fight.moves(0):
        fight.passes(fight.asked[0])
    fight.do("use thermostrahler 0 -")
    assert lasting_bonus(fight.state, fight.mine("reginald_bull"), Stat.ATTACK) > 0
    assert lasting_bonus(fight.state, fight.mine("thora"), Stat.ATTACK) == 0


@clause("PR-TIME-02")
def test_nobody_answers_what_is_over() -> None:
    game = Game(their_hand=["konter_i"])
    assert not Answers((1,), (1,), 99).could_answer(game.state, 1)


@clause("PR-PASS-04", "PR-FX-08")
def test_a_passive_card_has_a_stealth_of_one_and_its_bonus() -> None:
    letter = Strength.parse("C")
    awake = Fighter(letter, letter, letter)
    assert awake.stealth_value(4) == 4
    assert awake._replace(passive=True).stealth_value(4) == 1
    assert awake._replace(passive=True, stealth_bonus=2).stealth_value(4) == 3


@clause("PR-ABW-10", "PR-ABW-11")
def test_a_hunt_that_has_begun_is_fought_in_one_round() -> None:
    game = hunting("perry_rhodan_v")
    game.do("counter pro:sol")
    game.do("walk perry_rhodan_v")
    assert game.state.mission is not None
    assert game.state.mission.members == []
