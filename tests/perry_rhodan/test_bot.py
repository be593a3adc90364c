"""The house bot sees only a view, explains itself, and gets to the end of every phase."""

from __future__ import annotations

import pytest

from starboard.bots.simple import Random
from starboard.games.perry_rhodan import GAME
from starboard.games.perry_rhodan.bot.estimate import estimate
from starboard.games.perry_rhodan.bot.house import WORTHS, House, weigh
from starboard.games.perry_rhodan.state import Table
from starboard.kernel import Move, Pass
from starboard.kernel.bot import Bot, Budget, Decision, Think
from starboard.kernel.chance import Seeded
from starboard.kernel.loop import advance, legal_moves, to_act
from starboard.kernel.options import read_options
from starboard.kernel.play import Quick, play_out
from starboard.kernel.view import View, veil
from starboard.text import LANGUAGES, texts_for
from tests.perry_rhodan.table import Game


def table(seed: int, seats: int = 2, **options: object) -> tuple[Table, Quick]:
    state = GAME.setup(seats, read_options(GAME.options, options), GAME.content(None))
    chance = Quick(seed)
    advance(GAME, state, chance)
    return state, chance


def decide(bot: Bot, state: Table, seat: int, moves: list[Move]) -> Decision:
    view = View(GAME, state, seat)
    return bot.choose(view, moves, Think(GAME, seat, view, Budget(), Seeded(str(len(moves)))))


def test_the_house_bot_has_a_thumb_and_a_sentence_for_every_move() -> None:
    assert set(WORTHS) == {*GAME.move_types, Pass}
    texts = texts_for("perry_rhodan")
    for kind in WORTHS:
        told = {texts.say(lang, f"why-{kind.verb}", card="terra") for lang in LANGUAGES}
        assert len(told) == 2


@pytest.mark.parametrize(("phases", "seats"), [("I", 2), ("I", 4), ("II", 2), ("V", 2)])
def test_a_game_of_house_bots_ends_and_every_decision_has_its_reason(
    phases: str, seats: int
) -> None:
    state, chance = table(3, seats, phases=phases)

    def choose(state: Table, seat: int, moves: list[Move]) -> Move:
        decision = decide(House(), state, seat, moves)
        assert decision.move in moves
        assert decision.why.message.startswith("why-")
        return decision.move

    assert play_out(GAME, state, choose, chance).finished
    assert state.outcome is not None
    assert state.outcome.reason == "phases-are-over"


def test_the_house_bot_beats_who_plays_anything() -> None:
    wins = 0
    for seed in range(6):
        state, chance = table(seed, rounds=40)
        house, other = seed % 2, Random()

        def choose(
            state: Table, seat: int, moves: list[Move], house: int = house, other: Bot = other
        ) -> Move:
            bot = House() if seat == house else other
            return decide(bot, state, seat, moves).move

        play_out(GAME, state, choose, chance)
        assert state.outcome is not None
        wins += state.outcome.won == (house,)
    assert wins >= 5


def test_a_search_tries_the_move_of_the_house_bot_first() -> None:
    state, _ = table(5)
    for _ in range(12):
        seat = to_act(state)[0]
        moves = legal_moves(GAME, state, seat)
        if len(moves) > 1:
            best = decide(House(), state, seat, moves).move
            weights = weigh(state, seat, moves)
            assert weights[moves.index(best)] == max(weights)
        play_out(GAME, state, lambda state, seat, moves: moves[0], Quick(1), limit=1)


def test_a_full_state_and_what_its_player_sees_of_it_look_equally_good() -> None:
    state, chance = table(7)
    play_out(GAME, state, lambda state, seat, moves: moves[len(moves) // 2], chance, limit=60)
    for seat in range(2):
        assert estimate(veil(state, seat)[0], seat) == estimate(state, seat)


def test_who_has_more_of_the_victory_condition_looks_better() -> None:
    ahead = Game(pro={"terra": ["terra"] * 3}, their_pro={"terra": ["terra"]})
    assert estimate(ahead.state, 0) > 0.6
    assert estimate(ahead.state, 1) < 0.4
