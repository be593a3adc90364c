"""What an author should think over: sentences that bind without data, and what cannot come true.

Rules that bind must be data: a text beside which no trigger, limit or value stands is flavour.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from msgspec import Struct
from msgspec.structs import fields

from starboard.errors import BadInput
from starboard.games.dominate.campaign.book import Book
from starboard.games.dominate.campaign.checks import walk, warnings
from starboard.games.dominate.campaign.pages import ROLES
from starboard.games.dominate.indoors.printed import IndoorBoard
from starboard.games.dominate.own.locks import lock_faults
from starboard.games.dominate.script import effects, states, whens
from starboard.games.dominate.script.words import Bounds
from starboard.kernel.yaml_files import Name

NUMBER_WORDS = {
    "zwei": 2, "drei": 3, "vier": 4, "fünf": 5, "sechs": 6, "sieben": 7, "acht": 8, "neun": 9,
    "zehn": 10, "elf": 11, "zwölf": 12, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6,
    "seven": 7, "eight": 8, "nine": 9, "ten": 10, "eleven": 11, "twelve": 12,
}  # fmt: skip
_WRITTEN = "[0-9]{1,4}|" + "|".join(NUMBER_WORDS)
NUMBER = re.compile(rf"\b(?:{_WRITTEN})\b", re.IGNORECASE)
ROUNDS = re.compile(
    rf"\b({_WRITTEN}) (?:runden?|rounds?)\b|\b(?:runde|round) ({_WRITTEN})\b", re.IGNORECASE
)
"""Numbers of rounds, for which only rounds will do."""


def advice(book: Book) -> Iterator[BadInput]:
    """Everything that lets a mission be played, but not as its author means it."""
    yield from lock_faults(book, book.where)
    yield from sentence_faults(book)
    yield from goal_faults(book)
    yield from condition_faults(book)
    yield from warnings(book)


# ------------------------------------------------------------------------- sentences


def sentence_faults(book: Book) -> Iterator[BadInput]:
    """A number in a sentence that binds stands in the data as well (DD-CAMP-16)."""
    known, rounds = numbers_of(book), rounds_of(book)
    for path, text in binding(book):
        for lang, said in (("de", text.de), ("en", text.en)):
            timed = [one or other for one, other in ROUNDS.findall(said)]
            for word in NUMBER.findall(said):
                if number_of(word) not in (rounds if word in timed else known):
                    place = f"{book.where}: {path}.{lang}"
                    yield BadInput(place, "binds-without-data", "DD-CAMP-16", number=word)


def number_of(word: str) -> int:
    return NUMBER_WORDS.get(word.lower()) or int(word)


def rounds_of(book: Book) -> set[int]:
    """The numbers of rounds that triggers and the end of the mission know."""
    found = {book.head.stalemate_round}
    for _, value in walk(book.head, ""):
        match value:
            case whens.AtRound(round=int(number)) | effects.After(rounds=number):
                found.add(number)
            case states.State(round=Bounds() as bounds):
                found |= set(struct_numbers(bounds))
    return found


def binding(book: Book) -> Iterator[tuple[str, Name]]:
    """Orders, rules and goals; flavour does not bind."""
    head = book.head
    for role in ROLES:
        yield f"message.{role}.orders", head.message[role].orders
        for number, rule in enumerate(head.rules.get(role, ())):
            yield f"rules.{role}[{number}]", rule
        for number, goal in enumerate(head.goals.get(role, ())):
            yield f"goals.{role}[{number}].text", goal.text


def numbers_of(book: Book) -> set[int]:
    """Every number of triggers, limits, values and means, and how many of each thing there are."""
    head = book.head
    found = {head.stalemate_round, *head.tech_level.values(), *head.start_credits.values()}
    found |= set(plain_numbers(head.special_figures)) | set(plain_numbers(head.start_slots))
    for _, value in walk(head, ""):
        found |= set(struct_numbers(value))
    return found | set(counts_of(book))


def struct_numbers(value: Struct) -> Iterator[int]:
    """The numbers that stand in a record itself."""
    for field in fields(value):
        yield from plain_numbers(getattr(value, field.name))


def plain_numbers(value: object) -> Iterator[int]:
    if isinstance(value, bool):
        return
    if isinstance(value, int):
        yield value
    elif isinstance(value, dict):
        for item in value.values():
            yield from plain_numbers(item)
    elif isinstance(value, tuple | list):
        for item in value:
            yield from plain_numbers(item)


def counts_of(book: Book) -> Iterator[int]:
    """How many figures of each entry, kind and colour a plan has."""
    board = book.board
    counted: dict[str, int] = {}
    if isinstance(board, IndoorBoard):
        people = (*board.pl1, *board.guards, *board.guardbots, *board.civilians)
        entries = [(one.id, one.type, str(one.faction or ""), len(one.places())) for one in people]
        yield from (len(board.terminals), len(board.objects), len(board.doors))
        yield from [len(board.guards), len(board.guardbots), len(board.civilians)]
    else:
        entries = [
            (one.id, one.type, f"{one.type} {one.faction}", len(one.places()))
            for one in board.figures
        ]
        yield from [board.rows.split().count(sign) for sign in "o=%:Wc"]
    yield from [len(places) for places in board.fields.values()]
    for id, type, colour, count in entries:
        for name in {id, f"type {type}", colour}:
            counted[name] = counted.get(name, 0) + count
    yield from counted.values()


# ------------------------------------------------------------------------- goals, conditions


def goal_faults(book: Book) -> Iterator[BadInput]:
    """A goal has an aim or a trigger that settles it, and PL1 can win (DD-CAMP-06)."""
    done = [value for _, value in walk(book.head, "") if isinstance(value, effects.Do)]
    settled = {each.goal.id for each in done if isinstance(each.goal, effects.SetGoal)}
    for role in ROLES:
        for number, goal in enumerate(book.head.goals.get(role, ())):
            if not goal.aim and goal.id not in settled:
                place = f"{book.where}: goals.{role}[{number}]"
                yield BadInput(place, "goal-without-data", "DD-CAMP-06", name=goal.id)
    if not any(each.win == "PL1" for each in done):
        yield BadInput(f"{book.where}: triggers", "nobody-wins", "DD-CAMP-06")


def condition_faults(book: Book) -> Iterator[BadInput]:
    """A flag, counter or item that is asked for can be had (DD-TRIGGER-02)."""
    flags, counters, items = set[str](), set[str](), set[str]()
    asked: list[tuple[str, states.State]] = []
    for path, value in walk(book.head, ""):
        if isinstance(value, effects.Do):
            match value.args():
                case effects.Add(counter=name):
                    counters.add(name)
                case effects.GiveItem(item=name):
                    items.add(name)
                case effects.Shop(prices=prices):
                    items |= set(prices)
                case str(name) if value.word() == "set_flag":
                    flags.add(name)
        elif isinstance(value, states.State):
            asked.append((path, value))
    for path, state in asked:
        match state.args():
            case str(name) if state.word() == "flag" and name not in flags:
                yield never(book, path, "flag", name)
            case states.CounterIs(id=name) if name not in counters:
                yield never(book, path, "counter", name)
            case states.HasItem(id=name) if name not in items:
                yield never(book, path, "item", name)


def never(book: Book, path: str, kind: str, name: str) -> BadInput:
    return BadInput(f"{book.where}: {path}", "never-true", "DD-TRIGGER-02", kind=kind, name=name)
