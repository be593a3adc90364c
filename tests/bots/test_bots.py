"""Every bot plays every toy: legally, repeatably, and from nothing but its view."""

from __future__ import annotations

from collections import Counter

import pytest

from starboard.bots.search import Search, likely, width
from starboard.bots.simple import Rarest, marks
from starboard.bots.worth import worth
from starboard.kernel import PASS, Game, Mind, Outcome, Seeded
from starboard.kernel.bot import Budget, Think
from starboard.kernel.loop import advance, legal_moves
from starboard.kernel.view import View, imagine_state
from starboard.lab.simulate import simulate
from tests.bots.situations import (
    TOYS,
    Judged,
    Opinion,
    Restless,
    bluff_hands,
    decide,
    first_decision,
)
from tests.toys import bluff

NAMES = ("random", "rarest", "greedy", "search:10")


@pytest.mark.parametrize("game", TOYS, ids=lambda game: game.id)
@pytest.mark.parametrize("name", NAMES)
def test_every_bot_answers_with_a_legal_move_and_a_reason(name: str, game: Game) -> None:
    state, seat, moves = first_decision(game, 2, "deal")
    decision = decide(name, game, state, seat)
    assert decision.move in moves
    assert decision.why.message == "bot-" + name.partition(":")[0]


@pytest.mark.parametrize("name", NAMES)
def test_a_bot_with_the_same_stream_decides_the_same_whatever_it_cannot_see(name: str) -> None:
    state, seat, _ = first_decision(bluff.GAME, 3, "deal")
    view = View(bluff.GAME, state, seat)
    other = imagine_state(view, Seeded("another deal"))
    assert other.hands[1].names() != state.hands[1].names()
    assert decide(name, bluff.GAME, state, seat) == decide(name, bluff.GAME, other, seat)


@pytest.mark.parametrize("game", TOYS, ids=lambda game: game.id)
@pytest.mark.parametrize("name", NAMES)
def test_every_bot_finishes_every_game(name: str, game: Game) -> None:
    found = simulate(game.id, 1, 2, [name.replace("search:10", "search:2")])
    assert found["errors"] == []
    assert found["faults"] == []
    assert found["finished"] == 1


def test_a_single_legal_move_is_played_without_a_thought() -> None:
    state = bluff_hands(["3", "3"], ["1"])
    decision = decide("search:1000000", bluff.GAME, state, 0)
    assert decision.move == bluff.Play("3")
    assert decision.why.message == "bot-only-move"


def test_greedy_takes_what_looks_best_after_one_step() -> None:
    state = bluff_hands(["1", "6", "3"], ["2"])
    assert decide("greedy", Judged(), state, 0).move == bluff.Play("6")


@pytest.mark.parametrize("name", ["greedy", "search:20"])
def test_a_move_after_which_the_rules_do_not_end_is_a_lost_one(name: str) -> None:
    decision = decide(name, Restless(), bluff_hands(["1", "6"], ["2"]), 0)
    assert (decision.move, decision.why.message) == (
        bluff.Play("1"),
        f"bot-{name.partition(':')[0]}",
    )


def test_greedy_takes_the_first_of_equal_moves() -> None:
    state = bluff_hands(["2", "5"], ["1"])
    assert decide("greedy", bluff.GAME, state, 0).move == bluff.Play("2")


def test_rarest_takes_what_was_played_least() -> None:
    played = Counter({"play 2": 5, "play 5": 1, "play 6": 3})
    bot = Rarest(played)
    think = Think(bluff.GAME, 0, None, Budget(), Seeded("rarest"))
    move = bot.pick([bluff.Play("2"), bluff.Play("5"), bluff.Play("6")], think).move
    assert move == bluff.Play("5")
    assert played["play 5"] == 2


def test_a_move_is_counted_under_the_printed_name_of_what_it_touches() -> None:
    assert marks(bluff.Play("laser.2")) == ("play laser",)
    assert marks(PASS) == ("pass",)


def blocking_decides() -> bluff.Table:
    """Seat 1 is three points ahead and holds a block; seat 0 has just played its last card."""
    state = bluff_hands(["6"], ["block"])
    state.points = [0, 3]
    state.hands[0].take("6")
    state.deed = bluff.Deed(0, 6, False)
    state.agenda.clear()
    state.push(bluff.Blocking((1,), (1,)), bluff.Score(), bluff.NextTurn(0))
    return state


@pytest.mark.parametrize("game", [bluff.GAME, Judged()], ids=["to the end", "by estimate"])
def test_search_blocks_the_card_that_would_win(game: Game) -> None:
    assert decide("search:20", game, blocking_decides(), 1).move == bluff.Block()


def test_search_tells_how_often_it_tried_its_move() -> None:
    why = decide("search:20", bluff.GAME, blocking_decides(), 1).why
    assert 0 < why.args["visits"] <= why.args["tried"] / 2


def test_search_with_a_budget_of_one_iteration_plays() -> None:
    state, seat, moves = first_decision(bluff.GAME, 2, "deal")
    assert decide("search:1", bluff.GAME, state, seat).move in moves


def test_search_never_tries_more_often_than_it_may() -> None:
    state = bluff_hands(["1", "4", "6"], ["2", "3"])
    why = decide("search:17", bluff.GAME, state, 0).why
    assert 0 < why.args["tried"] <= 17


def test_more_iterations_let_more_moves_take_part() -> None:
    moves = [bluff.Play(str(number)) for number in range(9)]
    weights = [float(number) for number in range(1, 10)]

    def tried(iterations: int) -> list[str]:
        found = likely(moves, weights, moves[8], width(Budget(iterations)))
        return [rival.move.card for rival in found]

    assert tried(50) == ["7"]
    assert tried(160) == ["7", "6", "5"]


def test_search_does_not_try_what_the_game_thinks_hopeless() -> None:
    moves = [bluff.Play("1"), bluff.Play("4"), bluff.Play("6")]
    found = likely(moves, [0.1, 10.0, 1.0], moves[1], 3)
    assert [rival.move for rival in found] == [bluff.Play("6")]


def test_search_judges_a_position_at_the_next_moment() -> None:
    judged = []

    class Patient(Opinion):
        def moment(self, state) -> int:  # type: ignore[no-untyped-def]  # a hook
            return 1 + len(state.discard)

        def estimate(self, state, seat) -> float:  # type: ignore[no-untyped-def]  # a hook
            judged.append(len(state.discard))
            return super().estimate(state, seat)

    class Paced(Judged):
        rooms = {"mind": Patient()}

    state = bluff_hands(["1", "6", "3"], ["2", "block", "5"])
    decide("search:20", Paced(), state, 0)
    assert judged
    assert min(judged) > len(state.discard)


def test_search_follows_the_first_guess_of_the_game() -> None:
    class Fond(Mind[bluff.Table]):
        def weigh(self, state, seat, moves) -> list[float]:  # type: ignore[no-untyped-def]  # a hook
            return [1000.0 if move == bluff.Play("4") else 1.0 for move in moves]

    class Opinionated(bluff.Bluff):
        rooms = {"mind": Fond()}

    state = bluff_hands(["1", "4", "6"], ["2"])
    assert decide("search:2", Opinionated(), state, 0).move == bluff.Play("4")


def test_search_leaves_the_view_as_it_was() -> None:
    state, seat, moves = first_decision(bluff.GAME, 2, "deal")
    view = View(bluff.GAME, state, seat)
    before = view.plain()
    Search().choose(view, moves, Think(bluff.GAME, seat, view, Budget(30), Seeded("bot")))
    assert view.plain() == before


def test_search_beats_random_play() -> None:
    found = simulate("harvest", 10, 2, ["search:40", "random"])
    assert found["wins"]["search:40"] > 7


def test_a_bot_without_a_view_cannot_imagine() -> None:
    with pytest.raises(TypeError):
        Think(bluff.GAME, 0, None, Budget(), Seeded("bot")).imagine()


def test_imagining_deals_what_the_seat_cannot_see_anew() -> None:
    state = bluff.GAME.setup(2, {}, bluff.GAME.content(None))
    advance(bluff.GAME, state, Seeded("deal"))
    think = Think(bluff.GAME, 0, View(bluff.GAME, state, 0), Budget(), Seeded("bot"))
    hands = {tuple(think.imagine().hands[1].names()) for _ in range(20)}
    assert len(hands) > 5
    assert think.imagine().hands[0].names() == state.hands[0].names()
    assert legal_moves(bluff.GAME, think.imagine(), 0) == legal_moves(bluff.GAME, state, 0)


def outcome(*won: int) -> Outcome:
    return Outcome((1, 1, 1), (0, 0, 0), won, "over", "TOY-END-01")


def test_winning_alone_is_better_than_together_than_nobody_than_losing() -> None:
    assert worth(outcome(0), 0) == 1.0
    assert worth(outcome(0, 1), 0) == 0.75
    assert worth(outcome(), 0) == 0.25
    assert worth(outcome(1), 0) == 0.0
