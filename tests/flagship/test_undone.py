"""What somebody is told before ending a turn."""

from __future__ import annotations

from starboard.games.flagship import GAME
from starboard.games.flagship.moves import EndTurn
from starboard.kernel.loop import legal_moves
from tests.flagship.duel import SHIP, Duel, Part


def told(duel: Duel) -> list[str]:
    others = legal_moves(GAME, duel.state, 0)
    found = GAME.face.leaves_undone(duel.state, 0, EndTurn(), others)
    return [each.message for each in found]


def test_credits_that_would_buy_something_and_a_generator_that_has_not_run() -> None:
    duel = Duel(mine=[Part(SHIP, charge=0)], row=["drohne"], credits=2000)
    assert told(duel) == ["left-credits", "left-charge"]
    duel.charges(SHIP, roll=3)
    assert told(duel) == ["left-credits"]


def test_credits_that_buy_nothing_are_not_spoken_of() -> None:
    duel = Duel(mine=[Part(SHIP, charge=0)], row=["drohne"], credits=500)
    assert told(duel) == ["left-charge"]


def test_a_weapon_that_could_still_shoot() -> None:
    duel = Duel(mine=[Part(SHIP, charge=0), Part("impulslaser", charge=3)])
    assert "left-attack" in told(duel)
