"""Counter missions: agents are hunted at an own place for one round."""

from __future__ import annotations

import pytest

from starboard.games.perry_rhodan.events.agents import AgentExposed, AgentHidden, CoversLifted
from starboard.games.perry_rhodan.events.combat import BonusTaken, CombatBegan, RoundBegan
from starboard.games.perry_rhodan.events.missions import GoalDrawn, MissionAnnounced
from starboard.games.perry_rhodan.holds import gear_under
from starboard.games.perry_rhodan.kinds import CombatKind, MissionKind
from starboard.games.perry_rhodan.reactivation import must_stay_passive
from starboard.games.perry_rhodan.state import Extra
from starboard.kernel import EVERYONE
from starboard.kernel.codec import dumps
from starboard.kernel.view import View
from starboard.testing import clause
from tests.perry_rhodan.fight import card
from tests.perry_rhodan.missions.spies import ANTI, PRO, Spies
from tests.perry_rhodan.table import GAME, Part

SPY = "arkonidischer_agent"
HUNTER = "perry_rhodan_v"


def hunting(*mine, spies=(SPY,), anti=None, gear=(), **more):
    """Their agents lie at my Pro-Sol."""
    game = Spies(
        pro={"sol": ["solares_system"] * 4 + list(mine)},
        anti=anti,
        their_anti={"arkon_iii": ["arkon_iii_v", *spies]},
        **more,
    )
    for spy in spies:
        if isinstance(spy, str):
            game.hide(spy, 1, 0, "sol", *gear)
    return game


def begin(game, *units):
    """These units hunt."""
    game.do("counter pro:sol")
    for unit in units:
        game.do(f"walk {unit}")
    game.do("go")
    return game


@clause("PR-ABW-01", "PR-ABW-09", "PR-MISS-07")
def test_a_counter_mission_names_an_own_place_with_enemy_agents_and_draws_no_goal():
    game = hunting(HUNTER, "stosstrupp")
    game.put(0, PRO, "swoofon", "swoofon")
    assert game.why_not("counter pro:swoofon") == "PR-ABW-01"
    game.do("counter pro:sol")
    told = game.all_told(MissionAnnounced)[0]
    assert (told.kind, told.place, told.player) == (MissionKind.COUNTER, "pro:sol", 0)
    assert game.all_told(GoalDrawn) == []


@clause("PR-ABW-02", "PR-ABW-10")
def test_active_units_of_the_place_hunt():
    game = hunting(HUNTER, Part("stosstrupp", passive=True), "staaten_klasse")
    game.put(0, PRO, "swoofon", "swoofon")
    far = game.put(0, PRO, "swoofon", "graf_rodrigo_de_berceo")
    game.do("counter pro:sol")
    assert game.moves() == [f"walk {HUNTER}"]
    assert game.why_not("walk stosstrupp") == "PR-MISS-08"
    assert game.why_not(f"walk {far.id}") == "PR-MISS-01"
    assert hunting().why_not("counter pro:sol") == "PR-ABW-02"


@clause("PR-ABW-10", "PR-ABW-11")
def test_the_hunter_attacks_and_all_agents_there_defend():
    game = begin(hunting(HUNTER, "stosstrupp", spies=(SPY, "meisterspion")), HUNTER, "stosstrupp")
    began = game.all_told(CombatBegan)[0]
    assert (began.kind, began.attacker, began.defender) == (CombatKind.GROUND, 0, 1)
    names = {game.theirs(SPY).id, game.theirs("meisterspion").id}
    assert set(game.state.combat.defenders) == names


@clause("PR-ABW-03", "PR-ABW-12")
def test_one_round_is_fought_without_limits():
    game = begin(hunting(HUNTER, "stosstrupp", spies=(SPY, "meisterspion")), HUNTER, "stosstrupp")
    assert game.state.combat.rounds == 1
    assert game.state.combat.limit == 0


@clause("PR-ABW-13")
def test_at_the_line_up_the_covers_are_lifted():
    game = hunting(HUNTER, "stosstrupp")
    hidden = next(iter(View(GAME, game.state, 0).table.players[1].covers.values()))
    assert hidden.agent.names == []
    begin(game, HUNTER, "stosstrupp")
    assert game.all_told(CoversLifted)[0].agents == (game.theirs(SPY).id,)
    assert next(iter(game.them.covers.values())).agent.seen == EVERYONE


def cover_of(game):
    (cover,) = game.them.covers.values()
    return cover


@pytest.mark.parametrize(("agent", "hunter", "caught"), [(2, 2, True), (3, 2, False)])
@clause("PR-ABW-14", "PR-ABW-15")
def test_an_agent_with_more_stealth_stays_hidden_with_as_much_it_is_caught(agent, hunter, caught):
    game = hunting("stosstrupp")
    unit, spy = game.mine("stosstrupp"), game.theirs(SPY)
    assert (str(unit.card.stealth), str(spy.card.stealth)) == ("B", "C")
    game.do("counter pro:sol")
    game.do("walk stosstrupp")
    finish(game, card({"B": hunter}, {"C": agent - 1}))  # Spionage 1 adds one
    assert bool(game.all_told(AgentExposed)) is caught
    assert bool(game.all_told(AgentHidden)) is not caught
    if not caught:
        assert not cover_of(game).exposed


def finish(game, stealth, *fire):
    """Off they go; windows are passed until the mission is over, others fire without hitting."""
    script = [stealth, *fire, *["action_01"] * 6]
    game.loose(0, "go", script)
    game.fought_out(script)


UNSEEN = card({"B": 1}, {"C": 3})
CAUGHT = card({"B": 2}, {"C": 1})


def hunted(game, *units, stealth=UNSEEN, fire=(), at="pro:sol"):
    """These units hunt, up to the end of the mission."""
    game.do(f"counter {at}")
    for unit in units:
        game.do(f"walk {unit}")
    finish(game, stealth, *fire)
    return game


@clause("PR-ABW-16")
def test_a_defeated_agent_is_gone_with_its_cover():
    game = hunted(hunting("stosstrupp"), "stosstrupp", stealth=CAUGHT, fire=[card({"C": 3})])
    assert game.them.sink == [SPY]
    assert not game.them.covers


@clause("PR-ABW-19", "PR-ABW-22")
def test_a_caught_agent_that_survives_lies_passive_on_its_cover():
    game = hunted(hunting("stosstrupp"), "stosstrupp", stealth=CAUGHT)
    assert game.them.sink == []
    assert cover_of(game).exposed
    assert game.theirs(SPY).passive


@clause("PR-ABW-20", "PR-ABW-23", "PR-PASS-23")
def test_an_exposed_agent_stays_passive_there_a_passive_one_under_its_cover_does_not():
    game = hunting(HUNTER)
    spy = game.theirs(SPY)
    spy.passive = True
    assert not must_stay_passive(game.state, spy)
    cover_of(game).exposed = True
    assert must_stay_passive(game.state, spy)
    game.them.covers.clear()
    assert not must_stay_passive(game.state, spy)


@clause("PR-ABW-20")
def test_an_exposed_agent_can_be_attacked_again():
    game = hunting(HUNTER)
    cover_of(game).exposed = True
    assert game.why_not("counter pro:sol") == ""


@clause("PR-ABW-24", "PR-ABW-22")
def test_among_several_agents_everybody_sees_which_are_exposed():
    game = hunting(HUNTER, spies=(SPY, "meisterspion"))
    first, second = game.them.covers.values()
    first.exposed = True
    first.agent.reveal()
    seen = View(GAME, game.state, 0).table.players[1].covers
    assert [seen[each.id].exposed for each in (first, second)] == [True, False]
    assert seen[second.id].agent.names == []


@clause("PR-ABW-15", "PR-SPACE-31")
def test_a_hunter_who_is_ahead_takes_the_difference_and_breaks_through_nobody():
    game = hunting("agentenkommando")
    begin_with = [card({"C": 3}, {"C": 1})]  # Spionage 1 makes two of it
    game.do("counter pro:sol")
    game.do("walk agentenkommando")
    game.loose(0, "go", begin_with)
    game.fought_out(begin_with, until="bonus")
    assert game.moves() == ["bonus 1 0", "bonus 0 1"]
    assert game.why_not("break agentenkommando") == "PR-ABW-15"


@clause("PR-ABW-15", "PR-ABW-20", "PR-SPACE-28")
def test_an_exposed_agent_that_is_ahead_has_to_fight_all_the_same():
    game = hunting("kampfroboter_v", spies=(SPY, Part("bioplastmaske", onto=SPY)))
    spy = game.theirs(SPY)
    cover_of(game).exposed = spy.passive = True
    game.do("counter pro:sol")
    game.do("walk kampfroboter_v")
    finish(game, card({"D": 4}), card(green={"B": 2}))
    assert not game.all_told(AgentHidden)
    assert [(told.card, told.attack + told.defence) for told in game.all_told(BonusTaken)] == [
        (spy.id, 1)
    ]
    assert SPY in game.them.sink


@clause("PR-AGT-23", "PR-ABW-14", "PR-ABW-19")
@pytest.mark.parametrize("stealth", [UNSEEN, CAUGHT])
def test_what_a_hunted_agent_has_with_it_stays_its_owners_secret(stealth):
    def hunts(*gear):
        game = hunting("stosstrupp", spies=())
        for name in (SPY, Part("deflektor", onto=SPY)):
            game.put(1, ANTI, "arkon_iii", name)
        game.hide(SPY, 1, 0, "sol", *gear)
        return hunted(game, "stosstrupp", stealth=stealth)

    with_it, without = hunts("deflektor"), hunts()
    for game, gear in ((with_it, ["deflektor"]), (without, [])):
        under = gear_under(game.them, cover_of(game))
        assert [laid.card.id for laid in under] == gear
    for seat in (0, None):
        covers = [View(GAME, game.state, seat).plain()["table"]["players"][1]["covers"]
                  for game in (with_it, without)]  # fmt: skip
        assert dumps(covers[0]) == dumps(covers[1])


@clause("PR-ABW-04", "PR-MISS-04", "PR-SAC-13")
def test_one_counter_mission_at_each_place_on_both_sides_beside_the_mission_of_the_turn():
    game = hunting(
        HUNTER,
        anti={"tolimon": ["tolimon", "arkonidischer_agent"]},
        their_pro={"sol": ["solares_system", "kosmischer_agent"]},
    )
    game.hide("kosmischer_agent", 1, 0, "tolimon")
    game.state.turn.missions = 1
    assert game.why_not("counter pro:sol") == ""
    game.state.turn.counters = {"pro:sol": 1}
    assert game.why_not("counter pro:sol") == "PR-ABW-05"
    assert game.why_not("counter anti:tolimon") == ""


@clause("PR-ABW-05")
def test_a_second_one_at_the_same_place_needs_initiative_and_other_units():
    game = hunted(hunting(HUNTER, "stosstrupp"), "stosstrupp")
    assert game.why_not("counter pro:sol") == "PR-ABW-05"
    game.state.turn.extras = [Extra(PRO, "sol")]
    game.do("counter pro:sol")
    assert game.why_not("walk stosstrupp") == "PR-ABW-05"
    assert game.why_not(f"walk {HUNTER}") == ""
    assert game.state.turn.extras == []


def two_hunts():
    """Agents of theirs lie at a place of each of my sides; a ship waits on each."""
    game = hunting(
        "stosstrupp",
        "staaten_klasse",
        anti={"tolimon": ["tolimon", SPY, "tarnkreuzer"], "volat": ["volat"]},
        their_pro={"sol": ["solares_system", "kosmischer_agent"]},
    )
    game.hide("kosmischer_agent", 1, 0, "tolimon")
    game.put(0, PRO, "swoofon", "swoofon")
    return game


@clause("PR-ABW-06")
def test_counter_missions_on_one_side_bind_the_others_those_on_both_do_not():
    game = hunted(two_hunts(), "stosstrupp")
    assert game.why_not("defend anti:volat") == "PR-ABW-06"
    assert game.why_not("defend pro:swoofon") == ""
    game.do("counter anti:tolimon")
    game.do(f"walk {game.mine(SPY).id}")
    finish(game, card({"C": 1}, {"C": 3}))
    assert game.why_not("defend anti:volat") == ""
    assert game.why_not("defend pro:swoofon") == ""


@clause("PR-ABW-06")
def test_after_another_mission_nobody_hunts_on_the_other_side_alone():
    game = two_hunts()
    game.do("defend pro:swoofon")
    game.do("join staaten_klasse")
    game.do("go")
    assert game.why_not("counter anti:tolimon") == "PR-ABW-06"
    hunted(game, "stosstrupp")
    assert game.why_not("counter anti:tolimon") == ""


@clause("PR-ABW-07", "PR-ABW-08")
def test_the_mission_of_the_turn_may_bring_hunters_who_then_take_part_in_both():
    game = hunting()
    game.put(0, PRO, "swoofon", "swoofon")
    game.put(0, PRO, "swoofon", "staaten_klasse")
    game.put(0, PRO, "swoofon", HUNTER)
    assert game.why_not("counter pro:sol") == "PR-ABW-02"
    game.do("defend pro:sol")
    game.do("join staaten_klasse")
    game.do(f"board {HUNTER} staaten_klasse")
    game.do("go")
    game.do("counter pro:sol")
    assert game.why_not(f"walk {HUNTER}") == ""


@clause("PR-ABW-08")
def test_who_hunted_may_still_make_another_mission_but_no_third_one():
    game = hunting("stosstrupp", "staaten_klasse")
    game.put(0, PRO, "swoofon", "swoofon")
    hunted(game, "stosstrupp")
    game.do("defend pro:swoofon")
    game.do("join staaten_klasse")
    game.do("board stosstrupp staaten_klasse")
    game.do("go")
    assert game.mine("stosstrupp").place == "swoofon"
    assert game.why_not("defend pro:sol") == "PR-MISS-03"


@clause("PR-ABW-12")
def test_a_hunt_comes_to_an_end_and_the_hunters_are_home():
    game = hunting("stosstrupp")
    game.do("counter pro:sol")
    game.do("walk stosstrupp")
    finish(game, card({"B": 1}, {"C": 3}))
    assert len(game.all_told(RoundBegan)) == 1
    assert game.mine("stosstrupp").place == "sol"
    assert game.state.turn.defended == {game.mine("stosstrupp").id}
    assert not game.me.holds
    assert list(game.them.holds) == [cover_of(game).id]
