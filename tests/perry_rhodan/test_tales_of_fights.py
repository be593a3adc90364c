"""Fights in which two rules meet, told to their end with every number worked out by hand."""

from __future__ import annotations

import pytest

from starboard.games.perry_rhodan.events.combat import (
    EscortLaid,
    FrontLaid,
    SatOut,
    StealthDrawn,
    ValuesDrawn,
)
from starboard.games.perry_rhodan.kinds import Goal, Phase, Side, Stat, Window
from starboard.games.perry_rhodan.losses import destroy
from starboard.games.perry_rhodan.normal_skills import steers
from starboard.games.perry_rhodan.skills import onto_source
from starboard.kernel import Slot, only
from starboard.kernel.loop import why_not
from starboard.testing import clause
from tests.perry_rhodan.fight import Fight, card
from tests.perry_rhodan.table import GAME, Part
from tests.perry_rhodan.test_mutant_skills import EVEN, SPACE, clash, skills_of

ANTI = Side.ANTI
SHOT = card({"B": 1}, {"B": 2})
"""Attack B is 1 and defence B is 2."""
REST = [card({"C": 1, "D": 1}, {"B": 2})] * 12
"""What is drawn afterwards makes no difference to the story."""


def against(enemy: str, *mine: str, goal: Goal = Goal.DESTABILISATION) -> Fight:
    """One enemy attacks my units on the ground: the first is its opponent, the rest escort him."""
    fight = clash([enemy], mine, side=ANTI, whole=True)
    fight.mission.goal = goal
    if len(mine) > 1:
        fight.they(f"oppose {mine[0]} {enemy}")
    for name, role in zip(mine[1:], ("attack", "defence"), strict=False):
        fight.they(f"escort {name} {mine[0]} {role}")
    return fight


def numbers(fight: Fight) -> list[tuple[int, int]]:
    """Attack and defence of both fronts, the attacker's first, since `comes`."""
    return [(each.attack, each.defence) for each in fight.told if isinstance(each, ValuesDrawn)]


def stealth(fight: Fight) -> list[tuple[int, int]]:
    """Stealth of attacker and defender since `comes`."""
    drawn = [each for each in fight.told if isinstance(each, StealthDrawn)]
    return [(each.attacker_value, each.defender_value) for each in drawn]


# ------------------------------------------------------------------------- telepaths and escorts


@clause("PR-SKILL-29", "PR-SKILL-63")
def test_two_telepaths_behind_a_front_read_the_same_mind_where_the_corps_is() -> None:
    fight = against("iv_anfuehrer", "chaktor", "betty_toufry", "john_marshall_i")
    fight.until(Window.STEALTH, 1)
    fight.they("skill betty_toufry telepath stealth iv_anfuehrer")
    fight.until(Window.STEALTH, 1)
    fight.comes(card({"C": 3}, {"C": 1}), SHOT, SHOT)
    fight.they("skill john_marshall_i telepath stealth iv_anfuehrer")
    fight.skip()
    assert stealth(fight) == [(3 - 1 - 1, 1)]


@clause("PR-SKILL-09", "PR-SKILL-29")
def test_without_the_corps_one_telepath_has_to_do() -> None:
    fight = against("iv_anfuehrer", "chaktor", "betty_toufry", "tatjana_michalowna")
    fight.until(Window.STEALTH, 1)
    fight.they("skill betty_toufry telepath stealth iv_anfuehrer")
    second = "skill tatjana_michalowna telepath stealth iv_anfuehrer"
    assert fight.why_not(second, 1) == "PR-SKILL-09"


@clause("PR-PASS-21", "PR-SPACE-20")
def test_a_telepath_who_escorts_supports_his_front_in_the_round_of_his_skill_and_no_longer() -> (
    None
):
    fight = against("iv_anfuehrer", "chaktor", "betty_toufry")
    fight.until(Window.STEALTH, 1)
    fight.comes(card({"C": 2}, {"C": 1}), SHOT, SHOT)
    fight.they("skill betty_toufry telepath stealth iv_anfuehrer")
    fight.skip()
    assert stealth(fight) == [(2 - 1, 1)]
    assert numbers(fight) == [(1, 2), (1 + 1, 2)]
    fight.do("stay")
    fight.they("stay")
    fight.they("oppose chaktor iv_anfuehrer")
    fight.comes(SHOT, SHOT)
    fight.they("escort betty_toufry chaktor attack")
    fight.skip()
    assert numbers(fight) == [(1, 2), (1, 2)]


@clause("PR-PASS-19", "PR-PASS-06")
def test_an_escort_put_to_sleep_by_the_enemy_supports_nobody_at_once() -> None:
    fight = against("overhead", "chaktor", "betty_toufry")
    fight.until(Window.BEFORE_STEALTH, 0)
    fight.comes(card({"C": 1}, {"C": 1}), SHOT, SHOT)
    fight.do("skill overhead hypno person betty_toufry")
    fight.skip()
    assert numbers(fight) == [(1, 2), (1, 2)]


# ------------------------------------------------------------------------- answers


@clause("PR-SKILL-11", "PR-TIME-02")
def test_antihypno_keeps_another_unit_awake_and_the_fight_goes_on_as_before() -> None:
    fight = against("iv_anfuehrer", "thora", "tanaka_seiko")
    fight.until(Window.BEFORE_STEALTH, 0)
    fight.do("skill iv_anfuehrer hypno person thora")
    fight.comes(*REST)
    fight.they("skill tanaka_seiko antihypno cancel -")
    assert fight.mine("iv_anfuehrer").passive
    assert fight.theirs("tanaka_seiko").passive
    assert not fight.theirs("thora").passive


@clause("PR-SKILL-11")
def test_antihypno_takes_the_effect_of_a_psychostrahler_away() -> None:
    armed = ["reginald_bull", Part("psychostrahler", onto="reginald_bull")]
    for answered in (True, False):
        fight = clash(armed, ["antimutant", "ara_diplomat"], whole=True)
        fight.they("oppose ara_diplomat reginald_bull")
        fight.they("escort antimutant ara_diplomat attack")
        fight.until(Window.BEFORE_STEALTH, 0)
        fight.uses("psychostrahler", on="ara_diplomat")
        fight.comes(*REST)
        fight.they("skill antimutant antihypno cancel -" if answered else "pass")
        assert fight.theirs("ara_diplomat").passive is not answered


# ------------------------------------------------------------------------- who falls and is saved


@clause("PR-SKILL-31", "PR-SKILL-04")
@pytest.mark.parametrize(("attack", "saved"), [(4, True), (5, False)])
def test_three_more_save_a_teleporter_from_four_but_not_from_five(attack: int, saved: bool) -> None:
    fight = against("naats_v", "tako_kakuta")
    low = card({"B": 1}, {"B": 1})
    fight.until(Window.AFTER_VALUES, 1, card({}, {"C": 1}), card({"E": attack}), low)
    fight.they("skill tako_kakuta teleporter defence -")
    fight.skip()
    assert fight.sunk(1) == ([] if saved else ["tako_kakuta"])
    if saved:
        assert fight.theirs("tako_kakuta").passive


@clause("PR-SKILL-49", "PR-SKILL-61")
def test_poison_kills_at_equal_values_and_a_medic_behind_the_front_saves() -> None:
    fight = against("gegul", "crest_i", "dr_frank_haggard")
    fight.until(Window.AFTER_VALUES, 0, EVEN, card({}, {"B": 2}), card({"A": 1}, {"B": 1}))
    assert numbers(fight)[0][0] == numbers(fight)[1][1] == 1
    fight.do("skill gegul poison poison -")
    assert not fight.mine("gegul").passive  # poison asks for no passivation
    assert skills_of(fight) == []  # and works once
    fight.until(Window.DESTRUCTION, 1)
    fight.they("skill dr_frank_haggard medicine person crest_i")
    fight.skip()
    assert fight.sunk(1) == []
    assert fight.theirs("crest_i").passive
    assert fight.theirs("dr_frank_haggard").passive


@clause("PR-SKILL-49")
def test_poison_kills_nobody_whose_defence_is_greater() -> None:
    fight = against("gegul", "crest_i")
    fight.until(Window.AFTER_VALUES, 0, EVEN, card({}, {"B": 2}), card({"A": 1}, {"B": 2}))
    fight.do("skill gegul poison poison -")
    fight.skip()
    assert fight.sunk(1) == []


@clause("PR-SKILL-38", "PR-SKILL-61")
def test_a_medic_saves_whom_an_igniter_would_destroy() -> None:
    for healed in (True, False):
        fight = against("ivan_goratschin", "crest_i", "dr_frank_haggard")
        fight.until(Window.BEFORE_STEALTH, 0)
        fight.do("skill ivan_goratschin igniter person crest_i")
        fight.comes(*REST)
        fight.they("skill dr_frank_haggard medicine person crest_i" if healed else "pass")
        assert fight.sunk(1) == ([] if healed else ["crest_i"])


@clause("PR-RED-10", "PR-SKILL-40")
def test_a_unit_that_an_igniter_destroys_spares_its_side_the_devastation() -> None:
    fight = against("ivan_goratschin", "stosstrupp", goal=Goal.DEVASTATION)
    fell = fight.theirs("stosstrupp").id
    fight.until(Window.BEFORE_STEALTH, 0)
    fight.do("skill ivan_goratschin igniter unit stosstrupp")
    fight.skip()
    assert fight.over
    assert fight.mission.losses == [fell]


@clause("PR-GROUND-21", "PR-SPACE-19", "PR-SPACE-14")
def test_of_four_attackers_before_a_single_defender_two_escort_and_one_sits_out() -> None:
    fight = clash(["etztak", "orlgans", "levtan", "topthor"], ["crest_i"], side=ANTI, whole=True)
    fight.do("front orlgans")
    fight.do("front levtan")
    assert fight.asked == (0, "LineUp")
    fight.do("escort etztak orlgans attack")
    fight.do("front topthor")
    sat: list[str] = []
    while fight.asked == (0, "Leftovers"):
        fight.do(fight.moves()[0].replace("defence", "attack"))
        sat += [told.card for told in fight.reported(SatOut)]
    assert len(sat) == 1
    assert len(fight.combat.pairings) == 1
    assert len(fight.front("orlgans").escorts) == 2


# ------------------------------------------------------------------------- sums


@clause("PR-SKILL-45", "PR-SKILL-46", "PR-SPACE-36")
@pytest.mark.parametrize(
    ("unit", "use", "values"),
    [
        pytest.param("reginald_bull", "attack", (2 + 1, 1), id="1 attack"),
        pytest.param("reginald_bull", "defence", (2, 1 + 1), id="1 defence"),
        pytest.param("humpry_hifield", "attack_2", (2 + 2, 1), id="2 attack"),
        pytest.param("humpry_hifield", "defence_2", (2, 1 + 2), id="2 defence"),
        pytest.param("humpry_hifield", "both", (2 + 1, 1 + 1), id="2 both"),
    ],
)
def test_bodenkampf_is_in_the_values_of_that_round(
    unit: str, use: str, values: tuple[int, int]
) -> None:
    fight = clash([unit], ["topsider_elite"], whole=True, draws=[EVEN] * (unit == "reginald_bull"))
    fight.until(Window.COMBAT_VALUES, 0)
    fight.comes(card({"C": 2}, {"C": 1}), card({"D": 1}, {"C": 3}))
    fight.do(f"skill {unit} ground_combat {use} -")
    fight.skip()
    assert numbers(fight)[0] == values


@clause("PR-SKILL-65", "PR-SKILL-66", "PR-SPACE-36")
@pytest.mark.parametrize(
    ("unit", "use", "values"),
    [
        pytest.param("thora", "attack", (2 + 1, 2), id="1 attack"),
        pytest.param("thora", "defence", (2, 2 + 1), id="1 defence"),
        pytest.param("conrad_deringhouse", "attack_2", (2 + 2, 2), id="2 attack"),
        pytest.param("conrad_deringhouse", "defence_2", (2, 2 + 2), id="2 defence"),
        pytest.param("conrad_deringhouse", "both", (2 + 1, 2 + 1), id="2 both"),
    ],
)
def test_raumkampf_is_in_the_values_of_the_carrying_ship(
    unit: str, use: str, values: tuple[int, int]
) -> None:
    fight = clash(["terra_ship", unit], ["ueberschweren_schlachtschiff"], SPACE, whole=True,
                  cargo={"terra_ship": [unit]})  # fmt: skip
    fight.until(Window.COMBAT_VALUES, 0)
    fight.comes(card({"D": 2}, {"D": 2}), card({"E": 1}, {"D": 4}))
    fight.do(f"skill {unit} space_combat {use} terra_ship")
    fight.skip()
    assert numbers(fight)[0] == values


@clause("PR-SKILL-68", "PR-SKILL-69", "PR-FX-09")
@pytest.mark.parametrize(
    ("use", "robot"),
    [
        ("defence_down", (1, 2 - 1)),
        ("defence_up", (1, 2 + 1)),
        ("attack_down", (1 - 1, 2)),
        ("attack_up", (1 + 1, 2)),
    ],
)
def test_robotik_tunes_an_enemy_robot_too_but_nothing_below_nought(
    use: str, robot: tuple[int, int]
) -> None:
    fight = clash(["swoon_techniker"], ["kampfroboter_v"], side=ANTI, whole=True)
    fight.until(Window.COMBAT_VALUES, 0, EVEN)
    fight.comes(card({"D": 1}, {"D": 2}))
    fight.do(f"skill swoon_techniker robotics {use} kampfroboter_v")
    fight.skip()
    assert numbers(fight)[1] == robot


@clause("PR-SPACE-36", "PR-SPACE-28", "PR-SPACE-20")
def test_stealth_escort_skill_and_weapon_add_up_to_one_attack() -> None:
    fight = clash(["atlan_pro", "solare_garde", Part("thermostrahler", onto="atlan_pro")],
                  ["naats_v"], whole=True)  # fmt: skip
    fight.do("front atlan_pro")
    fight.comes(card({"C": 3}))
    fight.do("escort solare_garde atlan_pro attack")
    fight.skip()
    assert stealth(fight) == [(3, 1)]
    fight.do("bonus 1 1")
    fight.until(Window.COMBAT_VALUES, 0)
    fight.uses("thermostrahler")
    fight.until(Window.COMBAT_VALUES, 0)
    fight.comes(card({"D": 1}, {"D": 2}), card({"E": 3}, {"D": 3}))
    fight.do("skill atlan_pro ground_combat attack_2 -")
    fight.skip()
    drawn, difference, escort, weapon, skill = 1, 1, 1, 1, 2
    attack = drawn + difference + escort + weapon + skill
    assert numbers(fight) == [(attack, 2 + 1), (3, 3)]
    assert fight.sunk(1) == ["naats_v"]
    assert fight.mine("atlan_pro")  # three against three does nothing


# ------------------------------------------------------------------------- in space


@clause("PR-SPACE-41", "PR-SPACE-33")
def test_ortungsschutz_calls_back_who_broke_through_and_touches_nobody_else() -> None:
    fight = clash(["iv_raumschiff", "tarnkreuzer"], ["terra_ship", "leichter_kreuzer"], SPACE,
                  side=ANTI, whole=True, their_hand=["ortungsschutz"])  # fmt: skip
    fight.do("front iv_raumschiff")
    fight.they("oppose terra_ship iv_raumschiff")
    fight.do("front tarnkreuzer")
    fight.do("order no")
    fight.comes(card({"C": 2}), card({"D": 1}, {"B": 1}))
    fight.skip()
    fight.do("break iv_raumschiff")
    fight.until(Window.AFTER_BREAK_THROUGH, 1)
    fight.comes(*REST)
    fight.plays("ortungsschutz", by=1)
    fight.skip()
    assert fight.combat.through == []
    assert sorted(fight.combat.attackers) == sorted(fight.attackers)
    assert len(numbers(fight)) == 4  # both pairings have fired


@clause("PR-SPACE-18")
def test_every_front_without_an_opponent_becomes_an_escort() -> None:
    fight = clash(["iv_raumschiff"], ["terra_ship", "kaulquappe", "good_hope"], SPACE, side=ANTI,
                  whole=True)  # fmt: skip
    fight.they("oppose terra_ship iv_raumschiff")
    fight.they("front kaulquappe")
    fight.they("front good_hope")
    fight.they("escort good_hope terra_ship attack")
    fight.comes(*REST)
    fight.they("escort kaulquappe terra_ship defence")
    escorts = fight.front("terra_ship").escorts
    found = {each.card.rpartition(".")[0]: each.role.value for each in escorts}
    assert found == {"good_hope": "attack", "kaulquappe": "defence"}
    assert len(fight.combat.pairings) == 1


@clause("PR-SKILL-35", "PR-SKILL-36", "PR-PASS-21")
def test_a_ship_stopped_by_boarders_does_not_hit_and_the_boarder_comes_back_passive() -> None:
    fight = clash(["terra_ship", "tako_kakuta"], ["walzenschiff"], SPACE, whole=True,
                  cargo={"terra_ship": ["tako_kakuta"]})  # fmt: skip
    fight.until(Window.BEFORE_STEALTH, 0)
    fight.comes(card({"D": 2}, {"D": 1}), card({"C": 3}, {"D": 2}))
    fight.do("skill tako_kakuta teleporter jump walzenschiff")  # nobody is aboard
    fight.skip()
    assert fight.theirs("walzenschiff").passive
    assert fight.mine("tako_kakuta").passive
    assert numbers(fight) == [(2, 1), (0, 2)]


# ------------------------------------------------------------------------- negotiation


@clause("PR-SKILL-79", "PR-SKILL-80", "PR-SKILL-82")
def test_verhandlung_sends_escorts_home_and_lets_their_hidden_front_through() -> None:
    fight = clash(["levtan", "etztak", "orlgans"], ["perry_rhodan_v", "solare_garde"], side=ANTI,
                  whole=True)  # fmt: skip
    fight.do("front levtan")
    fight.they("oppose perry_rhodan_v levtan")
    fight.do("escort etztak levtan attack")
    fight.they("front solare_garde")
    fight.until(Window.LINE_UP, 1)
    fight.they("skill perry_rhodan_v negotiation talk_2 -", card({"C": 2}, {"B": 1}), EVEN)
    assert fight.over
    assert fight.mission.through == [fight.mine("levtan").id]
    assert stealth(fight) == [(2, 1), (1, 1)]
    assert not fight.theirs("solare_garde").passive
    assert fight.theirs("perry_rhodan_v").passive
    assert not fight.sunk(0)


# ------------------------------------------------------------------------- the line-up


@clause("PR-SPACE-11", "PR-SPACE-12")
def test_who_opposes_the_second_front_leaves_the_first_pairing_as_it_is() -> None:
    fight = clash(["iv_raumschiff", "tarnkreuzer"], ["terra_ship", "leichter_kreuzer", "good_hope"],
                  SPACE, side=ANTI, whole=True)  # fmt: skip
    fight.do("front iv_raumschiff")
    fight.they("oppose terra_ship iv_raumschiff")
    fight.do("front tarnkreuzer")
    fight.they("oppose leichter_kreuzer tarnkreuzer")
    pairs = [
        (fight.state.laid(each.attacker.card), fight.state.laid(each.defender.card))
        for each in fight.combat.pairings
        if each.attacker is not None and each.defender is not None
    ]
    assert [(ours.card.id, theirs.card.id) for ours, theirs in pairs if ours and theirs] == [
        ("iv_raumschiff", "terra_ship"),
        ("tarnkreuzer", "leichter_kreuzer"),
    ]


@clause("PR-SPACE-15", "PR-SPACE-16", "PR-SPACE-13")
def test_who_cannot_escort_whom_is_said_with_its_reason() -> None:
    fight = clash(["iv_raumschiff"], ["solare_flotte", "terra_ship", "ferronische_flotte"], SPACE,
                  side=ANTI, whole=True)  # fmt: skip
    fight.they("oppose solare_flotte iv_raumschiff")
    move = fight.read(1, "escort terra_ship solare_flotte attack")
    refused = why_not(GAME, fight.state, 1, move)
    assert refused is not None
    assert (refused.clause, refused.message) == ("PR-SPACE-16", "cannot-escort-that")
    assert set(refused.arguments) == {"card", "front"}
    assert fight.why_not("escort ferronische_flotte iv_raumschiff attack", 1) == "PR-SPACE-13"
    fight.comes(*REST)
    fight.they("escort ferronische_flotte solare_flotte defence")
    (laid,) = fight.reported(EscortLaid)
    assert (laid.seat, laid.front, laid.role) == (1, fight.theirs("solare_flotte").id, Stat.DEFENCE)


@clause("PR-SPACE-26", "PR-SPACE-36")
def test_no_card_is_drawn_for_a_pairing_whose_front_has_fallen() -> None:
    fight = clash(["ivan_goratschin", "saboteure_i"], ["crest_i", "stosstrupp"], side=ANTI,
                  whole=True)  # fmt: skip
    fight.do("front ivan_goratschin")
    fight.they("oppose crest_i ivan_goratschin")
    fight.do("front saboteure_i")
    fight.do("order no")
    fight.until(Window.BEFORE_STEALTH, 0)
    fight.comes(*REST)
    fight.do("skill ivan_goratschin igniter person crest_i")
    fight.skip()
    assert len(stealth(fight)) == 1
    assert len(numbers(fight)) == 2


@clause("PR-SPACE-11", "PR-SPACE-12")
def test_a_front_that_has_its_opponent_gets_no_second_one() -> None:
    fight = clash(["iv_raumschiff", "tarnkreuzer"], ["terra_ship", "good_hope"], SPACE, side=ANTI,
                  whole=True)  # fmt: skip
    fight.do("front iv_raumschiff")
    fight.they("oppose terra_ship iv_raumschiff")
    (laid,) = fight.reported(FrontLaid)
    assert (laid.seat, laid.against) == (1, fight.mine("iv_raumschiff").id)
    fight.do("front tarnkreuzer")
    assert fight.asked[1] == "ChooseOrder"  # the last ship faces the last front unasked
    other = clash(["iv_raumschiff", "tarnkreuzer"], ["terra_ship", "good_hope", "kaulquappe"],
                  SPACE, side=ANTI, whole=True)  # fmt: skip
    other.do("front iv_raumschiff")
    other.they("oppose terra_ship iv_raumschiff")
    other.do("front tarnkreuzer")
    assert other.why_not("oppose good_hope iv_raumschiff", 1) == "PR-SPACE-12"
    assert other.why_not("front good_hope", 1) == "PR-SPACE-12"
    assert other.why_not("oppose terra_ship tarnkreuzer", 1) == "PR-SPACE-11"


@clause("PR-SPACE-28", "PR-SPACE-29", "PR-SPACE-31")
def test_the_whole_difference_is_used_and_only_by_the_front_that_is_ahead() -> None:
    fight = clash(["iv_raumschiff"], ["terra_ship"], SPACE, side=ANTI, whole=True,
                  draws=[card({"C": 3})])  # fmt: skip
    for wrong in ("bonus 1 0", "bonus 2 1", "bonus 3 -1", "bonus 0 0"):
        assert fight.why_not(wrong) == "PR-SPACE-28"
    assert fight.why_not("break terra_ship") == "PR-SPACE-27"


@clause("PR-TIME-01")
def test_who_lets_the_round_go_is_not_asked_again_in_it() -> None:
    fight = clash(["overhead", "iv_anfuehrer"], ["chaktor", "betty_toufry"], side=ANTI, whole=True)
    fight.do("front overhead")
    fight.they("oppose chaktor overhead")
    fight.do("front iv_anfuehrer")
    fight.do("order no")
    fight.until(Window.BEFORE_STEALTH, 0)
    fight.comes(*[card({"C": 1}, {"C": 1, "B": 2})] * 2, *REST)
    fight.do("pass-round")
    asked = set()
    while fight.in_window():
        asked.add(fight.asked[0])
        fight.they("pass")
    assert asked <= {1}
    assert fight.asked == (0, "AskRetreat")
    fight.do("stay")
    fight.they("stay")
    fight.do("front overhead")
    fight.they("oppose chaktor overhead")
    fight.do("front iv_anfuehrer")
    fight.do("order no")
    assert fight.asked[0] == 0  # a new round, a new question
    assert fight.moment is Window.OPEN_FIRE


# ------------------------------------------------------------------------- boarders


@clause("PR-SKILL-34", "PR-COMBAT-03", "PR-RETR-01")
def test_aboard_a_ship_one_round_is_fought_and_nobody_is_asked_about_retreat() -> None:
    fight = clash(["terra_ship", "ras_tschubai", "reginald_bull"], ["walzenschiff", "etztak"],
                  SPACE, whole=True, cargo={"terra_ship": ["ras_tschubai", "reginald_bull"]},
                  their_cargo={"walzenschiff": ["etztak"]})  # fmt: skip
    fight.until(Window.BEFORE_STEALTH, 0)
    fight.do("skill ras_tschubai teleporter jump walzenschiff+reginald_bull")
    assert fight.combat.boarding == fight.theirs("walzenschiff").id
    fight.do("front ras_tschubai")
    low, hit = card({"C": 1}, {"B": 1}), card({"B": 1}, {"C": 3})
    fight.comes(low, hit, hit, *REST)
    fight.do("escort reginald_bull ras_tschubai attack")
    fight.skip()
    assert fight.asked == (0, "AskRetreat")
    assert fight.combat.boarding == ""  # the space combat has gone on meanwhile
    assert fight.mine("reginald_bull").passive
    assert fight.mine("ras_tschubai").passive


@clause("PR-SKILL-33", "PR-SKILL-37")
def test_only_active_starships_are_boarded() -> None:
    theirs = ["walzenschiff", Part("ueberschweren_schlachtschiff", passive=True), "springer_flotte"]
    fight = clash(["terra_ship", "tako_kakuta"], theirs, SPACE, whole=True,
                  cargo={"terra_ship": ["tako_kakuta"]})  # fmt: skip
    fight.they("oppose walzenschiff terra_ship")
    fight.they("escort springer_flotte walzenschiff attack")
    fight.they("escort ueberschweren_schlachtschiff walzenschiff defence")
    fight.until(Window.BEFORE_STEALTH, 0)
    assert skills_of(fight) == ["skill tako_kakuta teleporter jump walzenschiff"]


@clause("PR-SKILL-05", "PR-SKILL-65")
def test_who_stayed_at_home_or_on_the_ground_has_no_skill_in_a_space_combat() -> None:
    fight = clash(["terra_ship"], ["walzenschiff"], SPACE, at_home=["conrad_deringhouse"],
                  beside=["topthor"], whole=True)  # fmt: skip
    fight.comes(*REST)
    fight.skip()
    away = fight.why_not("skill conrad_deringhouse space_combat attack terra_ship")
    assert away
    assert steers(fight.state, fight.mine("conrad_deringhouse")) == []
    assert steers(fight.state, fight.theirs("topthor")) == []


@clause("PR-SPACE-37")
def test_who_takes_a_critical_hit_fires_at_the_same_time() -> None:
    fight = clash(["terra_ship"], ["walzenschiff"], SPACE, whole=True, hand=["kritische_treffer"],
                  draws=[card({"D": 3}, {"D": 2}), card({"C": 3}, {"D": 3})])  # fmt: skip
    assert fight.moment is Window.AFTER_VALUES
    fight.plays("kritische_treffer", on="walzenschiff")
    fight.skip()
    assert fight.sunk(1) == ["walzenschiff"]  # three against three
    assert fight.sunk(0) == ["kritische_treffer", "terra_ship"]  # three against two


@clause("PR-PASS-17", "PR-SYM-01")
def test_an_evasive_manoeuvre_saves_the_ship_that_is_hit_and_no_other() -> None:
    fight = clash(["terra_ship"], ["walzenschiff", "springer_flotte"], SPACE, whole=True,
                  their_hand=["ausweichmanoever_i"])  # fmt: skip
    fight.they("oppose walzenschiff terra_ship")
    fight.comes(card({"D": 4}, {"D": 1}), card({"C": 1}, {"D": 1}))
    fight.they("escort springer_flotte walzenschiff attack")
    fight.until(Window.DESTRUCTION, 1)
    assert fight.why_not("play ausweichmanoever_i anti 0 springer_flotte", 1) == "PR-SYM-01"
    fight.comes(*REST)
    fight.plays("ausweichmanoever_i", side="anti", on="walzenschiff", by=1)
    fight.skip()
    assert fight.theirs("walzenschiff").passive
    assert not fight.theirs("springer_flotte").passive


# ------------------------------------------------------------------------- what is not combat


@clause("PR-RED-10")
def test_who_is_destroyed_outside_a_ground_combat_spares_nobody_the_devastation() -> None:
    fight = clash(["terra_ship"], ["walzenschiff"], SPACE, whole=True, beside=["etztak"])
    destroy(fight.state, fight.theirs("etztak"), "PR-SYM-01")
    assert not fight.mission.losses
    bombed = Fight(["terra_ship"], ["etztak"], begin=False)
    destroy(bombed.state, bombed.theirs("etztak"), "PR-SYM-01")
    assert not bombed.mission.losses


@clause("PR-SKILL-62", "PR-SKILL-13")
def test_who_goes_onto_its_source_is_drawn_next() -> None:
    fight = clash(["naats_v"], ["stosstrupp", "dr_eric_manoli"], side=ANTI, whole=True)
    source = fight.them.sources[Phase.II]
    source.top = [Slot("rofus", only(1))]
    onto_source(fight.state, fight.theirs("dr_eric_manoli"))
    assert [slot.name for slot in source.top] == ["dr_eric_manoli", "rofus"]
    assert fight.combat.defenders == [fight.theirs("stosstrupp").id]
