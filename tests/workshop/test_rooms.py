"""The rooms of every game and of the server: what they know, how full they are, who names them."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from pathlib import Path

import pytest

from starboard import installed, server
from tests.workshop.documents import ROOT
from tests.workshop.imports import SOURCE, Graph, graph

AROUND = ("bot", "box", "face", "terminal", "tools")
"""What stands around the rules of a game; the game names it, and imports it when asked."""


@cache
def edges() -> Graph:
    return graph(SOURCE)


def room_of(module: str, game: str) -> str:
    """The folder of a game in which a module lies; its own name where it lies in none."""
    return module.removeprefix(f"starboard.games.{game}.").partition(".")[0]


def known_to(game: str, rooms: set[str]) -> set[tuple[str, str]]:
    """What the modules in some rooms of a game import of that game: module and room."""
    package = f"starboard.games.{game}"
    return {
        (module, room_of(needed, game))
        for module, all_needed in edges().items()
        if f"{module}.".startswith(f"{package}.") and room_of(module, game) in rooms
        for needed in all_needed
        if needed.startswith(f"{package}.")
    }


def rooms_of(game: str) -> set[str]:
    """All rooms and flat modules of a game, and the game itself."""
    package = f"starboard.games.{game}"
    return {room_of(module, game) for module in edges() if f"{module}.".startswith(f"{package}.")}


@pytest.mark.parametrize("game", installed.entries())
def test_the_rules_know_neither_tools_nor_screens_nor_bots(game: str) -> None:
    rules = rooms_of(game) - {*AROUND, "fast"}
    assert len(rules) > 10
    known = known_to(game, rules)
    assert len(known) > 50
    assert sorted(pair for pair in known if pair[1] in AROUND) == []


def test_odds_of_a_battle_know_no_table() -> None:
    known = {room for _, room in known_to("eclipse", {"odds"})}
    assert "odds" in known
    assert not known & {"battle", "state", "turn"}


# ------------------------------------------------------------------ the server

SERVER = Path(server.__file__).parent
ROOMS = sorted(path.parent for path in SERVER.glob("*/__init__.py"))
MOST = 12
"""Files in a room of the server; only what is kept in a database needs more."""


def files_in(room: Path) -> list[str]:
    return sorted(path.name for path in room.glob("*.py"))


@pytest.mark.parametrize("room", [SERVER, *ROOMS], ids=lambda room: room.name)
def test_no_room_of_the_server_is_crowded(room: Path) -> None:
    assert len(ROOMS) >= 10
    assert room.name == "store" or len(files_in(room)) <= MOST


@pytest.mark.parametrize(
    "room", [each for each in ROOMS if each.name != "store"], ids=lambda room: room.name
)
def test_the_map_of_the_server_names_what_lies_in_a_room(room: Path) -> None:
    told = re.search(rf"^    {room.name} (.*(?:\n {{10,}}.*)*)", server.__doc__ or "", re.MULTILINE)
    assert told is not None
    missing = {file.removesuffix(".py") for file in files_in(room)} - {"__init__"}
    assert missing - set(re.findall(r"\w+", told[1])) == set()


def test_every_room_of_the_server_has_its_layer() -> None:
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["importlinter"]
    [layers] = [
        " ".join(each["layers"])
        for each in contracts["contracts"]
        if each["name"].startswith("The server's rooms")
    ]
    modules = {path.stem for path in SERVER.glob("*.py")} - {"__init__"}
    known = {*modules, *(room.name for room in ROOMS)}
    assert set(re.findall(r"starboard\.server\.(\w+)", layers)) == known
