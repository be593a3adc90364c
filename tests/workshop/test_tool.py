"""A declared tool: what can be asked for, on the command line and in an address."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any

import msgspec
import pytest

from starboard.errors import BadInput
from starboard.kernel.registry import game_named
from starboard.server.http.tools import command
from starboard.tool import Answer, Arg, Document, Field, Kind, Tool, fields_of, tools_of
from tests.server.running import running, tell

NINES = "9" * 30


class Shade(StrEnum):
    WHITE = "white"
    DARK_RED = "dark-red"


class Everything(msgspec.Struct):
    """One argument of every kind."""

    file: Document
    word: str
    number: int = 3
    part: float | None = None
    loud: bool = False
    shade: Shade | None = None
    names: tuple[str, ...] = ()
    folders: tuple[Path, ...] = ()
    from_: Annotated[str, Arg(here=True)] = ""
    at_most: int | None = None


def field(name: str) -> Field:
    return {each.name: each for each in fields_of(Everything)}[name]


def test_the_fields_of_a_record_are_the_arguments() -> None:
    found = {each.name: (each.kind, each.needed, each.by_query) for each in fields_of(Everything)}
    assert found == {
        "file": (Kind.DOCUMENT, True, False),
        "word": (Kind.WORD, True, True),
        "number": (Kind.NUMBER, False, True),
        "part": (Kind.FRACTION, False, True),
        "loud": (Kind.FLAG, False, True),
        "shade": (Kind.CHOICE, False, True),
        "names": (Kind.WORDS, False, True),
        "folders": (Kind.FOLDERS, False, False),
        "from": (Kind.WORD, False, False),
        "at-most": (Kind.NUMBER, False, True),
    }


@pytest.mark.parametrize(
    ("name", "written", "value"),
    [
        pytest.param("word", ["a b"], "a b", id="a word"),
        pytest.param("word", ["a", "b"], "b", id="the last word counts"),
        pytest.param("number", ["-12"], -12, id="a number"),
        pytest.param("part", ["0.5"], 0.5, id="a fraction"),
        pytest.param("loud", ["yes"], True, id="yes"),
        pytest.param("loud", ["0"], False, id="no"),
        pytest.param("shade", ["dark-red"], Shade.DARK_RED, id="a choice"),
        pytest.param("names", ["a", "b"], ("a", "b"), id="several words"),
    ],
)
def test_an_address_is_read(name: str, written: Sequence[str], value: object) -> None:
    read = field(name).read(written)
    assert (read, type(read)) == (value, type(value))


@pytest.mark.parametrize(
    ("name", "written", "sentence"),
    [
        pytest.param("number", "1.5", "number: must be a whole number, not 1.5", id="no number"),
        pytest.param("number", NINES, f"number: must be a whole number, not {NINES}", id="vast"),
        pytest.param("part", "nan", "part: must be a number, not nan", id="no fraction"),
        pytest.param("loud", "often", "loud: must be true or false, not often", id="no flag"),
        pytest.param(
            "shade", "blue", "shade: must be one of white, dark-red, not blue", id="no choice"
        ),
        pytest.param(
            "word", "x" * 101, "word: at most 100 letters, not 101: " + "x" * 101, id="too long"
        ),
    ],
)
def test_what_cannot_be_read_in_an_address_is_named(name: str, written: str, sentence: str) -> None:
    with pytest.raises(BadInput) as refused:
        field(name).read([written])
    assert str(refused.value) == sentence


def nothing(wants: Any, lang: str) -> Answer:
    return Answer(None)


class Asked(msgspec.Struct):
    file: Document
    number: int = 3
    loud: bool = False
    quiet: bool = False


def test_over_http_some_arguments_always_have_the_same_value() -> None:
    always = {"number": 7, "loud": True, "quiet": False}
    tool = Tool(words="look at", wants=Asked, answer=nothing, online=True, always=always)
    said = command("some_game", tool, tool.always)
    assert said == ("some-game", "look", "at", "-", "--number=7", "--loud")


def test_a_search_over_http_prepares_nothing() -> None:
    (solve,) = [tool for tool in tools_of(game_named("space_alert")) if tool.words == "solve"]
    said = command("space_alert", solve, solve.always)
    assert said[-2:] == ("--plans=200000", "--hurry")


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        pytest.param("GET", "/api/tools/space_alert/missions", 200, id="written with _"),
        pytest.param(
            "GET", "/api/tools/space-alert/mission?name=3&statistics=5", 200, id="not here"
        ),
        pytest.param("GET", f"/api/tools/space-alert/mission?seed={'x' * 101}", 400, id="too long"),
        pytest.param("GET", "/api/tools/space-alert/mission?name=list", 400, id="no mission"),
        pytest.param("GET", "/api/tools/eclipse/odds", 405, id="wants a document"),
        pytest.param("POST", "/api/tools/space-alert/mission", 404, id="wants none"),
        pytest.param("POST", "/api/tools/space-alert/check", 404, id="not online"),
        pytest.param("GET", "/api/tools/flagship/cards", 404, id="not online, too"),
        pytest.param("GET", "/api/tools/chess/odds", 404, id="no game"),
        pytest.param("GET", "/api/speech/chess", 404, id="no game with speech"),
        pytest.param("GET", "/api/speech/eclipse", 200, id="a silent game"),
        pytest.param("GET", "/api/speech/space-alert/../alarm", 404, id="no way out"),
        pytest.param("GET", "/api/speech/space-alert/de/..%2Falarm", 404, id="no other way out"),
    ],
)
def test_the_address_of_a_tool(method: str, path: str, status: int, tmp_path: Path) -> None:
    async def story() -> None:
        async with running(tmp_path) as server:
            answer = await server.http.request(method, path)
            assert answer.status_code == status, answer.text

    tell(story())
