"""The other skills, each with its levels (PR-SKILL-42…87)."""

from __future__ import annotations

import pytest

from starboard.games.perry_rhodan.action_cards import action_cards
from starboard.games.perry_rhodan.asking import might_act
from starboard.games.perry_rhodan.attackable import cannot_be_target
from starboard.games.perry_rhodan.events.combat import LossPrevented
from starboard.games.perry_rhodan.events.effects import CardActive
from starboard.games.perry_rhodan.events.skills import GoalChanged
from starboard.games.perry_rhodan.kinds import (
    MUTANT_SKILLS,
    Goal,
    MissionKind,
    Phase,
    Role,
    Side,
    Skill,
    Stat,
    Window,
)
from starboard.games.perry_rhodan.lasting import end_rounds
from starboard.games.perry_rhodan.losses import doom
from starboard.games.perry_rhodan.reactivation import must_stay_passive
from starboard.games.perry_rhodan.sections import Section
from starboard.games.perry_rhodan.skills import USES, conceivable_uses
from starboard.games.perry_rhodan.standing import granted_skills, level_of
from starboard.games.perry_rhodan.strengths import lasting_bonus
from starboard.games.perry_rhodan.windows import open_window
from starboard.kernel import Forced
from starboard.kernel.loop import advance
from starboard.testing import clause
from tests.perry_rhodan.fight import Fight, card
from tests.perry_rhodan.table import GAME, Cards, Game, Part
from tests.perry_rhodan.test_mutant_skills import EVEN, GROUND, SPACE, clash, line_up, skills_of

A, D = Stat.ATTACK, Stat.DEFENCE


def announced(theirs: Cards, beside: Cards = ()) -> Fight:
    """A mission to Terra of seat 1 is announced; seat 1 is asked."""
    fight = Fight(["saboteure_i"], theirs, side=Side.ANTI, begin=False, quiet=False,
                  beside=beside, phase=Phase.V, phases="I-V")  # fmt: skip
    open_window(fight.state, Window.MISSION_ANNOUNCED, 0, 1)
    advance(GAME, fight.state, Forced())
    fight.until(Window.MISSION_ANNOUNCED, 1)
    return fight


# ------------------------------------------------------------------------- alarm


@pytest.mark.parametrize(
    ("unit", "use", "most"),
    [
        pytest.param("der_thort", "two", 2, id="PR-SKILL-42"),
        pytest.param("allan_d_mercant_v", "three", 3, id="PR-SKILL-44"),
    ],
)
@clause("PR-SKILL-42", "PR-SKILL-44")
def test_alarm_wakes_cards_at_the_place(unit: str, use: str, most: int) -> None:
    passive = ["thora", "reginald_bull", "crest_i", "stosstrupp"]
    fight = announced([unit, *[Part(name, passive=True) for name in passive]])
    moves = [move.split()[-1] for move in skills_of(fight, 1) if f" {use} " in move]
    assert {len(move.split("+")) for move in moves} == set(range(1, most + 1))
    fight.they(f"skill {unit} alarm {use} {'+'.join(passive[:most])}")
    woken = [fight.theirs(name).id for name in passive[:most]]
    assert [event.card for event in fight.reported(CardActive)] == woken
    assert [fight.theirs(name).passive for name in passive] == [False] * most + [True] * (4 - most)


@clause("PR-SKILL-43")
def test_alarm_wakes_no_depot_and_sleeps_itself_until_the_next_turn() -> None:
    fight = announced(["der_thort", Part("thora", passive=True), Part("depot", passive=True)])
    assert skills_of(fight, 1) == ["skill der_thort alarm two thora"]
    fight.they("skill der_thort alarm two thora")
    assert must_stay_passive(fight.state, fight.theirs("der_thort"))
    fight.them.turns += 1
    end_rounds(fight.state, 1)
    assert not must_stay_passive(fight.state, fight.theirs("der_thort"))


@clause("PR-SKILL-43", "PR-SKILL-42")
def test_a_second_alarm_does_not_wake_who_gave_the_first() -> None:
    fight = announced(["der_thort", "allan_d_mercant_v", Part("crest_i", passive=True)])
    fight.they("skill der_thort alarm two crest_i")
    assert not fight.theirs("crest_i").passive
    fight.until(Window.MISSION_ANNOUNCED, 1)
    fight.they("skill allan_d_mercant_v alarm three der_thort")
    assert fight.theirs("der_thort").passive
    assert fight.theirs("allan_d_mercant_v").passive


# ------------------------------------------------------------------------- combat values


@pytest.mark.parametrize(
    ("unit", "use", "attack", "defence"),
    [
        pytest.param("reginald_bull", "attack", 1, 0, id="1 attack"),
        pytest.param("reginald_bull", "defence", 0, 1, id="1 defence"),
        pytest.param("humpry_hifield", "attack_2", 2, 0, id="2 attack"),
        pytest.param("humpry_hifield", "defence_2", 0, 2, id="2 defence"),
        pytest.param("humpry_hifield", "both", 1, 1, id="2 both"),
    ],
)
@clause("PR-SKILL-45", "PR-SKILL-46")
def test_bodenkampf_changes_the_own_values(unit: str, use: str, attack: int, defence: int) -> None:
    fight = clash([unit], ["fantan_leute"])
    fight.until(Window.COMBAT_VALUES, 0)
    fight.do(f"skill {unit} ground_combat {use} -")
    laid = fight.mine(unit)
    found = [lasting_bonus(fight.state, laid, stat) for stat in (A, D)]
    assert found == [attack, defence]


@pytest.mark.parametrize(
    ("unit", "use", "attack", "defence"),
    [
        pytest.param("thora", "attack", 1, 0, id="1 attack"),
        pytest.param("thora", "defence", 0, 1, id="1 defence"),
        pytest.param("conrad_deringhouse", "attack_2", 2, 0, id="2 attack"),
        pytest.param("conrad_deringhouse", "defence_2", 0, 2, id="2 defence"),
        pytest.param("conrad_deringhouse", "both", 1, 1, id="2 both"),
    ],
)
@clause("PR-SKILL-65", "PR-SKILL-66")
def test_raumkampf_changes_the_carrying_ship(
    unit: str, use: str, attack: int, defence: int
) -> None:
    fight = clash(["good_hope", unit], ["spindelschiff"], SPACE, cargo={"good_hope": [unit]})
    fight.until(Window.COMBAT_VALUES, 0)
    fight.do(f"skill {unit} space_combat {use} good_hope")
    ship = fight.mine("good_hope")
    assert [lasting_bonus(fight.state, ship, stat) for stat in (A, D)] == [attack, defence]


@pytest.mark.parametrize(
    ("ship", "again"),
    [
        pytest.param("iv_raumschiff", False, id="a starship"),
        pytest.param("fantan_schwarm", True, id="a fleet"),
    ],
)
@clause("PR-SKILL-67")
def test_a_starship_is_steered_by_one_a_fleet_by_several(ship: str, again: bool) -> None:
    crew = ["fantan_kommandant", "clark_g_flipper"]
    fight = clash([ship, *crew], ["good_hope"], SPACE, side=Side.ANTI, cargo={ship: crew})
    fight.until(Window.COMBAT_VALUES, 0)
    fight.do(f"skill fantan_kommandant space_combat attack {ship}")
    if fight.moment is Window.COMBAT_VALUES:
        assert bool(skills_of(fight)) is again
    assert lasting_bonus(fight.state, fight.mine(ship), A) == 1


@pytest.mark.parametrize(
    ("unit", "use", "window", "stat", "amount"),
    [
        pytest.param("crest_i", "stealth_up", Window.STEALTH, Stat.STEALTH, 1, id="1 stealth"),
        pytest.param("crest_i", "stealth_down", Window.STEALTH, Stat.STEALTH, -1, id="1 less"),
        pytest.param("crest_i", "defence_up", Window.COMBAT_VALUES, D, 1, id="1 defence"),
        pytest.param("crest_i", "defence_down", Window.COMBAT_VALUES, D, -1, id="1 less defence"),
        pytest.param("swoon_techniker", "attack_up", Window.COMBAT_VALUES, A, 1, id="2 attack"),
        pytest.param("swoon_techniker", "attack_down", Window.COMBAT_VALUES, A, -1, id="2 less"),
    ],
)
@clause("PR-SKILL-68", "PR-SKILL-69")
def test_robotik_changes_a_robot(
    unit: str, use: str, window: Window, stat: Stat, amount: int
) -> None:
    fight = clash([unit, "kampfroboter_i"], ["ivs", "fantan_leute"])
    line_up(fight)
    fight.until(window, 0)
    fight.do(f"skill {unit} robotics {use} kampfroboter_i")
    assert lasting_bonus(fight.state, fight.mine("kampfroboter_i"), stat) == amount


@clause("PR-SKILL-68")
def test_robotik_one_changes_no_attack_and_nobody_but_robots() -> None:
    fight = clash(["crest_i", "kampfroboter_i"], ["ivs", "fantan_leute"])
    line_up(fight)
    fight.until(Window.COMBAT_VALUES, 0)
    assert {move.split()[3] for move in skills_of(fight)} == {"defence_up", "defence_down"}
    assert {move.split()[4] for move in skills_of(fight)} == {"kampfroboter_i"}


# ------------------------------------------------------------------------- poison and medicine


@clause("PR-SKILL-49")
def test_poison_destroys_at_equal_values() -> None:
    stealth = card({"B": 1, "C": 1}, {"B": 1})
    fight = clash(["ara_diplomat"], ["thora"], side=Side.ANTI, whole=True,
                  draws=[stealth, "action_03", card({"B": 1}, {"C": 3})])  # fmt: skip
    assert fight.moment is Window.AFTER_VALUES
    own, enemy = fight.front("ara_diplomat"), fight.front("thora")
    own.attack = enemy.defence
    own.defence = 9
    fight.do("skill ara_diplomat poison poison -")
    assert own.poison
    assert not fight.mine("ara_diplomat").passive
    fight.skip()
    assert fight.sunk(1) == ["thora"]


@pytest.mark.parametrize(
    "target",
    [
        pytest.param("arbeitsroboter", id="PR-SKILL-50 robots"),
        pytest.param("perry_rhodan_v", id="PR-SKILL-87 cell activator"),
    ],
)
@clause("PR-SKILL-50", "PR-SKILL-87")
def test_poison_does_not_touch_everybody(target: str) -> None:
    fight = clash(["ara_diplomat"], [target], side=Side.ANTI)
    fight.combat.firing = 0
    fight.state.memo = {}
    use = USES[Skill.POISON, "poison"]
    assert use.targets(fight.state, fight.mine("ara_diplomat")) == []
    victim = clash(["ara_diplomat"], ["reginald_bull"], side=Side.ANTI)
    victim.combat.firing = 0
    assert use.targets(victim.state, victim.mine("ara_diplomat")) == [()]


def ward(medic: str, patient: str, *, passive: bool = False) -> Fight:
    """A patient of seat 1 is about to be destroyed in ground combat."""
    fight = clash(["thora", "stosstrupp"], [Part(patient, passive=passive), medic])
    line_up(fight)
    fight.skip()
    doom(fight.state, [fight.theirs(patient).id], "PR-SPACE-37")
    advance(GAME, fight.state, Forced())
    return fight


@clause("PR-SKILL-61")
def test_medizin_saves_an_active_person() -> None:
    fight = ward("ara_diplomat", "iv_anfuehrer")
    assert fight.asked == (1, "LossMoment")
    fight.they("skill ara_diplomat medicine person iv_anfuehrer")
    assert fight.reported(LossPrevented)
    assert fight.theirs("iv_anfuehrer").passive
    assert fight.theirs("ara_diplomat").passive
    assert fight.sunk(1) == []


@clause("PR-SKILL-61", "PR-PASS-17")
def test_medizin_saves_nobody_who_is_passive_already() -> None:
    fight = ward("ara_diplomat", "iv_anfuehrer", passive=True)
    assert fight.sunk(1) == ["iv_anfuehrer"]


@pytest.mark.parametrize(
    "patient",
    [
        pytest.param("kampfroboter_i", id="a robot"),
        pytest.param("fantan_leute", id="a troop, with level 1"),
    ],
)
@clause("PR-SKILL-61", "PR-SKILL-62")
def test_whom_medizin_one_does_not_save(patient: str) -> None:
    fight = ward("ara_diplomat", patient)
    assert fight.moves(1) == ["pass-round", "pass"]


@clause("PR-SKILL-62")
def test_medizin_two_saves_a_troop_and_goes_onto_its_source() -> None:
    fight = ward("ara_mediziner", "fantan_leute")
    fight.they("skill ara_mediziner medicine troop fantan_leute")
    assert fight.theirs("fantan_leute").passive
    assert [slot.name for slot in fight.them.sources[Phase.IV].top] == ["ara_mediziner"]
    assert "ara_mediziner" not in [laid.card.id for laid in fight.them.cards.values()]


@clause("PR-SKILL-62", "PR-ACC-10", "PR-ACC-05")
def test_what_somebody_else_has_hangs_no_longer_on_a_card_that_went_onto_its_source() -> None:
    fight = ward("ara_mediziner", "fantan_leute")
    beamer = fight.put(1, fight.target_side, "terra", Part("thermostrahler", onto="ara_mediziner"))
    fight.load(1, "ara_mediziner", [])
    fight.load(1, "fantan_leute", [beamer.id])
    fight.they("skill ara_mediziner medicine troop fantan_leute")
    assert beamer.on == ""
    assert [slot.name for slot in fight.them.sources[Phase.IV].top] == ["ara_mediziner"]
    assert fight.theirs("thermostrahler").place == "terra"


# ------------------------------------------------------------------------- mutants' corps


@clause("PR-SKILL-64")
def test_the_corps_wakes_a_mutant_who_then_has_no_skills() -> None:
    fight = clash(["john_marshall_v", "andre_noir_v"], ["iv_anfuehrer", "fantan_leute"])
    line_up(fight)
    fight.until(Window.BEFORE_STEALTH, 0)
    fight.do("skill andre_noir_v hypno unit fantan_leute")
    fight.until(Window.BEFORE_STEALTH, 0)
    fight.do("skill john_marshall_v mutant_corps wake andre_noir_v")
    assert not fight.mine("andre_noir_v").passive
    assert fight.mine("john_marshall_v").passive
    fight.until(Window.STEALTH, 0)
    assert not [move for move in skills_of(fight) if "andre_noir_v" in move.split()[1]]


# ------------------------------------------------------------------------- missions


@pytest.mark.parametrize(
    ("unit", "use", "place"),
    [
        pytest.param("perry_rhodan_i", "mission", "terra", id="PR-SKILL-52"),
        pytest.param("michael_freyt", "mission_2", "", id="PR-SKILL-54"),
    ],
)
@clause("PR-SKILL-52", "PR-SKILL-54")
def test_initiative_gives_a_further_mission(unit: str, use: str, place: str) -> None:
    game = Game(pro={"terra": ["terra", unit]}, section=Section.MISSION, phase=Phase.V,
                phases="I-V")  # fmt: skip
    for missions, side in ((0, Side.PRO), (1, Side.ANTI), (1, Side.PRO)):
        game.state.turn.missions, game.state.turn.mission_side = missions, side
        offered = [move for move in game.moves() if move.startswith("skill")]
        assert bool(offered) is (missions == 1 and side is Side.PRO)
    game.do(f"skill {unit} initiative {use} -")
    extras = game.state.turn.extras or []
    assert [(extra.side, extra.place) for extra in extras] == [(Side.PRO, place)]
    assert game.mine(unit).passive


@clause("PR-SKILL-53")
def test_initiative_draws_a_new_goal() -> None:
    fight = Fight(["perry_rhodan_i"], ["ivs"], begin=False, quiet=False, goal=Goal.SABOTAGE)
    open_window(fight.state, Window.GOAL_DRAWN, 0, 1)
    advance(GAME, fight.state, Forced())
    names = [name for name, each in action_cards().items() if each.goal is Goal.DEVASTATION]
    fight.do("skill perry_rhodan_i initiative goal -", names[0])
    assert fight.mission.goal is Goal.DEVASTATION
    assert len(fight.me.action_discard) == 1
    assert [told.goal for told in fight.reported(GoalChanged)] == [Goal.DEVASTATION]


@clause("PR-SKILL-53")
def test_the_defender_is_not_asked_about_the_goal() -> None:
    fight = Fight(["ivs"], ["perry_rhodan_i"], side=Side.ANTI, begin=False, goal=Goal.SABOTAGE)
    assert not might_act(fight.state, 1, Window.GOAL_DRAWN)


@pytest.mark.parametrize(
    ("unit", "use", "level"),
    [
        pytest.param("allan_d_mercant_i", "choose", 1, id="PR-SKILL-55"),
        pytest.param("allan_d_mercant_v", "choose_2", 2, id="PR-SKILL-56"),
    ],
)
@clause("PR-SKILL-55", "PR-SKILL-56")
def test_innere_sicherheit_is_used_before_the_reduction(unit: str, use: str, level: int) -> None:
    fight = Fight(["saboteure_i"], [unit], side=Side.ANTI, begin=False, quiet=False,
                  phase=Phase.V, phases="I-V")  # fmt: skip
    open_window(fight.state, Window.BEFORE_REDUCTION, 0, 1)
    advance(GAME, fight.state, Forced())
    fight.until(Window.BEFORE_REDUCTION, 1)
    fight.they(f"skill {unit} internal_security {use} -")
    assert fight.mission.security == level


# ------------------------------------------------------------------------- negotiation


def talks(unit: str) -> Fight:
    """Two attackers, one of them hidden better than its enemy, at the place of a negotiator."""
    fight = clash(["ivs", "saboteure_i"], [unit, "arbeitsroboter"], side=Side.ANTI, whole=True)
    fight.do("front ivs")
    fight.they(f"oppose {unit} ivs")
    fight.do("front saboteure_i")
    fight.until(Window.LINE_UP, 1)
    return fight


@clause("PR-SKILL-79", "PR-SKILL-80", "PR-SKILL-81")
def test_verhandlung_lets_the_hidden_through_and_sends_the_others_away() -> None:
    fight = talks("perry_rhodan_i")
    first = card({"C": 1}, {"B": 1})
    second = card({"B": 2})
    fight.they("skill perry_rhodan_i negotiation talk -", first, second)
    assert fight.over
    assert fight.mission.through == [fight.mine("saboteure_i").id]
    assert fight.mission.withdrew is Role.ATTACKER
    assert fight.theirs("arbeitsroboter").passive
    place = fight.place("pro:terra", 1)
    refused = cannot_be_target(fight.state, place, MissionKind.OFFENSIVE)
    assert refused is not None
    assert refused.clause == "PR-SKILL-81"


@clause("PR-SKILL-82")
def test_verhandlung_two_leaves_the_others_active() -> None:
    fight = talks("perry_rhodan_v")
    fight.they("skill perry_rhodan_v negotiation talk_2 -", *[EVEN] * 2)
    assert fight.theirs("perry_rhodan_v").passive
    assert not fight.theirs("arbeitsroboter").passive


@clause("PR-SKILL-79")
def test_only_the_defender_negotiates_in_the_first_round_and_not_with_agents() -> None:
    use = USES[Skill.NEGOTIATION, "talk"]
    assert (use.role, use.round, use.combats) == (Role.DEFENDER, 1, frozenset({GROUND}))
    fight = clash(["perry_rhodan_i"], ["fantan_leute"])
    assert fight.moment is not Window.LINE_UP
    fight.mission.kind = MissionKind.COUNTER
    assert use.targets(fight.state, fight.mine("perry_rhodan_i")) == []


@clause("PR-TIME-01", "PR-SKILL-79")
def test_after_the_line_up_the_attacker_is_first_and_may_stop_a_negotiator() -> None:
    fight = clash(["overhead"], ["perry_rhodan_i"], side=Side.ANTI, whole=True)
    assert (fight.moment, fight.asked[0]) == (Window.LINE_UP, 0)
    fight.comes(*[EVEN] * 12)
    fight.do("skill overhead hypno person perry_rhodan_i")
    assert fight.theirs("perry_rhodan_i").passive
    talk = "skill perry_rhodan_i negotiation talk -"
    assert fight.why_not(talk, 1)
    late = clash(["overhead"], ["perry_rhodan_i"], side=Side.ANTI, whole=True)
    late.do("pass")
    assert talk in late.moves(1)


@clause("PR-TIME-01")
def test_in_matches_of_older_rules_the_negotiator_speaks_first() -> None:
    fight = clash(["overhead"], ["perry_rhodan_i"], side=Side.ANTI, whole=True)
    asked = []
    for rules in (3, 4):
        fight.state.rules, fight.state.memo = rules, {}
        asked.append(might_act(fight.state, 0, Window.LINE_UP))
    assert asked == [False, True]


@pytest.mark.parametrize("theirs", [["crest_i"], [Part("perry_rhodan_i", passive=True)]])
@clause("PR-TIME-01", "PR-SKILL-79")
def test_where_nobody_negotiates_hypnosis_waits_for_the_first_window(theirs: Cards) -> None:
    fight = clash(["overhead"], theirs, side=Side.ANTI, whole=True)
    assert (fight.moment, fight.asked[0]) == (Window.BEFORE_STEALTH, 0)


# ------------------------------------------------------------------------- without use here


def has_no_use(bearer: str, skill: Skill, level: int) -> bool:
    """Whether a unit bears a skill at a level, and nobody is ever asked about it."""
    game = Game(pro={"sol": ["solares_system"] * 2 + [bearer]}, phase=Phase.V, phases="I-V")
    laid = game.mine(bearer)
    assert level_of(game.state, laid, skill) == level
    uses = conceivable_uses(laid.card, granted_skills(game.state), frozenset(Window))
    return skill not in {use.skill for use in uses}


@clause("PR-SKILL-70", "PR-SKILL-71")
@pytest.mark.parametrize(("bearer", "level"), [("atlan_pro", 1), ("zeitforscher", 2)])
def test_the_red_universe_has_no_use_before_phase_six(bearer: str, level: int) -> None:
    assert has_no_use(bearer, Skill.RED_UNIVERSE, level)
    assert Skill.RED_UNIVERSE not in MUTANT_SKILLS


@clause("PR-SKILL-77", "PR-SKILL-78")
@pytest.mark.parametrize(("bearer", "level"), [("swoon_techniker", 1), ("zeitforscher", 2)])
def test_the_overlap_front_has_no_use_before_phase_six(bearer: str, level: int) -> None:
    assert has_no_use(bearer, Skill.OVERLAP_FRONT, level)


@clause("PR-SKILL-04")
def test_which_skills_need_no_passivation() -> None:
    free = {use.skill for use in USES.values() if not use.turns}
    assert free == {Skill.POISON}
    standing = {Skill.HYPNOBLOCK, Skill.ESPIONAGE, Skill.CELL_ACTIVATOR}
    assert not [use for use in USES.values() if use.skill in standing]
