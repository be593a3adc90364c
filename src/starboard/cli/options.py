"""Options of a game as they are given on a command line: `name=value`, and files for them."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from starboard.errors import BadInput
from starboard.kernel.game import Game
from starboard.kernel.options import Option, OptionKind, OptionValue, filled_up, unknown_option
from starboard.tool import Document

FLAGS = {"yes": True, "true": True, "on": True, "no": False, "false": False, "off": False}
SIGN = "@"
"""A word that begins with it is a file."""


class Files:
    """What files say for the options of a game; each is read once, also standard input (`-`)."""

    def __init__(
        self, game: Game[Any], cards: Sequence[str | Path], keyboard: bool = False
    ) -> None:
        """`cards` are folders with own cards; at a `keyboard` standard input is no file."""
        self.game = game
        self.cards = cards
        self.keyboard = keyboard
        self.found: dict[tuple[str, str], str] = {}

    def read(self, option: Option, name: str) -> str:
        """What a file says for an option, as one word."""
        if (option.name, name) not in self.found:
            if name == "-" and self.keyboard:
                raise BadInput(name, "is-the-keyboard")
            content = self.game.content(self.game.read_own([Path(each) for each in self.cards]))
            text = Document(name).read()
            self.found[option.name, name] = self.game.read_file(option.name, name, text, content)
        return self.found[option.name, name]

    def word(self, option: Option, word: str) -> str:
        """A word as it is where it is well known or a code, or what the file of that name says."""
        if word in option.choices:
            return word
        named = word == "-" or os.path.isfile(word) or bool(Path(word).suffix)
        if word.startswith(SIGN) or named:
            return self.read(option, word.removeprefix(SIGN))
        return word


def read_given(
    game: Game[Any],
    settings: Sequence[str],
    decks: Sequence[str],
    seats: int | None,
    cards: Sequence[str | Path],
    keyboard: bool = False,
) -> dict[str, OptionValue]:
    """What a command line says: any options, and decks or files with them, seat by seat."""
    files = Files(game, cards, keyboard)
    values = read_settings(game.options, settings, files)
    if decks:
        option = next((option for option in game.options if option.files), None)
        if option is None:
            raise BadInput("--deck", "game-has-no-decks", game=game.id)
        words = [files.word(option, deck) for deck in decks]
        count = game.seats[0] if seats is None else seats
        values[option.name] = option.read(filled_up(words, option, count))
    return values


def read_brings(
    game: Game[Any],
    words: Sequence[str],
    cards: Sequence[str | Path],
    keyboard: bool = False,
) -> dict[int, dict[str, str]]:
    """What seats bring along, one after another: each a name, a code or a file; "" is nothing."""
    if not words:
        return {}
    option = next((option for option in game.options if option.private), None)
    if option is None:
        raise BadInput("--bring", "game-brings-nothing", game=game.id)
    files = Files(game, cards, keyboard)
    told = [files.word(option, word) if word else "" for word in words]
    return {seat: {option.name: word} for seat, word in enumerate(told) if word}


def read_settings(
    schema: Sequence[Option], settings: Sequence[str], files: Files | None = None
) -> dict[str, OptionValue]:
    """The given options with checked values; raises `BadInput` naming the option."""
    known = {option.name: option for option in schema}
    values: dict[str, OptionValue] = {}
    for setting in settings:
        written, equals, told = setting.partition("=")
        if not equals:
            raise BadInput(f"option {setting}", "must-have-form", form="name=value")
        name = written.replace("-", "_")
        if name not in known:
            raise unknown_option(name, known)
        option = known[name]
        if option.private:
            raise BadInput(f"option {name}", "is-brought-by-seats")
        value = as_value(option.kind, told)
        if files is not None and option.files and isinstance(value, list):
            value = [
                files.read(option, word[1:]) if word.startswith(SIGN) else word for word in value
            ]
        values[name] = option.read(value)
    return values


def as_value(kind: OptionKind, told: str) -> object:
    """A word as the kind of value an option holds; what does not fit stays a word."""
    match kind:
        case OptionKind.FLAG:
            return FLAGS.get(told.lower(), told)
        case OptionKind.NUMBER:
            digits = told.removeprefix("-")
            return int(told) if digits.isdecimal() and len(digits) < 10 else told
        case OptionKind.WORDS:
            return [word for word in told.split(",") if word]
        case OptionKind.CHOICE | OptionKind.TEXT:
            return told
