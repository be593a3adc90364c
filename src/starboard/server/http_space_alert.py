"""The HTTP interface of the tools for people who own Space Alert: missions and the post-mortem."""

from __future__ import annotations

import argparse
from importlib import import_module
from types import ModuleType
from typing import Annotated, Any

from litestar import Request, Response, get, post
from litestar.params import FromPath, QueryParameter

from starboard.server.http_games import LARGEST_INPUT, tool_answer
from starboard.server.refusals import not_found
from starboard.server.visiting import language_of

AnyRequest = Request[Any, Any, Any]
Word = Annotated[str, QueryParameter(max_length=100)]
Wish = Annotated[str | None, QueryParameter(max_length=100)]
SOLVE = ("space-alert", "solve", "--plans", "3000")
"""A search that ends while somebody waits, without machine code that has to be made first."""


def part(name: str) -> ModuleType:
    """A module of the game; like the command line, the server imports a game when it is asked."""
    return import_module(f"starboard.games.space_alert.{name}")


@get("/api/tools/space-alert/mission", tags=["tools"])
async def mission(
    request: AnyRequest,
    name: Word = "random",
    seed: Wish = None,
    length: Wish = None,
    levels: Wish = None,
    difficulty: Wish = None,
) -> dict[str, Any]:
    """A mission for a real table: every announcement with its second and its sentence."""
    wishes = argparse.Namespace(
        name=name, seed=seed, length=length, levels=levels, difficulty=difficulty
    )
    tool, lang = part("mission_tool"), language_of(request)
    found = tool.chosen(wishes)
    return {**tool.as_data(found, lang), "headline": part("box.script").headline(found, lang)}


@get("/api/tools/space-alert/missions", tags=["tools"])
async def missions(request: AnyRequest) -> list[dict[str, str]]:
    """The fixed missions in the order for newcomers."""
    lang = language_of(request)
    name = part("box.script").mission_name
    return [
        {"id": each.id, "name": name(each, lang)}
        for each in part("missions.mission").fixed_missions()
    ]


@post(
    "/api/tools/space-alert/solve",
    tags=["tools"],
    status_code=200,
    request_max_body_size=LARGEST_INPUT,
)
async def solve(request: AnyRequest) -> Response[bytes]:
    """What a crew could have done instead: a plan as text, the answer as JSON."""
    return await tool_answer(request, SOLVE)


@get("/api/speech/space-alert", tags=["tools"])
async def recorded(request: AnyRequest) -> list[str]:
    """What the ship's computer has recorded in a language: the names of the clips."""
    folder = part("box.speech").FOLDER / language_of(request)
    return sorted(file.stem for file in folder.glob("*.wav"))


@get("/api/speech/space-alert/{lang:str}/{name:str}", tags=["tools"])
async def recording(lang: FromPath[str], name: FromPath[str]) -> Response[bytes]:
    """One clip of the ship's computer."""
    folder = part("box.speech").FOLDER
    known = (
        {file.stem: file for file in folder.glob(f"{lang}/*.wav")} if lang in ("de", "en") else {}
    )
    if name not in known:
        raise not_found("recording")
    forever = {"cache-control": "public, max-age=86400"}
    return Response(known[name].read_bytes(), media_type="audio/wav", headers=forever)


HANDLERS = [mission, missions, solve, recorded, recording]
