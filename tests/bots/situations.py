"""Situations in the toy games, and small bots with one property each."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

from starboard.bots import Bot, Decision, Guarded, Reason, Think, seat_bot
from starboard.kernel import (
    Chance,
    Event,
    Game,
    Mind,
    Move,
    Seat,
    Seeded,
    Slot,
    State,
    Step,
    only,
    registry,
)
from starboard.kernel.loop import advance, legal_moves, to_act
from starboard.kernel.play import first_asked
from starboard.kernel.view import View
from tests.toys import bluff, countdown, harvest, hunt

TOYS = (bluff.GAME, countdown.GAME, harvest.GAME, hunt.GAME)
for toy in TOYS:
    registry.add(toy)

BECAUSE = Reason("because")


class Opinion(Mind[bluff.Table]):
    """Points count, also those of the card that is being played."""

    def estimate(self, state: bluff.Table, seat: Seat) -> float:
        points = state.points.copy()
        if any(isinstance(entry, bluff.Score) for entry in state.agenda.entries()):
            points[state.deed.seat] += 0 if state.deed.cancelled else state.deed.points
        others = max(mine for other, mine in enumerate(points) if other != seat)
        return 0.5 + (points[seat] - others) / 200


class Judged(bluff.Bluff):
    """Bluff with an opinion."""

    rooms = {"face": bluff.BluffFace(), "mind": Opinion()}


class Forever(Step[bluff.Table]):
    """Sets itself off."""

    def run(self, state: bluff.Table, chance: Chance) -> None:
        state.push(self)


class Restless(Judged):
    """Bluff in which a six sets something off that never ends."""

    def settle(self, state: bluff.Table, events: list[Event]) -> None:
        if any(isinstance(event, bluff.Played) and event.card == "6" for event in events):
            state.push(Forever())


def bluff_hands(*hands: Sequence[str]) -> bluff.Table:
    """Seat 0 is about to play; nothing is left to draw, all other cards are discarded."""
    state = bluff.GAME.setup(len(hands), {}, bluff.GAME.content(None))
    state.agenda.clear()
    rest = list(bluff.CARDS)
    for seat, cards in enumerate(hands):
        state.hands[seat].slots = [Slot(card, only(seat)) for card in cards]
        for card in cards:
            rest.remove(card)
    state.pile.bag = []
    state.discard = rest
    state.push(bluff.Turn(0), bluff.NextTurn(0))
    return state


def first_decision(game: Game[Any], seats: int, seed: str) -> tuple[State, Seat, list[Move]]:
    """A fresh game at the first decision of a person."""
    options = {option.name: option.default for option in game.options}
    state = game.setup(seats, options, game.content(None))
    advance(game, state, Seeded(seed))
    seat = first_asked(to_act(state))
    return state, seat, legal_moves(game, state, seat)


def decide(
    name: str | Guarded, game: Game[Any], state: State, seat: Seat, stream: str = "bot"
) -> Decision:
    """What a bot decides on a seat, from its view."""
    bot = name if isinstance(name, Guarded) else seat_bot(name, game)
    moves = legal_moves(game, state, seat)
    return bot.decide(seat, View(game, state, seat), moves, Seeded(stream))


class Raising(Bot):
    """Falls over."""

    def choose(self, view: View[Any], moves: Sequence[Move], think: Think) -> Decision:
        raise ZeroDivisionError("thought too hard")


class Cheating(Bot):
    """Plays a card nobody holds."""

    def choose(self, view: View[Any], moves: Sequence[Move], think: Think) -> Decision:
        return Decision(bluff.Play("7"), BECAUSE)


class Silent(Bot):
    """Forgets to answer."""

    def choose(self, view: View[Any], moves: Sequence[Move], think: Think) -> Decision:
        return None  # type: ignore[return-value]  # that is its fault


class Endless(Bot):
    """Never stops thinking, and swallows every exception."""

    def choose(self, view: View[Any], moves: Sequence[Move], think: Think) -> Decision:
        while True:
            try:
                time.sleep(0.01)
            except Exception:
                continue
