"""Every text that a player may meet exists in German and English."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from typing import Any

from starboard.kernel.choice import Choice
from starboard.kernel.events import Event
from starboard.kernel.game import Game
from starboard.kernel.options import OWN
from starboard.testing.kit.spot import Subject
from starboard.text import LANGUAGES, texts_for
from starboard.tool import fields_of, tools_of

CHECK = "texts"
KERNEL = (
    "no-use-now",
    "not-now",
    "not-your-decision",
    "nothing-to-decide",
    "nothing-to-undo",
    "question-is-gone",
)
"""What the kernel itself may answer in any game."""


def check_texts(subject: Subject) -> None:
    """Refusals, events, choices, moves and options have their messages, with fitting arguments."""
    texts = texts_for(subject.game.id)
    for lang in LANGUAGES:
        known = texts.messages(lang)
        missing = [message for message in needed(subject) if message not in known]
        if missing:
            subject.fail(CHECK, f"missing in “{lang}”: {', '.join(missing)}")
        for message, refused in subject.refusals.items():
            lacking = known[message] - set(refused.arguments)
            if lacking:
                subject.fail(CHECK, f"“{message}” in “{lang}” lacks {', '.join(sorted(lacking))}")


def needed(subject: Subject) -> list[str]:
    """The ids of all messages a game must have, each once, sorted."""
    game = subject.game
    found = {*KERNEL, *subject.refusals, "game-name", *of_tools(game)}
    found.update(f"event-{kebab(kind)}" for kind in kinds(Event, game))
    for kind in kinds(Choice, game):
        found |= {f"choice-{kebab(kind)}", f"waiting-{kebab(kind)}"}
    for move in game.move_types:
        found.update(f"move-{move.verb}{part}" for part in ("", ".group", ".short"))
    found.update(f"option-{option.name}" for option in game.options)
    found.update(f"option-{option.name}-{OWN}" for option in game.options if option.private)
    return sorted(found)


def of_tools(game: Game[Any]) -> Iterator[str]:
    """The sentences of help about a game's tools, their groups and their arguments."""
    for tool in tools_of(game):
        group, _, one = tool.words.partition(" ")
        if one:
            yield f"tool-{group}"
        yield f"tool-{tool.name}"
        yield from (f"tool-{tool.name}.{field.name}" for field in fields_of(tool.wants))


def kinds(base: type, game: Game[Any]) -> list[type]:
    """The kinds of events or choices that belong to a game; what others derive from is none."""
    home = home_of(game)
    own = [
        kind
        for kind in dict.fromkeys(descendants(base))
        if kind.__module__ == home or kind.__module__.startswith(f"{home}.")
    ]
    return [kind for kind in own if not any(kind in other.__bases__ for other in own)]


def descendants(base: type) -> Iterator[type]:
    derived: list[type] = base.__subclasses__()
    for kind in derived:
        yield kind
        yield from descendants(kind)


def home_of(game: Game[Any]) -> str:
    """The package of a game, or its module if it is a game of one file."""
    module = type(game).__module__
    package = sys.modules[module].__package__ or ""
    return package if package.rpartition(".")[2] == game.id else module


def kebab(kind: type) -> str:
    """`CardPlayed` as `card-played`."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", kind.__name__).lower()
