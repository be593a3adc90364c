"""Agents are set down unseen, stay, and nobody knows which of them it is."""

from __future__ import annotations

import pytest

from starboard.games.perry_rhodan.attackable import WAS_TARGET, was_target
from starboard.games.perry_rhodan.content import catalogue
from starboard.games.perry_rhodan.espionage import worth
from starboard.games.perry_rhodan.events.agents import AgentDeposited, HeightTold
from starboard.games.perry_rhodan.events.combat import CombatBegan, RoundBegan
from starboard.games.perry_rhodan.events.missions import (
    MissionAnnounced,
    MissionFailed,
    ShipTurnedBack,
)
from starboard.games.perry_rhodan.holds import agent_under
from starboard.games.perry_rhodan.kinds import CombatKind, Phase, Skill, Stat
from starboard.games.perry_rhodan.marks import mark
from starboard.games.perry_rhodan.sections import Section
from starboard.games.perry_rhodan.strengths import standing_bonus
from starboard.games.perry_rhodan.zones import place_at
from starboard.kernel.codec import dumps
from starboard.kernel.view import View
from starboard.testing import clause
from tests.perry_rhodan import fight
from tests.perry_rhodan.missions.spies import ANTI, PRO, Spies
from tests.perry_rhodan.table import GAME, Game, Part, example

AGENT = "kosmischer_agent"
CARDS = catalogue()


def at_tolimon(*mine, theirs=("tolimon",), **more):
    """My Pro-Tolimon before their Anti-Tolimon."""
    return Spies(
        pro={"tolimon": ["tolimon", "tolimon", AGENT, *mine]},
        their_anti={"tolimon": list(theirs)},
        **more,
    )


def by_ship(*mine, theirs=("volat",), **more):
    """A ship of my Pro-Sol could fly to their Anti-Volat."""
    return Spies(
        pro={"sol": ["solares_system"] * 4 + [AGENT, "staaten_klasse", *mine]},
        their_anti={"volat": list(theirs)},
        **more,
    )


def deposited(game, agent=AGENT):
    """An agent walks over and stays."""
    game.do("agents 1 anti:tolimon")
    game.do(f"walk {agent}")
    game.do("go")
    game.do(f"deposit {agent}")
    game.do("landed")
    return game


@clause("PR-AGT-01", "PR-AGT-15", "PR-MISS-07")
def test_an_agent_mission_is_announced_with_place_and_player_and_draws_no_goal():
    game = at_tolimon()
    assert game.why_not("agents 1 pro:tolimon") != ""
    game.do("agents 1 anti:tolimon")
    told = game.all_told(MissionAnnounced)[0]
    assert (told.player, told.place, told.fetching) == (1, "anti:tolimon", False)
    assert game.state.mission.goal is None


@clause("PR-AGT-02")
def test_agents_are_the_units_with_the_red_note():
    agents = {card.id for card in CARDS.values() if card.agent}
    assert {"kosmischer_agent", "meisterspion", "arkonidischer_agent"} <= agents
    assert "reginald_bull" not in agents


@clause("PR-MISS-06")
def test_before_phase_five_there_are_no_agent_or_counter_missions():
    game = Game(
        pro={"terra": ["terra", "reginald_bull"]},
        their_anti={"terra": ["terra"]},
        section=Section.MISSION,
        phase=Phase.IV,
    )
    assert game.why_not("agents 1 anti:terra") == "PR-MISS-06"
    assert game.why_not("counter pro:terra") == "PR-MISS-06"


@clause("PR-AGT-03", "PR-AGT-23")
def test_a_deposited_agent_lies_active_under_a_cover_and_is_not_named():
    game = deposited(at_tolimon())
    assert game.cover.agent.names == [game.mine(AGENT).id]
    assert not game.mine(AGENT).passive
    assert not game.cover.exposed
    told = game.all_told(AgentDeposited)[0]
    assert (told.player, told.place) == (1, "anti:tolimon")
    assert AGENT not in repr(told)
    seen = View(GAME, game.state, 1).table.players[0]
    assert [cover.agent.names for cover in seen.covers.values()] == [[]]
    assert seen.cards[game.mine(AGENT).id].place == "tolimon"


@clause("PR-AGT-21", "PR-AGT-22")
def test_daniel_sends_an_agent_from_pro_tolimon_to_peters_anti_tolimon():
    given, _, then = example("PR-AGT-22")
    assert (given["ships"], given["target"]["side"]) == (0, "anti")
    game = at_tolimon(Part("mikrosender", onto=AGENT))
    deposited(game)
    assert bool(game.all_told(CombatBegan)) is then["space_combat"]
    assert (game.cover.space, game.cover.place) == (1, "tolimon")
    assert then["agent"]["state"] == ("passive" if game.mine(AGENT).passive else "active")
    assert (game.mine("mikrosender").id in game.cover.agent.names) is then["accessories_with_agent"]


def view_of(game, seat):
    return dumps(View(GAME, game.state, seat).plain())


@clause("PR-AGT-03")
def test_which_of_two_agents_was_set_down_changes_nothing_that_others_see():
    first = deposited(at_tolimon("laury_marten"), AGENT)
    second = deposited(at_tolimon("laury_marten"), "laury_marten")
    assert view_of(first, 1) == view_of(second, 1)
    assert view_of(first, None) == view_of(second, None)
    assert view_of(first, 0) != view_of(second, 0)


@clause("PR-AGT-07", "PR-AGT-13")
def test_there_is_no_ground_combat_and_regular_units_do_not_stay():
    game = at_tolimon("perry_rhodan_v", theirs=("tolimon", "arkonidischer_agent"))
    game.do("agents 1 anti:tolimon")
    game.do(f"walk {AGENT}")
    game.do("walk perry_rhodan_v")
    game.do("go")
    assert game.why_not("deposit perry_rhodan_v") == "PR-AGT-09"
    game.do(f"deposit {AGENT}")
    game.do("landed")
    assert game.all_told(CombatBegan) == []
    assert game.mine("perry_rhodan_v").place == "tolimon"


@clause("PR-AGT-08", "PR-AGT-18")
def test_to_another_place_the_agent_is_carried_and_the_ship_goes_home():
    game = by_ship("julian_tifflor_v")
    game.do("agents 1 anti:volat")
    assert game.why_not(f"walk {AGENT}") == "PR-MISS-11"
    game.do("join staaten_klasse")
    game.do(f"board {AGENT} staaten_klasse")
    game.do("board julian_tifflor_v staaten_klasse")
    game.do("go")
    game.do(f"deposit {AGENT}")
    game.do("landed")
    assert (game.cover.space, game.cover.place, game.cover.origin) == (1, "volat", "sol")
    assert game.mine("staaten_klasse").place == "sol"
    assert game.mine("julian_tifflor_v").place == "sol"


@clause("PR-AGT-09")
def test_an_agent_takes_its_accessories_along():
    game = by_ship(Part("hyperfunkgeraet", onto=AGENT))
    game.do("agents 1 anti:volat")
    game.do("join staaten_klasse")
    game.do(f"board {AGENT} staaten_klasse")
    game.do("go")
    game.do(f"deposit {AGENT}")
    game.do("landed")
    assert game.cover.agent.names == [game.mine(AGENT).id, game.mine("hyperfunkgeraet").id]


@clause("PR-AGT-14")
def test_an_agent_on_an_offensive_mission_comes_home_with_the_others():
    game = Spies(pro={"tolimon": ["tolimon", AGENT]}, their_anti={"tolimon": ["tolimon", "depot"]})
    game.do("attack 1 anti:tolimon", "action_01")
    while game.asked[1] == "CallTarget":
        game.do("call depot")
    game.do(f"walk {AGENT}")
    game.do("go")
    while game.asked[1] == "NameReduction":
        game.do("reduce depot")
    assert game.mine(AGENT).place == "tolimon"
    assert not game.me.covers


@clause("PR-AGT-16")
def test_once_the_target_is_named_the_number_of_place_cards_may_be_asked_for():
    game = at_tolimon(theirs=["tolimon"] * 3, options={"memory": True})
    assert "ask" not in game.moves()
    game.do("agents 1 anti:tolimon")
    game.do("ask")
    assert game.all_told(HeightTold)[0].count == 3
    assert game.why_not("ask") == "PR-AGT-16"
    game = at_tolimon(theirs=["tolimon"] * 3)
    game.do("agents 1 anti:tolimon")
    assert game.why_not("ask") == "PR-AGT-16"


@clause("PR-AGT-17")
def test_active_ships_and_units_are_taken_up():
    game = at_tolimon(Part("laury_marten", passive=True))
    game.do("agents 1 anti:tolimon")
    assert game.why_not("walk laury_marten") == "PR-MISS-08"
    assert game.why_not(f"walk {AGENT}") == ""


@clause("PR-AGT-19", "PR-AGT-24")
def test_where_no_ship_defends_an_agent_may_be_set_down_but_need_not():
    game = by_ship()
    game.do("agents 1 anti:volat")
    game.do("join staaten_klasse")
    game.do(f"board {AGENT} staaten_klasse")
    game.do("go")
    assert game.moves() == [f"deposit {AGENT}", "landed"]
    game.do("landed")
    assert not game.me.covers
    assert game.mine(AGENT).place == "sol"


QUIET = "action_01"
"""An action card by which nobody hits anybody."""


def past_a_cruiser(front, stealth, *fire):
    """Two ships, one with the agent, meet a cruiser; this one is in front. Up to the set-down."""
    game = by_ship("gazelle", theirs=("volat", "arkonidischer_kreuzer"))
    game.do("agents 1 anti:volat")
    for ship in ("staaten_klasse", "gazelle"):
        game.do(f"join {ship}")
    game.do(f"board {AGENT} staaten_klasse")
    script = [stealth, *fire, *[QUIET] * 12]
    game.loose(0, "go", script)
    wanted = (f"front {front}", f"break {front}", "stay", "ready")
    game.fought_out(script, *wanted, until="deposit")
    return game


AHEAD = fight.card({"B": 2, "C": 3}, {"B": 1})
"""Both ships are stealthier than the cruiser."""
LEVEL = fight.card({"B": 1}, {"B": 1})


@clause("PR-AGT-19", "PR-AGT-56")
def test_from_a_ship_that_broke_through_an_agent_is_set_down_though_the_others_must_go():
    game = past_a_cruiser("staaten_klasse", AHEAD)
    assert len(game.all_told(RoundBegan)) == 3
    assert game.theirs("arkonidischer_kreuzer").place == "volat"
    assert game.moves() == [f"deposit {AGENT}", "landed"]
    game.do(f"deposit {AGENT}")
    game.do("landed")
    assert game.cover.place == "volat"
    assert game.mine("staaten_klasse").place == "sol"


@clause("PR-AGT-54")
def test_a_break_through_of_another_ship_protects_it_and_sets_nobody_down():
    game = past_a_cruiser("gazelle", AHEAD)
    assert game.state.mission is None
    assert not game.me.covers
    assert {game.mine(each).place for each in (AGENT, "gazelle", "staaten_klasse")} == {"sol"}


@clause("PR-AGT-20")
def test_without_a_break_through_all_retreat_after_three_rounds_and_nobody_is_set_down():
    game = past_a_cruiser("staaten_klasse", LEVEL)
    assert len(game.all_told(RoundBegan)) == 3
    assert game.state.mission is None
    assert not game.me.covers
    assert game.mine(AGENT).place == "sol"


@clause("PR-AGT-19")
def test_once_all_defending_ships_are_destroyed_an_agent_is_set_down():
    hit = fight.card({"D": 4}, {"D": 4})
    game = past_a_cruiser("staaten_klasse", LEVEL, hit, QUIET)
    assert game.them.sink == ["arkonidischer_kreuzer"]
    assert game.moves() == [f"deposit {AGENT}", "landed"]


@clause("PR-AGT-35", "PR-MISS-13")
def test_ships_at_the_target_are_met_in_space_first():
    game = by_ship("gazelle", theirs=("volat", "arkonidischer_kreuzer"))
    game.do("agents 1 anti:volat")
    game.do("join staaten_klasse")
    game.do("join gazelle")
    game.do("go")
    assert [event.kind for event in game.all_told(CombatBegan)] == [CombatKind.SPACE]


# ------------------------------------------------------------------------- caps


@clause("PR-CAP-06")
def test_a_place_holds_as_many_agents_as_place_cards_and_one():
    game = at_tolimon("laury_marten", "fellmer_lloyd_v")
    game.do("agents 1 anti:tolimon")
    for agent in (AGENT, "laury_marten", "fellmer_lloyd_v"):
        game.do(f"walk {agent}")
    game.do("go")
    game.do(f"deposit {AGENT}")
    game.do("deposit laury_marten")
    assert game.why_not("deposit fellmer_lloyd_v") == "PR-CAP-06"


@clause("PR-CAP-07", "PR-CAP-08", "PR-CAP-10")
def test_who_may_set_agents_down_where():
    """I am Gudrun and Peter in turn, seat 1 is Florian, seat 2 the other one."""
    names = ("tolimon", "volat", "swoofon", "aralon")
    ids = {"aralon": "aralon_v"}
    _, when, then = example("PR-CAP-10")
    answers = []
    for each in when:
        mine = each["player"] == "peter"
        game = Spies(
            pro={"sol": ["solares_system"] * 4 + [AGENT, "laury_marten", "staaten_klasse"]},
            their_anti={name: [ids.get(name, name)] for name in names},
            seats=3,
        )
        for name in names:
            game.put(2, ANTI, name, ids.get(name, name))
        if mine:
            game.hide("laury_marten", 0, 1, "tolimon")
        else:
            game.put(2, PRO, "sol", AGENT)
            game.hide(AGENT, 2, 1, "tolimon")
        if each["at"]["place"] == "Swoofon":
            game.put(0, PRO, "sol", "fellmer_lloyd_v")
            game.hide("fellmer_lloyd_v", 0, 1, "volat")
        owner = 1 if each["at"]["player"] == "florian" else 2
        place = each["at"]["place"].lower()
        answers.append(game.why_not(f"agents {owner} anti:{place}") == "")
    assert answers == then["allowed"]


# ------------------------------------------------------------------------- the Empire


def empire(*mine, target, **more):
    """My Anti-Arkon III against a Pro place of theirs."""
    return Spies(
        anti={"arkon_iii": ["arkon_iii_v"] * 4 + ["arkonidischer_kreuzer", *mine]},
        their_pro={target[0]: [target[1]]},
        **more,
    )


@pytest.mark.parametrize("verb", ["attack", "agents"])
@pytest.mark.parametrize(
    ("family", "card", "allowed"),
    [
        ("gray_beast", "gray_beast", False),
        ("mirsal_iii", "mirsal_iii", False),
        ("sol", "solares_system", False),
        ("swoofon", "swoofon", True),
        ("tolimon", "tolimon", False),
        ("hellgate", "hellgate", True),
    ],
)
@clause("PR-AGT-48", "PR-AGT-50", "PR-AGT-52")
def test_where_the_empire_may_fly(verb, family, card, allowed):
    game = empire(target=(family, card))
    assert (game.why_not(f"{verb} 1 pro:{family}") == "") is allowed


@pytest.mark.parametrize(("sol", "open_"), [(-8, False), (-9, True)])
@clause("PR-AGT-51", "PR-P5-02")
def test_sol_is_found_below_minus_eight(sol, open_):
    game = empire(target=("sol", "solares_system"))
    game.them.sol = sol
    assert (game.why_not("attack 1 pro:sol") == "") is open_


@clause("PR-AGT-53")
def test_tolimon_is_known_once_the_own_anti_tolimon_was_a_target():
    game = empire(target=("tolimon", "tolimon"))
    game.put(0, ANTI, "tolimon", "tolimon")
    assert game.why_not("attack 1 pro:tolimon") == "PR-MISS-02"
    theirs = at_tolimon()
    theirs.do("agents 1 anti:tolimon")
    assert was_target(theirs.state, 1, "tolimon")
    assert not was_target(theirs.state, 0, "tolimon")
    mark(game.state, 0, WAS_TARGET, "tolimon")
    assert game.why_not("attack 1 pro:tolimon") == ""


@clause("PR-AGT-53")
def test_cards_of_other_loyalties_are_not_restricted():
    game = Spies(
        anti={"sol": ["solares_system", "adventurous"]}, their_pro={"sol": ["solares_system"]}
    )
    assert game.mine("adventurous").card.loyalty == "saboteure"
    assert game.why_not("attack 1 pro:sol") == ""


def stealthy(number):
    """An action card with this number beside B on the left."""
    return fight.card({"D": number})


HELLGATE = {"their_pro": {"hellgate": ["hellgate"]}}


@pytest.mark.parametrize(("number", "stays"), [(3, True), (4, False)])
@clause("PR-AGT-49")
def test_hellgate_is_approached_only_by_ships_with_stealth_above_three(number, stays):
    game = Spies(anti={"arkon_iii": ["arkon_iii_v"] * 4 + ["tarnkreuzer"]}, **HELLGATE)
    game.do("attack 1 pro:hellgate", stealthy(number))
    assert bool(game.all_told(ShipTurnedBack)) is stays
    assert bool(game.all_told(MissionFailed)) is stays
    if stays:
        assert game.asked == (0, "MissionSection"), "the mission is used up"
        assert game.state.turn.missions == 1
    else:
        assert game.asked == (0, "Muster")
        game.do("join tarnkreuzer")
        game.do("go")
        assert game.state.mission is None or game.state.mission.members


@pytest.mark.parametrize(("number", "stays"), [(2, True), (3, False)])
@clause("PR-AGT-49")
def test_bonuses_count_when_ships_approach_hellgate(number, stays):
    damper = Part("frequenzdaempfer", onto="tarnkreuzer")
    ships = ["tarnkreuzer", damper]
    game = Spies(anti={"arkon_iii": ["arkon_iii_v"] * 4 + ships}, **HELLGATE)
    game.do("attack 1 pro:hellgate", stealthy(number))
    assert bool(game.all_told(ShipTurnedBack)) is stays


@clause("PR-AGT-49", "PR-MISS-01")
def test_a_ship_that_shows_itself_stays_behind_and_the_others_fly():
    ships = ["tarnkreuzer", "tarnkreuzer"]
    game = Spies(anti={"arkon_iii": ["arkon_iii_v"] * 4 + ships}, **HELLGATE)
    first, second = game.place("anti:arkon_iii").ships
    game.do("attack 1 pro:hellgate", stealthy(3), stealthy(4))
    assert [event.card for event in game.all_told(ShipTurnedBack)] == [first.id]
    assert game.why_not(f"join {first.id}") == "PR-GEN-13"
    assert game.why_not(f"join {second.id}") == ""


@clause("PR-AGT-49")
def test_ships_that_do_not_get_there_draw_nothing():
    game = Spies(
        anti={
            "arkon_iii": ["arkon_iii_v"] * 4 + [Part("tarnkreuzer", passive=True), "tarnkreuzer"]
        },
        **HELLGATE,
    )
    game.do("attack 1 pro:hellgate", stealthy(4))
    assert game.asked == (0, "Muster")


@clause("PR-AGT-49")
def test_in_matches_of_the_first_rules_ships_draw_when_they_depart():
    game = Spies(anti={"arkon_iii": ["arkon_iii_v"] * 4 + ["tarnkreuzer"]}, **HELLGATE)
    game.state.rules = 1
    game.do("attack 1 pro:hellgate")
    game.do("join tarnkreuzer")
    game.do("go", stealthy(3))
    assert game.all_told(MissionFailed)
    assert game.mine("tarnkreuzer").place == "arkon_iii"


@clause("PR-AGT-05", "PR-AGT-46")
def test_only_agents_with_the_skill_of_their_side_find_something_out():
    game = Spies(
        pro={"tolimon": ["tolimon", AGENT, "gucky_v"]},
        anti={"tolimon": ["tolimon", "meisterspion", "arkonidischer_agent", "agentenkommando"]},
        their_anti={"tolimon": ["tolimon"]},
        their_pro={"sol": ["solares_system"]},
    )
    assert game.mine(AGENT).card.has(Skill.SCOUTING)
    assert worth(game.state, game.mine(AGENT), 1, "tolimon") == 1
    assert worth(game.state, game.mine("gucky_v"), 1, "tolimon") == 0
    assert worth(game.state, game.mine("meisterspion"), 1, "sol") == 2
    assert worth(game.state, game.mine("arkonidischer_agent"), 1, "sol") == 1
    assert worth(game.state, game.mine("agentenkommando"), 1, "sol") == 0


@pytest.mark.parametrize(
    ("place", "card", "points"),
    [
        ("aralon", "aralon_v", 2),
        ("arkon_iii", "arkon_iii_v", 2),
        ("swoofon", "swoofon", 1),
        ("tolimon", "tolimon", 1),
        ("volat", "volat", 1),
        ("archetz", "archetz", 0),
    ],
)
@clause("PR-AGT-43")
def test_scouting_points_by_place(place, card, points):
    game = Spies(pro={"sol": ["solares_system", AGENT]}, their_anti={place: [card]})
    assert worth(game.state, game.mine(AGENT), 1, place) == points


@clause("PR-AGT-03")
def test_an_agent_that_is_away_is_not_at_home_for_its_owner():
    game = deposited(at_tolimon())
    assert place_at(game.state, 0, PRO, "tolimon").units == []


@clause("PR-AGT-12")
def test_a_third_player_may_attack_the_place_and_the_agents_stay_untouched():
    game = Spies(
        pro={"tolimon": ["tolimon", AGENT]},
        their_anti={"tolimon": ["tolimon"] * 2},
        seats=3,
    )
    game.put(2, PRO, "sol", "laury_marten")
    cover = game.hide("laury_marten", 2, 1, "tolimon")
    assert game.why_not("agents 1 anti:tolimon") == "PR-CAP-07"
    assert game.why_not("attack 1 anti:tolimon") == ""
    game.do("attack 1 anti:tolimon", "action_01")
    assert game.why_not("call laury_marten") != ""
    assert game.state.players[2].covers[cover.id] is cover


@clause("PR-TARGET-02", "PR-AGT-03")
def test_an_event_on_a_place_finds_no_agent_that_is_listed_there_but_lies_elsewhere():
    game = Spies(
        anti={"arkon_iii": ["arkon_iii_v"]},
        their_pro={"mirsal_iii": ["mirsal_iii", AGENT, "horace_mullon"]},
        hand=["zwischenfall_auf_mirsal"] * 2,
    )
    cover = game.hide(AGENT, 1, 0, "arkon_iii")
    game.do("end-missions")
    game.do("draw I", "stosstrupp")
    while game.asked[1] != "BuildUp":
        game.do("pass")
    for name in (AGENT, "horace_mullon"):
        game.plays("zwischenfall_auf_mirsal", side="anti", on=game.theirs(name).id)
    assert game.hand(1) == ["horace_mullon"]
    assert agent_under(game.them, cover).card.id == AGENT


@clause("PR-AGT-03", "PR-PASS-11")
def test_a_status_for_a_place_does_not_help_an_agent_that_has_left_it():
    game = Spies(anti={"volat": ["volat", "meisterspion", "arkonidischer_agent"]})
    game.put(0, ANTI, "", "tulin")
    game.hide("meisterspion", 0, 1, "swoofon")
    bonus = [
        standing_bonus(game.state, game.mine(name), Stat.STEALTH)
        for name in ("meisterspion", "arkonidischer_agent")
    ]
    assert bonus == [0, 1]
