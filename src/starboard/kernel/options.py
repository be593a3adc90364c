"""The options of a game: a schema with type, range, default and a text id per option."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from enum import StrEnum

import msgspec

from starboard.errors import BadInput, shortened

OptionValue = bool | int | str | tuple[str, ...]
Brought = dict[int, dict[str, str]]
"""What seats bring along: by seat, the name of a private option and its value."""

WORDS = 24
"""A list of words has one for each seat, or a few for the whole table."""
LETTERS = 100
"""The longest name of anything has less than half of it."""
OWN = "own"
"""What others are told of something that somebody has brought, unless it is a well-known choice."""
SHOWN = 60
"""So much of a refused value is repeated; it may be as long as a whole request."""


class OptionKind(StrEnum):
    """What an option holds."""

    FLAG = "flag"
    NUMBER = "number"
    CHOICE = "choice"
    WORDS = "words"
    TEXT = "text"


class Option(msgspec.Struct, frozen=True, kw_only=True):
    """One option. Its text is the message `option-NAME` of the game, in both languages."""

    name: str
    kind: OptionKind
    default: OptionValue
    low: int = 0
    high: int = 0
    choices: tuple[str, ...] = ()
    """What may be chosen; of a list of words: what is worth suggesting, one for each seat."""
    rivals: tuple[tuple[str, ...], ...] = ()
    """Words of which only one seat may have one, such as the two sides of a board."""
    words: int = WORDS
    """How many words a list has at most."""
    letters: int = LETTERS
    """How many letters a text or each of those words has at most."""
    former: tuple[str, ...] = ()
    """The options that have taken its place: it is read where it is given, and asked of nobody."""
    private: bool = False
    """Whether every seat brings its own along, unknown to the others until the match is over.

    It is a text; a game gets one for each seat, empty where nothing was brought.
    """

    files: bool = False
    """Whether its words may be files that the game reads (`Game.read_file`), such as decks.

    A command line then takes `--deck FILE` for it, one for each seat.
    """
    prepared: bool = False
    """Whether it is a flag that spares people what they would have to prepare before the game.

    In a terminal it is usually set; a command line has `--ready` and `--build` for it.
    """

    def __repr__(self) -> str:
        about = str(self.kind)
        if self.kind is OptionKind.NUMBER:
            about += f" {self.low}–{self.high}"
        if self.private:
            about += " of every seat"
        if self.choices:
            such = "of" if self.kind is OptionKind.CHOICE else "such as"
            about += f" {such} {', '.join(self.choices)}"
        return f"<option {self.name}: {about}; usually {usual_words(self.default)}>"

    def read(self, value: object) -> OptionValue:
        """The value, checked; raises `BadInput` naming the option."""
        where = f"option {self.name}"
        match self.kind:
            case OptionKind.FLAG:
                if isinstance(value, bool):
                    return value
                raise BadInput(where, "must-be-flag", value=shown(value))
            case OptionKind.NUMBER:
                if isinstance(value, int) and not isinstance(value, bool):
                    if self.low <= value <= self.high:
                        return value
                    raise not_between(where, value, self.low, self.high)
                raise BadInput(where, "must-be-whole-number", value=shown(value))
            case OptionKind.CHOICE:
                if isinstance(value, str) and value in self.choices:
                    return value
                known = ", ".join(self.choices)
                raise BadInput(where, "must-be-one-of", known=known, value=shown(value))
            case OptionKind.WORDS:
                return self.read_words(value)
            case OptionKind.TEXT:
                return self.read_text(value)

    def read_text(self, value: object) -> str:
        """A text, perhaps of several lines, but not an endless one."""
        where = f"option {self.name}"
        if not isinstance(value, str):
            raise BadInput(where, "must-be-text", value=shown(value))
        if len(value) > self.letters:
            told = {"most": str(self.letters), "count": str(len(value))}
            raise BadInput(where, "at-most-letters", word=shortened(value, SHOWN), **told)
        text = "\n".join(value.splitlines())
        if not text.replace("\n", "").replace("\t", "").isprintable():
            raise BadInput(where, "must-be-printable", word=shown(value))
        return text

    def told(self, value: str) -> str:
        """What others are told of a value that a seat has brought: only what is well known."""
        return value if value in self.choices else OWN

    def read_words(self, value: object) -> tuple[str, ...]:
        """A list of words, none of them endless and each of letters that can be printed."""
        where = f"option {self.name}"
        if not isinstance(value, (list, tuple)) or not all(isinstance(w, str) for w in value):
            raise BadInput(where, "must-be-words", value=shown(value))
        if len(value) > self.words:
            raise BadInput(where, "at-most-words", most=self.words, count=str(len(value)))
        for word in value:
            if len(word) > self.letters:
                told = {"most": str(self.letters), "count": str(len(word))}
                raise BadInput(where, "at-most-letters", word=shortened(word, SHOWN), **told)
            if not word.isprintable():
                raise BadInput(where, "must-be-printable", word=shown(word))
        return tuple(value)


def number_of(options: Mapping[str, OptionValue], name: str) -> int:
    """The value of an option that holds a number."""
    value = options[name]
    assert isinstance(value, int)
    return value


def words_of(options: Mapping[str, OptionValue], name: str) -> tuple[str, ...]:
    """The value of an option that holds words, or what every seat has brought for one."""
    value = options[name]
    assert isinstance(value, tuple)
    return value


def usual_words(value: OptionValue) -> str:
    """A value as people say it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return (", ".join(value) if isinstance(value, tuple) else str(value)) or "nothing"


def shown(value: object) -> str:
    """A value as a sentence repeats it: as it is written, but not endlessly."""
    try:
        return shortened(repr(value), SHOWN)
    except ValueError:  # a number of thousands of digits
        return type(value).__name__


def not_between(where: str, value: object, low: int, high: int) -> BadInput:
    """A number out of its range; written plainly, since it may be a port or a seed."""
    return BadInput(where, "must-be-between", low=str(low), high=str(high), value=shown(value))


def unknown_option(name: str, known: Iterable[str]) -> BadInput:
    """An option that a game does not have."""
    place = f"option {shortened(name, SHOWN)}"
    return BadInput(place, "unknown-option", known=", ".join(known) or "none")


def read_options(schema: Sequence[Option], given: Mapping[str, object]) -> dict[str, OptionValue]:
    """All options of a table with their values, defaults included; `BadInput` on unknown ones.

    A former option has no default: only what was begun with it keeps it, as it was written.
    """
    known = {option.name: option for option in schema if not option.private}
    private = {option.name for option in schema if option.private}
    for name in given:
        if name in private:
            raise BadInput(f"option {name}", "is-brought-by-seats")
        if name not in known:
            raise unknown_option(name, known)
    later = {name for option in schema if option.name in given for name in option.former}
    return {
        name: option.read(given[name]) if name in given else option.default
        for name, option in known.items()
        if name in given or not (option.former or name in later)
    }


def private_option(schema: Sequence[Option], name: str) -> Option:
    """The option of that name that every seat brings along; `BadInput` where there is none."""
    known = {option.name: option for option in schema if option.private}
    if name not in known:
        place = f"option {shortened(name, SHOWN)}"
        raise BadInput(place, "nothing-to-bring", known=", ".join(known) or "none")
    return known[name]


def filled_up(words: Sequence[str], option: Option, seats: int) -> tuple[str, ...]:
    """A word for every seat: first those that nobody has, then all again."""
    full = list(words)
    while len(full) < seats:
        fitting = without_rivals(full, option)
        if not fitting:
            break
        full.append(min(fitting, key=full.count))
    return tuple(full)


def without_rivals(words: Sequence[str], option: Option) -> list[str]:
    """What may still be chosen beside these words."""
    gone = {word for rivals in option.rivals if not {*rivals}.isdisjoint(words) for word in rivals}
    return [word for word in option.choices if word not in gone]


def with_brought(
    options: Mapping[str, OptionValue], brought: Mapping[int, Mapping[str, str]], seats: int
) -> Mapping[str, OptionValue]:
    """The options as a game gets them: of what seats have brought, one word for each seat."""
    names = {name for given in brought.values() for name in given}
    if not names:
        return options
    by_name: dict[str, OptionValue] = {
        name: tuple([brought.get(seat, {}).get(name, "") for seat in range(seats)])
        for name in sorted(names)
    }
    return {**options, **by_name}
