"""What can go wrong, in one place: every error a caller may see derives from `Error`."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import ClassVar

Argument = str | int | tuple[str, ...]
"""What a message may mention: a word, a number, or several names."""
Words = Callable[[str, str, Mapping[str, Argument]], str]
"""The sentence for a language, a message id and its arguments; LookupError if there is none."""
PLACE = re.compile(
    r"(?:(game|person|move) “(.*)”)"
    r"|(?:(option|bot|line|entry|side|seat|deck|table) (\S+))",
    re.DOTALL,
)
"""Places that have a word in every language: the message `place-WORD`."""
CONTROL = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029]")
LONGEST = 1_000
"""Letters of a place or an argument; what is refused may be as long as a whole request."""


class Error(Exception):
    """Base of everything Starboard raises on purpose."""


class Illegal(Error):
    """A move the rules forbid: the clause, a message id, and its arguments."""

    __slots__ = ("arguments", "clause", "message")  # looking for legal moves makes many of them

    def __init__(self, clause: str, message: str, **args: Argument) -> None:
        self.clause = clause
        self.message = message
        self.arguments: Mapping[str, Argument] = args

    def __iter__(self) -> Iterator[object]:
        """So that `clause, message, args = refused` can be written."""
        return iter((self.clause, self.message, self.arguments))

    def __str__(self) -> str:
        told = ", ".join(f"{name}={value}" for name, value in self.arguments.items())
        return f"{self.message} ({self.clause})" + (f": {told}" if told else "")

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Illegal) and tuple(self) == tuple(other)

    def __hash__(self) -> int:
        return hash((self.clause, self.message))

    def __reduce__(self) -> tuple[object, ...]:
        """So that it survives the way out of a worker process."""
        return _illegal, (self.clause, self.message, dict(self.arguments))


class Worded(Error):
    """An error with a sentence for people: a message id and its arguments, and where it is."""

    words: ClassVar[Words | None] = None
    """Finds the sentence; without it an error shows its message id and arguments."""

    def __init__(self, message: str, args: Mapping[str, Argument]) -> None:
        told = {name: short_argument(value) for name, value in args.items()}
        super().__init__(message, told)
        self.message = message
        self.arguments: Mapping[str, Argument] = told

    def what(self, lang: str = "en") -> str:
        """What is wrong, without the place."""
        return sentence(lang, self.message, self.arguments)

    def said(self, lang: str = "en") -> str:
        """The whole error in one language."""
        return self.what(lang)

    def __str__(self) -> str:
        return self.said()


class BadInput(Worded):
    """Something that cannot be read: where it stands and what is wrong with it."""

    def __init__(self, where: str, message: str, clause: str = "", **args: Argument) -> None:
        super().__init__(message, args)
        self.where = shortened(one_line(where), LONGEST)
        self.clause = clause

    def said(self, lang: str = "en") -> str:
        """Where, what and the clause in one language."""
        what = self.what(lang)
        told = f"{spoken_place(self.where, lang)}: {what}" if self.where else what
        return f"{told} ({self.clause})" if self.clause else told

    def within(self, where: str) -> BadInput:
        """The same complaint, found inside of something larger."""
        place = f"{where}: {self.where}" if self.where else where
        return BadInput(place, self.message, self.clause, **self.arguments)

    def __reduce__(self) -> tuple[object, ...]:
        """So that it survives the way out of a worker process."""
        return _bad_input, (self.where, self.message, self.clause, dict(self.arguments))


class Damaged(Worded):
    """A stored match that does not hold together: the entry and what is wrong with it."""

    def __init__(self, entry: int, message: str, **args: Argument) -> None:
        super().__init__(message, args)
        self.entry = entry

    def said(self, lang: str = "en") -> str:
        """The entry and what is wrong with it, in one language."""
        return f"{spoken_place(f'entry {self.entry}', lang)}: {self.what(lang)}"

    def __reduce__(self) -> tuple[object, ...]:
        """So that it survives the way out of a worker process."""
        return _damaged, (self.entry, self.message, dict(self.arguments))


class Endless(Worded):
    """Rules that do not come to an end by themselves, such as two cards that set each other off."""

    def __init__(self, steps: int) -> None:
        super().__init__("has-no-end", {"steps": steps})
        self.steps = steps

    def __reduce__(self) -> tuple[object, ...]:
        """So that it survives the way out of a worker process."""
        return Endless, (self.steps,)


def _illegal(clause: str, message: str, args: dict[str, Argument]) -> Illegal:
    return Illegal(clause, message, **args)


def _bad_input(where: str, message: str, clause: str, args: dict[str, Argument]) -> BadInput:
    return BadInput(where, message, clause, **args)


def _damaged(entry: int, message: str, args: dict[str, Argument]) -> Damaged:
    return Damaged(entry, message, **args)


def one_line(text: str) -> str:
    """A text without what breaks a line or moves a cursor: names may come out of any file."""
    return CONTROL.sub("\ufffd", text)


def shortened(text: str, most: int) -> str:
    """The beginning of a text that is too long."""
    return text if len(text) <= most else text[: most - 1] + "…"


def short_argument(value: Argument) -> Argument:
    """An argument as a sentence can bear it."""
    return shortened(value, LONGEST) if isinstance(value, str) else value


def sentence(lang: str, message: str, args: Mapping[str, Argument]) -> str:
    """A message in words; its id and arguments where nobody has words for it."""
    if Worded.words is not None:
        try:
            return Worded.words(lang, message, args)
        except LookupError:
            pass  # a game or bot of somebody's own may have none
    told = ", ".join(f"{name}={value}" for name, value in args.items())
    return f"{message}: {told}" if told else message


def spoken_place(where: str, lang: str) -> str:
    """A place whose few plain words are those of the language: `Zeile 3` for `line 3`."""
    if lang == "en" or Worded.words is None:
        return where
    return ": ".join(_spoken_part(part, lang) for part in where.split(": "))


def _spoken_part(part: str, lang: str) -> str:
    found = PLACE.fullmatch(part)
    if found is None:
        return part
    word, name = (group for group in found.groups() if group is not None)
    return sentence(lang, f"place-{word}", {"name": name})


class NeedsConsent(Error):
    """An undo that other seats have to agree to.

    `why` is what stands in the way: `chance` has spoken, somebody has `learned` something, or it
    is only another seat's `decision`.
    """

    def __init__(self, seats: Sequence[int], why: str = "decision") -> None:
        super().__init__(tuple(seats), why)
        self.seats = tuple(seats)
        self.why = why

    def __str__(self) -> str:
        return "needs the consent of seat " + ", ".join(str(seat) for seat in self.seats)
