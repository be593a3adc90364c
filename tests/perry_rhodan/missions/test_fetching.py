"""Agents come home, by ship or on foot; they radio, destroy and deliver."""

from __future__ import annotations

import pytest

from starboard.games.perry_rhodan.agents import SetDown
from starboard.games.perry_rhodan.events.agents import (
    AccessoryBlownUp,
    InformationDelivered,
    MessageIntercepted,
    MessageSent,
)
from starboard.games.perry_rhodan.events.combat import CardReduced, CombatBegan
from starboard.games.perry_rhodan.journey import GoHome
from starboard.games.perry_rhodan.kinds import Stat
from starboard.games.perry_rhodan.strengths import modifier
from starboard.kernel import Forced
from starboard.kernel.loop import advance
from starboard.testing import clause
from tests.perry_rhodan.fight import card
from tests.perry_rhodan.missions.spies import ANTI, PRO, Spies
from tests.perry_rhodan.table import GAME, Game, Part

AGENT = "kosmischer_agent"
RADIO = "hyperfunkgeraet"
MICRO = "mikrosender"


def abroad(*mine, place="volat", theirs=None, gear=(), pro=None, **more):
    """An agent of my Pro-Sol has lain at a place of theirs for a round."""
    game = Spies(
        pro={"sol": ["solares_system"] * 4 + [AGENT, "staaten_klasse", *mine], **(pro or {})},
        their_anti={place: list(theirs or [place])},
        **more,
    )
    game.hide(AGENT, 0, 1, place, *gear)
    return game


def fetched(game):
    """The ship has fetched the agent."""
    game.do("fetch 1 anti:volat")
    game.do("join staaten_klasse")
    game.do("go")
    game.do(f"pick-up {game.cover.id}")
    if game.asked[1] == "Depositing":
        game.do("landed")
    return game


@clause("PR-AGT-25", "PR-AGT-41", "PR-AGT-42")
def test_a_fetched_agent_delivers_directly_after_its_return():
    game = fetched(abroad())
    assert not game.me.covers
    assert game.mine(AGENT).place == "sol"
    assert game.moves() == [f"deliver {AGENT}", "landed"]
    game.do(f"deliver {AGENT}")
    assert game.me.scouting == 1
    assert game.mine(AGENT).passive
    assert game.all_told(InformationDelivered)[0].card == game.mine(AGENT).id


@clause("PR-AGT-41")
def test_what_is_not_delivered_at_once_is_lost():
    game = fetched(abroad())
    game.do("landed")
    assert game.me.scouting == 0
    assert not [move for move in game.moves() if move.startswith("deliver")]


@clause("PR-AGT-41", "PR-AGT-42")
def test_a_courier_brings_a_point_more_once_an_agent_has_delivered():
    game = fetched(abroad(hand=["kurierdienst"]))
    assert game.why_not("play kurierdienst pro 0 -")
    Game.play(game, 0, f"deliver {AGENT}")
    game.plays("kurierdienst")
    assert game.me.scouting == 2


@clause("PR-AGT-04", "PR-AGT-10", "PR-AGT-32")
def test_an_agent_stays_at_least_until_the_next_round():
    game = abroad()
    game.cover.turn = game.me.turns
    assert game.why_not("fetch 1 anti:volat") == "PR-AGT-32"
    game.next_round()
    assert game.why_not("fetch 1 anti:volat") == ""


@clause("PR-AGT-11", "PR-AGT-34")
def test_a_fetch_is_no_mission_of_its_own_and_its_ships_may_fly_again():
    game = abroad(pro={"swoofon": ["swoofon"]})
    game.do("fetch 1 anti:volat")
    game.do("join staaten_klasse")
    game.do("go")
    game.do(f"pick-up {game.cover.id}")
    game.do("to pro:sol")
    game.do("landed")
    assert game.state.turn.missions == 0
    game.do("defend pro:swoofon")
    game.do("join staaten_klasse")
    game.do("go")
    assert game.mine("staaten_klasse").place == "swoofon"


@clause("PR-AGT-32")
def test_a_fetch_comes_before_all_missions():
    game = abroad(pro={"swoofon": ["swoofon"]})
    game.do("defend pro:swoofon")
    game.do("join staaten_klasse")
    game.do("go")
    assert game.why_not("fetch 1 anti:volat") == "PR-AGT-32"


@clause("PR-AGT-33")
def test_other_missions_of_that_turn_are_on_the_side_of_the_fetch():
    game = fetched(
        abroad(anti={"volat": ["volat", "arkonidischer_kreuzer"], "tolimon": ["tolimon"]})
    )
    game.do("landed")
    assert game.why_not("defend anti:tolimon") == "PR-AGT-33"


@clause("PR-AGT-35", "PR-AGT-58")
def test_enemy_ships_are_fought_and_other_ships_than_those_of_the_deposit_may_fetch():
    game = abroad("gazelle", theirs=["volat", "arkonidischer_kreuzer"])
    game.do("fetch 1 anti:volat")
    game.do("join gazelle")
    game.do("join staaten_klasse")
    game.do("go")
    assert len(game.all_told(CombatBegan)) == 1


@clause("PR-AGT-36")
def test_agents_are_fetched_from_several_places_in_one_turn():
    game = abroad("laury_marten")
    game.put(1, ANTI, "swoofon", "swoofon")
    game.hide("laury_marten", 0, 1, "swoofon")
    first = next(iter(game.me.covers))
    game.do("fetch 1 anti:volat")
    game.do("join staaten_klasse")
    game.do("go")
    game.do(f"pick-up {first}")
    if game.asked[1] == "Depositing":
        game.do("landed")
    game.do("landed")
    assert game.why_not("fetch 1 anti:swoofon") == ""


@clause("PR-AGT-37")
def test_a_mission_that_sets_agents_down_may_take_others_aboard():
    game = abroad("laury_marten")
    first = game.cover.id
    game.do("agents 1 anti:volat")
    game.do("join staaten_klasse")
    game.do("board laury_marten staaten_klasse")
    game.do("go")
    game.do("deposit laury_marten")
    game.do(f"pick-up {first}")
    game.do("landed")
    game.do(f"deliver {AGENT}")
    assert game.cover.agent.names == [game.mine("laury_marten").id]
    assert game.mine(AGENT).place == "sol"
    assert game.me.scouting == 1


@clause("PR-AGT-38")
def test_during_a_mere_fetch_nobody_is_set_down():
    game = abroad("laury_marten")
    game.do("fetch 1 anti:volat")
    game.do("join staaten_klasse")
    game.do("board laury_marten staaten_klasse")
    game.do("go")
    assert game.why_not("deposit laury_marten") == "PR-AGT-38"


@clause("PR-AGT-39", "PR-AGT-61")
def test_right_before_it_is_fetched_an_agent_destroys_a_place_accessory_and_is_passive():
    game = abroad(theirs=["volat", "depot"])
    game.do("fetch 1 anti:volat")
    game.do("join staaten_klasse")
    game.do("go")
    game.do(f"blow-up {game.cover.id} depot")
    if game.asked[1] == "Depositing":
        game.do("landed")
    assert game.them.sink == ["depot"]
    assert game.all_told(AccessoryBlownUp)[0].agent == game.mine(AGENT).id
    assert game.all_told(CardReduced) == []
    assert game.mine(AGENT).passive
    assert game.me.scouting == 0
    assert game.asked == (0, "MissionSection")


@clause("PR-AGT-40")
def test_an_agent_without_the_skill_destroys_but_never_delivers():
    game = Spies(
        pro={"sol": ["solares_system"] * 4 + ["gucky_v", "staaten_klasse"]},
        their_anti={"volat": ["volat", "depot"]},
    )
    game.hide("gucky_v", 0, 1, "volat")
    game.do("fetch 1 anti:volat")
    game.do("join staaten_klasse")
    game.do("go")
    assert game.why_not(f"blow-up {game.cover.id} depot") == ""
    game.do(f"pick-up {game.cover.id}")
    if game.asked[1] == "Depositing":
        game.do("landed")
    assert game.asked == (0, "MissionSection")
    assert game.me.scouting == 0


@clause("PR-AGT-57")
def test_with_the_place_of_that_name_an_agent_walks_home_even_if_ships_brought_it():
    game = abroad(place="tolimon", pro={"tolimon": ["tolimon"]})
    assert game.why_not("fetch 1 anti:tolimon") == "PR-AGT-57"
    game.do(f"walk-home {game.cover.id}")
    game.do(f"deliver {AGENT}")
    assert game.mine(AGENT).place == "tolimon"
    assert game.me.scouting == 1
    assert not game.me.covers
    assert abroad().why_not("walk-home cover.9") != ""


@clause("PR-AGT-57")
def test_without_such_a_place_nobody_walks():
    game = abroad()
    assert game.why_not(f"walk-home {game.cover.id}") == "PR-AGT-57"


@clause("PR-AGT-39", "PR-AGT-57")
def test_an_agent_that_walks_home_may_destroy_something_before():
    game = abroad(place="tolimon", theirs=["tolimon", "depot"], pro={"tolimon": ["tolimon"]})
    game.do(f"blow-up {game.cover.id} depot")
    assert game.them.sink == ["depot"]
    assert game.mine(AGENT).place == "tolimon"
    assert game.mine(AGENT).passive


@clause("PR-AGT-59", "PR-AGT-60")
def test_after_a_failed_fetch_the_agent_stays_and_another_attempt_waits():
    game = abroad()
    game.do("fetch 1 anti:volat")
    game.do("join staaten_klasse")
    game.put(1, ANTI, "volat", "arkonidischer_kreuzer")
    mission = game.state.mission
    mission.retreated = [game.mine("staaten_klasse").id]
    game.state.agenda.abandon(mission.scope)
    game.state.agenda.push(SetDown(0), GoHome(0))
    advance(GAME, game.state, Forced())
    assert game.cover.place == "volat"
    assert game.why_not("fetch 1 anti:volat") == "PR-AGT-60"
    game.next_round()
    assert game.why_not("fetch 1 anti:volat") == ""


@clause("PR-AGT-55")
def test_a_small_ship_takes_the_agent_and_leaves_with_the_others():
    game = abroad("kaulquappe", "drusus")
    game.do("fetch 1 anti:volat")
    game.do("join kaulquappe")
    game.do("join drusus")
    game.do("go")
    game.do(f"pick-up {game.cover.id}")
    if game.asked[1] == "Depositing":
        game.do("landed")
    game.do("landed")
    assert {game.mine(each).place for each in ("kaulquappe", "drusus", AGENT)} == {"sol"}


@clause("PR-AGT-62")
def test_carried_cards_are_assigned_before_the_departure():
    game = abroad("laury_marten")
    game.do("fetch 1 anti:volat")
    game.do("join staaten_klasse")
    game.do("go")
    assert game.why_not("board laury_marten staaten_klasse") != ""


# ------------------------------------------------------------------------- radio


def radio(game, transmitter, receiver, number):
    """The agent sends; its message has this number beside the letter."""
    letter = "D" if transmitter == MICRO else "C"
    game.do(f"radio {game.cover.id} {transmitter} {receiver}", card({letter: number}))


def with_radio(*mine, transmitter=RADIO, **more):
    return abroad(Part(transmitter, onto=AGENT), *mine, gear=(transmitter,), **more)


@clause("PR-AGT-26", "PR-AGT-30", "PR-AGT-42")
def test_an_agent_radios_and_stays_and_that_is_no_mission():
    game = with_radio()
    radio(game, RADIO, "pro:sol", 3)
    assert game.me.scouting == 1
    assert game.cover.place == "volat"
    assert game.mine(RADIO).passive
    assert not game.mine(AGENT).passive
    assert game.state.turn.missions == 0
    assert game.all_told(MessageSent)[0].value == 3


@clause("PR-AGT-26")
def test_an_exposed_agent_does_not_radio():
    game = with_radio()
    game.cover.exposed = True
    assert game.why_not(f"radio {game.cover.id} {RADIO} pro:sol") == "PR-AGT-26"


@clause("PR-AGT-27", "PR-AGT-28")
def test_a_micro_transmitter_reaches_the_same_system_a_hyper_radio_the_galaxy():
    game = with_radio(transmitter=MICRO)
    assert game.why_not(f"radio {game.cover.id} {MICRO} pro:sol") == "PR-AGT-27"
    near = with_radio(transmitter=MICRO, place="tolimon", pro={"tolimon": ["tolimon"]})
    assert near.why_not(f"radio {near.cover.id} {MICRO} pro:tolimon") == ""
    far = with_radio(place="arkon_iii", theirs=["arkon_iii_v"])
    assert far.why_not(f"radio {far.cover.id} {RADIO} pro:sol") == ""


@clause("PR-AGT-06", "PR-AGT-27")
def test_places_ships_and_regular_units_of_the_own_side_receive_but_no_agent_under_cover():
    game = with_radio("perry_rhodan_v", "laury_marten")
    game.hide("laury_marten", 0, 1, "volat")
    first = next(iter(game.me.covers))
    heard = {m.split()[-1] for m in game.moves() if m.startswith("radio")}
    assert {"pro:sol", "staaten_klasse", "perry_rhodan_v"} <= heard
    assert "laury_marten" not in heard
    assert AGENT not in heard
    assert game.why_not(f"radio {first} {RADIO} anti:sol") == "PR-AGT-27"


@clause("PR-AGT-06")
def test_anti_information_goes_to_cards_of_the_same_loyalty():
    game = Spies(
        anti={
            "arkon_iii": ["arkon_iii_v"] * 4
            + ["meisterspion", Part(RADIO, onto="meisterspion"), "arkonidischer_kreuzer"],
            "sol": ["solares_system", "adventurous"],
        },
        their_pro={"swoofon": ["swoofon"]},
    )
    game.hide("meisterspion", 0, 1, "swoofon", RADIO)
    heard = {m.split()[-1] for m in game.moves() if m.startswith("radio")}
    assert "arkonidischer_kreuzer" in heard
    assert "adventurous" not in heard


@clause("PR-AGT-46", "PR-AGT-47")
def test_an_anti_agent_gives_the_opponent_minus_points_and_is_not_overheard():
    game = Spies(
        anti={
            "arkon_iii": ["arkon_iii_v"] * 4 + ["meisterspion", Part(RADIO, onto="meisterspion")]
        },
        their_pro={"swoofon": ["swoofon"]},
    )
    game.hide("meisterspion", 0, 1, "swoofon", RADIO)
    radio(game, RADIO, "anti:arkon_iii", 1)
    assert (game.them.sol, game.me.sol) == (-2, 0)
    assert game.all_told(MessageIntercepted) == []


@clause("PR-AGT-29")
def test_after_a_message_the_agents_stealth_is_lower_for_a_round():
    game = with_radio()
    before = modifier(game.state, game.mine(AGENT), Stat.STEALTH)
    radio(game, RADIO, "pro:sol", 3)
    assert modifier(game.state, game.mine(AGENT), Stat.STEALTH) == before - 1
    game.next_round()
    assert modifier(game.state, game.mine(AGENT), Stat.STEALTH) == before


@pytest.mark.parametrize(("number", "overheard"), [(1, True), (2, False)])
@clause("PR-AGT-44", "PR-AGT-45")
def test_a_message_of_a_pro_agent_below_two_is_overheard_but_arrives(number, overheard):
    game = with_radio()
    radio(game, RADIO, "pro:sol", number)
    assert game.me.sol == (-1 if overheard else 0)
    assert bool(game.all_told(MessageIntercepted)) is overheard
    assert game.me.scouting == 1


@clause("PR-SKILL-73", "PR-SKILL-59")
def test_what_was_sent_in_this_round_is_not_delivered_again():
    game = with_radio()
    radio(game, RADIO, "pro:sol", 3)
    assert game.why_not(f"radio {game.cover.id} {RADIO} pro:sol") == "PR-AGT-26"
    fetched(game)
    assert game.asked == (0, "MissionSection")
    assert game.me.scouting == 1


@clause("PR-AGT-31")
def test_a_ship_that_arrives_to_attack_hears_the_agent():
    game = with_radio("stosstrupp")
    game.do("attack 1 anti:volat", "action_01")
    while game.asked[1] == "CallTarget":
        game.do(game.moves()[0])
    game.do("join staaten_klasse")
    game.do("go")
    assert game.asked == (0, "Listening")
    game.do(f"radio {game.cover.id} {RADIO} staaten_klasse", card({"C": 3}))
    assert game.me.scouting == 1


@clause("PR-AGT-06", "PR-AGT-31")
def test_a_ship_of_another_loyalty_that_arrives_hears_nothing():
    game = Spies(
        anti={"m_13": ["m_13"], "topsid": ["topsid", "topsider_schlachtschiff"]},
        their_pro={"swoofon": ["swoofon"]},
    )
    for name in ("arkonidischer_agent", Part(RADIO, onto="arkonidischer_agent")):
        game.put(0, ANTI, "m_13", name)
    game.hide("arkonidischer_agent", 0, 1, "swoofon", RADIO)
    game.do("attack 1 pro:swoofon")
    game.do("join topsider_schlachtschiff")
    game.do("go")
    assert game.asked == (0, "Listening")
    assert game.moves() == ["landed"]
    assert game.why_not(f"radio {game.cover.id} {RADIO} topsider_schlachtschiff") == "PR-AGT-31"


@clause("PR-ABW-21", "PR-AGT-41")
def test_a_passive_agent_delivers_nothing():
    game = abroad()
    game.mine(AGENT).passive = True
    game.cover.exposed = True
    fetched(game)
    assert game.asked == (0, "MissionSection")
    assert game.me.scouting == 0
    assert game.mine(AGENT).place == "sol"
    assert game.mine(AGENT).side is PRO
