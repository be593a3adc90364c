"""Bots at a table: which one steps in for whom, and how they decide."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from starboard.bots.greedy import Greedy
from starboard.bots.guard import Guarded, OutOfTime, alarm
from starboard.bots.named import ADVISER, LEVELS, seat_bot
from starboard.bots.simple import Random
from starboard.kernel.bot import Budget, Decision, Think
from starboard.kernel.chance import Seeded
from starboard.kernel.codec import plain
from starboard.kernel.game import Game
from starboard.kernel.loop import choice_of
from starboard.kernel.match import Match, tells
from starboard.kernel.moves import Move
from starboard.kernel.seats import Seat
from starboard.kernel.view import View, learned

LIMIT = 10.0
"""Seconds after which a bot that still thinks is replaced."""
MOST_AS_ONE = 40
"""Moves that a bot decides as one at most."""
SUBSTITUTE = "greedy"
"""Takes over from a bot that fails."""
HOUSE = "house"
WITHOUT_HOUSE = (SUBSTITUTE, "random")
"""Whom people choose from where a game has no house bot: nobody can be worse or better than it."""


class Decided(msgspec.Struct, frozen=True):
    """A move, why, and what went wrong with the bot, if anything."""

    move: str
    why: str = "bot-only-move"
    args: dict[str, Any] = {}
    fault: str = ""
    further: tuple[str, ...] = ()


def has_house(game: Game[Any]) -> bool:
    """Whether a game has a bot of its own; not every game does."""
    return game.mind.house_bot() is not None


def offered(game: Game[Any]) -> tuple[str, ...]:
    """The opponents that people choose from, by how well they play."""
    return LEVELS if has_house(game) else WITHOUT_HOUSE


def stand_in(game: Game[Any]) -> str:
    """The bot that plays where nobody has chosen one, for people who are gone."""
    return HOUSE if has_house(game) else SUBSTITUTE


def adviser(game: Game[Any]) -> str:
    """The bot that gives hints."""
    return ADVISER if has_house(game) else SUBSTITUTE


Sitting = dict[tuple[Seat, str], Guarded]
"""Bots of one match by seat and name: they remember what they have thought."""


def decide(
    match: Match[Any],
    seat: Seat,
    bot: str,
    limit: float = LIMIT,
    as_one: bool = False,
    sitting: Sitting | None = None,
) -> Decided:
    """What a bot does now: the substitute steps in where it fails, chance for both.

    With `as_one` it goes on while the same kind of question is open. Whoever has bots `sitting`
    asks the same one again; one that has failed begins anew.
    """
    known = {} if sitting is None else sitting
    guarded = known.pop((seat, bot), None) or seat_bot(bot, match.game, at_table=True)
    chance = Seeded(f"{match.setup.seed}/bot/{seat}/{len(match.log)}")
    view, moves = match.view(seat), match.playable(seat)
    further: list[Move] = []
    try:
        with alarm(limit):
            decision = guarded.decide(seat, view, moves, chance)
            if as_one:
                further = followed_up(match, seat, decision.move, guarded, chance)
        fault = str(guarded.fault.kind) if guarded.fault else ""
        if not fault:
            known[(seat, bot)] = guarded
    except OutOfTime:
        think = Think(match.game, seat, view, Budget(), chance)
        decision, fault = in_haste(view, moves, think, limit), "overran"
    why = decision.why
    args = plain(dict(why.args))
    return Decided(str(decision.move), why.message, args, fault, tuple(map(str, further)))


def in_haste(view: View[Any], moves: Sequence[Move], think: Think, limit: float) -> Decision:
    """What `greedy` would do; where even that takes too long, anything."""
    try:
        with alarm(limit):
            return Greedy().choose(view, moves, think)
    except OutOfTime:
        return Random().pick(moves, think)


def followed_up(
    match: Match[Any], seat: Seat, first: Move, bot: Guarded, chance: Seeded
) -> list[Move]:
    """What a bot would do after a first move, up to another kind of question or something new."""
    trial, kind = match.clone(), type(choice_of(match.state, seat))
    moves = [first]
    while len(moves) < MOST_AS_ONE:
        before = trial.state.clone()
        trial.play(seat, moves[-1])
        if trial.log[-1].chance or learned(before, trial.state, seat):
            break
        if any(tells(event, seat) for event in trial.history[-1]):
            break
        if seat not in trial.to_act or type(choice_of(trial.state, seat)) is not kind:
            break
        moves.append(bot.decide(seat, trial.view(seat), trial.playable(seat), chance).move)
    return moves[1:]
