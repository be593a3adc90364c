"""The HTTP interface for games and their rules."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

import msgspec
from litestar import get

from starboard import ledger
from starboard.errors import BadInput
from starboard.kernel.registry import game_named
from starboard.server.door.answers import AnyRequest, InPath
from starboard.server.door.identity import language_of, visitor, worker_of
from starboard.server.room.opening import known_game
from starboard.server.store.records import Onlooker, Rating
from starboard.server.views.catalogue import game_cards
from starboard.server.wire.errors import not_found
from starboard.server.wire.parts import GameCard


class Rule(msgspec.Struct, omit_defaults=True):
    """A clause in the reader's language."""

    id: str
    chapter: str
    text: str
    reading: str = ""


@get("/api/games", tags=["games"])
async def games(request: AnyRequest) -> list[GameCard]:
    """Every game with its options, bots and windows."""
    return list(game_cards(language_of(request)))


@get("/api/games/{game:str}/printed", tags=["games"])
async def printed(request: AnyRequest, game: InPath) -> Mapping[str, Any]:
    """What is printed on the components of a game."""
    return on_components(known_game(game).id, language_of(request))


@cache
def on_components(game: str, lang: str) -> Mapping[str, Any]:
    found = game_named(game)
    return found.face.printed(found.content(None), lang)


@get("/api/games/{game:str}/rules", tags=["games"])
async def rules(request: AnyRequest, game: InPath) -> list[Rule]:
    """The rules of a game, clause by clause."""
    lang = language_of(request)
    try:
        clauses = ledger.of(game).values()
    except BadInput:
        raise not_found("game") from None
    return [rule(clause, lang) for clause in clauses]


@get("/api/rules/{clause:str}", tags=["games"])
async def one_rule(request: AnyRequest, clause: InPath) -> Rule:
    """One clause by its id."""
    try:
        return rule(ledger.find(clause), language_of(request))
    except BadInput:
        raise not_found("clause") from None


def rule(clause: ledger.Clause, lang: str) -> Rule:
    """A clause in one language."""
    if lang == "de":
        return Rule(clause.id, clause.heading, clause.de)
    return Rule(clause.id, clause.heading, clause.clause, clause.reading)


@get("/api/games/{game:str}/leaders", tags=["games"])
async def leaders(request: AnyRequest, game: InPath) -> list[Rating]:
    """The best rated players of a game, as far as you may know."""
    worker, person = worker_of(request), await visitor(request)
    to = Onlooker(person.id if person else "", worker.hours.now())
    return await worker.store.leaders(known_game(game).id, to)


HANDLERS = [games, printed, rules, one_rule, leaders]
