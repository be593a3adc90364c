"""The battlefield in a terminal, and ways of figures."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from starboard.games.dominate import GAME
from starboard.games.dominate.content import box
from starboard.games.dominate.state import Table
from starboard.games.dominate.terminal.board import draw
from starboard.kernel.loop import act, advance
from starboard.kernel.options import read_options
from starboard.kernel.play import Quick
from starboard.kernel.view import View
from starboard.testing import clause
from starboard.text import LANGUAGES
from tests.dominate.battlefield import Battlefield
from tests.dominate.building import Building
from tests.dominate.campaign.operation import Operation

NAMES = ("Anna", "Ben", "Cleo", "Dirk")


def drawn(state: Table, seat: int | None, lang: str = "en", width: int = 80) -> str:
    """What a seat sees on a screen of that width."""
    console = Console(width=width, file=StringIO(), force_terminal=False)
    with console.capture() as captured:
        console.print(draw(View(GAME, state, seat), lang, NAMES, width, True))
    return captured.get()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("scenario", sorted(box().skirmishes))
def test_every_board_fits_into_eighty_columns(scenario: str, lang: str) -> None:
    seats = box().skirmishes[scenario].players
    state = GAME.setup(seats, read_options(GAME.options, {"scenario": scenario}), box())
    advance(GAME, state, Quick(1))
    text = drawn(state, 0, lang)
    assert max(len(line) for line in text.splitlines()) <= 80
    rows = [line for line in text.splitlines() if line[:3].strip().isdigit()]
    assert len(rows) == len(box().skirmishes[scenario].board.rows.splitlines())


def test_odd_rows_are_shifted_and_figures_stand_on_their_fields() -> None:
    field = Battlefield(". f ~ .\n . ^ : =", homes=False)
    field.put("tank", 0, "a1")
    field.put("refinery", 1, "d1")
    lines = drawn(field.state, 0).splitlines()
    assert lines[2].rstrip() == "  1 ▲tk  ♣   ≈  ●RE"
    assert lines[3].rstrip() == "  2    ·   ^   ∷   =="


def test_lists_say_where_figures_are_and_what_is_special_about_them() -> None:
    field = Battlefield(". . . .")
    apc = field.put("apc", 0, "a1")
    field.aboard("mg_inf", apc)
    harvester = field.put("harvester", 0, "b1")
    field[harvester].cargo = "europe"
    text = " ".join(drawn(field.state, 0).split())
    assert "Harvester 1 B1 (with ore)" in text
    assert "APC 1 A1 (with passengers)" in text
    assert "MG-Inf 1 aboard" in text


@clause("DD-BUILD-05", "DD-BUILD-04")
def test_the_own_slot_is_a_track_and_nobody_elses() -> None:
    field = Battlefield(". .")
    field.put("factory", 0, "a1")
    field.produces(0, "tank@3", "mg_buggy@0")
    own = [line for line in drawn(field.state, 0).splitlines() if line.startswith("Vehicles")]
    assert own[0].split() == ["Vehicles", "(1)", "·", "·", "·", "·", "·", "tk", "·", "·", "bu"]
    assert "tk" not in drawn(field.state, 1)


def test_indoors_walls_doors_and_people_are_drawn() -> None:
    house = Building(
        """
        +---+---+
        | . a . |
        +   +---+
        | .   . |
        +---+---+
        """,
        doors={"a": "closed"},
    )
    house.intruder("mg_inf", "a1")
    lines = [line.rstrip() for line in drawn(house.state, 0).splitlines()]
    assert lines[3] == "    +───+───"
    assert lines[4] == "  1 │▲mg║ · │"
    assert lines[5] == "    +   +───"
    assert lines[6] == "  2 │ ·   · │"


@clause("DD-MOVE-02")
def test_a_unit_is_offered_whole_ways() -> None:
    field = Battlefield(". . . . .\n . . . . .")
    tank = field.put("tank", 0, "a1")
    field.put("mg_inf", 1, "c1")
    ways = {way.touches[1]: way.moves for way in GAME.ways(field.state, 0, tank)}
    assert [str(move) for move in ways["b1"]] == [f"step {tank} b1"]
    assert len(ways["b2"]) == 2
    assert "c1" not in ways  # driving over somebody is decided on by itself
    assert max(len(moves) for moves in ways.values()) == 3
    for move in ways["c2"]:
        act(GAME, field.state, 0, move, Quick(1))
    assert field[tank].field == "c2"


def test_nobody_else_is_offered_ways() -> None:
    field = Battlefield(". . .")
    tank = field.put("tank", 0, "a1")
    assert GAME.ways(field.state, 1, tank) == []
    field.builds()
    assert GAME.ways(field.state, 0, tank) == []


def test_a_kind_of_figure_of_a_mission_of_ones_own_has_its_name_on_the_board() -> None:
    ghost = {"name": "Ghost", "cls": "wheeled", "speed": 3, "targets": []}
    spook = {"id": "spook", "type": "ghost", "faction": "RedCat", "at": [3, 0]}
    mission = Operation(special_figures={"ghost": ghost}, figures=[spook])
    assert "gh Ghost" in drawn(mission.state, 0, width=120)
