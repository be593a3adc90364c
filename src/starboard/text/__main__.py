"""`python -m starboard.text`: every message with sample arguments, German beside English."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from starboard import installed
from starboard.text import COMMON, Texts

Sample = str | int | Sequence[str]
WORDS: dict[str, Sample] = {
    **dict.fromkeys(("seat", "player", "active", "attacker", "won"), "Marion"),
    **dict.fromkeys(("of", "by", "opponent", "asked"), "Kolja"),
    "dice": "⚃ ⚁",
    "roll": "⚃",
    "reason": "…",
    "effects": "…",
    "first": "A, B",
    "last": "C",
}
"""Words that show how a sentence reads; any other argument gets a number or its own name."""
SEVERAL = ("cards", "items", "targets")
LARGE = ("budget", "credits", "has", "price")
SMALL = (
    "amount", "count", "have", "need", "needs", "left", "most", "number", "tokens", "total", "turn",
    "modified", "damage", "own", "other", "events", "times", "percent", "visits", "tried", "delta",
    "factor", "units", "value", "initial", "max",
)  # fmt: skip


def sample(message: str, argument: str) -> Sample:
    """Something that could stand in the place of an argument."""
    if argument in WORDS:
        return WORDS[argument]
    if argument in SEVERAL:
        named = message.startswith(("event-", "move-"))
        return ("Railgun", "Zielcomputer") if named else 2
    if argument in LARGE or (argument == "amount" and "credits" in message):
        return 2000
    return 2 if argument in SMALL else argument.upper()


def rows(folder: Path) -> Iterator[tuple[str, str, str]]:
    """Every message of a folder with both sentences."""
    own = Texts(folder)
    german, english = own.messages("de"), own.messages("en")
    known = frozenset().union(*german.values(), *english.values())
    texts = own if folder == COMMON else Texts(COMMON, folder)
    for message in sorted({*german, *english}):
        # All arguments there are: a message may mention others, which need theirs.
        args = {name: sample(message, name) for name in known}
        yield message, said(texts, "de", message, args), said(texts, "en", message, args)


def said(texts: Texts, lang: str, message: str, args: dict[str, Sample]) -> str:
    """The sentence, or what is wrong with it."""
    try:
        return texts.say(lang, message, **args)
    except LookupError as error:
        return f"✗ {error}"


def folders() -> dict[str, Path]:
    """The common messages and those of each game."""
    games = {game: folder / "text" for game, folder in installed.folders().items()}
    return {"starboard": COMMON, **games}


def main() -> int:
    """Print everything; a table for people, tabs for pipes."""
    if not sys.stdout.isatty():
        for name, folder in folders().items():
            for row in rows(folder):
                print(name, *row, sep="\t")
        return 0
    from rich.console import Console
    from rich.table import Table

    console = Console(highlight=False)
    for name, folder in folders().items():
        table = Table(title=name, expand=True, show_lines=False)
        for heading in ("", "Deutsch", "English"):
            table.add_column(heading, ratio=2 if heading else 1, overflow="fold")
        for row in rows(folder):
            table.add_row(*row)
        console.print(table)
    return 0


if __name__ == "__main__":
    sys.exit(main())
