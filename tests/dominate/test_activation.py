"""Activations, actions and rounds (DD-ACT, DD-ACTION, DD-ROUND)."""

from __future__ import annotations

import pytest

from starboard.errors import BadInput
from starboard.games.dominate import GAME
from starboard.games.dominate.content import box
from starboard.games.dominate.events import Halted, OrderRolled, RoundBegan, TurnBegan
from starboard.kernel import Forced
from starboard.kernel.loop import advance
from starboard.kernel.options import read_options
from starboard.testing import clause
from tests.dominate.battlefield import Battlefield

ROW = ". . . . . . ."


@clause("DD-ACT-01")
def test_each_placed_figure_is_activated_once() -> None:
    field = Battlefield(ROW)
    tank = field.put("tank", 0, "a1")
    field.put("factory", 0, "g1")
    field.produces(0, "tank@0")
    field.steps(tank, "b1")
    field.finishes()
    assert field.why(f"step {tank} c1").clause == "DD-ACT-01"
    assert not [move for move in field.moves() if "tank" in move]


@clause("DD-ACT-02")
def test_one_figure_finishes_before_the_next_starts() -> None:
    field = Battlefield(ROW)
    one, other = field.put("tank", 0, "a1"), field.put("mg_inf", 0, "g1")
    field.steps(one, "b1")
    assert field.why(f"step {other} f1").clause == "DD-ACT-02"
    assert field.why("build").clause == "DD-ACT-02"
    field.finishes()
    field.steps(other, "f1")
    assert field.why(f"step {one} c1").clause == "DD-ACT-02"
    assert field.saw(Halted) == []  # only the triggers of a mission listen to it


@clause("DD-ACT-03", "DD-ACTION-01")
def test_the_movement_comes_first() -> None:
    field = Battlefield(ROW)
    tank = field.put("tank", 0, "c1")
    enemy, second = field.put("mg_buggy", 1, "d1"), field.put("mg_buggy", 1, "b1")
    field.attacks(tank, enemy)
    assert enemy not in field
    assert field.why(f"step {tank} d1").clause == "DD-ACT-01"
    assert field.why(f"attack {tank} {second}").clause == "DD-ACT-01"


@clause("DD-ACT-04", "DD-ROUND-05")
def test_movement_and_action_are_optional_and_so_is_the_whole_turn() -> None:
    field = Battlefield(ROW)
    tank = field.put("tank", 0, "a1")
    enemy = field.put("tank", 1, "b1")
    assert {"build", f"attack {tank} {enemy}"} <= set(field.moves())
    field.ends()
    assert field.seat == 1
    assert tank in field


@clause("DD-ACT-06", "DD-ACTION-05")
def test_the_flag_of_an_activation_lasts_for_one_turn() -> None:
    field = Battlefield(ROW)
    tank = field.put("tank", 0, "a1")
    field.steps(tank, "b1")
    field.ends()
    assert not [move for move in field.moves() if tank in move]
    field.ends()
    assert f"step {tank} c1" in field.moves()
    assert field.state.activation is None


@clause("DD-ROUND-01", "DD-ROUND-04")
def test_a_round_is_one_turn_for_everybody_and_a_turn_has_two_phases() -> None:
    field = Battlefield(ROW, seats=3)
    tank = field.put("tank", 0, "a1")
    seen = []
    for _ in range(4):
        seen.append((field.state.round, field.seat))
        assert (field.state.active, field.state.turn) == (field.seat, len(seen))
        if field.seat == 0 and field.state.round == 1:
            field.do("build")
            assert field.why(f"step {tank} b1").clause
            assert {move.split()[0] for move in field.moves()} == {"order", "end-turn"}
            field.do("end-turn")
        else:
            field.ends()
    assert seen == [(1, 0), (1, 1), (1, 2), (2, 0)]
    assert [event.round for event in field.saw(RoundBegan)] == [2]
    assert [event.seat for event in field.saw(TurnBegan)] == [1, 2, 0, 1]


@clause("DD-ROUND-03")
@pytest.mark.parametrize(
    ("rolls", "order", "told"),
    [
        pytest.param((3, 5, 1), [1, 2, 0], (3, 5, 1), id="the highest begins"),
        pytest.param((6, 2, 6, 1, 4), [2, 0, 1], (1, 2, 4), id="ties roll again"),
        pytest.param((2, 2, 2, 5, 5, 1, 6, 3), [0, 1, 2], (6, 3, 1), id="and again"),
    ],
)
def test_dice_decide_who_begins(
    rolls: tuple[int, ...], order: list[int], told: tuple[int, ...]
) -> None:
    state = GAME.setup(3, read_options(GAME.options, {}), box())
    script = Forced(*rolls)
    advance(GAME, state, script)
    assert not script.script
    assert state.order == order
    assert [e.rolls for e in state.events if isinstance(e, OrderRolled)] == [told]


@clause("DD-ROUND-03")
def test_the_option_start_spares_the_dice() -> None:
    state = GAME.setup(2, read_options(GAME.options, {"start": 2}), box())
    advance(GAME, state, Forced())
    assert state.order == [1, 0]
    with pytest.raises(BadInput) as caught:
        GAME.check_options(2, read_options(GAME.options, {"start": 3}), box())
    assert caught.value.message == "nobody-there-to-begin"


@clause("DD-ROUND-08")
@pytest.mark.parametrize("seats", [1, 5])
def test_a_skirmish_is_for_two_to_four(seats: int) -> None:
    assert seats not in GAME.seats
    assert list(GAME.seats) == [2, 3, 4]


@clause("DD-ROUND-08")
def test_a_scenario_is_for_its_number_of_players() -> None:
    with pytest.raises(BadInput) as caught:
        GAME.check_options(3, read_options(GAME.options, {"scenario": "s2_mill_brook"}), box())
    assert caught.value.message == "scenario-for-others"
    assert caught.value.clause == "DD-ROUND-08"


@clause("DD-BOARD-11", "DD-ROUND-09")
@pytest.mark.parametrize("scenario", sorted(box().skirmishes))
def test_every_scenario_is_set_up_as_its_plan_says(scenario: str) -> None:
    plan = box().skirmishes[scenario]
    options = read_options(GAME.options, {"scenario": scenario})
    GAME.check_options(plan.players, options, box())
    state = GAME.setup(plan.players, options, box())
    assert not list(GAME.invariants(state))
    for seat, player in enumerate(plan.seats):
        wanted = sorted(
            figure.type
            for figure in plan.board.figures
            for _ in figure.places()
            if figure.faction is player.faction
        )
        assert sorted(figure.type for figure in state.of(seat)) == wanted
        assert state.players[seat].money() == player.credits
    assert state.last_round == next(
        way.points_at_round.round for way in plan.victory if way.points_at_round
    )
