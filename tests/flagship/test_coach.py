"""What a coach says to a beginner, when it is silent, and the chances on the verbs."""

from __future__ import annotations

import pytest

from starboard.games.flagship import GAME
from starboard.games.flagship.chances import throws
from starboard.games.flagship.moves import Attack, EndTurn
from starboard.kernel import PASS
from starboard.kernel.loop import legal_moves
from starboard.kernel.moves import Move
from starboard.kernel.remarks import Advice
from starboard.testing import clause
from tests.flagship.duel import SHIP, Duel, Part


def advice(duel: Duel, move: Move, seat: int = 0) -> Advice | None:
    duel.state.memo = {}
    return GAME.mind.coach(duel.state, seat, move, legal_moves(GAME, duel.state, seat))


def at_the_end(duel: Duel) -> str:
    """What it says when the turn is ended, after everything that is free is done."""
    found = advice(duel, EndTurn())
    return "" if found is None else found.message


def nothing_free(**more: object) -> Duel:
    """The market card is turned up, and the generator has run."""
    duel = Duel(mine=[Part(SHIP, charge=0)], **more)  # type: ignore[arg-type]
    duel.state.players[0].revealed = duel.state.turn
    duel.state.players[0].items[duel.state.players[0].ship].charged = duel.state.turn
    return duel


def test_credits_that_would_buy_something_useful() -> None:
    duel = nothing_free(row=["drohne"], credits=2000)
    found = advice(duel, EndTurn())
    assert found is not None
    assert found.message == "coach-buy"
    assert str(found.better).startswith("buy drohne")


def test_credits_that_buy_nothing_are_no_mistake() -> None:
    assert at_the_end(nothing_free(row=["drohne"], credits=500)) == ""


def test_a_generator_that_has_not_run_and_one_that_has() -> None:
    duel = nothing_free()
    duel.state.players[0].items[duel.state.players[0].ship].charged = 0
    assert at_the_end(duel) == "coach-charge"
    assert at_the_end(nothing_free()) == ""


def test_a_shot_with_good_odds_and_one_without() -> None:
    duel = Duel(mine=[Part(SHIP, charge=0), Part("impulslaser", charge=3)], theirs=[SHIP])
    duel.state.players[0].revealed = duel.state.turn
    duel.state.players[0].items[duel.state.players[0].ship].charged = duel.state.turn
    assert at_the_end(duel) == "coach-attack"
    (through,) = [each for each in foretold(duel) if each]
    assert through >= 30


def foretold(duel: Duel) -> list[int]:
    moves = [each for each in legal_moves(GAME, duel.state, 0) if isinstance(each, Attack)]
    found = [GAME.face.foretells(duel.state, 0, each) for each in moves]
    return [int(remarks[0].arguments["through"]) for remarks in found]  # type: ignore[arg-type]


def test_whoever_ends_a_turn_with_nothing_left_hears_nothing() -> None:
    assert at_the_end(nothing_free()) == ""


def test_whoever_does_something_hears_nothing() -> None:
    duel = nothing_free(row=["drohne"], credits=2000)
    for move in legal_moves(GAME, duel.state, 0):
        if not isinstance(move, EndTurn):
            assert advice(duel, move) is None


@clause("FS-EVADE-01")
def test_an_evasion_that_costs_nothing_is_not_given_away() -> None:
    duel = Duel(mine=[Part("impulslaser", charge=3)], theirs=[SHIP])
    duel.attacks("impulslaser", roll=6)
    found = advice(duel, PASS, seat=1)
    assert found is not None
    assert (found.message, str(found.better)) == ("coach-evade", "evade")
    (chance,) = GAME.face.foretells(duel.state, 1, found.better)
    assert chance.message == "chance-evade"
    assert 0 < int(chance.arguments["percent"]) < 100  # type: ignore[arg-type]


@clause("FS-DICE-02", "FS-DICE-03")
@pytest.mark.parametrize("dice", [1, 2, 3])
def test_every_total_of_the_dice_is_counted_exactly(dice: int) -> None:
    found = throws(dice)
    assert sum(found.values()) == pytest.approx(1)
    assert found[dice] == found[6 * dice] == pytest.approx(6**-dice)
