"""Finding ways by trying the rules: step by step, up to chance, news or another question."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from starboard.errors import Error
from starboard.kernel.agenda import S
from starboard.kernel.chance import NeedsChance, NoChance
from starboard.kernel.game import Game
from starboard.kernel.loop import act, choice_of, legal_moves, to_act
from starboard.kernel.match import tells
from starboard.kernel.moves import Move
from starboard.kernel.seats import Seat
from starboard.kernel.view import learned


def paths(
    game: Game[S],
    state: S,
    seat: Seat,
    leads: Callable[[Move], str],
    goes_on: Callable[[Any], bool],
    passed: set[str],
) -> dict[str, tuple[Move, ...]]:
    """The fewest small moves to every place that can be reached, by place.

    `leads` says where a move leads, or nothing; `goes_on` whether the open choice is still that of
    the same path; `passed` are places that count as reached already.
    """
    found: dict[str, tuple[Move, ...]] = {}
    ends: list[tuple[S, tuple[Move, ...]]] = [(state, ())]
    while ends:
        here, moves = ends.pop(0)
        for move in legal_moves(game, here, seat):
            place = leads(move)
            if not place or place in found or place in passed:
                continue
            found[place] = (*moves, move)
            after = stepped(game, here, seat, move)
            if after is not None and goes_on(choice_of(after, seat)):
                ends.append((after, found[place]))
    return found


def stepped(game: Game[S], state: S, seat: Seat, move: Move) -> S | None:
    """The state after a step; nothing where a path ends with it."""
    after = state.clone()
    assert type(after) is type(state)
    try:
        act(game, after, seat, move, NoChance())
    except (NeedsChance, Error):
        return None
    news = learned(state, after, seat) or any(tells(event, seat) for event in after.events)
    return None if news or seat not in to_act(after) else after
