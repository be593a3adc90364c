"""The command line: `starboard COMMAND …`. Each command lives in a module of its own.

Exit 0: done and good. 1: done, and the answer is no. 2: bad input, said in one sentence.
"""

from __future__ import annotations

import argparse
import importlib
import os
import re
import sys
from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING, NoReturn, Protocol, cast

from starboard import installed
from starboard.cli.codes import BAD_INPUT, DONE, INTERRUPTED
from starboard.cli.letters import bear_any_letter
from starboard.errors import BadInput, Error, Worded

if TYPE_CHECKING:
    Subparsers = argparse._SubParsersAction[argparse.ArgumentParser]


DEFAULT = "play"
"""What `starboard` alone means."""

COMMANDS = {
    "serve": "open tables for people in their browsers",
    "play": "play a game here in the terminal",
    "games": "list the games",
    "bots": "list the bots",
    "simulate": "let bots play many games",
    "arena": "let bots compete and rate them",
    "replay": "watch or verify a stored match",
    "rules": "look up clauses; see which are tested",
    "admin": "look after a server's data",
}
"""Every command with its line of help; the module `starboard.cli.<name>` registers it."""


COMPLAINTS = {
    r"unrecognized arguments: (?P<name>.+)": "argument-unknown",
    r"the following arguments are required: (?P<name>.+)": "argument-missing",
    r"argument (?P<name>.+?): expected (?:one|at least one) argument": "argument-without-value",
    r"argument (?P<name>.+?): invalid int value: '(?P<value>.*)'": "argument-no-whole-number",
    r"argument (?P<name>.+?): invalid float value: '(?P<value>.*)'": "argument-no-number",
    r"argument (?P<name>.+?): invalid choice: '(?P<value>.*)' \(choose from (?P<known>.+)\)":
        "argument-no-choice",
    r"argument (?P<name>.+?): not allowed with argument (?P<other>.+)": "argument-excluded",
}  # fmt: skip
"""What argparse complains about, and our message for it: argparse speaks English only."""


class Parser(argparse.ArgumentParser):
    """Says what is wrong with the arguments in one sentence instead of a page of usage."""

    def error(self, complaint: str) -> NoReturn:
        for form, message in COMPLAINTS.items():
            if found := re.fullmatch(form, complaint, re.DOTALL):
                told = {key: value.replace("'", "") for key, value in found.groupdict().items()}
                raise BadInput("", message, program=self.prog, **told)
        raise BadInput("", "wrong-arguments", why=complaint, program=self.prog)


class Command(Protocol):
    """What a module of a command has: it adds its parser, whose default `run` does the work."""

    def register(self, subparsers: Subparsers) -> None: ...


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code."""
    arguments = lang_first(sys.argv[1:] if argv is None else argv)
    bear_any_letter()
    try:
        return dispatch(arguments)
    except Error as error:
        told = error.said(lang_of(arguments)) if isinstance(error, Worded) else error
        print(f"starboard: {told}", file=sys.stderr)
        return BAD_INPUT
    except SystemExit as exit:  # argparse, after it has printed its help
        return exit.code if isinstance(exit.code, int) else DONE
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:  # the reader has gone
        forget_output()
        return DONE
    except OSError as error:
        told = BadInput(str(error.filename or "-"), "is-out-of-reach", why=str(error.strerror))
        print(f"starboard: {told.said(lang_of(arguments))}", file=sys.stderr)
        try:
            sys.stdout.flush()
        except OSError:  # a full disk
            forget_output()
        return BAD_INPUT


def forget_output() -> None:
    """Nobody can read it any more; without this the interpreter complains again at its exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def dispatch(arguments: list[str]) -> int:
    """Import the module of the command that is asked for, and nothing else, and run it."""
    name = command_of(arguments)
    if name is not None and name.replace("_", "-") != name:
        arguments[arguments.index(name)] = name = name.replace("_", "-")
    if name is None and not wants_help(arguments):
        arguments, name = [*arguments, DEFAULT], DEFAULT
    parser = build_parser(name, lang_of(arguments))
    options = parser.parse_args(arguments)
    run = cast("Callable[[argparse.Namespace], int]", options.run)
    code = run(options)
    sys.stdout.flush()
    return code


def lang_first(arguments: Sequence[str]) -> list[str]:
    """The arguments with `--lang` in front, wherever somebody has written it."""
    words = list(arguments)
    for at, word in enumerate(words):
        if word == "--lang":
            return [*words[at : at + 2], *words[:at], *words[at + 2 :]]
        if word.startswith("--lang="):
            return [word, *words[:at], *words[at + 1 :]]
    return words


def command_of(arguments: Sequence[str]) -> str | None:
    """The first word that is neither an option nor the value of `--lang`."""
    skip = False
    for word in arguments:
        if skip or word.startswith("-"):
            skip = word == "--lang"
            continue
        return word
    return None


def lang_of(arguments: Sequence[str]) -> str:
    """The language that is asked for, even where nothing else can be read."""
    said = " ".join(arguments).replace("--lang=", "--lang ").split()
    for word, after in pairwise(said):
        if word == "--lang" and after in ("de", "en"):
            return after
    return language(os.environ)


def wants_help(arguments: Sequence[str]) -> bool:
    return "-h" in arguments or "--help" in arguments


def build_parser(name: str | None, lang: str = "en") -> argparse.ArgumentParser:
    """The parser with every command named, but only the asked one filled in."""
    parser = bare_parser()
    commands = parser.add_subparsers(metavar="COMMAND", required=True)
    for command, text in COMMANDS.items():
        if command == name:
            load(f"starboard.cli.{command}").register(commands)
        else:
            commands.add_parser(command, help=text)
    for game in tool_groups():
        spelled = game.replace("_", "-")
        if name == spelled:
            from starboard.cli.tools import register  # this one imports the game

            register(commands, game, lang)
        else:
            commands.add_parser(spelled, help=f"tools for {spelled}")
    return parser


def bare_parser() -> argparse.ArgumentParser:
    """The parser with what all commands share."""
    parser = Parser(prog="starboard", description="A digital table for space games.")
    parser.add_argument(
        "--lang",
        choices=("de", "en"),
        default=language(os.environ),
        help="the language of everything you read (default: that of your system)",
    )
    return parser


def language(environment: Mapping[str, str]) -> str:
    """German where the system speaks German, English everywhere else."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if spoken := environment.get(variable):
            return "de" if spoken.lower().startswith("de") else "en"
    return "en"


def tool_groups() -> list[str]:
    """The games whose tools can be asked for, found without importing any of them."""
    return [game for game in installed.games() if game.replace("_", "-") not in COMMANDS]


def load(module: str) -> Command:
    """Import the module of a command."""
    return cast("Command", importlib.import_module(module))
