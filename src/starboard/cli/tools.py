"""`starboard GAME …`: the tools that a game declares (`starboard.tool`)."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from typing import TYPE_CHECKING, Any

from starboard.cli.codes import ANSWER_IS_NO, DONE
from starboard.errors import BadInput
from starboard.kernel.registry import game_named
from starboard.progress import is_heard, listening
from starboard.text import NoMessage, texts_for
from starboard.tool import Field, Kind, Tool, fields_of, tools_of

if TYPE_CHECKING:
    from starboard.cli import Subparsers

SHOWN = {Kind.DOCUMENT: "FILE", Kind.FOLDERS: "FOLDER"}
"""What stands in help for a value that does not say it."""
TYPES = {Kind.NUMBER: int, Kind.FRACTION: float}


def register(subparsers: Subparsers, game: str, lang: str) -> None:
    """Add the group of a game with all its tools."""
    tools = [tool for tool in tools_of(game_named(game)) if tool.command]
    if not tools:
        raise BadInput(f"game “{game}”", "has-no-tools")
    parser = subparsers.add_parser(game.replace("_", "-"), help=game)
    named = parser.add_subparsers(metavar="TOOL", required=True)
    groups: dict[str, Subparsers] = {}
    for tool in tools:
        group, _, one = tool.words.partition(" ")
        if one and group not in groups:
            shared = named.add_parser(group, help=told(game, lang, f"tool-{group}"))
            groups[group] = shared.add_subparsers(metavar="WHAT", required=True)
        add_tool(groups[group] if one else named, one or group, tool, partial(told, game, lang))


def told(game: str, lang: str, message: str) -> str:
    """A sentence of help; empty where a game in the making has none yet."""
    try:
        return texts_for(game).say(lang, message).replace("%", "%%")
    except NoMessage:
        return ""


def add_tool(group: Subparsers, word: str, tool: Tool[Any], say: Any) -> None:
    """Add one tool with its arguments."""
    parser = group.add_parser(word, help=say(f"tool-{tool.name}"))
    rivals: dict[str, argparse._MutuallyExclusiveGroup] = {}
    for field in fields_of(tool.wants):
        where: argparse._ActionsContainer = parser
        if either := field.arg.either:
            if either not in rivals:
                rivals[either] = parser.add_mutually_exclusive_group()
            where = rivals[either]
        add_field(where, field, say(f"tool-{tool.name}.{field.name}"))
    if tool.show is None:
        parser.add_argument("--json", action="store_true", help=say("help-json"))
    parser.set_defaults(run=partial(run, tool))


def add_field(where: argparse._ActionsContainer, field: Field, about: str) -> None:
    """Add one argument as argparse wants it."""
    how: dict[str, Any] = {"help": about, "default": field.default}
    if field.kind is Kind.FLAG:
        where.add_argument(f"--{field.name}", dest=field.field, action="store_true", help=about)
        return
    if shown := field.arg.shown or SHOWN.get(field.kind):
        how["metavar"] = shown
    if field.kind in TYPES:
        how["type"] = TYPES[field.kind]
    if field.kind is Kind.CHOICE:
        how["choices"] = field.choices
    if many := field.kind in (Kind.WORDS, Kind.FOLDERS):
        how["default"] = list(field.default or ())
    if field.by_place:
        if many:
            how["nargs"] = "+" if field.needed else "*"
        elif not field.needed:
            how["nargs"] = "?"
        where.add_argument(field.field, **how)
    else:
        if many:
            how["action"] = "append"
        needed = field.needed
        where.add_argument(f"--{field.name}", dest=field.field, required=needed, **how)


def run(tool: Tool[Any], options: argparse.Namespace) -> int:
    """Ask a tool and print its answer."""
    fields = fields_of(tool.wants)
    wants = tool.wants(**{each.field: each.made(getattr(options, each.field)) for each in fields})
    if tool.show is not None:
        return tool.show(wants, options.lang)
    with shown_progress():
        answer = tool.answer(wants, options.lang)
    if options.json:
        print(json.dumps(answer.facts, ensure_ascii=False))
    else:
        for line in answer.lines:
            print(line)
    return ANSWER_IS_NO if answer.no else DONE


@contextmanager
def shown_progress() -> Iterator[None]:
    """Where a person is watching, how far it has come, on one line of standard error."""
    if is_heard() or not sys.stderr.isatty():
        yield
        return
    with listening(lambda done, of, said: print(f"\r\033[K{said}", end="", file=sys.stderr)):
        yield
    print("\r\033[K", end="", file=sys.stderr)
