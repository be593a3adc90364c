"""The rooms of every game: rules know neither tools nor screens nor bots."""

from __future__ import annotations

from functools import cache

import pytest

from starboard import installed
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
