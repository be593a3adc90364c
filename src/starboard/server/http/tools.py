"""The HTTP interface of what games bring for the table at home: their tools and recorded speech."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import re
import signal
import sys
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator, Mapping
from hashlib import sha256
from mimetypes import guess_type
from pathlib import Path
from typing import Any

import msgspec
from litestar import Response, get, post
from litestar.exceptions import MethodNotAllowedException
from litestar.params import FromQuery
from litestar.response import Stream

from starboard import installed
from starboard.errors import BadInput, Error
from starboard.kernel.registry import game_named
from starboard.server import wire
from starboard.server.door.answers import AnyRequest, InPath
from starboard.server.door.identity import address_of, language_of
from starboard.server.jobs.capacity import Workplaces
from starboard.server.views.catalogue import of_every_game
from starboard.server.wire.errors import Refusal, as_refusal, not_found, refused
from starboard.server.wire.parts import Code
from starboard.text import LANGUAGES, NoMessage, texts_for
from starboard.tool import Tool, fields_of, tools_of

log = logging.getLogger("starboard.server")
CHILD = ("-m", "starboard.server.jobs.sandbox")
"""The command line as a process that gets little time and memory."""
DONE, ANSWER_IS_NO, BAD_INPUT = 0, 1, 2
"""How the command line ends."""
SPEAKER = "starboard: "
"""Before what the command line says of a bad input."""
COMMAND_LINE = re.compile(r"^(-: |--)")
"""How it names standard input and options, of which nobody over HTTP has heard."""
SECONDS = 20.0
PATIENCE = 60.0
"""Seconds for whoever sees how far it has come."""
PROGRESS = "progress: "
"""Before a line that says how far a tool has come (`jobs/sandbox.py`)."""
LONGEST_LINE = 2**20
AT_ONCE = 2
WAITING = 20
EACH = 10
"""Requests of one address; one of them is worked on, the others wait. A crew of five that is
debriefed at home asks two things each."""
LARGEST_INPUT = 65_536
LONGEST_COMPLAINT = 300
MOST_ANSWERS = 64
Asked = tuple[tuple[str, ...], str, bytes]
"""A tool, a language, and what it was told: its answer is always the same."""
Answers = dict[Asked, bytes]
Hear = Callable[[bytes], None]
"""Takes how far a tool has come, as JSON."""


def online_tools() -> Iterator[tuple[str, Tool[Any]]]:
    """Every tool that may be asked over HTTP, with the id of its game."""
    for game, tools in of_every_game(lambda game: (game.id, tools_of(game))):
        yield from ((game, tool) for tool in tools if tool.online)


def spelled(game: str) -> str:
    """The id of a game as it stands in an address."""
    return game.replace("_", "-")


def about(game: str, tool: Tool[Any], lang: str) -> str:
    """What a tool does; its name where the game has no words for it."""
    try:
        return texts_for(game).say(lang, f"tool-{tool.name}")
    except NoMessage:
        return tool.name


def online_tool(group: str, name: str) -> tuple[str, Tool[Any]]:
    """The tool at an address, with the id of its game."""
    try:
        game = installed.named(group)
    except BadInput:
        raise not_found("tool") from None
    for tool in tools_of(game_named(game)):
        if tool.online and tool.name == name:
            return game, tool
    raise not_found("tool")


@post(
    "/api/tools/{group:str}/{tool:str}",
    tags=["tools"],
    status_code=200,
    request_max_body_size=LARGEST_INPUT,
)
async def use_tool(
    request: AnyRequest, group: InPath, tool: InPath, progress: FromQuery[bool] = False
) -> Response[bytes] | Stream:
    """A tool that reads a text (YAML, JSON or a deck) as body, and what else it may be told as
    query parameters; its answer as JSON.

    With `progress` it comes as lines of JSON: first how far the tool has come, then
    `{"answer": …}` or `{"refused": …}`.
    """
    game, found = online_tool(group, tool)
    if found.quick:
        raise not_found("tool")
    words = command(game, found, wished(request, found))
    if progress:
        await request.body()
        return Stream(as_it_comes(request, words), media_type="application/x-ndjson")
    told = await while_here(request, tool_answer(request, words))
    return Response(told, media_type="application/json")


@get("/api/tools/{group:str}/{tool:str}", tags=["tools"])
async def ask_tool(request: AnyRequest, group: InPath, tool: InPath) -> Response[Any]:
    """A tool that reads no text: its arguments as query parameters, its answer as JSON."""
    _, found = online_tool(group, tool)
    if not found.quick:
        raise MethodNotAllowedException
    facts = found.answer(found.wants(**wished(request, found)), language_of(request)).facts
    return Response(facts, media_type="application/json")


def wished(request: AnyRequest, tool: Tool[Any]) -> dict[str, Any]:
    """The arguments that stand in an address, besides those that are always the same."""
    values: dict[str, Any] = dict(tool.always)
    for field in fields_of(tool.wants):
        if field.field in values or not field.by_query:
            continue
        if words := request.query_params.getall(field.name, []):
            values[field.field] = field.read(words)
        elif field.needed:
            raise BadInput(field.name, "is-missing")
    return values


def command(game: str, tool: Tool[Any], values: Mapping[str, Any]) -> tuple[str, ...]:
    """A tool as the command line is asked for it, with a document that comes by itself."""
    words = [spelled(game), *tool.words.split(), "-"]
    for field in fields_of(tool.wants):
        value = values.get(field.field)
        if value is True:
            words.append(f"--{field.name}")
        elif value is not None and value is not False:
            many = value if isinstance(value, tuple) else (value,)
            words += [str(each) if field.by_place else f"--{field.name}={each}" for each in many]
    return tuple(words)


async def tool_answer(
    request: AnyRequest, words: tuple[str, ...], hear: Hear | None = None
) -> bytes:
    """What a tool makes of a request, as soon as there is a place for it."""
    told = await request.body()
    if len(told) > LARGEST_INPUT:
        raise Refusal(Code.TOO_LARGE, "message-too-large", most=LARGEST_INPUT)
    lang = language_of(request)
    asked = (words, lang, sha256(told).digest())
    answers: Answers = request.app.state["answers"]
    if asked in answers:
        return answers[asked]
    tools: Workplaces = request.app.state["tools"]
    async with tools.place(address_of(request)):
        if asked in answers:  # somebody else has asked the same meanwhile
            return answers[asked]
        answer = await ran(words, told, lang, hear)
    if not is_passing(answer):
        remember(answers, asked, answer)
    return answer


def remember(answers: Answers, asked: Asked, answer: bytes) -> None:
    """Keep an answer for whoever asks the same; the oldest goes."""
    answers[asked] = answer
    while len(answers) > MOST_ANSWERS:
        del answers[next(iter(answers))]


class Passing(msgspec.Struct):
    """What an answer may say of itself: soon there is a better one."""

    passing: bool = False


def is_passing(answer: bytes) -> bool:
    """Whether the same question gets a better answer soon, so that this one is not kept."""
    try:
        return msgspec.json.decode(answer, type=Passing).passing
    except msgspec.MsgspecError:
        return False


async def as_it_comes(request: AnyRequest, words: tuple[str, ...]) -> AsyncIterator[bytes]:
    """Lines of JSON: how far a tool has come, again and again, then its answer or a refusal."""
    heard: asyncio.Queue[bytes] = asyncio.Queue()
    working = asyncio.create_task(last_line(request, words, heard.put_nowait))
    try:
        while True:
            next = asyncio.create_task(heard.get())
            await asyncio.wait((working, next), return_when=asyncio.FIRST_COMPLETED)
            if not next.done():
                next.cancel()
                break
            yield next.result() + b"\n"
        yield await working + b"\n"
    finally:
        working.cancel()
        await asyncio.wait((working,))


async def last_line(request: AnyRequest, words: tuple[str, ...], hear: Hear) -> bytes:
    """What comes of it in the end."""
    try:
        answer = await tool_answer(request, words, hear)
    except Error as error:
        lang = language_of(request)
        return b'{"refused":' + wire.write(refused("", as_refusal(error, lang), lang)) + b"}"
    return b'{"answer":' + answer.strip() + b"}"


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


async def ran(words: tuple[str, ...], told: bytes, lang: str, hear: Hear | None = None) -> bytes:
    """What a tool prints; its own sentence where the input is no good."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, *CHILD, "--lang", lang, *words, "--json",
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
        start_new_session=True,
        limit=LONGEST_LINE,
    )  # fmt: skip
    seconds = SECONDS if hear is None else PATIENCE
    try:
        out, complaint = await asyncio.wait_for(spoken(process, told, hear), seconds)
    except TimeoutError:
        raise Refusal(Code.LIMIT, "tool-took-too-long") from None
    finally:
        await end(process)
    assert process.returncode is not None
    if process.returncode not in (DONE, ANSWER_IS_NO) or not out:
        raise unfinished(process.returncode, complaint, words)
    return out


async def spoken(
    process: asyncio.subprocess.Process, told: bytes, hear: Hear | None
) -> tuple[bytes, str]:
    """What a tool prints, and its complaints; how far it has come is passed on."""
    assert process.stdin is not None
    assert process.stdout is not None
    assert process.stderr is not None
    complaints: list[str] = []

    async def listen(lines: asyncio.StreamReader) -> None:
        async for line in lines:
            if not line.startswith(PROGRESS.encode()):
                complaints.append(line.decode(errors="replace"))
            elif hear is not None:
                hear(line.removeprefix(PROGRESS.encode()).strip())

    process.stdin.write(told)
    with contextlib.suppress(ConnectionError):  # it has ended already, and says why
        await process.stdin.drain()
    process.stdin.close()
    out, _ = await asyncio.gather(process.stdout.read(), listen(process.stderr))
    await process.wait()
    return out, "".join(complaints)


async def end(process: asyncio.subprocess.Process) -> None:
    """End a tool and whatever it has started, if it goes on."""
    if process.returncode is None:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        await process.wait()


def unfinished(code: int, complaint: str, words: tuple[str, ...]) -> Refusal:
    """Why a tool has no answer; of what went wrong inside of it only the log is told."""
    if code == BAD_INPUT and complaint.startswith(SPEAKER):
        what = COMMAND_LINE.sub("", complaint.removeprefix(SPEAKER).strip())[:LONGEST_COMPLAINT]
        return Refusal(Code.BAD_INPUT, "cannot-be-read", what=what)
    if code in (-signal.SIGXCPU, -signal.SIGKILL):
        return Refusal(Code.LIMIT, "tool-took-too-long")
    lines = complaint.strip().splitlines() or [""]
    error = lines[-1].partition(":")[0][:LONGEST_COMPLAINT]
    log.warning("a tool failed", extra={"tool": " ".join(words), "ended": code, "error": error})
    return Refusal(Code.BAD_INPUT, "tool-failed")


@get("/api/speech/{game:str}", tags=["tools"])
async def recorded(request: AnyRequest, game: InPath) -> list[str]:
    """What a game has recorded in a language: the names of the files."""
    return sorted(recordings(game, language_of(request)))


@get("/api/speech/{game:str}/{lang:str}/{name:str}", tags=["tools"])
async def recording(game: InPath, lang: InPath, name: InPath) -> Response[bytes]:
    """One file of them."""
    known = recordings(game, lang)
    if name not in known:
        raise not_found("recording")
    kind = guess_type(name)[0] or "application/octet-stream"
    return Response(
        known[name].read_bytes(), media_type=kind, headers={"cache-control": "no-cache"}
    )


def recordings(game: str, lang: str) -> dict[str, Path]:
    """The files in the folder `speech` of a game, by their names."""
    try:
        folder = installed.folder(game) / "speech"
    except BadInput:
        raise not_found("game") from None
    if lang not in LANGUAGES:
        return {}
    return {file.name: file for file in folder.glob(f"{lang}/*.*")}


HANDLERS = [use_tool, ask_tool, recorded, recording]
