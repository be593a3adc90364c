"""Chance is asked before anything is written, so that a step can be run again with the answer."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from starboard.errors import Error
from starboard.kernel.agenda import State
from starboard.kernel.chance import Seeded
from starboard.kernel.choice import Aside
from starboard.kernel.codec import dumps, fields_of
from starboard.kernel.game import Game
from starboard.kernel.loop import agenda_of, answer, settle, steps
from starboard.kernel.moves import Move
from starboard.kernel.seats import Seat
from starboard.testing.kit.spot import Spot, sample

TRIED = 4


class Late(Error):
    """Something had been written before chance was asked."""


class Watchful(Seeded):
    """Chance that looks at the state when it is first asked within a step."""

    def __init__(self, seed: str, state: State) -> None:
        super().__init__(seed)
        self.state = state
        self.doing = ""
        self.before = b""
        self.asked = False

    def next_step(self, doing: str) -> None:
        """A new step begins: nothing is written yet."""
        self.doing = doing
        self.before = written(self.state)
        self.asked = False

    def below(self, n: int) -> int:
        if not self.asked:
            self.asked = True
            if written(self.state) != self.before:
                raise Late
        return super().below(n)


def written(state: State) -> bytes:
    """Everything but the agenda, whose top has been taken off, and how much was reported."""
    parts = {name: getattr(state, name) for name in fields_of(type(state)) if name != "agenda"}
    return dumps([parts, len(state.events)])


def check_chance_first(spot: Spot) -> None:
    """No step and no move writes anything before it first asks for chance."""
    for seat, move in sample(spot.rng("chance"), spot.legal(), TRIED):
        state = spot.state.clone()
        chance = Watchful(f"{spot.where}/chance", state)
        try:
            for doing in watched(spot.game, state, seat, move, chance):
                chance.next_step(doing)
        except Late:
            spot.fail("chance", f"{chance.doing} writes before it asks for chance")


def watched(
    game: Game[Any], state: State, seat: Seat, move: Move, chance: Watchful
) -> Iterator[str]:
    """The kernel's loop, step by step: says what comes next before it happens."""
    agenda = agenda_of(state, seat)
    yield f"“{move}” of seat {seat}"
    if isinstance(move, Aside):
        state.current = agenda
        move.take(state, seat, chance)
        settle(game, state)
    else:
        answer(game, state, agenda, seat, move, chance)
    for entry in steps(game, state, chance):
        yield f"{type(entry).__name__} after “{move}”"
