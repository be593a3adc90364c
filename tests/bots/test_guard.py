"""A bot that raises, cheats or does not stop: the fault is named, at a table greedy takes over."""

from __future__ import annotations

import pytest

from starboard.bots import Bot, Budget, Decision, Fault, Guarded
from starboard.bots.greedy import Greedy
from tests.bots.situations import (
    BECAUSE,
    Cheating,
    Endless,
    Judged,
    Raising,
    Silent,
    bluff_hands,
    decide,
)
from tests.toys import bluff


@pytest.mark.parametrize(
    ("bot", "kind", "detail"),
    [
        (Raising(), "raised", "ZeroDivisionError: thought too hard"),
        (Cheating(), "illegal", "Play(card='7')"),
        (Silent(), "illegal", "answered None, not Decision(move, Reason(…))"),
    ],
)
def test_a_fault_names_the_bot_and_what_it_did(bot: Bot, kind: str, detail: str) -> None:
    guarded = Guarded(bot, "mine.py:Bad", bluff.GAME)
    with pytest.raises(Fault) as caught:
        decide(guarded, bluff.GAME, bluff_hands(["1", "6"], ["2"]), 0)
    assert (caught.value.bot, caught.value.kind) == ("mine.py:Bad", kind)
    assert detail in caught.value.detail


def test_a_bot_that_does_not_stop_is_stopped_after_twice_its_budget() -> None:
    guarded = Guarded(Endless(), "endless", bluff.GAME, Budget(seconds=0.02))
    with pytest.raises(Fault) as caught:
        decide(guarded, bluff.GAME, bluff_hands(["1", "6"], ["2"]), 0)
    assert caught.value.kind == "overran"


def test_greedy_takes_over_at_a_table_and_stays() -> None:
    guarded = Guarded(Raising(), "bad", Judged(), substitute=Greedy())
    state = bluff_hands(["1", "6"], ["2"])
    assert decide(guarded, Judged(), state, 0).move == bluff.Play("6")
    assert guarded.fault is not None
    told = str(guarded.fault)
    assert told.startswith("bot bad raised: ZeroDivisionError: thought too hard (situations.py:")
    guarded.bot = Cheating()
    assert decide(guarded, Judged(), state, 0).move == bluff.Play("6")
    assert guarded.fault.kind == "raised"


def test_a_bot_cannot_change_the_moves_it_is_given() -> None:
    class Grabbing(Bot):
        def choose(self, view, moves, think) -> Decision:  # type: ignore[no-untyped-def]
            moves.append(bluff.Play("7"))
            return Decision(moves[-1], BECAUSE)

    guarded = Guarded(Grabbing(), "grabbing", bluff.GAME)
    with pytest.raises(Fault, match="AttributeError"):
        decide(guarded, bluff.GAME, bluff_hands(["1", "6"], ["2"]), 0)
