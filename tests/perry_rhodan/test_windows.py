"""Moments of a combat, effects and their limits (PR-TIME, PR-FX, PR-SPACE, PR-PASS-09)."""

from __future__ import annotations

import pytest

from starboard.games.perry_rhodan.action_cards import action_cards
from starboard.games.perry_rhodan.asking import might_act
from starboard.games.perry_rhodan.combat import entries_of_round
from starboard.games.perry_rhodan.events.combat import BreakStopped
from starboard.games.perry_rhodan.events.effects import SecretShown
from starboard.games.perry_rhodan.journey import GoHome
from starboard.games.perry_rhodan.kinds import (
    Column,
    CombatKind,
    Goal,
    MissionKind,
    Phase,
    Role,
    Side,
    Skill,
    Stat,
    Window,
)
from starboard.games.perry_rhodan.losses import doom
from starboard.games.perry_rhodan.moves.windows import Use
from starboard.games.perry_rhodan.offensive import at_target
from starboard.games.perry_rhodan.passive import turn_passive
from starboard.games.perry_rhodan.playing import cannot_use
from starboard.games.perry_rhodan.regroup import Regroup
from starboard.games.perry_rhodan.sinking import Way, sink
from starboard.games.perry_rhodan.skills import change_value
from starboard.games.perry_rhodan.standing import level_of
from starboard.games.perry_rhodan.state import Covered, Deed, Front
from starboard.games.perry_rhodan.strengths import combat_value, lasting_bonus, stealth_value
from starboard.games.perry_rhodan.targets import choices
from starboard.games.perry_rhodan.windows import Moment
from starboard.kernel import Forced, Slot, only
from starboard.kernel.loop import advance
from starboard.testing import clause
from tests.perry_rhodan.fight import Fight, card
from tests.perry_rhodan.table import GAME, Game, Part, example
from tests.perry_rhodan.test_mutant_skills import SPACE, clash, line_up, skills_of

EVEN = card({"B": 1}, {"B": 1})


def moments(fight: Fight, number: int) -> list[Window]:
    """The windows of a round in their order, those of the fire included."""
    fight.combat.round = number
    found = [entry.moment for entry in entries_of_round(fight.combat) if isinstance(entry, Moment)]
    at = found.index(Window.ROUND_END)
    return [*found[:at], Window.OPEN_FIRE, Window.COMBAT_VALUES, *found[at:]]


# ------------------------------------------------------------------------- order


@clause("PR-TIME-03", "PR-TIME-04")
def test_the_windows_of_a_round_follow_the_book() -> None:
    fight = clash(["good_hope"], ["iv_raumschiff"], SPACE)
    assert moments(fight, 1)[:6] == [
        Window.LINE_UP, Window.BEFORE_STEALTH, Window.STEALTH, Window.AFTER_BREAK_THROUGH,
        Window.OPEN_FIRE, Window.COMBAT_VALUES,
    ]  # fmt: skip
    assert moments(fight, 2)[:3] == [Window.LINE_UP, Window.OPEN_FIRE, Window.COMBAT_VALUES]


@clause("PR-TIME-05")
def test_before_ground_combat_and_before_the_reduction_there_are_windows() -> None:
    fight = clash(["good_hope"], ["iv_raumschiff"], SPACE)
    steps = [
        entry.moment.value if isinstance(entry, Moment) else type(entry).__name__
        for entry in at_target(fight.mission)
    ]
    assert steps.index("SpaceBattle") < steps.index("before_ground_combat")
    assert steps.index("before_ground_combat") < steps.index("GroundBattle")
    assert steps.index("GroundBattle") < steps.index("before_reduction") < steps.index("Reduction")


@clause("PR-TIME-01", "PR-SPACE-25")
def test_attacker_and_defender_alternate_before_the_stealth_values() -> None:
    fight = clash(["john_marshall_i", "fellmer_lloyd_i"], ["meisterspion", "fantan_leute"],
                  hand=[], their_hand=["losungswort"])  # fmt: skip
    line_up(fight)
    fight.until(Window.STEALTH, 0)
    first = skills_of(fight)[0]
    fight.do(first)
    assert fight.moment is Window.STEALTH
    assert fight.asked[0] == 0  # nobody else can act here, so the attacker is asked again
    fight.do("pass")
    assert fight.moment is not Window.STEALTH


@clause("PR-TIME-01")
def test_after_a_use_the_other_side_is_asked_first() -> None:
    fight = clash(["reginald_bull", "stosstrupp"], ["saboteure_i", "iv_anfuehrer"])
    line_up(fight)
    fight.until(Window.COMBAT_VALUES, 0)
    fight.do("skill reginald_bull ground_combat attack -")
    assert (fight.asked[0], fight.moment) == (1, Window.COMBAT_VALUES)
    fight.they("skill saboteure_i ground_combat defence -")
    assert (fight.asked[0], fight.moment) == (0, Window.COMBAT_VALUES)


@clause("PR-TIME-02")
def test_pass_round_lets_windows_go_but_not_answers() -> None:
    fight = clash(["iv_raumschiff", "zuendermutant"], ["good_hope", "thora"], SPACE, side=Side.ANTI,
                  cargo={"iv_raumschiff": ["zuendermutant"]}, their_cargo={"good_hope": ["thora"]},
                  their_hand=["ausweichmanoever_i"])  # fmt: skip
    fight.combat.passed = {1}
    fight.until(Window.BEFORE_STEALTH, 0)
    fight.do("skill zuendermutant igniter starship good_hope")
    assert fight.asked == (1, "Answers")


# ------------------------------------------------------------------------- in space


@clause("PR-SPACE-02")
def test_units_that_are_in_no_ship_take_no_part_in_space() -> None:
    fight = clash(["good_hope"], ["iv_raumschiff"], SPACE, at_home=["perry_rhodan_i"])
    fight.until(Window.COMBAT_VALUES, 0)
    assert skills_of(fight) == []
    assert fight.why_not("skill perry_rhodan_i space_combat attack good_hope") == "PR-SKILL-05"


@clause("PR-SPACE-04")
def test_units_do_not_change_ships_during_space_combat() -> None:
    fight = clash(["good_hope", "stardust_i", "thora"], ["iv_raumschiff"], SPACE,
                  cargo={"good_hope": ["thora"], "stardust_i": []})  # fmt: skip
    verbs = set()
    while fight.asked[1] != "AskRetreat":
        verbs |= {move.split()[0] for move in fight.moves(fight.asked[0])}
        fight.play(fight.asked[0], fight.moves(fight.asked[0])[-1])
    assert not verbs & {"board", "equip", "hand-over"}
    assert Regroup(Role.ATTACKER).must(fight.state) == ()


@clause("PR-SPACE-06")
def test_place_accessories_help_without_being_lined_up() -> None:
    fight = Fight(["good_hope"], ["iv_raumschiff"], beside=["festung_der_6_monde"],
                  phase=Phase.II, only_windows=True)  # fmt: skip
    assert fight.combat.defenders == [fight.theirs("iv_raumschiff").id]
    ship = fight.theirs("iv_raumschiff")
    shown = action_cards()[card({"C": 1}, {"C": 2})]
    assert combat_value(fight.state, ship, Front(ship.id, []), Stat.DEFENCE, shown) == 3


def with_hangar() -> Fight:
    """The end of a space combat round; a hidden hangar lies covered at the place."""
    fight = Fight(["good_hope"], ["iv_raumschiff"], phase=Phase.V, phases="I-V", quiet=False,
                  only_windows=True)  # fmt: skip
    zone = fight.them.hand[Phase.III].beside([Slot("versteckter_hangar", only(1))])
    fight.them.covered["secret.9"] = Covered("secret.9", 1, Side.ANTI, Phase.III, zone, "terra")
    seats = (0, 1)
    fight.state.push(Moment(seats, seats, Window.ROUND_END))
    advance(GAME, fight.state, Forced())
    return fight


@clause("PR-SPACE-07")
def test_a_secret_place_accessory_is_shown_when_it_is_used() -> None:
    fight = with_hangar()
    assert fight.asked == (1, "Moment")
    fight.they("show secret.9")
    assert fight.reported(SecretShown)
    fight.they("use versteckter_hangar 0 -")
    assert fight.combat.defenders == []
    assert fight.theirs("iv_raumschiff").place == "terra"


@clause("PR-SPACE-35", "PR-FX-07")
def test_attack_and_defence_are_changed_before_they_are_drawn() -> None:
    fight = clash(["good_hope", Part("schutzschirm", onto="good_hope")], ["iv_raumschiff"], SPACE)
    fight.until(Window.COMBAT_VALUES, 0)
    fight.uses("schutzschirm")
    assert lasting_bonus(fight.state, fight.mine("good_hope"), Stat.DEFENCE) == 1
    late = frozenset({Window.AFTER_VALUES})
    again = Use(fight.mine("schutzschirm").id, 0, ())
    refused = cannot_use(fight.state, 0, again, late)
    assert refused is not None
    assert refused.clause == "PR-FX-02"


@clause("PR-SPACE-41")
def test_ortungsschutz_stops_a_break_through() -> None:
    fight = Fight(["good_hope"], ["iv_raumschiff"], their_hand=["ortungsschutz"], phase=Phase.II,
                  quiet=False)  # fmt: skip
    fight.until(Window.BEFORE_STEALTH, 1)
    fight.they("pass", card({"B": 2}, {"C": 1}))
    fight.do("break good_hope")
    assert (fight.asked[0], fight.moment) == (1, Window.AFTER_BREAK_THROUGH)
    fight.plays("ortungsschutz", card({"C": 1}, {"D": 4}), card({"C": 1}, {"C": 3}), side="anti",
                by=1)  # fmt: skip
    assert fight.reported(BreakStopped)
    assert fight.combat.attackers == [fight.mine("good_hope").id]


# ------------------------------------------------------------------------- effects


@clause("PR-FX-01")
def test_a_card_elsewhere_has_no_effect_on_an_enemy_mission() -> None:
    fight = clash(["stosstrupp"], ["fantan_leute"])
    fight.put(1, Side.ANTI, "venus", "venus")
    fight.put(1, Side.ANTI, "venus", "iv_anfuehrer")
    fight.put(1, Side.ANTI, "venus", Part("psychostrahler", onto="iv_anfuehrer"))
    target = fight.mine("stosstrupp").id
    move = Use(fight.theirs("psychostrahler").id, 0, (target,))
    refused = cannot_use(fight.state, 1, move, frozenset({Window.COMBAT}))
    assert refused is not None
    assert refused.clause == "PR-FX-01"


@clause("PR-FX-02", "PR-FX-06")
def test_the_printed_moment_comes_first() -> None:
    fight = clash(["good_hope", Part("strukturtaster", onto="good_hope")], ["iv_raumschiff"], SPACE)
    fight.until(Window.STEALTH, 0)
    assert fight.why_not("use strukturtaster 0 iv_raumschiff") == ""
    fight.skip()
    move = Use(fight.mine("strukturtaster").id, 0, (fight.theirs("iv_raumschiff").id,))
    refused = cannot_use(fight.state, 0, move, frozenset({Window.COMBAT_VALUES}))
    assert refused is not None
    assert refused.clause == "PR-FX-02"


@clause("PR-FX-04")
def test_effects_of_laid_out_cards_reach_their_own_place_only() -> None:
    game = Game(pro={"ferrol": ["ferrol", "roter_palast", Part("thora", passive=True)],
                     "terra": ["terra", Part("reginald_bull", passive=True)]}, phase=Phase.II,
                phases="I-II")  # fmt: skip
    palace = game.mine("roter_palast")
    effect = palace.card.effects[0]
    assert choices(game.state, 0, effect.target, palace) == [(game.mine("thora").id,)]


@clause("PR-FX-05", "PR-FX-10")
def test_effects_in_combat_reach_only_those_who_are_placed() -> None:
    fight = clash(["thora", Part("psychostrahler", onto="thora")],
                  ["fantan_leute", "iv_anfuehrer"])  # fmt: skip
    fight.they("oppose fantan_leute thora")
    fight.put(1, Side.ANTI, "venus", "ivs")
    ray = fight.mine("psychostrahler")
    found = choices(fight.state, 0, ray.card.effects[0].target, ray)
    assert found == [(fight.theirs("fantan_leute").id,)]


@pytest.mark.parametrize(
    ("stat", "least"),
    [
        pytest.param(Stat.STEALTH, 1, id="PR-FX-08"),
        pytest.param(Stat.ATTACK, 0, id="PR-FX-09 attack"),
        pytest.param(Stat.DEFENCE, 0, id="PR-FX-09 defence"),
    ],
)
@clause("PR-FX-08", "PR-FX-09")
def test_values_have_a_floor(stat: Stat, least: int) -> None:
    fight = clash(["good_hope"], ["iv_raumschiff"], SPACE)
    ship = fight.theirs("iv_raumschiff")
    change_value(fight.state, Deed(9, 0, ship.card, -1), ship.id, stat, -9)
    shown = action_cards()[card({"C": 3}, {"C": 3})]
    if stat is Stat.STEALTH:
        found = stealth_value(fight.state, ship, shown, Column.GREEN)
    else:
        found = combat_value(fight.state, ship, Front(ship.id, []), stat, shown)
    assert found == least


@clause("PR-FX-11")
def test_nahtransition_takes_two_ships_of_the_pairings() -> None:
    given, when, then = example("PR-FX-11")
    assert given["unplaced_ships"] == ["A3"]
    names = {"A1": "good_hope", "A2": "stardust_i", "A3": "raumjaegerstaffel"}
    fight = Fight(list(names.values()), ["iv_raumschiff", "spindelschiff"], hand=["nahtransition"],
                  phase=Phase.II, quiet=False, only_windows=True)  # fmt: skip
    fight.do("front good_hope")
    fight.they("oppose iv_raumschiff good_hope")
    fight.do("front stardust_i")
    fight.do("escort raumjaegerstaffel good_hope attack") if fight.asked[1] == "LineUp" else None
    fight.until(Window.BEFORE_STEALTH, 0)
    offered = {frozenset(move.split()[-1].split("+")) for move in fight.moves(0) if "+" in move}
    allowed = [frozenset(names[each] for each in pair) in offered for pair in when["candidates"]]
    assert allowed == then["allowed"]
    assert when["needs_targets"] == 2
    fight.plays("nahtransition", on="good_hope+stardust_i")
    fronts = [pairing.attacker.card for pairing in fight.combat.pairings if pairing.attacker]
    assert fronts == [fight.mine("stardust_i").id, fight.mine("good_hope").id]


@clause("PR-PASS-09", "PR-PASS-08")
def test_mercant_passive_by_the_enemy_keeps_what_needs_no_passivation() -> None:
    given, when, then = example("PR-PASS-09")
    assert when["event"] == "passivated_by_opponent"
    names = [each["name"].lower() for each in given["accessories"]]
    fight = clash(["allan_d_mercant_i", *[Part(name, onto="allan_d_mercant_i") for name in names]],
                  ["fantan_leute"])  # fmt: skip
    unit = fight.mine("allan_d_mercant_i")
    turn_passive(fight.state, unit, 1, "PR-SKILL-16")
    fight.state.memo = {}
    shown = action_cards()[card({"B": 1}, {"B": 1})]
    assert combat_value(fight.state, unit, Front(unit.id, []), Stat.DEFENCE, shown) == 2
    assert level_of(fight.state, unit, Skill.HYPNOBLOCK) == 1
    ray = Use(fight.mine("psychostrahler").id, 0, (fight.theirs("fantan_leute").id,))
    refused = cannot_use(fight.state, 0, ray, frozenset({Window.COMBAT}))
    assert refused is not None
    assert refused.clause == "PR-PASS-08"
    assert then["unusable_accessories"] == ["Psychostrahler"]


# ------------------------------------------------------------------------- words of cards


@clause("PR-FX-09")
def test_fehlalarm_sets_an_attack_to_nought() -> None:
    fight = clash(["fantan_leute"], ["reginald_bull"], side=Side.ANTI, their_hand=["fehlalarm"])
    fight.until(Window.OPEN_FIRE, 1)
    side = GAME.content(None)["fehlalarm"].colour.sides[0].value
    fight.plays("fehlalarm", on="fantan_leute", by=1, side=side)
    unit = fight.mine("fantan_leute")
    shown = action_cards()[card({"C": 3}, {"C": 1})]
    assert combat_value(fight.state, unit, Front(unit.id, []), Stat.ATTACK, shown) == 0


@clause("PR-SPACE-37")
def test_ausweichmanoever_saves_a_ship_which_is_then_passive() -> None:
    fight = Fight(
        ["iv_raumschiff"], ["good_hope"], side=Side.ANTI, their_hand=["ausweichmanoever_i"],
        draws=[card({"C": 1}, {"B": 1}), card({"C": 3}, {"C": 3}), card({"C": 1}, {"D": 2})],
        quiet=False,
    )  # fmt: skip
    fight.until(Window.DESTRUCTION, 1)
    assert fight.asked == (1, "LossMoment")
    side = GAME.content(None)["ausweichmanoever_i"].colour.sides[0].value
    fight.plays("ausweichmanoever_i", on="good_hope", by=1, side=side)
    assert fight.theirs("good_hope").passive
    assert "good_hope" not in fight.sunk(1)


@clause("PR-SPACE-37")
def test_a_critical_hit_destroys_at_the_same_time_as_the_values() -> None:
    fight = Fight(
        ["good_hope"], ["arkonidisches_beiboot"], hand=["kritische_treffer"], quiet=False,
        draws=[EVEN, card({"C": 2}, {"D": 1}), card({"B": 2}, {"C": 2})],
    )  # fmt: skip
    fight.until(Window.AFTER_VALUES, 0)
    fight.plays("kritische_treffer", on="arkonidisches_beiboot")
    assert sorted(fight.sunk(0)) == ["good_hope", "kritische_treffer"]
    assert fight.sunk(1) == ["arkonidisches_beiboot"]


def test_nottransition_takes_all_own_ships_out_of_the_fight() -> None:
    fight = Fight(["good_hope"], ["iv_raumschiff"], hand=["nottransition"], phase=Phase.II,
                  quiet=False, only_windows=True)  # fmt: skip
    fight.until(Window.BEFORE_STEALTH, 0)
    fight.plays("nottransition", on="-")
    assert fight.mission.retreated == [fight.mine("good_hope").id]
    assert fight.combat.attackers == []


@clause("PR-SINK-02")
def test_a_dead_man_switch_takes_the_enemy_along() -> None:
    fight = Fight(
        ["stosstrupp", Part("totmannschaltung", onto="stosstrupp")], ["fantan_leute"],
        kind=CombatKind.GROUND, goal=Goal.SABOTAGE, phase=Phase.V, phases="I-V",
        draws=[card({"B": 1}), card({"C": 1}, {"C": 1}), card({"C": 3}, {"C": 3})],
    )  # fmt: skip
    assert fight.sunk(0) == ["stosstrupp", "totmannschaltung"]
    assert fight.sunk(1) == ["fantan_leute"]


# ------------------------------------------------------------------------- accessories, home


@clause("PR-GROUND-08", "PR-ACC-05")
def test_between_rounds_a_free_accessory_goes_to_another_unit() -> None:
    fight = clash(
        ["thora", Part("thermostrahler", onto="thora"), "crest_i"], ["ivs", "fantan_leute"]
    )
    line_up(fight)
    fight.skip()
    fight.do("stay")
    fight.state.push(Regroup(Role.ATTACKER))
    advance(GAME, fight.state, Forced())
    assert fight.moves(0) == ["hand-over thermostrahler crest_i", "ready"]
    fight.do("hand-over thermostrahler crest_i")
    assert fight.me.holds[fight.mine("crest_i").id].aboard.names == [
        fight.mine("thermostrahler").id
    ]
    fight.do("hand-over thermostrahler thora")
    assert fight.why_not("hand-over thermostrahler crest_i") == "PR-ACC-05", "twice is enough"
    assert fight.moves(0) == ["ready"]
    fight.do("ready")
    assert fight.me.holds["handed"].aboard.names == []


def going_home(**landed: str) -> Fight:
    """A mission with two ships goes home; one broke through, the other one retreated."""
    fight = Fight(["good_hope", "stardust_i", *landed], ["iv_raumschiff"], begin=False)
    fight.put(0, Side.PRO, "venus", "venus")
    mission = fight.mission
    mission.members = [fight.mine("good_hope").id, fight.mine("stardust_i").id]
    mission.through = [fight.mine("good_hope").id]
    mission.retreated = [fight.mine("stardust_i").id]
    mission.landed = {fight.mine(unit).id: fight.mine(ship).id for unit, ship in landed.items()}
    for ship in ("good_hope", "stardust_i"):
        fight.load(0, ship, [])
    fight.state.push(GoHome(0))
    advance(GAME, fight.state, Forced())
    return fight


@clause("PR-RETR-07", "PR-RETR-08")
def test_all_ships_of_the_attacker_go_to_one_place_of_his_side() -> None:
    fight = going_home()
    assert fight.moves(0) == ["to pro:terra", "to pro:venus"]
    fight.do("to pro:venus")
    assert {fight.mine(name).place for name in ("good_hope", "stardust_i")} == {"venus"}


@clause("PR-RETR-21", "PR-RED-12")
def test_units_on_the_ground_go_home_with_the_ships() -> None:
    fight = going_home(thora="good_hope")
    fight.do("to pro:venus")
    assert fight.mine("thora").place == "venus"
    assert [laid.card.id for laid in fight.me.cards.values() if laid.space != 0] == []


@clause("PR-RETR-21", "PR-TRANS-06")
def test_a_unit_whose_ship_is_gone_is_not_picked_up_by_one_that_retreated() -> None:
    fight = Fight(["good_hope", "stardust_i", "thora"], ["iv_raumschiff"], begin=False)
    mission, ship = fight.mission, fight.mine("good_hope")
    mission.retreated = [fight.mine("stardust_i").id]
    mission.landed = {fight.mine("thora").id: ship.id}
    mission.members = [ship.id, fight.mine("stardust_i").id]
    fight.load(0, "stardust_i", [])
    sink(fight.state, ship, Way.DESTROYED)
    fight.state.push(GoHome(0))
    advance(GAME, fight.state, Forced())
    assert fight.sunk() == ["good_hope", "thora"]


# ------------------------------------------------------------------------- who is asked


@pytest.mark.parametrize(
    ("moment", "phase", "asked"),
    [
        pytest.param(Window.GOAL_DRAWN, Phase.III, [0], id="a goal of one's own mission"),
        pytest.param(Window.IN_FLIGHT, Phase.II, [1], id="the flight of the enemy"),
        pytest.param(Window.BEFORE_GROUND_COMBAT, Phase.II, [0], id="who has a ship there"),
        pytest.param(Window.AFTER_MISSION, Phase.III, [], id="nothing was reduced"),
    ],
)
@clause("PR-FX-01")
def test_who_is_asked_follows_from_what_everybody_sees(
    moment: Window, phase: Phase, asked: list[int]
) -> None:
    fillers = {Phase.II: "nahtransition", Phase.III: "soeldnervertrag"}
    fight = Fight(["good_hope"], ["ivs"], begin=False, phase=phase, phases="I-V",
                  hand=[fillers[phase]], their_hand=[fillers[phase]])  # fmt: skip
    assert [seat for seat in (0, 1) if might_act(fight.state, seat, moment)] == asked


# ------------------------------------------------------------------------- caught agents


def caught(agent: str) -> Fight:
    """A Pro agent of seat 1 is beaten in a counter mission of seat 0 at its Anti-Terra."""
    fight = Fight(["fantan_leute"], [agent], kind=CombatKind.GROUND, side=Side.ANTI, begin=False,
                  mission=MissionKind.COUNTER, hand=["gehirnwaesche"], phase=Phase.V,
                  phases="I-V", quiet=False)  # fmt: skip
    fight.theirs(agent).side = Side.PRO
    doom(fight.state, [fight.theirs(agent).id], "PR-ABW-16")
    advance(GAME, fight.state, Forced())
    return fight


@clause("PR-ABW-17")
def test_a_defeated_pro_agent_may_be_brainwashed() -> None:
    fight = caught("kosmischer_agent")
    assert fight.asked == (0, "CaughtMoment")
    fight.plays("gehirnwaesche", on="seat.1", side="anti")
    assert fight.them.sol == -1
    assert fight.sunk(1) == ["kosmischer_agent"]


@clause("PR-ABW-17", "PR-SKILL-51")
def test_hypnoblock_prevents_the_brainwashing() -> None:
    fight = caught("perry_rhodan_v")
    assert fight.moves(0) == ["pass"]
