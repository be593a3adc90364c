"""Missions from their announcement to the way home, with every card that is drawn on the way."""

from __future__ import annotations

from starboard.games.perry_rhodan.action_cards import Letter, action_cards
from starboard.games.perry_rhodan.events.combat import CardReduced
from starboard.games.perry_rhodan.kinds import Column, Goal, Phase, Stat, Window
from starboard.games.perry_rhodan.strengths import lasting_bonus
from starboard.testing import clause
from tests.perry_rhodan.fight import Fight, card
from tests.perry_rhodan.missions.spies import Spies
from tests.perry_rhodan.missions.test_offensive import GOAL
from tests.perry_rhodan.table import example

LEVEL = card({"B": 1}, {"B": 1})
"""Nobody is stealthier than the other."""
CALM = [
    name
    for name, each in action_cards().items()
    if each.number(Letter.D) == 1 and each.number(Letter.B, Column.GREEN) == 2
]
"""Cards by which a cruiser does not hit a boat."""


def against_a_cruiser(*mine: str, theirs: tuple[str, ...] = ()) -> Spies:
    """A ship of my Pro-Sol before a cruiser at their Anti-Volat; Anti-Arkon III is a refuge."""
    return Spies(
        pro={"sol": ["solares_system"] * 4 + ["staaten_klasse", *mine]},
        their_anti={
            "volat": ["volat", "arkonidischer_kreuzer", *theirs],
            "arkon_iii": ["arkon_iii_v"],
        },
    )


@clause("PR-TRANS-07")
def test_a_boat_whose_carrier_is_destroyed_does_not_get_home() -> None:
    game = against_a_cruiser("stardust_i")
    game.do("attack 1 anti:volat")
    game.do("join staaten_klasse")
    game.do("carry stardust_i staaten_klasse")
    lost = [card({"D": 1}, {"D": 1}), card({"D": 4}, {"D": 4})]
    script: list[int | str] = [LEVEL, *lost, CALM[1], CALM[1], CALM[0], CALM[0]]
    game.loose(0, "go", script)
    game.fought_out(script, "front staaten_klasse", "escort stardust_i staaten_klasse attack")
    assert game.me.sink == ["staaten_klasse", "stardust_i"]
    assert game.theirs("arkonidischer_kreuzer").place == "volat"


@clause("PR-OFF-10", "PR-OFF-11")
def test_a_named_unit_that_retreats_aboard_a_ship_is_not_reduced() -> None:
    given, _, then = example("PR-OFF-11")
    named = "gesandter_des_regenten"
    game = against_a_cruiser("solare_garde", theirs=(named,))
    game.do("attack 1 anti:volat", GOAL[Goal(given["goal"])])
    assert game.state.mission is not None
    assert game.state.mission.called == named
    game.do("join staaten_klasse")
    game.do("board solare_garde staaten_klasse")
    game.do("go")
    game.they(f"board {named} arkonidischer_kreuzer")
    script: list[int | str] = [LEVEL, *CALM[:1], *CALM[:1]]
    game.loose(1, "ready", script)
    game.fought_out(script, until="stay")
    game.do("stay")
    game.they("retreat")
    game.do("unload solare_garde")
    game.do("landed")
    assert (game.all_told(CardReduced) != []) is then["reginald_bull_reduced"]
    assert game.theirs(named).place == "arkon_iii"


@clause("PR-AGT-59")
def test_a_fetch_without_a_break_through_fails_and_the_agent_can_be_hunted_again() -> None:
    agent = "kosmischer_agent"
    game = against_a_cruiser(agent)
    game.hide(agent, 0, 1, "volat")
    game.do("fetch 1 anti:volat")
    game.do("join staaten_klasse")
    script: list[int | str] = [LEVEL, *CALM[:2], *CALM[:2], *CALM[2:], *CALM[2:]]
    game.loose(0, "go", script)
    game.fought_out(script, "stay")
    assert game.cover.place == "volat"
    assert not game.cover.exposed
    assert game.mine("staaten_klasse").place == "sol"
    assert game.me.scouting == 0


@clause("PR-MISS-14")
def test_both_players_of_a_mission_play_events_and_use_skills() -> None:
    fight = Fight(
        ["good_hope", "conrad_deringhouse"],
        ["arkonidisches_beiboot", "thora"],
        cargo={"good_hope": ["conrad_deringhouse"]},
        their_cargo={"arkonidisches_beiboot": ["thora"]},
        hand=["losungswort"],
        their_hand=["losungswort"],
        phase=Phase.IV,
        phases="I-IV",
        quiet=False,
        only_windows=True,
    )
    fight.plays("losungswort", on="good_hope")
    fight.until(Window.LINE_UP, 1)
    fight.plays("losungswort", side="anti", on="arkonidisches_beiboot", by=1)
    fight.until(Window.COMBAT_VALUES, 0)
    fight.do("skill conrad_deringhouse space_combat attack good_hope")
    fight.until(Window.COMBAT_VALUES, 1)
    fight.they("skill thora space_combat defence arkonidisches_beiboot")
    mine, theirs = fight.mine("good_hope"), fight.theirs("arkonidisches_beiboot")
    bonuses = [lasting_bonus(fight.state, ship, Stat.STEALTH) for ship in (mine, theirs)]
    assert bonuses == [2, 2]
    assert lasting_bonus(fight.state, mine, Stat.ATTACK) == 1
    assert lasting_bonus(fight.state, theirs, Stat.DEFENCE) == 1
