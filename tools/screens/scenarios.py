"""Scenarios that house bots play for a picture, up to a good moment."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from starboard.bots.named import seat_bot
from starboard.kernel.chance import Seeded
from starboard.kernel.registry import game_named, start
from starboard.kernel.seats import Seat
from tools.screens.stored import Stored

SEED = "shot"


class Scenario(NamedTuple):
    """So many moves of a scenario, always the same ones."""

    game: str
    scenario: str
    seats: int
    moves: int


@cache
def staged(plan: Scenario) -> tuple[Stored, Seat]:
    """The match, and who is asked then."""
    options = {"scenario": plan.scenario}
    match = start(game_named(plan.game), seats=plan.seats, seed=SEED, options=options)
    bot = seat_bot("house", match.game, at_table=True)
    for number in range(plan.moves):
        seat = next(iter(match.to_act))
        view, offers = match.view(seat), match.moves(seat)
        match.play(seat, bot.decide(seat, view, offers, Seeded(str(number))).move)
    return Stored(match.setup, tuple(match.log)), next(iter(match.to_act))
