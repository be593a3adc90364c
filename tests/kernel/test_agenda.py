"""The agenda: what happens in which order, and who is asked."""

from __future__ import annotations

import pytest

from starboard.errors import Illegal
from starboard.kernel import (
    CLOCK,
    PASS,
    Act,
    Agenda,
    Forced,
    NeedsChance,
    NoChance,
    Scope,
    together,
)
from starboard.kernel.loop import (
    advance,
    choice_of,
    legal_moves,
    may_act,
    steps,
    to_act,
    why_not,
)
from tests.kernel.mini import (
    GAME,
    Answers,
    AnswersOfTheRich,
    Ask,
    AskOpenly,
    AskWithCoins,
    End,
    Fight,
    Name,
    Own,
    PushThenRoll,
    Say,
    Spend,
    answered,
    begun,
    match_of,
    said_by,
)


def test_what_is_pushed_first_happens_first() -> None:
    assert said_by(Say("a"), Say("b"), Say("c")) == ["a", "b", "c"]


def test_what_is_pushed_later_happens_before_what_lay_below() -> None:
    state = begun(Ask(0, ("go",)), Say("below"))
    state.agenda.push(Say("a"), Say("b"))
    state.agenda.push(Say("before"))
    assert state.agenda.stack[-3:] == [Say("b"), Say("a"), Say("before")]


def test_an_abandoned_scope_ends_as_if_it_had_run_out() -> None:
    assert said_by(Fight(), Say("after the fight")) == ["first", "after the fight"]


def test_a_scope_is_open_until_its_end_is_reached() -> None:
    agenda = Agenda([])
    turn = agenda.open("turn")
    fight = agenda.open("fight")
    agenda.abandon(fight)
    assert agenda.stack[-1] == Scope(fight, "fight")
    agenda.stack.pop()
    assert agenda.is_open(turn)
    assert not agenda.is_open(fight)


def test_abandoning_a_scope_that_has_ended_drops_nothing() -> None:
    agenda = Agenda([Say("stays")])
    agenda.abandon(agenda.scopes + 1)
    assert agenda.stack == [Say("stays")]


def test_what_an_abandoned_scope_drops_is_told_the_first_one_first() -> None:
    agenda = Agenda([Say("below")])
    scope = agenda.open("turn")
    agenda.push(Say("a"), Say("b"))
    assert agenda.abandon(scope) == [Say("a"), Say("b")]
    assert list(agenda.entries()) == [Scope(scope, "turn"), Say("below")]


def test_entries_of_strands_stand_with_their_entry() -> None:
    both = together({0: Say("a"), 1: Say("b")})
    agenda = Agenda([Say("below"), both])
    assert list(agenda.entries()) == [both, Say("a"), Say("b"), Say("below")]


def test_what_a_seat_withdraws_from_does_not_happen() -> None:
    state = begun(Ask(0, ("go",)), Own(0), Own(1), Ask(1, ("a",)), Own(0))
    state.withdraw(0)
    advance(GAME, state, NoChance())
    assert state.said == ["of 1"]
    assert to_act(state) == (1,)


def test_strands_of_a_seat_that_withdraws_go() -> None:
    state = begun(together({0: Ask(0, ("a",)), 1: Ask(1, ("b",))}))
    state.withdraw(0)
    assert to_act(state) == (1,)


def test_a_step_without_chance_takes_back_what_it_has_pushed() -> None:
    state = begun(Ask(0, ("go",)), PushThenRoll(), Say("below"))
    with pytest.raises(NeedsChance):
        answered(state, (0, Name("go")), chance=NoChance())
    assert list(state.agenda.entries()) == [PushThenRoll(), Say("below")]
    advance(GAME, state, Forced(4))
    assert state.said == ["0 go", "4", "after the die", "below"]


def test_steps_can_be_looked_at_one_by_one_before_they_happen() -> None:
    state = begun(Ask(0, ("go",)))
    state.agenda.push(Say("a"), Say("b"))
    seen = [(entry, list(state.said)) for entry in steps(GAME, state, NoChance())]
    assert seen == [(Say("a"), []), (Say("b"), ["a"]), (Ask(0, ("go",)), ["a", "b"])]


def test_an_act_without_offers_is_offered_as_it_is() -> None:
    def rest(ask: Ask, state: object, seat: int, move: Spend, chance: object) -> None:
        """Nothing."""

    assert list(Act(Spend, rest).offers(Ask(0, ()), begun(Ask(0, ())), 0)) == [Spend()]


def test_after_the_end_nothing_happens_any_more() -> None:
    match = match_of(End(), Say("never"))
    assert match.over
    assert match.state.said == []
    assert match.to_act == ()
    assert match.state.agenda.stack == []


def test_an_agenda_that_has_run_out_ends_the_game() -> None:
    match = match_of(Say("all there is"))
    assert match.outcome is not None
    assert match.outcome.reason == "over"


class TestTogether:
    def test_all_strands_are_open_at_once(self) -> None:
        state = begun(together({0: Ask(0, ("a",)), 1: Ask(1, ("b",))}), Say("then"))
        assert to_act(state) == (0, 1)
        assert legal_moves(GAME, state, 1) == [Name("b")]

    def test_it_leaves_when_nobody_is_waited_for(self) -> None:
        state = begun(together({0: Ask(0, ("a",)), 1: Ask(1, ("b",))}), Say("then"))
        answered(state, (1, Name("b")))
        assert to_act(state) == (0,)
        answered(state, (0, Name("a")))
        assert state.said == ["1 b", "0 a", "then"]

    def test_a_seat_answers_only_in_its_own_strand(self) -> None:
        state = begun(together({0: Ask(0, ("a",)), 1: Ask(1, ("b",))}))
        assert why_not(GAME, state, 0, Name("b")) == Illegal("MINI-03", "no-such-word", word="b")

    def test_a_seat_without_a_strand_has_nothing_to_decide(self) -> None:
        state = begun(together({0: Ask(0, ("a",))}))
        assert choice_of(state, 1) is None
        assert why_not(GAME, state, 1, Name("a")) == Illegal("MINI-00", "nothing-to-decide")

    def test_the_clock_is_a_seat_like_any_other(self) -> None:
        state = begun(together({0: Ask(0, ("a",)), CLOCK: Ask(CLOCK, ("tick",))}))
        answered(state, (0, Name("a")))
        assert to_act(state) == (CLOCK,)
        assert legal_moves(GAME, state, CLOCK) == [Name("tick")]

    def test_an_answer_in_one_strand_leaves_the_question_of_another_open(self) -> None:
        match = match_of(together({0: Ask(0, ("a",)), 1: Ask(1, ("b",))}))
        asked = match.question(1)
        match.play(0, Name("a"))
        match.play(1, Name("b"), answers=asked)
        assert match.state.said == ["0 a", "1 b"]


class TestWindow:
    def test_seats_are_asked_in_order(self) -> None:
        state = begun(Answers((1, 2), (1, 2)), seats=3)
        assert to_act(state) == (1,)
        assert to_act(answered(state, (1, PASS))) == (2,)

    def test_it_closes_when_all_have_passed_in_a_row(self) -> None:
        state = begun(Answers((1, 2), (1, 2)), Say("closed"), seats=3)
        answered(state, (1, PASS), (2, PASS))
        assert state.said == ["closed"]

    def test_after_an_answer_everybody_is_asked_again(self) -> None:
        state = begun(Answers((1, 2), (1, 2)), Say("closed"), seats=3)
        answered(state, (1, PASS), (2, Name("no")))
        assert state.said == ["2 says no"]
        assert to_act(state) == (1,)
        answered(state, (1, PASS), (2, PASS))
        assert state.said == ["2 says no", "closed"]

    def test_who_could_not_answer_is_not_asked(self) -> None:
        state = begun(Ask(0, ("go",)), AnswersOfTheRich((0, 1, 2), (0, 1, 2)), seats=3)
        state.coins[0] = state.coins[1] = 0
        assert to_act(answered(state, (0, Name("go")))) == (2,)

    def test_it_can_open_again_for_the_other_side_first(self) -> None:
        state = begun(AnswersOfTheRich((0, 1, 2), (0, 1, 2)), seats=3)
        assert to_act(answered(state, (0, PASS), (1, Name("no")))) == (2,)
        assert to_act(answered(state, (2, PASS))) == (0,)


class TestAsides:
    def test_an_aside_leaves_the_question_open_and_its_number_unchanged(self) -> None:
        match = match_of(AskWithCoins(0, ("a", "b")))
        asked = match.question(0)
        match.play(0, Spend())
        assert match.question(0) == asked
        assert match.state.coins == [0, 1]
        assert match.to_act == (0,)

    def test_a_seat_that_is_not_asked_may_still_act_aside(self) -> None:
        match = match_of(AskWithCoins(0, ("a", "b")))
        assert match.may_act == (1,)
        assert match.moves(1) == (Spend(),)

    def test_an_aside_that_is_used_up_is_refused_with_its_own_reason(self) -> None:
        match = match_of(AskWithCoins(0, ("a", "b")))
        match.play(0, Spend())
        with pytest.raises(Illegal, match="no-coins"):
            match.play(0, Spend())

    def test_a_choice_that_admits_no_asides_refuses_them(self) -> None:
        assert match_of(Ask(0, ("a",))).moves(1) == ()
        with pytest.raises(Illegal, match="not-now"):
            match_of(Ask(0, ("a",))).play(0, Spend())

    @pytest.mark.parametrize("stranger", [2, 99, CLOCK, -2])
    def test_who_is_not_at_the_table_has_no_asides(self, stranger: int) -> None:
        match = match_of(AskWithCoins(0, ("a", "b")))
        assert match.moves(stranger) == ()
        with pytest.raises(Illegal):
            match.play(stranger, Spend())


class TestForcedMoves:
    def test_the_only_move_that_everybody_can_see_is_played_at_once(self) -> None:
        assert said_by(AskOpenly(0, ("only",)), Say("next")) == ["0 only", "next"]

    def test_where_there_are_two_moves_the_seat_is_asked(self) -> None:
        assert match_of(AskOpenly(0, ("a", "b"))).to_act == (0,)

    def test_an_only_move_that_is_not_public_waits_for_its_seat(self) -> None:
        assert match_of(Ask(0, ("only",))).to_act == (0,)

    def test_time_is_never_forced(self) -> None:
        assert match_of(AskOpenly(CLOCK, ("tick",))).to_act == (CLOCK,)

    def test_nothing_is_forced_while_a_clock_may_run_beside_it(self) -> None:
        match = match_of(together({0: AskOpenly(0, ("a",)), CLOCK: Ask(CLOCK, ("tick",))}))
        assert match.to_act == (0, CLOCK)

    def test_nothing_is_forced_while_something_can_be_done_aside(self) -> None:
        match = match_of(AskWithCoins(0, ("only",)))
        assert match.to_act == (0,)
        match.play(0, Spend())
        match.play(1, Spend())
        assert match.state.said == ["0 only"]


def test_a_choice_that_waits_for_nobody_is_dropped() -> None:
    assert said_by(Answers((), ()), Say("next")) == ["next"]


def test_who_is_not_asked_is_told_so() -> None:
    state = begun(Ask(0, ("a",)))
    assert why_not(GAME, state, 1, Name("a")) == Illegal("MINI-00", "not-your-decision")
    assert may_act(GAME, state) == ()
