"""Rounds of a mission: who begins, and the round counter (DD-ROUND)."""

from __future__ import annotations

import pytest

from starboard.games.dominate import GAME
from starboard.games.dominate.content import box
from starboard.games.dominate.state import Table
from starboard.kernel.loop import act, advance, legal_moves, to_act
from starboard.kernel.notation import parse
from starboard.kernel.options import read_options
from starboard.kernel.play import Quick
from starboard.testing import clause

ALL = sorted(box().books)
WITH_COUNTER = [mission for mission in ALL if box().books[mission].head.round_counter]
WITHOUT = [mission for mission in ALL if mission not in WITH_COUNTER]


def begun(mission: str) -> Table:
    """A mission after both have read their page."""
    state = GAME.setup(2, read_options(GAME.options, {"scenario": mission}), box())
    advance(GAME, state, Quick(1))
    for _ in range(2):
        act(GAME, state, to_act(state)[0], parse("ready", GAME.move_types), Quick(1))
    return state


@clause("DD-ROUND-02")
@pytest.mark.parametrize("mission", ["e1_blood_red_sunshine_beach", "r4_factory_chapter_1"])
def test_pl1_begins(mission: str) -> None:
    state = begun(mission)
    assert state.mission is not None
    assert (state.round, state.active) == (1, state.mission.pl1)


@clause("DD-ROUND-06")
def test_after_the_turn_of_pl2_the_next_round_is_counted() -> None:
    state = begun("r4_factory_chapter_1")
    assert state.mission is not None
    turns: list[tuple[int, int]] = []
    while state.round < 2:
        seat = to_act(state)[0]
        turns.append((state.round, state.active))
        words = {str(move): move for move in legal_moves(GAME, state, seat)}
        move = next(words[word] for word in ("done", "build", "end-turn") if word in words)
        act(GAME, state, seat, move, Quick(1))
    assert list(dict.fromkeys(turns)) == [(1, state.mission.pl1), (1, state.mission.pl2)]
    assert state.active == state.mission.pl1


@clause("DD-ROUND-07")
@pytest.mark.parametrize("mission", ALL)
def test_only_missions_that_call_for_it_have_a_round_counter(mission: str) -> None:
    state = begun(mission)
    assert state.mission is not None
    assert state.mission.counter == (mission in WITH_COUNTER)
    assert WITH_COUNTER
    assert WITHOUT
