"""Before the doors open: what a worker process needs so that nobody waits later."""

from __future__ import annotations

import gc
import logging
from collections.abc import Iterator
from itertools import count
from typing import Any

import msgspec

from starboard.kernel.game import Game
from starboard.kernel.log import Setup
from starboard.kernel.match import begin
from starboard.server.views.catalogue import game_cards, of_every_game
from starboard.text import LANGUAGES

log = logging.getLogger("starboard.server")
GROWTH = 500_000
"""Things that are made and stay before Python looks for rings of garbage among them."""
ENDED = 500
"""Connections that end before Python looks for what they leave behind."""


def warm_up() -> None:
    """Load games, their content and sentences, then keep the search for garbage away from them.

    Content is read here and not by whoever comes first: several tables are read in threads after
    a start.

    A move leaves no rings behind, but it replaces the state of its table by a new one. With
    Python's own thresholds every few moves all those new states would be searched in vain.
    """
    for _ in of_every_game(try_out):
        pass
    for lang in LANGUAGES:
        game_cards(lang)
    describe_records()
    gc.collect()
    gc.freeze()
    gc.set_threshold(GROWTH)


def try_out(game: Game[Any]) -> None:
    """Begin a game, so that everything is read which that takes; one that fails keeps no other."""
    options = {each.name: each.default for each in game.options if not each.private}
    setup = Setup(game=game.id, rules=game.rules, seats=max(game.seats), options=options, seed="")
    try:
        begin(game, setup)
    except Exception:
        log.exception("a game cannot be begun", extra={"game": game.id})


def describe_records() -> None:
    """Let msgspec describe every kind of record now, in one thread.

    It does so when a kind is first read, and two threads that do so at once end the process.
    """
    for kind in kinds_of(msgspec.Struct):
        msgspec.json.Decoder(kind)


def kinds_of(base: type[msgspec.Struct]) -> Iterator[type[msgspec.Struct]]:
    """Every kind of record that is loaded."""
    found: list[type[msgspec.Struct]] = base.__subclasses__()
    for kind in found:
        yield kind
        yield from kinds_of(kind)


_ended = count(1)


def tidy_up() -> None:
    """After a connection, which leaves rings behind: now and then they are cleared away."""
    if next(_ended) % ENDED == 0:
        gc.collect(1)
