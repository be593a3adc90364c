"""Rounds, retreat, ground combat, uniques that meet (PR-COMBAT, PR-RETR, PR-GROUND, PR-UNIQ)."""

from __future__ import annotations

import pytest

from starboard.games.perry_rhodan.battle import GroundBattle, SpaceBattle, defending_units
from starboard.games.perry_rhodan.events.combat import (
    CombatBegan,
    RetreatAnnounced,
    RoundBegan,
    UniquesMet,
)
from starboard.games.perry_rhodan.holds import is_carried
from starboard.games.perry_rhodan.kinds import (
    CombatKind,
    Goal,
    MissionKind,
    Phase,
    Role,
    Side,
)
from starboard.games.perry_rhodan.limits import basic_limit, limited
from starboard.games.perry_rhodan.meeting import wake_stunned
from starboard.kernel import Forced
from starboard.kernel.loop import advance
from starboard.ledger import of
from starboard.testing import clause
from tests.perry_rhodan.fight import Fight, card
from tests.perry_rhodan.table import GAME, Part, example

EVEN = card({"B": 1}, {"B": 1})
MINE = card({"C": 1}, {"D": 4})
THEIRS = card({"B": 1}, {"C": 3})
LIMITS = of("perry_rhodan")["PR-GROUND-16"].table or {}
FAMILIES = {"Goszuls Planet": "goszuls_planet", "Solares System": "sol", "Arkon III": "arkon_iii"}


def stalemate() -> Fight:
    """GOOD HOPE and an Arkonidisches Beiboot have fought a round without a hit."""
    return Fight(["good_hope"], ["arkonidisches_beiboot"], draws=[EVEN, MINE, THEIRS])


def brawl() -> Fight:
    """Reginald Bull and Fantan-Leute have fought a ground round without a hit."""
    return Fight(
        ["reginald_bull"], ["fantan_leute"], kind=CombatKind.GROUND, goal=Goal.DESTABILISATION,
        draws=[card({"B": 1}), card({"C": 1}, {"C": 3}), card({"C": 1}, {"C": 3})],
    )  # fmt: skip


# ------------------------------------------------------------------------- rounds


@clause("PR-COMBAT-01", "PR-COMBAT-04")
def test_without_a_retreat_a_new_round_begins_with_a_fresh_line_up() -> None:
    fight = stalemate()
    assert fight.asked == (0, "AskRetreat")
    fight.do("stay")
    fight.they("stay", MINE, THEIRS)
    assert [event.round for event in fight.reported(RoundBegan)] == [2]
    assert fight.front("good_hope").stealth == -1


@clause("PR-COMBAT-03", "PR-RETR-01")
def test_the_attacker_decides_on_retreat_first() -> None:
    fight = stalemate()
    assert fight.asked == (0, "AskRetreat")
    fight.do("stay")
    assert fight.asked == (1, "AskRetreat")


@clause("PR-COMBAT-05", "PR-RETR-02")
def test_after_three_rounds_the_attacker_has_to_retreat() -> None:
    fight = stalemate()
    for _ in range(2):
        fight.do("stay")
        fight.they("stay", MINE, THEIRS)
    assert fight.over
    assert [(event.seat, event.forced) for event in fight.reported(RetreatAnnounced)] == [(0, True)]
    assert fight.mission.retreated == [fight.mine("good_hope").id]


@clause("PR-COMBAT-05")
def test_the_combat_ends_when_one_side_is_gone() -> None:
    fight = Fight(["good_hope"], ["arkonidisches_beiboot"],
                  draws=[EVEN, card({"C": 3}, {"D": 4}), card({"B": 1}, {"C": 1})])  # fmt: skip
    assert fight.over
    assert fight.asked == (0, "MissionSection")


@clause("PR-COMBAT-06")
def test_ships_that_fight_lie_in_the_combat_area() -> None:
    fight = stalemate()
    pairing = fight.combat.pairings[0]
    assert pairing.attacker is fight.front("good_hope")
    assert pairing.defender is fight.front("arkonidisches_beiboot")
    assert fight.theirs("arkonidisches_beiboot").place == "terra"


# ------------------------------------------------------------------------- retreat


@clause("PR-RETR-04", "PR-RETR-03")
def test_all_ships_retreat_but_those_that_broke_through_may_stay() -> None:
    fight = Fight(["good_hope", "stardust_i"], ["iv_raumschiff"])
    fight.do("front good_hope")
    fight.do("escort stardust_i good_hope attack", card({"B": 2}, {"C": 1}))
    fight.do("break good_hope")
    fight.do("retreat")
    assert fight.asked == (0, "AskJoin")
    fight.do("ready")
    assert fight.over
    assert fight.mission.retreated == [fight.mine("stardust_i").id]
    assert fight.mission.through == [fight.mine("good_hope").id]


@clause("PR-RETR-03")
def test_a_ship_that_broke_through_may_join_the_retreat() -> None:
    fight = Fight(["good_hope", "stardust_i"], ["iv_raumschiff"])
    fight.do("front good_hope")
    fight.do("escort stardust_i good_hope attack", card({"B": 2}, {"C": 1}))
    fight.do("break good_hope")
    fight.do("retreat")
    fight.do("join-retreat good_hope")
    assert fight.mission.through == []
    assert sorted(fight.mission.retreated or []) == sorted(fight.attackers)


@clause("PR-RETR-09", "PR-RETR-10")
def test_of_several_places_in_reach_the_defender_names_one_of_another_name() -> None:
    fight = Fight(["good_hope"], ["arkonidisches_beiboot"], begin=False)
    for name in ("venus", "ferrol"):
        fight.put(1, Side.ANTI, name, name)
    fight.begin(CombatKind.SPACE, EVEN, MINE, THEIRS)
    fight.do("stay")
    fight.they("retreat")
    assert fight.asked == (1, "FlyBack")
    assert fight.why_not("to anti:venus", 1) == ""
    assert fight.why_not("to anti:terra", 1) == "PR-RETR-09"
    assert fight.why_not("to nowhere", 1) == "PR-RETR-09"


@clause("PR-RETR-09", "PR-RETR-05")
def test_the_defender_retreats_to_another_place_and_unloads_there() -> None:
    fight = Fight(
        ["good_hope"], ["arkonidisches_beiboot", "iv_anfuehrer"], begin=False,
        their_cargo={"arkonidisches_beiboot": ["iv_anfuehrer"]},
    )  # fmt: skip
    fight.put(1, Side.ANTI, "venus", "venus")
    fight.begin(CombatKind.SPACE, EVEN, MINE, THEIRS)
    fight.do("stay")
    fight.they("retreat")
    assert fight.theirs("arkonidisches_beiboot").place == "venus"
    assert fight.theirs("iv_anfuehrer").place == "venus"
    assert fight.them.holds == {}


@clause("PR-RETR-10")
def test_units_of_the_place_stay_when_the_ships_retreat() -> None:
    fight = Fight(["good_hope"], ["arkonidisches_beiboot"], beside=["ivs"], begin=False)
    fight.put(1, Side.ANTI, "venus", "venus")
    fight.begin(CombatKind.SPACE, EVEN, MINE, THEIRS)
    fight.do("stay")
    fight.they("retreat")
    assert fight.theirs("ivs").place == "terra"


@clause("PR-GEN-13", "PR-RETR-10")
def test_a_rearguard_action_takes_a_unit_of_the_place_along() -> None:
    fight = Fight(
        ["good_hope"], ["arkonidisches_beiboot"], beside=["iv_anfuehrer", "ivs"], begin=False,
        their_hand=["rueckzugsgefecht"], phase=Phase.III,
    )  # fmt: skip
    fight.put(1, Side.ANTI, "venus", "venus")
    fight.begin(CombatKind.SPACE, EVEN, MINE, THEIRS)
    fight.do("stay")
    fight.quiet = False
    fight.they("retreat")
    fight.plays("rueckzugsgefecht", side="anti", on="iv_anfuehrer", by=1)
    fight.skip()
    assert fight.theirs("iv_anfuehrer").place == "venus"
    assert fight.theirs("ivs").place == "terra"


@clause("PR-RETR-11")
def test_without_a_place_in_range_no_retreat_is_offered() -> None:
    fight = stalemate()
    fight.do("stay")
    assert fight.moves(1) == ["stay"]
    assert fight.why_not("retreat", 1) == "PR-RETR-11"


@clause("PR-RETR-12")
def test_a_retreat_brings_no_different_loyalties_together() -> None:
    fight = Fight(["good_hope"], ["iv_raumschiff"], begin=False)
    fight.put(1, Side.ANTI, "venus", "venus")
    fight.put(1, Side.ANTI, "venus", "spindelschiff")
    fight.begin(CombatKind.SPACE, card({"B": 1}, {"C": 1}), MINE, card({"C": 1}, {"C": 3}))
    fight.do("stay")
    assert fight.why_not("retreat", 1) == "PR-RETR-11"


@clause("PR-RETR-13", "PR-RETR-14")
def test_ships_over_the_cap_are_lost_with_their_units() -> None:
    fight = Fight(
        ["good_hope"], ["arkonidisches_beiboot", "iv_anfuehrer"], begin=False,
        their_cargo={"arkonidisches_beiboot": ["iv_anfuehrer"]},
    )  # fmt: skip
    fight.put(1, Side.ANTI, "venus", "venus")
    for _ in range(2):
        fight.put(1, Side.ANTI, "venus", "arkonidisches_beiboot")
    fight.begin(CombatKind.SPACE, EVEN, MINE, THEIRS)
    fight.do("stay")
    fight.they("retreat")
    assert fight.moves(1) == ["drop arkonidisches_beiboot"]
    fight.they(f"drop {fight.defenders[0]}")
    assert fight.sunk(1) == ["arkonidisches_beiboot", "iv_anfuehrer"]


@clause("PR-RETR-15", "PR-RETR-06")
def test_with_only_ships_that_broke_through_the_space_combat_is_over() -> None:
    fight = Fight(["good_hope"], ["iv_raumschiff"], draws=[card({"B": 2}, {"C": 1})])
    fight.do("break good_hope")
    assert fight.over
    assert fight.mission.retreated is None


@clause("PR-RETR-19")
def test_a_defender_who_retreats_on_the_ground_stays_at_the_place() -> None:
    fight = brawl()
    fight.do("stay")
    fight.they("retreat")
    assert fight.over
    assert fight.mission.withdrew is Role.DEFENDER
    assert fight.theirs("fantan_leute").place == "terra"


@clause("PR-RETR-20")
def test_after_the_third_ground_round_the_attacker_has_to_go() -> None:
    fight = brawl()
    for _ in range(2):
        fight.do("stay")
        fight.they("stay", card({"C": 1}, {"C": 3}), card({"C": 1}, {"C": 3}))
    assert fight.over
    assert fight.mission.withdrew is Role.ATTACKER


# ------------------------------------------------------------------------- the way of a battle


def battle(fight: Fight, *chance: str) -> None:
    """The space battle of a mission as a step."""
    fight.state.push(SpaceBattle())
    script = Forced(*chance)
    fight.state.events = []
    advance(GAME, fight.state, script)
    fight.calm(script)
    fight.finish(script)


@clause("PR-SPACE-01")
def test_space_combat_needs_ships_of_both() -> None:
    fight = Fight(["good_hope"], ["ivs"], begin=False)
    battle(fight)
    assert fight.over
    assert not fight.reported(CombatBegan)


@clause("PR-SPACE-03", "PR-SPACE-08", "PR-PASS-18")
def test_the_defender_loads_active_units_before_the_first_round() -> None:
    fight = Fight(["good_hope"], ["iv_raumschiff"], begin=False,
                  beside=["ivs", Part("iv_anfuehrer", passive=True)])  # fmt: skip
    battle(fight)
    assert fight.asked == (1, "LoadUp")
    assert fight.moves(1) == ["board ivs iv_raumschiff", "ready"]
    assert fight.why_not("board iv_anfuehrer iv_raumschiff", 1) == "PR-PASS-18"
    fight.they("board ivs iv_raumschiff")
    held = fight.them.holds[fight.theirs("iv_raumschiff").id]
    assert held.aboard.names == [fight.theirs("ivs").id]
    assert fight.theirs("ivs").place == "terra"


@clause("PR-SPACE-09")
def test_carried_ships_line_up_as_ships_of_their_own() -> None:
    fight = Fight(["good_hope", "arkonidisches_beiboot"], ["spindelschiff"], begin=False,
                  cargo={"good_hope": ["arkonidisches_beiboot"]})  # fmt: skip
    battle(fight)
    assert fight.combat.attackers == [
        fight.mine("good_hope").id,
        fight.mine("arkonidisches_beiboot").id,
    ]
    assert not is_carried(fight.state, fight.mine("arkonidisches_beiboot"))


@clause("PR-RETR-17", "PR-RETR-18")
def test_the_defender_may_go_back_to_the_place_or_elsewhere() -> None:
    fight = Fight(["good_hope"], ["iv_raumschiff"], begin=False, beside=["ivs"])
    fight.put(1, Side.ANTI, "venus", "venus")
    battle(fight)
    fight.they("board ivs iv_raumschiff")
    fight.they("ready", card({"B": 2}, {"C": 1}))
    fight.do("break good_hope")
    assert fight.moves(1) == ["to anti:terra", "to anti:venus"]
    fight.they("to anti:terra")
    assert fight.theirs("iv_raumschiff").id not in fight.them.holds
    assert defending_units(fight.state, fight.mission) == [fight.theirs("ivs")]


@clause("PR-GROUND-01", "PR-GROUND-07")
def test_all_units_of_the_defender_at_the_place_line_up() -> None:
    fight = Fight(["stosstrupp"], ["ivs", "iv_anfuehrer"], begin=False, goal=Goal.DESTABILISATION)
    fight.mission.landed = {fight.mine("stosstrupp").id: ""}
    fight.state.push(GroundBattle())
    advance(GAME, fight.state, Forced())
    assert fight.combat.defenders == [fight.theirs("ivs").id, fight.theirs("iv_anfuehrer").id]


@clause("PR-GROUND-03")
def test_without_defending_units_there_is_no_ground_combat() -> None:
    fight = Fight(["stosstrupp"], ["iv_raumschiff"], begin=False)
    fight.mission.landed = {fight.mine("stosstrupp").id: ""}
    fight.state.push(GroundBattle())
    advance(GAME, fight.state, Forced())
    assert fight.over


# ------------------------------------------------------------------------- limits


@pytest.mark.parametrize(
    ("place", "phase", "limit"),
    [
        pytest.param(place, phase, limit, id=f"{place} {phase}")
        for place, row in LIMITS.items()
        for phase, limit in row.items()
    ],
)
@clause("PR-GROUND-16")
def test_the_limit_of_a_place_in_a_phase(place: str, phase: str, limit: int) -> None:
    family = FAMILIES.get(place, place.lower().replace(" ", "_"))
    fight = Fight([], [], begin=False, place=family, stack=[], phase=Phase(phase), phases="I-V")
    cards = [each for each in GAME.content(None).values() if each.family == family]
    known = [each for each in cards if each.phase <= Phase(phase)] or cards
    laid = fight.put(1, Side.ANTI, family, max(known, key=lambda each: each.phase.number).id)
    assert basic_limit(laid, Phase(phase)) == limit


@clause("PR-GROUND-13")
def test_the_limit_is_never_below_one() -> None:
    assert limited(1, Goal.SABOTAGE) == 1
    assert limited(1, None) == 1


@clause("PR-GROUND-15")
def test_destabilisation_on_terra_allows_three_pairings() -> None:
    given, _, then = example("PR-GROUND-15")
    assert limited(given["printed_limit"], Goal(given["goal"])) == then["pairing_limit"]


@clause("PR-GROUND-14")
def test_space_combat_and_counter_missions_have_no_limit() -> None:
    space = Fight(["good_hope"], ["iv_raumschiff"], goal=Goal.SABOTAGE, only_line_up=True)
    assert space.combat.limit == 0
    counter = Fight(["stosstrupp"], ["ivs"], kind=CombatKind.GROUND, only_line_up=True,
                    mission=MissionKind.COUNTER)  # fmt: skip
    assert counter.combat.limit == 0
    assert counter.combat.rounds == 1


# ------------------------------------------------------------------------- ends on the ground


@clause("PR-GROUND-17", "PR-GROUND-18")
def test_with_only_units_that_broke_through_the_ground_combat_ends() -> None:
    fight = Fight(["stosstrupp"], ["fantan_leute"], kind=CombatKind.GROUND,
                  goal=Goal.DESTABILISATION, draws=[card({"B": 2})])  # fmt: skip
    fight.do("break stosstrupp")
    assert fight.over
    assert fight.mission.through == [fight.mine("stosstrupp").id]


@clause("PR-GROUND-19")
def test_if_all_attackers_fall_the_combat_ends() -> None:
    fight = Fight(
        ["stosstrupp"], ["fantan_leute"], kind=CombatKind.GROUND, goal=Goal.SABOTAGE,
        draws=[card({"B": 1}), card({"C": 1}, {"C": 1}), card({"C": 3}, {"C": 3})],
    )  # fmt: skip
    assert fight.over
    assert fight.sunk(0) == ["stosstrupp"]
    assert fight.mission.losses is None


@clause("PR-GROUND-20")
def test_if_all_defenders_fall_the_combat_ends_and_is_remembered() -> None:
    fight = Fight(
        ["kampfroboter_i"], ["saboteure_i"], kind=CombatKind.GROUND, goal=Goal.DEVASTATION,
        draws=[card({}, {"B": 1}), card({"D": 4}, {"C": 3}), card({"C": 1}, {"B": 1})],
    )  # fmt: skip
    assert fight.over
    assert len(fight.mission.losses or []) == 1


# ------------------------------------------------------------------------- uniques


@clause("PR-UNIQ-03", "PR-UNIQ-04")
def test_the_attackers_copy_of_a_unique_is_gone_before_a_card_is_drawn() -> None:
    fight = Fight(
        ["thora", "stosstrupp"], ["thora"], kind=CombatKind.GROUND, goal=Goal.SABOTAGE,
        draws=[card({"B": 2})],
    )  # fmt: skip
    assert fight.sunk(0) == ["thora"]
    assert fight.combat.attackers == [fight.mine("stosstrupp").id]
    assert [event.attacker for event in fight.reported(UniquesMet)] == [0]


@clause("PR-UNIQ-03")
def test_a_unique_ship_takes_its_units_along() -> None:
    fight = Fight(
        ["good_hope", Part("schutzschirm", onto="good_hope"), "crest_i"], ["good_hope"],
        cargo={"good_hope": ["crest_i"]},
    )  # fmt: skip
    assert fight.sunk(0) == ["crest_i", "good_hope", "schutzschirm"]
    assert fight.over


@clause("PR-UNIQ-05")
def test_the_other_copy_is_passive_until_the_mission_is_over() -> None:
    fight = Fight(
        ["thora", "stosstrupp"], ["thora"], kind=CombatKind.GROUND, goal=Goal.SABOTAGE,
        draws=[card({"B": 2})],
    )  # fmt: skip
    assert fight.theirs("thora").passive
    wake_stunned(fight.state)
    assert not fight.theirs("thora").passive
