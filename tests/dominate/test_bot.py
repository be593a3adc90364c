"""The house bot and the estimate: they see only a view, explain themselves, and make sense."""

from __future__ import annotations

import pytest

from starboard.games.dominate import GAME
from starboard.games.dominate.bot.estimate import estimate
from starboard.games.dominate.bot.house import advise, weigh
from starboard.games.dominate.content import box
from starboard.games.dominate.state import Table
from starboard.kernel import Move
from starboard.kernel.chance import Seeded
from starboard.kernel.loop import advance, legal_moves
from starboard.kernel.options import read_options
from starboard.kernel.play import Quick, play_out
from starboard.kernel.view import View, imagine_state, veil
from starboard.text import LANGUAGES, texts_for
from tests.dominate.battlefield import Battlefield


def start(scenario: str, seed: int) -> Table:
    """A skirmish after the dice for the order of play."""
    seats = box().skirmishes[scenario].players
    state = GAME.setup(seats, read_options(GAME.options, {"scenario": scenario}), box())
    advance(GAME, state, Quick(seed))
    return state


def house(state: Table, seat: int, moves: list[Move]) -> Move:
    return advise(veil(state, seat)[0], seat, moves).move


@pytest.mark.parametrize("scenario", sorted(box().skirmishes))
def test_a_game_of_house_bots_ends_and_every_decision_has_a_reason_in_both_languages(
    scenario: str,
) -> None:
    texts = texts_for("dominate")
    told: set[str] = set()

    def choose(state: Table, seat: int, moves: list[Move]) -> Move:
        decision = advise(veil(state, seat)[0], seat, moves)
        assert decision.move in moves
        told.add(decision.why.message)
        return decision.move

    state = start(scenario, 1)
    play_out(GAME, state, choose, Quick(1), limit=20_000)
    assert state.outcome is not None
    assert len(told) > 5
    for lang in LANGUAGES:
        for message in told:
            assert texts.say(lang, message)


def test_reasons_are_written_in_both_languages() -> None:
    texts = texts_for("dominate")
    written = [
        {name for name in texts.messages(lang) if name.startswith("why-")} for lang in LANGUAGES
    ]
    assert written[0] == written[1]
    assert len(written[0]) == 45


@pytest.mark.parametrize("seed", range(10))
@pytest.mark.parametrize("scenario", ["s2_mill_brook", "s2_dry_wells"])
def test_the_house_bot_beats_random_play(scenario: str, seed: int) -> None:
    state, chance, own = start(scenario, seed), Quick(seed), seed % 2

    def choose(state: Table, seat: int, moves: list[Move]) -> Move:
        if seat == own:
            return house(state, seat, moves)
        return moves[chance.below(len(moves))]

    play_out(GAME, state, choose, chance, limit=20_000)
    assert state.outcome is not None
    assert state.outcome.won == (own,)


def test_a_bot_decides_the_same_whatever_the_others_hide() -> None:
    field = Battlefield(". . . . . .\n . . . . . .")
    field.put("tank", 0, "a1")
    field.put("mg_inf", 1, "e1")
    before = house(field.state, 0, legal_moves(GAME, field.state, 0))
    field.has(99, 1)
    field.produces(1, "tank@1")
    assert house(field.state, 0, legal_moves(GAME, field.state, 0)) == before


def test_imagined_slots_and_credits_keep_the_rules() -> None:
    state = start("s4_salt_lake", 3)
    play_out(GAME, state, house, Quick(3), limit=400)
    for seat in range(4):
        view = View(GAME, state, seat)
        for sample in range(5):
            imagined = imagine_state(view, Seeded(str(sample)))
            assert not list(GAME.invariants(imagined))
            assert imagined.players[seat].money() == state.players[seat].money()
            assert imagined.players[seat].slot == state.players[seat].slot


def test_the_estimate_counts_what_is_lost_and_won() -> None:
    field = Battlefield(". . . . .")
    even = estimate(field.state, 0)
    assert even == pytest.approx(0.5)
    tank = field.put("tank", 0, "a1")
    assert estimate(field.state, 0) > even > estimate(field.state, 1)
    field[tank].owner = 1
    assert estimate(field.state, 0) < even


def test_the_estimate_of_a_finished_game_is_its_outcome() -> None:
    state = start("s2_mill_brook", 2)
    play_out(GAME, state, house, Quick(2), limit=20_000)
    assert state.outcome is not None
    assert {estimate(state, seat) for seat in state.outcome.won} == {1.0}


def test_the_best_move_is_the_likeliest() -> None:
    state = start("s2_mill_brook", 1)
    seat = state.order[0]
    moves = legal_moves(GAME, state, seat)
    weights = weigh(state, seat, moves)
    assert moves[weights.index(max(weights))] == advise(state, seat, moves).move
    assert min(weights) > 0
