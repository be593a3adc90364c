"""Options of a game as they are given on a command line: `name=value`."""

from __future__ import annotations

from collections.abc import Sequence

from starboard.errors import BadInput
from starboard.kernel.options import Option, OptionKind, OptionValue, unknown_option

FLAGS = {"yes": True, "true": True, "on": True, "no": False, "false": False, "off": False}


def read_settings(schema: Sequence[Option], settings: Sequence[str]) -> dict[str, OptionValue]:
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
        if known[name].private:
            raise BadInput(f"option {name}", "is-brought-by-seats")
        values[name] = known[name].read(as_value(known[name].kind, told))
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
