"""One game between bots: what travels to a worker, and what comes back."""

from __future__ import annotations

import importlib
import traceback
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from starboard.kernel import registry
from starboard.kernel.agenda import Outcome
from starboard.kernel.chance import Seeded
from starboard.kernel.game import Game
from starboard.kernel.loop import advance, playable_moves
from starboard.kernel.match import Match
from starboard.kernel.moves import Move
from starboard.kernel.options import OptionValue
from starboard.kernel.play import LIMIT, Patience, Stuck, Tally, Watch, play_out
from starboard.kernel.record import Content
from starboard.kernel.seats import Seat
from starboard.lab.seating import SeatFault, Seating
from starboard.table.table import PATIENCE


class Task(msgspec.Struct, frozen=True, kw_only=True):
    """A game to be played: setup and seeds, never a state."""

    index: int
    game: str
    home: str
    """The module that defines the game: a fresh process imports it."""
    seats: tuple[str, ...]
    """The name of the bot on each seat."""
    seed: str
    options: dict[str, OptionValue]
    cards: tuple[str, ...] = ()
    """Folders with own cards."""
    record: str = ""
    limit: int = LIMIT
    units: int = 1
    """How many units of its points make one."""


class Result(msgspec.Struct, kw_only=True, omit_defaults=True):
    """How a game went. `error` is a defect of the game, `fault` one of a bot."""

    index: int
    seed: str
    seats: tuple[str, ...]
    finished: bool = False
    decisions: int = 0
    real: int = 0
    won: tuple[int, ...] = ()
    places: tuple[int, ...] = ()
    points: tuple[int, ...] = ()
    units: int = 1
    """How many units make one point."""
    reason: str = ""
    fault: dict[str, Any] | None = None
    error: dict[str, Any] | None = None


def find_game(task: Task) -> Game[Any]:
    """The game of a task; one that is not installed is looked for in its module."""
    if task.game not in registry.games():
        for value in vars(importlib.import_module(task.home)).values():
            if isinstance(value, Game) and value.id == task.game:
                registry.add(value)
    return registry.game_named(task.game)


@cache
def printed(game: Game[Any], cards: tuple[str, ...]) -> Content:
    """What is printed on a game's components, own cards included; read once."""
    return game.content(game.read_own([Path(folder) for folder in cards]))


def play_task(task: Task) -> Result:
    """Play one game between fresh bots."""

    def play(tally: Tally) -> Outcome | None:
        game = find_game(task)
        seating = Seating.named(game, task.seats, task.seed)
        if task.record:
            return play_recorded(game, task, seating, tally)
        return play_fast(game, task, seating, tally)

    return attempt(task, play)


def attempt(task: Task, play: Callable[[Tally], Outcome | None]) -> Result:
    """Whatever goes wrong in a game is part of its result, with all that repeats it."""
    result = Result(index=task.index, seed=task.seed, seats=task.seats, units=task.units)
    tally = Tally()
    try:
        outcome = play(tally)
        if outcome is not None:
            result.won, result.places = outcome.won, outcome.places
            result.points, result.reason = outcome.points, outcome.reason
    except SeatFault as caught:
        note_fault(result, caught)
    except Exception as error:
        result.error = described(error, task, tally.decisions)
    result.finished = tally.finished
    result.decisions, result.real = tally.decisions, tally.real
    return result


def play_fast(
    game: Game[Any], task: Task, seating: Seating, tally: Tally, watch: Watch | None = None
) -> Outcome | None:
    """Without a match: nothing is kept."""
    state = game.setup(len(task.seats), task.options, printed(game, task.cards))
    chance = Seeded(task.seed)
    advance(game, state, chance)
    state.events.clear()
    state.settled = 0
    play_out(game, state, seating.choose, chance, task.limit, watch, tally, PATIENCE)
    outcome: Outcome | None = state.outcome
    return outcome


def play_recorded(game: Game[Any], task: Task, seating: Seating, tally: Tally) -> Outcome | None:
    """As a match that is saved, also when something went wrong."""
    match = registry.start(
        game, seats=len(task.seats), seed=task.seed, options=task.options, cards=task.cards
    )

    turns = Patience(PATIENCE)
    try:
        while match.to_act and tally.decisions < task.limit:
            seat = turns.asked(game, match.state)
            turns.note(seat, move_recorded(match, seat, seating, tally))
    finally:
        match.save(Path(task.record) / f"{task.game}-{task.index:06}.jsonl")
    tally.finished = match.over
    return match.outcome


def move_recorded(match: Match[Any], seat: Seat, seating: Seating, tally: Tally) -> Move:
    """One move of a match."""
    moves = playable_moves(match.game, match.state, seat)
    if not moves:
        raise Stuck(f"seat {seat} is waited for but has no legal move")
    tally.decisions += 1
    move = moves[0]
    if len(moves) > 1:
        tally.real += 1
        move = seating.choose(match.state, seat, moves)
    match.play(seat, move)
    return move


def note_fault(result: Result, caught: SeatFault) -> None:
    """The seat whose bot failed loses; the others win."""
    seats = range(len(result.seats))
    result.won = tuple(seat for seat in seats if seat != caught.seat)
    result.places = tuple(2 if seat == caught.seat else 1 for seat in seats)
    result.points = (0,) * len(result.seats)
    result.reason = "fault"
    fault = caught.fault
    told = {"seat": caught.seat, "bot": fault.bot, "kind": fault.kind, "detail": fault.detail}
    result.fault = {"index": result.index, **told}


def described(error: Exception, task: Task, decisions: int) -> dict[str, Any]:
    """An exception with what is needed to see it again."""
    frames = traceback.extract_tb(error.__traceback__)
    places = [f"{Path(frame.filename).name}:{frame.lineno}" for frame in frames[-3:]]
    return {
        "index": task.index,
        "seed": task.seed,
        "seats": list(task.seats),
        "decision": decisions,
        "error": f"{type(error).__name__}: {error}",
        "where": " > ".join(places),
    }
