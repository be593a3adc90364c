"""The film as people read it: every event as a sentence with its rule."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TypedDict

from starboard.games.space_alert.box.resolve import Film, Told
from starboard.games.space_alert.content import components
from starboard.kernel import Event
from starboard.text import texts_for

_WORDS = {
    "station": "station",
    "zone": "zone",
    "track": "zone",
    "weapon": "weapon",
    "part": "part",
    "why": "why",
}
_CAPITAL = re.compile(r"(?<!^)(?=[A-Z])")
QUIET = ("ThreatMoved", "TurnBegan")
"""What the film on a screen leaves to its headings."""


class Scene(TypedDict):
    """One event of a film with its sentence."""

    turn: int
    step: str
    actor: str
    """A crew member, a threat, or the ship."""
    kind: str
    """The event's own name; `args` are its fields."""
    message: str
    args: dict[str, object]
    clause: str
    text: str


def scenes(film: Film, lang: str) -> list[Scene]:
    """Every event of a film with its turn, step, actor, message, clause and sentence."""
    return [scene(told, lang) for told in film.told]


def scene(told: Told, lang: str) -> Scene:
    """One event of a film."""
    event = told.event
    arguments = {name: getattr(event, name) for name in event.field_names if name != "clause"}
    return {
        "turn": told.turn,
        "step": told.step,
        "actor": actor(arguments),
        "kind": type(event).__name__,
        "message": message_of(type(event)),
        "args": arguments,
        "clause": event.clause,
        "text": sentence(event, lang),
    }


def actor(arguments: dict[str, object]) -> str:
    """Who acts or is acted upon: a crew member, a threat, or the ship."""
    seat = arguments.get("seat")
    if isinstance(seat, int):
        return f"crew-{seat + 1}"
    return str(arguments.get("threat", "ship"))


def message_of(kind: type[Event]) -> str:
    """`event-crew-moved` for a `CrewMoved`."""
    return f"event-{_CAPITAL.sub('-', kind.__name__).lower()}"


def sentence(event: Event, lang: str, names: Sequence[str] = ()) -> str:
    """What happened, in one sentence; `names` are those of the crew."""
    arguments = {
        name: named(name, getattr(event, name), lang)
        for name in event.field_names
        if name != "clause"
    }
    seat = getattr(event, "seat", -1)
    if 0 <= seat < len(names):
        arguments["seat"] = names[seat]
    return texts_for("space_alert").say(lang, message_of(type(event)), **arguments)


def named(field: str, value: object, lang: str) -> str | int:
    """A value as people call it."""
    say = texts_for("space_alert").say
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int):
        return say(lang, "crew-member", number=value + 1) if field == "seat" else value
    text = str(value)
    if field == "threat" and text in components().threats:
        return components().threats[text].name.of(lang)
    if field == "letter":
        return text.upper()
    if field == "cause" and text not in ("zone-destroyed", "taken"):
        return say(lang, f"cause-{text}")
    if field in _WORDS and text:
        return say(lang, f"{_WORDS[field]}-{text}")
    return text
