"""Matches for pictures of games of which none is stored: played eagerly up to a good moment."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from starboard.kernel.loop import choice_of
from starboard.kernel.match import Match
from starboard.kernel.registry import game_named, start
from starboard.kernel.seats import Seat
from tools.screens.stored import Stored

EAGER = ("lay", "attack", "from", "join", "board", "go", "front", "oppose", "agents", "declare")
"""What somebody does who wants something to happen."""
LAZY = ("redraw", "done", "end-build-up", "end-missions")
EAGERNESS = 0.75


class Played(NamedTuple):
    """An eager game up to the first question of a kind after so many moves."""

    game: str
    seats: int
    number: int
    question: str
    after: int = 0
    phases: str = "I"


def decisions(
    game: str, number: int, seats: int, phases: str = "I"
) -> Iterator[tuple[Match[Any], Seat]]:
    """Every position of a game in which everybody lays out and attacks what they can."""
    dice = Random(f"{game}/{number}")
    options = {"phases": phases}
    match = start(game_named(game), seats=seats, seed=f"stage-{number}", options=options)
    while not match.over:
        seat = next(iter(match.to_act))
        yield match, seat
        moves = match.moves(seat)
        eager = [move for move in moves if move.verb in EAGER]
        busy = [move for move in moves if move.verb not in LAZY]
        wanted = eager if eager and dice.random() < EAGERNESS else busy
        match.play(seat, dice.choice(wanted or moves))


def played(wanted: Played) -> tuple[Stored, Seat]:
    """The match up to the moment, and who is asked then."""
    for match, seat in decisions(wanted.game, wanted.number, wanted.seats, wanted.phases):
        asked = type(choice_of(match.state, seat)).__name__
        if len(match.log) >= wanted.after and asked == wanted.question:
            return Stored(match.setup, tuple(match.log)), seat
    raise LookupError(f"{wanted} never came")
