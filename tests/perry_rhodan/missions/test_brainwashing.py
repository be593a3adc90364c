"""Gehirnwäsche: a defeated Pro agent gives something away (PR-ABW-17, 18)."""

from __future__ import annotations

import pytest

from starboard.games.perry_rhodan.kinds import Stat
from starboard.games.perry_rhodan.losses import doom
from starboard.games.perry_rhodan.playing import in_reach
from starboard.games.perry_rhodan.strengths import modifier
from starboard.kernel import Forced
from starboard.kernel.loop import advance
from starboard.testing import clause
from tests.perry_rhodan.missions.spies import Spies
from tests.perry_rhodan.table import GAME

SPY = "kosmischer_agent"
HUNTERS = ("arkonidischer_agent", "springer_agent")


def hunted():
    """Their Pro agent is caught at my Anti-Tolimon."""
    game = Spies(
        anti={"tolimon": ["tolimon"] * 3 + list(HUNTERS) + ["tarnkreuzer", "depot"]},
        their_pro={"sol": ["solares_system", SPY]},
        hand=["gehirnwaesche"],
    )
    game.hide(SPY, 1, 0, "tolimon")
    game.do("counter anti:tolimon")
    for hunter in HUNTERS:
        game.do(f"walk {hunter}")
    game.do("go")
    game.state.mission.caught = [game.theirs(SPY).id]
    return game


def defeated(game):
    """The agent has lost and is about to be destroyed."""
    combat = game.state.combats[-1]
    game.state.agenda.abandon(combat.scope)
    doom(game.state, [game.theirs(SPY).id], "PR-SPACE-37")
    advance(GAME, game.state, Forced())
    while game.asked[0] == 1:
        game.they("pass")


@clause("PR-ABW-17")
def test_before_it_is_destroyed_a_defeated_pro_agent_is_brainwashed():
    game = hunted()
    defeated(game)
    assert game.asked == (0, "CaughtMoment")
    move = next(move for move in game.moves() if move.startswith("play gehirnwaesche"))
    game.do(move)
    while game.state.mission is not None:
        game.play(game.asked[0], "pass")
    assert game.them.sol == -1
    assert game.me.sol == 0
    assert game.them.sink == [SPY]
    assert not game.them.covers


def brainwashed():
    """The Anti side has learned something about the other player at Tolimon."""
    game = hunted()
    defeated(game)
    game.do(next(move for move in game.moves() if move.startswith("play gehirnwaesche")))
    while game.state.mission is not None:
        game.play(game.asked[0], "pass")
    game.put(1, game.mine("tarnkreuzer").side.other, "swoofon", "swoofon")
    game.next_round()
    return game


@clause("PR-ABW-18")
def test_one_ship_of_the_next_agent_mission_from_there_has_more_stealth():
    game = brainwashed()
    ship = game.mine("tarnkreuzer")
    before = modifier(game.state, ship, Stat.STEALTH)
    game.do("agents 1 pro:swoofon")
    game.do("join tarnkreuzer")
    game.do("go")
    assert game.moves() == ["disguise tarnkreuzer"]
    game.do("disguise tarnkreuzer")
    assert modifier(game.state, ship, Stat.STEALTH) == before + 1
    game.do("landed")
    assert modifier(game.state, ship, Stat.STEALTH) == before
    game.next_round()
    game.do("agents 1 pro:swoofon")
    game.do("join tarnkreuzer")
    game.do("go")
    assert game.asked == (0, "Depositing")


@pytest.mark.parametrize("phase_later", [True, False])
@clause("PR-ABW-18")
def test_only_within_the_same_phase(phase_later):
    game = brainwashed()
    if phase_later:
        for each in game.state.lasting:
            each.until -= 1
    game.do("agents 1 pro:swoofon")
    game.do("join tarnkreuzer")
    game.do("go")
    assert (game.asked == (0, "Disguising")) is not phase_later


@clause("PR-MISS-10")
def test_place_accessories_work_in_their_owners_space_at_the_target():
    game = hunted()
    assert in_reach(game.state, game.mine("depot"))
    game.mine("depot").place = "volat"
    assert not in_reach(game.state, game.mine("depot"))
