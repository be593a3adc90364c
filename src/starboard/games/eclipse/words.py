"""Sentences of Eclipse in both languages."""

from __future__ import annotations

from starboard.errors import Argument, Illegal
from starboard.games.eclipse.content import box
from starboard.text import texts_for


def told(lang: str, message: str, **args: Argument) -> str:
    """Any message of Eclipse."""
    return texts_for("eclipse").say(lang, message, **args)


def ship_name(ship: str, lang: str) -> str:
    """The name of a ship type."""
    return box().ship_names[ship].of(lang)


def party_name(name: str, lang: str) -> str:
    """The name of a species, or of neutral ships."""
    species = box().species.get(name)
    return species.name.of(lang) if species else ship_name(name, lang)


def refusal(fault: Illegal, lang: str) -> str:
    """Why something is not possible, with names instead of ids."""
    args: dict[str, Argument] = {}
    for key, value in fault.arguments.items():
        if key == "ship" and isinstance(value, str):
            args[key] = ship_name(value, lang)
        elif key == "part" and isinstance(value, str):
            args[key] = box().parts[value].name.of(lang)
        else:
            args[key] = value
    return told(lang, fault.message, **args)
