"""The HTTP interface for games, their rules, and the tools for people with the box."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import signal
import sys
from collections.abc import Coroutine, Mapping
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
from starboard.server.store.records import Onlooker, Rating
from starboard.server.visiting import address_of, language_of, service_of, visitor
from starboard.server.working import Workplaces

log = logging.getLogger("starboard.server")
AnyRequest = Request[Any, Any, Any]
InPath = FromPath[str]
TOOLS = {
    ("space-alert", "resolve"): ("space-alert", "resolve"),
    ("eclipse", "odds"): ("eclipse", "odds"),
    ("flagship", "deck-check"): ("flagship", "deck", "check"),
}
"""Tools of the command line that read a text and print JSON."""
CHILD = ("-m", "starboard.server.alone")
"""The command line as a process that gets little time and memory."""
DONE, ANSWER_IS_NO, BAD_INPUT = 0, 1, 2
"""How the command line ends."""
SPEAKER = "starboard: "
"""Before what the command line says of a bad input."""
SECONDS = 20.0
AT_ONCE = 2
WAITING = 20
EACH = 4
"""Requests of one address; one of them is worked on, the others wait."""
LARGEST_INPUT = 65_536
LONGEST_COMPLAINT = 300


def tool_places() -> Workplaces:
    """The places of a worker at which tools work."""
    return Workplaces(AT_ONCE, WAITING, EACH)


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
    service, person = service_of(request), await visitor(request)
    to = Onlooker(person.id if person else "", service.hours.now())
    return await service.store.leaders(known_game(game).id, to)


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
    return await tool_answer(request, words)


async def tool_answer(request: AnyRequest, words: tuple[str, ...]) -> Response[bytes]:
    """What a tool makes of a request, as soon as there is a place for it."""
    told = await request.body()
    if len(told) > LARGEST_INPUT:
        raise Refusal(Code.TOO_LARGE, "message-too-large", most=LARGEST_INPUT)

    async def work() -> bytes:
        tools: Workplaces = request.app.state["tools"]
        async with tools.place(address_of(request)):
            return await ran(words, told, language_of(request))

    return Response(await while_here(request, work()), media_type="application/json")


async def while_here(request: AnyRequest, work: Coroutine[Any, Any, bytes]) -> bytes:
    """What comes out of some work; given up when whoever asked for it has gone."""
    working, leaving = asyncio.create_task(work), asyncio.create_task(gone(request))
    try:
        await asyncio.wait((working, leaving), return_when=asyncio.FIRST_COMPLETED)
        return working.result() if working.done() else b""  # which nobody reads
    finally:
        for task in (working, leaving):
            task.cancel()
        await asyncio.wait((working, leaving))


async def gone(request: AnyRequest) -> None:
    """Wait until whoever asked has gone."""
    while (await request.receive())["type"] != "http.disconnect":
        pass


async def ran(words: tuple[str, ...], told: bytes, lang: str) -> bytes:
    """What a tool prints; its own sentence where the input is no good."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, *CHILD, "--lang", lang, *words, "-", "--json",
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
        start_new_session=True,
    )  # fmt: skip
    try:
        out, complaint = await asyncio.wait_for(process.communicate(told), SECONDS)
    except TimeoutError:
        raise Refusal(Code.LIMIT, "tool-took-too-long") from None
    finally:
        await end(process)
    assert process.returncode is not None
    if process.returncode not in (DONE, ANSWER_IS_NO) or not out:
        raise unfinished(process.returncode, complaint.decode(errors="replace"), words)
    return out


async def end(process: asyncio.subprocess.Process) -> None:
    """End a tool and whatever it has started, if it goes on."""
    if process.returncode is None:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        await process.wait()


def unfinished(code: int, complaint: str, words: tuple[str, ...]) -> Refusal:
    """Why a tool has no answer; of what went wrong inside of it only the log is told."""
    if code == BAD_INPUT and complaint.startswith(SPEAKER):
        what = complaint.removeprefix(SPEAKER).strip()[:LONGEST_COMPLAINT]
        return Refusal(Code.BAD_INPUT, "cannot-be-read", what=what)
    if code in (-signal.SIGXCPU, -signal.SIGKILL):
        return Refusal(Code.LIMIT, "tool-took-too-long")
    lines = complaint.strip().splitlines() or [""]
    error = lines[-1].partition(":")[0][:LONGEST_COMPLAINT]
    log.warning("a tool failed", extra={"tool": " ".join(words), "ended": code, "error": error})
    return Refusal(Code.BAD_INPUT, "tool-failed")


HANDLERS = [games, printed, rules, one_rule, leaders, use_tool]
