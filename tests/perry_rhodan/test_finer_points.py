"""More rules told apart from what they might be mistaken for: turns, accessories, boards."""

from __future__ import annotations

import pytest

from starboard.games.perry_rhodan import GAME
from starboard.games.perry_rhodan.accessories import counts_against_limit
from starboard.games.perry_rhodan.attackable import cannot_be_target
from starboard.games.perry_rhodan.content import catalogue
from starboard.games.perry_rhodan.events.turn import TurnBegan
from starboard.games.perry_rhodan.fire import stop_break_throughs
from starboard.games.perry_rhodan.kinds import (
    Goal,
    Loyalty,
    MissionKind,
    Phase,
    Skill,
    Stat,
    Window,
)
from starboard.games.perry_rhodan.limits import pairing_limit
from starboard.games.perry_rhodan.paying import cheapest
from starboard.games.perry_rhodan.premises import counts, givers
from starboard.games.perry_rhodan.retreat import is_asked
from starboard.games.perry_rhodan.scoring import begin_counting, tally
from starboard.games.perry_rhodan.sections import Section
from starboard.games.perry_rhodan.standing import level_of
from starboard.games.perry_rhodan.turn import NextTurn, begin
from starboard.games.perry_rhodan.vocabulary import Requirement
from starboard.kernel import Forced
from starboard.kernel.loop import advance
from starboard.testing import clause
from tests.perry_rhodan.fight import Fight, card
from tests.perry_rhodan.table import Game, Part
from tests.perry_rhodan.test_mutant_skills import clash
from tests.perry_rhodan.test_phase_change import first_won
from tests.perry_rhodan.test_two_rules import AGENT, on_tolimon

# ------------------------------------------------------------------------- turns


@clause("PR-TURN-02", "PR-TURN-05", "PR-MISS-05")
def test_in_a_new_turn_everybody_may_go_on_a_mission_again() -> None:
    game = Game(pro={"terra": ["terra", "good_hope"]})
    game.mine("good_hope").missions = [3]
    before = game.state.turn.number
    begin(game.state, 0, bonus=False)
    assert game.mine("good_hope").missions is None
    assert game.state.turn.number == before + 1
    assert game.state.turn.section is Section.REACTIVATION


@clause("PR-START-06")
def test_who_has_left_begins_no_turn() -> None:
    game = Game(seats=3)
    game.them.out = True
    game.state.agenda.clear()
    game.state.events = []
    game.state.push(NextTurn(1))
    game.state.players[2].sources[Phase.I].bag = ["stosstrupp"] * 5
    advance(GAME, game.state, Forced("stosstrupp"))
    begun = [each.seat for each in game.state.events if isinstance(each, TurnBegan)]
    assert begun == [2]


@clause("PR-TURN-08", "PR-ACC-04")
def test_what_lies_loose_is_taken_when_all_wake() -> None:
    asleep = Part("stosstrupp", passive=True)
    game = Game(
        pro={"terra": ["terra"] * 2 + ["thermostrahler", asleep]}, section=Section.REACTIVATION
    )
    game.do("wake-all")
    assert game.mine("thermostrahler").on == game.mine("stosstrupp").id


# ------------------------------------------------------------------------- phases, fights


@clause("PR-VP-05", "PR-P45-10")
def test_only_riddles_solved_in_a_phase_count_in_it() -> None:
    game = Game(phase=Phase.II, phases="I-III")
    game.me.riddles = {"one", "two"}
    assert tally(game.state, 0).riddles == 2
    begin_counting(game.state)
    assert tally(game.state, 0).riddles == 0
    game.me.riddles = {"one", "two", "three"}
    assert tally(game.state, 0).riddles == 1
    begin_counting(game.state)
    assert tally(game.state, 0).riddles == 0


@clause("PR-PHASE-02", "PR-VP-05")
def test_a_new_phase_counts_its_riddles_from_nothing() -> None:
    game = first_won()
    game.them.riddles = {"one"}
    game.do("change-phase")
    assert tally(game.state, 1).riddles == 0


@clause("PR-SPACE-41")
def test_where_nobody_fights_no_break_through_is_stopped() -> None:
    game = Game(pro={"terra": ["terra"]})
    stop_break_throughs(game.state)
    assert game.state.combat is None


@clause("PR-GROUND-09", "PR-GROUND-13")
def test_a_place_that_has_fallen_allows_one_pairing() -> None:
    fight = Fight(["stosstrupp"], ["ivs"], begin=False, goal=Goal.SABOTAGE)
    fell = [laid for laid in fight.them.cards.values() if laid.card.is_place]
    assert pairing_limit(fight.state, fight.mission) >= 1
    for laid in fell:
        del fight.them.cards[laid.id]
    fight.state.memo = {}
    assert pairing_limit(fight.state, fight.mission) == 1


@clause("PR-ACC-06", "PR-PASS-02")
def test_an_accessory_that_was_used_in_a_fight_stays_with_its_bearer() -> None:
    gear = Part("psychostrahler", onto="reginald_bull")
    fight = clash(["reginald_bull", gear], ["antimutant"])
    fight.until(Window.BEFORE_STEALTH, 0)
    assert fight.mine("psychostrahler").used_in == 0
    fight.uses("psychostrahler", on="antimutant")
    assert fight.mine("psychostrahler").used_in == fight.combat.scope


@clause("PR-AGT-03", "PR-AGT-23")
def test_an_agent_that_is_set_down_keeps_no_open_hold() -> None:
    game = on_tolimon(Part("deflektor", onto=AGENT))
    assert game.mine(AGENT).id not in game.me.holds
    (cover,) = game.me.covers.values()
    assert len(cover.agent.names) == 2


@clause("PR-CARD-35", "PR-TRANS-05")
def test_who_lives_in_a_ship_flies_with_it() -> None:
    game = Game(
        anti={
            "m_13": ["m_13", "springer_flotte", Part("springer_archivar", onto="springer_flotte")],
            "topsid": ["topsid"],
        },
        section=Section.MISSION,
        phase=Phase.IV,
        phases="I-V",
    )
    for move in ("defend anti:topsid", "join springer_flotte", "go"):
        game.do(move)
    assert game.mine("springer_archivar").place == "topsid"


@clause("PR-RETR-01", "PR-COMBAT-03")
@pytest.mark.parametrize(("number", "asked"), [(1, True), (2, True), (3, False)])
def test_after_the_last_round_nobody_is_asked_to_retreat(number: int, asked: bool) -> None:
    fight = Fight(["good_hope"], ["iv_raumschiff"], only_line_up=True)
    fight.combat.round = number
    assert is_asked(fight.state, fight.combat) is asked


@clause("PR-CARD-28")
@pytest.mark.parametrize("kind", [MissionKind.OFFENSIVE, MissionKind.AGENT])
def test_a_place_may_be_closed_to_one_kind_of_mission(kind: MissionKind) -> None:
    closed = {
        "offensive": kind is not MissionKind.OFFENSIVE,
        "agent": kind is not MissionKind.AGENT,
    }
    castle = {
        "id": "burg", "name": {"de": "Burg", "en": "Castle"}, "phase": "I", "type": "place",
        "place_kind": "planet", "side": "anti", "rarity": "common", "premises": {"anti": [[]]},
        "source": "own", "attackable": closed,
    }  # fmt: skip
    game = Game(their_anti={"burg": ["burg"]}, own=[castle])
    place = game.place("anti:burg", 1)
    refused = cannot_be_target(game.state, place, kind)
    assert refused is not None
    assert refused.clause == "PR-CARD-28"
    (other,) = {MissionKind.OFFENSIVE, MissionKind.AGENT} - {kind}
    assert cannot_be_target(game.state, place, other) is None


# ------------------------------------------------------------------------- accessories, premises


@clause("PR-ACC-02")
@pytest.mark.parametrize(
    ("name", "counts"),
    [("thermostrahler", True), ("hypnoblock", False), ("mikrosender", False), ("gcc_i", False)],
)
def test_a_fixed_accessory_or_one_beside_the_limit_does_not_count(name: str, counts: bool) -> None:
    assert counts_against_limit(catalogue()[name]) is counts


@clause("PR-PREM-06")
def test_of_two_premises_that_hold_the_cheaper_one_is_paid() -> None:
    costly, free = (Requirement(science=1),), (Requirement(place="terra"),)
    dear = (Requirement(riddle_points=3),)
    assert cheapest([costly, free]) == free
    assert cheapest([dear, costly]) == costly


@clause("PR-PREM-02", "PR-PASS-10")
@pytest.mark.parametrize(
    ("wanted", "counted"),
    [
        (Requirement(kind="unit"), ["ivs"]),
        (Requirement(kind="ship"), ["iv_raumschiff"]),
        (Requirement(loyalty=Loyalty.INDIVIDUALVERFORMER), ["ivs", "iv_raumschiff"]),
        (Requirement(loyalty=Loyalty.INDIVIDUALVERFORMER, kind="ship"), ["iv_raumschiff"]),
        (Requirement(loyalty=Loyalty.FANTAN_LEUTE), []),
        (Requirement(loyalty=Loyalty.FANTAN_LEUTE, kind="unit"), []),
    ],
)
def test_a_premise_counts_units_or_ships_of_its_loyalty(
    wanted: Requirement, counted: list[str]
) -> None:
    there = ["ivs", "iv_raumschiff"]
    game = Game(anti={"terra": ["terra", "terra", *there]})
    assert [name for name in there if counts(game.state, game.mine(name), wanted)] == counted


@clause("PR-SKILL-47", "PR-SKILL-85")
def test_who_is_passive_or_has_no_level_gives_no_points() -> None:
    clever, tired = "dr_frank_haggard", Part("crest_i", passive=True)
    game = Game(pro={"terra": ["terra"] * 3 + [clever, tired, "stosstrupp"]})
    place = game.place("pro:terra")
    assert [*givers(game.state, place, Skill.SCIENCE)] == [game.mine(clever).id]
    assert givers(game.state, place, Skill.SCIENCE, game.mine(clever).id) == {}


@clause("PR-ACC-22", "PR-SKILL-01", "PR-SKILL-59")
def test_a_training_raises_the_skill_that_is_named_when_it_is_laid() -> None:
    game = Game(pro={"terra": ["terra"] * 3 + ["andre_noir_i"]}, hand=["mutantentraining"])
    before = level_of(game.state, game.mine("andre_noir_i"), Skill.HYPNO)
    game.lays("mutantentraining", "pro:terra", "andre_noir_i")
    if game.asked[1] == "PickSkill":
        assert game.why_not("choose telepath") == "PR-SKILL-01"
        game.do("choose hypno")
    assert game.mine("mutantentraining").skill is Skill.HYPNO
    assert level_of(game.state, game.mine("andre_noir_i"), Skill.HYPNO) == before + 1


# ------------------------------------------------------------------------- what boards show


@clause("PR-ZONE-08", "PR-LAY-04", "PR-AGT-16")
def test_where_memory_counts_the_caps_tell_no_height_either() -> None:
    game = Game(
        pro={"terra": ["terra", "terra"]}, their_pro={"venus": ["venus"]}, options={"memory": True}
    )
    shown = {viewer: GAME.face.things(game.state, viewer)["pro:terra@0"] for viewer in (0, 1)}
    assert [shown[viewer]["unit_cap"] for viewer in (0, 1)] == [3, 0]
    assert [shown[viewer]["ship_cap"] for viewer in (0, 1)] == [3, 0]
    theirs = GAME.face.things(game.state, 0)["pro:venus@1"]
    assert theirs["laid"] == 0, "it is not their Ausbau"
    assert shown[0]["laid"] == 0


@clause("PR-COMBAT-01")
def test_a_round_is_shown_step_by_step() -> None:
    def step(fight: Fight) -> str:
        told: str = GAME.face.things(fight.state, None)["combat"]["step"]
        return told

    fight = Fight(["good_hope", "stardust_i"], ["iv_raumschiff", "spindelschiff"])
    assert step(fight) == "line_up"
    fight.combat.pairings = []
    assert step(fight) == "line_up"
    fight = Fight(["good_hope", "stardust_i"], ["iv_raumschiff", "spindelschiff"])
    fight.do("front good_hope")
    fight.they("oppose iv_raumschiff good_hope")
    fight.do("front stardust_i")
    assert fight.asked == (0, "ChooseOrder")
    assert step(fight) == "stealth"


@clause("PR-SPACE-36")
@pytest.mark.parametrize(("stat", "value"), [(Stat.ATTACK, 3), (Stat.DEFENCE, 2)])
def test_a_sum_is_shown_in_its_parts(stat: Stat, value: int) -> None:
    fight = Fight(["good_hope"], ["iv_raumschiff"], draws=[card({"B": 2}, {"C": 1})])
    front = fight.front("good_hope")
    shown = GAME.face.things(fight.state, None)["pairing.1"]["attacker"][f"{stat}_sum"]
    assert shown["drawn"] == -1, "nothing is drawn yet"
    front.attack, front.defence, front.bonus_attack, front.bonus_defence = 3, 2, 1, 0
    shown = GAME.face.things(fight.state, None)["pairing.1"]["attacker"][f"{stat}_sum"]
    parts = {"effects": 0, "escorts": 0, "bonus": 1 if stat is Stat.ATTACK else 0}
    assert shown == {**parts, "drawn": value - parts["bonus"]}
    assert sum(shown.values()) == value
