"""The HTTP interface for games, their rules, and the tools for people with the box."""

from __future__ import annotations

import asyncio
import logging
import sys
from functools import cache
from typing import Any

import msgspec
from litestar import Request, Response, get, post
from litestar.params import FromPath

from starboard import ledger
from starboard.errors import BadInput
from starboard.kernel.registry import game_named
from starboard.server.cards import game_cards
from starboard.server.lobbying import known_game
from starboard.server.parts import Code, GameCard
from starboard.server.refusals import Refusal, not_found
from starboard.server.store.records import Rating
from starboard.server.visiting import language_of, service_of

log = logging.getLogger("starboard.server")
AnyRequest = Request[Any, Any, Any]
InPath = FromPath[str]
TOOLS = {
    ("space-alert", "resolve"): ("space-alert", "resolve"),
    ("eclipse", "odds"): ("eclipse", "odds"),
    ("flagship", "deck-check"): ("flagship", "deck", "check"),
}
"""Tools of the command line that read a text and print JSON."""
PROGRAM = "import sys; from starboard.cli import main; sys.exit(main())"
SPEAKER = "starboard: "
"""How every sentence of the command line begins; it ends with the status for bad input."""
BAD_INPUT = 2
SECONDS = 20.0
AT_ONCE = 2
LARGEST_INPUT = 65_536


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
async def printed(request: AnyRequest, game: InPath) -> dict[str, Any]:
    """What is printed on the components of a game."""
    return on_components(known_game(game).id, language_of(request))


@cache
def on_components(game: str, lang: str) -> dict[str, Any]:
    found = game_named(game)
    return found.printed(found.content(None), lang)


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
        return Rule(clause.id, clause.section, clause.de)
    return Rule(clause.id, clause.section, clause.clause, clause.reading)


@get("/api/games/{game:str}/leaders", tags=["games"])
async def leaders(request: AnyRequest, game: InPath) -> list[Rating]:
    """The best rated players of a game."""
    return await service_of(request).store.leaders(known_game(game).id)


@post(
    "/api/tools/{group:str}/{tool:str}",
    tags=["tools"],
    status_code=200,
    request_max_body_size=LARGEST_INPUT,
)
async def use_tool(request: AnyRequest, group: InPath, tool: InPath) -> Response[bytes]:
    """A tool of the command line: its input as text (YAML, JSON or a deck), its answer as JSON."""
    words = TOOLS.get((group, tool))
    if words is None:
        raise not_found("tool")
    told = await request.body()
    if len(told) > LARGEST_INPUT:
        raise Refusal(Code.TOO_LARGE, "message-too-large", most=LARGEST_INPUT)
    async with request.app.state["tools"]:
        said = await ran(words, told, language_of(request))
    return Response(said, media_type="application/json")


async def ran(words: tuple[str, ...], told: bytes, lang: str) -> bytes:
    """What a tool prints; its own sentence where the input is no good."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", PROGRAM, "--lang", lang, *words, "-", "--json",
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )  # fmt: skip
    try:
        out, complaint = await asyncio.wait_for(process.communicate(told), SECONDS)
    except TimeoutError:
        process.kill()
        await process.wait()
        raise Refusal(Code.LIMIT, "tool-took-too-long") from None
    if process.returncode not in (0, 1) or not out:
        raise complained(process.returncode, complaint.decode(errors="replace").strip())
    return out


def complained(status: int | None, complaint: str) -> Refusal:
    """Why a tool has no answer: its own sentence; of one that broke nobody sees the inside."""
    what = complaint.removeprefix(SPEAKER)
    if status == BAD_INPUT and what != complaint:
        return Refusal(Code.BAD_INPUT, "cannot-be-read", what=what[:300])
    log.warning("a tool broke", extra={"status": status})
    return Refusal(Code.BAD_INPUT, "tool-failed")


HANDLERS = [games, printed, rules, one_rule, leaders, use_tool]
