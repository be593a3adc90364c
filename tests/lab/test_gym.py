"""The adapters: observations from views, actions as indexes, masks that tell the truth."""

from __future__ import annotations

import pytest

from starboard.errors import BadInput
from starboard.kernel.moves import PASS
from starboard.kernel.seats import CLOCK
from starboard.lab.gym import Observation, SeatEnv, TableEnv
from tests.bots import situations

assert situations.TOYS  # the toys are known to the registry


def first_legal(observation: Observation) -> int:
    return observation["action_mask"].index(1)


@pytest.mark.parametrize("game", ["bluff", "countdown", "harvest", "hunt"])
def test_a_game_is_played_to_its_end_by_masked_actions(game: str) -> None:
    table = TableEnv(game, seats=2, actions=64)
    for _ in range(2000):
        observation, _, terminated, _, _ = table.last()
        if terminated:
            break
        table.step(first_legal(observation))
    assert all(table.terminations.values())
    assert all(-1 <= reward <= 1 for reward in table.rewards.values())
    assert sum(table.last()[0]["action_mask"]) == 0


def test_the_mask_marks_exactly_the_legal_moves_of_the_agent_that_is_asked() -> None:
    table = TableEnv("bluff", seats=2, actions=16)
    mask = table.observe("seat_0")["action_mask"]
    assert len(mask) == 16
    assert sum(mask) == len(table.match.moves(0)) > 1
    assert sum(table.observe("seat_1")["action_mask"]) == 0


def test_a_form_is_one_action_for_each_sample_text() -> None:
    table = TableEnv("hunt", actions=64)
    table.step(0)  # the keeper buries
    notes = [str(move) for move in table.moves() if move.open]
    assert notes[:2] == ["note a later", "note a not%20here"]
    assert sum(table.observe("seat_0")["action_mask"]) == len(table.moves())
    table.step([str(move) for move in table.moves()].index("note a not%20here"))
    assert table.match.state.book == ["a: not here"]


def test_an_observation_is_what_the_seat_may_know() -> None:
    table = TableEnv("bluff", seats=2)
    assert table.observe("seat_1")["observation"] == table.match.view(1).plain()


def test_an_action_outside_the_mask_is_refused() -> None:
    table = TableEnv("bluff", seats=2)
    with pytest.raises(BadInput, match="action"):
        table.step(len(table.moves()))
    with pytest.raises(BadInput, match="action"):
        table.step(None)


def test_the_same_seed_gives_the_same_game() -> None:
    table = TableEnv("bluff", seats=2)
    seen = []
    for _ in range(2):
        table.reset(seed=5)
        seen.append(table.observe("seat_0"))
    assert seen[0] == seen[1]


def test_without_a_seed_every_game_is_another_and_the_row_can_be_repeated() -> None:
    table = TableEnv("bluff", seats=2)
    rows = []
    for _ in range(2):
        table.reset(seed=5)
        first = table.observe("seat_0")
        table.reset()
        rows.append((first, table.observe("seat_0")))
    assert rows[0] == rows[1]
    assert rows[0][0] != rows[0][1]


def test_who_may_act_is_asked_before_time_passes() -> None:
    table = TableEnv("space_alert", seats=2)
    asked = [table.agent_selection]
    assert table.match.to_act == (CLOCK,)
    table.step(table.moves().index(PASS))
    asked.append(table.agent_selection)
    now = table.match.state.now
    table.step(table.moves().index(PASS))
    assert asked == ["seat_0", "seat_1"]
    assert table.match.state.now > now


def test_a_single_seat_is_always_asked_or_the_game_is_over() -> None:
    env = SeatEnv(TableEnv("bluff", seats=3), first_legal, seat=1)
    observation, _ = env.reset(seed=3)
    over = False
    while not over:
        assert env.table.agent_selection == "seat_1"
        observation, reward, over, truncated, _ = env.step(first_legal(observation))
    assert not truncated
    assert reward == env.table.rewards["seat_1"] != 0
