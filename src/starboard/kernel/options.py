"""The options of a game: a schema with type, range, default and a text id per option."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from enum import StrEnum

import msgspec

from starboard.errors import BadInput

OptionValue = bool | int | str | tuple[str, ...]


class OptionKind(StrEnum):
    """What an option holds."""

    FLAG = "flag"
    NUMBER = "number"
    CHOICE = "choice"
    WORDS = "words"


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

    def read(self, value: object) -> OptionValue:
        """The value, checked; raises `BadInput` naming the option."""
        where = f"option {self.name}"
        match self.kind:
            case OptionKind.FLAG:
                if isinstance(value, bool):
                    return value
                raise BadInput(where, "must-be-flag", value=repr(value))
            case OptionKind.NUMBER:
                if isinstance(value, int) and not isinstance(value, bool):
                    if self.low <= value <= self.high:
                        return value
                    raise not_between(where, value, self.low, self.high)
                raise BadInput(where, "must-be-whole-number", value=repr(value))
            case OptionKind.CHOICE:
                if isinstance(value, str) and value in self.choices:
                    return value
                known = ", ".join(self.choices)
                raise BadInput(where, "must-be-one-of", known=known, value=repr(value))
            case OptionKind.WORDS:
                if isinstance(value, (list, tuple)) and all(isinstance(w, str) for w in value):
                    return tuple(value)
                raise BadInput(where, "must-be-words", value=repr(value))


def not_between(where: str, value: object, low: int, high: int) -> BadInput:
    """A number out of its range; written plainly, since it may be a port or a seed."""
    return BadInput(where, "must-be-between", low=str(low), high=str(high), value=str(value))


def unknown_option(name: str, known: Iterable[str]) -> BadInput:
    """An option that a game does not have."""
    return BadInput(f"option {name}", "unknown-option", known=", ".join(known) or "none")


def read_options(schema: Sequence[Option], given: Mapping[str, object]) -> dict[str, OptionValue]:
    """All options with their values, defaults included; `BadInput` on unknown ones."""
    known = {option.name: option for option in schema}
    for name in given:
        if name not in known:
            raise unknown_option(name, known)
    return {
        name: option.read(given[name]) if name in given else option.default
        for name, option in known.items()
    }
