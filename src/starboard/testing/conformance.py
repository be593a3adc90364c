"""The conformance kit: one line shows that a game keeps what every game promises.

    def test_my_game_conforms():
        conform(GAME, games=20)

It plays random matches from fixed seeds and looks closely at positions in them: clone, replay,
moves, refusals, conservation, non-interference, events, what is shown, files, undo, branches,
order, texts.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from starboard.errors import BadInput, Error
from starboard.kernel.bot import Bot
from starboard.kernel.face import Face
from starboard.kernel.game import Game
from starboard.kernel.mind import Mind
from starboard.kernel.options import OptionKind
from starboard.kernel.registry import start
from starboard.testing.kit.chancefirst import check_chance_first
from starboard.testing.kit.copies import check_branch, check_clone
from starboard.testing.kit.ends import check_agreement
from starboard.testing.kit.forms import check_kinds
from starboard.testing.kit.journey import Journey
from starboard.testing.kit.knowledge import check_knowledge
from starboard.testing.kit.legality import check_acts, check_moves
from starboard.testing.kit.order import check_order
from starboard.testing.kit.sentences import check_texts
from starboard.testing.kit.shown import check_shown
from starboard.testing.kit.spot import Nonconforming, Spot, Subject
from starboard.testing.kit.storage import check_memory, check_storage
from starboard.testing.kit.taking_back import check_undo
from starboard.testing.kit.telling import check_events
from starboard.testing.kit.twins import Bringing, check_twins
from starboard.testing.kit.ways import check_ways

__all__ = ["Nonconforming", "conform"]

STORED = 2
"""How many of the matches are replayed beforehand, saved, damaged and branched."""


def conform(
    game: Game[Any],
    *,
    games: int = 8,
    seats: Sequence[int] | None = None,
    options: Mapping[str, object] | None = None,
    bots: Sequence[Bot] = (),
    texts: bool = True,
    positions: int = 5,
    limit: int = 5000,
    memory: int = 1_000_000,
    brought: Sequence[Bringing] = (),
) -> None:
    """Raise `Nonconforming` at the first promise that a game breaks.

    `games` random matches are played, with every number of seats in turn; `positions` of each are
    looked at closely. `options` are those of every match, so that other modes are met too.
    `brought` is what seats bring along, a match each in turn; others must not be able to tell them
    apart. No match may take more than `limit` moves or `memory` bytes.
    """
    subject = Subject(game)
    check_rooms(subject)
    check_options(subject)
    check_kinds(subject)
    numbers = tuple(game.seats) if seats is None else tuple(seats)
    for number in range(games):
        bring = brought[number % len(brought)] if brought else None
        count, seed = numbers[number % len(numbers)], f"conform-{number}"
        journey = Journey(subject, count, seed, limit, options or {}, bring)
        stops = journey.stops(Random(f"{game.id}/{number}"), positions)
        if number < STORED:
            look_first(Spot(subject, journey.prefix(0)))
            journey.check_replay()
        for spot in journey.replayed(stops):
            look(spot, bots)
        if number < STORED:
            check_storage(journey)
            check_branch(journey, stops[len(stops) // 2])
        if number == 0:
            check_order(journey)
            check_memory(journey, memory)
    check_twins(subject, numbers[0], brought)
    if texts:
        check_texts(subject)


def look(spot: Spot, bots: Sequence[Bot]) -> None:
    """Everything that is looked at in one position."""
    with spot.watching():
        check_clone(spot)
        check_moves(spot)
        check_acts(spot)
        check_chance_first(spot)
        check_knowledge(spot, bots)
        check_events(spot)
        check_shown(spot)
        check_undo(spot)
        check_agreement(spot)
        check_ways(spot)


def look_first(spot: Spot) -> None:
    """What everything else relies on: a clone of its own, and questions that change nothing."""
    with spot.watching():
        check_clone(spot)
        check_moves(spot)


def check_rooms(subject: Subject) -> None:
    """Every room opens, and what belongs into one does not stand in the game itself."""
    game = subject.game
    for kind, found in ((Face, game.face), (Mind, game.mind)):
        for name in vars(kind):
            if not name.startswith("_") and hasattr(type(game), name):
                subject.fail("rooms", f"{name} belongs into its {type(found).__name__}")


def check_options(subject: Subject) -> None:
    """Without options every number of seats can play; defaults fit; unknown options are refused."""
    game = subject.game
    for option in game.options:
        try:
            option.read(option.default)
        except BadInput as error:
            subject.fail("options", f"the default of {option.name} does not fit: {error}")
        if option.private and (option.kind is not OptionKind.TEXT or option.default):
            subject.fail("options", f"{option.name} is private, but no text that may be missing")
    for seats in game.seats:
        try:
            start(game, seats=seats, seed="conform")
        except Error as error:
            subject.fail("options", f"{seats} seats cannot begin without options: {error}")
    try:
        start(game, options={"no-such-option": 1})
    except BadInput:
        return
    subject.fail("options", "an unknown option is accepted")
