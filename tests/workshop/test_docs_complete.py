"""The reference pages name everything there is, and nothing that is not."""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
import typing
from collections.abc import Iterator
from enum import StrEnum
from pathlib import Path

import pytest
import yaml

from starboard import installed
from starboard.cli import COMMANDS, build_parser
from starboard.games.flagship.cards import kinds, vocabulary
from starboard.games.flagship.cards.printed import PrintedCard, read_card
from starboard.kernel.face import Face
from starboard.kernel.game import Game
from starboard.kernel.log import LogEntry, Setup
from starboard.kernel.mind import Mind
from starboard.kernel.notation import parse
from starboard.kernel.registry import game_named
from starboard.ledger import Clause
from starboard.screen import Terminal
from starboard.terminal.commands import ALL
from tests.workshop.documents import ROOT, documents

DOCS = ROOT / "docs"
CODE = re.compile(r"`([^`\n]+)`")
WORD = re.compile(r"\w+")
LINK = re.compile(r"!?\[[^\]]*\]\(([^)#\s]+)(?:#[^)]*)?\)")
LOADED = re.compile(r"<(?:script|link|img|iframe)\b[^>]*\b(?:src|href)=\"((?:https?:)?//[^\"]+)")


def page(name: str) -> str:
    return (DOCS / name).read_text("utf-8")


def rows(text: str) -> Iterator[list[str]]:
    """The cells of every row of every table; headings and rulers left out."""
    for line in text.splitlines():
        cells = [cell.strip() for cell in line.strip().strip("|").split(" | ")]
        if line.startswith("| `"):
            yield cells


# ------------------------------------------------------------------------- notation


@pytest.mark.parametrize(
    ("heading", "game"),
    [("Flagship", "flagship"), ("Space Alert", "space_alert"), ("Eclipse", "eclipse"),
     ("Dominate & Delegate", "dominate"), ("Perry Rhodan", "perry_rhodan")],
)  # fmt: skip
def test_the_notation_page_explains_every_move_with_an_example(heading: str, game: str) -> None:
    kinds = {kind.verb: kind for kind in game_named(game).move_types}
    explained = list(rows(section(page("notation.md"), f"Which moves does {heading} have\\?")))
    for form, _, (example,) in [(*cells[:2], CODE.findall(cells[2])) for cells in explained]:
        verb, *fields = form.strip("`").split()
        assert tuple(field.lower() for field in fields) == kinds[verb].__match_args__
        assert str(parse(example, game_named(game).move_types)) == example
        assert example.split()[0] == verb
    assert sorted(cells[0].strip("`").split()[0] for cells in explained) == sorted(kinds)


# ------------------------------------------------------------------------- kernel and games


def test_the_kernel_page_says_where_every_module_is() -> None:
    home = ROOT / "src" / "starboard" / "kernel"
    modules = {path.stem for path in home.glob("*.py")} - {"__init__"}
    table = rows(section(page("kernel.md"), r"Where do I find it\?"))
    listed = [name for cells in table for name in CODE.findall(cells[0])]
    assert sorted(listed) == sorted(modules)


def questions(kind: type) -> set[str]:
    """What one of the rooms of a game may be asked: its public names."""
    return {name for name in vars(kind) if name[0] != "_"}


ROOMS = {"game": Game, "face": Face, "mind": Mind, "terminal": Terminal}
TOLD_ABOVE = {"id", "rules", "seats", "timing", "move_types", "rooms", "setup", "run_out"}
"""What the game on the same page shows."""
NOT_ANSWERED = {"face", "mind", "folder", "refuse_own"}
"""What a game has without saying anything."""


@pytest.mark.parametrize("room", ROOMS)
def test_the_page_about_games_lists_what_each_room_may_answer(room: str) -> None:
    text = section(page("add-a-game.md"), r"What else can a game do\?")
    found = re.search(rf"^\| {room} \|.*?(?=\n\n|\Z)", text, re.MULTILINE | re.DOTALL)
    assert found, room
    listed = {name for cells in rows(found[0]) for name in CODE.findall(cells[0])}
    asked = questions(ROOMS[room]) - (TOLD_ABOVE | NOT_ANSWERED if room == "game" else set())
    assert listed == asked


# ------------------------------------------------------------------------- cards


def words(union: object) -> list[str]:
    """The tags of all members of a union of records."""
    return [str(kind.__struct_config__.tag) for kind in typing.get_args(union)]


UNIONS = {
    "Abilities": vocabulary.Ability,
    "Effects": vocabulary.Effect,
    "Standing effects": vocabulary.Standing,
}


def section(text: str, heading: str) -> str:
    """What stands under a heading, up to the next one of its level."""
    found = re.search(rf"^## {heading}\n(.*?)(?=^## |\Z)", text, re.MULTILINE | re.DOTALL)
    assert found, heading
    return found[1]


@pytest.mark.parametrize("heading", UNIONS)
def test_the_vocabulary_page_lists_every_word(heading: str) -> None:
    listed = [cells[0].strip("`") for cells in rows(section(page("card-words.md"), heading))]
    assert set(words(UNIONS[heading])) <= set(listed)


def placed(heading: str, example: object) -> dict[str, object]:
    """A card that has the example where it belongs."""
    field = "effects" if heading == "Effects" else "abilities"
    value = {"passive": [example]} if heading == "Standing effects" else example
    kind = {"kind": "event"} if field == "effects" else {"kind": "pilot", "class": "ace"}
    name = {"de": "Probe", "en": "Trial"}
    base = {"id": "trial", "name": name, "type": kind, "rarity": "rare", "source": ""}
    return {**base, field: [value]}


@pytest.mark.parametrize("heading", UNIONS)
def test_every_example_of_the_vocabulary_page_shows_its_word_and_can_be_read(heading: str) -> None:
    for cells in rows(section(page("card-words.md"), heading)):
        assert set(CODE.findall(cells[0])) & set(WORD.findall(cells[2])), cells
        example = yaml.safe_load(cells[2].strip("`"))
        read_card(placed(heading, example), f"{heading}: {cells[0]}")


NAMED = (
    kinds.Target, kinds.Scope, kinds.When, kinds.Until, kinds.Window, kinds.Limit, kinds.Pile,
    kinds.Who, kinds.Pick, kinds.RollKind, kinds.ChargeResult,
)  # fmt: skip


@pytest.mark.parametrize("kind", NAMED, ids=lambda kind: kind.__name__)
def test_the_vocabulary_page_lists_every_name(kind: type[StrEnum]) -> None:
    listed = set(CODE.findall(section(page("card-words.md"), "What can a word name\\?")))
    assert {item.value for item in kind} <= listed


def test_every_field_of_a_card_is_explained() -> None:
    said = set(CODE.findall(page("add-cards.md")))
    assert set(PrintedCard.__struct_fields__) <= said


# ------------------------------------------------------------------------- files


@pytest.mark.parametrize("kind", [Setup, LogEntry, Clause], ids=lambda kind: kind.__name__)
def test_every_field_of_a_file_is_explained(kind: type) -> None:
    said = set(CODE.findall(page("file-formats.md")))
    assert set(kind.__struct_fields__) <= said  # type: ignore[attr-defined]


# ------------------------------------------------------------------------- command line


def parsers(
    parser: argparse.ArgumentParser, name: str
) -> Iterator[tuple[str, argparse.ArgumentParser]]:
    """Every command that can be given below a parser, with its own parser."""
    groups = [a for a in parser._actions if isinstance(a, argparse._SubParsersAction)]
    if not groups:
        yield name, parser
    for group in groups:
        for word, inner in group.choices.items():
            yield from parsers(inner, f"{name} {word}")


def commands() -> list[tuple[str, argparse.ArgumentParser]]:
    """Every command of the program."""
    names = [*COMMANDS, *(game.replace("_", "-") for game in installed.entries())]
    return [
        (command, parser)
        for name in names
        for command, parser in parsers(build_parser(name), "starboard")
        if command.split()[1] == name
    ]


def told_about(command: str) -> str:
    """The part of the command line page that deals with a command."""
    text = page("command-line.md")
    found = re.search(rf"^### [^\n]*`{command}[ `].*?(?=^##|\Z)", text, re.MULTILINE | re.DOTALL)
    assert found, f"{command} is missing"
    return found[0]


@pytest.mark.parametrize(
    ("command", "parser"), commands(), ids=[command for command, _ in commands()]
)
def test_the_command_line_page_explains_every_command_and_option(
    command: str, parser: argparse.ArgumentParser
) -> None:
    said = told_about(command)
    options = [action.option_strings[-1] for action in parser._actions if action.option_strings]
    for option in options:
        assert option in ("--help", "--lang") or f"`{option}" in said, f"{command} {option}"


def test_the_command_line_page_invents_no_command() -> None:
    real = {command for command, _ in commands()}
    told = re.findall(r"^### (.*)$", page("command-line.md"), re.MULTILINE)
    for heading in told:
        for command in CODE.findall(heading):
            assert re.split(r" [A-Z\[]", command)[0] in real


@pytest.mark.parametrize("word", ALL)
def test_the_command_line_page_explains_what_can_be_typed_at_the_table(word: str) -> None:
    explained = [cells[0].strip("`").split()[0] for cells in rows(told_about("starboard play"))]
    assert word in explained


# ------------------------------------------------------------------------- pages


@pytest.mark.parametrize("path", documents(), ids=lambda path: path.name)
def test_every_link_leads_somewhere(path: Path) -> None:
    for target in LINK.findall(path.read_text("utf-8")):
        assert "://" in target or (path.parent / target).exists(), target


def test_the_pages_are_built_without_a_warning_and_load_nothing_from_elsewhere(
    tmp_path: Path,
) -> None:
    ran = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(tmp_path)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    built = [file.read_text("utf-8") for file in tmp_path.rglob("*.html")]
    assert built
    assert [found for text in built for found in LOADED.findall(text)] == []
