"""A table without a transport: chairs, orders, consent, bots that step in, time that waits."""

from __future__ import annotations

from typing import Any

import pytest

import starboard
from starboard.errors import NeedsConsent
from starboard.kernel.bot import Bot, Decision, Think
from starboard.kernel.codec import hashed, plain
from starboard.kernel.moves import PASS
from starboard.kernel.registry import game_named
from starboard.kernel.seats import CLOCK
from starboard.table.bots import Sitting, adviser, decide, offered, stand_in
from starboard.table.chairs import EMPTY, Chair, ChairKind, is_bot, is_deserted, names_of
from starboard.table.consent import refusing_bots, still_asked
from starboard.table.entries import last_entry, moments, replayed, trial
from starboard.table.orders import DEFAULT, Order, order_for
from starboard.table.table import PATIENCE, Table
from tests.bots import situations

assert situations.TOYS  # the toys are known to the registry
ADA = Chair(kind=ChairKind.PERSON, person="a", name="Ada Lovelace")
BESIDE_ADA = Chair(kind=ChairKind.HOT, person="a", name="Charles")
BEN = Chair(kind=ChairKind.PERSON, person="b", name="Ben")
GONE = Chair(kind=ChairKind.PERSON, person="c", name="Cleo", left=True, bot="house")
BOT = Chair(kind=ChairKind.BOT, bot="house")


class Stuck(Bot):
    """Knows nothing more."""

    def choose(self, view: Any, moves: Any, think: Think) -> Decision:
        raise ValueError("stuck")


def mission(seats: int = 2) -> starboard.Match:
    return starboard.new("space_alert", seats=seats, seed=4, options={"mission": "test_run_1"})


# ------------------------------------------------------------------ chairs


def test_a_bot_decides_for_whoever_has_left() -> None:
    assert [is_bot(chair) for chair in (ADA, BESIDE_ADA, GONE, BOT, EMPTY)] == [
        False, False, True, True, False,
    ]  # fmt: skip
    assert is_deserted([GONE, BOT])
    assert not is_deserted([GONE, BOT, BEN])


def test_two_bots_of_a_kind_have_names_of_their_own() -> None:
    first, second, ada = names_of([BOT, BOT, ADA])
    assert first != second
    assert ada == "Ada Lovelace"


# ------------------------------------------------------------------ orders and consent


@pytest.mark.parametrize(
    ("orders", "ordered"),
    [
        pytest.param({}, Order.ALWAYS, id="nothing said"),
        pytest.param({DEFAULT: "never"}, Order.NEVER, id="for every window"),
        pytest.param({DEFAULT: "never", "between": "answer"}, Order.ANSWER, id="for this one"),
        pytest.param({"evasion": "never"}, Order.ALWAYS, id="for another one"),
    ],
)
def test_an_order_for_a_window_goes_before_the_one_for_all(
    orders: dict[str, str], ordered: Order
) -> None:
    assert order_for(orders, "between") is ordered


@pytest.mark.parametrize(
    ("why", "refusing"), [("decision", []), ("chance", [1]), ("knowledge", [1])]
)
def test_bots_take_back_decisions_but_neither_dice_nor_knowledge(
    why: str, refusing: list[int]
) -> None:
    assert refusing_bots(NeedsConsent((1, 2), why), [ADA, BOT, BEN]) == refusing


def test_everybody_is_asked_but_bots_and_those_at_the_same_device() -> None:
    chairs = [ADA, BEN, BESIDE_ADA, GONE, BOT]
    assert still_asked(chairs, 0) == (1,)
    assert still_asked(chairs, 1) == (0, 2)
    assert still_asked(chairs, 1, agreed=[0]) == (2,)


# ------------------------------------------------------------------ bots


def test_the_house_bot_steps_in_and_where_a_game_has_none_greedy() -> None:
    assert stand_in(game_named("flagship")) == "house"
    assert stand_in(game_named("countdown")) == "greedy"
    assert "house" not in offered(game_named("countdown"))


def test_hints_come_from_the_adviser_and_where_a_game_has_none_from_greedy() -> None:
    assert adviser(game_named("space_alert")) == "adviser"
    assert adviser(game_named("countdown")) == "greedy"


def test_a_bot_that_sits_is_asked_again_and_one_that_failed_is_not() -> None:
    match, sitting = mission(), Sitting()
    match.play(CLOCK, match.moves(CLOCK)[0])
    decide(match, 0, "house", sitting=sitting)
    first = sitting[0, "house"]
    decide(match, 0, "house", sitting=sitting)
    assert sitting[0, "house"] is first
    first.bot = Stuck()
    assert decide(match, 0, "house", sitting=sitting).fault == "raised"
    assert (0, "house") not in sitting


def test_a_bot_decides_the_same_at_the_same_moment() -> None:
    match = starboard.new("flagship", seats=2, seed="once")
    seat = match.to_act[0]
    first = decide(match, seat, "random")
    assert decide(trial(match), seat, "random") == first
    match.play(seat, first.move)
    assert match.log[-1].moves == (first.move,)


# ------------------------------------------------------------------ before time passes


def asked_until_time(table: Table) -> list[int]:
    """Who is asked before time passes, where nobody ever has enough."""
    seats = []
    while (seat := table.asked) != CLOCK:
        seats.append(seat)
        moves = [move for move in table.match.moves(seat) if move != PASS]
        table.play(seat, moves[0])
    return seats


@pytest.mark.parametrize(
    ("in_turns", "order"),
    [
        pytest.param(True, [0, 1] * PATIENCE, id="in turns"),
        pytest.param(False, [0] * PATIENCE + [1] * PATIENCE, id="one after the other"),
    ],
)
def test_nobody_keeps_time_waiting_for_ever(in_turns: bool, order: list[int]) -> None:
    table = Table(mission(), in_turns=in_turns)
    table.pass_time()
    assert asked_until_time(table) == order
    now = table.match.state.now
    table.pass_time()
    assert table.match.state.now > now
    assert table.asked == 0


def test_a_pass_lets_time_go_on_and_is_not_kept() -> None:
    table = Table(mission())
    table.pass_time()
    length = len(table.match.log)
    for seat in (0, 1):
        assert table.asked == seat
        table.play(seat, PASS)
    assert table.asked == CLOCK
    assert len(table.match.log) == length


# ------------------------------------------------------------------ from the log


def test_a_match_from_its_log_is_the_match_and_its_chance_goes_on() -> None:
    match = starboard.new("flagship", seats=2, seed="log", options={"ready_ships": True})
    for _ in range(50):
        seat = match.to_act[0]
        match.play(seat, decide(match, seat, "random").move)
    again = replayed(match.game, match.setup, match.log)
    assert hashed(plain(again.state)) == hashed(plain(match.state))
    assert again.stream.position == match.stream.position
    stored = last_entry(again, plain(again.state))
    assert (stored.n, stored.state, stored.hash) == (50, None, hashed(plain(match.state)))
    lengths = [len(each.log) for each in moments(match.game, match.setup, match.log)]
    assert lengths == list(range(51))


def test_a_log_that_leads_elsewhere_is_damaged() -> None:
    match = starboard.new("flagship", seats=2, seed="log")
    seat = match.to_act[0]
    match.play(seat, match.moves(seat)[0])
    wrong = last_entry(match, {"another": "state"})
    with pytest.raises(starboard.errors.Damaged):
        replayed(match.game, match.setup, [wrong])
