"""Standing orders: nine kinds of windows, and who is not asked in them."""

from __future__ import annotations

import pytest

from starboard.games.perry_rhodan import GAME
from starboard.games.perry_rhodan.combat_windows import CaughtMoment, LossMoment
from starboard.games.perry_rhodan.kinds import Window
from starboard.games.perry_rhodan.moves.windows import PassRound, Use
from starboard.games.perry_rhodan.windows import Answers, Moment
from starboard.kernel.moves import PASS
from starboard.table.orders import DEFAULT, Order, kind_of, lets_go, windows
from starboard.testing import clause

BOTH = (0, 1)


@pytest.mark.parametrize(
    ("moment", "kind"),
    [
        (Window.MISSION_ANNOUNCED, "moment.announced"),
        (Window.GOAL_DRAWN, "moment.announced"),
        (Window.IN_FLIGHT, "moment.announced"),
        (Window.AGENT_DEPOSIT, "moment.announced"),
        (Window.RADIO_MESSAGE, "moment.announced"),
        (Window.AGENT_RETURN, "moment.announced"),
        (Window.COUNTER_MISSION, "moment.announced"),
        (Window.LINE_UP, "moment.line-up"),
        (Window.BEFORE_STEALTH, "moment.stealth"),
        (Window.STEALTH, "moment.stealth"),
        (Window.AFTER_BREAK_THROUGH, "moment.after-break"),
        (Window.OPEN_FIRE, "moment.fire"),
        (Window.COMBAT_VALUES, "moment.fire"),
        (Window.AFTER_VALUES, "moment.after-values"),
        (Window.BEFORE_GROUND_COMBAT, "moment.ground"),
        (Window.BEFORE_REDUCTION, "moment.ground"),
        (Window.AFTER_MISSION, "moment.ground"),
        (Window.ROUND_END, "moment.ground"),
        (Window.RETREAT, "moment.ground"),
    ],
)
@clause("PR-TIME-01")
def test_every_moment_belongs_to_a_kind_for_which_orders_are_given(
    moment: Window, kind: str
) -> None:
    assert kind_of(Moment(BOTH, BOTH, moment)) == kind
    assert kind in windows(GAME)


def test_answers_and_losses_have_orders_of_their_own() -> None:
    found = [
        kind_of(Answers(BOTH, BOTH, 1)),
        kind_of(LossMoment(BOTH, BOTH, Window.DESTRUCTION, "ivs.1")),
        kind_of(CaughtMoment(BOTH, BOTH, Window.AGENT_CAUGHT, "ivs.1")),
    ]
    assert found == ["answers", "loss-moment", "caught-moment"]
    assert set(found) <= set(windows(GAME))


def test_letting_a_round_go_is_no_answer() -> None:
    fire = Moment(BOTH, BOTH, Window.OPEN_FIRE)
    orders = {DEFAULT: Order.ANSWER}
    assert lets_go(orders, fire, [PassRound(), PASS])
    assert not lets_go(orders, fire, [Use("thora.1", 0, ()), PassRound(), PASS])


def test_an_order_for_the_fire_says_nothing_about_the_line_up() -> None:
    orders = {"moment.fire": Order.NEVER}
    answers = [Use("thora.1", 0, ()), PASS]
    assert lets_go(orders, Moment(BOTH, BOTH, Window.OPEN_FIRE), answers)
    assert not lets_go(orders, Moment(BOTH, BOTH, Window.LINE_UP), answers)
