"""Crew bots beside somebody on whom nobody can count: whom they believe, and what they expect."""

from __future__ import annotations

from starboard.games.space_alert.bot.house import next_answer
from starboard.games.space_alert.bot.planner import ORDERS, Ships, known, ships_of
from starboard.games.space_alert.bot.strangers import CASES, strangers
from starboard.games.space_alert.kinds import Half
from starboard.games.space_alert.moves import Deed, IDo, Lay, Say, WeNeed, Word
from tests.space_alert.test_bot import (
    Flight,
    card,
    flight,
    hunted,
    laid_as,
    outlook,
    quick,
    tick,
)

BABBLE = 7
"""So often somebody names something for every turn."""


def to_phase(match: Flight, phase: int) -> None:
    """Time goes on until a phase is planned."""
    while match.state.table.phase < phase:
        tick(match)


def babble(match: Flight, seat: int) -> None:
    """Somebody says more than anybody could mean."""
    for _ in range(BABBLE):
        for turn in (1, 2, 3):
            match.play(seat, IDo(Deed.A, "upper_white", turn))


def test_whoever_talked_idly_in_one_phase_is_not_believed_in_the_next() -> None:
    match = flight()
    babble(match, 3)
    to_phase(match, 2)
    match.play(3, IDo(Deed.B, "upper_red", 5))
    assert 3 in outlook(match).strays
    assert outlook(match).called(3) == {}


def test_whoever_mostly_does_not_do_what_they_say_is_not_believed_any_more() -> None:
    match = flight()
    for turn in (1, 2, 3):
        match.play(1, IDo(Deed.A, "upper_white", turn))
        match.play(2, IDo(Deed.A, "upper_white", turn))
        match.play(2, Lay(card(match, 2), f"space.2.{turn}", Half.ACTIVATION))
    assert outlook(match).babblers == []
    to_phase(match, 2)
    assert outlook(match).babblers == [1]


def test_nobody_answers_what_idle_talkers_ask_for() -> None:
    match = flight()
    match.play(3, WeNeed(Deed.A, "lower_red"))
    does = laid_as(match, "", "", "", row="a")
    assert next_answer(outlook(match), does) == Say(Word.NO)
    babble(match, 3)
    assert next_answer(outlook(match), does) is None
    assert outlook(match).needs == []


def test_of_somebody_who_lays_nothing_nothing_strange_is_expected() -> None:
    match = flight()
    babble(match, 3)
    assert strangers(outlook(match), 12) == ()


def test_rows_of_a_stranger_fit_the_backs_that_everybody_sees() -> None:
    match = flight()
    babble(match, 3)
    match.play(3, Lay(card(match, 3), "space.3.1", Half.ACTIVATION))
    match.play(3, Lay(card(match, 3), "space.3.2", Half.MOVEMENT))
    to_phase(match, 2)
    cases = strangers(outlook(match), 3)
    rows = [dict(case)[3] for case in cases]
    assert len(rows) == CASES
    assert {row[0] for row in rows} <= set("abcx")
    assert {row[1] for row in rows} <= set("<>^")
    assert {row[2] for row in rows} == {"-"}
    assert len({row[0] for row in rows}) > 1
    assert strangers(outlook(match, 1), 3) == cases


def ships(match: Flight) -> Ships:
    """Plans for the ship as the first seat sees it."""
    return ships_of(outlook(match).state, compiled=False)


def test_a_plan_is_tried_with_everything_that_a_stranger_may_do() -> None:
    known, nothing = ships(hunted()), ("------------",) * 4
    alone = known.value(nothing)
    known.reckon_with((((0, "a" * 12),),) * CASES)
    assert known.cases == CASES
    assert known.value(nothing) > alone
    known.reckon_with(())
    assert known.cases == ORDERS
    assert known.value(nothing) == alone


# ------------------------------------------------------------------------- coming to an end


def test_what_others_lay_in_silence_is_no_reason_to_plan_anew() -> None:
    match, bot = flight(), quick()
    seen = outlook(match)
    planned = bot.planner.target(seen, 0, seen.hand(0))
    for turn in (1, 2, 3):
        match.play(1, Lay(card(match, 1), f"space.1.{turn}", Half.MOVEMENT))
    seen = outlook(match)
    assert bot.planner.target(seen, 0, seen.hand(0)) == planned


def test_whoever_has_begun_to_lay_does_not_stop_because_somebody_else_has_the_turn() -> None:
    match, planner = flight(), quick().planner
    for seat in range(4):
        match.play(seat, IDo(Deed.A, "upper_white", 1))
        match.play(seat, Say(Word.READY))
    match.play(0, Say(Word.READY))
    match.play(1, IDo(Deed.B, "upper_white", 2))
    seen = outlook(match)
    assert not seen.has_turn
    hand = seen.hand(0)
    begun = laid_as(match, hand[0], "", "", row=hand[0][0])
    assert planner.target(seen, 0, hand).cards == ("", "", "")
    planner.begun = {(known(seen), 0, hand, seen.now): begun}
    assert planner.target(seen, 0, hand) == begun


def test_a_turn_lasts_until_somebody_is_done() -> None:
    match = flight()
    match.play(0, IDo(Deed.A, "upper_white", 1))
    for seat in range(4):
        match.play(seat, Say(Word.READY))
    assert outlook(match).settled
    match.play(0, IDo(Deed.B, "upper_white", 2))
    match.play(0, IDo(Deed.B, "upper_white", 3))
    assert outlook(match).next_talker == 0
    assert not outlook(match).settled
    match.play(0, Say(Word.READY))
    assert outlook(match).next_talker == 1


def test_whoever_left_a_phase_in_the_middle_of_a_speech_holds_nobody_up() -> None:
    match = flight()
    for seat in range(4):
        match.play(seat, Say(Word.READY))
    match.play(0, IDo(Deed.A, "upper_white", 1))
    assert 0 in outlook(match).orderly
    to_phase(match, 2)
    assert outlook(match).orderly == [1, 2, 3]
    assert outlook(match, 0).has_turn
